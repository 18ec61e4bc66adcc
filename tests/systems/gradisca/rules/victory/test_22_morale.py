"""22 Army Morale."""

from __future__ import annotations

from random import Random

import pytest

from caracole.kernel import FreeDice
from caracole.play.table import Table, position
from caracole.systems.gradisca.position import card
from caracole.systems.gradisca.system import SYSTEM
from spoken import spoken

HIGH, MEDIUM, LOW = 7, 4, 3
"""The lowest High, the lowest Medium and the highest Low value of the track."""

FRONT = """
    Farra: source venetian
    Farra - Romans
    Romans - Lucinico
    Farra - Mossa
"""
CAMP = {"venetian": "farra"}
CHEER = card(21, ("morale", {"by": 2}))
GRUMBLE = card(22, ("morale", {"by": -2}))
SHRUG = card(23, ("victory_points", {"points": 1}))
LUCK = card(24, ("victory_points", {"points": 1}))


def army(morale: int, units: str = "Farra: v1 infantry", *, austrian: int = 9, **words) -> Table:
    """A Venetian Command is drawn; the Venetian has this Morale, a Camp in Farra and a Source there."""
    facts = {"map": FRONT, "camps": CAMP, "active": "venetian", "units": units, "morale": (morale, austrian)}
    return position("gradisca", **{**facts, **words})


def refused(table: Table, action: str, **fields) -> tuple[str, str] | None:
    """Rule and code of the refusal."""
    refusal = table.refusal(action, **fields)
    return None if refusal is None else (refusal.rule, refusal.code)


def play_card(morale: int, effect: dict, **words) -> Table:
    table = army(morale, cards=[card(21, ("morale", effect))], hands={"venetian": [21]}, **words)
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c21")
    return table


# --- the value -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G22.a")
@pytest.mark.parametrize(
    ("morale", "by", "after"), [(8, 3, 9), (9, 1, 9), (2, -3, 1), (1, -1, 1), (5, 2, 7), (5, -2, 3)]
)
def test_22_a_morale_runs_from_one_to_nine_and_the_rest_is_cut_off(morale, by, after):
    assert play_card(morale, {"by": by}).morale("venetian") == after


@pytest.mark.rule("G22.a")
def test_22_a_the_log_says_by_how_much_it_changed_in_truth():
    assert spoken(play_card(8, {"by": 3}), "morale_changed") == ["Venetian Morale +1, now 9."]
    assert spoken(play_card(9, {"by": 1}), "morale_changed") == ["Venetian Morale stays at 9."]
    assert play_card(2, {"by": -3}).happened("morale_changed")[0].args["by"] == -1


@pytest.mark.rule("G22.b")
def test_22_b_the_scenario_gives_the_starting_values():
    game = SYSTEM.load("drill", {})
    assert game.setup(FreeDice(Random(1))).morale == game.theatre.scenario.morale == (7, 7)
    board = position("gradisca", active="venetian", map=FRONT, units="Farra: v1 infantry", morale=(8, 5))
    state = board.game.setup(FreeDice(Random(1)))
    assert state.morale == (8, 5)


@pytest.mark.rule("G22.c")
@pytest.mark.parametrize(("morale_turns", "after"), [((2,), (6, 4)), ((1, 3), (7, 5)), ((), (7, 5))])
def test_22_c_a_box_of_the_time_line_that_says_so_costs_both_armies_one(morale_turns, after):
    table = army(7, austrian=5, morale_turns=morale_turns)
    table.play("ChooseOption", option=1)
    table.dice(1).play("EndActivation")
    assert table.turn() == 2
    assert (table.morale("venetian"), table.morale("austrian")) == after


@pytest.mark.rule("G22.c")
def test_22_c_the_basic_game_knows_no_morale():
    table = army(7, morale_turns=(2,), options={"game": "basic"})
    table.play("ChooseOption", option=1)
    table.dice(1).play("EndActivation")
    assert table.turn() == 2
    assert not table.happened("morale_changed")


@pytest.mark.rule("G22.d")
def test_22_d_a_raid_raises_morale():
    table = army(5, activate="farra", map=f"{FRONT}\nRomans: raid venetian")
    table.dice(1).play("March", units=["v1"], to="romans", how="raid")
    assert (table.morale("venetian"), table.morale("austrian")) == (6, 9)


@pytest.mark.rule("G22.d")
def test_22_d_the_loss_of_the_camp_lowers_it():
    table = army(5, activate="farra", camps={"austrian": "romans"})
    table.play("March", units=["v1"], to="romans")
    assert table.camp("austrian") is None
    assert (table.morale("venetian"), table.morale("austrian")) == (5, 8)


@pytest.mark.rule("G22.d")
def test_22_d_cards_change_it_for_the_player_or_for_the_side_they_name():
    assert play_card(5, {"by": 2}).morale("venetian") == 7
    assert play_card(5, {"by": -1}).morale("venetian") == 4
    table = play_card(5, {"by": -3, "side": "austrian"})
    assert (table.morale("venetian"), table.morale("austrian")) == (5, 6)


@pytest.mark.rule("G22.n")
def test_22_n_the_colours_are_seven_four_and_one_unless_the_scenario_says_otherwise():
    usual = [army(value).view()["morale_band"]["venetian"] for value in range(1, 10)]
    assert usual == ["low"] * 3 + ["medium"] * 3 + ["high"] * 3
    other = [army(v, low_up_to=2, medium_up_to=4).view()["morale_band"]["venetian"] for v in range(1, 10)]
    assert other == ["low"] * 2 + ["medium"] * 2 + ["high"] * 5


# --- one zone --------------------------------------------------------------------------------------------------------


def led_by_a_general(morale: int, **words) -> Table:
    """A Commander of Leadership 3 takes option 3 with units in three zones of his span."""
    table = army(
        morale,
        "Farra: v-gen commander 3, v1 infantry\nRomans: v2 infantry\nMossa: v3 infantry",
        cards=[SHRUG, LUCK],
        hands={"venetian": [23, 24]},
        **words,
    )
    table.play("ChooseOption", option=3, commander="v-gen")
    return table


def finish_zone(table: Table, zone: str) -> None:
    table.play("ActivateZone", zone=zone)
    table.play("EndZone")


@pytest.mark.rule("G22.e")
def test_22_e_high_morale_has_no_effect():
    table = led_by_a_general(HIGH)
    for zone in ("farra", "romans", "mossa"):
        finish_zone(table, zone)
    table = army(HIGH, cards=[SHRUG, LUCK], hands={"venetian": [23, 24]})
    table.play("ChooseOption", option=1)
    assert table.decision.about["cards_left"] == 2
    table = army(HIGH, "Farra: v1 engineers 2", activate="farra")
    assert table.allows("BuildFort", engineers="v1")
    assert march_to_battle(HIGH, {}, recall=True).asked == "battle.recall"


@pytest.mark.rule("G22.f")
def test_22_f_at_medium_a_command_activates_one_zone_only():
    table = led_by_a_general(MEDIUM)
    finish_zone(table, "farra")
    assert refused(table, "ActivateZone", zone="romans") == ("G22.f", "no_zones_left")


@pytest.mark.rule("G22.f")
def test_22_f_only_the_army_with_medium_morale_is_bound():
    table = led_by_a_general(HIGH, austrian=MEDIUM)
    finish_zone(table, "farra")
    assert table.allows("ActivateZone", zone="romans")


@pytest.mark.rule("G22.i")
def test_22_i_at_low_a_command_activates_one_zone_only():
    table = led_by_a_general(LOW)
    finish_zone(table, "farra")
    assert refused(table, "ActivateZone", zone="romans") == ("G22.i", "no_zones_left")


@pytest.mark.rule("G22.p")
@pytest.mark.parametrize("morale", [MEDIUM, LOW])
def test_22_p_option_three_stays_open_with_one_zone_and_one_card(morale):
    table = led_by_a_general(morale)
    about = table.decision.about
    assert (about["option"], about["zones_left"], about["cards_left"]) == (3, 1, 1)


@pytest.mark.rule("G22.p")
def test_22_p_the_command_span_applies_to_that_one_zone():
    table = army(
        MEDIUM,
        "Farra: v-gen commander 3\nPlezzo: v1 infantry\nLucinico: v2 infantry",
        map=f"{FRONT}\nLucinico - Plezzo",
    )
    table.play("ChooseOption", option=3, commander="v-gen")
    assert refused(table, "ActivateZone", zone="plezzo") == ("G16.b", "out_of_span")
    assert table.allows("ActivateZone", zone="lucinico")


@pytest.mark.rule("G22.p")
def test_22_p_option_one_at_medium_still_allows_two_cards():
    table = army(MEDIUM, cards=[SHRUG, LUCK], hands={"venetian": [23, 24]})
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c23")
    table.play("PlayCard", card="c24")
    assert table.points("venetian") == 2


# --- one card --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G22.j")
def test_22_j_at_low_one_card_per_activation():
    table = army(LOW, cards=[SHRUG, LUCK], hands={"venetian": [23, 24]})
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c23")
    assert refused(table, "PlayCard", card="c24") == ("G22.j", "no_cards_left")


# --- recall ----------------------------------------------------------------------------------------------------------


def march_to_battle(morale: int, options: dict, recall: bool, **words) -> Table:
    """A Commander leads a regiment into Romans; a regiment of another Command waits in Lucinico. Without recall the
    dice fall at once."""
    table = army(
        morale,
        "Farra: v-gen commander 3, v1 infantry 1\nRomans: a1 infantry 1\nLucinico: v2 infantry 1 @red",
        activate="farra",
        options=options,
        **words,
    )
    table.dice(*(() if recall else (6, 6, 6))).play("March", units=["v-gen", "v1"], to="romans")
    return table


@pytest.mark.rule("G22.g")
@pytest.mark.parametrize("options", [{}, {"edition": "fr"}, {"no_recall_at_medium_morale": True}])
def test_22_g_at_medium_a_commander_calls_nobody_from_other_zones(options):
    table = march_to_battle(MEDIUM, options, recall=False)
    assert table.happened("units_fired")
    assert table.where("v2") == "lucinico"


@pytest.mark.rule("G22.g")
@pytest.mark.parametrize("options", [{"edition": "it"}, {"edition": "en"}, {"no_recall_at_medium_morale": False}])
def test_22_g_by_the_italian_and_english_text_he_does(options):
    assert march_to_battle(MEDIUM, options, recall=True).asked == "battle.recall"


@pytest.mark.rule("G22.l")
@pytest.mark.parametrize("options", [{}, {"edition": "fr"}, {"edition": "it", "no_recall_at_medium_morale": True}])
def test_22_l_at_low_there_is_no_recall_either(options):
    table = march_to_battle(LOW, options, recall=False)
    assert table.happened("units_fired")
    assert not table.happened("unit_recalled")


@pytest.mark.rule("G22.l")
@pytest.mark.parametrize("options", [{"edition": "it"}, {"no_recall_at_medium_morale": False}])
def test_22_l_but_where_it_is_allowed_at_medium_it_is_at_low(options):
    table = march_to_battle(LOW, options, recall=True)
    assert table.asked == "battle.recall"
    table.dice(6, 6, 6, 6).play("Recall", unit="v2", via="lucinico")  # nobody is left to call: they fire
    assert table.happened("units_fired")[0].args["values"] == [3, 1, 1]
    again = march_to_battle(LOW, options, recall=True)
    again.dice(6, 6, 6).play("EndRecall")  # he need not
    assert again.where("v2") == "lucinico"


@pytest.mark.rule("G22.k", "G22.l")
def test_22_l_by_the_english_edition_nobody_comes_so_far():
    words = {"activate": "farra", "options": {"edition": "en"}}
    table = army(LOW, "Farra: v-gen commander 3, v1 infantry 1\nRomans: a1 infantry 1", **words)
    assert refused(table, "March", units=["v-gen", "v1"], to="romans") == ("G22.k", "low_morale")


def test_in_a_match_of_revision_1_nobody_is_recalled_at_low_by_any_edition():
    table = march_to_battle(LOW, {"edition": "it"}, recall=False, revision=1)
    assert table.happened("units_fired")
    assert march_to_battle(MEDIUM, {"edition": "it"}, recall=True, revision=1).asked == "battle.recall"


# --- Attack Supply and entry at Low ----------------------------------------------------------------------------------

THREE = "Farra: v1 infantry, v2 infantry, v3 infantry, v4 engineers 2\nRomans: a1 infantry"
ALL_THREE = ["v1", "v2", "v3"]


@pytest.mark.rule("G22.h")
@pytest.mark.parametrize(("morale", "has_it"), [(LOW, False), (MEDIUM, True), (HIGH, True)])
def test_22_h_at_low_no_unit_has_attack_supply(morale, has_it):
    table = army(morale, THREE, activate="farra")
    assert table.allows("March", units=ALL_THREE, to="romans") == has_it
    assert table.allows("BuildFort", engineers="v4") == has_it


@pytest.mark.rule("G22.h")
def test_22_h_the_refusal_is_that_of_attack_supply():
    table = army(LOW, THREE, activate="farra")
    assert refused(table, "March", units=ALL_THREE, to="romans") == ("G21.1.a", "needs_attack_supply")


@pytest.mark.rule("G22.k")
@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({}, None),
        ({"edition": "it"}, None),
        ({"edition": "fr"}, None),
        ({"low_morale_bars_attack": False}, None),
        ({"edition": "en"}, ("G22.k", "low_morale")),
        ({"low_morale_bars_attack": True}, ("G22.k", "low_morale")),
    ],
)
def test_22_k_at_low_enemy_zones_stay_open_but_for_the_english_text(options, refusal):
    table = army(LOW, THREE, activate="farra", options=options, map=f"{FRONT}\nRomans: raid venetian")
    assert refused(table, "March", units=["v1"], to="romans") == refusal
    assert refused(table, "March", units=["v1"], to="romans", how="raid") == refusal
    assert table.allows("March", units=["v1"], to="mossa")


@pytest.mark.rule("G22.k")
def test_22_k_by_the_english_text_medium_morale_bars_nothing():
    table = army(MEDIUM, THREE, activate="farra", options={"edition": "en"})
    assert table.allows("March", units=["v1"], to="romans")


@pytest.mark.rule("G22.m")
def test_22_m_at_low_one_or_two_units_fight_as_usual():
    table = army(LOW, THREE, activate="farra")
    assert table.allows("March", units=["v1", "v2"], to="romans")


@pytest.mark.rule("G22.m")
@pytest.mark.parametrize(
    "land", ["Gradisca: fortress\nGradisca # Romans 4", "Gradisca: free attack austrian\nGradisca - Romans"]
)
def test_22_m_at_low_those_in_a_fortress_or_in_trieste_act_as_usual(land):
    table = position(
        "gradisca",
        active="austrian",
        activate="gradisca",
        morale=LOW,
        map=land,
        units="Gradisca: a1 infantry, a2 infantry, a3 infantry\nRomans: v1 infantry",
    )
    assert table.allows("March", units=["a1", "a2", "a3"], to="romans")


@pytest.mark.rule("G22.m")
@pytest.mark.parametrize(("morale", "has_it"), [(LOW, False), (MEDIUM, True)])
def test_22_m_at_low_the_sea_gives_supply_but_no_attack_supply(morale, has_it):
    table = army(
        morale,
        "Monfalcone: v1 engineers 2",
        map="Monfalcone: sea\nMonfalcone - Romans",
        camps=None,
        sea_supply="monfalcone",
        activate="monfalcone",
    )
    assert not table.is_out_of_supply("v1")
    assert table.allows("BuildFort", engineers="v1") == has_it


# --- changes in mid-activation ---------------------------------------------------------------------------------------


@pytest.mark.rule("G22.o")
def test_22_o_the_number_of_zones_is_fixed_when_the_option_is_taken():
    table = army(
        HIGH,
        "Farra: v-gen commander 3, v1 infantry\nRomans: v2 infantry\nMossa: v3 infantry",
        cards=[GRUMBLE],
        hands={"venetian": [22]},
    )
    table.play("ChooseOption", option=3, commander="v-gen")
    table.play("PlayCard", card="c22")
    assert table.morale("venetian") == HIGH - 2
    finish_zone(table, "farra")
    finish_zone(table, "romans")
    assert table.allows("ActivateZone", zone="mossa")


@pytest.mark.rule("G22.o")
def test_22_o_better_morale_does_not_add_zones_to_an_option_already_taken():
    table = army(
        HIGH - 1,
        "Farra: v-gen commander 3, v1 infantry\nRomans: v2 infantry",
        cards=[CHEER],
        hands={"venetian": [21]},
    )
    table.play("ChooseOption", option=3, commander="v-gen")
    table.play("PlayCard", card="c21")
    assert table.morale("venetian") > HIGH
    assert table.decision.about["zones_left"] == 1


@pytest.mark.rule("G22.o")
def test_22_o_the_number_of_cards_is_fixed_when_the_option_is_taken():
    table = army(MEDIUM, cards=[GRUMBLE, SHRUG], hands={"venetian": [22, 23]})
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c22")
    assert table.morale("venetian") <= LOW
    table.play("PlayCard", card="c23")
    assert table.points("venetian") == 1


@pytest.mark.rule("G22.o")
def test_22_o_attack_supply_is_judged_by_the_morale_at_the_start_of_the_zone():
    table = army(MEDIUM, THREE, cards=[GRUMBLE], hands={"venetian": [22]})
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c22")
    table.play("ActivateZone", zone="farra")
    assert refused(table, "March", units=ALL_THREE, to="romans") == ("G21.1.a", "needs_attack_supply")


@pytest.mark.rule("G22.o")
def test_22_o_a_raid_that_lifts_morale_gives_the_active_zone_no_attack_supply():
    table = army(
        LOW,
        "Farra: v1 infantry, v2 engineers 2\nMossa: v3 engineers 2 @red",
        activate="farra",
        map=f"{FRONT}\nRomans: raid venetian",
    )
    table.dice(1).play("March", units=["v1"], to="romans", how="raid")
    table.play("Halt")
    assert table.morale("venetian") == MEDIUM
    assert refused(table, "BuildFort", engineers="v2") == ("G21.1.e", "needs_attack_supply")


@pytest.mark.rule("G22.o")
@pytest.mark.parametrize(("effect", "recall"), [(-2, False), (2, True)])
def test_22_o_recall_is_judged_by_the_morale_at_the_start_of_the_zone(effect, recall):
    table = army(
        HIGH if effect < 0 else HIGH - 1,
        "Farra: v-gen commander 3, v1 infantry 1\nRomans: a1 infantry 1\nLucinico: v2 infantry 1 @red",
        cards=[card(21, ("morale", {"by": effect}))],
        hands={"venetian": [21]},
    )
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c21")
    table.play("ActivateZone", zone="farra")
    table.dice(*(() if recall else (6, 6, 6))).play("March", units=["v-gen", "v1"], to="romans")
    assert (table.asked == "battle.recall") == recall
