"""The conformance suite: what every system must keep, present and future. One line in a test file runs it:

    TestMySystem = conformance(lambda: load("mine"), games=5)

Every check is a test method of its own and plays seeded random games through the public face of the game only
(``walks``, ``wishes``); the checks lie together by what they are about (``endings``, ``legality``, ``writing``,
``words``, ``constancy``, ``records``, ``knowledge``). Nothing here needs pytest.

:func:`soak` (``soaking``) plays many whole matches and replays them to the bit; it reports, it does not assert.
"""

from __future__ import annotations

from typing import Any

from caracole.play.conformance.constancy import Constancy
from caracole.play.conformance.endings import Endings
from caracole.play.conformance.knowledge import Knowledge
from caracole.play.conformance.legality import Legality
from caracole.play.conformance.records import Records
from caracole.play.conformance.soaking import Choose, soak, soak_once
from caracole.play.conformance.walks import MakeGame, Stop, Walks, random_action
from caracole.play.conformance.words import Words
from caracole.play.conformance.writing import Writing

__all__ = ["Choose", "Conformance", "MakeGame", "Stop", "conformance", "random_action", "soak", "soak_once"]


class Conformance(Endings, Legality, Writing, Words, Constancy, Records, Knowledge):
    """What every system keeps. Made by :func:`conformance`."""


def conformance(
    make_game: MakeGame,
    *,
    games: int = 3,
    seed: int = 1,
    every: int = 5,
    step_limit: int = 5000,
    depth: int | None = None,
    secrets: bool | None = None,
    checks: type[Walks] = Conformance,
) -> type[Any]:
    """The suite for one system, as a class that pytest collects.

    ``games`` random games from ``seed`` for each check; the heavy checks look at one decision in ``every``; a game
    that has not ended after ``step_limit`` decisions never will. Long games may be looked at only as far as ``depth``
    decisions; that they end, and without a dead end, is seen all the same. ``secrets`` says that the system hides
    something, so that imagination must deal anew (None: no opinion). ``checks`` may be a part of the suite, such as
    :class:`~caracole.play.conformance.knowledge.Knowledge`, where the whole of it would take too long.
    """
    depth = step_limit if depth is None else depth
    settings = {"games": games, "seed": seed, "every": every, "step_limit": step_limit, "depth": depth}
    return type("Conformance", (checks,), {"make_game": staticmethod(make_game), "secrets": secrets, **settings})
