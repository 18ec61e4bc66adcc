"""What a board is told about a battle: nothing but what the seat may know, everything that it may do, all in words."""

from __future__ import annotations

import re

import pytest
from msgspec import UNSET

from battle_boards import SMALL, board, drawn, offer_in, presenter, says_in, walk
from caracole.play.match import Logged
from caracole.present.model import Piece
from caracole.present.presenter import changes, has_presenter, presenter_for
from caracole.systems.gbacw.loader import SHIPPED, load_field, load_shipped
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.texts import LANGUAGES, Texts, rulebook

# --- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SMALL)
def test_everything_that_is_said_is_written_in_three_languages(scenario: str):
    show = presenter(scenario)
    said = {says.code: says for says in says_in(board(scenario))}
    for state, events in walk(show, 1, 250):
        said.update({says.code: says for says in says_in(show.scene(show.game.view(state, 0)))})
        offer = offer_in(show, state)
        if offer is not None:
            said.update({says.code: says for says in says_in(show.offers(offer, 1))})
        said.update({line.code: line for event in events for line in says_in(show.logged(Logged(1, event)))})
    for language in LANGUAGES:
        texts = Texts(language, "gbacw")
        for code, says in said.items():
            assert texts.find(code, **says.args) is not None, f"{code} is missing in {language}"


def names_on(drawing: str) -> set[str]:
    """The words on a drawn map, but for the numbers of hexes."""
    return {text for text in re.findall(r"<text[^>]*>(?:<textPath[^>]*>)?([^<]+)", drawing) if not text.isdigit()}


def test_the_map_of_our_own_battles_is_lettered_in_the_reader_s_language():
    pictures = {language: names_on(drawn("the-ford").pictures[f"map.{language}"]) for language in LANGUAGES}
    assert {"Farm", "Post road", "Mill stream"} <= pictures["en"]
    assert {"Fattoria", "Strada della posta", "Roggia del mulino"} <= pictures["it"]
    assert {"Ferme", "Route de poste", "Ruisseau du moulin"} <= pictures["fr"]


@pytest.mark.parametrize("scenario", SMALL)
def test_no_name_on_them_is_left_in_english(scenario: str):
    pictures = {language: names_on(drawn(scenario).pictures[f"map.{language}"]) for language in LANGUAGES}
    short = {name for name in pictures["en"] if len(name) < 3}  # where one comes in
    assert not (pictures["it"] | pictures["fr"]) & pictures["en"] - short


def rules_in(pieces: list[Piece]) -> set[str]:
    return {badge.rule for piece in pieces for badge in piece.badges} | {piece.rule for piece in pieces}


def test_every_rule_that_is_named_is_in_the_rulebook():
    known = rulebook("gbacw")
    shown = board()
    named = {sign.rule for kind in shown.kinds for face in kind.faces.values() for sign in face.signs}
    named |= {step.rule for step in shown.sequence}
    show = presenter()
    for state, _ in walk(show, 4, 250):
        scene = show.scene(show.game.view(state, 1))
        named |= rules_in(scene.pieces) | {mark.rule for mark in scene.marks}
        assert scene.standing is not None
        named |= {told.rule for told in (*scene.standing.time, *scene.standing.goal)}
    assert named - set(known) - {""} == set()


# --- the board -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SMALL)
def test_the_grid_says_where_every_hex_is_how_high_and_what_grows_there(scenario: str):
    field, shown = load_shipped(scenario), board(scenario)
    hexes = shown.hexes
    assert hexes is not UNSET
    assert shown.kind == "hexes"
    assert hexes.ids == list(field.grid.names)
    assert len(hexes.ids) == hexes.columns * hexes.rows == len(hexes.ground) == len(hexes.levels)
    assert hexes.levels == list(field.elevation)
    for number, terrain in enumerate(field.terrain):
        assert hexes.grounds[hexes.ground[number]][0].code == f"terrain-{terrain.id}"
    for place in field.places:
        assert all(field.grid.names[where] in hexes.names for where in place.hexes)


def test_every_second_column_stands_half_a_hex_lower():
    field, hexes = load_shipped("the-ford"), board().hexes
    assert hexes is not UNSET
    lower = [field.grid.y[column * field.grid.rows] > 0 for column in range(hexes.columns)]
    assert [n for n, low in enumerate(lower) if low] == list(range(hexes.lowered == "odd", hexes.columns, 2))


def test_every_symbol_that_is_shown_is_drawn():
    show = presenter()
    symbols = set(re.findall(r'<symbol id="([^"]+)"', drawn().pictures["sprites"])) | {""}
    used = {face.symbol for kind in board().kinds for face in kind.faces.values()}
    used |= {chit.symbol for chit in board().chits} | set(board().theme.shields.values())
    for state, _ in walk(show, 2, 300):
        scene = show.scene(show.game.view(state, None))
        used |= {piece.symbol for piece in scene.pieces} | {mark.symbol for mark in scene.marks}
        used |= {badge.symbol for piece in scene.pieces for badge in piece.badges}
    assert used <= symbols


def test_every_face_that_a_piece_shows_is_one_of_its_kind():
    show, kinds = presenter(), {kind.id: kind for kind in board().kinds}
    for state, _ in walk(show, 3, 250):
        for piece in show.scene(show.game.view(state, 0)).pieces:
            if not piece.id.startswith("unknown-"):
                assert kinds[piece.id].faces[piece.face].symbol == piece.symbol


def test_the_map_has_no_pieces_on_it():
    for language in LANGUAGES:
        picture = drawn().pictures[f"map.{language}"]
        assert "data-unit" not in picture
        assert "data-leader" not in picture


def test_the_battles_can_be_played_on_a_board():
    assert has_presenter("gbacw")


def test_the_lines_of_sight_come_with_the_drawing():
    """A game that is shown from a kept drawing does not have to work them out again."""
    kept = drawn().places
    game = Gbacw(load_field(SHIPPED / "the-ford"), presenter().game.rules)
    assert not game.field.sights
    presenter_for(game, kept)
    assert game.field.sights
    assert game.sight == presenter().game.sight


# --- scenes ----------------------------------------------------------------------------------------------------------


def test_stacks_lie_in_their_true_order_with_facing_and_extensions():
    show = presenter()
    met = 0
    for state, _ in walk(show, 5, 400):
        view = show.game.view(state, None)
        scene = show.scene(view)
        by_id = {piece.id: piece for piece in scene.pieces}
        for row in view["units"]:
            if row["hex"] is not None:
                assert by_id[row["id"]].place == row["hex"]
                assert (by_id[row["id"]].covers or []) == row["extension"] or by_id[row["id"]].covers is UNSET
        for place, stack in view["stacks"].items():
            here = [piece.id for piece in scene.pieces if piece.place == place and piece.id in stack]
            expected = [unit for unit in reversed(stack) if by_id[unit].place == place]
            assert here == expected
            met += len(expected) > 1
    assert met, "no stack was met"


def test_what_did_not_change_is_the_same_object_as_before():
    show = presenter("first-volley")
    before: dict[str, Piece] = {}
    kept = 0
    for state, _ in walk(show, 6, 120):
        scene = show.scene(show.game.view(state, 0))
        for piece in scene.pieces:
            kept += before.get(piece.id) is piece
        assert changes(scene, show.scene(show.game.view(state, 0))).pieces == []
        before = {piece.id: piece for piece in scene.pieces}
    assert kept > 500


def test_losses_disorder_and_orders_lie_on_the_counter():
    show = presenter("first-volley")
    state, _ = next(walk(show, 1))
    unit = show.game.field.unit_numbers["us-1lk"]
    state.strength[unit] -= 2
    state.disordered |= 1 << unit
    piece = next(each for each in show.scene(show.game.view(state, 0)).pieces if each.id == "us-1lk")
    assert piece.face == "back"
    said = [badge.says.code for badge in piece.badges]
    assert said[:3] == ["state-strength", "state-orders", "picture-chip-disordered"]
    assert piece.badges[0].says.args == {"strength": state.strength[unit], "printed": state.strength[unit] + 2}
    assert all(badge.rule for badge in piece.badges)


def test_in_fog_an_unknown_marker_tells_where_it_is_and_nothing_else():
    show = presenter("the-ford", fog=True)
    met = 0
    for state, _ in walk(show, 7, 150):
        view = show.game.view(state, 0)
        veiled = {row["id"] for row in view["units"] if row["place"] == "veiled"}
        for piece in show.scene(view).pieces:
            if piece.id in veiled:
                assert piece.place == "veiled"
            if piece.id.startswith("unknown-"):
                met += 1
                assert piece.says.args == {"side": "confederate"}
                assert piece.badges == []
    assert met


def test_the_hours_of_the_track_are_written_as_each_language_writes_them():
    show = presenter("first-volley")
    state, _ = next(walk(show, 1))
    boxes = show.scene(show.game.view(state, 0)).tracks[0].boxes
    assert boxes[0].name == {"en": "10:00", "it": "10:00", "fr": "10 h 00"}
