"""Whatever the game can say has a sentence in English, Italian and French, and none asks for more than it is told.

The source is read, not run: every event, refusal, decision, action, reason and roll that stands in the code counts,
also one that no test reaches. What the reader does not understand (a kind that is not written out) is an error.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import get_args

import pytest

from caracole.kernel import Domain, FreeDice
from caracole.kernel.codec import fields_of
from caracole.play import load
from caracole.play.parts import rules_in
from caracole.systems.gradisca.blunders import KINDS
from caracole.systems.gradisca.captain.reasons import PLAIN
from caracole.systems.gradisca.plans import LEANINGS, SIEGE, WAIT, WHIM
from caracole.systems.gradisca.rules.actions import ACTIONS, MANNERS
from caracole.systems.gradisca.rules.activation.windows import MOMENTS
from caracole.systems.gradisca.rules.components.theatre import BORDER_KINDS, SIDES, UNIT_TYPES
from caracole.systems.gradisca.rules.flow import FLOW, NAMING
from caracole.systems.gradisca.rules.victory import morale
from caracole.systems.gradisca.rules.view import PLACES
from caracole.texts import LANGUAGES, Texts
from sentences import PACKAGE, Catalogue, Module, Said, assigned, hyphens, is_list, name_of, table

SYSTEM = PACKAGE / "systems" / "gradisca"
CAPTAIN = SYSTEM / "captain"

NAMES = {
    "side": SIDES,
    "type": UNIT_TYPES,
    "border-kind": BORDER_KINDS,
    "morale": (morale.HIGH, morale.MEDIUM, morale.LOW),
    "how": MANNERS,
    "place": ("map", *PLACES.values()),
    "moment": MOMENTS,
}
"""Words that are no sentences: ``side-venetian``."""


# --- what the code says ----------------------------------------------------------------------------------------------


def variables(keys: dict[str, ast.expr]) -> frozenset[str]:
    """What a message finds; a list comes with its length (see ``Texts.arguments``)."""
    lists = {key for key, value in keys.items() if key in NAMING.sets or is_list(value)}
    return frozenset(keys) | {f"{key}_count" for key in lists}


@cache
def modules() -> tuple[Module, ...]:
    return tuple(Module(path) for path in rules_in(SYSTEM))


def events() -> Iterator[Said]:
    for module in modules():
        for call in module.calls():
            if name_of(call) == "tell":
                keys = {
                    word.arg or "**": word.value for word in call.keywords if word.arg not in ("audience", "reveals")
                }
                assert "**" not in keys, f"{module.place(call)}: the arguments are not written out"
                for kind in module.words(call.args[0]):
                    yield Said(hyphens("event", kind), variables(keys), module.place(call))


def refusals() -> Iterator[Said]:
    for module in modules():
        for call in module.calls():
            if name_of(call) == "Refusal":
                given = [*call.args, *(word.value for word in call.keywords)]
                keys = table(module, given[2] if len(given) > 2 else None)
                for code in module.words(given[1]):
                    yield Said(hyphens("refusal", code), variables(keys), module.place(call))


def decisions() -> Iterator[Said]:
    for module in modules():
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ClassDef) and any(isinstance(b, ast.Name) and b.id == "Ask" for b in node.bases):
                keys: dict[str, ast.expr] = {}
                for about in node.body:
                    if isinstance(about, ast.FunctionDef) and about.name == "about":
                        answers = [each for each in ast.walk(about) if isinstance(each, ast.Return)]
                        assert len(answers) == 1, f"{module.path.name}: {node.name}.about answers more than once"
                        keys = table(module, answers[0].value)
                for step in assigned(node, "step"):
                    for word in module.words(step):
                        yield Said(hyphens("decision", word), variables(keys), module.place(step))


def actions() -> Iterator[Said]:
    for cls in ACTIONS:
        hints = fields_of(cls)
        many = {f"{field}_count" for field, hint in hints.items() for d in get_args(hint) if is_many(d)}
        yield Said(f"action-{cls.__name__}", frozenset(hints) | many, f"actions.py: {cls.__name__}")


def is_many(domain: object) -> bool:
    return isinstance(domain, Domain) and domain.many


def reasons() -> Iterator[Said]:
    """What the captain says in so many words, what he says of an action, and the plans of those who search."""
    for name in ("deciding", "reasons"):
        module = Module(CAPTAIN / f"{name}.py")
        for call in module.calls():
            if name_of(call) == "Reason" and isinstance(call.args[0], ast.Constant | ast.IfExp):
                keys = table(module, call.args[1] if len(call.args) > 1 else None)
                for code in module.words(call.args[0]):
                    yield Said(hyphens("reason", code), variables(keys), module.place(call))
    for code in set(PLAIN.values()):
        yield Said(hyphens("reason", code), frozenset(), "reasons.py: PLAIN")
    for intention in (*LEANINGS, SIEGE, WAIT, WHIM):
        yield Said(hyphens("reason-plan", intention.name), frozenset({"plans", "worlds"}), "plans.py: LEANINGS")
    for name in ("goal", "zone"):
        yield Said(f"reason-plan-{name}", frozenset({"plans", "worlds", "zone"}), "plans.py: intentions")


def blunders() -> Iterator[Said]:
    for kind in KINDS:
        yield Said(hyphens("blunder", kind), frozenset(), "blunders.py: KINDS")


def rolls() -> Iterator[Said]:
    for module in modules():
        for call in module.calls():
            match call.func:
                case ast.Attribute(value=ast.Name(id="play" | "dice") | ast.Attribute(attr="dice"), attr=how):
                    if how in ("roll", "rolls", "pick", "shuffle") and not module.is_parameter(call.args[-1]):
                        for why in module.words(call.args[-1]):
                            yield Said(hyphens("roll", why), frozenset(), module.place(call))


def names() -> Iterator[Said]:
    for prefix, words in NAMES.items():
        for word in words:
            yield Said(hyphens(prefix, word), frozenset(), prefix)


@cache
def said() -> dict[str, list[Said]]:
    """message -> every place that says it"""
    found: dict[str, list[Said]] = {}
    for source in (events, refusals, decisions, actions, reasons, blunders, rolls, names):
        here = list(source())
        assert here, f"{source.__name__}: nothing found in the source"
        for each in here:
            found.setdefault(each.message, []).append(each)
    return found


# --- what the catalogues say -----------------------------------------------------------------------------------------


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue((SYSTEM / "messages" / f"{language}.ftl").read_text(encoding="utf-8"), language)


in_every_language = pytest.mark.parametrize("language", LANGUAGES)


# --- they agree ------------------------------------------------------------------------------------------------------


def test_the_source_is_read_in_full() -> None:
    steps = {hyphens("decision", step) for step in FLOW.choices}
    assert steps == {each.message for each in decisions()}


@in_every_language
def test_a_catalogue_can_be_parsed_and_has_each_message_once(language: str) -> None:
    found = catalogue(language)
    assert found.junk == []
    assert found.terms == [], "a term cannot see the variables of its message: use a message"
    assert sorted(found.ids) == sorted(set(found.ids))


@in_every_language
def test_whatever_the_game_says_has_a_message(language: str) -> None:
    missing = {message: places[0].place for message, places in said().items()}
    for message in catalogue(language).messages:
        missing.pop(message, None)
    assert missing == {}


@in_every_language
def test_every_message_is_said_somewhere(language: str) -> None:
    """By the game, or as a part of another message."""
    found = catalogue(language)
    parts = {part for message in found.messages for part in found.references(message)}
    assert parts <= set(found.messages)
    assert set(found.messages) - set(said()) - parts == set()


def test_the_catalogues_have_the_same_messages() -> None:
    """But for parts of sentences: each grammar has its own."""
    asked_for = [set(catalogue(language).messages) & set(said()) for language in LANGUAGES]
    assert all(each == asked_for[0] for each in asked_for)


@in_every_language
def test_a_message_uses_only_what_everybody_passes(language: str) -> None:
    found = catalogue(language)
    wrong = [
        f"{message} uses ${variable}, which {place.place} does not pass"
        for message in found.messages
        for place in said().get(message, ())
        for variable in sorted(found.variables(message) - (place.variables or frozenset()))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_translation_leaves_nothing_out(language: str) -> None:
    """A count is as good as its list: grammars differ in what they need it for."""

    def facts(of: str, message: str) -> set[str]:
        return {variable.removesuffix("_count") for variable in catalogue(of).variables(message)}

    different = {
        message: (facts("en", message), facts(language, message))
        for message in said()
        if message in catalogue("en").messages and message in catalogue(language).messages
    }
    assert {message: both for message, both in different.items() if both[0] != both[1]} == {}


# --- they can be read ------------------------------------------------------------------------------------------------


@in_every_language
def test_every_message_can_be_formatted(language: str) -> None:
    found = catalogue(language)
    for message in found.messages:
        for text in found.samples(message):
            assert text == text.strip(), message
            assert text, message
            assert not re.search(r"[{}\n]|  | [.,)]|\.\.", text), f"{message}: {text}"


@in_every_language
def test_sentences_end_with_a_full_stop_and_actions_do_not(language: str) -> None:
    found = catalogue(language)
    for message in found.messages:
        kind = message.partition("-")[0]
        for text in found.samples(message):
            if kind in ("event", "refusal", "reason"):
                assert text.endswith("."), f"{message}: {text}"
            elif kind == "decision":
                assert "?" in text, f"{message}: {text}"
            else:
                assert not text.endswith("."), f"{message}: {text}"


def test_french_puts_a_space_before_high_punctuation() -> None:
    found = catalogue("fr")
    for message in found.messages:
        for text in found.samples(message):
            assert not re.search(r"[^\s][:;?!]", text), f"{message}: {text}"


@in_every_language
@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_a_game_can_be_told(language: str, game: str) -> None:
    """Through ``Texts``, as terminal and browser do it."""
    texts, rng, told = Texts(language, "gradisca"), Random(1615), []
    match = load("gradisca", "drill", {"game": game})
    dice = FreeDice(rng, keep_log=True)
    state = match.setup(dice, lambda event: told.append(texts.event(event.plain())))
    for _ in range(250):
        decision = match.decision(state)
        if decision is None:
            break
        seat = decision.seats[0]
        told.append(texts.decision(decision, match.view(state, seat)["decision"]["about"]))
        for action in [*match.candidates(state, seat)][:20]:
            told.append(texts.action(match.encode_action(action)))
        match.apply(
            state, seat, match.sample(state, seat, rng), dice, lambda event: told.append(texts.event(event.plain()))
        )
    told += [texts.say(f"roll-{roll.why}") for roll in dice.take_log()]
    assert len(told) > 250
    for text in told:
        assert not re.search(r"[{}]|\b\w+ \(\w+: ", text), text  # neither a gap nor the raw form
