"""5 Activation and card play: the three options, cards and zones; 16 command span in the advanced game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Final

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import (
    ActivateZone,
    ChooseOption,
    Discard,
    EndActivation,
    KeepCards,
    PlayCard,
    ReturnCamp,
)
from caracole.systems.gradisca.rules.activation.operations import ZoneActivation
from caracole.systems.gradisca.rules.activation.windows import announce, window
from caracole.systems.gradisca.rules.cards import cards
from caracole.systems.gradisca.rules.combat import mines
from caracole.systems.gradisca.rules.components.numbers import NO_UNIT, Unit, Zone, each_unit, each_zone, random_unit
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.forts.camp import return_camp, why_not_return_camp
from caracole.systems.gradisca.rules.state import CAMP_LOST, GradiscaState
from caracole.systems.gradisca.rules.supply.supply import check_supply, in_span, is_near
from caracole.systems.gradisca.rules.victory.morale import LOW, band, card_limit, zone_limit

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting

ACTIVATE: Final = 1
DRAW: Final = 2
LEAD: Final = 3
"""The options of rule 5."""


class Activation(StepFrame):
    """What happens between drawing a Command marker and putting it on the Played track."""

    __slots__ = (
        "card_after",
        "cards_left",
        "cards_rule",
        "command",
        "leader",
        "mandatory_done",
        "option",
        "side",
        "zones_done",
        "zones_left",
        "zones_rule",
    )

    def __init__(
        self,
        step: str,
        command: int,
        side: int,
        option: int = 0,
        leader: Unit = NO_UNIT,
        cards_left: int = 0,
        zones_left: int = 0,
        zones_done: tuple[Zone, ...] = (),
        zones_rule: str = "G5.b",
        cards_rule: str = "G5.b",
        mandatory_done: bool = False,
        card_after: bool = False,
    ) -> None:
        self.step = step
        self.command = command
        self.side = side
        self.option = option
        self.leader = leader
        self.cards_left = cards_left
        self.zones_left = zones_left
        self.zones_done = zones_done
        self.zones_rule = zones_rule
        self.cards_rule = cards_rule
        """the rules that set the two numbers"""
        self.mandatory_done = mandatory_done
        self.card_after = card_after
        """a card was played after units: no more zones (G12.v)"""

    def twin(self) -> Activation:
        return Activation(
            self.step,
            self.command,
            self.side,
            self.option,
            self.leader,
            self.cards_left,
            self.zones_left,
            self.zones_done,
            self.zones_rule,
            self.cards_rule,
            self.mandatory_done,
            self.card_after,
        )


FLOW.frame(Activation)


@FLOW.auto("activation.open")
def open_activation(play: Play, frame: Activation) -> None:
    """G16.f: the supply of the Command's Commanders is looked at before the option is chosen."""
    if play.rules.advanced:
        for unit in each_unit(leaders_of(play.game, play.state, frame.command)):
            check_supply(play, frame.side, 1 << unit, play.state.zone_of[unit], "G16.f")
    play.go(frame, "activation.option")
    window(play, "drawn")


# --- 5 the three options ---------------------------------------------------------------------------------------------


def leaders_of(game: Setting, state: GradiscaState, command: int) -> int:
    """The Commanders of a Command in play."""
    found = 0
    for unit in game.command_leaders[command]:
        if state.zone_of[unit] >= 0:
            found |= 1 << unit
    return found


class Options(Ask):
    """G5.a: exactly one of three; option 1 without card or zone is doing nothing (G5.o). G4.1.b: its owner chooses;
    G4.2.c: in a team the member who leads the drawn Command, here and in all that follows."""

    step = "activation.option"
    rule = "G5.a"
    actions = (ChooseOption,)

    def seats(self, game: Setting, state: GradiscaState, frame: Activation) -> tuple[int, ...]:
        return (state.control[frame.command],)

    def about(self, game: Setting, state: GradiscaState, frame: Activation) -> dict[str, Any]:
        return {"command": frame.command}

    def why_not(
        self, game: Setting, state: GradiscaState, frame: Activation, seat: int, action: ChooseOption
    ) -> Refusal | None:
        if action.option == LEAD:
            leaders = leaders_of(game, state, frame.command)
            if not leaders:
                return Refusal("G5.d", "no_commander_in_play", {"command": frame.command})
            if action.commander is None or not leaders >> action.commander & 1:
                return Refusal("G5.q", "name_one_commander", {"command": frame.command})
            return None
        if action.option not in (ACTIVATE, DRAW) or action.commander is not None:
            return Refusal("G5.a", "no_such_option", {"option": action.option})
        if action.option == DRAW:
            return cards.why_not_draw(game, state, frame.side)
        return None

    def proposals(self, game: Setting, state: GradiscaState, frame: Activation, seat: int) -> Iterator[ChooseOption]:
        yield ChooseOption(ACTIVATE)
        yield ChooseOption(DRAW)
        for leader in each_unit(leaders_of(game, state, frame.command)):
            yield ChooseOption(LEAD, leader)

    def sample(self, game: Setting, state: GradiscaState, frame: Activation, seat: int, rng: Random) -> ChooseOption:
        leaders = leaders_of(game, state, frame.command)
        option = 1 + int(rng.random() * (3 if leaders else 2))
        if option == LEAD:
            return ChooseOption(LEAD, random_unit(leaders, rng))
        if option == DRAW and cards.why_not_draw(game, state, frame.side) is None:
            return ChooseOption(DRAW)
        return ChooseOption(ACTIVATE)

    def apply(self, play: Play, frame: Activation, seat: int, action: ChooseOption) -> None:
        game, state = play.game, play.state
        if play.emit is not None:
            play.tell("option_chosen", "G5.a", command=frame.command, option=action.option, commander=action.commander)
        if action.option == DRAW:
            play.go(frame, "activation.draw").option = DRAW
            window(play, "option")
            return
        hand = game.charts.hand
        if action.option == ACTIVATE:
            zones, card_count, leader = hand.zones_option_1, hand.cards_option_1, NO_UNIT
        else:
            # G5.d, G16.a: one card and as many zones as his Leadership Value
            leader = action.commander if action.commander is not None else NO_UNIT
            zones, card_count = query.leadership(game, state, leader), hand.cards_option_3
        limit = query.effect_value(state, "zones", frame.side)
        zones = zones if limit is None else min(zones, limit)
        # G22.o: the numbers are fixed now
        cards_left = card_limit(game, state, frame.side, card_count)
        zones_left = zone_limit(game, state, frame.side, zones)
        rule = "G5.b" if action.option == ACTIVATE else "G5.d"
        by_morale = "G22.i" if band(game, state, frame.side) == LOW else "G22.f"
        later = play.go(frame, "activation.declared")
        later.option = action.option
        later.leader = leader
        later.cards_left = cards_left
        later.zones_left = zones_left
        later.cards_rule = "G22.j" if cards_left < card_count else rule
        later.zones_rule = by_morale if zones_left < zones else rule if limit is None else "G12.a"
        if action.option == LEAD:
            window(play, "option3")
        window(play, "option")


FLOW.choice(Options)


@FLOW.auto("activation.declared")
def declared(play: Play, frame: Activation) -> None:
    """The window after the option is over; a response may have lowered the Leadership."""
    limit = query.effect_value(play.state, "leadership", frame.side)
    zones = frame.zones_left if limit is None or frame.option != LEAD else min(frame.zones_left, limit)
    play.go(frame, "activation.next").zones_left = zones


@FLOW.auto("activation.draw")
def draw(play: Play, frame: Activation) -> None:
    """G5.c, G5.f: draw first, discard second."""
    cards.draw_card(play, frame.side)
    hand = play.state.hands[frame.side]
    limit = play.game.charts.hand.limit
    if len(hand) > limit or (play.rules.discard_with_four and len(hand) == limit):
        play.go(frame, "activation.discard")
    else:
        cards.reshuffle_if_empty(play)
        play.go(frame, "activation.closing")


class DiscardOne(Ask):
    """G5.e to G5.g: with five in hand one goes, of the owner's choice; never at another time."""

    step = "activation.discard"
    rule = "G5.f"
    actions = (Discard, KeepCards)

    def seats(self, game: Setting, state: GradiscaState, frame: Activation) -> tuple[int, ...]:
        return (state.control[frame.command],)

    def why_not(self, game: Setting, state: GradiscaState, frame: Activation, seat: int, action: Any) -> Refusal | None:
        hand = state.hands[frame.side]
        if isinstance(action, KeepCards):
            if len(hand) > game.charts.hand.limit:
                return Refusal("G5.e", "hand_too_big", {"count": len(hand)})
            return None
        if action.card not in hand:
            return Refusal("G5.f", "not_in_hand", {"card": action.card})
        return cards.why_not_discard(game, state, frame.side, action.card)

    def proposals(self, game: Setting, state: GradiscaState, frame: Activation, seat: int) -> Iterator[Any]:
        yield KeepCards()
        for card in state.hands[frame.side]:
            yield Discard(card)

    def apply(self, play: Play, frame: Activation, seat: int, action: Any) -> None:
        if isinstance(action, Discard):
            cards.discard(play, frame.side, action.card)
        cards.reshuffle_if_empty(play)
        play.go(frame, "activation.closing")


FLOW.choice(DiscardOne)


# --- cards and zones -------------------------------------------------------------------------------------------------


@FLOW.auto("activation.next")
def next_in_activation(play: Play, frame: Activation) -> None:
    """When nothing at all can follow, the activation ends by itself."""
    if not frame.cards_left and not frame.zones_left and play.state.camp[frame.side] != CAMP_LOST:
        play.go(frame, "activation.closing")
    else:
        play.go(frame, "activation.main")


def why_not_activate(game: Setting, state: GradiscaState, frame: Activation, zone: Zone) -> Refusal | None:
    """5, 16: a zone with units of the drawn Command that have not acted; as many as the option allows, all
    different."""
    if zone in frame.zones_done:
        return Refusal("G5.p", "zone_already_activated", {"zone": zone})
    if frame.card_after:
        return Refusal("G12.v", "card_ended_the_zones", {"zone": zone})
    if not frame.zones_left:
        return Refusal(frame.zones_rule, "no_zones_left")
    here = state.at[zone] & game.theatre.of_command[frame.command]
    if not here:
        return Refusal("G5.l", "no_units_of_command", {"zone": zone, "command": frame.command})
    if not here & ~state.activated:
        return Refusal("G5.p", "already_acted", {"zone": zone})
    if frame.option == LEAD:
        home = state.zone_of[frame.leader]
        if home < 0:
            return Refusal("G5.v", "commander_is_lost", {"commander": frame.leader})
        if game.rules.advanced and not in_span(game, state, frame.side, home) >> zone & 1:
            rule = "G16.c" if is_near(game, home, zone) else "G16.b"
            return Refusal(rule, "out_of_span", {"zone": zone, "commander": frame.leader})
    return None


def zones_with_command(game: Setting, state: GradiscaState, command: int) -> tuple[Zone, ...]:
    """Zones in which a Command has units that have not acted."""
    zones = 0
    for unit in game.command_units[command]:
        zone = state.zone_of[unit]
        if zone >= 0 and not state.activated >> unit & 1:
            zones |= 1 << zone
    return each_zone(zones)


class CardsAndZones(Ask):
    """5: play cards and activate zones within the option, in the order that 12 allows."""

    step = "activation.main"
    rule = "G5.b"
    actions = (PlayCard, ActivateZone, ReturnCamp, EndActivation)

    def seats(self, game: Setting, state: GradiscaState, frame: Activation) -> tuple[int, ...]:
        return (state.control[frame.command],)

    def about(self, game: Setting, state: GradiscaState, frame: Activation) -> dict[str, Any]:
        return {
            "command": frame.command,
            "option": frame.option,
            "cards_left": frame.cards_left,
            "zones_left": frame.zones_left,
        }

    def why_not(self, game: Setting, state: GradiscaState, frame: Activation, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, PlayCard):
            return cards.why_not_play(game, state, frame, action.card)
        owed = cards.owed_cards(game, state, frame)
        if owed and isinstance(action, EndActivation):
            return Refusal("G12.c", "mandatory_card_first", {"card": owed[0]})
        if owed and cards.must_come_first(game, owed):
            return Refusal("G12.f", "mandatory_card_first", {"card": owed[0]})
        if isinstance(action, ActivateZone):
            return why_not_activate(game, state, frame, action.zone)
        if isinstance(action, ReturnCamp):
            return why_not_return_camp(game, state, frame.side, action.zone)
        return None

    def proposals(self, game: Setting, state: GradiscaState, frame: Activation, seat: int) -> Iterator[Any]:
        yield EndActivation()
        for zone in zones_with_command(game, state, frame.command):
            yield ActivateZone(zone)
        if frame.cards_left:
            for card in state.hands[frame.side]:
                yield PlayCard(card)
        if state.camp[frame.side] == CAMP_LOST:
            for zone in each_zone(game.theatre.sources[frame.side]):
                yield ReturnCamp(zone)

    def sample(self, game: Setting, state: GradiscaState, frame: Activation, seat: int, rng: Random) -> Any:
        owed = cards.owed_cards(game, state, frame)
        if owed:
            return PlayCard(owed[int(rng.random() * len(owed))])
        chance = rng.random()
        if frame.cards_left and chance < 0.25:
            for card in state.hands[frame.side]:
                if rng.random() < 0.5 and cards.why_not_play(game, state, frame, card) is None:
                    return PlayCard(card)
        if frame.zones_left and chance < 0.95:
            zones = zones_with_command(game, state, frame.command)
            for _ in range(min(3, len(zones))):
                zone = zones[int(rng.random() * len(zones))]
                if why_not_activate(game, state, frame, zone) is None:
                    return ActivateZone(zone)
        if state.camp[frame.side] == CAMP_LOST:
            for zone in each_zone(game.theatre.sources[frame.side]):
                if why_not_return_camp(game, state, frame.side, zone) is None:
                    return ReturnCamp(zone)
        return EndActivation()

    def apply(self, play: Play, frame: Activation, seat: int, action: Any) -> None:
        if isinstance(action, PlayCard):
            due = action.card in cards.due_cards(play.game, play.state, frame.side)
            later = play.go(frame, "activation.next")
            later.cards_left = frame.cards_left - 1
            later.mandatory_done = frame.mandatory_done or due
            later.card_after = frame.card_after or bool(frame.zones_done)
            later.zones_left = 0 if frame.zones_done else frame.zones_left
            announce(play, frame.side, action.card, seat)
        elif isinstance(action, ActivateZone):
            later = play.go(frame, "activation.next")
            later.zones_left = frame.zones_left - 1
            later.zones_done = (*frame.zones_done, action.zone)
            play.push(ZoneActivation("zone.open", frame.command, frame.side, action.zone))
            window(play, "zone")
        elif isinstance(action, ReturnCamp):
            play.go(frame, "activation.next")
            return_camp(play, frame.side, action.zone)
        else:
            play.go(frame, "activation.closing")


FLOW.choice(CardsAndZones)


@FLOW.auto("activation.closing")
def closing(play: Play, frame: Activation) -> None:
    """G5.1.k: the last window of the activation."""
    play.go(frame, "activation.close")
    window(play, "closing")


@FLOW.auto("activation.close")
def close_activation(play: Play, frame: Activation) -> None:
    """G4.1.d, G5.n, G5.r: the marker goes on the Played track and all units of the Command count as activated;
    G4.o: the marker of a Command that has lost all its units leaves the game."""
    state = play.state
    play.pop()
    here = query.command_on_map(play.game, state, frame.command)
    if here:
        state.played |= 1 << frame.command
        state.activated |= here
        if play.emit is not None:
            play.tell("command_played", "G4.1.d", command=frame.command)
    else:
        play.tell("command_retired", "G4.o", command=frame.command)
    state.effects = tuple(effect for effect in state.effects if effect[3])
    if not play.rules.mines_wait_for_next_turn:
        mines.mines_settle(play)
