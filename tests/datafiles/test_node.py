"""Nodes: values with their places."""

import pytest

from caracole.datafiles import DataError, read_json, read_toml

ARMIES = """\
title = "War"

[[unit]]
id = "one"
zones = ["farra", "mossa"]

[[unit]]
id = "two"
"quoted key" = {x = 1}
empty = []
"""


@pytest.fixture
def root():
    return read_toml(ARMIES, "armies.toml")


def test_children_know_their_value_file_line_column_and_path(root):
    item = root["unit"][0]["zones"][1]
    assert (item.value, item.file, item.line, item.column, item.path) == (
        "mossa",
        "armies.toml",
        5,
        19,
        "unit[0].zones[1]",
    )


def test_the_root_has_line_one_and_no_path(root):
    assert (root.line, root.path) == (1, "")


def test_a_key_that_is_not_plain_is_quoted_in_the_path(root):
    assert root["unit"][1]["quoted key"]["x"].path == 'unit[1]."quoted key".x'


def test_get_gives_none_for_an_absent_key(root):
    assert root.get("absent") is None
    assert root.get("title").value == "War"


def test_a_node_is_true_even_when_empty(root):
    assert root["unit"][1].get("empty")


def test_keys_items_length_and_membership(root):
    unit = root["unit"][0]
    assert root.keys() == ("title", "unit")
    assert [(key, node.line) for key, node in unit.items()] == [("id", 4), ("zones", 5)]
    assert "id" in unit
    assert "absent" not in unit
    assert (len(unit), len(root["unit"])) == (2, 2)


def test_iterating_a_list_gives_nodes(root):
    assert [unit["id"].value for unit in root["unit"]] == ["one", "two"]
    assert root["unit"][-1]["id"].path == "unit[1].id"


@pytest.mark.parametrize(
    ("wish", "answer"),
    [
        (lambda root: root["unit"][1]["zone"], "armies.toml:7: unit[1].zone: required key 'zone' is missing"),
        (lambda root: root["unit"][2], "armies.toml:3: unit[2]: the list has only 2 items"),
        (lambda root: root["title"]["x"], "armies.toml:1: title: expected a table"),
        (lambda root: root["title"][0], "armies.toml:1: title: expected a list"),
        (lambda root: len(root["title"]), "armies.toml:1: title: expected a list"),
        (list, "armies.toml:1: expected a list"),
        (lambda root: root["unit"].keys(), "armies.toml:3: unit: expected a table"),
    ],
)
def test_asking_for_what_is_not_there_names_the_place(root, wish, answer):
    with pytest.raises(DataError) as caught:
        wish(root)
    assert str(caught.value) == answer


def test_the_representation_says_where():
    root = read_json("[1,\n2]", "map.json")
    assert (repr(root), repr(root[1])) == ("<Node map.json:1: root>", "<Node map.json:2: [1]>")
