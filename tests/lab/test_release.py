"""Open data: games shared out evenly, a card whose figures are those of the files, and every game can be had again."""

from __future__ import annotations

from pathlib import Path

import pytest

from caracole.kernel import CaracoleError
from caracole.lab.again import replayed
from caracole.lab.datasets import read
from caracole.lab.release import add_to_page, plan, release


def test_games_are_shared_out_evenly_among_pairs_and_scenarios():
    folders = plan("gradisca", 13, ["primo-giorno", "drill"])
    assert sum(folder.games for folder in folders) == 13
    assert {folder.games for folder in folders} == {1, 2}
    assert len({folder.name for folder in folders}) == len(folders) == 12


def test_fewer_games_than_pairs_are_refused():
    with pytest.raises(CaracoleError, match="at least as many games"):
        plan("gradisca", 3, ["primo-giorno"])


def test_a_release_tells_what_is_in_it_and_goes_on_where_it_stopped(tmp_path: Path):
    card = release("gradisca", tmp_path, 7, scenarios=["primo-giorno"])
    text = card.read_text(encoding="utf-8")
    folders = plan("gradisca", 7, ["primo-giorno"])
    decisions = sum(row["decisions"] for folder in folders for row in read(tmp_path / folder.name, "games"))
    assert f"7 games with {decisions:,} decisions" in text
    assert "caracole lab release gradisca --games 10000 --seed 1 --scenario primo-giorno --out DIR" in text
    first = tmp_path / folders[0].name
    written = (first / "games.parquet").read_bytes()
    assert release("gradisca", tmp_path, 7, scenarios=["primo-giorno"]).read_text(encoding="utf-8") == text
    assert (first / "games.parquet").read_bytes() == written
    row = read(first, "games")[0]
    match = replayed(first, 0)
    assert match.game.digest(match.state) == row["digest"]


def test_a_page_has_one_card_of_each_system_the_latest(tmp_path: Path):
    page = tmp_path / "cards.md"
    for card in (
        "# Recorded games: One\n\nold\n",
        "# Recorded games: Two\n\n## How\n",
        "# Recorded games: One\n\nnew\n",
    ):
        add_to_page(page, card)
    first, one, two = page.read_text(encoding="utf-8").split("## Recorded games: ")
    assert first.startswith("# Data cards\n")
    assert (one, two) == ("One\n\nnew\n\n", "Two\n\n### How\n")
