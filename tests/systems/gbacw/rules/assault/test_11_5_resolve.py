"""11.41, 11.45 to 11.48: the roll, the advance, Continued Assaults, Disorder afterwards.

No leader is with the attackers unless a test brings one: every first assault has 1 taken off (C11.72.a).
"""

from __future__ import annotations

import pytest

from systems.gbacw.rules.assault.positions import assault, code, facing_off, named, rolled, told

AWAY = "1515 vW: c9 infantry 5"
OVER = ("marker.brigade", "activation.first", None)
"""What is asked when the brigade has done with its assaults."""


def clash(attacker, defender, dice, *more, **words):
    """u1 in 0505 assaults 0605; ``dice`` are the check, the roll and what they call for."""
    table = facing_off("\n".join([f"0505 {attacker}", f"0605 {defender}", *more]), **words)
    return assault(table, ("u1", "0605"), dice=dice)


def results(table):
    return [row["result"] for row in told(table, "assault_resolved")]


# --- 11.41 -----------------------------------------------------------------------------------------------------------

TWO_PAIRS = """
    0503 vE: u1 infantry 5
    0507 vE: u2 infantry 5
    0603 vW: c1 infantry 5
    0607 vW: c2 infantry 5
"""


@pytest.mark.rule("C11.41.b", "C11.11.c")
@pytest.mark.parametrize(("end", "first"), [("left", "u1"), ("right", "u2")])
def test_11_41_from_one_end_of_the_line_to_the_other(end, first):
    table = assault(facing_off(TWO_PAIRS), ("u1", "0603"), ("u2", "0607"), dice=(3, 3))
    assert table.asked == "assault.order"
    assert code(table, "ResolveFrom", end="middle") == ("C11.41.b", "from_one_end")
    table.dice(7).play("ResolveFrom", end=end)
    assert [row["units"] for row in told(table, "assault_resolved")] == [[first]]


@pytest.mark.rule("C11.41.a")
def test_11_41_one_assault_is_over_before_the_next_begins():
    table = assault(facing_off(TWO_PAIRS), ("u1", "0603"), ("u2", "0607"), dice=(3, 3))
    table.dice(7).play("ResolveFrom", end="left")
    table.play("Retreat", units=["c1"], path=["0703"])
    table.dice(7).play("FaceAfterAdvance", facing="vE")
    kinds = [event.kind for event in table.events]
    second = kinds.index("assault_resolved", kinds.index("assault_resolved") + 1)
    assert kinds.index("unit_advanced") < second
    assert [row["unit"] for row in told(table, "unit_disordered")][:2] == ["c1", "u1"]


# --- 11.45 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.45.a", "C11.45.b")
def test_11_45_both_brigades_were_in_a_step_6b():
    table = clash("vE: u1 infantry 5", "vW: c1 infantry 5", (3, 7))
    assert (rolled(table)["total"], results(table)) == (6, ["defender_retreats"])
    assert table.has_mark("u1", "assaulted")
    assert table.has_mark("c1", "assaulted")
    noted = {table.game.field.brigades[row[1]].id for row in table.state.notes if row[0] == "assaulted"}
    assert noted == {"u-brigade", "c-brigade"}


# --- 11.46 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.46.a", "C11.46.c", "C12.6.b")
def test_11_46_attackers_must_advance_and_may_turn_one_corner():
    table = clash("vE: u1 infantry 5", "vW: c1 infantry 5", (3, 7))
    table.play("Retreat", units=["c1"], path=["0706"])
    assert (table.where("u1"), table.asked) == ("0605", "advance.face")
    assert code(table, "FaceAfterAdvance", facing="vSW")[1] == "one_corner"
    table.play("FaceAfterAdvance", facing="vSE")
    assert table.facing("u1") == "vSE"


@pytest.mark.rule("C12.6.e", "C9.44.d", "C9.44.e", "C11.46.a")
@pytest.mark.parametrize("crossing", ["bridge", "ford"])
def test_11_46_who_assaulted_across_a_bridge_or_ford_advances_across_it(crossing):
    """The slope is closed to horsemen off the way."""
    ground = f"0605: level 2\n0505/SE: abrupt, stream, {crossing}\nroad 0505 0605"
    table = facing_off("0505 vE attack: u1 cavalry 9\n0605 vW: c1 infantry 3", ground)
    assault(table, ("u1", "0605"), dice=(3, 9))
    table.play("Retreat", units=["c1"], path=["0706"])
    assert table.where("u1") == "0605"


@pytest.mark.rule("C11.46.a")
def test_11_46_who_reaches_two_hexes_that_were_left_may_choose_but_not_stay():
    units = "0505 vE: u1 infantry 9\n0604 vW: c1 infantry 3\n0605 vW: c2 infantry 3"
    table = assault(facing_off(units), ("u1", "0604 0605"), dice=(3, 3, 6))
    table.play("Retreat", units=["c1"], path=["0704"])
    table.play("Retreat", units=["c2"], path=["0706"])
    assert table.asked == "advance.choose"
    table.play("DeclineAdvance", unit="u1")
    assert table.where("u1") == "0605"


@pytest.mark.rule("C11.46.a", "C12.8.d", "C12.6.i")
def test_11_46_abandoned_guns_do_not_hold_a_hex():
    table = clash("vE: u1 infantry 9", "vW: c-bat artillery 4N 7/5", (3, 6))
    assert results(table) == ["defender_broken"]
    assert (table.abandoned("c-bat"), table.where("c-bat"), table.where("u1")) == (1, "0605", "0605")


@pytest.mark.rule("C11.46.d", "C11.47.d", "C11.64.a")
def test_11_46_a_defender_may_follow_attackers_who_were_thrown_back():
    table = clash("vE: u1 infantry 5", "vW: c1 infantry 5, c-bat artillery 4N", (3, 1))
    assert results(table) == ["attacker_retreats"]
    table.play("Retreat", units=["u1"], path=["0404"])
    assert (table.asked, table.decision.seats) == ("assault.counter", (1,))
    table.play("EndAssault")
    table.play("Advance", unit="c1", to=["0505"])
    assert (table.where("c1"), table.where("c-bat")) == ("0505", "0605")


@pytest.mark.rule("C11.47.d")
@pytest.mark.parametrize("said", ["always", "never"])
def test_11_47_a_defender_may_have_said_beforehand_whether_he_goes_on(said):
    units = "0505 vE: u1 infantry 5\n0605 vW: c1 infantry 5"
    table = assault(facing_off(units, confederate={"continued_assault": said}), ("u1", "0605"), dice=(3, 1))
    table.play("Retreat", units=["u1"], path=["0404"])
    assert table.happened("instruction_followed")[-1].args["instruction"] == "continued_assault"
    if said == "never":
        assert (table.asked in OVER, table.where("c1")) == (True, "0605")
    else:
        assert (table.asked, table.decision.seats) == ("advance.choose", (1,))


@pytest.mark.rule("C11.46.d", "C11.47.d", "C11.35.c")
def test_11_46_who_retreated_before_the_assault_has_not_won_it():
    units = "0505 vE: u1 infantry 5\n0605 vW: c1 infantry 5, c2 infantry 5"
    table = assault(facing_off(units, confederate={"retreat_before_assault": "ask"}), ("u1", "0605"))
    table.play("RetreatBefore", unit="c1")
    table.play("Retreat", units=["c1"], path=["0706"])
    table.dice(3, 1).play("StandFast")
    table.play("Retreat", units=["u1"], path=["0404"])
    table.play("ContinueAssault")
    assert told(table, "assault_goes_on") == [{"units": ["c2"]}]


@pytest.mark.rule("C11.64.a")
def test_11_64_guns_do_not_continue_an_assault():
    table = clash("vE: u1 infantry 1", "vW: c-bat artillery 4N", (3, 1))
    table.play("Retreat", units=["u1"], path=["0404"])
    assert table.asked in OVER
    assert (table.where("c-bat"), told(table, "assault_goes_on")) == ("0605", [])


@pytest.mark.rule("C11.46.e")
def test_11_46_a_defender_assaulted_in_flank_turns_to_follow_or_as_he_likes():
    for facing, follows in (("vW", True), ("vE", False)):
        table = clash("vE: u1 infantry 2", "vSW: c1 infantry 9", (3, 1))
        table.play("Retreat", units=["u1"], path=["0404"])
        table.play("EndAssault")
        assert table.asked == "assault.face_freely"
        assert code(table, "FaceFreely", facing="sN")[1] == "wrong_kind_of_facing"
        table.play("FaceFreely", facing=facing)
        assert table.facing("c1") == facing
        assert (table.asked == "advance.choose") == follows


@pytest.mark.rule("C11.46.f", "C11.48.b")
def test_11_46_a_hex_emptied_by_another_assault_is_only_advanced_into():
    units = "0505 vE: u1 infantry 9\n0506 vE: u2 infantry 4\n0605 vW: c1 infantry 3"
    table = assault(facing_off(units), ("u1", "0605"), ("u2", "0605"), dice=(3,))
    table.dice(4).play("ResolveFrom", end="left")
    table.play("Retreat", units=["c1"], path=["0705"])
    table.play("FaceAfterAdvance", facing="vE")
    assert len(results(table)) == 1
    assert (table.where("u1"), table.where("u2")) == ("0605", "0605")
    assert (table.is_disordered("u1"), table.is_disordered("u2")) == (True, False)


@pytest.mark.rule("C11.46.f", "C11.32.g")
def test_11_46_a_defender_who_is_still_there_is_assaulted_again():
    units = "0505 vE: u1 infantry 5\n0506 vE: u2 infantry 5\n0605 vW: c1 infantry 9"
    table = assault(facing_off(units), ("u1", "0605"), ("u2", "0605"), dice=(3,))
    # A bloody stalemate in which everybody stays steady; u1 is Disordered afterwards. Then u2, thrown back.
    table.dice(6, 1, 1, 3).play("ResolveFrom", end="left")
    assert [row["units"] for row in told(table, "assault_resolved")] == [["u1"], ["u2"]]
    assert results(table) == ["bloody_stalemate", "attacker_retreats"]


@pytest.mark.rule("C11.46.g")
def test_11_46_a_victorious_defender_may_attack_those_whose_assault_is_still_to_come():
    """c1 throws u1 back, follows it into 0505 and assaults u2 in 0506 from the flank; u2 stays and assaults c2 then."""
    units = """
        0505 vE: u1 infantry 2
        0506 vE: u2 infantry 6
        0605 vW: c1 infantry 6
        0606 vW: c2 infantry 6
    """
    table = assault(facing_off(units), ("u1", "0605"), ("u2", "0606"), dice=(3, 3))
    table.dice(1).play("ResolveFrom", end="left")
    table.play("Retreat", units=["u1"], path=["0404"])
    table.play("ContinueAssault")
    table.play("Advance", unit="c1", to=["0505"])
    # Facing south-west c1 has 0405 and 0506 in front; a stalemate that shakes nobody, then u2 against c2.
    table.dice(3, 1, 1, 3).play("FaceAfterAdvance", facing="vSW")
    fights = [(row["units"], row["hexes"]) for row in told(table, "assault_resolved")]
    assert fights == [(["u1"], ["0605"]), (["c1"], ["0506"]), (["u2"], ["0606"])]


# --- 11.47 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.47.a", "C11.47.b", "C11.47.f")
def test_11_47_eight_or_more_lets_the_attacker_go_on_and_he_says_so_before_he_advances():
    table = clash("vE: u1 infantry 9", "vW: c1 infantry 3", (3, 6), "0805 vW: c2 infantry 3")
    assert rolled(table)["total"] == 8
    table.play("Retreat", units=["c1"], path=["0705"])
    assert (table.asked, table.where("u1")) == ("assault.continue", "0505")
    table.play("EndAssault")
    table.play("FaceAfterAdvance", facing="vE")
    assert (table.where("u1"), len(results(table))) == ("0605", 1)
    assert table.asked in OVER


@pytest.mark.rule("C11.47.b", "C11.47.k", "C11.47.m", "C11.47.n", "C11.47.p", "C11.37.f", "C11.21.b", "C11.47.o")
def test_11_47_who_charged_must_go_on():
    """Green troops charge, and the regiment behind is assaulted at once: nobody checks, no Charge, one less on the die;
    Disorder comes at the end."""
    green = "vE attack: u1 infantry 9 7/5 (entered hex, green)"
    table = clash(green, "vW: c1 infantry 3", (3, 3, 5), "0706 vW: c2 infantry 9")
    assert named(rolled(table)) == {"assault_ratio": 3, "infantry_charge": 1, "no_leader": -1}
    table.play("Retreat", units=["c1"], path=["0705"])
    assert [row["units"] for row in told(table, "assault_goes_on")] == [["u1"]]
    assert not table.is_disordered("u1")
    table.dice(2).play("FaceAfterAdvance", facing="vSE")
    assert rolled(table)["hexes"] == ["0706"]
    assert named(rolled(table)) == {"continued_assault": -1, "no_leader": -1}
    assert [row["why"] for row in told(table, "cohesion_checked")] == ["commitment", "pre_assault_check"]


@pytest.mark.rule("C11.47.k", "C11.47.l")
def test_11_47_all_enemies_in_front_are_attacked():
    table = clash("vE: u1 infantry 9", "vW: c1 infantry 3", (3, 6), "0705 vW: c2 infantry 5", "0706 vW: c3 infantry 4")
    table.play("Retreat", units=["c1"], path=["0606"])
    table.play("ContinueAssault")
    table.dice(2).play("FaceAfterAdvance", facing="vE")
    assert (rolled(table)["hexes"], rolled(table)["defence"]) == (["0705", "0706"], 9)


@pytest.mark.rule("C11.47.c", "C11.47.p")
def test_11_47_a_second_continued_assault_is_voluntary_and_has_two_taken_off():
    attacker = "vE attack: u1 infantry 15 (entered hex)"
    table = clash(attacker, "vW: c1 infantry 3", (3, 3), "0706 vW: c2 infantry 3", "0807 vW: c3 infantry 9")
    table.play("Retreat", units=["c1"], path=["0705"])
    table.dice(6).play("FaceAfterAdvance", facing="vSE")
    assert (named(rolled(table))["continued_assault"], results(table)[-1]) == (-1, "defender_driven")
    while table.asked == "retreat.choose":
        table.play(table.candidates()[0])
    assert table.asked == "assault.continue"
    table.play("ContinueAssault")
    table.dice(1, 1, 1).play("FaceAfterAdvance", facing="vE")
    assert named(rolled(table))["continued_assault"] == -2


@pytest.mark.rule("C11.47.d", "C11.47.p", "C11.72.b", "C12.47.b")
def test_11_47_defenders_continue_and_so_may_those_they_drive():
    """c1 follows u1 and assaults it, with 1 taken off and no penalty for want of a leader; thrown back itself, u1 may
    continue with 2 taken off, although its activation was over."""
    table = clash("vE: u1 infantry 6", "vW: c1 infantry 6", (3, 1))
    table.play("Retreat", units=["u1"], path=["0405"])
    table.play("ContinueAssault")
    table.play("Advance", unit="c1", to=["0505"])
    table.dice(1).play("FaceAfterAdvance", facing="vW")
    assert named(rolled(table)) == {"continued_assault": -1, "defenders_disordered": 1}
    assert (results(table)[-1], table.asked) == ("attacker_retreats", "retreat.choose")
    table.play("Retreat", units=["c1"], path=["0605"])
    assert (table.asked, table.decision.seats) == ("assault.counter", (0,))
    table.play("ContinueAssault")
    table.play("Advance", unit="u1", to=["0505"])
    table.dice(8, 1).play("FaceAfterAdvance", facing="vE")
    assert (rolled(table)["units"], named(rolled(table))["continued_assault"]) == (["u1"], -2)


@pytest.mark.rule("C11.47.a", "C11.47.e", "C11.48.b")
def test_11_47_a_check_that_routs_everybody_is_a_ground_to_go_on():
    """A marching regiment routs before it is touched; there was no Step 6b, so nobody is Disordered by it."""
    table = clash("vE: u1 infantry 5", "sSW: c1 infantry 5 7/5", (9, 1), "0706 vW: c2 infantry 5 @c-grey")
    assert table.is_routed("c1")
    assert (table.asked, results(table)) == ("assault.continue", [])
    table.play("EndAssault")
    table.play("FaceAfterAdvance", facing="vE")
    assert (table.where("u1"), table.is_disordered("u1")) == ("0605", False)


CHARGERS = "vE attack: u1 infantry 9 (entered hex)"
"""They destroy the one company before them, and must go on."""


@pytest.mark.rule("C11.47.g", "C11.47.h", "C11.47.b")
def test_11_47_one_or_two_hexes_further_to_get_at_the_enemy():
    """c2 stands in 0904: by 0705 and 0804 it comes into the Front, by 0706 it does not."""
    table = clash(CHARGERS, "vW: c1 infantry 1", (3, 7), "0904 vW: c2 infantry 9")
    assert (results(table), table.where("c1")) == (["defender_broken"], "eliminated")
    table.play("FaceAfterAdvance", facing="vE")
    assert table.asked == "assault.further"
    assert code(table, "EndFurther") == ("C11.47.g", "must_reach_enemy")
    assert code(table, "AdvanceFurther", unit="u1", to="0706") == ("C11.47.g", "toward_the_enemy")
    assert code(table, "AdvanceFurther", unit="u1", to="0604") == ("C7.13.a", "not_in_front")
    assert code(table, "AdvanceFurther", unit="c2", to="0705") == ("C11.47.k", "does_not_continue")
    table.play("AdvanceFurther", unit="u1", to="0705")
    assert code(table, "FaceAfterAdvance", facing="vSE") == ("C11.47.g", "toward_the_enemy")
    table.play("FaceAfterAdvance", facing="vE")
    table.play("AdvanceFurther", unit="u1", to="0804")
    table.dice(2).play("FaceAfterAdvance", facing="vE")
    assert (rolled(table)["units"], rolled(table)["hexes"]) == (["u1"], ["0904"])


@pytest.mark.rule("C11.47.b", "C11.47.g", "C11.47.h", "C11.47.i")
def test_11_47_with_no_enemy_to_be_had_the_further_advance_is_optional():
    units = "0505 vE attack: u1 infantry 9 (entered hex), u2 infantry 5 (entered hex)"
    units += "\n0605 vW: c1 infantry 1\n0602 vNE: c2 infantry 9"
    table = assault(facing_off(units), ("u1 u2", "0605"), dice=(3, 7))
    table.play("FaceAfterAdvance", facing="vE")
    assert table.asked == "assault.further"
    assert table.allows("EndFurther")
    table.play("AdvanceFurther", unit="u1", to="0705")
    assert code(table, "FaceAfterAdvance", facing="vSW") == ("C12.6.a", "one_corner")
    assert table.allows("FaceAfterAdvance", facing="vSE")
    table.play("FaceAfterAdvance", facing="vE")
    table.play("AdvanceFurther", unit="u1", to="0805")
    table.play("FaceAfterAdvance", facing="vE")
    assert code(table, "AdvanceFurther", unit="u1", to="0905") == ("C11.47.g", "two_hexes")
    table.play("EndFurther")
    assert len(results(table)) == 1


@pytest.mark.rule("C11.47.h")
def test_11_47_it_stops_next_to_an_enemy():
    units = "0505 vE attack: u1 infantry 9 (entered hex), u2 infantry 5 (entered hex)"
    units += "\n0605 vW: c1 infantry 1\n0904 vW: c2 infantry 9"
    table = assault(facing_off(units), ("u1 u2", "0605"), dice=(3, 7))
    table.play("FaceAfterAdvance", facing="vE")
    table.play("AdvanceFurther", unit="u1", to="0705")
    table.play("FaceAfterAdvance", facing="vE")
    table.play("AdvanceFurther", unit="u1", to="0804")
    table.play("FaceAfterAdvance", facing="vE")
    assert code(table, "AdvanceFurther", unit="u1", to="0903") == ("C11.47.h", "stopped_next_to_enemy")


@pytest.mark.rule("C11.47.j", "C12.6.e")
def test_11_47_not_through_dear_or_closed_ground():
    map = "0705: level 2\n0605/NE: {}"
    for attacker, slope, why in (
        (CHARGERS, "steep", "too_dear"),
        ("vE attack: u1 cavalry 9 (entered hex)", "abrupt", "prohibited"),
    ):
        words = {"map": map.format(slope)}
        table = clash(attacker, "vW: c1 infantry 1", (3, 8), "0906 vW: c2 infantry 9", **words)
        if table.asked == "assault.continue":
            table.play("ContinueAssault")
        table.play("FaceAfterAdvance", facing="vE")
        assert code(table, "AdvanceFurther", unit="u1", to="0705") == ("C11.47.j", why)
        assert table.allows("AdvanceFurther", unit="u1", to="0706")


@pytest.mark.rule("C11.47.k")
@pytest.mark.parametrize("closed", [False, True])
def test_11_47_non_phasing_troops_may_retreat_before_it_unless_the_option_says_no(closed):
    options = {"no_retreat_before_continued_assault": closed}
    words = {"options": options, "confederate": {"retreat_before_assault": "ask"}}
    table = facing_off("0505 vE: u1 infantry 9\n0605 vW: c1 infantry 3\n0706 vW: c2 infantry 9", **words)
    assault(table, ("u1", "0605"))
    table.dice(3, 6).play("StandFast")
    table.play("Retreat", units=["c1"], path=["0705"])
    table.play("ContinueAssault")
    if closed:
        table.dice(3)
    table.play("FaceAfterAdvance", facing="vSE")
    assert (table.asked == "assault.retreat_before") == (not closed)


@pytest.mark.rule("C11.47.k")
def test_11_47_phasing_troops_may_not_retreat_before_it():
    words = {"union": {"retreat_before_assault": "ask"}}
    table = clash("vE: u1 infantry 6", "vW: c1 infantry 6", (3, 1), **words)
    table.play("Retreat", units=["u1"], path=["0405"])
    table.play("ContinueAssault")
    table.play("Advance", unit="c1", to=["0505"])
    table.dice(1).play("FaceAfterAdvance", facing="vW")
    assert [row["units"] for row in told(table, "assault_resolved")] == [["u1"], ["c1"]]


@pytest.mark.rule("C11.47.k", "C11.47.l")
def test_11_47_those_who_advanced_into_two_hexes_are_designated_anew():
    units = """
        0505 vE: u1 infantry 9, u2 infantry 6
        0604 vW: c1 infantry 1
        0605 vW: c2 infantry 1
        0705 vW: c3 infantry 9
    """
    table = assault(facing_off(units), ("u1 u2", "0604 0605"), dice=(3, 3, 6, 9, 1))
    table.play("ContinueAssault")
    table.play("Advance", unit="u1", to=["0604"])
    table.play("FaceAfterAdvance", facing="vE")
    table.play("DeclineAdvance", unit="u2")
    table.play("FaceAfterAdvance", facing="vE")
    assert table.asked == "assault.designate"
    assert code(table, "EndDesignation") == ("C11.47.k", "must_assault")
    assert code(table, "DesignateAssault", unit="c3", targets=["0604"])[1] == "does_not_continue"
    table.play("DesignateAssault", unit="u1", targets=["0705"])
    table.play("JoinAssault", unit="u2", other="u1")
    table.dice(2).play("EndDesignation")
    assert rolled(table)["units"] == ["u1", "u2"]


# --- 12.6 in a Continued Assault -------------------------------------------------------------------------------------

NERVOUS = "0706 vW: c2 infantry 9 7/5 (disordered)"
"""It turns to meet those who come next to it, fails its check (a nine) and the one after that, and Routs."""
TURNS = {"confederate": {"reaction_facing": "ask"}}


def pressed(*more, facing="vSE", **words):
    """u1 has destroyed the company in 0605, must go on, and faces so; the Confederates are asked whether they turn."""
    table = clash(CHARGERS, "vW: c1 infantry 1", (3, 7), NERVOUS, *more, **{**TURNS, **words})
    table.play("FaceAfterAdvance", facing=facing)
    return table


def turn(table, where, *dice):
    """The stack in this hex turns to the north-west, whoever else is asked lets it be."""
    while table.game.field.grid.names[table.decision.about["hex"]] != where:
        table.play("LetBe")
    table.dice(*dice).play("ReactFacing", facing="vNW")


@pytest.mark.rule("C12.6.b", "C12.6.j", "C11.46.f", "C11.47.h")
def test_12_6_a_hex_left_by_a_failed_reaction_in_a_continued_assault_is_advanced_into():
    """c3, two hexes behind c2, could be reached; but u1 was stopped by c2 and takes its hex. With that the assault is
    over: there was one roll, and its Disorder follows."""
    table = pressed("0908 vW: c3 infantry 9")
    turn(table, "0706", 9, 9)
    assert table.is_routed("c2")
    assert (table.where("u1"), table.asked) == ("0706", "advance.face")
    table.play("FaceAfterAdvance", facing="vSE")
    assert (table.asked in OVER, len(results(table)), table.is_disordered("u1")) == (True, 1, True)


@pytest.mark.rule("C12.6.j", "C11.47.g")
def test_12_6_who_has_such_a_hex_in_front_does_not_go_past_it():
    """u1 and u2 have taken a hex each; c2 flees before u2, and u1 has nobody near."""
    units = f"""
        0505 vE attack: u1 infantry 9 (entered hex), u2 infantry 6 (entered hex)
        0604 vW: c4 infantry 1
        0605 vW: c1 infantry 1
        {NERVOUS}
        0903 vW: c5 infantry 9
    """
    table = assault(facing_off(units, **TURNS), ("u1 u2", "0604 0605"), dice=(3, 3, 6, 9, 1))
    table.play("Advance", unit="u1", to=["0604"])
    table.play("FaceAfterAdvance", facing="vE")
    table.play("DeclineAdvance", unit="u2")
    table.play("FaceAfterAdvance", facing="vE")
    turn(table, "0706", 9, 9)
    assert table.asked == "assault.further"
    assert code(table, "AdvanceFurther", unit="u2", to="0705") == ("C12.6.j", "must_advance")
    assert table.allows("AdvanceFurther", unit="u1", to="0704")


@pytest.mark.rule("C12.6.j", "C11.47.k", "C11.46.a")
def test_12_6_who_has_others_in_front_attacks_them_and_takes_the_hex_afterwards():
    """In the stalemate c3 keeps its ground, and the hex of c2 is the only one to advance into."""
    table = pressed("0705 vW: c3 infantry 6 9/9", facing="vE")
    turn(table, "0706", 9, 9, 1, 4, 1, 1)
    assert (results(table)[-1], rolled(table)["defence"]) == ("bloody_stalemate", 6)
    assert (table.where("c3"), table.where("u1"), table.asked) == ("0705", "0706", "advance.face")
    table.play("FaceAfterAdvance", facing="vE")
    table.play("LetBe")
    assert (table.asked in OVER, len(results(table))) == (True, 2)


@pytest.mark.rule("C12.6.j", "C12.54.a", "C11.46.a")
def test_12_6_the_hex_of_a_neighbour_whom_the_rout_carries_along_may_be_chosen():
    table = pressed("0705 vW: c3 infantry 6 7/5 (disordered)", facing="vE")
    turn(table, "0706", 9, 9, 9, 9)
    assert (table.is_routed("c2"), table.is_routed("c3")) == (True, True)
    assert {tuple(each["to"]) for each in table.candidates() if each["do"] == "Advance"} == {("0706",)}
    table.play("DeclineAdvance", unit="u1")
    assert (table.where("u1"), table.asked) == ("0705", "advance.face")


@pytest.mark.rule("C12.6.b", "C12.6.j")
def test_12_6_who_does_not_continue_the_assault_leaves_such_a_hex_alone():
    table = clash("vE: u1 infantry 9", "vW: c1 infantry 1", (3, 7), NERVOUS, **TURNS)
    table.play("EndAssault")
    table.play("FaceAfterAdvance", facing="vSE")
    turn(table, "0706", 9, 9)
    assert (table.is_routed("c2"), table.where("u1"), table.asked in OVER) == (True, "0605", True)


def test_12_6_in_a_match_of_revision_1_the_hex_stays_empty():
    table = pressed(revision=1)
    turn(table, "0706", 9, 9)
    assert (table.where("u1"), table.asked) == ("0605", "assault.further")
    table.play("EndFurther")
    assert (table.where("u1"), table.asked in OVER) == ("0605", True)


# --- 11.48 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.48.a", "C11.48.d", "C11.48.e")
def test_11_48_attackers_are_disordered_or_pay_a_point_for_each_stack():
    fresh = clash("vE: u1 infantry 5", "vW: c1 infantry 5", (3, 7))
    fresh.play("Retreat", units=["c1"], path=["0706"])
    fresh.play("FaceAfterAdvance", facing="vE")
    assert (fresh.is_disordered("u1"), fresh.strength("u1")) == (True, 5)
    units = "0505 vE: u1 infantry 6, u2 infantry 5 (disordered)\n0605 vW: c1 infantry 5"
    mixed = assault(facing_off(units), ("u1 u2", "0605"), dice=(3, 6))
    mixed.play("Retreat", units=["c1"], path=["0706"])
    mixed.play("FaceAfterAdvance", facing="vE")
    assert mixed.is_disordered("u1")
    assert (mixed.strength("u1"), mixed.strength("u2")) == (5, 5)


@pytest.mark.rule("C11.48.e", "C12.35.j")
def test_11_48_who_was_disordered_by_the_result_itself_pays_too():
    table = clash("vE: u1 infantry 6", "vW: c1 infantry 6", (3, 1))
    table.play("Retreat", units=["u1"], path=["0405"])
    table.play("EndAssault")
    table.play("DeclineAdvance", unit="c1")
    assert (table.strength("u1"), table.strength("c1")) == (5, 6)


@pytest.mark.rule("C11.48.c")
def test_11_48_no_leader_falls_by_it():
    leaders = "0505: u-smith brigade N"
    table = clash("vE: u1 infantry 6 (disordered)", "vW: c1 infantry 5", (3, 7), leaders=leaders)
    table.play("Retreat", units=["c1"], path=["0706"])
    table.play("FaceAfterAdvance", facing="vE")
    table.play("GoAlong", leader="u-smith", to="0605")
    assert table.strength("u1") == 5
    assert told(table, "leader_in_danger") == []


@pytest.mark.rule("C11.48.f")
def test_11_48_mounted_cavalry_on_both_sides_tires():
    table = clash("vE: u1 cavalry 4", "vW: c1 cavalry 4 (disordered)", (1, 1))
    table.play("Retreat", units=["u1"], path=["0404"])
    table.play("EndAssault")
    if table.asked == "advance.choose":
        table.play("DeclineAdvance", unit="c1")
    # u1 was Disordered by the result, so that it is Blown now; c1 was Disordered before.
    assert (table.is_blown("u1"), table.is_blown("c1")) == (True, True)


@pytest.mark.rule("C11.48.f", "C11.48.a")
def test_11_48_good_order_defenders_on_horseback_are_disordered_and_foot_is_not():
    for arm, disordered in (("cavalry 4", True), ("infantry 4", False)):
        table = clash("vE: u1 infantry 4", f"vW: c1 {arm}", (3, 1))
        table.play("Retreat", units=["u1"], path=["0404"])
        table.play("EndAssault")
        table.play("DeclineAdvance", unit="c1")
        assert table.is_disordered("c1") == disordered


@pytest.mark.rule("C11.48.g", "C11.48.h", "C11.48.i")
def test_11_48_the_rest_of_a_march_brigade_is_shaken_even_if_its_regiment_routed():
    others = ("1212 sS: c2 infantry 5 7/5", "1215 sS: c3 infantry 5 7/5", "1412 sS: c4 infantry 8 7/5 (disordered)")
    table = clash("vE: u1 infantry 5", "sSW: c1 infantry 5 7/5", (9,), *others)
    assert table.is_routed("c1")
    table.play("FaceAfterAdvance", facing="vE")
    # Under Advance Orders each of the three faces a corner; then they check.
    table.play(table.candidates()[0])
    table.play(table.candidates()[0])
    table.dice(7, 8, 9).play(table.candidates()[0])
    assert table.brigade_orders("c-brigade") == "advance"
    assert [table.is_disordered(unit) for unit in ("c2", "c3")] == [False, True]
    assert table.strength("c4") == 7


@pytest.mark.rule("C11.47.d", "C11.12.b1")
def test_11_47_defenders_in_march_do_not_continue_the_assault():
    """c1 passes its check and is Disordered; the attackers are thrown back, and nobody is asked to follow them: what
    comes next is how the brigade, now under Advance Orders, faces. Under those c1 could have followed."""
    for facing, asked in (("sSW", "orders.face"), ("vSW", "assault.counter")):
        table = clash("vE: u1 infantry 2 9/9", f"{facing}: c1 infantry 9 9/9", (10, 10))
        assert results(table) == ["attacker_retreats"]
        table.play("Retreat", units=["u1"], path=["0404"])
        assert table.asked == asked
