"""What stays the same while a campaign is played: the map with its cities, an empty table, the armies, the sequence."""

from __future__ import annotations

from typing import Final

from caracole.present.model import (
    Board,
    BoardSheet,
    Face,
    Kind,
    Lens,
    Localized,
    Panel,
    Place,
    Says,
    Theme,
)
from caracole.systems.piccole.battle.rules.components.measures import FRONT
from caracole.systems.piccole.board import board as battle_board
from caracole.systems.piccole.board.campaign import places
from caracole.systems.piccole.board.campaign.drawing import army_symbol
from caracole.systems.piccole.board.campaign.lenses import LENSES
from caracole.systems.piccole.board.campaign.names import army_of, lexicon, player_names
from caracole.systems.piccole.board.places import HEIGHT, WIDTH
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.campaign.rules.map import Node
from caracole.systems.piccole.campaign.rules.resources import worth
from caracole.systems.piccole.drawing.campaign.look import look, player_colour
from caracole.systems.piccole.drawing.look import SCALE, of_side
from caracole.systems.piccole.drawing.look import look as table_look

PANELS: Final = ("sequence", "tracks", "forces", "effects", "dice", "log", "talk")

BEFORE: Final = (
    ("denounce", "C10.f", 0),
    ("note", "C5.b", 0),
    ("order", "C5.h", 0),
    ("season", "C5.d", 0),
    ("council", "C10.a", 1),
    ("turn", "C5.i", 1),
    ("passage", "C4.g", 2),
    ("attack", "C6.i", 2),
    ("battle", "C6.c", 2),
)
AFTER: Final = (
    ("retreat", "C8.d", 2),
    ("winter", "C11.c", 0),
    ("quarters", "C11.a", 1),
    ("pay", "C11.b", 1),
    ("replace", "C3.c", 1),
    ("over", "C12.a", 0),
)
"""The year in the words of ``step-...``: id, clause, depth; between the two come the steps of a battle."""


def board(game: Campaign, title: Localized) -> Board:
    """Everything but the addresses of the pictures."""
    width, height = places.map_size(game.map)
    inside = [(name, rule, depth + 3) for name, rule, depth in battle_board.SEQUENCE]
    return Board(
        system=game.system,
        scenario=game.scenario,
        digest="",
        title=title,
        kind="areas",
        width=width,
        height=height,
        map={},
        sprites="",
        seats=player_names(game),
        sides={name: name for name in game.seats},
        places=[*(_city(game, node) for node in game.map.every_node), _reserve(), *_table_places()],
        kinds=[_army(game, seat) for seat in range(len(game.seats))],
        cards=[],
        chits=[],
        sequence=battle_board.steps([*BEFORE, *inside, *AFTER]),
        panels=[Panel(name, name, Says(f"panel-{name}")) for name in PANELS],
        lexicon=lexicon(game),
        theme=_theme(game),
        counter=places.COUNTER,
        sheets=_sheets(width, height),
        lenses=[*battle_board.lenses(), *(Lens(name, Says(f"lens-{name}"), of, key) for name, of, key in LENSES)],
        measure=battle_board.measure(),
    )


def _sheets(width: float, height: float) -> list[BoardSheet]:
    table = battle_board.said("sheet-battle")
    return [
        BoardSheet(places.MAP_SHEET, battle_board.said("sheet-map"), "areas", width, height, {}, places.COUNTER),
        BoardSheet(places.BATTLE_SHEET, table, "table", WIDTH, HEIGHT, {}, FRONT * SCALE),
    ]


# --- places ----------------------------------------------------------------------------------------------------------


def _city(game: Campaign, node: Node) -> Place:
    row = game.map.nodes[node]
    centre = places.centre_of(game.map, node)
    return Place(
        id=row.id,
        kind="zone",
        name=dict(row.shown),
        path=places.outline(centre),
        at=centre,
        spots=places.spots(game.map, centre),
        neighbours=[game.map.nodes[other].id for other in game.map.beside[node]],
        facts=list(_facts(game, node)),
        sheet=places.MAP_SHEET,
    )


def _facts(game: Campaign, node: Node) -> list[Says]:
    """Whose home it is and what it yields, and where its ways lead."""
    row, beside = game.map.nodes[node], game.map.beside[node]
    facts = []
    if row.home >= 0:
        args = {"player": game.seats[row.home], "talents": worth(game, row.home, node)}
        facts.append(Says("fact-capital" if row.capital else "fact-home", args))
    facts.append(Says("fact-conquered", {"talents": getattr(game.charts, "yield").conquered}))
    by_land = [game.map.nodes[other].id for other, sea in beside.items() if not sea]
    by_sea = [game.map.nodes[other].id for other, sea in beside.items() if sea]
    facts += [Says("fact-roads", {"nodes": by_land})] if by_land else []
    facts += [Says("fact-sea", {"nodes": by_sea})] if by_sea else []
    return facts


def _reserve() -> Place:
    return Place(places.RESERVE, places.RESERVE, battle_board.said("place-reserve"), sheet=places.MAP_SHEET)


def _table_places() -> list[Place]:
    found = battle_board.table_places()
    for place in found:
        place.sheet = places.BATTLE_SHEET
    return found


# --- armies and colours ----------------------------------------------------------------------------------------------


def _army(game: Campaign, seat: int) -> Kind:
    player = game.map.players[seat]
    count = len(player.elements)
    face = Face(army_symbol(seat, count), Says("piece-army", {"player": player.id, "count": count}))
    return Kind(army_of(player.id), player.name["en"], player.id, player.id, "army", {"front": face})


def _theme(game: Campaign) -> Theme:
    return Theme(
        name=game.system,
        colours={**table_look()["colours"], **look()["colour"]},
        sides={
            player: {"ground": of_side(seat, "base"), "mark": player_colour(seat), "figure": of_side(seat, "deep")}
            for seat, player in enumerate(game.seats)
        },
        shields={player: f"shield-{player}" for player in game.seats},
    )
