"""Texts in several languages."""

import pytest

from caracole.datafiles import Problems, Reader, localized, read_toml


@pytest.fixture
def reader():
    return Reader(Problems())


def complaints(reader):
    return [(problem.code, str(problem)) for problem in reader.problems.in_order()]


def test_all_languages(reader):
    node = read_toml("name = {fr = 'Pionniers', en = 'Pioneers', it = 'Guastatori'}", "a.toml")
    assert localized(reader, node, "name") == {"en": "Pioneers", "it": "Guastatori", "fr": "Pionniers"}
    assert complaints(reader) == []


def test_missing_blank_and_unexpected_languages_are_told(reader):
    node = read_toml("\n[unit.name]\nen = 'Pioneers'\nfr = ' '\nti = 'Guastatori'", "a.toml")
    assert localized(reader, node["unit"], "name") == {"en": "Pioneers"}
    assert complaints(reader) == [
        ("missing_language", "a.toml:2: unit.name.it: the text in language 'it' is missing"),
        ("missing_language", "a.toml:4: unit.name.fr: the text in language 'fr' is blank"),
        ("unknown_key", "a.toml:5: unit.name.ti: unknown key 'ti'"),
    ]


def test_a_language_must_be_text(reader):
    assert localized(reader, read_toml("name = {en = 1}", "a.toml"), "name", ["en"]) == {}
    assert complaints(reader) == [("wrong_type", "a.toml:1: name.en: expected text, found an integer 1")]


def test_a_plain_text_is_no_table_of_languages(reader):
    assert localized(reader, read_toml("name = 'Pioneers'", "a.toml"), "name") == {}
    assert complaints(reader) == [("wrong_type", "a.toml:1: name: expected a table, found text 'Pioneers'")]


def test_required_or_not(reader):
    node = read_toml("", "a.toml")
    assert localized(reader, node, "note", required=False) == {}
    assert complaints(reader) == []
    assert localized(reader, node, "name") == {}
    assert complaints(reader) == [("missing_key", "a.toml:1: name: required key 'name' is missing")]
