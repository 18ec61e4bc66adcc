"""Positions beside the clauses of the rulebook (examples.toml), laid on the map of a scenario. Their words:

units             zone -> units there; behind a unit in brackets what it is: "v-giu-1 (disorganized)"
active            the Command that has been drawn
forts             side -> zones
walls             [{ from, fortress, level }]
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from caracole.kernel import CaracoleError, FreeDice
from caracole.kernel.words import refuse_unknown
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.activation.activation import Activation
from caracole.systems.gradisca.rules.components.numbers import Unit, Zone
from caracole.systems.gradisca.rules.components.theatre import SIDES
from caracole.systems.gradisca.rules.flow import FLOW, Play
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.sequence.sequence import Turn
from caracole.systems.gradisca.rules.sequence.setup import empty_state
from caracole.systems.gradisca.rules.state import GradiscaState

WORDS = ("units", "active", "forts", "walls")
UNIT = re.compile(r"(?P<id>[\w-]+)(?:\s*\((?P<flag>\w+)\))?")
FLAGS = ("disorganized", "activated", "out_of_supply")


def lay(game: Gradisca, position: Mapping[str, Any]) -> GradiscaState:
    """The state that the words describe, at the first decision of the active Command."""
    refuse_unknown(list(position), WORDS)
    state = empty_state(game)
    play = Play(game, state, FreeDice(Random(1)), None)
    for zone, units in position.get("units", {}).items():
        _put_units(play, _zone(game, zone), units)
    _put_forts(game, state, position.get("forts", {}))
    for row in position.get("walls", ()):
        state.levels = query.put(state.levels, _border(game, row), row["level"])
    state.deck, state.deck_mixed = list(game.theatre.scenario.deck), True
    _stand(play, position["active"])
    wrong = game.broken_invariants(state)
    if wrong:
        raise CaracoleError(f"the position is impossible: {'; '.join(wrong)}")
    return state


def _number(game: Gradisca, domain: str, name: str) -> int:
    return game.codec.number(domain, name, domain)


def _zone(game: Gradisca, name: str) -> Zone:
    return Zone(_number(game, "zone", name))


def _put_units(play: Play, zone: Zone, units: Iterable[str]) -> None:
    for item in units:
        found = UNIT.fullmatch(item)
        if found is None or found["flag"] not in (None, *FLAGS):
            raise CaracoleError(f"{item!r} is no unit; write 'v-giu-1' or 'v-giu-1 (disorganized)'")
        unit = Unit(_number(play.game, "unit", found["id"]))
        query.place(play, unit, zone)
        if found["flag"]:
            setattr(play.state, found["flag"], getattr(play.state, found["flag"]) | 1 << unit)


def _put_forts(game: Gradisca, state: GradiscaState, told: Mapping[str, Iterable[str]]) -> None:
    rows = [list(state.forts[0]), list(state.forts[1])]
    for side, zones in told.items():
        for zone in zones:
            rows[SIDES.index(side)][_zone(game, zone)] += 1
    state.forts = (tuple(rows[0]), tuple(rows[1]))


def _border(game: Gradisca, row: Mapping[str, Any]) -> int:
    zone, fortress = _zone(game, row["from"]), _zone(game, row["fortress"])
    return game.theatre.border_to[zone][fortress]


def _stand(play: Play, active: str) -> None:
    """The Command has been drawn; all others were played before."""
    game, state = play.game, play.state
    command = _number(game, "command", active)
    on_map = [number for number in range(len(game.theatre.commands)) if query.command_on_map(game, state, number)]
    state.cup = 0
    state.played = sum(1 << number for number in on_map if number != command)
    state.stack.append(Turn("turn.draw"))
    state.stack.append(Activation("activation.open", command, game.theatre.commands[command].side))
    FLOW.run(play, state.stack)
