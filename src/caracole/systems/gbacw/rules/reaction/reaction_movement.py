"""9.63 Reaction movement: mounted cavalry and guns give way, one or two hexes, before the enemy comes near.

The owner says so; the mover may fire at guns that are about to go; then the owner picks the path, and the unit checks
its order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from caracole.kernel import Refusal, StepFrame
from caracole.kernel.bits import mask_of
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.battle import fog
from caracole.systems.gbacw.rules.components.drm import Drm
from caracole.systems.gbacw.rules.components.field import profile
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit, each_hex, each_unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, ATTACK, CAVALRY, HALF_POINTS, MARCH, NIGHT
from caracole.systems.gbacw.rules.components.terrain import PROHIBITED
from caracole.systems.gbacw.rules.extension.lines import Shifting
from caracole.systems.gbacw.rules.facing.facing import conform
from caracole.systems.gbacw.rules.facing.refusing import end_refusal
from caracole.systems.gbacw.rules.fire import declare as fire
from caracole.systems.gbacw.rules.fire.actions import FireAt, HoldFire
from caracole.systems.gbacw.rules.fire.ranging import Ranging
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Moment, Play, at_moment, interrupted
from caracole.systems.gbacw.rules.movement.stepping import Stepping
from caracole.systems.gbacw.rules.movement.withdrawal import Withdrawal, is_small
from caracole.systems.gbacw.rules.reaction.actions import GiveWay, GiveWayTo, HoldGround
from caracole.systems.gbacw.rules.recovery.fatigue import REACTION_MOVE, note_activity
from caracole.systems.gbacw.rules.results import leaders_going_along
from caracole.systems.gbacw.rules.results.results import shake
from caracole.systems.gbacw.rules.results.retreat_paths import Option, Scene, options_of, scene, shifted
from caracole.systems.gbacw.rules.sequence.standing import NEVER, standing, tell_followed
from caracole.systems.gbacw.rules.stacking import among_guns
from caracole.systems.gbacw.rules.state import ORDINARY, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

NEAR: Final = 3
"""C9.63.a: so near the enemy has to come."""
LONGEST: Final = 2
"""C9.63.b: so far they go."""
WATCHED: Final = 4
"""C9.63.m: no nearer to enemies within so many hexes who see the guns."""


class GivingWay(StepFrame):
    """Units that may give way before ``mover`` enters ``hexes``; the first is asked."""

    __slots__ = ("condition", "hexes", "most", "mover", "side", "units")

    def __init__(
        self,
        step: str,
        side: int,
        units: tuple[Unit, ...],
        mover: Unit,
        hexes: tuple[Hex, ...],
        most: int = LONGEST,
        condition: tuple[int, int] = (0, 0),
    ) -> None:
        self.step = step
        self.side = side
        self.units = units
        self.mover = mover
        self.hexes = hexes
        self.most = most
        self.condition = condition
        """Strength and order of the guns before they were fired at."""

    def twin(self) -> GivingWay:
        return GivingWay(self.step, self.side, self.units, self.mover, self.hexes, self.most, self.condition)


FLOW.frame(GivingWay)


@at_moment("entering", 10)
def enemy_comes(play: Play, moment: Moment) -> None:
    """C9.63.a, R9.63-2, C9.63.i: a phasing unit is about to enter a hex within three hexes of horsemen or guns; what
    they do comes before it. Advances after combat do not come here. C9.63.p, C16.12.g: at night, only if the hex is
    next to them. C8.44.d: a line enters all its hexes at once, and each unit is asked once."""
    state, mover = play.state, moment.unit
    side = 1 - play.field.units[mover].side
    if state.phasing != 1 - side:
        return
    reach = 1 if query.light(play.game, state) == NIGHT else NEAR
    grid, hexes = play.field.grid, entered_by(state, moment)
    unknown = fog.veiled(play.game, state, 1 - side)
    near = [
        unit
        for unit in each_unit(play.field.of_side[side] & (play.field.of_arm[1] | play.field.of_arm[2] | unknown))
        if any(grid.distance(place, to) <= reach for place in query.hexes_of(state, unit) for to in hexes)
    ]
    if near:
        play.push(GivingWay("giving.next", side, tuple(near), mover, hexes))


def entered_by(state: GbacwState, moment: Moment) -> tuple[Hex, ...]:
    """The hexes that a mover is about to enter: that of the moment, and those of its other parts that go."""
    frame = interrupted(state)
    if isinstance(frame, Stepping):
        return tuple(to for _, to in frame.moves)
    if isinstance(frame, Shifting):
        return tuple(to for path in frame.paths for to in path[1:])
    if isinstance(frame, Withdrawal):
        return frame.entering
    return (moment.hex,)


# --- what is allowed -------------------------------------------------------------------------------------------------


def why_not_give_way(game: Setting, state: GbacwState, frame: GivingWay, unit: Unit) -> Refusal | None:
    """C9.63.a, C9.63.c, C9.63.k: who may give way before this mover?"""
    args = {"unit": unit}
    guns = query.is_artillery(game, unit)
    if not guns and query.arm(game, state, unit) != CAVALRY:
        return Refusal("C9.63.a", "only_horse_and_guns", args)
    if query.is_resting(state, unit):
        return Refusal("C6.32.b", "resting", args)
    if query.is_abandoned(state, unit):
        return Refusal("C12.8.a", "abandoned", args)
    if query.has(state, Mark.RECREWED, unit):
        return Refusal("C12.81.b", "just_manned", args)
    if query.orders(game, state, unit) == MARCH:
        return Refusal("C9.63.c", "march_never_reacts", args)
    if guns and query.has(state, Mark.REACTION_MOVED, unit):
        return Refusal("C9.63.k", "has_given_way", args)
    if _held_by_another(game, state, frame, unit):
        return Refusal("C9.63.c", "held_by_another", args)
    if not paths(game, state, frame, unit):
        return Refusal("C9.63.b", "nowhere_to_go", args)
    return None


def _held_by_another(game: Setting, state: GbacwState, frame: GivingWay, unit: Unit) -> bool:
    """C9.63.c: in the Front hex of an enemy unit other than the mover."""
    for place in query.hexes_of(state, unit):
        for other in query.adjacent_enemies(game, state, place, frame.side):
            stack = [enemy for enemy in query.stack(state, other) if enemy != frame.mover]
            if any(place in query.front_hexes(game, state, enemy, other) for enemy in stack):
                return True
    return False


def paths(game: Setting, state: GbacwState, frame: GivingWay, unit: Unit) -> list[Option]:
    """C9.63.b, C9.63.d, C9.63.i: the ways back by the rules of retreat (12.44, 12.45), as if the mover stood in the hex
    that he is about to enter."""
    return options_of(game, state, scene_for(game, state, frame, unit), (unit,), 1, frame.most)


def scene_for(game: Setting, state: GbacwState, frame: GivingWay, unit: Unit) -> Scene:
    """The enemy as the unit sees him; some hexes are closed to guns."""
    view = scene(game, state, frame.side, (frame.mover,), frame.hexes)
    if not query.is_artillery(game, unit):
        return view
    return view._replace(closed=nearer_to_watchers(game, view, state.hex_of[unit], frame.most))


def nearer_to_watchers(game: Setting, view: Scene, start: Hex, most: int) -> int:
    """C9.63.m: the hexes around guns that are nearer to some enemy within four hexes who sees them, as a set."""
    distance = game.field.grid.distance
    watching = {
        enemy: distance(start, enemy)
        for enemy in each_hex(view.enemies)
        if distance(start, enemy) <= WATCHED and query.sees(game, start, enemy)
    }
    around = game.field.grid.within(start, most)
    return mask_of(place for place in around if any(distance(place, enemy) < far for enemy, far in watching.items()))


def order_modifiers(game: Setting, state: GbacwState, unit: Unit, start: Hex, path: tuple[Hex, ...]) -> list[Drm]:
    """C9.63.g: for horsemen the points of each hexside crossed and of each hex entered that is not open. C9.63.h: four
    strength points or less under Advance Orders may count the way instead."""
    if query.is_artillery(game, unit):
        return []
    field, here, points = game.field, start, 0
    number = profile(query.arm(game, state, unit), query.orders(game, state, unit))
    by_way = query.orders(game, state, unit) == ADVANCE and is_small(game, state, unit)
    for to in path:
        place = here * 6 + field.grid.direction(here, to)
        ground = field.terrain[to]
        crossing = field.cost[number][place] - ground.cost[number] if field.cost[number][place] != PROHIBITED else 0
        cost = crossing + (ground.cost[number] if ground.id != "open" else 0)
        if by_way and field.way_cost[number][place] != PROHIBITED:
            along = field.way_cost[number][place] - (HALF_POINTS if ground.id == "open" else 0)
            cost = min(cost, max(0, along))
        points += cost
        here = to
    return [Drm("C9.63.g", "ground_crossed", -(-points // HALF_POINTS))]


# --- asking ----------------------------------------------------------------------------------------------------------


@FLOW.auto("giving.next")
def next_unit(play: Play, frame: GivingWay) -> None:
    """The next one who could give way. C9.63.j: then the mover goes on into the hex. K14: of an unknown marker it is
    asked in any case, lest the question betray what lies under it."""
    if not frame.units:
        play.pop()
        return
    unit = frame.units[0]
    is_unknown = fog.veiled(play.game, play.state, 1 - frame.side) >> unit & 1
    if not is_unknown and why_not_give_way(play.game, play.state, frame, unit) is not None:
        play.go(frame, "giving.next").units = frame.units[1:]
    elif standing(play.state, frame.side, "reaction_movement") == NEVER:
        tell_followed(play, frame.side, "reaction_movement")
        play.pop()
    else:
        play.go(frame, "giving.ask")


class GiveWayChoice(Ask):
    """C9.63.i: does it give way?"""

    step = "giving.ask"
    rule = "C9.63.a"
    actions = (GiveWay, HoldGround)

    def seats(self, game: Setting, state: GbacwState, frame: GivingWay) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: GivingWay) -> dict[str, object]:
        return {"unit": frame.units[0], "other": frame.mover, "hex": frame.hexes[0]}

    def why_not(
        self, game: Setting, state: GbacwState, frame: GivingWay, seat: int, action: GiveWay | HoldGround
    ) -> Refusal | None:
        return None if isinstance(action, HoldGround) else why_not_give_way(game, state, frame, frame.units[0])

    def proposals(
        self, game: Setting, state: GbacwState, frame: GivingWay, seat: int
    ) -> Iterator[GiveWay | HoldGround]:
        yield HoldGround()
        yield GiveWay()

    def apply(self, play: Play, frame: GivingWay, seat: int, action: GiveWay | HoldGround) -> None:
        unit = frame.units[0]
        if isinstance(action, HoldGround):
            play.go(frame, "giving.next").units = frame.units[1:]
            return
        play.tell("gives_way", "C9.63.i", unit=unit, other=frame.mover)
        shots = query.is_artillery(play.game, unit) and any(_shots(play.game, play.state, frame))
        play.go(frame, "giving.fire" if shots else "giving.path").condition = _condition(play.state, unit)


FLOW.choice(GiveWayChoice)


# --- fire before they go ---------------------------------------------------------------------------------------------


def _condition(state: GbacwState, unit: Unit) -> tuple[int, int]:
    return state.strength[unit], int(query.is_disordered(state, unit))


def why_not_fire_first(look: Ranging, frame: GivingWay, action: FireAt) -> Refusal | None:
    """C9.63.n: the mover fires at guns about to go, if he is able: under Attack Orders, in which one moves and
    fires, and on the move."""
    game, state = look.game, look.state
    if query.orders(game, state, frame.mover) != ATTACK or query.is_artillery(game, frame.mover):
        return Refusal("C9.63.n", "cannot_move_and_fire", {"unit": frame.mover})
    if action.target not in query.hexes_of(state, frame.units[0]):
        return Refusal("C9.63.n", "only_at_those_guns", {"target": action.target})
    return fire.why_not_declare(look, frame.mover, action, (), moving=True)


def _shots(game: Setting, state: GbacwState, frame: GivingWay) -> Iterator[FireAt]:
    look = Ranging(game, state)
    for standing_still in fire.fire_actions(look, frame.mover, ()):
        action = standing_still._replace(moving=True)
        if why_not_fire_first(look, frame, action) is None:
            yield action


class FireFirstChoice(Ask):
    """C9.63.n: does the mover fire at the guns before they go?"""

    step = "giving.fire"
    rule = "C9.63.n"
    actions = (FireAt, HoldFire)

    def seats(self, game: Setting, state: GbacwState, frame: GivingWay) -> tuple[int, ...]:
        return (1 - frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: GivingWay) -> dict[str, object]:
        return {"unit": frame.mover, "other": frame.units[0]}

    def why_not(
        self, game: Setting, state: GbacwState, frame: GivingWay, seat: int, action: FireAt | HoldFire
    ) -> Refusal | None:
        return None if isinstance(action, HoldFire) else why_not_fire_first(Ranging(game, state), frame, action)

    def proposals(self, game: Setting, state: GbacwState, frame: GivingWay, seat: int) -> Iterator[FireAt | HoldFire]:
        yield HoldFire()
        yield from _shots(game, state, frame)

    def apply(self, play: Play, frame: GivingWay, seat: int, action: FireAt | HoldFire) -> None:
        play.go(frame, "giving.path")
        if isinstance(action, FireAt):
            shots = fire.declare(play.game, play.state, fire.wish_of(frame.mover, action), ())
            assert not isinstance(shots, Refusal)
            fire.begin(play, frame.mover, shots)


FLOW.choice(FireFirstChoice)


# --- the path --------------------------------------------------------------------------------------------------------


@FLOW.auto("giving.path")
def judge_path(play: Play, frame: GivingWay) -> None:
    """C9.63.n: guns that were hit go one hex at most; if there is none, or they are gone, that was it."""
    state, unit = play.state, frame.units[0]
    hit = _condition(state, unit) != frame.condition
    going = frame._replace(most=1) if hit else frame
    if state.hex_of[unit] >= 0 and not query.is_abandoned(state, unit) and paths(play.game, state, going, unit):
        play.go(going, "giving.choose")
    else:
        later = play.go(frame, "giving.next")
        later.units = frame.units[1:]
        later.most = LONGEST


class GivePathChoice(Ask):
    """C9.63.b: where does it go?"""

    step = "giving.choose"
    rule = "C9.63.b"
    actions = (GiveWayTo,)

    def seats(self, game: Setting, state: GbacwState, frame: GivingWay) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: GivingWay) -> dict[str, object]:
        return {"unit": frame.units[0], "hex": state.hex_of[frame.units[0]]}

    def why_not(
        self, game: Setting, state: GbacwState, frame: GivingWay, seat: int, action: GiveWayTo
    ) -> Refusal | None:
        unit = frame.units[0]
        if any(option.path == action.path for option in paths(game, state, frame, unit)):
            return None
        closed = scene_for(game, state, frame, unit).closed
        for where in action.path:
            if closed >> where & 1:
                return Refusal("C9.63.m", "nearer_to_enemy", {"unit": unit, "hex": where})
        return Refusal("C9.63.b", "no_such_way_back", {"unit": unit})

    def proposals(self, game: Setting, state: GbacwState, frame: GivingWay, seat: int) -> Iterator[GiveWayTo]:
        return (GiveWayTo(path) for path in {option.path: 0 for option in paths(game, state, frame, frame.units[0])})

    def apply(self, play: Play, frame: GivingWay, seat: int, action: GiveWayTo) -> None:
        unit = frame.units[0]
        option = next(row for row in paths(play.game, play.state, frame, unit) if row.path == action.path)
        later = play.go(frame, "giving.next")
        later.units = frame.units[1:]
        later.most = LONGEST
        go(play, unit, option, frame.mover)


FLOW.choice(GivePathChoice)


def go(play: Play, unit: Unit, option: Option, mover: Unit) -> None:
    """C9.63.b, C9.63.o: the unit goes, free of cost, and stands straight. C9.63.e, C9.63.f: then it checks its order; a
    Second Disorder costs it a strength point or a gun. C9.63.l: the mark keeps guns from Approach Fire."""
    game, state = play.game, play.state
    end_refusal(play, unit, "C9.63.o")
    modifiers = order_modifiers(game, state, unit, option.start, option.path)
    places = shifted(game, query.hexes_of(state, unit), option.path) if option.whole else option.path[-1:]
    if not option.whole:
        state.formation[unit] = ORDINARY
    origin, end = option.start, option.path[-1]
    query.put_unit(game, state, unit, places[0], place=len(state.at[places[0]]), extension=places[1:])
    query.mark(state, Mark.REACTION_MOVED, unit)
    note_activity(play, unit, REACTION_MOVE)
    play.tell("unit_gave_way", "C9.63.b", unit=unit, origin=origin, hex=end)
    conform(play, unit, end)
    shake(play, (unit,), "reaction_move", "C9.63.e", "reaction_move", mover, modifiers)
    if not query.stack(state, origin):
        play.moment("vacated", hex=origin)
    leaders_going_along.ask(play, unit, origin, option.path)
    among_guns.ask(play, unit, option.path[-2] if len(option.path) > 1 else origin, end)
