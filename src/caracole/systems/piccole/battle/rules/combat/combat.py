"""P11 Combat: all melees and shooting of a phase at once.

P11.c: positions are fixed, everything is rolled and totalled from them, results are found and sorted out; then the
destroyed go, the others recoil, flee, turn to face, and camps change hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from caracole.geometry.table import Pose, overlap, vector
from caracole.systems.piccole.battle.rules.aftermath.flight import begin_flight, complete_flight
from caracole.systems.piccole.battle.rules.aftermath.recoil import destroy, recoil
from caracole.systems.piccole.battle.rules.combat.contact import way_of_contact
from caracole.systems.piccole.battle.rules.combat.melee import Melees, Pair, find_pairs, supporter_of
from caracole.systems.piccole.battle.rules.combat.modifiers import (
    Modifier,
    fights_to_front,
    melee_modifiers,
    target_modifiers,
)
from caracole.systems.piccole.battle.rules.combat.results import DESTROYED, FLEE, NONE, RECOIL, RESULTS, fate
from caracole.systems.piccole.battle.rules.components.numbers import Element, each_element
from caracole.systems.piccole.battle.rules.components.troops import side_of
from caracole.systems.piccole.battle.rules.field.ground import base_at, centre, is_on_table
from caracole.systems.piccole.battle.rules.flow import Play
from caracole.systems.piccole.battle.rules.query import base_of, distance_to_edge, is_in_play
from caracole.systems.piccole.battle.rules.shooting.shooting import Volley, volleys
from caracole.systems.piccole.battle.rules.state import BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle


class Reckoning(NamedTuple):
    """P11.a: one element's die, factor and modifiers; P12.o: the total may be anything."""

    element: Element
    die: int
    factor: int
    modifiers: tuple[Modifier, ...]

    @property
    def total(self) -> int:
        return self.die + self.factor + sum(value for _, value in self.modifiers)


Fates = dict[Element, int]


def worse(fates: Fates, element: Element, result: int) -> None:
    """P11.c, P13.n: of two results the worse stands."""
    if result > fates.get(element, NONE):
        fates[element] = result


def fight(play: Play, shots: tuple[tuple[Element, Element], ...], mains: tuple[tuple[Element, Element], ...]) -> None:
    """P3.e, P11.c: the whole of phase 4 after the declarations, camps and victory left to the end of the turn."""
    state, game = play.state, play.game
    melees = find_pairs(game, state, state.phasing, mains)
    fates: Fates = {}
    for volley in volleys(game, state.phasing, shots, mains):
        fight_volley(play, volley, fates)
    for pair in sorted(melees.pairs, key=lambda pair: min(pair[:2], key=lambda e: side_of(e) != state.phasing)):
        fight_pair(play, melees, pair, fates)
    turning = elements_to_turn(game, state, melees)
    carry_out(play, fates)
    turn_to_face(play, turning, fates)


# --- rolling (steps 1 to 3) ------------------------------------------------------------------------------------------


def reckon(
    play: Play, why: str, one: Element, other: Element, modifiers: dict[Element, list[Modifier]]
) -> tuple[Reckoning, Reckoning]:
    """P11.a, P11.b, P3.j: the two elements of a combat roll a die each, the phasing player's first."""
    dice = {}
    for element in sorted((one, other), key=lambda e: side_of(e) != play.state.phasing):
        dice[element] = play.roll("P11.a", why)
    first, second = (Reckoning(e, dice[e], play.game.troop[e].factor, tuple(modifiers[e])) for e in (one, other))
    return first, second


def fight_volley(play: Play, volley: Volley, fates: Fates) -> None:
    """P9.s, P12.l, P13.b: the target may be hurt; the main shooter only in a shoot-out."""
    game, state = play.game, play.state
    main, target = volley.main, volley.target
    modifiers = {
        main: target_modifiers(game, state, main, volley.against_main) if volley.answers else [],
        target: target_modifiers(game, state, target, volley.support),
    }
    one, other = reckon(play, "shooting", main, target, modifiers)
    results = [NONE, fate(game, state, target, main, other.total, one.total)]
    if volley.answers:
        results[0] = fate(game, state, main, target, one.total, other.total)
    tell_combat(play, "shooting_fought", "P9.s", (one, other), results)
    worse(fates, main, results[0])
    worse(fates, target, results[1])


def fight_pair(play: Play, melees: Melees, pair: Pair, fates: Fates) -> None:
    """P10, P13: the loser suffers, and with it whoever supported it from behind (P13.c) or helped it at the enemy's
    flank or rear (P13.d, P13.m)."""
    game, state = play.game, play.state
    both = pair.attacker, pair.defender
    one, other = reckon(play, "melee", *both, {e: melee_modifiers(game, state, melees, pair, e) for e in both})
    results = [
        fate(game, state, pair.attacker, pair.defender, one.total, other.total),
        fate(game, state, pair.defender, pair.attacker, other.total, one.total),
    ]
    tell_combat(play, "melee_fought", "P10.a", (one, other), results)
    for element, opponent, result in zip(both, both[::-1], results, strict=True):
        if result == NONE:
            continue
        worse(fates, element, result)
        supporter = supporter_of(game, state, element) if fights_to_front(pair, element) else None
        if supporter is not None:
            worse(fates, supporter, result)
        for helper in melees.touching[opponent].flanked_by:
            if helper != element:
                worse(fates, helper, RECOIL)


def tell_combat(play: Play, kind: str, rule: str, reckonings: Sequence[Reckoning], results: Sequence[int]) -> None:
    """How both totals came about."""
    if play.emit is None:
        return
    one, other = reckonings
    play.tell(
        kind,
        rule,
        one=one.element,
        other=other.element,
        one_die=one.die,
        other_die=other.die,
        one_factor=one.factor,
        other_factor=other.factor,
        one_modifiers=[list(modifier) for modifier in one.modifiers],
        other_modifiers=[list(modifier) for modifier in other.modifiers],
        one_total=one.total,
        other_total=other.total,
        one_result=RESULTS[results[0]],
        other_result=RESULTS[results[1]],
    )


# --- carrying out (steps 4 to 7) -------------------------------------------------------------------------------------


def carry_out(play: Play, fates: Fates) -> None:
    """P11.c steps 5 to 7, P14.j: the destroyed go, everybody recoils, those who flee go on."""
    for element in sorted(element for element, result in fates.items() if result == DESTROYED):
        destroy(play, element, "P13.a", "combat")
    order = order_of_results(play.state, [e for e, result in fates.items() if result in (RECOIL, FLEE)])
    fleeing = []
    for element in order:
        if not is_in_play(play.state, element):
            continue  # pushed over the edge by somebody else
        if fates[element] == RECOIL:
            recoil(play, element)
        elif begin_flight(play, element):
            fleeing.append(element)
    for element in fleeing:
        if is_in_play(play.state, element):
            complete_flight(play, element)


def order_of_results(state: BattleState, elements: Sequence[Element]) -> list[Element]:
    """P11.d: the other side first; within a side whoever is nearest its own table edge, then the lowest number."""

    def place(element: Element) -> tuple[bool, int, Element]:
        side = side_of(element)
        return side == state.phasing, distance_to_edge(state.poses[element], state.edges[side]), element

    return sorted(elements, key=place)


# --- turning to face (step 8) ----------------------------------------------------------------------------------------


def elements_to_turn(game: Battle, state: BattleState, melees: Melees) -> list[tuple[Element, Element]]:
    """P10.b, P10.j: whoever is touched on flank or rear only, with the attacker that it will face: the one it fights,
    or the lowest of those that touch it."""
    fought = {pair.defender: pair.attacker for pair in melees.pairs if pair.way != "front"}
    found = []
    for seat in (1 - state.phasing, state.phasing):
        for element in each_element(state.on_table & game.army[seat]):
            touch = melees.touching.get(element)
            if touch is None or touch.front is not None or not touch.flanked_by:
                continue
            found.append((element, fought.get(element, min(touch.flanked_by))))
    return found


def turn_to_face(play: Play, turning: Sequence[tuple[Element, Element]], fates: Fates) -> None:
    """P10.j: if both are still there and neither fled, front to front where the contact stands, otherwise about its own
    centre; but only where there is room."""
    game, state = play.game, play.state
    for element, attacker in turning:
        if not (is_in_play(state, element) and is_in_play(state, attacker)):
            continue
        if FLEE in (fates.get(element), fates.get(attacker)):
            continue
        pose = facing(game, state, element, attacker)
        if has_room_to_turn(game, state, element, pose):
            play.tell("element_turned", "P10.j", element=element, enemy=attacker, origin=state.poses[element], to=pose)
            state.poses[element] = pose


def facing(game: Battle, state: BattleState, element: Element, attacker: Element) -> Pose:
    """The pose that faces the attacker."""
    x, y, heading = state.poses[attacker]
    depth = game.depth[element]
    heading = (heading + 180) % 360
    if way_of_contact(state.poses[attacker], state.poses[element], depth) is not None:
        return x, y, heading
    middle = centre(state.poses[element], depth)
    dx, dy = vector(depth // 2, heading)
    return middle[0] + dx, middle[1] + dy, heading


def has_room_to_turn(game: Battle, state: BattleState, element: Element, pose: Pose) -> bool:
    """P10.j: clear of all other bases and of impassable ground, and on the table."""
    base = base_at(pose, game.depth[element])
    others = each_element(state.on_table & ~(1 << element))
    return (
        is_on_table(base)
        and not any(overlap(base, base_of(game, state, other)) for other in others)
        and not game.ground(state).is_impassable(base)
    )
