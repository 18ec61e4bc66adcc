"""JSON and GeoJSON documents: a small strict parser that remembers where everything stands.

It accepts what `json.loads` accepts and gives the same values, except that it refuses what no careful author means:
a key written twice, NaN and infinities (also by overflow, 1e999), half of a surrogate pair, and nesting beyond
`MAX_DEPTH`.
"""

import json
import math
import re
from typing import NoReturn

from caracole.datafiles.errors import DataError, Problem
from caracole.datafiles.marks import LineIndex, Mark, TooDeepError
from caracole.datafiles.node import Node, path_text

_SPACE = re.compile(r"[ \t\n\r]*+")
_NUMBER = re.compile(r"(-?(?:0|[1-9][0-9]*+))(\.[0-9]++)?([eE][-+]?[0-9]++)?")
_WORD = re.compile(r"-?[A-Za-z]++")
_WORDS = {"true": True, "false": False, "null": None}
_SURROGATE = re.compile(r"[\ud800-\udfff]")
_STRINGS = json.JSONDecoder()


def read_json(text: str, name: str) -> Node:
    """The root of a JSON document; `name` is the file named in errors."""
    parser = _Parser(text, name)
    try:
        value, mark = parser.document()
    except TooDeepError as error:
        raise DataError(Problem(name, error.line, "", "too_deep", str(error), error.column)) from None
    return Node(value, mark, name)


class _Parser:
    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        self.at = 0
        self.lines = LineIndex(text)
        self.steps: list[str | int] = []  # the way to the value being read, for complaints

    def document(self) -> tuple[object, Mark]:
        self.skip_space()
        mark = Mark(*self.position())
        value = self.value(mark)
        self.skip_space()
        if self.at < len(self.text):
            self.refuse(f"expected nothing more, found {self.seen()}")
        return value, mark

    def value(self, mark: Mark) -> object:
        if self.takes("{"):
            return self.table(mark)
        if self.takes("["):
            return self.items(mark)
        if self.text.startswith('"', self.at):
            return self.string()
        if number := _NUMBER.match(self.text, self.at):
            return self.number(number)
        return self.word()

    def table(self, mark: Mark) -> dict[str, object]:
        table: dict[str, object] = {}
        self.skip_space()
        while not self.takes("}"):
            start = self.at
            if not self.text.startswith('"', start):
                self.refuse(f"expected a key in double quotes, found {self.seen()}")
            key = self.string()
            self.steps.append(key)
            if key in table:
                first = mark.children[key].line
                self.refuse(f"key {key!r} is written twice, first in line {first}", start, "duplicate_key")
            self.skip_space()
            if not self.takes(":"):
                self.refuse(f"expected ':' after the key, found {self.seen()}")
            self.skip_space()
            table[key] = self.value(mark.add(key, self.position(start)))
            self.steps.pop()
            self.separator("}")
        return table

    def items(self, mark: Mark) -> list[object]:
        items: list[object] = []
        self.skip_space()
        while not self.takes("]"):
            number = len(items)
            self.steps.append(number)
            items.append(self.value(mark.add(number, self.position())))
            self.steps.pop()
            self.separator("]")
        return items

    def separator(self, closing: str) -> None:
        self.skip_space()
        if self.text.startswith(closing, self.at):
            return
        comma = self.at
        if not self.takes(","):
            self.refuse(f"expected ',' or '{closing}', found {self.seen()}")
        self.skip_space()
        if self.text.startswith(closing, self.at):
            self.refuse(f"a comma before the closing '{closing}' is not allowed", comma)

    def string(self) -> str:
        start = self.at
        try:
            found, self.at = _STRINGS.raw_decode(self.text, start)
        except json.JSONDecodeError as error:
            self.refuse(error.msg.removesuffix(" at").removesuffix(" starting").rstrip(": "), error.pos)
        text = str(found)
        if _SURROGATE.search(text):
            self.refuse("half of a surrogate pair is not a character", start)
        return text

    def number(self, found: re.Match[str]) -> int | float:
        start, self.at = self.at, found.end()
        whole, fraction, exponent = found.groups()
        if fraction or exponent:
            number = float(found.group())
            if not math.isfinite(number):
                self.refuse("the number is too large", start)
            return number
        try:
            return int(whole)
        except ValueError:  # Python refuses to convert thousands of digits
            self.refuse("the number has too many digits", start)

    def word(self) -> object:
        found = _WORD.match(self.text, self.at)
        if found and found.group() in _WORDS:
            self.at = found.end()
            return _WORDS[found.group()]
        if found and found.group() in ("NaN", "Infinity", "-Infinity"):
            self.refuse(f"{found.group()} is not allowed")
        self.refuse(f"expected a value, found {self.seen()}")

    def skip_space(self) -> None:
        if found := _SPACE.match(self.text, self.at):
            self.at = found.end()

    def takes(self, token: str) -> bool:
        found = self.text.startswith(token, self.at)
        if found:
            self.at += len(token)
        return found

    def position(self, offset: int | None = None) -> tuple[int, int]:
        return self.lines.position(self.at if offset is None else offset)

    def seen(self) -> str:
        """What stands here, for a complaint."""
        if self.at >= len(self.text):
            return "the end of the document"
        word = _WORD.match(self.text, self.at)
        return repr(word.group()[:20] if word else self.text[self.at])

    def refuse(self, message: str, offset: int | None = None, code: str = "syntax") -> NoReturn:
        line, column = self.position(offset)
        path = path_text(tuple(self.steps))
        raise DataError(Problem(self.name, line, path, code, f"{message} (at column {column})", column))
