"""Positions on the campaign's own map, with its own counters and cards; who is not named is not in play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caracole.kernel import Event, ScriptedDice
from caracole.kernel.bits import mask_of
from caracole.play.table import Table
from caracole.systems.gradisca.loader import load_shipped
from caracole.systems.gradisca.position import Questions
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.activation.activation import Activation
from caracole.systems.gradisca.rules.cards.cards import set_hand
from caracole.systems.gradisca.rules.components.theatre import SIDES
from caracole.systems.gradisca.rules.flow import FLOW, Play
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.sequence.sequence import Turn
from caracole.systems.gradisca.rules.sequence.setup import empty_state
from caracole.systems.gradisca.rules.state import ABSENT, ELIMINATED, NO_CAMP, GradiscaState

BASIC = {"game": "basic"}
ADVANCED = {"game": "advanced"}
BOTH = [BASIC, ADVANCED]

HOME = "udine: v-fri-1\ngoritia: a-tra-1"
"""Somebody for each side, far from each other."""


def card_id(number: int, scenario: str = "campaign") -> str:
    """The id of a card by its number."""
    return next(card.id for card in load_shipped(scenario).cards if card.number == number)


class Campaign:
    """What the words of a position mean on the campaign's map."""

    def __init__(self, game: Gradisca, state: GradiscaState) -> None:
        self.game, self.state, self.numbers = game, state, game.theatre.numbers

    def place(self, play: Play, units: str) -> None:
        """``goritia: a-tra-1, a-tra-2*``; a star for a Disorganized unit, ``eliminated:`` for the lost."""
        for line in filter(None, (line.strip() for line in units.splitlines())):
            zone, _, names = line.partition(":")
            for name in filter(None, (name.strip() for name in names.split(","))):
                unit = self.numbers["unit"][name.rstrip("*")]
                if zone == "eliminated":
                    self.state.zone_of[unit] = ELIMINATED
                    continue
                query.place(play, unit, self.numbers["zone"][zone])
                if name.endswith("*"):
                    self.state.disorganized |= 1 << unit

    def commands(self, names: str) -> int:
        """A set of Command markers."""
        return mask_of(self.numbers["command"][name.strip()] for name in names.split(",") if name.strip())

    def cards(self, numbers: Sequence[int]) -> tuple[int, ...]:
        """Cards by their numbers."""
        by_number = {card.number: index for index, card in enumerate(self.game.theatre.cards)}
        return tuple(by_number[number] for number in numbers)


def campaign(
    units: str = HOME,
    *,
    active: str = "v-fri",
    option: int | None = 1,
    commander: str | None = None,
    options: Mapping[str, Any] = BASIC,
    scenario: str = "campaign",
    turn: int = 2,
    end_turn: int = 16,
    hands: Mapping[str, Sequence[int]] | None = None,
    deck: Sequence[int] = (),
    cup: str = "",
    morale: tuple[int, int] = (9, 9),
    camps: Mapping[str, str] | None = None,
    sea_supply: str | None = None,
    dice: tuple[int, ...] = (),
) -> Table:
    """The marker of ``active`` was drawn and its owner has taken ``option`` (None: he is asked). Cards that are neither
    in a hand nor in the deck are out of the game, so that nobody is asked for an answer he cannot have."""
    game = Gradisca(load_shipped(scenario), options)
    state, script, events = empty_state(game), ScriptedDice(dice), list[Event]()
    words, play = Campaign(game, state), Play(game, state, script, events.append)
    in_groups = {unit for group in game.theatre.groups for unit in group.units}
    for unit in range(len(game.theatre.units)):
        if unit not in in_groups:
            state.zone_of[unit] = ABSENT
    words.place(play, units)
    state.turn, state.end_turn, state.morale = turn, end_turn, morale
    zones = game.theatre.numbers["zone"]
    camp = [zones[camps[side]] if camps and side in camps else NO_CAMP for side in SIDES]
    state.camp = (camp[0], camp[1])
    state.sea_supply = -1 if sea_supply is None else zones[sea_supply]
    for side, name in enumerate(SIDES):
        set_hand(state, side, words.cards((hands or {}).get(name, ())))
    held = {*state.hands[0], *state.hands[1]}
    rest = [card for card in game.theatre.scenario.deck if card not in held]
    state.deck = list(reversed(words.cards(deck)))
    state.removed = mask_of(set(rest) - set(state.deck))
    state.deck_mixed = True
    state.cup = words.commands(cup)
    command = game.theatre.numbers["command"][active]
    state.stack = [Turn("turn.draw"), Activation("activation.open", command, game.theatre.commands[command].side)]
    FLOW.run(play, state.stack)
    table = Table(game, state, script, events, Questions)
    if option is not None:
        pass_all(table)
        table.play("ChooseOption", option=option, **({"commander": commander} if commander else {}))
        pass_all(table)
    return table


def play_card(table: Table, number: int, *rolls: int) -> None:
    """Whoever acts plays this card, with these rolls."""
    table.dice(*rolls).play("PlayCard", card=card_id(number))


def pass_all(table: Table) -> None:
    """Whoever is asked for an answer passes."""
    while table.asked == "window.ask":
        table.play("Pass")


def why(table: Table, action: str, **fields: Any) -> tuple[str, str] | None:
    """Rule and code of a refusal; None if the action is allowed."""
    refusal = table.refusal(action, **fields)
    return None if refusal is None else (refusal.rule, refusal.code)


def why_not_card(table: Table, number: int) -> tuple[str, str] | None:
    """Why this card may not be played now."""
    return why(table, "PlayCard", card=card_id(number))


def side_to_play(side: str, number: int, **words: Any) -> Table:
    """The side holds the card and its own Command of the position HOME is active, option 1 taken."""
    return campaign(**{"active": "v-fri" if side == "venetian" else "a-tra", "hands": {side: [number]}, **words})
