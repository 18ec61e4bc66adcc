"""The captain of Great Battles of the American Civil War: he keeps a line, closes with what is worth having, and fires.

An action is played out to the next quiet moment and judged by :func:`worth`; what rolls dice is tried again as long as
it may be the best. Nothing is hidden on this table but the order of the pool, so he thinks with what everybody sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from caracole.kernel import FreeDice
from caracole.players.base import Chosen, Offer, Reason
from caracole.players.judgement.gbacw import Terrain, worth
from caracole.systems.gbacw import actions as do
from caracole.systems.gbacw import query
from caracole.systems.gbacw.game import Gbacw
from caracole.systems.gbacw.printed import ADVANCE, ATTACK, MARCH
from caracole.systems.gbacw.state import GbacwState

QUIET = (
    "brigade.act",
    "unit.act",
    "marker.brigade",
    "marker.attempts",
    "leader.go",
    "commanders.move",
    "orders.division",
)
"""Decisions at which a position can be judged; in between are fire, losses, retreats, reactions."""
FIRST_LOOK = 2
LOOKS = ((4, 4), (2, 8))
"""How often an action that rolls dice is tried: all of them, then the four best again, then the two best."""
LONGEST = 200
"""Decisions until a moment that does not become quiet is judged all the same."""
ENOUGH = 0.02
"""What an action must promise before a unit stirs."""
NEAR, FAR = 6, 14
"""Hexes to the enemy within which a brigade that attacks is under Attack Orders, and beyond which it marches."""


class Captain:
    """One computer player. ``seed`` makes his thoughts repeatable."""

    name = "captain"

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(seed)
        self._terrains: dict[int, Terrain] = {}

    def choose(self, game: Gbacw, seat: int, view: dict[str, Any], offer: Offer) -> Chosen:
        """Decide for a seat."""
        state: GbacwState = offer.imagine(self._rng)
        choices = [each for each in game.candidates(state, seat) if not isinstance(each, do.SetStanding)]
        if not choices:
            choices = list(game.candidates(state, seat))
        if len(choices) == 1:
            return Chosen(choices[0], None)
        known = self._by_heart(game, state, seat, choices)
        if known is not None:
            return known
        best = self._best(game, state, seat, choices)
        return Chosen(best, _reason(game, best))

    # --- what needs no thought ---------------------------------------------------------------------------------------

    def _by_heart(self, game: Gbacw, state: GbacwState, seat: int, choices: Sequence[Any]) -> Chosen | None:
        """Commands: who acts next, under which orders."""
        first = choices[0]
        brigades = [each for each in choices if isinstance(each, do.ActivateBrigade)]
        if brigades:
            nearest = min(brigades, key=lambda each: _distance(game, state, each.brigade))
            return Chosen(nearest, Reason("front_brigade_first", {}))
        units = [each for each in choices if isinstance(each, do.ActivateUnit)]
        if units:
            foremost = min(units, key=lambda each: _nearness(game, state, each.unit))
            return Chosen(foremost, Reason("front_line_first", {}))
        orders = [each for each in choices if isinstance(each, do.OrderBrigade | do.TakeOrders | do.AttemptOrders)]
        if orders:
            return self._orders(game, state, seat, choices)
        if isinstance(first, do.FillPool | do.HoldBack):
            return Chosen(next(each for each in choices if isinstance(each, do.FillPool)), None)
        return None

    def _orders(self, game: Gbacw, state: GbacwState, seat: int, choices: Sequence[Any]) -> Chosen:
        """The orders that a brigade should have, if it can get them."""
        for each in choices:
            if isinstance(each, do.OrderBrigade):
                wanted = self._wanted(game, state, each.brigade)
                if each.orders == wanted != state.brigade_orders[each.brigade]:
                    return Chosen(each, Reason("orders_for_the_day", {}))
            elif isinstance(each, do.AttemptOrders):
                if self._wanted(game, state, each.brigade) != state.brigade_orders[each.brigade]:
                    return Chosen(each, Reason("orders_for_the_day", {}))
            elif isinstance(each, do.TakeOrders):
                brigade = getattr(state.stack[-1], "brigade", -1)
                if brigade >= 0 and each.orders == self._wanted(game, state, brigade):
                    return Chosen(each, Reason("orders_for_the_day", {}))
        rest = [each for each in choices if not isinstance(each, do.OrderBrigade | do.TakeOrders | do.AttemptOrders)]
        return Chosen(rest[0] if rest else choices[0], None)

    def _wanted(self, game: Gbacw, state: GbacwState, brigade: int) -> int:
        """March far from the enemy, Attack where there is something to be taken, Advance otherwise."""
        length = _distance(game, state, brigade)
        if length > FAR:
            return MARCH
        side = game.field.brigades[brigade].side
        prizes = self._terrain(game).prizes[side]
        lacking = any(not state.controlled[side] >> where & 1 for where, _ in prizes)
        return ATTACK if length <= NEAR and lacking else ADVANCE

    # --- weighing actions --------------------------------------------------------------------------------------------

    def _best(self, game: Gbacw, state: GbacwState, seat: int, choices: Sequence[Any]) -> Any:
        """What promises most; whatever ends something is what it has to beat."""
        looks = [_Look(each) for each in choices]
        for look in looks:
            self._try(game, state, seat, look, FIRST_LOOK)
        for count, tries in LOOKS:
            if not any(look.rolls for look in looks):
                break
            looks = sorted(looks, key=_mean, reverse=True)[:count]
            for look in looks:
                if look.rolls:
                    self._try(game, state, seat, look, tries)
        return max(looks, key=_mean).action

    def _try(self, game: Gbacw, state: GbacwState, seat: int, look: _Look, tries: int) -> None:
        """Play an action out ``tries`` times, once if nothing is left to chance."""
        terrain = self._terrain(game)
        for _ in range(tries):
            trial = state.copy()
            dice = FreeDice(self._rng, keep_log=True)
            game.apply(trial, seat, look.action, dice)
            self._settle(game, trial, dice)
            look.add(worth(game, trial, seat, terrain))
            if not dice.log:
                return
            look.rolls = True

    def _settle(self, game: Gbacw, state: GbacwState, dice: FreeDice) -> None:
        """Play on without thinking until a position can be judged."""
        for _ in range(LONGEST):
            decision = game.decision(state)
            if decision is None or decision.kind in QUIET:
                return
            seat = decision.seats[0]
            game.apply(state, seat, self._offhand(game, state, seat), dice)

    def _offhand(self, game: Gbacw, state: GbacwState, seat: int) -> Any:
        """What anybody would do on the spot: fire back, stand, go the first way."""
        return next(each for each in game.candidates(state, seat) if not isinstance(each, do.SetStanding))

    def _terrain(self, game: Gbacw) -> Terrain:
        key = id(game.field)
        if key not in self._terrains:
            self._terrains[key] = Terrain(game)
        return self._terrains[key]


class _Look:
    """An action being weighed: what it brought so far, on the average."""

    __slots__ = ("action", "count", "habit", "rolls", "total")

    def __init__(self, action: Any) -> None:
        self.action, self.total, self.count, self.rolls = action, 0.0, 0, False
        self.habit = ENOUGH if type(action).__name__.startswith("End") else 0.0

    def add(self, value: float) -> None:
        """One more try."""
        self.total += value
        self.count += 1

    @property
    def mean(self) -> float:
        """What it promises."""
        return self.total / self.count + self.habit


def _mean(look: _Look) -> float:
    return look.mean


def _distance(game: Gbacw, state: GbacwState, brigade: int) -> int:
    """From the brigade to the nearest enemy."""
    side = game.field.brigades[brigade].side
    own = [unit for unit in query.units_on_map(game, state, side) if state.brigade_of[unit] == brigade]
    return min((query.nearest_enemy(game, state, state.hex_of[unit], side) for unit in own), default=0)


def _nearness(game: Gbacw, state: GbacwState, unit: int) -> int:
    """From the unit to the nearest enemy."""
    where = state.hex_of[unit]
    return query.nearest_enemy(game, state, where, game.field.units[unit].side) if where >= 0 else FAR


def _reason(game: Gbacw, action: Any) -> Reason | None:
    """Why, in a word."""
    if isinstance(action, do.FireAt | do.AnswerFire):
        return Reason("fire_pays", {})
    if isinstance(action, do.Step):
        return Reason("better_ground", {})
    if isinstance(action, do.DesignateAssault | do.JoinAssault):
        return Reason("assault_pays", {})
    return None
