"""A decision: the only place where a game stops."""

from __future__ import annotations

from typing import Any, NamedTuple


class Decision(NamedTuple):
    """What is to be decided, by whom, under which rule.

    ``seats`` are all who still have to answer, in any order; most decisions have one. ``complete`` promises that
    ``candidates`` lists every legal action; otherwise they are good suggestions and ``check`` is the judge.
    ``about`` holds public facts that help a player understand the question (plain integers by domain name).
    """

    seats: tuple[int, ...]
    kind: str
    rule: str
    complete: bool = True
    about: dict[str, Any] = {}  # noqa: RUF012  (never mutated)


class Outcome(NamedTuple):
    """How a game ended: ``winners`` are seats (none for a draw), ``scores`` by seat, and the rule that says so."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str
