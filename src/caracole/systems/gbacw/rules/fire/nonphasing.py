"""10.4 Non-phasing Fire: the other side's answers to fire (10.42), assault (10.43), departure (10.44) and approach
(10.45). ``open_nonphasing`` begins the last three; Return Fire belongs to the exchange of the fire that it answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from caracole.kernel import Refusal
from caracole.kernel.bits import mask_of
from caracole.systems.gbacw.rules import notes, query
from caracole.systems.gbacw.rules.assault.declared import declared as assaults
from caracole.systems.gbacw.rules.assault.declared import defenders
from caracole.systems.gbacw.rules.components.numbers import NO_UNIT, NOWHERE, Hex, Unit, each_hex, each_unit
from caracole.systems.gbacw.rules.components.printed import ARTILLERY, MARCH
from caracole.systems.gbacw.rules.extension.lines import Shifting, entered_now
from caracole.systems.gbacw.rules.fire.actions import AnswerFire, HoldFire
from caracole.systems.gbacw.rules.fire.aim import (
    Aim,
    Wish,
    add_shot,
    make_shot,
    share_out,
    take_aim,
    unfinished,
    why_not_named,
)
from caracole.systems.gbacw.rules.fire.declare import wishes
from caracole.systems.gbacw.rules.fire.exchange import TO_THE_END, Exchange, condition
from caracole.systems.gbacw.rules.fire.ranging import Ranging
from caracole.systems.gbacw.rules.fire.shots import (
    APPROACH,
    CANISTER_REACH,
    MARKS,
    PHASING,
    PRE_ASSAULT,
    RETURN,
    WITHDRAWAL,
    Part,
    Shot,
    direction_of,
    is_refused_front,
    read_shots,
    strength,
    threatening,
)
from caracole.systems.gbacw.rules.flow import FLOW, Ask, AskQuestion, Moment, Play, at_moment, interrupted
from caracole.systems.gbacw.rules.movement.movement import TOGETHER
from caracole.systems.gbacw.rules.notes import noted_as
from caracole.systems.gbacw.rules.sequence.standing import ALWAYS, KINDS, NEVER, standing, tell_followed
from caracole.systems.gbacw.rules.state import GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

NO_RETURN: Final = "no_return"
"""A note of 12.35: a unit that its own reaction has Disordered a second time, and the enemy to whom it reacted."""

INSTRUCTIONS: Final = {
    RETURN: "return_fire",
    WITHDRAWAL: "withdrawal_fire",
    APPROACH: "approach_fire",
    PRE_ASSAULT: "pre_assault_fire",
}


@noted_as("answered")
class Answered(NamedTuple):
    """A fire of this brigade activation that was no phasing fire."""

    unit: Unit
    place: Hex
    """its hex; -1 unless it is Extended"""
    refused: int
    """through the Refused Front or not"""
    kind: str
    sections: int
    held: int
    """points held back"""
    target: Hex
    stack: tuple[Unit, ...]
    """the units that stood in the target hex"""


def kind_of_answer(frame: Exchange) -> str:
    """C10.4.a: phasing fire is answered by Return Fire."""
    return RETURN if frame.kind == PHASING else frame.kind


def answered(state: GbacwState, unit: Unit, place: Hex) -> list[Answered]:
    """What this unit (or this part of an Extended one) has fired in this enemy activation."""
    return [row for row in notes.rows(state, Answered) if row.unit == unit and row.place == place]


def place_of(state: GbacwState, unit: Unit, origin: Hex) -> Hex:
    """C8.44.p: each hex of an Extended unit counts for itself."""
    return origin if state.extension[unit] else NOWHERE


# --- opening ---------------------------------------------------------------------------------------------------------


def open_nonphasing(
    play: Play,
    kind: str,
    unit: Unit,
    hex: Hex,
    *,
    units: tuple[Unit, ...] = (),
    hexes: tuple[Hex, ...] = (),
    continued: bool = False,
) -> None:
    """C10.4.a, C10.41.d: let the enemies of ``unit`` answer what it does in ``hex``: leave it (``withdrawal``), enter
    it (``approach``), assault from it (``pre_assault``; ``units`` are all who assault, ``hexes`` where they stand).

    C10.4.c, C10.43.e: whichever side is assaulted answers, the acting side too against a Continued Assault
    (``continued``), but nobody then whom another enemy has in his Front."""
    side = 1 - play.field.units[unit].side
    frame = Exchange("fire.ask", kind, side, unit, hexes or (hex,), stage=TO_THE_END, units=units, continued=continued)
    play.push(frame._replace(reacted=play.state.marks[Mark.REACTED], condition=condition(play, unit)))


@at_moment("leaving", 10)
def withdrawal_fire(play: Play, moment: Moment) -> None:
    """C10.44.a, C10.44.b, RN10.44.1: a unit moves out of a Front hex of infantry or cavalry, after it has turned.
    C10.44.e: those who stay in the hex are hit in its place; it is one of their stack. C10.44.d: a Second Disorder ends
    its action (C12.35.h), and with it the step."""
    state, unit = play.state, moment.unit
    left = tuple(where for where in _hexes_left(state, unit) if _is_watched(play.game, state, unit, where))
    if not left:
        return
    going = (unit, *(other for leader, other in query.notes(state, TOGETHER) if leader == unit))
    stay = tuple(other for where in left for other in query.stack(state, where) if other not in going)
    open_nonphasing(play, WITHDRAWAL, unit, left[0], units=stay or going, hexes=left)


def _hexes_left(state: GbacwState, unit: Unit) -> tuple[Hex, ...]:
    """All hexes of a unit that moves; C8.41.f: of one that draws a part in, those that it gives up; who extends leaves
    none."""
    frame = interrupted(state)
    if isinstance(frame, Shifting):
        return tuple(path[0] for path in frame.paths if path[0] not in frame.hexes)
    return query.hexes_of(state, unit)


def _is_watched(game: Setting, state: GbacwState, unit: Unit, where: Hex) -> bool:
    """Is the hex in the Front of an enemy who is no battery?"""
    side = game.field.units[unit].side
    for other in query.adjacent_enemies(game, state, where, side):
        for enemy in query.stack(state, other):
            if not query.is_artillery(game, enemy) and where in query.front_hexes(game, state, enemy, other):
                return True
    return False


@at_moment("entered", 50)
def approach_fire(play: Play, moment: Moment) -> None:
    """C10.45.c, RN10.45.1: a unit has moved into a hex within three hexes of enemy guns."""
    state, unit = play.state, moment.unit
    side, grid = play.field.units[unit].side, play.field.grid
    hexes = entered_now(state, moment)
    if not hexes or state.phasing != side:
        return
    guns = [state.hex_of[gun] for gun in each_unit(play.field.of_side[1 - side] & play.field.of_arm[ARTILLERY])]
    if any(gun >= 0 and grid.distance(gun, where) <= CANISTER_REACH for gun in guns for where in hexes):
        open_nonphasing(play, APPROACH, unit, moment.hex, hexes=hexes)


@at_moment("brigade_begins", 11)
def mark_guns_beneath(play: Play, moment: Moment) -> None:
    """C10.61.f: remember the guns of both sides that begin this brigade activation beneath others."""
    for unit in each_unit(play.field.of_arm[ARTILLERY]):
        where = play.state.hex_of[unit]
        if where < 0 or query.is_abandoned(play.state, unit):
            continue
        above = query.stack(play.state, where)
        above = above[: above.index(unit)]
        if any(not query.is_artillery(play.game, other) for other in above):
            query.mark(play.state, Mark.BEGAN_UNDER, unit)


# --- who may answer --------------------------------------------------------------------------------------------------


def why_not_answer(
    game: Setting, state: GbacwState, frame: Exchange, unit: Unit, origin: Hex, target: Hex
) -> Refusal | None:
    """May this unit, from this hex of its own, answer at that hex? C10.4.b, C10.11.c: only the other side
    answers. C10.45.b: guns answer an assault as all others do."""
    args, kind = {"unit": unit, "target": target}, kind_of_answer(frame)
    if game.field.units[unit].side != frame.side or state.hex_of[unit] < 0:
        return Refusal("C10.4.b", "not_asked", args)
    if query.is_abandoned(state, unit):
        return Refusal("C12.8.a", "abandoned", {"unit": unit})
    if query.orders(game, state, unit) == MARCH:
        return Refusal("C10.41.a", "fire_in_march", args)  # C6.13.h
    if query.is_resting(state, unit):
        return Refusal("C6.32.b", "rests_in_reserve", args)
    if target not in frame.hexes:
        return Refusal(KINDS[INSTRUCTIONS[kind]].rule, "answers_elsewhere", args)
    if kind == RETURN:
        return _why_not_return(game, state, frame, unit, origin, target)
    if kind == APPROACH:
        return _why_not_approach(game, state, unit, origin, target)
    if query.is_artillery(game, unit) and kind == WITHDRAWAL:
        return Refusal("C10.45.g", "no_withdrawal_fire_of_guns", args)
    if target not in query.front_hexes(game, state, unit, origin):
        return Refusal("C10.43.a" if kind == PRE_ASSAULT else "C10.44.a", "not_in_front", {"unit": unit, "hex": target})
    if kind == PRE_ASSAULT and not _is_assaulted_from(game, state, unit, target):
        return _why_not_beside(game, state, unit, origin, (target,), "C10.43.c")
    if frame.continued:
        return _why_not_beside(game, state, unit, origin, frame.hexes, "C10.43.e")
    return None


def _is_assaulted_from(game: Setting, state: GbacwState, unit: Unit, where: Hex) -> bool:
    """C10.43.a: is this hex one of those of the unit's own attackers? Those who only assault its neighbours are none
    of them."""
    rows = [row for row in assaults(state) if not row.resolved]
    mine = [row for row in rows if unit in row.defenders or unit in defenders(game, state, row)]
    if not mine:
        return query.has(state, Mark.TARGETED, unit)
    return any(where in place for row in mine for place in row.places)


def _why_not_return(
    game: Setting, state: GbacwState, frame: Exchange, unit: Unit, origin: Hex, target: Hex
) -> Refusal | None:
    """C10.42.a, C10.45.a: those in a hex that was fired at; C10.42.b: those next to them or to the firer."""
    if any((unit, enemy) in query.notes(state, NO_RETURN) for enemy in query.stack(state, target)):
        return Refusal("C12.35.e", "no_return_fire", {"unit": unit})
    if any(shot.target == origin for shot in read_shots(frame.shots[: frame.own])):
        return None
    if not game.field.grid.adjacent[origin] & _beside_the_fire(state, frame):
        return Refusal("C10.42.b", "not_beside_the_fire", {"unit": unit, "target": target})
    return _why_not_beside(game, state, unit, origin, (target,), "C10.42.c")


def _beside_the_fire(state: GbacwState, frame: Exchange) -> int:
    """C10.42.b: the hexes of those who fire and of those who are fired at, with all their parts, as a set."""
    shots = read_shots(frame.shots[: frame.own])
    units = [part.unit for shot in shots for part in shot.parts]
    units += [unit for shot in shots for unit in query.stack(state, shot.target)]
    return mask_of(where for unit in units for where in query.hexes_of(state, unit))


def _why_not_beside(
    game: Setting, state: GbacwState, unit: Unit, origin: Hex, aside: tuple[Hex, ...], rule: str
) -> Refusal | None:
    """C10.42.c, C10.43.c, C10.43.e: some fire only if no enemy but those in the hexes ``aside`` has them in his
    Front."""
    if any(where not in aside for where in threatening(game, state, origin)):
        return Refusal(rule, "busy_with_another", {"unit": unit})
    return None


def _why_not_approach(game: Setting, state: GbacwState, unit: Unit, origin: Hex, target: Hex) -> Refusal | None:
    """C10.45.c, C10.45.d, C10.45.f: guns within three hexes, once, and not after a Reaction move."""
    args = {"unit": unit, "target": target}
    if not query.is_artillery(game, unit) or game.field.grid.distance(origin, target) > CANISTER_REACH:
        return Refusal("C10.45.c", "no_guns_within_three", args)
    if query.has(state, Mark.REACTION_MOVED, unit):
        return Refusal("C10.45.f", "reaction_moved", args)
    return None


def why_not_again(
    game: Setting, state: GbacwState, unit: Unit, origin: Hex, target: Hex, kind: str, sections: int = 0
) -> Refusal | None:
    """C10.41.b, RN10.41.1: each kind of fire once with full strength, and never twice at one stack; C10.15.h: a fire
    that was divided leaves one more; C10.15.i: not at the same hex."""
    args = {"unit": unit, "target": target}
    way = direction_of(game, state, unit, origin, target)
    refused = int(way >= 0 and is_refused_front(game, state, unit, origin, way))
    rows = answered(state, unit, place_of(state, unit, origin))
    there = query.stack(state, target)
    for row in rows:
        met = row.target == target or any(other in there for other in row.stack)
        if met and not (game.rules.same_stack_twice and row.kind != kind):
            return Refusal("C10.41.b", "same_stack_twice", args)
    same = [row for row in rows if row.kind == kind and row.refused == refused]
    if sections:
        same = [row for row in same if row.sections & sections]
    if kind == APPROACH and same:
        return Refusal("C10.45.d", "kind_used", args)
    if len(same) > 1 or (same and not same[0].held):
        return Refusal("C10.15.h" if len(same) > 1 else "C10.41.b", "kind_used", args)
    return None


def held_back(game: Setting, state: GbacwState, unit: Unit, origin: Hex, target: Hex, kind: str, sections: int) -> int:
    """C10.15.g, C10.41.c: the points that were held back for a later fire; 0 if none were."""
    way = direction_of(game, state, unit, origin, target)
    refused = int(is_refused_front(game, state, unit, origin, way))
    for row in answered(state, unit, place_of(state, unit, origin)):
        if row.kind == kind and row.refused == refused and (not sections or row.sections & sections):
            return row.held
    return 0


# --- the shot --------------------------------------------------------------------------------------------------------


def wish_of(action: AnswerFire) -> Wish:
    """What is wished."""
    unit, target, points, origin, sections, rapid, combine, units = action
    return Wish(unit, target, points, origin, sections, rapid, False, combine, units)


def answer(
    game: Setting, state: GbacwState, frame: Exchange, wish: Wish, declared: Sequence[Shot]
) -> tuple[Shot, ...] | Refusal:
    """The answers with this one added, or why not."""
    return _answer(Ranging(game, state), frame, wish, declared)


def _answer(look: Ranging, frame: Exchange, wish: Wish, declared: Sequence[Shot]) -> tuple[Shot, ...] | Refusal:
    game, state = look.game, look.state
    kind = kind_of_answer(frame)
    origin = state.hex_of[wish.unit] if wish.origin is None else wish.origin
    if origin < 0 or origin not in query.hexes_of(state, wish.unit):
        return Refusal("C8.44.p", "not_its_hex", {"unit": wish.unit})
    for unit in (wish.unit, *wish.units):
        refusal = why_not_answer(game, state, frame, unit, origin, wish.target)
        if refusal is None and frame.kind == PHASING and frame.stage == TO_THE_END:
            refusal = _why_not_turned(state, frame, unit)
        if refusal is not None:
            return refusal
    aim = take_aim(look, wish, kind, declared)
    if isinstance(aim, Refusal):
        return aim
    for unit in (wish.unit, *wish.units):
        mask = aim.part.sections if unit == wish.unit else 0
        again = why_not_again(game, state, unit, origin, wish.target, kind, mask)
        if again is not None:
            return again
        if frame.continued and query.has(state, Mark.PRE_ASSAULT_FIRED, unit):
            return Refusal("C10.43.e", "kind_used", {"unit": unit, "target": wish.target})
        if unit != wish.unit and any(part.unit == unit for shot in declared for part in shot.parts):
            return Refusal("C10.41.b", "kind_used", {"unit": unit, "target": wish.target})
    if aim.by_section and _has_divided(state, aim, kind, declared):
        return Refusal("C10.65.d", "section_does_not_divide", {"unit": wish.unit})
    points = _points(look, frame, wish, aim, declared)
    if isinstance(points, Refusal):
        return points
    shot = make_shot(look, wish, aim, points, kind, declared)
    return shot if isinstance(shot, Refusal) else add_shot(wish, shot, declared)


def _has_divided(state: GbacwState, aim: Aim, kind: str, declared: Sequence[Shot]) -> bool:
    """C10.65.d, C10.15.g: has the battery fired a part of all its guns, so that what it holds back is of all of them,
    too, and no section's own?"""
    part = aim.part
    now = any(each[:2] == part[:2] for shot in declared if shot.shared for each in shot.parts)
    rows = answered(state, part.unit, place_of(state, part.unit, part.hex))
    return now or any(row.kind == kind and row.held for row in rows)


def _why_not_turned(state: GbacwState, frame: Exchange, unit: Unit) -> Refusal | None:
    """C10.42.e: after the reactions only those answer who have turned."""
    if (state.marks[Mark.REACTED] & ~frame.reacted) >> unit & 1:
        return None
    return Refusal("C10.42.e", "did_not_turn", {"unit": unit})


def _points(look: Ranging, frame: Exchange, wish: Wish, aim: Aim, declared: Sequence[Shot]) -> int | Refusal:
    """C10.15.g, C10.15.h, C10.41.c: all of the strength, or half of it now and the rest later. C10.43.a, C8.36.g: each
    defender's Pre-Assault Fire is divided as in one's own activation, at once, among those who assault."""
    unit, target, kind = wish.unit, wish.target, kind_of_answer(frame)
    if kind == PRE_ASSAULT:
        return share_out(look, wish, aim, lambda most: _attackers_in_front(look, frame, aim.part, most), declared)
    held = held_back(look.game, look.state, unit, aim.part.hex, target, kind, aim.part.sections)
    fired = any(part.unit == unit and part.hex == aim.part.hex for shot in declared for part in shot.parts)
    if fired and not aim.by_section:
        return Refusal("C10.41.b", "kind_used", {"unit": unit, "target": target})
    if wish.points == aim.whole:
        return Refusal("C10.15.h", "all_that_is_left", {"unit": unit, "target": target})
    whole = min(held, aim.whole) if held else aim.whole
    points = wish.points or whole
    halves = {whole // 2, whole - whole // 2} if not held and not aim.by_section and kind != APPROACH else set()
    if points != whole and (points not in halves or points < 1):
        return Refusal("C10.15.h", "shares_not_equal", {"unit": unit, "target": target, "points": points})
    return points


def _attackers_in_front(look: Ranging, frame: Exchange, part: Part, most: int) -> list[Hex]:
    """The hexes of attackers, so many away at the most, at which this part may fire."""
    game, state = look.game, look.state
    distances = game.field.grid.distances(part.hex)
    return [
        where
        for where in frame.hexes
        if distances[where] <= most
        and why_not_answer(game, state, frame, part.unit, part.hex, where) is None
        and why_not_again(game, state, part.unit, part.hex, where, PRE_ASSAULT, part.sections) is None
        and look.why_not_part(part, where, PRE_ASSAULT) is None
    ]


# --- asking ----------------------------------------------------------------------------------------------------------


def answers(look: Ranging, frame: Exchange) -> Iterator[AnswerFire]:
    """Everything that may be worth asking about."""
    declared = read_shots(frame.shots[frame.own :])
    for unit in _candidates(look.game, look.state, frame):
        extended = bool(look.state.extension[unit])
        for wish in wishes(look, unit, kind_of_answer(frame), declared, frame.hexes):
            origin = wish.origin if extended else None
            yield AnswerFire(
                unit, wish.target, wish.points, origin, wish.sections, wish.rapid, wish.combine, wish.units
            )


def _candidates(game: Setting, state: GbacwState, frame: Exchange) -> list[Unit]:
    """The units near enough to have a say, by hex, top first."""
    grid, near = game.field.grid, 0
    if frame.kind == APPROACH:
        near = mask_of(place for where in frame.hexes for place in grid.within(where, CANISTER_REACH))
    else:
        for where in (*frame.hexes, *each_hex(_beside_the_fire(state, frame))):
            near |= 1 << where | grid.adjacent[where]
    found = [unit for where in each_hex(near & state.occupied[frame.side]) for unit in query.stack(state, where)]
    return list(dict.fromkeys(found))


def why_not(look: Ranging, frame: Exchange, action: AnswerFire) -> Refusal | None:
    """None, or the rule that forbids this answer."""
    unnamed = why_not_named(look.state, action.unit, action.origin)
    if unnamed is not None:
        return unnamed
    found = _answer(look, frame, wish_of(action), read_shots(frame.shots[frame.own :]))
    return found if isinstance(found, Refusal) else None


def possible(game: Setting, state: GbacwState, frame: Exchange) -> Iterator[AnswerFire]:
    """The answers that are allowed."""
    look = Ranging(game, state)
    return (action for action in answers(look, frame) if why_not(look, frame, action) is None)


@FLOW.auto("fire.ask")
def ask(play: Play, frame: Exchange) -> None:
    """C10.41.d: who fires is said before anything is rolled. Nobody is asked who could not answer, or who has said in
    advance what he wants."""
    kind = INSTRUCTIONS[kind_of_answer(frame)]
    told = standing(play.state, frame.side, kind)
    turned = frame.kind == PHASING and frame.stage == TO_THE_END
    nobody = turned and play.state.marks[Mark.REACTED] == frame.reacted
    first = None if nobody else next(possible(play.game, play.state, frame), None)
    if first is not None and told in (ALWAYS, NEVER):
        tell_followed(play, frame.side, kind)
    if first is None or told == NEVER:
        end_answers(play, frame)
    elif told == ALWAYS:
        take_answer(play, frame, first)
    else:
        play.go(frame, "fire.answer")


def take_answer(play: Play, frame: Exchange, action: AnswerFire) -> None:
    """C10.41.d: the answer is declared; more may follow."""
    declared = read_shots(frame.shots[frame.own :])
    shots = answer(play.game, play.state, frame, wish_of(action), declared)
    assert not isinstance(shots, Refusal)
    play.go(frame, "fire.ask").shots = (*frame.shots[: frame.own], *shots)


def end_answers(play: Play, frame: Exchange) -> None:
    """Everything is declared. C10.41.b: what the answers use up is remembered, and what they hold back (C10.15.g)."""
    shots = read_shots(frame.shots[max(frame.own, frame.noted) :])
    for shot in shots:
        for part in shot.parts:
            _remember(play, kind_of_answer(frame), shot, part, shots)
    stage = frame.stage if frame.stage == TO_THE_END else frame.stage + 1
    later = play.go(frame, "fire.volley")
    later.stage = stage
    later.noted = len(frame.shots)


def _remember(play: Play, kind: str, shot: Shot, part: Part, shots: Sequence[Shot]) -> None:
    game, state = play.game, play.state
    way = direction_of(game, state, part.unit, part.hex, shot.target)
    held = 0
    if shot.shared and kind not in (APPROACH, PRE_ASSAULT):
        before = held_back(game, state, part.unit, part.hex, shot.target, kind, part.sections)
        same = [each for other in shots if other.shared for each in other.parts if each[:2] == part[:2]]
        whole = strength(game, state, part.unit, part.hex, way, part.sections)
        held = 0 if before else whole - sum(each.points for each in same)
    refused = int(is_refused_front(game, state, part.unit, part.hex, way))
    place, stack = place_of(state, part.unit, part.hex), query.stack(state, shot.target)
    row = Answered(part.unit, place, refused, kind, part.sections, held, shot.target, stack)
    notes.write(state, row)
    query.mark(state, MARKS[kind], part.unit)


class AnswerChoice(Ask):
    """C10.42.a, C10.42.f, C10.42.g, C10.13.a: the other side fires back, as many units as can and want to."""

    step = "fire.answer"
    rule = "C10.4.a"
    actions = (AnswerFire, HoldFire)

    def question(self, game: Setting, state: GbacwState, frame: Exchange) -> AnswerQuestion:
        return AnswerQuestion(self, game, state, frame)

    def seats(self, game: Setting, state: GbacwState, frame: Exchange) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Exchange) -> dict[str, object]:
        return {"kind": kind_of_answer(frame), "unit": frame.unit, "hexes": list(frame.hexes), "side": frame.side}

    def why_not(
        self, game: Setting, state: GbacwState, frame: Exchange, seat: int, action: AnswerFire | HoldFire
    ) -> Refusal | None:
        return self.question(game, state, frame).why_not(seat, action)

    def proposals(self, game: Setting, state: GbacwState, frame: Exchange, seat: int) -> Iterator[Any]:
        return self.question(game, state, frame).proposals(seat)

    def apply(self, play: Play, frame: Exchange, seat: int, action: AnswerFire | HoldFire) -> None:
        if isinstance(action, AnswerFire):
            take_answer(play, frame, action)
            return
        play.tell("fire_held", "C10.13.a", side=frame.side)
        end_answers(play, frame)


FLOW.choice(AnswerChoice)


class AnswerQuestion(AskQuestion):
    """Who may answer, and how; ranged once for all of them."""

    __slots__ = ("_look",)

    def __init__(self, choice: AnswerChoice, game: Setting, state: GbacwState, frame: Exchange) -> None:
        super().__init__(choice, game, state, frame)
        self._look = Ranging(game, state)

    def judge(self, seat: int, action: AnswerFire | HoldFire) -> Refusal | None:
        """C10.15.b: who has begun to divide its Pre-Assault Fire goes on with it."""
        if isinstance(action, AnswerFire):
            return why_not(self._look, self.frame, action)
        divides = self.frame.kind == PRE_ASSAULT
        unit = unfinished(self._look, read_shots(self.frame.shots)) if divides else NO_UNIT
        return Refusal("C10.15.b", "shares_left", {"unit": unit}) if unit >= 0 else None

    def proposals(self, seat: int) -> Iterator[Any]:
        yield HoldFire()
        yield from answers(self._look, self.frame)
