"""Replaying to the bit, verifying the dice without the game, and old games under new rules."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from caracole.kernel import Dice, Emit, Refusal
from caracole.play import Record, RecordError, ReplayError, WrongGame, first_illegal, replay, verify_dice
from matches import SEED, eventful_match, new_match
from toys.cards import Cards, CardsState, Peek
from toys.skirmish import Skirmish

MATCH = eventful_match()
MATCH.reveal()
PLAIN = MATCH.export()


def record_with(*changes: tuple[Any, ...]) -> Record:
    """The record with some values changed: (way ..., value)."""
    plain = copy.deepcopy(PLAIN)
    for *way, key, value in changes:
        inside: Any = plain
        for step in way:
            inside = inside[step]
        inside[key] = value
    return Record.from_plain(plain)


ROLLED = next(number for number, entry in enumerate(PLAIN["entries"]) if entry.get("rolls"))


# --- replay ----------------------------------------------------------------------------------------------------------


def test_every_state_is_replayed_digest_for_digest():
    steps = replay(Cards(), record_with())
    assert [step.serial for step in steps] == list(range(MATCH.version + 1))
    for step in steps[1:]:
        entry = step.entry
        if hasattr(entry, "digest"):
            assert Cards().digest(step.state) == entry.digest
    assert Cards().digest(steps[-1].state) == Cards().digest(MATCH.state)
    assert steps[-1].length == len(MATCH.line)


def test_a_replay_shows_what_was_taken_back():
    steps = replay(Cards(), record_with())
    assert [step.length for step in steps[:10]] == [0, 1, 2, 1, 2, 3, 4, 5, 1, 2]
    assert Cards().digest(steps[3].state) == Cards().digest(steps[1].state) == Cards().digest(steps[8].state)


def test_the_first_difference_is_named():
    wrong = "f" * 32
    with pytest.raises(ReplayError, match=f"serial 5: the record has digest {wrong}, the replay ") as caught:
        replay(Cards(), record_with(("entries", 4, "digest", wrong), ("entries", 8, "digest", wrong)))
    assert caught.value.serial == 5
    with pytest.raises(ReplayError, match="serial 0: the record has digest"):
        replay(Cards(), record_with(("setup", "digest", wrong)))


def test_digests_can_be_left_unverified():
    assert replay(Cards(), record_with(("entries", 4, "digest", "f" * 32)), verify=False)


def test_a_forged_choice_is_found():
    with pytest.raises(ReplayError, match=r"serial 1: the game forbids it: kernel not_your_decision") as caught:
        replay(Cards(), record_with(("entries", 0, "seat", "south")))
    assert caught.value.refusal == Refusal("kernel", "not_your_decision")
    with pytest.raises(ReplayError, match=r"serial 1: action\.do: unknown action 'Cheat'"):
        replay(Cards(), record_with(("entries", 0, "action", {"do": "Cheat"})))


def test_forged_rolls_are_found():
    die = PLAIN["entries"][ROLLED]["rolls"][0]
    other = [6, [die[1][0] % 6 + 1], *die[2:]]
    with pytest.raises(ReplayError, match=f"serial {ROLLED + 1}: the record has digest"):
        replay(Cards(), record_with(("entries", ROLLED, "rolls", [other])))
    with pytest.raises(ReplayError, match=f"serial {ROLLED + 1}: the record holds no roll"):
        replay(Cards(), record_with(("entries", ROLLED, "rolls", [])))
    with pytest.raises(ReplayError, match=f"serial {ROLLED + 1}: the record holds a roll that the game did not ask"):
        replay(Cards(), record_with(("entries", ROLLED, "rolls", [die, die])))
    with pytest.raises(ReplayError, match="serial 0: the record holds no roll"):
        replay(Cards(), record_with(("setup", "rolls", [])))


def test_an_undo_across_a_wall_is_found():
    """Serial 3 takes back a card that was laid; taking back the peek before it would be cheating."""
    with pytest.raises(ReplayError, match="serial 3: an undo that is not allowed: undo_after_revelation"):
        replay(Cards(), record_with(("entries", 2, "undo", 0)))
    with pytest.raises(ReplayError, match="serial 3: an undo that is not allowed: undo_not_your_choice"):
        replay(Cards(), record_with(("entries", 2, "seat", "south")))


def test_a_record_of_another_game_is_not_replayed():
    with pytest.raises(WrongGame, match="system"):
        replay(Skirmish(), record_with())
    with pytest.raises(WrongGame, match="rules revision"):
        replay(Cards(), record_with(("header", "revision", 7)))
    assert replay(Cards(), record_with(("header", "revision", 7)), any_revision=True)


# --- verify_dice -----------------------------------------------------------------------------------------------------


def test_all_dice_are_verified_without_the_game():
    played = [entry for entry in PLAIN["entries"] if "rolls" in entry]
    dice = sum(len(roll[1]) for entry in played for roll in entry["rolls"])
    assert verify_dice(record_with()) == dice + 7
    assert verify_dice(record_with(("seed", None)), SEED) == dice + 7


@pytest.mark.parametrize("entry", [n for n, entry in enumerate(PLAIN["entries"]) if entry.get("rolls")])
def test_a_touched_die_is_found_on_undone_lines_too(entry: int):
    faces, values, rule, why = PLAIN["entries"][entry]["rolls"][0]
    touched = [faces, [values[0] % faces + 1], rule, why]
    with pytest.raises(RecordError, match=rf"serial {entry + 1}, roll 0: the record has \[.\], the seed gives \[.\]"):
        verify_dice(record_with(("entries", entry, "rolls", [touched])))


def test_a_touched_deal_is_found():
    faces, values, rule, why = PLAIN["setup"]["rolls"][3]
    with pytest.raises(RecordError, match="serial 0, roll 3"):
        verify_dice(record_with(("setup", "rolls", 3, [faces, [values[0] % faces + 1], rule, why])))


def test_other_seeds_and_salts_are_found():
    with pytest.raises(RecordError, match="seed: not the seed that was committed to"):
        verify_dice(record_with(), bytes(32))
    with pytest.raises(RecordError, match="serial 0, roll"):
        verify_dice(record_with(("header", "salts", ["hazel", "oak"])))
    with pytest.raises(RecordError, match="seed: not the seed that was committed to"):
        verify_dice(record_with(("header", "commitment", "0" * 64)))


def test_nothing_to_verify_before_the_seed_is_revealed():
    with pytest.raises(RecordError, match="seed: not revealed"):
        verify_dice(new_match().record)


# --- first_illegal ---------------------------------------------------------------------------------------------------


class Stricter(Cards):
    """A new revision in which nobody may look at the stock in the first turn."""

    revision = 2
    data_digest = "8" * 32

    def check(self, state: CardsState, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, Peek) and state.turn == 0:
            return Refusal("2.2", "not_in_the_first_turn")
        return super().check(state, seat, action)


class OtherScores(Cards):
    """Other states all along, and every action still legal."""

    revision = 3

    def setup(self, dice: Dice, emit: Emit | None = None) -> CardsState:
        state = super().setup(dice, emit)
        state.scores[0] = 1
        return state


class TwoDice(Cards):
    revision = 4

    def apply(self, state: CardsState, seat: int, action: Any, dice: Dice, emit: Emit | None = None) -> None:
        super().apply(state, seat, action, dice, emit)
        if state.turn == 1:
            dice.roll(6, "2.3", "again")


def test_nothing_is_illegal_under_the_same_rules():
    assert first_illegal(Cards(), record_with()) is None


def test_the_first_action_that_new_rules_forbid():
    found = first_illegal(Stricter(), record_with())
    assert found is not None
    assert found.serial == 1
    assert found.refusal == Refusal("2.2", "not_in_the_first_turn")


def test_digests_do_not_matter():
    assert first_illegal(OtherScores(), record_with()) is None
    with pytest.raises(ReplayError):
        replay(OtherScores(), record_with(), any_revision=True)


def test_rolls_and_words_that_new_rules_do_not_know():
    found = first_illegal(TwoDice(), record_with())
    assert found is not None
    assert (found.serial, found.refusal) == (5, None)
    assert "holds no roll for 1 x d6 (again, 2.3)" in found.problem
    found = first_illegal(Cards(), record_with(("entries", 3, "action", {"do": "Fold"})))
    assert found is not None
    assert (found.serial, found.refusal, found.problem) == (4, None, "action.do: unknown action 'Fold'")
