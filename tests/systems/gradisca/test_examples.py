"""The positions that stand beside clauses of the rulebook: each can be laid, drawn and read in every language."""

from __future__ import annotations

import pytest

from caracole.present.examples import examples, game_of_example, laid
from caracole.present.presenter import presenter_for
from caracole.texts import LANGUAGES, rulebook

CLAUSES = sorted(examples("gradisca"))


def test_there_is_a_first_dozen():
    assert len(CLAUSES) >= 12
    assert set(CLAUSES) <= set(rulebook("gradisca"))


@pytest.mark.parametrize("clause", CLAUSES)
def test_an_example_can_be_laid_and_points_at_what_is_there(clause: str):
    example = examples("gradisca")[clause]
    game = game_of_example(example)
    state = laid(example, game)
    assert game.decision(state) is not None
    scene = presenter_for(game).scene(game.view(state, None))
    standing = {piece.id: piece.place for piece in scene.pieces}
    told = {unit.split()[0]: zone for zone, units in example.position["units"].items() for unit in units}
    assert told.items() <= standing.items()
    assert set(example.pieces) <= set(standing)
    zones = {zone.id for zone in game.theatre.zones}
    assert set(example.places) <= zones
    assert {place for arrow in example.arrows for place in (arrow["from"], arrow["to"])} <= zones


@pytest.mark.parametrize("clause", CLAUSES)
def test_an_example_speaks_every_language(clause: str):
    assert set(examples("gradisca")[clause].text) == set(LANGUAGES)


def test_no_bad_words_are_taken():
    game = game_of_example(examples("gradisca")["G6.b"])
    with pytest.raises(Exception, match="weather"):
        laid(examples("gradisca")["G6.b"]._replace(position={"weather": "fine"}), game)
