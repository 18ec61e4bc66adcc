"""JSON documents: the same values as `json.loads`, with places, and a little stricter."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caracole.datafiles import DataError, Node, read_json
from caracole.datafiles.marks import MAX_DEPTH

MAP = """\
{
  "type": "FeatureCollection",
  "features": [
    {"type": "Feature", "properties": {"id": "gradisca"},
     "geometry": {"type": "Point", "coordinates": [13.5,
       45.9]}},
    null
  ]
}
"""


def refused(text: str) -> str:
    with pytest.raises(DataError) as caught:
        read_json(text, "map.json")
    return str(caught.value)


def test_lines_columns_and_paths():
    features = read_json(MAP, "map.geojson")["features"]
    latitude = features[0]["geometry"]["coordinates"][1]
    assert (latitude.value, latitude.line, latitude.column) == (45.9, 6, 8)
    assert latitude.path == "features[0].geometry.coordinates[1]"
    assert (features.line, features.column) == (3, 3)
    assert (features[0].line, features[0].column) == (4, 5)
    assert features[0]["properties"]["id"].column == 40
    assert (features[1].value, features[1].line) == (None, 7)


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_every_kind_of_line_end(line_end):
    root = read_json(MAP.replace("\n", line_end), "map.geojson")
    assert root["features"][1].line == 7


def test_the_root_stands_where_it_begins():
    root = read_json("\n\n 7 ", "map.json")
    assert (root.value, root.line, root.column) == (7, 3, 2)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", "map.json:1: expected a value, found the end of the document (at column 1)"),
        ('{"a": 1,\n "b" 2}', "map.json:2: b: expected ':' after the key, found '2' (at column 6)"),
        ('{"a": [1,\n 2 3]}', "map.json:2: a: expected ',' or ']', found '3' (at column 4)"),
        ('{"a": [1,\n 2,\n]}', "map.json:2: a: a comma before the closing ']' is not allowed (at column 3)"),
        ('{"a": 1,}', "map.json:1: a comma before the closing '}' is not allowed (at column 8)"),
        ("{a: 1}", "map.json:1: expected a key in double quotes, found 'a' (at column 2)"),
        ("{'a': 1}", 'map.json:1: expected a key in double quotes, found "\'" (at column 2)'),
        ('{"a": yes}', "map.json:1: a: expected a value, found 'yes' (at column 7)"),
        ("[1, 2", "map.json:1: expected ',' or ']', found the end of the document (at column 6)"),
        ("[]\n[]", "map.json:2: expected nothing more, found '[' (at column 1)"),
        ("[01]", "map.json:1: expected ',' or ']', found '1' (at column 3)"),
        ("[+1]", "map.json:1: [0]: expected a value, found '+' (at column 2)"),
        ("[.5]", "map.json:1: [0]: expected a value, found '.' (at column 2)"),
        ("[1, NaN]", "map.json:1: [1]: NaN is not allowed (at column 5)"),
        ("[-Infinity]", "map.json:1: [0]: -Infinity is not allowed (at column 2)"),
        ("[1e999]", "map.json:1: [0]: the number is too large (at column 2)"),
        (f"[{'9' * 5000}]", "map.json:1: [0]: the number has too many digits (at column 2)"),
        ('["\\ud800"]', "map.json:1: [0]: half of a surrogate pair is not a character (at column 2)"),
        ('["a\nb"]', "map.json:1: [0]: Invalid control character (at column 4)"),
        ('["a\\x"]', "map.json:1: [0]: Invalid \\escape (at column 4)"),
        ('[\n"abc', "map.json:2: [0]: Unterminated string (at column 1)"),
        ("// no\n1", "map.json:1: expected a value, found '/' (at column 1)"),
        ("\ufeff1", "map.json:1: expected a value, found '\\ufeff' (at column 1)"),
    ],
)
def test_a_syntax_error_names_line_path_and_column(text, answer):
    assert refused(text) == answer


def test_a_key_written_twice_is_refused():
    with pytest.raises(DataError) as caught:
        read_json('{"zone": {"id": 1,\n"x": 2,\n"\\u0069d": 3}}', "map.json")
    (problem,) = caught.value.problems
    assert problem.code == "duplicate_key"
    assert str(problem) == "map.json:3: zone.id: key 'id' is written twice, first in line 1 (at column 1)"


@pytest.mark.parametrize(("opening", "closing"), [("[\n", "]"), ('{"a":\n', "}")])
def test_nesting_is_limited(opening, closing):
    node = read_json(opening * MAX_DEPTH + "1" + closing * MAX_DEPTH, "map.json")
    assert isinstance(node, Node)
    for depth in (MAX_DEPTH + 1, 50_000):
        with pytest.raises(DataError) as caught:
            read_json(opening * depth + "1" + closing * depth, "map.json")
        (problem,) = caught.value.problems
        assert problem.code == "too_deep"
        assert MAX_DEPTH <= problem.line <= MAX_DEPTH + 2


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=15,
)


@settings(max_examples=200, deadline=None)
@given(JSON_VALUES, st.sampled_from([None, 0, 2]), st.booleans())
def test_valid_documents_give_the_values_of_json_loads(value, indent, ascii_only):
    text = json.dumps(value, indent=indent, ensure_ascii=ascii_only)
    root = read_json(text, "any.json")
    assert repr(root.value) == repr(json.loads(text)) == repr(value)


@settings(max_examples=200, deadline=None)
@given(JSON_VALUES)
def test_every_node_stands_where_its_key_or_value_is_written(value):
    # One key or item to a line: the text after each mark must begin with that key, or with that value.
    text = json.dumps(value, indent=1)
    lines = text.split("\n")

    def visit(node: Node) -> None:
        here = lines[node.line - 1][node.column - 1 :]
        if node.steps and isinstance(node.steps[-1], str):
            assert here.startswith(json.dumps(node.steps[-1]) + ": ")
        else:
            assert here.startswith(json.dumps(node.value, indent=1).split("\n")[0])
        if isinstance(node.value, dict):
            for _, child in node.items():
                visit(child)
        elif isinstance(node.value, list):
            for child in node:
                visit(child)

    visit(read_json(text, "any.json"))


def strict_loads(text: str) -> object:
    """`json.loads` with the refusals that our reader adds."""

    def no_constant(word: str) -> object:
        raise ValueError(word)

    def unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
        if len(dict(pairs)) < len(pairs):
            raise ValueError("duplicate key")
        return dict(pairs)

    value = json.loads(text, parse_constant=no_constant, object_pairs_hook=unique)
    if "inf" in repr(value):  # no text of these tests contains it
        raise ValueError("overflow")
    return value


FRAGMENTS = [*'{}[],:"\\-.0123é٣ \n\t\x0b\u00a0', '"a"', '"b"', "\\n", "\\u00e9", "e9", "E+999"]
FRAGMENTS += ["true", "null", "NaN", '{"a":', '{"a":1', "[1,", "]}"]


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(FRAGMENTS), max_size=9).map("".join))
def test_any_text_is_accepted_or_refused_as_by_json_loads(text):
    try:
        expected = strict_loads(text)
    except ValueError:
        assert refused(text).startswith("map.json:")
    else:
        assert repr(read_json(text, "map.json").value) == repr(expected)
