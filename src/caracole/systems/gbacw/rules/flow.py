"""The table of this system's steps, the context that every step works with, and two ways for chapters to meet:

*Open choices* ask one question to which several chapters offer answers. ``brigade.act`` asks what a brigade does next;
movement, fire, rally each add an :class:`Offer` with its own ``why_not``, ``proposals`` and ``apply``.

*Moments* are points in somebody's action at which other chapters have their say: a unit is about to enter a hex, has
entered it, was fired at. Handlers run one after another in the order of their rank; each may push frames (a reaction
of the other seat), and the next handler waits until they are over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from caracole.kernel import Choice, Dice, Emit, Flow, Frame, Naming, Question, Refusal, StepFrame, Work
from caracole.kernel.bits import members
from caracole.kernel.sealing import first, mentions
from caracole.systems.gbacw.rules.battle import fog
from caracole.systems.gbacw.rules.components.drm import FACES
from caracole.systems.gbacw.rules.components.numbers import NO_UNIT, NOWHERE, Hex, Unit
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


# --- readable names --------------------------------------------------------------------------------------------------

DOMAIN_OF_ARG: Final = {
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

NAMING: Final = Naming(DOMAIN_OF_ARG, ("units", "hexes", "leaders", "brigades"))


def name_args(game: Setting, args: dict[str, Any]) -> dict[str, Any]:
    """Indices become slugs, by the names of the arguments."""
    return NAMING.named(game.field.names, args)


def called(game: Setting, state: GbacwState) -> dict[str, str]:
    """12.74: the names of leaders who show their replacement side."""
    rows = [game.field.leaders[leader] for leader in members(state.leaders_replaced)]
    return {row.id: row.replacement.name for row in rows if row.replacement is not None}


# --- steps -----------------------------------------------------------------------------------------------------------


class Play(Work["Setting", GbacwState]):
    """One step at work, with the field and the rules at hand."""

    __slots__ = ("field", "rules")

    naming = NAMING

    def __init__(self, game: Setting, state: GbacwState, dice: Dice, emit: Emit | None) -> None:
        super().__init__(game, state, dice, emit)
        self.field = game.field
        self.rules = game.rules

    def names(self) -> Mapping[str, Sequence[str]]:
        """The field's."""
        return self.field.names

    def called(self) -> Mapping[str, str]:
        """12.74: replacements of leaders."""
        return called(self.game, self.state)

    def moment(self, name: str, unit: Unit = NO_UNIT, origin: Hex = NOWHERE, hex: Hex = NOWHERE) -> None:
        """Let the chapters that wait for this moment have their say; what is on the stack now waits."""
        self.push(Moment("moment", name, unit, origin, hex))

    def die(self, rule: str, why: str) -> int:
        """C2.5.a: one ten-sided die, 0 to 9; the tenth face is the zero."""
        return self.dice.roll(FACES, rule, why) % FACES

    def tell(
        self, kind: str, rule: str, *, audience: tuple[int, ...] | None = None, reveals: bool = False, **args: Any
    ) -> None:
        """Something happened. In fog those do not hear of it who do not see it (K14)."""
        if audience is None and self.emit is not None and self.rules.fog:
            audience = fog.audience(self.game, self.state, args)
        super().tell(kind, rule, audience=audience, reveals=reveals, **args)


FLOW: Flow[Setting, GbacwState, Play] = Flow()


class Ask(Choice["Setting", GbacwState, Play]):
    """A decision of this system."""

    def question(self, game: Setting, state: GbacwState, frame: Frame) -> AskQuestion:
        return AskQuestion(self, game, state, frame)

    def sample(self, game: Setting, state: GbacwState, frame: Frame, seat: int, rng: Random) -> Any:
        return self.question(game, state, frame).sample(seat, rng)


class AskQuestion(Question["Setting", GbacwState, Play]):
    """A decision as it stands; an action is judged once, however often it is asked about."""

    __slots__ = ("_verdicts",)

    def __init__(self, choice: Ask, game: Setting, state: GbacwState, frame: Frame) -> None:
        super().__init__(choice, game, state, frame)
        self._verdicts: dict[tuple[int, type, Any], Refusal | None] = {}
        """By seat, kind and action: actions of two kinds with the same numbers are equal to Python."""

    def why_not(self, seat: int, action: Any) -> Refusal | None:
        """None, or the rule that forbids it."""
        asked = (seat, type(action), action)
        verdicts = self._verdicts
        if asked in verdicts:
            return verdicts[asked]
        verdicts[asked] = refusal = self.judge(seat, action)
        return refusal

    def judge(self, seat: int, action: Any) -> Refusal | None:
        """The choice's judgement."""
        return self.choice.why_not(self.game, self.state, self.frame, seat, action)

    def proposals(self, seat: int) -> Iterator[Any]:
        """The choice's proposals."""
        return self.choice.proposals(self.game, self.state, self.frame, seat)

    def candidates(self, seat: int) -> Iterator[Any]:
        """The proposals that are allowed."""
        return (action for action in self.proposals(seat) if self.why_not(seat, action) is None)

    def sample(self, seat: int, rng: Random) -> Any:
        """Any of the proposals that are allowed."""
        action = self.drawn(seat, list(self.proposals(seat)), rng)
        assert action is not None, f"{self.choice.step}: nothing is allowed"
        return action

    def drawn(self, seat: int, proposals: list[Any], rng: Random) -> Any | None:
        """One of those that are allowed, each as likely as the others: drawn until one is; None if none is. No proposal
        comes twice, so that only the one that is taken will be asked about again."""
        while proposals:
            place = int(rng.random() * len(proposals))
            action = proposals[place]
            if self.judge(seat, action) is None:
                self._verdicts[seat, type(action), action] = None
                return action
            proposals[place] = proposals[-1]
            proposals.pop()
        return None


# --- open choices ----------------------------------------------------------------------------------------------------


Judge: TypeAlias = Callable[[Any], Refusal | None]
"""Why not this action, here and now?"""

Gate: TypeAlias = Callable[["Setting", GbacwState, Frame, int], Judge | None]
"""A prohibition looks at the place in play once, and is then asked about every action; None if it forbids nothing."""


class Offer:
    """One kind of answer to an open choice; ``action`` is its type, which no other offer of that choice has."""

    action: ClassVar[type]
    weight: ClassVar[float] = 1.0
    """How often a random player turns to this kind of answer, compared with the others."""

    def why_not(self, game: Setting, state: GbacwState, frame: Frame, seat: int, action: Any) -> Refusal | None:
        """None, or the rule that forbids it."""
        raise NotImplementedError

    def proposals(self, game: Setting, state: GbacwState, frame: Frame, seat: int) -> Iterator[Any]:
        """Actions worth asking ``why_not`` about."""
        raise NotImplementedError

    def question(self, game: Setting, state: GbacwState, frame: Frame, seat: int) -> OfferQuestion:
        """This kind of answer in one state. An offer that can save work from one question to the next overrides it, and
        answers single questions through a new one."""
        return OfferQuestion(self, game, state, frame, seat)

    def apply(self, play: Play, frame: Frame, seat: int, action: Any) -> None:
        """Do it."""
        raise NotImplementedError


class OfferQuestion:
    """An offer as it stands in one state, for one seat. This one remembers nothing."""

    __slots__ = ("frame", "game", "offer", "seat", "state")

    def __init__(self, offer: Offer, game: Setting, state: GbacwState, frame: Frame, seat: int) -> None:
        self.offer = offer
        self.game = game
        self.state = state
        self.frame = frame
        self.seat = seat

    def why_not(self, action: Any) -> Refusal | None:
        """None, or the rule that forbids it."""
        return self.offer.why_not(self.game, self.state, self.frame, self.seat, action)

    def proposals(self) -> Iterator[Any]:
        """Actions worth asking ``why_not`` about."""
        return self.offer.proposals(self.game, self.state, self.frame, self.seat)


class OpenChoice(Ask):
    """A question that chapters answer together; they add themselves with ``TheChoice.offer(TheOffer)``. A chapter that
    binds whatever is answered (a Charge must be completed) adds a ``@TheChoice.gate``."""

    offers: ClassVar[dict[type, Offer]]
    gates: ClassVar[list[Gate]]
    weights: ClassVar[list[float]]

    def __init_subclass__(cls) -> None:
        cls.offers = {}
        cls.gates = []
        cls.weights = []
        cls.actions = ()

    @classmethod
    def offer(cls, offer: type[Offer]) -> type[Offer]:
        """One more kind of answer."""
        cls.offers[offer.action] = offer()
        cls.weights.append(offer.weight)
        cls.actions = (*cls.actions, offer.action)
        return offer

    @classmethod
    def gate(cls, gate: Gate) -> Gate:
        """Decorator: a prohibition that is asked before any offer. It must leave something to do."""
        cls.gates.append(gate)
        return gate

    def question(self, game: Setting, state: GbacwState, frame: Frame) -> OpenQuestion:
        return OpenQuestion(self, game, state, frame)

    def why_not(self, game: Setting, state: GbacwState, frame: Frame, seat: int, action: Any) -> Refusal | None:
        """Ask the gates, then the chapter that the action belongs to."""
        return self.question(game, state, frame).why_not(seat, action)

    def proposals(self, game: Setting, state: GbacwState, frame: Frame, seat: int) -> Iterator[Any]:
        """What all chapters propose."""
        return self.question(game, state, frame).proposals(seat)

    def candidates(self, game: Setting, state: GbacwState, frame: Frame, seat: int) -> Iterator[Any]:
        """The proposals that are allowed."""
        return self.question(game, state, frame).candidates(seat)

    def apply(self, play: Play, frame: Frame, seat: int, action: Any) -> None:
        """Let the chapter do it."""
        self.offers[type(action)].apply(play, frame, seat, action)


class OpenQuestion(AskQuestion):
    """An open choice as it stands; the gates look at the place in play once for each seat."""

    __slots__ = ("_asked", "_judges", "_offers", "_weights")

    def __init__(self, choice: OpenChoice, game: Setting, state: GbacwState, frame: Frame) -> None:
        super().__init__(choice, game, state, frame)
        self._offers = choice.offers
        self._weights = choice.weights
        self._judges: dict[int, list[Judge]] = {}
        self._asked: dict[tuple[int, type], OfferQuestion] = {}

    def judges(self, seat: int) -> list[Judge]:
        """The gates that have something to say here."""
        found = self._judges.get(seat)
        if found is None:
            gates = self.choice.gates  # type: ignore[attr-defined]
            judges = [gate(self.game, self.state, self.frame, seat) for gate in gates]
            self._judges[seat] = found = [judge for judge in judges if judge is not None]
        return found

    def judge(self, seat: int, action: Any) -> Refusal | None:
        """Ask the gates, then the chapter that the action belongs to."""
        for judge in self.judges(seat):
            refusal = judge(action)
            if refusal is not None:
                return refusal
        return self.asked(seat, type(action)).why_not(action)

    def asked(self, seat: int, kind: type) -> OfferQuestion:
        """One kind of answer, with what it remembers."""
        found = self._asked.get((seat, kind))
        if found is None:
            found = self._offers[kind].question(self.game, self.state, self.frame, seat)
            self._asked[seat, kind] = found
        return found

    def proposals(self, seat: int) -> Iterator[Any]:
        """What all chapters propose."""
        for kind in self._offers:
            yield from self.asked(seat, kind).proposals()

    def sample(self, seat: int, rng: Random) -> Any:
        """A kind of answer by its weight, then one of that kind; another kind if there is none."""
        kinds = list(self._offers)
        weights = self._weights[:]
        whole = sum(weights)
        while kinds:
            point, place = rng.random() * whole - weights[0], 0
            while point >= 0 and place + 1 < len(kinds):
                place += 1
                point -= weights[place]
            action = self.drawn(seat, list(self.asked(seat, kinds.pop(place)).proposals()), rng)
            if action is not None:
                return action
            whole -= weights.pop(place)
        raise AssertionError(f"{self.choice.step}: nobody offers anything")


# --- moments ---------------------------------------------------------------------------------------------------------


class Moment(StepFrame):
    """A point at which other chapters have their say; ``place`` is the next handler."""

    __slots__ = ("hex", "name", "origin", "place", "unit")

    def __init__(self, step: str, name: str, unit: Unit, origin: Hex, hex: Hex, place: int = 0) -> None:
        self.step = step
        self.name = name
        self.unit = unit
        self.origin = origin
        self.hex = hex
        self.place = place

    def twin(self) -> Moment:
        return Moment(self.step, self.name, self.unit, self.origin, self.hex, self.place)


FLOW.frame(Moment)


Handler: TypeAlias = Callable[[Play, Moment], None]

MOMENTS: Final = (
    "unit_begins",  # a unit is about to act: unit
    "unit_ends",  # it has finished its action, wherever it stands: unit (7.11, 8.23)
    "leaving",  # a unit is about to leave origin for hex, after any facing change (10.44)
    "entering",  # a unit is about to enter hex from origin (9.63)
    "entered",  # it has entered (9.47, 8.22, 9.61, 10.45, 12.81)
    "stopped",  # it has ended its movement in hex (8.23, 7.32)
    "advanced",  # it has entered hex by an advance after combat (9.61)
    "fire_resolved",  # fire at hex has been applied (9.61): unit is the top unit that was fired at
    "lost_strength",  # a unit has lost SP (8.42, 7.32, 12.23)
    "vacated",  # no combat unit is left in hex (12.73)
    "brigade_begins",  # the brigades of state.active begin their Action Phase
    "brigade_ends",  # they have finished it (6.26, 11.59, 17.21)
    "turn_ends",  # after IV.D
)

HANDLERS: Final[dict[str, list[tuple[int, str, Handler]]]] = {}


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


@FLOW.check
def moments_are_heard() -> Iterator[str]:
    """Every moment has a chapter that waits for it, and whoever calls one calls it by its name."""
    yield from (f"nobody waits for the moment {name!r}" for name in MOMENTS if name not in HANDLERS)
    for module, source in FLOW.sources():
        for place, words in mentions(module, source, r"\.moment", first):
            yield from (f"{place}: there is no moment {word!r}" for word in words or () if word not in MOMENTS)


def interrupted(state: GbacwState) -> Frame:
    """What the moments on top of the stack interrupt."""
    return next(frame for frame in state.stack[::-1] if not isinstance(frame, Moment))


@FLOW.auto("moment")
def run_moment(play: Play, frame: Moment) -> None:
    """One handler after another, until one of them puts something on the stack; then back to what was interrupted."""
    rows, stack = HANDLERS[frame.name], play.state.stack
    depth = len(stack) - 1
    for place in range(frame.place, len(rows)):
        rows[place][2](play, frame)
        if not stack or stack[-1] is not frame:
            if len(stack) > depth and stack[depth] is frame:
                stack[depth] = Moment("moment", frame.name, frame.unit, frame.origin, frame.hex, place + 1)
            return
    play.pop()
