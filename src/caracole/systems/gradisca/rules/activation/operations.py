"""5.1 What an activated unit may do: the units of the drawn Command in one zone at work, each once."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from caracole.kernel import Refusal, StepFrame
from caracole.kernel.bits import mask_of, random_subset
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import (
    MANNERS,
    MARCH,
    Bombard,
    BombardUnits,
    BuildFort,
    CounterMine,
    DestroyFort,
    EndZone,
    LayMine,
    March,
    MoveCamp,
    RebuildWall,
    Recover,
    RepairBridge,
    SetOffMine,
)
from caracole.systems.gradisca.rules.activation.windows import window
from caracole.systems.gradisca.rules.combat import artillery, mines
from caracole.systems.gradisca.rules.combat.losses import recover_unit
from caracole.systems.gradisca.rules.components.numbers import Unit, Zone, each_unit, lowest_unit, random_unit
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.forts.camp import move_camp, why_not_move_camp
from caracole.systems.gradisca.rules.forts.forts import (
    build_fort,
    destroy_own_fort,
    why_not_build_fort,
    why_not_destroy_fort,
)
from caracole.systems.gradisca.rules.movement.bridges import repair_bridge, why_not_repair_bridge
from caracole.systems.gradisca.rules.movement.column import Column
from caracole.systems.gradisca.rules.movement.forced_march import driven_on, pay_for_forced_march
from caracole.systems.gradisca.rules.movement.movement import set_out, why_not_enter
from caracole.systems.gradisca.rules.state import GradiscaState
from caracole.systems.gradisca.rules.supply.supply import check_supply, may_attack, movement_allowance
from caracole.systems.gradisca.rules.victory.morale import may_recall

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


class ZoneActivation(StepFrame):
    """The drawn Command's units in one zone at work."""

    __slots__ = (
        "attack_supply",
        "command",
        "fort_built",
        "marched",
        "may_recall",
        "ready",
        "salvos",
        "side",
        "tried",
        "zone",
    )

    def __init__(
        self,
        step: str,
        command: int,
        side: int,
        zone: Zone,
        ready: int = 0,
        attack_supply: bool = True,
        may_recall: bool = True,
        fort_built: bool = False,
        salvos: tuple[int, ...] = (),
        tried: tuple[tuple[int, int], ...] = (),
        marched: int = 0,
    ) -> None:
        self.step = step
        self.command = command
        self.side = side
        self.zone = zone
        self.ready = ready
        """units that have not done anything yet"""
        self.attack_supply = attack_supply
        self.may_recall = may_recall
        self.fort_built = fort_built
        """one Fort per Command, zone and activation, however many engineers (G19.2.b, G19.2.h)"""
        self.salvos = salvos
        """zones already bombarded under 7.4.2 (G7.4.2.f)"""
        self.tried = tried
        """(Fortress, mines that were rolled for and are still there) (G7.5.j)"""
        self.marched = marched
        """units that set out from here"""

    def twin(self) -> ZoneActivation:
        return ZoneActivation(
            self.step,
            self.command,
            self.side,
            self.zone,
            self.ready,
            self.attack_supply,
            self.may_recall,
            self.fort_built,
            self.salvos,
            self.tried,
            self.marched,
        )


FLOW.frame(ZoneActivation)


@FLOW.auto("zone.open")
def open_zone(play: Play, frame: ZoneActivation) -> None:
    """G21.e, G21.1.q, G22.o: supply, Attack Supply and recall are judged once, now; all units of the Command here count
    as activated (G17.k)."""
    game, state = play.game, play.state
    ready = state.at[frame.zone] & play.theatre.of_command[frame.command] & ~state.activated
    attack_supply = recall = True
    if play.rules.advanced:
        check_supply(play, frame.side, ready, frame.zone, "G21.e")
        attack_supply = may_attack(game, state, frame.side, frame.zone)
        recall = may_recall(game, state, frame.side)
        if play.rules.recovery_is_automatic:
            for unit in each_unit(ready & state.disorganized & ~state.out_of_supply):
                recover_unit(play, unit, "G20.a")
    state.activated |= ready
    if play.emit is not None:
        play.tell("zone_activated", "G5.l", command=frame.command, zone=frame.zone, units=ready)
    later = play.go(frame, "zone.next")
    later.ready = ready
    later.attack_supply = attack_supply
    later.may_recall = recall


@FLOW.auto("zone.next")
def next_in_zone(play: Play, frame: ZoneActivation) -> None:
    """G5.m: the zone is finished when nobody is left to act and the Camp cannot move."""
    ready = frame.ready & play.state.at[frame.zone]
    if ready or _camp_can_move(play.game, play.state, frame):
        play.go(frame, "zone.act").ready = ready
    else:
        finish_zone(play, frame)


def finish_zone(play: Play, frame: ZoneActivation) -> None:
    """Nobody acts here any more; who was driven on by a forced march pays for it."""
    play.pop()
    if frame.marched and play.state.effects:
        pay_for_forced_march(play, frame.side, frame.zone, frame.marched)


def _camp_can_move(game: Setting, state: GradiscaState, frame: ZoneActivation) -> bool:
    if state.camp[frame.side] != frame.zone or state.camp_moved[frame.side]:
        return False
    return any(why_not_move_camp(game, state, frame.side, frame.zone, to) is None for to in game.neighbours[frame.zone])


def column_for(game: Setting, state: GradiscaState, frame: ZoneActivation, units: tuple[Unit, ...]) -> Column:
    """The column that these units would form."""
    allowances = tuple(movement_allowance(game, state, unit) for unit in units)
    if state.effects:
        allowances = driven_on(game, state, frame.side, frame.zone, units, allowances)
    return Column(
        "column.entered",
        state.control[frame.command],
        frame.side,
        units,
        allowances,
        frame.zone,
        frame.zone,
        frame.zone,
        0,
        MARCH,
        frame.attack_supply,
        frame.may_recall,
    )


def why_not_recover(game: Setting, state: GradiscaState, unit: Unit) -> Refusal | None:
    """G7.2.f, G20.a, G20.b, G21.o: a Disorganized unit; in the advanced game only in supply."""
    if not query.is_disorganized(state, unit):
        return Refusal("G7.2.f", "in_good_order", {"unit": unit})
    if game.rules.advanced and query.is_out_of_supply(state, unit):
        return Refusal("G20.b", "out_of_supply", {"unit": unit})
    return None


class UnitsAct(Ask):
    """5.1: each activated unit does at most one thing (G5.1.a), in any order the owner likes (G6.z). Groups march one
    after another; an entry is fought out before the next choice, and a later group may attack there again (G6.v)."""

    step = "zone.act"
    rule = "G5.1.a"
    complete = False  # any subset of the units may march together
    actions = (
        March,  # G5.1.b
        Bombard,  # G5.1.c
        BombardUnits,  # G5.1.d
        LayMine,  # G5.1.e
        SetOffMine,  # G5.1.j
        CounterMine,  # G5.1.e
        RebuildWall,  # G5.1.j
        BuildFort,  # G5.1.f
        DestroyFort,  # G5.1.j
        RepairBridge,  # G12.a: after a flood
        Recover,  # G5.1.g
        MoveCamp,  # G24.b: not an action of a unit
        EndZone,
    )

    def seats(self, game: Setting, state: GradiscaState, frame: ZoneActivation) -> tuple[int, ...]:
        return (state.control[frame.command],)

    def about(self, game: Setting, state: GradiscaState, frame: ZoneActivation) -> dict[str, Any]:
        return {"command": frame.command, "zone": frame.zone, "units": frame.ready}

    # --- legality -----------------------------------------------------------------------------------------------------

    def why_not(
        self, game: Setting, state: GradiscaState, frame: ZoneActivation, seat: int, action: Any
    ) -> Refusal | None:
        if isinstance(action, March):
            return self._why_not_march(game, state, frame, action)
        if isinstance(action, EndZone):
            return None
        side, zone = frame.side, frame.zone
        if isinstance(action, MoveCamp):
            return why_not_move_camp(game, state, side, zone, action.to)
        if isinstance(action, Recover):
            return why_not_act(game, state, frame, action.unit) or why_not_recover(game, state, action.unit)
        if isinstance(action, (Bombard, BombardUnits)):
            return self._why_not_fire(game, state, frame, action)
        refusal = why_not_act(game, state, frame, action.engineers) or why_not_engineers(game, action.engineers)
        if refusal is not None:
            return refusal
        if isinstance(action, LayMine):
            return mines.why_not_mine(game, state, side, zone, action.fortress, frame.attack_supply)
        if isinstance(action, SetOffMine):
            tried = dict(frame.tried).get(action.fortress, 0)
            return mines.why_not_set_off(game, state, side, zone, action.fortress, tried, frame.attack_supply)
        if isinstance(action, CounterMine):
            return mines.why_not_counter_mine(game, state, side, zone, action.facing)
        if isinstance(action, RebuildWall):
            return mines.why_not_rebuild(game, state, side, zone, action.facing)
        if isinstance(action, BuildFort):
            return why_not_build_fort(game, state, side, zone, frame.fort_built, frame.attack_supply)
        if isinstance(action, RepairBridge):
            return why_not_repair_bridge(game, state, zone, action.to)
        return why_not_destroy_fort(game, state, side, zone)

    def _why_not_march(
        self, game: Setting, state: GradiscaState, frame: ZoneActivation, action: March
    ) -> Refusal | None:
        units = mask_of(action.units)
        if not units or units.bit_count() != len(action.units):
            return Refusal("G6.g", "name_each_unit_once")
        if units & ~frame.ready:
            return why_not_act(game, state, frame, lowest_unit(units & ~frame.ready))
        column = column_for(game, state, frame, action.units)
        return why_not_enter(game, state, column, units, action.to, action.how)

    def _why_not_fire(
        self, game: Setting, state: GradiscaState, frame: ZoneActivation, action: Bombard | BombardUnits
    ) -> Refusal | None:
        guns = mask_of(action.guns)
        if not guns or guns.bit_count() != len(action.guns):
            return Refusal("G7.4.1.c", "name_each_unit_once")
        if guns & ~frame.ready:
            return why_not_act(game, state, frame, lowest_unit(guns & ~frame.ready))
        if guns & ~game.theatre.artillery:
            rule = "G5.1.c" if isinstance(action, Bombard) else "G5.1.d"
            return Refusal(rule, "artillery_only", {"unit": lowest_unit(guns & ~game.theatre.artillery)})
        if isinstance(action, Bombard):
            return artillery.why_not_bombard(game, state, frame.side, frame.zone, action.fortress, frame.attack_supply)
        if action.target in frame.salvos:
            return Refusal("G7.4.2.f", "one_salvo_per_zone", {"to": action.target})
        return artillery.why_not_bombard_units(game, state, frame.side, frame.zone, action.target)

    # --- candidates ---------------------------------------------------------------------------------------------------

    def proposals(self, game: Setting, state: GradiscaState, frame: ZoneActivation, seat: int) -> Iterator[Any]:
        yield EndZone()
        around = game.neighbours[frame.zone]
        for units in self._stacks(game, frame.ready):
            for to in around:
                for how in MANNERS if game.rules.advanced else (MARCH,):
                    yield March(units, to, how)
        for unit in each_unit(frame.ready & state.disorganized):
            yield Recover(unit)
        guns = tuple(each_unit(frame.ready & game.theatre.artillery))
        batteries = [guns] if guns else []
        if len(guns) > 1:
            batteries += [(gun,) for gun in guns]
        for battery in batteries:
            for to in around:
                yield Bombard(battery, to)
                yield BombardUnits(battery, to)
        for unit in each_unit(frame.ready & game.theatre.engineers):
            yield from self._engineer_work(state, unit, around)
        for to in around:
            yield MoveCamp(to)

    def _stacks(self, game: Setting, ready: int) -> Iterator[tuple[Unit, ...]]:
        """Stacks that a player would think of: everybody, by kind with the Commanders, each alone."""
        theatre = game.theatre
        seen = set()
        leaders = ready & theatre.commanders
        for kind in (ready, ready & theatre.line, ready & theatre.cavalry, ready & theatre.infantry):
            for stack in (kind, kind | leaders, kind & ~theatre.artillery):
                if stack and stack not in seen:
                    seen.add(stack)
                    yield tuple(each_unit(stack))
        for unit in each_unit(ready):
            if 1 << unit not in seen:
                yield (unit,)

    def _engineer_work(self, state: GradiscaState, unit: Unit, around: tuple[Zone, ...]) -> Iterator[Any]:
        yield BuildFort(unit)
        yield DestroyFort(unit)
        for to in around:
            yield LayMine(unit, to)
            yield SetOffMine(unit, to)
            yield CounterMine(unit, to)
            yield RebuildWall(unit, to)
            if state.bridges_lost:
                yield RepairBridge(unit, to)

    def sample(self, game: Setting, state: GradiscaState, frame: ZoneActivation, seat: int, rng: Random) -> Any:
        ready = frame.ready
        around = game.neighbours[frame.zone]
        for _ in range(4):
            if not ready or not around:
                break
            to = around[int(rng.random() * len(around))]
            action = self._guess(game, state, ready, to, rng)
            if self.why_not(game, state, frame, seat, action) is None:
                return action
        if state.camp[frame.side] == frame.zone and around and rng.random() < 0.5:
            camp = MoveCamp(around[int(rng.random() * len(around))])
            if self.why_not(game, state, frame, seat, camp) is None:
                return camp
        return EndZone()

    def _guess(self, game: Setting, state: GradiscaState, ready: int, to: Zone, rng: Random) -> Any:
        unit = random_unit(ready, rng)
        bit, chance = 1 << unit, rng.random()
        if chance < 0.4:
            if bit & state.disorganized:
                return Recover(unit)
            if bit & game.theatre.engineers:
                works = list(self._engineer_work(state, unit, (to,)))
                return works[int(rng.random() * len(works))]
            if bit & game.theatre.artillery:
                guns = (unit,) if chance < 0.2 else tuple(each_unit(ready & game.theatre.artillery))
                return Bombard(guns, to) if chance < 0.3 else BombardUnits(guns, to)
        if chance > 0.7:
            units = ready
        elif chance > 0.5:
            units = random_subset(ready, rng) | bit
        else:
            units = bit
        how = MANNERS[int(rng.random() * 4) % 3] if game.rules.advanced else MARCH
        return March(tuple(each_unit(units)), to, how)

    # --- doing --------------------------------------------------------------------------------------------------------

    def apply(self, play: Play, frame: ZoneActivation, seat: int, action: Any) -> None:
        side, zone = frame.side, frame.zone
        if isinstance(action, EndZone):
            finish_zone(play, frame)
        elif isinstance(action, MoveCamp):
            play.go(frame, "zone.next")
            move_camp(play, side, zone, action.to)
        elif isinstance(action, March):
            column = column_for(play.game, play.state, frame, action.units)
            units = mask_of(action.units)
            later = play.go(frame, "zone.next")
            later.ready = frame.ready & ~units
            later.marched = frame.marched | units
            set_out(play, column, action.to, action.how)
        elif isinstance(action, Recover):
            # G7.2.g, G20.c: and does nothing else in this activation
            play.go(frame, "zone.next").ready = frame.ready & ~(1 << action.unit)
            recover_unit(play, action.unit, "G7.2.f")
        elif isinstance(action, Bombard):
            play.go(frame, "zone.next").ready = frame.ready & ~mask_of(action.guns)
            play.push(Work("work.do", side, zone, "Bombard", action.guns, action.fortress))
            window(play, "dice")
        elif isinstance(action, BombardUnits):
            ready = frame.ready & ~mask_of(action.guns)
            later = play.go(frame, "zone.next")
            later.ready = ready
            later.salvos = (*frame.salvos, action.target)
            artillery.bombard_units(play, side, zone, action.target, mask_of(action.guns))
            window(play, "dice")
        else:
            ready = frame.ready & ~(1 << action.engineers)
            built = frame.fort_built or isinstance(action, BuildFort)
            later = play.go(frame, "zone.next")
            later.ready = ready
            later.fort_built = built
            target = getattr(action, "fortress", getattr(action, "facing", getattr(action, "to", zone)))
            play.push(Work("work.do", side, zone, type(action).__name__, (action.engineers,), target))
            if not isinstance(action, (BuildFort, DestroyFort)):
                window(play, "dice")


FLOW.choice(UnitsAct)


def why_not_act(game: Setting, state: GradiscaState, frame: ZoneActivation, unit: Unit) -> Refusal | None:
    """5, 5.1: only units of the drawn Command in the activated zone, each once."""
    if frame.ready >> unit & 1:
        return None
    if game.theatre.command_of[unit] != frame.command:
        return Refusal("G5.l", "other_command", {"unit": unit})
    if state.zone_of[unit] != frame.zone:
        return Refusal("G5.l", "not_in_the_zone", {"unit": unit, "zone": frame.zone})
    return Refusal("G5.1.a", "has_acted", {"unit": unit})


def why_not_engineers(game: Setting, unit: Unit) -> Refusal | None:
    """G8.1.c: only engineers do engineer work: mines and counter-mines (G5.1.e), Forts (G5.1.f), and what the list of
    5.1 leaves out (G5.1.j)."""
    if game.theatre.engineers >> unit & 1:
        return None
    return Refusal("G8.1.c", "engineers_only", {"unit": unit})


class Work(StepFrame):
    """A work or a bombardment that was announced, before its dice (G5.1.k)."""

    __slots__ = ("kind", "side", "target", "units", "zone")

    def __init__(self, step: str, side: int, zone: Zone, kind: str, units: tuple[Unit, ...], target: Zone) -> None:
        self.step = step
        self.side = side
        self.zone = zone
        self.kind = kind
        self.units = units
        self.target = target

    def twin(self) -> Work:
        return Work(self.step, self.side, self.zone, self.kind, self.units, self.target)


FLOW.frame(Work)


@FLOW.auto("work.do")
def do_work(play: Play, frame: Work) -> None:
    """The announced work is done, by those whom an answer has not taken away (G5.1.k)."""
    play.pop()
    side, zone, target = frame.side, frame.zone, frame.target
    workers = mask_of(frame.units) & play.state.at[zone]
    if not workers:
        return
    unit = lowest_unit(workers)
    if frame.kind == "Bombard":
        artillery.bombard(play, side, zone, target, workers)
    elif frame.kind == "LayMine":
        mines.lay_mine(play, side, unit, zone, target)
    elif frame.kind == "SetOffMine":
        _set_off(play, zone, unit, target)
    elif frame.kind == "CounterMine":
        mines.counter_mine(play, unit, zone, target)
    elif frame.kind == "RebuildWall":
        mines.rebuild_wall(play, unit, zone, target)
    elif frame.kind == "BuildFort":
        build_fort(play, side, unit, zone)
    elif frame.kind == "RepairBridge":
        repair_bridge(play, unit, zone, target)
    else:
        destroy_own_fort(play, side, unit, zone)


def _set_off(play: Play, zone: Zone, unit: Unit, fortress: Zone) -> None:
    """G7.5.j: a mine that stays has been rolled for in this activation."""
    if mines.set_off_mine(play, unit, zone, fortress):
        frame = play.state.stack[-1]
        tried = dict(frame.tried)
        tried[fortress] = tried.get(fortress, 0) + 1
        play.go(frame, frame.step).tried = tuple(sorted(tried.items()))
