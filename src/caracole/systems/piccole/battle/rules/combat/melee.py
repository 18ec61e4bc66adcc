"""P10 Melee and P12.h threats: who fights whom, who helps, who only threatens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from caracole.geometry.table import TOLERANCE, coincide, local
from caracole.systems.piccole.battle.rules.combat.contact import FRONT, REACH, Contacts, contacts, way_of_contact
from caracole.systems.piccole.battle.rules.components.measures import HALF_FRONT, SIDE_THREAT_SHARES
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.components.troops import side_of
from caracole.systems.piccole.battle.rules.field.ground import rear_middle
from caracole.systems.piccole.battle.rules.query import base_of, enemies_of, friends_of, listed
from caracole.systems.piccole.battle.rules.state import BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle


class Pair(NamedTuple):
    """P10.a, P10.i: two elements that fight. In a front contact ``way`` is front for both; otherwise ``attacker`` has
    its front edge on a flank or the rear of ``defender``."""

    attacker: Element
    defender: Element
    way: str


class Melees(NamedTuple):
    """All pairs of a phase, with what each element touches."""

    pairs: tuple[Pair, ...]
    touching: dict[Element, Contacts]
    unclear: tuple[Element, tuple[Element, ...]] | None
    """A defender whose attackers' owner still has to name the main one, and those attackers."""


def touching_all(game: Battle, state: BattleState) -> dict[Element, Contacts]:
    """The contacts of every element that has any, by number."""
    on: dict[Element, list[tuple[Element, str]]] = {}
    by: dict[Element, list[tuple[Element, str]]] = {}
    poses, depth = state.poses, game.depth
    theirs = [(enemy, poses[enemy]) for enemy in listed(state.on_table & game.army[1])]
    for one in listed(state.on_table & game.army[0]):
        x, y, heading = pose = poses[one]
        for enemy, other in theirs:
            if (heading - other[2]) % 90 or not (-REACH <= x - other[0] <= REACH and -REACH <= y - other[1] <= REACH):
                continue
            for attacker, target, way in (
                (one, enemy, way_of_contact(pose, other, depth[enemy])),
                (enemy, one, way_of_contact(other, pose, depth[one])),
            ):
                if way is not None:
                    on.setdefault(attacker, []).append((target, way))
                    by.setdefault(target, []).append((attacker, way))
    return {e: Contacts(tuple(on.get(e, ())), tuple(by.get(e, ()))) for e in sorted({*on, *by})}


def find_pairs(
    game: Battle, state: BattleState, phasing: int, mains: tuple[tuple[Element, Element], ...] = ()
) -> Melees:
    """The melees of a position."""
    return pair_up(game, state, phasing, mains, touching_all(game, state))


def pair_up(
    game: Battle,
    state: BattleState,
    phasing: int,
    mains: tuple[tuple[Element, Element], ...],
    touching: dict[Element, Contacts],
) -> Melees:
    """P10.g: every front contact is a pair; then, the other side's elements before the phasing one's, by number,
    whoever is touched on flank or rear by enemies not yet in a pair fights one of them. P10.h: the rest only assist."""
    pairs: list[Pair] = []
    paired: set[Element] = set()
    for element, touch in touching.items():
        enemy = touch.front
        if enemy is not None and element not in paired and enemy not in paired:
            pairs.append(Pair(element, enemy, FRONT))
            paired |= {element, enemy}
    chosen = dict(mains)
    order = sorted(touching, key=lambda e: (side_of(e) == phasing, e))
    for element in order:
        if element in paired:
            continue
        ways = {enemy: way for enemy, way in touching[element].by if way != FRONT and enemy not in paired}
        if not ways:
            continue
        main = chosen.get(element)
        if main is None and len(ways) > 1:
            return Melees(tuple(pairs), touching, (element, tuple(sorted(ways))))
        if main is None:
            main = next(iter(ways))
        pairs.append(Pair(main, element, ways[main]))
        paired |= {main, element}
    return Melees(tuple(pairs), touching, None)


def default_main(game: Battle, candidates: Iterable[Element]) -> Element:
    """P9.s, P10.g: highest factor, then lowest number."""
    return min(candidates, key=lambda element: (-game.troop[element].factor, element))


# --- threats ---------------------------------------------------------------------------------------------------------


def is_threat(game: Battle, state: BattleState, one: Element, enemy: Element) -> bool:
    """P12.h: exactly opposite headings, and a corner or a side beside the enemy's like one. P12.i: the caption of the
    lost drawing follows from it."""
    a, b = state.poses[one], state.poses[enemy]
    if (a[2] - b[2]) % 360 != 180:
        return False
    if abs(a[0] - b[0]) > 4 * HALF_FRONT or abs(a[1] - b[1]) > 4 * HALF_FRONT:
        return False
    return is_corner_threat(game, state, one, enemy) or is_side_threat(game, state, one, enemy)


def is_corner_threat(game: Battle, state: BattleState, one: Element, enemy: Element) -> bool:
    """P12.h (1): its front edge is in no contact, and its right front corner on the enemy's right one, or left on
    left."""
    left, right = base_of(game, state, one).points[:2]
    enemy_left, enemy_right = base_of(game, state, enemy).points[:2]
    if not (coincide(left, enemy_left) or coincide(right, enemy_right)):
        return False
    return not contacts(game, state, one).on


def is_side_threat(game: Battle, state: BattleState, one: Element, enemy: Element) -> bool:
    """P12.h (2): side by side, right to right or left to left, side lines within the tolerance and shared for a little;
    whether either is engaged with others does not matter, and it is mutual."""
    s, t = local(state.poses[one], state.poses[enemy])
    if abs(abs(s) - 2 * HALF_FRONT) > TOLERANCE:
        return False
    # Ahead of the front edge the enemy's base runs from its front (t) to its rear (t + depth), for it faces this way.
    shared = min(0, t + game.depth[enemy]) - max(-game.depth[one], t)
    return shared >= SIDE_THREAT_SHARES


def threats_to(game: Battle, state: BattleState, element: Element) -> set[Element]:
    """The enemies that threaten a flank of an element."""
    return {enemy for enemy in enemies_of(game, state, element) if is_threat(game, state, enemy, element)}


def threats_in_melee(game: Battle, state: BattleState) -> set[Element]:
    """P9.g: everybody who counts as a threat against somebody that fights hand to hand. Which of several attackers will
    lead is not known yet; the default stands in, for whoever is attacked fights in any case."""
    mains: tuple[tuple[Element, Element], ...] = ()
    while (melees := find_pairs(game, state, state.phasing, mains)).unclear is not None:
        defender, attackers = melees.unclear
        mains = (*mains, (defender, default_main(game, attackers)))
    fighting = {element for pair in melees.pairs for element in (pair.attacker, pair.defender)}
    return {threat for element in fighting for threat in threats_to(game, state, element)}


# --- support ---------------------------------------------------------------------------------------------------------


def supporter_of(game: Battle, state: BattleState, element: Element) -> Element | None:
    """P12.a, P12.g: heavy foot straight behind heavy foot, with the same heading and in no contact itself."""
    if not game.is_heavy_foot[element]:
        return None
    pose = state.poses[element]
    rear = rear_middle(pose, game.depth[element])
    for friend in friends_of(game, state, element):
        if (
            game.is_heavy_foot[friend]
            and state.poses[friend][2] == pose[2]
            and coincide(state.poses[friend], rear)
            and not contacts(game, state, friend).exist
        ):
            return friend
    return None
