"""The schemas for editors: they fit the shipped files, refuse broken ones, and never ask for more than the loader."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import Draft7Validator

from caracole.datafiles import DataError, Node, Problems, read_file
from caracole.datafiles.marks import Mark
from caracole.systems.gradisca.loader import FILES, SHEET, SHIPPED
from caracole.systems.gradisca.scenario_files import build_theatre
from caracole.systems.gradisca.scenario_files.schemas import schemas
from mistakes import spoil

FOLDER = SHIPPED / "schemas"
SHIPPED_FILES = sorted([*SHIPPED.glob("*/*.toml"), *SHIPPED.glob("*/*.geojson")])


def validator(file: str) -> Draft7Validator:
    """That of a data file, by the name of the file."""
    return Draft7Validator(schemas()[f"{file.partition('.')[0]}.json"])


def test_every_schema_is_one():
    assert set(schemas()) == {f"{file.partition('.')[0]}.json" for file in (SHEET, *FILES.values())}
    for schema in schemas().values():
        Draft7Validator.check_schema(schema)


def test_the_published_schemas_are_up_to_date():
    published = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in FOLDER.iterdir()}
    assert published == schemas(), "caracole data schema --out src/caracole/systems/gradisca/data/schemas"


@pytest.mark.parametrize("path", SHIPPED_FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_shipped_file_fits_its_schema_and_names_it(path: Path):
    assert list(validator(path.name).iter_errors(read_file(path).value)) == []
    first, second = path.read_text(encoding="utf-8").splitlines()[:2]
    named = second.split('"')[3] if path.suffix == ".geojson" else first.removeprefix("#:schema ")
    assert (path.parent / named).resolve() == FOLDER / f"{path.name.partition('.')[0]}.json"


# --- broken files ----------------------------------------------------------------------------------------------------

BROKEN = {
    "a key that nobody knows": (SHEET, ["first_trun"], 3),
    "a turn beyond the last": (SHEET, ["first_turn"], 17),
    "a third side": (SHEET, ["morale", "dutch"], 3),
    "Booty of nothing": (SHEET, ["booty", "venetian", 0], 0),
    "a title in no language": (SHEET, ["title"], "The war"),
    "a zone without id": ("map.geojson", ["features", 0, "properties", "id"], None),
    "a border of no kind": ("map.geojson", ["features", -1, "properties", "kind"], "ford"),
    "an outline of numbers": ("map.geojson", ["features", 0, "geometry", "coordinates"], [1, 2, 3]),
    "a wall in the middle of a zone": ("map.geojson", ["features", 0, "properties", "level"], 3),
    "a unit of no type": ("armies.toml", ["unit", 1, "type"], "sappers"),
    "a Commander who fires": ("armies.toml", ["unit", 0, "value"], 2),
    "a value of seven": ("armies.toml", ["unit", 1, "value"], [2, 7]),
    "a colour without number": ("armies.toml", ["command", 0, "hex"], "red"),
    "a group of nobody": ("armies.toml", ["group", 0, "units"], []),
    "an effect that nobody knows": ("cards.toml", ["card", 0, "effects", 0, "effect"], "miracle"),
    "an effect with a strange parameter": ("cards.toml", ["card", 0, "effects", 0, "by"], 1),
    "a card without French": ("cards.toml", ["card", 0, "text", "fr"], " "),
    "card 0": ("cards.toml", ["card", 0, "number"], 0),
    "a season of its own": ("timeline.toml", ["box", 0, "season"], "winter"),
    "no box": ("timeline.toml", ["box"], []),
}


@pytest.mark.parametrize(("file", "way", "value"), BROKEN.values(), ids=BROKEN)
def test_a_broken_file_is_refused_where_it_is_broken(file: str, way: list[Any], value: Any):
    folder = "campaign" if file == SHEET else "friuli"
    document: Any = copy.deepcopy(read_file(SHIPPED / folder / file).value)
    assert validator(file).is_valid(document)
    inside = document
    for step in way[:-1]:
        inside = inside[step]
    inside[way[-1]] = value
    errors = list(validator(file).iter_errors(document))
    assert errors
    here = [step if step != -1 else len(document["features"]) - 1 for step in way]
    told = [list(error.absolute_path) for error in errors]
    assert all(path[: len(here)] == here[: len(path)] for path in told), told


def test_every_schema_has_been_broken():
    assert {file for file, _, _ in BROKEN.values()} == {SHEET, *FILES.values()}


def test_what_a_schema_refuses_the_loader_refuses():
    """An editor never complains of a file that would load. (The loader knows more, and refuses more.)"""
    rng = Random(1617)
    drill = SHIPPED / "drill"
    good: dict[str, Any] = {part: read_file(drill / file).value for part, file in {**FILES, "sheet": SHEET}.items()}
    del good["sheet"]["files"]  # which the loader itself reads, before the rest
    judges = {part: validator(file) for part, file in {**FILES, "sheet": SHEET}.items()}
    refused = 0
    for _ in range(400):
        part = rng.choice([part for part in good for _ in range(1 if part == "map" else 3)])
        broken = {**good, part: spoil(copy.deepcopy(good[part]), rng)}
        if judges[part].is_valid(broken[part]):
            continue
        refused += 1
        nodes = {name: Node(value, Mark(1, 1), name) for name, value in broken.items()}
        try:
            build_theatre(nodes.pop("sheet"), nodes, Problems())
        except DataError:
            continue
        pytest.fail(f"it loads, although {next(judges[part].iter_errors(broken[part]))}")
    assert refused > 150
