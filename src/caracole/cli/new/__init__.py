"""``caracole new system NAME``: a small complete game as a package of its own, to be changed into another one.

The files under ``system/`` are that package: what ends in ``.txt`` is written without the ending, ``package`` in a path
becomes the name, and so do ``%name%``, ``%Name%`` (of classes) and ``%title%`` in the text.
"""

from __future__ import annotations

import argparse
import keyword
import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from caracole.cli.common import add_json, add_language, print_json
from caracole.kernel.errors import CaracoleError

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

NAME = re.compile(r"[a-z][a-z0-9_]{0,30}")
MARK = re.compile(r"%(name|Name|title)%")
TEMPLATE, PACKAGE, ENDING = "system", "package", ".txt"


def add(commands: Any) -> None:
    """The command line."""
    parser = commands.add_parser("new", help="write the beginnings of a game of your own")
    things = parser.add_subparsers(title="things", metavar="THING", required=True)
    system = things.add_parser(TEMPLATE, help="write a small complete game as a package of its own")
    system.add_argument("name", metavar="NAME", help="of the game and its package: small letters, digits and _")
    system.add_argument("--into", metavar="DIR", type=Path, help="write it there (default: a folder of that name here)")
    system.add_argument("--title", metavar="TITLE", help="as it stands on the box (default: from the name)")
    add_json(system)
    add_language(system)
    system.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Write the package and say what comes next."""
    from caracole.texts import Texts

    folder = asked.into or Path(asked.name)
    check_name(asked.name)
    written = write_system(asked.name, folder, asked.title or title_of(asked.name))
    if asked.json:
        print_json({"system": asked.name, "folder": str(folder), "files": written})
        return 0
    texts = Texts(asked.language)
    print(texts.say("new-written", folder=str(folder), count=len(written)))
    for file in written:
        print(f"  {file}")
    print(texts.say("new-next"))
    for command in (f"pip install -e '{folder}[test]'", f"pytest {folder}", f"caracole play {asked.name}"):
        print(f"  {command}")
    return 0


def check_name(name: str) -> None:
    """A name that Python, the server and the other systems leave free; else it says why not."""
    from caracole.play.registry import systems

    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise CaracoleError(f"{name!r} cannot be the name of a game: small letters, digits and _, a letter first")
    if name in systems():
        raise CaracoleError(f"there is a system {name!r} already (caracole systems)")
    if name in sys.stdlib_module_names or find_spec(name) is not None:
        raise CaracoleError(f"there is a Python package {name!r} already")


def title_of(name: str) -> str:
    """``river_war`` is the River War."""
    return " ".join(word.capitalize() for word in name.split("_") if word)


def write_system(name: str, folder: Path, title: str) -> list[str]:
    """Write the package into an empty or new folder; the paths of its files."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CaracoleError(f"{folder} is there already, and not empty")
    if '"' in title or "\\" in title or not title.isprintable():
        raise CaracoleError(f"{title!r} cannot be a title: without quotation marks and backslashes")
    words = {"name": name, "Name": title_of(name).replace(" ", ""), "title": title}
    written = []
    for path, text in template_files():
        file = folder / path.replace(f"/{PACKAGE}/", f"/{name}/")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(MARK.sub(lambda mark: words[mark[1]], text), encoding="utf-8")
        except OSError as error:
            raise CaracoleError(f"{file}: cannot be written: {error.strerror or error}") from error
        written.append(file.relative_to(folder).as_posix())
    return written


def template_files() -> Iterator[tuple[str, str]]:
    """Path and text of every file of the template, by path."""
    yield from sorted(_files_in(files(__name__).joinpath(TEMPLATE), ""))


def _files_in(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _files_in(each, f"{path}{each.name}/")
        elif each.name.endswith(ENDING):
            yield path + each.name.removesuffix(ENDING), each.read_text(encoding="utf-8")
