"""Counting over many games of Gradisca: the rows, the figures, the verdicts and the page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from caracole.cli.main import main
from caracole.lab import balancing
from caracole.lab.verdicts import Verdict
from caracole.play import Match, load
from caracole.players.games import play_alone
from caracole.systems.gradisca.balance.figures import count, verdicts
from caracole.systems.gradisca.balance.rows import (
    DEEDS,
    MINES,
    Cast,
    Objective,
    cast_of,
    citable_rules,
    event_kinds,
    row_of,
)

PLAYERS = ["captain", "captain"]


@pytest.fixture(scope="module")
def match() -> Match:
    return play_alone(load("gradisca", "primo-giorno"), PLAYERS, 1)


@pytest.fixture(scope="module")
def row(match: Match) -> dict[str, Any]:
    return row_of(match, 1)


# --- a row -----------------------------------------------------------------------------------------------------------


def test_a_row_tells_the_game(match: Match, row: dict[str, Any]):
    """Held against the events of the match and its last state, counted here in another way."""
    events = [logged.event for logged in match.events]

    def told(kind: str) -> list[dict[str, Any]]:
        return [event.args for event in events if event.kind == kind]

    (end,) = told("game_ended")
    assert row["winner"] == end["winner"]
    assert list(row["scores"].values()) == end["points"]
    assert row["turn"] == match.game.theatre.scenario.end_turn
    assert row["decisions"] == len(match.line)
    marches = told("units_marched")
    assert marches
    for side in ("venetian", "austrian"):
        assert row["entered"][side] == sorted({each["to"] for each in marches if each["side"] == side})
        assert row["forts"][side] == sum(1 for each in told("fort_built") if each["side"] == side)
    assert set(row["marched"]) == {unit for each in marches for unit in each["units"]}
    assert set(row["fired"]) == {unit for each in told("units_fired") for unit in each["units"]}
    assert set(row["fired"]) <= set(row["fought"]), "no gun was fired at a wall in this game"
    lost = {each["unit"] for each in told("unit_eliminated")}
    assert lost
    assert set(row["eliminated"]["venetian"]) == {unit for unit in lost if unit.startswith("v-")}
    assert set(row["eliminated"]["austrian"]) == {unit for unit in lost if unit.startswith("a-")}
    for each in told("zone_occupied"):
        assert row["held"][each["zone"]] == each["side"]
    assert row["gradisca_fell"] is False
    assert row["kinds"]["units_marched"] == len(marches)
    assert sum(row["kinds"].values()) == len(events)
    assert json.loads(json.dumps(row)) == row


@pytest.mark.parametrize("scenario", ["siege-1616", "campaign"])
def test_what_is_seen_was_expected(scenario: str):
    """The lists that tell what was never seen hold all that is; players who try anything see much of it."""
    row = row_of(play_alone(load("gradisca", scenario), ["random", "random"], 1), 1)
    assert len(row["rules"]) > 40
    assert set(row["rules"]) <= citable_rules()
    assert set(row["kinds"]) <= event_kinds()
    assert (
        sum(row["cards"]["venetian"].values()) + sum(row["cards"]["austrian"].values()) == row["kinds"]["card_played"]
    )


def test_what_can_be_cited():
    assert "G6.b" in citable_rules()
    assert "G13.j" not in citable_rules(), "the outcome cites it, no event does"


def test_the_cast_of_a_scenario():
    cast = cast_of(load("gradisca", "primo-giorno"))
    assert len(cast.zones) == 8
    assert set(cast.units) == {
        *("v-giu-c", "v-giu-1", "v-giu-2", "v-giu-6", "v-pal-1", "v-pal-3", "v-pal-4"),
        *("a-pre-1", "a-pre-2", "a-gra-c", "a-gra-1", "a-gra-3", "a-gra-6"),
    }
    assert cast.cards == {}
    assert Objective("venetian", "gradisca", 6) in cast.objectives
    assert len(cast_of(load("gradisca", "campaign")).cards) == 36


# --- counting --------------------------------------------------------------------------------------------------------

STAGE = Cast(
    scenario="made-up",
    title="Made up",
    cards={"storm": "1 Storm", "pay": "2 Pay"},
    players_of={"storm": ["venetian", "austrian"], "pay": ["austrian"]},
    zones={"farra": "Farra", "gradisca": "Gradisca"},
    units={"v-1": "v-1", "a-1": "a-1"},
    objectives=[Objective("venetian", "gradisca", 10)],
)


def made_up(winner: str | None, fell: bool | None = False, **changes: Any) -> dict[str, Any]:
    """A row in which nothing happened but what is said."""
    pair = {"venetian": 0, "austrian": 0}
    return {
        **{"seed": 1, "scenario": "made-up", "winner": winner, "scores": pair, "turn": 4, "decisions": 10},
        **{"held": {"gradisca": "austrian"}, "gradisca_fell": fell, "morale": pair, "forts": pair, "breaches": []},
        **{"cards": {"venetian": {}, "austrian": {}}, "entered": {"venetian": [], "austrian": []}},
        **{"eliminated": {"venetian": [], "austrian": []}, "mines": dict.fromkeys(MINES, 0), "kinds": {}, "rules": []},
        **{"raids": {side: {"tried": 0, "won": 0} for side in pair}, **{deed: [] for deed in DEEDS}},
        **changes,
    }


BUSY = {
    "cards": {"venetian": {"storm": 2}, "austrian": {"pay": 1, "storm": 1}},
    "entered": {"venetian": ["farra", "gradisca"], "austrian": ["farra"]},
    "marched": ["v-1"],
    "fought": ["a-1"],
}


def test_counting():
    rows = [
        made_up("venetian", True, turn=3, held={"gradisca": "venetian"}, **BUSY),
        made_up("austrian", cards={"venetian": {}, "austrian": {"storm": 1}}, breaches=[["gradisca", "farra"]]),
        made_up("austrian", held={"gradisca": None}),
        made_up(None),
    ]
    found = count(STAGE, rows)
    assert (found["games"], found["decided"], found["draws"]) == (4, 3, 1)
    assert found["wins"]["austrian"]["times"] == 2
    assert found["wins"]["austrian"]["rate"] == pytest.approx(2 / 3)
    assert found["turns"] == {"3": 1, "4": 3}
    assert found["gradisca"] == {"fell": 1, "held": 3}
    assert found["objectives"][0]["held"] == {"venetian": 1, "austrian": 2, "nobody": 1}
    assert found["cards"] == [
        {"id": "storm", "title": "1 Storm", "games": 2, "by": {"venetian": 1, "austrian": 2}},
        {"id": "pay", "title": "2 Pay", "games": 1, "by": {"austrian": 1}},
    ]
    assert found["walls_breached"] == 1
    assert (found["zones_never_entered"], found["units_idle"], found["cards_never_played"]) == ([], [], [])
    idle = count(STAGE, rows[2:])
    assert idle["zones_never_entered"] == ["farra", "gradisca"]
    assert idle["units_idle"] == ["v-1", "a-1"]
    assert idle["cards_never_played"] == ["storm", "pay"]


def judged(*scenarios: list[dict[str, Any]]) -> dict[str, Verdict]:
    return {each.criterion: each for each in verdicts([count(STAGE, rows) for rows in scenarios])}


def test_verdicts_met():
    found = judged([made_up("venetian", True, **BUSY), made_up("austrian"), made_up(None)])
    assert list(found) == ["wins", "cards", "gradisca", "zones", "units"]
    assert [each.met for each in found.values()] == [True] * 5


@pytest.mark.parametrize(("venetian", "met"), [(41, False), (42, True), (58, True), (59, False)])
def test_a_side_may_win_from_42_to_58_in_100(venetian: int, met: bool):
    rows = [made_up("venetian")] * venetian + [made_up("austrian")] * (100 - venetian) + [made_up(None)] * 30
    assert judged(rows)["wins"].met is met


def test_verdicts_not_met():
    found = judged([made_up("venetian"), made_up("austrian", entered={"venetian": ["farra"], "austrian": []})])
    assert [name for name, each in found.items() if not each.met] == ["cards", "gradisca", "zones", "units"]
    assert found["zones"].facts == {"total": 2, "left": 1, "names": ["gradisca"]}
    assert not judged([made_up(None)])["wins"].met, "no game was decided"
    assert not judged([made_up("venetian", True)])["gradisca"].met, "it never held"


def test_what_one_scenario_leaves_over_another_may_use():
    found = judged([made_up("venetian")], [made_up("austrian", **BUSY)])
    assert [found[name].met for name in ("cards", "zones", "units")] == [True] * 3
    assert "gradisca" not in judged([made_up("venetian", None)])


# --- the command -----------------------------------------------------------------------------------------------------

ASKED = ["lab", "balance", "gradisca", "--scenario", "primo-giorno", "--workers", "1", "--language", "it"]


def test_the_command_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    played: list[int] = []
    truly = balancing.play_row

    def play(task: balancing.BalanceTask) -> dict[str, Any]:
        if len(played) == 2 and task.seed == 9:
            raise KeyboardInterrupt
        played.append(task.seed)
        return truly(task)

    monkeypatch.setattr(balancing, "play_row", play)
    kept = [*ASKED, "--keep", str(tmp_path / "keep"), "--seed", "7"]
    assert main([*kept, "--games", "3"]) == 130
    assert played == [7, 8]
    played.append(0)
    assert main([*kept, "--games", "3", "--json"]) == 0
    assert played == [7, 8, 0, 9]
    again = json.loads(capsys.readouterr().out)
    assert again["seeds"] == [7, 8, 9]
    assert again["scenarios"][0]["games"] == 3
    out = tmp_path / "page.md"
    assert main([*kept, "--games", "2", "--out", str(out)]) == 0
    assert played == [7, 8, 0, 9], "nothing is played twice"
    assert re.search("primo-giorno: di [12] partit[ae] decis[ae] il Veneziano ne vince", capsys.readouterr().out)
    page = out.read_text(encoding="utf-8")
    assert "caracole lab balance gradisca --scenario primo-giorno --games 2 --seed 7\n" in page
    assert "Seeds 7 to 8" in page
    assert "## The first day: Medeuzza and Aquileia (`primo-giorno`)" in page
    assert "| venetian | Aquileia | 3 |" in page
    assert "This scenario is played without cards." in page


def test_a_page_on_cards_names_them():
    from caracole.systems.gradisca.balance.page import page

    counts = [count(STAGE, [made_up("venetian", True, cards={"venetian": {"storm": 1}, "austrian": {}})])]
    text = page("caracole lab balance", range(1, 2), [STAGE], counts, verdicts(counts))
    assert "| 1 Storm | 1 (100.0 %) | 1 (100.0 %) | 0 (0.0 %) |" in text
    assert "| 2 Pay | 0 (0.0 %) |  | 0 (0.0 %) |" in text
    assert "Never played: 2 Pay." in text
    assert "Zones never entered in any scenario: Farra, Gradisca." in text
    assert "Gradisca fell in 1 (100.0 %) of the games." in text


def test_the_command_complains(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["lab", "balance", "gradisca", "--scenario", "nowhere"]) == 2
    assert "unknown scenario" in capsys.readouterr().err
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    assert main([*ASKED, "--games", "1", "--keep", str(blocked)]) == 2
    assert str(blocked) in capsys.readouterr().err
