"""Writes docs/pictures/piccole/: positions of Piccole Guerre as the rules know them, to scale.

PYTHONPATH=src python scripts/piccole_pictures.py [FOLDER]
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from caracole.draw.png import png
from caracole.play import load
from caracole.play.table import Table, position
from caracole.systems.piccole.battle import marshal
from caracole.systems.piccole.battle.rules.components.chance import XorshiftDice
from caracole.systems.piccole.drawing import draw

FOLDER = Path(__file__).parent.parent / "docs" / "pictures" / "piccole"
WIDTH = 1100
FAR = "\nS30 FtM 200 200 0\nN30 FtM 5800 5800 180"
LARGE = {"S": 40, "N": 40}


class Picture(NamedTuple):
    """A position, what is played in it, and the part of the table that matters."""

    title: str
    elements: str
    window: tuple[int, int, int, int]
    play: Callable[[Table], Any] | None = None
    terrain: str = ""
    zones: bool | tuple[str, ...] = False
    arcs: bool | tuple[str, ...] = False
    words: dict[str, Any] = {}  # noqa: RUF012  (never mutated)


def end_moves(*dice: int) -> Callable[[Table], Any]:
    """The phasing player ends his moves, and these are the dice; two more are for the next turn."""
    return lambda table: table.dice(*dice, 1, 1).play("EndMoves")


def move(element: str, x: int, y: int, h: int, *path: int) -> Callable[[Table], Any]:
    """One element moves."""
    return lambda table: table.play("Move", element=element, x=x, y=y, h=h, path=list(path))


def shoot_all(table: Table) -> None:
    """Three shooters at one target."""
    table.play("EndMoves")
    events = []
    for shooter in ("S1", "S2"):
        events += table.play("Shoot", shooter=shooter, target="N1")
    events += table.dice(4, 3, 1, 1).play("Shoot", shooter="S3", target="N1")
    table.last = events


def hold_fire(table: Table) -> None:
    """Nobody shoots, and the turn ends."""
    table.play("EndMoves")
    table.dice(1, 1).play("EndShooting")


CAPTION = """
    S1 FtP 2000 3000 0
    S2 FtP 2400 3000 0
    S3 FtM 2800 3000 0
    S4 FtP 3200 3000 0
    S5 FtM 3600 3150 0
    N1 FtP 2000 3000 180
    N2 FtP 2400 3000 180
    N3 FtP 3200 3000 180
"""
SHOOTERS = """
    S1 FtM 3000 2000 0 shoots
    S2 FtM 2600 2000 0 shoots
    S3 FtM 3400 2000 0 shoots
    N1 FtP 3000 2900 180
"""

PICTURES = {
    "zones": Picture(
        "Zones of control",
        "S1 FtM 2350 2540 90\nS5 FtP 3100 2950 0\nN1 FtP 3000 3000 180",
        (1900, 2000, 3900, 3600),
        zones=("N1",),
    ),
    "path": Picture(
        "Round a friend in two legs",
        "S1 FtM 3000 2000 0\nS2 FtP 3000 2300 0\nN1 FtP 3300 3300 180",
        (2300, 1600, 4100, 3600),
        play=move("S1", 3400, 2390, 0, 3405, 2050, 0),
        zones=("N1",),
    ),
    "contact": Picture(
        "Contact, askew",
        "S1 FtM 2700 2650 0\nS2 CvL 3500 2500 340\nN1 FtP 3000 3000 217\nN2 CvP 3600 3500 180",
        (2000, 2200, 4200, 3900),
        play=move("S1", 3000, 3000, 37),
        zones=("N1", "N2"),
    ),
    "flank": Picture(
        "A flank, from behind the front line",
        "S1 FtP 3000 3000 0\nS2 CvP 2300 3050 0\nN1 FtP 3000 3000 180\nN2 FtP 3400 3000 180",
        (1900, 2400, 4000, 3800),
        play=move("S2", 2800, 3200, 90),
    ),
    "threats": Picture("Threatened flanks", CAPTION, (1600, 2400, 4200, 3700)),
    "push": Picture(
        "A recoil that pushes",
        "S1 FtM 3000 2000 0\nS2 FtM 3000 1700 0\nS3 FtP 3100 1480 0\nN1 FtP 3000 2000 180",
        (2200, 900, 3900, 2500),
        play=end_moves(1, 2),
    ),
    "flight": Picture(
        "A flight with the least deviation",
        "S1 CvL 3000 2500 0\nS2 FtP 3000 1500 0\nN1 FtP 3000 2500 180",
        (1500, 400, 4100, 3000),
        play=end_moves(1, 6),
    ),
    "arcs": Picture(
        "Arcs, a corridor, and support",
        SHOOTERS,
        (1600, 1500, 4400, 3500),
        play=shoot_all,
        arcs=True,
    ),
    "river": Picture(
        "Horse with a river at its back",
        "S1 FtP 2400 3000 0\nN1 CvP 2400 3000 180\nN2 FtM 3400 3200 180",
        (1400, 2400, 4400, 4800),
        terrain="major_river 0,4000 6000,4200 6000,4400 0,4200\nhill 3000,2900 3900,2900 4000,3500 3400,3700 2900,3400",
        zones=("N1",),
    ),
    "camp": Picture(
        "A camp lost counts two",
        "S1 FtP 1800 1400 0\nS2 FtP 2200 1400 0\nN1 CvL 3000 250 180\nN2 FtM 2000 2400 180 shoots",
        (1200, 0, 4400, 3000),
        terrain="wood 3400,900 4000,800 4200,1400 3700,1700 3300,1400",
        arcs=("N2",),
        play=hold_fire,
        words={"camps": {"S": 2600}},
    ),
}


def draw_position(picture: Picture) -> str:
    """The position after what is played in it."""
    table = position(
        "piccole", elements=picture.elements + FAR, terrain=picture.terrain, at_start=LARGE, **picture.words
    )
    if picture.play is not None:
        try:
            picture.play(table)
        except Exception as error:
            raise SystemExit(f"{picture.title}: {error}") from error
    events = [event.plain() for event in table.last]
    return draw(
        table.view(), events=events, zones=picture.zones, arcs=picture.arcs, window=picture.window, title=picture.title
    )


def draw_battle(turn: int, title: str) -> str:
    """A battle between two captains at the beginning of a turn, always the same one (P0.m)."""
    game, rng, dice = load("piccole", "ticinus", {"terrain": "T3"}), Random(1), XorshiftDice(264)
    state, events = game.setup(dice), []
    while (decision := game.decision(state)) is not None and state.turn < turn:
        events = []
        seat = decision.seats[0]
        game.apply(state, seat, marshal.choose(game, state, seat, rng), dice, events.append)
    return draw(game.view(state, None), events=[event.plain() for event in events], title=title)


def main(folder: Path) -> None:
    """Every picture as PNG."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {name: draw_position(picture) for name, picture in PICTURES.items()}
    drawn["deployment"] = draw_battle(1, "Drawn up")
    drawn["battle"] = draw_battle(12, "In the thick of it")
    for name, picture in drawn.items():
        (folder / f"{name}.png").write_bytes(png(picture, WIDTH))
        print(folder / f"{name}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
