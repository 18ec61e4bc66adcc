"""The index of clauses: a file per chapter, ids once, and every clause in three languages."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import caracole.systems

FOLDER = Path(caracole.systems.__file__).parent / "gbacw" / "rulebook"
FILES = sorted(FOLDER.glob("*.toml"))
LANGUAGES = {"en", "it", "fr"}
FIELDS = {"kind", "title", "text", "reason", "rulings", "not_applicable"}
CHAPTERS = 19  # 0, the conventions of the index, chapters 1 to 17, and 18 of Gettysburg
ID = re.compile(r"C(\d+)((?:\.(?:\d+|[IV]+))*)\.([a-z]+\d*)")


def rows(file: Path) -> dict[str, dict[str, Any]]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def everything() -> list[tuple[str, str, dict[str, Any]]]:
    return [(file.stem, clause, row) for file in FILES for clause, row in rows(file).items()]


def test_every_chapter_has_its_file():
    assert [file.stem for file in FILES] == [f"{chapter:02}" for chapter in range(CHAPTERS)]


def test_every_id_is_unique():
    headings = Counter(
        heading
        for file in FILES
        for heading in re.findall(r'^\["([^"]+)"\]$', file.read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert [clause for clause, count in headings.items() if count > 1] == []
    assert sum(headings.values()) == len(everything())


def test_clauses_are_grouped_by_chapter():
    for stem, clause, _ in everything():
        found = ID.fullmatch(clause)
        assert found, f"{clause} is no id of this book"
        assert int(found[1]) == int(stem), f"{clause} stands in {stem}.toml"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_clauses_of_a_section_stand_together(file):
    sections = [clause.rpartition(".")[0] for clause in rows(file)]
    runs = [section for place, section in enumerate(sections) if place == 0 or sections[place - 1] != section]
    assert len(runs) == len(set(runs)), f"a section of {file.name} is split"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_clause_speaks_three_languages(file):
    for clause, row in rows(file).items():
        assert set(row) <= FIELDS, f"{clause} has unknown fields"
        for field in ("title", "text") + (("reason",) if row["kind"] == "ruling" else ()):
            assert set(row[field]) == LANGUAGES, f"{clause} {field}"
            for language, text in row[field].items():
                assert text.strip() == text != "", f"{clause} {field} {language} is empty or padded"
        for field in ("text", "reason"):
            for language, text in row.get(field, {}).items():
                assert text.endswith("."), f"{clause} {field} {language} is no sentence: {text!r}"
                assert "  " not in text, f"{clause} {field} {language} has two blanks"


def test_the_languages_differ():
    same = [clause for _, clause, row in everything() if len(set(row["text"].values())) < len(LANGUAGES)]
    assert same == []


def test_a_ruling_says_which_question_it_settles_and_why():
    questions: Counter[str] = Counter()
    for _, clause, row in everything():
        assert row["kind"] in ("rule", "ruling"), clause
        assert (row["kind"] == "ruling") == ("rulings" in row) == ("reason" in row), clause
        questions.update(row.get("rulings", ()))
    assert [question for question, count in questions.items() if count > 1] == []


def test_french_puts_a_blank_before_double_signs():
    for _, clause, row in everything():
        for text in (row["text"]["fr"], row.get("reason", {}).get("fr", "")):
            assert not re.search(r"\w[;:!?]( |$)", text), f"{clause}: {text}"
