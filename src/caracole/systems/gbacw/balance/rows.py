"""One finished game of Great Battles of the American Civil War as a row of plain data, and what could have come into
play."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any, NamedTuple

from caracole.kernel import Event
from caracole.kernel.bits import members
from caracole.lab.keeping import Row
from caracole.play import Match
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.battle import victory
from caracole.systems.gbacw.rules.components.numbers import each_unit
from caracole.systems.gbacw.rules.components.printed import ARTILLERY, SIDES
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.state import ELIMINATED, NOT_ARRIVED, ROUTED, GbacwState

DEEDS = ("moved", "fired", "assaulted")
"""What a unit can do; one that has done none of these might as well not be there."""

LOSSES = ("strength", "guns", "routed", "eliminated", "leaders")
"""What a side can lose: strength points of foot and horse; guns lost or left; units routed, units eliminated; leaders
killed."""

MOVES = {
    *("unit_moved", "unit_entered", "unit_advanced", "unit_withdrew", "unit_gave_way", "unit_formed", "unit_turned"),
    *("unit_retreated_before", "unit_refused"),
}
"""Events of a unit that went somewhere or changed how it stands."""


# --- what there is ---------------------------------------------------------------------------------------------------


class Cast(NamedTuple):
    """What a scenario brings onto the stage; names by id."""

    scenario: str
    title: str
    turns: int
    units: dict[str, str]
    side_of: dict[str, str]
    """unit -> its side"""
    strength: dict[str, int]
    """side -> strength points and guns at the start, reinforcements included"""
    levels: dict[str, str]
    """Levels of victory, from the Union's best to its worst."""
    lines: list[str]
    """The lines of the victory sheet."""


def cast_of(game: Gbacw) -> Cast:
    """The cast of a scenario, in English."""
    field, scenario = game.field, game.field.scenario
    return Cast(
        scenario=scenario.id,
        title=scenario.title["en"],
        turns=len(scenario.turns),
        units={unit.id: unit.name for unit in field.units},
        side_of={unit.id: SIDES[unit.side] for unit in field.units},
        strength={
            side: sum(unit.strength for unit in field.units if unit.side == number) for number, side in enumerate(SIDES)
        },
        levels={level.id: level.title["en"] for level in scenario.levels},
        lines=[score.id for score in scenario.scores],
    )


# --- what happened ---------------------------------------------------------------------------------------------------


def row_of(match: Match, seed: int) -> Row:
    """A finished match as a row."""
    game: Gbacw = match.game  # type: ignore[assignment]
    state, outcome = match.state, match.outcome
    assert outcome is not None, "a game that was played out has an outcome"
    events = [logged.event for logged in match.events]
    sheet = victory.sheet(game, state)
    return {
        "seed": seed,
        "scenario": game.scenario,
        "winner": SIDES[outcome.winners[0]] if outcome.winners else None,
        "scores": dict(zip(SIDES, outcome.scores, strict=True)),
        "level": sheet["level"],
        "lines": {line["id"]: line["points"] for line in sheet["lines"]},
        "turn": state.turn,
        "decisions": len(match.line),
        "losses": {side: losses(game, state, number) for number, side in enumerate(SIDES)},
        "never_came": [
            unit.id for unit, where in zip(game.field.units, state.hex_of, strict=True) if where == NOT_ARRIVED
        ],
        **{deed: sorted(units) for deed, units in deeds(events).items()},
        "kinds": dict(sorted(Counter(event.kind for event in events).items())),
    }


def losses(game: Gbacw, state: GbacwState, side: int) -> dict[str, int]:
    """What a side has lost at the end."""
    found = Counter(dict.fromkeys(LOSSES, 0))
    for unit in each_unit(game.field.of_side[side]):
        row, where = game.field.units[unit], state.hex_of[unit]
        if where == NOT_ARRIVED:
            continue
        gone = where == ELIMINATED
        if row.arm == ARTILLERY:
            gone_too = gone or query.is_abandoned(state, unit)
            found["guns"] += row.strength if gone_too else row.strength - state.strength[unit]
        else:
            found["strength"] += row.strength - (0 if gone else state.strength[unit])
        found["routed"] += where == ROUTED
        found["eliminated"] += gone
    killed = members(state.leaders_killed)
    found["leaders"] = sum(game.field.leaders[leader].side == side for leader in killed)
    return dict(found)


def deeds(events: list[Event]) -> dict[str, set[str]]:
    """Which units did what."""
    found: dict[str, set[str]] = defaultdict(set, {deed: set() for deed in DEEDS})
    for event in events:
        units = _units(event.args)
        if event.kind in MOVES:
            found["moved"].update(units)
        elif event.kind == "unit_fired":
            found["fired"].update(units)
        elif event.kind in ("assault_declared", "assault_joined", "charge_announced"):
            found["assaulted"].update(units)
    return found


def _units(args: dict[str, Any]) -> list[str]:
    if "units" in args:
        return list(args["units"])
    return [args["unit"]] if args.get("unit") else []
