"""21 Supply: what being out of supply means, and the cards that ask for supply."""

from __future__ import annotations

import pytest

from caracole.play.table import Table, position
from caracole.systems.gradisca.position import card

ROAD = "Farra - Romans\nRomans - Cormons\nCormons: source venetian"
CUT_OFF = "Farra - Romans\nRomans - Cormons\nCormons - Mossa\nMossa - Plezzo\nPlezzo - Tarvis"
"""A road without any Source."""


def march(table: Table, unit: str, *zones: str) -> None:
    """One unit goes from zone to zone."""
    table.play("March", units=[unit], to=zones[0])
    for zone in zones[1:]:
        table.play("GoOn", to=zone)


# --- what it means ---------------------------------------------------------------------------------------------------


def general(state: str, **words) -> Table:
    """A Commander of Leadership 3 whose Command stands in three zones of his span."""
    return position(
        "gradisca",
        active="venetian",
        map=f"Farra - Romans\nFarra - Cormons\n{words.pop('more', '')}",
        units=f"Farra: v-gen commander 3{state}\nRomans: v1 infantry\nCormons: v2 infantry",
        **words,
    )


@pytest.mark.rule("G21.m")
@pytest.mark.parametrize(("source", "zones"), [("Farra: source venetian", 3), ("", 1)])
def test_21_m_a_commander_out_of_supply_leads_one_zone(source, zones):
    table = general("", more=source)
    table.play("ChooseOption", option=3, commander="v-gen")
    assert table.decision.about["zones_left"] == zones


@pytest.mark.rule("G21.m")
@pytest.mark.parametrize(("source", "hit"), [("Farra: source venetian", True), ("", False)])
def test_21_m_a_commander_out_of_supply_fires_with_one(source, hit):
    table = position(
        "gradisca",
        active="venetian",
        activate="farra",
        map=f"Farra - Romans\nRomans - Cormons\n{source}",
        units="Farra: v-gen commander 3, v1 infantry 1\nRomans: a1 infantry 1 [1]",
    )
    table.dice(2, 6, 6).play("March", units=["v-gen", "v1"], to="romans")
    assert table.is_disorganized("a1") == hit


@pytest.mark.rule("G21.m")
@pytest.mark.parametrize(("source", "calls"), [("Farra: source venetian", 3), ("", 1)])
def test_21_m_a_commander_out_of_supply_recalls_one_unit(source, calls):
    table = position(
        "gradisca",
        active="venetian",
        activate="farra",
        map=f"Farra - Romans\nRomans - Cormons\n{source}",
        units="Farra: v-gen commander 3, v1 infantry\nRomans: a1 infantry\nCormons: v2 infantry @red",
    )
    table.play("March", units=["v-gen", "v1"], to="romans")
    assert table.decision.about["calls"] == calls


@pytest.mark.rule("G21.m")
def test_21_m_a_replacement_out_of_supply_has_one_as_well():
    table = position(
        "gradisca",
        active="venetian",
        map="Farra - Romans",
        units="Farra: v-gen commander 3 [2] (replaced)\nRomans: v1 infantry",
    )
    table.play("ChooseOption", option=3, commander="v-gen")
    assert table.decision.about["zones_left"] == 1


@pytest.mark.rule("G21.n")
@pytest.mark.parametrize("kind", ["infantry", "engineers"])
def test_21_n_foot_out_of_supply_goes_one_zone_less(kind):
    table = position("gradisca", active="venetian", activate="farra", map=CUT_OFF, units=f"Farra: v1 {kind}")
    march(table, "v1", "romans", "cormons")
    assert table.asked != "column.on"
    assert table.where("v1") == "cormons"


@pytest.mark.rule("G21.n")
@pytest.mark.parametrize(("source", "left"), [("Farra: source venetian", 5), ("", 4)])
def test_21_n_horse_out_of_supply_goes_one_zone_less(source, left):
    table = position(
        "gradisca", active="venetian", activate="farra", map=f"{CUT_OFF}\n{source}", units="Farra: v1 medium"
    )
    table.play("March", units=["v1"], to="romans")
    assert table.decision.about["movement_left"] == left - 1


@pytest.mark.rule("G21.s")
def test_21_s_a_commander_out_of_supply_keeps_his_movement():
    table = position("gradisca", active="venetian", activate="farra", map=CUT_OFF, units="Farra: v-gen commander 3")
    assert table.is_out_of_supply("v-gen")
    march(table, "v-gen", "romans", "cormons", "mossa", "plezzo", "tarvis")
    assert table.where("v-gen") == "tarvis"


@pytest.mark.rule("G21.t")
@pytest.mark.parametrize("turn", [3, 9])
def test_21_t_horse_out_of_supply_in_winter_goes_two_zones(turn):
    table = position("gradisca", turn=turn, active="venetian", activate="farra", map=CUT_OFF, units="Farra: v1 light")
    march(table, "v1", "romans", "cormons")
    assert table.asked != "column.on"
    assert table.where("v1") == "cormons"


@pytest.mark.rule("G21.t")
def test_21_t_guns_out_of_supply_go_one_zone_and_never_into_difficult_terrain():
    for source, allowed in (("Farra: source venetian", True), ("", False)):
        table = position(
            "gradisca",
            active="venetian",
            activate="farra",
            map=f"Farra - Romans\nFarra - Carso\nCarso: difficult\n{source}",
            units="Farra: v-gun artillery 3",
        )
        assert table.allows("March", units=["v-gun"], to="carso") == allowed
        assert table.allows("March", units=["v-gun"], to="romans")
    refusal = table.refusal("March", units=["v-gun"], to="carso")
    assert (refusal.rule, refusal.code) == ("G6.c", "not_enough_movement")


@pytest.mark.rule("G21.o")
def test_21_o_a_unit_out_of_supply_cannot_recover():
    units = "Farra: v1 infantry 2 [1] (disorganized)"
    table = position("gradisca", active="venetian", activate="farra", map=ROAD, units=units)
    table.play("Recover", unit="v1")
    assert not table.is_disorganized("v1")
    table = position("gradisca", active="venetian", activate="farra", map=CUT_OFF, units=units)
    refusal = table.refusal("Recover", unit="v1")
    assert (refusal.rule, refusal.code) == ("G20.b", "out_of_supply")


def raid_out_of_supply(*units: str, enemy: str = "") -> Table:
    """Horse without supply breaks into Romans; the die is a 1, so the raid succeeds."""
    table = position(
        "gradisca",
        active="venetian",
        activate="farra",
        map=f"{CUT_OFF}\nRomans: raid venetian",
        units=f"Farra: v1 medium 2 [1], v-gen commander 3\nCormons: v7 infantry 1 @red, v8 infantry 1 @red\n{enemy}",
    )
    assert table.is_out_of_supply("v1")
    table.dice(1).play("March", units=list(units), to="romans", how="raid")
    assert not table.is_out_of_supply("v1")
    return table


@pytest.mark.rule("G21.u")
def test_21_u_the_movement_is_not_restored_in_mid_move_when_a_raid_takes_the_marker_off():
    table = raid_out_of_supply("v1")
    # five less one for want of supply, two for the raid: two are left, not three
    assert table.decision.about["movement_left"] == 2


@pytest.mark.rule("G21.u")
def test_21_u_the_leadership_of_the_commander_who_rides_along_is_restored_at_once():
    table = raid_out_of_supply("v1", "v-gen", enemy="Romans: a1 infantry 1")
    assert not table.is_out_of_supply("v-gen")
    assert table.asked == "battle.recall"
    assert table.decision.about["calls"] == 3


# --- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G21.p")
def test_21_p_an_event_that_asks_for_supply_passes_over_those_without():
    table = position(
        "gradisca",
        active="venetian",
        map=ROAD,
        units="""
            Farra: v1 infantry 2 [1] (disorganized, out of supply), v2 infantry 2 [1] (disorganized)
            Farra: v3 infantry 2 [1] (disorganized)
        """,
        cards=[card(16, ("recover", {"count": 2}))],
        hands={"venetian": [16]},
    )
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c16")
    refusal = table.refusal("ChooseUnit", unit="v1")
    assert refusal.code == "no_target"
    table.play("ChooseUnit", unit="v2")
    assert not table.is_disorganized("v2")


@pytest.mark.rule("G21.p")
def test_21_p_in_the_basic_game_supply_is_not_asked_for():
    table = position(
        "gradisca",
        options={"game": "basic"},
        active="venetian",
        map=ROAD,
        units="Farra: v1 infantry 2 [1] (disorganized, out of supply)",
        cards=[card(16, ("recover", {"count": 1}))],
        hands={"venetian": [16]},
    )
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c16")
    table.play("ChooseUnit", unit="v1")
    assert not table.is_disorganized("v1")


def play_supply_card(effect: dict, units: str = "Farra: v1 infantry", **words) -> Table:
    table = position(
        "gradisca",
        active="venetian",
        map=ROAD,
        units=units,
        morale=(5, 5),
        cards=[card(12, ("supply", effect))],
        hands={"venetian": [12]},
        **words,
    )
    table.play("ChooseOption", option=1)
    table.play("PlayCard", card="c12")
    return table


@pytest.mark.rule("G21.q")
def test_21_q_a_supply_card_raises_morale_if_the_camp_has_its_line():
    table = play_supply_card({"up": 2, "down": 1}, camps={"venetian": "farra"})
    assert table.morale("venetian") == 7
    assert table.morale("austrian") == 5


@pytest.mark.rule("G21.q")
def test_21_q_it_lowers_morale_if_the_camp_has_no_line():
    table = play_supply_card(
        {"up": 2, "down": 1}, "Farra: v1 infantry\nRomans: a1 infantry", camps={"venetian": "farra"}
    )
    assert table.morale("venetian") == 4


@pytest.mark.rule("G21.q")
def test_21_q_it_lowers_morale_if_the_camp_is_lost():
    assert play_supply_card({"up": 2, "down": 1}, camps_lost={"venetian": 1}).morale("venetian") == 4


@pytest.mark.rule("G21.r")
@pytest.mark.parametrize(("effect", "morale"), [({"up": 2, "down": 3}, 2), ({"up": 2, "down": 1}, 4), ({"up": 2}, 3)])
def test_21_r_morale_falls_by_the_number_printed_for_it_or_by_the_only_number(effect, morale):
    assert play_supply_card(effect, camps_lost={"venetian": 1}).morale("venetian") == morale
