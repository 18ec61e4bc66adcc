"""8.1 to 8.3 Stacking, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.stacking import passing
from systems.gbacw.rules.extension.positions import code, moving, working

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


# --- 8.22 sent back, and facings that orders do not know -------------------------------------------------------------


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


# --- one question in one place ---------------------------------------------------------------------------------------


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


# --- 9.42 the least that a line can do -------------------------------------------------------------------------------


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


@pytest.mark.rule("C8.26.a", "C8.26.b")
def test_8_26_who_turns_and_refuses_stays_with_those_whose_flank_it_bends():
    table = moving("0505 vE: u1 infantry 5, u2 infantry 5\n0404 vE: u3 infantry 5")
    table.play("Turn", facing="vNE")
    table.play("Refuse", end="right")
    assert code(table, "Step", to="0504")[1] == "stopped_next_to_enemy"
    table.play("EndUnit")
    assert [(table.facing(unit), table.refused(unit)) for unit in ("u1", "u2")] == [("vNE", "right")] * 2


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


@pytest.mark.rule("C8.23.d", "C9.54.b")
@pytest.mark.parametrize(("above", "stack"), [(True, ["u1", "u2"]), (False, ["u2", "u1"])])
def test_8_23_who_withdraws_upon_guns_chooses_to_stand_above_or_below_them(above, stack):
    table = moving("0808 vE: u1 infantry 3\n0708 vE: u2 artillery 4N\n1818 vW: c1 infantry")
    table.play("Withdraw", to="0708")
    table.play("EndWithdrawal")
    assert table.asked == "stack.place"
    table.play("JoinStack", above=above)
    assert (table.stack("0708"), table.asked) == (stack, "brigade.act")
