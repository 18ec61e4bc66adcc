"""7.4 Artillery: bombarding a Fortress (7.4.1) and bombarding units (7.4.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.combat.field import roll_fire
from caracole.systems.gradisca.rules.combat.losses import BOMBARDMENT, eliminate, push_commander_checks, push_hits
from caracole.systems.gradisca.rules.combat.retreat import push_retreat
from caracole.systems.gradisca.rules.components.numbers import Unit, Zone, each_unit
from caracole.systems.gradisca.rules.components.theatre import IMPASSABLE, WALL
from caracole.systems.gradisca.rules.flow import FLOW, Play
from caracole.systems.gradisca.rules.forts.camp import camp_left_alone
from caracole.systems.gradisca.rules.forts.forts import deduction
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


def gun_value(game: Setting, state: GradiscaState, unit: Unit, zone: Zone, through_breach: bool) -> int:
    """G7.4.c to G7.4.e: the printed value beside any friendly engineers, else 1; a card may raise it; G7.4.2.b: less 1
    through a Breach.
    A value of 0 can never hit, yet a 6 still bursts the gun (G7.4.2.g)."""
    return query.fire_value(game, state, unit, True) + sum(
        by for _, by in gun_notes(game, state, unit, zone, through_breach)
    )


def gun_notes(
    game: Setting, state: GradiscaState, unit: Unit, zone: Zone, through_breach: bool
) -> list[tuple[str, int]]:
    """What changes the printed value of a gun that bombards, by rule."""
    combat = game.charts.combat
    side = game.theatre.side_of[unit]
    value, notes = query.fire_value(game, state, unit, True), []
    if not query.units_of(game, state, side, zone) & game.theatre.engineers:
        alone = combat.artillery_without_engineers
        notes.append(("G7.4.d", alone - value))
        value = alone
    raised = query.raised(state, "guns_raised", side, value)
    if raised != value:
        notes.append(("G12.a", raised - value))
    if through_breach:
        notes.append(("G7.4.2.b", -combat.through_breach_loss))
    return notes


# --- 7.4.1 bombarding a Fortress -------------------------------------------------------------------------------------


def why_not_bombard(
    game: Setting, state: GradiscaState, side: int, zone: Zone, fortress: Zone, attack_supply: bool
) -> Refusal | None:
    """7.4.1: at the wall between here and an adjacent Fortress that holds enemies, Level 1 or more (G7.4.1.g)."""
    border = game.theatre.border_to[zone].get(fortress)
    if border is None or state.kinds[border] != WALL or not game.theatre.is_fortress[fortress]:
        return Refusal("G7.4.1.a", "no_wall_there", {"zone": zone, "fortress": fortress})
    if not query.is_enemy_held(state, side, fortress):
        return Refusal("G7.4.1.g", "no_enemy_inside", {"fortress": fortress})
    if state.levels[border] == 0:
        return Refusal("G7.4.1.g", "already_breached", {"fortress": fortress})
    if game.rules.advanced and not attack_supply:
        return Refusal("G21.1.c", "needs_attack_supply", {"zone": zone})
    return None


def bombard(play: Play, side: int, zone: Zone, fortress: Zone, guns: int) -> None:
    """G7.4.1.b, G7.4.1.c: every success lowers the Level by 1, all guns add up; never below 0 (G7.4.1.f); Level 0 is a
    Breach (G7.4.1.e)."""
    line = [(unit, gun_value(play.game, play.state, unit, zone, False)) for unit in each_unit(guns)]
    game, state = play.game, play.state
    hits, burst = roll_fire(
        play, line, side, "G7.4.1.b", fortress, lambda unit: gun_notes(game, state, unit, zone, False)
    )
    border = play.theatre.border_to[zone][fortress]
    before = play.state.levels[border]
    level = max(0, before - hits)
    play.state.levels = query.put(play.state.levels, border, level)
    play.tell("wall_bombarded", "G7.4.1.b", side=side, zone=zone, fortress=fortress, level=level, by=before - level)
    if not level and before:
        play.tell("wall_breached", "G7.4.1.e", zone=zone, fortress=fortress)
    burst_guns(play, side, burst)


def burst_guns(play: Play, side: int, guns: list[Unit]) -> None:
    """G7.4.f: gone, unless a card has brought founders who know their bronze."""
    if query.effect_value(play.state, "guns_do_not_burst", side):
        return
    for unit in guns:
        eliminate(play, unit, "G7.4.f")


# --- 7.4.2 bombarding units ------------------------------------------------------------------------------------------


class Salvo(StepFrame):
    """Fire on units in a zone; they do not answer (G7.4.2.c), so x/y infantry uses neither of its values (G8.2.b)."""

    __slots__ = ("guns", "hits", "side", "target", "zone")

    def __init__(self, step: str, side: int, zone: Zone, target: Zone, guns: int, hits: int = 0) -> None:
        self.step = step
        self.side = side
        self.zone = zone
        self.target = target
        self.guns = guns
        self.hits = hits

    def twin(self) -> Salvo:
        return Salvo(self.step, self.side, self.zone, self.target, self.guns, self.hits)


FLOW.frame(Salvo)


def is_through_breach(game: Setting, zone: Zone, target: Zone) -> bool:
    """From outside into a Fortress, as against from inside a Fortress outward."""
    return not game.theatre.is_fortress[zone]


def why_not_bombard_units(game: Setting, state: GradiscaState, side: int, zone: Zone, target: Zone) -> Refusal | None:
    """7.4.2: from inside a Fortress on an adjacent zone, Breach or no Breach; from outside only through a Breach.
    Attack Supply is not asked for (G21.1.o).

    G7.4.2.b: what is hit through a Breach are the units in the Fortress. By the letter of the French translation it is
    the units in a zone adjacent to the Fortress, which only repeats the first case: then nothing is fired from outside.
    """
    theatre = game.theatre
    border = theatre.border_to[zone].get(target)
    if border is None or state.kinds[border] == IMPASSABLE:  # G2.3.k: nothing crosses an X border
        return Refusal("G7.4.2.a", "not_adjacent", {"zone": zone, "to": target})
    if not theatre.is_fortress[zone]:
        if not theatre.is_fortress[target]:
            return Refusal("G7.4.2.a", "not_in_a_fortress", {"zone": zone})
        if query.is_closed_wall(game, state, border):
            return Refusal("G7.4.2.b", "no_breach", {"fortress": target})
        if not game.rules.breach_fire_into_fortress:
            return Refusal("G7.4.2.b", "breach_fire_goes_outward", {"fortress": target})
    if not query.is_enemy_held(state, side, target):
        return Refusal("G7.4.2.a", "no_enemy_there", {"to": target})
    return None


def bombard_units(play: Play, side: int, zone: Zone, target: Zone, guns: int) -> None:
    """G7.4.2.f: all guns that aim at one zone fire as one salvo."""
    play.push(Salvo("salvo.fire", side, zone, target, guns))


@FLOW.auto("salvo.fire")
def fire_salvo(play: Play, frame: Salvo) -> None:
    """Forts and Town reduce the total once (G7.4.2.f), difficult terrain does not (G7.4.2.i)."""
    game, state = play.game, play.state
    through = is_through_breach(game, frame.zone, frame.target)
    guns = each_unit(frame.guns & state.at[frame.zone])
    line = [(unit, gun_value(game, state, unit, frame.zone, through)) for unit in guns]
    rule = "G7.4.2.b" if through else "G7.4.2.a"
    hits, burst = roll_fire(
        play, line, frame.side, rule, frame.target, lambda unit: gun_notes(game, state, unit, frame.zone, through)
    )
    off = min(hits, deduction(game, state, 1 - frame.side, frame.target))
    if off:
        play.tell("hits_deducted", "G10.c", zone=frame.target, hits=off)
    hits -= off
    play.go(frame, "salvo.commanders").hits = hits
    burst_guns(play, frame.side, burst)
    push_hits(play, 1 - frame.side, query.units_of(game, state, 1 - frame.side, frame.target), hits, BOMBARDMENT)


@FLOW.auto("salvo.commanders")
def salvo_commanders(play: Play, frame: Salvo) -> None:
    """G7.4.2.e: after at least one hit each Commander there is checked."""
    play.go(frame, "salvo.retreat")
    if frame.hits:
        there = query.units_of(play.game, play.state, 1 - frame.side, frame.target)
        push_commander_checks(play, 1 - frame.side, there & play.theatre.commanders)


@FLOW.auto("salvo.retreat")
def salvo_retreat(play: Play, frame: Salvo) -> None:
    """G7.4.2.d, G7.4.2.h: after at least one net hit the whole force there may retreat. A Camp that the fire has left
    alone is lost: a combat, if not one in the field, which is what the English edition asks for (G24.h)."""
    play.pop()
    if frame.hits:
        there = query.units_of(play.game, play.state, 1 - frame.side, frame.target)
        if not there and play.rules.camp_lost_after_raid:
            camp_left_alone(play, 1 - frame.side, frame.target, "G24.h")
        push_retreat(play, 1 - frame.side, frame.target, there, free=True)
