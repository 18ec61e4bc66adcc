"""Lessons: every one can be taken from beginning to end, and whoever does something else is told so kindly."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from caracole.datafiles import DataError
from caracole.kernel import CaracoleError, Refusal
from caracole.lessons import (
    Deed,
    Lesson,
    NotThisStep,
    Run,
    Step,
    UnknownLesson,
    Words,
    check,
    find,
    lessons,
    read_lesson,
)
from caracole.lessons.words import message_of, spoken
from caracole.texts import LANGUAGES

LESSONS = lessons()
EVERY_LESSON = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.system}-{lesson.id}")


def changed(lesson: Lesson, step: str, **parts: object) -> Lesson:
    """The lesson with one step changed."""
    steps = tuple(replace(each, **parts) if each.id == step else each for each in lesson.steps)  # type: ignore[arg-type]
    assert steps != lesson.steps
    return replace(lesson, steps=steps)


# --- all of them -----------------------------------------------------------------------------------------------------


@EVERY_LESSON
def test_a_lesson_can_be_taken_from_beginning_to_end(lesson: Lesson) -> None:
    assert check(lesson) == []


@EVERY_LESSON
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(lesson: Lesson, language: str) -> None:
    said = [spoken(lesson.system, language, message_of(lesson, step)) for step in lesson.steps]
    assert all(said)
    assert len(set(said)) == len(said)


@EVERY_LESSON
def test_a_lesson_takes_no_longer_than_it_says(lesson: Lesson) -> None:
    """At 200 words a minute, and a few seconds for each thing to do."""
    words = Words(lesson.system, "en")
    read = sum(len(words.said(lesson, step).split()) for step in lesson.steps) / 200
    done = sum(step.do is not None for step in lesson.steps) * 6 / 60
    assert read + done <= lesson.minutes
    assert 2 <= lesson.minutes <= 6


@EVERY_LESSON
def test_a_wrong_try_changes_nothing_and_is_told_kindly(lesson: Lesson) -> None:
    run = Run(lesson)
    tried = 0
    while not run.is_over:
        if run.step.do is not None:
            tried += _try_everything_else(run)
        run.show()
    assert tried > 0


def _try_everything_else(run: Run) -> int:
    tried, before = 0, (run.number, run.version, run.game.digest(run.state))
    for action in list(run.game.candidates(run.state, run.seat))[:12]:
        message = run.game.encode_action(action)
        if run.step.refused is None and run.step.fits(message):
            continue
        with pytest.raises(NotThisStep):
            run.attempt(message)
        assert (run.number, run.version, run.game.digest(run.state)) == before
        assert Words(run.lesson.system, "en").wrong(run.lesson, run.step).endswith((".", ":"))
        tried += 1
    return tried


@EVERY_LESSON
def test_one_can_go_back_and_on_again(lesson: Lesson) -> None:
    run = Run(lesson)
    run.go_to(len(lesson.steps) - 1)
    there, version = run.game.digest(run.state), run.version
    run.go_to(1)
    assert run.number == 1
    assert run.version > version, "a version is never used twice"
    run.go_to(len(lesson.steps) - 1)
    assert run.game.digest(run.state) == there


def test_every_lesson_has_a_name_of_its_own() -> None:
    assert len({lesson.id for lesson in LESSONS}) == len(LESSONS) >= 6
    assert [find(lesson.id) for lesson in LESSONS] == LESSONS
    assert find("gradisca/moving") == find("moving")


def test_a_lesson_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(UnknownLesson, match="'marching'; there are: moving"):
        find("marching")


# --- a step ----------------------------------------------------------------------------------------------------------


def test_the_forbidden_thing_is_tried_and_the_rule_is_told() -> None:
    run = Run(find("moving"))
    run.go_to([step.id for step in run.lesson.steps].index("wall"))
    before = run.game.digest(run.state)
    assert run.step.do is not None
    refusal = run.attempt(run.step.do.action)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "G6.m"
    assert run.step.id == "march", "the learner has read it, and goes on"
    assert run.game.digest(run.state) == before


def test_another_forbidden_thing_does_not_lead_on() -> None:
    run = Run(find("moving"))
    run.go_to([step.id for step in run.lesson.steps].index("wall"))
    refusal = run.attempt({"do": "March", "units": ["v-giu-1"], "to": "trieste", "how": "march"})
    assert refusal is not None
    assert run.step.id == "wall"


def test_units_may_be_named_in_any_order() -> None:
    step = Step("march", do=Deed({"do": "March", "units": ["a", "b"], "to": "hill"}))
    assert step.fits({"do": "March", "units": ["b", "a"], "to": "hill", "how": "march"})
    assert not step.fits({"do": "March", "units": ["a"], "to": "hill", "how": "march"})


def test_a_pattern_may_leave_open_what_does_not_matter() -> None:
    step = Step(
        "march", do=Deed({"do": "March", "units": ["a"], "to": "hill"}), accept=({"do": "March", "to": "hill"},)
    )
    assert step.fits({"do": "March", "units": ["c"], "to": "hill"})
    assert not step.fits({"do": "March", "units": ["c"], "to": "mill"})


def test_where_something_has_to_be_done_reading_is_not_enough() -> None:
    run = Run(find("moving"))
    run.go_to(2)
    with pytest.raises(NotThisStep):
        run.read_on()


# --- the checker -----------------------------------------------------------------------------------------------------


def test_a_rule_that_changes_under_a_lesson_is_named_with_file_and_step() -> None:
    lesson = changed(find("moving"), "wall", refused="impassable_border")
    (fault,) = check(lesson)
    assert "moving.toml: step 'wall': expected the refusal 'impassable_border', found another: " in fault
    assert "(wall_not_breached, G6.m)" in fault


def test_what_has_become_allowed_is_named() -> None:
    lesson = changed(find("moving"), "march", refused="wall_not_breached", answers=())
    assert "step 'march': expected the refusal 'wall_not_breached', but it is allowed" in check(lesson)[0]


def test_what_has_become_forbidden_is_named_in_words() -> None:
    lesson = changed(find("moving"), "wall", refused=None)
    assert "step 'wall': it is refused: There is no Breach in that wall" in check(lesson)[0]


def test_a_roll_too_many_and_one_too_few_are_named() -> None:
    battle = find("battle")
    attack = next(step for step in battle.steps if step.id == "attack")
    assert attack.do is not None
    few = changed(battle, "attack", do=Deed(attack.do.action, (1,)))
    many = changed(battle, "attack", do=Deed(attack.do.action, (*attack.do.dice, 1)))
    assert "step 'attack': the script has no roll left" in check(few)[0]
    assert "step 'attack': rolls left over" in check(many)[0]


def test_missing_words_clauses_and_places_are_named() -> None:
    lesson = changed(find("moving"), "hello", id="good-day", rules=("G99.z",))
    faults = "\n".join(check(lesson))
    assert "it.ftl has no message lesson-moving-good-day" in faults
    assert "step 'good-day': the rulebook has no clause G99.z" in faults


def test_a_position_that_cannot_be_is_named() -> None:
    lesson = replace(find("moving"), position={"unitz": {}})
    assert "it cannot begin: 'unitz' is no word of a position (did you mean 'units'?)" in check(lesson)[0]


# --- the file --------------------------------------------------------------------------------------------------------


def test_whatever_is_wrong_in_a_file_is_told_at_once_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(
        'minutes = 0\nscenario = "drill"\nseet = "venetian"\n[[step]]\nid = "a"\ndice = [1]\n[[step]]\nid = "a"\n'
    )
    with pytest.raises(DataError) as error:
        read_lesson("gradisca", file)
    told = str(error.value)
    for expected in (
        "bad.toml:1: minutes: 0 is out of range",
        "bad.toml:3: seet: unknown key 'seet' (did you mean 'seat'?)",
        "required key 'seat' is missing",
        "without do there is nothing to accept",
        "there is already a step 'a'",
    ):
        assert expected in told


def test_a_lesson_for_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(CaracoleError, match="'turk' is no seat of this game; there are: venetian, austrian"):
        Run(replace(find("moving"), seat="turk"))
