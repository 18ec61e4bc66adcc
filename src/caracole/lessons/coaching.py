"""What somebody beside the player says about a decision, and who sits opposite a beginner."""

from __future__ import annotations

from caracole.lessons.finding import guided_game
from caracole.lessons.words import Words


def gentle_player(system: str) -> str | None:
    """The computer player of a system that sits opposite beginners; None if it has none."""
    guided = guided_game(system)
    return None if guided is None else guided.player


def usually_good(system: str, kind: str, language: str) -> str:
    """What is usually good at a decision of this kind; something for any decision where nothing is written for it."""
    words = Words(system, language)
    return words.usually_good(kind) or words.find("coach-other") or ""
