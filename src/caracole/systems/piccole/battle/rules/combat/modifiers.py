"""P12 Modifiers: what is added to the die beside the combat factor. Each is a code and a number, so that a player can
be told how a total came about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.systems.piccole.battle.rules.combat.melee import Melees, Pair, supporter_of, threats_to
from caracole.systems.piccole.battle.rules.components import measures
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.field.ground import centre
from caracole.systems.piccole.battle.rules.query import base_of, is_in_difficult
from caracole.systems.piccole.battle.rules.state import BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle

Modifier = tuple[str, int]


def fortified(game: Battle, state: BattleState, element: Element) -> list[Modifier]:
    """P12.b, P12.n: foot inside any camp or fortification, whoever owns it."""
    if game.troop[element].horse or not game.ground(state).is_fortified(base_of(game, state, element)):
        return []
    return [("fortified", measures.FORTIFIED)]


def general(game: Battle, element: Element) -> list[Modifier]:
    """P12.c: the General's element."""
    return [("general", measures.GENERAL)] if game.elements[element].general else []


def higher_or_bank(game: Battle, state: BattleState, element: Element, opponent: Element) -> list[Modifier]:
    """P12.d, P12.k: standing higher than the opponent, or out of the river that the opponent stands in; one for
    both."""
    ground = game.ground(state)
    own, other = (ground.level_at(centre(state.poses[e], game.depth[e])) for e in (element, opponent))
    if own > other:
        return [("higher", measures.HIGHER)]
    if ground.is_in_river(base_of(game, state, opponent)) and not ground.is_in_river(base_of(game, state, element)):
        return [("river_bank", measures.HIGHER)]
    return []


def threatened(count: int, code: str) -> list[Modifier]:
    """P12.e: one for each, two at the most."""
    return [(code, measures.EACH_THREAT * min(count, measures.MOST_THREATS))] if count else []


def difficult_ground(game: Battle, state: BattleState, element: Element, opponent: Element) -> list[Modifier]:
    """P12.f, P12.m, P4.b: troops that difficult ground disadvantages, but not foot that fights horse."""
    troop = game.troop[element]
    if not troop.disadvantaged or not is_in_difficult(game, state, element):
        return []
    if not troop.horse and game.troop[opponent].horse:
        return []
    return [("difficult", measures.DIFFICULT)]


def melee_modifiers(game: Battle, state: BattleState, melees: Melees, pair: Pair, element: Element) -> list[Modifier]:
    """All modifiers of one element of a pair. P12.j: threats and flank contacts count in melee only, each enemy
    once."""
    opponent = pair.defender if element == pair.attacker else pair.attacker
    found: list[Modifier] = []
    if fights_to_front(pair, element) and supporter_of(game, state, element) is not None:
        found.append(("rear_support", measures.REAR_SUPPORT))
    against = set(melees.touching[element].flanked_by) | threats_to(game, state, element)
    return [
        *found,
        *fortified(game, state, element),
        *general(game, element),
        *higher_or_bank(game, state, element, opponent),
        *threatened(len(against), "threats"),
        *difficult_ground(game, state, element, opponent),
    ]


def fights_to_front(pair: Pair, element: Element) -> bool:
    """P12.g: not one that is touched only on flank or rear."""
    return element == pair.attacker or pair.way == "front"


def target_modifiers(game: Battle, state: BattleState, element: Element, further: int) -> list[Modifier]:
    """P12.b, P12.c, P12.e, P12.l: of an element that is shot at; ``further`` shooters support the main one."""
    return [*fortified(game, state, element), *general(game, element), *threatened(further, "further_shooters")]
