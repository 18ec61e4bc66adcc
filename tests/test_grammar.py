"""Sentences are finished alike in terminal and browser (``web/tests/grammar.test.ts`` reads the same table)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from caracole.texts.grammar import polished

CASES = json.loads((Path(__file__).parent / "polished.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("language", "text", "finished"), CASES)
def test_a_sentence_is_finished_as_its_language_wants_it(language: str, text: str, finished: str) -> None:
    assert polished(text, language) == finished


@pytest.mark.parametrize(("language", "text", "finished"), CASES)
def test_finishing_twice_changes_nothing(language: str, text: str, finished: str) -> None:
    assert polished(finished, language) == finished
