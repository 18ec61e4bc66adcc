"""9.7 Reinforcements, 9.56 leaving the map; K9 and K10 of Kernstown."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from systems.gbacw.rules.movement.positions import QUIET, code

MAP = "entry a 0105\nentry b 0112\nroad 0105 0205 0306"
ENEMY = "\n1515 vW: c1 infantry"


def coming(units, map=MAP, orders="advance", entries="a", step="turn.reinforcements", **words):
    group = {"id": "brewer", "side": "union", "turn": 1, "entries": entries, "orders": orders, "units": "u1, u2"}
    group |= words.pop("group", {})
    if step:
        words.setdefault("turns", words.get("turn", 1))  # nothing comes after II.D: the last turn ends
    words |= {"orders": words.pop("brigade")} if "brigade" in words else {}
    words.setdefault("standing", {"confederate": QUIET})
    return position(
        "gbacw", map=map, units=units + ENEMY, reinforcements=[group, *words.pop("more", [])], step=step, **words
    )


def entering(units="off vE: u1 infantry 7, u2 infantry 7", **words):
    words = {"groups_in": {"brewer": "a"}, "active": "u-brigade", "step": None, **words}
    return coming(units, **words)


# --- II.D ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.71.b", "C3.II.d", "C6.17.a", "C9.71.c")
def test_9_71_they_receive_their_orders_in_II_D_where_the_schedule_leaves_them_open():
    table = coming("off vE: u1 infantry, u2 infantry", orders=None, entries="a, b", out_of_command="u1, u-brigade")
    assert table.asked == "arrivals.order"
    table.play("OrderIn", entry="b", orders="attack")
    assert (table.orders("u1"), table.brigade_orders("u-brigade")) == ("attack", "attack")
    assert table.state.out_of_command == table.state.brigades_out == 0


@pytest.mark.rule("C9.71.a", "C9.71.b")
def test_9_71_the_schedule_binds_entries_and_orders():
    table = coming("off vE: u1 infantry, u2 infantry", entries="a, b")
    assert code(table, "OrderIn", entry="a", orders="attack") == ("C9.71.a", "not_on_schedule")
    assert code(table, "HoldGroup") == ("C9.73.b", "cannot_hold_back")
    table.play("OrderIn", entry="b", orders="advance")
    assert table.happened("group_ordered_in")[0].args["entry"] == "b"


@pytest.mark.rule("C9.73.b")
def test_9_73_a_group_may_be_held_back_for_another():
    """As Tyler at Kernstown: in one turn by a, or in the next by b."""
    later = {"id": "late", "side": "union", "turn": 2, "entries": "b", "orders": "attack", "units": "u1, u2"}
    later |= {"instead_of": 0}
    table = coming("off vE: u1 infantry, u2 infantry", more=[later], turn=2)
    table.play("HoldGroup")
    assert table.state.groups_in == (-2, 1)
    come = coming("off vE: u1 infantry, u2 infantry", more=[later], turn=2)
    come.play("OrderIn", entry="a", orders="advance")
    assert come.state.groups_in == (0, -2)


@pytest.mark.rule("C1.0.b")
@pytest.mark.parametrize(("die", "comes"), [(6, False), (7, True), (9, True), (10, False)])
def test_k9_the_rear_guard_comes_by_a_roll(die, comes):
    table = coming("off vE: u1 infantry, u2 infantry", group={"roll": (7, 8, 9)}, turns=1, dice=(die,))
    assert (table.state.groups_in[0] >= 0) is comes


@pytest.mark.rule("C9.71.b")
def test_9_71_those_who_wait_outside_get_new_orders_in_a_later_turn():
    table = coming("off vE: u1 infantry, u2 infantry", orders="march", turn=2, groups_in={"brewer": "a"})
    assert table.asked == "arrivals.order"
    table.play("OrderIn", entry="a", orders="attack")
    assert table.orders("u1") == "attack"


# --- entering --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.71.a", "C9.72.a", "C9.73.c")
def test_9_72_each_stack_pays_for_those_that_came_in_before():
    """By the road a point each: the first has five of six left, the second four, in whatever order."""
    table = entering()
    table.play("EnterUnit", unit="u2", facing="vE")
    assert (table.where("u2"), table.left()) == ("0105", 5)
    table.play("Step", to="0204")
    table.play("Step", to="0305")
    table.play("EndUnit")
    table.play("EnterUnit", unit="u1", facing="vE")
    assert table.left() == 4


@pytest.mark.rule("C9.72.a")
def test_9_72_off_the_roads_they_pay_the_ground():
    table = entering("off vE: u1 infantry 9, u2 infantry 7", map="entry a 0105\n0105: woods")
    table.play("EnterUnit", unit="u1", facing="vE")
    assert table.left() == 4


@pytest.mark.rule("C9.73.a")
def test_9_73_whoever_finds_the_entry_congested_waits_for_the_next_activation():
    table = entering("off vE: u1 infantry 7 7/5 3/3, u2 infantry 7 7/5 3/3", map="entry a 0105\n0105: woods")
    table.play("EnterUnit", unit="u1", facing="vE")
    table.play("Step", to="0204")
    table.play("EndUnit")
    assert code(table, "EnterUnit", unit="u2", facing="vE") == ("C9.73.a", "entry_congested")
    assert table.where("u2") == "not_arrived"


@pytest.mark.rule("C9.73.b")
def test_9_73_a_delayed_group_enters_before_the_next_one_by_the_same_hex():
    later = {"id": "late", "side": "union", "turn": 2, "entries": "a", "orders": "advance", "units": "u3"}
    table = entering(
        "off vE: u1 infantry 7, u2 infantry 7, u3 infantry 5",
        more=[later],
        turn=2,
        groups_in={"brewer": "a", "late": "a"},
    )
    assert code(table, "EnterUnit", unit="u3", facing="vE") == ("C9.73.b", "earlier_group_first")
    for unit in ("u1", "u2"):
        table.play("EnterUnit", unit=unit, facing="vE")
        table.play("Step", to="0204" if unit == "u1" else "0205")
        table.play("EndUnit")
    assert table.allows("EnterUnit", unit="u3", facing="vE")


@pytest.mark.rule("C9.71.a")
def test_9_71_who_is_not_due_stays_out():
    table = entering(group={"turn": 3}, units="off vE: u1 infantry 7, u2 infantry 7\n0909 vE: u3 infantry")
    assert code(table, "EnterUnit", unit="u1", facing="vE") == ("C9.71.a", "not_due")
    other = entering(units="off vE: u1 infantry 7, u2 infantry 7 @u-blue")
    assert code(other, "EnterUnit", unit="u2", facing="vE") == ("C5.33.a", "other_brigade")


@pytest.mark.rule("C9.71.b", "C9.22.f", "C5.35.a")
def test_9_71_who_comes_in_march_comes_on_the_march_marker_by_the_road():
    table = entering("off sSE: u1 infantry 7, u2 infantry 7", orders="march")
    assert code(table, "EnterUnit", unit="u1", facing="vE") == ("C7.11.b", "wrong_kind_of_facing")
    table.play("EnterUnit", unit="u1", facing="sSE")
    assert table.left() == 4 * 6 - 0.5


@pytest.mark.rule("C9.74.a", "C5.28.d")
def test_9_74_one_activation_is_one_equivalent_in_march():
    table = entering("off sSE: u1 infantry 7, u2 infantry 7", orders="march", group={"activations": 1})
    table.play("EnterUnit", unit="u1", facing="sSE")
    assert table.left() == 5.5


@pytest.mark.rule("C9.74.a", "C5.28.d")
def test_9_74_and_one_activation_in_advance():
    table = entering(group={"activations": 1}, pool={"u-division": 1})
    table.play("EnterUnit", unit="u1", facing="vE")
    table.play("Step", to="0204")
    table.play("EndUnit")
    table.play("EndBrigade")
    table.dice(1).play("EndDivision")
    table.play("ActivateBrigade", brigade="u-brigade")
    assert code(table, "ActivateUnit", unit="u1") == ("C9.74.a", "no_activation_left")
    assert table.allows("EnterUnit", unit="u2", facing="vE")


@pytest.mark.rule("C9.72.b", "C9.72.c")
def test_9_72_unless_in_march_one_enters_next_to_the_enemy_but_does_not_assault():
    near = "\n0204 vW: c2 infantry"
    march = entering("off sSE: u1 infantry 7, u2 infantry 7" + near, orders="march")
    assert code(march, "EnterUnit", unit="u1", facing="sSE") == ("C9.72.b", "march_next_to_enemy")
    seen = entering("off sSE: u1 infantry 7, u2 infantry 7\n0305 vW: c2 infantry", orders="march")
    assert code(seen, "EnterUnit", unit="u1", facing="sSE") == ("C6.13.c", "march_in_sight")
    advance = entering("off vE: u1 infantry 7, u2 infantry 7" + near)
    advance.play("EnterUnit", unit="u1", facing="vE")
    assert advance.has_mark("u1", "crossed")
    assert code(advance, "Step", to="0205") == ("C9.53.a", "stopped_next_to_enemy")
    attack = entering("off vE attack: u1 infantry 7, u2 infantry 7" + near, orders="attack")
    attack.play("EnterUnit", unit="u1", facing="vE")
    assert not attack.has_mark("u1", "crossed")


@pytest.mark.rule("C9.51.a")
def test_9_51_an_enemy_in_the_entry_hex_closes_it():
    table = entering("off vE: u1 infantry 7, u2 infantry 7\n0105 vW: c2 infantry")
    assert code(table, "EnterUnit", unit="u1", facing="vE") == ("C9.51.a", "enemy_there")


@pytest.mark.rule("C9.72.d")
def test_9_72_an_entry_hex_is_kept_for_those_still_to_come_until_they_could_have_entered():
    units = "off vE: u1 infantry, u2 infantry\n0206 vNW: c2 infantry"
    words = {"acting": "c2", "step": None, "group": {"turn": 2}}
    table = coming(units, **words)
    table.play("Step", to="0205")
    assert code(table, "Step", to="0105") == ("C9.72.d", "enemy_entry_hex")
    past = coming(units, turn=3, groups_in={"brewer": "a"}, **words)
    past.play("Step", to="0205")
    assert past.allows("Step", to="0105")
    never = coming(units, **words)
    never.state.groups_in = (-2,)
    never.play("Step", to="0205")
    assert never.allows("Step", to="0105")


@pytest.mark.rule("C9.71.f", "C9.71.g", "C7.23.a")
def test_9_71_without_its_leader_a_unit_keeps_its_orders_until_it_ends_a_move_in_his_range():
    """As the 48th Virginia at Kernstown: it marches in; near its leader it takes the brigade's orders and rests."""
    table = entering(
        "off sSE: u1 infantry 7, u2 infantry 7\n0406 vE: u3 infantry 7",
        orders="march",
        leaders="0406: u-smith brigade range 1",
        pool={"u-division": 1},
        brigade={"u-brigade": "march"},
    )
    table.state.brigade_orders[0] = 1  # the march marker is drawn, the brigade itself is under Advance Orders
    table.play("EnterUnit", unit="u1", facing="sSE")
    table.play("EndUnit")
    assert table.orders("u1") == "march"
    table.state.marks[0] = 0
    table.play("ActivateUnit", unit="u1")
    table.play("Step", to="0205", way=True)
    table.play("Step", to="0306", way=True)
    table.play("EndUnit")
    assert (table.orders("u1"), table.facing("u1")) == ("advance", "vSE")
    assert table.asked == "orders.face"
    table.play("FaceStack", facing="vE")
    assert table.facing("u1") == "vE"
    table.play("EndBrigade")
    table.dice(1).play("EndDivision")
    table.play("EndAttempts")
    table.play("ActivateBrigade", brigade="u-brigade")
    assert code(table, "ActivateUnit", unit="u1") == ("C9.71.g", "finished_march")
    assert table.allows("ActivateUnit", unit="u3")


@pytest.mark.rule("C9.71.a")
def test_9_71_a_leader_comes_in_with_his_group_and_rides_on():
    table = entering(leaders="off: u-smith brigade", group={"leaders": "u-smith"})
    assert code(table, "MoveLeader", leader="u-smith") == ("C9.31.a", "leader_not_on_map")
    table.play("EnterLeader", leader="u-smith")
    table.play("LeaderTo", to="0306")
    assert table.leader("u-smith") == "0306"
    assert code(table, "EnterLeader", leader="u-smith") == ("C9.71.a", "leader_not_due")


# --- friends in the entry hex (8.11, 8.22) ---------------------------------------------------------------------------

OPEN = "entry a 0105"
HELD = "off vE: u1 infantry 7{}, u2 infantry 7\n0105 vSE: u3 infantry 14"


def passing(units, map=OPEN, unit="u1", **words):
    """u1 has come in among those who stand in 0105."""
    table = entering(units, map=map, **words)
    table.play("EnterUnit", unit=unit, facing="vE")
    return table


@pytest.mark.rule("C9.73.a", "C8.11.a", "C8.22.a", "C8.22.b")
def test_9_7_reinforcements_pass_through_friends_in_the_entry_hex():
    """Fourteen points stand there, and seven more are too many to stop. Passing costs two points and a check; so it
    does those who come after."""
    table = passing(HELD.format(""))
    assert (table.where("u1"), table.left(), table.facing("u1")) == ("0105", 5, "vE")
    assert code(table, "EndUnit") == ("C8.12.f", "too_many")
    table.dice(1).play("Step", to="0204")
    assert (table.where("u1"), table.left()) == ("0204", 2)
    assert [event.args["why"] for event in table.happened("cohesion_checked")] == ["through_friends"]
    table.play("EndUnit")
    table.play("EnterUnit", unit="u2", facing="vE")
    assert (table.left(), code(table, "EndUnit")) == (4, ("C8.12.f", "too_many"))
    table.dice(8).play("Step", to="0205")
    assert (table.where("u2"), table.is_disordered("u2")) == ("0205", True)
    assert (table.stack("0105"), table.facing("u3")) == (["u3"], "vSE")


@pytest.mark.rule("C9.73.a", "C8.22.f")
def test_9_73_a_disordered_reinforcement_that_fails_among_friends_waits_outside():
    """It comes in with the next AM, and may fail again."""
    table = passing(HELD.format(" (disordered)"), pool={"u-division": 1})
    table.dice(8).play("Step", to="0204")
    assert (table.where("u1"), table.stack("0105"), table.asked) == ("not_arrived", ["u3"], "brigade.act")
    assert table.rules_of("unit_waits_outside") == ["C9.73.a"]
    assert code(table, "EnterUnit", unit="u1", facing="vE") == ("C3.III.f", "has_acted")
    table.play("EndBrigade")
    table.dice(1).play("EndDivision")
    table.play("ActivateBrigade", brigade="u-brigade")
    table.play("EnterUnit", unit="u1", facing="vE")
    table.dice(1).play("Step", to="0204")
    assert table.where("u1") == "0204"


@pytest.mark.rule("C9.73.a", "C8.11.a")
def test_9_73_nor_does_one_stay_who_has_turned_away_from_the_only_way_on():
    table = passing(HELD.format(""))
    table.play("Turn", facing="vW")
    table.play("EndUnit")
    assert (table.where("u1"), table.stack("0105")) == ("not_arrived", ["u3"])


@pytest.mark.rule("C9.73.a", "C8.12.f")
def test_9_73_who_could_neither_stop_nor_go_on_does_not_come_in():
    """After the hex two of its points are left, and passing costs three. Where it may stop, it comes in."""
    slow = entering(HELD.format(" 7/5 3/3"), map=OPEN)
    assert code(slow, "EnterUnit", unit="u1", facing="vE") == ("C8.12.f", "too_many")
    room = entering(HELD.format(" 7/5 3/3").replace("infantry 14", "infantry 8"), map=OPEN)
    room.play("EnterUnit", unit="u1", facing="vE")
    assert code(room, "Step", to="0204") == ("C9.42.a", "not_enough_points")
    room.play("EndUnit")
    assert (room.stack("0105"), room.facing("u1")) == (["u3", "u1"], "vSE")
    walls = OPEN + "".join(f"\n0105/{side}: wall_high" for side in ("N", "NE", "SE", "S"))
    horse = "off vE: u1 cavalry 4, u2 infantry 7\n0105 vSE: u3 infantry 14"
    assert code(entering(horse, map=walls), "EnterUnit", unit="u1", facing="vE")[0].startswith("C8.12")


@pytest.mark.rule("C9.73.a", "C9.53.a", "C9.72.b")
def test_9_73_nor_next_to_the_enemy_where_it_would_have_to_stop():
    units = HELD.format("") + "\n0305 vW: c2 infantry"
    near = entering(units.replace("0305", "0205"), map=OPEN, standing={"confederate": QUIET})
    assert code(near, "EnterUnit", unit="u1", facing="vE") == ("C8.12.f", "too_many")
    assert entering(units.replace("0305", "0505"), map=OPEN).allows("EnterUnit", unit="u1", facing="vE")


@pytest.mark.rule("C9.71.a", "C8.22.i", "C8.22.j", "C8.22.h")
def test_9_71_guns_pass_foot_along_a_road_only_and_foot_passes_guns_free():
    guns = "off vE: u1 artillery 6N, u2 infantry 7\n0105 vSE: u3 infantry 7"
    off_road = passing(guns)
    assert code(off_road, "Step", to="0204") == ("C8.22.i", "guns_through_others")
    table = passing(guns, map=MAP)
    table.play("Turn", facing="vSE")
    table.play("Step", to="0205", way=True)
    assert (table.where("u1"), table.left()) == ("0205", 6)
    battery = "off vE: u1 infantry 7, u2 infantry 7\n0105 vSE: u-bat artillery 6N, u-bat2 artillery 6N"
    foot = passing(battery)
    assert code(foot, "EndUnit") == ("C8.12.h", "too_many_guns")
    foot.play("Step", to="0204")
    assert (foot.left(), foot.happened("cohesion_checked")) == (4, [])


@pytest.mark.rule("C9.71.a", "C8.22.j", "C8.22.k")
def test_9_71_along_a_road_one_passes_for_nothing_but_goes_round_those_who_march():
    """Woods of two points; the road costs one. Under March Orders u3 holds the road, and the way in is the ground."""
    woods = MAP + "\n0105: woods"
    table = passing("off vE: u1 infantry 7, u2 infantry 7\n0105 vE: u3 infantry 14", map=woods)
    assert table.left() == 5
    table.play("Step", to="0205", way=True)
    assert (table.left(), table.happened("cohesion_checked")) == (4, [])
    marching = "off vE: u1 infantry 7, u2 infantry 7\n0105 sSE: u3 infantry 7 @u-red"
    assert passing(marching, map=woods, brigade={"u-red": "march"}).left() == 4


@pytest.mark.rule("C8.22.k", "C9.71.a")
def test_9_71_one_who_marches_in_past_others_in_march_pays_their_ground():
    """Half a point for the hex; beyond those who stand there the woods, less that half point, and another half."""
    units = "off sSE: u1 infantry 3, u2 infantry 3\n0105 sSE: u3 infantry 6"
    words = {"orders": "march", "active": "u-brigade", "brigade": {"u-brigade": "march"}}
    table = entering(units, map=MAP + "\n0105: woods", **words)
    table.play("EnterUnit", unit="u1", facing="sSE")
    before = table.left()
    assert code(table, "EndUnit") == ("C8.12.a", "too_many")
    table.play("Step", to="0205", way=True)
    assert before - table.left() == 0.5 + 2 - 0.5


@pytest.mark.rule("C9.73.a")
def test_9_73_under_revision_1_a_full_entry_hex_was_closed_and_leaving_friends_was_free():
    old = entering(HELD.format(""), map=OPEN, revision=1)
    assert code(old, "EnterUnit", unit="u1", facing="vE") == ("C8.12.f", "too_many")
    room = passing(HELD.format("").replace("infantry 14", "infantry 8"), revision=1)
    assert room.facing("u1") == "vSE"
    room.play("Step", to="0205")
    assert room.left() == 4


# --- 9.56 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.56.a")
def test_9_56_nobody_leaves_the_map_where_the_battle_does_not_say_so():
    table = position("gbacw", units="0105 vW: u1 infantry\n1515 vW: c1 infantry", acting="u1")
    assert code(table, "LeaveMap") == ("C9.56.a", "no_exit")


@pytest.mark.rule("C9.56.a", "C1.0.b")
def test_k10_from_the_turn_on_that_the_battle_names_one_leaves_for_a_point():
    exits = {"exits": ((1, 4, 2),)}
    units = "0105 vW: c1 infantry\n1515 vW: u1 infantry"
    early = position("gbacw", units=units, acting="c1", rules=exits)
    assert code(early, "LeaveMap") == ("C9.56.a", "no_exit")
    table = position("gbacw", units=units, leaders="0105: c-smith brigade", acting="c1", rules=exits, turn=2)
    table.play("TakeLeader", leader="c-smith")
    table.play("LeaveMap")
    assert (table.where("c1"), table.leader("c-smith")) == ("left_map", "left_map")
    assert table.asked == "brigade.act"
    rider = position("gbacw", units=units, leaders="0110: c-smith brigade", active="c-brigade", rules=exits, turn=2)
    rider.play("MoveLeader", leader="c-smith")
    assert code(rider, "LeaderLeaves", by="0106") == ("C9.56.a", "no_exit")
    rider.play("LeaderLeaves", by="0105")
    assert rider.leader("c-smith") == "left_map"
