"""What a captain may have in mind for a turn: the same rules of thumb, weighed otherwise."""

from __future__ import annotations

from typing import Final, NamedTuple

from caracole.systems.piccole.battle.rules.combat.results import FLEE, RECOIL
from caracole.systems.piccole.captain.orders import Orders
from caracole.systems.piccole.odds import COST

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
    crown: int = 0
    """What the enemy's General is worth beyond the dice."""
    together: int = -700
    """What the first of two who attack together may threaten to lose by himself."""
    patience: int = 10
    """Turns in which he keeps to what an attack must promise ..."""
    impatience: int = 6
    """... and how much less he is content with for every turn after them."""
    finish: int = 0
    """How much less an attack must promise when the enemy has lost all but what breaks him; in part before."""
    spare: int = 0
    """How much more when his own army is as near to that."""
    hopeless: int = -250
    """The promise at which he breaks off a fight in his own turn ..."""
    flinch: int = -125
    """... and at which horse that was charged tries to get away ..."""
    retires: int = 500
    """... and how far."""
    recoil: int = COST[RECOIL]
    """What a recoil costs, a destroyed element being a hundred ..."""
    flight: int = COST[FLEE]
    """... and a flight."""
    keep: int = 0
    """How near to the enemy the march ends; 0: as near as may be."""
    bolder: int = 20
    """The turn from which he marches on ways that are not safe rather than on none."""
    lines: tuple[float, ...] = (1.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    """How fond he is of each order of battle, beside what chance makes of it: usually he draws up in line."""
    posted: bool = True
    """Light foot is left in the camp from the beginning."""
    study: int = 0
    """Other turns that he tries in his head before he makes one ..."""
    sure: int = 40
    """... and by how much one must be better than what he would do without thinking."""
    foresee: int = 33
    """What the enemy's likely answer counts, in hundredths of what the fights of now do ..."""
    hope: int = 25
    """... what could be attacked after it ..."""
    shooting: int = 30
    """... and what shots do. These and those below were learned (docs/piccole.md)."""
    polish: int = 0
    """How often he looks through the best turn for a move to change."""
    weighed: int = 8
    """Of the turns that he tries so many, the best at a glance, are weighed with the enemy's answer."""
    dread: int = 64
    """What the enemy's best attacks count at a glance ..."""
    itch: int = 20
    """... and one's own."""
    prey: int = -1
    """An enemy to be destroyed before all others; -1: none."""
    kept: int = 0
    """Those who stay where they are in this turn, as bits."""
    whim: int = 0
    """How far he strays from what things are worth ..."""
    luck: int = 0
    """... and which way."""
    fear: int = 45
    """What the enemy's best attacks count when his answer is thought of, too."""
    stuck: int = 930
    """What an own element counts that has no way back ..."""
    caught: int = 525
    """... and one of the enemy's ..."""
    open_camp: int = 1_400
    """... and an own camp that nobody guards, for every move by which an enemy is nearer to it than four ..."""
    their_camp: int = 500
    """... and the enemy's."""
    grounds: tuple[tuple[str, float], ...] = ()
    """How fond he is of each table of terrain, beside what suits his army and what chance makes of it."""
    orders: Orders = ()
    """The moves of this turn, if they were thought out one by one."""

    @property
    def costs(self) -> dict[int, int]:
        """What each result of a fight costs."""
        if self.recoil == COST[RECOIL] and self.flight == COST[FLEE]:
            return COST
        return {**COST, RECOIL: self.recoil, FLEE: self.flight}

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
