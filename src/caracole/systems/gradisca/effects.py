"""What cards do (12), and reinforcements (12, 26). One function per effect; the card data name them and their numbers.

An effect may ask a player something by pushing a frame; it is done when the stack is back at its card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.kernel import Refusal
from caracole.kernel.bits import members
from caracole.systems.gradisca import query
from caracole.systems.gradisca.actions import ChooseUnit, ChooseZone, Enough, EnterAt
from caracole.systems.gradisca.activation import Activation
from caracole.systems.gradisca.cards import TARGETS, CardPlay, is_dated, put_away
from caracole.systems.gradisca.column import Column, column_mask
from caracole.systems.gradisca.combat import field
from caracole.systems.gradisca.combat.losses import CARD, eliminate_all, push_hits, recover_unit
from caracole.systems.gradisca.flow import FLOW, Ask, Play
from caracole.systems.gradisca.morale import change_morale
from caracole.systems.gradisca.movement import is_lone
from caracole.systems.gradisca.state import ON_FLAG, ON_TIME_LINE, GradiscaState
from caracole.systems.gradisca.supply import camp_is_supplied
from caracole.systems.gradisca.teams import first_seat
from caracole.systems.gradisca.theatre import SIDES, Effect
from caracole.systems.gradisca.victory import gain_points, move_end, take_booty
from caracole.systems.gradisca.windows import ambushers
from caracole.systems.gradisca.zones import entered_free_zone

if TYPE_CHECKING:
    from caracole.systems.gradisca.game import Gradisca

Run = Callable[[Play, CardPlay, Effect], None]
EFFECTS: dict[str, Run] = {}


def effect(name: str) -> Callable[[Run], Run]:
    """Decorator: the function behind an effect's name."""

    def register(function: Run) -> Run:
        EFFECTS[name] = function
        return function

    return register


def side_of(frame: CardPlay, row: Effect) -> int:
    """G12.b, G12.t: the side that the card names, or the player of the card."""
    named = row.arg("side")
    return frame.side if named is None else SIDES.index(named)


@FLOW.auto("card.effect")
def run_effect(play: Play, frame: CardPlay) -> None:
    """G12.a: the card does what its text says, in order; then it is put away."""
    row = play.theatre.cards[frame.card]
    if frame.cancelled or frame.effect >= len(row.effects):
        play.pop()
        put_away(play, frame.card)
        return
    play.to(frame, "card.effect", effect=frame.effect + 1)
    run_card_effect(play, frame, row.effects[frame.effect])


def run_card_effect(play: Play, frame: CardPlay, row: Effect) -> None:
    """Do one effect of a card. An answer has only the effects that fit its moment."""
    if frame.moment and not _fits_moment(row.name, frame.moment):
        return
    EFFECTS[row.name](play, frame, row)


MOMENT_OF_EFFECT = {"cancel_card": "card", "limit_leadership": "option3", "ambush": "entered"}


def _fits_moment(name: str, moment: str) -> bool:
    return MOMENT_OF_EFFECT.get(name, moment) == moment


# --- points, Morale, the end of the game -----------------------------------------------------------------------------


@effect("victory_points")
def victory_points(play: Play, frame: CardPlay, row: Effect) -> None:
    """G12.t, G13.b: points for the side named, or the player."""
    gain_points(play, side_of(frame, row), row.arg("points"), "G12.t")


@effect("morale")
def morale(play: Play, frame: CardPlay, row: Effect) -> None:
    """G22.d: cards change Morale."""
    change_morale(play, side_of(frame, row), row.arg("by"), "G22.d")


@effect("move_end")
def end_marker(play: Play, frame: CardPlay, row: Effect) -> None:
    """G4.f: the number of turns changes."""
    move_end(play, row.arg("by"))


@effect("supply")
def supply_card(play: Play, frame: CardPlay, row: Effect) -> None:
    """G21.p, G21.q, G21.r: Morale up by the printed amount if the Camp is in play and in supply, else down by the
    other."""
    side = side_of(frame, row)
    up = camp_is_supplied(play.game, play.state, side)
    change_morale(play, side, row.arg("up") if up else -row.arg("down", row.arg("up")), "G21.q")


# --- movement --------------------------------------------------------------------------------------------------------


@effect("extra_movement")
def extra_movement(play: Play, frame: CardPlay, row: Effect) -> None:
    """More movement for all units of the side in this activation."""
    play.state.effects = (*play.state.effects, ("extra_movement", frame.side, row.arg("by"), 0))
    play.tell("movement_raised", "G12.a", side=frame.side, by=row.arg("by"))


# --- recovery --------------------------------------------------------------------------------------------------------


@FLOW.frame
class Recovering(NamedTuple):
    """Units may still recover by a card."""

    step: str
    side: int
    left: int


def _recoverable(game: Gradisca, state: GradiscaState, side: int) -> int:
    units = state.disorganized & game.theatre.of_side[side]
    return int(units & ~state.out_of_supply if game.rules.advanced else units)


@effect("recover")
def recover(play: Play, frame: CardPlay, row: Effect) -> None:
    """Up to so many own combat units (G12.s) return to good order; in the advanced game only those in supply
    (G21.p)."""
    play.push(Recovering("effect.recover", frame.side, row.arg("count")))
    _recover_next(play)


def _recover_next(play: Play) -> None:
    frame = play.state.stack[-1]
    if not frame.left or not _recoverable(play.game, play.state, frame.side):
        play.pop()


def _no_one_to_recover(game: Gradisca, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
    if _recoverable(game, state, side):
        return None
    return Refusal("G12.a", "no_target")


TARGETS["recover"] = _no_one_to_recover


@FLOW.choice
class RecoverByCard(Ask):
    """12: which unit recovers next."""

    step = "effect.recover"
    rule = "G12.a"
    actions = (ChooseUnit, Enough)

    def seats(self, game: Gradisca, state: GradiscaState, frame: Recovering) -> tuple[int, ...]:
        return (speaker(game, state, frame.side),)

    def about(self, game: Gradisca, state: GradiscaState, frame: Recovering) -> dict[str, Any]:
        return {"count": frame.left}

    def why_not(
        self, game: Gradisca, state: GradiscaState, frame: Recovering, seat: int, action: Any
    ) -> Refusal | None:
        if isinstance(action, Enough) or _recoverable(game, state, frame.side) >> action.unit & 1:
            return None
        if game.theatre.commanders >> action.unit & 1:
            return Refusal("G12.s", "card_means_combat_units", {"unit": action.unit})
        return Refusal("G12.a", "no_target", {"unit": action.unit})

    def proposals(self, game: Gradisca, state: GradiscaState, frame: Recovering, seat: int) -> Iterator[Any]:
        yield Enough()
        for unit in members(_recoverable(game, state, frame.side)):
            yield ChooseUnit(unit)

    def apply(self, play: Play, frame: Recovering, seat: int, action: Any) -> None:
        if isinstance(action, Enough):
            play.pop()
            return
        recover_unit(play, action.unit, "G12.a")
        play.to(frame, "effect.recover", left=frame.left - 1)
        _recover_next(play)


# --- losses ----------------------------------------------------------------------------------------------------------


@FLOW.frame
class Losses(NamedTuple):
    """A card that hits the units in a zone still to be named."""

    step: str
    side: int
    hits: tuple[int, ...]
    where: str


def _victims(game: Gradisca, state: GradiscaState, where: str) -> list[int]:
    """G8.1.d, G12.s, G2.1.k: zones with combat units, since a card that says "unit" never means Commanders."""
    theatre = game.theatre
    zones = theatre.fortresses | theatre.towns if where == "fortified" else (1 << len(theatre.zones)) - 1
    return [zone for zone in members(zones & (state.held[0] | state.held[1])) if state.at[zone] & theatre.combat]


@effect("losses")
def losses(play: Play, frame: CardPlay, row: Effect) -> None:
    """The player names a zone; a die tells the hits on the side there, distributed by their owner."""
    hits, where = tuple(row.arg("hits")), row.arg("where", "any")
    if _victims(play.game, play.state, where):
        play.push(Losses("effect.losses", frame.side, hits, where))


def _no_victims(game: Gradisca, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
    return None if _victims(game, state, row.arg("where", "any")) else Refusal("G12.a", "no_target")


TARGETS["losses"] = _no_victims


@FLOW.choice
class NameZone(Ask):
    """12: the zone that the card strikes."""

    step = "effect.losses"
    rule = "G12.a"
    actions = (ChooseZone,)

    def seats(self, game: Gradisca, state: GradiscaState, frame: Losses) -> tuple[int, ...]:
        return (speaker(game, state, frame.side),)

    def why_not(
        self, game: Gradisca, state: GradiscaState, frame: Losses, seat: int, action: ChooseZone
    ) -> Refusal | None:
        if action.zone in _victims(game, state, frame.where):
            return None
        return Refusal("G12.a", "no_target", {"zone": action.zone})

    def proposals(self, game: Gradisca, state: GradiscaState, frame: Losses, seat: int) -> Iterator[ChooseZone]:
        return (ChooseZone(zone) for zone in _victims(game, state, frame.where))

    def apply(self, play: Play, frame: Losses, seat: int, action: ChooseZone) -> None:
        play.pop()
        roll = play.roll("G12.a", "losses")
        count = frame.hits[roll - 1]
        play.tell("card_losses", "G12.a", zone=action.zone, roll=roll, hits=count)
        for side in (0, 1):
            there = query.units_of(play.game, play.state, side, action.zone)
            if there:
                push_hits(play, side, there, count, CARD)


# --- answers: cards 20 and 28 ----------------------------------------------------------------------------------------


@effect("cancel_card")
def cancel_card(play: Play, frame: CardPlay, row: Effect) -> None:
    """The card just announced has no effect, but counts as played."""
    stack = play.state.stack
    for index in range(len(stack) - 2, -1, -1):
        if isinstance(stack[index], CardPlay) and stack[index].side != frame.side:
            stack[index] = stack[index]._replace(cancelled=True)
            play.tell("card_cancelled", "G5.1.i", side=frame.side, card=stack[index].card)
            return


@effect("limit_leadership")
def limit_leadership(play: Play, frame: CardPlay, row: Effect) -> None:
    """The Commander named for option 3 counts as less in this activation, for recall too."""
    play.state.effects = (*play.state.effects, ("leadership", 1 - frame.side, row.arg("to"), 0))
    activation = query.find_frame(play.state, Activation)
    play.tell("leadership_limited", "G5.1.i", commander=activation.leader, to_value=row.arg("to"))


@effect("ambush")
def ambush(play: Play, frame: CardPlay, row: Effect) -> None:
    """The best of the hidden shots fire once with their defence value; with a hit the stack stops there."""
    game, state = play.game, play.state
    column = query.find_frame(state, Column)
    shooters = members(ambushers(game, state, frame.side, column.zone))
    values = sorted(((query.fire_value(game, state, unit, False), -unit) for unit in shooters), reverse=True)
    line = [(-unit, value) for value, unit in values[: row.arg("units")]]
    hits, _ = field.roll_fire(play, line, frame.side, "G12.a")
    if hits:
        query.change_frame(state, Column, allowances=(column.spent,) * len(column.units), how="march", raiding=False)
        push_hits(play, column.side, column_mask(column, state), hits, CARD)


# --- 12, 26 reinforcements -------------------------------------------------------------------------------------------


@FLOW.frame
class Arrival(NamedTuple):
    """A group that comes onto the map."""

    step: str
    group: int
    side: int


def group_side(game: Gradisca, group: int) -> int:
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


def is_waiting(game: Gradisca, state: GradiscaState, group: int) -> bool:
    """G12.r, G12.x: somebody of the group is still among the reinforcements on the flag."""
    return any(state.zone_of[unit] == ON_FLAG for unit in game.theatre.groups[group].units)


def _nobody_comes(game: Gradisca, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
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
        play.to(frame, "arrival.choose")


@FLOW.choice
class ChooseEntry(Ask):
    """12: where the group comes in."""

    step = "arrival.choose"
    rule = "G12.a"
    actions = (EnterAt,)

    def seats(self, game: Gradisca, state: GradiscaState, frame: Arrival) -> tuple[int, ...]:
        command = game.theatre.command_of[game.theatre.groups[frame.group].units[0]]
        return (state.control[command],)

    def about(self, game: Gradisca, state: GradiscaState, frame: Arrival) -> dict[str, Any]:
        return {"group": frame.group}

    def why_not(
        self, game: Gradisca, state: GradiscaState, frame: Arrival, seat: int, action: EnterAt
    ) -> Refusal | None:
        if action.zone in game.theatre.groups[frame.group].entries:
            return None
        return Refusal("G12.a", "no_entry_there", {"zone": action.zone})

    def proposals(self, game: Gradisca, state: GradiscaState, frame: Arrival, seat: int) -> Iterator[EnterAt]:
        return (EnterAt(zone) for zone in game.theatre.groups[frame.group].entries)

    def apply(self, play: Play, frame: Arrival, seat: int, action: EnterAt) -> None:
        play.pop()
        come_in(play, frame.group, action.zone)


def come_in(play: Play, group: int, zone: int) -> None:
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
        command = theatre.command_of[unit]
        if not query.command_on_map(game, state, command) and not is_active_command(state, command):
            state.played |= 1 << command
            play.tell("command_enters", "G12.o", command=command)
        query.place(play, unit, zone)
        units |= 1 << unit
        if in_turn and state.played >> command & 1:
            state.activated |= 1 << unit
    if not units:
        return
    play.tell("group_arrived", "G12.r", side=side, group=group, units=units, zone=zone)
    enemies = query.enemies_in(game, state, side, zone)
    if enemies and not play.rules.booty_needs_empty_zone:  # G13.d: as on the march
        take_booty(play, side, zone)
    if not enemies:
        entered_free_zone(play, side, zone, units)
    elif is_lone(game, enemies) and units & theatre.combat:
        eliminate_all(play, enemies, "G6.l")
        entered_free_zone(play, side, zone, units)
    else:
        field.start_battle(play, side, zone, units, field.NOWHERE, field.LANDING)  # G12.y: no recall


def speaker(game: Gradisca, state: GradiscaState, side: int) -> int:
    """Who decides for a side where no Command of its is concerned: the active member, else the first."""
    activation = query.find_frame(state, Activation)
    if activation is not None and activation.side == side:
        return int(state.control[activation.command])
    return first_seat(game, side)


def is_active_command(state: GradiscaState, command: int) -> bool:
    """Its marker is the one being played."""
    activation = query.find_frame(state, Activation)
    return activation is not None and activation.command == command
