"""Whatever the game can say has a sentence in English, Italian and French, and none asks for more than it is told.

The source is read, not run: every event, refusal, decision, action, modifier and roll that stands in the code counts,
also one that no test reaches. What the reader does not understand (a kind that is not written out) is an error.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from typing import get_origin, get_type_hints

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from caracole.play import load
from caracole.play.parts import rules_in
from caracole.systems.gbacw.rules.components.printed import ARMS, LIGHTS, ORDERS, SIDES
from caracole.systems.gbacw.rules.flow import FLOW, NAMING
from caracole.systems.gbacw.rules.sequence.standing import KINDS
from caracole.systems.gbacw.rules.view import PLACES
from caracole.systems.gbacw.scenario_files.sheet import SCORE_KINDS
from caracole.texts import LANGUAGES
from sentences import PACKAGE, Module, Said, hyphens, is_list, name_of, variables_of

SYSTEM = PACKAGE / "systems" / "gbacw"


def words_of(module: Module, node: ast.expr) -> list[str]:
    """What is handed on from the caller counts there."""
    return [] if module.is_parameter(node) else module.words(node)


@cache
def said() -> list[Said]:
    return list(all_said())


def all_said() -> Iterator[Said]:
    for path in rules_in(SYSTEM):
        module = Module(path)
        for call in module.calls():
            name, place = name_of(call), module.place(call)
            keys = {keyword.arg for keyword in call.keywords}
            if name == "tell":
                args = frozenset(key for key in keys if key not in (None, "audience", "reveals"))
                lists = {keyword.arg for keyword in call.keywords if is_list(keyword.value)}
                args |= {f"{key}_count" for key in args & (NAMING.sets | lists)}
                for word in words_of(module, call.args[0]):
                    yield Said(hyphens("event", word), None if None in keys else args, place)
            elif name == "Refusal" and len(call.args) > 1:
                for word in words_of(module, call.args[1]):
                    yield Said(hyphens("refusal", word), None, place)
            elif name == "Drm" and len(call.args) > 1:
                for word in words_of(module, call.args[1]):
                    yield Said(hyphens("drm", word), frozenset(), place)
            elif name in ("die", "pick", "shuffle") and isinstance(call.func, ast.Attribute):
                for word in words_of(module, call.args[-1]):
                    yield Said(hyphens("roll", word), frozenset(), place)
            elif name in ("check_cohesion", "cohesion_margin"):
                for word in words_of(module, call.args[3]):
                    yield Said(hyphens("roll", word), frozenset(), place)
            elif name in ("shake", "add_checks"):
                for word in words_of(module, call.args[4]):
                    yield Said(hyphens("roll", word), frozenset(), place)
            elif name == "Reason":
                for word in words_of(module, call.args[1]):
                    yield Said(hyphens("los", word), frozenset({"hex", "other"}), place)
    for step, choice in FLOW.choices.items():
        yield Said(hyphens("decision", step), None, step)
        for action in choice.actions:
            hints = get_type_hints(action)
            counts = {f"{key}_count" for key, hint in hints.items() if get_origin(hint) is tuple}
            yield Said(f"action-{action.__name__}", frozenset({*hints, *counts}), action.__name__)
    for domain, words in {
        "side": SIDES,
        "orders": ORDERS,
        "arm": ARMS,
        "light": LIGHTS,
        "place": PLACES.values(),
        "standing": KINDS,
        "answer": {value for answers in KINDS.values() for value in answers.values},
        "score": SCORE_KINDS,
    }.items():
        for word in words:
            yield Said(hyphens(domain, word), None if domain == "score" else frozenset(), domain)


@cache
def catalogue(language: str) -> dict[str, ftl.Message]:
    found = {}
    for path in sorted((SYSTEM / "messages" / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                found[hyphens(entry.id.name)] = entry
    return found


@pytest.fixture(scope="module", autouse=True)
def every_chapter():
    load("gbacw", "first-volley")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_sentence(language):
    known = catalogue(language)
    missing = sorted({f"{each.message} ({each.place})" for each in said() if each.message not in known})
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_asks_for_more_than_it_is_told(language):
    known = catalogue(language)
    for each in said():
        if each.variables is not None and each.message in known:
            assert variables_of(known[each.message]) <= each.variables, (each.message, each.place)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_written_that_nobody_says(language):
    needed = {each.message for each in said()}
    own = {f"los-{each}" for each in ("ends", "mean-level", "passes", "out-of-range", "bare-woods", "clear", "blocked")}
    prefixes = ("event-", "refusal-", "decision-", "action-", "roll-", "drm-", "los-")
    assert [name for name in catalogue(language) if name.startswith(prefixes) and name not in needed | own] == []
