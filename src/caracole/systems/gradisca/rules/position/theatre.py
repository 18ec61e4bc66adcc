"""The theatre that a position's diagram draws: its map, armies and cards, with a scenario sheet of its own."""

from __future__ import annotations

from caracole.systems.gradisca.rules.components.numbers import NOWHERE, Unit
from caracole.systems.gradisca.rules.components.theatre import Group, Scenario, Score, Theatre, TurnBox
from caracole.systems.gradisca.rules.position.diagram import Diagram, pair, side_named, words

SEASONS = ("Jan-Feb", "Mar-Apr", "May-Jun", "Jul-Aug", "Sep-Oct", "Nov-Dec")


def theatre_of(diagram: Diagram) -> Theatre:
    """Everything that does not change in play."""
    land, armies = diagram.land, diagram.armies
    return Theatre(
        land.printed_zones(),
        land.printed_borders(),
        armies.commands,
        armies.units,
        list(diagram.cards.cards),
        groups_of(diagram),
        time_line(diagram),
        scenario_of(diagram),
    )


def groups_of(diagram: Diagram) -> list[Group]:
    """Reinforcements, and where they may come in."""
    return [
        Group(
            name,
            tuple(diagram.armies.unit(unit) for unit in words(row["units"])),
            tuple(diagram.land.zone(zone) for zone in words(row["entries"])),
        )
        for name, row in diagram.scenario.groups.items()
    ]


def time_line(diagram: Diagram) -> list[TurnBox]:
    """The sixteen boxes; some cost Morale."""
    boxes = []
    for turn in range(1, 17):
        year, season = divmod(turn + 3, 6)
        label = {"en": f"{SEASONS[season]} {1615 + year}"}
        boxes.append(TurnBox(turn, label, 1615 + year, season, turn in diagram.scenario.morale_turns))
    return boxes


def scenario_of(diagram: Diagram) -> Scenario:
    """The scenario sheet."""
    told, zone = diagram.scenario, diagram.land.zone
    camps = [None if name is None else zone(name) for name in pair(told.camps, None)]
    return Scenario(
        id="position",
        title={"en": "Position"},
        start={
            Unit(unit): zone(place) for unit, place in enumerate(diagram.armies.where) if place in diagram.land.zones
        },
        first_turn=told.turn,
        end_turn=told.end_turn,
        end_earliest=told.end_earliest,
        fort_markers=pair(told.fort_markers, 3),
        mine_markers=pair(told.mine_markers, None),
        levels=diagram.land.damaged(),
        camps=(camps[0], camps[1]),
        sea_supply=None if told.sea_supply is None else zone(told.sea_supply),
        morale=pair(told.morale, 9),
        low_up_to=told.low_up_to,
        medium_up_to=told.medium_up_to,
        victory_points=pair(told.points, 0),
        deck=diagram.piles.in_game,
        draw_allowed=told.draw_allowed,
        objectives=tuple((side_named(side), zone(name), gain) for side, name, gain in told.objectives),
        newcomers_wait=told.newcomers_wait,
        scores=tuple(
            Score(**{**row, "side": side_named(row["side"]), "zone": zone(row["zone"]) if "zone" in row else NOWHERE})
            for row in told.scores
        ),
        raid_points=pair(told.raid_points, 0),
    )
