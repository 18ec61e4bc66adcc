"""The text catalogues: complete in three languages, and never a reason to stop."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from caracole.cli.terminal.session import COMMANDS
from caracole.kernel import Decision
from caracole.systems.gradisca.rules.components.theatre import BORDER_KINDS, COMMANDER, UNIT_TYPES
from caracole.systems.gradisca.terminal import HEADINGS, SOURCES
from caracole.systems.gradisca.terminal.reading import KINDS, VERBS
from caracole.texts import (
    LANGUAGES,
    Named,
    Texts,
    clauses_under,
    in_language,
    raw,
    rule_text,
    rule_title,
    rulebook,
)
from sentences import PACKAGE, variables_of

SAID = re.compile(r"(event|refusal|decision|action|reason)-")
CATALOGUES = [
    PACKAGE / "texts",
    *(path.parent for path in sorted(PACKAGE.glob("systems/*/messages"))),
]


def catalogue(folder: Path, language: str) -> list[ftl.EntryType]:
    """One file with its parts (``campaign.en.ftl``), or one for each chapter in a folder of the language."""
    messages = folder / "messages"
    files = [messages / f"{language}.ftl", *sorted(messages.glob(f"*.{language}.ftl"))]
    files = [path for path in (*files, *sorted((messages / language).glob("*.ftl"))) if path.exists()]
    assert files, f"{messages} has nothing in {language}"
    return [entry for path in files for entry in parse(path.read_text(encoding="utf-8")).body]


def entries(folder: Path, language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in catalogue(folder, language) if isinstance(entry, ftl.Message)}


# --- the catalogues --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda path: path.name)
def test_a_catalogue_can_be_read(folder, language):
    body = catalogue(folder, language)
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert sorted(ids) == sorted(set(ids)), "a message is written twice"


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda path: path.name)
def test_every_language_has_the_same_messages(folder, language):
    english, other = entries(folder, "en"), entries(folder, language)
    if folder.name != "texts":  # a language may have parts of sentences of its own, but says everything
        english, other = ({name: row for name, row in each.items() if SAID.match(name)} for each in (english, other))
    assert set(other) == set(english)


SPOKEN = [*sorted(PACKAGE.glob("texts/messages/*en.ftl")), *sorted(PACKAGE.glob("systems/*/messages/[bt]*.en.ftl"))]
"""What the program says itself, and what a system adds to that: its board and its terminal."""


def spoken(english: Path, language: str) -> dict[str, ftl.Message]:
    text = english.with_name(english.name.replace("en.ftl", f"{language}.ftl")).read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in parse(text).body if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", SPOKEN, ids=lambda path: f"{path.parents[1].name}-{path.name}")
def test_every_language_uses_the_same_variables_of(file, language):
    english, other = spoken(file, "en"), spoken(file, language)
    assert set(other) == set(english)
    for name, entry in english.items():
        assert variables_of(other[name]) == variables_of(entry), name


def said_in_the_source() -> Iterator[tuple[str, str]]:
    """Every message id that the program asks for by a plain text: where, and which."""
    for path in sorted((*PACKAGE.glob("cli/**/*.py"), *PACKAGE.glob("systems/*/terminal/**/*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            choice = node.args[0]
            for value in (choice.body, choice.orelse) if isinstance(choice, ast.IfExp) else (choice,):
                if name == "say" and isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield f"{path.name}:{node.lineno}", value.value


def test_everything_that_is_said_is_in_the_catalogue():
    known = {name for folder in CATALOGUES for name in entries(folder, "en")}
    unknown = [
        (place, message)
        for place, message in said_in_the_source()
        if message not in known and not any(each.startswith(message) for each in known)
    ]
    assert unknown == []


def test_every_word_and_command_is_in_the_catalogue():
    wanted = {f"{kind}-{command}" for command in COMMANDS for kind in ("command", "usage", "help")}
    wanted |= {f"verb-{verb}" for verb in VERBS} | {f"kind-{kind}" for kind in KINDS}
    wanted |= {f"menu-{heading}" for heading in HEADINGS.values()} | set(SOURCES.values())
    wanted |= {f"{form}-{kind}" for kind in UNIT_TYPES for form in ("type", "type-short")}
    wanted |= {f"stack-{kind}" for kind in UNIT_TYPES if kind != COMMANDER}
    wanted |= {f"border-{kind}" for kind in BORDER_KINDS}
    known = {name for folder in CATALOGUES for name in entries(folder, "en")}
    assert wanted - known == set()


def test_nothing_is_said_twice():
    """One word per idea: what the system says itself, the program does not say again."""
    for folder in CATALOGUES[1:]:
        assert set(entries(PACKAGE / "texts", "en")) & set(entries(folder, "en")) == set()


def test_every_refusal_of_the_kernel_has_its_sentence():
    codes = set()
    for layer in ("kernel", "play"):
        for path in (PACKAGE / layer).glob("*.py"):
            codes |= set(re.findall(r'Refusal\("kernel", "(\w+)"', path.read_text(encoding="utf-8")))
    assert len(codes) > 8
    assert {f"refusal-{code}" for code in codes} - set(entries(PACKAGE / "texts", "en")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", SPOKEN, ids=lambda path: f"{path.parents[1].name}-{path.name}")
def test_no_message_fails_for_want_of_a_variable(file, language):
    """Every message of the program, and those that a system adds to it, is said with its variables filled."""
    texts = Texts(language, file.parents[1].name)
    for name, entry in spoken(file, language).items():
        given = dict.fromkeys(variables_of(entry), 2)
        assert "{" not in texts.say(name, **given), name


# --- saying ----------------------------------------------------------------------------------------------------------


class Names:
    def one(self, key, slug):
        return {"zone": {"farra": "Farra d'Isonzo"}, "side": {"venetian": "Veneziano"}}.get(key, {}).get(slug)

    def many(self, key, slugs):
        return f"{len(slugs)} soldiers" if key == "units" else None


def test_a_message_in_each_language():
    assert [Texts(language).say("result-draw") for language in LANGUAGES] == ["A draw.", "Pareggio.", "Partie nulle."]


def test_an_unknown_language_is_english():
    assert Texts("de").say("result-draw") == "A draw."


def test_numbers_choose_their_form():
    texts = Texts("it", "gradisca")
    assert texts.say("stack-infantry", count=1) == "1 fanteria"
    assert texts.say("stack-infantry", count=3) == "3 fanterie"


def test_a_slug_prints_as_its_name_and_selects_as_itself():
    texts = Texts("it", "gradisca", Names())
    assert texts.say("headline-points", side="venetian", points=3) == "Veneziano 3 PV"
    assert texts.say("ground-camp", side="venetian") == "campo veneziano"
    assert texts.say("ground-camp", side="austrian") == "campo austriaco"
    assert texts.say("wall-whole", zone="farra", level=3) == "Farra d'Isonzo 3"


def test_a_named_text_is_both():
    name = Named("Veneziano", "venetian")
    assert name == "venetian"
    assert name == "Veneziano"
    assert name != "austrian"
    assert str(name) == "Veneziano"
    assert {name: 1}["Veneziano"] == 1


def test_lists_and_small_words():
    texts = Texts("en", lexicon=Names())
    given = texts.arguments(
        {"units": ["a", "b"], "zones": ["x", "y", "z"], "dice": [6, 1], "hit": True, "winner": None}
    )
    assert given["units"] == "2 soldiers"
    assert given["units_count"] == 2
    assert given["zones"] == "x, y and z"
    assert given["dice"] == "6 and 1"
    assert given["hit"] == "true"
    assert given["winner"] == "none"
    assert str(given["winner"]) == "-"
    assert Texts("fr").arguments({"zones": ["x", "y"]})["zones"] == "x et y"
    assert texts.arguments({"zones": []})["zones"] == "-"


@pytest.mark.parametrize(
    ("say", "shown"),
    [
        (lambda texts: texts.say("refusal-no_such_code", zone="farra"), "no such code (zone: Farra d'Isonzo)"),
        (lambda texts: texts.refusal({"code": "no_such_code", "args": {}}), "no such code"),
        (lambda texts: texts.event({"kind": "sky_fell", "args": {"hits": 2}}), "sky fell (hits: 2)"),
        (lambda texts: texts.action({"do": "FlyAway", "to": "x"}), "Fly Away (to: x)"),
        (lambda texts: texts.reason("why_not", {}), "why not"),
        (lambda texts: texts.decision(Decision((0,), "sky.fall", "1"), {}), "sky fall"),
        (lambda texts: texts.say("nothing"), "nothing"),
    ],
)
def test_what_nobody_has_written_can_be_read(say, shown):
    assert say(Texts("it", "no such system", Names())) == shown


def test_codes_are_found_with_hyphens_too():
    assert Texts("en").find("result_draw") == "A draw."
    assert Texts("en").find("no-such-message") is None


def test_a_message_without_its_variables_is_said_all_the_same():
    assert "seed" in Texts("en").say("auto-played")


def test_raw_leaves_counts_out():
    assert raw("event-units-marched", {"units": "a and b", "units_count": 2}) == "units marched (units: a and b)"


# --- rulebooks -------------------------------------------------------------------------------------------------------


def test_clauses_in_three_languages():
    texts = {rule_text("gradisca", "G7.3.c", language) for language in LANGUAGES}
    assert len(texts) == 3
    assert all(texts)
    assert rule_title("gradisca", "G7.3.c", "en") != rule_title("gradisca", "G7.3.c", "it")


def test_what_is_no_clause_has_no_text():
    assert rule_text("gradisca", "kernel", "en") == ""
    assert rule_title("gradisca", "G99.z", "en") == ""
    assert rulebook("chess") == {}
    assert clauses_under("chess", "1") == []


def test_a_section_of_a_book_that_numbers_by_decimals():
    """GBACW has 7.31 to 7.34 under 7.3, and all of chapter 7 under 7."""
    found = {clause.id.partition(".")[2].partition(".")[0] for clause in clauses_under("gbacw", "7.3")}
    assert {"31", "32", "33", "34"} <= found
    assert all(each.startswith("3") for each in found)
    assert clauses_under("gbacw", "C10.24.k")[0].id == "C10.24.k"
    assert {clause.id.split(".")[0] for clause in clauses_under("gbacw", "7")} == {"C7"}


def test_the_letter_of_another_book_finds_nothing():
    assert clauses_under("gbacw", "K3") == []
    assert clauses_under("gradisca", "C7.3") == []
    assert clauses_under("gradisca", "g7.3") == clauses_under("gradisca", "7.3") != []


def test_another_language_is_better_than_none():
    assert in_language({"it": "forte"}, "fr") == "forte"
    assert in_language({"it": "forte", "en": "fort"}, "fr") == "fort"
    assert in_language({}, "fr") == ""
