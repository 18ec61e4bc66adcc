"""10 Forts, 11 Fortified Towns, 19.2 Forts in the advanced game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import TakeForts
from caracole.systems.gradisca.rules.components.numbers import Unit, Zone
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.sequence.teams import decide_seat
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


def fort_limit(game: Setting) -> int:
    """G10.d: one to a zone; G19.2.a: two (or three) in the advanced game."""
    return int(game.rules.forts_per_zone if game.rules.advanced else game.charts.forts.per_zone_basic)


def has_intact_town(game: Setting, state: GradiscaState, zone: Zone) -> bool:
    """G11.a, G11.d: a Town serves whoever defends in it while it is intact."""
    return bool((game.theatre.towns & ~state.towns_lost) >> zone & 1)


def deduction(game: Setting, state: GradiscaState, defender: int, zone: Zone) -> int:
    """G7.1.g, G10.c, G10.e, G11.a, G19.1.c: what Forts and Town take off the attacker's hits, added together.
    A Fortress takes nothing off: its walls only bar entry (G7.1.v)."""
    combat = game.charts.combat
    forts = state.forts[defender][zone] * combat.fort_deduction
    return int(forts + (combat.town_deduction if has_intact_town(game, state, zone) else 0))


# --- 10 building, 19.2 destroying an own Fort ------------------------------------------------------------------------


def why_not_build_fort(
    game: Setting, state: GradiscaState, side: int, zone: Zone, built_here: bool, attack_supply: bool
) -> Refusal | None:
    """10, 19.2, 21.1: where engineers may build. The zone is where they are activated (G10.k)."""
    if game.theatre.is_fortress[zone]:
        return Refusal("G10.f", "inside_fortress", {"zone": zone})
    if query.enemies_in(game, state, side, zone) & game.theatre.combat:
        return Refusal("G10.b", "enemy_there", {"zone": zone})
    if sum(state.forts[s][zone] for s in (0, 1)) >= fort_limit(game):
        return Refusal("G19.2.a" if game.rules.advanced else "G10.d", "too_many_forts", {"zone": zone})
    if not state.fort_markers[side]:
        return Refusal("G10.g", "no_fort_markers", {"side": side})
    if game.rules.advanced and built_here:
        return Refusal("G19.2.b", "one_fort_per_activation", {"zone": zone})
    if game.rules.advanced and not attack_supply:
        return Refusal("G21.1.e", "needs_attack_supply", {"zone": zone})
    return None


def why_not_destroy_fort(game: Setting, state: GradiscaState, side: int, zone: Zone) -> Refusal | None:
    """G19.2.e: only in the advanced game, only an own Fort; without Attack Supply (G21.1.o)."""
    if not game.rules.advanced:
        return Refusal("G19.2.e", "advanced_only")
    if not state.forts[side][zone]:
        return Refusal("G19.2.e", "no_own_fort", {"zone": zone})
    return None


def change_forts(state: GradiscaState, side: int, zone: Zone, by: int) -> None:
    """More or fewer Forts of a side in a zone. Destroyed ones never come back to the markers (G10.j, G19.2.g)."""
    rows = list(state.forts)
    rows[side] = query.put(rows[side], zone, rows[side][zone] + by)
    state.forts = (rows[0], rows[1])


def build_fort(play: Play, side: int, unit: Unit, zone: Zone) -> None:
    """G10.a: no die roll."""
    change_forts(play.state, side, zone, 1)
    markers = play.state.fort_markers
    left = query.put(markers, side, markers[side] - 1)
    play.state.fort_markers = (left[0], left[1])
    play.tell("fort_built", "G10.a", side=side, unit=unit, zone=zone)


def destroy_own_fort(play: Play, side: int, unit: Unit, zone: Zone) -> None:
    """G19.2.e."""
    change_forts(play.state, side, zone, -1)
    play.tell("fort_destroyed", "G19.2.e", side=side, unit=unit, zone=zone)


# --- enemy Forts fall ------------------------------------------------------------------------------------------------


class Captured(StepFrame):
    """Enemy Forts in the hands of ``side``."""

    __slots__ = ("seat", "side", "zone")

    def __init__(self, step: str, seat: int, side: int, zone: Zone) -> None:
        self.step = step
        self.seat = seat
        self.side = side
        self.zone = zone

    def twin(self) -> Captured:
        return Captured(self.step, self.seat, self.side, self.zone)


FLOW.frame(Captured)


def forts_fall(play: Play, side: int, zone: Zone, units: int, won_combat: bool) -> None:
    """G10.h, G10.i: a lone enemy Fort, or one in a zone where the combat was won, is destroyed; G19.2.c: in the
    advanced game the victor may convert. Only combat units do this (G10.n)."""
    count = play.state.forts[1 - side][zone]
    if not count or not units & play.theatre.combat:
        return
    if play.rules.advanced:
        play.push(Captured("forts.take", decide_seat(play, side, units), side, zone))
        return
    change_forts(play.state, 1 - side, zone, -count)
    play.tell("forts_taken", "G10.i" if won_combat else "G10.h", side=side, zone=zone, converted=0, destroyed=count)


class TakeEnemyForts(Ask):
    """G19.2.c, G19.2.d: destroy all, or convert some or all. The limit of a zone is kept; converting uses no marker
    of the new owner (G19.2.f)."""

    step = "forts.take"
    rule = "G19.2.c"
    actions = (TakeForts,)

    def seats(self, game: Setting, state: GradiscaState, frame: Captured) -> tuple[int, ...]:
        return (frame.seat,)

    def about(self, game: Setting, state: GradiscaState, frame: Captured) -> dict[str, Any]:
        return {"zone": frame.zone, "forts": state.forts[1 - frame.side][frame.zone]}

    def why_not(
        self, game: Setting, state: GradiscaState, frame: Captured, seat: int, action: TakeForts
    ) -> Refusal | None:
        if 0 <= action.convert <= state.forts[1 - frame.side][frame.zone]:
            return None
        return Refusal("G19.2.c", "not_so_many_forts", {"zone": frame.zone, "count": action.convert})

    def proposals(self, game: Setting, state: GradiscaState, frame: Captured, seat: int) -> Iterator[TakeForts]:
        return (TakeForts(count) for count in range(state.forts[1 - frame.side][frame.zone] + 1))

    def apply(self, play: Play, frame: Captured, seat: int, action: TakeForts) -> None:
        count = play.state.forts[1 - frame.side][frame.zone]
        change_forts(play.state, 1 - frame.side, frame.zone, -count)
        change_forts(play.state, frame.side, frame.zone, action.convert)
        play.pop()
        play.tell(
            "forts_taken",
            "G19.2.c",
            side=frame.side,
            zone=frame.zone,
            converted=action.convert,
            destroyed=count - action.convert,
        )


FLOW.choice(TakeEnemyForts)


# --- 11 the Town -----------------------------------------------------------------------------------------------------


def town_falls(play: Play, side: int, zone: Zone, fort_was_there: bool) -> None:
    """G11.b: lost for good when the attacker wins; G11.c, G11.e: not if a Fort was in the zone."""
    if has_intact_town(play.game, play.state, zone) and not fort_was_there:
        play.state.towns_lost |= 1 << zone
        play.tell("town_destroyed", "G11.b", side=side, zone=zone)
