"""``caracole data preview SCENARIO``: a picture of its map and of what lies on it, as SVG or PNG."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from caracole.cli.common import add_language, picture_file, whole_number, write_picture
from caracole.kernel.errors import CaracoleError

USUAL = "gradisca"
"""Whose complaints are heard of a scenario that no system can read."""


def add(actions: Any) -> None:
    """The command line."""
    parser = actions.add_parser("preview", help="draw the map of a scenario and what lies on it, as SVG or PNG")
    parser.add_argument("scenario", metavar="SCENARIO", help="its name, or a scenario directory (or its scenario.toml)")
    parser.add_argument("--out", metavar="FILE", help="a file that ends in .svg or .png (default: SCENARIO.svg)")
    parser.add_argument("--at", metavar="RECORD", help="a saved game: draw where it stands (default: the set-up)")
    parser.add_argument("--bare", action="store_true", help="the map alone, with the key of its signs")
    parser.add_argument("--part", metavar="HEX-HEX", help="a part of a hex map, named by two of its hexes: 0610-1620")
    parser.add_argument("--width", metavar="N", type=whole_number, default=2400, help="pixels of a PNG (default: 2400)")
    parser.add_argument("--system", help="whose scenario it is (default: the first that knows it)")
    add_language(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Writes the file and says which."""
    from importlib import import_module
    from importlib.util import find_spec
    from inspect import signature

    from caracole.play.registry import system

    name = system(asked.system or _system_of(asked.scenario)).name
    if find_spec(f"caracole.draw.{name}") is None:
        raise CaracoleError(f"{name}: nobody has drawn this system yet")
    out = picture_file(asked.out or f"{Path(asked.scenario).resolve().name.removesuffix('.toml')}.svg")
    preview = getattr(import_module(f"caracole.draw.{name}"), "preview", None)
    if preview is None:
        raise CaracoleError(f"{name}: its scenarios have no picture of their own; caracole draw shows a saved game")
    wishes = {} if asked.part is None else {"part": asked.part}
    if not wishes.keys() <= signature(preview).parameters.keys():
        raise CaracoleError(f"{name}: --part is for maps of hexes")
    picture: str = preview(asked.scenario, record=asked.at, bare=asked.bare, language=asked.language, **wishes)
    write_picture(out, picture, asked.width)
    print(out)
    return 0


def _system_of(wish: str) -> str:
    """The system that ships a scenario of this name, whose files those in a directory look like, or that finds no fault
    in them."""
    from caracole.play.registry import checked_systems, system_of_data

    known = checked_systems()
    for each in known:
        if wish in {row["id"] for row in each.scenarios()}:
            return each.name
    told = system_of_data(wish) if Path(wish).exists() else None
    if told is not None:
        return told
    for each in known if Path(wish).exists() else ():
        checked = each.check_data(wish)
        if checked and not any(row.problems for row in checked):
            return each.name
    return USUAL
