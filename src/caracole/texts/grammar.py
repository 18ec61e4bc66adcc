"""What a language asks of a finished sentence, whichever name stands in it.

    polished("Siège de Enna : 2", "fr")        "Siège d’Enna\N{NO-BREAK SPACE}: 2"
    polished("Marcia a Aquileia", "it")        "Marcia ad Aquileia"
    polished("Dopo il 80 %", "it")             "Dopo l'80 %"

A message cannot know the name that will stand in it, so the words just before a name are mended when the sentence is
whole. The browser does the same (``web/src/lib/grammar.ts``); ``tests/polished.json`` holds both to one table.
"""

from __future__ import annotations

import re

NO_BREAK = "\N{NO-BREAK SPACE}"
"""Before ; ! ? too: the narrow one is missing from many fonts, ours among them."""

_VOWEL = "AÀÂÆEÉÈÊIÎOÔŒUÛaàâæeéèêiîoôœuû"
_OTTO = r"(?:8\d*|11)\b"
"""Figures that begin with a vowel when they are read in Italian: otto, ottanta, undici."""

_MINUS = (re.compile(r"(?<![\w\-–.])-(?=\d)"), "−")

_MENDED: dict[str, tuple[tuple[re.Pattern[str], str], ...]] = {
    "it": (
        (re.compile(r"\b([Aa]) (?=[AÀaà]\w)"), r"\1d "),
        (re.compile(r"\b([Ee]) (?=[Ee]\w)"), r"\1d "),
        (re.compile(rf"\b([Aa]|[DdNn][ae]|[Ss]u)l (?={_OTTO})"), r"\1ll'"),
        (re.compile(rf"\bil (?={_OTTO})"), "l'"),
        _MINUS,
    ),
    "fr": (
        (re.compile(rf"\b([Dd]|[Qq]u|[Jj]usqu|[Ll]orsqu|[Pp]uisqu)e (?=[{_VOWEL}]\w)(?!onz)"), r"\1’"),
        (re.compile(r"(?<=\w)'(?=\w)"), "’"),
        (re.compile(r" (?=[:;!?»])|(?<=«) "), NO_BREAK),
        _MINUS,
    ),
}
"""By language, in this order: what is found and what stands there instead."""


def polished(text: str, language: str) -> str:
    """The sentence with elision, euphony and spaces as its language has them."""
    for found, instead in _MENDED.get(language, ()):
        text = found.sub(instead, text)
    return text
