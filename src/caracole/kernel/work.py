"""What a step works with: the game, the state it changes, the dice and whoever listens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar, cast

from caracole.kernel.bits import members
from caracole.kernel.dice import Dice
from caracole.kernel.events import Emit, Event
from caracole.kernel.flow import Frame, at_step
from caracole.kernel.frames import StepFrame
from caracole.kernel.native import mypyc_attr
from caracole.kernel.stackstate import StackState

GameT = TypeVar("GameT")
StateT = TypeVar("StateT", bound=StackState)
FrameT = TypeVar("FrameT", bound=StepFrame)


class Naming:
    """How a system's arguments are read: which hold an index of which domain, and which of them hold several."""

    __slots__ = ("domains", "sets")

    def __init__(self, domains: Mapping[str, str], sets: Sequence[str] = ()) -> None:
        self.domains = domains
        """Argument to domain; an argument that is not here stays as it is."""
        self.sets = frozenset(sets)
        """Arguments that hold a set (an integer of bits) or a sequence of indices."""

    def named(self, names: Mapping[str, Sequence[str]], args: Mapping[str, Any]) -> dict[str, Any]:
        """Indices become slugs, by the names of the arguments; -1 and None become None, and a word stays."""
        found: dict[str, Any] = {}
        for key, value in args.items():
            domain = self.domains.get(key)
            if domain is None or isinstance(value, str):
                found[key] = value
            elif key in self.sets:
                slugs = names[domain]
                numbers = members(value) if isinstance(value, int) else value
                found[key] = [each if isinstance(each, str) else slugs[each] for each in numbers]
            else:
                found[key] = None if value is None or value < 0 else names[domain][value]
        return found


def with_names_borne(args: dict[str, Any], called: Mapping[str, str]) -> dict[str, Any]:
    """The arguments and, as ``called``, the names of those among them who bear another name now than the printed
    one: whoever reads of it later finds who it was."""
    if not called:
        return args
    told = [each for value in args.values() for each in (value if isinstance(value, list) else (value,))]
    borne = {each: called[each] for each in told if isinstance(each, str) and each in called}
    return {**args, "called": borne} if borne else args


@mypyc_attr(allow_interpreted_subclasses=True)
class Work(Generic[GameT, StateT]):
    """One step at work. A system adds what its chapters ask for most, and says how its events name things."""

    __slots__ = ("dice", "emit", "game", "state")

    naming: ClassVar[Naming]

    def __init__(self, game: GameT, state: StateT, dice: Dice, emit: Emit | None) -> None:
        self.game = game
        self.state = state
        self.dice = dice
        self.emit = emit

    def names(self) -> Mapping[str, Sequence[str]]:
        """Domain to the slugs of its members."""
        raise NotImplementedError

    def called(self) -> Mapping[str, str]:
        """Slug to name, of those who bear another name now than the printed one."""
        return {}

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
        stack = self.state.stack
        if stack:
            stack[-1] = at_step(frame, step, changes)

    def go(self, frame: FrameT, step: str) -> FrameT:
        """The same for a StepFrame: what lies on top now, whose fields may still be changed at once. It asks for no
        dictionary, so it is the way where games go most often."""
        later = cast("FrameT", frame.twin())
        later.step = step
        stack = self.state.stack
        if stack:
            stack[-1] = later
        return later

    # --- telling -----------------------------------------------------------------------------------------------------

    def tell(
        self,
        kind: str,
        rule: str,
        *,
        audience: tuple[int, ...] | None = None,
        reveals: bool = False,
        beside: dict[str, Any] | None = None,
        **args: Any,
    ) -> None:
        """Something happened. Arguments are named by domain and translated to slugs here, only if somebody listens."""
        if self.emit is not None:
            named = with_names_borne(self.naming.named(self.names(), args), self.called())
            self.emit(Event(kind, rule, named, audience, reveals, beside))
