"""The rulebook as a page: its chapters, its clauses with what they mean on a board, and addresses to be shared."""

from __future__ import annotations

import httpx
import pytest
from servers import Running

from caracole.server.client_files import ClientFiles
from caracole.texts import LANGUAGES, about, rulebook

OURS = ("gradisca", "gbacw", "piccole")


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


@pytest.mark.parametrize("path", ["gradisca/G6.a", "gradisca/X1.z", "nothing/G6.b"])
def test_what_has_no_example_says_so(sqlite_server: Running, path: str):
    assert httpx.get(f"{sqlite_server.url}/api/rules/{path}/example").status_code == 404


def test_the_address_of_a_clause_is_a_page_although_it_looks_like_a_file(tmp_path):
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    client = ClientFiles(tmp_path)
    assert client.find("rules/gradisca/G7.4.2.c") is client.index
    assert client.find("assets/nowhere.js") is None
