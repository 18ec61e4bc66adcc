"""Reading a data file from disk; whatever is wrong with it, the error names the file."""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from caracole.datafiles.errors import DataError, Problem
from caracole.datafiles.json_document import read_json
from caracole.datafiles.node import Node
from caracole.datafiles.toml_document import read_toml
from caracole.datafiles.wording import choices

READERS: Final[dict[str, Callable[[str, str], Node]]] = {
    ".toml": read_toml,
    ".json": read_json,
    ".geojson": read_json,
}


def read_file(path: Path | str, name: str | None = None) -> Node:
    """The root of the document in this file, read according to its suffix; errors call it `name`, or by its path."""
    path = Path(path)
    name = str(path) if name is None else name
    reader = READERS.get(path.suffix.lower())
    if reader is None:
        raise _file_error(name, "unknown_suffix", f"the file's name must end in {choices(READERS)}")
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        raise _file_error(name, "missing_file", "there is no such file") from None
    except OSError as error:
        raise _file_error(name, "unreadable", f"cannot read the file: {error.strerror}") from None
    except ValueError as error:  # a name that no file can have
        raise _file_error(name, "unreadable", f"cannot read the file: {error}") from None
    return reader(_decode(content, name), name)


def package_toml(package: str, name: str) -> dict[str, Any]:
    """A TOML file that belongs to a part of the program itself, and is always right."""
    return tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))


def _decode(content: bytes, name: str) -> str:
    try:
        # Some editors put a byte order mark in front of UTF-8; it means nothing.
        return content.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        message = f"the file is not UTF-8 text: unexpected byte 0x{content[error.start]:02x}"
        raise DataError(Problem(name, line, "", "not_utf8", message)) from None


def _file_error(name: str, code: str, message: str) -> DataError:
    return DataError(Problem(name, 1, "", code, message))
