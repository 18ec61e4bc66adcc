"""11.5: cavalry Charges, countercharges and Blown cavalry."""

from __future__ import annotations

import pytest

from caracole.systems.gbacw.rules.assault import countercharge
from systems.gbacw.rules.assault.positions import (
    assault,
    check,
    code,
    facing_off,
    modifiers,
    named,
    numbers,
    plan,
    ready,
    rolled,
    told,
)

SMALL = "size 12 x 10"
"""So that lines of sight are soon told."""
TARGET = "0905 vW: c1 infantry 4"
HORSE = "vE attack: u1 cavalry 4 C 7/5 11/8"


def charging(units=f"0505 {HORSE}\n{TARGET}", map="", dice=(3,), unit="u1", **words):
    """u1 has announced its Charge and passed."""
    table = ready(units, f"{SMALL}\n{map}", **words)
    table.dice(*dice).play("AnnounceCharge", unit=unit)
    return table


def ride(table, *hexes):
    for to in hexes:
        table.play("Step", to=to)
    return table


def struck(*hexes, units=f"0505 {HORSE}\n{TARGET}", map="", **words):
    """The Charge has been ridden over these hexes, movement is over."""
    table = ride(charging(units, map, **words), *hexes)
    table.play("EndUnit")
    table.play("EndBrigade")
    return table


STRAIGHT = ("0605", "0706", "0805")


# --- 11.51 to 11.54 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.54.a", "C11.51.a", "C11.21.d")
def test_11_54_the_charge_is_announced_and_the_top_unit_checks():
    passed = charging(dice=(7,))
    assert (passed.asked, passed.has_mark("u1", "charging")) == ("unit.act", True)
    failed = charging(dice=(8,))
    assert failed.asked == "brigade.act"
    assert code(failed, "ActivateUnit", unit="u1")[1] in ("has_acted", "finished")
    assert [row["units"] for row in told(failed, "charge_failed")] == [["u1"]]


@pytest.mark.rule("C11.54.a")
def test_11_54_who_has_passed_must_charge_as_long_as_he_can():
    table = charging()
    assert code(table, "EndUnit") == ("C11.54.a", "must_charge")
    assert code(table, "Turn", facing="vW") == ("C11.54.a", "must_charge")
    ride(table, *STRAIGHT)
    table.play("EndUnit")
    table.play("EndBrigade")
    assert code(table, "EndDesignation") == ("C11.21.d", "must_assault")
    assert modifiers(table, "u1", "0905")["cavalry_charge"] == 1


@pytest.mark.rule("C11.51.a", "C11.52.a", "C11.53.b", "C11.53.d", "C16.12.d")
@pytest.mark.parametrize(
    ("line", "words", "why"),
    [
        ("vE attack: u1 infantry 4", {}, ("C11.51.a", "not_mounted")),
        ("vE attack: u1 cavalry 4 (dismounted)", {}, ("C11.51.a", "not_mounted")),
        ("vE: u1 cavalry 4", {}, ("C11.52.a", "charge_needs_attack_orders")),
        ("vE attack: u1 cavalry 4 (disordered)", {}, ("C11.53.b", "charge_needs_good_order")),
        ("vE attack: u1 cavalry 4 (acted)", {}, ("C3.III.f", "has_acted")),
        (HORSE, {"light": "night"}, ("C11.53.d", "no_charge_at_night")),
        (HORSE, {"leaders": "1919: u-smith brigade range 2 N"}, ("C11.53.b", "charge_out_of_range")),
        (HORSE, {"map": "size 12 x 10\n0704-0707: level 3"}, ("C11.53.a", "nobody_in_sight")),
        (HORSE, {"map": "size 12 x 10\n0801-0810: soft"}, ("C11.52.c", "no_charge_path")),
        (HORSE, {"brigade_marks": {"stay": "u-brigade"}}, ("C6.23.c", "must_stay")),
    ],
)
def test_11_53_who_may_not_charge(line, words, why):
    table = ready(f"0505 {line}\n{TARGET}", **words)
    assert code(table, "AnnounceCharge", unit="u1") == why


@pytest.mark.rule("C11.53.b")
def test_11_53_in_range_of_the_leader_it_may():
    table = ready(f"0505 {HORSE}\n{TARGET}", leaders="0406: u-smith brigade range 2 N")
    assert table.allows("AnnounceCharge", unit="u1")


@pytest.mark.rule("C11.52.a", "C11.54.a", "C11.53.c")
def test_11_52_a_stack_charges_as_a_stack():
    units = f"0505 vE attack: u1 cavalry 4 C 7/5 11/8, u2 cavalry 3 C 7/5 11/8\n{TARGET}"
    assert code(ready(units), "AnnounceCharge", unit="u2") == ("C11.54.a", "not_on_top")
    table = struck(*STRAIGHT, units=units)
    assert (table.where("u1"), table.where("u2")) == ("0805", "0805")
    table.play("DesignateAssault", unit="u1", targets=["0905"])
    assert code(table, "EndDesignation") == ("C11.21.d", "must_assault")
    table.play("JoinAssault", unit="u2", other="u1")
    assert modifiers(table, "u1 u2", "0905")["cavalry_charge"] == 1


@pytest.mark.rule("C11.52.b")
def test_11_52_no_turn_in_the_last_three_hexes():
    """With 4 points from 0605: a turn after the first hex would leave only two hexes to the enemy, so it is refused; a
    turn in the hex where the ride begins does no harm."""
    table = charging("0605 vE attack: u1 cavalry 4 C 7/5 7/5\n0905 vW: c1 infantry 4")
    ride(table, "0706")
    assert code(table, "Turn", facing="vNE") == ("C11.54.a", "must_charge")
    first = charging("0605 vNE attack: u1 cavalry 4 C 7/5 7/5\n0905 vW: c1 infantry 4")
    first.play("Turn", facing="vE")
    ride(first, "0706", "0805")
    first.play("EndUnit")
    first.play("EndBrigade")
    assert modifiers(first, "u1", "0905")["cavalry_charge"] == 1


@pytest.mark.rule("C11.52.b", "C11.51.a")
def test_11_52_with_a_turn_in_the_path_the_assault_is_an_ordinary_one():
    table = struck(*STRAIGHT)
    assert modifiers(table, "u1", "0905")["cavalry_charge"] == 1
    table.state.notes = tuple((*row[:2], 0, row[3]) if row[0] == "charge_step" else row for row in table.state.notes)
    assert "cavalry_charge" not in modifiers(table, "u1", "0905")


@pytest.mark.rule("C11.52.c")
def test_11_52_streams_may_be_crossed_and_dear_ground_may_not():
    assert modifiers(struck(*STRAIGHT, map="0605/SE: stream"), "u1", "0905")["cavalry_charge"] == 1
    table = charging(map="0706: soft")
    assert code(ride(table, "0605"), "Step", to="0706") == ("C11.54.a", "must_charge")
    assert table.allows("Step", to="0705")


@pytest.mark.rule("C11.53.a", "C11.51.a")
def test_11_53_whom_it_did_not_see_it_does_not_charge():
    """Woods in 0706 hide c2 from 0505; struck together with c1 it makes the assault an ordinary one."""
    units = f"0505 {HORSE}\n0905 vW: c1 infantry 4\n0906 vW: c2 infantry 4"
    way = ("0605", "0705", "0805")
    assert modifiers(struck(*way, units=units), "u1", "0905 0906")["cavalry_charge"] == 1
    hidden = struck(*way, units=units, map="0706: woods")
    assert (hidden.sees("0505", "0905"), hidden.sees("0505", "0906")) == (True, False)
    assert "cavalry_charge" not in modifiers(hidden, "u1", "0905 0906")


@pytest.mark.rule("C11.53.b", "C12.34.a")
def test_11_53_disordered_on_the_way_it_still_closes():
    """Soft ground in the first hex Disorders the riders; four hexes in all, the last three serve."""
    units = "0405 vE attack: u1 cavalry 4 C 7/5 16/16\n0905 vW: c1 infantry 4"
    table = charging(units, map="0505: soft")
    table.dice(8).play("Step", to="0505")
    assert table.is_disordered("u1")
    ride(table, "0605", "0706", "0805")
    table.play("EndUnit")
    table.play("EndBrigade")
    found = modifiers(table, "u1", "0905")
    assert (found["cavalry_charge"], found["attacker_disordered"]) == (1, -1)


@pytest.mark.rule("C11.53.c")
def test_11_53_who_charges_does_not_fire():
    table = ride(charging(), *STRAIGHT)
    assert code(table, "FireAt", target="0905") == ("C14.24.a", "fire_in_charge")
    assert "FireAt" not in {action["do"] for action in table.candidates()}


@pytest.mark.rule("C11.51.a", "C11.32.d")
def test_11_51_cavalry_that_did_not_move_or_announce_makes_an_ordinary_assault():
    table = facing_off("0505 vE attack: u1 cavalry 4\n0605 vW: c1 infantry 4")
    assert "cavalry_charge" not in modifiers(table, "u1", "0605")
    mixed = struck(*STRAIGHT, units=f"0505 {HORSE}\n0804 vE: u2 cavalry 4\n0905 vW: c1 infantry 4")
    mixed.play("DesignateAssault", unit="u1", targets=["0905"])
    assert code(mixed, "JoinAssault", unit="u2", other="u1") == ("C11.32.d", "charge_and_assault")


# --- 11.55 -----------------------------------------------------------------------------------------------------------


def strike(defender, terrain="open", **words):
    """What the Charge of u1 is worth against a defender in 0905."""
    return struck(*STRAIGHT, units=f"0505 {HORSE}\n0905 {defender}", map=f"0905: {terrain}", **words)


@pytest.mark.rule("C11.55.a", "C11.55.b")
def test_11_55_benefits_without_favourable_terrain():
    table = strike("vW: c1 infantry 4")
    assert modifiers(table, "u1", "0905")["cavalry_charge"] == 1
    assert check(table, "c1", plan(table, "u1", "0905")) == {"check_charged": 1}
    for terrain in ("woods", "town", "building", "orchard"):
        table = strike("vW: c1 infantry 4", terrain)
        assert "cavalry_charge" not in modifiers(table, "u1", "0905")
        assert "check_charged" not in check(table, "c1", plan(table, "u1", "0905"))
    mounted = strike("vW: c1 cavalry 4")
    assert modifiers(mounted, "u1", "0905")["cavalry_charge"] == 1
    assert check(mounted, "c1", plan(mounted, "u1", "0905")) == {}


@pytest.mark.rule("C11.55.c", "C11.43.b", "C11.43.c")
@pytest.mark.parametrize(
    ("facing", "terrain", "strength"),
    [
        ("vW", "open", 4),
        ("vSE", "open", 8),
        ("vE", "open", 8),
        ("vW", "woods", 2),
        ("vW", "town", 2),
        ("vW", "orchard", 2),
        ("vE", "woods", 4),
    ],
)
def test_11_55_double_into_flank_or_rear_half_against_cover(facing, terrain, strength):
    table = strike(f"{facing}: c1 infantry 4", terrain)
    assert table.assault_odds("u1", "0905")["attack"] == strength


# --- 11.56 -----------------------------------------------------------------------------------------------------------

ASKED = {"confederate": {"countercharge": "ask"}}


@pytest.mark.rule("C11.56.a", "C11.56.b", "C11.56.c", "C11.56.e")
def test_11_56_under_attack_orders_a_countercharge_succeeds_of_itself():
    table = strike("vW attack: c1 cavalry 4", **ASKED)
    assault(table, ("u1", "0905"))
    assert (table.asked, table.decision.seats) == ("assault.countercharge", (1,))
    # No check, no Charge: 4 against 4, without a leader; the attackers are thrown back.
    table.dice(2).play("Countercharge")
    assert told(table, "cohesion_checked")[1:] == []
    assert named(rolled(table)) == {"no_leader": -1}


@pytest.mark.rule("C11.56.c", "C11.56.d")
@pytest.mark.parametrize("die", [6, 7])
def test_11_56_under_advance_orders_the_top_unit_must_pass_a_check(die):
    table = strike("vW: c1 cavalry 4 C 6/4", **ASKED)
    assault(table, ("u1", "0905"))
    if die == 6:
        table.dice(die, 2).play("Countercharge")
        assert "cavalry_charge" not in named(rolled(table))
    else:
        # Failed: the check before the assault follows, and the Charge keeps its benefits.
        table.dice(die, 3, 1).play("Countercharge")
        assert [row["why"] for row in told(table, "cohesion_checked")][1:] == ["countercharge", "pre_assault_check"]
        assert named(rolled(table))["cavalry_charge"] == 1
        assert [row["unit"] for row in told(table, "countercharge_failed")] == ["c1"]


@pytest.mark.rule("C11.56.a")
def test_11_56_it_may_await_the_charge():
    table = strike("vW attack: c1 cavalry 4", **ASKED)
    assault(table, ("u1", "0905"))
    table.dice(3, 1).play("AwaitCharge")
    assert named(rolled(table))["cavalry_charge"] == 1


@pytest.mark.rule("C11.56.a", "C11.56.e")
def test_11_56_against_infantry_that_charges():
    table = facing_off("0505 vE attack: u1 infantry 4 (entered hex)\n0605 vW attack: c1 cavalry 4", **ASKED)
    assault(table, ("u1", "0605"))
    table.dice(2).play("Countercharge")
    # RN11.56.1: the infantry keeps the +1 of its own Charge.
    assert named(rolled(table)) == {"infantry_charge": 1, "countercharge": -1, "no_leader": -1}


@pytest.mark.rule("C11.56.a", "C11.56.c", "C11.56.f1", "C11.56.g", "C11.56.i")
@pytest.mark.parametrize(
    ("attacker", "defender", "map", "why"),
    [
        ("vE attack: u1 infantry 4 (entered hex)", "vW: c1 infantry 4", "", ("C11.56.a", "no_cavalry")),
        ("vE attack: u1 infantry 4", "vW: c1 cavalry 4", "", ("C11.56.a", "not_charged")),
        ("vE attack: u1 infantry 4 (entered hex)", "vSW: c1 cavalry 4", "", ("C11.56.a", "charged_in_flank")),
        ("vE attack: u1 infantry 4 (entered hex)", "sNW: c1 cavalry 4", "", ("C11.56.c", "march_never_countercharges")),
        (
            "vE attack: u1 infantry 4 (entered hex)",
            "vW: c1 cavalry 4 (return fired)",
            "",
            ("C11.56.f1", "cavalry_has_fired"),
        ),
        (
            "vE attack: u1 infantry 4 (entered hex)",
            "vW: c1 cavalry 4",
            "0505: woods",
            ("C11.56.g", "no_ground_for_charge"),
        ),
        ("vE attack: u1 infantry 4 (entered hex)", "vW: c1 cavalry 4", "0505/SE: stream", None),
    ],
)
def test_11_56_when_not(attacker, defender, map, why):
    """C11.56.i: what counts is the facing now, so a Reaction facing may have opened the way."""
    table = facing_off(f"0505 {attacker}\n0605 {defender}", map)
    refusal = countercharge.why_not_countercharge(
        table.game, table.state, numbers(table, "hex", "0605"), [plan(table, "u1", "0605")]
    )
    assert (None if refusal is None else (refusal.rule, refusal.code)) == why


@pytest.mark.rule("C11.56.f2")
def test_11_56_who_countercharges_does_not_fire():
    words = {"confederate": {"countercharge": "always", "pre_assault_fire": "ask"}}
    table = assault(strike("vW attack: c1 cavalry 4", **words), ("u1", "0905"), dice=(2,))
    assert rolled(table)["units"] == ["u1"]
    assert told(table, "unit_fired") == []
    assert told(table, "instruction_followed")[-1]["instruction"] == "countercharge"


@pytest.mark.rule("C11.56.h", "C11.57.b")
def test_11_56_after_it_the_defender_may_continue_without_benefits():
    table = assault(
        strike("vW attack: c1 cavalry 4", confederate={"countercharge": "always"}), ("u1", "0905"), dice=(2,)
    )
    assert rolled(table)["result"] == "attacker_retreats"
    table.play(next(action for action in table.candidates() if action["path"] == ["0705"]))
    assert table.asked == "assault.counter"
    table.play("ContinueAssault")
    table.play("Advance", unit="c1", to=["0805"])
    table.dice(1).play("FaceAfterAdvance", facing="vW")
    assert named(rolled(table)) == {"continued_assault": -1, "defenders_disordered": 1}


# --- 11.57 to 11.59 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.57.a", "C11.58.a")
def test_11_57_the_charge_goes_on_into_the_hex_and_the_horses_tire():
    table = assault(strike("vW: c1 infantry 4"), ("u1", "0905"), dice=(3, 6))
    assert rolled(table)["result"] == "defender_retreats"
    table.play(table.candidates()[0])
    table.play("FaceAfterAdvance", facing="vE")
    assert table.where("u1") == "0905"
    assert (table.is_disordered("u1"), table.is_blown("u1"), table.strength("u1")) == (True, False, 4)


@pytest.mark.rule("C11.59.a", "C11.59.e")
def test_11_59_blown_cavalry_has_half_of_its_disordered_allowance_and_advance_orders():
    table = ready("0505 vE attack: u1 cavalry 4 C 7/5 11/7 (disordered, blown)", acting="u1")
    assert table.left() == 4
    assert code(ready("0505 vE attack: u1 cavalry 4 (blown)\n0905 vW: c1 infantry 4"), "AnnounceCharge", unit="u1") == (
        "C11.52.a",
        "charge_needs_attack_orders",
    )


@pytest.mark.rule("C11.59.f")
def test_11_59_example_the_marker_comes_off_at_the_end_of_the_next_activation():
    table = ready("0505 vE attack: u1 cavalry 4 (disordered, blown)\n1515 vW: c1 infantry 4", turns=2)
    table.play("EndBrigade")
    assert (table.is_blown("u1"), table.is_disordered("u1")) == (False, True)
    assert [row["unit"] for row in told(table, "unit_recovered_wind")] == ["u1"]
    again = ready("0505 vE attack: u1 cavalry 4 (disordered, blown, assaulted)\n1515 vW: c1 infantry 4", turns=2)
    again.play("EndBrigade")
    assert again.is_blown("u1")
    other = ready("0505 vE: u1 cavalry 4 @u-horse (disordered, blown)\n0707 vE: u2 infantry 4", turns=2)
    other.play("EndBrigade")
    assert other.is_blown("u1")


def assaulted_while_blown(revision):
    """u1, Blown in a charge of its own, has thrown c1 back in the Confederate activation that ends the first turn."""
    units = "0505 vE: u1 cavalry 6 C 9/9 (disordered, blown)\n0605 vW: c1 infantry 2 9/9"
    table = facing_off(
        units,
        active="c-brigade",
        turns=4,
        efficiency={"union": [1], "confederate": [1]},
        leaders="0404: u-smith brigade N\n0805: c-hill brigade N",
        revision=revision,
    )
    assault(table, ("c1", "0505"), dice=(10, 10))
    assert rolled(table)["result"] == "attacker_retreats"
    table.play("Retreat", units=["c1"], path=["0705"])
    table.play("EndAssault")
    table.play("DeclineAdvance", unit="u1")
    return table


def end_division(table):
    """The next marker is drawn, or the next turn begins: Initiative, who goes first, Efficiency."""
    table.dice(*((1,) if any(table.state.pool) else (1, 1, 1, 1, 1))).play("EndDivision")
    while table.asked == "orders.division":
        last = table.decision.seats == (1,)
        table.dice(*((1,) if last else ())).play("EndOrders")
    table.play("EndAttempts")


def next_turn(table):
    """The next turn, until the Union brigade has acted (by doing nothing); the Confederates let theirs rest."""
    turn = table.state.turn
    while table.state.turn == turn or not table.allows("ActivateBrigade", brigade="u-brigade"):
        end_division(table)
    table.play("ActivateBrigade", brigade="u-brigade")
    table.play("EndBrigade")
    return table


@pytest.mark.rule("C11.59.f")
def test_11_59_an_assault_in_an_enemy_activation_keeps_the_marker_on_across_the_turn():
    """It is kept on through one activation of its command, and comes off at the end of the one after."""
    table = assaulted_while_blown(revision=2)
    assert (table.is_blown("u1"), table.has_mark("u1", "fought_blown")) == (True, True)
    next_turn(table)
    assert (table.state.turn, table.is_blown("u1"), told(table, "unit_recovered_wind")) == (2, True, [])
    next_turn(table)
    assert (table.state.turn, table.is_blown("u1"), table.is_disordered("u1")) == (3, False, True)
    assert told(table, "unit_recovered_wind") == [{"unit": "u1"}]


def test_11_59_in_a_match_of_revision_1_an_enemy_activation_is_forgotten():
    table = next_turn(assaulted_while_blown(revision=1))
    assert (table.state.turn, table.is_blown("u1")) == (2, False)


@pytest.mark.rule("C11.59.f", "C11.48.f")
def test_11_59_the_assault_that_made_it_blown_does_not_count_again():
    """c1 is Disordered, defends on horseback and is Blown by it; at the end of its command's next activation the marker
    comes off, for there was no Step 6b since."""
    units = "0505 vE: u1 infantry 2 9/9\n0605 vW: c1 cavalry 6 C 9/9 (disordered)"
    leaders = "0404: u-smith brigade N\n0805: c-hill brigade N"
    table = facing_off(units, leaders=leaders, pool={"c-division": 1}, turns=2)
    assault(table, ("u1", "0605"), dice=(1, 1))
    table.play("Retreat", units=["u1"], path=["0405"])
    table.play("EndAssault")
    table.play("DeclineAdvance", unit="c1")
    assert (table.is_blown("c1"), table.has_mark("c1", "fought_blown")) == (True, False)
    table.dice(1).play("EndDivision")
    table.play("EndAttempts")
    table.play("ActivateBrigade", brigade="c-brigade")
    table.play("EndBrigade")
    assert (table.is_blown("c1"), told(table, "unit_recovered_wind")) == (False, [{"unit": "c1"}])


@pytest.mark.rule("C11.59.b")
def test_11_59_a_blown_unit_that_is_hit_loses_more_and_checks_once():
    """Thrown back, u1 suffers Disorder: a point for its Second Disorder and one for being Blown, then one check."""
    units = "0505 vE: u1 cavalry 4 C 7/5 (disordered, blown)\n0605 vW: c1 infantry 9"
    table = assault(facing_off(units), ("u1", "0605"), dice=(3, 1, 1))
    while table.asked == "retreat.choose":
        table.dice(1).play(table.candidates()[0])
    assert table.strength("u1") == 2
    assert [row["why"] for row in told(table, "cohesion_checked")].count("frayed") == 1
