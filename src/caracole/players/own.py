"""Players of one's own: a class that is named by where it stands, ``package.module:Class``.

Only who sits at this machine may name one: it is imported, and may do anything.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from caracole.kernel import CaracoleError
from caracole.players import make_player
from caracole.players.base import Player


class NoSuchPlayer(CaracoleError):
    """There is no player of that name, or it cannot be made."""

    def __init__(self, name: str, problem: str) -> None:
        super().__init__(f"{name} is no computer player: {problem}")


def is_own(name: str) -> bool:
    """Is a class named, and not a player that comes with the system?"""
    return ":" in name


def any_player(system: str, name: str, seed: int) -> Player:
    """The computer player of that name, one's own or the system's; the same seed thinks the same thoughts."""
    return own_player(name, seed) if is_own(name) else make_player(system, name, seed)


def own_player(name: str, seed: int) -> Player:
    """The player that a class makes of a seed. Modules in the present folder are found as well."""
    made: Any = _made(name, _found(name), seed)
    if not callable(getattr(made, "choose", None)):
        raise NoSuchPlayer(name, "it has no choose(game, seat, view, offer)")
    player: Player = made
    return player


def _found(name: str) -> Callable[[int], Any]:
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found: Any = import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except Exception as error:  # somebody else's program, which may do anything
        raise NoSuchPlayer(name, f"{type(error).__name__}: {error}") from error
    if not callable(found):
        raise NoSuchPlayer(name, "it is nothing that makes one")
    made: Callable[[int], Any] = found
    return made


def _made(name: str, maker: Callable[[int], Any], seed: int) -> Any:
    try:
        return maker(seed)
    except Exception as error:  # likewise
        raise NoSuchPlayer(name, f"{type(error).__name__}: {error}") from error
