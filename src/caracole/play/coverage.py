"""Which clause of a rulebook is enforced where, and proved by which test.

A clause is enforced where the source cites its id; it is proved by a test that carries it in ``@pytest.mark.rule``
and, if the tests have been run, has neither failed nor been skipped (``build/proofs.json``). It looks at the checkout
that the system was installed from. A wheel has neither tests nor a place to look for them: it carries the report that
was made when it was built, as the file ``coverage.json`` in the package of the system.
"""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import caracole
from caracole.kernel.errors import CaracoleError
from caracole.play.parts import folder_of, package_of, rules_in

KEPT = "coverage.json"
"""The report in the package of a system, if it was written when the package was built."""
INSTALLED = frozenset({"site-packages", "dist-packages"})
"""Where packages are installed: tests that lie around there are somebody else's."""


class Checkout(NamedTuple):
    """A working tree: ``root`` holds tests and build, and the sources of this program unless it is that of a system
    outside it, whose package is ``outside``. ``apart`` are tests that do not lie in ``root``."""

    root: Path
    outside: Path | None = None
    apart: Path | None = None

    @classmethod
    def of(cls, system: str, source: Path | None = None, tests: Path | None = None) -> Checkout:
        """The checkout that a system comes from, or where somebody says that its source and its tests are. Raises if
        there is none."""
        if tests is not None and not tests.is_dir():
            raise CaracoleError(f"{tests}: there is no such directory")
        if source is None and tests is None:
            return cls.installed(system)
        house = house_in(folder_of(package_of(system) or "caracole") if source is None else source)
        return cls.beside(system, house) if tests is None else cls(tests.resolve().parent, house, tests.resolve())

    @classmethod
    def installed(cls, system: str) -> Checkout:
        """The checkout that a system was installed from."""
        package = package_of(system)
        if package is None or package.startswith("caracole."):
            return cls.find()
        return cls.beside(system, folder_of(package).resolve())

    @classmethod
    def beside(cls, system: str, folder: Path) -> Checkout:
        """The checkout of a package outside this program."""
        around = () if INSTALLED.intersection(folder.parts) else folder.parents
        root = next((each for each in around if (each / "tests").is_dir()), None)
        if root is None:
            raise CaracoleError(f"{system} runs from {folder}, which has no tests beside it")
        return cls(root, folder)

    @classmethod
    def find(cls) -> Checkout:
        """The checkout of this very package. Raises if it was installed without one."""
        package = Path(caracole.__file__).resolve().parent
        root = package.parent.parent
        if package != root / "src" / "caracole" or not (root / "tests").is_dir():
            raise CaracoleError(
                f"caracole runs from {package}, which is no checkout with src and tests beside it: "
                "coverage looks at sources and tests, so clone the project and run it there"
            )
        return cls(root)

    @property
    def package(self) -> Path:
        """The sources."""
        return self.root / "src" / "caracole"

    @property
    def tests(self) -> Path:
        """The tests."""
        return self.apart or self.root / "tests"

    def house(self, system: str) -> Path:
        """The package of a system."""
        return self.outside or self.package / "systems" / system

    @property
    def version(self) -> str:
        """Of what lies here; empty if its project does not say."""
        if self.outside is None:
            return caracole.__version__
        try:
            project = tomllib.loads((self.root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
            return str(project.get("version", ""))
        except (OSError, ValueError, KeyError):
            return ""

    def systems(self) -> set[str]:
        """The systems that live in this checkout."""
        folder = self.package / "systems"
        return {each.name for each in folder.iterdir() if each.is_dir()} if folder.is_dir() else set()

    def name(self, path: Path) -> str:
        """A path as it is written in reports."""
        return path.relative_to(self.root).as_posix() if path.is_relative_to(self.root) else path.as_posix()


def house_in(source: Path) -> Path:
    """The package in a folder of sources: whatever has a rulebook, in it or a folder or two below."""
    for pattern in ("rulebook", "*/rulebook", "src/*/rulebook"):
        found = [folder.parent for folder in sorted(source.glob(pattern)) if folder.is_dir()]
        if found:
            return found[0].resolve()
    raise CaracoleError(f"{source} has no folder rulebook in it")


def coverage(checkout: Checkout, system: str) -> dict[str, Any]:
    """The report. ``missing`` are the clauses that apply and are not both enforced and proved; ``unknown`` are cited by
    a test or by the system's source, and not in its rulebook."""
    clauses = read_clauses(checkout, system)
    if not clauses:
        raise CaracoleError(f"{system} has no rulebook in {checkout.house(system)}")
    cited = citations(checkout, system, set(clauses))
    outcomes = recorded_outcomes(checkout)
    tests: dict[str, list[str]] = {}
    for node, ids in marked_tests(checkout):
        if not is_of_another(checkout, node, system) and outcome_of(node, outcomes) not in ("failed", "skipped"):
            for clause in ids:
                tests.setdefault(clause, []).append(node)
    items = [
        {
            "id": clause,
            "title": row.get("title", {}).get("en", ""),
            "enforced_at": cited.get(clause, []),
            "tests": tests.get(clause, []),
            "not_applicable": _reason(row.get("not_applicable")),
        }
        for clause, row in clauses.items()
    ]
    apply = [item for item in items if not item["not_applicable"]]
    letters = prefixes_of(clauses)
    unknown = sorted((set(cited) | {clause for clause in tests if clause[:1] in letters}) - set(clauses))
    return {
        "system": system,
        "version": checkout.version,
        "clauses": len(items),
        "enforced": sum(1 for item in apply if item["enforced_at"]),
        "proved": sum(1 for item in apply if item["tests"]),
        "missing": [item["id"] for item in apply if not (item["enforced_at"] and item["tests"])],
        "not_applicable": len(items) - len(apply),
        "items": items,
        "unknown": [{"id": clause, "cited_by": cited.get(clause, []) + tests.get(clause, [])} for clause in unknown],
        "outcomes": "not run" if outcomes is None else "recorded",
    }


def known_coverage(system: str) -> dict[str, Any]:
    """The report of a system as it is installed: from its checkout, else the one that came with its package. Raises if
    there is neither. ``source`` says which it is."""
    try:
        checkout = Checkout.installed(system)
    except CaracoleError:
        kept = kept_report(system)
        if kept is None:
            raise
        return {**kept, "source": "package"}
    return {**coverage(checkout, system), "source": "checkout"}


def kept_report(system: str) -> dict[str, Any] | None:
    """The report that came with the package of a system; None if there is none that can be read."""
    package = package_of(system)
    try:
        text = (folder_of(package) / KEPT).read_text(encoding="utf-8") if package else "null"
        report = json.loads(text)
    except (OSError, ValueError, CaracoleError):
        return None
    return report if isinstance(report, dict) and isinstance(report.get("items"), list) else None


# --- the rulebook ----------------------------------------------------------------------------------------------------


def read_clauses(checkout: Checkout, system: str) -> dict[str, dict[str, Any]]:
    """Every clause by id, in the order of the book."""
    clauses: dict[str, dict[str, Any]] = {}
    for file in sorted((checkout.house(system) / "rulebook").glob("*.toml")):
        clauses.update(tomllib.loads(file.read_text(encoding="utf-8")))
    return clauses


def _reason(words: str | dict[str, str] | None) -> str | None:
    """Why a clause does not apply; of several languages, in English."""
    return words.get("en") if isinstance(words, dict) else words


def prefixes_of(clauses: dict[str, Any]) -> str:
    """The letters that the ids of a book begin with: ``G``; ``CP`` for a book with two parts."""
    return "".join(sorted({clause[:1] for clause in clauses if clause[:1].isalpha()}))


# --- where the source cites it ---------------------------------------------------------------------------------------


def citations(checkout: Checkout, system: str, clauses: set[str]) -> dict[str, list[str]]:
    """Clause to ``file:line``. In the system's own rules every word that looks like an id counts, so that a slip of the
    pen is found; elsewhere (kernel, play) only ids of this book do. Its parts (captain, board ...) enforce nothing."""
    letters = prefixes_of(dict.fromkeys(clauses))
    looks_like = re.compile(
        rf"(?<![\w.])[{letters}](?:\d+|ADV)(?:\.(?:\d+|[IV]+))*\.[a-z]+\d*\b(?!\.\w)" if letters else r"(?!)"
    )
    found: dict[str, list[str]] = {}
    own = checkout.house(system)
    for folder in (own, checkout.package / "kernel", checkout.package / "play"):
        for file in rules_in(folder):
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
                for clause in dict.fromkeys(looks_like.findall(line)):
                    if clause in clauses or folder == own:
                        found.setdefault(clause, []).append(f"{checkout.name(file)}:{number}")
    return found


# --- which tests prove it --------------------------------------------------------------------------------------------


def marked_tests(checkout: Checkout) -> Iterator[tuple[str, list[str]]]:
    """Test functions and the clauses they carry, those of their class and module included, by node id."""
    for file in sorted(checkout.tests.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if "mark.rule" not in text:
            continue
        try:
            tree = ast.parse(text)
        except SyntaxError as error:
            raise CaracoleError(f"{checkout.name(file)}:{error.lineno}: {error.msg}") from error
        yield from _tests_in(tree.body, checkout.name(file), _module_marks(tree.body))


def is_of_another(checkout: Checkout, node: str, system: str) -> bool:
    """Whether a test stands in the folder of another system: two books may number their clauses alike."""
    folders = node.partition("::")[0].split("/")[:-1]
    return not checkout.systems().isdisjoint(folders) and system not in folders


def _tests_in(body: list[ast.stmt], place: str, above: list[str]) -> Iterator[tuple[str, list[str]]]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            ids = list(dict.fromkeys(above + _marks(node.decorator_list)))
            if ids:
                yield f"{place}::{node.name}", ids
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            inside = above + _marks(node.decorator_list) + _module_marks(node.body)
            yield from _tests_in(node.body, f"{place}::{node.name}", inside)


def _module_marks(body: list[ast.stmt]) -> list[str]:
    """``pytestmark = pytest.mark.rule(...)``, or a list with it."""
    ids: list[str] = []
    for node in body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets):
            value = getattr(node, "value", None)
            ids += _marks(value.elts if isinstance(value, ast.List | ast.Tuple) else [value] if value else [])
    return ids


def _marks(decorators: list[ast.expr]) -> list[str]:
    """The ids in ``pytest.mark.rule("G7.3.c", ...)``; one inside ``pytest.param(..., marks=...)`` counts too."""
    ids: list[str] = []
    for decorator in decorators:
        for node in ast.walk(decorator):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr != "rule":
                continue
            if isinstance(node.func.value, ast.Attribute) and node.func.value.attr == "mark":
                ids += [
                    each.value for each in node.args if isinstance(each, ast.Constant) and isinstance(each.value, str)
                ]
    return ids


def recorded_outcomes(checkout: Checkout) -> dict[str, set[str]] | None:
    """Node id without parameters to the outcomes of its cases; None when no run was recorded."""
    try:
        logged = json.loads((checkout.root / "build" / "proofs.json").read_text(encoding="utf-8"))["tests"]
        outcomes: dict[str, set[str]] = {}
        for node, row in logged.items():
            outcomes.setdefault(node.partition("[")[0], set()).add(str(row["outcome"]))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    return outcomes


def outcome_of(node: str, outcomes: dict[str, set[str]] | None) -> str | None:
    """A test with several cases has failed if one has, and is skipped if all are; None if it was not run."""
    seen = set() if outcomes is None else outcomes.get(node, set())
    if "failed" in seen:
        return "failed"
    return "passed" if "passed" in seen else "skipped" if seen else None
