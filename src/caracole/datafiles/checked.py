"""What came of checking the files of one scenario."""

from collections.abc import Mapping
from typing import NamedTuple

from caracole.datafiles.errors import Problem


class Checked(NamedTuple):
    """A scenario by its id, the problems found, and how many things it has; no counts if it cannot be played."""

    id: str
    path: str
    problems: tuple[Problem, ...]
    counts: Mapping[str, int | None]
