"""The systems that can be played, by name. Nothing is imported before it is asked for.

A system is a package that exposes ``SYSTEM``, declared as an entry point of the group ``caracole.systems``: those that
come with the program in its own ``pyproject.toml``, those of an outside author in theirs. A test calls
:func:`register`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from caracole.datafiles import Checked
from caracole.kernel.errors import CaracoleError, NotCarried
from caracole.kernel.game import Game
from caracole.play.record import Record

GROUP = "caracole.systems"

OUR_OWN = "caracole"
"""The distribution whose systems nobody else's hide."""
UNRANKED = 100
"""Where a system stands among others if it has no ``rank``."""
NEEDED = ("name", "title", "scenarios", "options", "load")
"""What an object must have to be a system at all."""


class System(Protocol):
    """What a package of rules exposes as ``SYSTEM``.

    It may say besides: ``rank``, its place among others (the lowest first); ``asked``, options that a player is asked
    before a game; ``varied``, options of which a soak plays every value; ``ladder``, scenarios in which computer
    players are compared; ``parts``, modules that are not where they are looked for (``caracole.play.parts``);
    ``brought_scenario`` and ``brought_option``, a scenario that is not listed because somebody brings it along, and the
    option that holds its text.
    """

    @property
    def name(self) -> str:
        """As the command line and the records know it."""

    @property
    def title(self) -> str:
        """As it stands on the box."""

    @property
    def package(self) -> str:
        """The package that holds its words (``messages``), its ``rulebook`` and its parts (``caracole.play.parts``)."""

    def scenarios(self) -> list[dict[str, Any]]:
        """What can be played, the first one unless said otherwise: ``id``, ``title`` and whatever helps to choose;
        ``tournaments`` is false where it lasts too long for one."""

    def options(self) -> list[dict[str, Any]]:
        """What can be chosen: ``id``, ``default``, ``values``, the ``rule`` it belongs to and a ``text`` by language.
        An option of the ``kind`` "preset" stands for values of others; these say which, ``under`` each of its values.
        One that changes only some ``scenarios`` names them.
        What a value is called the messages ``<option>-<value>`` say, and ``option-<option>`` where there is no text."""

    def load(self, scenario: str, options: Mapping[str, Any]) -> Game[Any]:
        """The game, ready to be set up."""


@runtime_checkable
class CheckedSystem(System, Protocol):
    """A system that reads files which anybody may write; ``data`` is one, or a folder of several."""

    @property
    def shipped_data(self) -> str:
        """The folder of those that come with the program."""

    def check_data(self, data: str) -> list[Checked]:
        """What is wrong in the files of a folder, one row for each thing that can be named."""


@runtime_checkable
class DataSystem(CheckedSystem, Protocol):
    """A system whose scenarios are such files, so that they can be copied, changed and played."""

    def data_scenarios(self, data: str) -> list[dict[str, Any]]:
        """What a folder has, as ``scenarios`` tells it."""

    def load_data(self, data: str, scenario: str, options: Mapping[str, Any]) -> Game[Any]:
        """The game of a scenario in a folder."""


@runtime_checkable
class SchemaSystem(System, Protocol):
    """A system that helps editors of its files."""

    def schemas(self) -> dict[str, dict[str, Any]]:
        """A JSON Schema for each kind of file, by the name of its own file."""


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


class BrokenSystem(CaracoleError):
    """A system that is installed and does not load."""

    def __init__(self, name: str, problem: str) -> None:
        super().__init__(f"{name} does not load: {problem}")
        self.problem = problem


_registered: dict[str, Callable[[], System]] = {}


def register(name: str, factory: Callable[[], System]) -> Callable[[], None]:
    """Make a system known for this process; it hides any other of that name until the returned function is called."""
    _registered[name] = factory

    def forget() -> None:
        if _registered.get(name) is factory:
            del _registered[name]

    return forget


@cache
def _installed() -> dict[str, Callable[[], System]]:
    """Name to what loads the system: an entry point loads the object itself. Where two have one name, ours stands."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.dist is not None and point.dist.name == OUR_OWN)
    return {point.name: point.load for point in points}


def _factories() -> dict[str, Callable[[], System]]:
    """Name to factory: what is installed, then what was registered by hand."""
    return _installed() | _registered


def systems() -> list[str]:
    """The names of all systems that can be asked for."""
    return sorted(_factories())


def system(name: str) -> System:
    """The system of that name; UnknownName suggests another one, BrokenSystem says why it does not load."""
    factories = _factories()
    if name not in factories:
        raise UnknownName("system", name, factories)
    try:
        found = factories[name]()
    except Exception as error:  # somebody else's program, which may do anything
        raise BrokenSystem(name, f"{type(error).__name__}: {error}") from error
    missing = [word for word in NEEDED if not hasattr(found, word)]
    if missing:
        raise BrokenSystem(name, f"{type(found).__name__} lacks {', '.join(missing)}")
    return found


def working_systems() -> list[System]:
    """All systems that load, those with the lowest ``rank`` first."""
    found = [found for found in map(_if_it_loads, systems()) if found is not None]
    return sorted(found, key=lambda each: int(getattr(each, "rank", UNRANKED)))


def _if_it_loads(name: str) -> System | None:
    try:
        return system(name)
    except BrokenSystem:
        return None


def _first(kind: type) -> System:
    """The first of a kind; any other where there is none, to be refused."""
    found = working_systems()
    if not found:
        raise CaracoleError("there is no system here")
    return next((each for each in found if isinstance(each, kind)), found[0])


def checked_system(name: str) -> CheckedSystem:
    """The system of that name, if it reads files."""
    chosen = system(name)
    if not isinstance(chosen, CheckedSystem):
        raise CaracoleError(f"{name} has no data files that could be checked")
    return chosen


def checked_systems() -> list[CheckedSystem]:
    """All systems that read files."""
    return [chosen for chosen in working_systems() if isinstance(chosen, CheckedSystem)]


def data_system(name: str | None = None) -> DataSystem:
    """The system of that name, if its scenarios are files; without a name, the first such system."""
    chosen = _first(DataSystem) if name is None else system(name)
    if not isinstance(chosen, DataSystem):
        raise CaracoleError(f"{chosen.name} has no data files that could be changed")
    return chosen


def schema_system(name: str | None = None) -> SchemaSystem:
    """The system of that name, if its files have schemas; without a name, the first such system."""
    chosen = _first(SchemaSystem) if name is None else system(name)
    if not isinstance(chosen, SchemaSystem):
        raise CaracoleError(f"{chosen.name} has no schemas of its data files; caracole data check PATH checks them")
    return chosen


def system_of_data(data: str | Path) -> str | None:
    """Whose files these are: told by what they say (``is_data``) or by names that only one system uses
    (``data_signs``), else whoever finds the least wrong in them; None if nobody finds anything to read."""
    path = Path(data)
    folder = path if path.is_dir() else path.parent
    files = [path] if path.is_file() else sorted(path.rglob("*.toml"))[:1]
    for chosen in checked_systems():
        says_so: Callable[[str], bool] | None = getattr(chosen, "is_data", None)
        if says_so is not None and any(says_so(str(file)) for file in files):
            return chosen.name
    for pattern in ("{}", "*/{}", "../*/{}"):  # in the folder, in one inside it, in one beside it
        for chosen in checked_systems():
            signs: tuple[str, ...] = getattr(chosen, "data_signs", ())
            if any(True for sign in signs for _ in folder.glob(pattern.format(sign))):
                return chosen.name
    complaints = {
        chosen.name: sum(len(row.problems) for row in rows)
        for chosen in checked_systems()
        if (rows := chosen.check_data(str(data)))
    }
    return min(complaints, key=lambda name: complaints[name], default=None)


def load(
    name: str,
    scenario: str | None = None,
    options: Mapping[str, Any] | None = None,
    data: str | Path | None = None,
    revision: int | None = None,
) -> Game[Any]:
    """A game ready to be set up: the first scenario of the system and its own options, unless said otherwise.

    ``data`` is a folder of the owner's own scenarios (or one of them) instead of those that come with the program,
    ``revision`` an older state of the rules that the program still carries.
    """
    game = _load(name, scenario, options, data)
    return game if revision is None else game.under(revision)


def _load(name: str, scenario: str | None, options: Mapping[str, Any] | None, data: str | Path | None) -> Game[Any]:
    chosen = system(name)
    if scenario is not None and is_brought(name, scenario):
        return chosen.load(scenario, dict(options or {}))
    known = {str(each["id"]) for each in chosen.options()}
    for option in options or {}:
        if option not in known:
            raise UnknownName(f"option of {name}", option, known)
    if data is None:
        return chosen.load(_one_of(chosen.scenarios(), scenario, name), dict(options or {}))
    if not Path(data).exists():
        raise CaracoleError(f"{data}: there is no such directory")
    owner = data_system(name)
    found = _one_of(owner.data_scenarios(str(data)), scenario, f"{name} in {data}")
    return owner.load_data(str(data), found, dict(options or {}))


def is_brought(name: str, scenario: str) -> bool:
    """Is this the scenario of a system that somebody brings along with the game?"""
    return scenario == getattr(system(name), "brought_scenario", None)


def _one_of(rows: list[dict[str, Any]], scenario: str | None, where: str) -> str:
    scenarios = [str(each["id"]) for each in rows]
    if scenario is None and not scenarios:
        raise CaracoleError(f"{where} has no scenario")
    if scenario is not None and scenario not in scenarios:
        raise UnknownName(f"scenario of {where}", scenario, scenarios)
    return scenarios[0] if scenario is None else scenario


def load_recorded(record: Record, data: str | Path | None = None) -> Game[Any]:
    """The game that a record was played with, as far as this installation, or the owner's ``data``, has it."""
    header = record.header
    return carried_for(load(header.system, header.scenario, header.options, data), record)


def carried_for(game: Game[Any], record: Record) -> Game[Any]:
    """The game under the revision that a record begins with if the program carries that one, else under the first that
    it was moved to and that is carried, else as it is."""
    for revision in (record.header.revision, *(entry.revision for entry in record.amendments)):
        try:
            return game.under(revision)
        except NotCarried:
            continue
    return game
