"""A table to try things on: a game, a state, scripted dice, and the words to play and to ask with.

    table = position("my_game", map="...", units="...", active="red")
    table.dice(3, 6).play("March", units=["v1"], to="hill")
    table.refusal("BuildFort", engineers="v2").rule     # why not?

Seats are found by themselves: whoever has to decide now acts, unless ``seat`` says otherwise.
"""

from __future__ import annotations

from typing import Any, Protocol

from caracole.kernel import CaracoleError, Decision, Event, Game, IllegalAction, Outcome, Refusal, ScriptedDice
from caracole.play.parts import part
from caracole.play.registry import system as find
from caracole.play.registry import working_systems


class Table:
    """One position being played by words."""

    def __init__(
        self,
        game: Game[Any],
        state: Any,
        dice: ScriptedDice,
        events: list[Event] | None = None,
        questions: type | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.script = dice
        self.events: list[Event] = events if events is not None else []
        """Everything that happened, the preparation included."""
        self.last: list[Event] = []
        """What the last action caused."""
        self._questions = None if questions is None else questions(self)

    def __getattr__(self, name: str) -> Any:
        """The system's own questions: ``table.strength("red")``."""
        if name.startswith("_") or self._questions is None:
            raise AttributeError(name)
        return getattr(self._questions, name)

    # --- acting ------------------------------------------------------------------------------------------------------

    def dice(self, *values: int) -> Table:
        """The next rolls, in the order in which the game asks for them."""
        self.script.add(values)
        return self

    def play(self, action: Any, *, seat: int | None = None, **fields: Any) -> list[Event]:
        """Play an action given by name and fields, as an action with readable names, or as a message. Returns the
        events; raises IllegalAction with the refusal, and then nothing has changed. Rolls left over are an error."""
        chosen = self.action(action, **fields)
        actor = self._seat(seat)
        refusal = self.game.check(self.state, actor, chosen)
        if refusal is not None:
            raise IllegalAction(Refusal(**self.game.explain(refusal)))
        after = self.state.copy()
        happened: list[Event] = []
        self.game.apply(after, actor, chosen, self.script, happened.append)
        self.script.finish()
        self.state, self.last = after, happened
        self.events.extend(happened)
        return happened

    def action(self, action: Any, **fields: Any) -> Any:
        """An action of the game from a name with fields, a message, or a named tuple that holds readable names."""
        if isinstance(action, str):
            message: dict[str, Any] = {"do": action, **fields}
        elif isinstance(action, dict):
            message = action
        else:
            message = {"do": type(action).__name__, **action._asdict()}
        return self.game.decode_action({key: list(v) if isinstance(v, tuple) else v for key, v in message.items()})

    def refusal(self, action: Any, *, seat: int | None = None, **fields: Any) -> Refusal | None:
        """Why not? None if it is allowed."""
        refusal = self.game.check(self.state, self._seat(seat), self.action(action, **fields))
        return None if refusal is None else Refusal(**self.game.explain(refusal))

    def allows(self, action: Any, *, seat: int | None = None, **fields: Any) -> bool:
        """Is it allowed?"""
        return self.refusal(action, seat=seat, **fields) is None

    def candidates(self, seat: int | None = None) -> list[dict[str, Any]]:
        """What the seat may do, as messages."""
        return [self.game.encode_action(action) for action in self.game.candidates(self.state, self._seat(seat))]

    # --- asking ------------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What has to be decided now."""
        return self.game.decision(self.state)

    @property
    def asked(self) -> str | None:
        """The kind of the present decision; None when the game is over."""
        decision = self.decision
        return None if decision is None else decision.kind

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.game.outcome(self.state)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees."""
        return self.game.view(self.state, seat)

    def happened(self, kind: str) -> list[Event]:
        """The events of a kind so far."""
        return [event for event in self.events if event.kind == kind]

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        decision = self.decision
        return 0 if decision is None else decision.seats[0]


class PositionPart(Protocol):
    """What a system brings as its ``position``; the words are its own."""

    def build(self, **words: Any) -> tuple[Game[Any], Any]:
        """The game and the state; ``dice`` and ``emit`` are among the words."""

    def questions_of(self, game: Game[Any]) -> type:
        """What may be asked at the table besides, as the methods of a class that is made with the table."""


def card(*words: Any, system: str | None = None, **more: Any) -> Any:
    """A card to put into a position, by the words of the system; of the first that has such cards unless one is
    named."""
    return _besides("card", system)(*words, **more)


def charts(system: str | None = None) -> Any:
    """The numbers that positions of a system are judged by, as its own rules read them."""
    return _besides("charts", system)()


def _besides(name: str, system: str | None) -> Any:
    """What the ``position`` of a system has besides."""
    for each in [find(system)] if system is not None else working_systems():
        found = getattr(part(each.name, "position", PositionPart), name, None)
        if found is not None:
            return found
    raise CaracoleError(f"{system or 'no system'} has {'no' if system else 'a'} {name} for positions by words")


def position(system: str, *, dice: tuple[int, ...] = (), **words: Any) -> Table:
    """A table with a position by words; what the words are, the system's part ``position`` says. ``dice`` are rolls
    that are needed before the first decision."""
    found = part(find(system).name, "position", PositionPart)
    if found is None:
        raise CaracoleError(f"{system} has no positions by words")
    script = ScriptedDice(dice)
    events: list[Event] = []
    game, state = found.build(dice=script, emit=events.append, **words)
    script.finish()
    return Table(game, state, script, events, found.questions_of(game))
