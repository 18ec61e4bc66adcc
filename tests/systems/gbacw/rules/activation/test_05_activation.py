"""5: Initiative, Efficiency, the pool of activation markers, and how often commands act."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.activation.activation import most_equivalents
from caracole.systems.gbacw.rules.components.printed import BattleMarker
from systems.gbacw.rules.activation.positions import CORPS, corps, orders_over

TWO = """
    0505 vE: u1 infantry
    2020 vW: c1 infantry
"""


def number(table, domain, name):
    return table.game.field.numbers[domain][name]


def told(table, kind):
    return [event.args for event in table.happened(kind)]


# --- 5.1 Initiative --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C3.I.a", "C5.11.a", "C5.13.a", "C3.III.a", "C3.III.c")
def test_5_11_the_higher_roll_has_the_initiative_and_names_the_first_marker():
    table = position("gbacw", units=TWO, dice=(4, 7, 1, 2))
    assert table.initiative() == "confederate"
    orders_over(table)
    assert (table.asked, table.decision.seats) == ("activation.first", (1,))
    assert table.refusal("NameFirstMarker", marker="u-division").code == "not_your_marker"
    assert table.refusal("NameFirstMarker", marker="march-confederate").code == "not_your_marker"
    table.play("NameFirstMarker", marker="c-division")
    table.play("FillPool")
    table.play("FillPool")
    assert table.happened("marker_drawn")[0].args["marker"] == "c-division"
    assert table.pool() == {"u-division": 3, "c-division": 1}


@pytest.mark.rule("C5.11.b")
def test_5_11_who_had_it_adds_one():
    table = position("gbacw", units=TWO, initiative="union", turn=2, dice=(5, 5, 1, 1))
    assert table.initiative() == "union"
    assert [row["total"] for row in told(table, "initiative_rolled")] == [6, 5]


@pytest.mark.rule("C5.12.a", "C5.12.b", "C5.13.c")
def test_5_12_after_a_tie_nobody_has_it_and_nobody_adds_one_in_the_next_turn():
    table = position("gbacw", units=TWO, initiative="confederate", turn=2, dice=(6, 5, 1, 1))
    assert table.initiative() is None
    assert table.decision.seats == (1,), "who last had it goes first in II.C"
    orders_over(table)
    assert table.asked == "activation.fill", "no marker is set aside"
    again = position("gbacw", units=TWO, last_initiative="confederate", turn=2, dice=(6, 7, 1, 1))
    assert [row["total"] for row in told(again, "initiative_rolled")] == [6, 7]


@pytest.mark.rule("C5.13.c")
@pytest.mark.parametrize(("die", "first"), [(5, 1), (4, 0), (10, 0)])
def test_5_13_where_nobody_ever_had_it_a_die_says_who_goes_first(die, first):
    table = position("gbacw", units=TWO, dice=(6, 6, die, 1, 1))
    assert table.decision.seats == (first,)


@pytest.mark.rule("C5.11.c", "C4.11.b")
def test_5_11_the_overall_commander_adds_his_rating_if_a_corps_commander_is_near():
    near = corps(dice=(3, 4, 1), step="turn.initiative", efficiency={"union": [2], "confederate": [2]})
    assert [row["total"] for row in told(near, "initiative_rolled")] == [3 + 1 + 2, 4], "and 1 for having had it"
    for words in ({"far_commanders": "u-grant"}, {"grant": "2001"}):
        away = corps(dice=(3, 4, 1, 1), step="turn.initiative", efficiency={"union": [2], "confederate": [2]}, **words)
        assert [row["total"] for row in told(away, "initiative_rolled")] == [3 + 1, 4]


@pytest.mark.rule("C5.11.d")
def test_5_11_the_sheet_may_give_the_first_initiative():
    table = position("gbacw", units=TWO, first_initiative="confederate", dice=(1, 1))
    assert table.initiative() == "confederate"
    assert told(table, "initiative_rolled") == []
    nobody = position("gbacw", units=TWO, first_initiative="none", dice=(2, 1, 1))
    assert nobody.initiative() is None


@pytest.mark.rule("C5.13.b")
def test_5_13_the_march_marker_may_be_the_first():
    table = position("gbacw", units="0505 sN: u1 infantry\n2020 vW: c1 infantry", dice=(9, 1, 1, 1))
    orders_over(table).play("NameFirstMarker", marker="march-union")
    table.play("FillPool")
    table.play("FillPool")
    assert told(table, "marker_drawn")[0]["marker"] == "march-union"


# --- 5.21, 5.22 Efficiency -------------------------------------------------------------------------------------------


@pytest.mark.rule("C3.II.b", "C5.21.a", "C5.21.b", "C5.21.c", "C5.21.d", "C5.0.a")
def test_5_21_a_marker_for_each_corps_on_the_map_named_before_the_draw():
    table = position(
        "gbacw",
        command_level="corps",
        commands="corps u-I: u-d1\ncorps u-II: u-d2\ncorps u-III: u-d3\n"
        "division u-d1: u-red\ndivision u-d2: u-blue\ndivision u-d3: u-green",
        units="0505 vE: u1 infantry @u-red\n0805 vE: u2 infantry @u-blue\noff: u3 infantry @u-green\n"
        "2020 vW: c1 infantry",
        efficiency={"union": [1, 2, 4]},
        step="turn.efficiency",
        initiative="union",
    )
    assert table.asked == "efficiency.corps"
    assert table.refusal("DrawForCorps", corps="u-III").code == "no_draw_for_corps"
    table.dice(3, 2).play("DrawForCorps", corps="u-II")
    drawn = [(row["corps"], row["value"]) for row in told(table, "corps_efficiency_drawn")]
    assert drawn == [("u-II", 4), ("u-I", 2)], "without replacement; the last corps needs no word"
    assert [table.allotted(division) for division in ("u-d1", "u-d2", "u-d3")] == [2, 4, 0]


@pytest.mark.rule("C5.21.a")
def test_5_21_in_each_turn_all_markers_are_in_the_cup_again():
    table = position("gbacw", units=TWO, step="turn.draw", pool={"u-division": 1}, dice=(1,), efficiency={"union": [4]})
    table.state.efficiency = (2, 3)
    table.dice(5, 3, 1, 1).play("EndDivision")
    drawn = [(row["division"], row["value"]) for row in told(table, "division_efficiency_drawn")]
    assert drawn == [("u-division", 4), ("c-division", 2)]


@pytest.mark.rule("C5.21.b")
def test_5_21_a_corps_due_to_enter_this_turn_draws_too():
    table = position(
        "gbacw",
        map="entry a 0101",
        units="off sN: u1 infantry\n2020 vW: c1 infantry",
        reinforcements=[{"id": "r", "side": "union", "turn": 1, "entries": "a", "orders": "march", "units": "u1"}],
        step="turn.efficiency",
        initiative="union",
        dice=(1, 1),
    )
    assert table.allotted("u-division") == 2


@pytest.mark.rule("C5.21.e")
def test_5_21_where_there_are_no_corps_each_division_draws():
    table = position(
        "gbacw",
        commands="division u-d1: u-red\ndivision u-d2: u-blue",
        units="0505 vE: u1 infantry @u-red\n0805 vE: u2 infantry @u-blue\n2020 vW: c1 infantry",
        efficiency={"union": [1, 4]},
        step="turn.efficiency",
        initiative="union",
    )
    assert table.asked == "efficiency.division"
    assert table.refusal("DrawForDivision", division="c-division").code == "no_draw_for_division"
    table.dice(2, 1, 1).play("DrawForDivision", division="u-d1")
    assert (table.allotted("u-d1"), table.allotted("u-d2")) == (4, 1)


@pytest.mark.rule("C5.22.a", "C5.22.b", "C5.22.c", "C4.11.b", "C4.21.b")
def test_5_22_example_a_rating_of_2_raises_two_corps_by_one_each():
    table = corps(corps_number=3, efficiency={"union": [1, 1, 1]})
    table.dice(1).play("DrawForCorps", corps="u-I")
    table.dice(1, 1).play("DrawForCorps", corps="u-III")
    assert table.asked == "efficiency.raise"
    table.play("RaiseCorps", corps="u-I")
    assert table.refusal("RaiseCorps", corps="u-I").code == "raised_already"
    table.dice(1).play("RaiseCorps", corps="u-II")
    assert [row["value"] for row in told(table, "corps_raised")] == [2, 2]
    assert table.asked != "efficiency.raise", "the rating is used up"


@pytest.mark.rule("C5.22.c")
def test_5_22_the_overall_commander_need_not():
    table = corps(efficiency={"union": [3], "confederate": [2]}, dice=(1,))
    table.dice(1).play("EndRaising")
    assert told(table, "corps_raised") == []


@pytest.mark.rule("C5.22.a", "C5.22.d", "C5.22.e", "C4.21.b")
def test_5_22_when_he_cannot():
    assert corps(efficiency={"union": [4], "confederate": [2]}, dice=(1, 1)).asked != "efficiency.raise"
    assert corps(far_commanders="u-grant", dice=(1, 1)).asked != "efficiency.raise"
    assert corps(grant="2001", dice=(1, 1)).asked != "efficiency.raise"
    table = corps(efficiency={"union": [3], "confederate": [2]}, dice=(1,))
    table.state.efficiency = (4, 2)
    assert table.refusal("RaiseCorps", corps="u-I").code == "efficiency_at_most"
    table.state.efficiency = (0, 2)
    assert table.refusal("RaiseCorps", corps="u-I").code == "no_efficiency_to_raise"
    table.state.efficiency = (3, 2)
    table.state.far_commanders = 1 << number(table, "leader", "u-grant")
    assert table.refusal("RaiseCorps", corps="u-I").code == "commander_rode_far"
    table.state.far_commanders = 0
    table.state.leader_hex[number(table, "leader", "u-hooker")] = number(table, "hex", "2001")
    assert table.refusal("RaiseCorps", corps="u-I").code == "corps_out_of_range"
    table.state.leader_hex[number(table, "leader", "u-grant")] = -1
    assert table.refusal("RaiseCorps", corps="u-I").code == "no_overall_commander"


# --- 5.23 to 5.25 the number of a division ---------------------------------------------------------------------------


def example_of_5_23(**words):
    """II Corps, Efficiency 3, its commander rated +1; 1/II out of his range, 3/II with a leader rated +1."""
    return position(
        "gbacw",
        command_level="corps",
        commands="corps u-II: u-1 u-2 u-3\ndivision u-1: u-red\ndivision u-2: u-blue\ndivision u-3: u-green",
        units="0505 vE: u1 infantry @u-red\n0805 vE: u2 infantry @u-blue\n1005 vE: u3 infantry @u-green\n"
        "2020 vW: c1 infantry",
        leaders="""
            0805: u-hooker corps @u-II efficiency 1 range 5
            0520: u-a division @u-1 activation 0
            0805: u-b division @u-2 activation 0
            1005: u-c division @u-3 activation 1
        """,
        efficiency={"union": [3], "confederate": [2]},
        step="turn.command",
        initiative="union",
        dice=(1,),
        **words,
    )


@pytest.mark.rule("C5.23.a", "C5.23.c", "C5.23.f", "C5.23.h", "C5.24.a", "C5.36.b", "C4.12.b")
def test_5_23_example_two_and_three_and_four_markers():
    """The +1 given to 2/II makes 4 by the rule; the printed 3 is right only if it is not used (R5.23-1)."""
    table = example_of_5_23()
    assert table.refusal("AddActivation", division="u-1").code == "division_out_of_range"
    table.play("AddActivation", division="u-2")
    assert [table.allotted(division) for division in ("u-1", "u-2", "u-3")] == [2, 4, 4]
    table = example_of_5_23()
    table.play("EndAdding")
    assert [table.allotted(division) for division in ("u-1", "u-2", "u-3")] == [2, 3, 4]


@pytest.mark.rule("C5.23.d", "C5.24.b", "C5.23.b")
def test_5_23_a_rating_of_1_is_used_up_by_one_division():
    table = example_of_5_23()
    table.state.stack[-1] = table.state.stack[-1]._replace(added=(number(table, "division", "u-3"),))
    assert table.refusal("AddActivation", division="u-2").code == "rating_used_up"
    assert table.refusal("AddActivation", division="c-division").code == "no_efficiency_to_raise"


@pytest.mark.rule("C5.23.b")
def test_5_23_a_rating_of_2_gives_two_to_one_division_or_one_to_each_of_two():
    def one(first, second):
        table = corps(efficiency={"union": [1], "confederate": [2]}, hooker="efficiency 2", divisions=2, dice=(1,))
        table.play("EndRaising")
        table.play("AddActivation", division=first)
        table.dice(1).play("AddActivation", division=second)
        return table.allotted("u-d1"), table.allotted("u-d2")

    assert one("u-d1", "u-d1") == (3, 1)
    assert one("u-d1", "u-d2") == (2, 2)


@pytest.mark.rule("C5.23.b")
def test_5_23_no_division_receives_more_than_two():
    table = corps(efficiency={"union": [1], "confederate": [2]}, hooker="efficiency 3", divisions=2, dice=(1,))
    table.play("EndRaising")
    table.play("AddActivation", division="u-d1")
    table.play("AddActivation", division="u-d1")
    assert table.refusal("AddActivation", division="u-d1").code == "division_raised_enough"


@pytest.mark.rule("C5.23.e")
def test_5_23_a_rating_of_minus_1_takes_from_those_in_range_only():
    table = corps(
        efficiency={"union": [3], "confederate": [2]}, hooker="efficiency -1", divisions=2, second="0520", dice=(1,)
    )
    table.dice(1).play("EndRaising")
    parts = {row["division"]: row["modifiers"] for row in told(table, "activations_allotted")}
    assert [(row["rule"], row["value"]) for row in parts["u-d1"][1:]] == [("C5.23.e", -1)]
    assert [(row["rule"], row["value"]) for row in parts["u-d2"][1:]] == [("C5.23.f", -1)]


@pytest.mark.rule("C5.23.g", "C5.23.i")
def test_5_23_with_a_leader_off_the_map_one_less_and_no_rating():
    table = corps(efficiency={"union": [3], "confederate": [2]}, meade="activation 1", dice=(1,), meade_at="off")
    table.dice(1).play("EndRaising")
    assert table.allotted("u-d1") == 2
    joined = corps(
        efficiency={"union": [3], "confederate": [2]},
        meade="activation 1",
        meade_at="off",
        extra="\noff: u9 infantry @u-red",
        map="entry a 0101",
        reinforcements=[
            {"id": "r", "side": "union", "turn": 1, "entries": "a", "units": "u9", "leaders": "u-meade"},
        ],
        dice=(1,),
    )
    joined.dice(1).play("EndRaising")
    assert joined.allotted("u-d1") == 2, "C9.71.e: he does not lead those on the map from the road"


def arriving(rating=1, **group):
    """II Corps, Efficiency 2: 1/II is on the map; 2/II comes in, with its leader rated 1 and the Corps Commander."""
    row = {"id": "r", "side": "union", "turn": 1, "entries": "a", "units": "u2", "leaders": "u-b, u-hooker"}
    commander = {"id": "s", "side": "union", "turn": 1, "entries": "b", "units": "u3", "leaders": "u-hooker"}
    apart = group.pop("apart", False)
    rows = [{**row, "leaders": "u-b"}, commander] if apart else [{**row, **group}]
    return position(
        "gbacw",
        command_level="corps",
        commands="corps u-II: u-1 u-2\ndivision u-1: u-red\ndivision u-2: u-blue",
        units="0505 vE: u1 infantry @u-red\noff vE: u2 infantry @u-blue, u3 infantry @u-red\n2020 vW: c1 infantry",
        leaders=f"""
            off: u-hooker corps @u-II efficiency {rating} range 5
            0505: u-a division @u-1 activation 0
            off: u-b division @u-2 activation 1
        """,
        efficiency={"union": [2], "confederate": [2]},
        step="turn.command",
        initiative="union",
        map="entry a 0101\nentry b 0110",
        reinforcements=rows,
        dice=(1,),
    )


@pytest.mark.rule("C5.23.g", "C5.23.i", "C9.71.d", "C9.71.e")
def test_9_71_leaders_who_come_in_lead_those_who_come_with_them():
    """2, the leader's 1 and the Corps Commander's 1 for 2/II; 1/II, on the map without the Corps Commander, has one
    less."""
    table = arriving()
    assert not table.allows("AddActivation", division="u-1")
    table.play("AddActivation", division="u-2")
    assert [table.allotted(division) for division in ("u-1", "u-2")] == [1, 4]


@pytest.mark.rule("C9.71.d")
def test_9_71_not_by_another_entry_nor_where_the_battle_fixes_their_activations():
    assert arriving().asked == "efficiency.add"
    apart = arriving(apart=True)
    assert (apart.asked, apart.allotted("u-2")) == ("orders.division", 3)
    fixed = arriving(activations=2)
    assert (fixed.asked, fixed.allotted("u-2")) == ("orders.division", 2)


@pytest.mark.rule("C5.25.a", "C5.24.b")
def test_5_25_out_of_range_at_most_three():
    table = corps(efficiency={"union": [4], "confederate": [2]}, meade="activation 2", meade_at="0520", dice=(1, 1))
    assert table.allotted("u-d1") == 3
    near = corps(efficiency={"union": [4], "confederate": [2]}, meade="activation 2", dice=(1, 1))
    assert near.allotted("u-d1") == 4
    low = corps(efficiency={"union": [1], "confederate": [2]}, meade="activation -2", grant="2001", dice=(1, 1))
    assert low.allotted("u-d1") == 1


@pytest.mark.rule("C5.23.h")
def test_5_23_the_leaders_rating_counts_out_of_range_too_and_only_the_sum_is_limited():
    far = corps(
        efficiency={"union": [1], "confederate": [2]}, meade="activation 2", meade_at="0520", grant="2001", dice=(1, 1)
    )
    assert far.allotted("u-d1") == 1 - 1 + 2
    rich = corps(
        efficiency={"union": [4], "confederate": [2]},
        hooker="efficiency 1",
        meade="activation -1",
        grant="2001",
        dice=(1,),
    )
    rich.dice(1).play("AddActivation", division="u-d1")
    assert rich.allotted("u-d1") == 4 + 1 - 1, "not 4, which is all one may have, and then 3"


@pytest.mark.rule("C5.23.j", "C13.32.a")
def test_5_23_a_combat_ineffective_division_has_at_most_two():
    table = corps(efficiency={"union": [4], "confederate": [2]}, ineffective="u-d1", dice=(1, 1))
    assert table.allotted("u-d1") == 2


def test_kernstown_the_division_leader_acts_as_overall_commander():
    """K1: his Initiative Rating counts while more than half of his Brigade leaders on the map are within his range."""

    def allotted(second, **words):
        return position(
            "gbacw",
            units="0505 vE: u1 infantry @u-red\n0805 vE: u2 infantry @u-blue\n2020 vW: c1 infantry",
            leaders=f"""
                0505: u-jackson division initiative 1 activation 0 range 5
                0505: u-a brigade @u-red
                {second}: u-b brigade @u-blue
            """,
            efficiency={"union": [2], "confederate": [2]},
            step="turn.efficiency",
            initiative="union",
            dice=(1, 1),
            **words,
        ).allotted("u-division")

    assert (allotted("0805"), allotted("0520"), allotted("off")) == (3, 2, 3)


# --- 5.31 the pool ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C3.III.b", "C5.31.a", "C5.31.b", "C5.31.c", "C2.23.a", "C5.24.a")
def test_5_31_all_markers_but_the_first_and_fewer_if_one_likes():
    table = position(
        "gbacw",
        units="0505 sN: u1 infantry\n0808 vE: u2 infantry @u-other\n2020 vW: c1 infantry",
        allotted={"u-division": 3, "c-division": 1},
        initiative="union",
        step="turn.first_marker",
    )
    table.play("NameFirstMarker", marker="u-division")
    assert table.refusal("HoldBack", division="c-division").code == "not_your_division"
    table.play("HoldBack", division="u-division")
    table.play("HoldBack", division="u-division")
    assert table.pool() == {"march-union": 1, "c-division": 1}, "one of its markers acts first"
    assert told(table, "marker_drawn")[0]["marker"] == "u-division"


@pytest.mark.rule("C5.24.b", "C5.31.b")
def test_5_31_the_last_marker_of_a_division_goes_in():
    table = position(
        "gbacw",
        commands="division u-d1: u-red\ndivision u-d2: u-blue",
        units="0505 vE: u1 infantry @u-red\n0808 vE: u2 infantry @u-blue\n2020 vW: c1 infantry",
        allotted={"u-d1": 1, "u-d2": 2},
        initiative="union",
        step="turn.pool",
    )
    assert table.refusal("HoldBack", division="u-d1").code == "last_marker"


@pytest.mark.rule("C5.28.e")
def test_5_28_markers_go_in_even_if_all_are_in_reserve_or_march():
    table = position(
        "gbacw",
        units="0505 sN: u1 infantry @u-red\n0808 vE: u2 infantry @u-blue\n2020 vW: c1 infantry",
        reserve="u-blue",
        allotted={"u-division": 1},
        step="turn.pool",
        dice=(1,),
    )
    assert table.pool() == {"march-union": 1}
    assert told(table, "marker_drawn")[0]["marker"] == "u-division"
    assert table.candidates() == [{"do": "EndDivision"}]


# --- 5.26, 5.27, 5.36 how often --------------------------------------------------------------------------------------

THREE = {
    "units": "0505 vE: u1 infantry @u-red\n0808 vE: u2 infantry @u-blue\n2020 vW: c1 infantry",
    "step": "turn.draw",
    "dice": (1,),
}


@pytest.mark.rule("C5.26.a", "C5.26.b", "C5.36.d", "C5.32.c")
def test_5_26_example_a_brigade_out_of_range_leaves_out_one_marker_of_three():
    table = position("gbacw", **THREE, pool={"u-division": 3}, allotted={"u-division": 3}, out_of_command="u-red")
    for turn in (1, 2, 3):
        if turn != 2:
            table.play("ActivateBrigade", brigade="u-red")
            table.play("EndBrigade")
        table.dice(*((1,) if turn < 3 else (5, 3, 1, 1))).play("EndDivision")
    forced = position(
        "gbacw",
        **THREE,
        pool={"u-division": 1},
        allotted={"u-division": 3},
        out_of_command="u-red",
        tallies={"activations": {"u-red": 2, "u-blue": 2}},
    )
    assert forced.refusal("ActivateBrigade", brigade="u-red").code == "must_skip"
    assert forced.allows("ActivateBrigade", brigade="u-blue")


@pytest.mark.rule("C5.27.a")
def test_5_27_every_brigade_has_at_least_one():
    table = position("gbacw", **THREE, pool={"u-division": 1}, allotted={"u-division": 1}, out_of_command="u-red")
    assert table.allows("ActivateBrigade", brigade="u-red")


@pytest.mark.rule("C5.26.a", "C13.23.a")
@pytest.mark.parametrize(("allotted", "used", "allowed"), [(4, 1, True), (4, 2, False), (2, 1, False)])
def test_5_26_out_of_range_and_ineffective_the_smaller_of_both(allotted, used, allowed):
    table = position(
        "gbacw",
        **THREE,
        pool={"u-division": 1},
        allotted={"u-division": allotted},
        out_of_command="u-red",
        ineffective="u-red",
        tallies={"activations": {"u-red": used}},
    )
    assert table.allows("ActivateBrigade", brigade="u-red") is allowed


@pytest.mark.rule("C5.36.f", "C5.36.d")
def test_5_36_a_unit_out_of_command_acts_once_less_than_its_division():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry, u2 infantry 5\n2020 vW: c1 infantry",
        step="turn.draw",
        pool={"u-division": 2},
        allotted={"u-division": 2},
        out_of_command="u2",
        dice=(1,),
    )
    table.play("ActivateBrigade", brigade="u-brigade")
    table.play("ActivateUnit", unit="u2")
    table.play("EndUnit")
    table.play("EndBrigade")
    table.dice(1).play("EndDivision")
    table.play("ActivateBrigade", brigade="u-brigade")
    assert table.refusal("ActivateUnit", unit="u2").code == "unit_must_skip"
    assert table.allows("ActivateUnit", unit="u1")


@pytest.mark.rule("C5.36.f")
def test_5_36_out_of_command_with_its_brigade_it_loses_the_same_marker():
    """Three markers: brigade and unit skip one of them, not one each."""
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry, u2 infantry 5\n2020 vW: c1 infantry",
        step="turn.draw",
        pool={"u-division": 3},
        allotted={"u-division": 3},
        out_of_command="u2, u-brigade",
        dice=(1,),
    )
    for last in (False, True):
        table.play("ActivateBrigade", brigade="u-brigade")
        assert table.allows("ActivateUnit", unit="u2")
        table.play("ActivateUnit", unit="u2")
        table.play("EndUnit")
        table.play("EndBrigade")
        if not last:
            table.dice(1).play("EndDivision")


@pytest.mark.rule("C5.36.a", "C5.36.c")
def test_5_36_out_of_command_no_orders_in_ii_c():
    table = corps(step="turn.orders", meade_at="0520")
    assert table.refusal("OrderBrigade", brigade="u-red", orders="attack").code == "division_out_of_command"
    table = corps(step="turn.orders", smith_at="0520")
    assert table.refusal("OrderBrigade", brigade="u-red", orders="attack").code == "brigade_out_of_command"
    assert corps(step="turn.orders").allows("OrderBrigade", brigade="u-red", orders="attack")


# --- 5.32, 5.33 brigades one at a time -------------------------------------------------------------------------------


@pytest.mark.rule("C5.32.a", "C5.32.b")
def test_5_32_example_the_owner_takes_his_brigades_in_any_order_each_to_its_end():
    table = position("gbacw", **THREE, pool={"u-division": 1}, allotted={"u-division": 1})
    table.play("ActivateBrigade", brigade="u-blue")
    assert table.refusal("ActivateUnit", unit="u1").code == "other_brigade"
    table.play("EndBrigade")
    assert table.refusal("ActivateBrigade", brigade="u-blue").code == "has_acted"
    table.play("ActivateBrigade", brigade="u-red")
    assert table.allows("ActivateUnit", unit="u1")


@pytest.mark.rule("C5.33.a", "C3.III.f")
def test_5_33_example_units_of_one_brigade_do_different_things():
    """One rallies, one builds, the others move or fire."""
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry (disordered)\n0507 vE: u2 infantry (building)\n0509 vE: u3 infantry\n"
        "0511 vE: u4 infantry\n2020 vW: c1 infantry",
        active="u-brigade",
    )
    assert table.refusal("ActivateUnit", unit="u2").code == "is_building"
    for unit in ("u1", "u3", "u4"):
        assert table.allows("ActivateUnit", unit=unit)


# --- 5.28, 5.35 March ------------------------------------------------------------------------------------------------


def equivalents(table, unit="u1"):
    return most_equivalents(table.game, table.state, number(table, "unit", unit))


@pytest.mark.rule("C5.28.a", "C5.28.b", "C5.35.b", "C5.35.c", "C5.25.b")
def test_5_35_on_the_march_marker_any_unit_moves_by_four_equivalents_in_any_order():
    table = position(
        "gbacw",
        units="0505 sS: u1 infantry @u-red\n0808 sS: u2 infantry @u-blue\n0909 sS: u3 infantry @u-red\n"
        "2020 vW: c1 infantry",
        step="turn.draw",
        pool={"march-union": 1},
        out_of_command="u-division",
        dice=(1,),
    )
    table.play("ActivateBrigade", brigade="u-red")
    table.play("ActivateUnit", unit="u1")
    assert table.left() == 4 * 6
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    table.play("EndUnit")
    assert table.allows("ActivateUnit", unit="u3")


@pytest.mark.rule("C5.28.c")
def test_5_28_in_the_turn_of_the_order_as_many_equivalents_as_the_division_has_markers():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry\n2020 vW: c1 infantry",
        step="turn.orders",
        initiative="union",
        allotted={"u-division": 2},
    )
    table.play("OrderBrigade", brigade="u-brigade", orders="march")
    table.play("FaceStack", facing="sS")
    assert equivalents(table) == 2


@pytest.mark.rule("C5.28.c", "C5.31.b")
def test_5_28_markers_that_are_held_back_count_all_the_same():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry\n0808 vE: u2 infantry @u-other\n2020 vW: c1 infantry",
        step="turn.orders",
        initiative="union",
        allotted={"u-division": 3, "c-division": 1},
    )
    table.play("OrderBrigade", brigade="u-brigade", orders="march")
    table.play("FaceStack", facing="sS")
    for action in ("EndOrders", "EndOrders", "EndPlacing", "EndPlacing"):
        table.play(action)
    table.play("NameFirstMarker", marker="u-division")
    table.play("HoldBack", division="u-division")
    assert table.allotted("u-division") == 2
    assert equivalents(table) == 3


@pytest.mark.rule("C5.28.a")
def test_5_28_a_combat_ineffective_brigade_marches_by_two():
    table = position(
        "gbacw", units="0505 sS: u1 infantry\n2020 vW: c1 infantry", active="u-brigade", ineffective="u-brigade"
    )
    assert equivalents(table) == 2


@pytest.mark.rule("C5.28.d")
def test_5_28_example_a_reinforcement_with_activation_1_acts_once():
    table = position(
        "gbacw",
        map="entry a 0101",
        units="off sS: u1 infantry\n2020 vW: c1 infantry",
        reinforcements=[
            {"id": "r", "side": "union", "turn": 1, "entries": "a", "orders": "march", "units": "u1", "activations": 1}
        ],
        groups_in={"r": "a"},
        allotted={"u-division": 4},
        active="u-brigade",
    )
    assert equivalents(table) == 1


# --- 5.4 Efficiency Transfer -----------------------------------------------------------------------------------------


def example_of_5_44(**words):
    """XV Corps, Efficiency 2, all leaders in range, that of 2/XV rated +1: normally 2, 3, 2."""
    return position(
        "gbacw",
        **CORPS,
        command_level="corps",
        commands="corps u-XV: u-1 u-2 u-3\ndivision u-1: u-red\ndivision u-2: u-blue\ndivision u-3: u-green",
        units="0505 vE: u1 infantry @u-red\n0805 vE: u2 infantry @u-blue\n1005 vE: u3 infantry @u-green\n"
        "2020 vW: c1 infantry",
        leaders="""
            0605: u-grant army initiative 0 range 9
            0605: u-hooker corps @u-XV range 9
            0505: u-a division @u-1
            0805: u-b division @u-2 activation 1
            1005: u-c division @u-3
        """,
        efficiency={"union": [2], "confederate": [2]},
        step="turn.command",
        dice=(1,),
        **words,
    )


@pytest.mark.rule("C5.41.a", "C5.42.a", "C5.43.a", "C5.44.a", "C3.II.b")
def test_5_44_example_two_divisions_give_one_each_and_the_third_has_four():
    table = example_of_5_44()
    divisions = ("u-1", "u-2", "u-3")
    assert [table.allotted(division) for division in divisions] == [2, 3, 2]
    table.play("TransferActivations", division="u-2", giver="u-1", second_giver="u-3")
    assert [table.allotted(division) for division in divisions] == [1, 4, 1]
    assert table.asked != "transfer.choose", "once a turn"


@pytest.mark.rule("C5.42.a", "C5.43.a", "C5.43.b", "C5.43.c", "C5.41.a")
def test_5_43_what_is_no_transfer():
    table = example_of_5_44()
    transfer = {"division": "u-1", "giver": "u-2", "second_giver": "u-2"}
    assert table.allows("TransferActivations", **transfer), "both from one division"
    assert table.refusal("TransferActivations", **{**transfer, "giver": "u-1"}).code == "gives_to_itself"
    refusal = table.refusal("TransferActivations", division="u-2", giver="u-1", second_giver="u-1")
    assert (refusal.rule, refusal.code) == ("C5.43.b", "would_have_none")
    assert table.refusal("TransferActivations", **{**transfer, "division": "c-division"}).code == "not_your_division"
    table.state.allotted = (4, 3, 2, 2)
    assert table.refusal("TransferActivations", **transfer).code == "would_have_too_many"
    table.state.allotted = (2, 3, 2, 2)
    table.state.leader_hex[number(table, "leader", "u-a")] = number(table, "hex", "2001")
    assert table.refusal("TransferActivations", **transfer).code == "chain_broken"
    table.state.leader_hex[number(table, "leader", "u-a")] = number(table, "hex", "0505")
    table.state.leader_hex[number(table, "leader", "u-grant")] = number(table, "hex", "2001")
    assert table.refusal("TransferActivations", **transfer).code == "chain_broken", "up to the Overall Commander"
    table.play("NoTransfer")
    assert table.asked != "transfer.choose"


@pytest.mark.rule("C5.44.a", "C5.43.c")
def test_5_44_a_combat_ineffective_division_receives_no_third():
    table = example_of_5_44(ineffective="u-2")
    assert table.allotted("u-2") == 2
    refusal = table.refusal("TransferActivations", division="u-2", giver="u-1", second_giver="u-3")
    assert (refusal.rule, refusal.code) == ("C5.43.c", "would_have_too_many")


@pytest.mark.rule("C5.44.a", "C5.43.a")
def test_5_44_those_who_give_may_be_of_another_corps():
    table = position(
        "gbacw",
        **CORPS,
        command_level="corps",
        commands="corps u-XV: u-1\ncorps u-XVI: u-2\ndivision u-1: u-red\ndivision u-2: u-blue",
        units="0505 vE: u1 infantry @u-red\n0805 vE: u2 infantry @u-blue\n2020 vW: c1 infantry",
        leaders="""
            0605: u-grant army initiative 0 range 9
            0605: u-hooker corps @u-XV range 9
            0605: u-dodge corps @u-XVI range 9
            0505: u-a division @u-1
            0805: u-b division @u-2
        """,
        efficiency={"union": [3, 3], "confederate": [2]},
        step="turn.command",
    )
    table.dice(1, 1).play("DrawForCorps", corps="u-XV")
    table.play("TransferActivations", division="u-1", giver="u-2", second_giver="u-2")
    assert (table.allotted("u-1"), table.allotted("u-2")) == (4, 1)


# --- 5.31 markers of a battle's own ----------------------------------------------------------------------------------

HUNT = BattleMarker("hunt", 0, (0,), number=2)
"""An artillery leader with two markers of his own, for u-guns, the first brigade."""


def with_hunt(row=HUNT, **words):
    return position(
        "gbacw",
        units="0505 vE: u1 infantry\n0506 vE: u-bat artillery @u-guns\n2020 vW: c1 infantry",
        commands="brigade u-guns artillery",
        rules={"markers": (row,)},
        **words,
    )


@pytest.mark.rule("C5.31.d", "C10.62.a")
def test_5_31_a_battles_own_markers_go_into_the_pool_and_activate_whom_they_name():
    drawn = with_hunt(step="turn.draw", pool={"hunt": 2}, dice=(1,))
    assert drawn.asked == "marker.brigade"
    refusal = drawn.refusal("ActivateBrigade", brigade="u-brigade")
    assert (refusal.rule, refusal.code) == ("C5.31.d", "other_command")
    drawn.play("ActivateBrigade", brigade="u-guns")
    assert drawn.allows("ActivateUnit", unit="u-bat")
    assert drawn.pool() == {"hunt": 1}


@pytest.mark.rule("C5.31.d", "C5.31.a")
def test_5_31_they_come_besides_those_of_the_division():
    table = with_hunt(step="turn.pool", allotted={"u-division": 1, "c-division": 1}, dice=(1,))
    assert table.happened("pool_filled")[0].args["markers"] == 4


@pytest.mark.rule("C5.31.d", "C5.13.a")
@pytest.mark.parametrize("begins", [True, False])
def test_5_13_one_of_them_begins_the_turn_only_where_the_battle_says_so(begins):
    table = with_hunt(
        HUNT._replace(begins=begins), step="turn.first_marker", initiative="union", allotted={"u-division": 1}
    )
    assert table.asked == "activation.first"
    assert table.allows("NameFirstMarker", marker="hunt") is begins
