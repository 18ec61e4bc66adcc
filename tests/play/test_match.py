"""One match being played: versions, forged and stale actions, undo and its walls, rewinding, resuming."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from caracole.kernel import CaracoleError, IllegalAction, Malformed, SealedDice
from caracole.kernel.dice import commitment
from caracole.play import Match, Played, Record, RecordError, StaleAction, UndoRefused, WrongGame
from matches import SEED, cards_of, eventful_match, lay, new_match, play_out, take_turn
from toys.auction import Auction, Pass
from toys.cards import Cards, Done, Lay, Peek
from toys.skirmish import Advance, Halt, Skirmish
from toys.ultimatum import Demand, Offer, Ultimatum


def shape(match: Match) -> tuple[Any, ...]:
    """Everything about a match that a refusal must leave alone."""
    return match.export(public=False), match.game.digest(match.state), match.events, match.line, match.proposal


@pytest.fixture
def match() -> Match:
    return new_match()


# --- playing ---------------------------------------------------------------------------------------------------------


def test_a_new_match(match: Match):
    assert match.version == 0
    assert match.line == []
    assert match.decision == match.game.decision(match.state)
    assert not match.is_over
    assert match.outcome is None
    assert match.record.header.commitment == commitment(SEED)
    assert match.record.header.players == ("Anna", "Bruno")


def test_the_dice_of_a_match_are_sealed(match: Match):
    dice = SealedDice(SEED, ["hazel", "juniper"])
    assert Cards().digest(Cards().setup(dice)) == match.record.setup.digest


def test_players_have_the_names_of_their_seats_unless_told(match: Match):
    assert Match.new(Cards(), SEED).record.header.players == ("north", "south")
    with pytest.raises(CaracoleError, match="3 players for 2 seats"):
        Match.new(Cards(), SEED, players=["a", "b", "c"])


def test_playing_adds_an_entry_and_tells_what_happened(match: Match):
    card = cards_of(match, 0)[0]
    happened = match.play(0, Lay(card), at=0)
    assert match.version == 1
    assert [(logged.serial, logged.event.kind) for logged in happened] == [(1, "card_laid")]
    entry = match.record.entries[0]
    assert isinstance(entry, Played)
    assert entry.action == {"do": "Lay", "card": f"card-{card}"}
    assert entry.digest == match.game.digest(match.state)
    assert happened[0].plain() == {"serial": 1, "kind": "card_laid", "rule": "2.1", "args": {"card": f"card-{card}"}}


def test_a_message_will_do_as_well(match: Match):
    match.play(0, {"do": "Lay", "card": f"card-{cards_of(match, 0)[0]}"})
    assert match.version == 1


def test_rolls_stand_beside_the_choice(match: Match):
    take_turn(match)
    entry = match.record.line[-1]
    assert [(roll.faces, roll.rule, roll.why) for roll in entry.rolls] == [(6, "2.3", "turn")]


def test_events_are_for_those_who_may_know(match: Match):
    take_turn(match)
    north, south, onlooker = ([e.event.kind for e in match.events_for(seat)] for seat in (0, 1, None))
    assert north == ["card_laid", "turned_up"]
    assert south == onlooker == ["turned_up"]
    assert [e.serial for e in match.events_for(0, since=1)] == [2]
    assert match.events_for(0, since=match.version) == []


# --- forged and stale actions ----------------------------------------------------------------------------------------


def forged(match: Match) -> list[tuple[int, Any]]:
    south = cards_of(match, 1)[0]
    return [
        (1, Lay(south)),
        (0, Lay(south)),
        (0, Done()),
        (2, Peek()),
        (-1, Peek()),
        (0, (0,)),
        (0, Pass()),
    ]


@pytest.mark.parametrize("number", range(7))
def test_a_forged_action_changes_nothing(match: Match, number: int):
    before = shape(match)
    with pytest.raises(IllegalAction):
        match.play(*forged(match)[number])
    assert shape(match) == before


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"do": "Fly"},
        {"do": "Lay"},
        {"do": "Lay", "card": "ace"},
        {"do": "Lay", "card": 3},
        {"do": "Lay", "card": "\ud800"},
        {"do": "Peek", "x": float("nan")},
        {"do": "Peek", "x": {1, 2}},
        {"do": "Peek", "x": 10**5000},
    ],
)
def test_a_malformed_message_changes_nothing(match: Match, message: Any):
    before = shape(match)
    with pytest.raises(Malformed):
        match.play(0, message)
    assert shape(match) == before


@pytest.mark.parametrize("quoted", [-1, 0, 2])
def test_a_stale_action_changes_nothing(match: Match, quoted: int):
    lay(match)
    before = shape(match)
    with pytest.raises(StaleAction, match=f"quotes version {quoted}, the match is at version 1") as caught:
        match.play(0, Done(), at=quoted)
    assert (caught.value.quoted, caught.value.present) == (quoted, 1)
    with pytest.raises(StaleAction):
        match.undo(0, at=quoted)
    with pytest.raises(StaleAction):
        match.propose_rewind(0, 0, at=quoted)
    assert shape(match) == before
    match.play(0, Done(), at=1)


def test_an_undo_makes_older_versions_stale_although_the_state_is_the_same(match: Match):
    card = cards_of(match, 0)[0]
    match.play(0, Lay(card), at=0)
    match.undo(0)
    with pytest.raises(StaleAction):
        match.play(0, Lay(card), at=0)
    match.play(0, Lay(card), at=2)


def test_nothing_can_be_played_after_the_end(match: Match):
    play_out(match)
    assert match.is_over
    assert match.outcome is not None
    with pytest.raises(IllegalAction, match="game_over"):
        match.play(0, Peek())


def test_a_failure_inside_the_rules_leaves_the_match_as_it_was(match: Match, monkeypatch: pytest.MonkeyPatch):
    lay(match)
    before = shape(match)

    def half_done(self: Cards, state: Any, *rest: Any) -> None:
        _seat, _action, dice, _emit = rest
        state.scores[0] = 99
        dice.roll(6, "2.3", "turn")
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Cards, "apply", half_done)
        with pytest.raises(ZeroDivisionError):
            match.play(0, Done())
    assert shape(match) == before
    match.play(0, Done())
    assert len(match.record.line[-1].rolls) == 1


# --- undo ------------------------------------------------------------------------------------------------------------


def why_not(match: Match, seat: int) -> str | None:
    refusal = match.why_not_undo(seat)
    assert match.can_undo(seat) == (refusal is None)
    if refusal is not None:
        before = shape(match)
        with pytest.raises(UndoRefused, match=refusal.code):
            match.undo(seat)
        assert shape(match) == before
    return refusal and refusal.code


def test_undo_gives_back_the_very_state(match: Match):
    lay(match)
    digests = [match.record.setup.digest, match.record.line[0].digest]
    lay(match)
    assert match.can_undo(0)
    match.undo(0)
    assert match.game.digest(match.state) == digests[1]
    match.undo(0)
    assert match.game.digest(match.state) == digests[0]
    assert match.version == 4
    assert match.line == []


def test_undo_can_take_back_several_choices_at_once(match: Match):
    lay(match)
    lay(match)
    match.undo(0, to=0)
    assert match.line == []
    assert match.record.entries[-1].serial == 3


def test_nothing_to_undo(match: Match):
    assert why_not(match, 0) == "nothing_to_undo"
    lay(match)
    assert match.why_not_undo(0, to=1) is not None
    assert match.why_not_undo(0, to=-1) is not None


def test_nobody_undoes_the_choice_of_another(match: Match):
    lay(match)
    assert why_not(match, 1) == "undo_not_your_choice"


def test_a_revealed_secret_is_a_wall(match: Match):
    match.play(0, Peek())
    assert why_not(match, 0) == "undo_after_revelation"
    lay(match)
    assert why_not(match, 0) is None
    refusal = match.why_not_undo(0, to=0)
    assert refusal is not None
    assert refusal.code == "undo_after_revelation"
    match.undo(0)
    assert why_not(match, 0) == "undo_after_revelation"


def test_a_roll_is_a_wall(match: Match):
    take_turn(match)
    assert why_not(match, 0) == "undo_after_roll"


def test_a_change_of_seat_is_a_wall():
    match = Match.new(Skirmish(), SEED)
    match.play(0, Advance(0))
    assert why_not(match, 0) is None
    match.play(0, Halt())
    assert why_not(match, 0) == "undo_after_change_of_seat"


def test_the_end_of_the_game_is_a_wall():
    match = play_out(Match.new(Ultimatum(), SEED))
    seat = match.record.line[-1].seat
    assert why_not(match, seat) == "undo_after_revelation"


def test_a_secret_answer_cannot_be_taken_back_once_given():
    """The other seat has been told that it waits: that is a change of the deciding seats."""
    match = Match.new(Ultimatum(), SEED)
    match.play(1, Demand(4))
    assert why_not(match, 1) == "undo_after_change_of_seat"
    match.play(0, Offer(4))
    assert why_not(match, 0) == "undo_after_revelation"


def test_what_was_undone_is_told_and_stays_on_the_record(match: Match):
    lay(match)
    match.undo(0)
    event = match.events[-1].event
    assert (event.kind, event.args, event.audience) == ("taken_back", {"seat": "north", "serials": [1]}, None)
    assert [entry.serial for entry in match.record.entries] == [1, 2]
    assert match.record.line == ()
    assert match.log_for(0) == []
    assert [logged.event.kind for logged in match.events_for(1)] == ["taken_back"]


def test_what_could_not_be_kept_was_never_done(match: Match):
    """Not an undo: no entry, no event, and the line stands as it did, whether something was played or taken back."""
    empty, nothing = match.mark(), shape(match)
    lay(match)
    mark, before = match.mark(), shape(match)
    match.undo(0)
    match.back_to(mark)
    assert shape(match) == before
    match.propose_rewind(0, 0)
    match.back_to(mark)
    assert shape(match) == before
    match.back_to(empty)
    assert shape(match) == nothing
    lay(match)
    assert shape(match) == before, "and it goes on as if nothing had been"


# --- serial numbers and dice -----------------------------------------------------------------------------------------


def test_a_line_played_again_rolls_anew():
    """Going back does not bring the same dice back: a serial number is never used twice."""
    match = new_match()
    lay(match)
    rolls = []
    for _ in range(12):
        match.play(0, Done())
        rolls.append(match.record.line[-1].rolls[0].values[0])
        match.propose_rewind(0, 1)
        match.agree(1)
    assert len(set(rolls)) > 2
    serials = [entry.serial for entry in match.record.entries]
    assert serials == list(range(1, 26))


# --- rewinding by agreement ------------------------------------------------------------------------------------------


def test_a_rewind_needs_everybody():
    match = Match.new(Auction(), SEED)
    for seat in range(3):
        match.play(seat, Pass())
    start = match.record.setup.digest
    assert not match.propose_rewind(2, 0)
    assert not match.agree(0)
    assert not match.agree(0)
    assert not match.agree(3)
    assert match.proposal is not None
    assert match.proposal.agreed == {0, 2, 3}
    assert len(match.line) == 3
    assert match.agree(1)
    assert match.proposal is None
    assert match.game.digest(match.state) == start
    assert match.export()["entries"][-1] == {"serial": 4, "rewind": 0, "agreed": ["east", "south", "west", "north"]}
    assert match.events[-1].event.kind == "rewound"
    assert match.events[-1].event.args == {"serials": [1, 2, 3]}


def test_a_rewind_crosses_walls(match: Match):
    take_turn(match)
    take_turn(match)
    digest = match.record.line[0].digest
    match.propose_rewind(1, 1)
    match.agree(0)
    assert match.game.digest(match.state) == digest
    take_turn_after_lay = match.play(0, Done())
    assert take_turn_after_lay


def test_a_rewind_can_be_declined(match: Match):
    take_turn(match)
    match.propose_rewind(0, 0)
    match.decline(1)
    assert match.proposal is None
    with pytest.raises(UndoRefused, match="no_rewind_proposed"):
        match.agree(1)


def test_playing_on_ends_a_proposal(match: Match):
    take_turn(match)
    match.propose_rewind(0, 0)
    lay(match)
    with pytest.raises(UndoRefused, match="no_rewind_proposed"):
        match.agree(1)


@pytest.mark.parametrize("to", [-1, 2, 3])
def test_a_rewind_goes_back(match: Match, to: int):
    take_turn(match)
    with pytest.raises(UndoRefused, match="nothing_to_rewind"):
        match.propose_rewind(0, to)
    assert match.proposal is None


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_seats_at_the_table_agree(match: Match, seat: int):
    take_turn(match)
    with pytest.raises(CaracoleError, match="no seat"):
        match.propose_rewind(seat, 0)
    match.propose_rewind(0, 0)
    with pytest.raises(CaracoleError, match="no seat"):
        match.agree(seat)


# --- the seed --------------------------------------------------------------------------------------------------------


def test_the_seed_stays_secret_until_the_end(match: Match):
    with pytest.raises(CaracoleError, match="secret until the game is over"):
        match.reveal()
    play_out(match)
    assert match.export()["seed"] is None
    assert match.reveal() == SEED
    assert match.reveal() == SEED
    assert match.export()["seed"] == SEED.hex()


def test_nothing_is_taken_back_once_the_dice_are_known(match: Match):
    play_out(match).reveal()
    for seat in range(2):
        assert why_not(match, seat) == "undo_after_seed_revealed"
    with pytest.raises(UndoRefused, match="undo_after_seed_revealed"):
        match.propose_rewind(0, 0)


# --- resuming --------------------------------------------------------------------------------------------------------


def resumed(match: Match, secret: bool = True) -> Match:
    return Match.resume(Cards(), Record.from_plain(match.export(public=not secret)))


def test_a_resumed_match_is_the_same_match():
    match = eventful_match()
    assert shape(resumed(match)) == shape(match)


def test_a_match_resumed_at_any_point_goes_on_with_the_same_dice():
    whole = eventful_match()
    for stop in range(whole.version + 1):
        record = Record.from_plain({**whole.export(public=False), "entries": whole.export()["entries"][:stop]})
        match = Match.resume(Cards(), record)
        for entry in whole.record.entries[stop:]:
            if isinstance(entry, Played):
                match.play(entry.seat, entry.action)
            elif hasattr(entry, "agreed"):
                match.propose_rewind(0, entry.to_length)
                match.agree(1)
            else:
                match.undo(entry.seat, entry.to_length)
        assert shape(match) == shape(whole)


def test_undo_works_across_a_break(tmp_path: Path, match: Match):
    lay(match)
    match.save(tmp_path / "game.json", secret=True)
    match = Match.resume(Cards(), Record.load(tmp_path / "game.json"))
    assert match.can_undo(0)
    match.play(0, Done())
    assert not match.can_undo(0)


def test_without_the_secret_a_match_can_be_looked_at_only(match: Match):
    take_turn(match)
    looked_at = resumed(match, secret=False)
    assert looked_at.view(1) == match.view(1)
    with pytest.raises(CaracoleError, match="does not hold the secret seed"):
        looked_at.play(1, Peek())
    play_out(match)
    with pytest.raises(CaracoleError, match="does not hold the secret seed"):
        resumed(match, secret=False).reveal()


def test_the_secret_may_be_kept_elsewhere(match: Match):
    take_turn(match)
    record = Record.from_plain(match.export())
    again = Match.resume(Cards(), record, secret=SEED)
    before = again.version
    again.play(1, Peek())
    assert again.version == before + 1


def test_another_seed_is_refused(match: Match):
    with pytest.raises(RecordError, match="seed: not the seed that was committed to at the start"):
        Match.resume(Cards(), Record.from_plain(match.export()), secret=bytes(32))


class Revised(Cards):
    revision = 2
    data_digest = "9" * 32


def test_another_revision_is_refused_unless_allowed(match: Match):
    record = Record.from_plain(match.export())
    with pytest.raises(WrongGame, match="rules revision: the record has 1, this game has 2"):
        Match.resume(Revised(), record)
    assert Match.resume(Revised(), record, any_revision=True).version == 0


def test_another_game_is_always_refused(match: Match):
    record = Record.from_plain(match.export())
    with pytest.raises(WrongGame, match="system: the record has 'cards', this game has 'skirmish'"):
        Match.resume(Skirmish(), record, any_revision=True)
    game = Cards()
    game.options["edition"] = "second"
    with pytest.raises(WrongGame, match="option edition: the record has 'first', this game has 'second'"):
        Match.resume(game, record, any_revision=True)
    game = Cards()
    game.options["jokers"] = True
    with pytest.raises(WrongGame, match="option jokers: the record has None, this game has True"):
        Match.resume(game, record)
    assert Match.resume(game, record, any_revision=True)


def test_other_data_are_refused(match: Match):
    game = Cards()
    game.data_digest = "7" * 32
    with pytest.raises(WrongGame, match="data digest"):
        Match.resume(game, Record.from_plain(match.export()))
