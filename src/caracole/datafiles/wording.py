"""How complaints put things into words."""

import datetime
from collections.abc import Iterable
from difflib import get_close_matches

_LONGEST_SHOWN = 60
_LONGEST_GUESSED = 100
"""Comparing long texts is slow, and nobody mistypes them into something similar."""


def kind(value: object) -> str:
    """What sort of value this is, as an author would call it."""
    match value:
        case bool():
            return "a boolean"
        case int():
            return "an integer"
        case float():
            return "a decimal number"
        case str():
            return "text"
        case list():
            return "a list"
        case dict():
            return "a table"
        case None:
            return "null"
        case datetime.date() | datetime.time():
            return "a date or time"
        case _:
            return type(value).__name__


def described(value: object) -> str:
    """The kind of a value, and a simple value itself: `text 'abc'`, `an integer 12`, `a table`."""
    if value is None or isinstance(value, list | dict):
        return kind(value)
    return f"{kind(value)} {shown(value)}"


def shown(value: object) -> str:
    """A simple value as it would be written in the file, shortened."""
    if isinstance(value, bool):
        return "true" if value else "false"
    try:
        text = repr(value) if isinstance(value, str) else str(value)
    except ValueError:  # Python refuses to print thousands of digits
        return "of thousands of digits"
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}..."


def choices(words: Iterable[str]) -> str:
    """Words to choose from: `'a', 'b' or 'c'`."""
    quoted = [shown(word) for word in words]
    return " or ".join([", ".join(quoted[:-1]), quoted[-1]]) if len(quoted) > 1 else "".join(quoted)


def guess(word: str, known: Iterable[str]) -> str:
    """` (did you mean 'trieste'?)`, or nothing when no known word is close."""
    if len(word) > _LONGEST_GUESSED:
        return ""
    by_folded = {each.casefold(): each for each in known if len(each) <= _LONGEST_GUESSED}
    close = get_close_matches(word.casefold(), by_folded, n=1)
    return f" (did you mean {shown(by_folded[close[0]])}?)" if close else ""
