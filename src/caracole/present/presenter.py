"""The face that every system shows to a board. A system brings its own as its part ``board``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

from caracole.kernel import CaracoleError, Dice, Event, Game, Refusal
from caracole.play.match import Logged
from caracole.play.parts import part, works
from caracole.players import Offer
from caracole.present.model import (
    Board,
    Change,
    Chronicle,
    Gesture,
    Layers,
    LogLine,
    Odds,
    Offered,
    Offers,
    Path,
    Refused,
    RefusedReading,
    Says,
    Scene,
    Tried,
)
from caracole.texts import rulebook


class Meaning(NamedTuple):
    """What a gesture could mean."""

    possible: list[Offered]
    refused: list[RefusedReading]
    path: Path | None


class Moment(NamedTuple):
    """The match at a moment within one entry, as if somebody had had to decide there, and what happened since the
    moment before."""

    state: Any
    events: tuple[Event, ...]


class Drawn(NamedTuple):
    """The board (but for the addresses of the pictures), SVG by name (``map.<language>``, of further sheets
    ``<sheet>.map.<language>``, ``sprites``), and what scenes need to know of the drawing, as plain data."""

    board: Board
    pictures: dict[str, str]
    places: Any


class Presenter(ABC):
    """Shows one game (a scenario with its options) to boards."""

    drawn_from: tuple[str, ...] = ()
    """The options that change what :meth:`draw` makes; games that differ in others share one drawing."""

    def __init__(self, game: Game[Any], places: Any = None) -> None:
        self.game = game

    @classmethod
    def of(cls, game: Game[Any], places: Any = None) -> Presenter:
        """The presenter of a game; a system with games of several kinds chooses here."""
        return cls(game, places)

    @classmethod
    def shows(cls, scenario: str) -> bool:
        """Can this scenario of the system be shown on a board?"""
        return True

    @abstractmethod
    def draw(self) -> Drawn:
        """The board with its pictures. It takes seconds: whoever serves many has it done elsewhere, and gives
        ``places`` back to the presenters that show scenes."""

    @abstractmethod
    def scene(self, view: dict[str, Any]) -> Scene:
        """What a view shows."""

    @abstractmethod
    def offers(self, offer: Offer, version: int) -> Offers:
        """What can be done."""

    @abstractmethod
    def meaning(self, offer: Offer, pieces: Sequence[str], place: str | None, card: str | None) -> Meaning:
        """What a gesture could mean, and why not."""

    def tried(self, offer: Offer, gesture: Gesture) -> Tried:
        """What would come of a gesture with a path, a facing or a pose, while it is still being made."""
        found = self.meaning(offer, gesture.pieces, next(iter(gesture.places), None), next(iter(gesture.cards), None))
        refusal = None if found.possible or not found.refused else found.refused[0].refusal
        return Tried(found.possible, refusal, costs=found.path.costs if found.path else [])

    def proposed(self, offer: Offer, action: Any) -> Offered | None:
        """An action that no list has, allowed or not, with the gesture that means it; None if that can be read from its
        names alone."""
        return None

    def show(self, state: Any, seat: int | None, lens: str, pieces: Sequence[str], places: Sequence[str]) -> Layers:
        """What a lens of the board shows about these pieces and places. The state is imagined from what the seat
        knows."""
        return Layers()

    @abstractmethod
    def odds(self, offer: Offer, action: Any) -> Odds | None:
        """The chances of an action that fights; None if it does not."""

    @abstractmethod
    def logged(self, entry: Logged) -> LogLine:
        """A line of the log."""

    def chronicle(self, entries: Sequence[Logged]) -> Chronicle | None:
        """The game told year by year, from the events that somebody may know; None: it is no such game."""
        return None

    def film(self, game: Game[Any], before: Any, seat: int, action: Any, dice: Dice) -> list[Moment]:
        """What an action led to that nobody decided, moment by moment, such as a battle that computers fought at once;
        empty: it led to nothing of the kind. ``game`` has the rules of that time, ``dice`` repeat the rolls."""
        return []

    @abstractmethod
    def title(self) -> dict[str, str]:
        """The name of the scenario by language."""

    @abstractmethod
    def seat_names(self) -> dict[str, dict[str, str]]:
        """Seat -> its name by language."""

    @abstractmethod
    def side_of(self, seat: int) -> str:
        """The side that a seat plays for."""

    def refused(self, refusal: Refusal) -> Refused:
        """A refusal with the text of its clause."""
        plain = self.game.explain(refusal)
        clause = rulebook(self.game.system).get(refusal.rule)
        says = Says(f"refusal-{plain['code']}", plain["args"])
        if clause is None:
            return Refused(refusal.rule, says)
        return Refused(refusal.rule, says, dict(clause.title), dict(clause.text))


PARTS: Final = (
    "tracks", "hands", "piles", "cup", "stage", "question", "effects", "result", "standing", "ground", "tray", "papers",
)  # fmt: skip
"""Parts of a scene that are told whole when they change."""


def changes(before: Scene, after: Scene) -> Change:
    """What is different. Pieces and marks that stayed are the same objects (see :class:`Presenter`)."""
    change = Change()
    old = {piece.id: piece for piece in before.pieces}
    change.pieces = [piece for piece in after.pieces if old.get(piece.id) is not piece and old.get(piece.id) != piece]
    if change.pieces or len(old) != len(after.pieces):
        new = {piece.id for piece in after.pieces}
        change.pieces_gone = [name for name in old if name not in new]
        merged = [name for name in old if name in new] + [piece.id for piece in after.pieces if piece.id not in old]
        order = [piece.id for piece in after.pieces]
        if merged != order:
            change.order = order
    marks = {mark.id: mark for mark in before.marks}
    change.marks = [mark for mark in after.marks if marks.get(mark.id) is not mark and marks.get(mark.id) != mark]
    if change.marks or len(marks) != len(after.marks):
        now = {mark.id for mark in after.marks}
        change.marks_gone = [name for name in marks if name not in now]
    for name in PARTS:
        value = getattr(after, name)
        if value != getattr(before, name):
            setattr(change, name, value)
    return change


class BoardPart(Protocol):
    """What a system brings as its ``board``."""

    @property
    def PRESENTER(self) -> type[Presenter]:  # noqa: N802 - a constant of a module
        """Shows its games."""


def has_presenter(system: str) -> bool:
    """Can games of this system be shown on a board?"""
    return works(system, "board", BoardPart)


def is_shown(system: str, scenario: str) -> bool:
    """Can this scenario be shown on a board?"""
    return has_presenter(system) and presenter_class(system).shows(scenario)


def presenter_class(system: str) -> type[Presenter]:
    """What presents the games of a system."""
    found = part(system, "board", BoardPart)
    if found is None:
        raise CaracoleError(f"{system} has no board yet")
    return found.PRESENTER


def presenter_for(game: Game[Any], places: Any = None) -> Presenter:
    """The presenter of a game; ``places`` from an earlier drawing spare it the work."""
    return presenter_class(game.system).of(game, places)
