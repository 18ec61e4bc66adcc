"""The balance of Great Battles of the American Civil War: rows, figures, verdicts, the page and the command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from caracole.cli.main import main
from caracole.lab import balancing
from caracole.play import Match, load
from caracole.players.games import play_alone
from caracole.systems.gbacw.balance.figures import count, handicap, verdicts
from caracole.systems.gbacw.balance.page import page
from caracole.systems.gbacw.balance.rows import DEEDS, LOSSES, Cast, cast_of, row_of

SIDES = ("union", "confederate")


@pytest.fixture(scope="module")
def match() -> Match:
    return play_alone(load("gbacw", "the-ford"), ["random", "random"], 5)


@pytest.fixture(scope="module")
def row(match: Match) -> dict[str, Any]:
    return row_of(match, 5)


# --- a row -----------------------------------------------------------------------------------------------------------


def test_a_row_tells_the_game(match: Match, row: dict[str, Any]):
    """Held against the events of the match and its last state, counted here in another way."""
    events = [logged.event for logged in match.events]
    (end,) = [event.args for event in events if event.kind == "game_ended"]
    assert (row["winner"], row["level"]) == (end["winner"], end["level"])
    assert row["scores"] == {side: end[side] for side in SIDES}
    assert row["scores"] == {
        side: sum(points[number] for points in row["lines"].values()) for number, side in enumerate(SIDES)
    }
    assert row["turn"] == max(event.args["turn"] for event in events if event.kind in ("game_began", "turn_began"))
    assert (row["seed"], row["decisions"]) == (5, len(match.line))
    fired = {unit for event in events if event.kind == "unit_fired" for unit in event.args["units"]}
    assert fired
    assert set(row["fired"]) == fired
    assert set(row["moved"]) >= {event.args["unit"] for event in events if event.kind == "unit_moved"}
    assert sum(row["kinds"].values()) == len(events)
    assert json.loads(json.dumps(row)) == row


def test_losses_are_what_the_sides_began_with_less_what_they_have(match: Match, row: dict[str, Any]):
    field, state = match.game.field, match.state
    for number, side in enumerate(SIDES):
        foot = [n for n, unit in enumerate(field.units) if unit.side == number and not unit.sections]
        left = sum(state.strength[n] for n in foot if state.hex_of[n] != -2)
        assert row["losses"][side]["strength"] == sum(field.units[n].strength for n in foot) - left
        routed = [event for event in match.events if event.event.kind == "unit_routed"]
        assert row["losses"][side]["routed"] <= len(routed)
    assert sum(row["losses"][side]["strength"] for side in SIDES) > 0


# --- counting --------------------------------------------------------------------------------------------------------

STAGE = Cast(
    scenario="made-up",
    title="Made up",
    turns=6,
    units={"u-1": "1st Maine", "c-1": "2nd Virginia"},
    side_of={"u-1": "union", "c-1": "confederate"},
    strength={"union": 8, "confederate": 7},
    levels={"union": "Union victory", "draw": "Draw", "confederate": "Confederate victory"},
    lines=["hill"],
)


def made_up(winner: str | None, **changes: Any) -> dict[str, Any]:
    """A row in which nothing happened but what is said."""
    return {
        **{"seed": 1, "scenario": "made-up", "winner": winner, "level": winner or "draw", "turn": 6, "decisions": 10},
        **{"scores": {"union": 3, "confederate": 1}, "lines": {"hill": [3, 1]}, "never_came": [], "kinds": {}},
        **{"losses": {side: dict.fromkeys(LOSSES, 0) for side in SIDES}, **{deed: [] for deed in DEEDS}},
        **changes,
    }


def test_counting():
    lost = {"union": {**dict.fromkeys(LOSSES, 0), "strength": 4}, "confederate": dict.fromkeys(LOSSES, 2)}
    rows = [
        made_up("union", fired=["u-1"], moved=["u-1"], decisions=20, losses=lost),
        made_up("confederate", turn=4, moved=["u-1"]),
        made_up(None, lines={"hill": [0, 1]}),
    ]
    found = count(STAGE, rows)
    assert (found["games"], found["decided"], found["draws"], found["early"]) == (3, 2, 1, 1)
    assert found["wins"]["union"]["rate"] == 0.5
    assert found["turns"] == {"4": 1, "6": 2}
    assert found["decisions"]["mean"] == pytest.approx(40 / 3)
    assert found["levels"] == {"union": 1, "draw": 1, "confederate": 1}
    assert found["lines"] == {"hill": {"union": 2.0, "confederate": 1.0}}
    assert found["losses"]["union"]["strength"] == pytest.approx(4 / 3)
    assert found["losses"]["confederate"]["leaders"] == pytest.approx(2 / 3)
    assert found["deeds"]["union"] == {"moved": pytest.approx(2 / 3), "fired": pytest.approx(1 / 3), "assaulted": 0}
    assert found["units_idle"] == ["c-1"]
    assert found["idle_in_a_game"]["rate"] == pytest.approx(4 / 6)
    assert found["levels_never_reached"] == []


def test_the_handicap_is_what_the_middle_margin_lacks():
    """Of ten games the true middle lies between the second and the ninth in order, as a table of the sign test says."""
    margins = [-61, -30, -29, -29, -26, -19, -3, 1, 4, 6]
    assert handicap(margins) == {"points": 22.5, "low": -4, "high": 30}
    assert handicap([-each for each in margins]) == {"points": -22.5, "low": -30, "high": 4}
    assert handicap([3, 1, 2]) == {"points": -2.0, "low": None, "high": None}
    assert handicap([]) == {"points": None, "low": None, "high": None}


def test_the_page_says_whom_a_handicap_would_help():
    def told(*margins):
        rows = [made_up("union", scores={"union": 50 + each, "confederate": 50}) for each in margins]
        counts = [count(STAGE, rows)]
        return page("caracole lab balance gbacw", range(1, 3), [STAGE], counts, verdicts(counts))

    for sign, side, other in ((1, "the Confederacy", "the Union"), (-1, "the Union", "the Confederacy")):
        text = told(*(sign * each for each in (2, 3, 4, 5, 6, 7, 8, 9)))
        assert (
            f"with 5.5 points more for {side} (95 % interval 2 to 9; less than nothing is points for {other})" in text
        )
    assert "Too few games to tell which handicap" in told(1, 2)


def test_verdicts():
    met = [made_up("union", moved=["u-1"]), made_up("confederate", assaulted=["c-1"])]
    assert [(each.criterion, each.met) for each in verdicts([count(STAGE, met)])] == [
        ("union", True),
        ("regiments", True),
    ]
    assert [each.met for each in verdicts([count(STAGE, [made_up("union", moved=["u-1"])])])] == [False, False]


def test_the_page():
    rows = [made_up("union", moved=["u-1"]), made_up("confederate", turn=5)]
    counts = [count(STAGE, rows)]
    text = page("caracole lab balance gbacw", range(1, 3), [STAGE], counts, verdicts(counts))
    assert "# Balance of Great Battles of the American Civil War" in text
    assert "| union | 1 | 50.0 % | 9.5 % to 90.5 % |" in text
    assert "by a condition of the battle: 1 (50.0 %)." in text
    assert "| Draw | 0 (0.0 %) |" in text
    assert "| hill | 3.0 | 1.0 |" in text
    assert "75.0 % of the units neither moved" in text
    assert "Never in any game: 2nd Virginia." in text
    assert "| No idle unit: 1 of 2 never moved, fired or assaulted | not met |" in text


def test_the_cast_of_a_scenario():
    cast = cast_of(load("gbacw", "first-volley"))
    assert set(cast.side_of.values()) == set(SIDES)
    assert len(cast.levels) > 1
    assert cast.strength["union"] > 0


# --- the command -----------------------------------------------------------------------------------------------------


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """Two random games, kept; a third is added without playing these again."""
    monkeypatch.setattr(balancing, "PLAYER", "random")
    played: list[int] = []
    truly = balancing.play_row
    monkeypatch.setattr(balancing, "play_row", lambda task: played.append(task.seed) or truly(task))
    asked = ["lab", "balance", "gbacw", "--scenario", "first-volley", "--workers", "1", "--keep", str(tmp_path)]
    assert main([*asked, "--games", "2", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["system"], report["seeds"], report["scenarios"][0]["games"]) == ("gbacw", [1, 2], 2)
    out = tmp_path / "page.md"
    assert main([*asked, "--games", "3", "--out", str(out), "--language", "fr"]) == 0
    assert played == [1, 2, 3]
    assert "l’Union en gagne" in capsys.readouterr().out
    text = out.read_text(encoding="utf-8")
    assert "caracole lab balance gbacw --scenario first-volley --games 3 --seed 1\n" in text
    assert "### Losses, on average" in text
