"""TOML documents: lines of hand-written cases, and syntax errors."""

import textwrap
import tomllib

import pytest

from caracole.datafiles import DataError, Node, read_toml
from caracole.datafiles.marks import MAX_DEPTH


def lines(text: str) -> dict[str, int]:
    """The line of every path in the document."""
    found = {}

    def visit(node: Node) -> None:
        found[node.path] = node.line
        if isinstance(node.value, dict):
            for _, child in node.items():
                visit(child)
        elif isinstance(node.value, list):
            for child in node:
                visit(child)

    visit(read_toml(text, "case.toml"))
    del found[""]
    return found


def test_pairs_and_comments():
    assert lines('# x = 1\n\na = 1 # b = 2\n  c = "# d = 3"\n') == {"a": 3, "c": 4}


def test_a_table_stands_at_its_header():
    assert lines("[a]\n\nx = 1\n[ b . c ]\ny = 2") == {"a": 1, "a.x": 3, "b": 4, "b.c": 4, "b.c.y": 5}


def test_a_later_header_is_a_better_place_than_an_earlier_mention():
    assert lines("[a.b]\n[a]\nx = 1") == {"a": 2, "a.b": 1, "a.x": 3}


def test_each_item_of_a_list_of_tables_stands_at_its_own_header():
    text = "[[u]]\nx = 1\n[[u]]\n[u.sub]\ny = 2\n[[u.more]]\n[[u.more]]\n[[u]]\n[[u.more]]"
    assert lines(text) == {
        "u": 1,
        "u[0]": 1,
        "u[0].x": 2,
        "u[1]": 3,
        "u[1].sub": 4,
        "u[1].sub.y": 5,
        "u[1].more": 6,
        "u[1].more[0]": 6,
        "u[1].more[1]": 7,
        "u[2]": 8,
        "u[2].more": 9,
        "u[2].more[0]": 9,
    }


def test_a_dotted_key_mentions_its_tables_first():
    assert lines("a.b.c = 1\na.b.d = 2\na . e = 3") == {"a": 1, "a.b": 1, "a.b.c": 1, "a.b.d": 2, "a.e": 3}


def test_inline_tables():
    text = 'a = {x = 1, y.z = "}", w = {}}\nb = [{x = 1},\n {x = 2}]'
    assert lines(text) == {
        "a": 1,
        "a.x": 1,
        "a.y": 1,
        "a.y.z": 1,
        "a.w": 1,
        "b": 2,
        "b[0]": 2,
        "b[0].x": 2,
        "b[1]": 3,
        "b[1].x": 3,
    }


def test_lists_over_many_lines():
    text = textwrap.dedent("""\
        a = [ # [
          1,

          # 7,
          [2,
           3], "]",
        ]
        b = 1
    """)
    assert lines(text) == {"a": 1, "a[0]": 2, "a[1]": 5, "a[1][0]": 5, "a[1][1]": 6, "a[2]": 6, "b": 8}


def test_quoted_keys():
    text = '"a.b" = 1\n\'c"d\'.e = 2\n"f\\"\\u0041" = 3\n["g#"."]"]\n"" = 4'
    assert lines(text) == {
        '"a.b"': 1,
        '"c\\"d"': 2,
        '"c\\"d".e': 2,
        '"f\\"A"': 3,
        '"g#"': 4,
        '"g#"."]"': 4,
        '"g#"."]".""': 5,
    }


@pytest.mark.parametrize(
    "value",
    [
        '"""\nb = 2\n[c]\n"""',
        "'''\nb = 2\n[[c]]\n'''",
        '"""two quotes at the end:\n"""""',
        "'''two quotes at the end:\n'''''",
        '"""escaped \\""" quotes\n"""',
        '"""escaped end \\\\\n"""',
        '"""one " and two "" quotes\n"""',
        "'''a backslash\n\\'''",
    ],
)
def test_multi_line_strings_hide_what_looks_like_keys(value):
    height = value.count("\n")
    assert lines(f"a = {value} # z\nd = 1") == {"a": 1, "d": 2 + height}
    assert lines(f"a = [{value}, {value}]\nd = 1") == {"a": 1, "a[0]": 1, "a[1]": 1 + height, "d": 2 + 2 * height}


@pytest.mark.parametrize(
    "value", ["1979-05-27 07:32:00", "07:32:00", "-1_000", "0xFF", "1e-3", "inf", "true", '"\\"]"']
)
def test_scalars_of_every_kind(value):
    assert lines(f"a = [{value},\n{value} # ]\n]\nb = {{c = {value}, d = 1}}") == {
        "a": 1,
        "a[0]": 1,
        "a[1]": 2,
        "b": 4,
        "b.c": 4,
        "b.d": 4,
    }


def test_windows_line_ends():
    assert lines("a = 1\r\n[b]\r\nc = [\r\n1]\r\n") == {"a": 1, "b": 2, "b.c": 3, "b.c[0]": 4}


def test_an_empty_document():
    assert lines("") == {}


def test_the_values_are_those_of_tomllib():
    text = "a = 1979-05-27\nb = [1, 2.5, true]\n[c]\nd = {e = 'f'}"
    assert read_toml(text, "case.toml").value == tomllib.loads(text)


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("a = 1\nb = \n", 2, 5),
        ("a = 1\na = 2", 2, 6),
        ("[a]\n[b]\n[a]", 3, 3),
        ("a = 1 b = 2", 1, 7),
        ("\n\nnonsense", 3, 9),
        ('x = 1\ntext = """never\nclosed\n\n', 3, 7),
        ("a = [1,\n2\n\n", 2, 2),
        ("date = 2021-02-30", 1, 8),
        ("a = 1\nhuge = " + "9" * 5000, 2, 8),
    ],
)
def test_a_syntax_error_names_file_line_and_column(text, line, column):
    with pytest.raises(DataError) as caught:
        read_toml(text, "case.toml")
    (problem,) = caught.value.problems
    assert (problem.file, problem.line, problem.column, problem.code) == ("case.toml", line, column, "syntax")
    assert str(problem).startswith(f"case.toml:{line}: ")
    assert str(problem).endswith(f" (at column {column})")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\nb = [\n" + "[\n" * 200 + "]" * 201, 2 + MAX_DEPTH),
        ("a = 1\nb = " + "[" * 5000 + "]" * 5000, 2),
        ("a = 1\nb = [\n" + "[" * 5000, 3),
        ("a = 1\n" + ".".join("k" * 200) + " = 1", 2),
        ("a = 1\n[" + ".".join("k" * 200) + "]", 2),
        ("a = 1\nb = " + "{k=" * 5000 + "1" + "}" * 5000, 2),
    ],
)
def test_nesting_beyond_the_limit_is_refused(text, line):
    with pytest.raises(DataError) as caught:
        read_toml(text, "case.toml")
    (problem,) = caught.value.problems
    assert (problem.code, problem.line) == ("too_deep", line)


def test_nesting_up_to_the_limit_is_read():
    depth = MAX_DEPTH - 1
    node = read_toml("a = " + "[" * depth + "1" + "]" * depth, "case.toml")["a"]
    for _ in range(depth):
        node = node[0]
    assert node.value == 1
