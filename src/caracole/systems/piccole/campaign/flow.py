"""The table of the campaign's steps, and the context that every step works with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from caracole.kernel import Choice, Dice, Emit, Event, Flow, Frame
from caracole.kernel.bits import members
from caracole.kernel.flow import at_step
from caracole.systems.piccole.campaign.actions import ELEMENT_NAMES, GIVERS, RELATIONS
from caracole.systems.piccole.campaign.state import CampaignState

if TYPE_CHECKING:
    from caracole.systems.piccole.campaign.game import Campaign


class Play:
    """One step at work: the game, the state it changes, the dice and whoever listens."""

    __slots__ = ("charts", "dice", "emit", "game", "map", "state")

    def __init__(self, game: Campaign, state: CampaignState, dice: Dice, emit: Emit | None) -> None:
        self.game = game
        self.state = state
        self.dice = dice
        self.emit = emit
        self.map = game.map
        self.charts = game.charts

    def push(self, frame: Frame) -> None:
        """Something comes first; the frame below waits."""
        self.state.stack.append(frame)

    def pop(self) -> None:
        """The top frame is over."""
        self.state.stack.pop()

    def to(self, frame: Frame, step: str, **changes: Any) -> None:
        """The top frame goes on at another step."""
        self.state.stack[-1] = at_step(frame, step, changes)

    def roll(self, rule: str, why: str) -> int:
        """One six-sided die."""
        return self.dice.roll(6, rule, why)

    def pick(self, count: int, rule: str, why: str) -> int:
        """One of so many things, from 0; of one thing nothing is drawn."""
        return 0 if count == 1 else self.dice.pick(count, rule, why)

    def tell(
        self, kind: str, rule: str, *, audience: tuple[int, ...] | None = None, reveals: bool = False, **args: Any
    ) -> None:
        """Something happened. Arguments are named by domain and translated to slugs here, only if somebody listens."""
        if self.emit is not None:
            self.emit(Event(kind, rule, name_args(self.game, args), audience, reveals))


DOMAIN_OF_ARG = {
    "node": "node",
    "to": "node",
    "via": "node",
    "origin": "node",
    "path": "node",
    "nodes": "node",
    "player": "player",
    "other": "player",
    "owner": "player",
    "attacker": "player",
    "defender": "player",
    "winner": "player",
    "players": "player",
    "helpers": "player",
    "element": "element",
    "elements": "element",
    "relation": "relation",
    "passage": "giver",
    "contingent": "giver",
}
"""Arguments with these names hold numbers of a domain; those in SETS hold a set (integer) or a sequence of them."""

SETS = {"path", "nodes", "players", "helpers", "elements"}

FIXED_NAMES = {"element": ELEMENT_NAMES, "relation": RELATIONS, "giver": GIVERS}


def name_args(game: Campaign, args: dict[str, Any]) -> dict[str, Any]:
    """Numbers become slugs, by the names of the arguments; -1 and None become None, and a word stays."""
    named: dict[str, Any] = {}
    for key, value in args.items():
        domain = DOMAIN_OF_ARG.get(key)
        if domain is None or isinstance(value, str):
            named[key] = value
        elif key in SETS:
            slugs = game.codec.names[domain]
            numbers = members(value) if isinstance(value, int) else value
            named[key] = [each if isinstance(each, str) else slugs[each] for each in numbers]
        else:
            named[key] = None if value is None or value < 0 else game.codec.names[domain][value]
    return named


FLOW: Flow[Campaign, CampaignState, Play] = Flow()


class Ask(Choice["Campaign", CampaignState, Play]):
    """A decision of the campaign."""
