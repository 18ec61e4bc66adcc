"""The recruit plays by the rules, loses to the captain, and thinks the same thoughts with the same seed."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.play.registry import load
from caracole.play.table import position
from caracole.players import make_player, player_names
from caracole.players.games import play_alone
from caracole.systems.gbacw.captain.goals import Thinking
from caracole.systems.gbacw.captain.ground import Ground
from caracole.systems.gbacw.captain.judgement import UnitMind
from caracole.systems.gbacw.captain.leaning import USUAL
from caracole.systems.gbacw.captain.recruit import HEEDLESS, TIMID, Recruit
from caracole.texts import LANGUAGES, Texts

TO_THE_EAST: dict[str, Any] = {
    "scores": [{"kind": "control", "hexes": "1205", "points": (6, 6)}], "control": {"confederate": "1205"}, "turns": 4
}  # fmt: skip


def test_the_recruit_is_offered_after_the_captain() -> None:
    assert player_names("gbacw") == ["general", "colonel", "captain", "recruit", "random"]
    assert make_player("gbacw", "recruit", 1).name == "recruit"


def test_the_captain_beats_the_recruit_more_often_than_not() -> None:
    game, won, lost = load("gbacw", "first-volley", {}), 0, 0
    for names in (["captain", "recruit"], ["recruit", "captain"]):
        captain = names.index("captain")
        outcomes = [play_alone(game, names, seed).outcome for seed in range(16)]
        won += sum(outcome is not None and outcome.winners == (captain,) for outcome in outcomes)
        lost += sum(outcome is not None and outcome.winners == (1 - captain,) for outcome in outcomes)
    assert won > lost


def test_he_says_why_he_loses_his_nerve() -> None:
    for _, _, why in TIMID.values():
        assert all(Texts(language, "gbacw").find(f"reason-{why}") for language in LANGUAGES)


def test_the_same_seed_thinks_the_same_thoughts() -> None:
    game = load("gbacw", "first-volley", {})
    first, second = (play_alone(game, ["recruit", "recruit"], 7) for _ in range(2))
    assert game.digest(first.state) == game.digest(second.state)


def test_he_forgets_a_regiment_but_never_halts_one_half_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """With nerves that always fail him, a unit that has not begun is left where it stands; one under way goes on."""
    monkeypatch.setitem(TIMID, "unit.act", (1.0, *TIMID["unit.act"][1:]))
    table = position("gbacw", units="0505 vE: u1 infantry 8\n1515 vW: c1 infantry 8", acting="u1", **TO_THE_EAST)
    said = Recruit(1).decide(table.game, table.state, 0)
    assert (type(said.action).__name__, said.reason and said.reason.code) == ("EndUnit", "hesitates")
    table.play({"do": "Step", "to": "0605"})
    said = Recruit(1).decide(table.game, table.state, 0)
    assert said.reason is not None
    assert said.reason.code != "hesitates"


def test_he_thinks_less_than_the_captain_of_the_fire_that_awaits_his_men() -> None:
    table = position(
        "gbacw", units="0505 vE: u1 infantry 8\n0905 vW: c1 infantry 8\n0906 vW: c2 infantry 8", acting="u1"
    )
    worth = []
    for lean in (USUAL, HEEDLESS):
        scene = Thinking(Ground(table.game), table.state, 0, leaning=lean)
        mind = UnitMind(scene, scene.plan, table.state.stack[-1])
        near, far = (mind.place(table.game.field.numbers["hex"][name]) for name in ("0705", "0305"))
        worth.append(near - far)
    assert worth[0] < worth[1]
