"""Who acts next at Great Battles of the American Civil War: as printed, or by what is left in the pool."""

from __future__ import annotations

from random import Random

import pytest

from caracole.kernel import FreeDice
from caracole.play import load
from caracole.play.table import position
from caracole.systems.gbacw.captain.ground import Ground
from caracole.systems.gbacw.captain.leaning import USUAL
from caracole.systems.gbacw.captain.scene import Scene
from caracole.systems.gbacw.captain.tempo import Tempo, tempo
from caracole.systems.gbacw.captain.ways import Ways
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.state import BrigadeMark, GbacwState


def first_volley(turn: int, drawn: int) -> tuple[GbacwState, Gbacw]:
    """First Volley after so many activations of a turn; its order is printed."""
    game = load("gbacw", "first-volley")
    state = game.setup(FreeDice(Random(1)))
    state.turn, state.drawn = turn, (0,) * drawn
    return state, game


@pytest.mark.parametrize(
    ("turn", "drawn", "side", "found"),
    [
        (1, 1, 0, Tempo(1.0, True)),
        (1, 3, 0, Tempo(0.0, True)),  # the Union begins the second turn as well
        (5, 1, 0, Tempo(1.0, False)),
        (5, 2, 1, Tempo(0.0, False)),
    ],
)
def test_a_printed_order_is_counted_off(turn: int, drawn: int, side: int, found: Tempo):
    state, game = first_volley(turn, drawn)
    assert tempo(game, state, side) == found


@pytest.mark.parametrize(
    ("pool", "turn", "found"),
    [((1, 3), 1, Tempo(1.5, True)), ((0, 2), 1, Tempo(2.6, True)), ((0, 2), 3, Tempo(2.0, False))],
)
def test_of_a_pool_one_knows_what_is_left(pool: tuple[int, int], turn: int, found: Tempo):
    table = position("gbacw", units="0505 vE: u1 infantry 8\n1105 vW: c1 infantry 8", acting="u1", turn=turn, turns=3)
    table.state.pool = [*pool, 0, 0]
    assert tempo(table.game, table.state, 0) == found


def test_who_acts_again_before_the_enemy_fears_him_less():
    table = position("gbacw", units="0505 vE: u1 infantry 8\n1105 vW: c1 infantry 8", acting="u1", turn=1, turns=3)
    fears = []
    for pool in ([2, 0, 0, 0], [1, 2, 0, 0], [0, 3, 0, 0]):
        table.state.pool = pool
        fears.append(Scene(Ground(table.game), table.state, 0).leaning.fear)
    assert fears[0] < fears[1] == USUAL.fear < fears[2]


def test_whoever_must_stay_thinks_of_no_other_place():
    table = position("gbacw", units="0505 vE attack: u1 infantry 8\n0805 vW: c1 infantry 8", acting="u1")
    scene, frame = Scene(Ground(table.game), table.state, 0), table.state.stack[-1]
    assert len({stop.hex for stop in Ways(scene, frame, {}).stops.values()}) > 1
    query.mark_brigade(table.state, BrigadeMark.STAY, table.state.brigade_of[frame.unit])
    assert {stop.hex for stop in Ways(scene, frame, {}).stops.values()} == {table.state.hex_of[frame.unit]}
