"""Under fog nobody learns anything hidden: whatever a seat asks at whichever decision, the answer is the same in two
games that differ only in what it may not know.

Every decision is looked at from both worlds and is asked a part of all questions, in turn, so that after `PARTS`
decisions of a seat all have been asked. `make attack` asks everything at every decision.
"""

from __future__ import annotations

import random

import pytest
from asking import asked_in_both_worlds, play_on, refused_now, seated
from servers import Running

DECISIONS = 167
"""Of each game in which something is hidden; there are six."""
PARTS = 40

GAMES = [
    ("the-ford", 0),
    ("the-ford", 150),
    ("first-volley", 0),
    ("first-volley", 100),
    ("mcphersons-ridge", 0),
    ("kernstown", 0),
]


@pytest.mark.parametrize(("scenario", "before"), GAMES)
def test_a_thousand_decisions_tell_nobody_what_is_hidden(sqlite_server: Running, scenario: str, before: int):
    rng, asked, done = random.Random(f"{scenario} {before}"), 0, []
    with seated(sqlite_server, "gbacw", scenario, {"fog": True}) as (room, askers):
        step = 0
        while asked < DECISIONS:
            assert room.match.decision is not None, f"the game was over when {asked} decisions had been asked about"
            if step >= before:
                number = step % 2
                askers[number].refused = refused_now(room, number, done[-30:])
                asked += asked_in_both_worlds(room, askers[number], number, rng, asked // 2, PARTS)
            done.append(play_on(sqlite_server, room, rng))
            step += 1
        for asker in askers:
            asker.whole()
