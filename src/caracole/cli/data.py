"""``caracole data``: check scenario files, copy them out to be changed, write their schemas, draw their maps."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from caracole.cli import preview
from caracole.cli.common import add_json, add_language, print_json
from caracole.kernel.errors import CaracoleError

if TYPE_CHECKING:
    from caracole.datafiles import Checked


def add(commands: Any) -> None:
    """The command line."""
    parser = commands.add_parser("data", help="check and copy scenario files, draw maps")
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    check = actions.add_parser("check", help="load scenarios and print what is wrong, as file:line: what")
    check.add_argument(
        "paths", metavar="PATH", nargs="*", help="a scenario directory, a data file, or a folder of them"
    )
    check.add_argument("--all", action="store_true", help="every scenario that comes with the program")
    check.add_argument(
        "--system", help="whose scenarios they are (default: whose files they look like; with --all: of every system)"
    )
    add_json(check)
    add_language(check)
    check.set_defaults(run=run)
    copy = actions.add_parser("copy", help="copy the data files of a system into a new folder, to change them there")
    copy.add_argument("folder", metavar="DIR", type=Path, help="a folder that does not exist yet")
    copy.add_argument("--system", help="whose files (default: of the first system that has any)")
    copy.set_defaults(run=run_copy)
    schema = actions.add_parser("schema", help="JSON Schemas of the data files, for editors")
    schema.add_argument("--out", metavar="DIR", type=Path, help="write a file for each (default: print them all)")
    schema.add_argument("--system", help="whose files (default: of the first system that has schemas)")
    schema.set_defaults(run=run_schema)
    preview.add(actions)


def run(asked: argparse.Namespace) -> int:
    """Exit code 1 if anything is wrong in a file, 2 if there is no such file."""
    from caracole.play import checked_system, checked_systems, system_of_data
    from caracole.texts import Texts

    if not asked.paths and not asked.all:
        raise CaracoleError("which scenario? caracole data check PATH, or --all")
    for path in asked.paths:
        if not Path(path).exists():
            raise CaracoleError(f"{path}: there is no such file or directory")
    found: list[tuple[str, Checked]] = []
    for path in asked.paths:
        name = asked.system or system_of_data(path)
        if name is None:
            raise CaracoleError(f"{path}: no system knows this for its own; name it with --system")
        owner = checked_system(name)
        rows = owner.check_data(path)
        if not rows:
            raise CaracoleError(f"{path}: there is no scenario of {owner.name} here")
        found += [(owner.name, checked) for checked in rows]
    if asked.all:
        for each in checked_systems() if asked.system is None else [checked_system(asked.system)]:
            found += [(each.name, checked) for checked in each.check_data(each.shipped_data)]
    problems = [problem for _, checked in found for problem in checked.problems]
    if asked.json:
        print_json({"scenarios": [_plain(name, checked) for name, checked in found]})
    else:
        for problem in dict.fromkeys(problems):  # a shared file is read for each scenario; its faults are told once
            print(problem)
        said = Texts(asked.language).say("data-checked", scenarios=len(found), problems=len(dict.fromkeys(problems)))
        print(said)
    return 1 if problems else 0


def _plain(system: str, checked: Checked) -> dict[str, Any]:
    """As JSON data."""
    problems = [
        {
            "file": problem.file,
            "line": problem.line,
            "column": problem.column or None,
            "text": problem.message,
            "path": problem.path,
            "code": problem.code,
        }
        for problem in checked.problems
    ]
    return {"system": system, "id": checked.id, "path": checked.path, "problems": problems, **checked.counts}


def run_copy(asked: argparse.Namespace) -> int:
    """Copies and says where the files are now; never writes into a folder that is there already."""
    import shutil

    from caracole.play import data_system

    owner = data_system(asked.system)
    folders: dict[str, str] = getattr(owner, "copied_data", {"": owner.shipped_data})
    if asked.folder.exists():
        raise CaracoleError(f"{asked.folder}: there is such a folder already; name one that is not there yet")
    try:
        for name, source in folders.items():
            shutil.copytree(source, asked.folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    except OSError as error:
        raise CaracoleError(f"{asked.folder}: cannot be written: {error.strerror or error}") from error
    for sheet in sorted(asked.folder.rglob("*.*")):
        print(sheet)
    return 0


def run_schema(asked: argparse.Namespace) -> int:
    """Writes the files and says which, or prints one JSON document."""
    import json

    from caracole.play import schema_system

    schemas = schema_system(asked.system).schemas()
    if asked.out is None:
        print_json(schemas)
        return 0
    try:
        asked.out.mkdir(parents=True, exist_ok=True)
        for name, schema in schemas.items():
            text = json.dumps(schema, ensure_ascii=False, indent=2) + "\n"
            (asked.out / name).write_text(text, encoding="utf-8")
            print(asked.out / name)
    except OSError as error:
        raise CaracoleError(f"{asked.out}: cannot be written: {error.strerror or error}") from error
    return 0
