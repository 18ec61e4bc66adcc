"""What is fixed for one match: a theatre, rules, and the tables that follow from both. Every chapter asks it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel.native import mypyc_attr
from caracole.systems.gradisca.rules.components.numbers import Unit, Zone, each_unit
from caracole.systems.gradisca.rules.components.theatre import Effect, Theatre, charts
from caracole.systems.gradisca.rules.options import Rules

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.supply.supply import Lines


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """A theatre with rules. The game itself stands on it."""

    def __init__(self, theatre: Theatre, rules: Rules) -> None:
        self.theatre = theatre
        self.rules = rules
        self.charts = charts()
        self.low_up_to = theatre.scenario.low_up_to
        self.medium_up_to = theatre.scenario.medium_up_to
        """Army Morale: the limits of its colours (G22.n)"""
        self.command_units: tuple[tuple[Unit, ...], ...] = tuple(tuple(each_unit(mask)) for mask in theatre.of_command)
        self.command_leaders: tuple[tuple[Unit, ...], ...] = tuple(
            tuple(each_unit(mask & theatre.commanders)) for mask in theatre.of_command
        )
        self.side_commands: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n, command in enumerate(theatre.commands) if command.side == side) for side in (0, 1)
        )
        self.neighbours: tuple[tuple[Zone, ...], ...] = tuple(tuple(links) for links in theatre.border_to)
        self.scenario_cards = frozenset(theatre.scenario.deck)
        self.mandatory_cards: tuple[frozenset[int], ...] = tuple(
            frozenset(n for n, card in enumerate(theatre.cards) if card.mandatory[side] and card.playable_by[side])
            for side in (0, 1)
        )
        """side -> the cards that are Mandatory for it once their date has passed (G12.c)"""
        slugs = theatre.zone_numbers
        self.lifelines = {
            number: slugs[zone.lifeline]
            for number, zone in zip(theatre.every_zone, theatre.zones, strict=True)
            if zone.lifeline is not None and zone.lifeline in slugs
        }
        # Answers that depend only on the map, or on the map and where an enemy stands; never part of a state.
        self.lines: dict[tuple[str, ...], Lines] = {}
        self.lines_now: Lines | None = None
        """The borders that were asked about last."""
        self.response_table: dict[str, tuple[int, ...]] = {}
        kind = rules.game
        self.card_effects: tuple[tuple[Effect, ...], ...] = tuple(
            tuple(effect for effect in card.effects if effect.arg("in", kind) == kind) for card in theatre.cards
        )
        """card -> its effects in this game, the basic or the advanced one"""
        self.arrival_effects = {
            effect.arg("group"): effect
            for card in theatre.scenario.deck
            for effect in self.card_effects[card]
            if effect.name == "place_group"
        }
        """group -> the effect of the card that brings it"""
