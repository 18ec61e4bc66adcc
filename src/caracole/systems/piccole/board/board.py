"""What stays the same while a battle is played: the table with its edges, the elements, the sequence of play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from caracole.draw.svg import line
from caracole.present.model import (
    Board,
    Face,
    Kind,
    Lens,
    Lexicon,
    Localized,
    Measure,
    Panel,
    Place,
    Says,
    Sign,
    Step,
    Theme,
)
from caracole.present.telling import by_language
from caracole.systems.piccole.battle.rules.combat.contact import WAYS
from caracole.systems.piccole.battle.rules.components.measures import DEPLOYMENT_DEPTH, FRONT, TABLE
from caracole.systems.piccole.battle.rules.components.numbers import Element, each_element
from caracole.systems.piccole.battle.rules.components.troops import TROOPS, side_of
from caracole.systems.piccole.battle.rules.field.field import from_edge
from caracole.systems.piccole.battle.rules.field.formations import FORMATIONS
from caracole.systems.piccole.battle.rules.field.ground import KINDS
from caracole.systems.piccole.battle.rules.flow import DOMAIN_OF_ARG
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.state import EDGES
from caracole.systems.piccole.board import trays
from caracole.systems.piccole.board.drawing import symbol_of
from caracole.systems.piccole.board.lenses import LENSES
from caracole.systems.piccole.board.places import BESIDE, HEIGHT, LENGTH, STEP, TABLE_PLACE, WIDTH, on_map
from caracole.systems.piccole.drawing.look import SCALE, look
from caracole.systems.piccole.lexicon import PiccoleLexicon
from caracole.texts import LANGUAGES, Texts

PANELS: Final = ("sequence", "tracks", "forces", "effects", "dice", "log", "talk")
DOMAINS: Final = {
    **DOMAIN_OF_ARG,
    "enemies": "element",
    "kind": "kind",
    "way": "way",
    "why": "cause",
    "troop": "troop",
    "formation": "formation",
    "result": "outcome",
}
"""What the arguments of messages hold."""

WORDS: Final = {
    "kind": ("land", tuple(KINDS)),
    "way": ("way", WAYS),
    "cause": ("cause", ("combat", "enemy", "impassable", "friend", "no_room", "river")),
    "edge": ("edge", EDGES),
    "formation": ("formation", FORMATIONS),
    "outcome": ("outcome", ("none", "recoil", "flee", "destroyed")),
}
"""Domains whose names are words of the catalogue: ``way-front``."""

SEQUENCE: Final = (
    ("terrain", "P2.c", 0),
    ("edge", "P2.d", 0),
    ("camp", "P2.k", 0),
    ("deploy", "P2.j", 0),
    ("moves", "P3.b", 0),
    ("move", "P3.c", 1),
    ("react", "P3.d", 1),
    ("shoot", "P9.p", 1),
    ("combat", "P3.e", 1),
    ("end", "P3.i", 0),
)
"""The sequence of play in the words of `step-...`: id, clause, depth."""


def board(game: Battle, title: Localized) -> Board:
    """Everything but the addresses of the pictures, which whoever serves them knows."""
    return Board(
        system=game.system,
        scenario=game.scenario,
        digest="",
        title=title,
        kind="table",
        width=WIDTH,
        height=HEIGHT,
        map={},
        sprites="",
        seats=seat_names(game),
        sides={name: name for name in game.seats},
        places=table_places(),
        kinds=[_kind(game, element) for element in each_element(game.army[0] | game.army[1])],
        cards=[],
        chits=[],
        sequence=steps(SEQUENCE),
        panels=[Panel(name, name, Says(f"panel-{name}")) for name in PANELS],
        lexicon=_lexicon(game),
        theme=_theme(game),
        counter=FRONT * SCALE,
        lenses=lenses(),
        measure=measure(),
    )


def steps(sequence: Sequence[tuple[str, str, int]]) -> list[Step]:
    """A sequence of play by id, clause and depth."""
    return [Step(name, rule, Says(f"step-{name}"), depth) for name, rule, depth in sequence]


def lenses() -> list[Lens]:
    """What can be looked at over a table."""
    return [Lens(name, Says(f"lens-{name}"), of, key) for name, of, key in LENSES]


def measure() -> Measure:
    """How a table is measured."""
    return Measure(STEP, 1.0, LENGTH, Says("measure-length"))


def seat_names(game: Battle) -> dict[str, Localized]:
    """``Red``, ``Blue``; in a battle of a campaign the players' own names."""
    spoken = {language: Texts(language, game.system) for language in LANGUAGES}
    return {
        seat: {language: texts.find(f"side-{seat}") or seat for language, texts in spoken.items()}
        for seat in game.seats
    }


# --- places ----------------------------------------------------------------------------------------------------------


def table_places() -> list[Place]:
    """The table, the strips along its edges, and what is beside it."""
    return [_table(), *map(_edge, range(len(EDGES))), *map(_beside, BESIDE)]


@cache
def said(code: str) -> Localized:
    """A message in all languages; never changed by anybody."""
    return {language: Texts(language, "piccole").say(code) for language in LANGUAGES}


def _table() -> Place:
    corners = [(0, 0), (TABLE, 0), (TABLE, TABLE), (0, TABLE)]
    return Place(
        TABLE_PLACE, "zone", said("place-table"), line(on_map(corners), closed=True), on_map([(3000, 3000)])[0]
    )


def _edge(edge: int) -> Place:
    """The strip along an edge in which an army deploys."""
    corners = [
        from_edge(edge, *at)[:2] for at in ((0, 0), (TABLE, 0), (TABLE, DEPLOYMENT_DEPTH), (0, DEPLOYMENT_DEPTH))
    ]
    middle = from_edge(edge, TABLE // 2, DEPLOYMENT_DEPTH // 2)[:2]
    name = said(f"place-edge-{EDGES[edge]}")
    return Place(EDGES[edge], "edge", name, line(on_map(corners), closed=True), on_map([middle])[0])


def _beside(place: str) -> Place:
    return Place(id=place, kind=place, name=said(f"status-{place}"))


# --- pieces ----------------------------------------------------------------------------------------------------------


def element_says(game: Battle, element: Element) -> Says:
    """An element in words: name, troops, General, shooter."""
    row = game.elements[element]
    args = {"name": game.name(element), "troop": row.troop.id, "general": row.general, "shoots": row.shoots}
    return Says("piece-element", args)


def _kind(game: Battle, element: Element) -> Kind:
    name, side = game.name(element), game.seats[side_of(element)]
    face = Face(symbol_of(game, element), element_says(game, element), signs_of(game, element))
    return Kind(name, name, side, side, game.troop[element].id, {"front": face})


def signs_of(game: Battle, element: Element) -> list[Sign]:
    """What can be seen of an element, and what its type does."""
    row, troop = game.elements[element], game.troop[element]
    found = [
        Sign(str(troop.factor), Says("sign-factor", {"value": troop.factor}), "P11.a"),
        Sign("", Says("sign-move", {"easy": troop.easy, "difficult": troop.difficult}), "P4.a"),
    ]
    if troop.disadvantaged:
        found.append(Sign("", Says("sign-disadvantaged"), "P12.f"))
    if row.general:
        found.append(Sign("", Says("sign-general"), "P12.c"))
    if row.shoots:
        found.append(Sign("", Says("sign-shoots"), "P9.a"))
    return found


# --- words and colours -----------------------------------------------------------------------------------------------


def _lexicon(game: Battle) -> Lexicon:
    lexicons = {language: PiccoleLexicon(game, Texts(language, game.system)) for language in LANGUAGES}
    named = [game.name(element) for element in each_element(game.army[0] | game.army[1])]
    elements = {
        language: {slug: lexicon.one("element", slug) or slug for slug in named}
        for language, lexicon in lexicons.items()
    }
    return Lexicon(
        domains=dict(DOMAINS),
        names={
            "element": by_language(elements),
            "seat": seat_names(game),
            "terrain": {table.id: dict(table.name) for table in game.tables},
            "troop": {troop.id: dict(troop.name) for troop in TROOPS},
            **{domain: words(prefix, slugs) for domain, (prefix, slugs) in WORDS.items()},
            "tray": by_language({language: trays.names(game, Texts(language, game.system)) for language in LANGUAGES}),
        },
    )


def words(prefix: str, slugs: tuple[str, ...]) -> dict[str, Localized]:
    """The words of a domain by slug."""
    return {slug: said(f"{prefix}-{slug}") for slug in slugs}


def _theme(game: Battle) -> Theme:
    chosen = look()
    return Theme(
        name=game.system,
        colours=dict(chosen["colours"]),
        sides={
            seat: {"ground": row["base"], "mark": row["deep"], "figure": row["deep"]}
            for seat, row in zip(game.seats, chosen["sides"], strict=False)
        },
        shields={seat: f"shield-{seat}" for seat in game.seats},
    )
