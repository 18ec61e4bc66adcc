"""9.1 to 9.5, 14.2, 15 Movement, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.movement.near_enemy import why_not_fire_after_moving, why_not_shock_after_moving
from systems.gbacw.rules.activation.positions import corps
from systems.gbacw.rules.assault.positions import told
from systems.gbacw.rules.command.positions import in_range
from systems.gbacw.rules.extension.positions import SILENT, acting, code, moving, number
from systems.gbacw.rules.fire.positions import modifiers, shoot
from systems.gbacw.rules.movement.positions import QUIET
from systems.gbacw.rules.movement.positions import acting as active

FAR = "\n1818 vW: c1 infantry"

# --- 4.15 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C4.15.j", "C9.32.c", "C5.42.a")
def test_9_32_an_overall_commander_who_rode_far_keeps_his_range():
    """It is his Initiative Rating that he may not use; only a Corps Commander's range is 0."""
    table = corps(far_commanders="u-grant", step="turn.orders")
    assert in_range(table, "u-grant", "0509")
    near = corps(far_commanders="u-hooker", step="turn.orders")
    assert not in_range(near, "u-hooker", "0506")


# --- 9.55 guns in March ----------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.55.e")
def test_9_55_marching_guns_keep_away_from_unseen_horsemen_too():
    """The woods hide the guns, but option 2 does not ask for sight."""
    woods = "0705 0706 0805 0806: woods"
    units = "0505 sSE: u1 artillery 4N\n0906 vW: c1 cavalry 4"
    strict = moving(units, map=woods, options={"artillery_proximity": 2})
    assert code(strict, "Step", to="0605") == ("C9.55.e", "artillery_without_escort")
    other = moving(units, map=woods)
    assert other.allows("Step", to="0605")
    foot = moving(units.replace("artillery 4N", "infantry 4"), map=woods, options={"artillery_proximity": 2})
    assert foot.allows("Step", to="0605")


# --- 9.31 leaders who wait by the wayside ----------------------------------------------------------------------------


@pytest.mark.rule("C9.31.b", "C9.31.c")
def test_9_31_a_leader_goes_with_a_unit_from_where_it_sets_out_only():
    units = "0505 vE: u1 infantry\n1515 vE: c1 infantry"
    table = moving(units, leaders="0605: u-smith brigade")
    table.play("Step", to="0605")
    assert code(table, "TakeLeader", leader="u-smith") == ("C9.31.b", "leader_not_with_unit_at_start")
    table = acting(units, leaders="0605: u-smith brigade")
    table.play("MoveLeader", leader="u-smith")
    table.play("LeaderTo", to="0505")
    table.play("ActivateUnit", unit="u1")
    table.play("TakeLeader", leader="u-smith")
    table.play("Step", to="0605")
    assert table.leader("u-smith") == "0605"


# --- 9.54, 8.44 going back, and wheeling past the enemy --------------------------------------------------------------


@pytest.mark.rule("C9.54.c")
def test_9_54_who_withdraws_pays_as_under_advance_orders():
    """A town costs two points and a check in Attack, one point and nothing in Advance: going back is no attack."""
    table = moving("0505 vE attack: u1 infantry 5\n1515 vE: c1 infantry", map="0405: town")
    table.play("Withdraw", to="0405")
    assert (table.where("u1"), table.rules_of("cohesion_checked")) == ("0405", [])


# --- what was left ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.23.b", "C8.21.b")
def test_9_23_a_stack_that_came_over_a_bridge_does_not_assault_any_of_it():
    bridge = "0605/SE: stream, bridge\nroad 0505 0605 0706 0806"
    table = moving("0605 vE: u1 infantry 3, u2 infantry 3\n0806 vW: c1 infantry 5", map=bridge, **SILENT)
    table.play("MoveStack", units=["u2"])
    table.play("Step", to="0706", way=True)
    for name in ("u1", "u2"):
        refusal = why_not_shock_after_moving(table.game, table.state, number(table, "unit", name))
        assert (refusal.rule, refusal.code) == ("C9.23.b", "crossed_to_enemy")


@pytest.mark.rule("C6.13.e", "C9.22.d")
def test_9_22_a_column_whose_tail_the_enemy_sees_does_not_march():
    units = "0605 sSE: u1 infantry 8 (column 0505)\n{} vE: c1 infantry"
    assert code(moving(units.format("0105")), "Step", to="0706") == ("C6.13.e", "march_seen_at_start")
    assert moving(units.format("0102")).allows("Step", to="0706")


@pytest.mark.rule("C9.52.d")
def test_9_52_a_road_through_a_wall_lets_one_pass():
    wall = "0605/SE: wall_high"
    units = "0505 vE: u1 cavalry 4\n0706 vW: c1 infantry 5"
    assert moving(units, map=wall, **SILENT).allows("Step", to="0605")
    open_wall = moving(units, map=f"{wall}\nroad 0605 0706", **SILENT)
    assert code(open_wall, "Step", to="0605") == ("C9.52.a", "advance_next_to_enemy")


@pytest.mark.rule("C9.31.c", "C8.44.e", "C8.41.e")
@pytest.mark.parametrize(
    ("leader", "action", "fields", "place"),
    [
        ("0506", "Wheel", {"pivot": "0505"}, "0605"),
        ("0505", "Wheel", {"pivot": "0505"}, "0505"),
        ("0505", "Wheel", {"pivot": "0506"}, "0605"),
        ("0506", "Wheel", {"pivot": "0506"}, "0506"),
        ("0505", "Retract", {"part": "0506"}, "0505"),
        ("0506", "Retract", {"part": "0506"}, "0505"),
        ("0506", "Step", {"to": "0605"}, "0606"),
    ],
)
def test_9_31_a_leader_goes_with_the_part_of_a_line_that_he_is_with(leader, action, fields, place):
    """The line stands in 0505 and 0506; where its part stays, so does he, and goes on with it afterwards."""
    table = moving("0505 vE: u1 infantry 9 (line 0506)\n1515 vE: c1 infantry", leaders=f"{leader}: u-smith brigade")
    table.play("TakeLeader", leader="u-smith")
    table.play(action, **fields)
    assert (table.leader("u-smith"), table.happened("leader_left")) == (place, [])


@pytest.mark.rule("C9.31.c", "C8.41.a")
def test_9_31_he_does_not_go_where_a_line_only_spreads():
    table = moving("0505 vE: u1 infantry 9\n1515 vE: c1 infantry", leaders="0505: u-smith brigade")
    table.play("TakeLeader", leader="u-smith")
    table.play("Extend", to=["0506"])
    assert (table.leader("u-smith"), table.happened("leader_left")) == ("0505", [])


@pytest.mark.rule("C9.53.b", "C9.53.d", "C7.24.a")
def test_9_53_beside_one_who_came_next_to_the_enemy_a_unit_may_turn_by_a_corner_and_leave():
    units = "0505 vE attack: u1 infantry 5, u2 infantry 5 (entered hex)\n0605 vW: c1 infantry"
    leaving = moving(units, **SILENT)
    leaving.play("Turn", facing="vNE")
    leaving.play("Step", to="0504")
    leaving.play("EndUnit")
    assert (leaving.where("u1"), leaving.facing("u1"), leaving.facing("u2")) == ("0504", "vNE", "vE")
    staying = moving(units, **SILENT)
    staying.play("Turn", facing="vNE")
    assert code(staying, "JoinStack") == ("C8.23.a", "nobody_to_join")
    staying.play("EndUnit")
    assert (staying.facing("u1"), staying.facing("u2")) == ("vE", "vE")


# --- 9.54 the first hex of a withdrawal ------------------------------------------------------------------------------


@pytest.mark.rule("C9.54.b", "C9.54.h", "C8.11.a")
@pytest.mark.parametrize(
    ("mover", "there", "way", "why"),
    [
        ("infantry 3", "u2 infantry 14", True, "too_many"),
        ("infantry 3", "u2 artillery 5N, u3 artillery 5N", False, "too_many_guns"),
    ],
)
def test_9_54_through_a_first_hex_where_one_may_not_stop(mover, there, way, why):
    units = f"0808 vE: u1 {mover}\n0708 vE: {there}\n1818 vW: c1 infantry"
    table = moving(units, map="road 0808 0708 0607" if way else "")
    table.play("Withdraw", to="0708", way=way)
    assert code(table, "EndWithdrawal")[1] == why
    table.play("Withdraw", to="0607", way=way)
    assert (table.where("u1"), table.asked) == ("0607", "brigade.act")
    assert table.stack("0708") == [row.split()[0] for row in there.split(", ")]


@pytest.mark.rule("C9.54.b", "C9.54.h")
def test_9_54_not_into_a_hex_where_one_can_neither_stop_nor_go_on():
    foot = moving("0808 vE: u1 infantry 3\n0708 vE: u2 infantry 14\n1818 vW: c1 infantry")
    assert code(foot, "Withdraw", to="0708") == ("C8.12.f", "too_many")
    guns = "0808 vE: u1 infantry 3\n0708 vE: u2 artillery 5N, u3 artillery 5N\n{}"
    behind = guns.format("0607 vE: u4 infantry 14\n0608 vE: u5 infantry 14\n1818 vW: c1 infantry")
    assert code(moving(behind), "Withdraw", to="0708") == ("C8.12.h", "too_many_guns")
    near = guns.format("0607 vE: c1 infantry").replace("0808 vE:", "0808 vE attack:")
    assert code(moving(near, **SILENT), "Withdraw", to="0708") == ("C8.12.h", "too_many_guns")


@pytest.mark.rule("C9.54.e", "C8.22.a")
def test_9_54_held_up_where_it_may_not_stop_it_goes_back_to_where_it_came_from():
    table = moving(
        "0808 vE: u1 infantry 3 (disordered)\n0708 vE: u2 artillery 5N, u3 artillery 5N\n1818 vW: c1 infantry",
        map="0708: woods",
    )
    table.dice(9).play("Withdraw", to="0708")
    assert (table.where("u1"), table.asked) == ("0808", "brigade.act")
    assert table.rules_of("unit_sent_back") == ["C8.22.a"]


@pytest.mark.rule("C9.54.i", "C7.11.c")
def test_9_54_a_line_does_not_go_back_upon_guns_that_look_elsewhere():
    units = "0808 vE: u1 infantry 9 (line 0809)\n0708 {}: u2 artillery 5N\n0709 vE: u3 infantry 7\n1818 vW: c1 infantry"
    assert code(moving(units.format("vW")), "Withdraw", to="0708")[1] in ("guns_face_elsewhere", "line_stands_alone")


# --- 9.45 turning for the road ---------------------------------------------------------------------------------------


@pytest.mark.rule("C9.45.b", "C7.23.b")
def test_9_45_a_turn_is_free_before_a_road_hexside_and_after_it():
    road = {"map": "road 0505 0605 0706"}
    before = moving("0505 vW: u1 infantry 5", **road)
    before.play("Turn", facing="vE")
    assert before.left() == 5
    before.play("Step", to="0605", way=True)
    assert before.left() == 5
    before.play("Turn", facing="vW")
    assert before.left() == 5
    off = moving("0505 vW: u1 infantry 5", **road)
    off.play("Turn", facing="vE")
    off.play("Step", to="0605")
    assert off.left() == 4
    again = moving("0405 vE: u1 infantry 5", **road)
    again.play("Step", to="0505")
    again.play("Turn", facing="vSW")
    assert again.left() == 4
    again.play("Step", to="0506")
    assert again.left() == 3


# --- 9.42 the least that a line can do -------------------------------------------------------------------------------


@pytest.mark.rule("C9.42.b", "C9.42.e", "C8.44.e")
def test_9_42_a_line_may_always_wheel_by_one_hex():
    woods = {"map": "0301-0909: woods"}
    table = moving("0505 vE attack: u1 infantry 9 R 7/5 2/2 (line 0506)", **woods)
    table.play("Wheel", pivot="0506")
    assert (table.facing("u1"), table.left()) == ("vSE", 0)
    refusal = why_not_shock_after_moving(table.game, table.state, number(table, "unit", "u1"))
    assert refusal.rule == "C9.42.e"
    double = moving("0505 vE attack: u1 infantry 15 R 7/5 4/4 (line 0504 0506)", **woods)
    assert code(double, "Wheel", pivot="0506") == ("C9.42.a", "not_enough_points")
    near = moving("0505 vE attack: u1 infantry 9 R 7/5 2/2 (line 0506)\n0705 vW: c1 infantry", **woods, **SILENT)
    near.play("Wheel", pivot="0506")
    assert why_not_fire_after_moving(near.game, near.state, number(near, "unit", "u1")).rule == "C9.42.c"


# --- those who are there too -----------------------------------------------------------------------------------------


@pytest.mark.rule("C9.55.d", "C8.21.b")
def test_9_55_a_battery_that_went_along_near_the_enemy_does_not_fire_either():
    units = "0506 vNE: u1 artillery 4N, u2 artillery 4N\n0806 vW: c1 infantry"
    table = moving(units, map="road 0506 0505", **SILENT)
    table.play("MoveStack", units=["u2"])
    table.play("Step", to="0505", way=True)
    for unit in ("u1", "u2"):
        assert why_not_fire_after_moving(table.game, table.state, number(table, "unit", unit)).rule == "C9.55.d"


# --- 9 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.55.n")
def test_9_55_guns_that_began_near_are_exempt_if_they_withdraw_but_not_if_they_fired():
    """c1 is three hexes from 0607 and from 0606, two from 0707."""
    enemy, two = "\n0908 vW: c1 infantry", {"artillery_proximity": 2}
    table = active("0607 vSW: u1 artillery" + enemy, options=two)
    table.play("Withdraw", to="0606")
    table.play("EndWithdrawal")
    assert (table.where("u1"), table.happened("cohesion_checked")) == ("0606", [])
    fired = active("0707 vNW: u1 artillery 6N 7/5 (fired)" + enemy, options=two)
    fired.play("Step", to="0606")
    fired.dice(1).play("EndUnit")
    assert [row["why"] for row in told(fired, "cohesion_checked")] == ["guns_near_enemy"]


@pytest.mark.rule("C9.54.m", "C10.44.a")
def test_9_54_refusal_holds_until_withdrawal_fire_is_over():
    """c1 fires into the Refused Front, which is no flank as long as it is refused."""
    fire = {"confederate": {**QUIET, "withdrawal_fire": "ask"}, "union": QUIET}
    table = active("0808 vE: u1 infantry 7 9/9 (refused right)\n0809 vNW: c1 infantry 7 R", standing=fire)
    assert table.side_toward("u1", "0809") == "refused_front"
    table.play("Withdraw", to="0708")
    assert table.refused("u1") == "right"
    shoot(table, 1, action="AnswerFire", unit="c1", target="0808")
    assert "enfilade" not in modifiers(table)
    assert (table.where("u1"), table.refused("u1")) == ("0708", "none")


# --- 14.2 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.23.a", "C8.12.f")
def test_14_23_dismounted_troopers_stand_with_infantry_and_do_not_mount_among_it():
    table = active("0505 vE: u1 cavalry 4 (dismounted), u2 infantry 3" + FAR)
    assert code(table, "Mount") is not None
    alone = active("0505 vE: u1 cavalry 4 (dismounted)\n0507 vE: u2 infantry 3" + FAR)
    assert alone.allows("Mount")


# --- 15 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C15.13.d")
def test_15_13_an_entrenchment_stands_as_it_was_begun_whichever_way_the_builder_looks():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry 7" + FAR,
        works=[("0505", "vSE", "u1", 2)],
        turn=2,
        turns=2,
        step="turn.entrenchments",
    )
    assert table.entrenchments() == [("0505", "vSE")]
