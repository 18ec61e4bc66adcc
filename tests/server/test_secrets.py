"""Nobody learns anything hidden: whatever a seat asks, over the socket, over HTTP or of the functions behind them, the
answer is the same in two games that differ only in what that seat may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from asking import asked_in_both_worlds, hidden_otherwise, play_on, refused_now, seated
from servers import Running

from caracole.kernel import FreeDice
from caracole.kernel.errors import IllegalAction
from caracole.play.hindsight import Past
from caracole.play.match import Match
from caracole.play.registry import load
from caracole.players import Offer
from caracole.server.keys import Keys

# --- through the server ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("system", "scenario", "options"),
    [
        ("gradisca", "drill", {"game": "basic"}),
        ("gradisca", "drill", {"game": "advanced"}),
    ],
    ids=["basic", "advanced"],
)
def test_no_answer_of_the_server_changes_when_only_hidden_facts_change(
    sqlite_server: Running, system: str, scenario: str, options: dict[str, Any]
):
    rng = random.Random(str(next(iter(options.values()))))
    different, done = 0, []
    with seated(sqlite_server, system, scenario, options) as (room, askers):
        for step in range(130):
            if room.match.decision is None:
                break
            if step % 16 == 0:
                number = step // 16 % 2
                askers[number].refused = refused_now(room, number, done)
                different += asked_in_both_worlds(room, askers[number], number, rng)
            done.insert(rng.randrange(len(done) + 1), play_on(sqlite_server, room, rng))
        assert different > 3, "hardly anything was hidden"
        for asker in askers:
            asker.whole()


# --- through what the server calls, for every system -----------------------------------------------------------------


def told(match: Match, seat: int, keys: Keys) -> Iterator[Any]:
    """All that the functions behind the socket and the HTTP API say to a seat."""
    game, version = match.game, match.version
    yield game.view(match.state, seat)
    yield [each.plain() for each in match.log_for(seat)]
    yield [each.plain() for each in match.events_for(seat, max(-1, version - 7))]
    yield match.why_not_undo(seat), match.why_not_undo(seat, 0)
    decision = match.decision
    yield decision
    past = Past(match)
    for at in sorted({0, past.last // 2, past.last}):
        step = past.at(at)
        yield step.serial, game.view(step.state, seat), [each.plain() for each in step.events if each.is_for(seat)]
    if decision is not None and seat in decision.seats:
        offer = Offer.of(game, match.state, seat, keys.rng("offer", "game", version, seat))
        rng = keys.rng("lean", "game", version, seat)
        listed = [each for _, each in zip(range(40), offer.candidates(), strict=False)]
        sampled = [offer.sample(rng) for _ in range(3)]
        yield offer.view, [game.encode_action(each) for each in (*listed, *sampled)]
        yield [offer.check(each) for each in (*listed[:10], *sampled)]
        yield from what_if(match, seat, listed[:3], keys)
    else:
        yield from what_if(match, seat, [], keys)


def what_if(match: Match, seat: int, actions: list[Any], keys: Keys) -> Iterator[Any]:
    """Playing on in imagination, some steps for whoever has to decide."""
    game = match.game
    for number, first in enumerate([*actions, None]):
        rng = keys.rng("whatif", "game", match.version, seat, number)
        state = game.imagine(match.state, seat, rng)
        dice = FreeDice(rng)
        for step in range(4):
            decision = game.decision(state)
            if decision is None:
                break
            mover = seat if seat in decision.seats else decision.seats[0]
            try:
                chosen = first if first is not None and step == 0 else game.sample(state, mover, rng)
                state, events = game.step(state, mover, chosen, dice)
            except IllegalAction as error:
                yield error.refusal
                break
            yield game.view(state, seat), [event.plain() for event in events if event.is_for(seat)]


@pytest.mark.parametrize(
    ("system", "scenario", "options"),
    [
        ("gradisca", "drill", {"game": "advanced"}),
        ("gradisca", "drill", {"teams": True}),
        ("gbacw", "the-ford", {"fog": True}),
        ("piccole", "campaign-sicily-duel", {"battles": "computer"}),
        ("piccole", "campaign-tuscany", {"battles": "computer"}),
    ],
    ids=lambda each: each if isinstance(each, str) else " ".join(each),
)
def test_nothing_that_a_seat_is_told_changes_when_only_hidden_facts_change(
    system: str, scenario: str, options: dict[str, Any]
):
    rng, keys = random.Random(scenario), Keys(bytes(range(32)))
    game = load(system, scenario, options)
    match = Match.new(game, bytes(range(32)), ["hazel"])
    different = 0
    for step in range(160):
        decision = match.decision
        if decision is None:
            break
        if step % 8 == 0:
            seat = step // 8 % len(game.seats)
            true = list(told(match, seat, keys))
            with hidden_otherwise(match, seat, rng) as differs:
                different += differs
                for one, two in zip(true, told(match, seat, keys), strict=True):
                    assert one == two
        mover = rng.choice(list(decision.seats))
        match.play(mover, game.sample(match.state, mover, rng))
    assert different > 3, "hardly anything was hidden"
