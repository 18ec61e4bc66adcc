"""``caracole draw RECORD``: a picture of a saved game as it stands, or as it stood after so many entries."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from caracole.cli.common import (
    add_data,
    add_language,
    picture_file,
    recorded_game,
    whole_number,
    write_picture,
)
from caracole.kernel.errors import CaracoleError


def add(commands: Any) -> None:
    """The command line."""
    parser = commands.add_parser("draw", help="draw a saved game as it stands, as SVG or PNG")
    parser.add_argument("record", metavar="RECORD", help="a saved game")
    parser.add_argument("--at", metavar="N", type=int, help="after so many entries (default: all; 0: the set-up)")
    parser.add_argument("--out", metavar="FILE", help="a file that ends in .svg or .png (default: RECORD.svg)")
    parser.add_argument("--part", metavar="HEX-HEX", help="a part of a hex map, named by two of its hexes: 0610-1620")
    parser.add_argument("--width", metavar="N", type=whole_number, default=1600, help="pixels of a PNG (default: 1600)")
    add_data(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Writes the file and says which."""
    from caracole.draw.parts import draw_position
    from caracole.play import Record
    from caracole.play.replay import expect_game, walk

    out = picture_file(asked.out or Path(asked.record).with_suffix(".svg").name)
    record = Record.load(asked.record)
    game = recorded_game(record, asked.record, asked.data)
    expect_game(game, record)
    steps = [step for step in walk(game, record) if asked.at is None or step.serial <= asked.at]
    if not steps or (asked.at is not None and asked.at > len(record.entries)):
        raise CaracoleError(f"--at {asked.at}: the record has entries 0 (the set-up) to {len(record.entries)}")
    last = steps[-1]
    picture = draw_position(game, last.state, events=last.events, language=asked.language, part=asked.part)
    write_picture(out, picture, asked.width)
    print(out)
    return 0
