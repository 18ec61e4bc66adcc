"""The errors of the kernel.

CaracoleError
 +-- Malformed        a message that is not an action at all (wrong shape, unknown name); names the place
 +-- IllegalAction    an action that is understood and forbidden; carries the refusal
 +-- NotCarried       a revision of the rules that this program can no longer play, or not yet
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from caracole.kernel.refusal import Refusal


class CaracoleError(Exception):
    """Anything this program says no to in a way that a caller may want to show."""


class Malformed(CaracoleError):
    """The input cannot be read as what it should be; ``place`` says where, ``problem`` what is wrong."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem


class IllegalAction(CaracoleError):
    """``step`` was asked for an action that ``check`` refuses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule} {refusal.code} {refusal.args}")
        self.refusal = refusal


class NotCarried(CaracoleError):
    """A match was begun under a revision of the rules that this program does not carry."""

    def __init__(self, system: str, revision: int, carried: tuple[int, ...]) -> None:
        known = ", ".join(str(each) for each in carried)
        super().__init__(f"{system}: this program carries revision {known} of the rules, not {revision}")
        self.revision = revision
        self.carried = carried
