"""What a captain may have in mind for a turn: the same rules of thumb, weighed otherwise."""

from __future__ import annotations

from typing import Final, NamedTuple

LEFT_WING, CENTRE, RIGHT_WING = "left", "centre", "right"


class Leaning(NamedTuple):
    """What an attack must promise more than it threatens is summed over thirty-six rolls, a destroyed element counting
    a hundred for each."""

    least: int = 0
    """What an attack must promise."""
    exposed: int = 60
    """What it costs to show a flank or the rear to an enemy who could be there in his next turn."""
    flank: int = 0
    """What a flank or the rear is worth beyond its dice."""
    weak: int = 0
    """What it is worth, beyond the dice, to go for whoever is the weakest."""
    marches: bool = True
    """Whoever has nothing better to do goes to meet the enemy."""
    refused: str | None = None
    """The wing that stays behind."""
    raids: bool = True
    """Horse goes for the enemy's camp."""
    alarm: int = 2
    """Enemies that could be in the camp after so many moves call a guard home."""
    general: int = 4
    """How much dearer than others the General holds his own flanks."""
    prey: int = -1
    """An enemy to be destroyed before all others; -1: none."""
    whim: int = 0
    """How far he strays from what things are worth ..."""
    luck: int = 0
    """... and which way."""

    def fancy(self, element: int, enemy: int, way: str) -> int:
        """What he thinks of an attack beyond what it is worth, the same whenever he is asked."""
        if not self.whim:
            return 0
        return self.whim * (self._mixed(element, enemy * 104_729 + len(way) * 31) % 2_001 - 1_000) // 1_000

    def stays(self, element: int) -> bool:
        """On a whim one in three does not march."""
        return bool(self.whim) and self._mixed(element, 0) % 3 == 0

    def _mixed(self, element: int, other: int) -> int:
        return (self.luck * 1_000_003 + element * 7_919 + other) * 2_654_435_761 >> 12


USUAL: Final = Leaning()
BOLD: Final = Leaning(least=-300, exposed=20)
HOLD: Final = Leaning(least=120, exposed=100, marches=False)
LEFT_BACK: Final = Leaning(refused=LEFT_WING)
RIGHT_BACK: Final = Leaning(refused=RIGHT_WING)
