"""Effects on the men: recovery, losses, epidemics, unpaid infantry, guns cast anew."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from caracole.kernel import Refusal, StepFrame
from caracole.kernel.bits import mask_of
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import ChooseRegion, ChooseUnit, ChooseZone, Enough
from caracole.systems.gradisca.rules.cards.cards import TARGETS, CardPlay
from caracole.systems.gradisca.rules.cards.effects.arrivals import put_on_map
from caracole.systems.gradisca.rules.cards.effects.table import effect, speaker
from caracole.systems.gradisca.rules.combat.losses import CARD, disorganize, hit_unit, push_hits, recover_unit
from caracole.systems.gradisca.rules.components.numbers import NO_UNIT, Unit, Zone, each_unit, each_zone, lowest_unit
from caracole.systems.gradisca.rules.components.theatre import SIDES, Effect
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.movement.zones import entered_free_zone
from caracole.systems.gradisca.rules.sequence.teams import share, side_of_seat
from caracole.systems.gradisca.rules.state import ELIMINATED, GradiscaState
from caracole.systems.gradisca.rules.supply.supply import has_line, is_supplied
from caracole.systems.gradisca.rules.victory.morale import change_morale

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


# --- recovery --------------------------------------------------------------------------------------------------------


class Recovering(StepFrame):
    """Units may still recover by a card."""

    __slots__ = ("left", "side")

    def __init__(self, step: str, side: int, left: int) -> None:
        self.step = step
        self.side = side
        self.left = left

    def twin(self) -> Recovering:
        return Recovering(self.step, self.side, self.left)


FLOW.frame(Recovering)


def recoverable(game: Setting, state: GradiscaState, side: int) -> int:
    """The Disorganized units of a side that a card can help."""
    units = state.disorganized & game.theatre.of_side[side]
    return int(units & ~state.out_of_supply if game.rules.advanced else units)


@effect("recover")
def recover(play: Play, frame: CardPlay, row: Effect) -> None:
    """Up to so many own combat units (G12.s) return to good order; in the advanced game only those in supply
    (G21.p)."""
    play.push(Recovering("effect.recover", frame.side, row.arg("count")))
    _recover_next(play)


def _recover_next(play: Play) -> None:
    frame = play.state.stack[-1]
    if not frame.left or not recoverable(play.game, play.state, frame.side):
        play.pop()


def _no_one_to_recover(game: Setting, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
    if recoverable(game, state, side):
        return None
    return Refusal("G12.a", "no_target")


TARGETS["recover"] = _no_one_to_recover


class RecoverByCard(Ask):
    """12: which unit recovers next."""

    step = "effect.recover"
    rule = "G12.a"
    actions = (ChooseUnit, Enough)

    def seats(self, game: Setting, state: GradiscaState, frame: Recovering) -> tuple[int, ...]:
        return (speaker(game, state, frame.side),)

    def about(self, game: Setting, state: GradiscaState, frame: Recovering) -> dict[str, Any]:
        return {"count": frame.left}

    def why_not(self, game: Setting, state: GradiscaState, frame: Recovering, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, Enough) or recoverable(game, state, frame.side) >> action.unit & 1:
            return None
        if game.theatre.commanders >> action.unit & 1:
            return Refusal("G12.s", "card_means_combat_units", {"unit": action.unit})
        return Refusal("G12.a", "no_target", {"unit": action.unit})

    def proposals(self, game: Setting, state: GradiscaState, frame: Recovering, seat: int) -> Iterator[Any]:
        yield Enough()
        for unit in each_unit(recoverable(game, state, frame.side)):
            yield ChooseUnit(unit)

    def apply(self, play: Play, frame: Recovering, seat: int, action: Any) -> None:
        if isinstance(action, Enough):
            play.pop()
            return
        recover_unit(play, action.unit, "G12.a")
        play.go(frame, "effect.recover").left = frame.left - 1
        _recover_next(play)


FLOW.choice(RecoverByCard)


# --- losses ----------------------------------------------------------------------------------------------------------


class Losses(StepFrame):
    """A card that hits the units in a zone still to be named."""

    __slots__ = ("hits", "less", "morale", "side", "where")

    def __init__(self, step: str, side: int, hits: tuple[int, ...], where: str, less: int = 0, morale: int = 0) -> None:
        self.step = step
        self.side = side
        self.hits = hits
        self.where = where
        self.less = less
        """fewer hits for units in supply"""
        self.morale = morale

    def twin(self) -> Losses:
        return Losses(self.step, self.side, self.hits, self.where, self.less, self.morale)


FLOW.frame(Losses)


def _victims(game: Setting, state: GradiscaState, where: str) -> list[Zone]:
    """G8.1.d, G12.s, G2.1.k: zones with combat units, since a card that says "unit" never means Commanders."""
    theatre = game.theatre
    zones = theatre.fortresses | theatre.towns if where == "fortified" else (1 << len(theatre.zones)) - 1
    return [zone for zone in each_zone(zones & (state.held[0] | state.held[1])) if state.at[zone] & theatre.combat]


@effect("losses")
def losses(play: Play, frame: CardPlay, row: Effect) -> None:
    """The player names a zone; a die tells the hits on the side there, distributed by their owner. In the advanced game
    a card may spare units that are in supply at this moment, and a hit may cost Morale."""
    hits, where = tuple(row.arg("hits")), row.arg("where", "any")
    if _victims(play.game, play.state, where):
        less, by = row.arg("supplied_less", 0), row.arg("morale", 0)
        play.push(Losses("effect.losses", frame.side, hits, where, less, by))


def _no_victims(game: Setting, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
    return None if _victims(game, state, row.arg("where", "any")) else Refusal("G12.a", "no_target")


TARGETS["losses"] = _no_victims


class NameZone(Ask):
    """12: the zone that the card strikes."""

    step = "effect.losses"
    rule = "G12.a"
    actions = (ChooseZone,)

    def seats(self, game: Setting, state: GradiscaState, frame: Losses) -> tuple[int, ...]:
        return (speaker(game, state, frame.side),)

    def why_not(
        self, game: Setting, state: GradiscaState, frame: Losses, seat: int, action: ChooseZone
    ) -> Refusal | None:
        if action.zone in _victims(game, state, frame.where):
            return None
        return Refusal("G12.a", "no_target", {"zone": action.zone})

    def proposals(self, game: Setting, state: GradiscaState, frame: Losses, seat: int) -> Iterator[ChooseZone]:
        return (ChooseZone(zone) for zone in _victims(game, state, frame.where))

    def sample(self, game: Setting, state: GradiscaState, frame: Losses, seat: int, rng: Random) -> ChooseZone:
        zones = _victims(game, state, frame.where)
        return ChooseZone(zones[int(rng.random() * len(zones))])

    def apply(self, play: Play, frame: Losses, seat: int, action: ChooseZone) -> None:
        play.pop()
        roll = play.roll("G12.a", "losses")
        count = frame.hits[roll - 1]
        for side in (0, 1):
            there = query.units_of(play.game, play.state, side, action.zone) & play.theatre.combat
            if not there:
                continue
            if play.rules.advanced and is_supplied(play.game, play.state, side, action.zone):
                count = max(0, count - frame.less)
            play.tell("card_losses", "G12.a", zone=action.zone, roll=roll, hits=count)
            if count:
                change_morale(play, side, frame.morale, "G22.d")
                push_hits(play, side, there, count, CARD)


FLOW.choice(NameZone)


# --- an epidemic -----------------------------------------------------------------------------------------------------


class Sickness(StepFrame):
    """The part of the map that falls ill is still to be named."""

    __slots__ = ("hit_on", "morale", "morale_from", "seat", "stack")

    def __init__(self, step: str, seat: int, stack: int, hit_on: int, morale_from: int, morale: int) -> None:
        self.step = step
        self.seat = seat
        self.stack = stack
        self.hit_on = hit_on
        self.morale_from = morale_from
        self.morale = morale

    def twin(self) -> Sickness:
        return Sickness(self.step, self.seat, self.stack, self.hit_on, self.morale_from, self.morale)


FLOW.frame(Sickness)


def crowded_zones(game: Setting, state: GradiscaState, stack: int) -> list[tuple[Zone, int, int]]:
    """(zone, side, units): so many combat units of one side or more in one zone of a region."""
    theatre = game.theatre
    found = []
    for zone in each_zone(state.held[0] | state.held[1]):
        if not theatre.zones[zone].region:
            continue
        for side in (0, 1):
            units = query.units_of(game, state, side, zone) & theatre.combat
            if units.bit_count() >= stack:
                found.append((zone, side, units))
    return found


def sick_regions(game: Setting, state: GradiscaState, stack: int) -> list[int]:
    """The regions in which an epidemic would find somebody."""
    regions = game.theatre.numbers["region"]
    zones = [zone for zone, _, _ in crowded_zones(game, state, stack)]
    return sorted({regions[game.theatre.zones[zone].region] for zone in zones})


@effect("epidemic")
def epidemic(play: Play, frame: CardPlay, row: Effect) -> None:
    """The player names a region with such a stack, if there is one; else nothing happens wherever he points."""
    regions = sick_regions(play.game, play.state, row.arg("stack"))
    if not regions:
        return
    numbers = [row.arg(key) for key in ("stack", "hit_on", "morale_from", "morale")]
    sickness = Sickness("effect.epidemic", frame.seat, *numbers)
    if len(regions) == 1:
        fall_ill(play, frame.side, sickness, regions[0])
    else:
        play.push(sickness)


def _nobody_ill(game: Setting, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
    return None if sick_regions(game, state, row.arg("stack")) else Refusal("G12.a", "no_target")


TARGETS["epidemic"] = _nobody_ill


def fall_ill(play: Play, player: int, frame: Sickness, region: int) -> None:
    """A die for each unit of every such stack in the region; then Morale, for a side that was hit often enough."""
    slug, hits = play.theatre.regions[region], [0, 0]
    play.tell("epidemic_began", "G12.a", region=region)
    for zone, side, units in crowded_zones(play.game, play.state, frame.stack):
        if play.theatre.zones[zone].region != slug:
            continue
        line = each_unit(units)
        dice = play.dice.rolls(len(line), 6, "G12.a", "epidemic")
        ill = [unit for unit, die in zip(line, dice, strict=True) if die <= frame.hit_on]
        play.tell("units_fell_ill", "G12.a", side=side, zone=zone, units=ill, dice=list(dice))
        hits[side] += len(ill)
        for unit in ill:
            hit_unit(play, unit, CARD)
    for side in (player, 1 - player):
        if hits[side] >= frame.morale_from:
            change_morale(play, side, frame.morale, "G22.d")


class NameRegion(Ask):
    """12: the part of the map that falls ill."""

    step = "effect.epidemic"
    rule = "G12.a"
    actions = (ChooseRegion,)

    def seats(self, game: Setting, state: GradiscaState, frame: Sickness) -> tuple[int, ...]:
        return (frame.seat,)

    def why_not(
        self, game: Setting, state: GradiscaState, frame: Sickness, seat: int, action: ChooseRegion
    ) -> Refusal | None:
        if action.region in sick_regions(game, state, frame.stack):
            return None
        return Refusal("G12.a", "no_crowd_in_region", {"region": action.region})

    def proposals(self, game: Setting, state: GradiscaState, frame: Sickness, seat: int) -> Iterator[ChooseRegion]:
        return (ChooseRegion(region) for region in sick_regions(game, state, frame.stack))

    def sample(self, game: Setting, state: GradiscaState, frame: Sickness, seat: int, rng: Random) -> ChooseRegion:
        regions = sick_regions(game, state, frame.stack)
        return ChooseRegion(regions[int(rng.random() * len(regions))])

    def apply(self, play: Play, frame: Sickness, seat: int, action: ChooseRegion) -> None:
        play.pop()
        fall_ill(play, side_of_seat(play.game, seat), frame, action.region)


FLOW.choice(NameRegion)


# --- no pay ----------------------------------------------------------------------------------------------------------


class Unpaid(StepFrame):
    """Sides that still have to roll for their infantry."""

    __slots__ = ("by_die", "sides")

    def __init__(self, step: str, sides: tuple[int, ...], by_die: tuple[int, ...]) -> None:
        self.step = step
        self.sides = sides
        self.by_die = by_die

    def twin(self) -> Unpaid:
        return Unpaid(self.step, self.sides, self.by_die)


FLOW.frame(Unpaid)


class Mutiny(StepFrame):
    """So many of these units still have to be Disorganized."""

    __slots__ = ("left", "pool", "seat")

    def __init__(self, step: str, seat: int, pool: int, left: int) -> None:
        self.step = step
        self.seat = seat
        self.pool = pool
        self.left = left

    def twin(self) -> Mutiny:
        return Mutiny(self.step, self.seat, self.pool, self.left)


FLOW.frame(Mutiny)


@effect("disorganize_infantry")
def disorganize_infantry(play: Play, frame: CardPlay, row: Effect) -> None:
    """Each side, the player first, rolls for how many of its good-order infantry units with such a side become
    Disorganized."""
    play.push(Unpaid("effect.unpaid", (frame.side, 1 - frame.side), row.arg("count")))


@FLOW.auto("effect.unpaid")
def roll_for_unpaid(play: Play, frame: Unpaid) -> None:
    """The owner chooses; if there are too few, all of them (in teams shared as hits are, G4.2.f)."""
    if not frame.sides:
        play.pop()
        return
    side = frame.sides[0]
    play.go(frame, "effect.unpaid").sides = frame.sides[1:]
    roll = play.roll("G12.a", "no_pay")
    pool = 0
    for unit in each_unit(play.theatre.of_side[side] & play.theatre.infantry & play.theatre.two_sided):
        if play.state.zone_of[unit] >= 0:
            pool |= 1 << unit
    pool &= ~play.state.disorganized
    count = min(frame.by_die[roll - 1], pool.bit_count())
    play.tell("pay_failed", "G12.a", side=side, roll=roll, count=count)
    for seat, part, part_count in reversed(share(play, side, pool, count, int.bit_count)):
        if part_count == part.bit_count():
            disorganize(play, part, "G12.a")
        elif part_count:
            play.push(Mutiny("effect.mutiny", seat, part, part_count))


class ChooseUnpaid(Ask):
    """12: which infantry is Disorganized."""

    step = "effect.mutiny"
    rule = "G12.a"
    actions = (ChooseUnit,)

    def seats(self, game: Setting, state: GradiscaState, frame: Mutiny) -> tuple[int, ...]:
        return (frame.seat,)

    def about(self, game: Setting, state: GradiscaState, frame: Mutiny) -> dict[str, Any]:
        return {"count": frame.left, "units": frame.pool}

    def why_not(
        self, game: Setting, state: GradiscaState, frame: Mutiny, seat: int, action: ChooseUnit
    ) -> Refusal | None:
        if frame.pool >> action.unit & 1:
            return None
        return Refusal("G12.a", "no_target", {"unit": action.unit})

    def proposals(self, game: Setting, state: GradiscaState, frame: Mutiny, seat: int) -> Iterator[ChooseUnit]:
        return (ChooseUnit(unit) for unit in each_unit(frame.pool))

    def sample(self, game: Setting, state: GradiscaState, frame: Mutiny, seat: int, rng: Random) -> ChooseUnit:
        units = each_unit(frame.pool)
        return ChooseUnit(units[int(rng.random() * len(units))])

    def apply(self, play: Play, frame: Mutiny, seat: int, action: ChooseUnit) -> None:
        disorganize(play, 1 << action.unit, "G12.a")
        pool, left = frame.pool & ~(1 << action.unit), frame.left - 1
        if left:
            later = play.go(frame, "effect.mutiny")
            later.pool = pool
            later.left = left
        else:
            play.pop()


FLOW.choice(ChooseUnpaid)


# --- guns cast anew --------------------------------------------------------------------------------------------------


class Foundry(StepFrame):
    """A gun comes back: which, and where."""

    __slots__ = ("seat", "side", "unit", "zones")

    def __init__(self, step: str, seat: int, side: int, zones: tuple[Zone, ...], unit: Unit = NO_UNIT) -> None:
        self.step = step
        self.seat = seat
        self.side = side
        self.zones = zones
        self.unit = unit

    def twin(self) -> Foundry:
        return Foundry(self.step, self.seat, self.side, self.zones, self.unit)


FLOW.frame(Foundry)


def lost_guns(game: Setting, state: GradiscaState, side: int) -> int:
    """Artillery of a side that was eliminated."""
    guns = game.theatre.artillery & game.theatre.of_side[side]
    return mask_of(unit for unit in each_unit(guns) if state.zone_of[unit] == ELIMINATED)


def foundries(game: Setting, state: GradiscaState, side: int, row: Effect) -> tuple[Zone, ...]:
    """The zones that the card names for this side, without enemies; in the advanced game with a line of supply."""
    zones = []
    for slug in row.arg(SIDES[side], ()):
        zone = game.theatre.zone_numbers.get(slug)
        if zone is None or query.is_enemy_held(state, side, zone):
            continue
        if not game.rules.advanced or has_line(game, state, side, zone):
            zones.append(zone)
    return tuple(zones)


@effect("return_artillery")
def return_artillery(play: Play, frame: CardPlay, row: Effect) -> None:
    """One eliminated gun of the player comes back, in good order, as any newcomer (G12.o, G12.w)."""
    zones = foundries(play.game, play.state, frame.side, row)
    if zones and lost_guns(play.game, play.state, frame.side):
        play.push(Foundry("foundry.unit", frame.seat, frame.side, zones))


def _nothing_to_cast(game: Setting, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
    if lost_guns(game, state, side) and foundries(game, state, side, row):
        return None
    return Refusal("G12.a", "no_target")


TARGETS["return_artillery"] = _nothing_to_cast


@FLOW.auto("foundry.unit")
def which_gun(play: Play, frame: Foundry) -> None:
    """Ask where there is a choice."""
    guns = lost_guns(play.game, play.state, frame.side)
    if guns & (guns - 1):
        play.go(frame, "foundry.choose")
    else:
        play.go(frame, "foundry.where").unit = lowest_unit(guns)


@FLOW.auto("foundry.where")
def where_to_cast(play: Play, frame: Foundry) -> None:
    """Ask where there is a choice."""
    if len(frame.zones) > 1:
        play.go(frame, "foundry.place")
    else:
        cast_gun(play, frame, frame.zones[0])


def cast_gun(play: Play, frame: Foundry, zone: Zone) -> None:
    """The gun is there."""
    play.pop()
    put_on_map(play, frame.unit, zone, in_turn=True)
    play.tell("unit_returned", "G12.a", side=frame.side, unit=frame.unit, zone=zone)
    entered_free_zone(play, frame.side, zone, 1 << frame.unit)


class ChooseGun(Ask):
    """12: the gun that comes back."""

    step = "foundry.choose"
    rule = "G12.a"
    actions = (ChooseUnit,)

    def seats(self, game: Setting, state: GradiscaState, frame: Foundry) -> tuple[int, ...]:
        return (frame.seat,)

    def why_not(
        self, game: Setting, state: GradiscaState, frame: Foundry, seat: int, action: ChooseUnit
    ) -> Refusal | None:
        if lost_guns(game, state, frame.side) >> action.unit & 1:
            return None
        return Refusal("G12.a", "no_target", {"unit": action.unit})

    def proposals(self, game: Setting, state: GradiscaState, frame: Foundry, seat: int) -> Iterator[ChooseUnit]:
        return (ChooseUnit(unit) for unit in each_unit(lost_guns(game, state, frame.side)))

    def apply(self, play: Play, frame: Foundry, seat: int, action: ChooseUnit) -> None:
        play.go(frame, "foundry.where").unit = action.unit


FLOW.choice(ChooseGun)


class ChooseFoundry(Ask):
    """12: where the gun comes back."""

    step = "foundry.place"
    rule = "G12.a"
    actions = (ChooseZone,)

    def seats(self, game: Setting, state: GradiscaState, frame: Foundry) -> tuple[int, ...]:
        return (frame.seat,)

    def about(self, game: Setting, state: GradiscaState, frame: Foundry) -> dict[str, Any]:
        return {"unit": frame.unit}

    def why_not(
        self, game: Setting, state: GradiscaState, frame: Foundry, seat: int, action: ChooseZone
    ) -> Refusal | None:
        if action.zone in frame.zones:
            return None
        return Refusal("G12.a", "no_foundry_there", {"zone": action.zone})

    def proposals(self, game: Setting, state: GradiscaState, frame: Foundry, seat: int) -> Iterator[ChooseZone]:
        return (ChooseZone(zone) for zone in frame.zones)

    def apply(self, play: Play, frame: Foundry, seat: int, action: ChooseZone) -> None:
        cast_gun(play, frame, action.zone)


FLOW.choice(ChooseFoundry)
