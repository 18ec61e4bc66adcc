"""A match moves to mended rules: what stands must be the same under them, and everything before keeps its own."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.kernel import IllegalAction, Refusal
from caracole.play import Amended, CannotAmend, Match, Record, ReplayError, WrongGame, first_difference, replay
from caracole.play.hindsight import Past
from caracole.play.registry import carried_for
from matches import lay, new_match, play_out, take_turn
from toys.cards import Cards, CardsState, Peek


class Mended(Cards):
    """Since revision 2 nobody may look at the stock in the second turn."""

    revision = 2

    def check(self, state: CardsState, seat: int, action: Any) -> Refusal | None:
        if self.revision >= 2 and isinstance(action, Peek) and state.turn == 1:
            return Refusal("2.2", "not_in_the_second_turn")
        return super().check(state, seat, action)


class OnlyMended(Mended):
    """The program no longer carries the first revision."""

    oldest = 2


OLD, NEW = Mended().under(1), Mended()


def in_the_second_turn(peek: bool = False) -> Match:
    match = new_match(OLD)
    take_turn(match)
    if peek:
        match.play(match.decision.seats[0], Peek())
    return match


def test_a_game_is_had_under_every_revision_from_every_other():
    assert OLD.under(2).revision == 2
    assert OLD.under(2).under(1).revision == 1
    assert OLD.newest == NEW.newest == 2


def test_a_match_that_agrees_goes_on_under_the_new_rules():
    match = in_the_second_turn()
    seat = match.decision.seats[0]
    assert match.game.check(match.state, seat, Peek()) is None
    match.amend(NEW)
    assert match.record.last == Amended(3, 2, NEW.data_digest, NEW.digest(match.state))
    assert match.game.revision == 2
    with pytest.raises(IllegalAction):
        match.play(seat, Peek())
    play_out(match)


def test_a_match_that_differs_stays_and_the_first_difference_is_told():
    match = in_the_second_turn(peek=True)
    before = match.export(public=False)
    with pytest.raises(CannotAmend) as caught:
        match.amend(NEW)
    difference = caught.value.difference
    assert (difference.serial, difference.refusal.code) == (3, "not_in_the_second_turn")
    assert match.export(public=False) == before
    assert match.game.revision == 1
    lay(match)


def test_after_going_back_it_can_be_moved_and_what_was_taken_back_keeps_its_rules():
    match = in_the_second_turn(peek=True)
    match.propose_rewind(0, 2)
    match.agree(1)
    assert first_difference(NEW, match.record) is None
    assert first_difference(NEW, match.record, taken_back=True).serial == 3
    match.amend(NEW)
    lay(match)
    steps = replay(OLD, match.record)
    assert [step.length for step in steps] == [0, 1, 2, 3, 2, 2, 3]
    past = Past(match)
    assert NEW.digest(past.at(3).state) == NEW.digest(steps[3].state), "under the rules that allowed it"
    assert NEW.digest(past.at(match.version).state) == NEW.digest(match.state)


def test_it_is_resumed_under_the_rules_it_was_moved_to():
    match = in_the_second_turn()
    match.amend(NEW)
    plain = match.export(public=False)
    again = Match.resume(carried_for(Mended(), Record.from_plain(plain)), Record.from_plain(plain))
    assert again.game.revision == 2
    assert again.games[0][1].revision == 1
    assert again.export(public=False) == plain
    assert again.events == match.events
    assert "rules_amended" in [logged.event.kind for logged in again.log_for(None)]
    play_out(again)


def test_it_is_resumed_where_the_old_rules_are_no_longer_carried():
    match = in_the_second_turn()
    match.amend(NEW)
    record = Record.from_plain(match.export(public=False))
    game = carried_for(OnlyMended(), record)
    assert game.revision == 2
    assert NEW.digest(Match.resume(game, record).state) == NEW.digest(match.state)
    unmoved = in_the_second_turn().record
    with pytest.raises(WrongGame, match="rules revision"):
        Match.resume(carried_for(OnlyMended(), unmoved), unmoved)


def test_an_undo_to_before_the_move_asks_what_the_new_rules_ask():
    match = in_the_second_turn()
    lay(match)
    seat = match.record.line[-1].seat
    match.amend(NEW)
    match.undo(seat)
    with pytest.raises(IllegalAction):
        match.play(seat, Peek())
    assert Match.resume(OLD, Record.from_plain(match.export(public=False))).decision == match.decision


def test_a_move_that_could_not_be_kept_was_never_made():
    match = in_the_second_turn()
    mark = match.mark()
    match.amend(NEW)
    match.back_to(mark)
    assert (match.game.revision, match.version) == (1, 2)
    match.play(match.decision.seats[0], Peek())


def test_another_process_follows():
    here, there = in_the_second_turn(), in_the_second_turn()
    here.amend(NEW)
    there.follow(here.record.last)
    assert there.game.revision == 2


def test_a_false_digest_of_the_move_is_found():
    match = in_the_second_turn()
    match.amend(NEW)
    plain = match.export()
    plain["entries"][-1]["digest"] = "f" * 32
    with pytest.raises(ReplayError, match="serial 3"):
        replay(OLD, Record.from_plain(plain))


def test_mended_data_need_a_move_too():
    class OtherData(Mended):
        data_digest = "9" * 32

    match = in_the_second_turn()
    with pytest.raises(WrongGame, match="data digest"):
        Match.resume(OtherData().under(1), match.record)
    assert first_difference(OtherData(), match.record) is None
    match.amend(OtherData())
    record = Record.from_plain(match.export(public=False))
    assert Match.resume(carried_for(OtherData(), record), record).game.revision == 2


def test_what_was_made_under_the_same_rules_and_data_is_believed_when_the_data_come_back():
    class OtherData(Cards):
        data_digest = "9" * 32

    class Counted(Cards):
        """Another program with the first data, which counts digests in its own way."""

        def digest(self, state: CardsState) -> str:
            return super().digest(state)[::-1]

    match = new_match(Cards())
    take_turn(match)
    match.amend(OtherData())
    assert first_difference(Counted(), match.record, taken_back=True) is None
    take_turn(match)  # of what was done with the other data nothing is known
    assert first_difference(Counted(), match.record, taken_back=True).serial == match.version - 1
    assert first_difference(Cards(), match.record, taken_back=True) is None


def test_a_record_of_our_own_goes_on_though_its_past_is_forbidden_by_now():
    class Stricter(Cards):
        def check(self, state: CardsState, seat: int, action: Any) -> Refusal | None:
            return Refusal("2.2", "never") if isinstance(action, Peek) else super().check(state, seat, action)

    record = in_the_second_turn(peek=True).record
    with pytest.raises(ReplayError, match="forbids"):
        Match.resume(Stricter(), Record.from_plain(record.plain(secret=True)))
    match = Match.resume(Stricter(), Record.from_plain(record.plain(secret=True)), trust=True)
    assert NEW.digest(match.state) == record.line[-1].digest
    assert Past(match).at(3).length == 3
    lay(match)
    with pytest.raises(IllegalAction):
        match.play(match.decision.seats[0], Peek())
