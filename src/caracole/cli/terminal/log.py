"""Events as lines of a log, each with the number of its rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from caracole.cli.terminal.faces.plain import Face


def log_lines(face: Face, events: Iterable[Mapping[str, Any]]) -> list[RenderableType]:
    """One line for each event, given as ``Event.plain()`` has it."""
    return [log_line(face, event) for event in events]


def log_line(face: Face, event: Mapping[str, Any]) -> RenderableType:
    """``· Red takes the hill: 3 points.  13.2``"""
    style = face.event_style(event)
    said = Text(face.texts.event(event), style)
    if event["rule"] != "kernel":
        said.append(f"  {event['rule']}", "not bold dim cyan")
    line = Table.grid(padding=(0, 1))  # so that what is wrapped stays to the right of the dot
    line.add_row(Text("·", "dim"), said)
    return line
