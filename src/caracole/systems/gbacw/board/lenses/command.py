"""How far the word of leaders carries, who hears it and who does not (4.15, 4.2)."""

from __future__ import annotations

from collections.abc import Iterator

from caracole.kernel.bits import members
from caracole.present.model import Layers, Line, Says, Told, Wash
from caracole.systems.gbacw.board.lenses.looking import Looking
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.command.command import command_range, in_command, in_range, reach, superior_of
from caracole.systems.gbacw.rules.components.numbers import Hex
from caracole.systems.gbacw.rules.components.printed import (
    BRIGADE_LEADER,
    CORPS_COMMANDER,
    DIVISION_LEADER,
    HALF_POINTS,
)


def command(look: Looking) -> Layers:
    """The range of the leader that is pointed at (of a unit, the one over it) with all that are under him; without
    anybody, the lines of the whole side."""
    layers = Layers()
    leaders = list(_meant(look))
    for leader in leaders:
        if len(leaders) == 1:
            _range(look, layers, leader)
        _troops(look, layers, leader)
        _superior(look, layers, leader)
    return layers


def _meant(look: Looking) -> Iterator[int]:
    rows = look.game.field.leaders
    if look.leader is not None:
        yield look.leader
    elif look.unit is not None:
        over = superior_of(look.game, look.state, look.unit)
        if over >= 0 and rows[over].id in look.seen:
            yield over
    else:
        for leader, row in enumerate(rows):
            if row.id in look.seen and look.seat in (None, row.side):
                yield leader


def _range(look: Looking, layers: Layers, leader: int) -> None:
    game, state, name = look.game, look.state, look.game.field.leaders[leader].id
    points = command_range(game, state, leader)
    hexes = [Hex(where) for where in members(reach(game, state, leader, points))]
    says = Says("lens-command-range", {"leader": name, "range": points / HALF_POINTS})
    layers.washes.append(Wash("good", look.names(hexes), says))
    layers.told.append(Told(says, "C4.15.a"))


def _troops(look: Looking, layers: Layers, leader: int) -> None:
    """Lines to the units directly under him: whole to those In Command, broken to the others."""
    game, state, row = look.game, look.state, look.game.field.leaders[leader]
    heard = in_command(game, state, leader)
    for unit in query.units_on_map(game, state, row.side):
        if superior_of(game, state, unit) != leader or look.unit_name(unit) not in look.seen:
            continue
        is_in = bool(heard >> unit & 1)
        args = {"unit": look.unit_name(unit), "leader": row.id}
        says = Says("lens-command-in" if is_in else "lens-command-out", args)
        _link(layers, [row.id, args["unit"]], is_in, says)


def _superior(look: Looking, layers: Layers, leader: int) -> None:
    """The line to the leader over him."""
    game, state, rows = look.game, look.state, look.game.field.leaders
    over = _over(look, leader)
    if over < 0 or rows[over].id not in look.seen:
        return
    is_in = in_range(game, state, over, state.leader_hex[leader])
    args = {"leader": rows[leader].id, "name": query.ratings(game, state, over).name}
    says = Says("lens-command-linked" if is_in else "lens-command-far", args)
    _link(layers, [rows[over].id, rows[leader].id], is_in, says)


def _link(layers: Layers, ends: list[str], holds: bool, says: Says) -> None:
    """A link of the chain; one that does not hold is told too."""
    if holds:
        layers.lines.append(Line("good", ends, "plain", says))
    else:
        layers.lines.append(Line("attack", ends, "dashed", says))
        layers.told.append(Told(says, "C4.22.a"))


def _over(look: Looking, leader: int) -> int:
    field, row = look.game.field, look.game.field.leaders[leader]
    if row.level == BRIGADE_LEADER:
        return field.divisions[field.brigades[row.command].division].leader
    if row.level == DIVISION_LEADER:
        corps = field.divisions[row.command].corps
        return field.corps[corps].leader if corps >= 0 else -1
    return field.overall[row.side] if row.level == CORPS_COMMANDER else -1
