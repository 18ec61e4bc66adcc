"""Sentences: a message of the catalogues with its variables, for the reader of one language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from caracole.kernel.decision import Decision
from caracole.texts.catalogues import FALLBACK, LANGUAGES, bundle, formatted
from caracole.texts.grammar import polished
from caracole.texts.lexicon import Lexicon, Named


class Texts:
    """The sentences of one language, for the program itself and for one system."""

    def __init__(self, language: str, system: str | None = None, lexicon: Lexicon | None = None) -> None:
        self.language = language if language in LANGUAGES else FALLBACK
        self.system = system
        self.lexicon = lexicon
        self.called: Mapping[str, str] = {}
        """Who bears another name now than the printed one; events tell it themselves."""

    # --- saying ------------------------------------------------------------------------------------------------------

    def say(self, message_id: str, /, **args: Any) -> str:
        """The message in this language, else in English, else in a raw form."""
        found = self.find(message_id, **args)
        return raw(message_id, self.arguments(args)) if found is None else found

    def find(self, message_id: str, /, **args: Any) -> str | None:
        """The message in this language, else in English; None if neither has it."""
        for language in dict.fromkeys((self.language, FALLBACK)):
            made = bundle(language, self.system)
            for form in dict.fromkeys((message_id, message_id.replace("_", "-"))):
                if made.has_message(form):
                    said = formatted(made, form, self.arguments(args))
                    if said is not None:
                        return polished(said, language)
        return None

    def event(self, plain: Mapping[str, Any]) -> str:
        """An event, given as ``Event.plain()`` has it."""
        return self.say(f"event-{plain['kind'].replace('_', '-')}", **{"called": {}, **plain["args"]})

    def refusal(self, plain: Mapping[str, Any]) -> str:
        """A refusal, given as ``Game.explain`` has it."""
        return self.say(f"refusal-{plain['code']}", **plain["args"])

    def decision(self, decision: Decision, about: Mapping[str, Any]) -> str:
        """A question; ``about`` with readable slugs, as a view has it."""
        return self.say(f"decision-{decision.kind.replace('.', '-')}", **about)

    def action(self, message: Mapping[str, Any]) -> str:
        """An action, given as its message."""
        return self.say(f"action-{message['do']}", **{key: value for key, value in message.items() if key != "do"})

    def reason(self, code: str, args: Mapping[str, Any]) -> str:
        """Why a computer player did something."""
        return self.say(f"reason-{code}", **args)

    # --- what messages are given -------------------------------------------------------------------------------------

    def arguments(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Plain data as the variables of a message."""
        variables: dict[str, Any] = {}
        lexicon = self._lexicon(args.get("called", self.called))
        implied = getattr(lexicon, "implied", None)  # what follows from the others, and a message cannot reckon
        for key, value in (args if implied is None else {**args, **implied(args)}).items():
            if key == "called":
                continue
            variables[key] = self._variable(lexicon, key, value)
            if isinstance(value, list | tuple):
                variables[f"{key}_count"] = len(value)
        return variables

    def _lexicon(self, called: Mapping[str, str]) -> Lexicon | None:
        renamed = getattr(self.lexicon, "renamed", None)
        return renamed(called) if called and renamed is not None else self.lexicon

    def _variable(self, lexicon: Lexicon | None, key: str, value: Any) -> str | int | float:
        if value is None:
            return Named("-", "none")
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int | float):
            return value
        if isinstance(value, list | tuple):
            return self._many(lexicon, key, value)
        if isinstance(value, Named) or lexicon is None:
            return value if isinstance(value, Named) else str(value)
        name = lexicon.one(key, str(value))
        return str(value) if name is None else Named(name, str(value))

    def _many(self, lexicon: Lexicon | None, key: str, values: Sequence[Any]) -> str:
        if lexicon is not None and values and all(isinstance(value, str) for value in values):
            together = lexicon.many(key, values)
            if together is not None:
                return together
        as_numbers = getattr(lexicon, "numbers", None)  # a place is no list: "3000 2000 90°"
        if as_numbers is not None and (said := as_numbers(key, values)) is not None:
            return str(said)
        return self.listed([str(self._variable(lexicon, key, value)) for value in values])

    def listed(self, words: Sequence[str]) -> str:
        """``a, b and c``"""
        if len(words) < 2:
            return "".join(words) or "-"
        conjunction = self.find("and") or "and"
        return f"{', '.join(words[:-1])} {conjunction} {words[-1]}"


def raw(message_id: str, variables: Mapping[str, Any]) -> str:
    """A message that nobody has written, so that it can be read: ``wall not breached (to: Trieste)``."""
    _, _, code = message_id.partition("-")
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", code or message_id)
    words = re.sub(r"[-_.]+", " ", words)
    facts = ", ".join(f"{key}: {value}" for key, value in variables.items() if not key.endswith("_count"))
    return f"{words} ({facts})" if facts else words
