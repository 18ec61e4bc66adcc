"""Looking back at a match: the same as going through it from the start, for less."""

from __future__ import annotations

from caracole.play.hindsight import Past
from caracole.play.replay import walk
from matches import eventful_match, new_match, play_out, take_turn


def test_every_moment_is_the_one_that_a_whole_replay_shows():
    match = eventful_match()
    steps = list(walk(match.game, match.record))
    for at in (*range(len(steps)), *reversed(range(len(steps)))):
        found, told = Past(match).at(at), steps[at]
        assert (found.serial, found.length, found.events) == (told.serial, told.length, told.events)
        assert match.game.digest(found.state) == match.game.digest(told.state)


def test_what_still_stands_is_not_played_again():
    match = play_out(new_match())
    past = Past(match)
    for at in range(past.last + 1):
        past.at(at)
    assert past.steps == 0


def test_what_was_taken_back_is_played_again_once_when_one_goes_forward():
    match = new_match()
    for _ in range(4):
        take_turn(match)
    taken_back = match.length
    match.propose_rewind(0, 0)
    match.agree(1)
    past = Past(match)
    for at in range(1, taken_back + 1):
        assert past.at(at).length == at
        past = Past(match, past)  # every question is one of its own
    steps = Past(match, past)
    steps.at(taken_back)
    assert steps.steps == 0
    alone = Past(match)
    alone.at(taken_back)
    assert alone.steps == taken_back


def test_the_past_stays_as_it_was_when_the_match_goes_on():
    match = new_match()
    take_turn(match)
    past, before = Past(match), match.version
    take_turn(match)
    assert (past.last, Past(match, past).last) == (before, match.version)
