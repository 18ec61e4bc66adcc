"""What is wrong in a battle, or how it would begin."""

from __future__ import annotations

from random import Random
from typing import Any

from caracole.datafiles import DataError
from caracole.kernel import FreeDice
from caracole.present.making import Corner, Judged, MadeFact, MadeShape, told
from caracole.systems.piccole.battle.rules.components.measures import DEPLOYMENT_DEPTH, LOST_PART, TABLE
from caracole.systems.piccole.battle.rules.components.troops import cost_of
from caracole.systems.piccole.battle.rules.field.field import from_edge
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.query import base_of
from caracole.systems.piccole.battle.sheets.brought import document_of
from caracole.systems.piccole.loader import BROUGHT, read_brought
from caracole.systems.piccole.making.describing import said
from caracole.systems.piccole.system import SYSTEM, battle_of


def zone_at(edge: int) -> list[Corner]:
    """P2.j: where an army at this edge may stand."""
    outline = [
        from_edge(edge, *place) for place in ((0, 0), (TABLE, 0), (TABLE, DEPLOYMENT_DEPTH), (0, DEPLOYMENT_DEPTH))
    ]
    return [(x, y) for x, y, _ in outline]


def judged(text: str) -> Judged:
    """The faults of a text; if it has none, the strength of the armies and where they would stand."""
    draft: dict[str, Any] = {}
    try:
        found = document_of(text, BROUGHT).value
        draft = found if isinstance(found, dict) else {}
        game = battle_of(read_brought(text), {})
    except DataError as error:
        return Judged(draft, told(error.problems, SYSTEM.name))
    return Judged(draft, [], [fact for seat in (0, 1) for fact in _facts(game, seat)], _shapes(game))


def _facts(game: Battle, seat: int) -> list[MadeFact]:
    side, army = game.seats[seat], game.armies[seat]
    beaten_at = -(-len(army) // LOST_PART)
    return [
        MadeFact(side, said("making-elements"), len(army)),
        MadeFact(side, said("making-cost"), sum(map(cost_of, army))),
        MadeFact(side, said("making-beaten"), beaten_at),
    ]


def _shapes(game: Battle) -> list[MadeShape]:
    """Camps and elements of armies that begin drawn up; of others none can be told before they are placed."""
    if not game.drawn_up:
        return []
    state = game.setup(FreeDice(Random(0)))
    zones = [MadeShape(game.seats[seat], "", "zone", zone_at(state.edges[seat])) for seat in (0, 1)]
    camps = [
        MadeShape(game.seats[seat], "", "camp", list(outline)) for seat, outline in enumerate(state.camps) if outline
    ]
    return (
        zones
        + camps
        + [
            MadeShape(
                game.seats[seat],
                game.name(element),
                "element",
                list(base_of(game, state, element).points),
                state.poses[element],
            )
            for seat in (0, 1)
            for element in game.elements_of(seat)
        ]
    )
