"""14.2 mounting, 16.2 stragglers, 17 Fatigue."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.recovery import fatigue, gaining_fatigue, stragglers
from systems.gbacw.rules.results.positions import numbers, run

FAR = "2020 vW: c1 infantry"
FOOT = f"0505 vE: u1 infantry 6\n0606 vE: u2 infantry 6\n{FAR}"


def tired(units=FOOT, level=None, **words):
    if level is not None:
        words["fatigue"] = {"u-brigade": level}
    words.setdefault("active", "u-brigade")
    return position("gbacw", units=units, options={"fatigue": True}, **words)


def act(table, unit="u1", kind="move"):
    return run(table, lambda play: fatigue.note_activity(play, numbers(table, "unit", unit)[0], kind))


# --- 17.2 gaining ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C17.22.a", "C17.21.a", "C17.21.b", "C17.1.a", "C17.24.a")
@pytest.mark.parametrize(("before", "level"), [(0, -1), (1, -1), (2, 0)])
def test_17_22_the_third_activation_of_a_turn_tires_the_brigade_when_it_is_over(before, level):
    table = act(tired(tallies={"fatiguing": {"u-brigade": before}}))
    assert table.fatigue("u-brigade") == -1
    table.play("EndBrigade")
    assert table.fatigue("u-brigade") == level


@pytest.mark.rule("C17.22.c", "C17.22.f")
@pytest.mark.parametrize("kind", ["rally", "resupply", "turn", "build"])
def test_17_22_rallying_resupply_free_turns_and_engineering_do_not_count(kind):
    table = act(tired(tallies={"fatiguing": {"u-brigade": 2}}), kind=kind)
    table.play("EndBrigade")
    assert (table.fatigue("u-brigade"), table.tally("fatiguing", "u-brigade")) == (-1, 2)


@pytest.mark.rule("C17.22.f", "C6.23.e")
def test_17_22_under_stay_an_activation_with_fire_counts():
    table = act(tired(tallies={"fatiguing": {"u-brigade": 2}}, brigade_marks={"stay": "u-brigade"}), kind="fire")
    table.play("EndBrigade")
    assert table.fatigue("u-brigade") == 0


@pytest.mark.rule("C17.22.b", "C17.26.a")
def test_17_22_what_guns_do_tires_nobody():
    table = act(tired(FOOT + "\n0707 vE: u-bat artillery", tallies={"fatiguing": {"u-brigade": 2}}), "u-bat")
    table.play("EndBrigade")
    assert table.fatigue("u-brigade") == -1


@pytest.mark.rule("C17.22.g", "C17.22.h", "C17.22.i", "C17.23.b")
@pytest.mark.parametrize(("before", "level"), [(0, -1), (1, 0)])
def test_17_22_every_phase_with_an_assault_after_the_first_tires_once_defenders_too(before, level):
    table = tired(tallies={"assault_phases": {"c-brigade": before}})
    defender = numbers(table, "brigade", "c-brigade")[0]
    for _ in range(2):
        run(table, lambda play: fatigue.note_assault(play, defender))
    table.play("EndBrigade")
    assert table.fatigue("c-brigade") == level


@pytest.mark.rule("C17.23.a")
def test_17_23_two_levels_a_turn_from_activations_at_most():
    table = act(tired(level=1, tallies={"fatiguing": {"u-brigade": 4}, "fatigue_from_activations": {"u-brigade": 2}}))
    table.play("EndBrigade")
    assert table.fatigue("u-brigade") == 1


@pytest.mark.rule("C17.22.a", "C17.22.g", "C17.24.a")
def test_17_22_example_a_third_activation_a_second_assault_and_two_defences_are_four_levels():
    table = tired()
    brigade = numbers(table, "brigade", "u-brigade")[0]
    table.state.tallies[2][brigade], table.state.tallies[3][brigade] = 2, 1
    act(table)
    run(table, lambda play: fatigue.note_assault(play, brigade))
    table.play("EndBrigade")
    for _ in range(2):
        run(table, lambda play: gaining_fatigue.gain(play, brigade, 1, "C17.22.g"))
    assert table.fatigue("u-brigade") == 3


@pytest.mark.rule("C17.25.a", "C17.32.a")
def test_17_25_level_4_is_the_last_and_there_the_brigade_only_advances():
    table = tired("0505 vE attack: u1 infantry 6\n" + FAR, level=3)
    brigade = numbers(table, "brigade", "u-brigade")[0]
    run(table, lambda play: gaining_fatigue.gain(play, brigade, 3, "C17.22.a"))
    assert (table.fatigue("u-brigade"), table.brigade_orders("u-brigade"), table.orders("u1")) == (
        4,
        "advance",
        "advance",
    )


MARCH = "road 0505 0604 0704 0803 0903"


def marched(spent, off_road):
    table = tired(f"0505 sNE march: u1 infantry 6 R 7/5 6/4\n{FAR}", map=MARCH)
    table.state.notes = ((fatigue.MARCHED, numbers(table, "unit", "u1")[0], spent, off_road),)
    return table


@pytest.mark.rule("C17.22.d")
@pytest.mark.parametrize(
    ("points", "off_road", "level"), [(18, False, -1), (18.5, False, 0), (12, True, -1), (13, True, 0), (24, True, 1)]
)
def test_17_22_example_on_roads_three_equivalents_are_free_off_them_two(points, off_road, level):
    table = marched(int(points * 2), off_road)
    table.play("EndBrigade")
    assert table.fatigue("u-brigade") == level


@pytest.mark.rule("C17.22.d")
def test_17_22_a_step_on_the_road_is_remembered_with_its_cost():
    table = tired("0505 sNE march: u1 infantry 6\n" + FAR, map=MARCH, active=None, acting="u1")
    table.play("Step", to="0604", way=True)
    assert [row for row in table.state.notes if row[0] == fatigue.MARCHED] == [(fatigue.MARCHED, 0, 1, False)]


@pytest.mark.rule("C17.26.b")
@pytest.mark.parametrize(("die", "guns"), [(5, 4), (6, 3)])
def test_17_26_guns_on_a_fourth_equivalent_may_break_a_wheel(die, guns):
    table = tired(f"0505 sNE march: u1 infantry 6\n0606 sNE march: u-bat artillery 4N\n{FAR}")
    table.state.notes = ((fatigue.MARCHED, 0, 40, False), (fatigue.MARCHED, 1, 10, False))
    table.dice(die).play("EndBrigade")
    assert table.guns("u-bat") == (guns,)


@pytest.mark.rule("C16.12.e", "C16.12.f")
def test_16_12_at_night_every_activation_under_attack_orders_tires():
    attack = FOOT.replace("0505 vE:", "0505 vE attack:")
    table = act(tired(attack, light="night"))
    table.play("EndBrigade")
    assert table.fatigue("u-brigade") == 0
    others = act(tired(attack, light="night"), "u2")
    others.play("EndBrigade")
    assert others.fatigue("u-brigade") == -1


@pytest.mark.rule("C16.12.e", "C10.92.c")
def test_16_12_resupply_does_not_tire_at_night_either():
    """RN16.12.2: 16.12 does not name it among what is free, but 10.92 says of it without exception that it tires
    nobody."""
    units = "0505 vE attack: u1 infantry (low)\n1515 vW: c1 infantry"
    table = position(
        "gbacw", units=units, options={"fatigue": True, "ammunition": True}, light="night", active="u-brigade"
    )
    table.play("Resupply", unit="u1")
    assert table.ammunition("u1") == "full"
    table.play("EndBrigade")
    assert table.fatigue("u-brigade") == -1


# --- 17.3, 17.4 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C17.31.a", "C17.31.c1", "C17.33.a", "C17.26.a")
@pytest.mark.parametrize(("level", "value"), [(-1, 0), (0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_17_31_half_the_level_rounded_up_weighs_on_every_check(level, value):
    from caracole.systems.gbacw.rules.components.cohesion import fatigue_modifier

    table = tired(FOOT + "\n0707 vE: u-bat artillery", level=level)
    assert fatigue_modifier(table.game, table.state, 0) == value
    assert fatigue_modifier(table.game, table.state, numbers(table, "unit", "u-bat")[0]) == 0


@pytest.mark.rule("C17.41.a")
def test_17_41_rest_takes_levels_off_down_to_no_marker():
    table = tired(level=1)
    brigade = numbers(table, "brigade", "u-brigade")[0]
    run(table, lambda play: fatigue.rest(play, brigade, 2, "C17.41.a"))
    assert table.fatigue("u-brigade") == -1


# --- 16.2 ------------------------------------------------------------------------------------------------------------


def gathered(units, *dice, light="dusk"):
    table = position("gbacw", units=f"{units}\n{FAR}", leaders="0505: u-smith brigade", active="c-brigade", light=light)
    brigade = numbers(table, "brigade", "u-brigade")[0]
    return run(table, lambda play: stragglers.recover(play, brigade), *dice)


@pytest.mark.rule("C16.21.a", "C16.22.a")
def test_16_22_by_dusk_who_passes_gains_a_point_and_by_day_nobody_does():
    words = "0505 vE: u1 infantry 8 R 7/5 (lost 3)\n1515 vE: u2 infantry 8 (lost 3)\n0506 vE: u-bat artillery (lost 2)"
    table = gathered(words, 8)
    assert (table.strength("u1"), table.strength("u2"), table.strength("u-bat")) == (6, 5, 2)
    failed = gathered(words, 9)
    assert failed.strength("u1") == 5
    assert gathered(words, light="day").strength("u1") == 5


@pytest.mark.rule("C16.23.a", "C12.12.a")
def test_16_23_never_to_full_strength():
    assert gathered("0505 vE: u1 infantry 8 (lost 1)").strength("u1") == 7


@pytest.mark.rule("C16.22.a", "C13.1.a")
def test_16_22_back_at_half_it_is_collapsed_no_more_but_stays_disordered():
    table = gathered("0505 vE: u1 infantry 8 R 7/5 (lost 5, collapsed)", 1)
    assert (table.is_collapsed("u1"), table.is_disordered("u1")) == (False, True)


# --- 14.2 ------------------------------------------------------------------------------------------------------------


def rider(flags="", orders="", **words):
    units = f"0505 vE {orders}: u1 cavalry 4 {flags}\n{FAR}"
    return position("gbacw", units=units, acting="u1", **words)


@pytest.mark.rule("C14.22.a", "C14.22.b", "C14.23.a")
def test_14_22_dismounting_halves_the_allowance_of_what_it_becomes():
    table = rider()
    table.play("Dismount")
    assert (table.is_mounted("u1"), table.left()) == (False, 3)
    assert table.refusal("Mount").code == "changed_already"
    attack = rider(orders="attack")
    attack.play("Dismount")
    assert attack.left() == 2
    mounts = rider("(dismounted)")
    mounts.play("Mount")
    assert (mounts.is_mounted("u1"), mounts.left()) == (True, 6)


@pytest.mark.rule("C14.21.a")
def test_14_21_only_cavalry_with_a_dismounted_counter():
    assert rider("(no dismount)").refusal("Dismount").code == "no_dismounted_counter"
    assert rider().refusal("Mount").code == "is_mounted"
    assert rider("(dismounted)").refusal("Dismount").code == "is_dismounted"
    foot = position("gbacw", units=FOOT, acting="u1")
    assert foot.refusal("Mount").code == "no_cavalry"


@pytest.mark.rule("C14.22.a", "C6.23.f", "C11.59.e")
def test_14_22_at_the_start_away_from_the_enemy_and_not_under_stay_nor_blown():
    moved = rider()
    moved.play("Step", to="0604")
    assert moved.refusal("Dismount").code == "only_at_the_start"
    near = position("gbacw", units="0505 vE: u1 cavalry\n0604 vW: c1 infantry", acting="u1")
    assert near.refusal("Dismount").code == "next_to_enemy"
    assert rider("(blown)").refusal("Dismount").code == "blown"
    stay = position("gbacw", units=f"0505 vE: u1 cavalry\n{FAR}", acting="u1", brigade_marks={"stay": "u-brigade"})
    assert stay.refusal("Dismount").code == "must_stay"


@pytest.mark.rule("C12.34.e")
def test_12_34_a_disordered_unit_has_the_allowance_of_that_side():
    from caracole.systems.gbacw.rules.components.printed import HALF_POINTS
    from caracole.systems.gbacw.rules.movement.movement import allowance

    table = position("gbacw", units=f"0505 vE: u1 infantry 6 R 7/5 6/4 (disordered)\n{FAR}", active="u-brigade")
    assert allowance(table.game, table.state, 0) == 4 * HALF_POINTS


@pytest.mark.rule("C17.31.c3")
def test_17_31_fatigue_is_among_the_modifiers_of_every_roll_on_cohesion():
    from caracole.systems.gbacw.rules.components.cohesion import standing_modifiers

    table = tired(level=3)
    assert [(row.code, row.value) for row in standing_modifiers(table.game, table.state, 0)] == [("fatigue", 2)]
