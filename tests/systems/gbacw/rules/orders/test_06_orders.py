"""6.1: the three orders, who gives them when, and how stacks face under them."""

from __future__ import annotations

import shutil
from random import Random

import pytest

from caracole.kernel.dice import FreeDice
from caracole.play.table import position
from caracole.systems.gbacw.loader import SHIPPED, load_field
from caracole.systems.gbacw.rules.assault.before import Before, why_not_retreat_before
from caracole.systems.gbacw.rules.assault.declared import declared
from caracole.systems.gbacw.rules.assault.modifiers import check_modifiers
from caracole.systems.gbacw.rules.assault.targets import charges_on_foot
from caracole.systems.gbacw.rules.battle.setup import empty_state, set_up
from caracole.systems.gbacw.rules.components.printed import ADVANCE, ATTACK
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.options import make_rules
from systems.gbacw.rules.fire.positions import firing, modifiers, shoot
from systems.gbacw.rules.results.positions import fall_back, table_with

BRIGADE = "0505: u-meade division range 6\n0505: u-smith brigade range 6 orders 0 N"


def in_orders(units, leaders=BRIGADE, **words):
    """Step II.C, the Union first."""
    words.setdefault("initiative", "union")
    return position("gbacw", units=units, leaders=leaders, step="turn.orders", **words)


def code(table, action, **fields):
    refusal = table.refusal(action, **fields)
    return refusal.rule, refusal.code


# --- 6.11, 6.17 what an order is -------------------------------------------------------------------------------------


@pytest.mark.rule("C6.0.a", "C6.11.a", "C6.11.b", "C6.17.a")
def test_6_11_every_brigade_and_unit_has_exactly_one_order_advance_if_nothing_is_said():
    units = "0505 vE: u1 infantry\n0606 vE attack: u2 infantry @u-red\n0808 sN: u3 infantry @u-blue"
    table = position("gbacw", units=units, active="u-brigade")
    orders = {row["id"]: row["orders"] for row in table.view(0)["brigades"]}
    assert orders == {"u-brigade": "advance", "u-red": "attack", "u-blue": "march"}
    assert [table.orders(unit) for unit in ("u1", "u2", "u3")] == ["advance", "attack", "march"]


@pytest.mark.rule("C6.11.b", "C6.17.a")
def test_6_17_the_sheet_prescribes_orders_and_those_of_whom_it_says_nothing_advance(tmp_path):
    shutil.copytree(SHIPPED / "the-ford", tmp_path / "battle")
    sheet = tmp_path / "battle" / "scenario.toml"
    text = sheet.read_text(encoding="utf-8")
    text = text.replace(
        'hex = "1305", facing = "vW", orders = "advance"', 'hex = "1305", facing = "vW", orders = "attack"'
    )
    text = text.replace('hex = "1307", facing = "vW", orders = "advance"', 'hex = "1307", facing = "vW"')
    sheet.write_text(text, encoding="utf-8")
    field = load_field(tmp_path / "battle")
    game = Gbacw(field, make_rules(field.scenario.options))
    assert set(empty_state(game).orders) == {ADVANCE}
    state = set_up(game, FreeDice(Random(1)), None)
    numbers = field.numbers["unit"]
    assert [state.orders[numbers[unit]] for unit in ("us-1pr", "us-2pr")] == [ATTACK, ADVANCE]


@pytest.mark.rule("C6.18.a", "C6.18.b")
def test_6_18_guns_with_an_attacking_brigade_advance():
    table = in_orders("0505 vE: u1 infantry, u-bat artillery\n2020 vW: c1 infantry")
    table.play("OrderBrigade", brigade="u-brigade", orders="attack")
    assert (table.orders("u1"), table.orders("u-bat")) == ("attack", "advance")


@pytest.mark.rule("C6.18.a")
def test_6_18_a_brigade_of_guns_is_never_told_to_attack():
    table = in_orders(
        "0505 vE: u-bat artillery @u-guns\n2020 vW: c1 infantry",
        "0505: u-meade division\n0505: u-hunt brigade @u-guns",
        commands="division u-division: u-guns\nbrigade u-guns artillery",
    )
    assert code(table, "OrderBrigade", brigade="u-guns", orders="attack") == ("C6.18.a", "guns_never_attack")
    assert table.allows("OrderBrigade", brigade="u-guns", orders="march")


@pytest.mark.rule("C6.18.c")
def test_6_18_guns_keep_away_from_the_enemy_and_may_move_and_fire():
    table = position("gbacw", units="0505 vE: u-bat artillery\n0805 vW: c1 infantry", acting="u-bat")
    assert table.refusal("Step", to="0605").rule.startswith("C9.5")
    far = position(
        "gbacw",
        units="0505 vE: u-bat artillery\n1105 vW: c1 infantry",
        acting="u-bat",
        standing={"confederate": {"return_fire": "never"}},
    )
    far.play("Step", to="0604")
    assert far.allows("FireAt", target="1105"), "infantry under Advance Orders would not fire"


@pytest.mark.rule("C6.18.c")
def test_6_18_guns_do_not_retreat_before_an_assault():
    table = position("gbacw", units="0505 vE: u1 infantry\n0605 vW: c-bat artillery", active="u-brigade")
    table.play("EndBrigade")
    table.play("DesignateAssault", unit="u1", targets=["0605"])
    row = declared(table.state)[0]
    refusal = why_not_retreat_before(table.game, table.state, Before("assault.retreat", 1, (row.number,)), 1)
    assert refusal.code == "guns_stay"


@pytest.mark.rule("C6.19.a", "C6.19.b")
def test_6_19_leaders_are_under_no_orders_and_act_with_their_command():
    table = position(
        "gbacw",
        units="0505 sN: u1 infantry\n2020 vW: c1 infantry",
        leaders="0505: u-smith brigade",
        active="u-brigade",
    )
    assert "orders" not in table.view(0)["leaders"][0]
    assert any(row["do"] == "ActivateLeader" or "eader" in row["do"] for row in table.candidates())


# --- 6.12 when -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C6.12.a", "C3.II.c", "C5.13.c")
def test_6_12_in_ii_c_each_brigade_gets_another_order_without_a_roll():
    table = in_orders(
        "0505 vE: u1 infantry @u-red\n0506 vE: u2 infantry @u-blue\n2020 vW: c1 infantry",
        "0505: u-meade division range 6\n0505: u-a brigade @u-red\n0506: u-b brigade @u-blue",
    )
    assert (table.asked, table.decision.seats) == ("orders.division", (0,))
    table.play("OrderBrigade", brigade="u-red", orders="attack")
    table.play("OrderBrigade", brigade="u-blue", orders="march")
    table.play("FaceStack", facing="sSE")
    assert (table.orders("u1"), table.orders("u2")) == ("attack", "march")
    assert code(table, "OrderBrigade", brigade="u-red", orders="advance") == ("C6.12.a", "orders_given_already")
    table.play("EndOrders")
    assert table.decision.seats == (1,), "then the other side"


@pytest.mark.rule("C6.12.d", "C6.12.a")
def test_6_12_what_ii_c_does_not_give():
    table = in_orders(
        "0505 vE: u1 infantry\noff: u2 infantry @u-late\n0606 vE: u3 infantry @u-tired\n0609 vE: u4 infantry @u-rest\n"
        "2020 vW: c1 infantry",
        "0505: u-meade division range 9\n0505: u-a brigade @u-tired\n0609: u-b brigade @u-rest",
        reserve="u-rest",
        fatigue={"u-tired": 4},
        options={"fatigue": True},
    )
    assert table.refusal("OrderBrigade", brigade="c-brigade", orders="attack").code == "other_side"
    assert table.refusal("OrderBrigade", brigade="u-late", orders="attack").code == "nobody_on_map"
    assert table.refusal("OrderBrigade", brigade="u-brigade", orders="advance").code == "has_these_orders"
    assert table.refusal("OrderBrigade", brigade="u-rest", orders="attack").code == "in_reserve"
    assert code(table, "OrderBrigade", brigade="u-tired", orders="attack") == ("C17.32.a", "too_tired")
    active = position("gbacw", units="0505 vE: u1 infantry", active="u-brigade")
    assert not any(row["do"] == "OrderBrigade" for row in active.candidates()), "at no other time"


@pytest.mark.rule("C1.0.b")
def test_first_volley_each_leader_gives_any_order_but_march():
    table = in_orders(
        "0505 vE: u1 infantry\n2020 vW: c1 infantry",
        "1515: u-meade division range 1\n0505: u-smith brigade",
        rules={"any_order_in_orders_phase": True},
    )
    assert table.refusal("OrderBrigade", brigade="u-brigade", orders="march").code == "no_march_here"
    assert table.allows("OrderBrigade", brigade="u-brigade", orders="attack")


def test_standing_instructions_are_given_in_ii_c_too():
    table = in_orders("0505 vE: u1 infantry\n2020 vW: c1 infantry")
    table.play("SetStanding", kind="return_fire", value="always")
    assert table.view(0)["standing"]["return_fire"] == "always"


# --- 6.13, 6.14 March Orders -----------------------------------------------------------------------------------------


@pytest.mark.rule("C6.13.b", "C5.35.a")
def test_6_13_march_moves_on_the_march_marker_only():
    table = position(
        "gbacw", units="0505 sN: u1 infantry\n2020 vW: c1 infantry", step="turn.draw", pool={"u-division": 1}, dice=(1,)
    )
    assert table.refusal("ActivateBrigade", brigade="u-brigade").code == "march_marker_only"


@pytest.mark.rule("C6.13.c", "C6.13.d", "C6.13.a")
def test_6_13_not_into_sight_within_four_hexes_nor_next_to_the_enemy():
    table = position(
        "gbacw", units="0505 sS: u1 infantry\n0511 vNE: c1 infantry", acting="u1", orders={"u-brigade": "march"}
    )
    table.play("Step", to="0506")
    assert code(table, "Step", to="0507") == ("C6.13.c", "march_in_sight")


@pytest.mark.rule("C6.13.a", "C6.15.b", "C6.16.a", "C6.18.b")
@pytest.mark.parametrize(
    ("unit", "left"),
    [
        ("sSE: u1 infantry 4", 5.5),
        ("vE: u1 infantry 4", 5),
        ("vE attack: u1 infantry 4", None),
        ("vE attack: u1 artillery 4N 7/5 6/6", 5),
    ],
)
def test_6_13_each_order_has_its_own_way_of_moving_along_a_road(unit, left):
    """March goes at half a point, Advance at one, Attack not along the road at all; guns never attack."""
    units = f"0505 {unit}\n2020 vW: c1 infantry"
    table = position("gbacw", units=units, map="road 0505 0605", acting="u1", equivalents=1)
    if left is None:
        assert not table.allows("Step", to="0605", way=True)
        return
    table.play("Step", to="0605", way=True)
    assert table.left() == left


@pytest.mark.rule("C6.13.e", "C6.13.l")
def test_6_13_who_starts_in_sight_may_not_move_units_in_between_or_not():
    table = position(
        "gbacw",
        units="0505 sN: u1 infantry\n0507 vE: u2 infantry @u-blue\n0509 vNE: c1 infantry",
        acting="u1",
        orders={"u-brigade": "march"},
    )
    assert code(table, "Step", to="0504") == ("C6.13.e", "march_seen_at_start")


@pytest.mark.rule("C6.13.d")
def test_6_13_not_next_to_the_enemy_even_unseen():
    table = position(
        "gbacw",
        map="0503: level 9",
        units="0502 sS: u1 infantry\n0504 vNE: c1 infantry",
        acting="u1",
        orders={"u-brigade": "march"},
    )
    assert table.refusal("Step", to="0503").code == "march_next_to_enemy"


@pytest.mark.rule("C6.13.h")
def test_6_13_march_does_not_fire():
    table = position(
        "gbacw", units="0505 sS: u1 infantry\n0507 vNE: c1 infantry", acting="u1", orders={"u-brigade": "march"}
    )
    assert not any(row["do"] == "FireAt" for row in table.candidates())
    assert not table.allows("FireAt", target="0507")


@pytest.mark.rule("C6.14.a", "C6.14.b")
def test_6_14_march_orders_only_out_of_sight_or_more_than_four_hexes_away():
    far = in_orders("0505 vE: u1 infantry\n0510 vNE: c1 infantry")
    assert far.allows("OrderBrigade", brigade="u-brigade", orders="march")
    near = in_orders("0505 vE: u1 infantry\n0509 vNE: c1 infantry")
    assert code(near, "OrderBrigade", brigade="u-brigade", orders="march") == ("C6.14.b", "enemy_in_sight")
    hidden = in_orders("0505 vE: u1 infantry\n0509 vNE: c1 infantry", map="0507: woods")
    assert hidden.allows("OrderBrigade", brigade="u-brigade", orders="march")


@pytest.mark.rule("C6.14.b")
def test_6_14_one_unit_in_sight_is_enough_even_out_of_command():
    table = in_orders(
        "0505 vE: u1 infantry\n0515 vE: u2 infantry\n0518 vNE: c1 infantry",
        "0505: u-meade division\n0505: u-smith brigade",
    )
    refusal = table.refusal("OrderBrigade", brigade="u-brigade", orders="march")
    assert (refusal.code, refusal.args["unit"]) == ("enemy_in_sight", "u2")


@pytest.mark.rule("C8.12.a")
def test_6_14_nobody_marches_out_of_a_hex_with_others():
    table = in_orders("0505 vE: u1 infantry, u-bat artillery @u-guns\n2020 vW: c1 infantry")
    assert code(table, "OrderBrigade", brigade="u-brigade", orders="march") == ("C8.12.a", "march_with_others")


# --- 6.15, 6.16 Advance and Attack -----------------------------------------------------------------------------------


@pytest.mark.rule("C6.15.a", "C6.15.b")
def test_6_15_advance_moves_or_fires_and_turns_one_corner_to_fire():
    table = position("gbacw", units="0505 vE: u1 infantry\n0705 vW: c1 infantry", acting="u1")
    assert table.allows("FireAt", target="0705")
    turned = position("gbacw", units="0505 vSE: u1 infantry\n0705 vW: c1 infantry", acting="u1")
    turned.play("Turn", facing="vE")
    assert turned.allows("FireAt", target="0705")
    moved = position("gbacw", units="0505 vE: u1 infantry\n0805 vW: c1 infantry", acting="u1")
    moved.play("Step", to="0604")
    assert not moved.allows("FireAt", target="0805")


@pytest.mark.rule("C6.15.c")
def test_6_15_advance_does_not_move_next_to_the_enemy_but_to_guns():
    table = position("gbacw", units="0505 vE: u1 infantry\n0805 vW: c1 infantry", acting="u1")
    table.play("Step", to="0605")
    assert table.refusal("Step", to="0705").code == "advance_next_to_enemy"
    silent = {"confederate": dict.fromkeys(("approach_fire", "reaction_facing", "reaction_movement"), "never")}
    guns = position("gbacw", units="0505 vE: u1 infantry\n0805 vW: c-bat artillery", acting="u1", standing=silent)
    guns.play("Step", to="0605")
    assert guns.allows("Step", to="0705")


@pytest.mark.rule("C6.16.a", "C6.16.b")
def test_6_16_attack_moves_and_fires_at_half_the_allowance():
    table = position("gbacw", units="0505 vE attack: u1 infantry\n0805 vW: c1 infantry", acting="u1")
    assert table.left() == 3
    table.play("Step", to="0605")
    assert table.allows("FireAt", target="0805")


# --- 7.23, 7.26 facing after a change --------------------------------------------------------------------------------


@pytest.mark.rule("C7.23.a", "C7.11.c")
def test_7_23_a_stack_that_falls_into_march_faces_any_hexside_free():
    table = in_orders("0505 vE: u1 infantry 3, u2 infantry 3\n2020 vW: c1 infantry")
    table.play("OrderBrigade", brigade="u-brigade", orders="march")
    assert (table.asked, table.decision.seats) == ("orders.face", (0,))
    assert table.refusal("FaceStack", facing="vE").code == "cannot_face_so"
    assert len(table.candidates()) == 6
    table.play("FaceStack", facing="sNW")
    assert (table.facing("u1"), table.facing("u2")) == ("sNW", "sNW")


@pytest.mark.rule("C7.26.a", "C7.26.b")
def test_7_26_a_column_becomes_a_line_or_stays_one_by_its_facing():
    def changed(facing):
        table = in_orders("0505 sN: u1 infantry 10 (column 0506)\n2020 vW: c1 infantry")
        table.play("OrderBrigade", brigade="u-brigade", orders="advance")
        table.play("FaceStack", facing=facing)
        return table.formation("u1"), table.where("u1"), table.extension("u1")

    assert changed("vNE") == ("column", "0505", ["0506"]), "the second hex lies behind"
    assert changed("vE") == ("line", "0505", ["0506"]), "it lies to the right"
    assert changed("vW") == ("line", "0505", ["0506"]), "it lies to the left"


@pytest.mark.rule("C7.26.a")
def test_7_26_a_line_becomes_a_column():
    def changed(facing):
        table = in_orders("0505 vE: u1 infantry 10 (line 0506)\n2020 vW: c1 infantry")
        table.play("OrderBrigade", brigade="u-brigade", orders="march")
        assert table.refusal("FaceStack", facing="sNE").code == "cannot_face_so"
        table.play("FaceStack", facing=facing)
        return table.formation("u1"), table.where("u1"), table.extension("u1")

    assert changed("sN") == ("column", "0505", ["0506"])
    assert changed("sS") == ("column", "0506", ["0505"])


# --- 6.1 what orders mean in assault ---------------------------------------------------------------------------------


@pytest.mark.rule("C6.15.d", "C6.16.d")
@pytest.mark.parametrize("orders", ["", "attack"])
def test_6_15_who_stands_next_to_the_enemy_may_assault(orders):
    table = position("gbacw", units=f"0505 vE {orders}: u1 infantry\n0605 vW: c1 infantry", active="u-brigade")
    table.play("EndBrigade")
    assert any(row["do"] == "DesignateAssault" and row["unit"] == "u1" for row in table.candidates())


@pytest.mark.rule("C6.16.d", "C11.21.a")
def test_6_16_who_moved_next_to_the_enemy_and_did_not_fire_charges():
    table = position(
        "gbacw",
        units="0404 vE attack: u1 infantry (entered hex)\n0605 vW: c1 infantry\n"
        "0505 vE attack: u2 infantry (entered hex, fired)\n0506 vE: u3 infantry (entered hex)",
        active="u-brigade",
    )
    charging = [charges_on_foot(table.game, table.state, number) for number in (0, 2, 3)]
    assert charging == [True, False, False], "u2 has fired, u3 is under Advance Orders"


@pytest.mark.rule("C6.16.c")
def test_6_16_who_moves_under_attack_orders_has_no_prepared_fire():
    stands = firing("0505 vE attack: u1 infantry 7 R\n0605 vW: c1 infantry 7 9/9")
    shoot(stands, 5, target="0605")
    assert "prepared" in modifiers(stands)
    moves = firing("0404 vE attack: u1 infantry 7 R\n0605 vW: c1 infantry 7 9/9")
    moves.play("Step", to="0505")
    shoot(moves, 5, target="0605")
    assert "prepared" not in modifiers(moves)


@pytest.mark.rule("C6.16.e")
def test_6_16_mounted_cavalry_may_charge_under_attack_orders_only():
    for orders, may in (("attack", True), ("", False)):
        table = position("gbacw", units=f"0505 vE {orders}: u1 cavalry\n0805 vW: c1 infantry", active="u-brigade")
        assert table.allows("AnnounceCharge", unit="u1") is may


@pytest.mark.rule("C6.15.i", "C6.16.h", "C6.13.i")
@pytest.mark.parametrize(
    ("defender", "may"),
    [("vW: c1 infantry", None), ("vW attack: c1 infantry", "attackers_stay"), ("sN: c1 infantry", "marchers_stay")],
)
def test_6_15_under_advance_orders_one_may_retreat_before_an_assault(defender, may):
    table = position("gbacw", units=f"0505 vE: u1 infantry\n0605 {defender}", active="u-brigade")
    table.play("EndBrigade")
    table.play("DesignateAssault", unit="u1", targets=["0605"])
    row = declared(table.state)[0]
    refusal = why_not_retreat_before(table.game, table.state, Before("assault.retreat", 1, (row.number,)), 1)
    assert (None if refusal is None else refusal.code) == may
    marching = [drm.value for drm in check_modifiers(table.game, table.state, 1, [row]) if drm.rule == "C6.13.i"]
    assert marching == ([2] if defender.startswith("sN") else [])


@pytest.mark.rule("C6.13.m")
def test_6_13_a_retreat_may_take_marchers_where_they_may_not_march():
    """0504 is three hexes from c1, who sees it: no marcher goes there, but one who is driven does."""
    units = "0505 sN: u1 infantry\n0507 vNE: c1 infantry"
    table = table_with(units)
    assert table.sees("0504", "0507")
    fall_back(table, "u1", 1, 1)
    table.play("Retreat", units=["u1"], path=["0504"])
    assert (table.where("u1"), table.orders("u1")) == ("0504", "march")
    walking = position("gbacw", units=units.replace("0505", "0503"), acting="u1", map="size 12 x 12")
    walking.state.facing[0] = walking.game.field.names["facing"].index("sS")
    assert walking.refusal("Step", to="0504").rule in ("C6.13.c", "C6.13.e")


@pytest.mark.rule("C6.23.f")
def test_6_23_under_stay_cavalry_neither_mounts_nor_dismounts():
    table = position("gbacw", units="0505 vE: u1 cavalry", acting="u1", brigade_marks={"stay": "u-brigade"})
    assert not any(row["do"] in ("Mount", "Dismount") for row in table.candidates())
    free = position("gbacw", units="0505 vE: u1 cavalry", acting="u1")
    assert any(row["do"] == "Dismount" for row in free.candidates())
