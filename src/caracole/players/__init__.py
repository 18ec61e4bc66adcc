"""Computer players, by name. They see only what their seat may know.

``random`` plays every system; any other player of a system is a module of this package, ``<system>_<name>``, with a
class of that name: the captain of Gradisca is ``gradisca_captain.Captain``. A module with a longer name
(``piccole_campaign_captain``) is a part of a player. Nothing is imported before it is asked for.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from caracole.kernel import CaracoleError
from caracole.players.base import Chosen, Offer, Player, Reason
from caracole.players.random_player import RandomPlayer

__all__ = ["Chosen", "Offer", "Player", "RandomPlayer", "Reason", "UnknownPlayer", "make_player", "player_names"]

RANDOM = "random"


class UnknownPlayer(CaracoleError):
    """No computer player of that name can play the system."""

    def __init__(self, system: str, name: str) -> None:
        super().__init__(f"{system} has no computer player {name!r}; there are: {', '.join(player_names(system))}")
        self.name = name


def player_names(system: str) -> list[str]:
    """The computer players of a system, the strongest first."""
    prefix = f"{system}_"
    own = [module.name.removeprefix(prefix) for module in iter_modules(__path__) if module.name.startswith(prefix)]
    return [*sorted(name for name in own if "_" not in name), RANDOM]


def make_player(system: str, name: str, rng_seed: int) -> Player:
    """The computer player of that name; the same seed thinks the same thoughts."""
    if name == RANDOM:
        return RandomPlayer(rng_seed)
    module_name = f"caracole.players.{system}_{name}"
    if "_" in name or not name.isidentifier() or not system.isidentifier() or find_spec(module_name) is None:
        raise UnknownPlayer(system, name)
    player: Player = getattr(import_module(module_name), name.capitalize())(rng_seed)
    return player
