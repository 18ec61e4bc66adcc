"""Schemas that are noted down while files are read: sound files pass, the usual mistakes do not."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from caracole.datafiles import Reader, read_toml, taking_notes
from caracole.play.registry import schema_system, system

FIELDS = """
name = "North"
count = 3
[[unit]]
id = "u1"
arm = "horse"
[[unit]]
id = "u2"
arm = "foot"
strength = 4
"""


def read(text: str, file: str = "a.toml", most: int = 9) -> None:
    reader, document = Reader(), read_toml(text, file)
    reader.no_unknown_keys(document, ("name", "count", "unit", "remark"))
    reader.text(document, "name")
    reader.integer(document, "count", low=0, high=most)
    for unit in reader.tables(document, "unit"):
        reader.no_unknown_keys(unit, ("id", "arm", "strength"))
        reader.text(unit, "id", pattern=r"u\d")
        if reader.text(unit, "arm", one_of=("horse", "foot")) == "foot":
            reader.integer(unit, "strength", low=1)
    reader.problems.raise_if_any()


def noted(*texts: str, **asked: Any) -> dict[str, Any]:
    with taking_notes() as notes:
        for number, text in enumerate(texts):
            read(text, f"{number}.toml", **asked)
    return notes.schemas(lambda file: "fields")["fields.json"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("count = 3", "count = -1"),
        ("count = 3", 'count = "three"'),
        ("count = 3", ""),
        ('"u1"', '"x1"'),
        ('"horse"', '"camel"'),
        ("strength = 4", "strengh = 4"),
        ('name = "North"', "name = true"),
    ],
)
def test_a_mistake_that_the_reader_finds_is_found_by_the_schema(old: str, new: str):
    schema = noted(FIELDS)
    jsonschema.validate(tomllib.loads(FIELDS), schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(tomllib.loads(FIELDS.replace(old, new)), schema)


def test_what_only_some_tables_need_is_not_required():
    unit = noted(FIELDS)["properties"]["unit"]["items"]
    assert (unit["required"], unit["properties"]["strength"]) == (["arm", "id"], {"type": "integer", "minimum": 1})


def test_bounds_that_differ_from_file_to_file_are_left_out():
    with taking_notes() as notes:
        read(FIELDS, "a.toml", most=5)
        read(FIELDS, "b.toml", most=8)
    assert notes.schemas(lambda file: "x")["x.json"]["properties"]["count"] == {"type": "integer", "minimum": 0}


def test_a_key_that_no_file_has_may_be_anything():
    assert noted(FIELDS)["properties"]["remark"] == {}


def test_nothing_is_noted_outside():
    with taking_notes() as notes:
        pass
    read(FIELDS)
    assert notes.schemas(lambda file: file) == {}


def test_an_odd_file_is_left_out():
    with taking_notes() as notes:
        read(FIELDS)
    assert notes.schemas(lambda file: None) == {}


# --- our games -------------------------------------------------------------------------------------------------------

MAPS = {"gbacw": "map", "piccole": "campaign-map"}


@pytest.fixture(scope="module", params=MAPS)
def game(request: pytest.FixtureRequest) -> tuple[str, dict[str, Any]]:
    return request.param, schema_system(request.param).schemas()


def shipped(name: str) -> list[tuple[Path, dict[str, Any]]]:
    chosen: Any = system(name)
    folders = getattr(chosen, "copied_data", {"": chosen.shipped_data}).values()
    files = [file for folder in folders for file in sorted(Path(folder).rglob("*.toml"))]
    return [(file, tomllib.loads(file.read_text(encoding="utf-8"))) for file in files]


def test_every_shipped_file_keeps_its_schema(game: tuple[str, dict[str, Any]]):
    name, schemas = game
    for file, document in shipped(name):
        schema = schemas[f"{document['kind'] if name == 'piccole' else file.stem}.json"]
        jsonschema.Draft7Validator.check_schema(schema)
        jsonschema.validate(document, schema)


def test_an_unknown_key_is_refused_in_every_kind_of_file(game: tuple[str, dict[str, Any]]):
    name, schemas = game
    for file, document in shipped(name):
        schema = schemas[f"{document['kind'] if name == 'piccole' else file.stem}.json"]
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({**document, "nonsense": 1}, schema)
    assert f"{MAPS[name]}.json" in schemas
