"""Help in the reader's language.

Commands write their help in English, beside what it is about; ``texts/messages/help.toml`` has each of these sentences
in the other languages. A sentence that is not there, as those of a plug-in, stays in English.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from importlib.resources import files
from itertools import pairwise

from caracole.cli.common import LANGUAGES, default_language

ENGLISH = "en"
USAGE = "usage: "


def language_of(arguments: Sequence[str]) -> str:
    """What ``--language`` asks for, wherever it stands: help may be printed before it is read."""
    wish = None
    for before, word in pairwise(["", *arguments]):
        if before == "--language":
            wish = word
        elif word.startswith("--language="):
            wish = word.partition("=")[2]
    return wish if wish in LANGUAGES else default_language()


def translate(top: argparse.ArgumentParser, language: str) -> None:
    """Put a command line with all its commands into a language. A command without a description of its own is described
    by its line in the list of commands."""
    sentences = _sentences(language)
    for parser in parsers(top):
        _describe_commands(parser)
        _translate_one(parser, lambda text: sentences.get(text, text))


def parsers(top: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """The parser and those of its commands, to any depth; one with two names once."""
    yield top
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            for each in dict.fromkeys(action.choices.values()):
                yield from parsers(each)


def _describe_commands(parser: argparse.ArgumentParser) -> None:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for line in action._choices_actions:
                command = action.choices[line.dest]
                command.description = command.description or line.help


def _translate_one(parser: argparse.ArgumentParser, say: Callable[[str], str]) -> None:
    parser.description = _said(parser.description, say)
    for group in parser._action_groups:
        group.title = _said(group.title, say)
    for action in parser._actions:
        action.help = _said(action.help, say)
        for line in getattr(action, "_choices_actions", ()):
            line.help = _said(line.help, say)
    parser.formatter_class = partial(Formatter, usage=say(USAGE))


def _said(text: str | None, say: Callable[[str], str]) -> str | None:
    return None if text is None else say(text)


class Formatter(argparse.HelpFormatter):
    """Begins the usage with a word of the reader's language."""

    def __init__(self, prog: str, usage: str = USAGE) -> None:
        super().__init__(prog)
        self.usage = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """As usual, with our word for it."""
        super().add_usage(usage, actions, groups, self.usage if prefix is None else prefix)


def _sentences(language: str) -> dict[str, str]:
    """English sentence to that of a language."""
    if language == ENGLISH:
        return {}
    catalogue = tomllib.loads(files("caracole.texts").joinpath("messages", "help.toml").read_text(encoding="utf-8"))
    return {english: row[language] for english, row in catalogue.items() if language in row}
