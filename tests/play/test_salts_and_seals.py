"""Salts that seats add when they sit down, and the new seal on the dice of a match that was taken in from elsewhere."""

from __future__ import annotations

import pytest

from caracole.kernel import CaracoleError, SealedDice
from caracole.kernel.dice import commitment
from caracole.play import Match, Record, RecordError, Salted, Sealed, replay, verify_dice
from matches import SEED, new_match, play_out, take_turn
from toys.cards import Cards

OTHER = bytes(reversed(SEED))


def rolled(match: Match) -> tuple[int, ...]:
    """The last roll."""
    return match.record.line[-1].rolls[-1].values


def test_a_salt_changes_every_roll_after_it_and_none_before():
    plain, salted = new_match(), new_match()
    for match in (plain, salted):
        take_turn(match)
    salted.add_salt(1, "rowan")
    assert salted.record.salts == ("hazel", "juniper", "rowan")
    assert salted.record.last == Salted(3, 1, "rowan")
    play_out(salted)
    dice = SealedDice(SEED, ["hazel", "juniper", "rowan"])
    for entry in salted.record.line[2:]:
        dice.begin(entry.serial)
        for roll in entry.rolls:
            assert dice.rolls(len(roll.values), roll.faces, roll.rule, roll.why) == roll.values
    assert plain.record.line[1].rolls == salted.record.line[1].rolls


def test_a_salt_takes_nothing_back_and_tells_nothing_hidden():
    match = new_match()
    take_turn(match)
    line, state = match.line, match.state
    match.add_salt(0, "rowan")
    assert (match.version, match.line, match.state) == (3, line, state)
    assert [logged.event.kind for logged in match.events_for(None, since=2)] == []


def test_a_match_with_salts_is_verified_replayed_and_resumed():
    match = new_match()
    take_turn(match)
    match.add_salt(1, "rowan")
    take_turn(match)
    match.add_salt(0, "elder")
    again = Match.resume(Cards(), Record.from_plain(match.export(public=False)))
    for each in (match, again):
        play_out(each)
        each.reveal()
        assert verify_dice(each.record) > 0
    assert match.export() == again.export(), "they roll the same"
    assert len(replay(Cards(), match.record)) == match.version + 1


def test_a_salt_that_was_changed_is_found():
    match = new_match()
    match.add_salt(1, "rowan")
    play_out(match)
    match.reveal()
    plain = match.export()
    plain["entries"][0]["salt"] = "yew"
    with pytest.raises(RecordError, match="the seed gives"):
        verify_dice(Record.from_plain(plain))


def test_a_salt_that_could_not_be_kept_was_never_added():
    match, other = new_match(), new_match()
    mark = match.mark()
    match.add_salt(1, "rowan")
    match.back_to(mark)
    for each in (match, other):
        play_out(each)
    assert match.export() == other.export()


def test_another_process_follows_a_salt():
    here, there = new_match(), new_match()
    there.follow(_salt := Salted(1, 1, "rowan"))
    here.add_salt(1, _salt.salt)
    assert play_out(here).export() == play_out(there).export()


def test_after_a_new_seal_whoever_knows_the_old_seed_knows_nothing():
    match = new_match()
    take_turn(match)
    record = Record.from_plain(match.export())
    assert record.secret is None, "as it comes from elsewhere"
    taken_in = Match.resume(Cards(), record)
    taken_in.reseal(OTHER)
    assert taken_in.record.last == Sealed(3, commitment(OTHER))
    assert taken_in.record.commitment == commitment(OTHER)
    assert taken_in.record.header.commitment == commitment(SEED)
    play_out(taken_in)
    taken_in.reveal()
    old = SealedDice(SEED, ["hazel", "juniper"])
    after = [entry for entry in taken_in.record.line if entry.serial > 3]
    foreseen = []
    for entry in after:
        old.begin(entry.serial)
        foreseen += [
            old.rolls(len(roll.values), roll.faces, roll.rule, roll.why) == roll.values for roll in entry.rolls
        ]
    assert not all(foreseen)
    dice = sum(len(roll.values) for entry in after for roll in entry.rolls)
    assert verify_dice(taken_in.record) == dice, "those before the seal are not counted"
    assert len(replay(Cards(), taken_in.record)) == taken_in.version + 1


def test_a_new_seal_is_told_to_everybody_whatever_is_taken_back():
    match = new_match()
    match.reseal(OTHER)
    take_turn(match)
    match.propose_rewind(0, 0)
    match.agree(1)
    assert "resealed" in [logged.event.kind for logged in match.log_for(None)]


def test_with_the_old_seed_a_match_under_a_new_seal_is_not_taken_up():
    match = new_match()
    match.reseal(OTHER)
    with pytest.raises(RecordError, match="not the seed"):
        Match.resume(Cards(), Record.from_plain(match.export()), secret=SEED)
    match = Match.resume(Cards(), Record.from_plain(match.export()), secret=OTHER)
    play_out(match)


def test_a_finished_match_gets_no_new_seal():
    match = play_out(new_match())
    with pytest.raises(CaracoleError, match="over"):
        match.reseal(OTHER)


def test_who_follows_cannot_know_the_new_seed():
    with pytest.raises(RecordError, match="read the match again"):
        new_match().follow(Sealed(1, commitment(OTHER)))


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        ({"serial": 1, "salt": 5, "seat": "north"}, r"entries\[0\]\.salt: not a text"),
        ({"serial": 1, "salt": "x", "seat": "west"}, r"entries\[0\]\.seat: no seat"),
        ({"serial": 1, "salt": "x"}, r"entries\[0\]\.seat: missing"),
        ({"serial": 1, "sealed": "abc"}, r"entries\[0\]\.sealed: not a commitment"),
        ({"serial": 1, "sealed": "0" * 64, "seat": "north"}, r"entries\[0\]\.seat: unknown"),
        ({"serial": 1, "revision": -1, "data_digest": "x", "digest": "0" * 32}, r"entries\[0\]\.revision: not a whole"),
        ({"serial": 1, "revision": 2, "digest": "0" * 32}, r"entries\[0\]\.data_digest: missing"),
        ({"serial": 1, "revision": 2, "data_digest": "x", "digest": "0"}, r"entries\[0\]\.digest: not a digest"),
    ],
)
def test_entries_that_cannot_be_read_are_named(entry: dict[str, object], problem: str):
    plain = new_match().export()
    plain["entries"] = [entry]
    with pytest.raises(RecordError, match=problem):
        Record.from_plain(plain)


def test_a_match_that_is_only_looked_at_follows_a_new_seal():
    """Whoever checks a database has no seeds: the seal of an imported game was taken for damage."""
    match = new_match()
    take_turn(match)
    match.reseal(OTHER)
    onlooker = Match.resume(match.game, Record(match.record.header, match.record.setup))
    for entry in match.record.entries:
        onlooker.follow(entry)
    assert onlooker.record.commitment == match.record.commitment
