"""21 Supply: lines to a Source, when they are checked, the sea, Rubia."""

from __future__ import annotations

from itertools import pairwise

import pytest

from caracole.kernel import ScriptedDice
from caracole.play.table import Table, position
from caracole.systems.gradisca.position import Questions

ROAD = "Farra - Romans\nRomans - Cormons\nCormons: source venetian"
CUT_OFF = "Farra - Romans\nRomans - Cormons\nCormons - Mossa\nMossa - Plezzo\nPlezzo - Tarvis"
"""A road without any Source."""


def is_supplied(map: str, units: str = "Farra: v1 infantry", **words) -> bool:
    """Is v1 in supply when Farra is activated?"""
    table = position("gradisca", active="venetian", activate="farra", map=map, units=units, **words)
    return not table.is_out_of_supply("v1")


def garrison_is_supplied(map: str, units: str = "", **options) -> bool:
    """Is the Austrian garrison in supply when Gradisca is activated?"""
    table = position(
        "gradisca",
        options=options,
        active="austrian",
        activate="gradisca",
        map=f"Gradisca: fortress, lifeline Rubia\nGradisca # Rubia 4\n{map}",
        units=f"Gradisca: a1 infantry\n{units}",
    )
    return not table.is_out_of_supply("a1")


# --- the line --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G21.a")
def test_21_a_a_chain_of_any_length_to_an_own_source_supplies():
    zones = ["Farra", *(f"Z{n}" for n in range(12)), "Venzone"]
    long_road = "\n".join(f"{one} - {other}" for one, other in pairwise(zones))
    assert is_supplied(f"{long_road}\nVenzone: source venetian")


@pytest.mark.rule("G21.a")
def test_21_a_without_a_source_or_with_a_broken_chain_there_is_no_supply():
    assert not is_supplied(CUT_OFF)
    assert not is_supplied("Farra - Romans\nCormons - Mossa\nMossa: source venetian")


@pytest.mark.rule("G21.a")
def test_21_a_the_source_of_the_enemy_supplies_nobody():
    assert not is_supplied("Farra - Romans\nRomans: source austrian")


@pytest.mark.rule("G21.b")
def test_21_b_no_line_crosses_an_impassable_border():
    assert not is_supplied("Farra x Romans\nRomans: source venetian")
    assert is_supplied("Farra x Romans\nFarra - Cormons\nCormons - Romans\nRomans: source venetian")


@pytest.mark.rule("G21.c")
def test_21_c_no_line_crosses_a_river_without_bridge():
    assert not is_supplied("Farra ~ Romans\nRomans: source venetian")
    assert is_supplied("Farra = Romans\nRomans: source venetian")


@pytest.mark.rule("G21.d")
@pytest.mark.parametrize("enemy", ["a1 infantry", "a1 commander 2"])
def test_21_d_no_line_passes_through_a_zone_with_enemy_units(enemy):
    assert is_supplied(ROAD)
    assert not is_supplied(ROAD, f"Farra: v1 infantry\nRomans: {enemy}")
    assert is_supplied(f"{ROAD}\nFarra - Mossa\nMossa - Cormons", f"Farra: v1 infantry\nRomans: {enemy}")


@pytest.mark.rule("G21.d")
def test_21_d_no_line_ends_in_a_zone_with_enemy_units():
    assert not is_supplied(ROAD, "Farra: v1 infantry\nCormons: a1 infantry")


@pytest.mark.rule("G21.y")
def test_21_y_walls_do_not_stop_a_line_but_an_enemy_garrison_does():
    walls = "Gradisca: fortress\nFarra # Gradisca 4\nGradisca # Rubia 4\nRubia: source venetian"
    assert is_supplied(walls)
    assert is_supplied(walls, "Farra: v1 infantry\nGradisca: v2 infantry")
    assert not is_supplied(walls, "Farra: v1 infantry\nGradisca: a1 infantry")


@pytest.mark.rule("G21.y")
def test_21_y_a_garrison_draws_its_supply_through_its_own_walls():
    walls = "Gradisca: fortress\nGradisca # Romans 4\nRomans: source venetian"
    table = position("gradisca", active="venetian", activate="gradisca", map=walls, units="Gradisca: v1 infantry")
    assert not table.is_out_of_supply("v1")


@pytest.mark.rule("G21.i")
def test_21_i_units_in_a_zone_with_an_own_source_are_always_supplied():
    besieged = "Farra: source venetian\nFarra - Romans\nFarra - Cormons"
    assert is_supplied(besieged, "Farra: v1 infantry\nRomans: a1 infantry\nCormons: a2 infantry")
    assert not is_supplied("Farra: source austrian\nFarra - Romans")


@pytest.mark.rule("G21.w")
def test_21_w_a_source_that_is_cut_off_supplies_those_inside_and_their_neighbours():
    alone = "Cormons: source venetian\nCormons x Mossa\nFarra - Cormons"
    assert is_supplied(alone, "Farra: v1 infantry\nCormons: v2 infantry\nMossa: a1 infantry")
    assert is_supplied(alone, "Farra: v1 infantry\nMossa: a1 infantry")
    assert not is_supplied(alone, "Farra: v1 infantry\nCormons: a1 infantry")


# --- when it is checked ----------------------------------------------------------------------------------------------


@pytest.mark.rule("G21.e")
def test_21_e_only_the_units_that_begin_their_activation_are_checked():
    table = position(
        "gradisca",
        active="venetian",
        activate="farra",
        map=CUT_OFF,
        units="Farra: v1 infantry, v2 infantry @red\nRomans: v3 infantry",
    )
    assert table.is_out_of_supply("v1")
    assert not table.is_out_of_supply("v2")
    assert not table.is_out_of_supply("v3")


@pytest.mark.rule("G21.e")
def test_21_e_the_result_stands_wherever_the_unit_goes():
    table = position(
        "gradisca",
        active="venetian",
        activate="farra",
        map="Farra - Romans\nRomans: source venetian\nFarra ~ Rubia",
        units="Farra: v1 infantry",
    )
    table.play("March", units=["v1"], to="rubia")
    assert table.where("v1") == "rubia"
    table.dice(1).play("EndActivation")
    assert not table.is_out_of_supply("v1")


@pytest.mark.rule("G21.e")
def test_21_e_nobody_is_checked_before_the_zone_is_activated():
    table = position("gradisca", active="venetian", map=CUT_OFF, units="Farra: v1 infantry")
    table.play("ChooseOption", option=1)
    assert not table.is_out_of_supply("v1")
    table.play("ActivateZone", zone="farra")
    assert table.is_out_of_supply("v1")


@pytest.mark.rule("G21.k")
def test_21_k_a_unit_found_without_supply_gets_a_marker():
    table = position("gradisca", active="venetian", activate="farra", map=CUT_OFF, units="Farra: v1 infantry")
    assert table.is_out_of_supply("v1")
    (told,) = table.happened("units_out_of_supply")
    assert told.args == {"side": "venetian", "units": ["v1"], "zone": "farra"}


@pytest.mark.rule("G21.l")
def test_21_l_the_marker_comes_off_at_the_next_activation_in_supply_and_not_before():
    table = position("gradisca", active="venetian", map=ROAD, units="Farra: v1 infantry (out of supply)")
    table.play("ChooseOption", option=1)
    assert table.is_out_of_supply("v1")
    table.play("ActivateZone", zone="farra")
    assert not table.is_out_of_supply("v1")
    assert [event.args["units"] for event in table.happened("units_in_supply")] == [["v1"]]


@pytest.mark.rule("G21.l")
def test_21_l_the_marker_stays_on_while_there_is_no_line():
    table = position(
        "gradisca", active="venetian", activate="farra", map=CUT_OFF, units="Farra: v1 infantry (out of supply)"
    )
    assert table.is_out_of_supply("v1")


# --- by sea ----------------------------------------------------------------------------------------------------------

COAST = "Monfalcone: sea\nMuggia: sea\nFarra - Monfalcone\nFarra - Muggia"


def next_turn(**words) -> Table:
    """The last Command of turn 1 has nothing more to do; the table stands at the start of turn 2."""
    table = position("gradisca", active="venetian", **words)
    table.play("ChooseOption", option=1)
    table.play("EndActivation")
    assert table.turn() == 2
    return table


@pytest.mark.rule("G21.f")
def test_21_f_at_the_start_of_the_turn_the_venetian_places_the_marker_on_the_coast():
    table = next_turn(map=COAST, units="Farra: v1 infantry", sea_supply="monfalcone")
    assert table.asked == "turn.sea_supply_place"
    assert table.decision.seats == (0,)
    refusal = table.refusal("PlaceSeaSupply", zone="farra")
    assert (refusal.rule, refusal.code) == ("G21.f", "no_coast")
    table.dice(1).play("PlaceSeaSupply", zone="muggia")
    assert table.view()["sea_supply"] == "muggia"
    assert table.asked == "activation.option"


@pytest.mark.rule("G21.f")
def test_21_f_without_a_coast_or_in_the_basic_game_nobody_is_asked():
    table = position("gradisca", options={"game": "basic"}, active="venetian", map=COAST, units="Farra: v1 infantry")
    table.play("ChooseOption", option=1)
    table.dice(1).play("EndActivation")
    assert table.asked == "activation.option"
    table = position("gradisca", active="venetian", map=ROAD, units="Farra: v1 infantry")
    table.play("ChooseOption", option=1)
    table.dice(1).play("EndActivation")
    assert table.asked == "activation.option"


@pytest.mark.rule("G21.x")
def test_21_x_the_marker_is_placed_for_the_first_turn_too_before_the_first_draw():
    board = position("gradisca", active="venetian", map=COAST, units="Farra: v1 infantry\nMuggia: a1 infantry")
    dice = ScriptedDice()
    table = Table(board.game, board.game.setup(dice), dice, questions=Questions)
    assert table.turn() == 1
    assert table.asked == "turn.sea_supply_place"
    table.dice(1).play("PlaceSeaSupply", zone="monfalcone")
    assert table.asked == "activation.option"


@pytest.mark.rule("G21.x")
@pytest.mark.parametrize("zone", ["monfalcone", "muggia"])
def test_21_x_it_may_stay_where_it_is_or_go_to_a_zone_of_the_enemy(zone):
    table = next_turn(map=COAST, units="Farra: v1 infantry\nMuggia: a1 infantry", sea_supply="monfalcone")
    table.dice(1).play("PlaceSeaSupply", zone=zone)
    assert table.view()["sea_supply"] == zone


@pytest.mark.rule("G21.g")
def test_21_g_all_venetian_units_in_the_zone_are_supplied_by_sea():
    table = position(
        "gradisca",
        active="venetian",
        activate="monfalcone",
        map=COAST,
        sea_supply="monfalcone",
        units="Monfalcone: v1 infantry, v2 engineers, v3 commander 2, d4 infantry",
    )
    assert not any(table.is_out_of_supply(unit) for unit in ("v1", "v2", "v3", "d4"))


@pytest.mark.rule("G21.g")
@pytest.mark.parametrize("zone", ["farra", "muggia"])
def test_21_g_only_the_units_in_that_zone_are_and_no_line_runs_to_it(zone):
    table = position(
        "gradisca",
        active="venetian",
        activate=zone,
        map=COAST,
        sea_supply="monfalcone",
        units="Farra: v1 infantry\nMuggia: v1m infantry",
    )
    assert table.is_out_of_supply("v1" if zone == "farra" else "v1m")


@pytest.mark.rule("G21.g")
def test_21_g_the_austrian_gets_nothing_from_the_sea():
    table = position(
        "gradisca",
        active="austrian",
        activate="monfalcone",
        map=COAST,
        sea_supply="monfalcone",
        units="Monfalcone: a1 infantry",
    )
    assert table.is_out_of_supply("a1")


@pytest.mark.rule("G21.g")
def test_21_g_the_supply_by_sea_goes_away_with_the_marker():
    table = next_turn(map=COAST, units="Monfalcone: v1 infantry", sea_supply="monfalcone")
    table.dice(1).play("PlaceSeaSupply", zone="muggia")
    table.play("ChooseOption", option=1)
    table.play("ActivateZone", zone="monfalcone")
    assert table.is_out_of_supply("v1")


@pytest.mark.rule("G21.h")
@pytest.mark.parametrize(("marker", "allowed"), [("monfalcone", True), ("muggia", False)])
def test_21_h_supply_by_sea_is_attack_supply_without_a_camp(marker, allowed):
    table = position(
        "gradisca",
        active="venetian",
        activate="monfalcone",
        map=COAST,
        sea_supply=marker,
        units="Monfalcone: v1 infantry, v2 infantry, v3 infantry\nFarra: a1 infantry",
    )
    assert table.camp("venetian") is None
    assert table.allows("March", units=["v1", "v2", "v3"], to="farra") == allowed


# --- Gradisca and Rubia ----------------------------------------------------------------------------------------------

RUBIA_CUT_OFF = "Rubia - Goritia\nGoritia - Idria\nIdria: source austrian"


@pytest.mark.rule("G21.j")
def test_21_j_supplied_austrians_in_rubia_supply_gradisca_without_a_line():
    # an X border lies between Rubia and Gradisca here, so that no ordinary line exists
    walled_in = "Gradisca: fortress, lifeline Rubia\nGradisca x Rubia\nRubia - Goritia\nGoritia: source austrian"
    for units, supplied in (
        ("Rubia: a2 infantry", True),
        ("Rubia: a2 commander 2", True),
        ("Goritia: a2 infantry", False),
    ):
        table = position(
            "gradisca",
            active="austrian",
            activate="gradisca",
            map=walled_in,
            units=f"Gradisca: a1 infantry\n{units}",
        )
        assert table.is_out_of_supply("a1") == (not supplied)


@pytest.mark.rule("G21.j")
@pytest.mark.parametrize(
    ("options", "supplied"),
    [
        ({}, False),
        ({"edition": "fr"}, False),
        ({"rubia_must_be_supplied": True}, False),
        ({"edition": "it"}, True),
        ({"edition": "en"}, True),
        ({"rubia_must_be_supplied": False}, True),
    ],
)
def test_21_j_austrians_in_rubia_who_are_not_supplied_themselves(options, supplied):
    units = "Rubia: a2 infantry\nGoritia: v1 infantry"
    assert garrison_is_supplied(RUBIA_CUT_OFF, units, **options) == supplied


@pytest.mark.rule("G21.j")
def test_21_j_venetians_in_gradisca_draw_nothing_from_rubia():
    table = position(
        "gradisca",
        active="venetian",
        activate="gradisca",
        map="Gradisca: fortress, lifeline Rubia\nGradisca x Rubia\nRubia: source venetian",
        units="Gradisca: v1 infantry\nRubia: v2 infantry",
    )
    assert table.is_out_of_supply("v1")


@pytest.mark.rule("G21.v")
def test_21_v_rubia_is_judged_by_a_line_traced_now_whatever_markers_lie_there():
    walled_in = "Gradisca: fortress, lifeline Rubia\nGradisca x Rubia\nRubia - Goritia\nGoritia: source austrian"
    cut_off = "Gradisca: fortress, lifeline Rubia\nGradisca x Rubia\nRubia - Goritia"
    for land, unit, supplied in (
        (walled_in, "a2 infantry (out of supply)", True),
        (cut_off, "a2 infantry", False),
    ):
        table = position(
            "gradisca",
            active="austrian",
            activate="gradisca",
            map=land,
            units=f"Gradisca: a1 infantry\nRubia: {unit}",
        )
        assert table.is_out_of_supply("a1") == (not supplied)


@pytest.mark.rule("G21.v")
@pytest.mark.parametrize("edition", ["fr", "it"])
def test_21_v_an_empty_rubia_supplies_nobody(edition):
    table = position(
        "gradisca",
        options={"edition": edition},
        active="austrian",
        activate="gradisca",
        map="Gradisca: fortress, lifeline Rubia\nGradisca x Rubia\nRubia: source austrian",
        units="Gradisca: a1 infantry",
        forts="austrian Rubia",
    )
    assert table.is_out_of_supply("a1")
