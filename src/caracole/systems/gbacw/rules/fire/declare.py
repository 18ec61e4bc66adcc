"""10.3 Phasing Fire: a unit fires once in its activation, besides moving or in its place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from caracole.kernel import Refusal, StepFrame
from caracole.kernel.bits import members
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit, each_hex
from caracole.systems.gbacw.rules.components.printed import ADVANCE, ATTACK
from caracole.systems.gbacw.rules.facing.facing import is_unsettled
from caracole.systems.gbacw.rules.fire import combined
from caracole.systems.gbacw.rules.fire.actions import EndFire, FireAt
from caracole.systems.gbacw.rules.fire.aim import (
    Aim,
    Wish,
    add_shot,
    make_shot,
    share_out,
    shares_open,
    take_aim,
    unfinished,
    why_not_named,
)
from caracole.systems.gbacw.rules.fire.exchange import open_exchange
from caracole.systems.gbacw.rules.fire.ranging import Ranging
from caracole.systems.gbacw.rules.fire.shots import (
    CANISTER_REACH,
    PHASING,
    Part,
    Shot,
    reach,
    read_shots,
    usable_sections,
    weapons,
)
from caracole.systems.gbacw.rules.flow import FLOW, Ask, AskQuestion, Offer, OfferQuestion, Play
from caracole.systems.gbacw.rules.movement.movement import STILL, UnitAct, UnitChoice, end_or_go_on
from caracole.systems.gbacw.rules.movement.near_enemy import why_not_fire_after_moving
from caracole.systems.gbacw.rules.recovery import fatigue
from caracole.systems.gbacw.rules.stacking import frontage
from caracole.systems.gbacw.rules.state import GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


class Declaring(StepFrame):
    """A unit that divides its fire: what it has declared so far."""

    __slots__ = ("moving", "shots", "unit")

    def __init__(self, step: str, unit: Unit, shots: tuple[Any, ...], moving: bool) -> None:
        self.step = step
        self.unit = unit
        self.shots = shots
        self.moving = moving

    def twin(self) -> Declaring:
        return Declaring(self.step, self.unit, self.shots, self.moving)


FLOW.frame(Declaring)


# --- who may fire ----------------------------------------------------------------------------------------------------


def why_not_fire(game: Setting, state: GbacwState, unit: Unit) -> Refusal | None:
    """10.3, 10.11, 10.61: may this unit of the acting side fire now? C10.82.c: not only the unit at its action asks:
    others of the hex that have moved before may have waited to fire along."""
    args = {"unit": unit}
    brigade = state.assigned[unit] if state.assigned[unit] >= 0 else state.brigade_of[unit]
    if not query.is_active(state, brigade):
        return Refusal("C10.62.a", "other_brigade", args)
    if query.has(state, Mark.FINISHED, unit):
        return Refusal("C12.35.h", "finished", args)
    if query.has(state, Mark.FIRED, unit):
        return Refusal("C10.31.a", "has_fired", args)
    if query.has(state, Mark.RALLIED, unit) or query.has(state, Mark.RESUPPLIED, unit):
        return Refusal("C3.III.f", "has_acted", args)
    return _why_not_after_moving(game, state, unit)


def _why_not_after_moving(game: Setting, state: GbacwState, unit: Unit) -> Refusal | None:
    """What a unit has done before may bar it from firing. C6.15.a: under Advance Orders it moves or fires; C6.16.b:
    under Attack Orders it does both."""
    args, moved = {"unit": unit}, query.has(state, Mark.SPENT_MP, unit)
    advancing = query.orders(game, state, unit) == ADVANCE
    if is_unsettled(state, unit):
        return Refusal("C7.11.c", "fires_with_its_stack", args)
    refusal = why_not_fire_after_moving(game, state, unit)
    if refusal is not None or query.is_artillery(game, unit):
        return refusal
    if advancing and moved:
        return Refusal("C10.33.b", "moved_in_advance", args)
    if advancing and query.has(state, Mark.REORDERED, unit):
        return Refusal("C8.24.c", "reordered_in_advance", args)
    return None


def why_not_guns_now(game: Setting, frame: UnitAct) -> Refusal | None:
    """C10.61.b, C10.61.d: guns that have spent more than half their allowance do not fire."""
    if query.is_artillery(game, frame.unit) and frame.spent > query.half_up(frame.allowance):
        return Refusal("C10.61.d", "guns_moved_too_far", {"unit": frame.unit})
    return None


# --- the wish --------------------------------------------------------------------------------------------------------


def wish_of(unit: Unit, action: FireAt) -> Wish:
    """The acting unit's wish."""
    return Wish(
        unit,
        action.target,
        action.points,
        action.origin,
        action.sections,
        action.rapid,
        action.moving,
        action.combine,
        action.units,
    )


def declare(game: Setting, state: GbacwState, wish: Wish, declared: Sequence[Shot]) -> tuple[Shot, ...] | Refusal:
    """What is declared with this wish added, or why not."""
    return _declare(Ranging(game, state), wish, declared)


def _declare(look: Ranging, wish: Wish, declared: Sequence[Shot]) -> tuple[Shot, ...] | Refusal:
    game, state = look.game, look.state
    for unit in (wish.unit, *wish.units):
        refusal = why_not_fire(game, state, unit)
        if refusal is not None:
            return refusal
    aim = take_aim(look, wish, PHASING, declared)
    if isinstance(aim, Refusal):
        return aim
    apart = combined.why_not_apart(game, state, wish.unit, aim.part.hex, wish.target)
    if apart is not None:
        return apart
    points = share_out(look, wish, aim, lambda most: look.targets(aim.part, PHASING, most), declared)
    if isinstance(points, Refusal):
        return points
    shot = make_shot(look, wish, aim, points, PHASING, declared)
    return shot if isinstance(shot, Refusal) else add_shot(wish, shot, declared)


def why_not_declare(
    look: Ranging, unit: Unit, action: FireAt, declared: Sequence[Shot], moving: bool | None
) -> Refusal | None:
    """May this be declared? RN10.61.2: all of one fire is fired standing, or all of it on the move."""
    game, state = look.game, look.state
    if moving is not None and action.moving != moving:
        return Refusal("C10.61.c", "same_for_all_shares", {"unit": unit})
    orders = query.orders(game, state, unit)
    if action.moving and orders != ATTACK and not query.is_artillery(game, unit):
        return Refusal("C10.32.b", "fire_in_place_of_movement", {"unit": unit})
    unnamed = why_not_named(state, unit, action.origin)
    if unnamed is not None:
        return unnamed
    found = _declare(look, wish_of(unit, action), declared)
    return found if isinstance(found, Refusal) else None


# --- proposals -------------------------------------------------------------------------------------------------------


def wishes(look: Ranging, unit: Unit, cause: str, declared: Sequence[Shot], hexes: Iterable[Hex]) -> Iterator[Wish]:
    """Everything that may be worth asking: each hex of the unit, each of these hexes that is in reach and in sight,
    each share, each set of sections."""
    game, state = look.game, look.state
    guns = bool(state.guns[unit])
    usable = usable_sections(state, unit) if guns else 0
    if guns and not usable:
        return
    parts = [1 << section for section in members(usable)] or [0]
    for origin in query.hexes_of(state, unit):
        far = max(reach(game, state, Part(unit, origin, 0, sections)) for sections in parts)
        distances = game.field.grid.distances(origin)
        for target in hexes:
            distance = distances[target]
            if distance > far or look.direction_of(unit, origin, target) < 0:
                continue
            if look.why_not_in_sight(unit, origin, target) is not None:
                continue
            rapid = distance <= CANISTER_REACH and any(
                weapon.rapid_fire for weapon in weapons(game, state, Part(unit, origin, 0, usable))
            )
            for wish in _wishes_at(look, Wish(unit, target, origin=origin), usable, cause, declared):
                yield wish
                if guns and rapid:
                    yield wish._replace(rapid=True)
                yield from (wish._replace(units=others) for others in _company(game, state, wish))


def _wishes_at(look: Ranging, wish: Wish, usable: int, cause: str, declared: Sequence[Shot]) -> Iterator[Wish]:
    yield wish
    if declared:
        yield wish._replace(combine=True)
    numbers = members(usable)
    for size in range(1, len(numbers)):
        for sections in combinations(numbers, size):
            yield wish._replace(sections=sections)
    aim = take_aim(look, wish, cause, declared)
    if not isinstance(aim, Aim) or aim.by_section:
        return
    for points in _parts_of(look, wish, aim, cause, declared):
        yield wish._replace(points=points)
        if declared:
            yield wish._replace(points=points, combine=True)


def _parts_of(look: Ranging, wish: Wish, aim: Aim, cause: str, declared: Sequence[Shot]) -> Iterable[int]:
    """How many of its points might be fired. C10.82.d: with the others of the hex there are more."""
    together = look.game.rules.combined_small_arms and not aim.part.sections
    if cause == PHASING and not together:
        return shares_open(look, aim, wish.target, cause, declared)
    whole = max(aim.whole, look.game.field.charts.fire_caps["infantry"]) if together else aim.whole
    return range(whole - 1, 0, -1)


def _company(game: Setting, state: GbacwState, wish: Wish) -> Iterator[tuple[Unit, ...]]:
    """Those of the hex who might fire along: all sets of them, from the top down."""
    assert wish.origin is not None
    guns = query.is_artillery(game, wish.unit)
    if not guns and not game.rules.combined_small_arms:
        return
    others = [
        unit for unit in query.stack(state, wish.origin) if unit != wish.unit and query.is_artillery(game, unit) == guns
    ]
    for size in range(1, len(others) + 1):
        yield from combinations(others, size)


def fire_actions(look: Ranging, unit: Unit, declared: Sequence[Shot]) -> Iterator[FireAt]:
    """The proposals of the acting unit."""
    game, state = look.game, look.state
    extended = bool(state.extension[unit])
    on_the_move = query.is_artillery(game, unit) or query.orders(game, state, unit) == ATTACK
    enemies = each_hex(state.occupied[1 - game.field.units[unit].side])
    for wish in wishes(look, unit, PHASING, declared, enemies):
        action = FireAt(
            wish.target,
            wish.points,
            wish.origin if extended else None,
            wish.sections,
            wish.rapid,
            False,
            wish.combine,
            wish.units,
        )
        yield action
        if on_the_move and not wish.rapid:
            yield action._replace(moving=True)


# --- the choice ------------------------------------------------------------------------------------------------------


class FireOffer(Offer):
    """C10.0.b, C10.13.a, C10.13.b: a unit fires within its own action; it need not. C10.11.a, C10.32.a: under Attack
    Orders before, during or after movement; C10.11.b, C10.32.b: under Advance Orders in place of it."""

    action = FireAt

    def question(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> FireQuestion:
        return FireQuestion(self, game, state, frame, seat)

    def why_not(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: FireAt) -> Refusal | None:
        return self.question(game, state, frame, seat).why_not(action)

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[FireAt]:
        return self.question(game, state, frame, seat).proposals()

    def apply(self, play: Play, frame: UnitAct, seat: int, action: FireAt) -> None:
        """The fire is declared, and what it does to the unit's movement is settled."""
        shots = declare(play.game, play.state, wish_of(frame.unit, action), ())
        assert not isinstance(shots, Refusal)
        left = points_left(play.game, play.state, frame, action, shots)
        if left == frame.spent:
            query.note(play.state, STILL, frame.unit)
        play.go(frame, "unit.fired").allowance = left
        go_on(play, frame.unit, shots, action.moving)


UnitChoice.offer(FireOffer)


class FireQuestion(OfferQuestion):
    """At what the unit may fire; what one shot needs is not found out again for the next."""

    __slots__ = ("_look",)

    def __init__(self, offer: FireOffer, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> None:
        super().__init__(offer, game, state, frame, seat)
        self._look = Ranging(game, state)

    def why_not(self, action: FireAt) -> Refusal | None:
        late = why_not_guns_now(self.game, self.frame)
        return late or why_not_declare(self._look, self.frame.unit, action, (), None)

    def proposals(self) -> Iterator[FireAt]:
        if why_not_fire(self.game, self.state, self.frame.unit) is None:
            yield from fire_actions(self._look, self.frame.unit, ())


@FLOW.auto("unit.fired")
def after_fire(play: Play, frame: UnitAct) -> None:
    """C12.35.h, C12.47.a: the answers may have ended the unit's action."""
    end_or_go_on(play, frame)


def points_left(game: Setting, state: GbacwState, frame: UnitAct, action: FireAt, shots: Sequence[Shot]) -> int:
    """The allowance of a unit that has fired. C10.32.b, C10.33.b: under Advance Orders nothing is left; RN10.52.1: nor
    after Prepared Fire. C10.61.a to C10.61.c, RN10.61.2: guns that fire before they move have half, all others
    nothing: they move once, before their fire or after it."""
    if query.is_artillery(game, frame.unit):
        moves_later = action.moving and not query.has(state, Mark.SPENT_MP, frame.unit)
        return query.half_up(frame.allowance) if moves_later else frame.spent
    if query.orders(game, state, frame.unit) == ADVANCE or any(shot.prepared for shot in shots):
        return frame.spent
    return frame.allowance


def go_on(play: Play, unit: Unit, shots: Sequence[Shot], moving: bool) -> None:
    """Ask for more if there is more to declare; otherwise the exchange begins."""
    look = Ranging(play.game, play.state)
    more = any(why_not_declare(look, unit, action, shots, moving) is None for action in fire_actions(look, unit, shots))
    if more:
        play.push(Declaring("fire.declare", unit, tuple(shots), moving))
    else:
        begin(play, unit, shots)


def begin(play: Play, unit: Unit, shots: Sequence[Shot]) -> None:
    """C10.31.a: everybody in it has fired; C8.31.e: and what was fired from the hex is remembered."""
    state = play.state
    for shot in shots:
        for part in shot.parts:
            query.mark(state, Mark.FIRED, part.unit)
            fatigue.note_activity(play, part.unit, fatigue.FIRE)
            frontage.note_fire(state, part.unit, part.hex, part.points)
            combined.note_shot(state, part, shot.target)
            if part.unit != unit:
                query.note(state, STILL, part.unit)
    open_exchange(play, unit, shots)


class DeclareChoice(Ask):
    """C10.15.a, C10.65.a, C10.65.e: the other shares are aimed before anything is rolled."""

    step = "fire.declare"
    rule = "C10.15.a"
    actions = (FireAt, EndFire)

    def seats(self, game: Setting, state: GbacwState, frame: Declaring) -> tuple[int, ...]:
        return (game.field.units[frame.unit].side,)

    def about(self, game: Setting, state: GbacwState, frame: Declaring) -> dict[str, object]:
        return {"unit": frame.unit, "hexes": [shot.target for shot in read_shots(frame.shots)]}

    def question(self, game: Setting, state: GbacwState, frame: Declaring) -> DeclareQuestion:
        return DeclareQuestion(self, game, state, frame)

    def why_not(
        self, game: Setting, state: GbacwState, frame: Declaring, seat: int, action: FireAt | EndFire
    ) -> Refusal | None:
        return self.question(game, state, frame).why_not(seat, action)

    def proposals(self, game: Setting, state: GbacwState, frame: Declaring, seat: int) -> Iterator[FireAt | EndFire]:
        return self.question(game, state, frame).proposals(seat)

    def apply(self, play: Play, frame: Declaring, seat: int, action: FireAt | EndFire) -> None:
        shots: Sequence[Shot] = read_shots(frame.shots)
        play.pop()
        if isinstance(action, EndFire):
            begin(play, frame.unit, shots)
            return
        more = declare(play.game, play.state, wish_of(frame.unit, action), shots)
        assert not isinstance(more, Refusal)
        go_on(play, frame.unit, more, frame.moving)


FLOW.choice(DeclareChoice)


class DeclareQuestion(AskQuestion):
    """At what else it may fire; ranged once for all shares."""

    __slots__ = ("_look", "_shots")

    def __init__(self, choice: DeclareChoice, game: Setting, state: GbacwState, frame: Declaring) -> None:
        super().__init__(choice, game, state, frame)
        self._look = Ranging(game, state)
        self._shots = read_shots(frame.shots)

    def judge(self, seat: int, action: FireAt | EndFire) -> Refusal | None:
        if isinstance(action, FireAt):
            return why_not_declare(self._look, self.frame.unit, action, self._shots, self.frame.moving)
        unit = unfinished(self._look, self._shots)
        return Refusal("C10.15.b", "shares_left", {"unit": unit}) if unit >= 0 else None

    def proposals(self, seat: int) -> Iterator[FireAt | EndFire]:
        yield EndFire()
        yield from fire_actions(self._look, self.frame.unit, self._shots)
