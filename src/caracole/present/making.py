"""A workshop for battles: what an editor in the browser may offer, and what it is told of what was made.

A *draft* has the shape of the file: what the editor changes is what is written.

    title             by language
    <id of a side>    name, and elements: rows of type, count and flags; places, if they stand where someone put them
    terrain           pieces: kind, level, blocks_sight, vertices; absent if players lay it themselves
    ...               what the fields of the set-up say, each at its path

A system brings its workshop as its part ``making``; the editor knows no game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, Protocol

from msgspec import Struct

from caracole.datafiles import Problem
from caracole.play.parts import part, works
from caracole.present.model import Localized
from caracole.texts import LANGUAGES, Texts

Corner = tuple[int, int]


class MakerSide(Struct):
    """A side, by the key that it has in the draft, with its colours."""

    id: str
    name: Localized
    fill: str
    edge: str


class MakerFlag(Struct):
    """Something that may be said of a row of a list. ``alone``: of one row of one element in each list."""

    id: str
    name: Localized
    alone: bool = False


class MakerTroop(Struct):
    """A kind of troops: what one of them costs, what they are like, and which flags they may have."""

    id: str
    name: Localized
    about: Localized
    cost: int
    flags: list[str]


class MakerList(Struct):
    """An army that comes with the game, to begin with."""

    id: str
    name: Localized
    about: Localized
    rows: list[dict[str, Any]]


class MakerGround(Struct):
    """A kind of terrain: its colours, the outline of a new piece about its middle, how high it may be (0: it has no
    level), whether it may block sight. The pieces of a ``chain`` lie one behind another and move together."""

    id: str
    name: Localized
    fill: str
    edge: str
    shape: list[Corner]
    levels: int = 0
    sight: bool = False
    chain: bool = False


class MakerTable(Struct):
    """Terrain that comes with the game, to begin with."""

    id: str
    name: Localized
    pieces: list[dict[str, Any]]


class MakerValue(Struct):
    """A value of a field, and what it is called."""

    id: str
    name: Localized


class MakerField(Struct):
    """Something to be decided about the set-up; ``path`` is where it stands in the draft. A choice without a default
    may be left open. ``needs``: the switch without which it means nothing."""

    path: str
    name: Localized
    kind: Literal["switch", "choice"]
    default: str | bool | None = None
    values: list[MakerValue] = []
    needs: str | None = None
    moves: list[str] = []
    """The sides whose elements it puts elsewhere: their places are forgotten."""
    open: Localized = {}
    """What it is called to leave it open."""


class Workshop(Struct):
    """All that an editor needs to know of a game. A game of what was made is created with ``scenario`` and the text as
    the ``option``. Lengths are in units of the table, whose origin is at the lower left; ``depth`` is how far from its
    edge an army may stand, ``grid`` the distance of the lines, ``step`` the smallest move, ``unit`` what makes a
    centimetre."""

    system: str
    title: str
    scenario: str
    option: str
    largest: int
    sides: list[MakerSide]
    troops: list[MakerTroop]
    flags: list[MakerFlag]
    most: int
    cost: Localized
    lists: list[MakerList]
    table: int
    depth: int
    grid: int
    step: int
    unit: int
    grounds: list[MakerGround]
    most_pieces: int
    tables: list[MakerTable]
    fields: list[MakerField]
    start: dict[str, Any]


class MadeFault(Struct):
    """Something wrong: where in the draft, in which line of the text, and why."""

    path: str
    line: int
    text: Localized


class MadeFact(Struct):
    """A number about a side."""

    side: str
    name: Localized
    value: int


class MadeShape(Struct):
    """Something that would be on the table when the battle begins; a zone is where an army may stand."""

    side: str
    name: str
    kind: Literal["element", "camp", "zone"]
    points: list[Corner]
    pose: tuple[int, int, int] | None = None
    """Of an element: the middle of its front, and the way it looks in degrees clockwise from north; so it is written
    among the ``places`` of its side."""


class Judged(Struct):
    """What a system says of a text; the ``draft`` is what stands in it, as far as it can be read."""

    draft: dict[str, Any]
    faults: list[MadeFault]
    facts: list[MadeFact] = []
    shapes: list[MadeShape] = []


class Made(Judged):
    """The same, with the text of the file."""

    text: str = ""


class MakingPart(Protocol):
    """What a system brings as its ``making``."""

    def workshop(self) -> Workshop:
        """What can be made."""

    def judged(self, text: str) -> Judged:
        """What is wrong in a text, or what would come of it."""


def has_workshop(system: str) -> bool:
    """Can battles of this system be made in a browser?"""
    return works(system, "making", MakingPart)


def maker(system: str) -> MakingPart | None:
    """The workshop of a system."""
    return part(system, "making", MakingPart)


MOST_FAULTS = 100


def told(problems: Iterable[Problem], system: str) -> list[MadeFault]:
    """Faults of a file in every language: by their own message where they have one, else by their kind."""
    spoken = {language: Texts(language, system) for language in LANGUAGES}
    return [
        MadeFault(
            problem.path,
            problem.line,
            {language: _said(texts, problem) for language, texts in spoken.items()},
        )
        for problem in list(problems)[:MOST_FAULTS]
    ]


def _said(texts: Texts, problem: Problem) -> str:
    return texts.say(problem.says or f"fault-{problem.code}", **dict(problem.args))
