"""Reading files: the only module of this system that does.

A scenario is a directory with `scenario.toml`, which names the files of its map, armies, cards and time line; several
scenarios may share them (`map = "../campaign/map.geojson"`). What the files say is understood in `scenario_files`.
"""

from __future__ import annotations

from functools import cache
from os.path import normpath
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.datafiles import Checked, DataError, Node, Problems, Reader, localized, package_toml, read_file
from caracole.kernel import CaracoleError

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.components.theatre import Theatre

SHEET = "scenario.toml"

FILES = {"map": "map.geojson", "armies": "armies.toml", "cards": "cards.toml", "timeline": "timeline.toml"}
"""The files of a scenario, each with the name it has when `[files]` does not give it another."""

SHIPPED = Path(__file__).parent / "data"


class FoundScenario(NamedTuple):
    """A scenario in a folder: of those that come with the system, or of an author's own."""

    id: str
    title: dict[str, str]
    path: Path
    game: str | None = None
    rank: int = 100


def own_toml(name: str) -> dict[str, Any]:
    """A TOML file that belongs to the system itself."""
    return package_toml("caracole.systems.gradisca", name)


def load_theatre(path: Path | str) -> Theatre:
    """The theatre of the scenario in this directory (or of this `scenario.toml`).

    Everything wrong in any of its files is told at once, in one `DataError`.
    """
    # Later: the theatre itself needs `own_toml` of this module.
    from caracole.systems.gradisca.scenario_files import build_theatre  # noqa: PLC0415

    path = Path(path)
    problems = Problems()
    sheet = _read(path / SHEET if path.is_dir() else path)
    documents = _documents(sheet, path if path.is_dir() else path.parent, problems)
    return build_theatre(sheet, documents, problems)


def check_scenario(path: Path | str) -> Checked:
    """What is wrong in the files of the scenario in this directory, and how many things are in play."""
    path = Path(path)
    counts: dict[str, int | None] = dict.fromkeys(("cards", "zones", "units"))
    try:
        theatre = load_theatre(path)
    except DataError as error:
        return Checked(_id_of(path), str(path), error.problems, counts)
    scenario = theatre.scenario
    counts["cards"], counts["zones"] = len(scenario.deck), len(theatre.zones)
    counts["units"] = len(theatre.units) - len(scenario.absent)
    return Checked(scenario.id, str(path), (), counts)


def scenario_paths(data: Path | str) -> list[Path]:
    """The scenarios of a folder: the directories in it, or itself if it is one (or is a `scenario.toml`)."""
    data = Path(data)
    inside = [] if data.is_file() or (data / SHEET).exists() else [sheet.parent for sheet in data.glob(f"*/{SHEET}")]
    return sorted(inside) or [data]


def scenarios_in(data: Path | str) -> list[FoundScenario]:
    """The same with their titles, easy ones first."""
    return sorted(map(_found, scenario_paths(data)), key=lambda each: (each.rank, each.id))


def shipped_scenarios() -> list[FoundScenario]:
    """The scenarios that come with the system, easy ones first."""
    return scenarios_in(SHIPPED)


@cache
def load_shipped(scenario: str) -> Theatre:
    """The theatre of a scenario that comes with the system; always the same object."""
    paths = {shipped.id: shipped.path for shipped in shipped_scenarios()}
    if scenario not in paths:
        raise CaracoleError(f"scenario {scenario!r}: gradisca has only {', '.join(paths)}")
    return load_theatre(paths[scenario])


def _found(path: Path) -> FoundScenario:
    sheet, reader = _read(path / SHEET if path.is_dir() else path), Reader()
    game = reader.text(sheet, "game", required=False)
    rank = reader.integer(sheet, "rank", default=100)
    found = FoundScenario(reader.text(sheet, "id"), localized(reader, sheet, "title"), path, game, rank)
    reader.problems.raise_if_any()
    return found


def _id_of(path: Path) -> str:
    """The id that a scenario gives itself; if it cannot be read, the name of its directory."""
    try:
        return _found(path).id
    except DataError:
        return path.resolve().name if path.is_dir() else path.resolve().parent.name


def _documents(sheet: Node, folder: Path, problems: Problems) -> dict[str, Node]:
    """The other files of the scenario by their part; complains of those that cannot be read."""
    reader = Reader(problems)
    table = reader.table(sheet, "files", required=False)
    if table is not None:
        reader.no_unknown_keys(table, FILES)
    documents: dict[str, Node] = {}
    for part, usual in FILES.items():
        place = None if table is None else table.get(part)
        name = usual if table is None else reader.text(table, part, default=usual)
        try:
            if place is not None and not (folder / name).is_file():
                problems.add(place, None, "missing_file", f"there is no file {name!r}")
            else:
                documents[part] = _read(folder / name)
        except DataError as error:
            problems.extend(error)
    return documents


def _read(path: Path) -> Node:
    # Errors shall say data/drill/map.geojson, not data/siege/../drill/map.geojson.
    return read_file(normpath(path))
