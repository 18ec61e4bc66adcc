"""Plain data as a TOML text that says the same when it is read again."""

from __future__ import annotations

import tomllib

import pytest

from caracole.datafiles import toml_text


def test_it_is_laid_out_as_a_person_would() -> None:
    plain = {
        "army": {"name": {"en": "Old"}, "rows": [{"type": "foot", "count": 2}, {"type": "horse"}]},
        "title": {"en": "A ford", "it": "Un guado"},
        "ready": True,
    }
    assert toml_text(plain).splitlines() == [
        'title = { en = "A ford", it = "Un guado" }',
        "ready = true",
        "",
        "[army]",
        'name = { en = "Old" }',
        "",
        "[[army.rows]]",
        'type = "foot"',
        "count = 2",
        "",
        "[[army.rows]]",
        'type = "horse"',
    ]


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"a": 'quotes " and \\ and \n lines \t and \x7f', "b": "àéî 雪 \u202e"},
        {"a key": {"with.dot": [1, 2.5, [True, "x"], []], '"': {}}},
        {"points": [[0, 1], [2, 3]], "mixed": [1, {"a": [1]}]},
        {"a": {"b": {"c": [{"d": [{"e": 1}]}, {}]}}},
        {"large": 10**30, "small": -1.5e-9},
    ],
)
def test_it_is_read_as_it_was(plain: dict[str, object]) -> None:
    assert tomllib.loads(toml_text(plain)) == plain


def test_what_is_nothing_is_left_out_and_what_is_strange_is_text() -> None:
    plain = {"none": None, "inner": {"none": None, "rows": [None, float("nan"), float("inf")]}}
    assert tomllib.loads(toml_text(plain)) == {"inner": {"rows": ["", "nan", "inf"]}}
