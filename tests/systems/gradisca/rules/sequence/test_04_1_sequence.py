"""4.1 The sequence of play of the basic game. (What the advanced game changes is tested with the advanced sequence.)"""

from __future__ import annotations

import pytest

from caracole.kernel.dice import Roll
from caracole.play.table import position
from caracole.systems.gradisca.position import card
from systems.gradisca.rules.sequence.positions import BASIC, BOTH, POINT, ROAD, kinds, pass_command

THREE = """
    Palma: v1 infantry 2 @red
    Farra: v2 infantry 2 @blue
    Goritia: a1 infantry 2 @black
    flag: v3 infantry 2 @green
"""
"""Three Commands on the map and one that waits."""


def turn_begins(dice: tuple[int, ...] = (), **words):
    """A turn of the basic game begins: markers are in the cup and ``dice`` draw the first."""
    return position("gradisca", dice=dice, **{"map": ROAD, "units": THREE, "options": BASIC, **words})


def drawn(table) -> list[str]:
    """The Commands drawn so far."""
    return [event.args["command"] for event in table.happened("command_drawn")]


# --- a, b, c: the Commands -------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.1.a")
@pytest.mark.parametrize(("roll", "command"), [(1, "red"), (2, "blue"), (3, "black")])
def test_4_1_a_one_marker_is_drawn_each_as_likely_as_the_others(roll, command):
    table = turn_begins((roll,), cup="red, blue, black")
    assert drawn(table) == [command]
    assert table.script.log == [Roll(3, (roll,), "G4.1.a", "command")]
    assert len(table.cup()) == 2
    assert command not in table.cup()


@pytest.mark.rule("G4.1.b")
def test_4_1_b_its_owner_activates_units_and_plays_cards():
    table = turn_begins((3,), cup="red, blue, black", cards=[POINT], hands={"austrian": [1]})
    assert (table.asked, table.decision.seats) == ("activation.option", (1,))
    assert table.refusal("ChooseOption", option=1, seat=0).code == "not_your_decision"
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c1")
    table.play("ActivateZone", zone="goritia")
    table.play("March", units=["a1"], to="romans")
    assert table.points("austrian") == 1
    assert table.where("a1") == "romans"
    assert drawn(table) == ["black"]  # nobody else's turn yet


@pytest.mark.rule("G4.1.b")
def test_4_1_b_or_only_one_of_the_two():
    table = turn_begins((1,), cup="red", cards=[POINT], hands={"venetian": [1]})
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="palma")
    table.play("EndZone")
    assert table.allows("EndActivation")
    table = turn_begins((1,), cup="red", cards=[POINT], hands={"venetian": [1]})
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c1")
    assert table.allows("EndActivation")


ANSWER = card(28, ("limit_leadership", {"to": 1}), moments=("zone",))


@pytest.mark.rule("G4.1.c")
def test_4_1_c_the_opponent_plays_no_card_of_the_ordinary_kind():
    table = turn_begins((1,), cup="red", cards=[POINT], hands={"austrian": [1]})
    assert table.refusal("PlayCard", card="c1", seat=1).code == "not_your_decision"
    table.play("ChooseOption", option=1)
    assert table.decision.seats == (0,)
    table.play("ActivateZone", zone="palma")
    assert table.decision.seats == (0,)  # no card in the game could answer, so nobody asks


@pytest.mark.rule("G4.1.c")
def test_4_1_c_but_one_that_allows_it_and_when_it_does():
    """Card 28 answers here when a zone is activated, not when the option is chosen."""
    table = turn_begins((1,), cup="red", cards=[POINT, ANSWER], hands={"austrian": [1, 28]})
    table.play("ChooseOption", option=1)
    assert table.decision.seats == (0,)
    table.play("ActivateZone", zone="palma")
    assert (table.asked, table.decision.seats) == ("window.ask", (1,))
    assert table.refusal("Respond", card="c1")[:2] == ("G5.1.i", "not_an_answer_here")
    table.play("Respond", card="c28")
    assert table.hand("austrian") == [1]
    assert table.decision.seats == (0,)  # the activation goes on


@pytest.mark.rule("G4.1.d")
def test_4_1_d_then_the_marker_goes_to_the_played_track():
    table = turn_begins((2,), cup="red, blue, black")
    assert table.played() == []
    table.play("ChooseOption", option=1)
    assert table.played() == []
    table.dice(2).play("EndActivation")
    assert kinds(table) == ["command_played", "command_drawn"]
    assert (table.played(), table.cup()) == (["blue"], ["red"])


@pytest.mark.rule("G4.1.e")
def test_4_1_e_until_the_cup_is_empty():
    table = turn_begins((3,), cup="red, blue, black")
    pass_command(table, 1)
    pass_command(table, 1)
    assert drawn(table) == ["black", "red", "blue"]
    assert (table.cup(), table.turn()) == ([], 1)
    pass_command(table, 1)
    assert table.turn() == 2


# --- d: stacking, then the turn marker -------------------------------------------------------------------------------


@pytest.mark.rule("G4.1.f")
def test_4_1_f_first_stacking_then_the_marker_advances_one_box():
    crowd = ", ".join(f"v{n} infantry 2 [1]" for n in range(1, 8))
    table = turn_begins((1,), units=f"Palma: {crowd}\nGoritia: a1 infantry 2", cup="venetian")
    pass_command(table)
    assert table.asked == "stacking.choose"
    assert table.turn() == 1
    table.dice(1).play("Disorganize", unit="v3")
    assert kinds(table) == ["units_disorganized", "turn_began", "cup_filled", "command_drawn"]
    assert table.turn() == 2


@pytest.mark.rule("G4.1.f")
def test_4_1_f_stacking_is_checked_in_all_zones_and_only_then():
    """Seven Venetians in Palma, eight Austrians in Goritia: one and two too many."""
    venetians = ", ".join(f"v{n} infantry 2 [1]" for n in range(1, 8))
    austrians = ", ".join(f"a{n} infantry 2 [1]" for n in range(1, 9))
    table = turn_begins((1,), units=f"Palma: {venetians}\nGoritia: {austrians}", cup="venetian, austrian")
    pass_command(table, 1)
    assert table.happened("zone_crowded") == []
    pass_command(table)
    crowded = [(event.args["zone"], event.args["excess"]) for event in table.happened("zone_crowded")]
    assert crowded == [("palma", 1), ("goritia", 2)]


# --- e: the end, or a new turn ---------------------------------------------------------------------------------------


@pytest.mark.rule("G4.1.g")
def test_4_1_g_beyond_the_end_of_game_marker_it_is_over_and_points_are_counted():
    table = turn_begins((1,), cup="red", turn=4, end_turn=4, points=(1, 2), objectives=[("venetian", "Farra", 5)])
    pass_command(table)
    assert kinds(table) == ["command_played", "zone_occupied", "points_gained", "game_ended"]
    assert table.last[-1].rule == "G4.1.g"
    assert table.outcome == ((0,), (6, 2), "G13.j")
    assert table.asked is None


@pytest.mark.rule("G4.1.h")
def test_4_1_h_else_the_markers_go_back_into_the_cup():
    table = turn_begins((1,), cup="red", played="blue, black")
    pass_command(table, 2)
    assert table.happened("cup_filled")[0].args == {"commands": ["red", "blue", "black"]}
    assert table.played() == []
    assert (drawn(table)[-1], table.cup()) == ("blue", ["red", "black"])


@pytest.mark.rule("G4.1.h")
def test_4_1_h_but_no_marker_of_a_command_without_units_on_the_map():
    """Green waits on the flag, white was wiped out."""
    units = THREE + "eliminated: a2 infantry 2 @white"
    table = turn_begins((1,), units=units, cup="red", played="blue, black")
    pass_command(table, 1)
    assert table.happened("cup_filled")[0].args == {"commands": ["red", "blue", "black"]}


@pytest.mark.rule("G4.1.h")
@pytest.mark.parametrize("edition", ["it", "en", "fr"])
def test_4_1_h_all_markers_of_the_english_edition_are_no_more(edition):
    """EN says "all Command markers"; G4.b holds in every edition."""
    options = {"game": "basic", "edition": edition}
    table = turn_begins((1,), options=options, cup="red", played="blue, black")
    pass_command(table, 1)
    assert table.happened("cup_filled")[0].args == {"commands": ["red", "blue", "black"]}


@pytest.mark.rule("G4.1.i")
@pytest.mark.parametrize("options", [BASIC, {"game": "advanced"}])
def test_4_1_i_with_mar_apr_1618_it_is_over_whatever_the_marker_says(options):
    table = turn_begins((1,), cup="red", turn=16, end_turn=18, options=options)
    pass_command(table)
    assert table.outcome is not None


@pytest.mark.rule("G4.1.i")
def test_4_1_i_but_not_before():
    table = turn_begins((1,), cup="red", turn=15, end_turn=18)
    pass_command(table, 1)
    assert (table.turn(), table.outcome) == (16, None)


@pytest.mark.rule("G4.1.j")
@pytest.mark.parametrize("options", [BASIC, {"game": "advanced"}])
def test_4_1_j_both_markers_on_one_box_the_turn_is_played_out(options):
    table = turn_begins((1,), cup="red", turn=3, end_turn=4, options=options)
    pass_command(table, 1)
    assert (table.turn(), table.end_turn(), table.outcome) == (4, 4, None)
    pass_command(table, 1)
    pass_command(table, 1)
    assert table.outcome is None  # the third Command of the last turn is active
    pass_command(table)
    assert table.outcome is not None


# --- rulings ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.1.k")
@pytest.mark.parametrize("options", [BASIC, {"game": "advanced"}])
def test_4_1_k_activated_markers_come_off_between_turns(options):
    table = turn_begins((1,), cup="red, blue", units=THREE.replace("2 @black", "2 @black (activated)"), options=options)
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="palma")
    table.play("EndZone")
    table.dice(1).play("EndActivation")
    assert table.is_activated("v1")  # the turn goes on
    pass_command(table, 1)
    assert table.turn() == 2
    assert not any(table.is_activated(unit) for unit in ("v1", "v2", "a1"))
    table.play("ChooseOption", option=1)
    assert table.allows("ActivateZone", zone="palma")


LATE = [card(number, ("victory_points", {"points": 1}), of_1617=number > 3) for number in range(1, 6)]
"""Cards 4 and 5 are marked 1617."""


@pytest.mark.rule("G4.1.l")
@pytest.mark.parametrize("options", [BASIC, {"game": "advanced"}])
def test_4_1_l_the_cards_of_1617_come_with_turn_9_before_the_first_draw(options):
    table = turn_begins(
        (1,), units=BOTH, cup="venetian", turn=8, cards=LATE, set_aside=[4, 5], deck=[1, 2, 3], options=options
    )
    pass_command(table, 2, 1)  # the shuffle, then the first Command of turn 9
    assert table.turn() == 9
    wanted = ("turn_began", "cards_1617_added", "command_drawn")
    assert tuple(kind for kind in kinds(table) if kind in wanted) == wanted
    assert table.deck() == [5, 4, 1, 2, 3]


@pytest.mark.rule("G4.1.l")
def test_4_1_l_the_first_draw_of_turn_9_is_one_of_them():
    table = turn_begins((1,), units=BOTH, cup="venetian", turn=8, cards=LATE, set_aside=[4, 5], deck=[1, 2, 3])
    pass_command(table, 1, 1)
    table.dice(1).play("ChooseOption", option=2)
    assert table.hand("venetian") == [4]


@pytest.mark.rule("G4.1.l")
@pytest.mark.parametrize("turn", [7, 9])
def test_4_1_l_in_no_other_turn(turn):
    table = turn_begins((1,), units=BOTH, cup="venetian", turn=turn, cards=LATE, set_aside=[4, 5], deck=[1, 2, 3])
    pass_command(table, 1)
    assert table.deck() == [1, 2, 3]
