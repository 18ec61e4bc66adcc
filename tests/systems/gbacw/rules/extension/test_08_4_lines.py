"""8.4: extended lines: placing, retracting, moving, wheeling, turning about, and what losses do to them."""

from __future__ import annotations

import pytest

from caracole.systems.gbacw.rules.results.results import lose_strength
from systems.gbacw.rules.extension.positions import SILENT, code, effect, moving
from systems.gbacw.rules.fire.positions import modifiers, shoot

LINE = "0505 vE: u1 infantry 9 (line 0506)"


# --- 8.41, 8.42, 8.43 placing and retracting -------------------------------------------------------------------------


@pytest.mark.rule("C8.41.a", "C8.41.b", "C8.42.a")
def test_8_41_infantry_of_eight_points_extends_into_a_flank_hex():
    table = moving("0505 vE: u1 infantry 8")
    assert code(table, "Extend", to=["0605"]) == ("C8.41.b", "not_a_flank_hex")
    table.play("Extend", to=["0506"])
    assert (table.formation("u1"), table.extension("u1"), table.left()) == ("line", ["0506"], 5)
    assert table.stack("0506") == ["u1"]
    assert table.has_mark("u1", "spent mp")
    assert code(table, "Extend", to=["0504"]) == ("C8.43.a", "too_weak_to_extend")
    assert code(moving("0505 vE: u1 infantry 7"), "Extend", to=["0506"]) == ("C8.41.a", "too_weak_to_extend")
    troopers = moving("0505 vE: u1 cavalry 9 (dismounted)")
    assert code(troopers, "Extend", to=["0506"]) == ("C8.41.a", "no_line_for_it")
    assert code(moving("0505 sN: u1 infantry 9"), "Extend", to=["0506"]) == ("C8.41.a", "no_line_for_it")


@pytest.mark.rule("C8.41.c", "C7.11.c")
def test_8_41_only_guns_may_share_the_hexes():
    mates = moving("0505 vE: u1 infantry 8, u2 infantry 5")
    assert code(mates, "Extend", to=["0506"]) == ("C8.41.c", "line_stands_alone")
    there = moving("0505 vE: u1 infantry 8\n0506 vE: u2 infantry 5")
    assert code(there, "Extend", to=["0506"]) == ("C8.41.c", "line_stands_alone")
    guns = moving("0505 vE: u1 infantry 8, u3 artillery 4N\n0506 vE: u2 artillery 4N")
    assert guns.allows("Extend", to=["0506"])
    turned = moving("0505 vE: u1 infantry 8\n0506 vW: u2 artillery 4N")
    assert code(turned, "Extend", to=["0506"]) == ("C7.11.c", "guns_face_elsewhere")


@pytest.mark.rule("C8.41.d")
def test_8_41_no_extension_next_to_the_enemy():
    table = moving("0505 vE: u1 infantry 8\n0607 vW: c1 infantry", **SILENT)
    assert code(table, "Extend", to=["0506"]) is None
    near = moving("0505 vE: u1 infantry 8\n0507 vW: c1 infantry", **SILENT)
    assert code(near, "Extend", to=["0506"]) == ("C8.41.d", "extension_next_to_enemy")
    assert near.allows("Extend", to=["0504"])
    held = moving("0505 vE: u1 infantry 8\n0506 vW: c1 infantry", **SILENT)
    assert code(held, "Extend", to=["0506"]) == ("C9.51.a", "enemy_there")


@pytest.mark.rule("C8.41.g", "C8.42.b")
def test_8_41_no_more_than_two_points_and_no_surcharge_in_woods():
    woods = moving("0505 vE attack: u1 infantry 8", map="0505 0506: woods")
    woods.play("Extend", to=["0506"])
    assert woods.left() == 1
    steep = moving("0505 vE: u1 infantry 8", map="0506: woods, level 1\n0505/S: steep")
    assert code(steep, "Extend", to=["0506"]) == ("C8.41.g", "ground_too_dear")
    back = moving("0505 vE: u1 infantry 8 (line 0506)", map="0506: woods, level 1\n0505/S: steep\n0505: woods")
    assert code(back, "Retract", part="0505") == ("C8.41.g", "ground_too_dear")
    closed = moving("0505 vE: u1 infantry 8 R 7/5 1/1", map="0506: woods")
    assert code(closed, "Extend", to=["0506"]) == ("C9.42.a", "not_enough_points")


@pytest.mark.rule("C8.43.a", "C8.43.c")
def test_8_43_fifteen_points_extend_to_both_sides_for_the_dearer_of_the_two():
    table = moving("0505 vE: u1 infantry 17", map="0504: woods")
    table.play("Extend", to=["0506", "0504"])
    assert (table.extension("u1"), table.left()) == (["0506", "0504"], 4)
    apart = moving("0505 vE: u1 infantry 15", map="0504: woods")
    apart.play("Extend", to=["0506"])
    apart.play("Extend", to=["0504"])
    assert apart.left() == 3
    small = moving("0505 vE: u1 infantry 14")
    assert code(small, "Extend", to=["0506", "0504"]) == ("C8.43.a", "too_weak_to_extend")


@pytest.mark.rule("C8.44.o")
def test_8_44_the_extension_named_first_carries_the_second_left_over():
    from systems.gbacw.rules.extension.positions import strength

    table = moving("0505 vE: u1 infantry 17")
    table.play("Extend", to=["0506", "0504"])
    assert [strength(table, "u1", where, "NE") for where in ("0505", "0506", "0504")] == [6, 6, 5]


@pytest.mark.rule("C8.41.e", "C8.42.a")
def test_8_41_retracting_either_way_even_with_the_enemy_near():
    table = moving(LINE)
    table.play("Retract", part="0505")
    assert (table.where("u1"), table.formation("u1"), table.left()) == ("0506", "ordinary", 5)
    near = moving(f"{LINE}\n0605 vSW: c1 infantry", **SILENT)
    near.play("Retract", part="0506")
    assert (near.where("u1"), near.extension("u1")) == ("0505", [])
    three = moving("0505 vE: u1 infantry 15 (line 0504 0506)")
    assert code(three, "Retract", part="0505") == ("C8.41.e", "not_an_end")
    three.play("Retract", part="0504")
    assert (three.where("u1"), three.extension("u1"), three.formation("u1")) == ("0505", ["0506"], "line")


@pytest.mark.rule("C8.42.c")
@pytest.mark.parametrize(("enemy", "enfilade"), [("0605 vW", False), ("0504 vSE", True)])
def test_8_42_fire_at_a_part_that_draws_in_is_enfilade_from_its_flank_only(enemy, enfilade):
    words = {side: {"reaction_facing": "never", "reaction_movement": "never"} for side in ("union", "confederate")}
    table = moving(f"{LINE}\n{enemy}: c1 infantry 7", map="size 12 x 12", standing=words)
    table.play("Retract", part="0505")
    assert table.asked == "fire.answer"
    shoot(table, 10, action="AnswerFire", unit="c1", target="0505")
    assert ("enfilade" in modifiers(table)) is enfilade


@pytest.mark.rule("C8.41.f")
def test_8_41_a_retracting_part_may_be_fired_at():
    """0605 is in front of the part in 0505 that draws in, and that part is in the front of the enemy there."""
    table = moving(f"{LINE}\n0605 vW: c1 infantry", standing={"confederate": {"withdrawal_fire": "ask"}})
    table.play("Retract", part="0505")
    assert (table.asked, table.decision.seats) == ("fire.answer", (1,))


@pytest.mark.rule("C8.41.f", "C10.44.a")
def test_8_41_so_may_an_extension_but_not_a_unit_that_extends():
    """The part in 0506 draws in from the front of c1 in 0606; a unit that puts a part out leaves no hex."""
    words = {"standing": {"confederate": {"withdrawal_fire": "ask", "return_fire": "never"}}}
    table = moving(f"{LINE}\n0606 vW: c1 infantry", **words)
    table.play("Retract", part="0506")
    assert table.asked == "fire.answer"
    assert {action["target"] for action in table.candidates() if "target" in action} == {"0506"}
    extending = moving("0505 vE: u1 infantry 9\n0605 vW: c1 infantry", **words)
    extending.play("Extend", to=["0504"])
    assert extending.extension("u1") == ["0504"]


@pytest.mark.rule("C8.42.d")
def test_8_42_below_eight_points_the_owner_says_where_the_unit_stands():
    table = moving("0505 vE: u1 infantry 8 (line 0506)")
    effect(table, lose_strength, "u1", 1, "C12.11.a")
    assert table.asked == "extension.close_up"
    assert code(table, "CloseUp", leaving="0405") == ("C8.42.d", "not_an_end")
    table.play("CloseUp", leaving="0505")
    assert (table.where("u1"), table.extension("u1"), table.formation("u1")) == ("0506", [], "ordinary")
    assert table.left() == 6


@pytest.mark.rule("C8.43.b")
def test_8_43_below_fifteen_points_one_extension_goes():
    table = moving("0505 vE: u1 infantry 15 (line 0504 0506)")
    effect(table, lose_strength, "u1", 1, "C12.11.a")
    table.play("CloseUp", leaving="0504")
    assert (table.where("u1"), table.extension("u1"), table.formation("u1")) == ("0505", ["0506"], "line")
    whole = moving("0505 vE: u1 infantry 16 (line 0504 0506)")
    effect(whole, lose_strength, "u1", 1, "C12.11.a")
    assert whole.asked == "unit.act"


# --- 8.44 moving -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C8.44.a", "C8.44.c", "C8.44.d")
def test_8_44_a_line_goes_straight_ahead_as_one_and_pays_for_its_dearest_part():
    table = moving(LINE, map="0606: woods")
    table.play("Step", to="0605")
    assert (table.where("u1"), table.extension("u1"), table.facing("u1")) == ("0605", ["0606"], "vE")
    assert table.left() == 4
    assert code(table, "Step", to="0606")[1] == "not_in_front"
    assert [table.stack(where) for where in ("0505", "0506")] == [[], []]


@pytest.mark.rule("C8.44.b", "C7.11.c")
def test_8_44_no_part_stops_with_other_foot():
    table = moving(f"{LINE}\n0606 vE: u2 infantry 3")
    table.play("Step", to="0605")
    assert code(table, "EndUnit") == ("C8.44.b", "line_stands_alone")
    guns = moving(f"{LINE}\n0606 vE: u2 artillery 4N")
    guns.play("Step", to="0605")
    assert guns.allows("EndUnit")
    turned = moving(f"{LINE}\n0606 vW: u2 artillery 4N")
    turned.play("Step", to="0605")
    assert code(turned, "EndUnit") == ("C7.11.c", "guns_face_elsewhere")


@pytest.mark.rule("C8.44.d")
def test_8_44_no_part_meets_the_enemy():
    enemy = moving("0505 vE attack: u1 infantry 9 (line 0506)\n0606 vW: c1 infantry", **SILENT)
    assert code(enemy, "Step", to="0605") == ("C9.51.a", "enemy_there")


@pytest.mark.rule("C8.44.d")
def test_8_44_no_part_leaves_the_map():
    table = moving("0402 vNE: u1 infantry 9 (line 0302)")
    assert code(table, "Step", to="0401") is None
    table.play("Step", to="0401")
    assert code(table, "Step", to="0501") == ("C9.56.a", "off_the_map")


@pytest.mark.rule("C8.44.m")
def test_8_44_two_parts_next_to_the_enemy_only_under_attack_orders():
    units = "0505 vE{}: u1 infantry 9 (line 0506)\n0706 vW: c1 artillery 4N"
    assert code(moving(units.format(""), **SILENT), "Step", to="0605") == ("C8.44.m", "line_next_to_enemy")
    assert moving(units.format(" attack"), **SILENT).allows("Step", to="0605")
    one = "0505 vE: u1 infantry 9 (line 0506)\n0708 vW: c1 artillery 4N"
    assert moving(one, **SILENT).allows("Step", to="0605")


# --- 8.44 wheeling ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C8.44.e")
@pytest.mark.parametrize(
    ("pivot", "where", "extension", "facing"),
    [("0505", "0505", ["0605"], "vNE"), ("0506", "0605", ["0506"], "vSE")],
)
def test_8_44_one_end_stands_and_the_other_wheels(pivot, where, extension, facing):
    table = moving(LINE, map="0605: woods")
    table.play("Wheel", pivot=pivot)
    assert (table.where("u1"), table.extension("u1"), table.facing("u1")) == (where, extension, facing)
    assert (table.left(), table.formation("u1")) == (4, "line")
    assert code(table, "Wheel", pivot="0101") == ("C8.44.e", "no_such_wheel")


@pytest.mark.rule("C8.44.j")
def test_8_44_the_far_end_of_a_double_line_goes_two_hexes():
    units = "0505 vE: u1 infantry 15 (line 0504 0506)"
    table = moving(units, map="0606: woods")
    table.play("Wheel", pivot="0504")
    assert (table.where("u1"), table.extension("u1"), table.facing("u1")) == ("0604", ["0504", "0705"], "vNE")
    assert table.left() == 4
    other = moving(units, map="0604: woods")
    other.play("Wheel", pivot="0506")
    assert (other.where("u1"), other.extension("u1"), other.facing("u1")) == ("0605", ["0705", "0506"], "vSE")
    assert other.left() == 3
    assert code(moving(units), "Wheel", pivot="0505") == ("C8.44.e", "no_such_wheel")


@pytest.mark.rule("C8.44.e", "C8.44.m", "C7.11.c")
def test_8_44_a_wheel_obeys_the_enemys_neighbourhood():
    near = "0505 vE{}: u1 infantry 9 (line 0506)\n0706 vW: c1 infantry"
    assert code(moving(near.format(""), **SILENT), "Wheel", pivot="0505") == ("C9.52.a", "advance_next_to_enemy")
    attack = moving(near.format(" attack"), **SILENT)
    attack.play("Wheel", pivot="0505")
    assert code(attack, "Wheel", pivot="0505") == ("C9.53.a", "stopped_next_to_enemy")
    full = moving(f"{LINE}\n0605 vE: u2 infantry 3")
    assert code(full, "Wheel", pivot="0505") == ("C8.44.b", "line_stands_alone")
    guns = moving(f"{LINE}\n0605 vE: u2 artillery 4N")
    assert code(guns, "Wheel", pivot="0505") == ("C7.11.c", "guns_face_elsewhere")
    edge = moving("0501 vNE: u1 infantry 9 (line 0601)")
    assert code(edge, "Wheel", pivot="0601") == ("C8.44.e", "no_such_wheel")


# --- 8.44 turning about ----------------------------------------------------------------------------------------------


@pytest.mark.rule("C8.44.f", "C8.44.g", "C8.44.h")
@pytest.mark.parametrize(("above", "stack"), [(True, ["u1", "u2"]), (False, ["u2", "u1"])])
def test_8_44_under_attack_orders_a_line_turns_about_with_its_guns(above, stack):
    table = moving("0505 vE attack: u1 infantry 9 (line 0506), u2 artillery 4N @u-guns")
    table.play("TurnAbout", above=above)
    assert (table.facing("u1"), table.facing("u2"), table.left()) == ("vW", "vW", 2)
    assert table.stack("0505") == stack
    assert not table.has_mark("u2", "spent mp")
    assert code(table, "TurnAbout") == ("C7.21.c", "turned_here")


@pytest.mark.rule("C8.44.f", "C8.44.h")
def test_8_44_not_under_advance_orders_nor_without_a_line():
    assert code(moving(LINE), "TurnAbout") == ("C8.44.f", "turns_about_in_attack")
    assert code(moving("0505 vE attack: u1 infantry 9"), "TurnAbout") == ("C8.44.f", "no_line")
    alone = moving("0505 vE attack: u1 infantry 9 (line 0506)")
    assert code(alone, "TurnAbout", above=False) == ("C8.44.h", "no_choice_of_place")


@pytest.mark.rule("C8.44.i")
def test_8_44_guns_that_act_with_the_brigade_pay_for_the_turn():
    table = moving("0505 vE attack: u1 infantry 9 (line 0506), u2 artillery 4N")
    table.play("TurnAbout")
    assert table.has_mark("u2", "spent mp")
    fired = moving("0505 vE attack: u1 infantry 9 (line 0506), u2 artillery 4N (fired)")
    assert code(fired, "TurnAbout") == ("C8.44.i", "guns_have_fired")


@pytest.mark.rule("C8.44.l", "C7.32.b")
def test_8_44_a_line_refuses_its_end():
    table = moving(LINE)
    table.play("Refuse", end="right")
    assert table.refused("u1") == "right"
    assert table.left() == 5


@pytest.mark.rule("C8.26.a", "C8.44.c")
def test_8_44_guns_stacked_with_a_line_do_not_turn_it():
    table = moving("0505 vE: u1 infantry 9 (line 0506), u2 artillery 4N", unit="u2")
    table.play("Turn", facing="vNE")
    table.play("EndUnit")
    assert (table.facing("u1"), table.facing("u2")) == ("vE", "vE")
