"""Exact odds before a fight: the distribution of hits on both sides, by the same values that the fight will use."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.combat.artillery import gun_value, is_through_breach
from caracole.systems.gradisca.rules.combat.field import combat_value, firing_line
from caracole.systems.gradisca.rules.combat.losses import BOMBARDMENT, FIELD, capacity
from caracole.systems.gradisca.rules.components.numbers import Unit, Zone, each_unit
from caracole.systems.gradisca.rules.forts.forts import deduction
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.game import Gradisca


def hit_distribution(values: list[int], less: int = 0) -> list[Fraction]:
    """The chance of 0, 1, 2 ... hits with one die per value, ``less`` of them deducted."""
    chances = [Fraction(1)]
    for value in values:
        hit = Fraction(max(0, min(6, value)), 6)
        after = [Fraction(0)] * (len(chances) + 1)
        for count, chance in enumerate(chances):
            after[count] += chance * (1 - hit)
            after[count + 1] += chance * hit
        chances = after
    if less:
        chances = [sum(chances[: less + 1], Fraction(0)), *chances[less + 1 :]]
    return chances


def battle_odds(
    game: Gradisca, state: GradiscaState, side: int, zone: Zone, units: int, answered: bool = True
) -> dict[str, Any]:
    """The first round of a Field Combat that ``units`` of ``side`` would fight in ``zone``: firing values with the
    rules that changed them, exact chances of net hits, and who would have to retreat. ``answered`` is False for an
    incursion."""
    theirs = query.enemies_in(game, state, side, zone)
    our_line = firing_line(game, state, units, True, zone)
    their_line = firing_line(game, state, theirs, False, zone) if answered else []
    off = deduction(game, state, 1 - side, zone)
    inflicted = hit_distribution([value for _, value in our_line], off)
    suffered = hit_distribution([value for _, value in their_line])
    win = sum(
        (ours * other for mine, ours in enumerate(inflicted) for taken, other in enumerate(suffered) if mine > taken),
        Fraction(0),
    )
    wiped = sum(inflicted[capacity(game, state, theirs, FIELD) :], Fraction(0))
    return {
        "attackers": _line(game, state, our_line, True, zone, units),
        "defenders": _line(game, state, their_line, False, zone, theirs),
        "deducted": off,
        "inflicted": [float(chance) for chance in inflicted],
        "suffered": [float(chance) for chance in suffered],
        "attacker_wins": float(win),
        "defender_wiped_out": float(wiped),
    }


def _line(
    game: Gradisca, state: GradiscaState, line: list[tuple[Unit, int]], attacking: bool, zone: Zone, units: int
) -> list[dict[str, Any]]:
    """Each firing unit with its value and the modifiers, each with its rule."""
    engineers = bool(units & game.theatre.engineers)
    return [
        {
            "unit": game.theatre.units[unit].id,
            "value": value,
            "modifiers": [
                {"rule": rule, "by": by} for rule, by in combat_value(game, state, unit, attacking, zone, engineers)[1]
            ],
        }
        for unit, value in line
    ]


def bombardment_odds(
    game: Gradisca, state: GradiscaState, side: int, zone: Zone, target: Zone, guns: int
) -> dict[str, Any]:
    """A bombardment by ``guns`` in ``zone``: of the wall (``levels``) and of the units beyond it (``hits``)."""
    theirs = query.enemies_in(game, state, side, target)
    through = is_through_breach(game, zone, target)
    at_wall = [gun_value(game, state, gun, zone, False) for gun in each_unit(guns)]
    at_units = [gun_value(game, state, gun, zone, through) for gun in each_unit(guns)]
    hits = hit_distribution(at_units, deduction(game, state, 1 - side, target))
    return {
        "levels": [float(chance) for chance in hit_distribution(at_wall)],
        "hits": [float(chance) for chance in hits],
        "wiped_out": float(sum(hits[capacity(game, state, theirs, BOMBARDMENT) :], Fraction(0))),
    }
