"""Where everything stands in a TOML text.

This is no TOML parser: `tomllib` has read the text already and says what it means. The scanner only walks over the
same text and marks where each key and each list item begins, trusting that the text is valid.

A key is marked where it is written. A table is marked at its header, a table without one (`a` when the file has only
`[a.b]` or `a.b = 1`) where it is first mentioned. A list of tables is marked at its first `[[header]]`, its items
each at their own.
"""

import re
import tomllib
from contextlib import suppress

from caracole.datafiles.marks import LineIndex, Mark

_SPACE = re.compile(r"[ \t]*+")
_BLANK = re.compile(r"(?:[ \t\n]++|#[^\n]*+)*+")
_KEY = re.compile(
    r"""
      "(?:[^"\\\n]++|\\.)*+"
    | '[^'\n]*+'
    | [^\s"'=.\[\]{},\#]++
    """,
    re.VERBOSE,
)
# A multi-line string may end in up to five quotes: two of its own and three that close it.
_SCALAR = re.compile(
    r'''
      """(?:[^"\\]++|\\.|"(?!""))*+"{3,5}
    | \'\'\'(?:[^']++|'(?!\'\'))*+'{3,5}
    | "(?:[^"\\\n]++|\\.)*+"
    | '[^'\n]*+'
    | [^\s,\[\]{}\#"'][^,\]}\#\n]*+
    ''',
    re.VERBOSE | re.DOTALL,
)


class _ScanError(Exception):
    """The text is not what a valid TOML document can be."""


def scan_positions(text: str) -> Mark:
    """The marks of a valid TOML text whose lines end in a bare newline; `TooDeepError` beyond the depth limit.

    A text that is not valid is marked as far as the scanner understands it.
    """
    scanner = _Scanner(text)
    with suppress(_ScanError):
        scanner.scan()
    return scanner.root


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines = LineIndex(text)
        self.root = Mark(1, 1)

    def scan(self) -> None:
        table = self.root
        self.skip(_BLANK)
        while self.at < len(self.text):
            if self.takes("[["):
                table = self.list_header()
            elif self.takes("["):
                table = self.table_header()
            else:
                self.pair(table)
            self.skip(_BLANK)

    def table_header(self) -> Mark:
        """`[a.b]`: the header is a better place for a table than an earlier mention in passing."""
        keys = self.keys()
        self.expect("]")
        table = self.descend(self.root, keys)
        table.move(self.lines.position(keys[-1][1]))
        return table

    def list_header(self) -> Mark:
        """`[[a.b]]`: one more item of a list of tables."""
        keys = self.keys()
        self.expect("]]")
        key, offset = keys[-1]
        position = self.lines.position(offset)
        owner = self.descend(self.root, keys[:-1])
        tables = owner.children.get(key) or owner.add(key, position)
        return tables.add(len(tables.children), position)

    def pair(self, table: Mark) -> None:
        """`a.b = value`, on a line of its own or inside an inline table."""
        keys = self.keys()
        self.expect("=")
        key, offset = keys[-1]
        owner = self.descend(table, keys[:-1])
        self.skip(_SPACE)
        self.value(owner.add(key, self.lines.position(offset)))

    def descend(self, table: Mark, keys: list[tuple[str, int]]) -> Mark:
        """The table these keys lead to; in a list of tables a key means the newest item."""
        for key, offset in keys:
            table = table.children.get(key) or table.add(key, self.lines.position(offset))
            table = table.children.get(len(table.children) - 1, table)
        return table

    def keys(self) -> list[tuple[str, int]]:
        """The parts of a dotted key, each with its offset."""
        found = []
        while True:
            self.skip(_SPACE)
            offset = self.at
            found.append((_plain_key(self.match(_KEY)), offset))
            self.skip(_SPACE)
            if not self.takes("."):
                return found

    def value(self, mark: Mark) -> None:
        if self.takes("["):
            self.items(mark)
        elif self.takes("{"):
            self.inline_table(mark)
        else:
            self.match(_SCALAR)

    def items(self, mark: Mark) -> None:
        self.skip(_BLANK)
        while not self.takes("]"):
            self.value(mark.add(len(mark.children), self.lines.position(self.at)))
            self.separator("]")

    def inline_table(self, mark: Mark) -> None:
        # Line ends and a last comma are newer TOML; whether they are allowed is for tomllib to say.
        self.skip(_BLANK)
        while not self.takes("}"):
            self.pair(mark)
            self.separator("}")

    def separator(self, closing: str) -> None:
        self.skip(_BLANK)
        if not self.text.startswith(closing, self.at):
            self.expect(",")
            self.skip(_BLANK)

    def skip(self, pattern: re.Pattern[str]) -> None:
        if found := pattern.match(self.text, self.at):
            self.at = found.end()

    def match(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        if not found:
            raise _ScanError
        self.at = found.end()
        return found.group()

    def takes(self, token: str) -> bool:
        found = self.text.startswith(token, self.at)
        if found:
            self.at += len(token)
        return found

    def expect(self, token: str) -> None:
        if not self.takes(token):
            raise _ScanError


def _plain_key(written: str) -> str:
    """A key without its quotes and escapes."""
    if written.startswith('"') and "\\" in written:
        try:
            return next(iter(tomllib.loads(f"{written} = 0")))
        except tomllib.TOMLDecodeError as error:
            raise _ScanError from error
    return written[1:-1] if written[0] in "\"'" else written
