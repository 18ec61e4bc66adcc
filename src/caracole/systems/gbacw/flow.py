"""The table of this system's steps, the context that every step works with, and two ways for chapters to meet:

*Open choices* ask one question to which several chapters offer answers. ``brigade.act`` asks what a brigade does next;
movement, fire, rally each add an :class:`Offer` with its own ``why_not``, ``proposals`` and ``apply``.

*Moments* are points in somebody's action at which other chapters have their say: a unit is about to enter a hex, has
entered it, was fired at. Handlers run one after another in the order of their rank; each may push frames (a reaction
of the other seat), and the next handler waits until they are over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

from caracole.kernel import Choice, Dice, Emit, Event, Flow, Frame, Refusal
from caracole.kernel.bits import members
from caracole.kernel.flow import at_step
from caracole.systems.gbacw import veil
from caracole.systems.gbacw.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.game import Gbacw

FACES = 10


class Play:
    """One step at work: the game, the state it changes, the dice and whoever listens."""

    __slots__ = ("dice", "emit", "field", "game", "rules", "state")

    def __init__(self, game: Gbacw, state: GbacwState, dice: Dice, emit: Emit | None) -> None:
        self.game = game
        self.state = state
        self.dice = dice
        self.emit = emit
        self.field = game.field
        self.rules = game.rules

    # --- the stack ---------------------------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """Something comes first; the frame below waits."""
        self.state.stack.append(frame)

    def pop(self) -> None:
        """The top frame is over. (After the end of the game there is nothing left to pop.)"""
        if self.state.stack:
            self.state.stack.pop()

    def to(self, frame: Frame, step: str, **changes: Any) -> None:
        """The top frame goes on at another step."""
        if self.state.stack:
            self.state.stack[-1] = at_step(frame, step, changes)

    def moment(self, name: str, unit: int = -1, origin: int = -1, hex: int = -1) -> None:
        """Let the chapters that wait for this moment have their say; what is on the stack now waits."""
        if HANDLERS.get(name):
            self.push(Moment("moment", name, unit, origin, hex))

    # --- chance and telling ------------------------------------------------------------------------------------------

    def die(self, rule: str, why: str) -> int:
        """C2.5.a: one ten-sided die, 0 to 9; the tenth face is the zero."""
        return self.dice.roll(FACES, rule, why) % FACES

    def tell(
        self, kind: str, rule: str, *, audience: tuple[int, ...] | None = None, reveals: bool = False, **args: Any
    ) -> None:
        """Something happened. Arguments are named by domain and translated to slugs here, only if somebody listens. In
        fog those do not hear of it who do not see it (K14)."""
        if self.emit is not None:
            if audience is None and self.rules.fog:
                audience = veil.audience(self.game, self.state, args)
            self.emit(Event(kind, rule, name_args(self.game, args), audience, reveals))


# --- readable names --------------------------------------------------------------------------------------------------

DOMAIN_OF_ARG = {
    "hex": "hex",
    "to": "hex",
    "origin": "hex",
    "target": "hex",
    "hexes": "hex",
    "unit": "unit",
    "other": "unit",
    "units": "unit",
    "leader": "leader",
    "leaders": "leader",
    "brigade": "brigade",
    "brigades": "brigade",
    "division": "division",
    "giver": "division",
    "second_giver": "division",
    "corps": "corps",
    "side": "side",
    "winner": "side",
    "orders": "orders",
    "facing": "facing",
    "direction": "direction",
    "group": "group",
    "entry": "entry",
    "marker": "marker",
}
"""Arguments with these names hold indices; ``units`` and the like hold a set (integer) or a sequence of them."""

SETS = {"units", "hexes", "leaders", "brigades"}


def name_args(game: Gbacw, args: dict[str, Any]) -> dict[str, Any]:
    """Indices become slugs, by the names of the arguments; -1 and None become None."""
    named: dict[str, Any] = {}
    for key, value in args.items():
        domain = DOMAIN_OF_ARG.get(key)
        if domain is None:
            named[key] = value
        elif key in SETS:
            slugs = game.field.names[domain]
            numbers = members(value) if isinstance(value, int) else value
            named[key] = [slugs[number] for number in numbers]
        else:
            named[key] = None if value is None or value < 0 else game.field.names[domain][value]
    return named


FLOW: Flow[Gbacw, GbacwState, Play] = Flow()


class Ask(Choice["Gbacw", GbacwState, Play]):
    """A decision of this system."""


# --- open choices ----------------------------------------------------------------------------------------------------


Gate: TypeAlias = Callable[["Gbacw", GbacwState, Frame, int, Any], Refusal | None]


class Offer:
    """One kind of answer to an open choice; ``action`` is its type, which no other offer of that choice has."""

    action: ClassVar[type]
    weight: ClassVar[float] = 1.0
    """How often a random player turns to this kind of answer, compared with the others."""

    def why_not(self, game: Gbacw, state: GbacwState, frame: Frame, seat: int, action: Any) -> Refusal | None:
        """None, or the rule that forbids it."""
        raise NotImplementedError

    def proposals(self, game: Gbacw, state: GbacwState, frame: Frame, seat: int) -> Iterator[Any]:
        """Actions worth asking ``why_not`` about."""
        raise NotImplementedError

    def apply(self, play: Play, frame: Frame, seat: int, action: Any) -> None:
        """Do it."""
        raise NotImplementedError


class OpenChoice(Ask):
    """A question that chapters answer together; they add themselves with ``@TheChoice.offer``. A chapter that binds
    whatever is answered (a Charge must be completed) adds a ``@TheChoice.gate``."""

    offers: ClassVar[dict[type, Offer]]
    gates: ClassVar[list[Gate]]

    def __init_subclass__(cls) -> None:
        cls.offers = {}
        cls.gates = []
        cls.actions = ()

    @classmethod
    def offer(cls, offer: type[Offer]) -> type[Offer]:
        """Class decorator: one more kind of answer."""
        cls.offers[offer.action] = offer()
        cls.actions = (*cls.actions, offer.action)
        return offer

    @classmethod
    def gate(cls, gate: Gate) -> Gate:
        """Decorator: a prohibition that is asked before any offer. It must leave something to do."""
        cls.gates.append(gate)
        return gate

    def why_not(self, game: Gbacw, state: GbacwState, frame: Frame, seat: int, action: Any) -> Refusal | None:
        """Ask the gates, then the chapter that the action belongs to."""
        for gate in self.gates:
            refusal = gate(game, state, frame, seat, action)
            if refusal is not None:
                return refusal
        return self.offers[type(action)].why_not(game, state, frame, seat, action)

    def proposals(self, game: Gbacw, state: GbacwState, frame: Frame, seat: int) -> Iterator[Any]:
        """What all chapters propose."""
        for offer in self.offers.values():
            yield from offer.proposals(game, state, frame, seat)

    def sample(self, game: Gbacw, state: GbacwState, frame: Frame, seat: int, rng: Random) -> Any:
        """A kind of answer by its weight, then one of that kind; another kind if there is none."""
        left = list(self.offers.values())
        while left:
            offer = rng.choices(left, [each.weight for each in left])[0]
            found = [
                action
                for action in offer.proposals(game, state, frame, seat)
                if self.why_not(game, state, frame, seat, action) is None
            ]
            if found:
                return found[int(rng.random() * len(found))]
            left.remove(offer)
        raise AssertionError(f"{self.step}: nobody offers anything")

    def apply(self, play: Play, frame: Frame, seat: int, action: Any) -> None:
        """Let the chapter do it."""
        self.offers[type(action)].apply(play, frame, seat, action)


# --- moments ---------------------------------------------------------------------------------------------------------


@FLOW.frame
class Moment(NamedTuple):
    """A point at which other chapters have their say; ``place`` is the next handler."""

    step: str
    name: str
    unit: int
    origin: int
    hex: int
    place: int = 0


Handler: TypeAlias = Callable[[Play, Moment], None]

MOMENTS = (
    "unit_begins",  # a unit is about to act: unit
    "unit_ends",  # it has finished its action, wherever it stands: unit (7.11, 8.23)
    "leaving",  # a unit is about to leave origin for hex, after any facing change (10.44)
    "entering",  # a unit is about to enter hex from origin (9.63)
    "entered",  # it has entered (9.47, 8.22, 9.61, 10.45, 12.81)
    "stopped",  # it has ended its movement in hex (8.23, 7.32)
    "advanced",  # it has entered hex by an advance after combat (9.61)
    "fire_resolved",  # fire at hex has been applied (9.61): unit is the top unit that was fired at
    "lost_strength",  # a unit has lost SP (8.42, 7.32, 12.23)
    "routed",  # a unit routs from origin (12.54)
    "vacated",  # no combat unit is left in hex (12.73)
    "brigade_begins",  # the brigades of state.active begin their Action Phase
    "brigade_ends",  # they have finished it (6.26, 11.59, 17.21)
    "marker_ends",  # an AM is over
    "turn_ends",  # after IV.D
)

HANDLERS: dict[str, list[tuple[int, str, Handler]]] = {}


def at_moment(name: str, rank: int) -> Callable[[Handler], Handler]:
    """Decorator: this chapter has its say at that moment; lower ranks first."""
    if name not in MOMENTS:
        raise ValueError(f"there is no moment {name!r}")

    def register(handler: Handler) -> Handler:
        rows = HANDLERS.setdefault(name, [])
        # By name as well, so that the order does not depend on which chapter was imported first.
        rows.append((rank, f"{handler.__module__}.{handler.__name__}", handler))
        rows.sort(key=lambda row: row[:2])
        return handler

    return register


def interrupted(state: GbacwState) -> Frame:
    """What the moments on top of the stack interrupt."""
    return next(frame for frame in reversed(state.stack) if not isinstance(frame, Moment))


@FLOW.auto("moment")
def run_moment(play: Play, frame: Moment) -> None:
    """The next handler, or back to what was interrupted."""
    rows = HANDLERS[frame.name]
    if frame.place >= len(rows):
        play.pop()
        return
    play.to(frame, "moment", place=frame.place + 1)
    rows[frame.place][2](play, frame)
