"""TOML documents: values from `tomllib`, positions from our own scanner."""

import re
import tomllib

from caracole.datafiles.errors import DataError, Problem
from caracole.datafiles.marks import LineIndex, TooDeepError
from caracole.datafiles.node import Node
from caracole.datafiles.toml_positions import scan_positions

_REPORTED_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
_LONG_NUMBER = re.compile(r"[0-9_]{1000,}")


def read_toml(text: str, name: str) -> Node:
    """The root of a TOML document; `name` is the file named in errors."""
    text = text.replace("\r\n", "\n")
    try:
        return Node(tomllib.loads(text), scan_positions(text), name)
    except TooDeepError as error:
        raise DataError(_too_deep(name, error)) from None
    except RecursionError:
        raise DataError(_too_deep(name, _where_too_deep(text))) from None
    except ValueError as error:
        raise DataError(_syntax_problem(text, name, error)) from None


def _syntax_problem(text: str, name: str, error: ValueError) -> Problem:
    message = str(error)
    place = _REPORTED_PLACE.search(message)
    if place and place[1]:
        line, column = int(place[1]), int(place[2])
    elif place:
        line, column = LineIndex(text).position(len(text.rstrip()))
    else:
        # Not tomllib's own complaint: Python refuses to convert a number of thousands of digits.
        digits = _LONG_NUMBER.search(text)
        line, column = LineIndex(text).position(digits.start() if digits else 0)
    if place:
        message = message[: place.start()]
    return Problem(name, line, "", "syntax", f"{message} (at column {column})", column)


def _where_too_deep(text: str) -> TooDeepError:
    """Where the text nests too deep for `tomllib`, if the scanner can tell, otherwise its beginning."""
    try:
        scan_positions(text)
    except TooDeepError as error:
        return error
    return TooDeepError(1, 1)


def _too_deep(name: str, error: TooDeepError) -> Problem:
    return Problem(name, error.line, "", "too_deep", str(error), error.column)
