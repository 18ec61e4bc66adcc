"""The systems that can be played, by name. Nothing is imported before it is asked for.

A system of our own is a package that exposes ``SYSTEM``. An outside author declares the same object as an entry point
of the group ``caracole.systems``; a test calls :func:`register`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Protocol

from caracole.kernel.errors import CaracoleError
from caracole.kernel.game import Game
from caracole.play.record import Header

GROUP = "caracole.systems"

OUR_OWN = {
    "gbacw": "caracole.systems.gbacw",
    "gradisca": "caracole.systems.gradisca",
}


class System(Protocol):
    """What a package of rules exposes as ``SYSTEM``."""

    @property
    def name(self) -> str:
        """As the command line and the records know it."""

    @property
    def title(self) -> str:
        """As it stands on the box."""

    def scenarios(self) -> list[dict[str, Any]]:
        """What can be played, the first one unless said otherwise: ``id``, ``title`` and whatever helps to choose."""

    def options(self) -> list[dict[str, Any]]:
        """What can be chosen: ``id``, ``title``, default and values."""

    def load(self, scenario: str, options: Mapping[str, Any]) -> Game[Any]:
        """The game, ready to be set up."""


class UnknownName(CaracoleError):
    """There is no system, scenario or option of that name."""

    def __init__(self, what: str, name: str, known: Iterable[str]) -> None:
        names = sorted(known)
        close = get_close_matches(name, names, n=1)
        if close:
            hint = f"did you mean {close[0]!r}?"
        else:
            hint = f"there are: {', '.join(names)}" if names else "there are none"
        super().__init__(f"unknown {what} {name!r} ({hint})")
        self.name = name


_registered: dict[str, Callable[[], System]] = {}


def register(name: str, factory: Callable[[], System]) -> Callable[[], None]:
    """Make a system known for this process; it hides any other of that name until the returned function is called."""
    _registered[name] = factory

    def forget() -> None:
        if _registered.get(name) is factory:
            del _registered[name]

    return forget


def _factories() -> dict[str, Callable[[], System]]:
    """Name to factory: entry points first, then our own, then what was registered by hand."""
    found: dict[str, Callable[[], System]] = {point.name: point.load for point in entry_points(group=GROUP)}
    # An entry point loads the system itself, so `load()` stands for calling a factory.
    for name, module in OUR_OWN.items():
        found[name] = lambda module=module: import_module(module).SYSTEM  # type: ignore[misc]
    return found | _registered


def systems() -> list[str]:
    """The names of all systems that can be asked for."""
    return sorted(_factories())


def system(name: str) -> System:
    """The system of that name; UnknownName suggests another one."""
    factories = _factories()
    if name not in factories:
        raise UnknownName("system", name, factories)
    return factories[name]()


def load(name: str, scenario: str | None = None, options: Mapping[str, Any] | None = None) -> Game[Any]:
    """A game ready to be set up: the first scenario of the system and its own options, unless said otherwise."""
    chosen = system(name)
    scenarios = [str(each["id"]) for each in chosen.scenarios()]
    if scenario is None:
        if not scenarios:
            raise CaracoleError(f"{name} has no scenario")
        scenario = scenarios[0]
    elif scenario not in scenarios:
        raise UnknownName(f"scenario of {name}", scenario, scenarios)
    known = {str(each["id"]) for each in chosen.options()}
    for option in options or {}:
        if option not in known:
            raise UnknownName(f"option of {name}", option, known)
    return chosen.load(scenario, dict(options or {}))


def load_recorded(header: Header) -> Game[Any]:
    """The game that a record was played with, as far as this installation has it."""
    return load(header.system, header.scenario, header.options)
