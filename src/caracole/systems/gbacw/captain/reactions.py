"""What is decided on the spot in Great Battles of the American Civil War: answers to fire, reactions, assaults, ways
back and forward."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from caracole.kernel import Refusal
from caracole.players.base import Chosen
from caracole.systems.gbacw.captain.assault import going_on, promise, value_of
from caracole.systems.gbacw.captain.goals import Thinking
from caracole.systems.gbacw.captain.ground import fails, shaken
from caracole.systems.gbacw.captain.judgement import exact
from caracole.systems.gbacw.captain.reasons import because
from caracole.systems.gbacw.rules import actions as do
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.assault.continued import FURTHER, gone
from caracole.systems.gbacw.rules.assault.countercharge import riders
from caracole.systems.gbacw.rules.assault.declared import assault, declared, planned
from caracole.systems.gbacw.rules.assault.resolve import LEFT_END, RIGHT_END, left_by_enemy
from caracole.systems.gbacw.rules.assault.targets import candidates as able
from caracole.systems.gbacw.rules.assault.targets import joined_targets
from caracole.systems.gbacw.rules.components.numbers import NO_UNIT, Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ARTILLERY, ATTACK, BRIGADE_LEADER, CAVALRY, INFANTRY
from caracole.systems.gbacw.rules.fire.aim import Wish
from caracole.systems.gbacw.rules.fire.nonphasing import answer, place_of
from caracole.systems.gbacw.rules.fire.shots import read_shots
from caracole.systems.gbacw.rules.state import REFUSED

HALVED = 0.3
"""What the fire loses that is divided between a front and a refused one."""
PAYS = 0.02
AMONG, ALONE = 0.3, 0.1
"""What a retreat costs for each enemy around its end, and for each hex to the nearest friend."""
GUNS_RUN = 2
"""Hexes to which foot or horse come before guns without an escort go."""
STEADY = 6
"""Cohesion at which a countercharge is likely to be ridden."""
ENDS = ("End", "Hold", "Decline", "Stand", "LetBe", "Keep", "Await", "Stay", "No")


def anything(scene: Thinking) -> Chosen:
    """Whatever the rules allow when they forbid what was meant, preferably what ends the matter."""
    found = listed(scene)
    ending = next((each for each in found if type(each).__name__.startswith(ENDS)), found[0])
    return because(ending, "nothing_else_allowed" if len(found) == 1 else "not_as_it_was_meant")


def listed(scene: Thinking) -> list[Any]:
    """Everything that the rules allow."""
    return [each for each in scene.game.candidates(scene.state, scene.side) if not isinstance(each, do.SetStanding)]


def of_kind(scene: Thinking, kind: type) -> list[Any]:
    """Everything of this kind that the rules allow."""
    return [each for each in scene.game.candidates(scene.state, scene.side) if isinstance(each, kind)]


# --- fire ------------------------------------------------------------------------------------------------------------


def answer_fire(scene: Thinking, frame: Any) -> Chosen | None:
    """Whoever can hurt the enemy most fires back."""
    game, state, grid = scene.game, scene.state, scene.ground.grid
    fired = read_shots(frame.shots[frame.own :])
    struck = {target: query.top(state, target) for target in frame.hexes}
    best, found = PAYS, None
    for unit in scene.present(frame.side):
        for origin in query.hexes_of(state, unit):
            for target, top in struck.items():
                if top < 0 or grid.distance(origin, target) > 12:
                    continue
                named = origin if place_of(state, unit, origin) >= 0 else None
                shots = answer(game, state, frame, Wish(unit, target, origin=named), fired)
                if isinstance(shots, Refusal):
                    continue
                value = exact(scene, shots[-1], scene.troop(top))
                if value > best:
                    best, found = value, do.AnswerFire(unit, target, 0, named)
    if found is None:
        return because(do.HoldFire(), "fire_would_not_tell")
    return because(found, "fire_pays")


def declare_more(scene: Thinking, frame: Any) -> Chosen | None:
    """The other shares of a fire: the largest there is, at whatever is hurt most."""
    found = of_kind(scene, do.FireAt)
    if not found:
        return because(do.EndFire(), "fire_would_not_tell")
    mine = scene.troop(frame.unit)

    def value(action: do.FireAt) -> tuple[float, int]:
        top = query.top(scene.state, action.target)
        origin = mine.hex if action.origin is None else action.origin
        return scene.volley(mine, origin, scene.troop(top), action.target), action.points or 99

    best = max(found, key=value)
    return because(best, "fire_pays")


# --- reactions -------------------------------------------------------------------------------------------------------


def react(scene: Thinking, frame: Any) -> Chosen | None:
    """Turn or refuse a flank when the enemy has come upon it, unless the men are too likely to lose order over it."""
    where, _ = frame.pairs[0]
    unit = query.top(scene.state, where)
    if unit < 0:
        return None
    mine = scene.troop(unit)
    now = scene.exposed(mine, where, mine.facing, scene.state.refused[unit])
    risk = max(0, 9 - mine.cohesion) / 10 * shaken(mine.strength, mine.disordered, scene.leaning.order)
    reacts = scene.leaning.reacts
    best, found = now * reacts - risk, None
    least = now * reacts
    for action in listed(scene):
        if isinstance(action, do.LetBe):
            continue
        if isinstance(action, do.ReactFacing):
            value = scene.exposed(mine, where, action.facing) * reacts
        else:
            value = scene.exposed(mine, where, mine.facing, REFUSED.index(action.end)) * reacts + HALVED
        if value < min(best, least):
            best, found = value, action
    return because(do.LetBe(), "turning_gains_nothing") if found is None else because(found, "face_the_enemy")


def give_way(scene: Thinking, frame: Any) -> Chosen | None:
    """Horsemen do not wait for infantry, nor guns that nobody stands beside."""
    unit, mover = frame.units[0], frame.mover
    mine, his = scene.troop(unit), scene.troop(mover)
    if mine.arm == CAVALRY and (his.arm == INFANTRY or his.strength > mine.strength):
        return because(do.GiveWay(), "too_strong_for_us")
    near = min(scene.ground.grid.distance(mine.hex, to) for to in frame.hexes)
    threatened = mine.arm == ARTILLERY and his.arm != ARTILLERY and near <= GUNS_RUN
    if threatened and (mine.disordered or not scene.is_escorted(mine.hex)):
        return because(do.GiveWay(), "guns_must_not_be_taken")
    return because(do.HoldGround(), "stands_with_the_line")


def fire_first(scene: Thinking, frame: Any) -> Chosen | None:
    """C9.63: the mover fires at guns that are about to go, if that hurts them."""
    guns = scene.troop(frame.units[0])
    best, found = PAYS, None
    for action in of_kind(scene, do.FireAt):
        value = scene.volley(scene.troop(frame.mover), scene.state.hex_of[frame.mover], guns, action.target)
        if value > best:
            best, found = value, action
    return because(do.HoldFire(), "fire_would_not_tell") if found is None else because(found, "fire_pays")


def give_way_to(scene: Thinking, frame: Any) -> Chosen | None:
    """Back to where the enemy is farthest."""
    found = of_kind(scene, do.GiveWayTo)
    best = max(found, key=lambda each: (scene.nearest(each.path[-1]), -len(each.path)), default=None)
    return because(best, "out_of_reach") if best is not None else None


def retreat(scene: Thinking, frame: Any) -> Chosen | None:
    """Out of reach, under cover, towards one's own and not among the enemy, nor through friends."""
    own = [where for _, where, _ in scene.line]

    def value(action: do.Retreat) -> float:
        end, mine = action.path[-1], scene.troop(action.units[0])
        row = scene.ground.grid.distances(end)
        friends = sum(1 for where in action.path if scene.friends >> where & 1)
        among = sum(1 for foe in scene.near(end) if foe.arm != ARTILLERY)
        alone = min((row[where] for where in own if where != mine.hex), default=0)
        found = 0.4 * min(4, scene.nearest(end)) - scene.danger(mine, end) - 0.6 * friends - 0.1 * len(action.path)
        return found + 0.01 * len(action.units) - AMONG * among - ALONE * min(alone, 6)

    best = max(of_kind(scene, do.Retreat), key=value, default=None)
    return because(best, "out_of_reach") if best is not None else None


def follow(scene: Thinking, frame: Any) -> Chosen | None:
    """C12.72: a leader goes all the way with his troops, unless others of them stay with him."""
    leader, state = frame.leaders[0], scene.state
    here = state.leader_hex[leader]
    row = scene.game.field.leaders[leader]
    stay = do.StayBehind(leader)
    if row.level == BRIGADE_LEADER and any(state.brigade_of[unit] == row.command for unit in query.stack(state, here)):
        return because(stay, "stays_with_his_men")
    along = do.GoAlong(leader, frame.path[-1])
    if scene.friends >> frame.path[-1] & 1:
        return because(along, "where_he_is_needed")
    return because(stay, "no_friends_there")


# --- facing ----------------------------------------------------------------------------------------------------------


def face(scene: Thinking, frame: Any) -> Chosen | None:
    """Towards the nearest enemies."""
    found = listed(scene)
    unit = getattr(frame, "unit", NO_UNIT)
    if unit < 0:
        stacks = getattr(frame, "stacks", None) or getattr(frame, "units", None)
        unit = stacks[0] if stacks else NO_UNIT
    if unit < 0 or scene.state.hex_of[unit] < 0 or not all(hasattr(each, "facing") for each in found):
        return None
    where = scene.state.hex_of[unit]
    wanted = scene.facing_toward(where, [each.facing for each in found])
    return because(next(each for each in found if each.facing == wanted), "face_the_enemy")


# --- assault ---------------------------------------------------------------------------------------------------------


def designate(scene: Thinking, frame: Any) -> Chosen | None:
    """The assault that promises most; whoever can joins it as long as it gains by that."""
    game, state, lean = scene.game, scene.state, scene.leaning
    prizes = scene.plan.prizes
    best, found = -1e9, None
    rows = declared(state)[frame.first :]
    for action in listed(scene):
        if isinstance(action, do.DesignateAssault):
            value = promise(scene, state, (action.unit,), action.targets, prizes, frame.series)
            others = [unit for unit in able(game, state, frame) if unit != action.unit]
            helpers = [unit for unit in others if _fronts(scene, unit, action.targets)]
            if helpers:
                value = max(value, promise(scene, state, (action.unit, *helpers), action.targets, prizes, frame.series))
        elif isinstance(action, do.JoinAssault):
            row = next(each for each in rows if action.other in each.attackers)
            targets = joined_targets(game, state, row, action.unit)
            joined = planned(game, state, (*row.attackers, action.unit), targets, row.series)
            value = lean.odds - lean.bold
            value += value_of(scene, state, joined, prizes) - value_of(scene, state, row, prizes)
        else:
            value = lean.odds - lean.bold
        if value > best:
            best, found = value, action
    if found is None:
        return None
    if isinstance(found, do.EndDesignation):
        return because(found, "enough_assaults" if rows else "odds_too_poor")
    return because(found, "assault_pays")


def _fronts(scene: Thinking, unit: Unit, targets: tuple[Hex, ...]) -> bool:
    front = query.front_hexes(scene.game, scene.state, unit, scene.state.hex_of[unit])
    return all(target in front for target in targets)


def advance(scene: Thinking, frame: Any) -> Chosen | None:
    """Into the hex that the enemy has left, unless that opens a flank for nothing."""
    found = of_kind(scene, do.Advance)
    if not found:
        return None
    unit, to = found[0].unit, found[0].to[0]
    mine, prize = scene.troop(unit), scene.plan.prizes.get(to, 0.0)
    gain = prize + 0.3 + scene.exposed(mine, mine.hex, mine.facing) - scene.exposed(mine, to, mine.facing)
    if scene.game.field.units[unit].arm == ARTILLERY:
        gain -= 2.0
    decline = do.DeclineAdvance(unit)
    if gain < 0 and scene.game.check(scene.state, scene.side, decline) is None:
        return because(decline, "keep_the_line")
    return because(found[0], "take_the_ground")


def go_on(scene: Thinking, frame: Any) -> Chosen | None:
    """C11.47: an assault that has driven the enemy off is continued where the next one pays as well."""
    return _go_on(scene, frame, frame.hexes, scene.plan.prizes, scene.leaning.continues)


def strike_back(scene: Thinking, frame: Any) -> Chosen | None:
    """C11.47.d: those who have thrown an assault back follow it, unless that gives up what they hold."""
    row = assault(scene.state, frame.number)
    hexes = left_by_enemy(scene.state, frame.side, tuple(sorted({where for place in row.places for where in place})))
    held = max((scene.plan.posts.get(where, 0.0) for where in row.targets), default=0.0)
    needed = scene.leaning.continues + scene.leaning.leaves_post * held
    return _go_on(scene, frame, hexes, scene.plan.prizes, needed)


def _go_on(
    scene: Thinking, frame: Any, hexes: tuple[Hex, ...], prizes: Mapping[Hex, float], needed: float
) -> Chosen | None:
    best = None
    for unit in frame.units:
        starts = [where for where in hexes if scene.ground.grid.distance(scene.state.hex_of[unit], where) == 1]
        value = going_on(
            scene, scene.state, unit, starts or (scene.state.hex_of[unit],), prizes, frame.series + 1, FURTHER
        )
        if value is not None and (best is None or value > best):
            best = value
    if best is not None and best + scene.leaning.bold > needed:
        return because(do.ContinueAssault(), "assault_pays")
    return because(do.EndAssault(), "enough_gained")


def go_further(scene: Thinking, frame: Any) -> Chosen | None:
    """C11.47.g: the hex from which the next assault promises most."""
    best, found = scene.leaning.continues, None
    actions = listed(scene)
    for action in actions:
        if isinstance(action, do.AdvanceFurther):
            left = FURTHER - 1 - gone(frame, action.unit)
            value = going_on(
                scene, scene.state, action.unit, (action.to,), scene.plan.prizes, frame.series + 1, max(0, left)
            )
            value = -1.0 if value is None else value
            if value > best or (found is None and do.EndFurther() not in actions):
                best, found = value, action
    return because(do.EndFurther(), "keep_the_line") if found is None else because(found, "assault_pays")


def stand_or_go(scene: Thinking, frame: Any) -> Chosen | None:
    """C11.33: whoever would lose more by an assault than the ground is worth does not wait for it."""
    posts = scene.plan.posts
    lean = scene.leaning
    best, found = lean.waits, None
    for action in of_kind(scene, do.RetreatBefore):
        unit, state = action.unit, scene.state
        against = [row for row in declared(state) if not row.resolved and unit in row.defenders]
        stays = max((value_of(scene, state, row, posts) for row in against), default=0.0)
        goes = sum(posts.get(where, 0.0) for where in query.hexes_of(state, unit)) + lean.ground
        if query.is_disordered(state, unit):
            goes += fails(query.cohesion(scene.game, state, unit), 0) * shaken(state.strength[unit], True, lean.order)
        if stays - goes > best:
            best, found = stays - goes, action
    return because(do.StandFast(), "ground_worth_holding") if found is None else because(found, "too_strong_for_us")


def countercharge(scene: Thinking, frame: Any) -> Chosen | None:
    """C11.56: horsemen ride to meet a charge; under Advance Orders only those who are steady enough to manage it."""
    game, state = scene.game, scene.state
    lead = riders(game, state, frame.place)[0]
    if query.orders(game, state, lead) == ATTACK or query.cohesion(game, state, lead) >= STEADY:
        return because(do.Countercharge(), "meet_the_charge")
    return because(do.AwaitCharge(), "too_shaken_to_ride")


def from_which_end(scene: Thinking, frame: Any) -> Chosen | None:
    """C11.41: the assault that promises most comes first; what it drives off cannot help the others."""
    state, prizes = scene.state, scene.plan.prizes
    first, last = (
        value_of(scene, state, assault(state, number), prizes) for number in (frame.order[0], frame.order[-1])
    )
    return because(do.ResolveFrom(LEFT_END if first >= last else RIGHT_END), "surest_assault_first")


def check_with(scene: Thinking, frame: Any) -> Chosen | None:
    """The steadiest checks for all."""
    best = max(of_kind(scene, do.CheckWith), key=lambda each: query.cohesion(scene.game, scene.state, each.unit))
    return because(best, "steadiest_first")


THOUGHTS: dict[str, Callable[[Thinking, Any], Chosen | None]] = {
    "fire.answer": answer_fire,
    "fire.declare": declare_more,
    "reaction.face": react,
    "giving.ask": give_way,
    "giving.fire": fire_first,
    "giving.choose": give_way_to,
    "retreat.choose": retreat,
    "leader.follow": follow,
    "rally.face": face,
    "orders.face": face,
    "advance.face": face,
    "assault.face_freely": face,
    "assault.designate": designate,
    "assault.who_checks": check_with,
    "assault.countercharge": countercharge,
    "assault.order": from_which_end,
    "assault.continue": go_on,
    "assault.counter": strike_back,
    "assault.further": go_further,
    "assault.retreat_before": stand_or_go,
    "advance.choose": advance,
}
"""What is thought at each of these decisions."""
