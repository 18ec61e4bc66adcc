"""Questions of a player that take a while to answer: what a gesture means, the odds, what would happen if.

Pure functions over what they are given, so that they can run in a thread: no room, no lock, nothing that changes while
they think. The states they get are imagined ones, made from what the asking seat knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import UNSET

from caracole.kernel import FreeDice, Game
from caracole.kernel.errors import IllegalAction
from caracole.play.match import Logged
from caracole.players import Offer
from caracole.present.model import Gesture, Layers, Odds, Offered
from caracole.present.presenter import Presenter
from caracole.server.protocol import Answer, Ask, Show, TriedAnswer, Try, WhatIfAnswer


def meaning(presenter: Presenter, offer: Offer, version: int, asked: Ask) -> Answer:
    """What a gesture could mean, and why not."""
    found = presenter.meaning(offer, asked.pieces, asked.place, asked.card)
    costs = [] if found.path is None else found.path.costs
    return Answer(asked.id, version, found.possible, found.refused, found.path, costs)


def offered(presenter: Presenter, offer: Offer, version: int, plain: Mapping[str, Any]) -> Offered | None:
    """An action as the board offers it: from its list, or by its gesture where the list is only a suggestion."""
    for each in presenter.offers(offer, version).actions:
        if each.action == plain:
            return each
    proposed = presenter.proposed(offer, offer.game.decode_action(plain))
    if proposed is not None:
        return proposed
    pieces = {piece.id for piece in presenter.scene(offer.view).pieces}
    named = list(_words_in(plain))
    held = [name for name in named if name in pieces]
    for place in (name for name in named if name not in pieces):
        for each in presenter.meaning(offer, held, place, None).possible:
            if each.action == plain:
                return each
    return None


def _words_in(plain: Any) -> Iterator[str]:
    """Every word of a message, also of one within another."""
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, Mapping | list):
        for inner in plain.values() if isinstance(plain, Mapping) else plain:
            yield from _words_in(inner)


def odds(presenter: Presenter, game: Game[Any], offer: Offer, plain: Mapping[str, Any]) -> Odds | None:
    """The chances of an action; raises IllegalAction for one that is not allowed."""
    action = game.decode_action(plain)
    refusal = offer.check(action)
    if refusal is not None:
        raise IllegalAction(refusal)
    return presenter.odds(offer, action)


def tried(presenter: Presenter, offer: Offer, asked: Try) -> TriedAnswer:
    """What would come of a gesture that is still being made."""
    return TriedAnswer(asked.id, asked.version, presenter.tried(offer, gesture_of(asked)))


def gesture_of(asked: Try) -> Gesture:
    """What is touched, and where it is put."""
    return Gesture(
        asked.pieces,
        asked.places,
        facing=UNSET if asked.facing is None else asked.facing,
        pose=asked.pose or UNSET,
        way=asked.way or UNSET,
        level=UNSET if asked.level is None else asked.level,
        bend=asked.bend or UNSET,
    )


def shown(presenter: Presenter, state: Any, seat: int | None, asked: Show) -> Layers:
    """What a lens shows, from an imagined state."""
    return presenter.show(state, seat, asked.lens, asked.pieces, asked.places)


def what_if(
    presenter: Presenter,
    game: Game[Any],
    state: Any,
    seat: int,
    actions: Sequence[Mapping[str, Any]],
    rng: Random,
    *,
    version: int,
    request: int,
) -> WhatIfAnswer:
    """Play on from an imagined state, for whoever has to decide, with dice thrown for the purpose."""
    dice = FreeDice(rng)
    done, refusal, log = 0, None, []
    for plain in actions:
        action, decision = game.decode_action(plain), game.decision(state)
        mover = seat if decision is None or seat in decision.seats else decision.seats[0]
        try:
            state, events = game.step(state, mover, action, dice)
        except IllegalAction as error:
            refusal = presenter.refused(error.refusal)
            break
        done += 1
        log += [presenter.logged(Logged(done, event)) for event in events if event.is_for(seat)]
    decision = game.decision(state)
    offers = None
    if decision is not None:
        mover = seat if seat in decision.seats else decision.seats[0]
        offers = presenter.offers(Offer.of(game, state, mover, rng), version)
    return WhatIfAnswer(request, done, presenter.scene(game.view(state, seat)), log, offers, refusal)
