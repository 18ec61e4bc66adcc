"""Orders in words, the table in a terminal, and whole battles by keyboard."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from caracole.cli.terminal.faces import face_for
from caracole.cli.terminal.faces.plain import Unclear
from caracole.geometry.table import TOLERANCE, vector
from caracole.kernel import FreeDice
from caracole.play import load
from caracole.play.table import Table, position
from caracole.players import Offer
from caracole.systems.piccole.battle.rules.movement.movement import leg_cost
from caracole.systems.piccole.terminal import PiccoleFace

LINES = """
    S1 FtP 3000 2000 0
    S2 FtM 3400 2000 0 shoots
    S3 CvL 2400 2500 0
    N1 FtP 3000 2500 180
    N2 FtM 3400 2900 180
"""


def face_of(table: Table, language: str = "en") -> PiccoleFace:
    face = face_for(table.game, language)
    assert isinstance(face, PiccoleFace)
    return face


def read(table: Table, text: str, language: str = "en") -> dict[str, Any]:
    seat = table.decision.seats[0]
    return face_of(table, language).read(text, Offer.of(table.game, table.state, seat, Random(1)))


def shown(thing: Any) -> str:
    console = Console(width=120, record=True, file=StringIO())
    console.print(thing)
    return console.export_text()


@pytest.mark.parametrize(
    ("order", "end"),
    [
        ("S1 advance 1", (3000, 2250, 0)),
        ("s1 advance", (3000, 2500, 0)),
        ("advance S1 300", (3000, 2300, 0)),
        ("S1 back 0.5", (3000, 1875, 0)),
        ("S1 contact N1 front", (3000, 2500, 0)),
        ("S3 contact N1 flank", (2800, 2700, 90)),
        ("S3 contact N1 left", (3200, 2700, 270)),
        ("S3 attack N1 rear", (3000, 2700, 180)),
        ("S1 to 2900 2100 10", (2900, 2100, 10)),
        ("S1 to 2900 2100", (2900, 2100, 0)),
        ("S1 to 29 21 10", (2900, 2100, 10)),
        ("S1 to 29.5cm 21cm", (2950, 2100, 0)),
        ("S1 to 29,5cm, 21cm", (2950, 2100, 0)),
        ("S1 advance 2.5cm", (3000, 2250, 0)),
        ("S1 wheel right 30", (3027, 2100, 30)),
        ("S1 oblique left 1", (2823, 2177, 0)),
        ("S3 beside S1 left", (2600, 2000, 0)),
        ("S3 behind S1", (3000, 1800, 0)),
    ],
)
def test_orders_become_moves(order: str, end: tuple[int, int, int]) -> None:
    message = read(position("piccole", elements=LINES), order)
    assert (message["do"], (message["x"], message["y"], message["h"])) == ("Move", end)


@pytest.mark.parametrize(("language", "order"), [("it", "S1 avanza 1"), ("fr", "S1 avance 1"), ("it", "S1 advance 1")])
def test_orders_in_other_languages(language: str, order: str) -> None:
    assert read(position("piccole", elements=LINES), order, language)["y"] == 2250


@pytest.mark.parametrize(
    ("order", "message"),
    [
        ("line S1 1", {"do": "MoveBlock", "elements": ["S1", "S2"], "dx": 0, "dy": 250}),
        ("line S1 S3 1", {"do": "MoveBlock", "elements": ["S1", "S3"], "dx": 0, "dy": 250}),
        ("shoot S2 N2", {"do": "Shoot", "shooter": "S2", "target": "N2"}),
        ("lead S2", {"do": "ChooseMain", "element": "S2"}),
        ("fall 2", {"do": "FallBack", "distance": 500}),
        ("end", {"do": "EndMoves"}),
        ("break", {"do": "TryToBreak"}),
        ("edge north", {"do": "ChooseEdge", "edge": "north"}),
        ("camp 26", {"do": "PlaceCamp", "at": 2600}),
        ("camp 2600", {"do": "PlaceCamp", "at": 2600}),
        ("lay T2", {"do": "LayTerrain", "terrain": "T2"}),
        ("place S1 30 20 0", {"do": "Place", "element": "S1", "x": 3000, "y": 2000, "h": 0}),
        ("place S1 3000 2000 0", {"do": "Place", "element": "S1", "x": 3000, "y": 2000, "h": 0}),
        ('{"do": "Stand"}', {"do": "Stand"}),
    ],
)
def test_other_orders(order: str, message: dict[str, Any]) -> None:
    assert read(position("piccole", elements=LINES), order) == message


@pytest.mark.parametrize("order", ["S1", "dance", "S1 contact", "shoot S1", "to 3000 2000 0", "S1 to 3000"])
def test_what_is_no_order(order: str) -> None:
    with pytest.raises(Unclear):
        read(position("piccole", elements=LINES), order)


def test_the_board_shows_everybody() -> None:
    table = position("piccole", elements=LINES, terrain="wood 500,500 1500,500 1500,1500 500,1500")
    face = face_of(table)
    text = shown(face.board(table.view()))
    assert "↑S1" in text
    assert "↓N2" in text
    assert "♣" in text
    assert "↑ x 30, y 20 cm, facing north" in text
    assert "S2" not in shown(face.look(table.view(), ["S1"]))
    with pytest.raises(Unclear):
        face.look(table.view(), [])


def test_a_place_is_no_list() -> None:
    table = position("piccole", elements=LINES)
    table.play("Move", element="S1", x=3000, y=1900, h=0)
    assert face_of(table).texts.event(table.last[0].plain()) == (
        "S1 (hv foot) moves 1 cm to x 30, y 19 cm, facing north."
    )


@pytest.mark.parametrize(
    ("language", "said", "no"),
    [
        ("en", "S1 (hv foot) to x 29.5, y 20 cm, facing 10°", "need 5 cm, but may move only"),
        ("it", "S1 (FtP) a x 29,5 e y 20 cm, fronte a 10°", "servirebbe 5 cm, il massimo è"),
        ("fr", "S1 (inf. lourde) en x 29,5 et y 20 cm, face à 10°", "il faudrait 5 cm, son maximum est"),
    ],
)
def test_lengths_and_places_are_told_in_centimetres(language: str, said: str, no: str) -> None:
    table = position("piccole", elements=LINES)
    texts = face_of(table, language).texts
    assert texts.action({"do": "Move", "element": "S1", "x": 2950, "y": 2000, "h": 10, "path": []}) == said
    refusal = {"rule": "P4.a", "code": "too_far", "args": {"element": "S1", "cost": 500, "allowed": 250}}
    assert no in texts.refusal(refusal).replace("\N{NO-BREAK SPACE}", " ")
    piece = {"do": "LayPiece", "kind": "wood", "outline": [500, 500, 1500, 500, 1500, 1550], "level": 0}
    assert texts.action({**piece, "blocks_sight": False}).count(" cm; x 15") == 2


def test_the_odds_of_a_melee() -> None:
    table = position("piccole", elements="S1 FtP 3000 3000 0 general\nS2 FtP 2000 2000 0\nN1 FtP 3000 3000 180")
    offer = Offer.of(table.game, table.state, 0, Random(1))
    text = shown(face_of(table).odds(["s1", "N1"], offer))
    assert "General +1" in text
    assert "recoils 10/36" in text  # the enemy's die is at least two higher
    assert "recoils" not in shown(face_of(table).odds(["S2", "N1"], offer))


def test_suggestions_are_told_as_orders() -> None:
    table = position("piccole", elements=LINES)
    face = face_of(table)
    face.see(table.view())
    labels = {face.label(message, 0).plain for message in table.candidates()}
    assert any(label.startswith("S1 (hv foot) contacts N1") for label in labels)
    assert "S2 (md foot) advances 3.75 cm" in labels


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_every_question_of_a_battle_can_be_shown(language: str) -> None:
    game, rng = load("piccole", "montecatini"), Random(6)
    face, dice = face_for(game, language), FreeDice(rng)
    state, kinds = game.setup(dice), set()
    while (decision := game.decision(state)) is not None and state.turn < 8:
        view = game.view(state, decision.seats[0])
        face.see(view)
        if decision.kind not in kinds:
            kinds.add(decision.kind)
            shown(face.question(decision, view))
            for action in game.candidates(state, decision.seats[0]):
                message = game.encode_action(action)
                assert face.headings(message) is not None
                assert "{" not in face.label(message, 0).plain
        game.apply(state, decision.seats[0], game.sample(state, decision.seats[0], rng), dice)
    assert {"setup.terrain", "setup.edge", "setup.camp", "setup.deploy", "move.act"} <= kinds


@pytest.mark.parametrize("heading", [0, 13, 100, 224, 301])
@pytest.mark.parametrize("order", ["S1 advance", "S1 advance 2", "S1 back", "S1 oblique left", "line S1 S2"])
def test_an_order_goes_as_far_as_it_can_at_every_heading(order: str, heading: int) -> None:
    """Rounding makes a full move at most headings one unit too long; such an order used to be refused."""
    dx, dy = vector(400, heading + 90)
    units = f"S1 FtP 3000 3000 {heading}\nS2 FtP {3000 + dx} {3000 + dy} {heading}\nN1 FtP 300 300 0"
    table = position("piccole", elements=units)
    message = read(table, order)
    assert table.allows(message)
    if message["do"] == "Move":
        assert leg_cost((3000, 3000, heading), (message["x"], message["y"], message["h"])) in (499, 500)


def test_advance_stops_before_what_is_in_the_way() -> None:
    far = "\nN1 FtP 300 300 0"
    edge = position("piccole", elements="S1 CvP 3000 5700 0" + far)
    assert read(edge, "S1 advance")["y"] == 6000
    wood = position(
        "piccole", elements="S1 CvP 3000 2000 0" + far, terrain="wood 2500,2900 3500,2900 3500,3500 2500,3500"
    )
    assert read(wood, "S1 advance")["y"] == 2900 + TOLERANCE  # in the wood it would be slower
    assert wood.refusal(read(wood, "S1 advance 4")).code == "too_far"  # so far and no less, if he says so


def test_an_advance_that_is_not_possible_at_all_says_why() -> None:
    table = position("piccole", elements="S1 FtP 3000 3000 0\nN1 FtP 3000 3000 180")
    assert table.refusal(read(table, "S1 advance")).rule == "P5.n"
    moved_already = position("piccole", elements="S1 FtP 3000 3000 0\nN1 FtP 300 300 0", moved="S1")
    assert moved_already.refusal(read(moved_already, "S1 advance")).code == "has_moved"
