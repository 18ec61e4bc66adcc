"""Whatever the game can say has a sentence in English, Italian and French, and none asks for more than it is told.

The source is read, not run: every event, refusal, decision, action, reason and roll that stands in the code counts,
also one that no test reaches. What the reader does not understand (a kind that is not written out) is an error.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args, get_type_hints

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import caracole
from caracole.kernel import Domain, FreeDice
from caracole.play import load
from caracole.play.texts import LANGUAGES, Texts
from caracole.systems.gradisca import morale
from caracole.systems.gradisca.actions import ACTIONS, MANNERS
from caracole.systems.gradisca.flow import FLOW, NAMING
from caracole.systems.gradisca.theatre import BORDER_KINDS, SIDES, UNIT_TYPES
from caracole.systems.gradisca.view import PLACES
from caracole.systems.gradisca.windows import MOMENTS

PACKAGE = Path(caracole.__file__).parent
SYSTEM = PACKAGE / "systems" / "gradisca"
CAPTAIN = PACKAGE / "players" / "gradisca_captain.py"

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


class Said(NamedTuple):
    """One place in the source that says something, and the variables that its message finds there."""

    message: str
    variables: frozenset[str]
    place: str


def hyphens(*words: str) -> str:
    return re.sub(r"[._]", "-", "-".join(words))


class Module:
    """A source file with the calls in it, each with the functions around it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        self.functions = [node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef)]

    def calls(self) -> Iterator[ast.Call]:
        return (node for node in ast.walk(self.tree) if isinstance(node, ast.Call))

    def place(self, node: ast.expr) -> str:
        return f"{self.path.relative_to(PACKAGE)}:{node.lineno}"

    def around(self, node: ast.expr) -> list[ast.FunctionDef]:
        return [each for each in self.functions if each.lineno <= node.lineno <= (each.end_lineno or 0)]

    def words(self, node: ast.expr) -> list[str]:
        """The words that an expression may be: written out, one of two, a local name for them, or looked up in a
        table of this module."""
        match node:
            case ast.Constant(value=str(word)):
                return [word]
            case ast.IfExp(body=one, orelse=other):
                return self.words(one) + self.words(other)
            case ast.Name(id=name):
                scopes: list[ast.AST] = [*self.around(node)] or [self.tree]
                values = [value for scope in scopes for value in assigned(scope, name)]
                if values:
                    return [word for value in values for word in self.words(value)]
            case ast.Call(func=ast.Attribute(value=ast.Name(id=table), attr="get"), args=[_, default]):
                tables = [value for value in assigned(self.tree, table) if isinstance(value, ast.Dict)]
                if tables:
                    return [word for each in tables for row in each.values for word in self.words(row)] + self.words(
                        default
                    )
        raise AssertionError(f"{self.place(node)}: cannot tell what {ast.unparse(node)!r} may be")

    def is_parameter(self, node: ast.expr) -> bool:
        """Handed on from the caller, who is read himself."""
        return isinstance(node, ast.Name) and any(
            argument.arg == node.id for function in self.around(node) for argument in function.args.args
        )


def assigned(scope: ast.AST, name: str) -> list[ast.expr]:
    return [
        node.value
        for node in ast.walk(scope)
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets)
    ]


def variables(keys: dict[str, ast.expr]) -> frozenset[str]:
    """What a message finds; a list comes with its length (see ``Texts.arguments``)."""
    lists = {key for key, value in keys.items() if key in NAMING.sets or is_list(value)}
    return frozenset(keys) | {f"{key}_count" for key in lists}


def is_list(node: ast.expr) -> bool:
    match node:
        case ast.List() | ast.ListComp() | ast.Tuple():
            return True
        case ast.Call(func=ast.Name(id="list")):
            return True
    return False


def table(module: Module, node: ast.expr | None) -> dict[str, ast.expr]:
    """The keys of a table that is written out."""
    if node is None:
        return {}
    assert isinstance(node, ast.Dict), f"{module.place(node)}: not a table that is written out"
    keys = [key.value for key in node.keys if isinstance(key, ast.Constant)]
    assert len(keys) == len(node.keys), f"{module.place(node)}: a key is not written out"
    return dict(zip(map(str, keys), node.values, strict=True))


def name_of(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


@cache
def modules() -> tuple[Module, ...]:
    return tuple(Module(path) for path in sorted(SYSTEM.rglob("*.py")))


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
        hints = get_type_hints(cls, include_extras=True)
        many = {f"{field}_count" for field, hint in hints.items() for d in get_args(hint) if is_many(d)}
        yield Said(f"action-{cls.__name__}", frozenset(hints) | many, f"actions.py: {cls.__name__}")


def is_many(domain: object) -> bool:
    return isinstance(domain, Domain) and domain.many


def reasons() -> Iterator[Said]:
    module = Module(CAPTAIN)
    for call in module.calls():
        if name_of(call) == "Reason":
            keys = table(module, call.args[1] if len(call.args) > 1 else None)
            for code in module.words(call.args[0]):
                yield Said(hyphens("reason", code), variables(keys), module.place(call))


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
    for source in (events, refusals, decisions, actions, reasons, rolls, names):
        here = list(source())
        assert here, f"{source.__name__}: nothing found in the source"
        for each in here:
            found.setdefault(each.message, []).append(each)
    return found


# --- what the catalogues say -----------------------------------------------------------------------------------------


class Catalogue:
    """The messages of one language, and what each of them uses."""

    def __init__(self, language: str) -> None:
        text = (SYSTEM / "messages" / f"{language}.ftl").read_text(encoding="utf-8")
        entries = FluentParser().parse(text).body
        self.junk = [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
        found = [entry for entry in entries if isinstance(entry, ftl.Message)]
        self.terms = [entry.id.name for entry in entries if isinstance(entry, ftl.Term)]
        self.ids = [entry.id.name for entry in found]
        self.messages = {entry.id.name: entry for entry in found}
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(text))

    def nodes(self, message: str) -> Iterator[Any]:
        """Everything in a message, and in those that it is put together from."""
        for node in walk(self.messages[message]):
            yield node
            if isinstance(node, ftl.MessageReference):
                yield from self.nodes(node.id.name)

    def references(self, message: str) -> set[str]:
        return {node.id.name for node in walk(self.messages[message]) if isinstance(node, ftl.MessageReference)}

    def variables(self, message: str) -> set[str]:
        return {node.id.name for node in self.nodes(message) if isinstance(node, ftl.VariableReference)}

    def selected(self, message: str, variable: str) -> list[str | int]:
        """The values for which a message has words of their own."""
        found: list[str | int] = []
        for node in self.nodes(message):
            if (
                isinstance(node, ftl.SelectExpression)
                and isinstance(node.selector, ftl.VariableReference)
                and node.selector.id.name == variable
            ):
                for variant in node.variants:
                    key = variant.key
                    found.append(int(key.value) if isinstance(key, ftl.NumberLiteral) else key.name)
        return found

    def format(self, message: str, values: dict[str, str | int]) -> str:
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, f"{message} is empty"
        text, errors = self.bundle.format_pattern(pattern, values)
        assert not errors, f"{message} with {values}: {errors}"
        assert isinstance(text, str)
        return text

    def samples(self, message: str) -> Iterator[str]:
        """The message with names, numbers and whatever it selects by, one variable after the other."""
        used = sorted(self.variables(message))
        plain: dict[str, str | int] = {
            variable: (self.selected(message, variable) or ["Farra"])[0] for variable in used
        }
        yield self.format(message, plain)
        for variable in used:
            for value in (*self.selected(message, variable), "Farra", 0, 1, 2, 11, -1):
                yield self.format(message, {**plain, variable: value})


def walk(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ftl.BaseNode):
                yield from walk(each)


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


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
        for variable in sorted(found.variables(message) - place.variables)
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
