"""``caracole los SCENARIO FROM TO``: is there a line of sight, and why not, step by step with the rules."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from caracole.cli.common import add_json, add_language, print_json, read_options, whole_number
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

    out = None if asked.out is None else Path(asked.out)
    if out is not None and out.suffix not in (".svg", ".png"):
        raise CaracoleError(f"{out}: the name must end in .svg or .png")
    field = find_field(asked.scenario)
    rules = make_rules(field.scenario.options, read_options(asked.option))
    hexes = []
    for name in (asked.origin, asked.target):
        number = field.grid.number(name)
        if number < 0:
            raise CaracoleError(f"there is no hex {name!r} in {field.scenario.id}")
        hexes.append(number)
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
    from caracole.draw.png import png

    if story["distance"] == 0:
        raise CaracoleError("a line of sight is drawn between two hexes")
    picture = draw_sight(field, story, language=asked.language)
    out.write_bytes(png(picture, asked.width) if out.suffix == ".png" else picture.encode())
    if not asked.json:
        print(out)


def _told(story: dict[str, Any], field: Any, language: str) -> list[str]:
    """The story for people."""
    from caracole.play.texts import Texts, in_language, rule_title

    texts = Texts(language, "gbacw")
    names = {slug: in_language(row.name, language) for slug, row in field.chart.rows.items()}
    low, high = story["levels"]
    lines = [texts.say("los-ends", origin=story["from"], target=story["to"], a=low, b=high, distance=story["distance"])]
    for step in story["path"]:
        told = {"hex": step["hex"], "terrain": names[step["terrain"]], "level": step["level"], "height": step["height"]}
        lines.append("  " + texts.say("los-passes", beside=step["beside"], **told))
    for reason in story["reasons"]:
        sentence = texts.say(f"los-{reason['code']}", hex=reason["hex"], other=reason["other"])
        lines.append(f"  {reason['rule']} ({rule_title('gbacw', reason['rule'], language)}): {sentence}")
    if story["bare_woods"]:
        lines.append(texts.say("los-bare-woods"))
    lines.append(texts.say("los-clear" if story["clear"] else "los-blocked"))
    return lines
