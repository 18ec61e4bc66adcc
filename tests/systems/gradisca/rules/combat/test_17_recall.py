"""17 Commanders in combat: a Commander who enters an enemy-held zone calls others to the battle."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.play.table import Table, position
from systems.gradisca.rules.movement.positions import BASIC

LAND = """
    Lucinico: source venetian
    Lucinico - Gorizia
    Gorizia - Salcano
    Salcano - Plava
    Plava - Canale
    Canale: source venetian
"""
"""The Commander sets out from Lucinico; the battle is in Gorizia; the others stand along the Isonzo, upstream."""

ATTACK = """
    Lucinico: v1 infantry 2, v-gen commander 2
    Gorizia: a1 infantry 2
"""


def battle(units: str, land: str = LAND, attack: str = ATTACK, **words: Any) -> Table:
    """v1 and the Commander v-gen have just entered Gorizia."""
    table = position(
        "gradisca", **{"active": "venetian", "activate": "lucinico", **words}, map=land, units=f"{attack}\n{units}"
    )
    table.play("March", units=["v1", "v-gen"], to="gorizia")
    return table


# --- the chance to recall --------------------------------------------------------------------------------------------


@pytest.mark.rule("G17.a")
def test_17_a_combat_waits_until_the_commander_has_called() -> None:
    table = battle("Salcano: v2 infantry 2 @red")
    assert table.asked == "battle.recall"
    assert table.units_in("gorizia") == ["v1", "v-gen", "a1"]
    assert not table.happened("units_fired")


@pytest.mark.rule("G17.a")
def test_17_a_then_all_of_them_fight() -> None:
    table = battle("Salcano: v2 infantry 2 @red")
    # v1, v-gen, v2 and then a1: one hit is enough
    table.dice(6, 6, 2, 6).play("Recall", unit="v2", via="salcano")
    assert table.happened("units_fired")[0].args["units"] == ["v1", "v-gen", "v2"]
    assert table.is_eliminated("a1")
    assert table.units_in("gorizia") == ["v1", "v-gen", "v2"]


@pytest.mark.rule("G17.a")
def test_17_a_he_may_call_nobody() -> None:
    table = battle("Salcano: v2 infantry 2 @red")
    table.dice(6, 6, 6).play("EndRecall")
    assert table.where("v2") == "salcano"
    assert table.where("v-gen") == "lucinico"


@pytest.mark.rule("G17.a")
def test_17_a_without_a_commander_the_dice_fall_at_once() -> None:
    table = position(
        "gradisca", active="venetian", activate="lucinico", map=LAND, units=ATTACK + "Salcano: v2 infantry 2 @red"
    )
    table.dice(6, 6).play("March", units=["v1"], to="gorizia")
    assert table.where("v1") == "lucinico"


@pytest.mark.rule("G17.a")
def test_17_a_the_basic_game_has_no_recall() -> None:
    table = position(
        "gradisca",
        options=BASIC,
        active="venetian",
        activate="lucinico",
        map=LAND,
        units=ATTACK + "Salcano: v2 infantry 2 @red",
    )
    table.dice(6, 6, 6).play("March", units=["v1", "v-gen"], to="gorizia")
    assert table.where("v1") == "lucinico"


# --- who -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G17.b")
def test_17_b_as_many_as_his_leadership_value() -> None:
    table = battle("Salcano: v2 infantry 2 @red, v3 infantry 2 @red, v4 infantry 2 @red")
    assert table.decision.about["calls"] == 2
    table.play("Recall", unit="v2", via="salcano")
    assert table.decision.about["calls"] == 1
    table.dice(6, 6, 6, 6, 6).play("Recall", unit="v3", via="salcano")  # the second call is the last
    assert table.where("v4") == "salcano"
    assert len(table.happened("unit_recalled")) == 2


@pytest.mark.rule("G17.b")
@pytest.mark.parametrize("kind", ["commander", "infantry", "heavy", "engineers", "artillery"])
def test_17_b_commanders_and_combat_units_alike(kind: str) -> None:
    assert battle(f"Salcano: v2 {kind} 2 @red").allows("Recall", unit="v2", via="salcano")


@pytest.mark.rule("G17.b")
def test_17_b_not_the_enemy_not_those_off_the_map_not_those_activated() -> None:
    table = battle(
        """
            Salcano: v2 infantry 2 @red, v3 infantry 2 @red (activated)
            flag: v4 infantry 2 @red
            Canale: a2 infantry 2
        """
    )
    for unit in ("a2", "v4"):
        refusal = table.refusal("Recall", unit=unit, via="salcano")
        assert (refusal.rule, refusal.code) == ("G17.b", "not_yours_to_call")
    refusal = table.refusal("Recall", unit="v3", via="salcano")
    assert (refusal.rule, refusal.code) == ("G17.b", "already_activated")


@pytest.mark.rule("G17.e")
def test_17_e_they_may_belong_to_any_command_of_the_side() -> None:
    table = battle("Salcano: v2 infantry 2 @red, v3 infantry 2, d4 infantry 2 @dutch")
    for unit in ("v2", "v3", "d4"):
        assert table.allows("Recall", unit=unit, via="salcano")


@pytest.mark.rule("G17.f")
def test_17_f_a_recalled_unit_counts_as_activated() -> None:
    table = battle("Salcano: v2 infantry 2 @red\nCanale: v3 infantry 2 @red", cup="red")
    table.dice(6, 6, 6, 6).play("Recall", unit="v2", via="salcano")  # beaten, v2 goes back to Salcano
    assert table.is_activated("v2")
    assert table.where("v2") == "salcano"
    table.dice(1).play("EndActivation")  # the red marker, the only one in the cup, is drawn
    table.play("ChooseOption", option=1)
    refusal = table.refusal("ActivateZone", zone="salcano")
    assert (refusal.rule, refusal.code) == ("G5.p", "already_acted")
    assert table.allows("ActivateZone", zone="canale")


@pytest.mark.rule("G17.f")
def test_17_f_nor_is_it_recalled_twice() -> None:
    table = battle("Salcano: v2 infantry 2 @red, v3 infantry 2 @red")
    table.play("Recall", unit="v2", via="salcano")
    refusal = table.refusal("Recall", unit="v2", via="salcano")
    assert (refusal.rule, refusal.code) == ("G17.b", "already_activated")


@pytest.mark.rule("G17.g")
def test_17_g_a_recalled_commander_calls_nobody() -> None:
    """v-gen (1) calls v-don (3); that is the end of it, though v3 stands by."""
    table = battle(
        "Salcano: v-don commander 3 @red, v3 infantry 2 @red", attack=ATTACK.replace("commander 2", "commander 1")
    )
    table.dice(6, 6, 6, 6).play("Recall", unit="v-don", via="salcano")
    assert table.happened("units_fired")
    assert table.where("v3") == "salcano"


@pytest.mark.rule("G17.k")
def test_17_k_units_left_in_the_activated_zone_are_not_eligible() -> None:
    table = battle("Salcano: v2 infantry 2", attack=ATTACK.replace("v1 infantry 2", "v1 infantry 2, v5 infantry 2"))
    refusal = table.refusal("Recall", unit="v5", via="lucinico")
    assert (refusal.rule, refusal.code) == ("G17.b", "already_activated")
    # but unmoved units of the same Command elsewhere are
    assert table.allows("Recall", unit="v2", via="salcano")


@pytest.mark.rule("G17.k")
def test_17_k_units_of_another_command_in_the_activated_zone_are() -> None:
    table = battle("Lucinico: v5 infantry 2 @red")
    assert table.allows("Recall", unit="v5", via="lucinico")


@pytest.mark.rule("G17.l")
def test_17_l_two_commanders_call_each_up_to_his_own_value() -> None:
    table = position(
        "gradisca",
        active="venetian",
        activate="lucinico",
        map=LAND,
        units="""
            Lucinico: v1 infantry 2, v-gen commander 2, v-don commander 1
            Gorizia: a1 infantry 2
            Salcano: v2 infantry 2 @red, v3 infantry 2 @red, v4 infantry 2 @red, v5 infantry 2 @red
        """,
    )
    table.play("March", units=["v1", "v-gen", "v-don"], to="gorizia")
    table.play("Recall", unit="v2", via="salcano")
    table.play("Recall", unit="v3", via="salcano")
    assert table.decision.about["calls"] == 1  # now it is v-don's turn
    table.dice(*[6] * 7).play("Recall", unit="v4", via="salcano")
    assert [event.args["commander"] for event in table.happened("unit_recalled")] == ["v-gen", "v-gen", "v-don"]
    assert table.where("v5") == "salcano"


@pytest.mark.rule("G17.l")
def test_17_l_one_may_renounce_and_the_other_call() -> None:
    table = position(
        "gradisca",
        active="venetian",
        activate="lucinico",
        map=LAND,
        units="""
            Lucinico: v1 infantry 2, v-gen commander 2, v-don commander 1
            Gorizia: a1 infantry 2
            Salcano: v2 infantry 2 @red
        """,
    )
    table.play("March", units=["v1", "v-gen", "v-don"], to="gorizia")
    table.play("EndRecall")
    assert table.asked == "battle.recall"
    assert table.decision.about["calls"] == 1


# --- from where ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G17.c")
def test_17_c_within_two_zones_of_the_combat_zone() -> None:
    """Plava is two zones from Gorizia, Canale three; the horse in Canale has the movement, but does not hear him."""
    table = battle("Plava: v2 infantry 2 @red\nCanale: v3 heavy 2 @red")
    assert table.allows("Recall", unit="v2", via="salcano")
    refusal = table.refusal("Recall", unit="v3", via="salcano")
    assert (refusal.rule, refusal.code) == ("G17.c", "out_of_span")


@pytest.mark.rule("G17.c")
def test_17_c_measured_from_the_combat_zone_and_not_from_where_he_came() -> None:
    table = battle(
        "Cormons: v2 heavy 2 @red\nMedea: v3 heavy 2 @red", land=LAND + "\nLucinico - Cormons\nCormons - Medea"
    )
    assert table.allows("Recall", unit="v2", via="lucinico")
    assert table.refusal("Recall", unit="v3", via="lucinico").rule == "G17.c"


@pytest.mark.rule("G17.d")
@pytest.mark.parametrize("sign", ["x", "~"])
def test_17_d_the_path_crosses_neither_x_nor_a_river_without_bridge(sign: str) -> None:
    table = battle(
        "Plava: v2 heavy 2 @red\nLucinico: v5 infantry 2 @red",
        land=LAND.replace("Salcano - Plava", f"Salcano {sign} Plava"),
    )
    refusal = table.refusal("Recall", unit="v2", via="salcano")
    assert (refusal.rule, refusal.code) == ("G17.d", "out_of_span")


@pytest.mark.rule("G17.d")
def test_17_d_over_a_bridge_it_runs() -> None:
    table = battle("Plava: v2 heavy 2 @red", land=LAND.replace("Salcano - Plava", "Salcano = Plava"))
    assert table.allows("Recall", unit="v2", via="salcano")


@pytest.mark.rule("G17.d")
def test_17_d_nor_a_zone_with_enemy_units() -> None:
    """The horse in Plava could ride round by Tarnova in three zones, but the short way lies through the enemy."""
    land = LAND + "\nPlava - Tarnova\nTarnova - Ternova\nTernova - Gorizia"
    units = "Plava: v2 heavy 2 @red\nLucinico: v5 infantry 2 @red"
    refusal = battle(f"{units}\nSalcano: a2 infantry 2", land=land).refusal("Recall", unit="v2", via="ternova")
    assert (refusal.rule, refusal.code) == ("G17.d", "out_of_span")
    assert battle(units, land=land).allows("Recall", unit="v2", via="ternova")


@pytest.mark.rule("G17.i")
def test_17_i_the_combat_zone_itself_does_not_block() -> None:
    """Gorizia is full of enemies; he stands in it, and his voice carries from there."""
    table = battle(
        "Salcano: v2 infantry 2 @red", attack=ATTACK.replace("a1 infantry 2", "a1 infantry 2, a2 infantry 2")
    )
    assert table.allows("Recall", unit="v2", via="salcano")


# --- the march to the guns -------------------------------------------------------------------------------------------


@pytest.mark.rule("G17.h")
def test_17_h_a_recalled_unit_needs_the_movement_and_pays_the_terrain() -> None:
    """Plava to Gorizia with Salcano difficult costs 3, with both difficult 4: too much for infantry, not for horse."""
    units = "Plava: v2 infantry 2 @red, v3 heavy 2 @red, v-gun artillery 2 @red"
    plain = battle(units)
    assert all(plain.allows("Recall", unit=unit, via="salcano") for unit in ("v2", "v3", "v-gun"))
    rough = battle(units, land=LAND + "\nSalcano: difficult")
    assert rough.allows("Recall", unit="v2", via="salcano")
    refusal = rough.refusal("Recall", unit="v-gun", via="salcano")
    assert (refusal.rule, refusal.code) == ("G17.h", "too_far")
    rougher = battle(units, land=LAND + "\nSalcano: difficult\nGorizia: difficult")
    refusal = rougher.refusal("Recall", unit="v2", via="salcano")
    assert (refusal.rule, refusal.code) == ("G17.h", "too_far")
    assert rougher.allows("Recall", unit="v3", via="salcano")


@pytest.mark.rule("G17.h")
def test_17_h_it_comes_in_over_a_border_of_the_combat_zone() -> None:
    land = LAND + "\nGorizia x Aquileia\nAquileia - Salcano"
    table = battle("Salcano: v2 infantry 2 @red\nAquileia: v3 heavy 2 @red", land=land)
    for unit, via in (("v2", "canale"), ("v3", "aquileia")):
        refusal = table.refusal("Recall", unit=unit, via=via)
        assert (refusal.rule, refusal.code) == ("G17.h", "no_way_in")
    assert table.allows("Recall", unit="v3", via="salcano")


@pytest.mark.rule("G17.j")
def test_17_j_any_legal_way_will_do_and_a_beaten_unit_goes_back_by_it() -> None:
    """v2 in Plava hears him by way of Salcano, and comes by Tarnova."""
    table = battle("Plava: v2 infantry 2 @red", land=LAND + "\nPlava - Tarnova\nTarnova - Gorizia")
    ways = {move["via"] for move in table.candidates() if move["do"] == "Recall"}
    assert ways == {"salcano", "tarnova"}
    table.dice(6, 6, 6, 6).play("Recall", unit="v2", via="tarnova")
    assert table.where("v2") == "tarnova"
    assert table.where("v1") == "lucinico"


@pytest.mark.rule("G17.j")
def test_17_j_also_over_a_river_with_the_whole_allowance() -> None:
    """Plava lies over the river from Gorizia; the span runs by Salcano. Crossing is its whole move, without return."""
    land = LAND + "\nPlava ~ Gorizia\nSalcano: difficult\nGorizia: difficult"
    units = "Plava: v2 infantry 2 [1] @red, v-gun artillery 2 @red\nCanale: v3 infantry 2 @red"
    table = battle(units, land=land)
    assert table.refusal("Recall", unit="v2", via="salcano").code == "too_far"
    assert table.refusal("Recall", unit="v-gun", via="plava").code == "too_far"  # G15.a
    table.dice(6, 6, 6, 6).play("Recall", unit="v2", via="plava")
    assert table.is_eliminated("v2")  # G15.j
    assert table.where("v1") == "lucinico"


@pytest.mark.rule("G17.j")
def test_17_j_but_a_river_in_the_middle_of_the_way_ends_it() -> None:
    land = LAND + "\nPlava ~ Tarnova\nTarnova - Gorizia"
    table = battle("Plava: v2 heavy 2 @red", land=land)
    assert table.allows("Recall", unit="v2", via="salcano")
    assert table.refusal("Recall", unit="v2", via="tarnova").code == "too_far"


@pytest.mark.rule("G17.j")
def test_17_j_never_through_another_enemy_held_zone() -> None:
    """The gun in Plava has 2: by Salcano (difficult) it needs 3, by Tarnova 2, unless the enemy is there."""
    land = LAND + "\nPlava - Tarnova\nTarnova - Gorizia\nSalcano: difficult"
    units = "Plava: v-gun artillery 2 @red\nSalcano: v2 infantry 2 @red"
    assert battle(units, land=land).allows("Recall", unit="v-gun", via="tarnova")
    refusal = battle(f"{units}\nTarnova: a2 infantry 2", land=land).refusal("Recall", unit="v-gun", via="tarnova")
    assert (refusal.rule, refusal.code) == ("G17.h", "too_far")


# --- Fortresses, raids, supply ---------------------------------------------------------------------------------------


STORM = """
    Lucinico: source venetian
    Gorizia: fortress
    Lucinico # Gorizia 4 now 0
    Gorizia # Salcano 4
    Lucinico - Salcano
"""


@pytest.mark.rule("G17.m")
def test_17_m_into_a_fortress_over_a_breach_only_and_no_guns() -> None:
    table = battle("Salcano: v2 infantry 2 @red, v-gun artillery 2 @red", land=STORM)
    refusal = table.refusal("Recall", unit="v2", via="salcano")
    assert (refusal.rule, refusal.code) == ("G17.m", "wall_not_breached")
    refusal = table.refusal("Recall", unit="v-gun", via="lucinico")
    assert (refusal.rule, refusal.code) == ("G17.m", "no_guns_in_an_assault")
    assert table.allows("Recall", unit="v2", via="lucinico")


@pytest.mark.rule("G17.m", "G6.n")
def test_17_m_out_of_a_fortress_they_come_over_any_wall() -> None:
    """The wall_not_breached refusal once also kept a garrison from answering a call beyond its own walls."""
    table = battle(
        "Palma: v2 infantry 2 @red, v-gun artillery 2 @red", land=LAND + "\nPalma: fortress\nPalma # Gorizia 4"
    )
    assert table.allows("Recall", unit="v-gun", via="palma")
    table.play("Recall", unit="v2", via="palma")
    assert table.where("v2") == "gorizia"


@pytest.mark.rule("G17.n")
def test_17_n_a_raid_is_resolved_before_the_recall() -> None:
    table = position(
        "gradisca",
        active="venetian",
        activate="lucinico",
        map=LAND + "\nGorizia: raid venetian",
        units=f"{ATTACK}\nSalcano: v2 infantry 2 @red",
        morale=(8, 8),
    )
    table.dice(1).play("March", units=["v1", "v-gen"], to="gorizia", how="raid")  # it succeeds; with v-gen they stay
    assert table.morale("venetian") == 9
    assert table.asked == "battle.recall"
    assert not table.happened("units_fired")
    table.dice(6, 6, 6, 6).play("Recall", unit="v2", via="salcano")
    assert table.happened("units_fired")


@pytest.mark.rule("G17.n")
def test_17_n_raiders_who_ride_on_call_nobody() -> None:
    table = position(
        "gradisca",
        active="venetian",
        activate="lucinico",
        map=LAND + "\nGorizia: raid venetian",
        units=f"{ATTACK.replace('infantry', 'heavy', 1)}\nSalcano: v2 infantry 2 @red",
    )
    table.dice(4).play("March", units=["v1"], to="gorizia", how="raid")
    table.play("GoOn", to="salcano")
    assert not table.happened("battle_began")


CUT_OFF = LAND.replace("Canale: source venetian", "")
"""Upstream there is no Source: whoever stands there is out of supply while the enemy holds Gorizia."""


@pytest.mark.rule("G17.o")
def test_17_o_supply_is_checked_at_the_call_and_lowers_the_movement() -> None:
    """Infantry in Plava, out of supply, has 2 points: enough on the plain, too few over difficult ground."""
    rough = CUT_OFF + "\nSalcano: difficult"
    units = "Plava: v2 infantry 2 @red, v3 heavy 2 @red"
    refusal = battle(units, land=rough).refusal("Recall", unit="v2", via="salcano")
    assert (refusal.rule, refusal.code) == ("G17.h", "too_far")
    assert battle(units, land=rough).allows("Recall", unit="v3", via="salcano")
    table = battle(units, land=CUT_OFF)
    assert not table.is_out_of_supply("v2")
    table.play("Recall", unit="v2", via="salcano")
    assert table.is_out_of_supply("v2")
    assert table.happened("units_out_of_supply")[0].rule == "G17.o"


@pytest.mark.rule("G17.o")
def test_17_o_a_marker_comes_off_at_the_call() -> None:
    table = battle("Plava: v2 infantry 2 @red (out of supply), v3 infantry 2 @red", land=LAND + "\nSalcano: difficult")
    table.play("Recall", unit="v2", via="salcano")  # with its three points again
    assert not table.is_out_of_supply("v2")


@pytest.mark.rule("G17.o")
def test_17_o_recalled_units_need_no_attack_supply() -> None:
    """No Camp anywhere: a stack of three could not attack, but one with two recalled does."""
    attack = ATTACK.replace("v1 infantry 2", "v1 infantry 2, v8 infantry 2, v9 infantry 2")
    table = battle("Salcano: v2 infantry 2 @red, v3 infantry 2 @red", attack=attack)
    table.play("Recall", unit="v2", via="salcano")
    table.dice(6, 6, 6, 6, 6).play("Recall", unit="v3", via="salcano")
    assert table.happened("units_fired")
    table = position("gradisca", active="venetian", activate="lucinico", map=LAND, units=attack)
    refusal = table.refusal("March", units=["v1", "v8", "v9"], to="gorizia")
    assert (refusal.rule, refusal.code) == ("G21.1.a", "needs_attack_supply")


@pytest.mark.rule("G17.o")
def test_17_o_a_recalled_commander_out_of_supply_fights_with_1() -> None:
    table = battle("Salcano: v-don commander 3 @red", land=CUT_OFF)
    table.dice(6, 6, 2, 6).play("Recall", unit="v-don", via="salcano")
    assert table.happened("units_fired")[0].args["values"] == [2, 2, 1]


@pytest.mark.rule("G17.p")
@pytest.mark.parametrize("alone", ["a1 commander 2 [1]", "a1 engineers 2"])
def test_17_p_against_lone_commanders_or_engineers_there_is_nothing_to_recall_for(alone: str) -> None:
    table = battle("Salcano: v2 infantry 2 @red", attack=ATTACK.replace("a1 infantry 2", alone))
    assert table.is_eliminated("a1")
    assert table.asked == "activation.main"
    assert not table.happened("battle_began")
