"""Writes docs/pictures/gbacw/: the maps of the battles, positions by words, and lines of sight.

PYTHONPATH=src python scripts/gbacw_pictures.py [NAME ...]
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from caracole.draw.palette import indexed
from caracole.draw.png import png
from caracole.kernel.dice import FreeDice
from caracole.play import load
from caracole.play.conformance import random_action
from caracole.play.table import Table, position
from caracole.systems.gbacw.drawing import draw, draw_sight, preview
from caracole.systems.gbacw.loader import load_shipped
from caracole.systems.gbacw.rules.fire import los

FOLDER = Path(__file__).parent.parent / "docs" / "pictures" / "gbacw"
WIDTH = 1500

GROUND = """
    size 12 x 8
    0401-0808: level 1
    0503 0504 0603 0604 0605 0704: level 2
    0203 0302 0303 0202: woods
    0906 0907: orchard
    1003: building
    road 0105 0204 0305 0404 0505 0605 0706 0805 0906 1005 1106 1205
    0903/NE 0902/SE 0903/SE 0904/NE 0904/SE 0905/NE 0905/SE 1006/NW: stream
    0906/NE: stream, bridge
    0503/NW 0603/NE 0704/NE: minor
    0704/SE 0605/S: steep
    0504/SW 0605/SW: abrupt
    0802/N 0803/NW 0902/NW: wall_low
"""


class Picture(NamedTuple):
    """A position by words, and what is played in it."""

    title: str
    words: dict[str, Any]
    part: str
    play: Callable[[Table], Any] | None = None
    key: bool = False


def march(table: Table) -> list[Any]:
    """A regiment goes down the road."""
    table.play("ActivateUnit", unit="u2")
    return [event for to in ("0505", "0605") for event in table.play("Step", to=to)]


def designate(table: Table) -> list[Any]:
    """Two hexes of attackers name their targets."""
    table.play("EndBrigade")
    first = table.play("DesignateAssault", unit="c1", targets=["0604"])
    return [*first, *table.play("DesignateAssault", unit="c3", targets=["0605"])]


PICTURES = {
    "line": Picture(
        "A line of battle",
        {
            "map": GROUND,
            "units": """
                0503 vE: u-14in infantry 9, u-67oh infantry 6 R 6/4
                0604 vE: u-84pa infantry 6 @u-red, u-7oh infantry 8 @u-red, u-1wv infantry 5 @u-red
                0605 vE: u-bat artillery 4N+2H12
                0803 vW: c-37va infantry 8 M 8/6
                0804 vW attack: c-23va infantry 5 (disordered)
                0805 vW attack: c-27va infantry 7 @c-blue, c-2va infantry 9 @c-blue (low)
                1005 vW: c-7vac cavalry 5
            """,
            "leaders": """
                0503: u-smith brigade range 4
                0705: u-kimball division range 5
                0805: c-garnett brigade range 4
            """,
            "active": "u-brigade",
        },
        "0402-1006",
    ),
    "column": Picture(
        "March columns",
        {
            "map": GROUND,
            "units": """
                0404 sSE: u2 infantry 5
                0204 sSE: u1 infantry 8 (column 0105)
                0903 vW: c1 cavalry 4 (dismounted), c2 cavalry 4
                1106 sNW: c-bat artillery 4N
            """,
            "leaders": "0204: u-tyler brigade range 4",
            "active": "u-brigade",
        },
        "0102-1107",
        march,
    ),
    "refused": Picture(
        "A flank Refused",
        {
            "map": GROUND,
            "units": """
                0504 vE: u1 infantry 8 (refused left)
                0605 vE: u2 infantry 7
                0606 vE: u3 infantry 6 (refused right)
                0503 vE: u4 infantry 4 (disordered)
                0703 vW attack: c1 infantry 7
                0705 vW attack: c2 infantry 9
                0602 vSW attack: c3 infantry 6
            """,
            "leaders": "0605: u-tyler brigade range 4",
            "active": "c-brigade",
        },
        "0301-0807",
    ),
    "extended": Picture(
        "Extended Lines",
        {
            "map": GROUND,
            "units": """
                0504 vE: u1 infantry 10 (line 0505)
                0506 vE: u2 infantry 9 (line 0507)
                0804 vW: c1 infantry 12 (line 0803 0805)
                0906 vW: c-bat artillery 4N
            """,
            "leaders": "0804: c-jones brigade range 4",
            "entrenchments": "0504 vE",
            "active": "u-brigade",
        },
        "0402-1007",
    ),
    "assault": Picture(
        "An assault on the hill",
        {
            "map": GROUND,
            "units": """
                0604 vE: u1 infantry 7, u2 infantry 6
                0605 vE: u-bat artillery 4N (low)
                0503 vE: u3 infantry 8
                0704 vW attack: c1 infantry 9, c2 infantry 8
                0705 vW attack: c3 infantry 7 @c-blue
                0703 vW attack: c4 infantry 5 (disordered, finished)
                0906 vW: c5 infantry 8 @c-blue
            """,
            "leaders": "0704: c-garnett brigade range 4\n0604: u-smith brigade range 4",
            "active": "c-brigade, c-blue",
        },
        "0402-0907",
        designate,
    ),
    "rout": Picture(
        "A brigade breaks",
        {
            "map": GROUND,
            "units": """
                0404 vE: u1 infantry 5 (disordered, finished)
                0305 vE: u2 infantry 3 (disordered, collapsed)
                0605 vE: u-bat artillery 2N (abandoned 1)
                0604 vW: c1 infantry 7 (finished)
                0705 vW attack: c2 infantry 8 (fired)
                0703 vSW: c3 cavalry 5 (blown)
                routed: u3 infantry 4, u4 infantry 6
            """,
            "leaders": "0305: u-smith brigade range 4\n0604: c-garnett brigade range 4",
            "out_of_command": "u2",
            "active": "c-brigade",
        },
        "0302-0807",
        key=True,
    ),
}


def draw_position(picture: Picture) -> str:
    """The position, after what is played in it."""
    table: Any = position("gbacw", **picture.words)
    events = [] if picture.play is None else picture.play(table)
    told = [event.plain() for event in events]
    return draw(table.game.field, table.view(), events=told, part=picture.part, title=picture.title, key=picture.key)


def draw_battle(turn: int, actions: int) -> str:
    """The ford, played by chance: so many actions into a turn, always the same."""
    game: Any = load("gbacw", "the-ford")
    rng, dice = Random(7), FreeDice(Random("ford"))
    state, count = game.setup(dice), 0
    events: list[Any] = []
    while (decision := game.decision(state)) is not None and (state.turn < turn or count < actions):
        events = []
        count += state.turn >= turn
        seat, action = random_action(game, state, decision, rng)
        game.apply(state, seat, action, dice, events.append)
    return draw(game.field, game.view(state, None), events=[event.plain() for event in events])


def sight(scenario: str, origin: str, target: str, language: str = "en") -> str:
    """A line of sight."""
    field = load_shipped(scenario)
    a, b = field.grid.number(origin), field.grid.number(target)
    story = los.explain(field, a, b, False, field.scenario.rules.bare_woods)
    return draw_sight(field, story, language=language)


DRAWN: dict[str, tuple[Callable[[], str], int]] = {
    "map-first-volley": (lambda: preview("first-volley"), WIDTH),
    "map-the-ford": (lambda: preview("the-ford"), WIDTH),
    "map-kernstown": (lambda: preview("kernstown"), 1600),
    "map-kernstown-hill": (lambda: preview("kernstown", part="2011-3021"), WIDTH),
    "map-gettysburg": (lambda: preview("oak-ridge"), 1600),
    "map-gettysburg-cuts": (lambda: preview("mcphersons-ridge", part="1213-2525"), WIDTH),
    "battle": (lambda: draw_battle(3, 12), WIDTH),
    "sight-blocked": (lambda: sight("kernstown", "2416", "1509"), 900),
    "sight-clear": (lambda: sight("the-ford", "0505", "1106", "fr"), 800),
    **{name: (partial(draw_position, picture), WIDTH if picture.key else 1000) for name, picture in PICTURES.items()},
}


def main(names: list[str]) -> None:
    """Every picture as PNG, or those named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or DRAWN:
        make, width = DRAWN[name]
        out = FOLDER / f"{name}.png"
        out.write_bytes(indexed(png(make(), width)))
        print(out)


if __name__ == "__main__":
    main(sys.argv[1:])
