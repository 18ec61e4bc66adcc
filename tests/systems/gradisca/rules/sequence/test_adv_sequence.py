"""The advanced sequence of play: what happens between the last activation of a turn and the first of the next."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.kernel import ScriptedDice
from caracole.play.table import Table, position
from caracole.systems.gradisca.position import card

COAST = """
    Farra: source venetian
    Monfalcone: sea
    Pirano: sea
    Farra - Romans
    Farra - Monfalcone
    Monfalcone - Pirano
    Romans - Rubia
"""
INLAND = """
    Farra: source venetian
    Farra - Romans
    Romans - Rubia
"""
DUTCH = {"dutch": {"units": "d1", "entries": "Farra"}}
SWISS = {"swiss": {"units": "d2", "entries": "Farra, Romans"}}
VENETIAN_SEAT = 0


def last_activation(units: str = "Farra: v1 infantry 2", map: str = INLAND, **words: Any) -> Table:
    """The Venetian Command is the last of the turn; its owner has chosen option 1 and nothing is done yet."""
    table = position("gradisca", map=map, units=units, **{"active": "venetian", "morale": (9, 9), **words})
    table.play("ChooseOption", option=1)
    return table


def kinds(table: Table) -> list[str]:
    return [event.kind for event in table.last]


# --- a to c: the Commands --------------------------------------------------------------------------------------------


@pytest.mark.rule("GADV.a")
def test_adv_a_markers_are_drawn_played_and_put_on_the_track_until_the_cup_is_empty():
    units = "Farra: v1 infantry 2 @red, v2 infantry 2 @blue\n Rubia: a1 infantry 2"
    table = position("gradisca", map=INLAND, units=units, dice=(2,))
    assert [event.args["command"] for event in table.happened("command_drawn")] == ["blue"]
    assert (table.cup(), table.played()) == (["red", "austrian"], [])
    table.play("ChooseOption", option=1)
    table.dice(2).play("EndActivation")
    assert (table.cup(), table.played()) == (["red"], ["blue"])
    table.play("ChooseOption", option=1)
    table.dice(1).play("EndActivation")
    assert (table.cup(), table.played()) == ([], ["blue", "austrian"])
    table.play("ChooseOption", option=1)
    assert table.turn() == 1
    table.dice(1).play("EndActivation")
    assert table.turn() == 2


# --- d, e: the end of the turn ---------------------------------------------------------------------------------------


@pytest.mark.rule("GADV.b")
def test_adv_b_stacking_is_judged_before_the_turn_marker_moves():
    foot = ", ".join(f"v{n} infantry 2 [1]" for n in range(1, 8))
    table = last_activation(f"Farra: {foot}")
    table.play("EndActivation")
    assert (table.asked, table.turn()) == ("stacking.choose", 1)
    table.dice(1).play("Disorganize", unit="v7")
    assert table.turn() == 2
    assert kinds(table)[:2] == ["units_disorganized", "turn_began"]


@pytest.mark.rule("GADV.b")
def test_adv_b_also_in_the_last_turn():
    foot = ", ".join(f"v{n} infantry 2 [1]" for n in range(1, 8))
    table = last_activation(f"Farra: {foot}", turn=5, end_turn=5)
    table.play("EndActivation")
    assert table.asked == "stacking.choose"
    table.play("Disorganize", unit="v7")
    assert table.outcome is not None


@pytest.mark.rule("GADV.c")
def test_adv_c_beyond_the_end_of_game_marker_it_is_over_and_points_are_counted():
    table = last_activation(
        turn=5, end_turn=5, objectives=[("venetian", "Farra", 10)], raided="Romans", morale_turns=(6,)
    )
    table.play("EndActivation")
    assert [event.rule for event in table.happened("game_ended")] == ["GADV.c"]
    assert table.outcome.winners == (VENETIAN_SEAT,)
    assert table.points("venetian") == 10
    assert table.morale("venetian") == 9  # nothing of the new turn happens
    assert table.asked is None


@pytest.mark.rule("GADV.c")
def test_adv_c_on_the_marker_it_goes_on():
    table = last_activation(turn=4, end_turn=5)
    table.dice(1).play("EndActivation")
    assert table.outcome is None
    assert table.turn() == 5


@pytest.mark.rule("GADV.l")
@pytest.mark.parametrize("end_turn", [16, 18])
def test_adv_l_after_mar_apr_1618_it_is_over_wherever_the_marker_stands(end_turn):
    table = last_activation(turn=16, end_turn=end_turn)
    table.play("EndActivation")
    assert table.outcome is not None


@pytest.mark.rule("GADV.l")
def test_adv_l_not_a_turn_earlier():
    table = last_activation(turn=15, end_turn=18)
    table.dice(1).play("EndActivation")
    assert (table.outcome, table.turn()) == (None, 16)


# --- the steps of the new turn ---------------------------------------------------------------------------------------


@pytest.mark.rule("GADV.d", "GADV.m")
@pytest.mark.parametrize("edition", ["default", "it", "en", "fr"])
def test_adv_d_the_steps_come_in_the_order_of_the_book_in_every_edition(edition):
    table = last_activation(
        "Farra: v1 infantry 2\n flag: d1 infantry 2 @dutch",
        map=COAST,
        options={"edition": edition},
        turn=8,
        raided="Romans",
        cards=[card(30, of_1617=True)],
        set_aside=[30],
        morale_turns=(9,),
        camps_lost={"austrian": 8},
        groups=DUTCH,
        time_line={"dutch": 7},
    )
    table.dice(2).play("EndActivation")
    assert [(event.kind, event.rule) for event in table.last] == [
        ("command_played", "G4.1.d"),
        ("turn_began", "G4.1.f"),
        ("raid_markers_removed", "GADV.e"),
        ("cards_1617_added", "G12.l"),  # GADV.m: with the Raid markers
        ("morale_changed", "GADV.h"),
        ("morale_changed", "GADV.h"),
        ("morale_changed", "G24.k"),  # GADV.m: with the Morale of the time line
        ("group_rolled", "G26.d"),
        ("command_enters", "G12.o"),
        ("group_arrived", "G12.r"),
    ]
    assert table.asked == "turn.sea_supply_place"
    table.dice(2).play("PlaceSeaSupply", zone="pirano")
    assert kinds(table) == ["sea_supply_placed", "cup_filled", "command_drawn"]


@pytest.mark.rule("GADV.d")
def test_adv_d_markers_and_camp_are_turned_before_the_reinforcements_and_the_cup_is_filled_last():
    table = last_activation(
        "Farra: v1 infantry 2\n flag: d2 infantry 2 @swiss",
        map=COAST,
        turn=2,
        camps={"venetian": "farra"},
        groups=SWISS,
        time_line={"swiss": 2},
    )
    table.play("ActivateZone", zone="farra")
    table.play("MoveCamp", to="romans")
    table.play("EndZone")
    table.dice(1).play("EndActivation")
    assert table.asked == "arrival.choose"  # in the middle of the reinforcements
    assert not table.is_activated("v1")
    assert table.state.camp_moved == (False, False)
    assert (table.cup(), table.played()) == ([], ["venetian"])
    assert not table.happened("sea_supply_placed")


@pytest.mark.rule("GADV.e")
@pytest.mark.parametrize(("turn", "told"), [(1, []), (2, ["GADV.e"]), (3, []), (8, ["GADV.e"]), (14, ["GADV.e"])])
def test_adv_e_raid_markers_come_off_in_the_first_turn_of_a_year(turn, told):
    table = last_activation(turn=turn, raided="Romans, Rubia")
    table.dice(1).play("EndActivation")
    assert [event.rule for event in table.happened("raid_markers_removed")] == told
    assert table.is_raided("romans") is table.is_raided("rubia") is (not told)


@pytest.mark.rule("GADV.f")
def test_adv_f_all_units_can_be_activated_again():
    table = last_activation("Farra: v1 infantry 2, v2 infantry 2 @red (activated)", played="red")
    table.play("ActivateZone", zone="farra")
    table.play("EndZone")
    assert table.is_activated("v1")
    table.dice(1).play("EndActivation")
    assert not table.is_activated("v1")
    assert not table.is_activated("v2")
    table.play("ChooseOption", option=1)
    assert table.allows("ActivateZone", zone="farra")


@pytest.mark.rule("GADV.g")
def test_adv_g_a_camp_that_moved_may_move_again():
    table = last_activation("Farra: v1 infantry 2\n Romans: v2 infantry 2", camps={"venetian": "farra"})
    table.play("ActivateZone", zone="farra")
    table.play("MoveCamp", to="romans")
    table.play("EndZone")
    table.dice(1).play("EndActivation")
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="romans")
    assert table.allows("MoveCamp", to="rubia")


@pytest.mark.rule("GADV.h")
@pytest.mark.parametrize(("boxes", "morale"), [((2,), 8), ((1, 3), 9)])
def test_adv_h_both_armies_lose_a_point_of_morale_if_the_new_box_says_so(boxes, morale):
    table = last_activation(turn=1, morale_turns=boxes)
    table.dice(1).play("EndActivation")
    assert (table.morale("venetian"), table.morale("austrian")) == (morale, morale)


@pytest.mark.rule("GADV.i")
@pytest.mark.parametrize(("roll", "where"), [(1, "farra"), (2, "farra"), (3, "time_line")])
def test_adv_i_a_group_two_boxes_behind_enters_with_one_or_two(roll, where):
    units = "Farra: v1 infantry 2\n flag: d1 infantry 2 @dutch"
    table = last_activation(units, turn=4, groups=DUTCH, time_line={"dutch": 3})
    table.dice(roll, 1).play("EndActivation")
    assert table.where("d1") == where


@pytest.mark.rule("GADV.i")
def test_adv_i_one_die_for_each_group_of_an_earlier_turn_and_none_for_the_others():
    table = last_activation(
        "Farra: v1 infantry 2\n flag: d1 infantry 2 @dutch, d2 infantry 2 @swiss, d3 infantry 2 @later",
        turn=4,
        groups={**DUTCH, **SWISS, "later": {"units": "d3", "entries": "Farra"}},
        time_line={"dutch": 3, "swiss": 4, "later": 5},
    )
    table.dice(6, 6, 1).play("EndActivation")
    assert [(row.args["group"], row.args["needed"]) for row in table.happened("group_rolled")] == [
        ("dutch", 2),
        ("swiss", 1),
    ]


@pytest.mark.rule("GADV.j")
@pytest.mark.parametrize("zone", ["monfalcone", "pirano"])
def test_adv_j_the_venetian_may_shift_the_sea_supply_marker_or_leave_it(zone):
    table = last_activation(map=COAST, sea_supply="Monfalcone")
    table.play("EndActivation")
    assert table.decision.seats == (VENETIAN_SEAT,)
    assert table.refusal("PlaceSeaSupply", zone="farra")[:2] == ("G21.f", "no_coast")
    table.dice(1).play("PlaceSeaSupply", zone=zone)
    assert table.view()["sea_supply"] == zone


@pytest.mark.rule("GADV.j")
def test_adv_j_a_map_without_coast_asks_nothing():
    table = last_activation(map=INLAND)
    table.dice(1).play("EndActivation")
    assert table.asked == "activation.option"


@pytest.mark.rule("GADV.k")
def test_adv_k_the_markers_of_all_commands_on_the_map_go_back_into_the_cup():
    units = "Farra: v1 infantry 2\n Rubia: a1 infantry 2\n flag: d1 infantry 2 @dutch\n Romans: v3 commander 2 @red"
    table = last_activation(units, played="austrian, red")
    table.dice(1).play("EndActivation")
    filled = table.happened("cup_filled")
    assert [event.args["commands"] for event in filled] == [["venetian", "austrian", "red"]]
    assert table.played() == []
    assert table.cup() == ["austrian", "red"]  # and a new turn starts with a draw
    assert table.happened("command_drawn")[-1].args["command"] == "venetian"


@pytest.mark.rule("GADV.k")
def test_adv_k_a_command_that_has_just_come_can_be_drawn_in_the_same_turn():
    units = "Farra: v1 infantry 2\n flag: d1 infantry 2 @dutch"
    table = last_activation(units, turn=4, groups=DUTCH, time_line={"dutch": 3})
    table.dice(1, 2).play("EndActivation")
    assert table.happened("command_drawn")[-1].args["command"] == "dutch"


# --- rulings ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GADV.m")
def test_adv_m_the_cards_of_1617_lie_on_the_deck_before_the_first_draw_of_turn_9():
    cards = [card(5), card(30, of_1617=True)]
    table = last_activation(turn=8, cards=cards, set_aside=[30], hands={"venetian": [5]}, deck=[])
    table.dice(1).play("EndActivation")
    assert table.deck() == [30]
    table = last_activation(turn=7, cards=cards, set_aside=[30], hands={"venetian": [5]}, deck=[])
    table.dice(1).play("EndActivation")
    assert table.deck() == []


@pytest.mark.rule("GADV.m")
def test_adv_m_a_missing_camp_costs_its_point_together_with_that_of_the_box():
    table = last_activation(turn=1, morale_turns=(2,), camps_lost={"venetian": 1})
    table.dice(1).play("EndActivation")
    changes = [(event.args["side"], event.rule) for event in table.happened("morale_changed")]
    assert sorted(changes) == [("austrian", "GADV.h"), ("venetian", "G24.k"), ("venetian", "GADV.h")]
    assert (table.morale("venetian"), table.morale("austrian")) == (7, 8)


@pytest.mark.rule("GADV.n")
def test_adv_n_morale_minus_one_on_the_first_box_is_not_applied():
    table = last_activation(map=COAST, turn=1, morale_turns=(1, 2))
    dice = ScriptedDice()
    state = table.game.setup(dice)
    assert state.turn == 1
    assert state.morale == (9, 9)
    dice.add([1])
    table.game.apply(state, VENETIAN_SEAT, table.action("PlaceSeaSupply", zone="pirano"), dice)
    assert table.game.decision(state).kind == "activation.option"
    assert state.morale == (9, 9)
