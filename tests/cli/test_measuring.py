"""bench, lab and soak."""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from caracole import kernel
from caracole.cli import bench, bench_table
from caracole.cli.progress import progress
from caracole.cli.reference_loop import UNITS, ZONES, Wanderers, wander
from caracole.kernel import is_compiled
from caracole.lab import games, soaks
from caracole.play.conformance import soaking
from caracole.play.registry import system
from caracole.systems.gbacw import bench as bench_gbacw
from caracole.systems.gbacw.loader import load_field, load_shipped, shipped_scenarios
from caracole.systems.gradisca import bench as bench_gradisca
from patience import until

REFERENCE = (153, 6537575666, 2425, 137, 34)
"""Turn, seed, and the sums of places, moves left and shaken units after 5000 decisions."""

# --- bench -----------------------------------------------------------------------------------------------------------


def test_bench(caracole, monkeypatch):
    """By a clock that goes with the work: on a slow machine too some games end in the time."""
    monkeypatch.setattr(bench, "perf_counter", itertools.count(step=0.002).__next__)
    ran = caracole("bench", "gradisca", "--seconds", 0.6, "--json")
    assert ran.code == 0
    assert ran.json["compiled"] is is_compiled()
    figures = {key: value for key, value in ran.json.items() if key not in ("system", "scenario", "compiled")}
    assert set(figures) == {
        *("decisions_per_second", "games_per_second", "reference_per_second"),
        *("ratio", "copy_us", "copies_per_second", "check_us", "check_us_p99"),
    }
    assert all(value > 0 for value in figures.values())
    ratio = figures["decisions_per_second"] / figures["reference_per_second"]
    assert figures["ratio"] == pytest.approx(ratio, rel=0.01)
    assert figures["check_us_p99"] >= figures["check_us"]


def test_bench_in_words(caracole):
    ran = caracole("bench", "gradisca", "--seconds", 0.3, "--language", "fr")
    assert "décisions par seconde" in ran.out
    assert ("règles étaient compilées" if is_compiled() else "règles étaient en Python pur") in ran.out


def test_the_table_of_speed_has_plain_python_and_what_is_compiled_beside_it(caracole, monkeypatch):
    monkeypatch.setattr(bench_table, "SEEDS", (1, 2))
    ran = caracole("bench", "gradisca", "--table", "--seconds", 0.2, "--json")
    assert ran.code == 0
    is_there = any(Path(kernel.__file__).parent.glob("flow.*.so"))
    builds = {"pure", "compiled"} if is_there else {"pure"}
    found = {(row["scenario"], row["build"]) for row in ran.json["rows"]}
    assert found == set(itertools.product(bench_gradisca.TARGETS, builds))
    assert all(0 < row["lowest"] <= row["ratio"] <= row["highest"] for row in ran.json["rows"])


def test_the_table_says_what_was_reached():
    rows = [
        bench_table.Row("chess", "opening", "pure", 0.5, 0.4, 0.6, 0.4),
        bench_table.Row("chess", "opening", "compiled", 0.5, 0.4, 0.6, 1.0),
    ]
    *_, reached, missed = bench_table.lines(rows)
    assert reached.endswith("| 0.500 | 0.400 to 0.600 | 0.40 | reached |")
    assert missed.endswith("| 1.00 | 50% of it |")
    assert list(bench_table.missed(rows, True)) == ["missed: chess opening, compiled: 0.500 of 1.00, 50% of the target"]
    (nothing,) = bench_table.missed(rows[:1], False)
    assert nothing.startswith("not measured: the compiled build is not there")


def test_a_system_is_named_or_the_table_of_all(caracole):
    ran = caracole("bench")
    assert ran.code == 2
    assert "name a system" in ran.err


def test_what_was_compiled_can_be_left_aside():
    """CARACOLE_PURE: the source is read, whatever lies beside it."""
    code = "from caracole.kernel import is_compiled; print(is_compiled())"
    told = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "CARACOLE_PURE": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert told.stdout == "False\n"


def test_bench_of_gbacw_measures_lines_of_sight_and_the_largest_map(caracole, monkeypatch):
    loaded = []
    largest = max(shipped_scenarios(), key=lambda each: load_shipped(each.id).grid.size)
    smallest = shipped_scenarios()[0]
    assert bench_gbacw.largest_map() == largest
    monkeypatch.setattr(bench_gbacw, "largest_map", lambda: smallest)
    monkeypatch.setattr(bench_gbacw, "load_field", lambda path: loaded.append(path.name) or load_field(path))
    ran = caracole("bench", "gbacw", "--seconds", 0.3, "--json")
    assert ran.code == 0
    assert {"decisions_per_second", "games_per_second", "reference_per_second", "ratio", "copy_us"} <= set(ran.json)
    assert loaded == [smallest.path.name]
    assert ran.json["largest_map_load_seconds"] > 0
    assert ran.json["los_per_second"] > ran.json["decisions_per_second"]
    assert ran.json["captain_activations"] > 0
    assert 0 < ran.json["captain_activation_seconds"] <= ran.json["captain_activation_seconds_longest"]


def test_bench_of_gbacw_in_words(caracole, monkeypatch):
    monkeypatch.setattr(bench_gbacw, "largest_map_load", lambda: 1.5)
    ran = caracole("bench", "gbacw", "--seconds", 0.3, "--language", "it")
    assert "linee di vista" in ran.out
    assert "verifiche di linea di vista" in ran.out


def test_the_reference_loop_is_what_it_was():
    """Ratios of different days can be compared only while the loop does the same work."""
    loop = Wanderers()
    for _ in range(5000):
        options = loop.options()
        assert options[-1] == -1
        loop.act(options[loop.below(len(options))])
    assert (ZONES, UNITS) == (60, 80)
    assert (loop.turn, loop.random, sum(loop.place), sum(loop.spare), sum(loop.shaken)) == REFERENCE
    made, seconds = wander(loop, 0.0)
    assert made == 500
    assert seconds > 0


# --- lab -------------------------------------------------------------------------------------------------------------

DUEL = ("lab", "duel", "gradisca", "--scenario", "drill", "--seats", "random,random")


def test_a_duel(caracole):
    ran = caracole(*DUEL, "--games", 5, "--seed", 20, "--json", "--workers", 1)
    assert ran.code == 0
    assert ran.json["games"] == 5
    assert ran.json["seeds"] == [20, 21, 22, 23, 24]
    assert sum(ran.json["wins"].values()) == 5
    assert set(ran.json["wins"]) == {"random", "draw"}
    assert set(ran.json["by_side"]) == {"venetian", "austrian"}
    assert "games: 5/5" in ran.err


def test_the_number_of_processes_changes_nothing(caracole):
    alone = caracole(*DUEL, "--games", 4, "--json", "--workers", 1).json
    together = caracole(*DUEL, "--games", 4, "--json", "--workers", 2).json
    assert alone == together


def played(task: games.Task, winners: tuple[int, ...]) -> games.Played:
    scores = tuple(int(seat in winners) for seat in range(len(task.names)))
    return games.Played(task.number, task.seed, task.block, task.entrants, task.names, winners, scores, 10)


def test_seats_are_swapped_evenly(caracole, monkeypatch):
    monkeypatch.setattr(games, "play", lambda task: played(task, (0,)))
    ran = caracole(*DUEL[:-1], "captain,random", "--games", 7, "--json", "--workers", 1)
    assert ran.json["wins"] == {"captain": 4, "random": 3, "draw": 0}
    assert ran.json["by_side"] == {"venetian": {"captain": 4, "random": 3}, "austrian": {"captain": 0, "random": 0}}


def test_teams_are_swapped_as_teams(caracole, monkeypatch):
    seen = []

    def draw(task: games.Task) -> games.Played:
        seen.append(task.names)
        return played(task, ())

    monkeypatch.setattr(games, "play", draw)
    ran = caracole(*DUEL[:-1], "captain,random", "--games", 2, "--json", "--workers", 1, "--option", "teams=yes")
    assert seen == [("captain", "captain", "random", "random"), ("random", "random", "captain", "captain")]
    assert ran.json["wins"]["draw"] == 2
    assert ran.json["share"] == 0.5


def test_the_share_of_the_first_player_has_its_interval(caracole, monkeypatch):
    """The same seed with the seats swapped is a pair: who wins as Venice only, wins exactly half."""
    monkeypatch.setattr(games, "play", lambda task: played(task, (0,)))
    ran = caracole(*DUEL[:-1], "captain,random", "--games", 40, "--json", "--workers", 1)
    low, high = ran.json["interval"]
    assert ran.json["share"] == 0.5
    assert 0.38 < low < 0.5 < high < 0.62
    assert (ran.json["blocks"], ran.json["worth"]) == (20, 80)
    assert round(ran.json["elo"]["low"]) < 0 < round(ran.json["elo"]["high"])


def test_elo_is_for_two(caracole, monkeypatch):
    """Three players share the games by thirds, which is no Elo of -120."""

    monkeypatch.setattr(games, "play", lambda task: played(task, (task.seed % 3,)))
    words = ("lab", "duel", "piccole", "--scenario", "campaign-sicily", "--games", 3, "--workers", 1, "--seats")
    ran = caracole(*words, "captain,random,recruit", "--json")
    assert ran.json["share"] == pytest.approx(1 / 3, abs=1e-3)
    assert not {"elo", "shows"} & set(ran.json)
    assert "Elo" not in caracole(*words, "captain,random,recruit").out
    assert "two players" in caracole(*words, "captain,random,recruit", "--sprt").err
    assert caracole(*words, "captain").code == 2


def test_a_player_against_himself_is_measured_by_his_first_seat(caracole):
    words = ("lab", "duel", "gradisca", "--scenario", "drill", "--games", 2, "--workers", 1, "--seats", "random,random")
    assert caracole(*words, "--json").json["of"] == "venetian"
    assert "Venetian: " in caracole(*words).out


def test_a_sequential_test_stops_as_soon_as_it_is_decided(caracole, monkeypatch):
    """The captain wins every game: 18 games instead of the 530 of a fixed test."""
    monkeypatch.setattr(games, "play", lambda task: played(task, (task.entrants.index(0),)))
    asked = (*DUEL[:-1], "captain,random", "--games", 400, "--workers", 1, "--sprt")
    ran = caracole(*asked, "--json")
    assert ran.json["sprt"]["verdict"] == "better"
    assert ran.json["games"] == ran.json["sprt"]["games"] == 18
    assert ran.json["sprt"]["fixed"] == 530
    assert "Decided after 18 games: at least 50 Elo better. A test of fixed length takes 530" in caracole(*asked).out
    asked = (*asked[:-1], "--sprt=-400,-300", "--games", 6)
    assert caracole(*asked, "--json").json["sprt"]["verdict"] is None
    assert caracole(*asked[:-3], "--sprt", "50,0").code == 2


def test_a_game_of_the_lab_can_be_played_again(caracole):
    report = caracole(*DUEL, "--games", 1, "--seed", 33, "--json", "--workers", 1).json
    alone = caracole("play", *DUEL[2:], "--auto", "--seed", 33, "--json").json
    assert report["decisions"] == alone["decisions"]
    assert report["wins"]["random"] == (alone["winner"] is not None)


def test_a_duel_in_words(caracole):
    ran = caracole(*DUEL, "--games", 2, "--workers", 1, "--language", "it")
    assert "2 partite" in ran.out
    assert "pareggi" in ran.out


# --- soak ------------------------------------------------------------------------------------------------------------


def test_every_table_is_tried():
    tables = soaks.configurations(system("gradisca"))
    scenarios = system("gradisca").scenarios()
    assert len(tables) == sum((1 if row.get("game") else 2) * 4 * 2 for row in scenarios)
    assert ("drill", {"game": "basic", "edition": "fr", "teams": True}) in tables


def test_soak(caracole):
    ran = caracole("soak", "gradisca", "--games", 6, "--seed", 2, "--workers", 1, "--json")
    assert ran.code == 0
    assert ran.json["games"] == ran.json["finished"] == 6
    assert ran.json["failures"] == []
    assert ran.json["decisions"] > 0
    assert "of 2 games sound" in caracole("soak", "gradisca", "--games", 2, "--workers", 1).out


def test_the_first_failing_game_is_named(caracole, monkeypatch):
    def fail(game, seed, *how):
        if seed.endswith("/4"):
            raise AssertionError("a unit in two zones")
        return once(game, seed, *how)

    once = soaking.soak_once
    monkeypatch.setattr(soaking, "soak_once", fail)
    ran = caracole("soak", "gradisca", "--games", 6, "--seed", 3, "--workers", 1)
    assert ran.code == 1
    assert "seed 3/4" in ran.err
    assert "a unit in two zones" in ran.err
    assert "--games 1 --first 4 --seed 3" in ran.err
    report = caracole("soak", "gradisca", "--games", 1, "--first", 4, "--seed", 3, "--workers", 1, "--json")
    assert report.code == 1
    assert report.json["failures"][0]["seed"] == "3/4"


def test_a_soak_of_some_scenarios(caracole):
    piccole = system("piccole")
    battles = [name for name, _ in soaks.configurations(piccole, soaks.Wanted(without=("campaign-*",)))]
    campaigns = [name for name, _ in soaks.configurations(piccole, soaks.Wanted(only=("campaign-*",)))]
    assert battles + campaigns == [str(row["id"]) for row in piccole.scenarios()]
    assert campaigns == [name for name in battles + campaigns if name.startswith("campaign-")] != []
    asked = ("soak", "piccole", "--scenario", "drill", "--scenario", "tic*", "--without", "ticinus")
    ran = caracole(*asked, "--games", 2, "--workers", 1, "--json")
    assert ran.code == 0
    assert (ran.json["finished"], ran.json["configurations"]) == (2, 1)
    ran = caracole("soak", "piccole", "--scenario", "cannae")
    assert ran.code == 2
    assert "ticinus" in ran.err


def test_a_failing_game_among_some_scenarios_is_named_with_them(caracole, monkeypatch):
    def fail(*_):
        raise AssertionError("two bases overlap")

    monkeypatch.setattr(soaking, "soak_once", fail)
    ran = caracole("soak", "piccole", "--without", "campaign-*", "--games", 1, "--workers", 1)
    assert ran.code == 1
    assert "--games 1 --first 0 --seed 1 --without 'campaign-*'" in ran.err


def test_a_soak_of_computer_players(caracole, monkeypatch):
    """Captains choose, not chance: who wins against whom tells; a failing game is named with them."""
    asked = ("soak", "gradisca", "--scenario", "drill", "--seats", "captain,random", "--games", 2, "--workers", 1)
    ran = caracole(*asked, "--json")
    assert ran.code == 0
    assert ran.json["finished"] == 2
    chance = caracole(*asked[:4], "--games", 2, "--workers", 1, "--json")
    assert chance.json["decisions"] != ran.json["decisions"]
    monkeypatch.setattr(soaking, "soak_once", lambda *_: 1 / 0)
    ran = caracole(*asked)
    assert ran.code == 1
    assert "--scenario drill --seats captain,random" in ran.err


@pytest.mark.parametrize(
    ("seats", "why"), [("human", "computer players"), ("marshal", "marshal"), ("a,b,c", "3 players")]
)
def test_a_soak_of_players_who_do_not_exist(caracole, seats, why):
    ran = caracole("soak", "gradisca", "--scenario", "drill", "--seats", seats)
    assert ran.code == 2
    assert why in ran.err


def test_soak_and_balance_with_data_of_ones_own(caracole, tmp_path):
    """The scenarios of the folder and no others; what is wrong with it is said."""
    assert caracole("data", "copy", tmp_path / "mine", "--system", "gbacw").code == 0
    mine = ("--data", tmp_path / "mine" / "first-volley", "--workers", 1, "--json")
    soaked = caracole("soak", "gbacw", "--games", 1, *mine).json
    assert (soaked["finished"], soaked["configurations"]) == (1, 1)
    assert caracole("soak", "gbacw", "--scenario", "kernstown", *mine).code == 2
    counted = caracole("lab", "balance", "gbacw", "--games", 1, *mine).json
    assert [row["scenario"] for row in counted["scenarios"]] == ["first-volley"]
    assert caracole("soak", "gbacw", "--data", tmp_path / "nowhere").code == 2


def test_progress_elsewhere_than_on_a_terminal(capsys):
    with progress("games", 40) as advance:
        for _ in range(40):
            advance()
    told = capsys.readouterr().err.splitlines()
    assert told[0] == "games: 4/40"
    assert len(told) == 10


# --- stopping --------------------------------------------------------------------------------------------------------


def wait_for_children(process: int) -> None:
    """Until the workers of a process have been started."""
    until(lambda: len(children_of(process)) >= 2)


def children_of(process: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def wait_until_gone(processes: list[int]) -> None:
    until(lambda: all(is_gone(process) for process in processes))


def is_gone(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return True


LONG_SOAK = ("soak", "gbacw", "--scenario", "first-volley", "--games", "2000", "--workers", "2")
LONG_DUEL = ("lab", "duel", "gbacw", "--scenario", "first-volley", "--games", "2000", "--workers", "2")

needs_proc = pytest.mark.skipif(not Path("/proc").is_dir(), reason="the workers of a process are seen in /proc")


@contextmanager
def at_work(words):
    """A command with its workers started; whatever happens, nothing of it stays."""
    command = [sys.executable, "-m", "caracole.cli", *words]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, start_new_session=True, **pipes) as running:
        try:
            wait_for_children(running.pid)
            yield running
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)


@needs_proc
@pytest.mark.parametrize("words", [LONG_SOAK, LONG_DUEL])
def test_ctrl_c_ends_all_processes_without_a_traceback(words):
    """Ctrl-C reaches every process of a terminal; those at work used to die loudly, or to be waited for in vain."""
    with at_work(words) as running:
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate()
    assert (running.returncode, out) == (130, "")
    assert "Traceback" not in err
    assert err.strip().splitlines()[-1] == "caracole: interrupted"


@needs_proc
@pytest.mark.parametrize("words", [LONG_SOAK, LONG_DUEL])
def test_sigterm_ends_a_command_and_its_workers(words):
    """A service manager says SIGTERM to the first process only; its workers used to play on without it."""
    with at_work(words) as running:
        workers = children_of(running.pid)
        os.kill(running.pid, signal.SIGTERM)
        out, err = running.communicate()
        assert (running.returncode, out) == (143, "")
        assert err.strip().splitlines()[-1] == "caracole: terminated"
        wait_until_gone(workers)


@needs_proc
def test_a_worker_that_dies_ends_the_command_in_words():
    with at_work(LONG_DUEL) as running:
        os.kill(max(children_of(running.pid)), signal.SIGKILL)  # the first of them only watches
        out, err = running.communicate()
    assert "Traceback" not in err
    assert "a process that played has died" in err
    assert (running.returncode, out) == (2, "")


def test_a_folder_that_cannot_be_written_is_told_without_a_traceback(caracole, tmp_path):
    (tmp_path / "file").write_text("")
    words = ("lab", "ladder", "gradisca", "--scenario", "drill", "--games", 2, "--seats", "random,recruit")
    ran = caracole(*words, "--workers", 1, "--keep", tmp_path / "file")
    assert ran.code == 2
    assert str(tmp_path / "file") in ran.err


@needs_proc
def test_workers_end_by_themselves_when_their_command_was_killed():
    with at_work(LONG_SOAK) as running:
        workers = children_of(running.pid)
        os.kill(running.pid, signal.SIGKILL)
        running.wait()
        wait_until_gone(workers)


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "much"])
def test_bench_wants_some_time(caracole, seconds):
    ran = caracole("bench", "gradisca", "--seconds", seconds)
    assert ran.code == 2
    assert ran.out == ""
    assert "--seconds" in ran.err
