"""10.17, 10.42 The exchange of fire: shots are declared, answered, rolled volley by volley, and applied.

    fire.open     the shots of the acting side stand
    fire.ask      could anybody answer? what has that side said in advance?
    fire.answer   the other side answers, one unit at a time (``nonphasing``)
    fire.volley   the next volley is rolled: the acting side first, then the answers, each in the order declared
    fire.apply    its results in the order rolled: friends in danger (10.26), then the target
    fire.react    the target may turn (9.61); who did may answer now
    fire.close    ammunition, advance after fire

The kinds of fire without a shot of the acting side (10.43 to 10.45) begin at ``fire.ask``. Dice: the fire dice of a
volley in the order above, then result by result what the results ask for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from caracole.kernel import StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.battle.ambush import note_fire
from caracole.systems.gbacw.rules.components.charts import read_code
from caracole.systems.gbacw.rules.components.drm import listed, total
from caracole.systems.gbacw.rules.components.numbers import NO_UNIT, Hex, Unit
from caracole.systems.gbacw.rules.components.terrain import SHELL, SMALL_ARMS
from caracole.systems.gbacw.rules.fire import ammunition, los_units
from caracole.systems.gbacw.rules.fire.modifiers import modifiers, table_for
from caracole.systems.gbacw.rules.fire.shots import PHASING, PRE_ASSAULT, WITHDRAWAL, Shot, read_shots, strength_now
from caracole.systems.gbacw.rules.fire.spencer import ALTERNATING, SPENCERS_FIRST, volley_of
from caracole.systems.gbacw.rules.flow import FLOW, Play
from caracole.systems.gbacw.rules.movement.movement import ONE_HEX
from caracole.systems.gbacw.rules.orders.orders_change import struck
from caracole.systems.gbacw.rules.orders.reserve import fired_upon
from caracole.systems.gbacw.rules.results import advance, results
from caracole.systems.gbacw.rules.results.second_disorder import SHAKEN_TWICE
from caracole.systems.gbacw.rules.state import GbacwState, Mark

VOLLEYS_APART: Final = 100
"""C10.41.e: without a shot of the acting side, one shot after the other, each with its own volleys: C14.35.a, C14.36.a:
of Spencers both before the move or the assault goes on."""

BEFORE_ANSWERS: Final = 0
BEFORE_REACTIONS: Final = 1
TO_THE_END: Final = 2
"""The stages of an exchange."""

LAST_VOLLEY: Final = {BEFORE_ANSWERS: SPENCERS_FIRST, BEFORE_REACTIONS: ALTERNATING}
AFTER_STAGE: Final = {BEFORE_ANSWERS: "fire.ask", BEFORE_REACTIONS: "fire.react", TO_THE_END: "fire.close"}


class Exchange(StepFrame):
    """Fire and its answers; ``shots`` are rows for ``read_shots``."""

    __slots__ = (
        "condition",
        "continued",
        "dice",
        "hexes",
        "kind",
        "noted",
        "own",
        "reacted",
        "rolled",
        "shots",
        "side",
        "stage",
        "turned_from",
        "unit",
        "units",
        "volley",
    )

    def __init__(
        self,
        step: str,
        kind: str,
        side: int,
        unit: Unit,
        hexes: tuple[Hex, ...],
        shots: tuple[Any, ...] = (),
        own: int = 0,
        turned_from: int = 99,
        noted: int = 0,
        stage: int = BEFORE_ANSWERS,
        volley: int = -1,
        rolled: tuple[tuple[int, int, str], ...] = (),
        dice: tuple[tuple[int, int, int], ...] = (),
        units: tuple[Unit, ...] = (),
        continued: bool = False,
        reacted: int = 0,
        condition: tuple[int, ...] = (),
    ) -> None:
        self.step = step
        self.kind = kind
        self.side = side
        """The side that answers."""
        self.unit = unit
        """The unit that fires, moves or assaults."""
        self.hexes = hexes
        """Where answers may be aimed."""
        self.shots = shots
        self.own = own
        """So many of the shots are the acting side's."""
        self.turned_from = turned_from
        """From this shot on they answer after a reaction."""
        self.noted = noted
        """The answers among so many shots are remembered (10.41)."""
        self.stage = stage
        self.volley = volley
        """The last volley that was rolled."""
        self.rolled = rolled
        """Results that wait: shot, die, code."""
        self.dice = dice
        """All dice of the exchange: shot, round, die."""
        self.units = units
        """Who is hit, top first, if not the whole stack (10.43, 10.44)."""
        self.continued = continued
        """Pre-Assault Fire at a Continued Assault (C10.43.e)."""
        self.reacted = reacted
        """Units that had reacted before this exchange."""
        self.condition = condition
        """How the mover was before it was fired at (C10.44.c)."""

    def twin(self) -> Exchange:
        return Exchange(
            self.step,
            self.kind,
            self.side,
            self.unit,
            self.hexes,
            self.shots,
            self.own,
            self.turned_from,
            self.noted,
            self.stage,
            self.volley,
            self.rolled,
            self.dice,
            self.units,
            self.continued,
            self.reacted,
            self.condition,
        )


FLOW.frame(Exchange)


def open_exchange(play: Play, unit: Unit, shots: Sequence[Shot]) -> None:
    """C10.42.g: a fire of the acting side is declared; its exchange begins."""
    origins = tuple(dict.fromkeys(part.hex for shot in shots for part in shot.parts))
    side = 1 - play.field.units[unit].side
    reacted = play.state.marks[Mark.REACTED]
    play.push(Exchange("fire.open", PHASING, side, unit, origins, tuple(shots), len(shots), reacted=reacted))


@FLOW.auto("fire.open")
def open_fire(play: Play, frame: Exchange) -> None:
    """It is told; C14.31.a: then Spencers fire at once, all others wait for the answers."""
    play.go(frame, "fire.volley")
    shots = read_shots(frame.shots)
    for shot in reversed(shots):
        _wake_reserve(play, shot)
    for shot in shots:
        play.tell(
            "fire_declared",
            "C10.42.g",
            units=[part.unit for part in shot.parts],
            target=shot.target,
            points=shot.points,
            rapid=shot.rapid,
        )


def _wake_reserve(play: Play, shot: Shot) -> None:
    """C6.34.b: who is aimed at from near enough rests no more, before the fire is resolved."""
    fired_upon(play, query.stack(play.state, shot.target), play.field.grid.distance(shot.origin, shot.target))


# --- rolling ---------------------------------------------------------------------------------------------------------


def _rounds(frame: Exchange) -> list[tuple[int, int, Shot, int]]:
    """Every round of every shot: (its volley, number of the shot, shot, round)."""
    shots = read_shots(frame.shots)
    own = shots[: frame.own]
    found = []
    for number, shot in enumerate(shots):
        for round in range(shot.rounds):
            if own:
                turned = number >= frame.turned_from
                volley = volley_of(shot, round, own, answers=number >= frame.own, turned=turned)
            else:
                volley = VOLLEYS_APART * number + round
            found.append((volley, number, shot, round))
    return found


@FLOW.auto("fire.volley")
def fire_volley(play: Play, frame: Exchange) -> None:
    """C10.17.b, C10.42.d: all dice of a volley are rolled before any of its results is applied, with the strength and
    state of before; C10.15.d: one for each part of a divided fire."""
    rounds = _rounds(frame)
    volley = min((row[0] for row in rounds if row[0] > frame.volley), default=-1)
    if volley < 0 or volley > LAST_VOLLEY.get(frame.stage, volley):
        play.go(frame, AFTER_STAGE[frame.stage])
        return
    rolled, dice, fired = [], [], []
    for _, number, shot, round in (row for row in rounds if row[0] == volley):
        firing = _who_fires(play, shot, round)
        if firing is None:
            continue
        fired += [part.unit for part in firing.parts]
        if not _is_target_there(play, firing):
            die = _fire_at_nothing(play, firing, round)
            dice += [(number, round, die)] if die >= 0 else []
            continue
        die, code = _roll(play, frame, firing)
        rolled.append((number, die, code))
        dice.append((number, round, die))
    note_fire(play, fired)
    later = play.go(frame, "fire.apply")
    later.volley = volley
    later.rolled = tuple(rolled)
    later.dice = (*frame.dice, *dice)


def _who_fires(play: Play, shot: Shot, round: int) -> Shot | None:
    """The shot as it is fired now. C10.45.a, C14.38.b: guns that were Disordered meanwhile do not fire; C14.3.b: nor
    Spencers a second time after a Second Disorder, whether they had to leave the hex or stand at bay. C10.15.j: with
    what is left of the strength. C10.68.g: only smooth bores fire a second time."""
    state, parts = play.state, []
    for part in shot.parts:
        if part.hex not in query.hexes_of(state, part.unit) or query.is_abandoned(state, part.unit):
            continue
        if round and shot.spencer and (part.unit,) in query.notes(state, SHAKEN_TWICE):
            continue
        sections = part.sections
        if query.is_artillery(play.game, part.unit):
            if query.is_disordered(state, part.unit):
                continue
            sections &= ammunition.rapid_sections(play.game, part.unit) if round else sections
        now = part._replace(sections=sections)
        points = strength_now(play.game, state, now)
        if points:
            parts.append(now._replace(points=points))
    return shot._replace(parts=tuple(parts)) if parts else None


def _is_target_there(play: Play, shot: Shot) -> bool:
    return query.side_at(play.game, play.state, shot.target) == 1 - play.field.units[shot.unit].side


def _fire_at_nothing(play: Play, shot: Shot, round: int) -> int:
    """C10.41.h, C10.68.h, C14.3.c: who declared has fired, though nobody is left; the die is rolled only where it may
    cost ammunition. -1 if it is not."""
    play.tell("fire_wasted", "C10.41.h", units=[part.unit for part in shot.parts], target=shot.target)
    if not ammunition.is_at_stake(play.game, play.state, shot, round):
        return -1
    return play.die("C10.41.h", "ammunition")


def _roll(play: Play, frame: Exchange, shot: Shot) -> tuple[int, str]:
    """C10.17.a: the column of the firing strength, a die, all modifiers."""
    rows = modifiers(play.game, play.state, shot, struck=first_hit(play.state, frame, shot.target))
    die = play.die("C10.17.a", "fire")
    result = table_for(play.game, shot.kind).result(die + total(rows), shot.points)
    play.tell(
        "unit_fired",
        "C10.17.a",
        units=[part.unit for part in shot.parts],
        origin=shot.origin,
        target=shot.target,
        points=shot.points,
        die=die,
        total=die + total(rows),
        result=result.code,
        modifiers=listed(rows),
    )
    return die, result.code


def first_hit(state: GbacwState, frame: Exchange, target: Hex) -> Unit:
    """C10.43.b, C10.44.e: the unit that is hit first, if it is not the top unit of the hex; otherwise NO_UNIT."""
    return next((unit for unit in frame.units if target in query.hexes_of(state, unit)), NO_UNIT)


# --- applying --------------------------------------------------------------------------------------------------------


@FLOW.auto("fire.apply")
def apply_next(play: Play, frame: Exchange) -> None:
    """RN10.42.1, C10.41.e, C10.68.e: one result after the other, as rolled. C10.26.f: on a low die friends next to the
    target over whom the fire passes check their order first."""
    if not frame.rolled:
        play.go(frame, "fire.volley")
        return
    number, die, _ = frame.rolled[0]
    shot = read_shots(frame.shots)[number]
    play.go(frame, "fire.strike")
    if die <= los_units.LARGEST_STARTLING_DIE:
        friends = endangered(play, shot)
        if friends:
            results.shake(play, friends, "friendly_fire", "C10.26.f", "friendly_fire", by=shot.unit)


def endangered(play: Play, shot: Shot) -> tuple[Unit, ...]:
    """C10.26.f: friends next to the target over whom some part of this fire passes."""
    found: list[Unit] = []
    for part in shot.parts:
        if part.hex in query.hexes_of(play.state, part.unit):
            found += los_units.friends_endangered(play.game, play.state, part.unit, part.hex, shot.target)
    return tuple(dict.fromkeys(found))


@FLOW.auto("fire.strike")
def strike(play: Play, frame: Exchange) -> None:
    """C10.17.a: the result falls on the hex; C10.41.h: if nobody is left there, it is lost. C6.26.a: small arms of the
    acting side stop a march."""
    number, _, code = frame.rolled[0]
    shot = read_shots(frame.shots)[number]
    play.go(frame, "fire.apply").rolled = frame.rolled[1:]
    if not _is_target_there(play, shot):
        play.tell("fire_wasted", "C10.41.h", units=[part.unit for part in shot.parts], target=shot.target)
        return
    if shot.kind == SMALL_ARMS and play.field.units[shot.unit].side == play.state.phasing:
        struck(play, query.stack(play.state, shot.target))
    result = read_code(code)
    if result is None or code == "-":
        return
    cause = PRE_ASSAULT if frame.kind == PRE_ASSAULT else "shell" if shot.kind == SHELL else "fire"
    here = tuple(unit for unit in frame.units if shot.target in query.hexes_of(play.state, unit))
    results.hit(play, shot.target, result, cause, shot.unit, units=here or None)


# --- reactions and the end -------------------------------------------------------------------------------------------


@FLOW.auto("fire.react")
def let_react(play: Play, frame: Exchange) -> None:
    """C10.15.e, C10.42.e, C10.68.f: after all fire of the acting side the targets may turn; whoever did answers
    then."""
    later = play.go(frame, "fire.ask")
    later.stage = TO_THE_END
    later.turned_from = len(frame.shots)
    targets = {shot.target: shot.origin for shot in read_shots(frame.shots[: frame.own])}
    for target, origin in reversed(targets.items()):
        unit = query.top(play.state, target)
        if unit >= 0 and query.side_at(play.game, play.state, target) == frame.side:
            play.moment("fire_resolved", unit=unit, origin=origin, hex=target)


@FLOW.auto("fire.close")
def close_fire(play: Play, frame: Exchange) -> None:
    """C10.91.c, C10.69.d: ammunition runs low after all fire. C10.44.c: Withdrawal Fire that told. C12.6.c: who emptied
    an adjacent hex may advance."""
    play.pop()
    shots = read_shots(frame.shots)
    ammunition.settle(play, shots, frame.dice)
    for shot in shots[frame.own :]:
        for part in shot.parts:
            query.unmark(play.state, Mark.REACTION_PENALTY, part.unit)
    if frame.kind == WITHDRAWAL and frame.condition != condition(play, frame.unit):
        query.note(play.state, ONE_HEX, frame.unit)
    _offer_advance(play, shots[: frame.own])


def condition(play: Play, unit: Unit) -> tuple[int, ...]:
    """Strength and order of a unit."""
    return play.state.strength[unit], int(query.is_disordered(play.state, unit))


def _offer_advance(play: Play, shots: Sequence[Shot]) -> None:
    state, grid = play.state, play.field.grid
    for shot in reversed(shots):
        units = tuple(
            part.unit
            for part in shot.parts
            if part.hex in query.hexes_of(state, part.unit)
            and grid.distance(part.hex, shot.target) == 1
            and not query.is_artillery(play.game, part.unit)
            and not query.has(state, Mark.FINISHED, part.unit)
        )
        if units and query.side_at(play.game, state, shot.target) < 0:
            advance.offer(play, tuple(dict.fromkeys(units)), shot.target, must=False)
