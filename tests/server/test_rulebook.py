"""The rulebook as a page: its chapters, its clauses with what they mean on a board, and addresses to be shared."""

from __future__ import annotations

import gzip
import json
from typing import Any

import httpx
import pytest
from servers import Running

from caracole import __version__
from caracole.server.client_files import ClientFiles
from caracole.server.coverage import _packed as packed
from caracole.server.coverage import has_coverage
from caracole.texts import LANGUAGES, about, rulebook

OURS = ("gradisca", "gbacw", "piccole")


def unremembered(kept: Any) -> Any:
    """A function without its memory."""
    return kept.__wrapped__


@pytest.mark.parametrize("name", OURS)
def test_every_chapter_of_our_books_has_a_title_in_every_language(name: str):
    titles = about(name).chapters
    for clause in rulebook(name):
        chapter = clause.partition(".")[0]
        found = titles.get(chapter) or titles.get(chapter[1:])
        assert found is not None, chapter
        assert set(found) == set(LANGUAGES)


def test_a_book_tells_its_chapters(sqlite_server: Running):
    book = httpx.get(f"{sqlite_server.url}/api/rulebooks/gradisca").json()
    assert book["title"].startswith("La Guerra di Gradisca")
    assert book["chapters"]["7"]["fr"] == "Combat"
    assert httpx.get(f"{sqlite_server.url}/api/rulebooks/nothing").status_code == 404


def test_clauses_say_whether_they_are_rulings_and_have_an_example(sqlite_server: Running):
    clauses = {row["id"]: row for row in httpx.get(f"{sqlite_server.url}/api/rules/gradisca").json()}
    assert (clauses["G8.2.b"]["kind"], clauses["G8.2.a"]["kind"]) == ("ruling", "rule")
    assert clauses["G8.2.b"]["reason"]["en"]
    assert (clauses["G6.b"]["example"], clauses["G6.a"]["example"]) == (True, False)


def test_an_example_is_a_scene_on_a_board(sqlite_server: Running):
    example = httpx.get(f"{sqlite_server.url}/api/rules/gradisca/G6.f/example", timeout=120).json()
    standing = {piece["id"]: piece["place"] for piece in example["scene"]["pieces"]}
    assert standing["a-tra-6"] == "lucinico"
    assert example["arrows"] == [{"source": "crauglio", "target": "lucinico", "kind": "attack"}]
    assert httpx.get(f"{sqlite_server.url}{example['board']}").status_code == 200


def test_clauses_are_shown_with_their_code_and_their_tests(sqlite_server: Running):
    assert httpx.get(f"{sqlite_server.url}/api/rulebooks/gradisca").json()["coverage"] is True
    address = f"{sqlite_server.url}/api/rulebooks/gradisca/coverage"
    report = httpx.get(address, timeout=120).json()
    assert (report["version"], report["source"]) == (__version__, "checkout")
    items = {item["id"]: item for item in report["items"]}
    assert list(items) == list(rulebook("gradisca"))
    assert any("/movement/movement.py:" in place for place in items["G6.m"]["enforced_at"])
    assert any("::test_" in test for test in items["G6.m"]["tests"])
    assert items["G6.m"]["title"]["fr"]
    assert [set(item["not_applicable"]) for item in items.values() if item["not_applicable"]] == [set(LANGUAGES)] * 3
    unpacked = httpx.get(address, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in unpacked.headers
    assert unpacked.json() == report
    assert httpx.get(f"{sqlite_server.url}/api/rulebooks/nothing/coverage").status_code == 404


def test_without_sources_a_package_shows_the_report_that_it_was_built_with(monkeypatch, tmp_path):
    """Clauses that the report does not know are shown all the same, as missing."""
    monkeypatch.setattr("caracole.__file__", str(tmp_path / "site-packages/caracole/__init__.py"))
    monkeypatch.setattr("caracole.play.coverage.folder_of", lambda package: tmp_path)
    assert not unremembered(has_coverage)("gradisca")
    assert unremembered(packed)("gradisca") is None
    item = {"id": "G6.a", "enforced_at": ["a.py:1"], "tests": ["test_a.py::test_it"]}
    kept = {"version": "0.1", "outcomes": "recorded", "items": [item]}
    (tmp_path / "coverage.json").write_text(json.dumps(kept), encoding="utf-8")
    assert unremembered(has_coverage)("gradisca")
    report = json.loads(gzip.decompress(unremembered(packed)("gradisca")))
    assert (report["version"], report["source"], report["run"]) == ("0.1", "package", True)
    assert len(report["items"]) == len(rulebook("gradisca"))
    assert [each["id"] for each in report["items"] if each["tests"]] == ["G6.a"]


@pytest.mark.parametrize("path", ["gradisca/G6.a", "gradisca/X1.z", "nothing/G6.b"])
def test_what_has_no_example_says_so(sqlite_server: Running, path: str):
    assert httpx.get(f"{sqlite_server.url}/api/rules/{path}/example").status_code == 404


def test_the_address_of_a_clause_is_a_page_although_it_looks_like_a_file(tmp_path):
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    client = ClientFiles(tmp_path)
    assert client.find("rules/gradisca/G7.4.2.c") is client.index
    assert client.find("assets/nowhere.js") is None
