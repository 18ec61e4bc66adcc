"""Typed reading: every kind of fault, its code, its line and its words."""

import pytest

from caracole.datafiles import DataError, Node, Problems, Reader, read_json, read_toml

ZONES = {"gradisca": 1, "farra": 2, "mossa": 3}


@pytest.fixture
def reader():
    return Reader(Problems())


def toml(text: str) -> Node:
    return read_toml(text, "armies.toml")


def complaints(reader: Reader) -> list[tuple[str, str]]:
    return [(problem.code, str(problem)) for problem in reader.problems.in_order()]


def only_complaint(reader: Reader) -> tuple[str, str]:
    (complaint,) = complaints(reader)
    return complaint


def test_good_values_are_read_without_complaint(reader):
    node = toml(
        "name = 'Pioneers'\nstrength = 3\nfactor = 1.5\nwhole = 2\nelite = false\n"
        "zones = ['farra', 'mossa']\nlosses = [1, 2]\nzone = 'gradisca'\n"
        "[[unit]]\n[[unit]]\n[leader.Dampierre]\n"
    )
    assert reader.text(node, "name") == "Pioneers"
    assert reader.text(node, "name", one_of=["Pioneers"], pattern="[A-Z][a-z]+") == "Pioneers"
    assert reader.integer(node, "strength", low=3, high=3) == 3
    assert reader.number(node, "factor", low=1, high=2) == 1.5
    assert reader.number(node, "whole") == 2.0
    assert reader.boolean(node, "elite") is False
    assert reader.list_of_text(node, "zones", one_of=ZONES) == ["farra", "mossa"]
    assert reader.list_of_integers(node, "losses", low=1) == [1, 2]
    assert reader.reference(node, "zone", ZONES, what="zone") == 1
    assert reader.list_of_references(node, "zones", ZONES, what="zone") == [2, 3]
    assert [unit.path for unit in reader.tables(node, "unit")] == ["unit[0]", "unit[1]"]
    assert reader.table(node, "leader").line == 11
    reader.problems.raise_if_any()


def test_absent_optional_keys_give_the_default_without_complaint(reader):
    node = toml("")
    assert reader.text(node, "x", required=False) is None
    assert reader.text(node, "x", default="d") == "d"
    assert reader.text(node, "x", required=False, default="d") == "d"
    assert reader.integer(node, "x", default=0, low=1) == 0
    assert reader.integer(node, "x", required=False) is None
    assert reader.number(node, "x", default=0.5) == 0.5
    assert reader.boolean(node, "x", default=False) is False
    assert reader.boolean(node, "x", default=True) is True
    assert reader.list_of_text(node, "x", required=False) == []
    assert reader.list_of_integers(node, "x", required=False) == []
    assert reader.reference(node, "x", ZONES, "zone", required=False) is None
    assert reader.list_of_references(node, "x", ZONES, "zone", required=False) == []
    assert reader.table(node, "x", required=False) is None
    assert reader.tables(node, "x", required=False) == []
    reader.problems.raise_if_any()


READINGS = {
    "text": lambda reader, node: reader.text(node, "x"),
    "integer": lambda reader, node: reader.integer(node, "x"),
    "number": lambda reader, node: reader.number(node, "x"),
    "boolean": lambda reader, node: reader.boolean(node, "x"),
    "list_of_text": lambda reader, node: reader.list_of_text(node, "x"),
    "list_of_integers": lambda reader, node: reader.list_of_integers(node, "x"),
    "reference": lambda reader, node: reader.reference(node, "x", ZONES, "zone"),
    "list_of_references": lambda reader, node: reader.list_of_references(node, "x", ZONES, "zone"),
    "table": lambda reader, node: reader.table(node, "x"),
    "tables": lambda reader, node: reader.tables(node, "x"),
}
STAND_INS = {"text": "", "integer": 0, "number": 0.0, "boolean": False, "reference": None, "table": None}
STAND_INS |= {"list_of_text": [], "list_of_integers": [], "list_of_references": [], "tables": []}


@pytest.mark.parametrize("reading", READINGS)
def test_a_missing_key_is_told_at_the_line_of_its_table(reader, reading):
    node = toml("\n[[unit]]\n\n[[unit]]\n")["unit"][1]
    assert READINGS[reading](reader, node) == STAND_INS[reading]
    assert only_complaint(reader) == ("missing_key", "armies.toml:4: unit[1].x: required key 'x' is missing")


@pytest.mark.parametrize("reading", READINGS)
def test_a_value_of_the_wrong_type_is_told_at_the_line_of_its_key(reader, reading):
    node = toml("\n\nx = 1615-12-20")
    assert READINGS[reading](reader, node) == STAND_INS[reading]
    code, message = only_complaint(reader)
    assert code == "wrong_type"
    assert message.startswith("armies.toml:3: x: expected ")
    assert message.endswith(", found a date or time 1615-12-20")


@pytest.mark.parametrize("reading", READINGS)
def test_null_is_no_value(reader, reading):
    READINGS[reading](reader, read_json('{"x": null}', "map.json"))
    code, message = only_complaint(reader)
    assert (code, message.partition(", found ")[2]) == ("wrong_type", "null")


@pytest.mark.parametrize("reading", READINGS)
def test_reading_a_key_of_what_is_no_table_is_told_once(reader, reading):
    for _ in range(2):
        assert READINGS[reading](reader, toml("a = [1]")["a"]) == STAND_INS[reading]
    assert only_complaint(reader) == ("wrong_type", "armies.toml:1: a: expected a table, found a list")


@pytest.mark.parametrize(
    ("reading", "value", "words"),
    [
        ("integer", "true", "expected an integer, found a boolean true"),
        ("integer", "3.0", "expected an integer, found a decimal number 3.0"),
        ("integer", "'3'", "expected an integer, found text '3'"),
        ("number", "false", "expected a number, found a boolean false"),
        ("boolean", "1", "expected a boolean, found an integer 1"),
        ("boolean", "'true'", "expected a boolean, found text 'true'"),
        ("text", "{}", "expected text, found a table"),
        ("text", "[]", "expected text, found a list"),
        ("table", "[]", "expected a table, found a list"),
        ("tables", "{}", "expected a list, found a table"),
        ("integer", f"'{'long' * 50}'", f"expected an integer, found text '{'long' * 14}lon..."),
    ],
)
def test_wrong_types_in_words(reader, reading, value, words):
    READINGS[reading](reader, toml(f"x = {value}"))
    assert only_complaint(reader) == ("wrong_type", f"armies.toml:1: x: {words}")


def test_a_bad_item_is_told_at_its_own_line_and_left_out(reader):
    node = toml("x = [\n'a',\n1,\n'b']\ny = [1, true,\n'z']\nt = [{},\n1]")
    assert reader.list_of_text(node, "x") == ["a", "b"]
    assert reader.list_of_integers(node, "y") == [1]
    assert [table.path for table in reader.tables(node, "t")] == ["t[0]"]
    assert complaints(reader) == [
        ("wrong_type", "armies.toml:3: x[1]: expected text, found an integer 1"),
        ("wrong_type", "armies.toml:5: y[1]: expected an integer, found a boolean true"),
        ("wrong_type", "armies.toml:6: y[2]: expected an integer, found text 'z'"),
        ("wrong_type", "armies.toml:8: t[1]: expected a table, found an integer 1"),
    ]


@pytest.mark.parametrize(
    ("bounds", "expected", "stand_in"),
    [
        ({"low": 8}, "at least 8", 8),
        ({"high": 6}, "at most 6", 0),
        ({"low": 1, "high": 6}, "from 1 to 6", 1),
        ({"high": -1}, "at most -1", -1),
    ],
)
def test_out_of_range(reader, bounds, expected, stand_in):
    node = toml("\nx = 7")
    assert reader.integer(node, "x", **bounds) == stand_in
    assert only_complaint(reader) == ("out_of_range", f"armies.toml:2: x: 7 is out of range: expected {expected}")
    other = Reader()
    assert other.number(node, "x", **bounds) == stand_in
    assert complaints(other)[0][0] == "out_of_range"


@pytest.mark.parametrize("value", ["inf", "nan", "0x1" + "0" * 4000])
def test_a_number_must_be_finite(reader, value):
    assert reader.number(toml(f"x = {value}"), "x") == 0.0
    assert only_complaint(reader)[0] == "out_of_range"


def test_an_enormous_integer_can_be_complained_of(reader):
    node = toml("x = 0x1" + "0" * 9000)
    reader.integer(node, "x", high=6)
    reader.text(node, "x")
    assert [code for code, _ in complaints(reader)] == ["out_of_range", "wrong_type"]


def test_a_bad_choice_lists_the_good_ones_and_guesses(reader):
    node = toml("side = 'Venise'")
    assert reader.text(node, "side", one_of=("austria", "venice")) == "austria"
    assert only_complaint(reader) == (
        "bad_choice",
        "armies.toml:1: side: 'Venise' is not one of 'austria' or 'venice' (did you mean 'venice'?)",
    )


def test_a_text_that_does_not_match(reader):
    node = toml("id = 'two words'")
    reader.text(node, "id", pattern="[a-z_]+")
    assert only_complaint(reader) == (
        "bad_pattern",
        "armies.toml:1: id: 'two words' does not have the form [a-z_]+",
    )


def test_after_a_bad_value_the_default_is_given(reader):
    assert reader.integer(toml("x = 'a'"), "x", default=5) == 5
    assert reader.integer(toml("x = 'a'"), "x", required=False) is None
    assert only_complaint(reader)[0] == "wrong_type"


def test_an_unknown_reference_guesses_what_was_meant(reader):
    node = toml("[[unit]]\n[[unit]]\n\nzone = 'gradsica'")
    assert reader.reference(node["unit"][1], "zone", ZONES, what="zone") is None
    assert only_complaint(reader) == (
        "unknown_reference",
        "armies.toml:4: unit[1].zone: unknown zone 'gradsica' (did you mean 'gradisca'?)",
    )


def test_a_reference_like_nothing_known_gets_no_guess(reader):
    reader.reference(toml("zone = 'Praha'"), "zone", ZONES, what="zone")
    reader.reference(toml(f"zone = '{'x' * 5000}'"), "zone", ZONES, what="zone")
    told = [message for _, message in complaints(reader)]
    assert len(told) == 2
    assert "did you mean" not in "".join(told)


def test_every_unknown_item_of_a_list_of_references(reader):
    node = toml("x = ['farra',\n'Mosa',\n'GRADISCA']")
    assert reader.list_of_references(node, "x", ZONES, what="zone") == [2]
    assert [message for _, message in complaints(reader)] == [
        "armies.toml:2: x[1]: unknown zone 'Mosa' (did you mean 'mossa'?)",
        "armies.toml:3: x[2]: unknown zone 'GRADISCA' (did you mean 'gradisca'?)",
    ]


def test_unknown_keys_are_told_each_at_its_line(reader):
    reader.no_unknown_keys(toml("id = 1\nzoen = 2\n'x y' = 3"), ["id", "zone"])
    assert complaints(reader) == [
        ("unknown_key", "armies.toml:2: zoen: unknown key 'zoen' (did you mean 'zone'?)"),
        ("unknown_key", "armies.toml:3: \"x y\": unknown key 'x y'"),
    ]


def test_unknown_keys_of_what_is_no_table(reader):
    reader.no_unknown_keys(read_json("[]", "map.json"), ["id"])
    assert only_complaint(reader) == ("wrong_type", "map.json:1: expected a table, found a list")


def test_all_faults_are_raised_together(reader):
    node = toml("a = 1\nb = 'x'")
    reader.integer(node, "b")
    reader.text(node, "a")
    with pytest.raises(DataError) as caught:
        reader.problems.raise_if_any()
    assert [problem.line for problem in caught.value.problems] == [1, 2]


@pytest.mark.parametrize("reading", ["text", "integer"])
def test_a_misspelt_rule_is_a_programming_error(reader, reading):
    with pytest.raises(TypeError):
        getattr(reader, reading)(toml("x = 1\ny = 'a'"), "y" if reading == "text" else "x", lowest=3)
