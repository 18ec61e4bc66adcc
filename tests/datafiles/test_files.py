"""Reading files from disk."""

import pytest

from caracole.datafiles import DataError, read_file


def complaint(path, name=None):
    with pytest.raises(DataError) as caught:
        read_file(path, name)
    (problem,) = caught.value.problems
    return problem


@pytest.mark.parametrize(
    ("name", "text"),
    [("a.toml", "x = 1"), ("a.TOML", "x = 1"), ("a.json", '{"x": 1}'), ("a.geojson", '{"x": 1}')],
)
def test_the_suffix_chooses_the_reader(tmp_path, name, text):
    path = tmp_path / name
    path.write_text(text, "utf-8")
    node = read_file(path)["x"]
    assert (node.value, node.file) == (1, str(path))


def test_a_path_may_be_text_and_have_another_name_in_errors(tmp_path):
    path = tmp_path / "a.toml"
    path.write_text("x = ", "utf-8")
    assert complaint(str(path), "gradisca/a.toml").file == "gradisca/a.toml"


@pytest.mark.parametrize(("name", "text"), [("a.toml", "città = 1"), ("a.json", '{"x": 1}')])
def test_a_byte_order_mark_means_nothing(tmp_path, name, text):
    path = tmp_path / name
    text = text.replace("città", '"città"')
    path.write_bytes(b"\xef\xbb\xbf" + text.encode("utf-8"))
    assert len(read_file(path)) == 1


@pytest.mark.parametrize("name", ["a.toml", "a.json"])
def test_bytes_that_are_not_utf8_are_refused_with_their_line(tmp_path, name):
    path = tmp_path / name
    path.write_bytes(b'a = 1\r\nb = "citt\xe0"\n')
    problem = complaint(path)
    assert (problem.code, problem.line) == ("not_utf8", 2)
    assert str(problem) == f"{path}:2: the file is not UTF-8 text: unexpected byte 0xe0"


def test_a_missing_file_is_named(tmp_path):
    path = tmp_path / "absent.toml"
    problem = complaint(path)
    assert (problem.code, str(problem)) == ("missing_file", f"{path}:1: there is no such file")


def test_a_folder_cannot_be_read(tmp_path):
    path = tmp_path / "folder.toml"
    path.mkdir()
    assert complaint(path).code == "unreadable"


def test_a_name_that_no_file_can_have(tmp_path):
    problem = complaint(tmp_path / "a\0b.toml")
    assert problem.code == "unreadable"
    assert "\0" not in str(problem)


def test_another_suffix_is_refused(tmp_path):
    problem = complaint(tmp_path / "a.yaml")
    assert problem.code == "unknown_suffix"
    assert problem.message == "the file's name must end in '.toml', '.json' or '.geojson'"
