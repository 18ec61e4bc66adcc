"""6 Movement, with 14 and 15 of the advanced game: a column on the march, zone by zone.

Raids are in ``raids`` (23), incursions in ``light_cavalry`` (25.2); both begin here, as a manner of entering a zone.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from caracole.kernel import Refusal
from caracole.systems.gradisca.rules import amendments, query
from caracole.systems.gradisca.rules.actions import INCURSION, MANNERS, MARCH, RAID, Drop, GoOn, Halt, RaidAgain
from caracole.systems.gradisca.rules.activation.windows import window
from caracole.systems.gradisca.rules.combat import field
from caracole.systems.gradisca.rules.combat.losses import eliminate_all
from caracole.systems.gradisca.rules.components.numbers import NOWHERE, Zone
from caracole.systems.gradisca.rules.components.theatre import IMPASSABLE, RIVER
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.movement.column import Column, column_mask, left_to_spend, most_to_spend
from caracole.systems.gradisca.rules.movement.zones import entered_free_zone, zone_was_left
from caracole.systems.gradisca.rules.raids.light_cavalry import why_not_incursion
from caracole.systems.gradisca.rules.raids.raids import why_not_raid, why_not_raid_again
from caracole.systems.gradisca.rules.state import GradiscaState
from caracole.systems.gradisca.rules.victory.morale import LOW, band
from caracole.systems.gradisca.rules.victory.victory import take_booty

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


# --- may it enter? ---------------------------------------------------------------------------------------------------


def entry_cost(game: Setting, state: GradiscaState, frame: Column, to: Zone, how: str) -> int:
    """G6.b, G6.c: 1, or 2 into difficult terrain; G23.c: a raid 1 more; G15.b: an unbridged river takes everything."""
    if query.border_kind(game, state, game.theatre.border_to[frame.zone][to]) == RIVER:
        return most_to_spend(frame)
    cost = game.theatre.cost[to]
    return cost + game.charts.raids.cost if how == RAID else cost


def why_not_enter(game: Setting, state: GradiscaState, frame: Column, units: int, to: Zone, how: str) -> Refusal | None:
    """6: may the column go from its zone into this one, in this manner? A bridge is a border like any other (G15.i),
    and so is the wall of a Fortress that no enemy holds (G6.x)."""
    theatre = game.theatre
    border = theatre.border_to[frame.zone].get(to)
    if border is None:  # G6.e: a common point is no border, nor is the sea (G6.o); off the map there is no zone (G6.p)
        over_sea = theatre.sea_zones >> frame.zone & theatre.sea_zones >> to & 1
        return Refusal("G6.o" if over_sea else "G6.e", "not_adjacent", {"zone": frame.zone, "to": to})
    kind = query.border_kind(game, state, border)
    if kind == IMPASSABLE:  # G2.3.e
        return Refusal("G6.d", "impassable_border", {"zone": frame.zone, "to": to})
    if state.effects and query.is_flooded(game, state, border):
        return Refusal("G12.a", "river_in_flood", {"zone": frame.zone, "to": to})
    if how not in MANNERS or (how != MARCH and not game.rules.advanced):
        return Refusal("G14.a", "no_such_manner", {"how": how})
    over_river = kind == RIVER
    if over_river:
        refusal = why_not_cross_river(game, frame, units, to, how)
        if refusal is not None:
            return refusal
    else:
        left = left_to_spend(frame)
        cost = theatre.cost[to]
        if cost > left:  # G6.y: not even one zone is guaranteed
            rule = "G6.c" if theatre.zones[to].difficult else "G6.b"
            if cost <= most_to_spend(frame):  # only the slower units of the stack keep it here
                rule = "G6.h"
            return Refusal(rule, "not_enough_movement", {"to": to})
        if how == RAID and cost + game.charts.raids.cost > left:
            return Refusal("G23.c", "not_enough_movement", {"to": to})
    if query.is_enemy_held(state, frame.side, to):
        refusal = why_not_attack(game, state, frame, units, to, border, how)
        if refusal is not None:
            return refusal
    if how == RAID:
        return why_not_raid(game, state, frame, units, to)
    if how == INCURSION:
        return why_not_incursion(game, state, frame, units, to, over_river)
    return None


def why_not_cross_river(game: Setting, frame: Column, units: int, to: Zone, how: str) -> Refusal | None:
    """G15.a, G15.b, G15.h: not for artillery; with the whole allowance, so only as the first and last step; no raid
    after."""
    if units & game.theatre.artillery:
        return Refusal("G15.a", "river_without_bridge", {"zone": frame.zone, "to": to})
    if frame.spent:
        return Refusal("G15.h", "river_takes_whole_move", {"zone": frame.zone, "to": to})
    if how == RAID:
        return Refusal("G15.h", "no_raid_after_river", {"to": to})
    return None


def why_not_attack(
    game: Setting, state: GradiscaState, frame: Column, units: int, to: Zone, border: int, how: str
) -> Refusal | None:
    """6, 21.1, 22: may these units enter a zone that enemy units hold? G8.1.a: Commanders and engineers never alone."""
    theatre = game.theatre
    if query.is_closed_wall(game, state, border) and theatre.is_fortress[to]:
        return Refusal("G6.m", "wall_not_breached", {"to": to})  # G6.n: out of a Fortress they may go
    if theatre.is_fortress[to] and units & theatre.artillery:
        return Refusal("G7.4.b", "no_guns_in_an_assault", {"to": to})
    if not units & theatre.line:
        together = units & (units - 1) and units & theatre.combat
        rule = "G6.q" if together else "G6.k"
        return Refusal(rule, "needs_escort", {"to": to})
    if game.rules.advanced:
        if game.rules.low_morale_bars_attack and band(game, state, frame.side) == LOW:
            return Refusal("G22.k", "low_morale", {"to": to})
        if how != RAID and not frame.attack_supply and _many(game, units) and _fights(game, state, frame.side, to):
            rule = "G21.1.p" if how == INCURSION else "G21.1.a"
            return Refusal(rule, "needs_attack_supply", {"to": to})
    return None


def _many(game: Setting, units: int) -> bool:
    """G21.1.a, G21.1.f, G21.1.m: three or more combat units, engineers and guns included, Commanders not."""
    return (units & game.theatre.combat).bit_count() >= game.charts.attack_supply.needed_from


def _fights(game: Setting, state: GradiscaState, side: int, zone: Zone) -> bool:
    """G21.1.m: an entry that leads to no Field Combat needs no Attack Supply."""
    return not is_lone(game, query.enemies_in(game, state, side, zone))


def is_lone(game: Setting, units: int) -> bool:
    """G6.l, G6.r, G8.1.b: only Commanders and engineers, in any mixture."""
    helpless = game.theatre.commanders
    if game.rules.lone_engineers_lost_on_entry:
        helpless |= game.theatre.engineers
    return bool(units) and not units & ~helpless


# --- entering --------------------------------------------------------------------------------------------------------


def set_out(play: Play, frame: Column, to: Zone, how: str) -> None:
    """Begin a march with its first step."""
    play.push(frame)
    enter(play, frame, to, how)


def enter(play: Play, frame: Column, to: Zone, how: str) -> None:
    """The column (top of the stack) goes into the next zone; friends it passes stay where they are (G6.i)."""
    state = play.state
    units = column_mask(frame, state)
    spent = frame.spent + entry_cost(play.game, state, frame, to, how)
    origin = frame.zone
    query.relocate(play, units, origin, to)
    if play.emit is not None:
        play.tell("units_marched", "G6.b", side=frame.side, units=units, origin=origin, to=to, how=how)
    later = play.go(frame, "column.entered")
    later.zone = to
    later.origin = origin
    later.spent = spent
    later.how = how
    later.raiding = how == RAID
    later.next_zone = NOWHERE
    zone_was_left(play, origin)
    if play.theatre.zones[to].difficult:
        window(play, "entered")


@FLOW.auto("column.entered")
def entered(play: Play, frame: Column) -> None:
    """What happens on entry: raid (23), those caught alone (G6.l; no combat, so no recall: G17.p), incursion (25.2),
    Field Combat (7), or nothing. G14.a: raiders and light cavalry on an incursion need not stop among enemies. An entry
    is a raid or an incursion, never both (G25.2.l)."""
    game, state = play.game, play.state
    units = column_mask(frame, state)
    if not units:
        play.pop()
        return
    enemies = query.enemies_in(game, state, frame.side, frame.zone)
    if enemies and not play.rules.booty_needs_empty_zone and frame.how != INCURSION:
        take_booty(play, frame.side, frame.zone)  # G13.d: by the other editions to enter is enough; not so for G25.2.i
    if frame.how == RAID:
        play.go(frame, "column.raid")
        window(play, "dice")
        return
    if not enemies:
        play.go(frame, "column.next")
        entered_free_zone(play, frame.side, frame.zone, units)
        return
    if is_lone(game, enemies) and units & play.theatre.combat:
        eliminate_all(play, enemies, "G6.l")  # G6.s: no replacement for a Commander so caught
        if units & ~play.theatre.light or not play.rules.advanced:
            play.pop()  # G6.t: it entered a zone with enemy units and stops; G25.2.k: light cavalry need not
        else:
            play.go(frame, "column.next")
        entered_free_zone(play, frame.side, frame.zone, units)
    elif is_lone(game, units) and enemies & play.theatre.fighting:
        play.pop()
        eliminate_all(play, units, "G6.l")  # an ambush took their escort: they find themselves alone among enemies
    elif frame.how == INCURSION:
        play.go(frame, "column.struck").struck = (*frame.struck, frame.zone)
        field.start_battle(play, frame.side, frame.zone, units, frame.origin, field.INCURSION)
    else:
        fight(play, frame, units)


def fight(play: Play, frame: Column, units: int) -> None:
    """G5.1.b, G6.f, G7.b: it stops and fights at once; its march is over, and victory does not renew it (G7.1.u).
    After a raid the recall comes now (G17.n)."""
    play.pop()
    field.start_battle(
        play, frame.side, frame.zone, units, frame.origin, field.FIELD_COMBAT, may_recall=frame.may_recall
    )


@FLOW.auto("column.next")
def what_next(play: Play, frame: Column) -> None:
    """Stop what can go no further; ask the rest. A stack that could go on after dropping its slow units is asked."""
    state = play.state
    units = tuple(unit for unit in frame.units if state.zone_of[unit] == frame.zone)
    if not units:
        play.pop()
        return
    if len(units) < len(frame.units):
        allowances = tuple(
            allowance
            for unit, allowance in zip(frame.units, frame.allowances, strict=True)
            if state.zone_of[unit] == frame.zone
        )
        frame = frame._replace(units=units, allowances=allowances)
    if frame.raiding:
        after_raid(play, frame)
    elif most_to_spend(frame) <= 0:
        play.pop()
    else:
        play.go(frame, "column.on")


@FLOW.auto("column.leave")
def leave(play: Play, frame: Column) -> None:
    """After the raid's consequences the column goes on, or stays if there is no next zone."""
    if frame.next_zone < 0:
        play.pop()
    else:
        enter(play, frame, frame.next_zone, frame.next_how)


def after_raid(play: Play, frame: Column) -> None:
    """G23.p: try again, leave, or stay; when nothing else is possible they stay, and fight if enemies are there."""
    game, state = play.game, play.state
    if not query.is_raided(state, frame.zone) and why_not_raid_again(game, state, frame) is None:
        play.go(frame, "column.on")
        return
    units = column_mask(frame, state)
    if query.is_enemy_held(state, frame.side, frame.zone):
        if units & ~play.theatre.line or not can_leave(game, state, frame, units):
            halt(play, frame)
        else:
            play.go(frame, "column.on")
    elif most_to_spend(frame) <= 0:
        play.pop()
        entered_free_zone(play, frame.side, frame.zone, units)
    else:
        play.go(frame, "column.on")


def can_leave(game: Setting, state: GradiscaState, frame: Column, units: int) -> bool:
    """G23.b, G23.p: through any legal border, with movement left."""
    return any(why_not_enter(game, state, frame, units, to, MARCH) is None for to in game.neighbours[frame.zone])


# --- going on --------------------------------------------------------------------------------------------------------


class OnTheMarch(Ask):
    """6: the next zone, units left behind, or halt; in a raided zone also another attempt (23)."""

    step = "column.on"
    rule = "G6.b"
    actions = (GoOn, Drop, Halt, RaidAgain)

    def seats(self, game: Setting, state: GradiscaState, frame: Column) -> tuple[int, ...]:
        return (frame.seat,)

    def about(self, game: Setting, state: GradiscaState, frame: Column) -> dict[str, Any]:
        return {"zone": frame.zone, "units": frame.units, "movement_left": left_to_spend(frame)}

    def why_not(self, game: Setting, state: GradiscaState, frame: Column, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, Halt):
            return None
        if isinstance(action, RaidAgain):
            return why_not_raid_again(game, state, frame)
        contested = query.is_enemy_held(state, frame.side, frame.zone)
        if isinstance(action, Drop):
            if action.unit not in frame.units:
                return Refusal("G6.j", "not_in_the_stack", {"unit": action.unit})
            if contested:
                return Refusal("G23.p", "raiders_stay_together", {"zone": frame.zone})
            if len(frame.units) == 1:
                return Refusal("G6.j", "nobody_would_go_on", {"unit": action.unit})
            return None
        units = column_mask(frame, state)
        if contested and units & ~game.theatre.line:
            return Refusal("G23.q", "must_stay_and_fight", {"zone": frame.zone})
        return why_not_enter(game, state, frame, units, action.to, action.how)

    def proposals(self, game: Setting, state: GradiscaState, frame: Column, seat: int) -> Iterator[Any]:
        yield Halt()
        if frame.raiding:
            yield RaidAgain()
        for unit in frame.units:
            yield Drop(unit)
        for to in game.theatre.border_to[frame.zone]:
            for how in MANNERS if game.rules.advanced else (MARCH,):
                yield GoOn(to, how)

    def sample(self, game: Setting, state: GradiscaState, frame: Column, seat: int, rng: Random) -> Any:
        chance = rng.random()
        if chance < 0.3:
            return Halt()
        if frame.raiding and chance < 0.5 and self.why_not(game, state, frame, seat, RaidAgain()) is None:
            return RaidAgain()
        neighbours = game.neighbours[frame.zone]
        for _ in range(3):
            how = MANNERS[int(rng.random() * 3)] if game.rules.advanced else MARCH
            action: Any = GoOn(neighbours[int(rng.random() * len(neighbours))], how)
            if chance > 0.93:
                action = Drop(frame.units[int(rng.random() * len(frame.units))])
            if self.why_not(game, state, frame, seat, action) is None:
                return action
        return Halt()

    def apply(self, play: Play, frame: Column, seat: int, action: Any) -> None:
        if isinstance(action, RaidAgain):
            play.go(frame, "column.raid").spent = frame.spent + play.game.charts.raids.cost
            window(play, "dice")
        elif isinstance(action, Drop):
            index = frame.units.index(action.unit)
            play.tell("unit_dropped", "G6.j", unit=action.unit, zone=frame.zone)
            later = play.go(frame, "column.next")
            later.units = frame.units[:index] + frame.units[index + 1 :]
            later.allowances = frame.allowances[:index] + frame.allowances[index + 1 :]
        elif isinstance(action, GoOn):
            if frame.raiding and not _stands_against(play, frame):
                # G23.s: the raid is over, now those caught alone and the lone markers fall; then the column goes on
                later = play.go(frame, "column.leave")
                later.raiding = False
                later.next_zone = action.to
                later.next_how = action.how
                take_lone(play, frame)
            else:
                enter(play, frame, action.to, action.how)
        else:
            halt(play, frame)


FLOW.choice(OnTheMarch)


@FLOW.auto("column.halt")
def halt(play: Play, frame: Column) -> None:
    """Stay here: among enemies that means Field Combat (G23.o); after a raid the lone markers fall (G23.s)."""
    if _stands_against(play, frame):
        fight(play, frame, column_mask(frame, play.state))
    else:
        play.pop()
        if frame.raiding or query.is_enemy_held(play.state, frame.side, frame.zone):
            take_lone(play, frame)


def _stands_against(play: Play, frame: Column) -> bool:
    """Are there enemies in the column's zone who do not fall at its mere entry?"""
    enemies = query.enemies_in(play.game, play.state, frame.side, frame.zone)
    return bool(enemies) and not is_lone(play.game, enemies)


def take_lone(play: Play, frame: Column) -> None:
    """G23.s: when a raid is over, Commanders and engineers caught alone go (G6.l), then the lone markers; to those who
    were left behind in the zone as well."""
    units = query.units_of(play.game, play.state, frame.side, frame.zone)
    enemies = query.enemies_in(play.game, play.state, frame.side, frame.zone)
    camp_rule: str | None = "G24.g"
    if enemies:
        eliminate_all(play, enemies, "G6.l")
        camp_rule = _why_camp_falls_to_raiders(play)
    entered_free_zone(play, frame.side, frame.zone, units, camp_rule)


def _why_camp_falls_to_raiders(play: Play) -> str | None:
    """G24.h: it is the last piece after a raid. By the English edition only a Field Combat takes it for that; but the
    raiders are a force that has entered, and those caught alone do not shelter it from them either (G24.m)."""
    if play.rules.camp_lost_after_raid:
        return "G24.h"
    return "G24.m" if amendments.a_lone_commander_does_not_shelter_the_camp_from_raiders(play.game) else None
