"""Everything that can be asked, at each of a thousand decisions under fog: the short test asks a part of it in turn."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from asking import asked_in_both_worlds, play_on, refused_now, seated
from servers import running

DECISIONS = 250
GAMES = ["the-ford", "first-volley", "mcphersons-ridge", "kernstown"]


@pytest.mark.parametrize("scenario", GAMES)
def test_nothing_that_is_asked_at_any_decision_tells_what_is_hidden(
    tmp_path: Path, scenario: str, tell: Callable[[str], None]
):
    rng, asked, done, step = random.Random(scenario), 0, [], 0
    with running(str(tmp_path / "games.db")) as server, seated(server, "gbacw", scenario, {"fog": True}) as seats:
        room, askers = seats
        while asked < DECISIONS and room.match.decision is not None:
            number = step % 2
            askers[number].refused = refused_now(room, number, done[-30:])
            asked += asked_in_both_worlds(room, askers[number], number, rng)
            if asked % 50 == 0:
                tell(f"{asked} decisions, {sum(asker.answers for asker in askers)} answers")
            done.append(play_on(server, room, rng))
            step += 1
        assert asked == DECISIONS
        for asker in askers:
            asker.whole()
