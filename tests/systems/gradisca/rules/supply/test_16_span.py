"""16 Command span: option 3 in the advanced game, within two zones of the Commander."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.play.table import Table, position
from caracole.systems.gradisca.position import card
from systems.gradisca.rules.movement.positions import BASIC

CHAIN = """
    Udine: source venetian
    Udine - Medea
    Medea - Cormons
    Cormons - Gorizia
"""


def lead(land: str, units: str, **words: Any) -> Table:
    """The Venetian marker is drawn and option 3 taken with the Commander v-gen."""
    table = position("gradisca", active="venetian", map=land, units=units, **words)
    table.play("ChooseOption", option=3, commander="v-gen")
    return table


def quietly(table: Table, zone: str) -> None:
    """The zone is activated and nothing is done there."""
    table.play("ActivateZone", zone=zone)
    table.play("EndZone")


# --- what option 3 gives ---------------------------------------------------------------------------------------------


@pytest.mark.rule("G16.a")
@pytest.mark.parametrize("leadership", [1, 2, 3])
def test_16_a_as_many_zones_as_the_leadership_value(leadership: int) -> None:
    table = lead(
        """
            Udine: source venetian
            Udine - Medea
            Udine - Cormons
            Udine - Gorizia
        """,
        f"""
            Udine: v-gen commander {leadership}
            Medea: v1 infantry 2
            Cormons: v2 infantry 2
            Gorizia: v3 infantry 2
        """,
        cards=[card(1, ("victory_points", {"points": 1}))],
        hands={"venetian": [1]},
    )
    for zone in ("medea", "cormons", "gorizia")[:leadership]:
        quietly(table, zone)
    refusal = table.refusal("ActivateZone", zone="udine")
    assert (refusal.rule, refusal.code) == ("G5.d", "no_zones_left")


@pytest.mark.rule("G16.a")
def test_16_a_and_one_card() -> None:
    table = lead(
        CHAIN,
        "Udine: v-gen commander 3, v1 infantry 2",
        cards=[card(number, ("victory_points", {"points": 1})) for number in (1, 2)],
        hands={"venetian": [1, 2]},
    )
    assert table.decision.about["cards_left"] == 1
    table.play("PlayCard", card="c1")
    assert table.refusal("PlayCard", card="c2") is not None
    assert table.allows("ActivateZone", zone="udine")


# --- how far ---------------------------------------------------------------------------------------------------------


ARMY = """
    Udine: v-gen commander 4, v0 infantry 2
    Medea: v1 infantry 2
    Cormons: v2 infantry 2
    Gorizia: v3 infantry 2
"""


@pytest.mark.rule("G16.b")
def test_16_b_two_zones_and_no_more() -> None:
    table = lead(CHAIN, ARMY)
    assert table.allows("ActivateZone", zone="medea")
    assert table.allows("ActivateZone", zone="cormons")  # one zone between
    refusal = table.refusal("ActivateZone", zone="gorizia")
    assert (refusal.rule, refusal.code) == ("G16.b", "out_of_span")
    assert refusal.args == {"zone": "gorizia", "commander": "v-gen"}


@pytest.mark.rule("G16.b")
def test_16_b_the_basic_game_knows_no_span() -> None:
    assert lead(CHAIN, ARMY, options=BASIC).allows("ActivateZone", zone="gorizia")


@pytest.mark.rule("G16.d")
def test_16_d_option_1_is_not_bound_by_it() -> None:
    table = position("gradisca", active="venetian", map=CHAIN, units=ARMY)
    table.play("ChooseOption", option=1)
    assert table.allows("ActivateZone", zone="gorizia")


@pytest.mark.rule("G16.d")
def test_16_d_his_own_zone_is_distance_0_and_terrain_does_not_lengthen_it() -> None:
    table = lead(CHAIN + "\nMedea: difficult\nCormons: difficult", ARMY)
    assert table.allows("ActivateZone", zone="udine")
    assert table.allows("ActivateZone", zone="cormons")
    assert table.refusal("ActivateZone", zone="gorizia").rule == "G16.b"


@pytest.mark.rule("G16.d")
def test_16_d_it_is_measured_when_each_zone_is_chosen() -> None:
    """First Udine is activated and the Commander rides to Medea; now Gorizia is within two zones of him."""
    table = lead(CHAIN, ARMY)
    assert table.refusal("ActivateZone", zone="gorizia").rule == "G16.b"
    table.play("ActivateZone", zone="udine")
    table.play("March", units=["v-gen"], to="medea")
    table.play("Halt")
    table.play("EndZone")
    assert table.allows("ActivateZone", zone="gorizia")


@pytest.mark.rule("G16.d")
def test_16_d_and_riding_away_he_leaves_others_out_of_it() -> None:
    table = lead(CHAIN, ARMY.replace("Udine: v-gen commander 4, v0", "Medea: v-gen commander 4\nUdine: v0"))
    assert table.allows("ActivateZone", zone="udine")
    table.play("ActivateZone", zone="medea")
    table.play("March", units=["v-gen"], to="cormons")
    table.play("GoOn", to="gorizia")
    table.play("Halt")
    table.play("EndZone")
    assert table.refusal("ActivateZone", zone="udine").rule == "G16.b"


@pytest.mark.rule("G5.v")
def test_16_d_a_commander_who_is_dead_has_no_span() -> None:
    table = lead(
        CHAIN + "\nUdine - Latisana",
        ARMY + "\nLatisana: a1 infantry 2 [1], a2 infantry 2",
    )
    table.play("ActivateZone", zone="udine")
    table.play("March", units=["v0", "v-gen"], to="latisana")
    # v-gen and v0 miss, a1 hits and a2 misses: v0 is lost, and then the Commander, by a 1
    table.dice(6, 6, 1, 6, 1).play("EndRecall")
    assert table.is_eliminated("v-gen")
    refusal = table.refusal("ActivateZone", zone="medea")
    assert (refusal.rule, refusal.code) == ("G5.v", "commander_is_lost")


# --- what is in the way ----------------------------------------------------------------------------------------------


@pytest.mark.rule("G16.c")
def test_16_c_the_path_does_not_cross_an_x_border() -> None:
    refusal = lead(CHAIN.replace("Medea - Cormons", "Medea x Cormons"), ARMY).refusal("ActivateZone", zone="cormons")
    assert (refusal.rule, refusal.code) == ("G16.c", "out_of_span")


@pytest.mark.rule("G16.c")
def test_16_c_nor_a_river_without_bridge() -> None:
    refusal = lead(CHAIN.replace("Medea - Cormons", "Medea ~ Cormons"), ARMY).refusal("ActivateZone", zone="cormons")
    assert (refusal.rule, refusal.code) == ("G16.c", "out_of_span")


@pytest.mark.rule("G16.c")
@pytest.mark.parametrize("enemy", ["a1 infantry 2", "a1 commander 2", "a1 engineers 2"])
def test_16_c_nor_a_zone_with_enemy_units(enemy: str) -> None:
    table = lead(CHAIN, ARMY.replace("Medea: v1 infantry 2", f"Medea: {enemy}"))
    refusal = table.refusal("ActivateZone", zone="cormons")
    assert (refusal.rule, refusal.code) == ("G16.c", "out_of_span")


@pytest.mark.rule("G16.c")
def test_16_c_a_way_round_of_the_same_length_will_do() -> None:
    table = lead(
        CHAIN + "\nUdine - Aquileia\nAquileia - Cormons", ARMY.replace("Medea: v1 infantry 2", "Medea: a1 infantry 2")
    )
    assert table.allows("ActivateZone", zone="cormons")


@pytest.mark.rule("G16.c")
def test_16_c_markers_are_no_units() -> None:
    table = lead(
        CHAIN,
        ARMY.replace("Medea: v1 infantry 2", ""),
        forts="austrian Medea",
        camps={"austrian": "medea"},
    )
    assert table.allows("ActivateZone", zone="cormons")


WALLS = """
    Udine: source venetian
    Gradisca: fortress
    Udine # Gradisca {}
    Gradisca # Sagrado 4
"""


@pytest.mark.rule("G16.e")
def test_16_e_walls_of_a_friendly_or_empty_fortress_do_not_block() -> None:
    table = lead(WALLS.format(4), "Udine: v-gen commander 3\nGradisca: v1 infantry 2\nSagrado: v2 infantry 2")
    assert table.allows("ActivateZone", zone="gradisca")
    assert table.allows("ActivateZone", zone="sagrado")
    table = lead(WALLS.format(4), "Udine: v-gen commander 3\nSagrado: v2 infantry 2")
    assert table.allows("ActivateZone", zone="sagrado")


@pytest.mark.rule("G16.e")
def test_16_e_an_enemy_fortress_blocks() -> None:
    table = lead(WALLS.format(4), "Udine: v-gen commander 3\nGradisca: a1 infantry 2\nSagrado: v2 infantry 2")
    assert table.refusal("ActivateZone", zone="sagrado").rule == "G16.c"


ASSAULT = """
    Udine: source venetian
    Gradisca: fortress
    Udine # Gradisca 4 now 0
    Sagrado # Gradisca 4 {}
    Udine - Farra
    Farra - Villesse
    Villesse - Sagrado
"""


@pytest.mark.rule("G16.e")
def test_16_e_from_inside_an_enemy_fortress_the_span_leaves_by_breaches_only() -> None:
    """A Commander storms Gradisca from Udine and calls horse from Sagrado, behind an unbreached wall. It could ride
    round to the breach (four zones), but his voice does not carry over the wall."""
    units = """
        Udine: v1 infantry 2, v-gen commander 2
        Sagrado: v2 heavy 2 @red
        Farra: v3 infantry 2 @red
        Gradisca: a1 infantry 2
    """
    table = position("gradisca", active="venetian", activate="udine", map=ASSAULT.format(""), units=units)
    table.play("March", units=["v1", "v-gen"], to="gradisca")
    assert table.asked == "battle.recall"
    refusal = table.refusal("Recall", unit="v2", via="udine")
    assert (refusal.rule, refusal.code) == ("G17.d", "out_of_span")
    assert table.allows("Recall", unit="v3", via="udine")
    # a second breach on that side, and he is heard
    table = position("gradisca", active="venetian", activate="udine", map=ASSAULT.format("now 0"), units=units)
    table.play("March", units=["v1", "v-gen"], to="gradisca")
    assert table.allows("Recall", unit="v2", via="udine")
    assert table.allows("Recall", unit="v2", via="sagrado")


# --- his own supply --------------------------------------------------------------------------------------------------


@pytest.mark.rule("G16.f")
@pytest.mark.parametrize(("source", "zones"), [("source austrian", 1), ("source venetian", 3)])
def test_16_f_his_supply_is_looked_at_when_the_marker_is_drawn(source: str, zones: int) -> None:
    """Out of supply his Leadership is 1, and that fixes the number of zones. His own zone is not activated at all."""
    table = position(
        "gradisca",
        active="venetian",
        map=CHAIN.replace("source venetian", source),
        units="Udine: v-gen commander 3\nMedea: v1 infantry 2",
    )
    assert table.is_out_of_supply("v-gen") is (zones == 1)
    assert not table.is_out_of_supply("v1")  # only he is checked now
    assert [event.rule for event in table.happened("units_out_of_supply")] == (["G16.f"] if zones == 1 else [])
    table.play("ChooseOption", option=3, commander="v-gen")
    assert table.decision.about["zones_left"] == zones


@pytest.mark.rule("G16.f")
def test_16_f_a_marker_from_before_comes_off_at_the_draw() -> None:
    table = lead(CHAIN, "Udine: v-gen commander 3 (out of supply)\nMedea: v1 infantry 2")
    assert not table.is_out_of_supply("v-gen")
    assert table.decision.about["zones_left"] == 3


@pytest.mark.rule("G16.f")
def test_16_f_he_is_checked_again_when_his_own_zone_is_activated() -> None:
    """In supply at the draw, he has three zones. The first attack drives the enemy onto his line of supply: when his
    own zone is activated he is out of supply and may recall one unit only, but the number of zones stands."""
    table = lead(
        """
            Palma: source venetian
            Palma - Strada
            Strada - Cormons
            Cormons - Medea
            Medea - Farra
            Strada - Farra
            Cormons - Lucinico
        """,
        """
            Cormons: v-gen commander 3, v4 infantry 2
            Medea: v1 infantry 3, v2 infantry 2 @red, v3 infantry 2 @red
            Farra: a1 infantry 2 [1]
            Lucinico: a2 infantry 2
        """,
    )
    assert not table.is_out_of_supply("v-gen")
    table.play("ActivateZone", zone="medea")
    table.dice(1, 6).play("March", units=["v1"], to="farra")  # beaten, a1 can only go to Strada
    assert table.where("a1") == "strada"
    assert table.decision.about["zones_left"] == 2
    assert not table.is_out_of_supply("v-gen")
    table.play("ActivateZone", zone="cormons")
    assert table.is_out_of_supply("v-gen")
    table.play("March", units=["v4", "v-gen"], to="lucinico")
    assert table.decision.about["calls"] == 1
