"""What stays the same while a game is played: the map with its places, counters, cards, the sequence of play."""

from __future__ import annotations

from typing import Any

from caracole.present.model import (
    Board,
    CardFace,
    Chit,
    Face,
    Kind,
    Lexicon,
    Panel,
    Place,
    Says,
    Spot,
    Step,
    Theme,
)
from caracole.present.telling import by_language
from caracole.systems.gradisca.board import anatomy
from caracole.systems.gradisca.board.drawing import Drawing
from caracole.systems.gradisca.drawing.look import look
from caracole.systems.gradisca.lexicon import DOMAINS, STACKS, GradiscaLexicon
from caracole.systems.gradisca.rules.components.theatre import COMMANDER, ENGINEERS, SIDES, UNIT_TYPES, PrintedUnit
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.texts import LANGUAGES, Texts

BESIDE = ("flag", "time_line", "eliminated")
"""Places beside the map."""

PANELS = ("sequence", "cup", "tracks", "hand", "piles", "forces", "effects", "dice", "log", "talk")

TURN = (
    ("setup", "G4.d", 0, None),
    ("draw", "G4.1.a", 0, None),
    ("option", "G5.a", 1, None),
    ("main", "G5.l", 1, None),
    ("zone", "G5.1.a", 2, None),
    ("column", "G6.b", 3, None),
    ("battle", "G7.b", 3, None),
    ("answer", "G5.1.i", 2, None),
    ("stacking", "G9.c", 0, None),
    ("advance", "G4.1.f", 0, None),
    ("morale", "GADV.h", 0, "advanced"),
    ("arrivals", "GADV.i", 0, "advanced"),
    ("sea_supply", "GADV.j", 0, "advanced"),
    ("refill", "G4.1.h", 0, None),
)
"""The sequence of play in the words of `step-...`: id, clause, depth, and the game that has it if only one has."""


def board(game: Gradisca, drawing: Drawing) -> Board:
    """Everything but the addresses of the pictures, which whoever serves them knows."""
    theatre = game.theatre
    names = {language: GradiscaLexicon(game, Texts(language, game.system)) for language in LANGUAGES}
    seats = by_language({language: lexicon.names("seat") for language, lexicon in names.items()})
    return Board(
        system=game.system,
        scenario=game.scenario,
        digest="",
        title=dict(theatre.scenario.title),
        kind="areas",
        width=drawing.place.width,
        height=drawing.place.height,
        map={},
        sprites="",
        seats=seats,
        sides={name: SIDES[game.side_of_seat(seat)] for seat, name in enumerate(game.seats)},
        places=[*_zones(game, drawing), *(_beside(place) for place in BESIDE)],
        kinds=[_kind(game, number) for number in range(len(theatre.units)) if number not in theatre.scenario.absent],
        cards=[_card(game, card) for card in theatre.scenario.deck],
        chits=[
            Chit(row.id, dict(row.name), SIDES[row.side], f"chit-{row.id}", row.hex or "#C8B898")
            for row in theatre.commands
        ],
        sequence=[
            Step(name, rule, Says(f"step-{name.replace('_', '-')}"), depth)
            for name, rule, depth, only in TURN
            if only in (None, game.rules.game)
        ],
        panels=[Panel(name, name, Says(f"panel-{name}")) for name in PANELS],
        lexicon=_lexicon(names),
        theme=_theme(),
        counter=round(drawing.counter, 1),
    )


# --- places ----------------------------------------------------------------------------------------------------------


def _zones(game: Gradisca, drawing: Drawing) -> list[Place]:
    theatre = game.theatre
    rooms = drawing.prepared.rooms
    found = []
    for number, zone in zip(theatre.every_zone, theatre.zones, strict=True):
        squares = drawing.squares[number]
        x, y = rooms[number].place.centre
        spots = [[Spot(round(box.x0, 1), round(box.y0, 1), round(box.width, 1)) for box in row] for row in squares]
        found.append(
            Place(
                id=zone.id,
                kind="zone",
                name=dict(zone.name),
                path=drawing.outline(number),
                at=(round(x, 1), round(y, 1)),
                spots=spots,
                neighbours=[theatre.zones[other].id for other in theatre.border_to[number]],
                facts=_facts(game, number),
            )
        )
    return found


def _facts(game: Gradisca, number: int) -> list[Says]:
    """What is printed in a zone."""
    zone = game.theatre.zones[number]
    facts = [Says(f"ground-{word}") for word in ("fortress", "difficult", "sea") if getattr(zone, word)]
    if zone.source is not None:
        facts.append(Says("ground-source", {"side": SIDES[zone.source]}))
    if game.rules.advanced:
        facts += [Says("ground-raid", {"side": SIDES[side]}) for side in (0, 1) if zone.raid[side]]
    for side, place, points in game.theatre.scenario.objectives:
        if place == number:
            facts.append(Says("ground-objective", {"side": SIDES[side], "points": points}))
    return facts


def _beside(place: str) -> Place:
    names = {language: Texts(language, "gradisca").say(f"place-{place.replace('_', '-')}") for language in LANGUAGES}
    return Place(id=place, kind=place, name=names)


# --- pieces ----------------------------------------------------------------------------------------------------------


def value(unit: PrintedUnit, back: bool) -> str:
    """What is printed at the bottom of a counter."""
    attack, defence = unit.attack, unit.defence
    if back and unit.back_attack is not None and unit.back_defence is not None:
        attack, defence = unit.back_attack, unit.back_defence
    if unit.type == COMMANDER:
        return str(attack)
    text = str(attack) if attack == defence else f"{attack}/{defence}"
    return f"({text})" if unit.type == ENGINEERS else text


def face_says(unit: PrintedUnit, back: bool) -> Says:
    """A counter in words: name, type, value."""
    name = unit.back_name if back and unit.back_name else unit.name
    return Says("piece-unit", {"name": name or unit.id, "type": unit.type, "value": value(unit, back)})


def _face(game: Gradisca, number: int, back: bool) -> Face:
    unit = game.theatre.units[number]
    symbol = f"unit-{unit.id}-{'back' if back else 'front'}"
    return Face(symbol, face_says(unit, back), anatomy.signs(game.theatre, number, back))


def _kind(game: Gradisca, number: int) -> Kind:
    unit = game.theatre.units[number]
    faces = {"front": _face(game, number, back=False)}
    if unit.back_attack is not None:
        faces["back"] = _face(game, number, back=True)
    command = game.theatre.commands[unit.command]
    return Kind(unit.id, unit.name or unit.id, SIDES[command.side], command.id, unit.type, faces)


def _card(game: Gradisca, number: int) -> CardFace:
    card = game.theatre.cards[number]
    tags = [Says("card-only", {"side": side}) for n, side in enumerate(SIDES) if not card.playable_by[1 - n]]
    tags += [Says("card-mandatory-for", {"side": side}) for n, side in enumerate(SIDES) if card.mandatory[n]]
    if card.only_after:
        tags.append(Says("card-after-turn", {"turn": card.only_after}))
    if card.moments:
        tags.append(Says("card-answer"))
    if card.remove_if_used:
        tags.append(Says("card-removed"))
    return CardFace(card.id, card.number, dict(card.title), dict(card.text), dict(card.flavour or {}), tags)


# --- words and colours -----------------------------------------------------------------------------------------------


def _lexicon(names: dict[str, GradiscaLexicon]) -> Lexicon:
    kinds = {domain: [kind for kind in UNIT_TYPES if kind != COMMANDER] for domain in STACKS}
    return Lexicon(
        domains=dict(DOMAINS),
        names={
            domain: by_language({language: lexicon.names(domain) for language, lexicon in names.items()})
            for domain in sorted(set(DOMAINS.values()))
        },
        stacks={"unit": {unit: None if kind == COMMANDER else kind for unit, kind in names["en"].types().items()}},
        kinds=kinds,
        quoted=["card"],
    )


def _theme() -> Theme:
    chosen: dict[str, Any] = look()
    return Theme(
        name="gradisca",
        colours={**chosen["colour"], **{f"band_{name}": tone for name, tone in chosen["band"].items()}},
        sides={name: dict(row) for name, row in chosen["side"].items()},
        shields={side: f"shield-{side}" for side in SIDES},
    )
