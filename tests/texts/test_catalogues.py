"""One loader of words for terminal and browser, for our own systems and for those of others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from caracole.kernel import Game
from caracole.play import register, systems
from caracole.texts import LANGUAGES, Texts, catalogue, has_catalogue, has_message, rule_text, rulebook
from caracole.texts.catalogues import sources
from toys.cards import Cards

BOOK = """
["Y1.a"]
title = { en = "A title" }
text = { en = "A text." }
"""


class WordySystem:
    name = "wordy"
    title = "Wordy"
    package = "a_wordy_package"

    def scenarios(self) -> list[dict[str, Any]]:
        return [{"id": "standard", "title": "Standard"}]

    def options(self) -> list[dict[str, Any]]:
        return []

    def load(self, scenario: str, options: Mapping[str, Any]) -> Game[Any]:
        return Cards()


@pytest.fixture
def _wordy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A system outside the program: three kinds of files, Italian for one message only, no French."""
    files = {
        "__init__.py": "",
        "messages/en.ftl": "event-card-laid = { $seat } lays a card.\nresult-draw = Nobody wins.\n",
        "messages/odd.en.ftl": "event-odd = It is odd, and { -name }.\n-name = so is this\n",
        "messages/en/01-first.ftl": "event-first = First\n    of all.\n# a word on it\nevent-card-laid = Too late.\n",
        "messages/it.ftl": "event-card-laid = { $seat } cala una carta.\n",
        "rulebook/01.toml": BOOK,
    }
    for name, text in files.items():
        path = tmp_path / "a_wordy_package" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    forget = register("wordy", WordySystem)
    yield
    forget()


def messages(text: str) -> dict[str, str]:
    """The messages of a catalogue by name, each once."""
    body = FluentParser(with_spans=True).parse(text).body
    assert [entry for entry in body if isinstance(entry, ftl.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: text[entry.span.start : entry.span.end] for entry in found if entry.span}


@pytest.mark.usefixtures("_wordy")
def test_the_words_of_an_outside_system_are_read():
    texts = Texts("en", "wordy")
    assert has_catalogue("wordy")
    assert texts.say("event-card-laid", seat="Anna") == "Anna lays a card."
    assert texts.say("event-odd") == "It is odd, and so is this."
    assert texts.say("event-first") == "First\nof all."
    assert texts.say("result-draw") == "Nobody wins."
    assert Texts("en").say("result-draw") == "A draw."
    assert rule_text("wordy", "Y1.a", "fr") == "A text."


@pytest.mark.usefixtures("_wordy")
def test_what_a_language_lacks_is_said_in_english():
    italian, french = Texts("it", "wordy"), Texts("fr", "wordy")
    assert italian.say("event-card-laid", seat="Anna") == "Anna cala una carta."
    assert italian.say("event-first") == french.say("event-first") == "First\nof all."
    assert not has_message("it", "wordy", "event-first")


@pytest.mark.usefixtures("_wordy")
def test_a_browser_gets_every_message_once_in_english_where_the_language_lacks_it():
    english, italian = messages(catalogue("en", "wordy")), messages(catalogue("it", "wordy"))
    assert set(english) == set(italian)
    assert english["event-card-laid"] == "event-card-laid = { $seat } lays a card."
    assert italian["event-card-laid"] == "event-card-laid = { $seat } cala una carta."
    assert italian["event-first"] == "event-first = First\n    of all."
    assert "-name = so is this" in catalogue("it", "wordy")
    assert italian["result-draw"] == "result-draw = Pareggio."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", ["gbacw", "gradisca", "piccole"])
def test_a_browser_gets_what_the_terminal_says(system: str, language: str):
    assert system in systems()
    served = messages(catalogue(language, system))
    for text in sources(language, system):
        assert set(messages(text)) <= set(served)
    assert sum(name.startswith(("event-", "refusal-")) for name in served) > 90


def test_a_system_without_words():
    assert not has_catalogue("nobody")
    assert rulebook("nobody") == {}
    assert messages(catalogue("fr", "nobody"))["result-draw"] == "result-draw = Match nul."


# --- the files -------------------------------------------------------------------------------------------------------

PACKAGE = Path(__file__).parents[2] / "src" / "caracole"


def written_twice(text: str) -> list[str]:
    """Of such a message only the first would be read."""
    found = re.findall(r"(?m)^([A-Za-z][\w-]*) =", text)
    return sorted({each for each in found if found.count(each) > 1})


def test_no_file_writes_a_message_twice():
    files = sorted(PACKAGE.rglob("*.ftl"))
    assert len(files) > 100
    assert {path.name: twice for path in files if (twice := written_twice(path.read_text(encoding="utf-8")))} == {}
    assert written_twice("a = 1\nb = 2\na = 3\n") == ["a"]
