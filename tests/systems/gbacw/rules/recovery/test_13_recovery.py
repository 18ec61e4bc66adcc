"""13: effectiveness of commands, Rally, quiet brigades, the way back from Rout."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.recovery import rout_recovery
from caracole.systems.gbacw.rules.recovery.fatigue import note_activity
from spoken import spoken
from systems.gbacw.rules.results.positions import numbers, run, table_with

FAR = "2020 vW: c1 infantry"


# --- 13.1 to 13.3 ----------------------------------------------------------------------------------------------------


def evening(units, **words):
    """The end of a turn that is the last: IV.C is judged, then the game is over."""
    return position("gbacw", units=f"{units}\n{FAR}", step="turn.effectiveness", turns=1, **words)


@pytest.mark.rule("C13.21.a")
def test_13_21_a_brigade_is_spent_when_all_its_regiments_are_shaken():
    table = evening("0505 vE: u1 infantry (disordered)\n0606 vE: u2 cavalry (blown)\nrouted: u3 infantry")
    assert table.is_ineffective("u-brigade")
    stands = evening("0505 vE: u1 infantry (disordered)\n0606 vE: u2 infantry")
    assert not stands.is_ineffective("u-brigade")


@pytest.mark.rule("C13.21.a")
def test_13_21_who_is_still_to_arrive_does_not_count():
    table = evening("0505 vE: u1 infantry (disordered)\noff vE: u2 infantry")
    assert table.is_ineffective("u-brigade")


@pytest.mark.rule("C13.21.b")
def test_13_21_or_when_more_than_half_are_gone():
    gone = "eliminated: u1 infantry\nrouted: u2 infantry\n"
    table = evening(gone + "0505 vE: u3 infantry 8 (lost 5, collapsed)\n0606 vE: u4 infantry\n0707 vE: u5 infantry")
    assert table.is_ineffective("u-brigade")
    half = evening(gone + "0505 vE: u3 infantry\n0606 vE: u4 infantry")
    assert not half.is_ineffective("u-brigade")


@pytest.mark.rule("C13.22.a")
def test_13_22_the_marker_comes_off_in_a_later_iv_c():
    table = evening("0505 vE: u1 infantry", ineffective="u-brigade")
    assert not table.is_ineffective("u-brigade")


@pytest.mark.rule("C13.24.a")
def test_13_24_artillery_does_not_count_and_its_brigades_are_never_spent():
    table = evening(
        "0505 vE: u1 infantry (disordered), u-bat artillery\n0606 vE: u-gun artillery @u-guns (disordered)",
        commands="brigade u-guns artillery",
    )
    assert table.is_ineffective("u-brigade")
    assert not table.is_ineffective("u-guns")


BRIGADES = "0505 vE: u1 infantry @u-red {a}\n0606 vE: u2 infantry @u-blue {b}\n0707 vE: u3 infantry @u-green {c}"


@pytest.mark.rule("C13.31.a", "C13.33.a")
def test_13_31_a_division_is_spent_when_more_than_half_of_its_brigades_are():
    table = evening(BRIGADES.format(a="(disordered)", b="(disordered)", c=""))
    assert table.is_ineffective("u-division")
    one = evening(BRIGADES.format(a="(disordered)", b="", c=""), ineffective="u-division")
    assert not one.is_ineffective("u-division")


@pytest.mark.rule("C13.33.a")
def test_13_33_with_exactly_half_nothing_changes():
    two = "0505 vE: u1 infantry @u-red (disordered)\n0606 vE: u2 infantry @u-blue"
    assert not evening(two).is_ineffective("u-division")
    assert evening(two, ineffective="u-division").is_ineffective("u-division")


@pytest.mark.rule("C13.23.a")
def test_13_23_a_spent_brigade_activates_twice_at_most():
    table = position(
        "gbacw",
        units=f"0505 vE: u1 infantry\n0707 vE: u2 infantry @u-blue\n{FAR}",
        active="u-blue",
        ineffective="u-brigade",
        tallies={"activations": {"u-brigade": 2}},
    )
    table.play("EndBrigade")
    refusal = table.refusal("ActivateBrigade", brigade="u-brigade")
    assert refusal is not None
    assert refusal.rule == "C13.23.a"


# --- 13.4 Rally ------------------------------------------------------------------------------------------------------


def rallying(flags="(disordered)", cohesion=5, die=1, **words):
    table = position(
        "gbacw", units=f"0505 vE: u1 infantry 6 R 7/{cohesion} {flags}\n{FAR}", active="u-brigade", **words
    )
    table.dice(die).play("Rally", unit="u1")
    return table


@pytest.mark.rule("C13.41.a", "C13.41.c", "C13.41.d", "C13.41.e", "C13.1.a")
@pytest.mark.parametrize(
    ("cohesion", "die", "disordered", "left"),
    [(5, 4, False, 6), (5, 8, True, 6), (5, 9, True, 5), (4, 4, False, 6), (4, 5, True, 6), (4, 8, True, 5)],
)
def test_13_41_examples(cohesion, die, disordered, left):
    table = rallying(cohesion=cohesion, die=die)
    assert (table.is_disordered("u1"), table.strength("u1")) == (disordered, left)


@pytest.mark.rule("C13.41.a")
def test_13_41_the_log_says_how_it_ended():
    said = "Rally attempt by u1: roll {0}, modified {0}, Cohesion 5: it {1}."
    assert spoken(rallying(die=4), "rally_attempted") == [said.format(4, "succeeds")]
    assert spoken(rallying(die=8), "rally_attempted") == [said.format(8, "fails")]


@pytest.mark.rule("C13.41.e")
def test_13_41_on_a_nine_nobody_rallies_and_one_point_is_lost_in_all():
    table = position(
        "gbacw",
        units=f"0505 vE: u1 infantry 6 R 9/9 (disordered), u2 infantry 4\n{FAR}",
        leaders="0505: u-smith brigade",
        active="u-brigade",
    )
    table.dice(9).play("Rally", unit="u1")
    assert (table.is_disordered("u1"), table.strength("u1"), table.leader("u-smith")) == (True, 5, "0505")
    frail = rallying(flags="(disordered, lost 3)", cohesion=4, die=9)
    assert frail.is_collapsed("u1")


@pytest.mark.rule("C13.4.a", "C13.44.a")
def test_13_4_rally_takes_the_place_of_everything_but_resupply():
    table = rallying(die=8)
    assert table.refusal("ActivateUnit", unit="u1").code == "has_acted"
    assert table.refusal("Rally", unit="u1").code == "has_rallied"
    resupplied = position(
        "gbacw", units=f"0505 vE: u1 infantry (disordered, acted, resupplied)\n{FAR}", active="u-brigade"
    )
    assert resupplied.allows("Rally", unit="u1")
    acted = position("gbacw", units=f"0505 vE: u1 infantry (disordered, acted)\n{FAR}", active="u-brigade")
    assert acted.refusal("Rally", unit="u1").code == "has_acted"


def test_13_4_only_disordered_units_rally():
    table = position("gbacw", units=f"0505 vE: u1 infantry\n0606 vE: u2 cavalry (blown)\n{FAR}", active="u-brigade")
    assert table.refusal("Rally", unit="u1").code == "in_good_order"
    assert table.refusal("Rally", unit="u2").code == "blown"


@pytest.mark.rule("C12.23.f")
def test_12_23_a_collapsed_unit_cannot_rally():
    table = position("gbacw", units=f"0505 vE: u1 infantry 8 (lost 5, collapsed)\n{FAR}", active="u-brigade")
    refusal = table.refusal("Rally", unit="u1")
    assert (refusal.rule, refusal.code) == ("C12.23.f", "collapsed")


@pytest.mark.rule("C13.41.b", "C7.25.b")
def test_13_41_who_rallied_may_turn_by_one_corner_if_it_stands_alone():
    table = rallying()
    assert table.asked == "rally.face"
    assert table.refusal("TurnAfterRally", facing="vSW").code == "one_corner"
    assert table.refusal("TurnAfterRally", facing="sN").code == "wrong_kind_of_facing"
    table.play("TurnAfterRally", facing="vNE")
    assert table.facing("u1") == "vNE"
    for words in ("u1 infantry 6 (disordered, refused left)", "u1 infantry 6 (disordered), u2 infantry"):
        other = position("gbacw", units=f"0505 vE: {words}\n{FAR}", active="u-brigade")
        other.dice(1).play("Rally", unit="u1")
        assert other.asked == "brigade.act"


@pytest.mark.rule("C13.42.a", "C17.31.c4", "C11.73.a")
def test_13_42_enemies_horses_leaders_and_fatigue():
    from caracole.systems.gbacw.rules.recovery.rally import rally_modifiers

    table = position(
        "gbacw",
        units="0505 vE: u1 cavalry (disordered)\n0604 vW: c1 infantry",
        leaders="0505: u-smith brigade\n0505: u-jones division",
        options={"fatigue": True},
        fatigue={"u-brigade": 3},
        active="u-brigade",
    )
    rows = rally_modifiers(table.game, table.state, 0)
    assert {row.code: row.value for row in rows} == {
        "enemy_beside": 1,
        "mounted_rally": -1,
        "leaders": -3,
        "fatigue": 2,
    }


@pytest.mark.rule("C13.43.a")
def test_13_43_a_leader_who_helped_has_ended_his_movement():
    table = position(
        "gbacw",
        units=f"0505 vE: u1 infantry 6 (disordered), u2 infantry\n{FAR}",
        leaders="0505: u-smith brigade",
        active="u-brigade",
    )
    table.dice(8).play("Rally", unit="u1")
    assert table.state.leaders_moved == 1


# --- 13.45 quiet brigades --------------------------------------------------------------------------------------------

QUIET = f"0505 vE: u1 infantry (disordered)\n0606 vE: u2 infantry\n{FAR}"


def dusk(units=QUIET, **words):
    words.setdefault("leaders", "0505: u-smith brigade range 4")
    return position("gbacw", units=units, step="turn.quiet", turns=1, **words)


@pytest.mark.rule("C13.45.a", "C13.45.b")
def test_13_45_a_brigade_left_in_peace_rallies_at_the_end_of_the_turn():
    table = dusk()
    assert not table.is_disordered("u1")


@pytest.mark.rule("C13.45.a1", "C13.45.a2", "C13.45.a3", "C13.45.a4", "C13.45.a5", "C13.45.a6")
@pytest.mark.parametrize("kind", ["move", "reaction_move", "fire", "build", "assault", "targeted"])
def test_13_45_anything_that_one_of_its_units_did_or_suffered_breaks_the_peace(kind):
    table = position("gbacw", units=QUIET, active="c-brigade")
    run(table, lambda play: note_activity(play, numbers(table, "unit", "u2")[0], kind))
    assert table.has_mark("u2", "disturbed")
    disturbed = dusk(QUIET.replace("u2 infantry", "u2 infantry (disturbed)"))
    assert disturbed.is_disordered("u1")


@pytest.mark.rule("C13.45.c", "C17.42.b")
@pytest.mark.parametrize("kind", ["turn", "rally", "resupply"])
def test_13_45_turning_for_nothing_does_not(kind):
    table = position("gbacw", units=QUIET, active="c-brigade")
    run(table, lambda play: note_activity(play, numbers(table, "unit", "u2")[0], kind))
    assert not table.has_mark("u2", "disturbed")


@pytest.mark.rule("C13.45.a")
def test_13_45_what_its_guns_do_does_not_matter():
    table = dusk(QUIET.replace("u2 infantry", "u2 infantry, u-bat artillery (disturbed)"))
    assert not table.is_disordered("u1")


@pytest.mark.rule("C13.45.b")
def test_13_45_only_units_in_range_and_no_collapsed_ones():
    table = dusk(
        f"0505 vE: u1 infantry (disordered), u3 infantry 8 (collapsed)\n1515 vE: u2 infantry (disordered)\n{FAR}"
    )
    assert (table.is_disordered("u1"), table.is_disordered("u2"), table.is_disordered("u3")) == (False, True, True)


@pytest.mark.rule("C13.45.d", "C17.42.c")
def test_13_45_batteries_of_an_artillery_brigade_recover_if_all_of_them_were_quiet():
    words = "0505 vE: u-one artillery @u-guns (disordered)\n0606 vE: u-two artillery @u-guns {flags}\n" + FAR
    guns = {"commands": "brigade u-guns artillery", "leaders": "0505: u-smith brigade @u-guns"}
    assert not dusk(words.format(flags=""), **guns).is_disordered("u-one")
    assert dusk(words.format(flags="(disturbed)"), **guns).is_disordered("u-one")


@pytest.mark.rule("C13.45.e", "C17.42.c")
def test_13_45_units_outside_any_brigade_recover_one_by_one_in_range_of_their_superior():
    units = (
        "0505 vE: u1 infantry @u-independent (disordered)\n"
        "0506 vE: u2 infantry @u-independent (disordered, disturbed)\n"
        f"1515 vE: u3 infantry @u-independent (disordered)\n{FAR}"
    )
    table = dusk(units, leaders="0504: u-jones division range 3")
    assert [table.is_disordered(unit) for unit in ("u1", "u2", "u3")] == [False, True, True]


@pytest.mark.rule("C17.42.a", "C13.45.b")
def test_17_42_a_tired_brigade_rallies_or_rests():
    words = {"options": {"fatigue": True}, "fatigue": {"u-brigade": 2}}
    table = dusk(**words)
    assert table.asked == "quiet.choose"
    assert table.refusal("RestQuietly", brigade="c-brigade").code == "another_brigade"
    rested = dusk(**words)
    rested.play("RestQuietly", brigade="u-brigade")
    assert (rested.fatigue("u-brigade"), rested.is_disordered("u1")) == (1, True)
    table.play("RallyQuietly", brigade="u-brigade")
    assert (table.fatigue("u-brigade"), table.is_disordered("u1")) == (2, False)


@pytest.mark.rule("C17.42.a", "C17.24.a")
def test_17_42_with_nobody_to_rally_it_rests_and_below_level_0_there_is_no_marker():
    table = dusk(QUIET.replace(" (disordered)", ""), options={"fatigue": True}, fatigue={"u-brigade": 0})
    assert table.fatigue("u-brigade") == -1


# --- 13.5 ------------------------------------------------------------------------------------------------------------


def returning(die, strength=6, arm="infantry {n} R 7/5"):
    words = arm.format(n=strength)
    table = table_with(
        f"routed: u1 {words} (disordered)\n0505 vE: u2 infantry 8\n{FAR}",
        leaders="0505: u-smith brigade",
        active="c-brigade",
    )
    brigade = numbers(table, "brigade", "u-brigade")[0]
    run(table, lambda play: rout_recovery.recover(play, brigade))
    if die is not None:
        table.dice(die).play("TryToReturn", unit="u1")
    return table


@pytest.mark.rule("C13.51.a")
def test_13_51_nobody_has_to_try():
    table = returning(None, strength=1)
    assert table.refusal("TryToReturn", unit="u2").code == "another_unit"
    table.play("StayAway", unit="u1")
    assert (table.where("u1"), table.strength("u1")) == ("routed", 1)


@pytest.mark.rule("C13.51.a", "C13.52.a", "C13.52.b", "C13.1.a")
def test_13_52_who_passes_returns_beside_its_leader_disordered_with_a_point_less():
    table = returning(5)
    assert table.asked == "rout.place"
    assert table.refusal("PlaceRallied", unit="u1", to="0707", facing="vE").code == "not_with_its_leader"
    assert table.refusal("PlaceRallied", unit="u2", to="0505", facing="vE").code == "another_unit"
    assert table.refusal("PlaceRallied", unit="u1", to="0505", facing="vW").code == "faces_as_the_stack"
    assert table.refusal("PlaceRallied", unit="u1", to="0504", facing="sN").code == "wrong_kind_of_facing"
    table.play("PlaceRallied", unit="u1", to="0504", facing="vW")
    assert (table.where("u1"), table.facing("u1"), table.strength("u1")) == ("0504", "vW", 5)
    assert table.is_disordered("u1")


@pytest.mark.rule("C13.52.c")
def test_13_52_who_fails_loses_a_point_and_stays_away():
    table = returning(6)
    assert (table.where("u1"), table.strength("u1")) == ("routed", 5)


@pytest.mark.rule("C13.52.d")
def test_13_52_a_nine_is_the_end():
    assert returning(9).is_eliminated("u1")
    assert returning(9, arm="infantry {n} R 9/9").is_eliminated("u1")


@pytest.mark.rule("C13.52.b")
def test_13_52_the_last_point_does_not_return():
    assert returning(1, strength=1).is_eliminated("u1")


@pytest.mark.rule("C13.52.a")
def test_13_52_cavalry_checks_with_its_mounted_counter():
    from systems.gbacw.rules.results.positions import rout

    table = table_with(f"0505 vE: u1 cavalry 4 (dismounted)\n{FAR}")
    rout(table, "u1")
    assert table.is_mounted("u1")
