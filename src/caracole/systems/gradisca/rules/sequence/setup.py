"""4 Set-up: the starting state of a scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel import Dice, Emit
from caracole.kernel.bits import mask_of
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.cards.cards import set_hand
from caracole.systems.gradisca.rules.components.numbers import NOWHERE
from caracole.systems.gradisca.rules.components.theatre import AUSTRIAN, VENETIAN
from caracole.systems.gradisca.rules.flow import FLOW, Play
from caracole.systems.gradisca.rules.sequence.sequence import Turn
from caracole.systems.gradisca.rules.sequence.teams import Division, first_seat, seats_of_side
from caracole.systems.gradisca.rules.state import ABSENT, NO_CAMP, ON_FLAG, GradiscaState
from caracole.systems.gradisca.rules.victory.victory import BOOTY_SIDE, NO_BOOTY

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


def empty_state(game: Setting) -> GradiscaState:
    """The board before anything is put on it but what the map prints."""
    theatre, scenario = game.theatre, game.theatre.scenario
    zones = len(theatre.zones)
    state = GradiscaState()
    state.turn, state.end_turn = scenario.first_turn, scenario.end_turn  # G4.d, G4.e
    state.vp, state.morale = scenario.victory_points, scenario.morale  # G4.l, G22.b
    state.zone_of = [ABSENT if unit in scenario.absent else ON_FLAG for unit in range(len(theatre.units))]
    state.at, state.held = [0] * zones, [0, 0]
    state.disorganized = state.activated = state.out_of_supply = 0
    state.replaced = mask_of(scenario.replaced)
    state.kinds = theatre.border_kinds
    state.bridges_lost = 0
    state.levels = tuple(
        scenario.levels.get(border, level) for border, level in enumerate(theatre.printed_levels)
    )  # G7.4.1.d
    state.mines = state.fresh_mines = state.mine_side = game.theatre.no_mines
    forts = [[0] * zones, [0] * zones]
    for side, zone in scenario.forts:
        forts[side][zone] += 1
    state.forts = (tuple(forts[0]), tuple(forts[1]))
    state.fort_markers = (
        scenario.fort_markers[0] - sum(forts[0]),
        scenario.fort_markers[1] - sum(forts[1]),
    )
    state.towns_lost = state.raided = 0
    state.booty = (NO_BOOTY,) * zones
    camps = [NO_CAMP if camp is None or not game.rules.advanced else camp for camp in scenario.camps]
    state.camp, state.camp_moved, state.camp_lost_in = (camps[0], camps[1]), (False, False), (0, 0)
    state.sea_supply = NOWHERE if scenario.sea_supply is None or not game.rules.advanced else scenario.sea_supply
    state.cup = state.played = state.removed = 0
    state.deck, state.discard = [], []
    state.hands, state.known, state.set_aside = ((), ()), (0, 0), ()
    state.deck_1617, state.deck_mixed = 0, False
    state.boxes = state.effects = ()
    state.control = tuple(first_seat(game, command.side) for command in theatre.commands)
    state.result = None
    state.stack = []
    return state


def set_up(game: Setting, dice: Dice, emit: Emit | None) -> GradiscaState:
    """G4.a to G4.m: units, cup, cards and Booty as the scenario says; then teams divide (4.2) and turn 1 begins."""
    state = empty_state(game)
    play = Play(game, state, dice, emit)
    for unit, zone in game.theatre.scenario.start.items():
        query.place(play, unit, zone)
    fill_first_cup(game, state)
    _lay_booty(play)
    _deal(play)
    begin(game, state)
    play.tell("game_began", "G4.d", turn=state.turn)
    FLOW.run(play, state.stack)
    return state


def fill_first_cup(game: Setting, state: GradiscaState) -> None:
    """G4.a, G4.b: the markers that the scenario names; without a list, those of all Commands on the map."""
    chosen = game.theatre.scenario.cup
    for command in range(len(game.theatre.commands)):
        if (chosen is None or command in chosen) and query.command_on_map(game, state, command):
            state.cup |= 1 << command


def begin(game: Setting, state: GradiscaState) -> None:
    """The stack of a game that starts; G21.x: the sea-supply marker is placed for turn 1 too. What comes before that
    step belongs to advancing the marker: a "Morale -1" on the first box is not applied (GADV.n)."""
    state.stack.append(Turn("turn.sea_supply" if game.rules.advanced else "turn.cup", first=True))
    if game.rules.teams:
        state.stack.append(Division("teams.divide", VENETIAN))


def _lay_booty(play: Play) -> None:
    """G13.c: each side's markers at random, face down, unseen by both, in the zones named for it."""
    booty = list(play.state.booty)
    for side in (VENETIAN, AUSTRIAN):
        zones = [number for number, zone in enumerate(play.theatre.zones) if zone.booty == side]
        values = play.dice.shuffle(play.theatre.scenario.booty[side], "G13.c", "booty_markers")
        for zone, value in zip(zones, values, strict=False):
            booty[zone] = side * BOOTY_SIDE + value
    play.state.booty = tuple(booty)


def _deal(play: Play) -> None:
    """G4.i to G4.k, G4.m: the 1617 cards aside (before 1617), given cards first, then the deal, Venetian first."""
    state, theatre = play.state, play.theatre
    scenario = theatre.scenario
    early = scenario.first_turn < play.game.charts.time.first_turn_of_1617
    given = set(scenario.start_hands[0]) | set(scenario.start_hands[1])
    state.set_aside = tuple(card for card in scenario.deck if early and theatre.cards[card].of_1617)
    rest = [card for card in scenario.deck if card not in state.set_aside and card not in given]
    state.deck = play.dice.shuffle(rest, "G4.j", "deck")
    state.deck_mixed = not early
    for side in (VENETIAN, AUSTRIAN):
        hand = list(scenario.start_hands[side])
        while len(hand) < scenario.hand_sizes[side] and state.deck:
            hand.append(state.deck.pop())
        set_hand(state, side, tuple(hand))
        play.tell("cards_dealt", "G4.j", side=side, count=len(hand))
        play.tell("hand_seen", "G4.j", audience=seats_of_side(play.game, side), reveals=True, side=side, cards=hand)
