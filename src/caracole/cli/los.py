"""``caracole los SCENARIO FROM TO``: is there a line of sight, and why not, step by step with the rules."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any, Protocol

from caracole.cli.common import (
    add_json,
    add_language,
    picture_file,
    print_json,
    read_options,
    system_with,
    whole_number,
    write_picture,
)
from caracole.kernel.errors import CaracoleError


class Line(Protocol):
    """A line of sight between two hexes of a scenario."""

    @property
    def story(self) -> dict[str, Any]:
        """As JSON data."""

    def told(self, language: str) -> list[str]:
        """Line by line for people: the ends, the hexes on the way, and every reason that blocks it."""

    def drawn(self, language: str) -> str:
        """SVG; raises CaracoleError if it cannot be drawn."""


class SightPart(Protocol):
    """What a system brings as its ``sight``."""

    def line(self, scenario: str, origin: str, target: str, options: Mapping[str, str]) -> Line:
        """Between two hexes by name; the scenario by its name or in a directory. Raises CaracoleError."""


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
    parser.add_argument("--system", help="whose scenario it is (default: the first that knows it)")
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Prints the ends, the hexes on the way, and every reason that blocks the line; with ``--json`` the name of a
    picture is not printed, so that the answer stays one document."""
    from caracole.play.parts import part

    out = None if asked.out is None else picture_file(asked.out)
    name = system_with("sight", asked.scenario, asked.system)
    sight = part(name, "sight", SightPart)
    if sight is None:
        raise CaracoleError(f"{name} has no lines of sight")
    line = sight.line(asked.scenario, asked.origin, asked.target, read_options(asked.option))
    picture = None if out is None else line.drawn(asked.language)
    if asked.json:
        print_json(line.story)
    else:
        print("\n".join(line.told(asked.language)))
    if out is not None and picture is not None:
        write_picture(out, picture, asked.width)
        if not asked.json:
            print(out)
    return 0
