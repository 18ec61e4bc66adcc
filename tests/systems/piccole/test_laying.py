"""The words of a lesson's position, and what is said when they make no sense."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.kernel import CaracoleError, ScriptedDice
from caracole.play.registry import load
from caracole.systems.piccole.laying import begin

OPTIONS = {
    "red": "Few: 1 CvP general, 1 FtP",
    "blue": "Foe: 1 FtP general",
    "terrain": "free",
    "drawn_up": "no",
    "camps": "no",
}
ELEMENTS = "R1 1000 1000 0\nR2 2000 1000 90 destroyed\nB1 1000 3000 180"


def laid(**words: Any) -> Any:
    game = load("piccole", "drill", OPTIONS)
    return game, begin(game, {"elements": ELEMENTS, **words}, ScriptedDice(()))


def test_elements_stand_where_they_are_told_and_red_is_to_move() -> None:
    game, state = laid(moves=4, terrain="wood 3000,3000 3500,3000 3500,3500")
    view = {row["id"]: row for row in game.view(state, 0)["elements"]}
    assert view["R1"]["pose"] == [1000, 1000, 0]
    assert view["R2"]["status"] == "destroyed"
    assert [piece["kind"] for piece in game.view(state, 0)["terrain"]] == ["wood"]
    decision = game.decision(state)
    assert (decision.kind, decision.seats, decision.about) == ("move.act", (0,), {"moves": 4})


def test_without_words_the_scenario_is_set_up() -> None:
    game = load("piccole", "drill", {})
    assert game.decision(begin(game, {}, ScriptedDice((4, 3, 5, 2)))) is not None


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ({"elements": "R1 1000 1000 0"}, "an element is missing"),
        ({"elements": ELEMENTS.replace("3000 180", "900 180")}, "R1 and B1 overlap"),
        ({"elements": ELEMENTS.replace("destroyed", "asleep")}, "what is 'asleep'?"),
        ({"elements": "R1 here"}, "write 'R2 3000 2000 0'"),
        ({"elementz": ""}, "did you mean 'elements'?"),
        ({"revision": 1}, "'revision' is no word of a position"),
    ],
)
def test_what_makes_no_sense_is_named(words: dict[str, Any], complaint: str) -> None:
    with pytest.raises(CaracoleError, match=complaint.replace("?", r"\?")):
        laid(**words)


def test_a_campaign_is_laid_by_its_own_words() -> None:
    game = load("piccole", "campaign-sicily-duel", {"council": "season"})
    state = begin(game, {"turn": "CAR", "season": "summer", "at": {"ROM": "MES"}}, ScriptedDice(()))
    decision = game.decision(state)
    assert decision is not None
    assert (decision.kind, decision.seats) == ("turn.act", (1,))
