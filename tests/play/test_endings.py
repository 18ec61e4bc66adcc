"""A match may end before its rules end it: somebody resigns, all agree to a draw, a clock runs out."""

from __future__ import annotations

import pytest

from caracole.kernel.errors import CaracoleError, IllegalAction
from caracole.play import Ended, Match, Record, RecordError, ReplayError, UndoRefused, replay
from caracole.play.hindsight import Past
from caracole.play.replay import first_difference, verify_dice
from matches import cards_of, eventful_match, new_match, take_turn
from toys.cards import Cards, Lay


def resigned() -> Match:
    match = new_match()
    take_turn(match)
    match.end("resigned", winners=[1], seat=0)
    return match


def test_who_resigns_has_lost_and_nothing_is_asked_any_more():
    match = resigned()
    assert match.is_over
    assert match.decision is None
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((1,), "kernel")
    last = match.log_for(None)[-1].event
    assert (last.kind, last.args) == ("match_resigned", {"seat": "north"})


def test_nothing_follows_the_end():
    match = resigned()
    seat = 1
    with pytest.raises(IllegalAction, match="game_over"):
        match.play(seat, Lay(cards_of(match, seat)[0]))
    with pytest.raises(UndoRefused):
        match.propose_rewind(0, 0)
    with pytest.raises(CaracoleError, match="over already"):
        match.end("drawn")
    with pytest.raises(RecordError, match="nothing follows"):
        match.record.append(Ended(match.version + 1, "drawn"))
    assert not match.can_undo(1)


def test_the_record_says_how_it_ended_and_is_replayed_and_verified():
    match = resigned()
    match.reveal()
    plain = match.export()
    assert plain["entries"][-1] == {"serial": 3, "ended": "resigned", "winners": ["south"], "seat": "north"}
    again = Record.from_plain(plain)
    assert again.ended == Ended(3, "resigned", (1,), 0)
    steps = replay(Cards(), again)
    assert steps[-1].position.decision is None
    assert verify_dice(again) >= 0
    assert first_difference(Cards(), again) is None
    resumed = Match.resume(Cards(), again)
    assert resumed.outcome == match.outcome
    assert resumed.log_for(None)[-1].event.kind == "match_resigned"


def test_another_process_follows_the_end():
    here, there = new_match(), new_match()
    here.end("drawn")
    assert here.record.last is not None
    told = there.follow(here.record.last)
    assert [logged.event.kind for logged in told] == ["match_drawn"]
    assert there.is_over
    assert there.outcome is not None
    assert there.outcome.winners == ()


def test_an_end_that_could_not_be_kept_was_never_there():
    match = new_match()
    mark = match.mark()
    match.end("drawn")
    match.back_to(mark)
    assert not match.is_over
    take_turn(match)


def test_looking_back_shows_the_position_before_and_after_the_end():
    match = resigned()
    past = Past(match)
    assert isinstance(past.at(3).entry, Ended)
    assert past.at(2).state is past.at(3).state
    assert [event.kind for event in past.at(3).events] == ["match_resigned"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"ended": "bribed", "winners": []},
        {"ended": "drawn", "winners": ["east"]},
        {"ended": "drawn", "winners": ["north", "north"]},
        {"ended": "resigned", "winners": ["north"], "seat": "north"},
        {"ended": "resigned", "winners": [], "why": "tired"},
        {"ended": "resigned"},
    ],
)
def test_an_end_that_makes_no_sense_is_not_believed(wrong: dict[str, object]):
    plain = new_match().export()
    plain["entries"] = [{"serial": 1, **wrong}]
    with pytest.raises(RecordError, match=r"entries\[0\]"):
        Record.from_plain(plain)


def test_a_match_that_its_rules_have_ended_cannot_be_ended_again():
    finished = eventful_match()
    plain = finished.export()
    plain["entries"].append({"serial": finished.version + 1, "ended": "drawn", "winners": []})
    with pytest.raises(ReplayError, match="after the game was over"):
        replay(Cards(), Record.from_plain(plain))
