"""What a player reads of the events at a table."""

from __future__ import annotations

from caracole.cli.terminal.faces import face_for
from caracole.play.table import Table


def spoken(table: Table, kind: str, language: str = "en") -> list[str]:
    """The lines of the log for the events of a kind."""
    texts = face_for(table.game, language).texts
    return [texts.event(event.plain()) for event in table.happened(kind)]
