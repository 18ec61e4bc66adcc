"""7.1 Field Combat, with 18 (several rounds) and 19.1 (difficult terrain) of the advanced game.

One ``Battle`` runs through the steps of G7.1.p: values, dice, burst guns, deductions, hits, Commanders, those left
alone, the end of the round, and the consequences. A landing (12) and an incursion (25.2) are battles of another manner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import FightOn, RetreatTo, StandFast
from caracole.systems.gradisca.rules.activation.windows import window
from caracole.systems.gradisca.rules.combat.losses import (
    FIELD,
    capacity,
    eliminate,
    eliminate_all,
    push_commander_checks,
    push_hits,
)
from caracole.systems.gradisca.rules.combat.retreat import push_retreat, retreat_units, send_back, why_not_retreat
from caracole.systems.gradisca.rules.components.numbers import NOWHERE, Unit, Zone, each_unit
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.forts.camp import camp_left_alone
from caracole.systems.gradisca.rules.forts.forts import deduction, forts_fall, town_falls
from caracole.systems.gradisca.rules.sequence.teams import decide_seat
from caracole.systems.gradisca.rules.state import GradiscaState
from caracole.systems.gradisca.rules.victory.victory import take_booty

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting

FIELD_COMBAT: Final = "field"
LANDING: Final = "landing"
INCURSION: Final = "incursion"
"""Where a landing force came from: there is no way back (G12.q)."""


class Battle(StepFrame):
    """A combat in a zone. Hits are counted by who suffered them: attacker first."""

    __slots__ = (
        "answers",
        "attackers",
        "callers",
        "calls_left",
        "deciders",
        "manner",
        "origins",
        "round_hits",
        "rounds",
        "several",
        "side",
        "total_hits",
        "zone",
    )

    def __init__(
        self,
        step: str,
        zone: Zone,
        side: int,
        manner: str,
        attackers: int,
        origins: tuple[tuple[Unit, Zone], ...],
        callers: tuple[Unit, ...] = (),
        calls_left: int = 0,
        several: bool = False,
        rounds: int = 0,
        round_hits: tuple[int, int] = (0, 0),
        total_hits: tuple[int, int] = (0, 0),
        answers: tuple[int, int] = (-1, -1),
        deciders: tuple[int, int] = (-1, -1),
    ) -> None:
        self.step = step
        self.zone = zone
        self.side = side
        """the attacker"""
        self.manner = manner
        self.attackers = attackers
        self.origins = origins
        """(unit, zone it entered from), recalled units included"""
        self.callers = callers
        """Commanders who may still recall"""
        self.calls_left = calls_left
        self.several = several
        self.rounds = rounds
        self.round_hits = round_hits
        self.total_hits = total_hits
        self.answers = answers
        self.deciders = deciders

    def twin(self) -> Battle:
        return Battle(
            self.step,
            self.zone,
            self.side,
            self.manner,
            self.attackers,
            self.origins,
            self.callers,
            self.calls_left,
            self.several,
            self.rounds,
            self.round_hits,
            self.total_hits,
            self.answers,
            self.deciders,
        )


FLOW.frame(Battle)


def attackers(frame: Battle, state: GradiscaState) -> int:
    """G7.1.a: those who entered and are still there."""
    return frame.attackers & state.at[frame.zone]


def defenders(game: Setting, frame: Battle, state: GradiscaState) -> int:
    """G7.1.c: all units of the other side in the zone, of whatever Command; a Camp has no part in it (G24.d)."""
    return query.enemies_in(game, state, frame.side, frame.zone)


def start_battle(
    play: Play, side: int, zone: Zone, units: int, origin: Zone, manner: str, may_recall: bool = False
) -> None:
    """7.b: units have entered a zone with enemy combat units. With a Commander the recall comes first (17)."""
    callers: tuple[Unit, ...] = ()
    if may_recall and play.rules.advanced and manner == FIELD_COMBAT:
        callers = tuple(each_unit(units & play.theatre.commanders))
    origins = tuple((unit, origin) for unit in each_unit(units))
    play.tell("battle_began", "G7.b", side=side, zone=zone, units=units)
    play.push(Battle("battle.open", zone, side, manner, units, origins, callers))


def is_long_battle(game: Setting, state: GradiscaState, frame: Battle) -> bool:
    """G18.a, G18.f: six combat units together (by the other editions six on each side), judged once, after recall."""
    if not game.rules.advanced or frame.manner == INCURSION:
        return False
    ours = (attackers(frame, state) & game.theatre.combat).bit_count()
    theirs = (defenders(game, frame, state) & game.theatre.combat).bit_count()
    needed = game.charts.combat.several_rounds_from
    if game.rules.six_units_each_for_several_rounds:
        return bool(min(ours, theirs) >= needed)
    return bool(ours + theirs >= needed)


# --- fire ------------------------------------------------------------------------------------------------------------


def combat_value(
    game: Setting, state: GradiscaState, unit: Unit, attacking: bool, zone: Zone, with_engineers: bool
) -> tuple[int, list[tuple[str, int]]]:
    """The value a unit fires with in Field Combat and the modifiers that made it, each with its rule."""
    theatre, charts, bit = game.theatre, game.charts, 1 << unit
    notes: list[tuple[str, int]] = []
    if theatre.commanders & bit:
        value = query.leadership(game, state, unit)
        rule = "G19.1.b"
        lowered = game.rules.difficult_lowers_commanders
    else:
        value = query.fire_value(game, state, unit, attacking)
        rule = "G19.1.a"
        lowered = True
        if theatre.artillery & bit and not with_engineers and game.rules.engineers_serve_every_fire:
            alone = charts.combat.artillery_without_engineers
            notes.append(("G7.4.d", alone - value))
            value = alone
    difficult = game.rules.advanced and attacking and theatre.zones[zone].difficult  # G19.1.d: not in the basic game
    if difficult and lowered and value >= charts.combat.difficult_lowers_from:
        notes.append((rule, -charts.combat.difficult_loss))
        value -= charts.combat.difficult_loss
    return value, notes


def firing_line(game: Setting, state: GradiscaState, units: int, attacking: bool, zone: Zone) -> list[tuple[Unit, int]]:
    """(unit, value) for all who fire: combat units and Commanders (G7.1.b, G7.1.c), guns among them (G7.4.a), also
    those of a garrison that is stormed (G7.4.g); engineers never (G7.1.d)."""
    with_engineers = bool(units & game.theatre.engineers)  # G7.4.c, G7.4.i
    return [
        (unit, combat_value(game, state, unit, attacking, zone, with_engineers)[0])
        for unit in each_unit(units & ~game.theatre.engineers)
    ]


def value_notes(
    game: Setting, state: GradiscaState, units: int, attacking: bool, zone: Zone
) -> Callable[[Unit], list[tuple[str, int]]]:
    """What changed the value of each of these units, by rule."""
    with_engineers = bool(units & game.theatre.engineers)
    return lambda unit: combat_value(game, state, unit, attacking, zone, with_engineers)[1]


def roll_fire(
    play: Play,
    line: list[tuple[Unit, int]],
    side: int,
    rule: str = "G7.1.e",
    target: Zone = NOWHERE,
    notes: Callable[[Unit], list[tuple[str, int]]] | None = None,
) -> tuple[int, list[Unit]]:
    """G7.1.e: one die per firing unit; ``target`` is the zone if it is another one. Returns the hits and the guns that
    burst (G7.4.f). ``notes`` says what changed the value of a unit; it is asked only if somebody listens."""
    if not line:
        return 0, []
    dice = play.dice.rolls(len(line), 6, rule, "fire")
    hits = sum(1 for (_, value), die in zip(line, dice, strict=True) if die <= value)
    bursts_on = play.game.charts.combat.artillery_bursts_on
    burst = [
        unit
        for (unit, _), die in zip(line, dice, strict=True)
        if die == bursts_on and play.theatre.artillery >> unit & 1
    ]
    if play.emit is not None:
        play.tell(
            "units_fired",
            rule,
            side=side,
            units=[unit for unit, _ in line],
            values=[value for _, value in line],
            dice=list(dice),
            hits=hits,
            to=target,
            beside={"modifiers": [[list(note) for note in notes(unit)] if notes else [] for unit, _ in line]},
        )
    return hits, burst


@FLOW.auto("battle.fire")
def fight_round(play: Play, frame: Battle) -> None:
    """G7.1.f: both sides fire at once (an incursion is not answered, G25.2.c); burst guns go; Forts and Town deduct
    from the attacker's hits only (G7.1.g, G7.1.h); then the owners distribute. Every round alike (G18.b, G18.g).

    G7.1.s: what counts for the retreat are the net hits, neither burst guns nor hits that nobody is left to take.
    """
    game, state = play.game, play.state
    ours, theirs = attackers(frame, state), defenders(game, frame, state)
    our_line = firing_line(game, state, ours, True, frame.zone)
    their_line = [] if frame.manner == INCURSION else firing_line(game, state, theirs, False, frame.zone)
    our_notes = value_notes(game, state, ours, True, frame.zone)
    their_notes = value_notes(game, state, theirs, False, frame.zone)
    our_hits, our_burst = roll_fire(play, our_line, frame.side, notes=our_notes)
    their_hits, their_burst = roll_fire(play, their_line, 1 - frame.side, notes=their_notes)
    for unit in our_burst + their_burst:
        eliminate(play, unit, "G7.4.f")  # G7.4.h: gone before hits are given
    off = min(our_hits, deduction(game, state, 1 - frame.side, frame.zone))
    if off:
        play.tell("hits_deducted", "G7.1.g", zone=frame.zone, hits=off)
    # G7.1.j: what no combat unit is left to take is lost, and was not suffered
    our_hits = min(our_hits - off, capacity(game, state, defenders(game, frame, state), FIELD))
    their_hits = min(their_hits, capacity(game, state, attackers(frame, state), FIELD))
    suffered = (their_hits, our_hits)
    totals = (frame.total_hits[0] + suffered[0], frame.total_hits[1] + suffered[1])
    later = play.go(frame, "battle.commanders")
    later.rounds = frame.rounds + 1
    later.round_hits = suffered
    later.total_hits = totals
    push_hits(play, 1 - frame.side, defenders(game, frame, state), our_hits, FIELD)
    push_hits(play, frame.side, attackers(frame, state), their_hits, FIELD)


@FLOW.auto("battle.commanders")
def check_commanders(play: Play, frame: Battle) -> None:
    """G7.1.l, G18.g: after every round each side that took a net hit checks its Commanders. Their loss is no hit and
    changes no total (G7.3.b)."""
    play.go(frame, "battle.alone")
    leaders = play.theatre.commanders
    if frame.round_hits[1]:
        push_commander_checks(play, 1 - frame.side, defenders(play.game, frame, play.state) & leaders)
    if frame.round_hits[0]:
        push_commander_checks(play, frame.side, attackers(frame, play.state) & leaders)


@FLOW.auto("battle.alone")
def eliminate_those_left_alone(play: Play, frame: Battle) -> None:
    """G7.1.q: Commanders and engineers without infantry, cavalry or artillery fall to a side that has some."""
    ours, theirs = attackers(frame, play.state), defenders(play.game, frame, play.state)
    fighting = play.theatre.fighting
    if ours & fighting and not theirs & fighting:
        eliminate_all(play, theirs, "G7.1.q")
    elif theirs & fighting and not ours & fighting:
        eliminate_all(play, ours, "G7.1.q")
    play.go(frame, "battle.judge")


@FLOW.auto("battle.judge")
def judge_round(play: Play, frame: Battle) -> None:
    """G7.1.m, G18.h: a wipe-out ends it. G18.c, G18.d: else, in a long battle, the winner of the round decides, or both
    if they suffered alike."""
    ours, theirs = attackers(frame, play.state), defenders(play.game, frame, play.state)
    if not ours or not theirs or not frame.several:
        play.go(frame, "battle.ended")
        return
    suffered = frame.round_hits
    our_seat = decide_seat(play, frame.side, ours) if suffered[0] <= suffered[1] else -1
    their_seat = decide_seat(play, 1 - frame.side, theirs) if suffered[1] <= suffered[0] else -1
    later = play.go(frame, "battle.more")
    later.deciders = (our_seat, their_seat)
    later.answers = (-1, -1)


class AnotherRound(Ask):
    """18: go on or end. With equal hits both answer, unseen by each other, and both must want it (G18.c)."""

    step = "battle.more"
    rule = "G18.c"
    actions = (FightOn,)

    def seats(self, game: Setting, state: GradiscaState, frame: Battle) -> tuple[int, ...]:
        return tuple(
            seat for seat, answer in zip(frame.deciders, frame.answers, strict=True) if seat >= 0 and answer < 0
        )

    def about(self, game: Setting, state: GradiscaState, frame: Battle) -> dict[str, Any]:
        return {"zone": frame.zone, "round_hits": list(frame.round_hits), "total_hits": list(frame.total_hits)}

    def why_not(self, game: Setting, state: GradiscaState, frame: Battle, seat: int, action: FightOn) -> Refusal | None:
        return None

    def proposals(self, game: Setting, state: GradiscaState, frame: Battle, seat: int) -> Iterator[FightOn]:
        yield FightOn(True)
        yield FightOn(False)

    def apply(self, play: Play, frame: Battle, seat: int, action: FightOn) -> None:
        role = frame.deciders.index(seat)
        row = query.put(frame.answers, role, int(action.again))
        frame = frame._replace(answers=(row[0], row[1]))
        asked = [answer for decider, answer in zip(frame.deciders, frame.answers, strict=True) if decider >= 0]
        if -1 in asked:
            play.go(frame, "battle.more")
            return
        again = all(asked)
        rule = "G18.c" if len(asked) == 2 else "G18.d"
        # the second of two secret answers learns the first: undo stops here
        play.tell("round_decided", rule, reveals=len(asked) == 2, zone=frame.zone, again=again)
        play.go(frame, "battle.fire" if again else "battle.ended")
        if again:
            window(play, "dice")


FLOW.choice(AnotherRound)


# --- the end of the battle -------------------------------------------------------------------------------------------


@FLOW.auto("battle.ended")
def end_battle(play: Play, frame: Battle) -> None:
    """G7.1.m to G7.1.o, G18.e: who was wiped out, or suffered more in all, has lost; equal: the attacker."""
    game, state = play.game, play.state
    ours, theirs = attackers(frame, state), defenders(game, frame, state)
    if frame.manner == INCURSION:  # G25.2.i: nobody retreats, nothing falls; the column decides what follows
        play.pop()
        return
    if not ours and not theirs:  # G7.1.t
        play.pop()
        camp_left_alone(play, 1 - frame.side, frame.zone, "G24.h")
    elif not ours:
        _won(play, frame, 1 - frame.side)
    elif not theirs:
        _won(play, frame, frame.side)
    elif frame.total_hits[1] <= frame.total_hits[0]:
        defender_won(play, frame)
    elif game.theatre.is_fortress[frame.zone]:
        seat = decide_seat(play, 1 - frame.side, theirs)
        later = play.go(frame, "battle.stand")
        later.deciders = (-1, seat)
        later.answers = (-1, -1)
    else:
        _attacker_won(play, frame)


def _won(play: Play, frame: Battle, winner: int) -> None:
    """The battle is decided and the losers are gone."""
    play.pop()
    play.tell("battle_won", "G7.1.m", winner=winner, zone=frame.zone)
    if winner == frame.side:
        zone_is_won(play, frame.side, frame.zone, attackers(frame, play.state))


def defender_won(play: Play, frame: Battle) -> None:
    """G7.1.o, G7.3.a, G7.3.e: the attackers go back; a landing force has nowhere to go (G7.3.i, G12.q)."""
    play.pop()
    play.tell("battle_won", "G7.1.n", winner=1 - frame.side, zone=frame.zone)
    if frame.manner == LANDING and not play.rules.landing_force_eliminated:
        push_retreat(play, frame.side, frame.zone, attackers(frame, play.state))
        return
    send_back(play, frame.side, frame.zone, attackers(frame, play.state), frame.origins)


def _attacker_won(play: Play, frame: Battle) -> None:
    """G7.3.a: the defenders retreat; then the consequences (G7.1.p, last step)."""
    play.go(frame, "battle.aftermath")
    play.tell("battle_won", "G7.1.n", winner=frame.side, zone=frame.zone)
    push_retreat(play, 1 - frame.side, frame.zone, defenders(play.game, frame, play.state))


@FLOW.auto("battle.aftermath")
def aftermath(play: Play, frame: Battle) -> None:
    """The zone is the attacker's."""
    play.pop()
    zone_is_won(play, frame.side, frame.zone, attackers(frame, play.state))


def zone_is_won(play: Play, side: int, zone: Zone, units: int) -> None:
    """Forts, Town, Camp and Booty of a zone in which ``side`` has won a combat as attacker (G10.i, G10.m, G11.b,
    G13.e, G19.2.c, G24.h)."""
    if not units:
        return
    fort_was_there = bool(play.state.forts[1 - side][zone])
    forts_fall(play, side, zone, units, won_combat=True)
    town_falls(play, side, zone, fort_was_there)
    camp_left_alone(play, 1 - side, zone, "G24.h")
    take_booty(play, side, zone)


class StandInFortress(Ask):
    """G7.3.g: a garrison that must retreat may take one more hit and stay; then the attacker retreats (G7.3.h)."""

    step = "battle.stand"
    rule = "G7.3.g"
    actions = (StandFast, RetreatTo)

    def seats(self, game: Setting, state: GradiscaState, frame: Battle) -> tuple[int, ...]:
        return (frame.deciders[1],)

    def about(self, game: Setting, state: GradiscaState, frame: Battle) -> dict[str, Any]:
        return {"zone": frame.zone}

    def why_not(self, game: Setting, state: GradiscaState, frame: Battle, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, StandFast):
            return None
        return why_not_retreat(game, state, 1 - frame.side, frame.zone, action.to)

    def proposals(self, game: Setting, state: GradiscaState, frame: Battle, seat: int) -> Iterator[Any]:
        yield StandFast()
        for to in game.theatre.border_to[frame.zone]:
            yield RetreatTo(to)

    def apply(self, play: Play, frame: Battle, seat: int, action: Any) -> None:
        if isinstance(action, StandFast):
            # G7.3.k: no new Commander check, and the totals stay as they are
            play.tell("garrison_stood", "G7.3.g", zone=frame.zone)
            play.go(frame, "battle.stood")
            push_hits(play, 1 - frame.side, defenders(play.game, frame, play.state), 1, FIELD)
            return
        play.go(frame, "battle.aftermath")
        play.tell("battle_won", "G7.1.n", winner=frame.side, zone=frame.zone)
        units = defenders(play.game, frame, play.state)
        retreat_units(play, 1 - frame.side, units, frame.zone, action.to, "G7.3.a")


FLOW.choice(StandInFortress)


@FLOW.auto("battle.stood")
def garrison_stood(play: Play, frame: Battle) -> None:
    """G7.3.j: if the extra hit took the last infantry, cavalry or artillery, the garrison is wiped out and the attacker
    stays, as when nobody at all is left (G7.1.m); else the attacker retreats (G7.3.h)."""
    theirs, fighting = defenders(play.game, frame, play.state), play.theatre.fighting
    if not theirs or (attackers(frame, play.state) & fighting and not theirs & fighting):
        eliminate_all(play, theirs, "G7.3.j")
        _won(play, frame, frame.side)
    else:
        defender_won(play, frame)
