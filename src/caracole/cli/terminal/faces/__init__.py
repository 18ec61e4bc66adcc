"""The face that a system shows in a terminal: names, board, questions, and the words that a player may type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from caracole.cli.terminal.faces.plain import Face, Unclear
from caracole.kernel import Game
from caracole.play.parts import part

__all__ = ["Face", "TerminalPart", "Unclear", "face_for"]


class TerminalPart(Protocol):
    """What a system brings as its ``terminal``."""

    @property
    def FACE(self) -> Callable[[Any, str], Face]:  # noqa: N802 - a constant of a module
        """Makes the face of a game in a language."""


def face_for(game: Game[Any], language: str) -> Face:
    """The system's own face, or a plain one that any system can wear."""
    own = part(game.system, "terminal", TerminalPart)
    return Face(game, language) if own is None else own.FACE(game, language)
