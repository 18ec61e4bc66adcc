"""A real cluster of two nodes on this machine, of which one is killed in mid-run: `make test-cluster`.

Every game is there exactly once, and the files are those of a run on one core, to the byte.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from caracole.lab import duel
from caracole.lab.datasets import FILES, Dataset, read
from caracole.lab.games import Task, tasks_of
from caracole.lab.running import about_of, play_packed, run
from caracole.play import load
from patience import until

pytestmark = pytest.mark.filterwarnings("default")  # those of Ray are its own

ray = pytest.importorskip("ray")
SAME = [name for name in FILES if name != "timings"]
TWO = ["random", "random"]
GAMES = 24
ATTEMPTS = 6
"""A node may have finished its batch just when it is killed."""


@pytest.fixture
def nodes() -> Iterator[Any]:
    """Two nodes of one core each, besides a head that plays nothing."""
    from ray.cluster_utils import Cluster as LocalCluster

    cluster = LocalCluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    cluster.second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def contents(folder: Path) -> list[bytes]:
    return [(folder / f"{name}.parquet").read_bytes() for name in SAME]


def wake_all(tasks: list[Task]) -> None:
    """Every node plays a game, so that none has still to start a process when the others are done."""
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy as On

    playing = [node["NodeID"] for node in ray.nodes() if node["Resources"].get("CPU")]
    work = ray.remote(play_packed)
    ray.get([work.options(scheduling_strategy=On(node, soft=False)).remote(tasks) for node in playing])


def test_a_node_is_killed_and_no_game_is_lost_or_counted_twice(nodes: Any, tmp_path: Path) -> None:
    alone = tmp_path / "alone"
    duel("gradisca", TWO, GAMES, 7, scenario="drill", out=alone)
    for number in range(ATTEMPTS):
        out = tmp_path / f"cluster-{number}"
        lost = games_lost_with_a_node(nodes, out)
        assert [row["game"] for row in read(out, "games")] == list(range(GAMES))
        assert contents(out) == contents(alone)
        if lost:
            return
        nodes.second = nodes.add_node(num_cpus=1)
        nodes.wait_for_nodes()
    pytest.fail("the killed node never had a batch in hand")


def games_lost_with_a_node(nodes: Any, out: Path) -> int:
    """Play on both nodes and kill one of them in mid-run: how many batches it had in hand. Every game is handed out
    once."""
    from caracole.lab.cluster import Cluster

    game = load("gradisca", "drill")
    tasks = tasks_of(game, TWO, GAMES, 7, detail=True)
    backend = Cluster(nodes.address)
    assert backend.workers == 2
    wake_all(tasks[:1])
    handed_out: Counter[int] = Counter()
    keep = Dataset(out, about_of(game, TWO, 7))
    for place, played in enumerate(run(tasks, backend, keep=keep, batch=1)):
        handed_out[played.number] += 1
        if place == 3:
            nodes.remove_node(nodes.second, allow_graceful=False)
    assert handed_out == Counter(range(GAMES))
    return backend.lost


def test_ctrl_c_keeps_what_was_done_and_the_same_command_goes_on(nodes: Any, tmp_path: Path) -> None:
    out = tmp_path / "stopped"
    words = ["lab", "duel", "gradisca", "--scenario", "drill", "--seats", "random,random", "--seed", "7"]
    command = [sys.executable, "-m", "caracole.cli", *words, "--cluster", nodes.address, "--out", str(out)]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen([*command, "--games", "5000"], start_new_session=True, **pipes) as running:
        try:
            until(lambda: len(list(out.glob("parts/*.part"))) > 1)
        finally:
            os.killpg(running.pid, signal.SIGINT)
        said, told = running.communicate()
    assert (running.returncode, said) == (130, "")
    assert told.strip().splitlines()[-1] == "caracole: interrupted"
    done = [row["game"] for row in read(out, "games")]
    assert 1 < len(done) < 5000

    games = done[-1] + 3
    subprocess.run([*command, "--games", str(games)], check=True, capture_output=True)
    duel("gradisca", TWO, games, 7, scenario="drill", out=tmp_path / "alone")
    assert contents(out) == contents(tmp_path / "alone")


def test_the_command_takes_a_cluster(nodes: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import json

    from caracole.cli.main import main

    asked = ["lab", "duel", "gradisca", "--scenario", "drill", "--seats", "random,random", "--games", "4", "--json"]
    assert main([*asked, "--cluster", nodes.address]) == 0
    far = json.loads(capsys.readouterr().out)
    assert main([*asked, "--workers", "1"]) == 0
    assert far == json.loads(capsys.readouterr().out)


def test_an_address_without_a_cluster_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    from caracole.cli.main import main

    asked = ["lab", "duel", "gradisca", "--scenario", "drill", "--seats", "random,random", "--games", "2"]
    assert main([*asked, "--cluster", "127.0.0.1:1"]) == 2
    assert "no cluster at 127.0.0.1:1" in capsys.readouterr().err
