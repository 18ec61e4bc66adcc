"""cards.toml: the cards (G12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from caracole.datafiles import Node, localized
from caracole.systems.gradisca.rules.components.theatre import SIDES, Card, TurnBox, charts
from caracole.systems.gradisca.scenario_files.effect_table import MOMENTS, Known, read_effect
from caracole.systems.gradisca.scenario_files.reading import SheetReader
from caracole.systems.gradisca.scenario_files.timeline import SEASONS


class Cards(NamedTuple):
    """All cards of the file, whether or not they are in the deck."""

    cards: tuple[Card, ...]
    by_number: dict[int, int]
    """The number printed on a card -> the card."""


def read_cards(reader: SheetReader, document: Node, known: Known, boxes: Sequence[TurnBox]) -> Cards:
    """The cards, in the order of the file. G2.2.a: numbered, each number once. The book's set has 36; an owner's
    may have more."""
    reader.no_unknown_keys(document, ("card",))
    ids: dict[str, int] = {}
    cards: list[Card] = []
    by_number: dict[int, int] = {}
    for index, node in enumerate(reader.tables(document, "card", required=False)):
        card = _read_card(reader, node, reader.define(node, ids, index, "card"), known, len(boxes))
        if "number" in node and node["number"].value == card.number in by_number:
            reader.complain(node["number"], "duplicate_id", f"there is already a card {card.number}")
        by_number.setdefault(card.number, index)
        _check_card(reader, node, card)
        cards.append(card)
    return Cards(tuple(cards), by_number)


def _read_card(reader: SheetReader, node: Node, card_id: str, known: Known, last_turn: int) -> Card:
    reader.no_unknown_keys(node, Card._fields)
    return Card(
        number=reader.integer(node, "number", low=1, high=charts().hand.highest_card_number),
        id=card_id,
        title=localized(reader, node, "title"),
        text=localized(reader, node, "text"),
        playable_by=reader.both_sides(node, "playable_by"),
        mandatory=reader.both_sides(node, "mandatory", default="none"),
        only_after=reader.integer(node, "only_after", default=0, low=0, high=last_turn),
        reinforcement=reader.boolean(node, "reinforcement", default=False),
        of_1617=reader.boolean(node, "of_1617", default=False),
        remove_if_used=reader.boolean(node, "remove_if_used", default=False),
        moments=tuple(reader.list_of_text(node, "moments", required=False, one_of=MOMENTS)),
        before_units=reader.boolean(node, "before_units", default=False),
        effects=tuple(read_effect(reader, effect, known) for effect in reader.tables(node, "effects")),
        closed_seasons=tuple(
            SEASONS.index(word) for word in reader.list_of_text(node, "closed_seasons", required=False, one_of=SEASONS)
        ),
        needs_command=_command(reader, node, known),
        flavour=localized(reader, node, "flavour", required=False) or None,
    )


def _command(reader: SheetReader, node: Node, known: Known) -> str:
    commands = {slug: slug for slug in known.commands}
    return reader.reference(node, "needs_command", commands, "command", required=False) or ""


def _check_card(reader: SheetReader, node: Node, card: Card) -> None:
    if "playable_by" in node and not any(card.playable_by):
        reader.complain(node["playable_by"], "bad_card", "somebody may play every card")
    for side, word in enumerate(SIDES):
        if card.mandatory[side] and not card.playable_by[side]:
            reader.complain(node["mandatory"], "bad_card", f"Mandatory for the {word} side, which may not play it")
    if card.moments and any(card.mandatory):
        reader.complain(node["mandatory"], "bad_card", "a response card is never Mandatory (G12.u)")
    if card.reinforcement and not (any(card.mandatory) and card.only_after):
        reader.complain(node["reinforcement"], "bad_card", "an R card is Mandatory after a date (G26.a)")
    if card.reinforcement and not any(effect.name == "place_group" for effect in card.effects):
        reader.complain(node["reinforcement"], "bad_card", "an R card brings a group: effect place_group (G26.a)")
    if "effects" in node and not card.effects:
        reader.complain(node["effects"], "bad_card", "a card has at least one effect")
