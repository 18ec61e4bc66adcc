"""What a fight promises: exact chances from all thirty-six rolls. Whole numbers, so that whoever decides by them
decides the same on every machine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from caracole.geometry.table import Pose, overlap, sweep
from caracole.systems.piccole.battle.rules.aftermath.recoil import slide_back
from caracole.systems.piccole.battle.rules.combat.contact import NO_CONTACTS, Contacts, contacts
from caracole.systems.piccole.battle.rules.combat.melee import (
    Melees,
    Pair,
    default_main,
    find_pairs,
    pair_up,
    supporter_of,
    touching_all,
)
from caracole.systems.piccole.battle.rules.combat.modifiers import (
    Modifier,
    fights_to_front,
    melee_modifiers,
    target_modifiers,
)
from caracole.systems.piccole.battle.rules.combat.results import DESTROYED, FLEE, NONE, RECOIL, RESULTS, result_of
from caracole.systems.piccole.battle.rules.components.measures import HALF_FRONT
from caracole.systems.piccole.battle.rules.components.measures import RECOIL as RECOIL_INCH
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.components.troops import side_of
from caracole.systems.piccole.battle.rules.field.ground import base_at, is_on_table
from caracole.systems.piccole.battle.rules.movement.interpenetration import may_pass
from caracole.systems.piccole.battle.rules.query import backward, base_of, is_in_difficult, listed
from caracole.systems.piccole.battle.rules.state import BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle

FACES = range(1, 7)
WORTH = 100
"""What an element is worth to whoever judges a position; a General twice that (P16.d)."""
NEAR = 4 * HALF_FRONT
"""Beyond this an element has no part in a fight."""
ORDER = range(len(RESULTS))
"""Results from the mildest."""
Known = dict[Hashable, int]
"""What fights promised in places that were judged before: a fight looks no farther than those who stand near."""
Fight = tuple[tuple[int, int], tuple[int, int], tuple[bool, bool]]
"""Types, what they add to their dice, difficult ground: of one side and the other."""
COST = {NONE: 0, RECOIL: 12, FLEE: 35, DESTROYED: WORTH}


@lru_cache(maxsize=1 << 14)
def rolls(types: tuple[int, int], sums: tuple[int, int], difficult: tuple[bool, bool]) -> tuple[tuple[int, int], ...]:
    """The results of both sides for each of the thirty-six rolls, from what they add to their dice."""
    found = []
    for one in FACES:
        for other in FACES:
            a, b = sums[0] + one, sums[1] + other
            found.append(
                (
                    result_of(types[0], types[1], a, b, difficult[0]),
                    result_of(types[1], types[0], b, a, difficult[1]),
                )
            )
    return tuple(found)


def _fight(game: Battle, state: BattleState, pair: tuple[Element, Element], extra: tuple[int, int]) -> Fight:
    """What the rolls of two depend on: their types, what they add to their dice, the ground."""
    types = (game.elements[pair[0]].type, game.elements[pair[1]].type)
    sums = (game.troop[pair[0]].factor + extra[0], game.troop[pair[1]].factor + extra[1])
    return types, sums, (is_in_difficult(game, state, pair[0]), is_in_difficult(game, state, pair[1]))


def pair_promise(game: Battle, state: BattleState, melees: Melees, pair: Pair, costs: Mapping[int, int] = COST) -> int:
    """What a melee promises to the attacker of the pair, summed over all rolls: the enemy's cost less its own."""
    both = (pair.attacker, pair.defender)
    extra = [sum(value for _, value in melee_modifiers(game, state, melees, pair, element)) for element in both]
    worth, ends = [], []
    for element in both:
        weight = 2 if game.elements[element].general else 1
        if fights_to_front(pair, element) and supporter_of(game, state, element) is not None:
            weight += 1  # P13.c: its supporter shares its fate
        worth.append(weight)
        ends.append(first_deadly(game, state, element))
    of_one, of_other = (
        tuple([costs[DESTROYED if result >= ends[side] else result] * worth[side] for result in ORDER])
        for side in (0, 1)
    )
    return _promised(_fight(game, state, both, (extra[0], extra[1])), of_one, of_other)


@lru_cache(maxsize=1 << 14)
def _promised(fight: Fight, of_one: tuple[int, ...], of_other: tuple[int, ...]) -> int:
    """What all rolls together cost the second side less what they cost the first."""
    return sum(of_other[other] - of_one[one] for one, other in rolls(*fight))


def first_deadly(game: Battle, state: BattleState, element: Element) -> int:
    """The mildest result that an element would not survive where it stands."""
    if has_no_way_back(game, state, element):
        return RECOIL
    return FLEE if flees_to_its_end(game, state, element, state.poses[element]) else DESTROYED


def flees_to_its_end(game: Battle, state: BattleState, element: Element, pose: Pose) -> bool:
    """P15.j, P15.k: straight behind it, as far as it would flee, there is a major river or the end of the table."""
    far = game.troop[element].flight
    if not far:
        return False
    end = backward(pose, far)
    if not is_on_table(base_at(end, game.depth[element])):
        return True
    ground = game.ground(state)
    return bool(ground.rivers) and ground.is_in_river(sweep(pose, HALF_FRONT, game.depth[element], end))


def has_no_way_back(game: Battle, state: BattleState, element: Element) -> bool:
    """P14.c, P14.i: the inch that a recoil takes would be its end: an enemy behind it, impassable ground, a friend who
    neither gives way nor lets it pass, or the table edge."""
    start = state.poses[element]
    end = backward(start, RECOIL_INCH)
    if not is_on_table(base_at(end, game.depth[element])):
        return True
    way = slide_back(game, state, element, end)
    x, y, heading = start
    for other in listed(state.on_table & ~(1 << element)):
        ox, oy, facing = state.poses[other]
        if abs(x - ox) > NEAR or abs(y - oy) > NEAR:
            continue
        if side_of(other) == side_of(element) and (
            facing == heading or may_pass(game, element, heading, other, facing)
        ):
            continue
        if overlap(way, base_of(game, state, other)):
            return True
    return game.ground(state).is_impassable(way)


def likely_pairs(game: Battle, state: BattleState, touching: dict[Element, Contacts]) -> Melees:
    """The melees of a position with these contacts, main attackers by default."""
    mains: tuple[tuple[Element, Element], ...] = ()
    while (melees := pair_up(game, state, state.phasing, mains, touching)).unclear is not None:
        defender, attackers = melees.unclear
        mains = (*mains, (defender, default_main(game, attackers)))
    return melees


class Judge:
    """What the melees of a position promise to a seat, and what they would if one element stood elsewhere. Whoever
    judges many positions of one battle with the same costs gives all judges one ``known`` to remember them in."""

    def __init__(
        self, game: Battle, state: BattleState, seat: int, costs: Mapping[int, int] = COST, known: Known | None = None
    ) -> None:
        self.game = game
        self.costs = costs
        self.known = known
        self.state = state
        self.seat = seat
        self.touching = touching_all(game, state)
        melees = likely_pairs(game, state, self.touching)
        self.pairs = {pair: self._promise(state, melees, pair) for pair in melees.pairs}
        self.now = self._total(self.pairs)

    def _total(self, pairs: dict[Pair, int]) -> int:
        return sum(value if side_of(pair.attacker) == self.seat else -value for pair, value in pairs.items())

    def _promise(self, state: BattleState, melees: Melees, pair: Pair) -> int:
        """What a fight promises. It looks no farther than to those who stand near, and to whether they attack."""
        known = self.known
        if known is None:
            return pair_promise(self.game, state, melees, pair, self.costs)
        poses, touching = state.poses, melees.touching
        (ax, ay, _), (bx, by, _) = poses[pair.attacker], poses[pair.defender]
        x0, x1 = (ax - NEAR, bx + NEAR) if ax < bx else (bx - NEAR, ax + NEAR)
        y0, y1 = (ay - NEAR, by + NEAR) if ay < by else (by - NEAR, ay + NEAR)
        near = [
            (other, pose, other in touching and bool(touching[other].on))
            for other in listed(state.on_table)
            if x0 <= (pose := poses[other])[0] <= x1 and y0 <= pose[1] <= y1
        ]
        key = pair, tuple(near)
        found = known.get(key)
        if found is None:
            found = known[key] = pair_promise(self.game, state, melees, pair, self.costs)
        return found

    def of(self, element: Element) -> int:
        """What the fight of one element promises to the seat; 0 if it has none."""
        return self._total({pair: value for pair, value in self.pairs.items() if element in pair[:2]})

    def gain(self, element: Element, pose: Pose) -> int:
        """How much more they would promise. Fights far from the element's old and new place are not weighed again."""
        trial = self.state.copy()
        trial.poses[element] = pose
        places = (self.state.poses[element], pose)
        touch = contacts(self.game, trial, element)
        touching = self.touching
        if touch.exist or element in touching:
            touching = self._with(element, touch)
        elif not any(self._is_near(places, one) for pair in self.pairs for one in pair[:2]):
            return 0
        melees = likely_pairs(self.game, trial, touching)
        pairs = {}
        for pair in melees.pairs:
            known = self.pairs.get(pair)
            if known is None or self._is_near(places, pair.attacker) or self._is_near(places, pair.defender):
                known = self._promise(trial, melees, pair)
            pairs[pair] = known
        return self._total(pairs) - self.now

    def _with(self, element: Element, touch: Contacts) -> dict[Element, Contacts]:
        """All contacts, if those of one element were these: nobody else's change but with it."""
        found = {}
        for other, known in self.touching.items():
            if other != element:
                on = [each for each in known.on if each[0] != element]
                by = [each for each in known.by if each[0] != element]
                if on or by:
                    found[other] = Contacts(tuple(on), tuple(by))
        for enemy, way in touch.on:
            known = found.get(enemy, NO_CONTACTS)
            found[enemy] = Contacts(known.on, tuple(sorted((*known.by, (element, way)))))
        for enemy, way in touch.by:
            known = found.get(enemy, NO_CONTACTS)
            found[enemy] = Contacts(tuple(sorted((*known.on, (element, way)))), known.by)
        if touch.exist:
            found[element] = touch
        return dict(sorted(found.items()))

    def _is_near(self, places: tuple[Pose, Pose], other: Element) -> bool:
        x, y, _ = self.state.poses[other]
        return any(abs(x - px) <= NEAR and abs(y - py) <= NEAR for px, py, _ in places)


def shot_promise(game: Battle, state: BattleState, shooter: Element, target: Element, further: int) -> int:
    """What a shot promises, the target not answering."""
    extra = sum(value for _, value in target_modifiers(game, state, target, further))
    weight = 2 if game.elements[target].general else 1
    return sum(COST[result] * weight for _, result in rolls(*_fight(game, state, (shooter, target), (0, extra))))


def duel_odds(game: Battle, state: BattleState, one: Element, other: Element) -> dict[str, Any] | None:
    """The chances of the melee between two elements that are paired now: results of each in thirty-sixths."""
    melees = find_pairs(game, state, state.phasing)
    for pair in melees.pairs:
        if {pair.attacker, pair.defender} == {one, other}:
            return pair_odds(game, state, melees, pair, (one, other))
    return None


def pair_odds(
    game: Battle, state: BattleState, melees: Melees, pair: Pair, order: tuple[Element, Element]
) -> dict[str, Any]:
    """The chances of a melee, told in this order."""
    modifiers = [melee_modifiers(game, state, melees, pair, element) for element in order]
    return _told(game, state, order, (modifiers[0], modifiers[1]))


def charge_odds(game: Battle, state: BattleState, element: Element, pose: Pose) -> dict[str, Any] | None:
    """The chances of the melee of an element that stood in a pose; None if it would have none."""
    trial = state.copy()
    trial.poses[element] = pose
    melees = likely_pairs(game, trial, touching_all(game, trial))
    for pair in melees.pairs:
        if element in pair[:2]:
            other = pair.defender if pair.attacker == element else pair.attacker
            return pair_odds(game, trial, melees, pair, (element, other))
    return None


def shot_odds(game: Battle, state: BattleState, shooter: Element, target: Element, further: int) -> dict[str, Any]:
    """The chances of a shot, ``further`` others shooting at the same target, which does not answer."""
    none: list[Modifier] = []
    found = _told(game, state, (shooter, target), (none, target_modifiers(game, state, target, further)))
    return {**found, "one_results": {RESULTS[NONE]: len(FACES) ** 2}}


def _told(
    game: Battle,
    state: BattleState,
    both: tuple[Element, Element],
    modifiers: tuple[list[Modifier], list[Modifier]],
) -> dict[str, Any]:
    """Results of each in thirty-sixths, and what each adds to its die."""
    one, other = both
    extra = (sum(value for _, value in modifiers[0]), sum(value for _, value in modifiers[1]))
    counted = [Counter[str](), Counter[str]()]
    for results in rolls(*_fight(game, state, both, extra)):
        for side, result in enumerate(results):
            counted[side][RESULTS[result]] += 1
    return {
        "one": game.name(one),
        "other": game.name(other),
        "one_results": dict(counted[0]),
        "other_results": dict(counted[1]),
        "one_modifiers": [list(modifier) for modifier in modifiers[0]],
        "other_modifiers": [list(modifier) for modifier in modifiers[1]],
    }
