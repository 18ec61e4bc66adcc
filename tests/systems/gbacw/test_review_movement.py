"""Chapters 7 to 9 read again beside the rulebook: positions in which chapters meet."""

from __future__ import annotations

import pytest

from caracole.kernel import ScriptedDice
from caracole.play.table import position
from caracole.systems.gbacw import advance, facing, going_along, passing
from caracole.systems.gbacw.near_enemy import why_not_fire_after_moving, why_not_shock_after_moving
from caracole.systems.gbacw.printed import Restriction
from caracole.systems.gbacw.schedule import ACTIVATED
from systems.gbacw.positions_08 import SILENT, acting, code, effect, moving, number

# --- 8.5 columns at a bend -------------------------------------------------------------------------------------------


@pytest.mark.rule("C8.51.a", "C8.5.h", "C9.45.b")
def test_8_51_a_march_column_winds_along_the_road():
    table = moving("0505 sSE: u1 infantry 15", map="road 0505 0605 0705 0804 0803", equivalents=1)
    table.play("Step", to="0605", way=True)
    table.play("Turn", facing="sNE")
    table.play("Step", to="0705", way=True)
    table.play("Step", to="0804", way=True)
    table.play("Turn", facing="sN")
    table.play("Step", to="0803", way=True)
    assert (table.where("u1"), table.extension("u1"), table.left()) == ("0803", ["0804", "0705"], 4)


@pytest.mark.rule("C8.51.b")
def test_8_51_its_head_does_not_turn_back_upon_the_column():
    table = moving("0605 sSE: u1 infantry 8 (column 0505)", equivalents=1)
    assert code(table, "Turn", facing="sNW") == ("C8.51.b", "column_looks_ahead")
    table.play("Turn", facing="sSW")
    assert table.left() == 5
    table.play("Step", to="0506")
    assert (table.where("u1"), table.extension("u1")) == ("0506", ["0605"])


@pytest.mark.rule("C8.52.b", "C8.52.c", "C9.45.b")
def test_8_52_under_advance_orders_a_column_follows_a_bend_of_the_way():
    table = moving("0505 vE: u1 infantry 8", map="road 0505 0605 0606 0506")
    table.play("Step", to="0605", way=True)
    assert code(table, "Turn", facing="vNE") == ("C8.52.b", "column_looks_ahead")
    table.play("Turn", facing="vSE")
    table.play("Step", to="0606", way=True)
    table.play("Turn", facing="vW")
    table.play("Step", to="0506", way=True)
    assert (table.formation("u1"), table.where("u1"), table.extension("u1")) == ("column", "0506", ["0606"])
    assert table.left() == 3


# --- 8.41, 8.44 where the parts of a line may stand ------------------------------------------------------------------

TWO_BATTERIES = "u-b1 artillery 6N, u-b2 artillery 6N"


@pytest.mark.rule("C8.12.h", "C8.41.c")
def test_8_41_a_line_extends_to_one_battery_but_not_to_two():
    """Two batteries stand together only as long as nobody else is with them."""
    full = moving(f"0505 vE: u1 infantry 9\n0506 vE: {TWO_BATTERIES}")
    assert code(full, "Extend", to=["0506"]) == ("C8.12.h", "too_many_guns")
    one = moving("0505 vE: u1 infantry 9\n0506 vE: u-b1 artillery 8N")
    assert one.allows("Extend", to=["0506"])


@pytest.mark.rule("C8.12.h", "C8.44.e")
def test_8_44_nor_does_it_wheel_among_two():
    full = moving(f"0505 vE: u1 infantry 9 (line 0506)\n0605 vNE: {TWO_BATTERIES}")
    assert code(full, "Wheel", pivot="0505") == ("C8.12.h", "too_many_guns")
    one = moving("0505 vE: u1 infantry 9 (line 0506)\n0605 vNE: u-b1 artillery 8N")
    assert one.allows("Wheel", pivot="0505")


@pytest.mark.rule("C9.72.d")
@pytest.mark.parametrize(
    ("unit", "action", "fields"),
    [
        ("u1 infantry 9", "Extend", {"to": ["0506"]}),
        ("u1 infantry 9 (line 0504)", "Wheel", {"pivot": "0504"}),
        ("u1 infantry 9", "Step", {"to": "0605"}),
    ],
)
def test_9_72_no_part_of_a_line_comes_into_an_entry_hex_of_the_enemy(unit, action, fields):
    words = {"side": "confederate", "turn": 3, "entries": "a", "orders": "advance", "units": "c1"}
    entry = {"Extend": "0506", "Wheel": "0604", "Step": "0605"}[action]
    table = moving(
        f"0505 vE: {unit}\noff vW: c1 infantry 5",
        map=f"entry a {entry}",
        reinforcements=[{"id": "brewer", **words}],
    )
    assert code(table, action, **fields) == ("C9.72.d", "enemy_entry_hex")


# --- 9.61, 10.45 wheels are movement ---------------------------------------------------------------------------------


@pytest.mark.rule("C9.61.a", "C8.44.e")
@pytest.mark.parametrize("pivot", ["0505", "0506"])
def test_9_61_a_wheel_next_to_the_enemy_lets_him_react_whichever_end_goes(pivot):
    """The counter stands in 0505, its extension in 0506; either of them goes to 0605."""
    table = moving("0505 vE attack: u1 infantry 9 (line 0506)\n0706 vE: c1 infantry 5")
    table.play("Wheel", pivot=pivot)
    assert table.asked == "reaction.face"
    table.play("LetBe")
    assert table.asked == "unit.act"


@pytest.mark.rule("C10.45.c", "C8.44.e")
@pytest.mark.parametrize("pivot", ["0505", "0506"])
def test_10_45_a_wheel_in_front_of_guns_draws_approach_fire_whichever_end_goes(pivot):
    quiet = {"confederate": {"reaction_movement": "never"}}
    table = moving("0505 vE attack: u1 infantry 9 (line 0506)\n0807 vW: c-bat artillery 4N", standing=quiet)
    table.play("Wheel", pivot=pivot)
    assert table.asked == "fire.answer"
    table.play("HoldFire")
    assert table.asked == "unit.act"


# --- 7.32 a friend on the refused flank ------------------------------------------------------------------------------


@pytest.mark.rule("C7.32.j", "C8.44.a")
def test_7_32_an_extension_on_the_refused_flank_ends_the_refusal():
    table = acting("0505 vE: u1 infantry 9\n0507 vE: u2 infantry 5 (refused left)")
    table.play("ActivateUnit", unit="u1")
    table.play("Extend", to=["0506"])
    table.play("EndUnit")
    assert table.refused("u2") == "none"


# --- 8.22 marching past those who march ------------------------------------------------------------------------------


@pytest.mark.rule("C8.22.k")
def test_8_22_who_marches_past_others_in_march_goes_round_them_over_the_ground():
    road = "road 0505 0605 0706 0806\n0605: woods"
    table = moving("0505 sSE: u1 infantry 3\n0605 sSE: u2 infantry 4", map=road, equivalents=1)
    table.play("Step", to="0605", way=True)
    assert (table.left(), table.allows("EndUnit")) == (5.5, True)
    table.play("Step", to="0706", way=True)
    assert (table.left(), table.rules_of("cohesion_checked")) == (3.5, [])


@pytest.mark.rule("C8.22.k", "C9.42.d")
def test_8_22_where_there_is_no_going_round_one_does_not_march_past():
    """Only the road leads guns through the wall."""
    road = "road 0505 0605 0706 0806\n0505/SE: wall_low"
    table = moving("0505 sSE: u1 artillery 4N\n0605 sSE: u2 artillery 4N", map=road)
    table.play("Step", to="0605", way=True)
    assert code(table, "Step", to="0706", way=True) == ("C8.22.k", "prohibited")
    assert table.allows("EndUnit")


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


# --- 8.21, 9.74 who goes along acts ----------------------------------------------------------------------------------


@pytest.mark.rule("C9.74.a", "C8.21.b")
def test_9_74_to_go_along_with_a_stack_is_an_activation_too():
    group = {"id": "brewer", "side": "union", "turn": 1, "entries": "a", "orders": "advance", "units": "u2"}
    for used, refusal in ((1, None), (2, ("C9.74.a", "no_activation_left"))):
        table = acting(
            "0505 vE: u1 infantry 3, u2 infantry 3",
            map="entry a 0101\nroad 0505 0605 0706",
            reinforcements=[{**group, "activations": 2}],
            groups_in={"brewer": "a"},
        )
        unit = number(table, "unit", "u2")
        table.state.turn_notes = ((ACTIVATED, unit, used),)
        table.play("ActivateUnit", unit="u1")
        assert code(table, "MoveStack", units=["u2"]) == refusal
        if refusal is None:
            table.play("MoveStack", units=["u2"])
            assert table.state.turn_notes == ((ACTIVATED, unit, 1), (ACTIVATED, unit, 1))


# --- 9.54, 8.44 going back, and wheeling past the enemy --------------------------------------------------------------


@pytest.mark.rule("C9.54.c")
def test_9_54_who_withdraws_pays_as_under_advance_orders():
    """A town costs two points and a check in Attack, one point and nothing in Advance: going back is no attack."""
    table = moving("0505 vE attack: u1 infantry 5\n1515 vE: c1 infantry", map="0405: town")
    table.play("Withdraw", to="0405")
    assert (table.where("u1"), table.rules_of("cohesion_checked")) == ("0405", [])


@pytest.mark.rule("C8.44.j", "C9.53.a")
def test_8_44_the_far_end_of_a_double_line_does_not_pass_the_enemy():
    """Pivot 0504, the middle goes to 0604, the far end by 0605 to 0705; an enemy in 0706 touches 0605."""
    units = "0505 vE attack: u1 infantry 15 (line 0504 0506)\n{} vW: c1 infantry"
    assert code(moving(units.format("0706"), **SILENT), "Wheel", pivot="0504") == ("C9.53.a", "stopped_next_to_enemy")
    far = moving(units.format("0707"), **SILENT)
    far.play("Wheel", pivot="0504")
    assert (far.where("u1"), far.extension("u1"), far.facing("u1")) == ("0604", ["0504", "0705"], "vNE")


# --- what was left ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C6.15.a", "C10.32.b", "C7.23.e")
def test_6_15_under_advance_orders_one_turns_in_order_to_fire_and_not_after_it():
    units = "0505 vE{}: u1 infantry 7\n0705 vW: c1 infantry 7"
    table = moving(units.format(""), **SILENT)
    table.dice(1, 1).play("FireAt", target="0705")
    assert code(table, "Turn", facing="vNE") == ("C6.15.a", "fired_and_stays")
    attack = moving(units.format(" attack"), **SILENT)
    attack.dice(1, 1).play("FireAt", target="0705")
    assert attack.allows("Turn", facing="vNE")


@pytest.mark.rule("C9.23.b", "C8.21.b")
def test_9_23_a_stack_that_came_over_a_bridge_does_not_assault_any_of_it():
    bridge = "0605/SE: stream, bridge\nroad 0505 0605 0706 0806"
    table = moving("0605 vE: u1 infantry 3, u2 infantry 3\n0806 vW: c1 infantry 5", map=bridge, **SILENT)
    table.play("MoveStack", units=["u2"])
    table.play("Step", to="0706", way=True)
    for name in ("u1", "u2"):
        refusal = why_not_shock_after_moving(table.game, table.state, number(table, "unit", name))
        assert (refusal.rule, refusal.code) == ("C9.23.b", "crossed_to_enemy")


@pytest.mark.rule("C7.31.a", "C7.32.j")
def test_7_32_a_refused_unit_that_comes_beside_a_friend_stands_straight():
    table = acting("0505 vE: u1 infantry 5 (refused left)\n0604 vE: u2 infantry 5")
    table.play("ActivateUnit", unit="u1")
    table.play("Step", to="0605")
    table.play("EndUnit")
    assert (table.where("u1"), table.refused("u1")) == ("0605", "none")


@pytest.mark.rule("C9.61.a", "C8.47.a")
@pytest.mark.parametrize("counter", ["2323", "2324"])
def test_9_61_a_line_that_advances_lets_the_enemy_react_whichever_part_leads(counter):
    """The line goes from 2222 and 2223 to 2323 and 2324; an enemy in 2424 has his back to it."""
    other = {"2323": "2324", "2324": "2323"}[counter]
    start = {"2323": "2222", "2324": "2223"}
    units = f"{start[counter]} vE attack: u1 infantry 9 (line {start[other]})\n2424 vE: c1 infantry"
    table = acting(units, map="size 30 x 30")
    effect(table, advance.offer, [number(table, "unit", "u1")], "2323", must=True)
    table.play("Advance", unit="u1", to=[counter, other])
    assert table.asked == "reaction.face"


@pytest.mark.rule("C9.72.a", "C5.35.c")
def test_9_72_in_march_the_queue_is_paid_out_of_all_equivalents():
    """Woods without a road at the entry: each pays two points and those of all before it, the fourth eight of 24."""
    group = {"id": "brewer", "side": "union", "turn": 1, "entries": "a", "orders": "march"}
    names = [f"u{number}" for number in range(1, 5)]
    table = position(
        "gbacw",
        map="entry a 0105\n0105: woods",
        units="off sSE: " + ", ".join(f"{name} infantry 1" for name in names) + "\n1515 vE: c1 infantry",
        reinforcements=[{**group, "units": ", ".join(names)}],
        groups_in={"brewer": "a"},
        orders={"u-brigade": "march"},
        active="u-brigade",
    )
    left = []
    for name in names:
        table.play("EnterUnit", unit=name, facing="sSE")
        left.append(table.left())
        table.play("EndUnit")
    assert left == [22, 20, 18, 16]


@pytest.mark.rule("C7.32.b", "C7.33.a")
def test_7_32_who_is_refused_stands_straight_before_it_falls_into_column():
    road = "road 0505 0605 0706"
    line = moving("0505 vE: u1 infantry 9 (line 0506, refused left)")
    assert code(line, "Reform", facing="vSE") == ("C7.32.b", "column_never_refuses")
    line.play("EndRefusal")
    line.play("Reform", facing="vSE")
    assert (line.formation("u1"), line.left()) == ("column", 5)
    alone = moving("0505 vE: u1 infantry 9 (refused left)", map=road)
    assert code(alone, "Step", to="0605", way=True) == ("C7.32.b", "column_never_refuses")
    assert alone.allows("Step", to="0605")
    small = moving("0505 vE: u1 infantry 7 (refused left)", map=road)
    assert small.allows("Step", to="0605", way=True)


@pytest.mark.rule("C6.13.e", "C9.22.d")
def test_9_22_a_column_whose_tail_the_enemy_sees_does_not_march():
    units = "0605 sSE: u1 infantry 8 (column 0505)\n{} vE: c1 infantry"
    assert code(moving(units.format("0105")), "Step", to="0706") == ("C6.13.e", "march_seen_at_start")
    assert moving(units.format("0102")).allows("Step", to="0706")


@pytest.mark.rule("C6.23.d", "C8.26.a", "C8.24.b")
def test_6_23_under_stay_a_stack_turns_to_fire_and_guns_order_their_sections():
    stay = {"brigade_marks": {"stay": "u-brigade"}, **SILENT}
    table = moving("0505 vE: u1 infantry 5, u2 infantry 5\n0704 vW: c1 infantry 7", **stay)
    table.play("Turn", facing="vNE")
    table.play("JoinStack")
    assert table.facing("u2") == "vNE"
    assert table.allows("FireAt", target="0704")
    guns = moving("0505 vE: u1 artillery 4N+2H12\n0904 vW: c1 infantry 7", **stay)
    assert guns.allows("OrderSections", section=1)
    assert code(guns, "Step", to="0605") == ("C6.23.c", "must_stay")


@pytest.mark.rule("C1.0.b", "C8.44.d")
@pytest.mark.parametrize(
    ("unit", "action", "fields"),
    [
        ("0505 vNE: u1 infantry 9 (line 0404)", "Step", {"to": "0504"}),
        ("0505 vNE: u1 infantry 9", "Extend", {"to": ["0404"]}),
    ],
)
def test_k4_hexes_that_the_battle_closes_are_closed_to_every_part_of_a_line(unit, action, fields):
    rules = {"restrictions": (Restriction(0, "columns_up_to", 1, 9, 4),)}
    table = moving(f"{unit}\n1515 vE: c1 infantry", rules=rules)
    assert code(table, action, **fields) == ("C1.0.b", "hex_closed")
    assert moving(f"{unit}\n1515 vE: c1 infantry").allows(action, **fields)


@pytest.mark.rule("C12.73.a", "C9.33.a", "C12.72.a")
def test_12_73_a_leader_who_goes_part_of_the_way_does_not_stay_alone_next_to_the_enemy():
    units = "0303 vE: u1 infantry\n{} vW: c1 infantry"
    for enemy, place in (("0504", "0303"), ("0905", "0404")):
        table = acting(units.format(enemy), leaders="0505: u-smith brigade")
        path = tuple(number(table, "hex", name) for name in ("0404", "0303"))
        effect(table, going_along.ask, "u1", "0505", path)
        table.play("GoAlong", leader="u-smith", to="0404")
        assert table.leader("u-smith") == place


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


# --- 8.22 sent back, and facings that orders do not know -------------------------------------------------------------


def working(table):
    return table.game.work(table.state, ScriptedDice(), None)


@pytest.mark.rule("C8.22.a", "C8.23.a")
def test_8_22_who_is_sent_back_does_not_stop_among_marchers_whom_it_only_passed():
    """u1 went from 0505 through u2, who marches, to u3's line: it may stay with neither and stands in 0505 again."""
    units = "0705 vE: u1 infantry 5\n0605 sSE march: u2 infantry 5 @u-other\n0706 vE: u3 infantry 8 @u-other"
    table = moving(units)
    state, number = table.state, table.game.field.numbers["hex"]
    home, first, last = number["0505"], number["0605"], number["0705"]
    passing.query.note(state, passing.AMONG, 0, first, (home,), False, state.facing[0], 0)
    passing.query.note(state, passing.AMONG, 0, last, (first,), False, state.facing[0], 0)
    row = passing.Among(0, last, (first,), False, state.facing[0], 0)
    passing.send_back(working(table), row, "C8.22.a")
    assert table.where("u1") == "0505"


@pytest.mark.rule("C7.11.b", "C8.44.g")
def test_7_11_guns_in_march_keep_their_facing_when_others_turn():
    table = moving("0705 vE: u1 infantry 5\n0505 sSE march: u-bat artillery 4N @u-other")
    where = table.game.field.numbers["hex"]["0505"]
    facing.set_stack_facing(working(table), where, 1)
    assert table.facing("u-bat") == "sSE"
    facing.set_stack_facing(working(table), where, 6)
    assert table.facing("u-bat") == "sN"


# --- one question in one place ---------------------------------------------------------------------------------------


@pytest.mark.rule("C6.23.c", "C4.32.a")
@pytest.mark.parametrize(
    ("action", "fields"), [("Step", {"to": "0605"}), ("Turn", {"facing": "vW"}), ("Withdraw", {"to": "0404"})]
)
def test_6_23_a_battery_stays_with_the_brigade_that_it_serves_with(action, fields):
    def guns(brigade):
        return position(
            "gbacw",
            units="0505 vE: u1 artillery 4N @u-guns\n0909 vE: u2 infantry 7 @u-red",
            acting="u1",
            assigned={"u1": "u-red"},
            brigade_marks={"stay": brigade},
        )

    assert code(guns("u-red"), action, **fields) == ("C6.23.c", "must_stay")
    assert guns("u-guns").allows(action, **fields)


@pytest.mark.rule("C8.22.l", "C4.32.a")
def test_8_22_a_lent_battery_marches_in_the_column_of_the_brigade_that_it_serves_with():
    def guns(**words):
        return position(
            "gbacw",
            map="0605/SE: stream, bridge\nroad 0505 0605 0706 0806",
            units="0605 sSE: u1 artillery 4N @u-guns\n0706 sSE: u2 infantry 4 @u-red",
            acting="u1",
            orders={"u-red": "march", "u-guns": "march"},
            **words,
        )

    assert code(guns(), "Step", to="0706", way=True) == ("C8.22.l", "crossing_is_taken")
    assert guns(assigned={"u1": "u-red"}).allows("Step", to="0706", way=True)


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


# --- 8.21 stacks and 8.22 friends on the road ------------------------------------------------------------------------


@pytest.mark.rule("C8.21.b", "C8.22.j")
def test_8_21_a_stack_passes_friends_along_a_road_but_joins_nobody():
    units = "0505 vE: u1 infantry 2, u2 infantry 2\n0605 vE: u3 infantry 12"
    table = moving(units, map="road 0505 0605 0706")
    table.play("MoveStack", units=["u2"])
    table.play("Step", to="0605", way=True)
    assert table.stack("0605") == ["u3", "u1", "u2"]
    assert code(table, "EndUnit") == ("C8.21.b", "stack_meets_friends")
    assert code(table, "JoinStack") == ("C8.21.b", "stack_meets_friends")
    table.play("Step", to="0706", way=True)
    assert (table.stack("0605"), table.stack("0706")) == (["u3"], ["u1", "u2"])
    assert (table.left(), table.rules_of("cohesion_checked")) == (4, [])
    trail = moving(units, map="trail 0505 0605 0706")
    trail.play("MoveStack", units=["u2"])
    assert code(trail, "Step", to="0605", way=True) == ("C8.21.b", "stack_meets_friends")


@pytest.mark.rule("C8.21.b", "C8.22.j", "C8.22.k")
def test_8_22_a_marching_stack_passes_friends_who_do_not_march_at_the_rate_of_the_road():
    table = moving(
        "0505 sSE: u1 infantry 2, u2 infantry 2\n0605 vE: u3 infantry 12 @u-red",
        map="road 0505 0605 0706\n0605: woods",
        orders={"u-red": "advance"},
    )
    whole = table.left()
    table.play("MoveStack", units=["u2"])
    table.play("Step", to="0605", way=True)
    table.play("Step", to="0706", way=True)
    assert whole - table.left() == 1


@pytest.mark.rule("C8.22.j", "C8.22.a")
def test_8_22_through_several_hexes_of_friends_along_a_road():
    units = "0505 vE: u1 infantry 5 R 7/5 {}/2\n0605 vE: u2 infantry 12\n0706 vE: u3 infantry 12"
    road = "road 0505 0605 0706 0806"
    table = moving(units.format(3), map=road)
    for to in ("0605", "0706", "0806"):
        table.play("Step", to=to, way=True)
    assert (table.where("u1"), table.left()) == ("0806", 0)
    assert code(moving(units.format(1), map=road), "Step", to="0605", way=True) == ("C8.12.f", "too_many")


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


@pytest.mark.rule("C8.22.c")
def test_8_22_the_ground_of_the_hex_counts_and_no_hexside():
    """What is entered is the hex; hexsides are crossed (9.41)."""
    table = moving(
        "0505 vE: u1 infantry 5 R 7/5 9/8\n0605 vE: u2 infantry 12", map="0505/SE: stream\n0605/SE: stream, minor"
    )
    table.play("Step", to="0605")
    table.dice(3).play("Step", to="0706")
    rows = [row for row in table.happened("cohesion_checked") if row.rule == "C8.22.b"]
    assert [row["code"] for row in rows[0].args["modifiers"]] == []


# --- 7.32 whose flank bends ------------------------------------------------------------------------------------------


@pytest.mark.rule("C7.32.l", "C8.26.b")
def test_7_32_who_only_passes_friends_does_not_bend_their_flank():
    units = "0505 vE: u1 infantry 5\n0605 {}: u2 infantry {}"
    passing_by = moving(units.format("vE", 12))
    passing_by.play("Step", to="0605")
    assert code(passing_by, "Refuse", end="left") == ("C8.12.f", "too_many")
    askew = moving(units.format("vNE", 5))
    askew.play("Step", to="0605")
    assert code(askew, "Refuse", end="left") == ("C7.32.l", "stands_with_straight_unit")
    table = moving(units.format("vE", 5))
    table.play("Step", to="0605")
    table.play("Refuse", end="left")
    assert (table.refused("u1"), table.refused("u2")) == ("left", "left")
    assert code(table, "Step", to="0706")[1] == "stopped_next_to_enemy"


@pytest.mark.rule("C8.26.a", "C8.26.b")
def test_8_26_who_turns_and_refuses_stays_with_those_whose_flank_it_bends():
    table = moving("0505 vE: u1 infantry 5, u2 infantry 5\n0404 vE: u3 infantry 5")
    table.play("Turn", facing="vNE")
    table.play("Refuse", end="right")
    assert code(table, "Step", to="0504")[1] == "stopped_next_to_enemy"
    table.play("EndUnit")
    assert [(table.facing(unit), table.refused(unit)) for unit in ("u1", "u2")] == [("vNE", "right")] * 2


@pytest.mark.rule("C7.31.a", "C7.32.j")
def test_7_32_who_turns_a_refused_flank_toward_a_friend_stands_straight():
    table = moving("0505 vE: u1 infantry 5 (refused right)\n0405 vE: u2 infantry 5")
    table.play("Turn", facing="vSE")
    assert table.refused("u1") == "right"
    table.play("EndUnit")
    assert (table.refused("u1"), table.rules_of("refusal_ended")) == ("none", ["C7.32.j"])


# --- those who are there too -----------------------------------------------------------------------------------------


@pytest.mark.rule("C8.22.f", "C9.31.c")
def test_8_22_a_leader_goes_back_with_the_unit_that_is_sent_back():
    table = moving(
        "0505 vE: u1 infantry 5 R 7/5 8/8 (disordered)\n0605 vSW: u2 infantry 12", leaders="0505: u-smith brigade"
    )
    table.play("TakeLeader", leader="u-smith")
    table.play("Step", to="0605")
    table.dice(9).play("Step", to="0706")
    assert (table.where("u1"), table.leader("u-smith")) == ("0505", "0505")


@pytest.mark.rule("C9.63.a", "C9.54.b")
def test_9_63_a_line_that_withdraws_comes_near_with_all_its_parts():
    table = moving("0808 vE: u1 infantry 9 (line 0809)\n0511 vE: c1 artillery 4N")
    table.play("Withdraw", to="0708")
    assert table.asked == "giving.ask", "three hexes from 0709, where the extension goes"


@pytest.mark.rule("C7.32.b", "C8.26.b")
def test_7_32_guns_do_not_bend_the_flank_of_a_column():
    table = moving("0505 vE: u1 artillery 4N, u2 infantry 9 (column 0405)")
    assert code(table, "Refuse", end="left") == ("C7.32.b", "column_never_refuses")


@pytest.mark.rule("C8.26.b", "C8.44.g", "C8.44.l")
def test_8_26_guns_at_the_end_of_a_line_bend_with_it():
    table = moving("0505 vE attack: u1 infantry 9 (line 0506, refused left)\n0506 vE: u2 artillery 4N")
    table.play("TurnAbout")
    table.play("EndUnit")
    assert (table.refused("u1"), table.refused("u2")) == ("left", "left")
    back = moving("0505 vW attack: u1 infantry 9 (line 0506, refused left)\n0506 vW: u2 artillery 4N (refused left)")
    back.play("TurnAbout")
    back.play("EndUnit")
    assert (back.refused("u1"), back.refused("u2")) == ("left", "none")


@pytest.mark.rule("C7.32.j")
def test_7_32_a_friend_who_came_by_an_advance_leaves_the_refused_flank_as_it_is():
    """Movement and Advance are two things (7.11); who then neither moves nor turns keeps his marker."""
    table = moving("0505 vE: u1 infantry 5 (refused right)\n0506 vE: u2 infantry 5")
    table.play("EndUnit")
    assert table.refused("u1") == "right"


@pytest.mark.rule("C8.22.k", "C9.47.e")
def test_8_22_who_goes_round_marching_friends_is_tried_by_the_ground():
    units = "0505 vE: u1 {}\n0605 {}: u2 infantry 7 @u-red"
    road = "road 0505 0605 0706\n0605: woods"
    table = moving(units.format("cavalry 4 C", "sSE"), map=road, orders={"u-red": "march"})
    table.dice(3).play("Step", to="0605", way=True)
    assert table.rules_of("cohesion_checked") == ["C9.47.b"]
    along = moving(units.format("cavalry 4 C", "vE"), map=road)
    along.play("Step", to="0605", way=True)
    assert along.rules_of("cohesion_checked") == []


@pytest.mark.rule("C8.22.k", "C8.22.a", "C8.22.b")
def test_8_22_on_a_trail_marching_friends_are_passed_like_others():
    table = moving(
        "0505 vE: u1 infantry 5\n0605 sSE: u2 infantry 7 @u-red",
        map="trail 0505 0605 0706\n0605: woods",
        orders={"u-red": "march"},
    )
    table.play("Step", to="0605", way=True)
    assert table.left() == 5
    table.dice(1).play("Step", to="0706", way=True)
    assert (table.left(), table.rules_of("cohesion_checked")) == (2, ["C8.22.b"])


@pytest.mark.rule("C9.55.d", "C8.21.b")
def test_9_55_a_battery_that_went_along_near_the_enemy_does_not_fire_either():
    units = "0506 vNE: u1 artillery 4N, u2 artillery 4N\n0806 vW: c1 infantry"
    table = moving(units, map="road 0506 0505", **SILENT)
    table.play("MoveStack", units=["u2"])
    table.play("Step", to="0505", way=True)
    for unit in ("u1", "u2"):
        assert why_not_fire_after_moving(table.game, table.state, number(table, "unit", unit)).rule == "C9.55.d"


@pytest.mark.rule("C8.23.d", "C9.54.b")
@pytest.mark.parametrize(("above", "stack"), [(True, ["u1", "u2"]), (False, ["u2", "u1"])])
def test_8_23_who_withdraws_upon_guns_chooses_to_stand_above_or_below_them(above, stack):
    table = moving("0808 vE: u1 infantry 3\n0708 vE: u2 artillery 4N\n1818 vW: c1 infantry")
    table.play("Withdraw", to="0708")
    table.play("EndWithdrawal")
    assert table.asked == "stack.place"
    table.play("JoinStack", above=above)
    assert (table.stack("0708"), table.asked) == (stack, "brigade.act")
