"""4 Set-up and sequence of play, and the advanced sequence (ADV). Read it aloud beside the rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from caracole.kernel import Refusal, StepFrame
from caracole.kernel.bits import members
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import PlaceSeaSupply
from caracole.systems.gradisca.rules.activation.activation import Activation
from caracole.systems.gradisca.rules.cards.effects.arrivals import arrive, come_in
from caracole.systems.gradisca.rules.combat.mines import mines_settle
from caracole.systems.gradisca.rules.components.numbers import Zone, each_zone
from caracole.systems.gradisca.rules.components.theatre import VENETIAN
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.movement.stacking import check_stacking
from caracole.systems.gradisca.rules.movement.zones import set_aside_command
from caracole.systems.gradisca.rules.sequence.teams import first_seat
from caracole.systems.gradisca.rules.state import CAMP_LOST, GradiscaState
from caracole.systems.gradisca.rules.victory.morale import change_morale
from caracole.systems.gradisca.rules.victory.victory import end_game

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting

BASIC_TURN = FLOW.sequence(
    "turn.draw",  # 4.1 a to c: draw a Command, activate it, until the cup is empty
    "turn.stacking",  # 4.1 d: first the stacking check ...
    "turn.advance",  # 4.1 d: ... then the marker; 4.1 e: beyond the End of Game marker it is over
    "turn.cards_1617",  # 12: the cards of 1617
    "turn.activated_off",  # G4.1.k: between turns
    "turn.arrivals",  # what the scenario's calendar brings
    "turn.cup",  # 4.1 e: markers back into the cup
)

ADVANCED_TURN = FLOW.sequence(
    "turn.draw",  # GADV.a
    "turn.stacking",  # GADV.b
    "turn.advance",  # GADV.b, GADV.c
    "turn.raid_markers",  # GADV.e, and GADV.m: with it ...
    "turn.cards_1617",  # ... the cards of 1617
    "turn.activated_off",  # GADV.f
    "turn.camps_back",  # GADV.g
    "turn.morale",  # GADV.h, GADV.m: and for a missing Camp
    "turn.groups",  # GADV.i
    "turn.arrivals",
    "turn.sea_supply",  # GADV.j
    "turn.cup",  # GADV.k
)


class Turn(StepFrame):
    """The turn itself; always at the bottom of the stack."""

    __slots__ = ("first", "groups")

    def __init__(self, step: str, first: bool = False, groups: tuple[tuple[int, int], ...] = ()) -> None:
        self.step = step
        self.first = first
        self.groups = groups
        """(group, turn box it waits on, or zone it enters)"""

    def twin(self) -> Turn:
        return Turn(self.step, self.first, self.groups)


FLOW.frame(Turn)


def next_step(play: Play, frame: Turn) -> None:
    """GADV.d: the steps follow in this order. G1.c: the advanced sequence takes the place of the basic one."""
    turn = ADVANCED_TURN if play.rules.advanced else BASIC_TURN
    play.go(frame, turn.after(frame.step))


# --- a to c: the Commands --------------------------------------------------------------------------------------------


@FLOW.auto("turn.draw")
def draw_command(play: Play, frame: Turn) -> None:
    """G4.1.a, G4.1.e: one marker at random, each as likely as the others, until the cup is empty. G4.1.b: then its
    owner acts, and the next draw waits until he has done."""
    state = play.state
    if not state.cup:
        next_step(play, frame)
        return
    markers = members(state.cup)
    command = markers[play.dice.pick(len(markers), "G4.1.a", "command")]
    state.cup &= ~(1 << command)
    side = play.theatre.commands[command].side
    if play.emit is not None:
        play.tell("command_drawn", "G4.1.a", command=command, side=side)
    play.push(Activation("activation.open", command, side))


# --- d, e: the end of the turn ---------------------------------------------------------------------------------------


@FLOW.auto("turn.stacking")
def stacking(play: Play, frame: Turn) -> None:
    """G4.1.f: stacking is judged before the turn marker moves; the order is the book's, keep two steps."""
    next_step(play, frame)
    check_stacking(play)


@FLOW.auto("turn.advance")
def advance(play: Play, frame: Turn) -> None:
    """G4.1.f, G4.1.g, G4.1.i, G4.1.j: one box on; beyond the End of Game marker (GADV.c), or after the last box
    (GADV.l), it is over."""
    state = play.state
    state.turn += 1
    if state.turn > state.end_turn or state.turn > play.theatre.last_turn:
        end_game(play, "GADV.c" if play.rules.advanced else "G4.1.g")
        return
    play.tell("turn_began", "G4.1.f", turn=state.turn)
    next_step(play, frame)


@FLOW.auto("turn.raid_markers")
def raid_markers(play: Play, frame: Turn) -> None:
    """GADV.e, G23.k: off at the first turn of a year."""
    boxes, turn = play.theatre.box, play.state.turn
    if boxes[turn].season == 0 and play.state.raided:
        play.state.raided = 0
        play.tell("raid_markers_removed", "GADV.e")
    next_step(play, frame)


@FLOW.auto("turn.cards_1617")
def cards_of_1617(play: Play, frame: Turn) -> None:
    """G12.l, G12.m, G12.aa, G4.1.l: shuffled and put on top of the deck, before the first draw; the discards stay."""
    state = play.state
    if state.turn == play.game.charts.time.first_turn_of_1617 and state.set_aside:
        on_top = play.dice.shuffle(state.set_aside, "G12.l", "cards_1617")
        state.deck = [*state.deck, *on_top]
        state.deck_1617, state.deck_mixed, state.set_aside = len(on_top), False, ()
        play.tell("cards_1617_added", "G12.l", reveals=True, count=len(on_top))
    next_step(play, frame)


@FLOW.auto("turn.activated_off")
def activated_off(play: Play, frame: Turn) -> None:
    """GADV.f, G4.1.k: all units can be activated again; card effects of the past turn end."""
    state = play.state
    state.activated = 0
    state.effects = tuple(effect for effect in state.effects if effect[3] >= state.turn)
    mines_settle(play)
    next_step(play, frame)


@FLOW.auto("turn.camps_back")
def camps_back(play: Play, frame: Turn) -> None:
    """GADV.g: a Camp that moved is turned back."""
    play.state.camp_moved = (False, False)
    next_step(play, frame)


@FLOW.auto("turn.morale")
def morale(play: Play, frame: Turn) -> None:
    """GADV.h, G22.c: both armies lose 1 where the box says so; G24.i, G24.k: 1 more for a Camp that is out of play."""
    losses = play.game.charts.morale
    for side in (0, 1):
        if play.theatre.box[play.state.turn].morale_loss:
            change_morale(play, side, -losses.time_line_loss, "GADV.h")
        if play.state.camp[side] == CAMP_LOST:
            change_morale(play, side, -losses.camp_lost, "G24.k")
    next_step(play, frame)


@FLOW.auto("turn.groups")
def groups(play: Play, frame: Turn) -> None:
    """GADV.i, G26.c: a die for each group on the box of an earlier turn."""
    waiting = [row for row in play.state.boxes if row[1] < play.state.turn]
    play.go(frame, "turn.groups_roll").groups = tuple(sorted(waiting, key=lambda row: (row[1], row[0])))


@FLOW.auto("turn.groups_roll")
def roll_for_group(play: Play, frame: Turn) -> None:
    """G26.d, G26.i: equal to or below the turns since the box: it enters, and cannot be held back; else it waits."""
    if not frame.groups:
        next_step(play, frame._replace(step="turn.groups"))
        return
    group, box = frame.groups[0]
    play.go(frame, "turn.groups_roll").groups = frame.groups[1:]
    roll = play.roll("G26.c", "reinforcements")
    enters = roll <= play.state.turn - box
    play.tell("group_rolled", "G26.d", group=group, roll=roll, needed=play.state.turn - box, enters=enters)
    if enters:
        play.state.boxes = tuple(row for row in play.state.boxes if row[0] != group)
        arrive(play, group)


@FLOW.auto("turn.arrivals")
def arrivals(play: Play, frame: Turn) -> None:
    """Groups that the scenario brings in this turn, one after another: what an entry brings on is over before the next
    (G12.p)."""
    due = tuple((group, zone) for turn, group, zone in play.theatre.scenario.arrivals if turn == play.state.turn)
    play.go(frame, "turn.arrivals_next").groups = due


@FLOW.auto("turn.arrivals_next")
def next_arrival(play: Play, frame: Turn) -> None:
    """The next group of the calendar."""
    if not frame.groups:
        next_step(play, frame._replace(step="turn.arrivals"))
        return
    group, zone = frame.groups[0]
    play.go(frame, "turn.arrivals_next").groups = frame.groups[1:]
    come_in(play, group, Zone(zone))


@FLOW.auto("turn.sea_supply")
def sea_supply(play: Play, frame: Turn) -> None:
    """GADV.j, G21.f: asked each turn, the first included (G21.x), if the map has a coast and no card forbids it."""
    if play.theatre.sea_zones and not query.effect_value(play.state, "no_sea_supply", VENETIAN):
        play.go(frame, "turn.sea_supply_place")
    else:
        next_step(play, frame)


class SeaSupply(Ask):
    """G21.f, G21.x: any one zone that borders the Adriatic, whoever holds it; it may stay where it is."""

    step = "turn.sea_supply_place"
    rule = "G21.f"
    actions = (PlaceSeaSupply,)

    def seats(self, game: Setting, state: GradiscaState, frame: Turn) -> tuple[int, ...]:
        return (first_seat(game, VENETIAN),)

    def why_not(
        self, game: Setting, state: GradiscaState, frame: Turn, seat: int, action: PlaceSeaSupply
    ) -> Refusal | None:
        if game.theatre.sea_zones >> action.zone & 1:
            return None
        return Refusal("G21.f", "no_coast", {"zone": action.zone})

    def proposals(self, game: Setting, state: GradiscaState, frame: Turn, seat: int) -> Iterator[PlaceSeaSupply]:
        return (PlaceSeaSupply(zone) for zone in each_zone(game.theatre.sea_zones))

    def sample(self, game: Setting, state: GradiscaState, frame: Turn, seat: int, rng: Random) -> PlaceSeaSupply:
        zones = each_zone(game.theatre.sea_zones)
        return PlaceSeaSupply(zones[int(rng.random() * len(zones))])

    def apply(self, play: Play, frame: Turn, seat: int, action: PlaceSeaSupply) -> None:
        play.state.sea_supply = action.zone
        play.tell("sea_supply_placed", "G21.f", zone=action.zone)
        next_step(play, frame._replace(step="turn.sea_supply"))


FLOW.choice(SeaSupply)


def hold_back(play: Play) -> None:
    """G12.a: a card of the turn before keeps a Command from acting in this one."""
    state = play.state
    for name, _, slug, turn in state.effects:
        if name == "held_back" and turn == state.turn:
            set_aside_command(play, play.theatre.numbers["command"][slug])


@FLOW.auto("turn.cup")
def fill_cup(play: Play, frame: Turn) -> None:
    """G4.1.h, GADV.k: the markers of all Commands with a unit on the map, no others; the first cup is the
    scenario's."""
    state = play.state
    if not frame.first:
        state.cup = 0
        for command in range(len(play.theatre.commands)):
            if query.command_on_map(play.game, state, command):
                state.cup |= 1 << command
        state.played = 0
        play.tell("cup_filled", "G4.1.h", commands=state.cup)
        hold_back(play)
    next_step(play, frame._replace(first=False))
