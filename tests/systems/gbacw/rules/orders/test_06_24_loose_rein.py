"""6.24: leaders who are let loose."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.components.printed import Restriction

REACTIONS = ("approach_fire", "return_fire", "withdrawal_fire", "reaction_facing", "reaction_movement")
LEADER_0705 = "0705: u-smith brigade orders 0 range 9 A"
SILENT = {"confederate": dict.fromkeys(REACTIONS, "never")}


def let_loose(units, profile="A", extra=(), **words):
    """The marker is drawn, the leader of u-brigade rolls a 4."""
    words.setdefault("leaders", f"0505: u-smith brigade orders 0 range 9 {profile}")
    words.setdefault("pool", {"u-division": 1})
    table = position("gbacw", units=units, step="turn.draw", standing=SILENT, dice=(1,), **words)
    table.dice(4, *extra).play("AttemptOrders", brigade="u-brigade")
    return table


def code(table, action, **fields):
    refusal = table.refusal(action, **fields)
    return refusal.rule, refusal.code


def step_back(table):
    """The owner takes the first way that he is offered, and his leader goes along."""
    while not table.asked.startswith("marker."):
        table.play(table.candidates()[0])


def act(table, unit):
    if table.asked == "marker.brigade":
        table.play("ActivateBrigade", brigade="u-brigade")
    table.play("ActivateUnit", unit=unit)
    return table


@pytest.mark.rule("C6.24.a", "C6.23.g", "C4.14.b")
@pytest.mark.parametrize(("profile", "orders"), [("A", "attack"), ("N", "advance")])
def test_6_24_a_modified_four_lets_the_leader_act_as_he_is(profile, orders):
    table = let_loose("0505 vE: u1 infantry\n0805 vW: c1 infantry", profile)
    loose = table.happened("loose_rein")[0].args
    assert (loose["brigade"], loose["profile"]) == ("u-brigade", profile)
    assert table.brigade_orders("u-brigade") == orders


@pytest.mark.rule("C6.24.g")
def test_6_24_a_normal_leader_keeps_his_orders():
    table = let_loose("0505 vE: u1 infantry\n0705 vW: c1 infantry", "N")
    assert table.brigade_orders("u-brigade") == "advance"
    assert not table.brigade_has("u-brigade", "must_charge")


@pytest.mark.rule("C6.24.b", "C6.24.c")
def test_6_24_near_the_enemy_an_aggressive_one_attacks_and_charges():
    """c1 stands three hexes away: two open hexes to a hex next to it."""
    table = let_loose("0505 vE: u1 infantry\n0805 vW: c1 infantry")
    assert (table.brigade_orders("u-brigade"), table.orders("u1")) == ("attack", "attack")
    assert table.brigade_has("u-brigade", "must_charge")
    table.play("ActivateBrigade", brigade="u-brigade")
    assert code(table, "EndBrigade") == ("C6.24.b", "must_go_on")
    act(table, "u1")
    assert code(table, "EndUnit") == ("C6.24.d", "must_go_on")
    assert code(table, "FireAt", target="0805") == ("C6.24.d", "no_fire_let_loose")
    table.play("Step", to="0605")
    assert {row["to"] for row in table.candidates() if row["do"] == "Step"} <= {"0705", "0706"}
    table.play("Step", to="0705")
    assert table.allows("EndUnit")
    table.play("EndUnit")


@pytest.mark.rule("C6.24.b")
@pytest.mark.parametrize(("arm", "column", "orders"), [("infantry", "10", "advance"), ("cavalry", "10", "attack")])
def test_6_24_three_points_on_foot_and_five_mounted(arm, column, orders):
    """A hex next to the enemy is four open hexes away."""
    table = let_loose(f"0505 vE: u1 {arm}\n{column}05 vW: c1 infantry")
    assert table.brigade_orders("u-brigade") == orders


@pytest.mark.rule("C6.24.d")
def test_6_24_disordered_and_distant_units_go_as_near_as_they_can_and_do_not_fire():
    table = let_loose(
        "0505 vE: u1 infantry\n0507 vE: u2 infantry (disordered)\n0301 vSE: u3 infantry\n0805 vW: c1 infantry"
    )
    act(table, "u2")
    assert code(table, "FireAt", target="0805") == ("C6.24.d", "no_fire_let_loose")
    table.play("Step", to=next(row["to"] for row in table.candidates() if row["do"] == "Step"))
    assert table.where("u2") in ("0606", "0607")
    while not table.allows("EndUnit"):
        table.play(next(row for row in table.candidates() if row["do"] in ("Step", "Turn")))
    table.play("EndUnit")
    act(table, "u3")
    assert not table.allows("EndUnit")


@pytest.mark.rule("C6.24.e")
def test_6_24_who_stands_next_to_the_enemy_assaults_and_may_fire_before():
    table = let_loose("0505 vE: u1 infantry\n0605 vW: c1 infantry")
    table.play("ActivateBrigade", brigade="u-brigade")
    assert table.has_mark("u1", "must_assault")
    act(table, "u1")
    assert table.allows("FireAt", target="0605")
    assert table.allows("EndUnit")
    assert code(table, "Step", to="0604") == ("C6.24.e", "stands_to_assault")


@pytest.mark.rule("C6.24.d")
def test_6_24_a_line_that_faces_the_wrong_way_need_not_go_where_only_a_part_of_it_could():
    """u1 looks away from the enemy: in line it wheels and does not turn, so that no step brings it nearer."""
    table = let_loose("0505 vW: u1 infantry 9 (line 0504)\n0807 vW: c1 infantry")
    assert table.orders("u1") == "attack"
    act(table, "u1")
    assert table.allows("EndUnit")
    assert code(table, "Step", to="0404") == ("C6.24.d", "not_toward_enemy")


@pytest.mark.rule("C6.24.d")
def test_6_24_a_line_goes_forward_as_one():
    table = let_loose("0505 vE: u1 infantry 9 (line 0504)\n0805 vW: c1 infantry")
    act(table, "u1")
    assert code(table, "EndUnit") == ("C6.24.d", "must_go_on")
    table.play("Step", to="0605")
    assert table.extension("u1") == ["0604"]


@pytest.mark.rule("C6.24.f")
def test_6_24_far_from_the_enemy_he_advances_upon_him():
    table = let_loose("0505 vE attack: u1 infantry\n1605 vW: c1 infantry")
    assert table.brigade_orders("u-brigade") == "advance"
    assert table.brigade_has("u-brigade", "must_close")
    act(table, "u1")
    for _ in range(6):
        table.play(next(row for row in table.candidates() if row["do"] == "Step"))
    assert table.left() == 0
    assert table.allows("EndUnit")


@pytest.mark.rule("C6.24.b")
def test_6_24_units_out_of_command_and_guns_are_not_bound():
    table = let_loose(
        "0505 vE: u1 infantry\n0805 vW: c1 infantry\n0512 vE: u2 infantry\n0504 vE: u-bat artillery",
        leaders="0505: u-smith brigade orders 0 range 2 A",
    )
    assert (table.orders("u2"), table.orders("u-bat")) == ("advance", "advance")
    act(table, "u2")
    assert table.allows("EndUnit")


@pytest.mark.rule("C8.53.a")
def test_6_24_a_column_let_loose_first_closes_up():
    """It had nothing to do at all once: only closing up was left to it by 8.53, and 6.24 refused just that."""
    table = let_loose("0505 vNE: u1 infantry 9 (column 0506)\n0501 vSE: c1 infantry")
    act(table, "u1")
    assert {row["do"] for row in table.candidates()} <= {"Reform", "RetractColumn"}
    assert table.candidates()


@pytest.mark.rule("C5.34.e", "C8.53.d")
def test_8_53_in_confusion_a_column_may_stay_one():
    table = position(
        "gbacw",
        units="0505 vNE attack: u1 infantry 9 (column 0506)\n0501 vSE: c1 infantry",
        acting="u1",
        brigade_marks={"confused": "u-brigade"},
    )
    assert table.allows("EndUnit")


def test_6_24_nobody_rests_instead():
    table = let_loose("0505 vE: u1 infantry (disordered)\n0805 vW: c1 infantry")
    table.play("ActivateBrigade", brigade="u-brigade")
    assert not any(row["do"] == "Rally" for row in table.candidates())


@pytest.mark.rule("C6.24.h", "C6.24.i", "C12.42.a", "C17.22.e")
def test_6_24_a_cautious_one_steps_back_one_hex_and_does_no_more():
    table = let_loose("0505 vE attack: u1 infantry\n0707 vE: u-bat artillery\n0805 vW: c1 infantry", "C")
    step_back(table)
    assert table.where("u1") in ("0404", "0405", "0504", "0506")
    assert (table.where("u-bat"), table.facing("u1")) == ("0707", "vE")
    assert table.brigade_orders("u-brigade") == "advance"
    assert table.refusal("ActivateBrigade", brigade="u-brigade").code == "has_acted"
    assert table.tally("fatiguing", "u-brigade") == 0


@pytest.mark.rule("C6.24.i")
def test_6_24_nobody_fires_at_those_who_step_back():
    """c1 stands in front of u1 and would be asked for Withdrawal Fire, if there were any."""
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry\n0605 vW: c1 infantry",
        leaders="0505: u-smith brigade orders 0 range 9 C",
        step="turn.draw",
        pool={"u-division": 1},
        dice=(1,),
    )
    table.dice(4).play("AttemptOrders", brigade="u-brigade")
    while not table.asked.startswith("marker."):
        assert table.decision.seats == (0,)
        table.play(table.candidates()[0])
    assert table.where("u1") in ("0404", "0405", "0504", "0506")
    assert table.happened("unit_fired") == []


@pytest.mark.rule("C6.24.j")
@pytest.mark.parametrize(("die", "orders"), [(10, "attack"), (2, "attack"), (3, "advance"), (6, "advance")])
def test_6_24_an_unreliable_one_rolls_for_his_temper(die, orders):
    table = let_loose("0505 vE: u1 infantry\n0805 vW: c1 infantry", "U", (die,))
    assert table.brigade_orders("u-brigade") == orders


@pytest.mark.rule("C6.24.j", "C6.24.h")
def test_6_24_an_unreliable_one_may_turn_cautious():
    table = let_loose("0505 vE attack: u1 infantry\n0805 vW: c1 infantry", "U", (7,))
    step_back(table)
    assert table.brigade_orders("u-brigade") == "advance"
    assert table.where("u1") != "0505"


@pytest.mark.rule("C6.24.d", "C8.44.d")
def test_6_24_a_line_let_loose_goes_on_as_a_line():
    """A regiment in line cannot turn, it can only go forward: and that is what is asked of it."""
    table = let_loose("0505 vE: u1 infantry 8 (line 0506)\n1005 vW: c1 infantry")
    act(table, "u1")
    assert code(table, "EndUnit") == ("C6.24.d", "must_go_on")
    gone = 0
    while "Step" in {row["do"] for row in table.candidates()}:
        table.play(next(row for row in table.candidates() if row["do"] == "Step"))
        gone += 1
    assert gone > 1
    table.play("EndUnit")


@pytest.mark.rule("C6.24.d")
def test_6_24_they_keep_out_of_ground_that_tests_their_order_if_they_can():
    """Horsemen check in woods: they could come next to the enemy through them as well."""
    table = let_loose("0505 vE: u1 cavalry 4\n0905 vW: c1 infantry", map="0604: woods")
    act(table, "u1")
    assert code(table, "Step", to="0604") == ("C6.24.d", "not_toward_enemy")
    assert table.allows("Step", to="0605")


@pytest.mark.rule("C6.24.c")
def test_6_24_the_owner_chooses_between_enemies_that_are_equally_near():
    table = let_loose("0505 vE: u1 infantry\n0803 vSW: c1 infantry\n0807 vW: c2 infantry")
    act(table, "u1")
    assert table.allows("Step", to="0604")
    assert table.allows("Step", to="0605")


@pytest.mark.rule("C6.24.d", "C1.0.b")
def test_6_24_nobody_is_driven_where_the_battle_forbids_to_go():
    """The enemy stands in the west, behind a column that is closed to the brigade: it may stay where it is."""
    rules = {"restrictions": (Restriction(0, "columns_up_to", 1, 9, 6, until_released=True),)}
    table = let_loose("0705 vW: u1 infantry\n0305 vE: c1 infantry", leaders=LEADER_0705, rules=rules)
    act(table, "u1")
    assert code(table, "Step", to="0604") == ("C1.0.b", "hex_closed")
    table.play("EndUnit")


@pytest.mark.rule("C6.24.d", "C9.42.b", "C1.0.b")
def test_6_24_who_can_come_no_nearer_and_has_turned_for_a_one_hex_move_makes_it():
    """Attack Orders and Fatigue leave u1 one point of its four: it turns in woods for two, and has to go, whether that
    brings it nearer or not. The question whether it may stay once led to whether it may go, and back, without end."""
    rules = {"restrictions": (Restriction(0, "columns_up_to", 1, 9, 6, until_released=True),)}
    words = {"map": "0705: woods", "fatigue": {"u-brigade": 1}, "options": {"fatigue": True}}
    units = "0705 vW: u1 infantry 7 7/5 4/4\n0405 vE: c1 infantry"
    table = act(let_loose(units, leaders=LEADER_0705, rules=rules, **words), "u1")
    assert table.allows("EndUnit")
    table.play("Turn", facing="vNE")
    assert table.left() == -1
    assert code(table, "EndUnit") == ("C9.42.b", "turned_to_move")
    table.play("Step", to="0804")
    assert (table.where("u1"), table.has_mark("u1", "minimum move")) == ("0804", True)
    table.play("EndUnit")


@pytest.mark.rule("C6.24.b")
@pytest.mark.parametrize(("battery", "orders"), [("0705", "attack"), ("0405", "advance")])
def test_6_24_a_battery_near_the_enemy_is_a_unit_near_the_enemy(battery, orders):
    """R6.24-5: any unit of the brigade, a battery too; it is not bound itself. Abandoned guns are nobody's."""
    units = "0105 vE: u1 infantry\n{} vE: u-bat artillery{}\n0905 vW: c1 infantry"
    table = let_loose(units.format(battery, ""), leaders="0105: u-smith brigade orders 0 range 9 A")
    assert (table.brigade_orders("u-brigade"), table.orders("u-bat")) == (orders, "advance")
    left = let_loose(units.format(battery, " (abandoned 1)"), leaders="0105: u-smith brigade orders 0 range 9 A")
    assert left.brigade_orders("u-brigade") == "advance"


@pytest.mark.rule("C6.24.e", "C6.24.d", "C12.34.a")
def test_6_24_a_disordered_unit_next_to_the_enemy_assaults_and_may_fire_too():
    """R6.24-6: whoever starts adjacent assaults; only who would still have to go there is kept away by his Disorder."""
    table = let_loose("0505 vE: u1 infantry (disordered)\n0605 vW: c1 infantry")
    table.play("ActivateBrigade", brigade="u-brigade")
    assert table.has_mark("u1", "must_assault")
    act(table, "u1")
    assert table.allows("FireAt", target="0605")
    assert table.allows("EndUnit")


@pytest.mark.rule("C6.24.e", "C6.24.b", "C11.12.b7")
def test_6_24_who_has_the_enemy_beside_him_across_a_closed_hexside_goes_round():
    """R6.24-7: no horse crosses the high wall, so that the cavalry does not stand next to those behind it: it charges
    from where it can."""
    table = let_loose("0505 vE: u1 cavalry\n0605 vW: c1 infantry", map="0505/SE: wall_high")
    table.play("ActivateBrigade", brigade="u-brigade")
    assert not table.has_mark("u1", "must_assault")
    assert code(table, "EndBrigade") == ("C6.24.b", "must_go_on")
    act(table, "u1")
    assert code(table, "EndUnit") == ("C6.24.d", "must_go_on")
    for action, fields in (("Turn", "vNE"), ("Step", "0504"), ("Turn", "vSE"), ("Step", "0604")):
        table.play(action, **{"facing" if action == "Turn" else "to": fields})
    table.play("EndUnit")
    table.play("EndBrigade")
    assert table.allows("DesignateAssault", unit="u1", targets=["0605"])


@pytest.mark.rule("C6.24.e", "C11.12.b7")
def test_6_24_with_nobody_else_within_reach_he_stays_and_does_not_fire():
    """Walled in on all sides, c1 is nobody whom the cavalry could assault: it goes no nearer, and there is no fire."""
    walls = "".join(f"\n0605/{side}: wall_high" for side in ("N", "NE", "SE", "S", "SW", "NW"))
    table = let_loose("0505 vE: u1 cavalry\n0709 vNW: u2 infantry\n0605 vW: c1 infantry", map=walls)
    act(table, "u1")
    assert code(table, "FireAt", target="0605") == ("C6.24.d", "no_fire_let_loose")
    assert table.allows("EndUnit")


@pytest.mark.rule("C6.24.b")
def test_6_24_who_is_to_charge_does_not_come_up_with_the_enemy_on_his_flank():
    """As many as can do charge: u1 may not stop beside c1 where it would have nobody in front."""
    table = let_loose("0505 vE: u1 infantry\n0705 vW: c1 infantry")
    act(table, "u1")
    assert {row["to"] for row in table.candidates() if row["do"] == "Step"} == {"0604", "0605"}
    table.play("Turn", facing="vNE")
    assert code(table, "Step", to="0604") == ("C6.24.d", "not_toward_enemy")


# --- the enemy beside or behind (R6.24-8) ----------------------------------------------------------------------------


@pytest.mark.rule("C6.24.e", "C7.21.b")
def test_6_24_who_has_the_enemy_on_his_flank_turns_by_the_free_corner_and_assaults():
    """c1 is in the right Flank of u1: one corner brings him into Front. So it is with u2."""
    table = let_loose("0505 vE: u1 infantry\n0605 vSE: u2 infantry\n0506 vNE: c1 infantry")
    table.play("ActivateBrigade", brigade="u-brigade")
    assert table.side_toward("u1", "0506") == "flank"
    assert code(table, "EndBrigade") == ("C6.24.e", "must_turn_upon_enemy")
    act(table, "u1")
    assert code(table, "EndUnit") == ("C6.24.e", "must_turn_upon_enemy")
    assert code(table, "Turn", facing="vNE") == ("C6.24.e", "must_turn_upon_enemy")
    table.play("Turn", facing="vSE")
    assert code(table, "Step", to="0605") == ("C6.24.e", "stands_to_assault")
    assert table.allows("FireAt", target="0506")
    table.play("EndUnit")
    assert code(table, "EndBrigade") == ("C6.24.e", "must_turn_upon_enemy")
    act(table, "u2")
    table.play("Turn", facing="vSW")
    table.play("EndUnit")
    table.play("EndBrigade")
    assert code(table, "EndDesignation") == ("C11.21.a", "must_assault")
    table.play("DesignateAssault", unit="u1", targets=["0506"])
    assert code(table, "EndDesignation") == ("C11.21.a", "must_assault")
    table.play("JoinAssault", unit="u2", other="u1")
    assert table.allows("EndDesignation")


@pytest.mark.rule("C6.24.e", "C9.53.d")
def test_6_24_and_by_a_turn_that_costs_a_point_if_he_has_it():
    """c1 stands behind u1. Under Stay no turn that costs is allowed, and so none is asked for."""
    units = "0505 vE: u1 infantry\n0404 vE: c1 infantry"
    table = act(let_loose(units), "u1")
    assert {row["facing"] for row in table.candidates()} == {"vW", "vNW"}
    table.play("Turn", facing="vW")
    table.play("EndUnit")
    table.play("EndBrigade")
    assert code(table, "EndDesignation") == ("C11.21.a", "must_assault")
    held = act(let_loose(units, brigade_marks={"stay": "u-brigade"}), "u1")
    held.play("EndUnit")
    held.play("EndBrigade")
    assert held.asked != "assault.designate"


@pytest.mark.rule("C6.24.e")
def test_6_24_with_an_enemy_before_him_nobody_has_to_turn_to_another():
    table = let_loose("0505 vE: u1 infantry\n0605 vW: c1 infantry\n0506 vNE: c2 infantry")
    table.play("ActivateBrigade", brigade="u-brigade")
    table.play("EndBrigade")
    assert code(table, "EndDesignation") == ("C11.21.a", "must_assault")
    table.play("DesignateAssault", unit="u1", targets=["0605"])
    assert table.allows("EndDesignation")


@pytest.mark.rule("C6.24.e", "C8.26.a")
def test_6_24_a_stack_turns_with_the_first_who_turns_and_both_assault():
    """Two regiments of a hex: when the first has turned, the second has the enemy before it and need not act."""
    table = let_loose("0505 vE: u1 infantry 5, u2 infantry 5\n0506 vNE: c1 infantry")
    act(table, "u1")
    table.play("Turn", facing="vSE")
    table.play("JoinStack")
    assert table.allows("FireAt", target="0506")
    table.play("EndUnit")
    assert (table.facing("u2"), table.allows("EndBrigade")) == ("vSE", True)
    table.play("EndBrigade")
    table.play("DesignateAssault", unit="u1", targets=["0506"])
    assert code(table, "EndDesignation") == ("C11.21.a", "must_assault")


@pytest.mark.rule("C6.24.e", "C11.21.f")
def test_6_24_who_stands_under_guns_need_not_turn():
    table = let_loose("0505 vE: u-bat artillery, u1 infantry\n0506 vNE: c1 infantry")
    table.play("ActivateBrigade", brigade="u-brigade")
    assert table.allows("EndBrigade")


@pytest.mark.rule("C6.24.e", "C8.44.f")
def test_6_24_a_line_turns_about_upon_an_enemy_behind_it():
    table = act(let_loose("0505 vE: u1 infantry 9 (line 0506)\n0404 vE: c1 infantry"), "u1")
    assert {row["do"] for row in table.candidates()} == {"TurnAbout"}
    table.play("TurnAbout")
    table.play("EndUnit")
    assert table.facing("u1") == "vW"


@pytest.mark.rule("C6.24.e", "C8.53.a")
def test_6_24_a_column_next_to_the_enemy_closes_up_or_forms_line_first():
    """8.53 left it nothing but that, and 6.24 refused just that."""
    table = act(let_loose("0505 vNE: u1 infantry 9 (column 0506)\n0504 vSE: c1 infantry"), "u1")
    assert {row["do"] for row in table.candidates()} <= {"Reform", "RetractColumn"}
    table.play(table.candidates()[0])
    assert table.candidates()


@pytest.mark.rule("C6.24.e")
def test_6_24_under_revision_1_he_need_not_turn():
    table = let_loose("0505 vE: u1 infantry\n0506 vNE: c1 infantry", revision=1)
    table.play("ActivateBrigade", brigade="u-brigade")
    table.play("EndBrigade")
    assert table.asked != "assault.designate"


# --- out of command (R6.24-9, R6.24-10) ------------------------------------------------------------------------------


@pytest.mark.rule("C6.24.b", "C4.23.c")
def test_6_24_a_unit_out_of_command_counts_for_the_distance_and_keeps_its_orders():
    """u2 alone is near the enemy; the brigade attacks, u1 goes as near as it can, u2 does as it likes."""
    table = let_loose(
        "0505 vE: u1 infantry\n1405 vE: u2 infantry\n1605 vW: c1 infantry",
        leaders="0505: u-smith brigade orders 0 range 2 A",
    )
    assert (table.brigade_orders("u-brigade"), table.orders("u1"), table.orders("u2")) == (
        "attack",
        "attack",
        "advance",
    )
    act(table, "u2")
    assert table.allows("FireAt", target="1605")
    table.play("EndUnit")
    assert code(table, "EndBrigade") == ("C6.24.b", "must_go_on")


@pytest.mark.rule("C6.24.h", "C4.23.c")
def test_6_24_a_cautious_leader_does_not_reach_units_out_of_command_but_none_acts():
    """u2 neither steps back nor changes its orders; with the next AM it acts, under its own."""
    table = let_loose(
        "0505 vE attack: u1 infantry\n1405 vE attack: u2 infantry\n1805 vW: c1 infantry",
        pool={"u-division": 2},
        leaders="0505: u-smith brigade orders 0 range 2 C",
    )
    step_back(table)
    assert (table.where("u1") != "0505", table.where("u2")) == (True, "1405")
    assert (table.orders("u1"), table.orders("u2")) == ("advance", "attack")
    assert table.refusal("ActivateBrigade", brigade="u-brigade").code == "has_acted"
    table.dice(1).play("EndDivision")
    table.play("EndAttempts")
    act(table, "u2")
    assert table.orders("u2") == "attack"
    assert table.allows("Step", to="1505")
