"""11.33 to 11.38: Retreat Before Assault, Green attackers, the defenders' check, Pre-Assault Fire."""

from __future__ import annotations

import pytest

from systems.gbacw.rules.assault.positions import assault, check, code, facing_off, named, plan, rolled, told
from systems.gbacw.rules.results.positions import fall_back, table_with

ASK = {"confederate": {"retreat_before_assault": "ask"}}
LEADER = "0505: u-smith brigade N"


def assaulted(defender, map="", attacker="vE: u1 infantry 5", dice=(), **words):
    """u1 in 0505 has declared an assault on the units in 0605."""
    table = facing_off(f"0505 {attacker}\n0605 {defender}", map, **{"leaders": LEADER, **words})
    return assault(table, ("u1", "0605"), dice=dice)


# --- Step 2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.33.a", "C11.33.b", "C11.35.b", "C11.11.a")
def test_11_33_infantry_retreats_one_hex_and_keeps_its_facing():
    table = assaulted("vW: c1 infantry 5", union={"withdrawal_fire": "always"}, **ASK)
    assert table.asked == "assault.retreat_before"
    table.play("RetreatBefore", unit="c1")
    assert {len(action["path"]) for action in table.candidates()} == {1}
    table.play("Retreat", units=["c1"], path=["0706"])
    assert (table.where("c1"), table.facing("c1"), table.is_disordered("c1")) == ("0706", "vW", False)
    assert table.happened("unit_fired") == []


@pytest.mark.rule("C11.33.b")
def test_11_33_mounted_cavalry_retreats_up_to_two_hexes():
    table = assaulted("vW: c1 cavalry 4", **ASK)
    table.play("RetreatBefore", unit="c1")
    assert {len(action["path"]) for action in table.candidates()} == {1, 2}


@pytest.mark.rule("C11.35.a", "C11.35.c", "C11.46.b", "C11.48.b")
@pytest.mark.parametrize("advances", [True, False])
def test_11_35_the_attacker_may_advance_and_the_assault_is_over(advances):
    table = assaulted(
        "vW: c1 infantry 5\n1010 vW: c2 infantry 5", attacker="vE attack: u1 infantry 5 (entered hex)", **ASK
    )
    table.play("RetreatBefore", unit="c1")
    table.play("Retreat", units=["c1"], path=["0706"])
    assert table.asked == "advance.choose"
    if advances:
        table.play("Advance", unit="u1", to=["0605"])
        table.play("FaceAfterAdvance", facing="vE")
        table.play("StayBehind", leader="u-smith")
    else:
        table.play("DeclineAdvance", unit="u1")
    assert table.where("u1") == ("0605" if advances else "0505")
    assert not table.is_disordered("u1")
    assert table.happened("assault_resolved") == []
    assert not table.asked.startswith("assault")


@pytest.mark.rule("C11.35.a", "C11.46.a", "C11.46.b", "C11.33.b")
def test_11_35_where_one_of_two_defenders_has_gone_the_other_is_assaulted():
    """The hex left before the assault may be advanced into, the one left because of it must."""
    units = "0505 vE: u1 infantry 9\n0604 vW: c1 infantry 6\n0605 vW: c2 infantry 3"
    table = assault(facing_off(units, **ASK), ("u1", "0604 0605"))
    table.play("RetreatBefore", unit="c1")
    table.play("Retreat", units=["c1"], path=["0704"])
    table.dice(3, 4).play("StandFast")
    assert (rolled(table)["attack"], rolled(table)["defence"]) == (9, 3)
    table.play("Retreat", units=["c2"], path=["0706"])
    table.play("DeclineAdvance", unit="u1")
    assert table.where("u1") == "0605"


@pytest.mark.rule("C11.33.c1", "C11.33.c2", "C11.33.c3", "C11.61.a", "C11.33.b")
def test_11_33_who_may_not():
    """A regiment that may is there too, so that the question is asked; each unit decides for itself."""
    units = "0505 vE: u1 infantry 5\n0605 vW: c1 infantry 5, c-bat artillery 4N\n0604 {}\n1010 vW: c3 infantry 4"
    for line, unit, why in (
        ("vW attack: c2 infantry 5", "c2", ("C11.33.c1", "attackers_stay")),
        ("sSW: c2 infantry 5", "c2", ("C11.33.c2", "marchers_stay")),
        ("vW: c2 infantry 5", "c-bat", ("C11.33.c3", "guns_stay")),
        ("vW: c2 infantry 5", "c3", ("C11.33.a", "not_assaulted")),
    ):
        table = assault(facing_off(units.format(line), leaders=LEADER, **ASK), ("u1", "0604 0605"))
        assert code(table, "RetreatBefore", unit=unit) == why
        assert table.allows("RetreatBefore", unit="c1")


@pytest.mark.rule("C11.33.c4")
def test_11_33_nobody_retreats_before_mounted_cavalry_even_if_infantry_assaults_too():
    units = """
        0505 vE: u1 infantry 5
        0506 vE: u2 cavalry 4 @u-horse
        0605 vW: c1 infantry 5
        0604 vW: c2 infantry 5
    """
    words = {"active": "u-brigade, u-horse", **ASK}
    table = assault(facing_off(units, **words), ("u1", "0604 0605"), ("u2", "0605"))
    assert code(table, "RetreatBefore", unit="c1") == ("C11.33.c4", "assaulted_by_horse")
    assert table.allows("RetreatBefore", unit="c2")


@pytest.mark.rule("C11.33.d", "C12.34.b")
@pytest.mark.parametrize(("dice", "routed"), [((5,), False), ((6, 9), True), ((6, 5), False)])
def test_11_33_a_disordered_unit_then_checks_and_failure_is_a_second_disorder(dice, routed):
    table = assaulted("vW: c1 infantry 8 7/5 (disordered)", **ASK)
    table.play("RetreatBefore", unit="c1")
    table.dice(*dice).play("Retreat", units=["c1"], path=["0706"])
    assert table.is_routed("c1") == routed
    assert table.strength("c1") == (7 if dice == (6, 5) else 8)


SHAKEN = "vW: c1 infantry 8 7/5 (disordered)"


def whys(table):
    """What was checked for, by whom."""
    return [(row["unit"], row["why"]) for row in told(table, "cohesion_checked")]


@pytest.mark.rule("C11.33.d", "C11.33.f", "C12.34.b", "C12.35.b", "C12.42.c", "C12.43.a")
def test_11_33_the_check_after_a_retreat_before_assault_is_made_once_for_each_such_retreat():
    """c1 fails it, and the retreat that this costs calls for no further check. c2, assaulted as well, then goes of its
    own will too, and has a check of its own."""
    units = "0505 vE: u1 infantry 9\n0604 vW: c2 infantry 8 7/5 (disordered)\n0605 " + SHAKEN
    table = assault(facing_off(units, leaders=LEADER, **ASK), ("u1", "0604 0605"))
    table.play("RetreatBefore", unit="c1")
    table.dice(6, 5).play("Retreat", units=["c1"], path=["0706"])
    assert (table.asked, {len(each["path"]) for each in table.candidates()}) == ("retreat.choose", {1, 2})
    table.play("Retreat", units=["c1"], path=["0806"])
    assert (table.where("c1"), table.strength("c1")) == ("0806", 7)
    assert whys(table) == [("c1", "retreat_before"), ("c1", "second_disorder")]
    table.play("RetreatBefore", unit="c2")
    table.dice(6, 5).play("Retreat", units=["c2"], path=["0704"])
    table.play("Retreat", units=["c2"], path=["0803"])
    assert whys(table)[2:] == [("c2", "retreat_before"), ("c2", "second_disorder")]
    assert table.asked == "advance.choose"


@pytest.mark.rule("C11.33.f", "C12.46.b", "C12.35.b")
def test_11_33_friends_passed_through_do_not_check_as_if_they_had_retreated_before_the_assault():
    """c1 goes through c2, which fails its check as a bystander, and the next one by a hair: it falls back, and that is
    all. c3, in Good Order, has nothing to do with it."""
    units = SHAKEN + "\n0705 vW: c2 infantry 9 7/5 (disordered)\n0706 vW: c3 infantry 9 7/5\n0606 vW: c4 infantry 9 7/5"
    table = assaulted(units, **ASK)
    table.play("RetreatBefore", unit="c1")
    # c2 is shaken by the passage, c1 passes its own check; c2 stands its Second Disorder.
    table.dice(6, 5, 5).play("Retreat", units=["c1"], path=["0705", "0804"])
    assert {unit for each in table.candidates() for unit in each["units"]} == {"c2"}
    table.play("Retreat", units=["c2"], path=["0805"])
    assert whys(table) == [("c2", "passed_through"), ("c1", "retreat_before"), ("c2", "second_disorder")]
    assert (table.asked, table.strength("c2")) == ("advance.choose", 8)


CORNER = f"0505 vE: u1 infantry 5\n0604 vE: u2 infantry 3\n0506 vE: u3 infantry 3\n0605 {SHAKEN}"
"""c1 can only go to the corner of the map, and from there nowhere."""


@pytest.mark.rule("C11.33.f", "C12.44.j", "C12.42.c", "C12.35.d")
@pytest.mark.parametrize(("revision", "left"), [(2, 6), (1, 7)])
def test_11_33_who_is_cornered_after_a_retreat_before_assault_pays_for_the_ground(revision, left):
    words = {"leaders": LEADER, "revision": revision, **ASK}
    table = assault(facing_off(CORNER, "size 7 x 6", **words), ("u1", "0605"))
    table.dice(6, 5).play("RetreatBefore", unit="c1")
    assert (table.where("c1"), table.strength("c1")) == ("0706", left)
    assert [row["short"] for row in told(table, "could_not_retreat")] == ([1] if revision >= 2 else [])
    assert table.asked == "advance.choose"


@pytest.mark.rule("C11.33.f", "C11.33.d")
@pytest.mark.parametrize(("state", "dice"), [("", (9,)), (" (disordered)", (1, 1))])
def test_11_33_who_set_out_in_good_order_does_not_check_for_it(state, dice):
    """The woods on the way Disorder c1 (a nine); it was in Good Order when it chose to go. Its twin was not."""
    table = assaulted(f"vW: c1 cavalry 4 7/5{state}", "0706: woods", **ASK)
    table.play("RetreatBefore", unit="c1")
    table.dice(*dice).play("Retreat", units=["c1"], path=["0706"])
    assert table.is_disordered("c1")
    assert whys(table) == [("c1", "terrain")] + ([("c1", "retreat_before")] if state else [])


@pytest.mark.rule("C12.42.c", "C8.23.d", "C11.33.f")
def test_12_42_the_retreat_that_follows_is_nobodys_choice():
    """c1 fails its check and falls back upon guns: nobody asks where it stands among them (8.23)."""
    table = assaulted(SHAKEN + "\n0806 vW: c-bat artillery 4N", **ASK)
    table.play("RetreatBefore", unit="c1")
    table.dice(6, 5).play("Retreat", units=["c1"], path=["0706"])
    table.play("Retreat", units=["c1"], path=["0806"])
    assert (table.stack("0806"), table.asked) == (["c1", "c-bat"], "advance.choose")


def test_11_33_in_a_match_of_revision_1_every_retreat_of_the_chain_is_checked():
    table = assaulted(SHAKEN, revision=1, **ASK)
    table.play("RetreatBefore", unit="c1")
    table.dice(6, 5).play("Retreat", units=["c1"], path=["0706"])
    table.dice(1).play("Retreat", units=["c1"], path=["0806"])
    assert [why for _, why in whys(table)] == ["retreat_before", "second_disorder", "retreat_before"]


@pytest.mark.rule("C11.33.e")
def test_11_33_a_reaction_move_before_does_not_matter():
    table = assaulted("vW: c1 cavalry 4 (reaction moved)", **ASK)
    assert table.allows("RetreatBefore", unit="c1")


@pytest.mark.rule("C11.34.a")
def test_11_34_it_goes_through_friends_with_whom_it_cannot_stack():
    units = "vW: c1 infantry 9\n0705 vW: c2 infantry 9\n0706 vW: c3 infantry 9\n0606 vW: c4 infantry 9"
    table = assaulted(units, **ASK)
    table.play("RetreatBefore", unit="c1")
    ends = {action["path"][-1] for action in table.candidates()}
    assert ends.isdisjoint({"0705", "0706", "0606"})
    assert all(len(action["path"]) >= 2 for action in table.candidates() if action["path"][0] in ("0705", "0706"))


@pytest.mark.rule("C11.34.b")
def test_11_34_not_into_a_hex_that_waits_for_its_own_assault():
    """Enemies all around leave c1 only the hex of c2, which is closed if it is to be assaulted too."""
    units = """
        0505 vE: u1 infantry 5
        0506 vE: u2 infantry 5
        0604 vE: u3 infantry 3
        0806 vNW: u4 infantry 3
        0605 vW: c1 infantry 3
        0606 vW: c2 infantry 3
    """
    both = assault(facing_off(units, **ASK), ("u1", "0605"), ("u2", "0606"))
    assert code(both, "RetreatBefore", unit="c1") == ("C12.44.a1", "nowhere_to_retreat")
    one = assault(facing_off(units, **ASK), ("u1", "0605"))
    one.play("RetreatBefore", unit="c1")
    assert one.where("c1") == "0606"


@pytest.mark.rule("C11.33.a")
def test_11_33_standing_instructions_answer():
    told_to = {"confederate": {"retreat_before_assault": "if_disordered"}}
    table = assaulted("vW: c1 infantry 5 7/5 (disordered), c2 infantry 5", **told_to)
    assert table.asked == "retreat.choose"
    assert [row["instruction"] for row in told(table, "instruction_followed")] == ["retreat_before_assault"]
    steady = assaulted("vW: c1 infantry 5", dice=(3, 6), **told_to)
    assert "retreat_before_assault" in [row["instruction"] for row in told(steady, "instruction_followed")]
    assert rolled(steady)["result"] == "defender_retreats"


@pytest.mark.rule("C11.11.b", "C11.11.c")
def test_11_11_each_step_is_finished_for_all_before_the_next():
    units = """
        0505 vE: u1 infantry 5 7/5 (green)
        0507 vE: u2 infantry 5 7/5 (green)
        0605 vW: c1 infantry 5
        0607 vW: c2 infantry 5
    """
    table = facing_off(units, **ASK)
    assault(table, ("u1", "0605"), ("u2", "0607"))
    table.dice(1, 1, 1, 1).play("StandFast")
    assert [row["why"] for row in told(table, "cohesion_checked")] == ["commitment"] * 2 + ["pre_assault_check"] * 2
    assert table.asked == "assault.order"


# --- Step 3 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.36.a", "C11.36.b", "C8.36.h", "C14.1.a")
def test_11_36_green_attackers_check_one_by_one_and_may_hang_back():
    units = "0505 vE: u1 infantry 4 7/5 (green), u2 infantry 5 7/5 (green)\n0605 vW: c1 infantry 5"
    table = assault(facing_off(units, leaders=""), ("u1 u2", "0605"), dice=(9, 3, 1, 7))
    assert [row["unit"] for row in told(table, "unit_hung_back")] == ["u1"]
    assert rolled(table)["units"] == ["u2"]
    assert not table.is_disordered("u1")


@pytest.mark.rule("C11.36.b", "C11.31.b")
def test_11_36_if_all_hang_back_there_is_no_assault():
    table = assaulted("vW: c1 infantry 5", attacker="vE: u1 infantry 5 7/5 (green)", dice=(9,))
    assert table.happened("assault_resolved") == []
    assert [row["why"] for row in told(table, "cohesion_checked")] == ["commitment"]
    assert not table.is_disordered("u1")


# --- Step 4 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.37.a", "C11.37.c", "C11.37.d", "C8.36.f")
@pytest.mark.parametrize(("die", "disordered"), [(7, False), (8, True)])
def test_11_37_the_top_unit_rolls_for_its_stack(die, disordered):
    table = assaulted("vW: c1 infantry 5 7/5, c2 infantry 4 9/7", dice=(die, 1))
    before = [event for event in table.events if event.kind in ("unit_disordered", "assault_resolved")]
    first = [event.args.get("unit") for event in before[: before.index(table.happened("assault_resolved")[0])]]
    assert first == (["c1", "c2"] if disordered else [])


@pytest.mark.rule("C11.37.d", "C12.36.a", "C11.62.a", "C11.65.a")
def test_11_37_those_already_disordered_suffer_a_second_disorder_and_guns_are_abandoned():
    stack = "vW: c1 infantry 8 7/5 (disordered), c-bat artillery 4N 7/5 (disordered)"
    # c1 fails (8 above 5), checks again and passes: a point and a retreat.
    table = assaulted(stack, dice=(5, 3))
    assert table.asked == "retreat.choose"
    assert (table.strength("c1"), table.abandoned("c-bat")) == (7, 1)


@pytest.mark.rule("C11.62.a")
def test_11_62_disordered_guns_that_fail_alone_are_abandoned():
    table = assaulted("vW: c-bat artillery 4N 7/5 (disordered)", dice=(6,))
    assert table.abandoned("c-bat") == 1
    assert table.where("u1") == "0605"


@pytest.mark.rule("C11.37.e", "C12.51.a4")
@pytest.mark.parametrize("die", [4, 5])
def test_11_37_under_march_orders_a_pass_disorders_and_a_failure_routs(die):
    """Cohesion 7, with 2 added for March Orders and 1 for the flank: 4 passes, 5 fails."""
    dice = (die, 1) if die == 4 else (die,)
    table = assaulted("sSW: c1 infantry 5 7/5, c2 infantry 2 7/5", attacker="vE: u1 infantry 2", dice=dice)
    if die == 4:
        assert [row["unit"] for row in told(table, "unit_disordered")][:2] == ["c1", "c2"]
        assert named(told(table, "cohesion_checked")[0]) == {"check_march": 2, "check_flank": 1}
    else:
        assert table.is_routed("c1")
        assert table.is_routed("c2")
        assert told(table, "unit_routed")[0]["hex"] == "0605"


@pytest.mark.rule("C11.37.e")
def test_11_37_guns_on_the_march_are_abandoned():
    table = assaulted("sSW: c-bat artillery 4N 7/5", dice=(9,))
    assert table.abandoned("c-bat") == 1


@pytest.mark.rule("C11.37.b")
def test_11_37_with_guns_on_a_line_the_defender_chooses_who_rolls():
    units = "0504 vE: u1 infantry 5\n0604 vW: c1 infantry 12 7/5 (line 0605)\n0605 vW: c-bat artillery 4N 5/3"
    table = facing_off(units, leaders="")
    table.state.at[table.game.field.numbers["hex"]["0605"]] = tuple(
        table.game.field.numbers["unit"][name] for name in ("c-bat", "c1")
    )
    table.play("DesignateAssault", unit="u1", targets=["0604"])
    table.play("EndDesignation")
    assert table.asked == "assault.who_checks"
    assert code(table, "CheckWith", unit="u1") == ("C11.37.b", "not_on_top")
    table.dice(6, 5).play("CheckWith", unit="c1")
    assert told(table, "cohesion_checked")[0]["unit"] == "c1"


def check_of(defender, attacker="vE: u1 infantry 5", map="", **words):
    table = facing_off(f"0505 {attacker}\n0605 {defender}", map, **words)
    return check(table, defender.split(": ")[1].split()[0], plan(table, "u1", "0605"))


@pytest.mark.rule("C11.37.a", "C11.37.g", "C12.34.c", "C6.13.i")
def test_11_37_modifiers_of_the_check():
    assert check_of("vW: c1 infantry 5") == {}
    assert check_of("vSW: c1 infantry 5") == {"check_flank": 1}
    assert check_of("vE: c1 infantry 5") == {"check_rear": 2}
    assert check_of("vW: c1 infantry 5 (disordered)") == {"check_disordered": 1}
    assert check_of("sSW: c1 infantry 5") == {"check_march": 2, "check_flank": 1}
    assert check_of("vW: c1 infantry 5", map="0605: town") == {"check_ground": -1}


@pytest.mark.rule("C11.37.h", "C15.23.c")
def test_11_37_entrenchments_help_if_the_assault_crosses_them():
    for arm in ("infantry 5", "cavalry 4", "artillery 4N"):
        assert check_of(f"vW: c1 {arm}", entrenchments="0605 vW") == {"check_entrenchment": -1}
    assert check_of("vW: c1 infantry 5", entrenchments="0605 vE") == {}
    units = (
        "0504 vE: u1 infantry 5\n0506 vE: u2 infantry 5\n0505 vE: u3 infantry 5\n0604 vW: c1 infantry 12 (line 0605)"
    )
    table = facing_off(units, entrenchments="0605 vW")
    assert check(table, "c1", plan(table, "u1 u3 u2", "0604 0605")) == {"check_entrenchment": -1}
    assert check(table, "c1", plan(table, "u1", "0604")) == {}


@pytest.mark.rule("C11.37.g")
def test_11_37_the_flank_counts_even_without_a_position_modifier():
    """One hex of two is assaulted in flank, the other in front: no Position modifier, yet the one adds 1."""
    units = "0505 vE: u1 infantry 5\n0604 vW: c1 infantry 5\n0605 vSW: c2 infantry 5"
    table = facing_off(units)
    row = plan(table, "u1", "0604 0605")
    assert (check(table, "c1", row), check(table, "c2", row)) == ({}, {"check_flank": 1})


@pytest.mark.rule("C11.32.h", "C11.32.g")
def test_11_32_a_defender_assaulted_twice_checks_once_with_the_worst_case():
    units = "0505 vE: u1 infantry 5\n0705 vSW: u2 infantry 5\n0605 vW: c1 infantry 5 7/5"
    table = assault(facing_off(units), ("u1", "0605"), ("u2", "0605"), dice=(3,))
    checks = told(table, "cohesion_checked")
    assert [named(row) for row in checks] == [{"check_rear": 2}]


# --- Step 5 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.38.a", "C11.38.b", "C10.43.a")
def test_11_38_defenders_may_fire_at_the_attackers_before_the_roll():
    table = assaulted("vW: c1 infantry 7", dice=(3,), confederate={"pre_assault_fire": "ask"})
    assert table.asked == "fire.answer"
    assert {action.get("unit") for action in table.candidates()} >= {"c1"}
    assert {action.get("target", "0505") for action in table.candidates()} == {"0505"}
    # A seven and one for Prepared Fire: one point, a die for the leader, a check with 2 added; then four assault seven.
    shot = next(action for action in table.candidates() if action.get("unit") == "c1")
    table.dice(7, 5, 3, 1).play(shot)
    assert table.strength("u1") == 4
    assert rolled(table)["attack"] == 4


@pytest.mark.rule("C11.32.a", "C12.47.a")
def test_11_32_who_is_driven_off_before_the_roll_takes_no_part():
    """Pre-Assault Fire drives the one off; the other assaults alone, though it was declared with it."""
    units = "0505 vE: u1 infantry 8 7/5 (disordered)\n0506 vE: u2 infantry 5\n0605 vW: c1 infantry 7"
    table = facing_off(units, confederate={"pre_assault_fire": "ask"})
    assault(table, ("u1 u2", "0605"), dice=(3,))
    shot = next(action for action in table.candidates() if action.get("target") == "0505")
    table.dice(6, 9).play(shot)
    assert table.asked == "retreat.choose"
    table.dice(2).play(table.candidates()[0])
    assert rolled(table)["units"] == ["u2"]


@pytest.mark.rule("C8.23.d", "C8.23.e")
@pytest.mark.parametrize(("above", "stack"), [(True, ["c1", "c-bat"]), (False, ["c-bat", "c1"])])
def test_8_23_who_retreats_of_its_own_will_stands_above_or_below_guns(above, stack):
    """c1 comes through the Front of the guns, and would stand on top of them."""
    table = assaulted("vW: c1 infantry 5\n0706 vW: c-bat artillery 4N", **ASK)
    table.play("RetreatBefore", unit="c1")
    table.play("Retreat", units=["c1"], path=["0706"])
    assert (table.asked, table.decision.seats) == ("stack.place", (1,))
    table.play("JoinStack", above=above)
    assert table.stack("0706") == stack


@pytest.mark.rule("C8.23.d", "C12.43.a")
def test_8_23_who_must_retreat_has_no_choice():
    table = table_with("0505 vE: u1 infantry 5\n0405 vE: u-bat artillery 4N\n0605 vW: c1 infantry")
    fall_back(table, "u1", 1, 1)
    table.play("Retreat", units=["u1"], path=["0405"])
    assert (table.stack("0405"), table.asked) == (["u1", "u-bat"], "brigade.act")


@pytest.mark.rule("C10.41.d", "C10.43.a", "C11.38.a", "C10.15.b")
def test_11_38_a_defender_divides_its_fire_among_the_attackers_of_two_assaults():
    """u1 and u2 do not combine; c1, with five points, fires three at one of them and two at the other, or all at
    one."""
    units = "0505 vE: u1 infantry 5 9/9\n0506 vE: u2 cavalry 5 9/9\n0605 vW: c1 infantry 5 R 9/9"
    fire = {"confederate": {"pre_assault_fire": "ask"}, "leaders": LEADER}

    def opened():
        return assault(facing_off(units, **fire), ("u1", "0605"), ("u2", "0605"), dice=(1,))

    table = opened()
    assert table.asked == "fire.answer"
    assert code(table, "AnswerFire", unit="c1", target="0505", points=4) == ("C10.15.b", "shares_not_equal")
    table.play("AnswerFire", unit="c1", target="0505", points=3)
    assert code(table, "HoldFire") == ("C10.15.b", "shares_left")
    table.dice(1, 1).play("AnswerFire", unit="c1", target="0506")
    assert [row["points"] for row in told(table, "unit_fired")] == [3, 2]
    whole = opened()
    whole.dice(1, 1).play("AnswerFire", unit="c1", target="0505")
    assert [row["points"] for row in told(whole, "unit_fired")] == [5]
