"""The one face that every system shows: a game with its edition, options and scenario fixed.

A ``Game`` is immutable and shared; a ``State`` is a point in play. Reading top to bottom, the methods are what a
caller needs from the first roll to the last.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from copy import copy
from random import Random
from typing import Any, Generic, Self, TypeAlias, TypeVar

from caracole.kernel.asking import Asked, PlainAsked
from caracole.kernel.changes import Change
from caracole.kernel.codec import digest
from caracole.kernel.decision import Decision, Outcome
from caracole.kernel.dice import Dice
from caracole.kernel.errors import IllegalAction, NotCarried
from caracole.kernel.events import Emit, Event
from caracole.kernel.refusal import Refusal
from caracole.kernel.saying import SlottedAction
from caracole.kernel.stackstate import StackState

Action: TypeAlias = tuple[Any, ...] | SlottedAction
"""An action is a named tuple, or a SlottedAction, of small integers and plain values."""

S = TypeVar("S", bound=StackState)


class Game(ABC, Generic[S]):
    """A system that can be played. Subclasses supply plain functions behind these names."""

    system: str
    """Name of the system, as the command line knows it."""
    revision: int
    """Rises whenever a change alters the result of any recorded match."""
    oldest: int = 1
    """The oldest revision that this game can still play to the bit: a match keeps the one it was begun under."""
    changes: tuple[Change, ...] = ()
    """What later revisions changed, each by the clauses that it mended."""
    scenario: str
    options: Mapping[str, Any]
    """Every option by name, the edition included; together with the scenario they rebuild the game."""
    data_digest: str
    """Fingerprint of the scenario's data."""
    seats: tuple[str, ...]
    """The seats by name; a seat is known by its index."""

    def under(self, revision: int) -> Self:
        """The same game under another revision of its rules; raises NotCarried.

        Chapters ask by name what a later revision changed, and the answer rests on ``revision``. Whatever a game
        remembers between questions must not depend on it, or be forgotten here.
        """
        if revision == self.revision:
            return self
        known = (*self.carried, self.newest)
        if revision not in known:
            raise NotCarried(self.system, revision, known)
        other = copy(self)
        other.revision = revision
        return other

    @property
    def carried(self) -> tuple[int, ...]:
        """The older revisions that can still be played."""
        return tuple(range(self.oldest, self.newest))

    @property
    def newest(self) -> int:
        """The present revision, whichever this game is under."""
        return getattr(type(self), "revision", self.revision)

    # --- playing -----------------------------------------------------------------------------------------------------

    @abstractmethod
    def setup(self, dice: Dice, emit: Emit | None = None) -> S:
        """The starting state, run up to the first decision."""

    @abstractmethod
    def decision(self, state: S) -> Decision | None:
        """What has to be decided now; None when the game is over."""

    @abstractmethod
    def check(self, state: S, seat: int, action: Action) -> Refusal | None:
        """None if the seat may do this now, or the rule that forbids it. Never changes anything, never raises for
        an illegal wish."""

    @abstractmethod
    def apply(self, state: S, seat: int, action: Action, dice: Dice, emit: Emit | None = None) -> None:
        """Change this state in place, up to the next decision. Trusts its caller: ask ``check`` first."""

    def step(self, state: S, seat: int, action: Action, dice: Dice) -> tuple[S, list[Event]]:
        """Check, copy, apply. The given state stays as it was."""
        refusal = self.check(state, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        after = state.copy()
        events: list[Event] = []
        self.apply(after, seat, action, dice, events.append)
        return after, events

    @abstractmethod
    def candidates(self, state: S, seat: int) -> Iterator[Action]:
        """Allowed actions of a seat that has to decide: all of them if the decision is complete."""

    @abstractmethod
    def sample(self, state: S, seat: int, rng: Random) -> Action:
        """One allowed action without listing them all."""

    def ask(self, state: S) -> Asked:
        """The decision of this state, for whoever has several questions about it. Systems that can save work from one
        question to the next override it."""
        return PlainAsked(self, state)

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended; None while it is not over."""

    # --- knowing -----------------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: an onlooker) may know, as JSON data, built by adding."""

    @abstractmethod
    def imagine(self, state: S, seat: int | None, rng: Random) -> S:
        """A state that the seat could not tell from the true one: what it cannot see is dealt anew.

        It rests on what the seat knows and on ``rng`` alone. Whatever is hidden is put into a fixed order before it is
        dealt, never dealt from where it truly lies, and the truth is no way out when a deal does not work: whoever
        knows the chance could undo it.
        """

    def may_talk(self, seat: int, other: int) -> bool:
        """May these two talk to each other during play? Most rulebooks leave that to the players."""
        return True

    # --- writing down ------------------------------------------------------------------------------------------------

    @abstractmethod
    def encode_action(self, action: Action) -> dict[str, Any]:
        """The action as a message with readable names."""

    @abstractmethod
    def decode_action(self, message: Any) -> Action:
        """The message as an action; raises Malformed, naming the place, for anything else."""

    @abstractmethod
    def encode_state(self, state: S) -> dict[str, Any]:
        """The state as JSON data, exactly."""

    @abstractmethod
    def decode_state(self, plain: Any) -> S:
        """Read a state back; raises Malformed."""

    def digest(self, state: S) -> str:
        """Fingerprint of a state."""
        return digest(self.encode_state(state))

    def explain(self, refusal: Refusal) -> dict[str, Any]:
        """A refusal as JSON data with readable names. Systems override it to name their integers."""
        return {"rule": refusal.rule, "code": refusal.code, "args": dict(refusal.args)}

    # --- self-control ------------------------------------------------------------------------------------------------

    def broken_invariants(self, state: S) -> list[str]:
        """What is wrong with this state that no legal play could have made; empty when all is well."""
        return []

    def is_dead_end(self, state: S) -> bool:
        """True if a decision has a seat without any candidate."""
        return self.ask(state).is_dead_end()
