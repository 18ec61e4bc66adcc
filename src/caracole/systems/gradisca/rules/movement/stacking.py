"""9 Stacking: crowded zones at the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import Disorganize
from caracole.systems.gradisca.rules.combat.losses import disorganize
from caracole.systems.gradisca.rules.components.numbers import Zone, each_unit, each_zone
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.sequence.teams import share
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


class Crowded(StepFrame):
    """So many of these units still have to be Disorganized."""

    __slots__ = ("left", "pool", "seat", "zone")

    def __init__(self, step: str, seat: int, zone: Zone, pool: int, left: int) -> None:
        self.step = step
        self.seat = seat
        self.zone = zone
        self.pool = pool
        self.left = left

    def twin(self) -> Crowded:
        return Crowded(self.step, self.seat, self.zone, self.pool, self.left)


FLOW.frame(Crowded)


def crowds(game: Setting, state: GradiscaState, side: int, zone: Zone) -> list[tuple[int, int]]:
    """(units, excess): infantry and cavalry above six, counted together (G9.b) or, by the other editions, apart.
    Engineers, artillery and Commanders do not count, nor the Camp (G24.d); a Fortress has the same limit (G9.f)."""
    theatre = game.theatre
    kinds = (theatre.line,) if game.rules.stack_counts_horse_and_foot_together else (theatre.infantry, theatre.cavalry)
    found = []
    for kind in kinds:
        units = query.units_of(game, state, side, zone) & kind
        excess = units.bit_count() - game.charts.stacking.limit
        if excess > 0:
            found.append((units, excess))
    return found


def check_stacking(play: Play) -> None:
    """G9.a, G9.c to G9.e: only at the end of the turn; the owner chooses among good-order units with a Disorganized
    side;
    if there are too few, those and no more; nothing is eliminated."""
    game, state = play.game, play.state
    frames = []
    for side in (0, 1):
        for zone in each_zone(state.held[side]):
            for units, excess in crowds(game, state, side, zone):
                pool = units & play.theatre.two_sided & ~state.disorganized
                play.tell("zone_crowded", "G9.c", side=side, zone=zone, excess=excess)
                count = min(excess, pool.bit_count())
                for seat, part, part_count in share(play, side, pool, count, int.bit_count):
                    if part_count == part.bit_count():
                        disorganize(play, part, "G9.d" if excess > count else "G9.c")
                    else:
                        frames.append(Crowded("stacking.choose", seat, zone, part, part_count))
    for frame in reversed(frames):
        play.push(frame)


class ChooseCrowded(Ask):
    """G9.e: the owner chooses."""

    step = "stacking.choose"
    rule = "G9.e"
    actions = (Disorganize,)

    def seats(self, game: Setting, state: GradiscaState, frame: Crowded) -> tuple[int, ...]:
        return (frame.seat,)

    def about(self, game: Setting, state: GradiscaState, frame: Crowded) -> dict[str, Any]:
        return {"zone": frame.zone, "count": frame.left}

    def why_not(
        self, game: Setting, state: GradiscaState, frame: Crowded, seat: int, action: Disorganize
    ) -> Refusal | None:
        if frame.pool >> action.unit & 1:
            return None
        return Refusal("G9.e", "not_in_the_crowd", {"unit": action.unit})

    def proposals(self, game: Setting, state: GradiscaState, frame: Crowded, seat: int) -> Iterator[Disorganize]:
        return (Disorganize(unit) for unit in each_unit(frame.pool))

    def sample(self, game: Setting, state: GradiscaState, frame: Crowded, seat: int, rng: Random) -> Disorganize:
        units = each_unit(frame.pool)
        return Disorganize(units[int(rng.random() * len(units))])

    def apply(self, play: Play, frame: Crowded, seat: int, action: Disorganize) -> None:
        disorganize(play, 1 << action.unit, "G9.c")
        pool, count = frame.pool & ~(1 << action.unit), frame.left - 1
        if count:
            later = play.go(frame, "stacking.choose")
            later.pool = pool
            later.left = count
        else:
            play.pop()


FLOW.choice(ChooseCrowded)
