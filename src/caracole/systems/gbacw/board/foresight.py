"""What would happen on the way: who of the other side may react to each step, and which rolls it asks for.

The steps are gone in imagination with the luckiest dice, every reaction is declined, and whoever would have been asked
is told. Only those count whom the seat sees.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from caracole.kernel import Dice
from caracole.present.model import Says, Told
from caracole.systems.gbacw.rules.fire.actions import AnswerFire, HoldFire
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.reaction.actions import HoldGround, LetBe
from caracole.systems.gbacw.rules.sequence.standing import none_given
from caracole.systems.gbacw.rules.state import GbacwState

DECLINED: Mapping[str, Any] = {"fire.answer": HoldFire(), "reaction.face": LetBe(), "giving.ask": HoldGround()}
"""How each kind of reaction is declined."""
MOST_REACTIONS = 40
"""So many questions to the other side are looked at on one way."""


class LuckyDice(Dice):
    """Dice that show the face which is best for whoever checks: the tenth, which counts as nought."""

    def _values(self, count: int, faces: int, rule: str, why: str) -> tuple[int, ...]:
        return (faces,) * count


class Foreseen(NamedTuple):
    """Something that a step brings about: a reaction (``kind`` of the decision) of these pieces, or a roll."""

    place: str
    told: Told
    pieces: tuple[str, ...] = ()


def foreseen(
    game: Gbacw, state: GbacwState, seat: int, actions: Sequence[Any], seen: Collection[str]
) -> list[Foreseen]:
    """What these actions would bring about, one after another, as far as can be known; ``seen`` are the pieces that the
    seat sees."""
    state = state.copy()
    standing = list(state.standing)
    standing[1 - seat] = none_given()
    state.standing = (standing[0], standing[1])
    found: list[Foreseen] = []
    dice = LuckyDice()
    for action in actions:
        if game.check(state, seat, action) is not None:
            break
        to = getattr(action, "to", None)
        place = game.field.grid.names[to] if isinstance(to, int) else ""
        state, _ = game.step(state, seat, action, dice)
        state = _declined(game, state, seat, dice, place, seen, found)
        found += _rolls(dice, place)
        decision = game.decision(state)
        if decision is None or seat not in decision.seats:
            break
    return found


def _declined(
    game: Gbacw, state: GbacwState, seat: int, dice: Dice, place: str, seen: Collection[str], found: list[Foreseen]
) -> GbacwState:
    """Answer for the other side, and remember what it was asked."""
    for _ in range(MOST_REACTIONS):
        decision = game.decision(state)
        if decision is None or seat in decision.seats or decision.kind not in DECLINED:
            return state
        other = decision.seats[0]
        pieces = tuple(each for each in _asked(game, state, other) if each in seen)
        if pieces:
            words = Says(f"foreseen-{decision.kind.replace('.', '-').replace('_', '-')}", _about(decision, pieces))
            found.append(Foreseen(place, Told(words, decision.rule), pieces))
        state, _ = game.step(state, other, DECLINED[decision.kind], dice)
    return state


def _about(decision: Any, pieces: Sequence[str]) -> dict[str, Any]:
    kind = decision.about.get("kind")
    return {"units": list(pieces), **({"fire": kind} if isinstance(kind, str) else {})}


def _asked(game: Gbacw, state: GbacwState, seat: int) -> Iterator[str]:
    """Who would react: the units that could fire, or the one that could turn or give way."""
    decision, units = game.decision(state), game.field.units
    assert decision is not None
    if decision.kind == "fire.answer":
        answers = [each for each in game.candidates(state, seat) if isinstance(each, AnswerFire)]
        yield from dict.fromkeys(units[each.unit].id for each in answers)
    elif decision.kind == "reaction.face":
        yield from (units[unit].id for unit in state.at[decision.about["hex"]][:1])
    else:
        yield units[decision.about["unit"]].id


def _rolls(dice: Dice, place: str) -> Iterator[Foreseen]:
    for roll in dice.take_log():
        yield Foreseen(place, Told(Says(f"roll-{roll.why}"), roll.rule))
