"""How the captain moves: round a corner into a flank, two together, no step without a purpose, a General who lives."""

from __future__ import annotations

from random import Random

from caracole.play import load
from caracole.players.games import play_alone
from caracole.systems.piccole.battle.marshal import Thought
from caracole.systems.piccole.battle.rules.actions import EndMoves, Move, MoveBlock
from caracole.systems.piccole.captain.battle import think
from caracole.systems.piccole.captain.exposure import exposure
from caracole.systems.piccole.captain.leanings import HOLD, LEFT_BACK, USUAL, Leaning
from systems.piccole.battle.positions import table_of


def thought(elements: str, terrain: str = "", leaning: Leaning = USUAL) -> Thought:
    table = table_of(elements, terrain)
    return think(table.game, table.state, 0, Random(1), leaning)


def test_he_goes_round_a_corner_into_a_flank() -> None:
    chosen = thought("S1 FtP 3000 3600 270\nN1 FtM 3000 3000 180")
    assert (chosen.code, chosen.action) == ("attacks_flank", Move(0, 3200, 3200, 270, (3200, 3400, 270)))


def test_two_attack_together_what_neither_attacks_alone() -> None:
    """N1 is supported and has the better of S1; with S2 at its corner it is another matter."""
    alone = thought("S1 FtP 3000 2700 0\nN1 FtP 3000 3000 180\nN2 FtP 3000 3200 180")
    assert not alone.code.startswith("attacks")
    both = thought("S1 FtP 3000 2700 0\nS2 FtM 2400 2600 0\nN1 FtP 3000 3000 180\nN2 FtP 3000 3200 180")
    assert both.code == "attacks_together"
    assert {both.args["element"], both.args["other"]} == {0, 1}
    assert both.args["enemy"] == 40


def test_whoever_cannot_come_nearer_stays_rather_than_shuffle() -> None:
    """N1's zone of control begins where S1 stands."""
    chosen = thought("S1 CvL 3000 2500 0\nN1 FtP 3000 3000 180 general\nN2 FtP 3000 3200 180")
    moves_s1 = isinstance(chosen.action, Move) and chosen.action.element == 0
    assert not moves_s1


def test_whoever_has_the_enemy_behind_him_turns() -> None:
    chosen = thought("S1 FtP 3000 3000 180\nN1 CvL 3000 3650 180")
    assert (chosen.code, chosen.action.h) in (("faces_enemy", 0), ("advances", 0))


def test_the_general_does_not_charge_into_a_pocket() -> None:
    """N1 would be easy prey, but N2 and N3 stand ready to close in behind him."""
    pocket = "S1 CvP 3000 2300 0 general\nN1 FtL 3000 3000 180\nN2 CvP 2300 2900 180\nN3 CvP 3700 2900 180"
    assert thought(pocket).args.get("enemy") != 40
    assert thought("S1 CvP 3000 2300 0 general\nN1 FtL 3000 3000 180").code == "attacks_front"


def test_a_flank_is_open_if_an_enemy_could_be_there_and_no_friend_stands_there() -> None:
    table = table_of("S1 FtP 3000 3000 0\nN1 FtM 2200 3150 90")
    assert exposure(table.game, table.state, 0, [40]) == 1
    covered = table_of("S1 FtP 3000 3000 0\nS2 FtP 2600 3000 0\nN1 FtM 2200 3150 90")
    assert exposure(covered.game, covered.state, 0, [40]) == 0


def test_who_holds_lets_the_enemy_come() -> None:
    chosen = thought("S1 FtP 3000 2000 0\nS2 FtP 3400 2000 0\nN1 FtP 3000 4500 180", leaning=HOLD)
    assert (type(chosen.action), chosen.code) == (EndMoves, "lets_them_come")


def test_the_refused_wing_stays_behind() -> None:
    line = "S1 FtP 800 2000 0\nS2 FtP 1200 2000 0\nS3 FtP 4800 2000 0\nS4 FtP 5200 2000 0\nN1 FtP 3000 4500 180"
    chosen = thought(line, leaning=LEFT_BACK)
    assert isinstance(chosen.action, MoveBlock)
    assert set(chosen.action.elements) == {2, 3}


def test_every_choice_of_a_battle_has_its_reason() -> None:
    match = play_alone(load("piccole", "drill"), ["captain", "captain"], 4)
    codes = [None if entry.reason is None else entry.reason.code for entry in match.record.line]
    assert None not in codes
    assert "holds" not in codes
