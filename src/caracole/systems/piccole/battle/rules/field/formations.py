"""Orders of battle: ways to draw up an army that a player would recognise. Suggestions, not rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from caracole.geometry.table import Pose
from caracole.systems.piccole.battle.rules.components.measures import DEPLOYMENT_DEPTH, FRONT, HALF_FRONT, TABLE
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.components.troops import WEIGHTS
from caracole.systems.piccole.battle.rules.field.field import from_edge, why_not_place
from caracole.systems.piccole.battle.rules.state import BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle

FORMATIONS: Final = ("line", "doubled", "left", "right", "horse_left", "reserve")
FIRST_ROW: Final = DEPLOYMENT_DEPTH - 200
ROW_DEPTH: Final = 400
MOST_IN_ROW: Final = TABLE // FRONT - 1


def drawn_up(game: Battle, state: BattleState, seat: int, formation: str) -> tuple[Pose, ...] | None:
    """A pose for every element of the seat that is still in hand, by number; None if there is no room."""
    waiting = game.in_hand(state, seat)
    trial = state.copy()
    places: dict[Element, Pose] = {}
    for element, along, forward in slots(game, waiting, formation):
        pose = from_edge(state.edges[seat], along, forward)
        if why_not_place(game, trial, seat, element, pose) is None:
            _put(trial, element, pose)
            places[element] = pose
    for element in waiting:
        if element in places:
            continue
        found = next(
            (pose for pose in anywhere(state, seat) if not why_not_place(game, trial, seat, element, pose)), None
        )
        if found is None:
            return None
        _put(trial, element, found)
        places[element] = found
    return tuple(places[element] for element in waiting)


def _put(state: BattleState, element: Element, pose: Pose) -> None:
    state.poses[element] = pose
    state.on_table |= 1 << element


def slots(game: Battle, waiting: Sequence[Element], formation: str) -> Iterator[tuple[Element, int, int]]:
    """(element, along, forward) as the formation has it: foot in the middle, horse on the wings."""
    foot_of: dict[str, list[Element]] = {weight: [] for weight in WEIGHTS}
    horse_of: dict[str, list[Element]] = {weight: [] for weight in WEIGHTS}
    for element in waiting:
        troop = game.troop[element]
        (horse_of if troop.horse else foot_of)[troop.weight].append(element)
    heavy, medium, light = foot_of.values()
    foot = [*medium[::2], *heavy, *medium[1::2]]
    if formation == "doubled":
        half = (len(heavy) + 1) // 2
        foot = [*medium[::2], *heavy[:half], *medium[1::2]]
    horse = [element for row in horse_of.values() for element in row]
    left, right = horse[::2], horse[1::2]
    if formation == "horse_left":
        left, right = horse, []
    line = [*left[::-1], *light[::2], *foot, *light[1::2], *right]
    if formation == "reserve":
        line = [element for element in line if element not in horse_of["heavy"]]
    shift = {"left": -800, "right": 800}.get(formation, 0)
    rows = [line[n : n + MOST_IN_ROW] for n in range(0, len(line), MOST_IN_ROW)]
    for number, row in enumerate(rows):
        width = FRONT * len(row)
        start = max(0, min(TABLE - width, (TABLE - width) // 2 + shift)) + HALF_FRONT
        for place, element in enumerate(row):
            yield element, start + FRONT * place, FIRST_ROW - ROW_DEPTH * number
            if formation == "doubled" and number == 0 and element in heavy:
                behind = heavy.index(element) + (len(heavy) + 1) // 2
                if behind < len(heavy):
                    supporter = heavy[behind]
                    yield supporter, start + FRONT * place, FIRST_ROW - game.depth[element]
    if formation == "reserve":
        width = FRONT * len(horse_of["heavy"])
        for place, element in enumerate(horse_of["heavy"]):
            yield element, (TABLE - width) // 2 + HALF_FRONT + FRONT * place, FIRST_ROW - ROW_DEPTH * len(rows)


def anywhere(state: BattleState, seat: int) -> Iterator[Pose]:
    """Every place worth trying for whoever found none, front row first."""
    for forward in range(FIRST_ROW, 250, -100):
        for along in range(HALF_FRONT, TABLE - HALF_FRONT + 1, 100):
            yield from_edge(state.edges[seat], along, forward)
