"""Whatever the campaign can say has a sentence in English, Italian and French, and none asks for more than it is told.

The source is read, not run.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import get_args, get_type_hints

import pytest

import caracole.systems.piccole.campaign.rules.flow as campaign_flow
from caracole.kernel import Domain, Event, FreeDice
from caracole.systems.piccole.battle.rules.components.troops import TYPES
from caracole.systems.piccole.campaign.loader import load_shipped, option_table
from caracole.systems.piccole.campaign.rules.actions import ACTIONS, PayTroops
from caracole.systems.piccole.campaign.rules.flow import FLOW, NAMING
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.lexicon import pact_terms
from caracole.texts import LANGUAGES, Texts
from sentences import PACKAGE, Catalogue, Module, Said, hyphens, is_list, name_of, table
from systems.piccole.campaign.standin import Duels

SYSTEM = PACKAGE / "systems" / "piccole"
CAPTAIN = SYSTEM / "captain" / "campaign.py"
NESTED = {"decision-attack-battle"}
"""The battle's own questions are asked in its place."""

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


# --- what the code says ----------------------------------------------------------------------------------------------


@cache
def modules() -> tuple[Module, ...]:
    return tuple(Module(path) for path in sorted((SYSTEM / "campaign").rglob("*.py")))


def variables(keys: dict[str, ast.expr]) -> frozenset[str]:
    lists = {key for key, value in keys.items() if key in NAMING.sets or key == "troops" or is_list(value)}
    return frozenset(keys) | {f"{key}_count" for key in lists}


def events() -> Iterator[Said]:
    for module in modules():
        for call in module.calls():
            if name_of(call) == "tell":
                keys = {word.arg: word.value for word in call.keywords if word.arg not in (None, "audience", "reveals")}
                for kind in words(module, call.args[0]):
                    yield Said(hyphens("event", kind), variables(keys), module.place(call))


def words(module: Module, node: ast.expr) -> list[str]:
    """As the common reader understands them; and the one table that is written out where it is asked."""
    match node:
        case ast.Name(id="kind") if module.path.name == "invasions.py":
            return ["invasion_began", "relief_began", "sally_began"]
    return module.words(node)


def refusals() -> Iterator[Said]:
    for module in modules():
        for call in module.calls():
            if name_of(call) == "Refusal":
                keys = table(module, call.args[2] if len(call.args) > 2 else None)
                for code in module.words(call.args[1]):
                    yield Said(hyphens("refusal", code), variables(keys), module.place(call))


def decisions() -> Iterator[Said]:
    for module in modules():
        for node in ast.walk(module.tree):
            if not isinstance(node, ast.ClassDef):
                continue
            steps = [
                each.value.value
                for each in node.body
                if isinstance(each, ast.Assign)
                and isinstance(each.targets[0], ast.Name)
                and each.targets[0].id == "step"
                and isinstance(each.value, ast.Constant)
            ]
            keys: dict[str, ast.expr] = {}
            for about in node.body:
                if isinstance(about, ast.FunctionDef) and about.name == "about":
                    answers = [each for each in ast.walk(about) if isinstance(each, ast.Return)]
                    keys = table(module, answers[0].value)
            for step in steps:
                yield Said(hyphens("decision", str(step)), variables(keys), module.path.name)


def actions() -> Iterator[Said]:
    for cls in ACTIONS:
        hints = get_type_hints(cls, include_extras=True)
        many = {
            f"{field}_count"
            for field, hint in hints.items()
            for domain in get_args(hint)
            if isinstance(domain, Domain) and domain.many
        }
        yield Said(f"action-{cls.__name__}", frozenset(hints) | many, cls.__name__)


def headings() -> Iterator[Said]:
    """For the actions of which a list may hold many."""
    for cls in ACTIONS:
        if get_type_hints(cls) and cls is not PayTroops:
            yield Said(f"heading-{cls.__name__}", frozenset(), cls.__name__)


def reasons() -> Iterator[Said]:
    module = Module(CAPTAIN)
    for call in module.calls():
        if name_of(call) == "Reason":
            keys = table(module, call.args[1] if len(call.args) > 1 else None)
            for code in module.words(call.args[0]):
                yield Said(hyphens("reason", code), variables(keys), module.place(call))


def troops() -> Iterator[Said]:
    """So many of a type."""
    for kind in TYPES:
        yield Said(f"stack-{kind}", frozenset({"count"}), kind)


def rolls() -> Iterator[Said]:
    for module in modules():
        for call in module.calls():
            if name_of(call) in ("roll", "rolls", "pick") and module.path.name != "flow.py":
                for why in module.words(call.args[-1]):
                    yield Said(hyphens("roll", why), frozenset(), module.place(call))


@cache
def said() -> dict[str, list[Said]]:
    """message -> every place that says it"""
    found: dict[str, list[Said]] = {}
    for source in (events, refusals, decisions, actions, headings, reasons, troops, rolls):
        here = list(source())
        assert here, f"{source.__name__}: nothing found in the source"
        for each in here:
            if each.message not in NESTED:
                found.setdefault(each.message, []).append(each)
    return found


# --- what the catalogues say -----------------------------------------------------------------------------------------


@cache
def catalogue(language: str) -> Catalogue:
    """Ids are compared with hyphens."""
    text = (SYSTEM / "messages" / f"campaign.{language}.ftl").read_text(encoding="utf-8")
    text = re.sub(r"(?m)^(refusal|reason)-(\w+) =", lambda m: f"{m[1]}-{m[2].replace('_', '-')} =", text)
    return Catalogue(text, language)


# --- they agree ------------------------------------------------------------------------------------------------------


def test_the_source_is_read_in_full() -> None:
    steps = {hyphens("decision", step) for step in FLOW.choices} - NESTED
    assert steps == {each.message for each in decisions()} - NESTED


@in_every_language
def test_a_catalogue_can_be_parsed_and_has_each_message_once(language: str) -> None:
    found = catalogue(language)
    assert found.junk == []
    assert found.terms == []
    assert sorted(found.ids) == sorted(set(found.ids))


@in_every_language
def test_no_message_of_the_battle_has_the_same_name(language: str) -> None:
    battle = (SYSTEM / "messages" / f"{language}.ftl").read_text(encoding="utf-8")
    theirs = {name.replace("_", "-") for name in re.findall(r"(?m)^([A-Za-z][\w-]*) =", battle)}
    assert theirs & set(catalogue(language).messages) == set()


@in_every_language
def test_whatever_the_campaign_says_has_a_message(language: str) -> None:
    missing = {message: places[0].place for message, places in said().items()}
    for message in catalogue(language).messages:
        missing.pop(message, None)
    assert missing == {}


@in_every_language
def test_every_message_is_said_somewhere(language: str) -> None:
    found = catalogue(language)
    parts = {part for message in found.messages for part in found.references(message)}
    assert parts <= set(found.messages)
    options = {f"{name}-{each}" for name, row in option_table().items() for each in row.get("choices", ())}
    assert options <= set(found.messages)
    assert set(found.messages) - set(said()) - parts - options == set()


def passed(place: Said) -> frozenset[str]:
    """What a message is told there, with what the lexicon knows from the terms of a pact."""
    told = place.variables or frozenset()
    return told | pact_terms({"gold": 0, "tribute": 0, "text": ""}).keys() if "tribute" in told else told


@in_every_language
def test_a_message_uses_only_what_everybody_passes(language: str) -> None:
    found = catalogue(language)
    wrong = [
        f"{message} uses ${variable}, which {place.place} does not pass"
        for message in found.messages
        for place in said().get(message, ())
        for variable in sorted(found.variables(message) - passed(place))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_translation_leaves_nothing_out(language: str) -> None:
    def facts(of: str, message: str) -> set[str]:
        return {variable.removesuffix("_count") for variable in catalogue(of).variables(message)}

    assert {message for message in said() if facts("en", message) != facts(language, message)} == set()


@in_every_language
def test_every_message_can_be_read(language: str) -> None:
    found = catalogue(language)
    parts = {part for message in found.messages for part in found.references(message)}
    for message in found.messages:
        kind = message.partition("-")[0]
        for text in found.samples(message):
            assert text, message
            assert text == text.strip() or message in parts, message
            assert not re.search(r"[{}\n]|  | [.,)]|\.\.", text), f"{message}: {text}"
            if kind in ("event", "refusal", "reason"):
                assert text.endswith("."), f"{message}: {text}"
            elif kind == "decision":
                assert "?" in text, f"{message}: {text}"
            elif kind == "action":
                assert not text.endswith("."), f"{message}: {text}"
            if language == "fr":
                assert not re.search(r"[^\s][:;?!]", text), f"{message}: {text}"


@in_every_language
def test_a_campaign_can_be_told(language: str) -> None:
    """Through ``Texts``, as terminal and browser do it."""
    assert campaign_flow.FLOW is FLOW
    texts, rng = Texts(language, "piccole"), Random(1615)
    told: list[str] = []

    def emit(event: Event) -> None:
        told.append(texts.event(event.plain()))

    game = Campaign(load_shipped("campaign-tuscany"), {}, Duels())
    dice = FreeDice(rng, keep_log=True)
    state = game.setup(dice, emit)
    for _ in range(300):
        decision = game.decision(state)
        if decision is None:
            break
        seat = decision.seats[0]
        in_battle = state.battle is not None
        if not in_battle:
            told.append(texts.decision(decision, game.view(state, seat)["decision"]["about"]))
            told.extend(texts.action(game.encode_action(action)) for action in [*game.candidates(state, seat)][:20])
        game.apply(state, seat, game.sample(state, seat, rng), dice, None if in_battle else emit)
    told += [texts.say(f"roll-{roll.why}") for roll in dice.take_log()]
    assert len(told) > 300
    for text in told:
        assert not re.search(r"[{}]|\b\w+ \(\w+: ", text), text  # neither a gap nor the raw form


def test_every_clause_has_its_text_in_three_languages() -> None:
    from caracole.texts import rulebook

    clauses = {name: clause for name, clause in rulebook("piccole").items() if name.startswith("C")}
    assert len(clauses) == 90
    for clause in clauses.values():
        for texts in (clause.title, clause.text):
            assert set(texts) == set(LANGUAGES)
            assert all(text.strip() for text in texts.values())
        assert clause.kind != "ruling" or set(clause.reason) == set(LANGUAGES)
