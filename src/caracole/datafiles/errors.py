"""What is wrong in a data file, and where: `armies.toml:42: unit[7].zone: unknown zone 'gradsica'`.

A `Problem` is one complaint, `Problems` gathers many so that an author can mend a whole file at once, and
`DataError` carries them out. Every problem has a stable code for programs beside its sentence for people:

    missing_file, unreadable, unknown_suffix, not_utf8     the file itself
    syntax, duplicate_key, too_deep                        the document
    wrong_type, missing_key, unknown_key, out_of_range,    its content
    bad_choice, bad_pattern, unknown_reference, missing_language
"""

from typing import NamedTuple, Protocol


class Place(Protocol):
    """Anything that knows where in a file it stands; a `Node` does."""

    @property
    def file(self) -> str: ...
    @property
    def line(self) -> int: ...
    @property
    def column(self) -> int: ...
    @property
    def path(self) -> str: ...


class Problem(NamedTuple):
    """One complaint. Lines and columns count from 1; column 0 means unknown, an empty path the whole document.
    ``says`` is the message that tells the same in other languages, with its arguments, where there is one."""

    file: str
    line: int
    path: str
    code: str
    message: str
    column: int = 0
    says: str = ""
    args: tuple[tuple[str, int | str], ...] = ()

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}: {self.path}: " if self.path else f"{self.file}:{self.line}: "
        return one_line(where + self.message)


class DataError(Exception):
    """A data file cannot be used; `problems` says why, one line each in `str()`."""

    def __init__(self, first: Problem, *others: Problem) -> None:
        super().__init__(first, *others)
        self.problems: tuple[Problem, ...] = (first, *others)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


class Problems:
    """Collects complaints while a reader goes on reading; the same complaint is kept once."""

    def __init__(self) -> None:
        self._found: dict[Problem, None] = {}

    def add(
        self, place: Place | str, path: str | None, code: str, message: str, says: str = "", **args: int | str
    ) -> None:
        """Complain of a place: a node, or the name of a file for what concerns the whole of it.

        `path` overrides the node's own, as when a key is missing: its table has a line, the key has none.
        """
        if isinstance(place, str):
            problem = Problem(place, 1, path or "", code, message)
        else:
            problem = Problem(place.file, place.line, place.path if path is None else path, code, message, place.column)
        self._found[problem._replace(says=says, args=tuple(args.items()))] = None

    def extend(self, error: DataError) -> None:
        """Take over the problems of another error, as when several files are read in turn."""
        self._found.update(dict.fromkeys(error.problems))

    def raise_if_any(self) -> None:
        """Raise one `DataError` with everything found, file by file as first met, each from top to bottom."""
        if self._found:
            raise DataError(*self.in_order())

    def in_order(self) -> list[Problem]:
        """The problems found, file by file as first met, each from top to bottom."""
        files = list(dict.fromkeys(problem.file for problem in self._found))
        return sorted(self._found, key=lambda problem: (files.index(problem.file), problem.line, problem.column))

    def __len__(self) -> int:
        return len(self._found)


def one_line(text: str) -> str:
    """The text with line ends and other unprintable characters spelled as escapes."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)
