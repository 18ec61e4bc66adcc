from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caracole.kernel import CaracoleError, Dice, FreeDice, Malformed, Roll, ScriptedDice, SealedDice
from caracole.kernel.dice import MOST_FACES, DiceError, ReplayDice, commitment
from caracole.play.record import Record
from caracole.play.replay import verify_dice

SEED = bytes(range(32))

# If these change, no recorded match can be verified any more.
GOLDEN_SETUP = (3, 4, 2, 3, 5, 3, 2, 3, 1, 6)
GOLDEN_FIRST = (6, 3, 5, 5, 6, 2, 3, 1, 1, 6)
GOLDEN_LARGE = (843, 330, 897)
GOLDEN_COMMITMENT = "66f17ca6902bfc40d4a6cc6fbc45d9df77da8920814aac519d74542fb07e73b1"


def rolled(dice: Dice, count: int = 20, faces: int = 6) -> tuple[int, ...]:
    return dice.rolls(count, faces, "7.4", "fire")


def all_kinds() -> list[Dice]:
    return [FreeDice(Random(1), keep_log=True), SealedDice(SEED), ScriptedDice([1] * 50)]


# --- what all dice do ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", all_kinds(), ids=lambda dice: type(dice).__name__)
def test_every_roll_is_written_down_with_its_rule(dice: Dice):
    values = dice.rolls(2, 6, "7.4", "fire")
    value = dice.roll(8, "6.1", "drift")
    picked = dice.pick(3, "12", "card")
    assert dice.take_log() == (
        Roll(6, values, "7.4", "fire"),
        Roll(8, (value,), "6.1", "drift"),
        Roll(3, (picked + 1,), "12", "card"),
    )
    assert dice.take_log() == ()


@pytest.mark.parametrize("dice", all_kinds(), ids=lambda dice: type(dice).__name__)
def test_a_shuffle_is_a_copy_and_is_written_down(dice: Dice):
    cards = ("a", "b", "c", "d")
    assert sorted(dice.shuffle(cards, "12", "deal")) == list(cards)
    assert [roll.faces for roll in dice.take_log()] == [4, 3, 2]


def test_a_scripted_shuffle_can_be_read():
    assert ScriptedDice([4, 3, 2]).shuffle("abcd", "12", "deal") == ["a", "b", "c", "d"]
    assert ScriptedDice([1, 1, 1]).shuffle("abcd", "12", "deal") == ["b", "c", "d", "a"]


def test_shuffles_are_fair():
    dice = FreeDice(Random(3))
    seen = Counter("".join(dice.shuffle("abc", "12", "deal")) for _ in range(6000))
    assert len(seen) == 6
    assert all(850 < times < 1150 for times in seen.values())


def test_free_dice_keep_no_log_unless_asked():
    dice = FreeDice(Random(1))
    dice.roll(6, "1", "x")
    assert dice.log is None
    with pytest.raises(DiceError, match="keep no log"):  # an empty answer was once read as "nothing was rolled"
        dice.take_log()


def test_free_dice_stay_within_their_faces():
    dice = FreeDice(Random(1))
    assert set(rolled(dice, 500)) == {dice.roll(6, "1", "x") for _ in range(500)} == set(range(1, 7))


# --- scripted dice ---------------------------------------------------------------------------------------------------


def test_scripted_dice_complain():
    dice = ScriptedDice([1, 7])
    assert dice.roll(6, "1", "x") == 1
    with pytest.raises(DiceError, match=r"\(7,\) cannot be rolled with d6 \(x, 1\)"):
        dice.roll(6, "1", "x")
    with pytest.raises(DiceError, match=r"rolls left over: \[7\]"):
        dice.finish()
    assert dice.roll(8, "1", "x") == 7
    with pytest.raises(DiceError, match=r"no roll left for 1 x d6 \(x, 1\)"):
        dice.roll(6, "1", "x")
    dice.finish()
    dice.add([3])
    assert dice.roll(6, "1", "x") == 3


# --- replayed dice ---------------------------------------------------------------------------------------------------


def test_replayed_dice_repeat_the_record():
    dice = ReplayDice()
    rolls = [Roll(6, (1, 2), "7.4", "fire"), Roll(3, (3,), "12", "card")]
    dice.load(rolls)
    assert dice.rolls(2, 6, "7.4", "fire") == (1, 2)
    assert dice.pick(3, "12", "card") == 2
    dice.finish()
    assert list(dice.take_log()) == rolls


@pytest.mark.parametrize(
    ("count", "faces", "rule", "why"),
    [(1, 6, "7.4", "fire"), (2, 8, "7.4", "fire"), (2, 6, "7.5", "fire"), (2, 6, "7.4", "drift")],
)
def test_replayed_dice_notice_other_rolls(count: int, faces: int, rule: str, why: str):
    dice = ReplayDice()
    dice.load([Roll(6, (1, 2), "7.4", "fire")])
    with pytest.raises(DiceError, match="where the game rolls"):
        dice.rolls(count, faces, rule, why)


def test_replayed_dice_notice_missing_and_left_over_rolls():
    dice = ReplayDice()
    with pytest.raises(DiceError, match="holds no roll for 1 x d6"):
        dice.roll(6, "1", "x")
    dice.load([Roll(6, (1,), "1", "x")])
    with pytest.raises(DiceError, match="did not ask for"):
        dice.finish()


# --- sealed dice -----------------------------------------------------------------------------------------------------


def test_sealed_dice_are_the_same_on_every_machine():
    dice = SealedDice(SEED, ["anna", "bruno"])
    assert rolled(dice, 10) == GOLDEN_SETUP
    dice.begin(1)
    assert rolled(dice, 10) == GOLDEN_FIRST
    assert rolled(dice, 3, 1000) == GOLDEN_LARGE
    assert commitment(SEED) == GOLDEN_COMMITMENT


def test_a_seed_has_32_bytes():
    with pytest.raises(CaracoleError, match="a seed has 32 bytes"):
        SealedDice(b"too short")


def test_the_commitment_binds_the_seed():
    other = bytes([1, *SEED[1:]])
    assert commitment(SEED) != commitment(other)
    assert SEED.hex() not in commitment(SEED)


def test_seed_and_salts_and_their_order_matter():
    tables = [
        SealedDice(SEED),
        SealedDice(SEED, ["anna"]),
        SealedDice(SEED, ["anna", "bruno"]),
        SealedDice(SEED, ["bruno", "anna"]),
        SealedDice(bytes(32), ["anna", "bruno"]),
    ]
    assert len({rolled(dice) for dice in tables}) == len(tables)


def test_every_serial_number_has_dice_of_its_own():
    dice = SealedDice(SEED)
    seen = set()
    for serial in range(200):
        dice.begin(serial)
        seen.add(rolled(dice))
    assert len(seen) == 200


def test_a_roll_depends_on_its_entry_not_on_what_came_before():
    hasty, patient = SealedDice(SEED), SealedDice(SEED)
    patient.begin(4)
    rolled(patient, 99)
    for dice in (hasty, patient):
        dice.begin(5)
    assert rolled(hasty) == rolled(patient)


@pytest.mark.parametrize("faces", [2, 3, 6, 10, 100, 128, 129, 1000])
def test_no_face_is_likelier_than_another(faces: int):
    """Chi-square, far out in the tail; the seed is fixed, so this fails always or never."""
    times = 20_000
    seen = Counter(rolled(SealedDice(SEED), times, faces))
    assert set(seen) <= set(range(1, faces + 1))
    expected = times / faces
    chi_square = sum((seen[face] - expected) ** 2 / expected for face in range(1, faces + 1))
    degrees = faces - 1
    assert chi_square < degrees + 5 * (2 * degrees) ** 0.5


@given(st.integers(1, MOST_FACES), st.integers(0, 1000))
def test_sealed_dice_stay_within_their_faces(faces: int, serial: int):
    dice = SealedDice(SEED)
    dice.begin(serial)
    assert all(1 <= value <= faces for value in rolled(dice, 5, faces))


@pytest.mark.parametrize("faces", [0, -1, MOST_FACES + 1, 10**30])
def test_impossible_sealed_dice_are_refused_and_do_not_hang(faces: int):
    with pytest.raises(DiceError, match="no die has"):
        rolled(SealedDice(SEED), 1, faces)


# --- rolls in writing ------------------------------------------------------------------------------------------------


def test_a_roll_round_trips():
    roll = Roll(6, (1, 6), "7.4", "fire")
    assert roll.plain() == [6, [1, 6], "7.4", "fire"]
    assert Roll.from_plain(roll.plain(), "here") == roll


@pytest.mark.parametrize(
    "plain",
    [
        None,
        7,
        [],
        [6, [1], "7.4"],
        [6, [1], "7.4", "fire", 1],
        [6, 1, "7.4", "fire"],
        [6, [7], "7.4", "fire"],
        [6, [0], "7.4", "fire"],
        [6, [1.0], "7.4", "fire"],
        [6, [True], "7.4", "fire"],
        ["6", [1], "7.4", "fire"],
        [True, [1], "7.4", "fire"],
        [6, ["1"], "7.4", "fire"],
        [6, [[1]], "7.4", "fire"],
        [6, [1], 7.4, "fire"],
        [6, [1], "7.4", None],
        [0, [], "7.4", "fire"],
        [10**30, [1], "7.4", "fire"],
        "abcd",
        {"a": 1, "b": 2, "c": 3, "d": 4},
    ],
)
def test_what_is_not_a_roll(plain: Any):
    with pytest.raises(Malformed, match=r"^here: not a roll$"):
        Roll.from_plain(plain, "here")


VECTORS = json.loads((Path(__file__).parent / "dice_vectors.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", VECTORS["dice"], ids=lambda case: f"{case['salts']} {case['serial']}")
def test_sealed_dice_roll_what_the_vectors_say(case: dict[str, Any]):
    seed = bytes.fromhex(case["seed"])
    assert commitment(seed) == case["commitment"]
    dice = SealedDice(seed, case["salts"])
    dice.begin(case["serial"])
    for count, faces, values in case["rolls"]:
        assert list(dice.rolls(count, faces, "", "")) == values


@pytest.mark.parametrize("case", VECTORS["records"], ids=["own", "imported"])
def test_records_of_the_vectors_are_verified(case: dict[str, Any]):
    record = Record.from_plain(case["record"])
    assert record.commitment == case["commitment"]
    assert verify_dice(record) == case["dice"]
