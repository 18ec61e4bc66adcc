"""Reading files: the only module of this system that does.

A scenario is a directory with `scenario.toml`, `map.toml` and `armies.toml`; `[files]` may name others. The charts of
the series, its terrain chart and its weapons are those of the folder `series` beside the scenario, if there is one,
else those that come with the program: who has the published ones puts them there, or names them in `[files]` of a
scenario that has its own. A battle that adds ground or weapons to those of the series names files with its rows as
`more_terrain` and `more_weapons`. What the files say is understood in `scenario_files`.
"""

from __future__ import annotations

from functools import cache
from os.path import normpath
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.datafiles import (
    Checked,
    DataError,
    Node,
    Problems,
    Reader,
    localized,
    package_toml,
    read_file,
    taking_notes,
)
from caracole.kernel import CaracoleError

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.components.field import Field

SHEET = "scenario.toml"
SHIPPED = Path(__file__).parent / "data"
SERIES = "series"
"""The folder beside scenarios with what they share."""

OWN_FILES = {"map": "map.toml", "armies": "armies.toml"}
SERIES_FILES = {"charts": "charts.toml", "terrain": "terrain.toml", "weapons": "weapons.toml"}
"""Files that every scenario shares unless it names its own."""
ADDED_FILES = ("more_terrain", "more_weapons")
"""Files with rows that a battle adds to those of the series."""


class FoundScenario(NamedTuple):
    """A scenario in a folder."""

    id: str
    title: dict[str, str]
    path: Path
    rank: int = 100


def own_toml(name: str) -> dict[str, Any]:
    """A TOML file that belongs to the system itself."""
    return package_toml("caracole.systems.gbacw", name)


def series_document(part: str) -> Node:
    """One of the series' own charts: ``charts``, ``terrain`` or ``weapons``."""
    return _read(SHIPPED / SERIES / SERIES_FILES[part])


def load_field(path: Path | str) -> Field:
    """The field of the scenario in this directory (or of this `scenario.toml`).

    Everything wrong in any of its files is told at once, in one `DataError`.
    """
    # Later: the options need `own_toml` of this module.
    from caracole.systems.gbacw.scenario_files import build_field  # noqa: PLC0415

    path = Path(path)
    problems = Problems()
    sheet = _read(path / SHEET if path.is_dir() else path)
    documents = _documents(sheet, path if path.is_dir() else path.parent, problems)
    problems.raise_if_any()
    return build_field(sheet, documents, problems)


load_theatre = load_field
"""The name under which ``caracole data check`` asks every system for a scenario."""


def scenarios_in(data: Path | str) -> list[FoundScenario]:
    """The scenarios of a folder, which may itself be one, with their titles, easy ones first."""
    return sorted(map(_found, scenario_paths(data)), key=lambda each: (each.rank, each.id))


def shipped_scenarios() -> list[FoundScenario]:
    """The scenarios that come with the system, easy ones first."""
    return scenarios_in(SHIPPED)


def check_scenario(path: Path | str) -> Checked:
    """What is wrong in a scenario, or how many hexes and units it has."""
    path = Path(path)
    name = (path if path.is_dir() else path.parent).name
    try:
        field = load_field(path)
    except DataError as error:
        return Checked(name, str(path), tuple(error.problems), dict.fromkeys(("cards", "zones", "units")))
    counts: dict[str, int | None] = {"cards": None, "zones": len(field.elevation), "units": len(field.units)}
    return Checked(name, str(path), (), counts)


def noted_schemas() -> dict[str, dict[str, Any]]:
    """A JSON Schema for each kind of file, by the name of its own file."""
    with taking_notes() as notes:
        for shipped in shipped_scenarios():
            load_field(shipped.path)
    return notes.schemas(lambda file: Path(file).stem)


def scenario_paths(data: Path | str) -> list[str]:
    """The scenarios of a folder, which may itself be one. A file means those that it belongs to: the sheet of one,
    another file beside it, or one that all share."""
    path = Path(data)
    if path.is_file() and path.suffix == ".toml" and path.name != SHEET:
        path = path.parent.parent if path.parent.name == SERIES else path.parent
    if path.is_file() or (path / SHEET).exists():
        return [str(path)]
    return [str(sheet.parent) for sheet in sorted(path.glob(f"*/{SHEET}"))]


@cache
def load_shipped(scenario: str) -> Field:
    """The field of a scenario that comes with the system; always the same object."""
    paths = {shipped.id: shipped.path for shipped in shipped_scenarios()}
    if scenario not in paths:
        raise CaracoleError(f"scenario {scenario!r}: gbacw has only {', '.join(paths)}")
    return load_field(paths[scenario])


def find_field(scenario: str) -> Field:
    """The field of a shipped scenario by its name, or of a scenario directory."""
    if scenario in {shipped.id for shipped in shipped_scenarios()}:
        return load_shipped(scenario)
    if not Path(scenario).exists():
        raise CaracoleError(f"{scenario!r} is neither a scenario of gbacw nor a scenario directory")
    return load_field(scenario)


def _found(data: str) -> FoundScenario:
    path, reader = Path(data), Reader()
    sheet = _read(path / SHEET if path.is_dir() else path)
    rank = reader.integer(sheet, "rank", default=100)
    found = FoundScenario(reader.text(sheet, "id"), localized(reader, sheet, "title"), path, rank)
    reader.problems.raise_if_any()
    return found


def _documents(sheet: Node, folder: Path, problems: Problems) -> dict[str, Node]:
    """The other files of the scenario by their part; complains of those that cannot be read."""
    reader = Reader(problems)
    table = reader.table(sheet, "files", required=False)
    if table is not None:
        reader.no_unknown_keys(table, (*OWN_FILES, *SERIES_FILES, *ADDED_FILES))
    documents: dict[str, Node] = {}
    for part, usual in ({**OWN_FILES, **SERIES_FILES} | dict.fromkeys(ADDED_FILES)).items():
        place = None if table is None else table.get(part)
        try:
            if place is not None:
                name = reader.text_value(place) or ""
                if (folder / name).is_file():
                    documents[part] = _read(folder / name)
                else:
                    problems.add(place, None, "missing_file", f"there is no file {name!r}")
            elif usual is not None:
                documents[part] = _usual(folder, part, usual)
        except DataError as error:
            problems.extend(error)
    return documents


def _usual(folder: Path, part: str, name: str) -> Node:
    """The file that is meant when the sheet names none."""
    if part in OWN_FILES:
        return _read(folder / name)
    beside = folder / ".." / SERIES / name
    return _read(beside) if beside.is_file() else series_document(part)


def _read(path: Path) -> Node:
    return read_file(normpath(path))
