"""What a lesson is made of. Everything here is plain data, as the file has it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

ARROWS = ("march", "attack", "retreat", "fire", "hint")
PANELS = ("orders", "log", "track", "hand", "cup", "forces", "strip")
"""Parts of the screen that a step may point at."""


class Arrow(NamedTuple):
    """From place to place over the map."""

    start: str
    end: str
    kind: str = "hint"


@dataclass(frozen=True)
class Pointed:
    """What the teacher's finger is on."""

    places: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    panel: str | None = None


@dataclass(frozen=True)
class Deed:
    """Something that is done, as its message, with the rolls that follow from it; ``seat`` None: whoever decides."""

    action: Mapping[str, Any]
    dice: tuple[int, ...] = ()
    seat: str | None = None


@dataclass(frozen=True)
class Step:
    """One thing that is taught.

    Without ``do`` there is only something to read. With ``do`` the learner does it, or whatever else fits one of the
    patterns in ``accept``: an action fits if it has every field of the pattern with that value. With ``refused`` the
    learner is asked to try ``do`` and to be told why it is not allowed: the code of the refusal.
    """

    id: str
    pointed: Pointed = Pointed()
    rules: tuple[str, ...] = ()
    do: Deed | None = None
    accept: tuple[Mapping[str, Any], ...] = ()
    refused: str | None = None
    answers: tuple[Deed, ...] = ()
    """What happens after it, without the learner: the other side's choices, and those that teach nothing."""

    def fits(self, action: Mapping[str, Any]) -> bool:
        """Is this what the learner is asked for?"""
        if self.do is None:
            return False
        return any(_fits(pattern, action) for pattern in self.accept or (self.do.action,))


def _fits(pattern: Mapping[str, Any], action: Mapping[str, Any]) -> bool:
    return all(_same(wanted, action.get(key)) for key, wanted in pattern.items())


def _same(wanted: Any, found: Any) -> bool:
    """Lists are sets here: who marches together may be named in any order."""
    if isinstance(wanted, list) and isinstance(found, list | tuple):
        return sorted(map(str, wanted)) == sorted(map(str, found))
    return bool(wanted == found)


@dataclass(frozen=True)
class Lesson:
    """A lesson of a system: where it is played, who learns, and its steps."""

    system: str
    id: str
    file: str
    minutes: int
    rank: int
    scenario: str
    seat: str
    steps: tuple[Step, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    position: Mapping[str, Any] = field(default_factory=dict)
    """The words of the position, as the system's part ``lessons`` reads them."""
    dice: tuple[int, ...] = ()
    """Rolls before the first decision."""


class Guided(NamedTuple):
    """A first whole game with somebody beside the player: where, on which seat, and who sits opposite."""

    scenario: str
    seat: str
    player: str
    minutes: int
