"""26 Cards in the advanced game: dated reinforcements and the time line."""

from __future__ import annotations

import pytest

from caracole.play.table import Table
from caracole.systems.gradisca.position import card
from systems.gradisca.rules.cards.positions import ADVANCED, BASIC, PLAIN, drawn, why

REGIMENT = card(9, ("place_group", {"group": "late"}), mandatory="both", only_after=6, reinforcement=True)
OTHERS = card(10, ("place_group", {"group": "other"}), mandatory="both", only_after=6, reinforcement=True)
DATED = card(11, ("victory_points", {"points": 4}), mandatory="both", only_after=6)
CARDS = [*PLAIN, REGIMENT, OTHERS, DATED]

UNITS = """
    Palma: v1 infantry 2 [1]
    Goritia: a1 infantry 2 [1], a2 infantry 2 [1]
    flag: v7 infantry 2 [1] @dutch, v8 infantry 2 [1] @dutch, v9 infantry 2 [1]
"""
GROUPS = {"late": {"units": "v7, v8", "entries": "Farra"}, "other": {"units": "v9", "entries": "Palma, Farra"}}


def holding(*numbers: int, turn: int, **words) -> Table:
    """The Venetian marker is drawn in this turn of the advanced game and he holds these cards."""
    facts = {"options": ADVANCED, "units": UNITS, "groups": GROUPS, "cards": CARDS}
    return drawn(turn=turn, hands={"venetian": numbers}, **{**facts, **words})


def playing(*numbers: int, turn: int, **words) -> Table:
    """The same with option 1 taken."""
    table = holding(*numbers, turn=turn, **words)
    table.play("ChooseOption", option=1)
    return table


def next_turn(turn: int, rolls: tuple[int, ...], **words) -> Table:
    """The group "late" lies on box 6; the last marker of this turn is played and the next turn begins."""
    table = playing(turn=turn, **{"time_line": {"late": 6}, "cup": "", **words})
    table.dice(*rolls).play("EndActivation")
    return table


# --- up to the date --------------------------------------------------------------------------------------------------


@pytest.mark.rule("G26.a")
@pytest.mark.parametrize("turn", [3, 6])
def test_26_a_up_to_its_date_a_reinforcement_card_may_not_be_discarded(turn):
    table = holding(1, 2, 3, 9, turn=turn, deck=[4, 5])
    table.play("ChooseOption", option=2)
    assert why(table, "Discard", card="c9") == ("G26.a", "dated_reinforcement")
    assert [each["card"] for each in table.candidates()] == ["c1", "c2", "c3", "c4"]


@pytest.mark.rule("G26.a")
def test_26_a_in_the_basic_game_it_may():
    table = holding(1, 2, 3, 9, turn=6, deck=[4, 5], options=BASIC)
    table.play("ChooseOption", option=2)
    assert table.allows("Discard", card="c9")


@pytest.mark.rule("G26.b")
@pytest.mark.parametrize("turn", [3, 6])
def test_26_b_played_in_time_its_group_goes_on_the_time_line(turn):
    table = playing(9, turn=turn)
    table.play("PlayCard", card="c9")
    assert table.where("v7") == table.where("v8") == "time_line"
    assert table.view()["time_line"] == [{"group": "late", "turn": 6}]  # one group, on the box of the date
    assert table.played() == []  # its Command is not on the map yet
    assert table.discards() == [9]


@pytest.mark.rule("G26.b")
def test_26_b_in_the_basic_game_it_cannot_be_played_then():
    assert why(playing(9, turn=6, options=BASIC), "PlayCard", card="c9") == ("G12.h", "before_its_date")


@pytest.mark.rule("G26.g")
def test_26_g_early_play_is_nobodys_duty():
    table = holding(1, 9, turn=6)
    assert table.allows("ChooseOption", option=2)
    table.play("ChooseOption", option=1)
    assert table.allows("ActivateZone", zone="palma")
    assert table.allows("PlayCard", card="c1")
    table.dice(1).play("EndActivation")
    assert 9 in table.hand("venetian")


@pytest.mark.rule("G26.g")
def test_26_g_it_costs_a_place_like_any_other_card():
    table = playing(1, 2, 9, turn=6)
    table.play("PlayCard", card="c9")
    table.play("PlayCard", card="c1")
    assert why(table, "PlayCard", card="c2") == ("G5.b", "no_cards_left")


@pytest.mark.rule("G26.j")
def test_26_j_a_dated_card_without_r_stays_as_in_the_basic_game():
    table = playing(11, turn=6)
    assert why(table, "PlayCard", card="c11") == ("G12.h", "before_its_date")
    table = holding(1, 2, 3, 11, turn=6, deck=[4, 5])
    table.play("ChooseOption", option=2)
    table.dice(1).play("Discard", card="c11")
    assert table.discards() == [11]


# --- after the date --------------------------------------------------------------------------------------------------


@pytest.mark.rule("G26.e")
def test_26_e_after_its_date_it_is_mandatory():
    table = holding(1, 9, turn=7)
    assert why(table, "ChooseOption", option=2) == ("G12.e", "mandatory_card_in_hand")
    table.play("ChooseOption", option=1)
    assert why(table, "PlayCard", card="c1") == ("G12.f", "mandatory_card_first")
    assert why(table, "EndActivation") == ("G12.c", "mandatory_card_first")


@pytest.mark.rule("G26.f")
def test_26_f_played_after_its_date_it_brings_them_straight_onto_the_map():
    table = playing(9, turn=7)
    table.play("PlayCard", card="c9")
    assert table.where("v7") == table.where("v8") == "farra"
    assert table.view()["time_line"] == []


@pytest.mark.rule("G26.f")
def test_26_f_or_by_the_other_reading_on_the_time_line_too():
    table = playing(9, turn=7, options={"late_reinforcements_on_time_line": True}, cup="")
    table.play("PlayCard", card="c9")
    assert table.view()["time_line"] == [{"group": "late", "turn": 6}]
    table.dice(2, 1).play("EndActivation")  # turn 8: two turns after the box
    assert table.where("v7") == "farra"


@pytest.mark.rule("G26.f")
@pytest.mark.parametrize("edition", ["default", "it", "en", "fr"])
def test_26_f_no_edition_sends_a_late_card_to_the_time_line(edition):
    table = playing(9, turn=7, options={"edition": edition})
    table.play("PlayCard", card="c9")
    assert table.where("v7") == "farra"


# --- the time line ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("G26.c")
def test_26_c_a_die_for_each_group_at_the_start_of_each_turn_after_the_date():
    table = next_turn(6, (5, 6, 1), time_line={"late": 6, "other": 6})
    assert table.turn() == 7
    rolled = table.happened("group_rolled")
    assert [(event.args["group"], event.args["roll"]) for event in rolled] == [("late", 5), ("other", 6)]
    assert table.where("v7") == table.where("v9") == "time_line"


@pytest.mark.rule("G26.c")
def test_26_c_no_die_up_to_the_date():
    table = next_turn(5, (1,))  # turn 6 is the turn of the box: only the marker is drawn
    assert table.turn() == 6
    assert not table.happened("group_rolled")


@pytest.mark.rule("G26.d")
@pytest.mark.parametrize(
    ("turn", "roll", "comes"),
    [(7, 1, True), (7, 2, False), (8, 2, True), (8, 3, False), (10, 4, True), (10, 5, False), (12, 6, True)],
)
def test_26_d_it_enters_on_the_turns_since_its_date_or_less(turn, roll, comes):
    table = next_turn(turn - 1, (roll, 1))
    assert table.where("v7") == table.where("v8") == ("farra" if comes else "time_line")
    assert table.view()["time_line"] == ([] if comes else [{"group": "late", "turn": 6}])


@pytest.mark.rule("G26.d")
def test_26_d_who_waits_is_rolled_for_again_next_turn():
    table = next_turn(6, (2, 1))
    assert table.where("v7") == "time_line"
    for command in ("first", "second"):
        table.play("ChooseOption", option=1)
        table.dice(*((1,) if command == "first" else (2, 1))).play("EndActivation")
    assert table.turn() == 8
    assert table.where("v7") == "farra"


@pytest.mark.rule("G26.d")
def test_26_d_it_enters_where_the_card_says_and_its_owner_chooses():
    table = next_turn(6, (1,), time_line={"other": 6})
    assert table.asked == "arrival.choose"
    assert table.decision.seats == (0,)
    assert why(table, "EnterAt", zone="romans") == ("G12.a", "no_entry_there")
    table.dice(1).play("EnterAt", zone="farra")
    assert table.where("v9") == "farra"


@pytest.mark.rule("G26.i")
def test_26_i_a_group_cannot_be_held_back():
    table = next_turn(6, (1, 1))
    assert table.where("v7") == "farra"  # nobody was asked
    table = next_turn(6, (1,), time_line={"other": 6})
    assert [each["do"] for each in table.candidates()] == ["EnterAt", "EnterAt"]
    assert table.refusal("Enough").code == "not_asked_now"  # where, but not whether


@pytest.mark.rule("G26.h")
def test_26_h_a_group_that_enters_among_enemies_fights_at_once():
    groups = {**GROUPS, "late": {"units": "v7, v8", "entries": "Goritia"}}
    table = next_turn(6, (1, 1, 1, 6, 6), groups=groups)
    assert table.happened("battle_began")[0].args["units"] == ["v7", "v8"]
    table.play("TakeHit", unit="a1")
    table.dice(1).play("TakeHit", unit="a2")  # they retreat; then the first marker of turn 7
    assert table.where("v7") == "goritia"
    assert table.where("a1") == "cormons"


@pytest.mark.rule("G26.h")
def test_26_h_and_is_eliminated_if_it_loses():
    groups = {**GROUPS, "late": {"units": "v7, v8", "entries": "Goritia"}}
    table = next_turn(6, (1, 6, 6, 6, 6, 1), groups=groups)
    assert table.is_eliminated("v7")
    assert table.is_eliminated("v8")
    assert sorted([*table.cup(), "venetian"]) == ["austrian", "venetian"]  # no marker for an empty Command


@pytest.mark.rule("G26.h")
def test_26_h_a_command_new_to_the_map_can_be_drawn_in_the_same_turn():
    table = next_turn(6, (1, 3))
    assert table.decision.about == {"command": 2}  # the Dutch, who came a moment ago
    table.play("ChooseOption", option=1)
    assert table.allows("ActivateZone", zone="farra")


@pytest.mark.rule("G26.h")
def test_26_h_newcomers_of_a_command_on_the_map_can_act_in_the_new_turn():
    """The Played track still shows the old turn when they arrive; they once counted as activated by it."""
    table = next_turn(6, (1,), time_line={"other": 6})
    table.dice(1).play("EnterAt", zone="farra")
    assert not table.is_activated("v9")
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="farra")
    assert table.allows("March", units=["v9"], to="romans")
