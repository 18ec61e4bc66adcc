"""6 Movement: how far, over which borders, alone or in a stack. What an entry brings on is in test_06_entering."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from systems.gradisca.rules.movement.positions import BASIC, ROAD, at_udine, walk

# --- how far ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G6.a")
@pytest.mark.parametrize(
    ("unit", "end"),
    [
        ("infantry", "cormons"),
        ("cernide", "cormons"),
        ("engineers", "cormons"),
        ("artillery", "medea"),
        ("light", "lucinico"),
        ("medium", "lucinico"),
        ("heavy", "lucinico"),
        ("commander", "lucinico"),
    ],
)
def test_6_a_each_kind_of_unit_goes_as_far_as_the_table_says(unit: str, end: str) -> None:
    table = at_udine(ROAD, f"Udine: v1 {unit} 2, v2 infantry 2")
    road = ["strassoldo", "medea", "cormons", "brazzano", "lucinico", "gorizia"]
    walk(table, "v1", *road[: road.index(end) + 1])
    assert table.where("v1") == end
    assert table.asked == "zone.act"  # its march is over by itself: nothing is left to spend


@pytest.mark.rule("G6.b")
def test_6_b_one_point_a_zone_and_no_further() -> None:
    table = at_udine(ROAD, "Udine: v1 infantry 2, v2 artillery 2")
    walk(table, "v1", "strassoldo", "medea")
    assert table.decision.about["movement_left"] == 1
    assert table.allows("Halt")  # it may spend less
    table.play("GoOn", to="cormons")
    assert table.where("v1") == "cormons"
    assert table.asked == "zone.act"

    table.play("March", units=["v2"], to="strassoldo")
    table.play("GoOn", to="medea")
    assert table.asked == "activation.main"  # the gun has no third point; nobody is left to act


@pytest.mark.rule("G6.b")
def test_6_b_and_halting_leaves_points_unused() -> None:
    table = at_udine(ROAD, "Udine: v1 heavy 2, v2 infantry 2")
    walk(table, "v1", "strassoldo")
    table.play("Halt")
    assert table.where("v1") == "strassoldo"
    assert table.refusal("March", units=["v1"], to="medea").code == "not_in_the_zone"


CAPORETTO = """
    Udine: source venetian
    San Pietro: difficult
    Valle Natisone: difficult
    Udine - San Pietro
    San Pietro - Valle Natisone
    Valle Natisone - Chiavoreto
    Chiavoreto - Plezzo
"""


@pytest.mark.rule("G6.c")
def test_6_c_the_printed_example_cavalry_with_5_through_two_difficult_zones_to_chiavoreto() -> None:
    """FR: cavalry has 5; 2 for each of two difficult zones and 1 for Chiavoreto. Infantry has 3, artillery 2."""
    table = at_udine(CAPORETTO, "Udine: v-horse heavy 3, v-foot infantry 2, v-gun artillery 2")
    table.play("March", units=["v-horse"], to="san-pietro")
    assert table.decision.about["movement_left"] == 3
    table.play("GoOn", to="valle-natisone")
    assert table.decision.about["movement_left"] == 1
    table.play("GoOn", to="chiavoreto")
    assert table.where("v-horse") == "chiavoreto"
    assert table.asked == "zone.act"  # all five are spent: no way on to Plezzo

    table.play("March", units=["v-foot"], to="san-pietro")
    assert table.decision.about["movement_left"] == 1
    refusal = table.refusal("GoOn", to="valle-natisone")
    assert (refusal.rule, refusal.code) == ("G6.c", "not_enough_movement")
    table.play("Halt")

    table.play("March", units=["v-gun"], to="san-pietro")
    assert table.where("v-gun") == "san-pietro"
    assert table.asked == "activation.main"  # its two points are spent


@pytest.mark.rule("G6.y")
def test_6_y_not_even_one_zone_is_guaranteed() -> None:
    """A gun out of supply has 1 point: plain ground is open to it, difficult ground is not."""
    table = at_udine(
        """
            Udine - Medea
            Udine - Plezzo
            Plezzo: difficult
        """,
        "Udine: v-gun artillery 3, v1 infantry 2",
        options=None,
    )
    assert table.is_out_of_supply("v-gun")
    refusal = table.refusal("March", units=["v-gun"], to="plezzo")
    assert (refusal.rule, refusal.code) == ("G6.c", "not_enough_movement")
    assert table.allows("March", units=["v-gun"], to="medea")
    assert table.allows("March", units=["v1"], to="plezzo")


# --- over which borders ----------------------------------------------------------------------------------------------


@pytest.mark.rule("G6.d")
@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_6_d_nobody_crosses_an_x_border(game: str) -> None:
    table = at_udine("Udine x Tolmino\nUdine - Medea", "Udine: v1 infantry 2, v2 commander 2", options={"game": game})
    for unit in ("v1", "v2"):
        refusal = table.refusal("March", units=[unit], to="tolmino")
        assert (refusal.rule, refusal.code) == ("G6.d", "impassable_border")
    assert table.allows("March", units=["v1"], to="medea")


@pytest.mark.rule("G6.e")
def test_6_e_a_common_point_is_no_border() -> None:
    """Four zones meet at one point; Udine and Cormons lie across it."""
    table = at_udine(
        """
            Udine - Strassoldo
            Udine - Medea
            Cormons - Strassoldo
            Cormons - Medea
        """,
        "Udine: v1 infantry 2",
    )
    refusal = table.refusal("March", units=["v1"], to="cormons")
    assert (refusal.rule, refusal.code) == ("G6.e", "not_adjacent")
    walk(table, "v1", "medea", "cormons")
    assert table.where("v1") == "cormons"


@pytest.mark.rule("G6.o")
@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_6_o_nobody_crosses_the_adriatic(game: str) -> None:
    """Grado and Trieste both lie on the sea; the only way is by land."""
    table = at_udine(
        """
            Udine: sea, source venetian
            Trieste: sea
            Udine - Monfalcone
            Monfalcone - Trieste
        """,
        "Udine: v1 infantry 2, v2 heavy 2",
        options={"game": game},
        sea_supply="udine",
    )
    for unit in ("v1", "v2"):
        refusal = table.refusal("March", units=[unit], to="trieste")
        assert (refusal.rule, refusal.code) == ("G6.o", "not_adjacent")
    walk(table, "v1", "monfalcone", "trieste")
    assert table.where("v1") == "trieste"


@pytest.mark.rule("G6.p")
def test_6_p_who_is_driven_off_the_map_is_eliminated() -> None:
    """Pontebba lies at the edge: its defenders, beaten, have no zone to go to and are lost, the Commander with them."""
    table = at_udine(
        "Udine - Pontebba",
        """
            Udine: v1 infantry 3, v2 infantry 3, v3 infantry 2
            Pontebba: a1 infantry 2 [1], a-gen commander 1 [1]
        """,
    )
    # v1 hits, v2 misses; a1 and a-gen miss; the Commander survives his check, but not the edge of the map
    table.dice(3, 6, 6, 6, 6).play("March", units=["v1", "v2"], to="pontebba")
    assert table.is_eliminated("a1")
    assert table.is_eliminated("a-gen")
    assert {event.rule for event in table.happened("unit_eliminated")} == {"G7.3.f"}
    assert table.where("v1") == "pontebba"


@pytest.mark.rule("G6.p")
def test_6_p_no_march_leads_off_the_map() -> None:
    table = at_udine(
        "Udine - Pontebba\nUdine x Tarvis\nUdine ~ Venzone", "Udine: v1 light 2", options={"game": "advanced"}
    )
    ends = {move["to"] for move in table.candidates() if move["do"] == "March"}
    assert ends == {"pontebba", "venzone"}


# --- stacks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G6.g")
def test_6_g_units_move_singly_or_together() -> None:
    table = at_udine(
        "Udine - Medea\nUdine - Cormons", "Udine: v1 infantry 2, v2 infantry 2, v3 heavy 2, v4 commander 2"
    )
    table.play("March", units=["v1", "v4"], to="medea")
    table.play("Halt")
    table.play("March", units=["v2"], to="cormons")
    table.play("Halt")
    assert table.units_in("medea") == ["v1", "v4"]
    assert table.units_in("cormons") == ["v2"]
    assert table.units_in("udine") == ["v3"]


@pytest.mark.rule("G6.g")
def test_6_g_a_stack_names_each_of_its_units_once() -> None:
    table = at_udine("Udine - Medea", "Udine: v1 infantry 2, v2 infantry 2")
    for stack in ([], ["v1", "v1"]):
        refusal = table.refusal("March", units=stack, to="medea")
        assert (refusal.rule, refusal.code) == ("G6.g", "name_each_unit_once")


@pytest.mark.rule("G6.h")
def test_6_h_the_slowest_sets_the_pace() -> None:
    """Cavalry 5, infantry 3 and a gun 2 march together: two zones."""
    table = at_udine(ROAD, "Udine: v1 heavy 2, v2 infantry 2, v-gun artillery 2")
    table.play("March", units=["v1", "v2", "v-gun"], to="strassoldo")
    assert table.decision.about["movement_left"] == 1
    table.play("GoOn", to="medea")
    refusal = table.refusal("GoOn", to="cormons")
    assert (refusal.rule, refusal.code) == ("G6.h", "not_enough_movement")


@pytest.mark.rule("G6.i")
def test_6_i_nobody_is_picked_up_on_the_way() -> None:
    table = at_udine(
        ROAD,
        """
            Udine: v1 infantry 2, v5 infantry 2
            Strassoldo: v2 infantry 2, v3 infantry 2 @red
        """,
    )
    assert table.refusal("March", units=["v1", "v2"], to="strassoldo").code == "not_in_the_zone"
    table.play("March", units=["v1"], to="strassoldo")
    table.play("GoOn", to="medea")
    assert table.units_in("medea") == ["v1"]
    assert table.units_in("strassoldo") == ["v2", "v3"]


@pytest.mark.rule("G6.j")
def test_6_j_units_may_be_left_on_the_way() -> None:
    table = at_udine(
        ROAD, "Udine: v1 infantry 2, v2 infantry 2, v3 infantry 2, v5 infantry 2\nStrassoldo: v4 infantry 2"
    )
    table.play("March", units=["v1", "v2", "v3"], to="strassoldo")
    refusal = table.refusal("Drop", unit="v4")
    assert (refusal.rule, refusal.code) == ("G6.j", "not_in_the_stack")
    table.play("Drop", unit="v1")
    table.play("GoOn", to="medea")
    table.play("Drop", unit="v2")
    refusal = table.refusal("Drop", unit="v3")
    assert (refusal.rule, refusal.code) == ("G6.j", "nobody_would_go_on")
    table.play("GoOn", to="cormons")
    assert [table.where(unit) for unit in ("v1", "v2", "v3")] == ["strassoldo", "medea", "cormons"]


@pytest.mark.rule("G6.w")
def test_6_w_without_its_slow_units_the_stack_goes_on() -> None:
    """The gun is dropped after two zones: the cavalry has three of its five points left, not five."""
    table = at_udine(ROAD, "Udine: v1 heavy 2, v-gun artillery 2")
    table.play("March", units=["v1", "v-gun"], to="strassoldo")
    table.play("GoOn", to="medea")
    table.play("Drop", unit="v-gun")
    assert table.decision.about["movement_left"] == 3
    for zone in ("cormons", "brazzano", "lucinico"):
        table.play("GoOn", to=zone)
    assert table.where("v1") == "lucinico"
    assert table.where("v-gun") == "medea"
    assert table.asked == "activation.main"


@pytest.mark.rule("G6.w")
def test_6_w_a_dropped_unit_has_ended_its_action() -> None:
    """Dropped in Strassoldo, v2 does not act again when that zone is activated by option 3."""
    table = position(
        "gradisca",
        options=BASIC,
        active="venetian",
        map=ROAD,
        units="""
            Udine: v1 infantry 2, v2 infantry 2, v-gen commander 3
            Strassoldo: v3 infantry 2
        """,
    )
    table.play("ChooseOption", option=3, commander="v-gen")
    table.play("ActivateZone", zone="udine")
    table.play("March", units=["v1", "v2"], to="strassoldo")
    table.play("Drop", unit="v2")
    table.play("GoOn", to="medea")
    table.play("Halt")
    table.play("EndZone")
    refusal = table.refusal("ActivateZone", zone="medea")
    assert (refusal.rule, refusal.code) == ("G5.p", "already_acted")
    table.play("ActivateZone", zone="strassoldo")
    assert table.refusal("March", units=["v2"], to="medea").code == "has_acted"
    assert table.allows("March", units=["v3"], to="medea")


@pytest.mark.rule("G6.v")
def test_6_v_an_entry_is_resolved_in_full_before_the_next_group_moves() -> None:
    table = at_udine(
        ROAD,
        """
            Udine: v1 infantry 2, v2 infantry 2
            Strassoldo: a1 infantry 2 [1], a2 infantry 2 [1]
        """,
    )
    table.dice(1, 6, 6).play("March", units=["v1"], to="strassoldo")
    assert table.asked == "hits.take"
    assert table.refusal("March", units=["v2"], to="strassoldo") is not None
    table.play("TakeHit", unit="a1")
    assert table.units_in("medea") == ["a1", "a2"]  # beaten and gone back
    assert table.asked == "zone.act"
    table.play("March", units=["v2"], to="strassoldo")  # now the way is free
    assert table.units_in("strassoldo") == ["v1", "v2"]


@pytest.mark.rule("G6.v")
def test_6_v_a_second_attack_is_a_new_combat() -> None:
    table = at_udine(
        ROAD,
        """
            Udine: v1 infantry 2 [1], v2 infantry 2 [1]
            Strassoldo: a1 infantry 2
        """,
    )
    table.dice(6, 6).play("March", units=["v1"], to="strassoldo")
    assert table.where("v1") == "udine"
    table.dice(2, 6).play("March", units=["v2"], to="strassoldo")  # v1 does not fire again
    assert table.is_eliminated("a1")
    assert len(table.happened("battle_began")) == 2
    assert table.units_in("strassoldo") == ["v2"]


@pytest.mark.rule("G6.z")
def test_6_z_after_a_group_has_left_the_others_still_act() -> None:
    table = at_udine(
        ROAD, "Udine: v1 infantry 2, v2 infantry 2 [1] (disorganized), v-sap engineers 2, v3 infantry 2", fort_markers=1
    )
    walk(table, "v1", "strassoldo")
    table.play("Halt")
    table.play("BuildFort", engineers="v-sap")
    assert table.forts("venetian", "udine") == 1
    walk(table, "v3", "strassoldo", "medea", "cormons")
    table.play("Recover", unit="v2")
    assert not table.is_disorganized("v2")
