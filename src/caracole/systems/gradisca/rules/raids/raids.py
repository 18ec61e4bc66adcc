"""23 Raids, and 25.3: light cavalry that raids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel import Refusal
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import MARCH
from caracole.systems.gradisca.rules.combat.losses import disorganize
from caracole.systems.gradisca.rules.components.numbers import Zone
from caracole.systems.gradisca.rules.flow import FLOW, Play
from caracole.systems.gradisca.rules.movement.column import Column, column_mask, left_to_spend
from caracole.systems.gradisca.rules.state import GradiscaState
from caracole.systems.gradisca.rules.victory.morale import change_morale
from caracole.systems.gradisca.rules.victory.victory import gain_points

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


def why_not_raid(game: Setting, state: GradiscaState, frame: Column, units: int, zone: Zone) -> Refusal | None:
    """23: infantry or cavalry, Disorganized or not (G23.x), no Fortress, in one's own raid area, which the map gives to
    each side (G23.u, G23.v, G23.w), once a year (G23.j);
    three or more combat units need Attack Supply (G21.1.b), fewer never do (G21.1.f, G21.1.g)."""
    theatre = game.theatre
    if not units & theatre.line:
        return Refusal("G23.a", "only_foot_and_horse_raid", {"zone": zone})
    if theatre.is_fortress[zone]:
        return Refusal("G23.a", "no_raid_in_a_fortress", {"zone": zone})
    if not theatre.zones[zone].raid[frame.side]:
        return Refusal("G23.w", "outside_raid_area", {"zone": zone})
    if query.is_raided(state, zone):
        return Refusal("G23.j", "raided_this_year", {"zone": zone})
    if frame.attack_supply:
        return None
    if (units & theatre.combat).bit_count() >= game.charts.attack_supply.needed_from:
        return Refusal("G21.1.b", "needs_attack_supply", {"zone": zone})
    if not game.rules.small_raids_need_none and not query.is_enemy_held(state, frame.side, zone):
        return Refusal("G21.1.g", "needs_attack_supply", {"zone": zone})
    return None


def why_not_raid_again(game: Setting, state: GradiscaState, frame: Column) -> Refusal | None:
    """G23.m, G23.n: while movement lasts and no Raid marker lies there; the raid was declared on entry (G23.a), and
    somebody is left who can raid."""
    if not frame.raiding:
        return Refusal("G23.a", "declare_on_entry", {"zone": frame.zone})
    if not column_mask(frame, state) & game.theatre.line:
        return Refusal("G23.a", "only_foot_and_horse_raid", {"zone": frame.zone})
    if query.is_raided(state, frame.zone):
        return Refusal("G23.j", "raided_this_year", {"zone": frame.zone})
    if left_to_spend(frame) < game.charts.raids.cost:
        return Refusal("G23.c", "not_enough_movement", {"to": frame.zone})
    return None


@FLOW.auto("column.raid")
def attempt(play: Play, frame: Column) -> None:
    """G23.d to G23.g: 1 succeeds, 6 fails; else the die plus one for each enemy unit and Fort (G23.r) must not be above
    the number of raiding units. Only infantry and cavalry count (G23.q)."""
    game, state, theatre = play.game, play.state, play.theatre
    raiders = column_mask(frame, state) & theatre.line
    if not raiders:  # all shot down on the way in: those who walked along have simply entered
        later = play.go(frame, "column.entered")
        later.how = MARCH
        later.raiding = False
        return
    limits = game.charts.raids
    roll = play.roll("G23.a", "raid")
    against = (
        query.enemies_in(game, state, frame.side, frame.zone).bit_count() + state.forts[1 - frame.side][frame.zone]
    )
    success = roll == limits.succeeds_on or (roll != limits.fails_on and roll + against <= raiders.bit_count())
    play.tell(
        "raid_rolled",
        "G23.g",
        side=frame.side,
        zone=frame.zone,
        units=raiders,
        roll=roll,
        against=against,
        success=success,
    )
    disorganize(play, raiders & theatre.light, "G25.3.a")  # G25.3.b: right after the die
    if success:
        _succeed(play, frame, raiders)
    if roll == limits.fails_on:
        disorganize(play, raiders, "G23.e")
        play.go(frame, "column.halt")
    else:
        play.go(frame, "column.next")


def _succeed(play: Play, frame: Column, raiders: int) -> None:
    """G23.h to G23.j, G23.l, G23.t: Morale 1, or 2 in all where the enemy Camp is; OOS markers off; a Raid marker."""
    state, morale = play.state, play.game.charts.morale
    state.raided |= 1 << frame.zone
    # G21.u: a Commander who rides along shares the plunder, so his Leadership is restored at once; movement never is
    with_them = raiders | column_mask(frame, state) & play.theatre.commanders
    relieved = state.out_of_supply & with_them
    if relieved:
        state.out_of_supply &= ~relieved
        play.tell("units_in_supply", "G23.i", side=frame.side, units=relieved, zone=frame.zone)
    on_camp = state.camp[1 - frame.side] == frame.zone
    by = morale.raid_on_camp if on_camp else morale.raid
    change_morale(play, frame.side, int(by), "G23.l" if on_camp else "G23.h")
    points = play.theatre.scenario.raid_points[frame.side]
    if points:
        gain_points(play, frame.side, points, "G13.b")
