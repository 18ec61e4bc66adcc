"""Players of one's own: a class that is named by where it stands, ``package.module:Class``.

Only who sits at this machine may name one: it is imported, and may do anything. Any player may be given parameters,
``captain?boldness=3&patience=1``: they are put into its attributes of these names.
"""

from __future__ import annotations

import json
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
    plain, _, told = name.partition("?")
    player = own_player(plain, seed) if is_own(plain) else make_player(system, plain, seed)
    for word in told.split("&") if told else ():
        _set(player, name, *word.partition("=")[::2])
    return player


def _set(player: Player, name: str, parameter: str, value: str) -> None:
    if parameter.startswith("_") or callable(getattr(player, parameter, print)):
        raise NoSuchPlayer(name, f"it has no parameter {parameter!r}")
    try:
        setattr(player, parameter, json.loads(value))
    except ValueError:
        setattr(player, parameter, value)


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
