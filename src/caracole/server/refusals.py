"""What a game says no with, whatever its rules."""

from __future__ import annotations

from caracole.kernel import CaracoleError, Refusal

RULES_ARE_PRESENT = Refusal("kernel", "rules_are_present")
RULES_DIFFER = Refusal("kernel", "rules_differ")
NOT_BEGUN = Refusal("kernel", "not_begun")

RESIGN_MANY_SIDES = Refusal("kernel", "resign_many_sides")
DRAW_WITH_COMPUTER = Refusal("kernel", "draw_with_computer")
DRAW_JUST_OFFERED = Refusal("kernel", "draw_just_offered")
DRAW_ALONE = Refusal("kernel", "draw_alone")
TOO_EARLY_TO_CLAIM = Refusal("kernel", "too_early_to_claim")
TIME_IS_UP = Refusal("kernel", "time_is_up")


class NotPlayable(CaracoleError):
    """The game can only be looked at."""
