"""What would come of it if the hand let go now: exactly where the elements would stand, or the rule that forbids it.

Whatever is shown as possible passed the check that every action has to pass.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from msgspec import UNSET, UnsetType

from caracole.geometry.table import local, squared_distance
from caracole.kernel import Refusal
from caracole.players import Offer
from caracole.present.model import Cost, Gesture, Offered, Path, Pose, Says, Told, Tried
from caracole.present.presenter import Presenter
from caracole.systems.piccole.battle.rules.actions import FallBack, Move, MoveBlock, Place, Shoot
from caracole.systems.piccole.battle.rules.components.measures import BREAK_AT_LEAST, MOST_LEGS, MOST_SHOOTERS
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.field.ground import base_at, centre
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.movement.movement import leg_cost
from caracole.systems.piccole.battle.rules.movement.suggestions import move_along
from caracole.systems.piccole.battle.rules.query import backward, enemies_of
from caracole.systems.piccole.battle.rules.state import BattleState
from caracole.systems.piccole.board import laying, magnets
from caracole.systems.piccole.board.asking import elements, meaning
from caracole.systems.piccole.board.offers import offered
from caracole.systems.piccole.board.places import TABLE_PLACE, pose_on_map, pose_on_table
from caracole.systems.piccole.board.words import legs_of, shifted, told_block, told_move

MOST_TRIED: Final = 12
"""So many guesses are checked for one gesture."""

AIMED: Final = 300
"""A line that ends so near to an enemy is meant for it."""


def tried(presenter: Presenter, game: Battle, offer: Offer, gesture: Gesture) -> Tried:
    """The likeliest guess that the rules allow, then exactly what was asked for if they allow that as well; otherwise
    why not."""
    set_up = laying.tried(presenter, game, offer, gesture)
    if set_up is not None:
        return set_up
    state = offer.imagine(Random(0))
    held = elements(game, gesture.pieces)
    wishes = list(_wishes(game, state, offer, held, gesture))
    if not wishes and offer.decision.kind == "shoot.declare" and gesture.pose is not UNSET:
        return Tried()
    if not wishes:
        return _touched(presenter, game, offer, gesture)
    exact = wishes.pop()
    refusals: list[Refusal] = []
    possible: list[Any] = []
    for action in dict.fromkeys((*wishes[:MOST_TRIED], exact)):
        if possible and action != exact:
            continue
        refusal = offer.check(action)
        if refusal is None:
            possible.append(action)
        else:
            refusals.append(refusal)
    if not possible:
        return Tried(refusal=presenter.refused(telling(refusals)), poses=ends(game, state, exact))
    found = [offered(game, offer, action, state) for action in possible]
    first = possible[0]
    noted = notes(game, state, first, found[0])
    if refusals and not found[0].attack and is_contact(game, state, wishes[:1]):
        barred = presenter.refused(refusals[0])
        noted.append(Told(barred.says, barred.rule))
    path = _volley(game, offer, held, first)
    return Tried(found, None, ends(game, state, first), costs(game, state, first), noted, path)


def _touched(presenter: Presenter, game: Battle, offer: Offer, gesture: Gesture) -> Tried:
    """Where nothing is put anywhere."""
    found = meaning(presenter, game, offer, gesture.pieces, next(iter(gesture.places), None))
    refusal = None if found.possible or not found.refused else found.refused[0].refusal
    return Tried(found.possible, refusal)


def is_contact(game: Battle, state: BattleState, wishes: list[Any]) -> bool:
    """Was a contact meant in the first place?"""
    return any(isinstance(wish, Move) and told_move(game, state, wish).kind == "contact" for wish in wishes)


def telling(refusals: list[Refusal]) -> Refusal:
    """The refusal that tells most: what bars the contact that was meant, else what bars the pose itself."""
    first, last = refusals[0], refusals[-1]
    return first if last.code in ("ends_on_another", "enemy_in_the_way", "not_the_exact_pose") else last


# --- what a gesture may mean -----------------------------------------------------------------------------------------


def _wishes(game: Battle, state: BattleState, offer: Offer, held: list[Element], gesture: Gesture) -> Iterator[Any]:
    """Guesses, the likeliest first; the last is exactly what was asked for."""
    pose = gesture.pose
    if pose is UNSET:
        return
    kind = offer.decision.kind
    if not held:
        return
    if kind == "move.act" and len(held) > 1:
        yield from _blocks(game, state, held, pose)
    elif kind == "move.act":
        yield from _moves(game, state, held[0], pose, [] if gesture.way is UNSET else gesture.way)
    elif kind == "setup.deploy":
        places = laying.stands(game, state, offer.seat, held[0], pose)
        yield from (Place(held[0], *place) for place in places)
    elif kind == "react.fall_back" and held[0] == state.stack[-1].element:
        _, ahead = local(state.poses[held[0]], pose_on_table(pose, game.depth[held[0]]))
        yield FallBack(max(BREAK_AT_LEAST, min(game.troop[held[0]].easy, -ahead)))
    elif kind == "shoot.declare":
        yield from (shot for shooter in held for shot in _shots(game, state, shooter, pose))


def _moves(game: Battle, state: BattleState, element: Element, pose: Pose, way: list[Pose]) -> Iterator[Move]:
    depth = game.depth[element]
    wish, before = pose_on_table(pose, depth), [pose_on_table(each, depth) for each in way[: MOST_LEGS - 1]]
    for legs in magnets.ways(game, state, element, wish, before):
        yield move_along(element, legs[-MOST_LEGS:])
    yield move_along(element, [*before, wish])


def _blocks(game: Battle, state: BattleState, held: list[Element], pose: Pose) -> Iterator[MoveBlock]:
    """A block does not turn, whatever the hand does."""
    first = held[0]
    start = state.poses[first]
    shown = pose_on_map(start, game.depth[first])
    wish = pose_on_table(Pose(pose.x, pose.y, shown.angle), game.depth[first])
    dx, dy = wish[0] - start[0], wish[1] - start[1]
    together = tuple(sorted(set(held)))
    for way in (*magnets.block_ways(game, state, held, dx, dy), (dx, dy)):
        yield MoveBlock(together, *way)


def _shots(game: Battle, state: BattleState, shooter: Element, pose: Pose) -> Iterator[Shoot]:
    """At the enemy that the hand points at: the one whose middle is nearest."""
    wish = pose_on_table(pose, 0)
    middles = {enemy: centre(state.poses[enemy], game.depth[enemy]) for enemy in enemies_of(game, state, shooter)}
    far = {enemy: squared_distance(wish, middle) for enemy, middle in middles.items()}
    target = min(far, key=far.__getitem__, default=None)
    if target is not None and far[target] <= AIMED * AIMED:
        yield Shoot(shooter, target)


def _volley(game: Battle, offer: Offer, held: list[Element], first: Any) -> Path | UnsetType:
    """Several who aim at the same enemy shoot one after the other; who may not is left out."""
    if not isinstance(first, Shoot):
        return UNSET
    shots = [Shoot(each, first.target) for each in held]
    allowed = [shot for shot in shots if offer.check(shot) is None][:MOST_SHOOTERS]
    return Path([game.encode_action(shot) for shot in allowed], []) if len(allowed) > 1 else UNSET


# --- what is told of it ----------------------------------------------------------------------------------------------


def ends(game: Battle, state: BattleState, action: Any) -> dict[str, Pose]:
    """Where everybody would stand."""
    if isinstance(action, Move):
        found = {action.element: legs_of(action)[-1]}
    elif isinstance(action, MoveBlock):
        found = {each: shifted(state.poses[each], action.dx, action.dy) for each in action.elements}
    elif isinstance(action, Place):
        found = {action.element: (action.x, action.y, action.h)}
    elif isinstance(action, FallBack):
        element = state.stack[-1].element
        found = {element: backward(state.poses[element], action.distance)}
    else:
        found = {}
    return {game.name(element): _shown(game, element, pose) for element, pose in found.items()}


def _shown(game: Battle, element: Element, pose: tuple[int, int, int]) -> Pose:
    x, y, heading = pose
    return pose_on_map((x, y, heading % 360), game.depth[element])


def costs(game: Battle, state: BattleState, action: Any) -> list[Cost]:
    """The length of the way, and what is left of what the troops may go."""
    if isinstance(action, Move):
        cost, goers = told_move(game, state, action).cost, [(action.element, legs_of(action)[-1])]
    elif isinstance(action, MoveBlock):
        goers = [(each, shifted(state.poses[each], action.dx, action.dy)) for each in action.elements]
        cost = leg_cost(state.poses[goers[0][0]], goers[0][1])
    else:
        return []
    reach = min(allowance(game, state, element, end) for element, end in goers)
    return [Cost(TABLE_PLACE, cost, max(0, reach - cost), all=cost >= reach)]


def allowance(game: Battle, state: BattleState, element: Element, end: tuple[int, int, int]) -> int:
    """P5.d: the rate of the ground at either end."""
    ground, depth, troop = game.ground(state), game.depth[element], game.troop[element]
    slow = ground.is_difficult(base_at(state.poses[element], depth)) or ground.is_difficult(base_at(end, depth))
    return troop.difficult if slow else troop.easy


def notes(game: Battle, state: BattleState, action: Any, found: Offered) -> list[Told]:
    """Worth knowing before it is done: whom it meets, bad ground, the last of the moves."""
    if not isinstance(action, Move | MoveBlock):
        return []
    told = told_move(game, state, action) if isinstance(action, Move) else told_block(game, state, action)
    noted = [Told(told.says, "P5.j")] if "contact" in told.kind else []
    goers = [action.element] if isinstance(action, Move) else list(action.elements)
    where = ends(game, state, action)
    ground = game.ground(state)
    for element in goers:
        pose = pose_on_table(where[game.name(element)], game.depth[element])
        if ground.is_difficult(base_at(pose, game.depth[element])):
            noted.append(Told(Says("note-difficult", {"element": game.name(element)}), "P5.d"))
    if not found.undoable:
        noted.append(Told(Says("note-last-move"), "P3.f"))
    return noted
