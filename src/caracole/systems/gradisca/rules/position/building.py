"""Positions by words: a hand-made map, chosen units, markers, hands and decks, for tests, teaching and examiners.

``docs/api.md`` shows the language. The words are read into a diagram (``position_diagram``), the diagram draws a
theatre (``position_theatre``), and :func:`build` lays the pieces; ``caracole.play.table.position`` wraps game and state
in a table that plays.
"""

from __future__ import annotations

import re
from typing import Any, cast

from caracole.kernel import Dice
from caracole.kernel.bits import mask_of
from caracole.kernel.words import TableQuestions
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import ActivateZone, ChooseOption
from caracole.systems.gradisca.rules.activation.activation import Activation
from caracole.systems.gradisca.rules.cards.cards import set_hand
from caracole.systems.gradisca.rules.components.numbers import Unit, Zone
from caracole.systems.gradisca.rules.flow import FLOW, Play
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.position.diagram import (
    FLAGS,
    OFF_MAP,
    BadPosition,
    Diagram,
    card,
    items,
    side_named,
    slug,
    words,
)
from caracole.systems.gradisca.rules.position.theatre import theatre_of
from caracole.systems.gradisca.rules.sequence.sequence import Turn
from caracole.systems.gradisca.rules.sequence.setup import empty_state
from caracole.systems.gradisca.rules.state import CAMP_LOST, ON_TIME_LINE, GradiscaState
from caracole.systems.gradisca.rules.victory.victory import BOOTY_SIDE
from caracole.systems.gradisca.rules.view import PLACES

__all__ = ["BadPosition", "Questions", "build", "card"]


def build(*, dice: Dice, emit: Any = None, **told: Any) -> tuple[Gradisca, GradiscaState]:
    """A game and a state that stands at its first decision. ``docs/api.md`` explains every word."""
    diagram = Diagram(**told)
    game = Gradisca(theatre_of(diagram), dict(diagram.play.options))
    if diagram.play.revision is not None:
        game = game.under(diagram.play.revision)
    state = empty_state(game)
    play = Play(game, state, dice, emit)
    put_units(play, diagram)
    put_markers(play, diagram)
    put_cards(state, diagram)
    fill_cup(state, diagram)
    stand(play, diagram)
    if diagram.play.activate is not None:
        activate_zone(play, diagram, diagram.play.activate)
    return game, state


# --- laying the pieces -----------------------------------------------------------------------------------------------


def put_units(play: Play, diagram: Diagram) -> None:
    """Each unit in its place, with its flags; groups that wait on the time line."""
    state, armies = play.state, diagram.armies
    for unit, place in zip(play.theatre.every_unit, armies.where, strict=True):
        if place in OFF_MAP:
            state.zone_of[unit] = OFF_MAP[place]
        else:
            query.place(play, unit, diagram.land.zone(place))
    for unit, text in zip(play.theatre.every_unit, armies.flags, strict=True):
        for flag in items(text):
            put_flag(play, unit, flag)
    names = [group.id for group in play.theatre.groups]
    for name, box in diagram.markers.time_line.items():
        group = names.index(name)
        for unit in play.theatre.groups[group].units:
            state.zone_of[unit] = ON_TIME_LINE
        state.boxes = (*state.boxes, (group, box))


def put_flag(play: Play, unit: Unit, flag: str) -> None:
    """What is written behind a unit: (disorganized, activated)."""
    name = play.theatre.units[unit].id
    if flag not in FLAGS:
        raise BadPosition(f"{name}: {flag!r} is none of {', '.join(FLAGS)}")
    if flag == "disorganized" and not play.theatre.two_sided >> unit & 1:
        raise BadPosition(f"{name} has no Disorganized side; write it as [value]")
    field = flag.replace(" ", "_")
    setattr(play.state, field, getattr(play.state, field) | 1 << unit)


def put_markers(play: Play, diagram: Diagram) -> None:
    """Whatever lies in the zones."""
    state, told, zone = play.state, diagram.markers, diagram.land.zone
    put_forts(state, diagram)
    put_mines(play, diagram)
    state.raided = mask_of(zone(name) for name in words(told.raided))
    state.towns_lost = mask_of(zone(name) for name in words(told.towns_lost))
    for name, (side, value) in diagram.land.booty.items():
        state.booty = query.put(state.booty, zone(name), side * BOOTY_SIDE + value)
    for name, seat in told.control.items():
        state.control = query.put(state.control, diagram.armies.command(name), seat)
    if play.rules.advanced:
        for word, turn in told.camps_lost.items():
            lose_camp(state, side_named(word), turn)


def put_forts(state: GradiscaState, diagram: Diagram) -> None:
    """``austrian Farra 2, venetian Romans``"""
    rows = [list(state.forts[0]), list(state.forts[1])]
    for item in items(diagram.markers.forts):
        side, *name = item.split()
        count = int(name.pop()) if name[-1].isdigit() else 1
        rows[side_named(side)][diagram.land.zone(" ".join(name))] += count
    state.forts = (tuple(rows[0]), tuple(rows[1]))


def put_mines(play: Play, diagram: Diagram) -> None:
    """``Farra > Gradisca 2 by venetian`` (add ``fresh`` for mines laid just now)"""
    state, zone = play.state, diagram.land.zone
    for item in items(diagram.markers.mines):
        found = re.match(r"(.+?)\s*>\s*(.+?)(?:\s+(\d+))?\s+by\s+(\w+)(\s+fresh)?$", item)
        if not found:
            raise BadPosition(f"{item!r}: write 'Zone > Fortress 2 by venetian'")
        border = play.theatre.border_to[zone(found[1])][zone(found[2])]
        count = int(found[3] or 1)
        state.mines = query.put(state.mines, border, count)
        state.mine_side = query.put(state.mine_side, border, side_named(found[4]))
        if found[5]:
            state.fresh_mines = query.put(state.fresh_mines, border, count)


def lose_camp(state: GradiscaState, side: int, turn: int) -> None:
    """A Camp that was lost in a turn."""
    camp, since = list(state.camp), list(state.camp_lost_in)
    camp[side], since[side] = CAMP_LOST, turn
    state.camp, state.camp_lost_in = (camp[0], camp[1]), (since[0], since[1])


def put_cards(state: GradiscaState, diagram: Diagram) -> None:
    """Hands, deck and the other piles."""
    piles = diagram.piles
    for side, hand in piles.hands.items():
        set_hand(state, side, hand)
    state.deck, state.discard, state.set_aside = list(piles.deck), list(piles.discard), piles.set_aside
    state.deck_mixed, state.removed = not piles.set_aside, mask_of(piles.removed)


def fill_cup(state: GradiscaState, diagram: Diagram) -> None:
    """The markers told; else, unless a Command is active, those of all Commands on the map."""
    told, command = diagram.markers, diagram.armies.command
    if told.cup is not None:
        state.cup = mask_of(command(name) for name in words(told.cup))
    elif not diagram.play.active:
        state.cup = mask_of(diagram.armies.on_map())
    state.played = mask_of(command(name) for name in words(told.played))


# --- where play stands -----------------------------------------------------------------------------------------------


def stand(play: Play, diagram: Diagram) -> None:
    """The turn has begun; a Command acts, if one is active."""
    state = play.state
    state.stack.append(Turn("turn.draw"))
    if diagram.play.active is not None:
        command = diagram.armies.command(diagram.play.active)
        state.cup &= ~(1 << command)
        state.stack.append(Activation("activation.open", command, diagram.armies.commands[command].side))
    FLOW.run(play, state.stack)


def activate_zone(play: Play, diagram: Diagram, name: str) -> None:
    """Option 1 in a zone, as the owner of the Command would choose it."""
    game, state = cast("Gradisca", play.game), play.state
    for action in (ChooseOption(1), ActivateZone(diagram.land.zone(name))):
        decision = game.decision(state)
        seat = decision.seats[0] if decision is not None else 0
        refusal = game.check(state, seat, action)
        if refusal is not None:
            raise BadPosition(f"activate={name!r}: {game.explain(refusal)}")
        game.apply(state, seat, action, play.dice, play.emit)


# --- what one may ask of the table -----------------------------------------------------------------------------------


def questions_of(game: Any) -> type:
    """What a table can be asked about a game that was built here."""
    return Questions


class Questions(TableQuestions[Gradisca, GradiscaState]):
    """Questions about a position by names: ``table.where("v1")``, ``table.wall("gradisca", "farra")``."""

    def _unit(self, name: str) -> Unit:
        return Unit(self._game.codec.number("unit", name, "unit"))

    def _zone(self, name: str) -> Zone:
        return Zone(self._game.codec.number("zone", slug(name), "zone"))

    def _border(self, zone: str, other: str) -> int:
        return self._game.theatre.border_to[self._zone(zone)][self._zone(other)]

    def _has(self, mask: int, unit: str) -> bool:
        return bool(mask >> self._unit(unit) & 1)

    # units

    def where(self, unit: str) -> str:
        """The zone of a unit, or ``flag``, ``eliminated``, ``time_line``."""
        zone = self._state.zone_of[self._unit(unit)]
        return self._game.theatre.zones[zone].id if zone >= 0 else PLACES[zone]

    def units_in(self, zone: str) -> list[str]:
        """Everybody in a zone."""
        return self._game.slugs("unit", self._state.at[self._zone(zone)])

    def is_eliminated(self, unit: str) -> bool:
        """Out of the game."""
        return self.where(unit) == "eliminated"

    def is_disorganized(self, unit: str) -> bool:
        """Shows its Disorganized side."""
        return self._has(self._state.disorganized, unit)

    def is_activated(self, unit: str) -> bool:
        """Counts as activated this turn."""
        return self._has(self._state.activated, unit)

    def is_out_of_supply(self, unit: str) -> bool:
        """Carries the marker."""
        return self._has(self._state.out_of_supply, unit)

    def is_replaced(self, unit: str) -> bool:
        """The Commander shows his replacement."""
        return self._has(self._state.replaced, unit)

    # zones and walls

    def wall(self, fortress: str, facing: str) -> int:
        """The Level of a wall now."""
        return self._state.levels[self._border(fortress, facing)]

    def border(self, zone: str, other: str) -> str:
        """The kind of a border now."""
        return self._state.kinds[self._border(zone, other)]

    def mines(self, fortress: str, facing: str) -> int:
        """Mine markers on a wall."""
        return self._state.mines[self._border(fortress, facing)]

    def forts(self, side: str, zone: str) -> int:
        """Forts of a side in a zone."""
        return self._state.forts[side_named(side)][self._zone(zone)]

    def town_stands(self, zone: str) -> bool:
        """The Town is intact."""
        return not self._state.towns_lost >> self._zone(zone) & 1

    def is_raided(self, zone: str) -> bool:
        """A Raid marker lies there."""
        return bool(self._state.raided >> self._zone(zone) & 1)

    def has_booty(self, zone: str) -> bool:
        """A Booty marker lies there."""
        return self._state.booty[self._zone(zone)] >= 0

    # sides

    def fort_markers(self, side: str) -> int:
        """Fort markers left to build with."""
        return self._state.fort_markers[side_named(side)]

    def morale(self, side: str) -> int:
        """Army Morale."""
        return self._state.morale[side_named(side)]

    def points(self, side: str) -> int:
        """Victory Points."""
        return self._state.vp[side_named(side)]

    def camp(self, side: str) -> str | None:
        """The zone of the Camp; None if it is out of play."""
        zone = self._state.camp[side_named(side)]
        return self._game.theatre.zones[zone].id if zone >= 0 else None

    def sea_supply(self) -> str | None:
        """The zone of the sea-supply marker; None if it is off the map."""
        zone = self._state.sea_supply
        return self._game.theatre.zones[zone].id if zone >= 0 else None

    def known(self, side: str) -> list[int]:
        """The numbers of the cards in this hand that the other side has seen."""
        known = self._state.known[side_named(side)]
        return [card.number for n, card in enumerate(self._game.theatre.cards) if known >> n & 1]

    def hand(self, side: str) -> list[int]:
        """The numbers of the cards in hand."""
        return [self._game.theatre.cards[card].number for card in self._state.hands[side_named(side)]]

    # piles and tracks

    def deck(self) -> list[int]:
        """The numbers of the cards in the deck, the top first."""
        return [self._game.theatre.cards[card].number for card in reversed(self._state.deck)]

    def discards(self) -> list[int]:
        """The numbers of the discarded cards."""
        return [self._game.theatre.cards[card].number for card in self._state.discard]

    def removed(self) -> list[int]:
        """The numbers of the cards out of the game."""
        return [card.number for n, card in enumerate(self._game.theatre.cards) if self._state.removed >> n & 1]

    def cup(self) -> list[str]:
        """Command markers in the cup."""
        return self._game.slugs("command", self._state.cup)

    def played(self) -> list[str]:
        """Command markers on the Played track."""
        return self._game.slugs("command", self._state.played)

    def turn(self) -> int:
        """The number of the turn."""
        return self._state.turn

    def end_turn(self) -> int:
        """Where the End of Game marker stands."""
        return self._state.end_turn
