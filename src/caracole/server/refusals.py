"""What a game says no with, whatever its rules."""

from __future__ import annotations

from caracole.kernel import CaracoleError, Refusal

RULES_ARE_PRESENT = Refusal("kernel", "rules_are_present")
RULES_DIFFER = Refusal("kernel", "rules_differ")
NOT_BEGUN = Refusal("kernel", "not_begun")


class NotPlayable(CaracoleError):
    """The game can only be looked at."""
