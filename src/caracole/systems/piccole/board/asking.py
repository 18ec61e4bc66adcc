"""What a gesture could mean: the offers that it fits, and why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from caracole.players import Offer
from caracole.present.model import Offered, RefusedReading
from caracole.present.offering import action_says
from caracole.present.presenter import Meaning, Presenter
from caracole.systems.piccole.battle.rules.actions import ChooseEdge, ChooseMain, Move, Shoot
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.state import EDGES
from caracole.systems.piccole.board.offers import offered, offers


def meaning(presenter: Presenter, game: Battle, offer: Offer, pieces: Sequence[str], place: str | None) -> Meaning:
    """What is offered for these pieces and this place, and what else they could mean but may not be done."""
    listed = [each for each in offers(game, offer, 0).actions if _fits(each, pieces, place)]
    known = [each.action for each in listed]
    possible, refused = list(listed), []
    state = offer.imagine(Random(0))
    for action in dict.fromkeys(_readings(game, offer, elements(game, pieces), place)):
        message = game.encode_action(action)
        if message in known:
            continue
        refusal = offer.check(action)
        if refusal is None:
            possible.append(offered(game, offer, action, state))
        else:
            refused.append(RefusedReading(message, action_says(message), presenter.refused(refusal)))
    return Meaning(possible, refused, None)


def elements(game: Battle, pieces: Sequence[str]) -> list[Element]:
    """The elements of these names; whatever else is named is no piece of a battle."""
    names = game.codec.names["element"]
    return [Element(list(names).index(piece)) for piece in pieces if piece in names]


def _fits(each: Offered, pieces: Sequence[str], place: str | None) -> bool:
    places = [] if place is None else [place]
    return bool(pieces or places) and set(pieces) <= set(each.gesture.pieces) and each.gesture.places == places


def _readings(game: Battle, offer: Offer, held: Sequence[Element], place: str | None) -> Iterator[Any]:
    """Shots in either order, whoever leads, an edge, and for one element the wish to stay, whose refusal says what
    holds it."""
    kinds = game.flow.choices[offer.decision.kind].actions
    if Shoot in kinds and len(held) == 2:
        yield Shoot(held[0], held[1])
        yield Shoot(held[1], held[0])
    if ChooseMain in kinds and len(held) == 1:
        yield ChooseMain(held[0])
    if ChooseEdge in kinds and place in EDGES:
        yield ChooseEdge(EDGES.index(place))
    if Move in kinds and len(held) == 1 and place is None:
        yield Move(held[0], *offer.imagine(Random(0)).poses[held[0]])
