"""The scanner of TOML positions against random documents.

One test writes documents in every style of TOML and notes, while writing, where each key and item stands. Another
tears such documents apart: whatever `tomllib` still accepts must be marked completely.
"""

import json
import re
import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caracole.datafiles import DataError, read_toml
from caracole.datafiles.marks import Mark
from caracole.datafiles.toml_positions import scan_positions

Steps = tuple[str | int, ...]

KEYS = [
    "id",
    "zone",
    "a-b",
    "_",
    "1615",
    "3",
    "Friûli",
    "with.dot",
    'quo"te',
    "it's",
    "#",
    "[x]",
    "",
    "=",
    "a b",
    "new\nline",
    "back\\",
]
SCALARS = [
    "1",
    "-0.5e3",
    "true",
    "0xff",
    "nan",
    "1615-12-20",
    "1615-12-20 07:32:00",
    "07:32:00",
    '""',
    "''",
    '"# no comment"',
    "'[x]'",
    '"\\"]}"',
    "'\\'",
    '"""\nzone = 1\n[[unit]]\n"""',
    "'''\n# id = 1\n'''",
    '"""x"""""',
    "''''x'''''",
    '"""\\"\\"" \\\n   """',
    '"""a""b"""',
    '""""""',
]
COMMENTS = ["", "", " ", "  # zone = [", '# """', "\t# 'it"]


class Writer:
    """Writes a random document, noting the line and the first characters of every key and list item."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data
        self.text = ""
        self.noted: dict[Steps, tuple[int, str]] = {}
        self.used: dict[Steps, set[str]] = {}

    def one_of(self, choices):
        return self.data.draw(st.sampled_from(choices))

    def number(self, low, high):
        return self.data.draw(st.integers(low, high))

    def note(self, steps: Steps, written: str) -> None:
        self.noted[steps] = (self.text.count("\n") + 1, written.partition("\n")[0])

    def end_line(self) -> None:
        self.text += self.one_of(COMMENTS) + "\n" + self.one_of(["", "", "\n", "# [x]\n", "  "])

    def fresh_key(self, table: Steps) -> str:
        used = self.used.setdefault(table, set())
        key = self.one_of([key for key in KEYS if key not in used])
        used.add(key)
        return key

    def write_key(self, key: str) -> str:
        forms = [json.dumps(key), json.dumps(key, ensure_ascii=False)]
        if re.fullmatch(r"[A-Za-z0-9_-]+", key):
            forms.append(key)
        if "'" not in key and "\n" not in key:
            forms.append(f"'{key}'")
        return self.one_of(forms)

    def dotted(self, table: Steps, keys: list[str], *, note: bool = True) -> None:
        """Keys with dots between; every one new to us is noted where it stands."""
        for number, key in enumerate(keys):
            if number:
                self.text += self.one_of([".", " . ", "."])
            table = (*table, key)
            written = self.write_key(key)
            if note and table not in self.noted:
                self.note(table, written)
            self.text += written

    def pair(self, table: Steps, depth: int) -> None:
        keys = [self.fresh_key(table)]
        if self.number(0, 4) == 0:
            keys.append(self.fresh_key((*table, *keys)))
        self.dotted(table, keys)
        self.text += self.one_of(["=", " = ", "\t= "])
        self.value((*table, *keys), depth)

    def value(self, steps: Steps, depth: int) -> None:
        kind = self.number(0, 5) if depth < 3 else 5
        if kind == 0:
            self.items(steps, depth)
        elif kind == 1:
            self.inline_table(steps, depth)
        else:
            self.text += self.one_of(SCALARS)

    def items(self, steps: Steps, depth: int) -> None:
        self.text += "["
        count = self.number(0, 3)
        for number in range(count):
            self.text += self.one_of(["", " ", "\n", " # ]\n  "])
            start = len(self.text)
            self.note((*steps, number), "")
            self.value((*steps, number), depth + 1)
            line, _ = self.noted[(*steps, number)]
            self.noted[(*steps, number)] = (line, self.text[start:].partition("\n")[0])
            self.text += self.one_of(["", " ", "\n"])
            self.text += "," if number < count - 1 else self.one_of(["", ",", ",\n# [\n"])
        self.text += "]"

    def inline_table(self, steps: Steps, depth: int) -> None:
        self.text += "{"
        for number in range(self.number(0, 3)):
            self.text += ", " if number else self.one_of(["", " "])
            self.pair(steps, depth + 1)
        self.text += self.one_of(["", " "]) + "}"

    def body(self, table: Steps) -> None:
        for _ in range(self.number(0, 3)):
            self.pair(table, 0)
            self.end_line()
        if self.number(0, 3) == 0:  # two dotted keys that share a table
            shared = self.fresh_key(table)
            for _ in range(2):
                last = self.fresh_key((*table, shared))
                self.dotted(table, [shared, last])
                self.text += " = "
                self.value((*table, shared, last), 1)
                self.end_line()

    def header(self, steps: Steps, brackets: str) -> None:
        self.text += brackets + self.one_of(["", " "])
        table: Steps = ()
        written = ""
        for step in steps:
            table = (*table, step)
            if isinstance(step, int):
                continue
            if len(table) > 1 and written:
                self.text += "."
            written = self.write_key(step)
            if table not in self.noted or (table == steps and brackets == "["):
                self.note(table, written)
            self.text += written
        if brackets == "[[":
            self.note(steps, written)
        self.text += self.one_of(["", " "]) + brackets.replace("[", "]")
        self.end_line()

    def tables(self, owner: Steps, depth: int) -> None:
        for _ in range(self.number(0, 2) if depth < 3 else 0):
            table = (*owner, self.fresh_key(owner))
            style = self.number(0, 2)
            if style == 0:
                self.header(table, "[")
                self.body(table)
                self.tables(table, depth + 1)
            elif style == 1:
                for number in range(self.number(1, 3)):
                    self.header((*table, number), "[[")
                    self.body((*table, number))
                    self.tables((*table, number), depth + 1)
            else:  # a table below one that has its header later, or never
                below = (*table, self.fresh_key(table))
                self.header(below, "[")
                self.body(below)
                if self.number(0, 1):
                    self.header(table, "[")
                    self.body(table)

    def document(self) -> str:
        self.body(())
        self.tables((), 0)
        return self.text


def all_steps(value: object, steps: Steps = ()) -> set[Steps]:
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return {steps}.union(*(all_steps(child, (*steps, step)) for step, child in children))


def all_marks(mark: Mark, steps: Steps = ()) -> dict[Steps, Mark]:
    found = {steps: mark}
    for step, child in mark.children.items():
        found |= all_marks(child, (*steps, step))
    return found


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_every_path_is_found_on_the_line_where_it_was_written(data):
    writer = Writer(data)
    text = writer.document()
    marks = all_marks(scan_positions(text))
    assert set(marks) == all_steps(tomllib.loads(text))
    assert set(marks) == {(), *writer.noted}
    lines = text.split("\n")
    for steps, (line, written) in writer.noted.items():
        mark = marks[steps]
        assert mark.line == line, (steps, text)
        assert lines[line - 1][mark.column - 1 :].startswith(written), (steps, text)


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_what_tomllib_accepts_is_marked_and_what_it_refuses_has_a_line(data):
    text = Writer(data).document()
    for _ in range(data.draw(st.integers(1, 2))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(start + 4, len(text))))
        text = (
            text[:start]
            + data.draw(st.sampled_from(["", "\n", '"', "'''", "[", "]", "}", ",", ".", "#", "= 1", "\r"]))
            + text[end:]
        )
    try:
        root = read_toml(text, "torn.toml")
    except DataError as error:
        (problem,) = error.problems
        assert problem.code == "syntax"
        assert 1 <= problem.line <= text.count("\n") + 1
        with pytest.raises(tomllib.TOMLDecodeError):
            tomllib.loads(text)
    else:
        assert set(all_marks(scan_positions(text.replace("\r\n", "\n")))) == all_steps(root.value)


@settings(max_examples=100, deadline=None)
@given(st.text(alphabet="ab.=[]{}\"'\\#,1 \n", max_size=30))
def test_the_scanner_survives_any_text(text):
    scan_positions(text)
