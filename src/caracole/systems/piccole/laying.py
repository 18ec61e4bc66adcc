"""The position of a lesson. Of a battle, on the table between the armies of its scenario:

elements   a line each: id, x, y, heading, and ``destroyed`` or ``off_table`` for who has left the table
terrain    a line each: kind and vertices, ``level=2`` or ``blocks`` (sight) where it matters
phasing    the letter of the side whose turn it is; moves = what is left of its dice; step, turn, moved
camps      letter -> where along its edge; held = letter -> who controls it

Of a campaign: the words of docs/api.md but the campaign itself, which the scenario names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caracole.kernel import CaracoleError, Dice, Emit
from caracole.kernel.words import names_of, part_of, refuse_unknown
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.flow import FLOW, Play
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.state import BattleState
from caracole.systems.piccole.campaign import position as campaigns
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.position import BattleWords, Row, lines_of, state_of

GIVEN = ("at_start", "revision", "campaign", "options", "battles")
"""Words of a position that the scenario and the options of a lesson say."""
GONE = ("destroyed", "off_table")


def begin(game: Battle | Campaign, position: Mapping[str, Any], dice: Dice, emit: Emit | None = None) -> Any:
    """The state that a lesson begins with; without words, the scenario as it is set up."""
    if not position:
        return game.setup(dice, emit)
    known = BattleWords if isinstance(game, Battle) else campaigns.CampaignWords
    refuse_unknown(list(position), [word for word in names_of(known) if word not in GIVEN])
    if isinstance(game, Battle):
        return _battle(game, position, dice, emit)
    words = part_of(campaigns.CampaignWords, {**position, "campaign": game.map})
    return campaigns.lay(game, words, dice, emit)


def _battle(game: Battle, position: Mapping[str, Any], dice: Dice, emit: Emit | None) -> BattleState:
    words = part_of(BattleWords, {"elements": "", "phasing": game.letters[0], **position})
    state = state_of(words, [_row(game, line) for line in lines_of(words.elements)], game)
    wrong = game.broken_invariants(state)
    if wrong:
        raise CaracoleError(f"the position is impossible: {'; '.join(wrong)}")
    FLOW.run(Play(game, state, dice, emit), state.stack)
    return state


def _row(game: Battle, line: str) -> Row:
    """``R2 3000 2000 0``: what it is, its army says."""
    try:
        name, x, y, heading, *flags = line.split()
        pose = int(x), int(y), int(heading)
    except ValueError:
        raise CaracoleError(f"element {line!r}: write 'R2 3000 2000 0'") from None
    unknown = set(flags) - set(GONE)
    if unknown:
        raise CaracoleError(f"element {line!r}: what is {unknown.pop()!r}?")
    element = Element(game.codec.number("element", name, "element"))
    return element, game.elements[element], pose, flags[0] if flags else "on_table"
