"""Imports point one way: a module may use its own layer and the layers below it, never one above.

    kernel < geometry < datafiles < systems < play < texts < conformance, players, draw < present, lessons
        < server, cli, lab, research

What a string looks for (a package by name, for `import_module` or for its files) counts as an import, and so does a way
out of a room by `Path(__file__)`. Besides, no system knows another, and nobody outside knows one; the four lowest
layers use the standard library alone; rules (the modules of a system) use kernel and geometry alone, and whatever reads
their data files the datafiles as well; and where rules are (kernel, geometry, systems) nothing reads a clock, a file,
the environment, the network or the global source of chance. The loader of a system (`systems/*/loader.py`) reads its
data files, as the datafiles layer does. The parts of a system (its captain, its board ...) belong to the layer that
they answer to.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "caracole"

LAYERS = {
    "kernel": 0,
    "geometry": 1,
    "datafiles": 2,
    "systems": 3,
    "play": 4,
    "texts": 5,
    "conformance": 6,
    "players": 6,
    "draw": 6,
    "present": 7,
    "lessons": 7,
    "server": 8,
    "cli": 8,
    "lab": 8,
    "research": 8,
    "__main__": 8,
}

ROOMS_WITHIN = {("play", "conformance"): "conformance"}
"""Folders that are a layer of their own."""

PARTS = {
    "lexicon": "texts",
    "captain": "players",
    "plans": "players",
    "board": "present",
    "drawing": "draw",
    "terminal": "cli",
    "balance": "lab",
    "blunders": "lab",
    "bench": "cli",
    "sight": "cli",
    "lessons": "lessons",
    "making": "present",
    "tensors": "players",
}
"""What a system brings besides its rules (`systems/*/captain.py` or a folder of that name), and the layer that it
answers to: it may use that layer and those below it, and no layer may use it."""

READERS = {"loader", "options", "scenario_files", "sheet", "sheets", "system"}
"""Modules and folders of a system that understand its data files, and so may use the datafiles."""

GROUP = "caracole.systems"
"""The group of entry points, which happens to look like a package."""

STANDARD_LIBRARY_ONLY = {"kernel", "geometry", "datafiles", "systems"}

FOR_THE_COMPILER = {("kernel", "native"): "mypy_extensions"}
"""A module that a type checker and the compiler read, and that is not looked for at run time."""

PURE = {"kernel", "geometry", "systems"}

OUTSIDE_WORLD = {
    *("time", "datetime", "calendar", "locale", "platform", "uuid", "secrets"),
    *("os", "posix", "pathlib", "io", "glob", "shutil", "tempfile", "fileinput", "sqlite3", "importlib"),
    *("socket", "ssl", "select", "selectors", "http", "urllib", "asyncio", "signal"),
    *("subprocess", "threading", "multiprocessing", "concurrent"),
}

OUTSIDE_CALLS = {"open", "input", "print", "__import__"}

# --- The checker -------------------------------------------------------------------------------------------------


class Module(NamedTuple):
    path: Path  # within the package
    nodes: list[ast.AST]  # those that a rule is about: walking a tree is what costs

    @property
    def parts(self) -> tuple[str, ...]:
        """kernel/dice.py -> ("kernel", "dice"); kernel/__init__.py -> ("kernel",); __init__.py -> ()"""
        parts = self.path.with_suffix("").parts
        return parts[:-1] if parts[-1] == "__init__" else parts

    @property
    def folder(self) -> tuple[str, ...]:
        """Where one dot of a relative import points."""
        return self.path.parts[:-1]

    @property
    def layer(self) -> str:
        return layer_of(self.parts)

    @property
    def system(self) -> str:
        """The system whose folder holds the module; what lies beside those folders belongs to none."""
        return self.folder[1] if self.layer == "systems" and len(self.folder) > 1 else ""

    @property
    def part(self) -> str:
        """The part of a system that the module belongs to; none for its rules."""
        return part_of(self.parts)

    @property
    def level(self) -> int:
        return LAYERS[PARTS[self.part]] if self.part else LAYERS.get(self.layer, -1)

    @property
    def is_pure(self) -> bool:
        is_loader = self.path.match("systems/*/loader.py")
        return self.layer in PURE and not is_loader and not self.part


def layer_of(parts: tuple[str, ...]) -> str:
    """("play", "match") -> "play"; ("play", "conformance", "walks") -> "conformance" """
    return ROOMS_WITHIN.get(parts[:2], parts[0] if parts else "")


def part_of(parts: tuple[str, ...]) -> str:
    """("systems", "gradisca", "captain", "judgement") -> "captain" """
    return parts[2] if parts[:1] == ("systems",) and len(parts) > 2 and parts[2] in PARTS else ""


class Import(NamedTuple):
    line: int
    name: str  # dotted and absolute; of `from a import b` it is a.b

    @property
    def top(self) -> str:
        return self.name.split(".", maxsplit=1)[0]

    @property
    def inside(self) -> tuple[str, ...]:
        """caracole.kernel.dice -> ("kernel", "dice"); empty for anything that is not ours."""
        return tuple(self.name.split(".")[1:]) if self.top == "caracole" else ()


def modules(package: Path) -> list[Module]:
    return [
        Module(path.relative_to(package), [node for node in walked(path) if isinstance(node, TOLD_ABOUT)])
        for path in sorted(package.rglob("*.py"))
    ]


TOLD_ABOUT = (ast.Import, ast.ImportFrom, ast.Call, ast.Attribute, ast.Constant, ast.JoinedStr, ast.Subscript)

PACKAGE_NAME = re.compile(r"caracole(\.\w+)+(:\w+)?")
"""A text that is the name of a package or module of ours, or of something in it."""


def walked(path: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path)))


def imports(module: Module) -> Iterator[Import]:
    """Every import at any depth: in functions, under TYPE_CHECKING, and by a name in a text, for ``import_module``,
    ``files`` and the like; its end may be put in later (``f"caracole.systems.{name}"``)."""
    for node in module.nodes:
        match node:
            case ast.Import(names=names):
                yield from (Import(node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(names=names):
                origin = absolute_origin(module, node)
                yield from (Import(node.lineno, f"{origin}.{alias.name}") for alias in names)
            case ast.Constant(value=str(name)) if is_package_name(name):
                yield Import(node.lineno, name.replace(":", "."))
            case ast.JoinedStr(values=[ast.Constant(value=str(begun)), *_]) if begun.startswith("caracole."):
                yield Import(node.lineno, f"{begun}*" if begun.endswith(".") else begun)


def is_package_name(text: str) -> bool:
    """A dotted name that begins with a room of ours; the names of loggers and of the group of entry points do not."""
    found = PACKAGE_NAME.fullmatch(text)
    return found is not None and text != GROUP and text.split(".")[1].split(":", maxsplit=1)[0] in LAYERS


def absolute_origin(module: Module, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    here = ("caracole", *module.folder)
    origin = here[: len(here) - node.level + 1]
    return ".".join((*origin, node.module) if node.module else origin)


def breaches(package: Path) -> list[str]:
    """All that is wrong in a package tree, as `file:line: what`."""
    found: list[str] = []
    for module in modules(package):
        if module.layer and module.layer not in LAYERS:
            found.append(f"{module.path}:1: {module.layer} has no place among the layers; give it one in LAYERS")
            continue
        wrongs = [(each.line, wrong) for each in imports(module) if (wrong := wrong_with(module, each))]
        wrongs += ways_out(module)
        if module.is_pure:
            wrongs += outside_calls(module)
            wrongs += global_chance(module)
        found += [f"{module.path}:{line}: {wrong}" for line, wrong in sorted(set(wrongs))]
    return found


def wrong_with(module: Module, imported: Import) -> str | None:
    if imported.inside:
        return wrong_direction(module, imported)
    if imported.top == "caracole" or imported.top == FOR_THE_COMPILER.get(module.parts):
        return None
    if module.layer in STANDARD_LIBRARY_ONLY and not module.part and imported.top not in sys.stdlib_module_names:
        return f"{module.layer} uses the standard library alone, not {imported.top}"
    if module.is_pure and imported.top in OUTSIDE_WORLD:
        return f"{module.layer} may not import {imported.top}"
    return None


def wrong_direction(module: Module, imported: Import) -> str | None:
    target = layer_of(imported.inside)
    if target not in LAYERS:
        # A name of the package itself (`from caracole import __version__`), which stands below every layer.
        return None if len(imported.inside) == 1 else f"{target} has no place among the layers"
    if LAYERS[target] > module.level:
        return f"{module.part or module.layer or 'caracole'} is below {target} and may not import it"
    part = part_of(imported.inside)
    if part and LAYERS[PARTS[part]] > module.level:
        return f"{module.part or module.layer} is below the {part} of a system and may not import it"
    if is_rules(module) and target == "datafiles":
        return f"rules may not import {target}; what reads their data files is {', '.join(sorted(READERS))}"
    if target == "systems" and module.layer != "systems":
        return f"{module.layer} finds systems by caracole.play, and imports none"
    if module.system and target == "systems" and imported.inside[1:2] != (module.system,):
        return f"system {module.system} may import no other part of systems: {imported.name}"
    return None


def is_rules(module: Module) -> bool:
    return bool(module.system) and not module.part and READERS.isdisjoint(module.parts)


def ways_out(module: Module) -> list[tuple[int, str]]:
    """``Path(__file__).parents[1]`` and the like that lead out of the room."""
    rooms = 2 if module.system else 1
    return [
        (node.lineno, f"{module.layer} reaches out of its room by its path")
        for node in module.nodes
        if climbed(node) > len(module.folder) - rooms + 1
    ]


def climbed(node: ast.AST) -> int:
    """How many folders up from a file an expression is; 0 if it is no such way."""
    match node:
        case ast.Attribute(value=ast.Call(func=ast.Name(id="Path"), args=[ast.Name(id="__file__")]), attr="parent"):
            return 1
        case ast.Attribute(value=inner, attr="parent"):
            return climbed(inner) + 1 if climbed(inner) else 0
        case ast.Subscript(value=ast.Attribute(value=inner, attr="parents"), slice=ast.Constant(value=int(steps))):
            first = climbed(ast.Attribute(inner, "parent"))
            return first + steps if first else 0
    return 0


def outside_calls(module: Module) -> list[tuple[int, str]]:
    return [
        (node.lineno, f"{module.layer} may not call {node.func.id}()")
        for node in module.nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in OUTSIDE_CALLS
    ]


def global_chance(module: Module) -> list[tuple[int, str]]:
    """The class `random.Random`, handed over by a caller, is welcome; the module's own generator is not."""
    aliases = {
        alias.asname or alias.name
        for node in module.nodes
        if isinstance(node, ast.Import)
        for alias in node.names
        if alias.name == "random"
    }
    taken: list[tuple[int, str]] = []
    for node in module.nodes:
        match node:
            case ast.ImportFrom(module="random", level=0, names=names):
                taken += [(node.lineno, alias.name) for alias in names]
            case ast.Attribute(value=ast.Name(id=name), attr=attribute) if name in aliases:
                taken.append((node.lineno, attribute))
    return [
        (line, f"{module.layer} may use random.Random only, not random.{name}")
        for line, name in taken
        if name != "Random"
    ]


# --- The package as it is ----------------------------------------------------------------------------------------


def test_imports_point_one_way():
    assert any(SOURCE.rglob("*.py"))
    assert breaches(SOURCE) == []


# --- The checker itself ------------------------------------------------------------------------------------------


def breaches_of(tmp_path: Path, path: str, code: str) -> list[str]:
    """The breaches in a package of one module, without the place: the checks below have one line each."""
    file = tmp_path / "caracole" / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(code, encoding="utf-8")
    return [breach.split(": ", 1)[1] for breach in breaches(tmp_path / "caracole")]


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("__init__.py", "__version__ = '1'"),
        ("kernel/dice.py", "from __future__ import annotations\nimport hashlib\nfrom random import Random"),
        ("kernel/game.py", "import random\ndef pick(rng: random.Random): return rng.random()"),
        ("kernel/game.py", "from . import dice\nfrom .dice import Dice\nfrom caracole import __version__"),
        ("datafiles/reader.py", "from pathlib import Path\nimport caracole.geometry.areas"),
        ("systems/gradisca/combat.py", "from caracole.systems.gradisca import state\nfrom .forts import Fort"),
        ("systems/gradisca/combat/mines.py", "from ..state import State\nfrom caracole.kernel.game import Game"),
        ("systems/gradisca/loader.py", "import os\nfrom importlib import resources\nopen('map.geojson')"),
        ("play/registry.py", "GROUP = 'caracole.systems'"),
        ("play/conformance/words.py", "from caracole.texts import has_message\nfrom caracole.play import Match"),
        ("texts/catalogues.py", "from caracole.play.parts import package_of\nPROGRAM = 'caracole.texts'"),
        ("server/room.py", "LOG = logging.getLogger('caracole.room')"),
        ("server/store.py", "Path(__file__).parent / 'migrations'"),
        ("server/api/a.py", "Path(__file__).parent.parent"),
        ("systems/x/loader.py", "Path(__file__).parent / 'data'"),
        ("systems/x/campaign/sheet.py", "Path(__file__).parents[1]\nfrom caracole.datafiles import Node"),
        ("systems/x/options.py", "from caracole.datafiles import read_option"),
        (
            "systems/x/captain.py",
            "import numpy\nfrom caracole.players import Offer\nfrom caracole.systems.x import game",
        ),
        (
            "systems/x/board/scene.py",
            "from caracole.systems.x.drawing import draw\nfrom caracole.present.model import A",
        ),
        ("systems/x/terminal/__init__.py", "import rich\nfrom caracole.cli.terminal.faces import Face"),
        ("players/search.py", "import time, numpy\nfrom caracole.play.match import Match"),
        ("systems/x/drawing/sheet.py", "from pathlib import Path\nfrom caracole.systems.x.theatre import Theatre"),
        ("draw/png.py", "import resvg_py\nfrom caracole.play.record import Record"),
        ("cli/main.py", "import rich\nfrom caracole.lab import run"),
        ("__main__.py", "from caracole.cli.main import main"),
    ],
)
def test_the_checker_lets_a_good_module_pass(tmp_path: Path, path: str, code: str):
    assert breaches_of(tmp_path, path, code) == []


FOUND_BY_PLAY = "{} finds systems by caracole.play, and imports none"
BELOW_PRESENT = "captain is below present and may not import it"


@pytest.mark.parametrize(
    ("path", "code", "wrong"),
    [
        ("__init__.py", "from caracole.kernel import dice", "caracole is below kernel and may not import it"),
        ("kernel/a.py", "from caracole.systems import gradisca", "kernel is below systems and may not import it"),
        ("kernel/a.py", "from caracole import cli", "kernel is below cli and may not import it"),
        ("kernel/a.py", "from ..play import match", "kernel is below play and may not import it"),
        ("kernel/a.py", "from .. import play", "kernel is below play and may not import it"),
        ("kernel/__init__.py", "from ..play.match import M", "kernel is below play and may not import it"),
        ("kernel/a.py", "def f():\n    import caracole.lab.x", "kernel is below lab and may not import it"),
        ("kernel/a.py", "if TYPE_CHECKING:\n    import caracole.play", "kernel is below play and may not import it"),
        ("geometry/a.py", "import caracole.datafiles.b", "geometry is below datafiles and may not import it"),
        ("datafiles/a.py", "import caracole.systems", "datafiles is below systems and may not import it"),
        ("play/a.py", "import caracole.players.greedy", "play is below players and may not import it"),
        ("play/a.py", "import_module('caracole.server')", "play is below server and may not import it"),
        ("players/a.py", "from caracole.lab import run", "players is below lab and may not import it"),
        ("play/a.py", "from caracole.draw import svg", "play is below draw and may not import it"),
        ("systems/x/a.py", "import caracole.draw.svg", "systems is below draw and may not import it"),
        ("draw/a.py", "import caracole.cli.main", "draw is below cli and may not import it"),
        ("kernel/a.py", "import attrs", "kernel uses the standard library alone, not attrs"),
        ("geometry/a.py", "from shapely.ops import union", "geometry uses the standard library alone, not shapely"),
        ("datafiles/a.py", "import msgspec", "datafiles uses the standard library alone, not msgspec"),
        ("systems/x/loader.py", "import rich", "systems uses the standard library alone, not rich"),
        ("kernel/a.py", "import time", "kernel may not import time"),
        ("kernel/a.py", "import os.path as p", "kernel may not import os"),
        ("kernel/a.py", "from datetime import date", "kernel may not import datetime"),
        ("geometry/a.py", "import socket", "geometry may not import socket"),
        ("systems/x/combat.py", "from pathlib import Path", "systems may not import pathlib"),
        ("systems/x/combat.py", "import secrets", "systems may not import secrets"),
        ("systems/x/combat.py", "import importlib.resources", "systems may not import importlib"),
        ("systems/x/combat/loader.py", "import os", "systems may not import os"),
        ("systems/registry.py", "import os", "systems may not import os"),
        ("systems/__init__.py", "import importlib", "systems may not import importlib"),
        ("systems/x/combat.py", "open('map')", "systems may not call open()"),
        ("kernel/a.py", "print('hello')", "kernel may not call print()"),
        ("kernel/a.py", "from random import randint", "kernel may use random.Random only, not random.randint"),
        ("kernel/a.py", "import random as r\nr.random()", "kernel may use random.Random only, not random.random"),
        (
            "systems/x/a.py",
            "import random\nrandom.shuffle([])",
            "systems may use random.Random only, not random.shuffle",
        ),
        (
            "systems/gbacw/a.py",
            "from caracole.systems.gradisca.state import State",
            "system gbacw may import no other part of systems: caracole.systems.gradisca.state.State",
        ),
        (
            "systems/gbacw/fire/a.py",
            "from ...gradisca import combat",
            "system gbacw may import no other part of systems: caracole.systems.gradisca.combat",
        ),
        (
            "systems/gbacw/__init__.py",
            "from .. import registry",
            "system gbacw may import no other part of systems: caracole.systems.registry",
        ),
        ("play/match.py", "from caracole.texts import Texts", "play is below texts and may not import it"),
        ("play/a.py", "files('caracole.cli')", "play is below cli and may not import it"),
        ("play/a.py", "WHERE = {'x': 'caracole.lab.x:LEDGER'}", "play is below lab and may not import it"),
        ("kernel/a.py", "f'caracole.systems.{name}'", "kernel is below systems and may not import it"),
        ("texts/a.py", "Path(__file__).parents[1] / 'cli'", "texts reaches out of its room by its path"),
        ("server/api/a.py", "Path(__file__).parent.parent.parent", "server reaches out of its room by its path"),
        ("systems/x/loader.py", "Path(__file__).parent.parent", "systems reaches out of its room by its path"),
        (
            "systems/x/combat.py",
            "from caracole.datafiles import Node",
            "rules may not import datafiles; what reads their data files is "
            "loader, options, scenario_files, sheet, sheets, system",
        ),
        ("systems/x/captain.py", "import caracole.cli.main", "captain is below cli and may not import it"),
        ("systems/x/captain/a.py", "import caracole.draw.svg\nfrom caracole.present import a", BELOW_PRESENT),
        ("systems/x/a.py", "from .captain import A", "systems is below the captain of a system and may not import it"),
        ("systems/x/drawing.py", "from . import board", "drawing is below the board of a system and may not import it"),
        (
            "systems/x/board.py",
            "from caracole.systems.y import board",
            "system x may import no other part of systems: caracole.systems.y.board",
        ),
        ("cli/los.py", "from caracole.systems.x import los", FOUND_BY_PLAY.format("cli")),
        ("lab/a.py", "WHERE = 'caracole.systems.x.balance'", FOUND_BY_PLAY.format("lab")),
        ("server/a.py", "import_module(f'caracole.systems.{name}')", FOUND_BY_PLAY.format("server")),
        ("misc/a.py", "", "misc has no place among the layers; give it one in LAYERS"),
        ("cli/a.py", "import caracole.misc.a", "misc has no place among the layers"),
    ],
)
def test_the_checker_catches(tmp_path: Path, path: str, code: str, wrong: str):
    assert breaches_of(tmp_path, path, code) == [wrong]


def test_the_checker_tells_the_place(tmp_path: Path):
    breaches_of(tmp_path, "kernel/dice.py", "import math\n\nimport time\n")
    assert breaches(tmp_path / "caracole") == ["kernel/dice.py:3: kernel may not import time"]
