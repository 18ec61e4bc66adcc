"""Reinforcements (12, 26): groups that come onto the map, by card, from the time line or by the calendar."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import EnterAt
from caracole.systems.gradisca.rules.activation.activation import Activation
from caracole.systems.gradisca.rules.cards.cards import TARGETS, CardPlay, is_dated
from caracole.systems.gradisca.rules.cards.effects.table import effect
from caracole.systems.gradisca.rules.combat import field
from caracole.systems.gradisca.rules.combat.losses import eliminate_all
from caracole.systems.gradisca.rules.components.numbers import NOWHERE, Unit, Zone
from caracole.systems.gradisca.rules.components.theatre import Effect
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.movement.movement import is_lone
from caracole.systems.gradisca.rules.movement.zones import entered_free_zone
from caracole.systems.gradisca.rules.state import ON_FLAG, ON_TIME_LINE, GradiscaState
from caracole.systems.gradisca.rules.supply.sea import offer_sea_supply
from caracole.systems.gradisca.rules.supply.supply import check_supply
from caracole.systems.gradisca.rules.victory.victory import take_booty

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


class Arrival(StepFrame):
    """A group that comes onto the map."""

    __slots__ = ("group", "side")

    def __init__(self, step: str, group: int, side: int) -> None:
        self.step = step
        self.group = group
        self.side = side

    def twin(self) -> Arrival:
        return Arrival(self.step, self.group, self.side)


FLOW.frame(Arrival)


def group_side(game: Setting, group: int) -> int:
    """The owner of a group."""
    return int(game.theatre.side_of[game.theatre.groups[group].units[0]])


@effect("place_group")
def place_group(play: Play, frame: CardPlay, row: Effect) -> None:
    """G12.r: from the flag onto the map; G26.b: in the advanced game a dated R card played in time puts its group on
    the time line instead; after the date straight onto the map (G26.f), or by the other reading on the time line
    too."""
    group = play.theatre.names["group"].index(row.arg("group"))
    card = play.theatre.cards[frame.card]
    if not is_waiting(play.game, play.state, group):
        return  # G12.z: a due card that brings nobody
    waits = is_dated(play.game, play.state, frame.card) or play.rules.late_reinforcements_on_time_line
    if play.rules.advanced and card.reinforcement and card.only_after and waits:
        _wait_on_time_line(play, group, card.only_after)
    else:
        arrive(play, group)


def is_waiting(game: Setting, state: GradiscaState, group: int) -> bool:
    """G12.r, G12.x: somebody of the group is still among the reinforcements on the flag."""
    return any(state.zone_of[unit] == ON_FLAG for unit in game.theatre.groups[group].units)


def _nobody_comes(game: Setting, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
    if is_waiting(game, state, game.theatre.names["group"].index(row.arg("group"))):
        return None
    return Refusal("G12.x", "nobody_left_to_come")


TARGETS["place_group"] = _nobody_comes


def _wait_on_time_line(play: Play, group: int, box: int) -> None:
    state = play.state
    for unit in play.theatre.groups[group].units:
        if state.zone_of[unit] == ON_FLAG:
            state.zone_of[unit] = ON_TIME_LINE
    state.boxes = (*state.boxes, (group, box))
    play.tell("group_waits", "G26.b", group=group, turn=box)


def arrive(play: Play, group: int) -> None:
    """The owner of the group chooses among the entry zones of the card."""
    play.push(Arrival("arrival.where", group, group_side(play.game, group)))


@FLOW.auto("arrival.where")
def where_to_arrive(play: Play, frame: Arrival) -> None:
    """One entry zone: there; more: ask."""
    entries = play.theatre.groups[frame.group].entries
    if len(entries) == 1:
        play.pop()
        come_in(play, frame.group, entries[0])
    else:
        play.go(frame, "arrival.choose")


class ChooseEntry(Ask):
    """12: where the group comes in."""

    step = "arrival.choose"
    rule = "G12.a"
    actions = (EnterAt,)

    def seats(self, game: Setting, state: GradiscaState, frame: Arrival) -> tuple[int, ...]:
        command = game.theatre.command_of[game.theatre.groups[frame.group].units[0]]
        return (state.control[command],)

    def about(self, game: Setting, state: GradiscaState, frame: Arrival) -> dict[str, Any]:
        return {"group": frame.group}

    def why_not(
        self, game: Setting, state: GradiscaState, frame: Arrival, seat: int, action: EnterAt
    ) -> Refusal | None:
        if action.zone in game.theatre.groups[frame.group].entries:
            return None
        return Refusal("G12.a", "no_entry_there", {"zone": action.zone})

    def proposals(self, game: Setting, state: GradiscaState, frame: Arrival, seat: int) -> Iterator[EnterAt]:
        return (EnterAt(zone) for zone in game.theatre.groups[frame.group].entries)

    def apply(self, play: Play, frame: Arrival, seat: int, action: EnterAt) -> None:
        play.pop()
        come_in(play, frame.group, action.zone)


FLOW.choice(ChooseEntry)


def come_in(play: Play, group: int, zone: Zone) -> None:
    """G4.c, G12.o: the marker of a Command new to the map goes on the Played track; G12.w: newcomers of a Command
    that was played already count as activated; G12.x: who is not waiting does not come; G12.p: enemies there mean
    combat. G26.h: between the turns the same, but the track then still shows the old turn and is emptied before the
    next draw, so nobody counts as activated."""
    game, state, theatre = play.game, play.state, play.theatre
    side = group_side(game, group)
    in_turn = query.active_side(state) is not None
    units = 0
    for unit in theatre.groups[group].units:
        if state.zone_of[unit] not in (ON_FLAG, ON_TIME_LINE):
            continue
        put_on_map(play, unit, zone, in_turn)
        units |= 1 << unit
    if not units:
        return
    play.tell("group_arrived", "G12.r", side=side, group=group, units=units, zone=zone)
    _with_the_group(play, group, side, zone, in_turn)
    enemies = query.enemies_in(game, state, side, zone)
    if enemies and not play.rules.booty_needs_empty_zone:  # G13.d: as on the march
        take_booty(play, side, zone)
    if not enemies:
        entered_free_zone(play, side, zone, units)
    elif is_lone(game, enemies) and units & theatre.combat:
        eliminate_all(play, enemies, "G6.l")
        entered_free_zone(play, side, zone, units)
    else:
        field.start_battle(play, side, zone, units, NOWHERE, field.LANDING)  # G12.y: no recall


def put_on_map(play: Play, unit: Unit, zone: Zone, in_turn: bool) -> None:
    """G4.c, G12.o, G12.w: one newcomer, and what becomes of the marker of his Command. Where the scenario says that
    newcomers wait, they count as activated whatever the marker says."""
    state, command = play.state, play.theatre.command_of[unit]
    if not query.command_on_map(play.game, state, command) and not is_active_command(state, command):
        state.played |= 1 << command
        play.tell("command_enters", "G12.o", command=command)
    query.place(play, unit, zone)
    if in_turn and (play.theatre.scenario.newcomers_wait or state.played >> command & 1):
        state.activated |= 1 << unit


def _with_the_group(play: Play, group: int, side: int, zone: Zone, in_turn: bool) -> None:
    """What the card that brings a group adds in the advanced game, whether it comes at once or from the time line: a
    zone whose units count as supplied until the end of the turn; leave to move the sea-supply marker to where it landed
    (between the turns it is placed anyway)."""
    row = play.game.arrival_effects.get(play.theatre.groups[group].id)
    if row is None or not play.rules.advanced:
        return
    for slug in row.arg("supplies", ()):
        place = play.theatre.zone_numbers.get(slug)
        if place is not None:
            query.put_in_force(play.state, "supplied", side, slug, play.state.turn)
            play.tell("zone_supplied", "G12.a", side=side, zone=place)
            check_supply(play, side, query.units_of(play.game, play.state, side, place), place, "G12.a")
    if row.arg("sea_supply") and in_turn:
        offer_sea_supply(play, group, zone)


def is_active_command(state: GradiscaState, command: int) -> bool:
    """Its marker is the one being played."""
    activation = query.find_frame(state, Activation)
    return activation is not None and activation.command == command
