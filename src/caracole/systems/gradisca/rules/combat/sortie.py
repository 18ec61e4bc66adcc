"""A night sortie (12): a few men of a garrison fall upon the besiegers and are back before dawn.

One round of Field Combat (7.1) with its dice, hits and Commander checks, but fought from the Fortress: nobody changes
his zone, nobody retreats, no zone is won.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from caracole.kernel import Refusal, StepFrame
from caracole.kernel.bits import mask_of, random_subset
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import Sally
from caracole.systems.gradisca.rules.activation.windows import window
from caracole.systems.gradisca.rules.combat.field import firing_line, roll_fire, value_notes
from caracole.systems.gradisca.rules.combat.losses import (
    FIELD,
    capacity,
    eliminate,
    eliminate_all,
    push_commander_checks,
    push_hits,
)
from caracole.systems.gradisca.rules.combat.mines import remove_one_mine
from caracole.systems.gradisca.rules.components.numbers import NOWHERE, Unit, Zone, each_unit, each_zone
from caracole.systems.gradisca.rules.components.theatre import WALL
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.forts.camp import camp_left_alone
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


class Sortie(StepFrame):
    """A sortie of ``side``; hits are counted by who suffered them: those of the garrison first."""

    __slots__ = ("fortress", "hits", "most", "party", "penalty", "seat", "side", "zone")

    def __init__(
        self,
        step: str,
        seat: int,
        side: int,
        most: int,
        penalty: int,
        fortress: Zone = NOWHERE,
        zone: Zone = NOWHERE,
        party: int = 0,
        hits: tuple[int, int] = (0, 0),
    ) -> None:
        self.step = step
        self.seat = seat
        self.side = side
        self.most = most
        """how many units may take part"""
        self.penalty = penalty
        """what is added to the values of the units outside: less than 0"""
        self.fortress = fortress
        self.zone = zone
        self.party = party
        self.hits = hits

    def twin(self) -> Sortie:
        return Sortie(
            self.step, self.seat, self.side, self.most, self.penalty, self.fortress, self.zone, self.party, self.hits
        )


FLOW.frame(Sortie)


def start_sortie(play: Play, seat: int, side: int, most: int, penalty: int) -> None:
    """The player says from where, against whom and with whom."""
    play.push(Sortie("sortie.choose", seat, side, most, penalty))


def possible_sorties(game: Setting, state: GradiscaState, side: int) -> list[tuple[Zone, Zone]]:
    """(Fortress, zone): there is somebody to lead out, and enemy combat units before the wall."""
    theatre = game.theatre
    return [
        (fortress, zone)
        for fortress in each_zone(theatre.fortresses & state.held[side])
        if at_hand(game, state, side, fortress) & theatre.line
        for zone, border in theatre.border_to[fortress].items()
        if state.kinds[border] == WALL and query.enemies_in(game, state, side, zone) & theatre.combat
    ]


def at_hand(game: Setting, state: GradiscaState, side: int, fortress: Zone) -> int:
    """Combat units of the garrison, of whatever Command, that were not activated this turn."""
    return query.units_of(game, state, side, fortress) & game.theatre.combat & ~state.activated


def why_not_sally(game: Setting, state: GradiscaState, frame: Sortie, action: Sally) -> Refusal | None:
    """G12.a: one to so many units, infantry or cavalry among them (G6.k), and at most one Commander of the garrison,
    whether he has acted or not."""
    theatre, units = game.theatre, mask_of(action.units)
    if (action.fortress, action.to) not in possible_sorties(game, state, frame.side):
        return Refusal("G12.a", "no_sortie_there", {"fortress": action.fortress, "to": action.to})
    if not units or units.bit_count() != len(action.units):
        return Refusal("G12.a", "name_each_unit_once")
    if len(action.units) > frame.most:
        return Refusal("G12.a", "too_many_units", {"count": frame.most})
    others = units & ~at_hand(game, state, frame.side, action.fortress)
    if others:
        return Refusal("G12.a", "not_for_the_sortie", {"unit": each_unit(others)[0]})
    if not units & theatre.line:
        return Refusal("G6.k", "needs_escort", {"to": action.to})
    if action.commander is not None:
        there = query.units_of(game, state, frame.side, action.fortress) & theatre.commanders
        if not there >> action.commander & 1:
            return Refusal("G12.a", "commander_not_there", {"commander": action.commander, "zone": action.fortress})
    return None


class ChooseSortie(Ask):
    """12: from which Fortress, into which zone, with whom."""

    step = "sortie.choose"
    rule = "G12.a"
    complete = False  # any units of the garrison may go together
    actions = (Sally,)

    def seats(self, game: Setting, state: GradiscaState, frame: Sortie) -> tuple[int, ...]:
        return (frame.seat,)

    def about(self, game: Setting, state: GradiscaState, frame: Sortie) -> dict[str, Any]:
        return {"count": frame.most}

    def why_not(self, game: Setting, state: GradiscaState, frame: Sortie, seat: int, action: Sally) -> Refusal | None:
        return why_not_sally(game, state, frame, action)

    def proposals(self, game: Setting, state: GradiscaState, frame: Sortie, seat: int) -> Iterator[Sally]:
        """The best men, each alone, with and without each Commander."""
        for fortress, zone in possible_sorties(game, state, frame.side):
            there = each_unit(at_hand(game, state, frame.side, fortress) & ~game.theatre.engineers)
            best = sorted(there, key=lambda unit: (-query.fire_value(game, state, unit, True), unit))[: frame.most]
            parties = [tuple(sorted(best)), *((unit,) for unit in there)]
            leaders = each_unit(query.units_of(game, state, frame.side, fortress) & game.theatre.commanders)
            for party in dict.fromkeys(parties):
                for leader in (*leaders, None):
                    yield Sally(fortress, zone, party, leader)

    def sample(self, game: Setting, state: GradiscaState, frame: Sortie, seat: int, rng: Random) -> Sally:
        ways = possible_sorties(game, state, frame.side)
        fortress, zone = ways[int(rng.random() * len(ways))]
        party = each_unit(random_subset(at_hand(game, state, frame.side, fortress), rng))[: frame.most]
        action = Sally(fortress, zone, tuple(party), None)
        if why_not_sally(game, state, frame, action) is None:
            return action
        chosen: Sally = super().sample(game, state, frame, seat, rng)
        return chosen

    def apply(self, play: Play, frame: Sortie, seat: int, action: Sally) -> None:
        party = mask_of(action.units)
        play.state.activated |= party
        leader = 0 if action.commander is None else 1 << action.commander
        play.tell(
            "sortie_began",
            "G12.a",
            side=frame.side,
            fortress=action.fortress,
            zone=action.to,
            units=party | leader,
        )
        later = play.go(frame, "sortie.fire")
        later.fortress = action.fortress
        later.zone = action.to
        later.party = party | leader
        window(play, "dice")


FLOW.choice(ChooseSortie)


def outside(game: Setting, state: GradiscaState, frame: Sortie) -> int:
    """Those who are attacked."""
    return query.enemies_in(game, state, frame.side, frame.zone)


def inside(state: GradiscaState, frame: Sortie) -> int:
    """Those of the party who are left."""
    return frame.party & state.at[frame.fortress]


@FLOW.auto("sortie.fire")
def fight(play: Play, frame: Sortie) -> None:
    """Both fire at once, as in Field Combat; Forts and Town do not count, and the units surprised (not their
    Commanders) fire with less. A hit of the garrison costs the besieger a mine on that wall."""
    game, state = play.game, play.state
    units = play.theatre.combat
    ours, theirs = inside(state, frame), outside(game, state, frame)
    our_line = firing_line(game, state, ours, True, frame.zone)
    our_notes = value_notes(game, state, ours, True, frame.zone)
    our_hits, our_burst = roll_fire(play, our_line, frame.side, notes=our_notes)
    line = [
        (unit, max(0, value + (frame.penalty if units >> unit & 1 else 0)))
        for unit, value in firing_line(game, state, theirs, False, frame.zone)
    ]
    their_notes = value_notes(game, state, theirs, False, frame.zone)

    def surprised(unit: Unit) -> list[tuple[str, int]]:
        return [*their_notes(unit), *([("G12.a", frame.penalty)] if units >> unit & 1 else [])]

    their_hits, their_burst = roll_fire(play, line, 1 - frame.side, notes=surprised)
    for unit in our_burst + their_burst:
        eliminate(play, unit, "G7.4.f")
    if our_hits:
        remove_one_mine(play, 1 - frame.side, frame.zone, frame.fortress)
    our_hits = min(our_hits, capacity(game, state, outside(game, state, frame), FIELD))
    their_hits = min(their_hits, capacity(game, state, inside(state, frame), FIELD))
    play.go(frame, "sortie.commanders").hits = (their_hits, our_hits)
    push_hits(play, 1 - frame.side, outside(game, state, frame), our_hits, FIELD)
    push_hits(play, frame.side, inside(state, frame), their_hits, FIELD)


@FLOW.auto("sortie.commanders")
def check_commanders(play: Play, frame: Sortie) -> None:
    """G7.1.l: a side that took a hit checks its Commanders, those who were in it."""
    play.go(frame, "sortie.end")
    leaders = play.theatre.commanders
    if frame.hits[1]:
        push_commander_checks(play, 1 - frame.side, outside(play.game, play.state, frame) & leaders)
    if frame.hits[0]:
        push_commander_checks(play, frame.side, inside(play.state, frame) & leaders)


@FLOW.auto("sortie.end")
def end_sortie(play: Play, frame: Sortie) -> None:
    """G7.1.q: who is left alone among enemies falls; a Camp that is left alone is lost (G24.h). The others go home."""
    play.pop()
    ours, theirs = inside(play.state, frame), outside(play.game, play.state, frame)
    fighting = play.theatre.fighting
    if ours & fighting and not theirs & fighting:
        eliminate_all(play, theirs, "G7.1.q")
    elif theirs & fighting and not ours & fighting:
        eliminate_all(play, ours, "G7.1.q")
    camp_left_alone(play, 1 - frame.side, frame.zone, "G24.h")
    play.tell("sortie_ended", "G12.a", side=frame.side, fortress=frame.fortress, zone=frame.zone, hits=list(frame.hits))
