"""The ladder: who is better, how surely, and going on where it stopped."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from caracole.kernel import CaracoleError
from caracole.lab import games, ladder, ladders
from caracole.lab.games import Played, Task, Thinking, seatings
from caracole.lab.ladders import Pair
from caracole.lab.statistics import measured
from caracole.play import load
from caracole.play.registry import checked_system
from caracole.players import strength

STRENGTH = {"random": 0, "recruit": 1, "captain": 2}


@pytest.fixture
def stronger_wins(monkeypatch: pytest.MonkeyPatch) -> list[Task]:
    """Games that the stronger wins, but for every fifth seed. All that were played are noted."""
    seen: list[Task] = []

    def play(task: Task) -> Played:
        seen.append(task)
        best = max(range(len(task.names)), key=lambda seat: STRENGTH[task.names[seat]])
        winner = (best + 1) % len(task.names) if task.seed % 5 == 0 else best
        thinking = tuple(Thinking(10, STRENGTH[name] * 0.1, 0.5) for name in task.names)
        scores = tuple(int(seat == winner) for seat in range(len(task.names)))
        return Played(task.number, task.seed, task.block, task.entrants, task.names, (winner,), scores, 20, thinking)

    monkeypatch.setattr(games, "play", play)
    return seen


def test_everybody_meets_everybody_with_seats_swapped(stronger_wins: list[Task]):
    found = ladder("gradisca", list(STRENGTH), 20, 1, scenarios=["drill"])
    assert [(each.one, each.other, len(each.games)) for each in found.meetings] == [
        ("random", "recruit", 20),
        ("random", "captain", 20),
        ("recruit", "captain", 20),
    ]
    assert list(found.elo()) == ["captain", "recruit", "random"]
    assert found.meetings[0].result.share == pytest.approx(0.2)
    assert found.time("captain")[0].value == pytest.approx(0.02)
    assert [task.seed for task in stronger_wins[:4]] == [1, 1, 2, 2]


def test_only_the_pairs_that_are_named_meet(stronger_wins: list[Task]):
    pairs = [Pair("recruit", "random"), Pair("captain", "recruit", 6)]
    found = ladder("gradisca", games=4, pairs=pairs, scenarios=["drill"])
    assert [(each.one, each.other, len(each.games)) for each in found.meetings] == [
        ("recruit", "random", 4),
        ("captain", "recruit", 6),
    ]
    assert "10 games; 4 to 6 for each pairing" in ladders.page(found, "Toys", "caracole lab ladder toys")
    assert set(found.elo()) == {"captain", "recruit", "random"}
    with pytest.raises(CaracoleError, match="two players"):
        ladder("gradisca", games=4, pairs=[Pair("captain", "captain")], scenarios=["drill"])


def test_targets_are_judged_by_share_and_interval(stronger_wins: list[Task]):
    found = ladder("gradisca", list(STRENGTH), 40, 1, scenarios=["drill"])
    judged = [(target.one, target.other, target.met(result)) for _, target, result in found.targets()]
    assert judged == [("recruit", "random", False), ("recruit", "captain", True)]
    few = ladders.Target("general", "captain", 0.7)
    assert not few.met(measured([[1.0, 1.0]]))
    assert few.met(measured([[1.0, 1.0]] * 10))


def test_a_ladder_goes_on_where_it_stopped(stronger_wins: list[Task], tmp_path: Path):
    first = ladder("gradisca", list(STRENGTH), 4, 1, scenarios=["drill"], keep=tmp_path)
    assert len(stronger_wins) == 12
    assert ladder("gradisca", list(STRENGTH), 4, 1, scenarios=["drill"], keep=tmp_path) == first
    assert len(stronger_wins) == 12
    ladder("gradisca", list(STRENGTH), 6, 1, scenarios=["drill"], keep=tmp_path)
    assert len(stronger_wins) == 18
    ladder("gradisca", list(STRENGTH), 4, 9, scenarios=["drill"], keep=tmp_path)
    assert len(stronger_wins) == 30


def test_the_page(caracole, stronger_wins: list[Task], tmp_path: Path):
    out = tmp_path / "ladder.md"
    asked = ("lab", "ladder", "gradisca", "--seats", "random,recruit,captain", "--games", 20, "--workers", 1)
    ran = caracole(*asked, "--scenario", "drill", "--out", out)
    assert ran.code == 0
    assert "captain: +0 Elo (+0 to +0)" in ran.out
    text = out.read_text(encoding="utf-8")
    assert "caracole lab ladder gradisca --seats random,recruit,captain --scenario drill --games 20 --seed 1" in text
    assert "| recruit against captain | `drill` | at most 35.0 % | 20.0 % |" in text
    found = caracole(*asked, "--scenario", "drill", "--json").json
    assert found["elo"]["random"]["high"] < found["elo"]["captain"]["low"] == 0
    assert caracole(*asked, "--scenario", "nowhere").code == 2
    assert caracole("lab", "ladder", "gradisca", "--seats", "captain").code == 2
    assert caracole("lab", "ladder", "gradisca", "--pair", "captain,random,often").code == 2


def test_the_figures_are_what_the_first_page_reads(caracole, stronger_wins: list[Task], tmp_path: Path):
    file = tmp_path / "ladder.json"
    asked = ("lab", "ladder", "gradisca", "--seats", "random,recruit,captain", "--games", 20, "--workers", 1)
    assert caracole(*asked, "--scenario", "drill", "--figures", file).code == 0
    found = strength.read(file.read_text(encoding="utf-8"))
    assert found["captain"] == (0, 0, 0)
    assert found["recruit"].low <= found["recruit"].elo <= found["recruit"].high
    assert found["random"].high < 0
    assert caracole(*asked, "--scenario", "drill", "--figures", tmp_path).code == 2


def test_whoever_won_or_lost_everything_has_no_elo():
    text = strength.written("toy", {"captain": (0, 0, 0), "general": (None, 120.4, None)}, 6)
    assert strength.read(text) == {"captain": (0, 0, 0)}
    with pytest.raises(CaracoleError, match=r"ladder\.json"):
        strength.read("[]")


def test_the_levels_and_scenarios_of_a_system():
    assert {"random", "captain"} <= set(ladders.levels_of("gradisca"))
    assert ladders.scenarios_of("gradisca") == ["primo-giorno", "drill", "siege-1616"]
    with pytest.raises(CaracoleError, match="two players"):
        ladder("gradisca", ["captain"])


def test_at_a_table_of_three_each_sits_once_alone():
    """Two players, three seats: over a block both have every seat equally often."""
    orders = seatings(load("piccole", "campaign-sicily"), 2)
    assert orders[:2] == [(0, 1, 1), (1, 0, 0)]
    assert len(orders) == 6
    for seat in range(3):
        assert sum(order[seat] for order in orders) == 3
    assert seatings(load("gradisca", "drill"), 2) == [(0, 1), (1, 0)]


def test_a_ladder_of_data_files_of_ones_own(caracole, stronger_wins: list[Task], tmp_path: Path):
    """Without a scenario it asked for those of the program, which are not there."""
    shutil.copytree(Path(checked_system("gradisca").shipped_data) / "drill", tmp_path / "mine" / "drill")
    out = tmp_path / "page.md"
    ran = caracole(
        *("lab", "ladder", "gradisca", "--seats", "random,recruit", "--games", 2, "--workers", 1, "--json"),
        *("--data", tmp_path / "mine", "--option", "game=basic", "--out", out),
    )
    assert [row["scenario"] for row in ran.json["meetings"]] == ["drill"]
    assert "--option game=basic --data" in out.read_text(encoding="utf-8")
