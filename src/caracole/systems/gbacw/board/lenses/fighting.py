"""Fields of fire by range, with the chance against every enemy in them; front, flank and rear; the Fronts of both
sides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from caracole.kernel.bits import members
from caracole.present.model import Layers, Line, Says, Tag, Told, Tone, Wash
from caracole.systems.gbacw import odds
from caracole.systems.gbacw.board.lenses.looking import Looking
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.fire import los_units
from caracole.systems.gbacw.rules.fire.shots import Part, direction_of, reach, usable_sections, weapons, why_not_armed

NEAR_TO_FAR: tuple[Tone, ...] = ("good", "hint", "quiet")
CLASSES: dict[int, tuple[Tone, str, str]] = {
    query.FRONT: ("good", "lens-front-front", "C7.12.a"),
    query.REFUSED_FRONT: ("good", "lens-front-refused", "C7.34.a"),
    query.FLANK: ("hint", "lens-front-flank", "C7.12.a"),
    query.REAR: ("attack", "lens-front-rear", "C7.12.a"),
}


def fire(look: Looking) -> Layers:
    """The hexes that a unit could fire into, by what range adds to the die; and its chances against whoever stands
    there."""
    unit = look.unit
    if unit is None:
        return Layers()
    refusal = why_not_armed(look.game, look.state, unit, _sections(look, unit))
    if refusal is not None:
        plain = look.game.explain(refusal)
        return Layers(told=[Told(Says(f"refusal-{plain['code']}", plain["args"]), refusal.rule)])
    bands = _bands(look, unit)
    washes = [
        Wash(NEAR_TO_FAR[min(n, 2)], look.names(hexes), _band(added, hexes.values()))
        for n, (added, hexes) in enumerate(sorted(bands.items(), reverse=True))
    ]
    layers = Layers(washes)
    for target in sorted({where for hexes in bands.values() for where in hexes}):
        if query.side_at(look.game, look.state, target) == 1 - look.game.field.units[unit].side:
            _aim(look, layers, unit, target)
    return layers


def _band(added: int, ranges: Iterable[int]) -> Says:
    """How far off the hexes of a band are, and what that adds to the die."""
    return Says("lens-fire-band", {"ranges": _runs(sorted(set(ranges))), "added": f"{added:+d}"})


def _runs(numbers: Sequence[int]) -> str:
    """``1-3, 7`` for 1, 2, 3 and 7."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _sections(look: Looking, unit: Unit) -> int:
    """The sections of a battery that could fire."""
    return usable_sections(look.state, unit) if look.state.guns[unit] else 0


def _bands(look: Looking, unit: Unit) -> dict[int, dict[Hex, int]]:
    """What range adds to the die -> the hexes at such a range that are in the field of fire and in sight, each with its
    range."""
    game, state, grid = look.game, look.state, look.game.field.grid
    found: dict[int, dict[Hex, int]] = {}
    for origin in query.hexes_of(state, unit):
        part = Part(unit, origin, 0, _sections(look, unit))
        arms = weapons(game, state, part)
        for where in grid.within(origin, reach(game, state, part)):
            if where == origin or direction_of(game, state, unit, origin, where) < 0:
                continue
            if los_units.why_not_seen(game, origin, where) is not None:
                continue
            distance = grid.distance(origin, where)
            added = min(arm.range[distance - 1] for arm in arms)
            found.setdefault(added, {}).setdefault(where, distance)
    return found


def _aim(look: Looking, layers: Layers, unit: Unit, target: Hex) -> None:
    """The chance against an enemy, or what forbids to fire at it."""
    found = odds.fire_odds(look.game, look.state, unit, target)
    names = [look.unit_name(unit), look.name(target)]
    if "refusal" in found:
        refusal = found["refusal"]
        layers.told.append(Told(Says(f"refusal-{refusal['code']}", refusal["args"]), refusal["rule"]))
        return
    args = {"unit": names[0], "target": names[1], "chance": found["disordered"], "loss": round(found["loss"], 1)}
    says = Says("lens-fire-target", args)
    layers.lines.append(Line("attack", names, "arrow", says))
    layers.tags.append(Tag(names[1], f"{found['disordered']}%", "attack", says))
    layers.told.append(Told(says, "C10.17.a"))


def front(look: Looking) -> Layers:
    """Front, flank and rear of a unit, hex by hex of a line or column."""
    unit = look.unit
    if unit is None or query.is_abandoned(look.state, unit):
        return Layers()
    washes = []
    for kind, (tone, code, rule) in CLASSES.items():
        hexes = list(dict.fromkeys(_around(look, unit, kind)))
        if hexes:
            washes.append((Wash(tone, look.names(hexes), Says(code)), rule))
    told = [Told(Says(f"{wash.says.code}-told", {"hexes": wash.places}), rule) for wash, rule in washes if wash.says]
    return Layers([wash for wash, _ in washes], told=told)


def _around(look: Looking, unit: Unit, kind: int) -> Iterator[Hex]:
    grid, own = look.game.field.grid, query.hexes_of(look.state, unit)
    for where in own:
        for direction, other in enumerate(grid.neighbours[where]):
            outside = other >= 0 and other not in own
            if outside and query.side_class_in(look.game, look.state, unit, where, direction) == kind:
                yield other


def zones(look: Looking) -> Layers:
    """The hexes in front of the combat units of either side: where one stops, and what bars a retreat."""
    mine = 0 if look.seat is None else look.seat
    washes = []
    tones: dict[int, Tone] = {1 - mine: "attack", mine: "good"}
    for side, tone in tones.items():
        hexes = [Hex(where) for where in members(query.front_mask(look.game, look.state, side))]
        says = Says("lens-zones-side", {"side": look.game.seats[side]})
        washes.append(Wash(tone, look.names(hexes), says))
    return Layers(washes, told=[Told(Says("lens-zones-told"), "C9.53.a")])
