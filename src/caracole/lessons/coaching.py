"""What somebody beside the player would say about a decision: what is usually good, and what a captain would do.

It rests on an imagined state, so it tells a player nothing that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from caracole.kernel import Game
from caracole.lessons.finding import guided_game
from caracole.lessons.words import Words
from caracole.texts import Texts


class Advice(NamedTuple):
    """What is usually good, the action that a captain would take (as a message), and why."""

    usually: str
    action: Mapping[str, Any]
    why: str | None


def gentle_player(system: str) -> str | None:
    """The computer player of a system that sits opposite beginners; None if it has none."""
    guided = guided_game(system)
    return None if guided is None else guided.player


def advice(
    game: Game[Any], kind: str, action: Mapping[str, Any], reason: tuple[str, Mapping[str, Any]] | None, language: str
) -> Advice:
    """A captain's choice at a decision of this kind, in words for a beginner."""
    words, texts = Words(game.system, language), Texts(language, game.system)
    usually = words.usually_good(kind) or words.find("coach-other") or ""
    return Advice(usually, action, None if reason is None else texts.reason(*reason))
