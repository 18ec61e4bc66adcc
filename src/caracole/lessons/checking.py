"""A lesson played to its end by its own script, with every fault named: the file, the step, and what is wrong."""

from __future__ import annotations

from collections.abc import Iterator

from caracole.kernel import CaracoleError, IllegalAction
from caracole.lessons.finding import LESSONS
from caracole.lessons.model import Lesson, Step
from caracole.lessons.running import NotThisStep, Run
from caracole.lessons.words import message_of, spoken
from caracole.play.parts import module_of
from caracole.texts import Texts, rulebook
from caracole.texts import spoken as languages_of


def check(lesson: Lesson) -> list[str]:
    """Everything that is wrong with a lesson; nothing if it can be taken from beginning to end."""
    return [f"{lesson.file}: {fault}" for fault in (*_wordless(lesson), *_unruly(lesson), *_played(lesson))]


# --- what is said ----------------------------------------------------------------------------------------------------


def _wordless(lesson: Lesson) -> Iterator[str]:
    needed = [f"lesson-{lesson.id}", f"lesson-{lesson.id}-about"]
    for step in lesson.steps:
        needed.append(message_of(lesson, step))
        if step.do is not None:
            needed.append(f"{message_of(lesson, step)}-hint")
    for language in languages_of(lesson.system) or ["en"]:
        for message in needed:
            if module_of(lesson.system, LESSONS) is None or spoken(lesson.system, language, message) is None:
                yield f"{language}.ftl has no message {message}"


def _unruly(lesson: Lesson) -> Iterator[str]:
    known = rulebook(lesson.system)
    for step in lesson.steps:
        for rule in step.rules:
            if rule not in known:
                yield f"step {step.id!r}: the rulebook has no clause {rule}"


# --- what is done ----------------------------------------------------------------------------------------------------


def _played(lesson: Lesson) -> Iterator[str]:
    try:
        run = Run(lesson)
    except CaracoleError as error:
        yield f"it cannot begin: {error}"
        return
    while not run.is_over:
        step = run.step
        yield from (f"step {step.id!r}: {fault}" for fault in _nowhere(run, step))
        fault = _fault_of(run, step)
        if fault is not None:
            yield f"step {step.id!r}: {fault}"
            return


def _nowhere(run: Run, step: Step) -> Iterator[str]:
    """What is pointed at has to be there. Names of places and units are those that actions are written with."""
    names = getattr(getattr(run.game, "codec", None), "names", None)
    if names is None:
        return
    known = {name for domain in names.values() for name in domain}
    pointed = step.pointed
    for name in (*pointed.places, *pointed.pieces, *(end for arrow in pointed.arrows for end in arrow[:2])):
        if name not in known:
            yield f"it points at {name!r}, and there is no such thing in {run.game.scenario}"


def _fault_of(run: Run, step: Step) -> str | None:
    """What is wrong with a step when its own script takes it; None if it leads to the next one."""
    if step.do is None:
        run.read_on()
        return None
    if not run.decides:
        return "the learner is asked to act, but has nothing to decide"
    if not step.fits(run.game.encode_action(run.game.decode_action(step.do.action))):
        return "what it does fits none of the patterns that it accepts"
    number = run.number
    try:
        refusal = run.attempt(step.do.action)
    except NotThisStep:
        return f"expected the refusal {step.refused!r}, but it is allowed"
    except IllegalAction as error:
        return f"an answer is not allowed: {_said(run, error)}"
    except CaracoleError as error:
        return str(error)
    if run.number == number and refusal is not None:
        found = Texts("en", run.lesson.system).refusal(run.game.explain(refusal))
        expected = "it is refused" if step.refused is None else f"expected the refusal {step.refused!r}, found another"
        return f"{expected}: {found} ({refusal.code}, {refusal.rule})"
    return None


def _said(run: Run, error: IllegalAction) -> str:
    refusal = error.refusal
    plain = {"rule": refusal.rule, "code": refusal.code, "args": refusal.args}
    return f"{Texts('en', run.lesson.system).refusal(plain)} ({refusal.code}, {refusal.rule})"
