"""4 Set-up: markers, units, cards and points before the first draw, and what keeps a Command in the game."""

from __future__ import annotations

from random import Random

import pytest

from caracole.kernel import FreeDice
from caracole.play.table import position
from caracole.systems.gradisca.loader import load_shipped, load_theatre
from caracole.systems.gradisca.position import card
from caracole.systems.gradisca.rules.game import Gradisca
from systems.gradisca.rules.sequence.positions import (
    BASIC,
    BOTH,
    ROAD,
    as_it_lies,
    changed,
    complaints,
    drill,
    kinds,
    numbers,
    pass_command,
    set_up,
    theatre_of,
)

TWO_COMMANDS = """
    Palma: v1 infantry 2 @red
    Farra: v2 infantry 2 @blue
    Goritia: a1 infantry 2 @black
    flag: v3 infantry 2 @green
"""
RED, BLUE, BLACK, GREEN = range(4)


# --- the cup ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.a")
def test_4_a_the_cup_holds_exactly_the_markers_that_the_scenario_names():
    table = set_up(theatre_of(TWO_COMMANDS, cup=(RED, BLACK)), [2], BASIC)
    assert table.happened("command_drawn")[0].args["command"] == "black"
    assert table.cup() == ["red"]


@pytest.mark.rule("G4.a")
def test_4_a_a_scenario_without_a_list_means_all_commands_on_the_map():
    table = set_up(theatre_of(TWO_COMMANDS), [3], BASIC)
    assert table.happened("command_drawn")[0].args["command"] == "black"
    assert table.cup() == ["red", "blue"]


@pytest.mark.rule("G4.b")
def test_4_b_the_marker_of_a_command_without_units_on_the_map_is_out():
    table = set_up(theatre_of(TWO_COMMANDS, cup=(RED, GREEN)), [1], BASIC)
    assert table.happened("command_drawn")[0].args["command"] == "red"
    assert table.cup() == []
    assert table.played() == []


@pytest.mark.rule("G4.b")
def test_4_b_no_scenario_sheet_names_such_a_marker(tmp_path):
    path = changed(tmp_path, "scenario.toml", "[files]", 'cup = ["v-giu", "v-ola"]\n[files]')
    assert complaints(load_theatre, path) == [
        ("not_placed", "command 'v-ola' has no unit on the map, so its marker is out (G4.b)"),
    ]
    table = drill([6], BASIC)
    assert table.happened("command_drawn")[0].args["command"] == "a-car"
    assert table.cup() == ["v-giu", "v-fri", "v-mar", "a-tra", "a-gra"]  # neither the Dutch nor Dampierre


LEVY = {
    "units": "Palma: v1 infantry 2 @red\nGoritia: a1 infantry 2\nflag: v2 infantry 2 @green",
    "cards": [card(1, ("place_group", {"group": "levy"}))],
    "hands": {"venetian": [1]},
    "groups": {"levy": {"units": "v2", "entries": "Farra"}},
}


@pytest.mark.rule("G4.c")
def test_4_c_the_marker_comes_into_the_game_with_the_units():
    table = position("gradisca", map=ROAD, **LEVY, options=BASIC, active="red")
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c1")
    assert table.where("v2") == "farra"
    assert table.played() == ["green"]
    table.dice(3).play("EndActivation")  # three markers are in the cup of turn 2
    assert table.happened("command_drawn")[-1].args["command"] == "green"


@pytest.mark.rule("G4.c", "G4.b")
def test_4_c_and_not_before():
    table = position("gradisca", map=ROAD, **LEVY, options=BASIC, active="red")
    pass_command(table, 2)
    assert table.turn() == 2
    assert [*table.cup(), table.happened("command_drawn")[-1].args["command"]] == ["red", "austrian"]


# --- the time line ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.d")
def test_4_d_the_game_begins_with_sep_oct_1615(tmp_path):
    path = changed(tmp_path, "scenario.toml", "first_turn = 7", "")
    theatre = load_theatre(path)
    table = set_up(theatre, [*as_it_lies(4, 4, 17), 1], BASIC)
    assert table.turn() == 1
    assert theatre.box[1].label["en"] == "Sept-Oct 1615"


@pytest.mark.rule("G4.d")
def test_4_d_no_time_line_begins_otherwise(tmp_path):
    text = 'year = 1615\nseason = "sep-oct"'
    path = changed(tmp_path, "timeline.toml", text, 'year = 1615\nseason = "jul-aug"')
    assert ("bad_order", "the first box is Sept-Oct 1615 (G4.d)") in complaints(load_theatre, path)


@pytest.mark.rule("G4.d")
def test_4_d_a_scenario_may_begin_later():
    table = drill([1], BASIC)
    assert table.turn() == 7
    assert table.happened("game_began")[0].args == {"turn": 7}


@pytest.mark.rule("G4.e")
def test_4_e_the_end_of_game_marker_starts_on_the_last_box(tmp_path):
    path = changed(tmp_path, "scenario.toml", "end_turn = 10", "")
    table = set_up(load_theatre(path), [*as_it_lies(4, 4, 17), 1], BASIC)
    assert table.end_turn() == 16
    assert table.game.theatre.boxes[-1].label["en"] == "Mar-Apr 1618"


def with_end_card(by: int, **words):
    """The Venetian has just played a card that moves the End of Game marker by so many boxes."""
    table = position(
        "gradisca",
        map=ROAD,
        units=BOTH,
        options=BASIC,
        active="venetian",
        cards=[card(11, ("move_end", {"by": by}))],
        hands={"venetian": [11]},
        **words,
    )
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c11")
    return table


@pytest.mark.rule("G4.f")
@pytest.mark.parametrize(("by", "last"), [(-2, 3), (2, 7)])
def test_4_f_cards_change_the_number_of_turns(by, last):
    table = with_end_card(by, turn=3, end_turn=5)
    assert table.end_turn() == last
    table.dice(*[1] * (last > 3)).play("EndActivation")  # a Command is drawn if there is another turn
    assert (table.outcome is None) == (last > 3)


@pytest.mark.rule("G4.p")
@pytest.mark.parametrize(("end_turn", "by", "end"), [(16, 1, 16), (15, 3, 16), (15, 1, 16), (14, 1, 15)])
def test_4_p_no_card_moves_the_end_beyond_mar_apr_1618(end_turn, by, end):
    assert with_end_card(by, end_turn=end_turn).end_turn() == end


@pytest.mark.rule("G4.p")
def test_4_p_nor_beyond_the_last_box_of_a_shorter_time_line():
    """A time line may end before Mar-Apr 1618; then its own last box is the limit."""
    longer = card(11, ("move_end", {"by": 1}))
    table = set_up(theatre_of(BOTH, cards=[longer], boxes=2, first_turn=2, end_turn=2, hand_sizes=(1, 0)), [1])
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c11")
    assert table.end_turn() == 2
    table.dice(1).play("EndActivation")
    pass_command(table)
    assert table.outcome is not None


# --- units -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.g")
def test_4_g_the_units_start_where_the_scenario_says():
    table = drill([1], BASIC)
    assert table.units_in("udine") == ["v-fri-3", "v-fri-4", "v-fri-5"]
    assert table.units_in("rubia") == ["a-tra-5"]
    assert table.units_in("natisone") == []
    assert table.where("v-giu-c") == "crauglio"
    assert table.forts("austrian", "trieste") == 1


@pytest.mark.rule("G4.h")
def test_4_h_all_others_wait_on_the_flag():
    table = drill([1], BASIC)
    waiting = [unit["id"] for unit in table.view(0)["units"] if unit["place"] == "flag"]
    assert waiting == [
        *("v-fri-6", "v-fri-7", "v-fri-8", "v-mar-c", "v-mar-4", "v-mar-5", "v-mar-6"),
        *("v-ola-c", "v-ola-1", "v-ola-2", "v-ola-3", "a-tra-7", "a-tra-8", "a-car-5", "a-car-6"),
        *("a-dam-c", "a-dam-1", "a-dam-2", "a-dam-3"),
    ]


@pytest.mark.rule("G4.h")
def test_4_h_and_come_in_through_cards_only():
    table = position("gradisca", map=ROAD, **LEVY, options=BASIC, active="red")
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="palma")
    assert not table.allows("March", units=["v2"], to="farra")
    table.play("EndZone")
    assert table.where("v2") == "flag"
    table.play("PlayCard", card="c1")
    assert table.where("v2") == "farra"


@pytest.mark.rule("G4.h")
def test_4_h_a_scenario_says_of_every_unit_where_it_starts_or_what_brings_it(tmp_path):
    path = changed(tmp_path, "scenario.toml", "rubia = [", "# rubia = [")
    assert complaints(load_theatre, path) == [
        ("not_placed", "neither placed nor absent, and no card brings them: 'a-tra-5'"),
    ]


# --- cards -----------------------------------------------------------------------------------------------------------

TWELVE = [card(number, ("victory_points", {"points": 1}), of_1617=number > 10) for number in range(1, 13)]
"""Cards 1 to 12; 11 and 12 are marked 1617."""


def dealt(dice: list[int], cards=TWELVE, **sheet):
    """A small game just set up; the first Command is drawn after the deal."""
    return set_up(theatre_of(BOTH, cards=cards, **sheet), [*dice, 1], BASIC)


@pytest.mark.rule("G4.i")
def test_4_i_the_cards_of_1617_are_set_aside_before_the_shuffle():
    table = dealt(as_it_lies(10))  # ten are shuffled, not twelve
    assert numbers(table, table.state.set_aside) == [11, 12]
    assert table.view(0)["cards"]["set_aside"] == ["c11", "c12"]
    assert not {11, 12} & {*table.deck(), *table.hand("venetian"), *table.hand("austrian")}


@pytest.mark.rule("G4.i")
def test_4_i_not_in_a_scenario_that_begins_in_1617():
    table = dealt(as_it_lies(12), first_turn=9)
    assert table.state.set_aside == ()
    assert len(table.deck()) == 4


@pytest.mark.rule("G4.j")
def test_4_j_four_cards_to_each_the_venetian_first():
    """The deck lies with card 10 on top."""
    table = dealt(as_it_lies(10))
    assert table.hand("venetian") == [7, 8, 9, 10]
    assert table.hand("austrian") == [3, 4, 5, 6]
    assert [event.args for event in table.happened("cards_dealt")] == [
        {"side": "venetian", "count": 4},
        {"side": "austrian", "count": 4},
    ]


@pytest.mark.rule("G4.j")
def test_4_j_the_cards_are_shuffled():
    """One exchange: card 1 comes to the top."""
    table = dealt([1, *as_it_lies(9)])
    assert table.hand("venetian") == [1, 7, 8, 9]
    assert table.deck() == [2, 10]


@pytest.mark.rule("G4.j")
def test_4_j_face_down():
    table = dealt(as_it_lies(10))
    assert table.view(0)["cards"]["hand"] == ["c7", "c8", "c9", "c10"]
    assert table.view(1)["cards"]["hand"] == ["c3", "c4", "c5", "c6"]
    assert table.view(1)["cards"]["hand_sizes"] == {"venetian": 4, "austrian": 4}
    assert table.view(None)["cards"]["hand"] is None
    assert [event.audience for event in table.happened("hand_seen")] == [(0,), (1,)]


@pytest.mark.rule("G4.k")
def test_4_k_the_rest_is_the_deck_face_down():
    table = dealt(as_it_lies(10))
    assert table.deck() == [2, 1]
    for seat in (0, 1, None):
        assert table.view(seat)["cards"]["deck"] == 2
    table.play("ChooseOption", option=2)
    table.dice(1).play("Discard", card="c7")
    assert table.hand("venetian") == [2, 8, 9, 10]


@pytest.mark.rule("G4.l")
@pytest.mark.parametrize("options", [BASIC, {"game": "advanced"}])
def test_4_l_both_sides_begin_without_victory_points(options):
    table = drill([1] if options is BASIC else [], options)
    assert (table.points("venetian"), table.points("austrian")) == (0, 0)


@pytest.mark.rule("G4.m")
def test_4_m_card_1_is_given_to_the_venetian_before_the_deal():
    """Nine are shuffled; three of them go to the Venetian, four to the Austrian."""
    table = dealt(as_it_lies(9), start_hands=((0,), ()))
    assert table.hand("venetian") == [1, 8, 9, 10]
    assert table.hand("austrian") == [4, 5, 6, 7]
    assert table.deck() == [3, 2]


@pytest.mark.rule("G4.m")
def test_4_m_the_drill_does_so_whatever_the_shuffle():
    game = Gradisca(load_shipped("drill"))
    for seed in range(5):
        state = game.setup(FreeDice(Random(seed)))
        assert game.theatre.cards[state.hands[0][0]].number == 1
        assert [len(hand) for hand in state.hands] == [4, 4]


# --- Commands without units ------------------------------------------------------------------------------------------


def attack_on_romans(romans: str, **words):
    """A strong Venetian force is about to enter Romans."""
    return position(
        "gradisca",
        map=ROAD,
        units=f"Farra: v1 infantry 6, v2 infantry 6\nRomans: {romans}\nGoritia: a9 infantry 2 @black",
        options=BASIC,
        active="venetian",
        activate="farra",
        **words,
    )


@pytest.mark.rule("G4.n")
def test_4_n_a_lone_commander_keeps_his_marker_in_the_game():
    table = set_up(theatre_of("Palma: v-gen commander 3\nGoritia: a1 infantry 2"), [1], BASIC)
    assert table.happened("command_drawn")[0].args["command"] == "venetian"
    pass_command(table, 1)
    pass_command(table, 1)
    assert table.turn() == 2
    assert table.happened("command_drawn")[-1].args["command"] == "venetian"


@pytest.mark.rule("G4.o")
def test_4_o_the_marker_leaves_the_cup_at_once():
    table = attack_on_romans("a1 infantry 2 @white", cup="white, black")
    table.dice(1, 1, 6).play("March", units=["v1", "v2"], to="romans")
    assert table.is_eliminated("a1")
    assert table.cup() == ["black"]
    assert [event.args["command"] for event in table.happened("command_retired")] == ["white"]


@pytest.mark.rule("G4.o")
def test_4_o_and_the_played_track_too():
    table = attack_on_romans("a1 infantry 2 @white", cup="black", played="white")
    table.dice(1, 1, 6).play("March", units=["v1", "v2"], to="romans")
    assert table.played() == []
    assert [event.rule for event in table.happened("command_retired")] == ["G4.o"]


@pytest.mark.rule("G4.o", "G4.n")
def test_4_o_not_while_one_of_its_units_is_left():
    table = attack_on_romans("a1 infantry 2 @white\nPalma: a-gen commander 2 @white", cup="white, black")
    table.dice(1, 1, 6).play("March", units=["v1", "v2"], to="romans")
    assert table.is_eliminated("a1")
    assert table.cup() == ["white", "black"]


@pytest.mark.rule("G4.o")
def test_4_o_the_marker_being_played_stays_until_the_activation_is_over():
    """The last Venetian falls in his own attack; his cards may still be played, then the marker leaves the game."""
    table = position(
        "gradisca",
        map=ROAD,
        units="Farra: v1 infantry 2\nRomans: a1 infantry 5, a2 infantry 5",
        options=BASIC,
        active="venetian",
        activate="farra",
        cards=[card(1, ("victory_points", {"points": 2}))],
        hands={"venetian": [1]},
    )
    table.dice(6, 1, 1).play("March", units=["v1"], to="romans")
    assert table.is_eliminated("v1")
    assert table.happened("command_retired") == []
    table.play("PlayCard", card="c1")
    assert table.points("venetian") == 2
    table.dice(1).play("EndActivation")
    assert kinds(table)[0] == "command_retired"
    assert (table.cup(), table.played()) == ([], [])  # the Austrian was drawn for turn 2, and there is nobody else


# --- Victory Points --------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4.q")
@pytest.mark.parametrize(("points", "left"), [(2, 0), (3, 0), (5, 2)])
def test_4_q_points_never_fall_below_0(points, left):
    table = position(
        "gradisca",
        map=ROAD,
        units=BOTH,
        options=BASIC,
        active="venetian",
        points={"austrian": points},
        cards=[card(1, ("victory_points", {"points": -3, "side": "austrian"}))],
        hands={"venetian": [1]},
    )
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c1")
    assert table.points("austrian") == left
