"""What an onlooker counts as a blunder, in small positions and in a whole game."""

from __future__ import annotations

import pytest

from caracole.play import load
from caracole.play.table import Table, position
from caracole.players.games import play_alone
from caracole.systems.gbacw import blunders
from caracole.systems.gbacw.blunders import KINDS, count
from caracole.systems.gbacw.rules import query
from caracole.texts import LANGUAGES, Texts

SILENT = ("return_fire", "withdrawal_fire", "approach_fire", "pre_assault_fire", "reaction_facing", "reaction_movement")
QUIET = {side: dict.fromkeys(SILENT, "never") for side in ("union", "confederate")}
PAYS = [{"kind": "control", "hexes": "0505", "points": (6, 6)}]


class Seen:
    """A table at which an onlooker counts."""

    def __init__(self, table: Table) -> None:
        self.table, self.onlooker, self.found = table, blunders._Onlooker(table.game), []

    def play(self, do: str, **words: object) -> Seen:
        """Play it, and note what the onlooker says."""
        before = self.table.state.copy()
        self.table.play(do, **words)
        self.found += self.onlooker._after(before, self.table.state, 0, {"do": do, **words})
        return self


def seen(units: str, **words: object) -> Seen:
    """The Union brigade has been activated."""
    return Seen(position("gbacw", units=units, active="u-brigade", standing=QUIET, **words))


@pytest.mark.parametrize(("strength", "found"), [(2, ["shattered_forward"]), (8, [])])
def test_a_shattered_regiment_has_no_business_next_to_the_enemy(strength, found):
    game = seen(f"0505 vE attack: u1 infantry {strength}\n0805 vW: c1 infantry 8")
    game.play("ActivateUnit", unit="u1").play("Step", to="0605").play("Step", to="0705").play("EndUnit")
    assert game.found == found


@pytest.mark.parametrize(
    ("turn", "pool", "found"),
    [
        (3, [0, 1, 0, 0], ["prize_left_empty"]),
        (3, [1, 0, 0, 0], []),  # one acts again before the enemy comes
        (1, [0, 1, 0, 0], []),  # there is time to take it back
    ],
)
def test_a_hex_that_pays_is_not_left_late_to_an_enemy_who_is_free_to_come(turn, pool, found):
    units = "0505 vE: u1 infantry 8\n0905 vW: c1 infantry 6"
    game = seen(units, scores=PAYS, control={"union": "0505"}, turn=turn, turns=4)
    game.table.state.pool = pool
    game.play("ActivateUnit", unit="u1").play("Step", to="0605").play("EndUnit").play("EndBrigade")
    assert game.found == found


@pytest.mark.parametrize(("goes_to", "found"), [("1205", ["out_of_command"]), ("0605", [])])
def test_when_a_turn_ends_a_unit_should_be_where_its_leader_reaches_it(goes_to, found):
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry 8\n1515 vW: c1 infantry 6",
        leaders="0505: u-smith brigade orders 0 range 2",
        active="u-brigade",
        standing=QUIET,
    )
    onlooker, unit = blunders._Onlooker(table.game), table.game.field.numbers["unit"]["u1"]
    onlooker.dawn, onlooker.today = table.state.copy(), {unit}
    query.put_unit(table.game, table.state, unit, table.game.field.numbers["hex"][goes_to])
    assert [kind for kind, _ in onlooker._evening(table.state)] == found


def test_guns_want_friends_beside_them():
    game = seen("0505 vE: u-bat artillery 4N\n1515 vE: u1 infantry 5\n0705 vW: c1 infantry 6")
    game.play("EndBrigade")
    assert game.found == ["guns_alone"]


def test_a_unit_that_comes_back_has_walked_for_nothing():
    game = seen("0505 vE: u1 infantry 8\n1515 vW: c1 infantry 6")
    game.play("ActivateUnit", unit="u1").play("Step", to="0605").play("Turn", facing="vW").play("Step", to="0505")
    game.play("EndUnit")
    assert game.found == ["out_and_back"]


@pytest.mark.parametrize(("strength", "found"), [(3, ["poor_assault"]), (14, [])])
def test_an_assault_should_succeed_more_often_than_it_fails(strength, found):
    game = seen(f"0505 vE attack: u1 infantry {strength}\n0605 vW: c1 infantry 7")
    game.play("EndBrigade").play("DesignateAssault", unit="u1", targets=["0605"])
    game.play("EndDesignation")
    assert game.found == found


def test_a_whole_game_is_counted_by_kind_and_by_seat():
    match = play_alone(load("gbacw", "first-volley"), ["random", "random"], 3)
    everybody, each = count(match), [count(match, seat) for seat in (0, 1)]
    assert tuple(everybody) == KINDS
    assert everybody == {kind: each[0][kind] + each[1][kind] for kind in KINDS}
    assert sum(everybody.values()) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_is_told_in_every_language(language):
    assert all(Texts(language, "gbacw").find(f"blunder-{kind}") for kind in KINDS)
