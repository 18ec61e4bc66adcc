"""One match being played: states, choices, undo, and its record. No network, no clock, no screen.

    match = Match.new(load("my_game"), secrets.token_bytes(32), salts=["hazel", "juniper"], players=["Anna", "Bruno"])
    match.play(seat, action, at=match.version)
    match.save("game.json", secret=True)
    match = Match.resume(load("my_game"), Record.load("game.json"))

A method that refuses changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from caracole.kernel.codec import canonical
from caracole.kernel.decision import Decision, Outcome
from caracole.kernel.dice import ReplayDice, SealedDice, commitment
from caracole.kernel.errors import CaracoleError, IllegalAction, Malformed
from caracole.kernel.events import Event
from caracole.kernel.game import Action, Game
from caracole.kernel.refusal import GAME_OVER, Refusal
from caracole.play.line import Line, Position
from caracole.play.record import (
    Amended,
    Ended,
    Entry,
    Played,
    Reason,
    Record,
    RecordError,
    Rewound,
    Salted,
    Sealed,
    Setup,
    TakenBack,
    Undone,
    read_reason,
)
from caracole.play.replay import (
    Illegal,
    Step,
    again,
    amended,
    expect_game,
    first_difference,
    header_of,
    outcome_of,
    position_after,
    walk,
)

SEED_IS_KNOWN = Refusal("kernel", "undo_after_seed_revealed")
NOTHING_TO_REWIND = Refusal("kernel", "nothing_to_rewind")
"""Without the number: a system would take an argument of the kernel for one of its own, and name a zone by it."""

END_EVENTS = {
    "resigned": "match_resigned",
    "drawn": "match_drawn",
    "timed_out": "match_timed_out",
    "abandoned": "match_abandoned",
    "closed": "match_closed",
}
"""What is told of an end that is not by the rules."""


class StaleAction(CaracoleError):
    """An action that quotes a version of the match which is no longer the present one."""

    def __init__(self, quoted: int, present: int) -> None:
        super().__init__(f"the action quotes version {quoted}, the match is at version {present}")
        self.quoted = quoted
        self.present = present


class UndoRefused(CaracoleError):
    """An undo or a rewind that is not allowed; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class CannotAmend(CaracoleError):
    """Under other rules the match would not stand where it does; ``difference`` is the first entry that differs."""

    def __init__(self, difference: Illegal) -> None:
        super().__init__(f"the match differs under these rules from entry {difference.serial} on: {difference.problem}")
        self.difference = difference


class Logged(NamedTuple):
    """An event and the serial number of the entry that caused it."""

    serial: int
    event: Event

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        return {"serial": self.serial, **self.event.plain()}


class Proposal(NamedTuple):
    """Somebody would like to go back to this length of the line, and said so at this version; these seats have agreed
    so far. With ``amend`` the match is to go on from there under the present rules."""

    to_length: int
    version: int
    agreed: frozenset[int] = frozenset()
    amend: bool = False


class Mark(NamedTuple):
    """Where a match stood; see :meth:`Match.mark`."""

    version: int
    record: tuple[Any, ...]
    positions: list[Position]
    events: int
    proposal: Proposal | None
    dice: SealedDice | None
    games: tuple[tuple[int, Game[Any]], ...]


class Match:
    """A game, the line of its positions and its record. Made by :meth:`new` or :meth:`resume`."""

    def __init__(self, game: Game[Any], record: Record, start: Step, dice: SealedDice | None) -> None:
        self.game = game
        self.games: tuple[tuple[int, Game[Any]], ...] = ((0, game),)
        """The rules it was played under, each with the serial number from which on."""
        self.record = record
        self.proposal: Proposal | None = None
        """The rewind that waits for agreement; any other entry ends it."""
        self._dice = dice
        self._line = Line(start.position)
        self._events = [Logged(0, event) for event in start.events]

    @classmethod
    def new(
        cls, game: Game[Any], seed: bytes, salts: Sequence[str] = (), players: Sequence[str] | None = None
    ) -> Match:
        """Start a match. Publish ``commitment(seed)`` before the players choose their salts, one player per seat."""
        names = tuple(game.seats if players is None else players)
        if len(names) != len(game.seats):
            raise CaracoleError(f"{len(names)} players for {len(game.seats)} seats")
        dice = SealedDice(seed, salts)
        dice.begin(0)
        events: list[Event] = []
        state = game.setup(dice, events.append)
        rolls = dice.take_log()
        header = header_of(game, commitment(seed), tuple(salts), names)
        record = Record(header, Setup(rolls, game.digest(state)), secret=seed)
        position = Position(0, None, state, game.decision(state), bool(rolls), False)
        return cls(game, record, Step(None, 0, position, tuple(events)), dice)

    @classmethod
    def resume(
        cls,
        game: Game[Any],
        record: Record,
        *,
        secret: bytes | None = None,
        any_revision: bool = False,
        verify: bool = True,
        trust: bool = False,
    ) -> Match:
        """Rebuild a match by replaying its record, and go on writing in it.

        The seed is the ``secret`` given here or the one in the owner's save file; without it the match can be looked
        at but not played on. ``any_revision`` allows a record made under other rules, ``verify`` holds every digest
        against it. ``trust`` is for a record that we have written ourselves: whether its choices are allowed is not
        asked again, so that stricter rules do not end a match that has begun.
        """
        expect_game(game, record, any_revision)
        seed = secret or record.secret or record.seed
        if seed is not None and commitment(seed) != record.commitment:
            raise RecordError("seed", "not the seed that was committed to at the start")
        dice = None if seed is None else SealedDice(seed, record.salts)
        record.secret = seed
        steps = walk(game, record, verify, trust=trust)
        match = cls(game, record, next(steps), dice)
        for step in steps:
            match._retrace(step)
        return match

    def _retrace(self, step: Step) -> None:
        entry = step.entry
        if isinstance(entry, Played):
            self._line.push(step.position)
            self._events += [Logged(entry.serial, event) for event in step.events]
        elif entry is not None:
            self._make_good(entry)

    # --- where it stands ---------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The present state: to look at, not to touch."""
        return self._line.now.state

    @property
    def version(self) -> int:
        """Serial number of the last entry; an action quotes it."""
        return self.record.version

    @property
    def decision(self) -> Decision | None:
        """What has to be decided now; None when the game is over."""
        return self._line.now.decision

    @property
    def is_over(self) -> bool:
        """Nothing is left to decide."""
        return self.decision is None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it is not over."""
        return outcome_of(self.game, self.state, self.record.ended)

    @property
    def line(self) -> list[int]:
        """The serial numbers of the entries that stand; their number is the length that undo and rewind speak of."""
        return self._line.serials

    @property
    def length(self) -> int:
        """How many entries stand."""
        return len(self._line)

    @property
    def positions(self) -> Sequence[Position]:
        """Where the match has stood, the set-up first: only what was not taken back."""
        return self._line.positions

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know."""
        return self.game.view(self.state, seat)

    # --- what happened -----------------------------------------------------------------------------------------------

    @property
    def events(self) -> Sequence[Logged]:
        """Everything that happened, in order; what was taken back is followed by an event that says so."""
        return tuple(self._events)

    def events_for(self, seat: int | None, since: int = -1) -> list[Logged]:
        """What this seat may know of what happened after version ``since`` (-1: from the set-up on).

        ``taken_back`` and ``rewound`` name the serial numbers of the entries whose events no longer hold.
        """
        return [logged for logged in self._since(since) if logged.event.is_for(seat)]

    def log_for(self, seat: int | None) -> list[Logged]:
        """The story so far, as this seat may know it: only the entries that stand."""
        standing = self.standing
        return [logged for logged in self._events if logged.serial in standing and logged.event.is_for(seat)]

    @property
    def standing(self) -> set[int]:
        """The serial numbers whose events hold: the set-up, the line, and what no undo takes back."""
        return {0, *self._line.serials, *(entry.serial for entry in self.record.entries if _stays(entry))}

    def _since(self, version: int) -> Iterator[Logged]:
        events = self._events
        first = len(events)
        while first and events[first - 1].serial > version:
            first -= 1
        return iter(events[first:])

    # --- choosing ----------------------------------------------------------------------------------------------------

    def play(
        self,
        seat: int,
        action: Action | Mapping[str, Any],
        at: int | None = None,
        reason: Reason | None = None,
    ) -> list[Logged]:
        """Do this, as an action or as the message of one; what happened, for all eyes. A computer player's ``reason``
        goes into the record, unless it is too long for one.

        Raises StaleAction if ``at`` is not the present version, Malformed or IllegalAction if it cannot be done.
        """
        self._expect_version(at)
        if self.record.ended is not None:
            raise IllegalAction(GAME_OVER)
        if self._dice is None:
            raise CaracoleError("this record does not hold the secret seed: the match cannot be played on")
        choice = self._read(action) if isinstance(action, Mapping) else action
        serial = self.version + 1
        self._dice.take_log()  # what a failed attempt left behind
        self._dice.begin(serial)
        state, events = self.game.step(self.state, seat, choice, self._dice)
        rolls = self._dice.take_log()
        position = position_after(self.game, serial, seat, state, rolls=rolls, events=events)
        message, digest = self.game.encode_action(choice), self.game.digest(state)
        self.record.append(Played(serial, seat, message, rolls, digest, _kept(reason)))
        self._line.push(position)
        self.proposal = None
        logged = [Logged(serial, event) for event in events]
        self._events += logged
        return logged

    def _read(self, message: Mapping[str, Any]) -> Action:
        try:
            canonical(message)  # half a surrogate pair or a number of thousands of digits could not be written down
        except (TypeError, ValueError, RecursionError) as error:
            raise Malformed("action", "not plain JSON data") from error
        return self.game.decode_action(message)

    def _expect_version(self, at: int | None) -> None:
        if at is not None and at != self.version:
            raise StaleAction(at, self.version)

    def follow(self, entry: Entry, verify: bool = True) -> list[Logged]:
        """Take over an entry that was made elsewhere (another process plays the same match); what happened.

        Its serial number must be the next one. Raises ReplayError if the game does not agree with it.
        """
        before = len(self._events)
        if isinstance(entry, Played):
            position, events = again(self.game, self._line, entry, ReplayDice(), verify)
            self.record.append(entry)
            self._line.push(position)
            self._events += [Logged(entry.serial, event) for event in events]
        elif isinstance(entry, Sealed) and self._dice is not None:
            raise RecordError("sealed", "another seed is needed: read the match again")
        else:
            self.record.append(entry)
            self._make_good(entry)
            if isinstance(entry, Salted):
                self._dice = self._with_salts()
        self.proposal = None
        return self._events[before:]

    # --- dice and rules of the match ---------------------------------------------------------------------------------

    def add_salt(self, seat: int, salt: str) -> None:
        """A seat that has sat down adds its salt: whoever knew the seed could not know what is rolled from here on."""
        self._expect_seat(seat)
        self._enter(Salted(self.version + 1, seat, salt))
        self._dice = self._with_salts()

    def reseal(self, seed: bytes) -> None:
        """Roll with another seed from here on: for a match from elsewhere, where somebody may know the one it had."""
        if self.is_over:
            raise CaracoleError("the game is over: nothing is rolled any more")
        self._enter(Sealed(self.version + 1, commitment(seed)))
        self.record.secret, self.record.seed = seed, None
        self._dice = SealedDice(seed, self.record.salts)

    def _with_salts(self) -> SealedDice | None:
        return None if self._dice is None else SealedDice(self._dice.seed, self.record.salts)

    def amend(self, game: Game[Any]) -> None:
        """Go on under other rules: the same game, under another revision or with mended data. Raises CannotAmend if
        what stands would not be the same under them."""
        expect_game(game, self.record, any_revision=True)
        difference = first_difference(game, self.record, trust=game.revision == self.game.revision)
        if difference is not None:
            raise CannotAmend(difference)
        self._enter(Amended(self.version + 1, game.revision, game.data_digest, game.digest(self.state)), game)

    def _make_good(self, entry: TakenBack | Salted | Sealed | Amended | Ended, game: Game[Any] | None = None) -> None:
        if isinstance(entry, TakenBack):
            self._take_back(entry)
        elif isinstance(entry, Sealed):
            self._events.append(Logged(entry.serial, Event("resealed", "kernel", {})))
        elif isinstance(entry, Amended):
            self.game = game or amended(self.game, entry)
            self.games = (*self.games, (entry.serial, self.game))
            self._line.ask_again(self.game.decision(self.state))
            event = Event("rules_amended", "kernel", {"revision": entry.revision})
            self._events.append(Logged(entry.serial, event))
        elif isinstance(entry, Ended):
            self._line.ask_again(None)
            by = "" if entry.seat is None else self.game.seats[entry.seat]
            self._events.append(Logged(entry.serial, Event(END_EVENTS[entry.how], "kernel", {"seat": by})))

    def end(self, how: str, winners: Sequence[int] = (), seat: int | None = None) -> list[Logged]:
        """The match is over by other means than its rules; what happened. Nothing can follow."""
        if self.is_over:
            raise CaracoleError("the game is over already")
        if how not in END_EVENTS:
            raise CaracoleError(f"no way to end a match: {how!r}")
        for each in (*winners, *(() if seat is None else (seat,))):
            self._expect_seat(each)
        before = len(self._events)
        self._enter(Ended(self.version + 1, how, tuple(winners), seat))
        return self._events[before:]

    # --- taking back -------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """May this seat take back its last choice?"""
        return self.why_not_undo(seat) is None

    def why_not_undo(self, seat: int, to: int | None = None) -> Refusal | None:
        """None, or why this seat may not go back to this length of the line (one entry less if not given)."""
        if self.record.seed is not None or self.record.ended is not None:
            return SEED_IS_KNOWN
        return self._line.why_not_undo(seat, len(self._line) - 1 if to is None else to)

    def undo(self, seat: int, to: int | None = None, at: int | None = None) -> None:
        """Take back this seat's own last choices. Raises UndoRefused, with the reason, at a wall."""
        self._expect_version(at)
        refusal = self.why_not_undo(seat, to)
        if refusal is not None:
            raise UndoRefused(refusal)
        self._enter(Undone(self.version + 1, len(self._line) - 1 if to is None else to, seat))

    def propose_rewind(self, seat: int, to: int, at: int | None = None, amend: bool = False) -> bool:
        """Ask all seats to go back to this length of the line; True if that needed nobody else. Whoever asks to
        ``amend`` as well may also stay where the match is."""
        self._expect_version(at)
        self._expect_seat(seat)
        if self.record.seed is not None or self.record.ended is not None:
            raise UndoRefused(SEED_IS_KNOWN)
        if not 0 <= to < len(self._line) + amend:
            raise UndoRefused(NOTHING_TO_REWIND)
        self.proposal = Proposal(to, self.version, amend=amend)
        return self.agree(seat)

    def why_not_answer(self, to: int | None, version: int | None, amend: bool = False) -> Refusal | None:
        """None, or why nobody can agree to the rewind to this length that was proposed at this version, or decline it:
        what somebody was shown must be what is done."""
        if self.proposal is None:
            return Refusal("kernel", "no_rewind_proposed")
        if (to, version, amend) != (self.proposal.to_length, self.proposal.version, self.proposal.amend):
            return Refusal("kernel", "other_rewind_proposed")
        return None

    def agree(self, seat: int) -> bool:
        """Agree to the rewind that was proposed; True when this was the last seat, and the match went back. If the
        rules are to be amended that is left to the caller: see :meth:`amend`."""
        self._expect_seat(seat)
        if self.proposal is None:
            raise UndoRefused(Refusal("kernel", "no_rewind_proposed"))
        agreed = self.proposal.agreed | {seat}
        self.proposal = self.proposal._replace(agreed=agreed)
        if len(agreed) < len(self.game.seats):
            return False
        if self.proposal.to_length < len(self._line):
            self._enter(Rewound(self.version + 1, self.proposal.to_length, tuple(sorted(agreed))))
        self.proposal = None
        return True

    def decline(self, seat: int) -> None:
        """Refuse the rewind that was proposed."""
        self._expect_seat(seat)
        self.proposal = None

    def _expect_seat(self, seat: int) -> None:
        if seat not in range(len(self.game.seats)):
            raise CaracoleError(f"no seat {seat!r} at this table")

    def _enter(self, entry: TakenBack | Salted | Sealed | Amended | Ended, game: Game[Any] | None = None) -> None:
        self.record.append(entry)
        self._make_good(entry, game)
        self.proposal = None

    def _take_back(self, entry: TakenBack) -> None:
        fallen = self._line.cut(entry.to_length)
        if len(self.games) > 1:
            self._line.ask_again(self.game.decision(self.state))
        if isinstance(entry, Undone):
            event = Event("taken_back", "kernel", {"seat": self.game.seats[entry.seat], "serials": fallen})
        else:
            event = Event("rewound", "kernel", {"serials": fallen})
        self._events.append(Logged(entry.serial, event))

    # --- as if nothing had been ---------------------------------------------------------------------------------------

    def mark(self) -> Mark:
        """Where the match stands, for :meth:`back_to`: cheap, since positions are shared."""
        return Mark(
            self.version,
            self.record.mark(),
            self._line.mark(),
            len(self._events),
            self.proposal,
            self._dice,
            self.games,
        )

    def back_to(self, mark: Mark) -> None:
        """What was done since the mark could not be kept, and nobody has seen it: it was never done. This is not an
        undo, which is an entry of its own."""
        self.record.back_to(mark.record)
        self._line.back_to(mark.positions)
        del self._events[mark.events :]
        self.proposal = mark.proposal
        self._dice, self.games = mark.dice, mark.games
        self.game = mark.games[-1][1]

    # --- keeping -----------------------------------------------------------------------------------------------------

    def reveal(self) -> bytes:
        """Put the seed in the record, now that the game is over. After that nothing can be taken back."""
        if not self.is_over:
            raise CaracoleError("the seed stays secret until the game is over")
        if self._dice is None:
            raise CaracoleError("this record does not hold the secret seed")
        self.record.seed = self._dice.seed
        self.proposal = None
        return self._dice.seed

    def export(self, public: bool = True) -> dict[str, Any]:
        """The record as JSON data; ``public`` leaves the seed out until it is revealed.

        Choices and rolls are all in it, hidden ones too: while the match goes on it is for onlookers who may know
        everything, never for a seat at the table.
        """
        return self.record.plain(secret=not public)

    def save(self, path: str | Path, secret: bool = False) -> None:
        """Write the record to a file, whole or not at all; with the ``secret`` seed the match can be played on."""
        self.record.save(path, secret)


def _stays(entry: Entry) -> bool:
    """What it tells belongs to the story, whatever is taken back."""
    return isinstance(entry, Sealed | Amended | Ended)


def _kept(reason: Reason | None) -> Reason | None:
    """A reason as a record can be read with; what cannot be is not worth a game."""
    try:
        return None if reason is None else read_reason(reason.plain(), "reason")
    except RecordError:
        return None
