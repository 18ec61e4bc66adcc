"""7.2 Disorganization, casualties and recovery; 8.3 Cernide; the distribution of hits (7.1)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Final

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import PlaceReplacement, TakeHit
from caracole.systems.gradisca.rules.components.numbers import Unit, Zone, each_unit, each_zone, lowest_unit
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.movement.zones import retire_empty_command, zone_was_left
from caracole.systems.gradisca.rules.sequence.teams import share
from caracole.systems.gradisca.rules.state import ELIMINATED, GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting

FIELD: Final = "field"
BOMBARDMENT: Final = "bombardment"
CARD: Final = "card"
"""Where a hit comes from."""


# --- 7.2 what a hit does ---------------------------------------------------------------------------------------------


def hits_it_can_take(game: Setting, state: GradiscaState, unit: Unit, cause: str) -> int:
    """G7.2.a to G7.2.c: two for a good-order unit with a Disorganized side, else one; G8.3.a: Cernide one."""
    bit = 1 << unit
    if not game.theatre.two_sided & bit or state.disorganized & bit:
        return 1
    return 1 if cause != CARD and game.theatre.cernide & bit else 2


def capacity(game: Setting, state: GradiscaState, units: int, cause: str) -> int:
    """How many hits eliminate all these combat units (G7.1.j: more are lost)."""
    return sum(hits_it_can_take(game, state, unit, cause) for unit in each_unit(units & game.theatre.combat))


def hit_unit(play: Play, unit: Unit, cause: str) -> None:
    """One hit on one combat unit."""
    if hits_it_can_take(play.game, play.state, unit, cause) == 2:
        play.state.disorganized |= 1 << unit
        play.tell("unit_disorganized", "G7.2.a", unit=unit)
        return
    if play.theatre.cernide >> unit & 1 and cause != CARD:
        rule = "G8.3.a"
    else:
        rule = "G7.2.c" if query.is_disorganized(play.state, unit) else "G7.2.b"
    eliminate(play, unit, rule)


def disorganize(play: Play, units: int, rule: str) -> int:
    """Disorganization that is not a hit (9, 23, 25.3): only what has such a side is turned (G7.2.l, G8.3.b), nothing
    is eliminated; what is Disorganized stays so (G23.f)."""
    turned = units & play.theatre.two_sided & ~play.state.disorganized
    play.state.disorganized |= turned
    if turned:
        play.tell("units_disorganized", rule, units=turned)
    return turned


def eliminate(play: Play, unit: Unit, rule: str) -> None:
    """G7.2.e: into the box of eliminated units, never to be a reinforcement."""
    zone = query.take_off(play, unit, ELIMINATED)
    play.tell("unit_eliminated", rule, unit=unit, zone=zone)
    zone_was_left(play, zone)
    retire_empty_command(play, play.theatre.command_of[unit])


def eliminate_all(play: Play, units: int, rule: str) -> None:
    """Several units at once."""
    for unit in each_unit(units):
        eliminate(play, unit, rule)


def recover_unit(play: Play, unit: Unit, rule: str) -> None:
    """Back to good order."""
    play.state.disorganized &= ~(1 << unit)
    play.tell("unit_recovered", rule, unit=unit)


# --- 7.1 the owner distributes the hits ------------------------------------------------------------------------------


class Hits(StepFrame):
    """Hits still to be taken by a side's units, one at a time."""

    __slots__ = ("cause", "left", "pool", "seat", "side")

    def __init__(self, step: str, seat: int, side: int, pool: int, left: int, cause: str) -> None:
        self.step = step
        self.seat = seat
        self.side = side
        self.pool = pool
        self.left = left
        self.cause = cause

    def twin(self) -> Hits:
        return Hits(self.step, self.seat, self.side, self.pool, self.left, self.cause)


FLOW.frame(Hits)


def push_hits(play: Play, side: int, pool: int, count: int, cause: str) -> None:
    """Let the owner of the units distribute ``count`` hits among them (G7.1.i; shared in teams, G4.2.f)."""
    pool &= play.theatre.combat  # G7.1.k: never on Commanders

    def room(part: int) -> int:
        return capacity(play.game, play.state, part, cause)

    for seat, part, part_count in reversed(share(play, side, pool, min(count, room(pool)), room)):
        play.push(Hits("hits.next", seat, side, part, part_count, cause))


@FLOW.auto("hits.next")
def next_hit(play: Play, frame: Hits) -> None:
    """Take what leaves no choice; ask for the rest."""
    state = play.state
    pool = frame.pool & ~_gone(state, frame.pool)
    if frame.left == 0 or not pool:
        play.pop()
    elif pool & (pool - 1) == 0 or capacity(play.game, state, pool, frame.cause) <= frame.left:
        unit = lowest_unit(pool)
        hit_unit(play, unit, frame.cause)
        later = play.go(frame, "hits.next")
        later.pool = pool
        later.left = frame.left - 1
    else:
        play.go(frame, "hits.take").pool = pool


def _gone(state: GradiscaState, units: int) -> int:
    gone = 0
    for unit in each_unit(units):
        if state.zone_of[unit] < 0:
            gone |= 1 << unit
    return gone


class TakeHits(Ask):
    """G7.1.i: the owner says which unit takes the next hit; one unit may take two (G7.1.r)."""

    step = "hits.take"
    rule = "G7.1.i"
    actions = (TakeHit,)

    def seats(self, game: Setting, state: GradiscaState, frame: Hits) -> tuple[int, ...]:
        return (frame.seat,)

    def about(self, game: Setting, state: GradiscaState, frame: Hits) -> dict[str, Any]:
        return {"hits": frame.left, "cause": frame.cause, "units": frame.pool}

    def why_not(self, game: Setting, state: GradiscaState, frame: Hits, seat: int, action: TakeHit) -> Refusal | None:
        if frame.pool >> action.unit & 1:
            return None
        if game.theatre.commanders >> action.unit & 1:
            return Refusal("G7.1.k", "commander_takes_no_hits", {"unit": action.unit})
        return Refusal("G7.1.i", "not_among_those_hit", {"unit": action.unit})

    def proposals(self, game: Setting, state: GradiscaState, frame: Hits, seat: int) -> Iterator[TakeHit]:
        return (TakeHit(unit) for unit in each_unit(frame.pool))

    def sample(self, game: Setting, state: GradiscaState, frame: Hits, seat: int, rng: Random) -> TakeHit:
        units = each_unit(frame.pool)
        return TakeHit(units[int(rng.random() * len(units))])

    def apply(self, play: Play, frame: Hits, seat: int, action: TakeHit) -> None:
        hit_unit(play, action.unit, frame.cause)
        play.go(frame, "hits.next").left = frame.left - 1


FLOW.choice(TakeHits)


# --- 7.1, 7.2 do the Commanders survive? -----------------------------------------------------------------------------


class CommanderChecks(StepFrame):
    """One die for each Commander of a side that took hits."""

    __slots__ = ("pending", "side")

    def __init__(self, step: str, side: int, pending: int) -> None:
        self.step = step
        self.side = side
        self.pending = pending

    def twin(self) -> CommanderChecks:
        return CommanderChecks(self.step, self.side, self.pending)


FLOW.frame(CommanderChecks)


def push_commander_checks(play: Play, side: int, commanders: int) -> None:
    """G7.1.l: to be rolled for each of them."""
    if commanders:
        play.push(CommanderChecks("commanders.check", side, commanders))


@FLOW.auto("commanders.check")
def check_commander(play: Play, frame: CommanderChecks) -> None:
    """G7.1.l: hit on 1 or 2; G7.2.h, G7.2.i: replaced by the man on his back, or eliminated."""
    if not frame.pending:
        play.pop()
        return
    unit = lowest_unit(frame.pending)
    play.go(frame, "commanders.check").pending = frame.pending & (frame.pending - 1)
    roll = play.roll("G7.1.l", "commander")
    hit = roll <= play.game.charts.combat.commander_hit_up_to
    play.tell("commander_checked", "G7.1.l", commander=unit, roll=roll, hit=hit)
    if hit:
        lose_commander(play, unit)


def lose_commander(play: Play, unit: Unit) -> None:
    """G7.2.h to G7.2.k: his replacement must be placed at once; without one, or without a place, he is out."""
    state, bit = play.state, 1 << unit
    counter = play.theatre.units[unit]
    if counter.back_attack is None:
        eliminate(play, unit, "G7.2.i")
    elif state.replaced & bit:
        eliminate(play, unit, "G7.2.k")  # a replacement has no replacement
    else:
        play.tell("commander_replaced", "G7.2.h", commander=unit, name=counter.back_name)
        state.replaced |= bit
        state.out_of_supply &= ~bit
        play.push(Replacement("replacement.find", play.theatre.side_of[unit], unit))


class Replacement(StepFrame):
    """A new Commander looks for his place."""

    __slots__ = ("side", "unit")

    def __init__(self, step: str, side: int, unit: Unit) -> None:
        self.step = step
        self.side = side
        self.unit = unit

    def twin(self) -> Replacement:
        return Replacement(self.step, self.side, self.unit)


FLOW.frame(Replacement)


def replacement_zones(game: Setting, state: GradiscaState, unit: Unit) -> list[Zone]:
    """G7.2.j, G7.2.k: zones with another friendly unit of any Command, his own among them."""
    mine = game.theatre.of_side[game.theatre.side_of[unit]] & ~(1 << unit)
    return [zone for zone in each_zone(state.held[game.theatre.side_of[unit]]) if state.at[zone] & mine]


@FLOW.auto("replacement.find")
def find_place(play: Play, frame: Replacement) -> None:
    """No place: eliminated; one: taken; more: ask."""
    zones = replacement_zones(play.game, play.state, frame.unit)
    if not zones:
        play.pop()
        eliminate(play, frame.unit, "G7.2.k")
    elif len(zones) == 1:
        play.pop()
        _appear(play, frame.unit, zones[0])
    else:
        play.go(frame, "replacement.place")


def _appear(play: Play, unit: Unit, zone: Zone) -> None:
    origin = play.state.zone_of[unit]
    if origin != zone:
        query.relocate(play, 1 << unit, origin, zone)
        zone_was_left(play, origin)
    play.tell("replacement_appeared", "G7.2.j", commander=unit, zone=zone)


class PlaceCommander(Ask):
    """G7.2.j: the owner chooses where the replacement appears."""

    step = "replacement.place"
    rule = "G7.2.j"
    actions = (PlaceReplacement,)

    def seats(self, game: Setting, state: GradiscaState, frame: Replacement) -> tuple[int, ...]:
        return (state.control[game.theatre.command_of[frame.unit]],)

    def about(self, game: Setting, state: GradiscaState, frame: Replacement) -> dict[str, Any]:
        return {"commander": frame.unit}

    def why_not(
        self, game: Setting, state: GradiscaState, frame: Replacement, seat: int, action: PlaceReplacement
    ) -> Refusal | None:
        if action.zone in replacement_zones(game, state, frame.unit):
            return None
        return Refusal("G7.2.j", "no_friends_there", {"zone": action.zone})

    def proposals(
        self, game: Setting, state: GradiscaState, frame: Replacement, seat: int
    ) -> Iterator[PlaceReplacement]:
        return (PlaceReplacement(zone) for zone in replacement_zones(game, state, frame.unit))

    def sample(
        self, game: Setting, state: GradiscaState, frame: Replacement, seat: int, rng: Random
    ) -> PlaceReplacement:
        zones = replacement_zones(game, state, frame.unit)
        return PlaceReplacement(zones[int(rng.random() * len(zones))])

    def apply(self, play: Play, frame: Replacement, seat: int, action: PlaceReplacement) -> None:
        play.pop()
        _appear(play, frame.unit, action.zone)


FLOW.choice(PlaceCommander)
