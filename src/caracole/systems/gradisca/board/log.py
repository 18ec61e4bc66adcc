"""What happened, for a log; and what changed a value in a fight."""

from __future__ import annotations

from typing import Any

from caracole.play.match import Logged
from caracole.present import telling
from caracole.present.model import LogLine, Modifier
from caracole.systems.gradisca.lexicon import DOMAINS
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.texts import rulebook


def logged(entry: Logged) -> LogLine:
    """A line of the log."""
    return telling.logged(entry, DOMAINS, places="zone", pieces="unit")


def modifiers(game: Gradisca, rows: list[dict[str, Any]]) -> list[Modifier]:
    """What changed a value, each with the title of its clause."""
    book = rulebook(game.system)
    return [
        Modifier(row["rule"], row["by"], dict(book[row["rule"]].title) if row["rule"] in book else {}) for row in rows
    ]
