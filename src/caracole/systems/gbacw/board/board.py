"""What stays the same while a battle is fought: the map, the counters, the sequence of play, names and colours."""

from __future__ import annotations

from caracole.present.model import Board, Chit, Face, Kind, Lexicon, Panel, Place, Says, Step, Theme
from caracole.present.reading import domains_of
from caracole.present.telling import by_language
from caracole.systems.gbacw.board import charts
from caracole.systems.gbacw.board.anatomy import leader_signs, unit_signs
from caracole.systems.gbacw.board.drawing import COUNTER, Drawing
from caracole.systems.gbacw.board.lenses import LENSES
from caracole.systems.gbacw.board.sprites import faces_of, ratings_printed, values_of
from caracole.systems.gbacw.drawing.counters import Pieces
from caracole.systems.gbacw.drawing.look import look, of_side
from caracole.systems.gbacw.lexicon import WORDS, GbacwLexicon
from caracole.systems.gbacw.rules.components.printed import ARMS, HALF_POINTS, SIDES, Leader, PrintedUnit, Ratings
from caracole.systems.gbacw.rules.flow import DOMAIN_OF_ARG
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.texts import LANGUAGES, Texts

BESIDE = ("not_arrived", "routed", "eliminated", "left_map", "veiled")
"""Places beside the map."""

PANELS = ("sequence", "cup", "tracks", "forces", "effects", "dice", "log", "talk")

TURN = (
    ("initiative", "C3.I.a", 0),
    ("command", "C3.II.a", 0),
    ("efficiency", "C3.II.b", 0),
    ("orders", "C3.II.c", 0),
    ("reinforcements", "C3.II.d", 0),
    ("reserve", "C3.II.e", 0),
    ("engineers", "C3.II.f", 0),
    ("pool", "C3.III.b", 0),
    ("draw", "C3.III.c", 0),
    ("change", "C3.III.d", 1),
    ("coordination", "C3.III.e", 1),
    ("action", "C3.III.f", 1),
    ("unit", "C8.21.a", 2),
    ("reaction", "C9.61.a", 2),
    ("fire", "C10.17.a", 2),
    ("assault", "C3.III.g", 1),
    ("results", "C12.21.a", 2),
    ("commanders", "C3.IV.a", 0),
    ("recovery", "C3.IV.b", 0),
    ("end", "C3.IV.e", 0),
)
"""The sequence of play in the words of `step-...`: id, clause, depth."""

OWN_DOMAINS = {
    **{"sections": "gun", "section": "gun", "gun": "gun"},
    **{"result": "result", "time": "time", "level": "level", "terrain": "terrain"},
}


def domains(game: Gbacw) -> dict[str, str]:
    """What the arguments of messages and the fields of actions hold."""
    return {**domains_of(list(game.codec.types.values())), **DOMAIN_OF_ARG, **WORDS, **OWN_DOMAINS}


def board(game: Gbacw, drawing: Drawing) -> Board:
    """Everything but the addresses of the pictures, which whoever serves them knows."""
    field = game.field
    names = {language: GbacwLexicon(game, Texts(language, game.system)) for language in LANGUAGES}
    pieces = Pieces(field)
    units = [_unit(game, pieces, unit) for unit in field.units]
    return Board(
        system=game.system,
        scenario=game.scenario,
        digest="",
        title=dict(field.scenario.title),
        kind="hexes",
        width=drawing.place.width,
        height=drawing.place.height,
        map={},
        sprites="",
        seats=by_language({language: lexicon.names("side") for language, lexicon in names.items()}),
        sides={side: side for side in SIDES},
        places=[_beside(place) for place in BESIDE],
        kinds=[*units, *(_leader(leader) for leader in field.leaders)],
        cards=[],
        chits=_chits(game, names),
        sequence=[Step(name, rule, Says(f"step-{name}"), depth) for name, rule, depth in TURN],
        panels=[Panel(name, name, Says(f"panel-{name}")) for name in PANELS],
        lexicon=_lexicon(game, names),
        theme=_theme(),
        counter=COUNTER,
        hexes=drawing.hexes(game),
        lenses=list(LENSES),
        charts=charts.charts(game),
    )


def _beside(place: str) -> Place:
    names = {language: Texts(language, "gbacw").say(f"place-{place.replace('_', '-')}") for language in LANGUAGES}
    return Place(id=place, kind=place, name=names)


# --- pieces ----------------------------------------------------------------------------------------------------------


def _unit(game: Gbacw, pieces: Pieces, unit: PrintedUnit) -> Kind:
    faces = {}
    for name, face in faces_of(unit).items():
        cohesion, movement = values_of(unit, face)
        args = {"unit": unit.id, "arm": ARMS[unit.arm], "strength": unit.strength}
        says = Says("face-unit", {**args, "cohesion": cohesion, "movement": movement})
        faces[name] = Face(f"unit-{unit.id}-{name}", says, unit_signs(game.field, pieces, unit, face))
    brigade = game.field.brigades[unit.brigade].id
    return Kind(unit.id, unit.name, SIDES[unit.side], brigade, ARMS[unit.arm], faces)


def leader_says(leader: Leader, ratings: Ratings) -> Says:
    """A leader in words: name, rank, ratings, range."""
    args = {"name": ratings.name, "stars": leader.level, "ratings": ratings_printed(leader, ratings)}
    return Says("piece-leader", {**args, "range": ratings.range / HALF_POINTS})


def _leader(leader: Leader) -> Kind:
    sides = {"front": leader.front, "back": leader.replacement}
    faces = {
        name: Face(f"leader-{leader.id}-{name}", leader_says(leader, ratings), leader_signs(leader, ratings))
        for name, ratings in sides.items()
        if ratings is not None
    }
    return Kind(leader.id, leader.front.name, SIDES[leader.side], "leaders", "leader", faces)


def marker_side(game: Gbacw, marker: str) -> str:
    """Whose Activation Marker it is."""
    field = game.field
    side = next((row.side for row in field.divisions if row.id == marker), None)
    own = next((row.side for row in field.scenario.rules.markers if row.id == marker), None)
    found = side if side is not None else own
    return SIDES[found] if found is not None else marker.partition("-")[2]


def _chits(game: Gbacw, names: dict[str, GbacwLexicon]) -> list[Chit]:
    told = by_language({language: lexicon.names("marker") for language, lexicon in names.items()})
    found = []
    for slug in game.field.names["marker"]:
        side = marker_side(game, slug)
        found.append(Chit(slug, told[slug], side, f"chit-{slug}", of_side(SIDES.index(side), "face")))
    return found


# --- words and colours -----------------------------------------------------------------------------------------------


def _lexicon(game: Gbacw, names: dict[str, GbacwLexicon]) -> Lexicon:
    known = domains(game)
    return Lexicon(
        domains=known,
        names={
            domain: by_language({language: lexicon.names(domain) for language, lexicon in names.items()})
            for domain in sorted(set(known.values()))
        },
    )


def _theme() -> Theme:
    chosen = look()
    return Theme(
        name="gbacw",
        colours=dict(chosen["colours"]),
        sides={side: {"ground": row["face"], **row} for side, row in zip(SIDES, chosen["sides"], strict=True)},
        shields={side: f"shield-{side}" for side in SIDES},
    )
