"""The captain of La Guerra di Gradisca: rules of thumb that any player would recognise.

He sees only what his seat may know: every thought is tried on imagined states (hidden cards and Booty dealt anew). To
judge an action he plays it out to the next quiet moment and asks :func:`worth` what he would have then; actions that
roll dice are tried again and again as long as they may be the best. He takes what promises most, and says why.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from caracole.kernel import FreeDice
from caracole.players.base import Chosen, Offer, Reason
from caracole.systems.gradisca.captain.caution import is_behind, is_laughable
from caracole.systems.gradisca.captain.judgement import Ground, ground_of, worth
from caracole.systems.gradisca.captain.leaning import Leaning
from caracole.systems.gradisca.captain.reasons import only_reason, reason_for
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import (
    MARCH,
    ActivateZone,
    ChooseOption,
    EndActivation,
    EndZone,
    FightOn,
    GoOn,
    Halt,
    March,
    MoveCamp,
    Pass,
    PlayCard,
)
from caracole.systems.gradisca.rules.activation.activation import ACTIVATE, DRAW, LEAD, Activation
from caracole.systems.gradisca.rules.activation.operations import ZoneActivation
from caracole.systems.gradisca.rules.components.numbers import Unit, Zone, each_zone
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.movement.column import Column, left_to_spend
from caracole.systems.gradisca.rules.state import GradiscaState
from caracole.systems.gradisca.rules.supply.supply import in_span, movement_allowance

QUIET = ("activation.option", "activation.main", "zone.act", "column.on", "turn.sea_supply_place")
"""Decisions at which a position can be judged; in between are hits, retreats, answers."""
FIRST_LOOK = 2
LOOKS = ((6, 8), (3, 24))
"""How often an action that rolls dice is tried: all of them, then the six best again, then the three best."""
IDLE = (Halt, EndZone, EndActivation, Pass)
DRAW_IS_WORTH = 0.1
DARING = 2
"""Who is behind when time runs out goes against so many times his number."""
ENOUGH = 0.1
"""What an action must promise before it is worth an activation."""


class Captain:
    """One computer player. ``seed`` makes his thoughts repeatable."""

    name = "captain"
    first_look = FIRST_LOOK
    looks: Sequence[tuple[int, int]] = LOOKS

    def __init__(self, seed: int = 0, leaning: Leaning | None = None) -> None:
        self._rng = Random(seed)
        self._leaning = leaning or Leaning()
        self._set_out: tuple[int, int] | None = None
        """What his side had when the column that is on the march set out"""
        self._gains: dict[tuple[Any, ...], float] = {}
        """What zones promised, in the position for which it was worked out"""

    def choose(self, game: Gradisca, seat: int, view: dict[str, Any], offer: Offer) -> Chosen:
        """Decide for a seat."""
        return self.decide(game, offer.imagine(self._rng), seat)

    def decide(self, game: Gradisca, state: GradiscaState, seat: int) -> Chosen:
        """What he does in a state that is his own to think with; it is left as it is."""
        side = game.side_of_seat(seat)
        step = state.stack[-1].step
        if step == "activation.option":
            return self._option(game, state, seat, side)
        actions = list(game.candidates(state, seat))
        if len(actions) == 1:
            return Chosen(actions[0], only_reason(game, state, side, actions[0]))
        if step == "activation.discard":
            return self._discard(game, state, side, actions)
        best, _ = self._best(game, state, seat, side, actions)
        if isinstance(best, March):
            self._set_out = _had(state, side)
        return Chosen(best, reason_for(game, state, side, best))

    # --- the option --------------------------------------------------------------------------------------------------

    def _option(self, game: Gradisca, state: GradiscaState, seat: int, side: int) -> Chosen:
        """Lead where several zones can do something, act where one can, draw a card when idle."""
        command = state.stack[-1].command
        self._gains.clear()
        zones = [
            zone
            for zone in each_zone(state.held[side])
            if state.at[zone] & game.theatre.of_command[command] & ~state.activated
        ]
        gains = {zone: self._zone_gain(game, state, seat, side, zone) for zone in zones}
        best, choice = max(gains.values(), default=0.0), ChooseOption(ACTIVATE)
        for option in game.candidates(state, seat):
            if isinstance(option, ChooseOption) and option.option == LEAD:
                promised = self._led(game, state, side, option.commander or Unit(0), gains)
                promised += self._leaning.lead + self._leaning.fancy(option)
                if promised > best + ENOUGH:
                    best, choice = promised, option
        draw = ChooseOption(DRAW)
        full = len(state.hands[side]) >= game.charts.hand.limit
        promised = (DRAW_IS_WORTH / 3 if full else DRAW_IS_WORTH) + self._leaning.draw + self._leaning.fancy(draw)
        too_late = state.turn >= state.end_turn and is_behind(game, state, side)
        if best < promised and not too_late and game.check(state, seat, draw) is None:
            return Chosen(draw, Reason("draw_when_idle"))
        if best < promised:
            return Chosen(choice, Reason("last_chance" if too_late else "wait_and_see"))
        return Chosen(choice, Reason("act_with_one_zone" if choice.option == ACTIVATE else "lead_several_zones"))

    def _led(self, game: Gradisca, state: GradiscaState, side: int, leader: Unit, gains: dict[Zone, float]) -> float:
        """What the zones promise that a Commander can lead together."""
        span = in_span(game, state, side, state.zone_of[leader]) if game.rules.advanced else -1
        within = sorted((gain for zone, gain in gains.items() if span >> zone & 1 and gain > ENOUGH), reverse=True)
        return sum(within[: query.leadership(game, state, leader)])

    def _zone_gain(self, game: Gradisca, state: GradiscaState, seat: int, side: int, zone: Zone) -> float:
        """What the best single action of the units in a zone would bring."""
        position = (zone, state.stack[-1].command, tuple(state.zone_of), state.disorganized, state.levels)
        known = self._gains.get(position)
        if known is None:
            known = self._gains[position] = self._work_out_gain(game, state, seat, side, zone)
        return known

    def _work_out_gain(self, game: Gradisca, state: GradiscaState, seat: int, side: int, zone: Zone) -> float:
        trial = state.copy()
        dice = FreeDice(self._rng)
        if trial.stack[-1].step == "activation.option":
            game.apply(trial, seat, ChooseOption(ACTIVATE), dice)
            self._settle(game, trial, dice)
        if not trial.stack or game.check(trial, seat, ActivateZone(zone)) is not None:
            return 0.0
        game.apply(trial, seat, ActivateZone(zone), dice)
        self._settle(game, trial, dice)
        if not trial.stack or trial.stack[-1].step != "zone.act":
            return 0.0
        return self._best(game, trial, seat, side, list(game.candidates(trial, seat)))[1]

    # --- weighing actions --------------------------------------------------------------------------------------------

    def _best(
        self, game: Gradisca, state: GradiscaState, seat: int, side: int, actions: Sequence[Any]
    ) -> tuple[Any, float]:
        """The action that promises most, and how much more it brings than doing nothing."""
        ground, leaning = ground_of(game), self._leaning
        thought = _Thought(worth(game, state, side, ground, leaning.judging))
        sensible = self._sensible(game, state, side, actions)
        looks = [_Look(action) for action in sensible]
        looks += self._errands(game, state, side, sensible)
        if not leaning.is_plain:
            for look in looks:
                look.habit += leaning.of(game, ground, state, side, look.action)
        for look in looks:
            self._try(game, state, seat, side, look, self.first_look, thought)
        nothing = next((look.mean for look in looks if isinstance(look.action, IDLE)), 0.0)
        for count, tries in self.looks:
            looks = sorted(looks, key=_mean, reverse=True)[:count]
            for look in looks:
                if look.rolls:
                    self._try(game, state, seat, side, look, tries, thought)
        best = max(looks, key=_mean)
        return best.action, best.mean - nothing

    def _sensible(self, game: Gradisca, state: GradiscaState, side: int, actions: Sequence[Any]) -> Sequence[Any]:
        """Without what nobody would do; all of them if nothing else is left, or if he is to gamble."""
        if self._leaning.gambles:
            return actions
        has_won = self._set_out is not None and self._set_out != _had(state, side)
        return [act for act in actions if not is_laughable(game, state, side, act, has_won)] or actions

    def _errands(self, game: Gradisca, state: GradiscaState, side: int, actions: Sequence[Any]) -> Iterator[_Look]:
        """Marches thought through to the zones that pay within reach, by the shortest way."""
        frame = state.stack[-1]
        if not isinstance(frame, Column | ZoneActivation):
            return
        ground = ground_of(game)
        dares = self._leaning.gambles or (state.turn >= state.end_turn - 1 and is_behind(game, state, side))
        for goal in ground.goals(state, side):
            first = ground.step_to(state, side, frame.zone, goal)
            if first is None or first == goal:
                continue
            length, enemies = ground.between[frame.zone][goal], 0
            if state.held[1 - side] >> goal & 1:
                enemies = query.enemies_in(game, state, side, goal).bit_count()
            for action in actions:
                if not isinstance(action, March | GoOn) or action.to != first or action.how != MARCH:
                    continue
                if isinstance(frame, Column):
                    units, reach = frame.units, left_to_spend(frame)
                elif isinstance(action, March):
                    units, reach = action.units, min(movement_allowance(game, state, unit) for unit in action.units)
                else:
                    continue
                if length <= reach and len(units) * (DARING if dares else 1) >= enemies:
                    yield _Look(action, goal)

    def _try(
        self, game: Gradisca, state: GradiscaState, seat: int, side: int, look: _Look, tries: int, thought: _Thought
    ) -> None:
        """Play an action out ``tries`` times, once if nothing is left to chance. What is gained is measured against
        doing nothing: when the activation is over, against the end of an idle one, because then time has gone on."""
        if isinstance(look.action, ActivateZone):
            look.add(self._zone_gain(game, state, seat, side, look.action.zone))
            return
        if isinstance(look.action, EndActivation):
            look.add(0.0)
            return
        ground, judging, began = ground_of(game), self._leaning.judging, _activation(state)
        for _ in range(tries):
            trial = state.copy()
            dice = FreeDice(self._rng, keep_log=True)
            game.apply(trial, seat, look.action, dice)
            rolled = bool(dice.log)
            self._settle(game, trial, dice)
            if look.goal is not None:
                self._go_on_to(game, trial, seat, side, look.goal, dice)
                rolled = rolled or bool(dice.log)
            over = began is not None and trial.result is None and _activation(trial) != began
            if over and thought.idle is None:
                thought.idle = self._idle(game, state, side, began, thought.now)
            look.add(
                worth(game, trial, side, ground, judging) - (thought.idle if over and thought.idle else thought.now)
            )
            if not dice.log or (over and not rolled):
                return
            look.rolls = True

    def _go_on_to(self, game: Gradisca, trial: GradiscaState, seat: int, side: int, goal: Zone, dice: FreeDice) -> None:
        """March the column at the top of the stack on to a zone as long as nothing stops it."""
        ground = ground_of(game)
        while trial.stack:
            column = trial.stack[-1]
            if not isinstance(column, Column) or column.step != "column.on" or column.zone == goal:
                return
            step = ground.step_to(trial, side, column.zone, goal)
            if step is None or game.check(trial, seat, GoOn(step, MARCH)) is not None:
                return
            game.apply(trial, seat, GoOn(step, MARCH), dice)
            self._settle(game, trial, dice)

    def _idle(self, game: Gradisca, state: GradiscaState, side: int, began: Any, now: float) -> float:
        """What is had when nothing more is done in this activation; ``now`` if something has to be done."""
        total = 0.0
        for _ in range(FIRST_LOOK):
            trial = state.copy()
            dice = FreeDice(self._rng)
            while _activation(trial) == began and trial.result is None:
                decision = game.decision(trial)
                if decision is None:
                    break
                seat = decision.seats[0]
                idle = next((act for act in game.candidates(trial, seat) if isinstance(act, IDLE)), None)
                if idle is None:
                    return now
                game.apply(trial, seat, idle, dice)
            self._settle(game, trial, dice)
            total += worth(game, trial, side, ground_of(game), self._leaning.judging)
        return total / FIRST_LOOK

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
        if kind in ("window.ask", "battle.stand"):
            return next(game.candidates(state, seat))  # no answer, stand fast
        actions: list[Any] = list(game.candidates(state, seat))
        if kind == "hits.take":
            ground = ground_of(game)
            return min(actions, key=lambda action: _loss(game, state, ground, action.unit))
        if kind in ("forts.take", "battle.recall"):
            return actions[-1]  # convert all, call somebody
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
        return Chosen(worst, reason_for(game, state, side, worst))


class _Thought:
    """What is had now, and what will be had at the end of an idle activation once somebody has asked."""

    __slots__ = ("idle", "now")

    def __init__(self, now: float) -> None:
        self.now = now
        self.idle: float | None = None


class _Look:
    """An action being weighed: what it brought so far, on the average."""

    __slots__ = ("action", "count", "goal", "habit", "rolls", "total")

    def __init__(self, action: Any, goal: Zone | None = None) -> None:
        self.action, self.goal, self.habit = action, goal, _habit(action)
        self.total, self.count, self.rolls = 0.0, 0, False

    def add(self, value: float) -> None:
        """One more try."""
        self.total += value
        self.count += 1

    @property
    def mean(self) -> float:
        """What it promises."""
        return self.total / self.count + self.habit


def _had(state: GradiscaState, side: int) -> tuple[int, int]:
    """What a march can win on its way: points, and raids."""
    return state.vp[side], state.raided


def _mean(look: _Look) -> float:
    return look.mean


def _activation(state: GradiscaState) -> tuple[int, int] | None:
    """Which Command is being activated, in which turn."""
    for frame in state.stack:
        if isinstance(frame, Activation):
            return state.turn, frame.command
    return None


def _held_by_enemy(state: GradiscaState, zone: Zone) -> bool:
    """The zone holds units that the column at the top of the stack would have to fight."""
    return bool(state.held[1 - state.stack[-1].side] >> zone & 1)


def _is_quiet(state: GradiscaState) -> bool:
    """Nothing is about to happen by itself: no fight, no choice of losses, no raiders standing among enemies."""
    frame = state.stack[-1]
    if frame.step == "column.on":
        return not _held_by_enemy(state, frame.zone)
    return frame.step in QUIET


def _loss(game: Gradisca, state: GradiscaState, ground: Ground, unit: Unit) -> float:
    """How much a hit on this unit hurts."""
    if state.disorganized >> unit & 1:
        return ground.worn[unit]
    if not game.theatre.two_sided >> unit & 1:
        return ground.worth[unit]
    return ground.worth[unit] - ground.worn[unit]


def _habit(action: Any) -> float:
    """Small leanings that decide between equals: cards before the end, no march and no move of the Camp for nothing, no
    other round of a battle in which nobody can hit anybody: both sides might want it for ever."""
    if isinstance(action, EndActivation | EndZone):
        return -0.02
    if isinstance(action, FightOn):
        return -0.02 if action.again else 0.0
    if isinstance(action, March | GoOn | MoveCamp):
        return -0.05
    if isinstance(action, PlayCard):
        return 0.01
    return 0.0
