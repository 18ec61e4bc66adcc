"""What an assault promises, by the charts' own odds: the check before it, the fire before it, and every result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from caracole.geometry.hex import turned
from caracole.systems.gbacw.captain.ground import LOSS, fails, hurt, shaken
from caracole.systems.gbacw.captain.scene import Scene
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.assault.contact import faced
from caracole.systems.gbacw.rules.assault.continued import FURTHER, why_not_step
from caracole.systems.gbacw.rules.assault.declared import Assault, attackers, defenders, planned
from caracole.systems.gbacw.rules.assault.modifiers import assault_modifiers, check_preview
from caracole.systems.gbacw.rules.components.charts import SideResult
from caracole.systems.gbacw.rules.components.drm import FACES, total
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.reaction.reaction_facing import Reacting, why_not_react, why_not_turn
from caracole.systems.gbacw.rules.state import GbacwState

GUNS_TAKEN = 2.3
GIVEN_UP = 0.3
"""A hex given up."""
ANY_WAY = (0, 1, -1)
"""Corners that a unit may turn by as it advances."""
FIRING = 2
"""Defenders whose fire is counted."""


def promise(
    scene: Scene,
    state: GbacwState,
    units: Sequence[Unit],
    targets: tuple[Hex, ...],
    prizes: Mapping[Hex, float],
    series: int = 0,
) -> float:
    """What these units may expect of an assault on these hexes as they stand in ``state``."""
    return value_of(scene, state, planned(scene.game, state, tuple(units), targets, series), prizes)


def value_of(scene: Scene, state: GbacwState, row: Assault, prizes: Mapping[Hex, float]) -> float:
    """The same for an assault that is declared or thought of."""
    game, lean = scene.game, scene.leaning
    mine, theirs = attackers(game, state, row), defenders(game, state, row)
    if not mine or not theirs:
        return sum(prizes.get(where, 0.0) for where in row.targets)
    added = total(assault_modifiers(game, state, row))
    prize = sum(prizes.get(where, 0.0) for where in row.targets) + lean.ground
    value = 0.0
    for die in range(FACES):
        result = game.field.charts.assault(die + added)
        value += _cost(scene, state, theirs, result.defender) - _cost(scene, state, mine, result.attacker)
        if result.defender.retreat:
            value += prize
    value /= FACES
    lead = mine[0]
    value -= shaken(state.strength[lead], query.is_disordered(state, lead), lean.order) * lean.afterwards
    if not row.series:
        passes = check_preview(game, state, row, _place(state, row))["passes"] / 100
        top = theirs[0]
        value += (1 - passes) * (shaken(state.strength[top], query.is_disordered(state, top), lean.order) + 0.3 * prize)
    return value - lean.bleeding * _fire_before(scene, mine, theirs)


def met(scene: Scene, state: GbacwState, unit: Unit, targets: Sequence[Hex]) -> GbacwState | None:
    """The same state after those whom a unit has come upon have turned to face it, where the rules let them (C9.61);
    None if nobody turns."""
    game, here, found = scene.game, state.hex_of[unit], None
    frame = Reacting("reaction.face", 1 - scene.side, (), unit)
    for where in targets:
        top = query.top(state, where)
        if here in query.front_hexes(game, state, top, where):
            continue
        if why_not_react(game, state, frame, where, here) is not None:
            continue
        for facing in (turned(state.facing[top], by) for by in ANY_WAY[1:]):
            if why_not_turn(game, state, where, facing) is not None:
                continue
            probe = (found or state).copy()
            for other in query.stack(probe, where):
                probe.facing[other] = facing
            if here in query.front_hexes(game, probe, top, where):
                found = probe
                break
    return found


def going_on(
    scene: Scene,
    state: GbacwState,
    unit: Unit,
    starts: Sequence[Hex],
    prizes: Mapping[Hex, float],
    series: int,
    further: int = FURTHER,
) -> float | None:
    """What a unit may expect of continuing its assault from one of these hexes, so many hexes further at most; None if
    it would meet nobody. An attacker's order is lost in any case (C11.48), so that costs nothing more."""
    game, lean, best = scene.game, scene.leaning, None
    places = [(where, turned(state.facing[unit], by), further) for where in starts for by in ANY_WAY]
    seen: set[tuple[Hex, int]] = set()
    while places:
        where, facing, left = places.pop(0)
        if (where, facing) in seen:
            continue
        seen.add((where, facing))
        probe = state.copy()
        query.put_unit(game, probe, unit, where)
        probe.facing[unit] = facing
        targets = faced(game, probe, unit)
        if targets:
            value = promise(scene, probe, (unit,), tuple(targets), prizes, series)
            if scene.side == state.phasing:
                disordered = query.is_disordered(state, unit)
                value += lean.afterwards * shaken(state.strength[unit], disordered, lean.order)
            best = value if best is None else max(best, value)
        elif left and not query.is_adjacent_to_enemy(game, probe, where, scene.side):
            for to in query.front_hexes(game, probe, unit, where):
                if why_not_step(game, probe, unit, where, to) is None:
                    places += [(to, turned(facing, by), left - 1) for by in ANY_WAY]
    return best


def _place(state: GbacwState, row: Assault) -> tuple[Hex, ...]:
    where = next(hex for hex in row.targets if query.top(state, hex) >= 0)
    top = query.top(state, where)
    return tuple(sorted(query.hexes_of(state, top))) if state.extension[top] else (where,)


def _cost(scene: Scene, state: GbacwState, units: Sequence[Unit], result: SideResult) -> float:
    """What a result costs the side that suffers it."""
    lead = units[0]
    strength, cohesion = state.strength[lead], query.cohesion(scene.game, state, lead)
    found = hurt(result.result, strength, cohesion, query.is_disordered(state, lead), scene.worth)
    found += GIVEN_UP * result.retreat
    if result.rout_check:
        found += fails(cohesion, 0) * (LOSS + scene.leaning.rout * strength)
    if result.retreat:
        found += GUNS_TAKEN * sum(sum(state.guns[unit]) for unit in units)
    return found


def _fire_before(scene: Scene, mine: Sequence[Unit], theirs: Sequence[Unit]) -> float:
    """The volley that the defenders fire when the attackers close."""
    lead = scene.troop(mine[0])
    return sum(scene.volley(scene.troop(unit), scene.state.hex_of[unit], lead, lead.hex) for unit in theirs[:FIRING])
