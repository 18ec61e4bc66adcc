"""Problems and the error that carries them."""

import pickle

import pytest

from caracole.datafiles import DataError, Problem, Problems, read_toml


def test_a_problem_is_one_line_with_file_line_and_path():
    problem = Problem("armies.toml", 42, "unit[7].zone", "unknown_reference", "unknown zone 'gradsica'")
    assert str(problem) == "armies.toml:42: unit[7].zone: unknown zone 'gradsica'"


def test_without_a_path_nothing_stands_for_it():
    assert str(Problem("armies.toml", 3, "", "syntax", "invalid value")) == "armies.toml:3: invalid value"


def test_line_ends_inside_a_problem_are_escaped():
    assert str(Problem("a\nb.toml", 1, "", "syntax", "odd\u2028")) == "a\\nb.toml:1: odd\\u2028"


def test_an_error_prints_one_line_for_each_problem():
    error = DataError(Problem("a.toml", 1, "x", "syntax", "one"), Problem("a.toml", 2, "y", "syntax", "two"))
    assert str(error) == "a.toml:1: x: one\na.toml:2: y: two"


def test_an_error_survives_the_way_between_processes():
    error = DataError(Problem("a.toml", 1, "x", "syntax", "one", 7))
    assert pickle.loads(pickle.dumps(error)).problems == error.problems


def test_nothing_found_raises_nothing():
    Problems().raise_if_any()


def test_problems_come_file_by_file_from_top_to_bottom_and_once():
    first = read_toml("a = 1\nb = 2", "first.toml")
    second = read_toml("c = 3", "second.toml")
    problems = Problems()
    problems.add(first["b"], None, "code", "later")
    problems.add(second["c"], None, "code", "other file")
    problems.add(first["a"], "a.missing", "code", "sooner")
    problems.add(first["b"], None, "code", "later")
    problems.add("third.toml", None, "code", "whole file")
    assert len(problems) == 4
    with pytest.raises(DataError) as caught:
        problems.raise_if_any()
    assert str(caught.value).splitlines() == [
        "first.toml:1: a.missing: sooner",
        "first.toml:2: b: later",
        "second.toml:1: c: other file",
        "third.toml:1: whole file",
    ]


def test_problems_of_another_error_can_be_taken_over():
    problems = Problems()
    with pytest.raises(DataError) as caught:
        read_toml("a = ", "a.toml")
    problems.extend(caught.value)
    assert [problem.code for problem in problems.in_order()] == ["syntax"]
