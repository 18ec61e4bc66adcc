"""The face that a system shows in a terminal: names, board, questions, and the words that a player may type."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from caracole.cli.terminal.faces.plain import Face, Unclear
from caracole.kernel import Game

__all__ = ["Face", "Unclear", "face_for"]


def face_for(game: Game[Any], language: str) -> Face:
    """The system's own face (``faces.<system>:FACE``), or a plain one that any system can wear."""
    module = f"{__name__}.{game.system}"
    if game.system.isidentifier() and find_spec(module) is not None:
        face: Face = import_module(module).FACE(game, language)
        return face
    return Face(game, language)
