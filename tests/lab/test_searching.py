"""Sweeps, handicaps, tuning, suites and strengths: what is changed in a file, and what comes of it."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from random import Random

import pytest

from caracole.kernel import CaracoleError
from caracole.lab import games, handicap, suite, sweep, tune
from caracole.lab.games import Played, Task, game_of
from caracole.lab.numbers import NoSuchNumber, changed_copy
from caracole.lab.strengths import measure, series
from caracole.lab.tuning import ntbea
from caracole.play import load
from caracole.players import make_player
from caracole.players.games import play_alone
from caracole.players.own import NoSuchPlayer, any_player

WALL = "drill/map.geojson:features[properties.a=crauglio,properties.b=gradisca].properties.level"
MORALE = "drill/scenario.toml:morale.venetian"


# --- numbers in files ------------------------------------------------------------------------------------------------


def test_one_number_of_a_copy_is_changed_and_nothing_else(tmp_path: Path):
    folder = Path(changed_copy("gradisca", tmp_path / "data", {WALL: 4, MORALE: 5}))
    shipped = load("gradisca", "drill")
    mine = load("gradisca", "drill", None, str(folder))
    assert mine.data_digest != shipped.data_digest
    features = json.loads((folder / "drill" / "map.geojson").read_text())["features"]
    walls = {(row["properties"]["a"], row["properties"]["b"]): row["properties"].get("level")
             for row in features if "a" in row["properties"]}  # fmt: skip
    assert walls["crauglio", "gradisca"] == 4
    assert walls["crauglio", "palma"] == 3
    text = (folder / "drill" / "scenario.toml").read_text(encoding="utf-8")
    assert tomllib.loads(text)["morale"] == {"venetian": 5, "austrian": 7}
    assert "# Sept-Oct 1616" in text
    assert load("gradisca", "drill", None, changed_copy("gradisca", tmp_path / "same", {})).data_digest == (
        shipped.data_digest
    )


@pytest.mark.parametrize(
    ("where", "problem"),
    [
        ("drill/scenario.toml", "write FILE:WAY"),
        ("drill/nothing.toml:a", "no file"),
        ("drill/scenario.toml:morale.turkish", "nothing is called"),
        ("drill/scenario.toml:objective[99].points", "nothing is at"),
        ("drill/map.geojson:features[properties.kind=wall].properties.level", "entries are like"),
        ("drill/scenario.toml:[", "write FILE:WAY"),
        ("../data/drill/../../outside.json:a", "no file"),
        ("drill/notes.txt:a", "neither TOML nor JSON"),
    ],
)
def test_a_way_that_leads_nowhere_is_told(tmp_path: Path, where: str, problem: str):
    (tmp_path / "outside.json").write_text('{"a": 2}', encoding="utf-8")
    folder = Path(changed_copy("gradisca", tmp_path / "data", {}))
    (folder / "drill" / "notes.txt").write_text("a: 2", encoding="utf-8")
    with pytest.raises(NoSuchNumber, match=problem):
        changed_copy("gradisca", folder, {where: 1})
    assert (tmp_path / "outside.json").read_text(encoding="utf-8") == '{"a": 2}', "nothing but the copy is changed"


# --- parameters of players -------------------------------------------------------------------------------------------


def test_parameters_are_attributes_of_the_player():
    assert any_player("gradisca", "captain?first_look=3", 1).first_look == 3
    assert make_player("gradisca", "captain", 1).first_look != 3
    for name in ("captain?nerve=1", "captain?_rng=1", "captain?choose=1"):
        with pytest.raises(NoSuchPlayer, match="no parameter"):
            any_player("gradisca", name, 1)


# --- games by a rule that is known -----------------------------------------------------------------------------------


@pytest.fixture
def morale_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games whose winner depends on the seed and on the Venetian morale alone: at 5 they are even."""

    def play(task: Task) -> Played:
        morale = game_of(task).theatre.scenario.morale[0]
        first = Random(task.seed * 2 + task.entrants[0]).random() < 0.5 + (morale - 5) * 0.2
        winner = 0 if first else 1
        return Played(task.number, task.seed, task.block, task.entrants, task.names, (winner,), (0, 0), 10)

    monkeypatch.setattr(games, "play", play)


def test_a_sweep_over_a_data_number(caracole, morale_wins: None, tmp_path: Path):
    found = sweep("gradisca", {f"data:{MORALE}": [5, 6, 7]}, games=60, scenario="drill")
    assert found.of == "venetian"
    assert [point.values[f"data:{MORALE}"] for point in found.points] == [5, 6, 7]
    shares = [point.measured.share for point in found.points]
    assert shares == sorted(shares)
    assert [point.differs for point in found.points] == [False, False, True] or found.points[1].differs
    asked = ("lab", "sweep", "gradisca", "--scenario", "drill", "--games", 60, "--workers", 1, "--vary")
    ran = caracole(*asked, f"data:{MORALE}=5,7", "--json")
    assert [row["differs"] for row in ran.json["points"]] == [False, True]
    assert ran.json["correction"] == "Holm"
    assert "One comparison with the basis" in caracole(*asked, f"data:{MORALE}=5,7").out
    assert caracole(*asked, "weather").code == 2
    assert caracole(*asked, "weather=1").code == 2


def test_a_sweep_over_an_option_and_a_parameter():
    vary = {"option:game": ["advanced", "basic"], "player:captain.first_look": [1, 2]}
    with pytest.raises(CaracoleError, match="'captain' does not play"):
        sweep("gradisca", vary, ["random", "random"], 1, scenario="drill")
    found = sweep("gradisca", {"option:game": ["advanced", "basic"]}, ["random", "random"], 2, scenario="drill")
    assert [point.values["option:game"] for point in found.points] == ["advanced", "basic"]
    assert found.points[0].decisions != found.points[1].decisions


def test_the_handicap_that_makes_it_even(caracole, morale_wins: None):
    found = handicap("gradisca", f"data:{MORALE}", [3, 4, 5, 6, 7], games=80, scenario="drill")
    assert found.even
    assert found.value == 5
    asked = ("lab", "handicap", "gradisca", "--scenario", "drill", "--games", 40, "--workers", 1)
    ran = caracole(*asked, "--vary", f"data:{MORALE}=2,3")
    assert "No value makes it even; the nearest is 3." in ran.out


def test_a_sweep_over_a_parameter_measures_the_player_and_not_a_seat(monkeypatch: pytest.MonkeyPatch):
    """Both seats are the captain's, one of them with the parameter: the first seat's share was taken for his."""

    def play(task: Task) -> Played:
        winner = next((seat for seat, name in enumerate(task.names) if "first_look=3" in name), 0)
        return Played(task.number, task.seed, task.block, task.entrants, task.names, (winner,), (0, 0), 10)

    monkeypatch.setattr(games, "play", play)
    found = sweep("gradisca", {"player:captain.first_look": [1, 3]}, games=20, scenario="drill")
    assert found.of == "captain"
    assert [point.measured.share for point in found.points] == [0.5, 1.0]
    assert found.points[1].differs
    both = sweep(
        "gradisca", {"player:captain.first_look": [3]}, ["captain?first_look=1", "random"], 2, scenario="drill"
    )
    assert both.points[0].measured.share == 1.0


def test_even_for_four_is_a_quarter(monkeypatch: pytest.MonkeyPatch):
    def play(task: Task) -> Played:
        return Played(task.number, task.seed, task.block, task.entrants, task.names, (task.seed % 4,), (0, 0, 0, 0), 10)

    monkeypatch.setattr(games, "play", play)
    four = ["captain"] * 4
    found = handicap("piccole", "option:council", ["turn"], four, 80, scenario="campaign-tuscany")
    assert (found.fair, found.measured.share, found.even) == (0.25, 0.25, True)
    half = handicap("piccole", "option:council", ["turn"], ["captain", "random"], 80, scenario="campaign-tuscany")
    assert half.fair == 0.5


# --- tuning ----------------------------------------------------------------------------------------------------------


def test_the_bandit_finds_the_best_of_noisy_settings():
    """Four parameters of five values; the best setting wins 0.9 of its trials, each step away costs 0.15."""
    rng, best = Random(4), (3, 1, 4, 0)

    def judge(setting: tuple[int, ...], number: int) -> float:
        away = sum(abs(one - other) for one, other in zip(setting, best, strict=True))
        return float(rng.random() < max(0.05, 0.9 - 0.15 * away))

    found, records = ntbea([5] * 4, judge, 300, 1)
    assert sum(abs(one - other) for one, other in zip(found, best, strict=True)) <= 2
    assert records.count == 300


def test_tuning_a_player(caracole, monkeypatch: pytest.MonkeyPatch):
    """A look of 3 is made to win: it is found, and what it gets is said of fresh seeds."""
    seeds = []

    def play(task: Task) -> Played:
        seeds.append(task.seed)
        seat = task.entrants.index(0)
        winner = seat if "first_look=3" in task.names[seat] else 1 - seat
        return Played(task.number, task.seed, task.block, task.entrants, task.names, (winner,), (0, 0), 10)

    monkeypatch.setattr(games, "play", play)
    found = tune("gradisca", "captain", {"first_look": [1, 2, 3]}, budget=12, checks=10, scenario="drill")
    assert found.values == {"first_look": 3}
    assert found.checked.share == 1
    assert max(seeds) > 1_000_000
    asked = ("lab", "tune", "gradisca", "--scenario", "drill", "--workers", 1, "--budget", 12, "--checks", 4)
    assert caracole(*asked, "--vary", "first_look=1,2,3", "--json").json["values"] == {"first_look": 3}


# --- regression ------------------------------------------------------------------------------------------------------


def test_a_suite_of_positions(caracole, tmp_path: Path):
    match = play_alone(load("gradisca", "drill"), ["captain", "captain"], 3)
    entry = next(entry for entry in match.record.line if entry.reason is not None)
    match.save(tmp_path / "game.json")
    action = json.dumps(entry.action["do"])
    (tmp_path / "suite.toml").write_text(
        f'[[position]]\nname = "as ever"\nrecord = "game.json"\nat = {entry.serial - 1}\nbest = [{{ do = {action} }}]\n'
        f'[[position]]\nname = "never"\nrecord = "game.json"\nat = {entry.serial - 1}\nbest = [{{ do = "Dance" }}]\n'
    )
    found = suite(tmp_path / "suite.toml", "captain", 2)
    assert [each.found.times for each in found.answers] == [2, 0]
    asked = ("lab", "suite", tmp_path / "suite.toml", "--times", 1)
    assert caracole(*asked, "--json").json["share"] == 0.5
    assert caracole(*asked, "--least", 0.9).code == 1
    assert caracole("lab", "suite", tmp_path / "nothing.toml").code == 2


@pytest.mark.parametrize(
    "text",
    [
        "position = 3",
        "position = [3]",
        '[[position]]\nrecord = 3\nat = 1\nbest = [{ do = "Pass" }]',
        '[[position]]\nrecord = "x.json"\nat = 1\nbest = ["Pass"]',
        '[[position]]\nrecord = "x.json"\nat = 1\nbest = "Pass"',
    ],
)
def test_a_suite_that_is_none_is_told_in_words(caracole, tmp_path: Path, text: str):
    (tmp_path / "suite.toml").write_text(text, encoding="utf-8")
    ran = caracole("lab", "suite", tmp_path / "suite.toml")
    assert ran.code == 2
    assert "position" in ran.err


def test_strength_by_commit(caracole, morale_wins: None, tmp_path: Path):
    file = tmp_path / "strength.jsonl"
    first = measure(file, "gradisca", games=8, scenario="drill", commit="a1")
    ran = caracole(
        "lab", "strength", "gradisca", "--file", file, "--scenario", "drill", "--games", 8, "--commit", "b2",
        "--workers", 1,
    )  # fmt: skip
    assert [row.commit for row in series(file)] == ["a1", "b2"]
    assert series(file)[0] == first
    assert ran.out.count("captain : random") == 2
    file.write_text("nonsense\n")
    assert caracole("lab", "strength", "gradisca", "--file", file).code == 2


# --- asking ----------------------------------------------------------------------------------------------------------


def test_strength_takes_two_players_and_a_file_that_can_be_written(caracole, tmp_path: Path):
    asked = ("lab", "strength", "gradisca", "--scenario", "drill", "--games", 2, "--workers", 1, "--file")
    assert "name two" in caracole(*asked, tmp_path / "s.jsonl", "--seats", "captain").err
    nowhere = caracole(*asked, tmp_path / "no" / "s.jsonl")
    assert (nowhere.code, nowhere.out) == (2, "")
    assert "games:" not in nowhere.err


def test_questions_in_sql_and_a_game_out_of_the_set(caracole, tmp_path: Path):
    duel = ("lab", "duel", "gradisca", "--scenario", "drill", "--seats", "random,random", "--games", 2, "--workers", 1)
    assert caracole(*duel, "--out", tmp_path / "set").code == 0
    asked = "SELECT g.game, count(*) AS n, any_value(g.decisions) AS told FROM games g JOIN decisions USING (game) "
    rows = caracole("lab", "query", tmp_path / "set", asked + "GROUP BY g.game ORDER BY 1", "--json").json
    assert [row["game"] for row in rows] == [0, 1]
    assert all(row["n"] == row["told"] for row in rows)
    assert "events" in caracole("lab", "query", tmp_path / "set", "SELECT count(*) AS events FROM events").out
    assert caracole("lab", "query", tmp_path / "set", "SELECT nothing").code == 2
    assert caracole("lab", "query", tmp_path, "SELECT 1").code == 2
    saved = tmp_path / "game.json"
    assert caracole("lab", "replay", tmp_path / "set", "--game", 1, "--out", saved).code == 0
    assert caracole("replay", saved, "--verify").code == 0
