"""What later revisions of a system's rules changed, read from the questions that its chapters ask.

A system's ``amendments`` module has one function for each change. Its docstring begins with the clauses and the
revision: ``G7.5.i, G7.5.l, since revision 2: ...``.
"""

from __future__ import annotations

import re
from inspect import getmembers, isfunction
from types import ModuleType
from typing import NamedTuple

BEGINNING = re.compile(r"(?P<clauses>[A-Z][^:]*?), since revision (?P<revision>\d+)\b")
CLAUSE = re.compile(r"\b[A-Z]\d[\w.-]*")


class Change(NamedTuple):
    """One thing that changed, by the clauses it mended, and the first revision that has it."""

    revision: int
    clauses: tuple[str, ...]


def changes_in(amendments: ModuleType) -> tuple[Change, ...]:
    """All changes that a module asks about, as they stand there; a function that does not say what it mends is a
    mistake."""
    found = []
    for name, question in getmembers(amendments, isfunction):
        if question.__module__ != amendments.__name__ or question.__doc__ is None:  # python -OO has no docstrings
            continue
        begun = BEGINNING.match(question.__doc__)
        if begun is None:
            raise ValueError(f"{amendments.__name__}.{name} does not begin with its clauses and 'since revision N'")
        change = Change(int(begun["revision"]), tuple(CLAUSE.findall(begun["clauses"])))
        found.append((question.__code__.co_firstlineno, change))
    return tuple(change for _, change in sorted(found))
