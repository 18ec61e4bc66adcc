"""The levels of computer players on a server: each plays a game of each system to its end in the processes where
opponents think, and afterwards, not before, it says why it did what it did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from servers import Running, new_game, running

from caracole.play import load
from patience import PATIENCE, until

SMALL = {"gradisca": "primo-giorno", "gbacw": "first-volley", "piccole": "drill"}
PACE = 0.02
"""Colonels and generals take this part of their time."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(str(tmp_path_factory.mktemp("levels") / "games.db"), planning=PACE) as found:
        yield found


@pytest.mark.parametrize("level", ["recruit", "captain", "colonel", "general"])
@pytest.mark.parametrize("system", SMALL)
def test_a_game_against_each_level_is_played_to_its_end(server: Running, system: str, level: str) -> None:
    mine, its = load(system, SMALL[system]).seats
    seats = {mine: {"kind": "me"}, its: {"kind": "computer", "player": level}}
    game, tokens = new_game(server.url, seats, system=system, scenario=SMALL[system])
    with httpx.Client(
        base_url=f"{server.url}/api/games/{game}", headers={"authorization": f"Seat {tokens[mine]}"}
    ) as at:

        def now() -> dict[str, Any]:
            found: dict[str, Any] = at.get("").json()
            return found

        def frame(number: int) -> dict[str, Any]:
            found: dict[str, Any] = at.get("/replay", params={"at": number}).json()
            return found

        assert at.post("/stand-in", json={"player": "random"}).status_code < 300
        early = until(lambda: (found := now())["version"] > 4 and found)
        if not early["over"]:
            assert [frame(number).get("why") for number in range(5)] == [None] * 5, "it keeps its thoughts to itself"
        until(lambda: now()["over"], 4 * PATIENCE)
        said = [frame(number) for number in range(1, frame(0)["last"] + 1)]
    assert said[-1]["scene"]["result"] is not None
    assert sum(each["why"] is not None for each in said) >= len(said) // 4
