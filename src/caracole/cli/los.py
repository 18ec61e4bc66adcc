"""``caracole los SCENARIO FROM TO``: is there a line of sight, and why not, step by step with the rules."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from caracole.cli.common import (
    add_json,
    add_language,
    picture_file,
    print_json,
    read_options,
    whole_number,
    write_picture,
)
from caracole.kernel.errors import CaracoleError


def add(commands: Any) -> None:
    """The command line."""
    parser = commands.add_parser("los", help="explain a line of sight on a hex map")
    parser.add_argument("scenario", metavar="SCENARIO", help="its name, or a scenario directory")
    parser.add_argument("origin", metavar="FROM", help="a hex, e.g. 0505")
    parser.add_argument("target", metavar="TO", help="another hex")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="a rule option, e.g. crests=true"
    )
    parser.add_argument("--out", metavar="FILE", help="draw it too: a file that ends in .svg or .png")
    parser.add_argument("--width", metavar="N", type=whole_number, help="pixels of a PNG (default: as drawn)")
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Prints the ends, the hexes on the way, and every reason that blocks the line."""
    from caracole.systems.gbacw import los
    from caracole.systems.gbacw.loader import find_field
    from caracole.systems.gbacw.options import make_rules

    out = None if asked.out is None else picture_file(asked.out)
    field = find_field(asked.scenario)
    rules = make_rules(field.scenario.options, read_options(asked.option))
    hexes = []
    for name in (asked.origin, asked.target):
        number = field.grid.number(name)
        if number < 0:
            raise CaracoleError(f"there is no hex {name!r} in {field.scenario.id}")
        hexes.append(number)
    if out is not None and hexes[0] == hexes[1]:
        raise CaracoleError("a line of sight is drawn between two hexes")
    story = los.explain(field, hexes[0], hexes[1], rules.crests, field.scenario.rules.bare_woods)
    if asked.json:
        print_json(story)
    else:
        print("\n".join(_told(story, field, asked.language)))
    if out is not None:
        _draw(story, field, out, asked)
    return 0


def _draw(story: dict[str, Any], field: Any, out: Path, asked: argparse.Namespace) -> None:
    """The picture; with ``--json`` its name is not printed, so that the answer stays one document."""
    from caracole.draw.gbacw import draw_sight

    write_picture(out, draw_sight(field, story, language=asked.language), asked.width)
    if not asked.json:
        print(out)


def _told(story: dict[str, Any], field: Any, language: str) -> list[str]:
    """The story for people."""
    from caracole.play.texts import Texts, in_language, rule_title

    texts = Texts(language, "gbacw")
    names = {slug: in_language(row.name, language) for slug, row in field.chart.rows.items()}
    low, high = story["levels"]
    lines = [texts.say("los-ends", origin=story["from"], target=story["to"], a=low, b=high, distance=story["distance"])]
    if low != high:
        lines.append("  " + texts.say("los-mean-level", level=f"{story['mean_level']:g}"))
    for step in story["path"]:
        told = {"hex": step["hex"], "terrain": names[step["terrain"]], "level": step["level"], "height": step["height"]}
        lines.append("  " + texts.say("los-passes", beside=step["beside"], **told))
    for reason in story["reasons"]:
        sentence = texts.say(f"los-{reason['code']}", hex=reason["hex"], other=reason["other"])
        lines.append(f"  {reason['rule']} ({rule_title('gbacw', reason['rule'], language)}): {sentence}")
    if story["bare_woods"]:
        lines.append(texts.say("los-bare-woods"))
    reach = _reach(field)
    if story["distance"] > reach:
        lines.append(texts.say("los-out-of-range", range=reach))
    lines.append(texts.say("los-clear" if story["clear"] else "los-blocked"))
    return lines


def _reach(field: Any) -> int:
    """How far anybody of this battle can fire at all (C10.16.b)."""
    arms = {weapon for unit in field.units for weapon in (unit.weapon, *(gun for gun, _ in unit.sections))}
    return max((field.weapons[weapon].reach for weapon in arms if weapon >= 0), default=0)
