"""The rulebook by number, and the report of what is enforced and proved."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from caracole import __version__
from caracole.kernel import CaracoleError
from caracole.play.coverage import Checkout, coverage
from patience import counted


@pytest.mark.parametrize(
    ("number", "shown", "hidden"),
    [
        ("G7.3.c", ["G7.3.c"], ["G7.3.d"]),
        ("7.3.c", ["G7.3.c"], ["G7.3.d"]),
        ("g7.3.C", ["G7.3.c"], ["G7.3.d"]),
        ("7.3", ["G7.3.a", "G7.3.p"], ["G7.4.a"]),
        ("7", ["G7.a", "G7.1.a", "G7.7.a"], ["G8.1.a"]),
        ("1", ["G1.a"], ["G10.a", "G11.a"]),
        ("adv", ["GADV.a"], ["G1.a"]),
    ],
)
def test_clauses_by_number(caracole, number, shown, hidden):
    ids = [clause["id"] for clause in caracole("rules", "gradisca", number, "--json").json]
    assert set(shown) <= set(ids)
    assert not set(hidden) & set(ids)


def test_clauses_in_three_languages(caracole):
    texts = {
        language: caracole("rules", "gradisca", "7.3.c", "--language", language).out for language in ("en", "it", "fr")
    }
    assert len(set(texts.values())) == 3
    assert "ritir" in texts["it"].lower()
    assert "retraite" in texts["fr"]


def test_the_contents(caracole):
    ran = caracole("rules", "gradisca", columns=50)
    assert ran.code == 0
    assert "G26.a" in ran.out


# --- coverage --------------------------------------------------------------------------------------------------------

RULEBOOK = """
["T1.a"]
title = { en = "Enforced and proved" }
["T1.b"]
title = { en = "Enforced only" }
["T1.c"]
title = { en = "Proved only" }
["T1.ca"]
title = { en = "Neither" }
["T2.1.a"]
title = { en = "A matter of taste" }
not_applicable = "the colour of the box"
["T2.1.b"]
title = { en = "By a class" }
["T2.1.c"]
title = { en = "By a module" }
"""

SOURCE = '''
"""T1.a: the first rule; T1.b and T2.1.b follow."""
RULE = "T1.a"  # neither T1.cab nor XT1.ca nor T1.ca.x cites the clause before T2
OTHER = "T2.1.c"
'''

TESTS = """
import pytest

@pytest.mark.rule("T1.a")
def test_first(): ...

@pytest.mark.rule("T1.a", "T1.c")
@pytest.mark.parametrize("n", [1, 2])
def test_cases(n): ...

@pytest.mark.rule("T2.1.b")
class TestClass:
    def test_inside(self): ...

    @pytest.mark.rule("T1.c")
    async def test_also(self): ...

    def helper(self): ...

def test_of_nothing(): ...
"""

MODULE = """
import pytest

pytestmark = [pytest.mark.slow, pytest.mark.rule("T2.1.c")]

def test_by_module(): ...
"""


@pytest.fixture
def tree(tmp_path: Path) -> Checkout:
    """A checkout of a made-up system."""
    files = {
        "src/caracole/systems/tiny/rulebook/01.toml": RULEBOOK,
        "src/caracole/systems/tiny/combat/rules.py": SOURCE,
        "src/caracole/kernel/flow.py": "# T1.b is known here; T9.z is nobody's",
        "tests/test_tiny.py": TESTS,
        "tests/deep/test_module.py": MODULE,
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return Checkout(tmp_path)


def record(tree: Checkout, **outcomes: str) -> None:
    tests = {node.replace("__", "::"): {"rules": [], "outcome": outcome} for node, outcome in outcomes.items()}
    (tree.root / "build").mkdir(exist_ok=True)
    (tree.root / "build/proofs.json").write_text(json.dumps({"tests": tests}))


def test_what_is_enforced_and_proved(tree):
    report = coverage(tree, "tiny")
    assert report["clauses"] == 7
    assert report["not_applicable"] == 1
    assert report["enforced"] == 4  # T1.a, T1.b, T2.1.b, T2.1.c
    assert report["proved"] == 4  # T1.a, T1.c, T2.1.b, T2.1.c
    assert report["missing"] == ["T1.b", "T1.c", "T1.ca"]
    assert report["outcomes"] == "not run"
    assert [item["id"] for item in report["items"]][:4] == ["T1.a", "T1.b", "T1.c", "T1.ca"]


def test_places_and_tests_are_named(tree):
    items = {item["id"]: item for item in coverage(tree, "tiny")["items"]}
    place = "src/caracole/systems/tiny/combat/rules.py"
    assert items["T1.a"]["enforced_at"] == [f"{place}:2", f"{place}:3"]
    assert items["T1.b"]["enforced_at"] == [f"{place}:2", "src/caracole/kernel/flow.py:1"]
    assert items["T1.a"]["tests"] == ["tests/test_tiny.py::test_first", "tests/test_tiny.py::test_cases"]
    assert items["T1.c"]["tests"] == ["tests/test_tiny.py::test_cases", "tests/test_tiny.py::TestClass::test_also"]
    assert items["T2.1.b"]["tests"] == [
        f"tests/test_tiny.py::TestClass::{name}" for name in ("test_inside", "test_also")
    ]
    assert items["T2.1.c"]["tests"] == ["tests/deep/test_module.py::test_by_module"]
    assert items["T2.1.a"]["not_applicable"] == "the colour of the box"
    assert items["T1.a"]["not_applicable"] is None


def test_an_id_is_cited_exactly(tree):
    items = {item["id"]: item for item in coverage(tree, "tiny")["items"]}
    assert items["T1.ca"]["enforced_at"] == []
    assert items["T1.c"]["enforced_at"] == []


def test_failed_and_skipped_tests_prove_nothing(tree):
    nodes = ["test_first", "test_cases[1]", "test_cases[2]", "TestClass__test_inside", "TestClass__test_also"]
    outcomes = dict.fromkeys((f"tests/test_tiny.py__{node}" for node in nodes), "passed")
    outcomes["tests/deep/test_module.py__test_by_module"] = "skipped"
    record(tree, **outcomes)
    report = coverage(tree, "tiny")
    assert report["outcomes"] == "recorded"
    assert report["missing"] == ["T1.b", "T1.c", "T1.ca", "T2.1.c"]
    record(tree, **{**outcomes, "tests/test_tiny.py__test_cases[2]": "failed"})
    items = {item["id"]: item for item in coverage(tree, "tiny")["items"]}
    assert items["T1.a"]["tests"] == ["tests/test_tiny.py::test_first"]


def test_a_case_that_was_skipped_leaves_the_others(tree):
    record(tree, **{"tests/test_tiny.py__test_cases[1]": "skipped", "tests/test_tiny.py__test_cases[2]": "passed"})
    items = {item["id"]: item for item in coverage(tree, "tiny")["items"]}
    assert "tests/test_tiny.py::test_cases" in items["T1.c"]["tests"]


def test_a_slip_of_the_pen_is_found(tree):
    (tree.root / "tests/test_slip.py").write_text('import pytest\n@pytest.mark.rule("T7.a")\ndef test_it(): ...\n')
    unknown = {each["id"]: each["cited_by"] for each in coverage(tree, "tiny")["unknown"]}
    assert unknown["T7.a"] == ["tests/test_slip.py::test_it"]
    assert "T1.cab" in unknown
    assert "T9.z" not in unknown  # the kernel owes nothing to this book


def test_tests_of_another_system_prove_nothing(tree):
    """Two books may number their clauses alike."""
    (tree.package / "systems/other").mkdir()
    for system in ("other", "tiny"):
        folder = tree.root / "tests/systems" / system
        folder.mkdir(parents=True)
        (folder / "test_it.py").write_text('import pytest\n@pytest.mark.rule("T1.b")\ndef test_it(): ...\n')
    proofs = {item["id"]: item["tests"] for item in coverage(tree, "tiny")["items"]}
    assert proofs["T1.b"] == ["tests/systems/tiny/test_it.py::test_it"]


def test_a_proof_log_that_cannot_be_read_counts_as_none(tree):
    (tree.root / "build").mkdir()
    (tree.root / "build/proofs.json").write_text("{")
    assert coverage(tree, "tiny")["outcomes"] == "not run"


def test_a_test_file_that_cannot_be_read_is_named(tree):
    (tree.root / "tests/test_bad.py").write_text("# pytest.mark.rule\ndef (:\n")
    with pytest.raises(CaracoleError, match=r"tests/test_bad\.py:2"):
        coverage(tree, "tiny")


def test_a_system_without_rulebook(tree):
    with pytest.raises(CaracoleError, match="no rulebook"):
        coverage(tree, "huge")


def test_a_wheel_alone_says_what_is_missing(caracole, monkeypatch, tmp_path):
    package = tmp_path / "site-packages" / "caracole" / "__init__.py"
    package.parent.mkdir(parents=True)
    package.touch()
    monkeypatch.setattr("caracole.__file__", str(package))
    ran = caracole("rules", "coverage", "gradisca")
    assert ran.code == 2
    assert "no checkout" in ran.err


def test_a_wheel_shows_the_report_that_it_was_built_with(caracole, monkeypatch, tmp_path, tree):
    package = tmp_path / "site-packages" / "caracole" / "__init__.py"
    package.parent.mkdir(parents=True)
    package.touch()
    kept = coverage(tree, "tiny")
    (package.parent / "coverage.json").write_text(json.dumps(kept))
    monkeypatch.setattr("caracole.__file__", str(package))
    monkeypatch.setattr("caracole.play.coverage.folder_of", lambda package_name: package.parent)
    ran = caracole("rules", "coverage", "gradisca", "--json")
    assert ran.json == {**kept, "source": "package"}
    (package.parent / "coverage.json").write_text("{}")
    assert "no checkout" in caracole("rules", "coverage", "gradisca").err


def test_tests_beside_installed_packages_are_of_no_system(tmp_path):
    house = tmp_path / "site-packages" / "a_tiny_game"
    for folder in (house, tmp_path / "site-packages" / "tests", tmp_path / "tests"):
        folder.mkdir(parents=True)
    with pytest.raises(CaracoleError, match="no tests beside it"):
        Checkout.beside("tiny", house)


def test_a_report_says_of_which_version_it_is(tree):
    assert coverage(tree, "tiny")["version"] == __version__
    outside = Checkout(tree.root, tree.house("tiny"))
    assert outside.version == ""
    (tree.root / "pyproject.toml").write_text('[project]\nversion = "3.1"\n')
    assert outside.version == "3.1"


def test_why_a_clause_does_not_apply_is_said_in_the_language_of_the_reader(caracole):
    assert "Un programma non può farla rispettare: una nota sul glossario" in " ".join(
        caracole("rules", "gbacw", "2", "--language", "it").out.split()
    )


def test_the_report_of_gradisca(caracole):
    ran, calls = counted(lambda: caracole("rules", "coverage", "gradisca", "--json"))
    assert calls < 10_000_000
    report = ran.json
    assert report["clauses"] == len(report["items"]) > 400
    assert ran.code == (1 if report["missing"] or report["unknown"] else 0)
    assert report["outcomes"] in ("recorded", "not run")
    item = next(item for item in report["items"] if item["id"] == "G6.m")
    assert any(
        place.startswith("src/caracole/systems/gradisca/rules/movement/movement.py:") for place in item["enforced_at"]
    )
    text = caracole("rules", "coverage", "gradisca", columns=50)
    assert text.code == ran.code
    assert "clauses:" in text.out


def test_a_system_outside_the_program_is_looked_at_where_it_lies(tmp_path, monkeypatch):
    files = {
        "src/a_tiny_game/__init__.py": "",
        "src/a_tiny_game/rulebook/01.toml": RULEBOOK,
        "src/a_tiny_game/rules.py": SOURCE,
        "src/a_tiny_game/captain.py": '"""T1.ca is thought of and not enforced here."""',
        "tests/test_tiny.py": TESTS,
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path / "src")
    monkeypatch.setattr("caracole.play.coverage.package_of", lambda system: "a_tiny_game")
    report = coverage(Checkout.of("tiny"), "tiny")
    assert (report["enforced"], report["proved"]) == (4, 3)
    assert "T1.ca" in report["missing"]
    assert report["items"][0]["enforced_at"] == ["src/a_tiny_game/rules.py:2", "src/a_tiny_game/rules.py:3"]
