"""8.1, 8.2: who stands together, in which order, and how one passes through friends."""

from __future__ import annotations

import pytest

from systems.gbacw.rules.extension.positions import moving

# --- 8.1 stacking ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C6.13.g", "C6.15.h", "C6.16.i")
@pytest.mark.rule("C8.12.a", "C8.12.b", "C8.12.c", "C8.12.d", "C8.12.f", "C8.12.g", "C8.12.h", "C8.12.i")
@pytest.mark.parametrize(
    ("mover", "there", "refused"),
    [
        ("vE: u1 infantry 8", "vE: u2 infantry 7", None),
        ("vE: u1 infantry 9", "vE: u2 infantry 7", "too_many"),
        ("vE: u1 infantry 5 @u-red", "vE: u2 infantry 5 @u-blue", "two_brigades"),
        ("vE: u1 cavalry 4", "vE: u2 cavalry 3", None),
        ("vE: u1 cavalry 4", "vE: u2 cavalry 4", "too_many"),
        ("vE: u1 infantry 4", "vE: u2 cavalry 3", "foot_and_horse"),
        ("vE: u1 infantry 4", "vE: u2 cavalry 3 (dismounted)", None),
        ("vE: u1 infantry 4 @u-red", "vE: u2 artillery 6N @u-guns", None),
        ("vE: u1 artillery 2N", "vE: u2 infantry 7, u3 artillery 4N", None),
        ("vE: u1 artillery 3N", "vE: u2 infantry 7, u3 artillery 4N", "too_many_guns"),
        ("vE: u1 artillery 8N", "vE: u2 artillery 8N", None),
        ("vE: u1 artillery 4N", "vE: u2 artillery 4N, u3 artillery 4N", None),
        ("vE: u1 artillery 5N", "vE: u2 artillery 4N, u3 artillery 4N", "too_many_guns"),
        ("sSE: u1 infantry 4", "sSE: u2 infantry 3", None),
        ("sSE: u1 infantry 4", "sSE: u2 infantry 4", "too_many"),
        ("sSE: u1 cavalry 2", "sSE: u2 cavalry 3", "too_many"),
        ("sSE: u1 infantry 4", "sSE: u2 artillery 4N", "arms_mixed_in_march"),
        ("sSE: u1 infantry 4 @u-red", "vE: u2 infantry 3 @u-red", "march_with_others"),
    ],
)
def test_8_12_who_may_stand_together(mover, there, refused):
    words = {} if "u-red" not in mover or "sSE" not in mover else {"orders": {"u-red": "march"}}
    table = moving(f"0505 {mover}\n0605 {there}", **words)
    found = table.refusal("Step", to="0605")
    if found is None:
        table.play("Step", to="0605")
        found = table.refusal("EndUnit")
    assert (None if found is None else found.code) == refused


@pytest.mark.rule("C8.23.a", "C8.23.b", "C8.23.c", "C7.11.c")
@pytest.mark.parametrize(("facing", "stack"), [("vW", ["u1", "u2"]), ("vE", ["u2", "u1"]), ("vNE", ["u2", "u1"])])
def test_8_23_who_enters_by_the_front_stands_on_top(facing, stack):
    table = moving(f"0505 vE: u1 infantry 5\n0605 {facing}: u2 infantry 5")
    table.play("Step", to="0605")
    table.play("EndUnit")
    assert table.stack("0605") == stack
    assert table.facing("u1") == facing
