"""How the captain moves in a battle: what he weighs, in which order, and why.

Camps come first, then fights, each weighed by what all thirty-six rolls promise (``odds``) less what it shows of one's
own flanks to the enemy's next turn (``exposure``); two attack together what neither would attack alone. Whoever has
nothing to fight goes forward with the line, never away from the enemy and never by a few steps only (``ways``). All of
it is weighed as a leaning has it, so that whoever searches for a better turn can ask the same captain for others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from caracole.geometry.table import COS6, SIN6, Pose
from caracole.systems.piccole.battle import marches
from caracole.systems.piccole.battle.marshal import Thought
from caracole.systems.piccole.battle.rules.actions import EndMoves, Move, MoveBlock
from caracole.systems.piccole.battle.rules.aftermath.victory import losses
from caracole.systems.piccole.battle.rules.combat.contact import FRONT, REAR
from caracole.systems.piccole.battle.rules.combat.melee import is_threat, supporter_of
from caracole.systems.piccole.battle.rules.components.measures import BREAK_AT_LEAST, INCH, LOST_PART, RANGE
from caracole.systems.piccole.battle.rules.components.numbers import Element, each_element
from caracole.systems.piccole.battle.rules.components.troops import side_of
from caracole.systems.piccole.battle.rules.movement.movement import free_poses
from caracole.systems.piccole.battle.rules.movement.suggestions import move_along
from caracole.systems.piccole.battle.rules.query import backward
from caracole.systems.piccole.battle.rules.state import BattleState
from caracole.systems.piccole.captain import ways
from caracole.systems.piccole.captain.leanings import Leaning
from caracole.systems.piccole.captain.sight import Sight
from caracole.systems.piccole.odds import has_no_way_back

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle

TRIED = 4
"""So many first attacks are thought of together with a second."""

PREY = 300
"""What it is worth, beyond the dice, to go for whoever shall be destroyed."""
POCKET = 2
"""Flanks and rear of the General that enemies could reach: so many are a pocket."""

ATTACKS = {FRONT: "attacks_front", REAR: "attacks_rear"}


class Attack(NamedTuple):
    """A contact that could be made, not yet known to be allowed."""

    value: int
    gain: int
    element: Element
    enemy: Element
    way: str
    end: Pose


class Turn:
    """A seat that has to move, with everything that was measured for this one decision."""

    def __init__(
        self, game: Battle, state: BattleState, seat: int, leaning: Leaning, sight: Sight | None = None
    ) -> None:
        self.game, self.state, self.seat, self.leaning = game, state, seat, leaning
        self.sight = sight or Sight(game, state, seat, leaning)
        self.judge = self.sight.judge
        self.left: int = state.stack[-1].left
        self.ready = each_element(state.on_table & game.army[seat] & ~state.moved)
        self.free = [element for element in self.ready if element not in self.judge.touching]
        self.held = [element for element in self.ready if element in self.judge.touching]
        self.least = leaning.least - leaning.impatience * max(0, state.turn - leaning.patience) + self.stakes()

    def stakes(self) -> int:
        """What an attack must promise more or less because an army is near to breaking."""
        finish, spare = self.leaning.finish, self.leaning.spare
        if not finish and not spare:
            return 0
        sizes = self.game.sizes
        own, other = (losses(self.game, self.state, side) for side in (self.seat, 1 - self.seat))
        return spare * own * LOST_PART // sizes[self.seat] - finish * other * LOST_PART // sizes[1 - self.seat]

    def think(self) -> Thought:
        """Camps, then fights, then whoever is in the way, then the others."""
        camps = self.camps()
        if camps is not None:
            return camps
        self.free = [element for element in self.free if not self.leaning.kept >> element & 1]
        return self.fights() or self.march() or self.end()

    # --- camps -------------------------------------------------------------------------------------------------------

    def camps(self) -> Thought | None:
        """Somebody home to hold one's own camp, or into the enemy's that nobody holds."""
        game, state, seat = self.game, self.state, self.seat
        guard = marches.guard(game, state, seat, self.free, self.leaning.alarm)
        if guard is not None:
            way = self.first_allowed(*guard)
            if way is not None:
                return Thought(way, "guards_camp", {"element": way.element})
            self.free = [element for element in self.free if element != guard[0]]
        if self.leaning.raids:
            raid = marches.raid(game, state, seat, self.free)
            way = None if raid is None else self.first_allowed(*raid)
            if way is not None:
                return Thought(way, "raids_camp", {"element": way.element})
        return None

    def first_allowed(self, element: Element, poses: Iterable[Pose]) -> Move | None:
        """The first way that the rules allow."""
        actions = (Move(element, *pose) for pose in poses)
        return next((action for action in actions if self.allows(action)), None)

    def allows(self, action: Move) -> bool:
        """Do the rules?"""
        return self.game.check(self.state, self.seat, action) is None

    # --- fights ------------------------------------------------------------------------------------------------------

    def fights(self) -> Thought | None:
        """The best of attacks, withdrawals and help for those who fight."""
        found: list[tuple[int, int, Thought]] = []
        attacks = sorted(self.attacks(), key=lambda each: (-each.value, each.element, each.end))
        for order, weighed in enumerate((self.best_attack(attacks), self.best_escape(), self.best_help())):
            if weighed is not None:
                found.append((weighed[0], -order, weighed[1]))
        if not found:
            both = self.attack_together(attacks)
            return None if both is None else both[1]
        return max(found, key=lambda each: each[:2])[2]

    def attacks(self) -> Iterator[Attack]:
        """Every contact in reach, with what it promises."""
        game, leaning = self.game, self.leaning
        for element in self.free:
            for enemy, way, end in self.sight.contacts(element):
                if self.is_pocket(element, end):
                    continue
                gain = value = self.sight.gain(element, end)
                if gain > leaning.together:
                    value -= leaning.exposed * self.sight.change(element, end)
                    if way != FRONT:
                        value += leaning.flank
                    value += leaning.weak * (4 - game.troop[enemy].factor) + leaning.fancy(element, enemy, way)
                    if game.generals >> enemy & 1:
                        value += leaning.crown
                    if enemy == leaning.prey:
                        value += PREY
                yield Attack(value, gain, element, enemy, way, end)

    def is_pocket(self, element: Element, end: Pose) -> bool:
        """The General does not charge to where enemies could close in on both his sides."""
        return bool(self.game.generals >> element & 1) and self.sight.exposures.after(element, end) >= POCKET

    def best_attack(self, attacks: list[Attack]) -> tuple[int, Thought] | None:
        """The allowed contact of most value, if it is worth enough."""
        for attack in attacks:
            if attack.value < self.least:
                return None
            legs = self.sight.way(attack.element, attack.end)
            if legs is not None:
                return attack.value, self.told(attack, legs)
        return None

    def told(self, attack: Attack, legs: list[Pose]) -> Thought:
        """An attack as he says it."""
        code = ATTACKS.get(attack.way, "attacks_flank")
        return Thought(move_along(attack.element, legs), code, {"element": attack.element, "enemy": attack.enemy})

    def attack_together(self, attacks: list[Attack]) -> tuple[int, Thought] | None:
        """Two who together promise enough where neither does alone: one to the front, another on a flank or beside."""
        if self.left < 2:
            return None
        tried = 0
        best: tuple[int, Thought] | None = None
        for first in attacks:
            if first.value < self.leaning.together or tried >= TRIED:
                break
            legs = self.sight.way(first.element, first.end)
            if legs is None:
                continue
            tried += 1
            second = self.best_second(first)
            if second is not None and first.value + second[0] >= max(self.least, 1):
                value = first.value + second[0]
                if best is None or value > best[0]:
                    args = {"element": first.element, "other": second[1], "enemy": first.enemy}
                    best = value, Thought(move_along(first.element, legs), "attacks_together", args)
        return best

    def best_second(self, first: Attack) -> tuple[int, Element] | None:
        """Who would help the first attack most, and how much."""
        after = self.sight.moved(first.element, first.end)
        best: tuple[int, Element] | None = None
        for element in self.free:
            if element == first.element:
                continue
            wished = [end for enemy, _, end in after.contacts(element) if enemy == first.enemy]
            wished += after.joining(element, (first.element,))
            for end in wished:
                gain = after.gain(element, end)
                if gain > 0 and (best is None or gain > best[0]) and after.way(element, end):
                    best = gain, element
        return best

    def best_escape(self) -> tuple[int, Thought] | None:
        """P8.e: out of a fight that would be lost badly."""
        best: tuple[int, Thought] | None = None
        for element in self.held:
            start = self.state.poses[element]
            gain = self.sight.gain(element, backward(start, 2 * INCH))
            if gain > -self.leaning.hopeless and (best is None or gain > best[0]):
                for distance in (2 * INCH, BREAK_AT_LEAST):
                    action = Move(element, *backward(start, distance))
                    if self.allows(action):
                        best = gain, Thought(action, "breaks_contact", {"element": element})
                        break
        return best

    def best_help(self) -> tuple[int, Thought] | None:
        """A place from which a friend's fight goes better: a corner to threaten with, or the rear of a heavy foot."""
        fighting = [element for element in self.judge.touching if side_of(element) == self.seat]
        best: tuple[int, Thought] | None = None
        for element in self.free:
            for pose in self.sight.joining(element, fighting):
                gain = self.sight.gain(element, pose)
                if gain <= 0 or (best is not None and gain <= best[0]):
                    continue
                gain -= self.leaning.exposed * self.sight.change(element, pose)
                if gain > 0 and (best is None or gain > best[0]):
                    legs = self.sight.way(element, pose)
                    if legs is not None:
                        best = gain, Thought(move_along(element, legs), "helps_friend", {"element": element})
        return best

    # --- on the march ------------------------------------------------------------------------------------------------

    def march(self) -> Thought | None:
        """Those first who could not recoil where they stand, then the line, then whoever is behind."""
        game, state = self.game, self.state
        for element in self.free:
            if has_no_way_back(game, state, element) and marches.nearest(game, state, element)[0] <= 2 * RANGE:
                poses = (*marches.approaches(game, state, element), *free_poses(game, state, element))
                action = self.first_safe(element, poses)
                if action is not None:
                    return Thought(action, "makes_room", {"element": element})
        if not self.leaning.marches:
            return None
        marching = [
            element
            for element in self.free
            if not self.leaning.stays(element) and not self.is_refused(element) and not self.is_useful_here(element)
        ]
        for block in marches.blocks(game, state, marching, self.left):
            way = marches.forward(game, state, block, self.leaning.keep, self.leaning.bolder)
            if way is not None:
                return Thought(MoveBlock(tuple(block), *way), "advances_line", {"elements": tuple(block)})
        for element in sorted(marching, key=lambda each: (-marches.nearest(game, state, each)[0], each)):
            found = self.step_up(element)
            if found is not None:
                return found
        return None

    def step_up(self, element: Element) -> Thought | None:
        """Nearer to the enemy, or into line, or at least facing him."""
        game, state = self.game, self.state
        action = self.first_safe(element, ways.nearer(game, state, element))
        if action is not None:
            return Thought(action, "advances", {"element": element})
        action = self.first_safe(element, ways.into_line(game, state, element))
        if action is not None:
            return Thought(action, "joins_line", {"element": element})
        action = self.first_safe(element, ways.facing(game, state, element))
        if action is not None:
            return Thought(action, "faces_enemy", {"element": element})
        return None

    def first_safe(self, element: Element, poses: Iterable[Pose]) -> Move | None:
        """The first way that the rules allow and that is safe; late in the battle, if none is, the first that they
        allow."""
        keep = self.leaning.keep
        trial = self.state.copy()
        fallback = None
        for pose in poses:
            action = Move(element, *pose)
            if self.allows(action):
                trial.poses[element] = pose
                if marches.is_safe(self.game, trial, (element,)) and (
                    not keep or marches.nearest(self.game, trial, element)[0] >= keep
                ):
                    return action
                fallback = fallback or action
        return fallback if self.state.turn >= self.leaning.bolder else None

    def is_refused(self, element: Element) -> bool:
        """It stands on the wing that stays behind."""
        return ways.wing_of(self.game, self.state, self.seat, element) == self.leaning.refused

    def is_useful_here(self, element: Element) -> bool:
        """It threatens somebody who fights, supports a fight, or shoots from here."""
        game, state = self.game, self.state
        if game.elements[element].shoots and not game.is_heavy_foot[element]:
            distance, enemy = marches.nearest(game, state, element)
            x, y, heading = state.poses[element]
            ahead = (state.poses[enemy][0] - x) * SIN6[heading] + (state.poses[enemy][1] - y) * COS6[heading]
            if distance <= RANGE - INCH and ahead > 0:
                return True
        for other in self.judge.touching:
            if side_of(other) != side_of(element):
                if is_threat(game, state, element, other):
                    return True
            elif supporter_of(game, state, other) == element:
                return True
        return False

    def end(self) -> Thought:
        """Nobody else moves, and why."""
        if not self.free:
            return Thought(EndMoves(), "all_engaged", {})
        if not self.leaning.marches or any(
            self.is_refused(element) or self.leaning.stays(element) for element in self.free
        ):
            return Thought(EndMoves(), "lets_them_come", {})
        if any(self.is_useful_here(element) for element in self.free):
            return Thought(EndMoves(), "stay_in_place", {})
        return Thought(EndMoves(), "no_safe_step", {})
