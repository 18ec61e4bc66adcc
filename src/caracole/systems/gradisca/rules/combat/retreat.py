"""7.3 Retreat, and the voluntary retreat of bombarded units (7.4.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import RetreatTo, StandFast
from caracole.systems.gradisca.rules.combat.losses import eliminate_all
from caracole.systems.gradisca.rules.components.numbers import Unit, Zone
from caracole.systems.gradisca.rules.components.theatre import IMPASSABLE, RIVER
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.movement.zones import entered_free_zone, zone_was_left
from caracole.systems.gradisca.rules.sequence.teams import decide_seat
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


class Retreat(StepFrame):
    """A force that must retreat (or may, if ``free``) from a zone."""

    __slots__ = ("free", "seat", "side", "units", "zone")

    def __init__(self, step: str, seat: int, side: int, zone: Zone, units: int, free: bool) -> None:
        self.step = step
        self.seat = seat
        self.side = side
        self.zone = zone
        self.units = units
        self.free = free

    def twin(self) -> Retreat:
        return Retreat(self.step, self.seat, self.side, self.zone, self.units, self.free)


FLOW.frame(Retreat)


def why_not_retreat(game: Setting, state: GradiscaState, side: int, zone: Zone, to: Zone) -> Refusal | None:
    """7.3: into an adjacent zone without enemy units, not across X, not across an unbridged river (G15.c); a bridge is
    free (G15.g)."""
    border = game.theatre.border_to[zone].get(to)
    if border is None:  # G7.3.o: neither the sea nor the edge of the map is an adjacent zone
        return Refusal("G7.3.a", "not_adjacent", {"zone": zone, "to": to})
    if query.is_enemy_held(state, side, to):
        return Refusal("G7.3.c", "enemy_there", {"to": to})
    kind = query.border_kind(game, state, border)
    if kind == IMPASSABLE:
        return Refusal("G7.3.d", "impassable_border", {"zone": zone, "to": to})
    if kind == RIVER:
        return Refusal("G15.c", "river_bars_retreat", {"zone": zone, "to": to})
    if query.is_flooded(game, state, border):
        return Refusal("G12.a", "river_in_flood", {"zone": zone, "to": to})
    return None


def retreat_zones(game: Setting, state: GradiscaState, side: int, zone: Zone) -> list[Zone]:
    """G7.3.n: any adjacent zone without enemies will do, the attackers' zone and a free Fortress included."""
    return [to for to in game.theatre.border_to[zone] if why_not_retreat(game, state, side, zone, to) is None]


def retreat_units(play: Play, side: int, units: int, zone: Zone, to: Zone, rule: str) -> None:
    """G7.3.l: free of cost, open to units that may not move any more, and no activation; nor is it a raid (G23.x).
    A Camp stays behind (G24.f); one that was not fought over is safe until an enemy force enters (G24.o)."""
    query.relocate(play, units, zone, to)
    play.tell("units_retreated", rule, side=side, units=units, origin=zone, to=to)
    zone_was_left(play, zone)
    entered_free_zone(play, side, to, units)


def push_retreat(play: Play, side: int, zone: Zone, units: int, free: bool = False) -> None:
    """G7.3.p: the retreating side picks the zone; if one is legal it must be used; none: eliminated (G7.3.f);
    so who is driven off the map is lost (G6.p)."""
    if not units:
        return
    zones = retreat_zones(play.game, play.state, side, zone)
    if not zones:
        if not free:
            eliminate_all(play, units, "G7.3.f")
        return
    if len(zones) == 1 and not free:
        retreat_units(play, side, units, zone, zones[0], "G7.3.a")
        return
    play.push(Retreat("retreat.choose", decide_seat(play, side, units), side, zone, units, free))


def send_back(play: Play, side: int, zone: Zone, units: int, origins: tuple[tuple[Unit, Zone], ...]) -> None:
    """G7.3.e, G7.3.m: attackers go back, each to the zone it came from; who cannot is eliminated, as those who crossed
    a river without bridge (G15.j)."""
    for home in sorted({origin for _, origin in origins}):
        group = 0
        for unit, origin in origins:
            if origin == home and units >> unit & 1:
                group |= 1 << unit
        if not group:
            continue
        if home >= 0 and why_not_retreat(play.game, play.state, side, zone, home) is None:
            retreat_units(play, side, group, zone, home, "G7.3.e")
        else:
            eliminate_all(play, group, "G7.3.f" if home >= 0 else "G12.q")


class ChooseRetreat(Ask):
    """G7.3.a: one adjacent zone for all; a bombarded force may also stay (G7.4.2.d)."""

    step = "retreat.choose"
    rule = "G7.3.a"
    actions = (RetreatTo, StandFast)

    def seats(self, game: Setting, state: GradiscaState, frame: Retreat) -> tuple[int, ...]:
        return (frame.seat,)

    def about(self, game: Setting, state: GradiscaState, frame: Retreat) -> dict[str, Any]:
        return {"zone": frame.zone, "units": frame.units, "free": frame.free}

    def why_not(self, game: Setting, state: GradiscaState, frame: Retreat, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, StandFast):
            return None if frame.free else Refusal("G7.3.a", "must_retreat", {"zone": frame.zone})
        return why_not_retreat(game, state, frame.side, frame.zone, action.to)

    def proposals(self, game: Setting, state: GradiscaState, frame: Retreat, seat: int) -> Iterator[Any]:
        if frame.free:
            yield StandFast()
        for to in game.theatre.border_to[frame.zone]:
            yield RetreatTo(to)

    def apply(self, play: Play, frame: Retreat, seat: int, action: Any) -> None:
        play.pop()
        if isinstance(action, RetreatTo):
            rule = "G7.4.2.d" if frame.free else "G7.3.a"
            retreat_units(play, frame.side, frame.units, frame.zone, action.to, rule)


FLOW.choice(ChooseRetreat)
