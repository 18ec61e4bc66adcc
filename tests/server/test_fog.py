"""Under fog nobody learns anything hidden: whatever a seat asks at whichever decision, the answer is the same in two
games that differ only in what it may not know.

Every decision is looked at in both worlds and is asked a part of all questions, in turn, so that after `PARTS`
decisions of a seat all have been asked. `make soak-tests` goes on for longer, and `make soak-secrets` asks everything
at every decision.
"""

from __future__ import annotations

import random

import pytest
from asking import asked_in_both_worlds, play_on, refused_now, seated
from servers import Running

from soaking import is_soaking, longer

DECISIONS = longer(50, soak=200)
"""Of each game, when something is hidden."""
PARTS = longer(20, soak=60)

GAMES = [
    ("the-ford", 0),
    ("first-volley", 0),
    ("mcphersons-ridge", 0),
    ("mcphersons-ridge", 150),
    *([("mcphersons-ridge", 60)] if is_soaking() else []),
]
"""Where they are played, and how many decisions pass before the first question."""
MOST_GAMES = longer(10, soak=40)
LARGE = "mcphersons-ridge"
"""Here whole brigades are out of sight."""


@pytest.mark.parametrize(("scenario", "before"), GAMES)
def test_no_decision_tells_anybody_what_is_hidden(sqlite_server: Running, scenario: str, before: int):
    rng, asked, elsewhere = random.Random(f"{scenario} {before}"), 0, 0
    needed = DECISIONS // 10 if scenario == LARGE else -1
    for _ in range(MOST_GAMES):  # in some of them hardly anything is hidden any more: then another one is played
        if asked >= DECISIONS and elsewhere > needed:
            break
        enough = asked + DECISIONS if asked >= DECISIONS else DECISIONS
        with seated(sqlite_server, "gbacw", scenario, {"fog": True}) as (room, askers):
            step, done = 0, []
            while room.match.decision is not None and asked < enough:
                if step >= before:
                    number = step % 2
                    askers[number].refused = refused_now(room, number, done[-30:])
                    asked += asked_in_both_worlds(room, askers[number], number, rng, askers[number].turns, PARTS)
                    elsewhere += askers[number].twins[room.match.length].state.at != room.match.state.at
                done.append(play_on(sqlite_server, room, rng))
                step += 1
            assert step > before, "the game was over before anything could be asked"
            longest = max(askers, key=lambda asker: asker.turns)
            if longest.turns >= PARTS:
                longest.whole()
    assert asked >= DECISIONS
    assert elsewhere > needed, "hardly a unit stood elsewhere in the other world"
