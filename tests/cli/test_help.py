"""Help: for every command and option, in every language, in plain words."""

from __future__ import annotations

import argparse
import re
import tomllib
from collections.abc import Iterator

import pytest

from caracole.cli.common import LANGUAGES
from caracole.cli.help import language_of, parsers
from caracole.cli.main import parser
from sentences import PACKAGE

CATALOGUE = tomllib.loads((PACKAGE / "texts" / "messages" / "help.toml").read_text(encoding="utf-8"))
MARKUP = re.compile(r"`|\*\*|__|\[/?[a-z]+\]|\\|:[a-z]+:`|\x1b|</?[a-z]+>")
"""Of docstrings, Markdown, Rich, reStructuredText, terminals and HTML."""
PLACEHOLDER = re.compile(r"%\(\w+\)s")


def said(language: str) -> Iterator[tuple[str, str | None]]:
    """Everything that help can show: where, and the sentence."""
    for each in parsers(parser(language)):
        yield each.prog, each.description
        for group in each._action_groups:
            if group._group_actions:
                yield f"{each.prog}, title", group.title
        for action in each._actions:
            if isinstance(action, argparse._SubParsersAction):
                for line in action._choices_actions:
                    yield f"{each.prog} {line.dest}, in the list", line.help
            else:
                yield f"{each.prog} {' '.join(action.option_strings) or action.dest}", action.help


ENGLISH = list(said("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_has_help_without_markup(language):
    for place, sentence in said(language):
        assert sentence, place
        assert MARKUP.search(sentence) is None, f"{place}: {sentence}"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_help_is_in_the_reader_s_language(language):
    for (place, english), (_, sentence) in zip(ENGLISH, said(language), strict=True):
        assert english in CATALOGUE, f"{place}: {english!r} is not in help.toml"
        assert sentence == CATALOGUE[english][language], place
        if " " in english:
            assert sentence != english, place


def test_no_translation_is_left_over():
    assert set(CATALOGUE) - {sentence for _, sentence in ENGLISH} == {"usage: "}


def test_translations_keep_what_is_filled_in_and_what_is_typed():
    for english, row in CATALOGUE.items():
        assert set(row) == set(LANGUAGES[1:]), english
        for sentence in row.values():
            assert PLACEHOLDER.findall(sentence) == PLACEHOLDER.findall(english), english
            for typed in re.findall(r"--[a-z]+|CARACOLE_[A-Z_]+|caracole [a-z]+|\d+", english):
                assert typed in sentence, english


def test_french_keeps_its_signs_with_the_word_before_them():
    for row in CATALOGUE.values():
        assert re.search(r"[^\u00a0][:;?!](?= |$)", row["fr"].replace("ligne: ", "")) is None, row["fr"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_help_can_be_printed(language, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    for each in parsers(parser(language)):
        shown = each.format_help()
        assert shown.startswith({"en": "usage: ", "it": "uso: ", "fr": "usage\u00a0: "}[language])
        assert "%(" not in shown


def test_a_command_says_what_it_does_in_its_own_help(caracole):
    shown = caracole("lab", "duel", "--help").out
    assert "\ncomputer players against each other, seats swapped evenly\n" in shown


@pytest.mark.parametrize(
    ("words", "language"),
    [
        (["play", "--language", "it"], "it"),
        (["--help", "--language=fr"], "fr"),
        (["play", "--language", "it", "--language", "fr"], "fr"),
        (["play", "--language", "de"], "en"),
        (["play", "--language"], "en"),
        ([], "en"),
    ],
)
def test_the_language_may_be_asked_for_anywhere(words, language):
    assert language_of(words) == language


def test_help_speaks_the_language_of_the_environment(caracole, monkeypatch):
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "gioca nel browser" in caracole("--help").out
    assert "jouer dans le navigateur" in caracole("serve", "--help", "--language", "fr").out.replace("\n", " ")
