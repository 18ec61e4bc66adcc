"""The captain of La Guerra di Gradisca: rules of thumb that any player would recognise.

He sees only what his seat may know: every thought is tried on imagined states (hidden cards and Booty dealt anew). To
judge an action he plays it out to the next quiet moment a few times and asks :func:`worth`, which knows points, men,
sieges, supply and the way to the prizes; then he takes what promises most, and says why.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from caracole.kernel import FreeDice
from caracole.kernel.bits import members
from caracole.players.base import Chosen, Offer, Reason
from caracole.systems.gradisca import query
from caracole.systems.gradisca.actions import (
    ActivateZone,
    Bombard,
    BombardUnits,
    BuildFort,
    ChooseOption,
    CounterMine,
    EndActivation,
    EndZone,
    GoOn,
    LayMine,
    March,
    MoveCamp,
    PlayCard,
    RebuildWall,
    Recover,
    SetOffMine,
)
from caracole.systems.gradisca.game import Gradisca
from caracole.systems.gradisca.state import GradiscaState
from caracole.systems.gradisca.supply import has_line
from caracole.systems.gradisca.theatre import WALL, Theatre

QUIET = ("activation.option", "activation.main", "zone.act", "column.on", "turn.sea_supply_place")
"""Decisions at which a position can be judged; in between are hits, retreats, answers."""
TRIES = 8
"""How often an action that rolls dice is tried."""
DRAW_IS_WORTH = 0.3
ENOUGH = 0.05
FAR = 30

POINT = 3.0
"""What a Victory Point is worth, in men."""
LAST_TURN = 1.5
"""Points weigh more than men when no turn is left to use the men."""
CARD = 0.35
BOOTY = 2.0
GUARD = 0.5
APPROACH = 0.3
HORIZON = 12.0
"""How far, in movement points, a prize draws an army."""


class Captain:
    """One computer player. ``seed`` makes his thoughts repeatable."""

    name = "captain"

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(seed)
        self._maps: dict[int, _Distances] = {}

    def choose(self, game: Gradisca, seat: int, view: dict[str, Any], offer: Offer) -> Chosen:
        """Decide for a seat."""
        state: GradiscaState = offer.imagine(self._rng)
        side = game.side_of_seat(seat)
        step = state.stack[-1].step
        if step == "activation.option":
            return self._option(game, state, seat, side)
        actions = list(game.candidates(state, seat))
        if len(actions) == 1:
            return Chosen(actions[0], None)
        if step == "activation.discard":
            return self._discard(game, state, side, actions)
        best, _ = self._best(game, state, seat, side, actions)
        return Chosen(best, _reason(game, state, side, best))

    # --- the option --------------------------------------------------------------------------------------------------

    def _option(self, game: Gradisca, state: GradiscaState, seat: int, side: int) -> Chosen:
        """Lead where two zones can do something, act where one can, draw a card when idle."""
        options = [action for action in game.candidates(state, seat) if isinstance(action, ChooseOption)]
        draw = next((option for option in options if option.option == 2), None)
        act = next(option for option in options if option.option == 1)
        leads = [option for option in options if option.option == 3]
        frame = state.stack[-1]
        busy: list[float] = []
        for zone in members(state.held[side]):
            if state.at[zone] & game.theatre.of_command[frame.command] & ~state.activated:
                busy.append(self._zone_gain(game, state, seat, side, zone))
        busy.sort(reverse=True)
        hand = len(state.hands[side])
        value_of_draw = DRAW_IS_WORTH if hand < game.charts.hand.limit else DRAW_IS_WORTH / 3
        if draw is not None and (not busy or busy[0] < value_of_draw):
            return Chosen(draw, Reason("draw_when_idle", {}))
        if leads and len([gain for gain in busy if gain > ENOUGH]) > 1:
            lead = max(leads, key=lambda option: query.leadership(game, state, option.commander or 0))
            return Chosen(lead, Reason("lead_several_zones", {}))
        return Chosen(act, Reason("act_with_one_zone", {}))

    def _zone_gain(self, game: Gradisca, state: GradiscaState, seat: int, side: int, zone: int) -> float:
        """What the best single action of the units in a zone would bring."""
        trial = state.copy()
        dice = FreeDice(self._rng)
        if trial.stack[-1].step == "activation.option":
            game.apply(trial, seat, ChooseOption(1), dice)
            self._settle(game, trial, dice)
        if not trial.stack or game.check(trial, seat, ActivateZone(zone)) is not None:
            return 0.0
        game.apply(trial, seat, ActivateZone(zone), dice)
        self._settle(game, trial, dice)
        if not trial.stack or trial.stack[-1].step != "zone.act":
            return 0.0
        actions = list(game.candidates(trial, seat))
        return self._best(game, trial, seat, side, actions, tries=2)[1]

    # --- weighing actions --------------------------------------------------------------------------------------------

    def _best(
        self, game: Gradisca, state: GradiscaState, seat: int, side: int, actions: Sequence[Any], tries: int = TRIES
    ) -> tuple[Any, float]:
        """The action that promises most, and how much more than the position is worth now."""
        map_ = self._map(game)
        now = worth(game, state, side, map_)
        best, best_value = actions[0], float("-inf")
        for action in actions:
            value = self._promise(game, state, seat, side, action, tries, map_) + _habit(action)
            if value > best_value:
                best, best_value = action, value
        return best, best_value - now

    def _promise(
        self, game: Gradisca, state: GradiscaState, seat: int, side: int, action: Any, tries: int, map_: _Distances
    ) -> float:
        if isinstance(action, ActivateZone):
            return worth(game, state, side, map_) + self._zone_gain(game, state, seat, side, action.zone)
        total = 0.0
        for done in range(1, tries + 1):
            trial = state.copy()
            dice = FreeDice(self._rng, keep_log=True)
            game.apply(trial, seat, action, dice)
            self._settle(game, trial, dice)
            total += worth(game, trial, side, map_)
            if not dice.log:
                return total / done  # nothing was left to chance
        return total / tries

    def _settle(self, game: Gradisca, state: GradiscaState, dice: FreeDice) -> None:
        """Play on without thinking until a position can be judged."""
        while state.stack and not _is_quiet(state):
            decision = game.decision(state)
            if decision is None:
                return
            seat = decision.seats[0]
            game.apply(state, seat, self._offhand(game, state, seat, decision.kind), dice)

    def _offhand(self, game: Gradisca, state: GradiscaState, seat: int, kind: str) -> Any:
        """What anybody would do on the spot in a fight."""
        actions: list[Any] = list(game.candidates(state, seat))
        if kind == "hits.take":
            return min(actions, key=lambda action: _loss(game, state, action.unit))
        if kind in ("forts.take", "battle.recall"):
            return actions[-1]  # convert all, call somebody
        if kind in ("window.ask", "battle.stand"):
            return actions[0]  # no answer, stand fast
        if kind == "column.on":  # raiders among enemies: away if there is a free zone, else fight
            free = [action for action in actions if isinstance(action, GoOn) and not _held_by_enemy(state, action.to)]
            return free[0] if free else actions[0]
        return actions[int(self._rng.random() * len(actions))]

    def _discard(self, game: Gradisca, state: GradiscaState, side: int, actions: Sequence[Any]) -> Chosen:
        """Throw away what the own side cannot play, then what helps least."""

        def use(action: Any) -> float:
            if not hasattr(action, "card"):
                return -0.5
            card = game.theatre.cards[action.card]
            if not card.playable_by[side]:
                return -1.0
            return 1.0 + 0.5 * int(card.reinforcement) - 0.5 * int(card.mandatory[side])

        worst = min(actions, key=use)
        return Chosen(worst, Reason("discard_least_useful", {}))

    def _map(self, game: Gradisca) -> _Distances:
        key = id(game.theatre)
        if key not in self._maps:
            self._maps[key] = _Distances(game.theatre)
        return self._maps[key]


def _held_by_enemy(state: GradiscaState, zone: int) -> bool:
    """The zone holds units that the column at the top of the stack would have to fight."""
    return bool(state.held[1 - state.stack[-1].side] >> zone & 1)


def _is_quiet(state: GradiscaState) -> bool:
    """Nothing is about to happen by itself: no fight, no choice of losses, no raiders standing among enemies."""
    frame = state.stack[-1]
    if frame.step == "column.on":
        return not _held_by_enemy(state, frame.zone)
    return frame.step in QUIET


def _loss(game: Gradisca, state: GradiscaState, unit: int) -> float:
    """How much a hit on this unit hurts."""
    before = unit_worth(game, state, unit)
    if state.disorganized >> unit & 1 or not game.theatre.two_sided >> unit & 1:
        return before
    return before * 0.45


def _habit(action: Any) -> float:
    """Small leanings that decide between equals: do something rather than nothing, cards before the end."""
    if isinstance(action, EndActivation | EndZone):
        return -0.02
    if isinstance(action, PlayCard):
        return 0.01
    return 0.0


# --- what a position is worth ----------------------------------------------------------------------------------------


class _Distances:
    """Cheapest marches between all zones, without rivers and X borders, made once per theatre."""

    def __init__(self, theatre: Theatre) -> None:
        count = len(theatre.zones)
        self.between = [[FAR] * count for _ in range(count)]
        for start in range(count):
            row = self.between[start]
            row[start] = 0
            frontier = [start]
            while frontier:
                here = frontier.pop(0)
                for other, border in theatre.border_to[here].items():
                    if theatre.borders[border].kind in ("impassable", "river"):
                        continue
                    length = row[here] + theatre.cost[other]
                    if length < row[other]:
                        row[other] = length
                        frontier.append(other)
        self.prizes = [
            [(zone, points) for owner, zone, points in theatre.scenario.objectives if owner == side] for side in (0, 1)
        ]


def unit_worth(game: Gradisca, state: GradiscaState, unit: int) -> float:
    """Men and guns in one number."""
    theatre, bit = game.theatre, 1 << unit
    if theatre.commanders & bit:
        return 1.5 + query.leadership(game, state, unit)
    if theatre.engineers & bit or theatre.artillery & bit:
        return 2.0 + theatre.units[unit].attack * 0.5
    row = theatre.units[unit]
    value = 0.8 + 0.5 * (row.attack + row.defence)
    return value * 0.6 if state.disorganized & bit else value


def worth(game: Gradisca, state: GradiscaState, side: int, map_: _Distances) -> float:
    """The position as this side sees it: higher is better."""
    if state.result is not None:
        difference = state.result[side] - state.result[1 - side]
        return 10.0 * difference + (500.0 if difference > 0 else -500.0 if difference < 0 else 0.0)
    return _standing(game, state, side, map_) - _standing(game, state, 1 - side, map_)


def _standing(game: Gradisca, state: GradiscaState, side: int, map_: _Distances) -> float:
    theatre = game.theatre
    left = max(0, state.end_turn - state.turn)
    value = POINT * state.vp[side] * (LAST_TURN if not left else 1.0) + CARD * len(state.hands[side]) * (left > 0)
    if game.rules.advanced:
        value += 0.5 * state.morale[side]
        value += 1.5 if state.camp[side] >= 0 else 0.0
    held = state.held[side]
    strength = {zone: _strength(game, state, side, zone) for zone in members(held)}
    value += sum(strength.values()) * 0.9
    for zone, points in map_.prizes[side]:
        value += _prize(game, state, side, zone, points, left, strength, map_)
    for zone, points in map_.prizes[1 - side]:  # what must be guarded
        if held >> zone & 1:
            value += points * GUARD + min(strength[zone], 8.0) * 0.1 * points / 10
    for zone in _booty_zones(state, 1 - side):
        value += BOOTY * _nearness(held, zone, map_)
    for zone, men in strength.items():
        crowd = (state.at[zone] & theatre.line & theatre.of_side[side]).bit_count() - game.charts.stacking.limit
        if crowd > 0:
            value -= 0.7 * crowd
        if game.rules.advanced and not has_line(game, state, side, zone) and state.sea_supply != zone:
            value -= 0.08 * men
        value += 0.35 * min(2, state.forts[side][zone])
    return value


def _strength(game: Gradisca, state: GradiscaState, side: int, zone: int) -> float:
    return sum(unit_worth(game, state, unit) for unit in members(state.at[zone] & game.theatre.of_side[side]))


def _booty_zones(state: GradiscaState, side: int) -> Iterable[int]:
    """Zones that hold Booty of ``side`` for the other to take."""
    return [zone for zone, marker in enumerate(state.booty) if marker >= 0 and marker // 100 == side]


def _nearness(held: int, zone: int, map_: _Distances) -> float:
    """1 beside it, less farther away."""
    nearest = min((map_.between[own][zone] for own in members(held)), default=FAR)
    return 1.0 / (1 + nearest)


def _prize(
    game: Gradisca,
    state: GradiscaState,
    side: int,
    zone: int,
    points: int,
    left: int,
    strength: dict[int, float],
    map_: _Distances,
) -> float:
    """An objective: held, it is nearly its points; else the army should mass near it, and open its walls."""
    if state.held[side] >> zone & 1:
        return points * POINT * (LAST_TURN if not left else 0.7) + min(strength[zone], 10.0) * 0.08
    value = 0.0
    closed = game.theatre.fortresses >> zone & 1 and not _has_breach(game, state, zone)
    pull = APPROACH * points / 10 * (0.5 if closed else 1.0)
    for own, men in strength.items():
        value += men * pull * max(0.0, 1.0 - map_.between[own][zone] / HORIZON)
    if game.theatre.fortresses >> zone & 1:
        for other, border in game.theatre.border_to[zone].items():
            if state.kinds[border] != WALL:
                continue
            missing = game.theatre.printed_levels[border] - state.levels[border]
            besieged = strength.get(other, 0.0) > 0
            value += 0.7 * missing * (1.0 if besieged else 0.3)
            if not state.levels[border]:
                value += 2.5 if besieged else 0.8
            value += 1.2 * state.mines[border] * (state.mine_side[border] == side)
    return value


def _has_breach(game: Gradisca, state: GradiscaState, fortress: int) -> bool:
    """Some wall of the Fortress is open."""
    return any(not state.levels[border] for border in game.theatre.border_to[fortress].values())


# --- saying why ------------------------------------------------------------------------------------------------------

REASONS = {
    Bombard: "breach_the_wall",
    BombardUnits: "thin_them_out",
    LayMine: "breach_the_wall",
    SetOffMine: "breach_the_wall",
    CounterMine: "save_the_wall",
    RebuildWall: "save_the_wall",
    BuildFort: "dig_in",
    Recover: "recover",
    MoveCamp: "keep_supply",
    EndZone: "hold_position",
    EndActivation: "nothing_better",
    PlayCard: "good_card",
}


def _reason(game: Gradisca, state: GradiscaState, side: int, action: Any) -> Reason:
    """A word for what he does: the code of a message, with the zone concerned."""
    names = game.theatre.names["zone"]
    if isinstance(action, March | GoOn):
        zone = names[action.to]
        if state.held[1 - side] >> action.to & 1:
            return Reason("good_odds" if action.how != "raid" else "raid_pays", {"zone": zone})
        if state.booty[action.to] >= 0 and state.booty[action.to] // 100 != side:
            return Reason("take_booty", {"zone": zone})
        if action.how == "raid":
            return Reason("raid_pays", {"zone": zone})
        return Reason("mass_near_the_prize", {"zone": zone})
    if isinstance(action, ActivateZone):
        return Reason("most_to_do_here", {"zone": names[action.zone]})
    return Reason(REASONS.get(type(action), "best_on_balance"), {})
