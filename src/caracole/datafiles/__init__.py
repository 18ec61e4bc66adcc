"""Reading hand-written data files, TOML and GeoJSON, with errors that name file, line and path.

    problems = Problems()
    document = read_file("armies.toml")
    reader = Reader(problems)
    for unit in reader.tables(document, "unit"):
        name = localized(reader, unit, "name")
        zone = reader.reference(unit, "zone", zones, what="zone")
    problems.raise_if_any()

    armies.toml:42: unit[7].zone: unknown zone 'treiste' (did you mean 'trieste'?)

What the data mean is no business of this package: it knows no game and no map.

Documents

    files                           from disk
    toml_document, toml_positions   TOML, and where everything stands in it
    json_document                   JSON and GeoJSON
    node, marks                     a value with its place; places in a text

Reading

    shape, values                   tables and single values in their types; faults are collected
    sheets, localized               what readers of scenarios share; texts in several languages
    options                         the value of an option, given as itself or as text
    noting                          JSON Schemas, noted down while readers read

Telling

    errors, wording                 what is wrong and where; how complaints put it
    checked                         what came of checking a scenario

Writing

    toml_writing                    plain data as a TOML text
"""

from caracole.datafiles.checked import Checked
from caracole.datafiles.errors import DataError, Problem, Problems
from caracole.datafiles.files import package_toml, read_file
from caracole.datafiles.json_document import read_json
from caracole.datafiles.localized import LANGUAGES, localized
from caracole.datafiles.node import Node
from caracole.datafiles.noting import taking_notes
from caracole.datafiles.options import read_option
from caracole.datafiles.shape import Reader
from caracole.datafiles.sheets import SLUG, SheetReader
from caracole.datafiles.toml_document import read_toml
from caracole.datafiles.toml_writing import toml_text

__all__ = [
    "LANGUAGES",
    "SLUG",
    "Checked",
    "DataError",
    "Node",
    "Problem",
    "Problems",
    "Reader",
    "SheetReader",
    "localized",
    "package_toml",
    "read_file",
    "read_json",
    "read_option",
    "read_toml",
    "taking_notes",
    "toml_text",
]
