"""``caracole data preview SCENARIO``: a picture of its map and of what lies on it, as SVG or PNG."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from caracole.cli.common import add_language, picture_file, system_with, whole_number, write_picture


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
    from caracole.draw.parts import draw_scenario

    name = system_with("drawing", asked.scenario, asked.system)
    out = picture_file(asked.out or f"{Path(asked.scenario).resolve().name.removesuffix('.toml')}.svg")
    wishes = {"record": asked.at, "bare": asked.bare, "language": asked.language, "part": asked.part}
    write_picture(out, draw_scenario(name, asked.scenario, **wishes), asked.width)
    print(out)
    return 0
