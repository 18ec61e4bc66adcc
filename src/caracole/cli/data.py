"""``caracole data check PATH``: are the files of a scenario sound? ``caracole data preview``: how does it look?"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from caracole.cli import preview
from caracole.cli.common import add_json, add_language, print_json
from caracole.kernel.errors import CaracoleError


def add(commands: Any) -> None:
    """The command line."""
    parser = commands.add_parser("data", help="check scenario files, draw maps")
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    check = actions.add_parser("check", help="load scenarios and print what is wrong, as file:line: what")
    check.add_argument("paths", metavar="PATH", nargs="*", help="a data file, or a scenario directory")
    check.add_argument("--all", action="store_true", help="every scenario that comes with the program")
    check.add_argument("--system", default="gradisca", help="whose scenario it is (default: gradisca)")
    add_json(check)
    add_language(check)
    check.set_defaults(run=run)
    preview.add(actions)


def run(asked: argparse.Namespace) -> int:
    """Exit code 1 if anything is wrong in a file, 2 if there is no such file."""
    from importlib import import_module

    from caracole.datafiles import DataError, Problem
    from caracole.play.registry import system
    from caracole.play.texts import Texts

    name = system(asked.system).name
    loader = import_module(f"caracole.systems.{name}.loader")
    check = getattr(loader, "check_data", None) or loader.load_theatre
    paths = [Path(path) for path in asked.paths]
    if asked.all:
        paths += [scenario.path for scenario in loader.shipped_scenarios()]
    if not paths:
        raise CaracoleError("which scenario? caracole data check PATH, or --all")
    for path in paths:
        if not path.exists():
            raise CaracoleError(f"{path}: there is no such file or directory")
    # A system whose files are of several kinds has a function that tells them apart.
    check = getattr(loader, "check_data", None) or loader.load_theatre
    problems: list[Problem] = []
    for path in paths:
        try:
            check(path)
        except DataError as error:
            problems += error.problems
    if asked.json:
        rows = [{key: value for key, value in problem._asdict().items() if key != "column"} for problem in problems]
        print_json({"ok": not problems, "checked": [str(path) for path in paths], "problems": rows})
    else:
        for problem in problems:
            print(problem)
        print(Texts(asked.language).say("data-checked", scenarios=len(paths), problems=len(problems)))
    return 1 if problems else 0
