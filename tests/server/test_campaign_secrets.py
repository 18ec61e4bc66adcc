"""Many at one table, and nobody learns what another keeps to himself: secret starts, notes, sealed denunciations,
orders on their way. Whatever a seat asks, the answer is the same in two campaigns that differ only in what it may not
know.

``make soak-secrets`` asks everything at every decision instead of a part of it now and then, and for longer.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from asking import REASON, Asker, asked_in_both_worlds, refused_now, seated
from servers import Running

from caracole.kernel import Event, FreeDice
from caracole.kernel.errors import IllegalAction
from caracole.kernel.nested import Within
from caracole.play.match import Logged
from caracole.play.registry import load
from caracole.players import Offer
from caracole.present.model import Gesture
from caracole.present.presenter import Presenter, presenter_for
from caracole.systems.piccole.battle.rules.actions import Concede
from soaking import is_soaking
from systems.piccole.warring import warlike

ALWAYS = is_soaking()
DECISIONS = 250 if ALWAYS else 60
"""Of each of the four campaigns, when something is hidden."""
PARTS = 1 if ALWAYS else 20
"""At each a part of all questions is asked, in turn."""
INSIDE = ("setup.", "move.", "react.", "shoot.", "combat.")
"""Decisions of a battle."""
LENSES = ("march", "whereabouts", "reach", "zones", "shooting", "threat")


# --- through the server ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "options"),
    [
        ("campaign-sicily", {"council": "season"}),
        ("campaign-tuscany", {"alliances": True}),
        ("campaign-tuscany-six", {}),
        ("campaign-sicily-duel", {}),
    ],
)
def test_no_decision_of_a_campaign_tells_anybody_a_secret(
    sqlite_server: Running, scenario: str, options: dict[str, Any]
):
    rng, asked, kinds = random.Random(scenario), 0, Counter[str]()
    while asked < DECISIONS:
        with seated(sqlite_server, "piccole", scenario, options) as (room, askers):
            asked += asked_about_a_campaign(sqlite_server, room, askers, rng, kinds, DECISIONS - asked)
    assert {"year.note", "turn.act", "council.talk"} <= set(kinds)


def asked_about_a_campaign(
    server: Running, room: Any, askers: list[Asker], rng: random.Random, kinds: Counter[str], most: int
) -> int:
    """At so many decisions at most, when something is hidden from whoever asks."""
    asked, done = 0, []
    while (decision := room.match.decision) is not None and asked < most:
        number = rng.randrange(len(askers))
        asker = askers[number]
        asker.refused = refused_now(room, number, done[-30:])
        if asked_in_both_worlds(room, asker, number, rng, asker.turns, PARTS):
            asked += 1
            kinds[decision.kind] += 1
        mover = rng.choice(list(decision.seats))
        action = conceded(room.game, room.match.state, mover, rng)
        done.append(action)
        server.do(room.act(mover, room.match.version, room.game.encode_action(action), reason=REASON))
    return asked


# --- through what the server calls, decision by decision -------------------------------------------------------------


def answers(show: Presenter, state: Any, seat: int | None, events: list[Event], wishes: list[Any]) -> Iterator[Any]:
    """All that a seat is shown and answered in a state: view, scene, log, lenses, refusals, and what it may do."""
    game = show.game
    yield game.view(state, seat)  # terminals and computer players read what no board draws, such as who is where
    yield show.scene(game.view(state, seat))
    yield [show.logged(Logged(1, event)) for event in events if event.is_for(seat)]
    pieces = [f"army-{player}" for player in game.seats] + ["A1", "D1"]
    yield [show.show(game.imagine(state, seat, random.Random(1)), seat, lens, pieces, []) for lens in LENSES[:3]]
    decision = game.decision(state)
    yield decision
    if seat is None:
        return
    yield [game.check(state, seat, wish) for wish in wishes]
    if decision is not None and seat in decision.seats:
        yield from choices(show, Offer.of(game, state, seat, random.Random(2)))


def choices(show: Presenter, offer: Offer) -> Iterator[Any]:
    """Whoever has to decide asks about everything that is offered, and about what is not."""
    offers = show.offers(offer, 1)
    yield offers
    army = f"army-{show.game.seats[offer.seat]}"
    places = [place["id"] for place in offer.view["nodes"]][:: 1 if ALWAYS else 7]
    if show.game.decision(offer.imagine(random.Random(3))) is not None and "battle" not in offer.view:
        yield [show.meaning(offer, [army], place, None) for place in places]
        yield show.tried(offer, Gesture([army], places[:1]))
    attacks = [each.action for each in offers.actions if each.attack][:2]
    yield [show.odds(offer, show.game.decode_action(action)) for action in attacks]
    yield [what_if(show, offer, each.action) for each in offers.actions[:2]]


def what_if(show: Presenter, offer: Offer, action: dict[str, Any]) -> Any:
    """One action in imagination, with dice thrown for the purpose."""
    state = offer.imagine(random.Random(4))
    try:
        after, events = show.game.step(state, offer.seat, show.game.decode_action(action), FreeDice(random.Random(5)))
    except IllegalAction as error:
        return error.refusal
    return show.scene(show.game.view(after, offer.seat)), [each for each in events if each.is_for(offer.seat)]


def asking(game: Any, decision: Any, done: int, rng: random.Random) -> list[int | None]:
    """Who asks: by turns whoever has to decide and anybody else; in a battle, where all lies open, now and then."""
    if ALWAYS:
        return [*range(len(game.seats)), None]
    if decision.kind.startswith(INSIDE) and done % 12:
        return []
    return [decision.seats[0] if done % 2 else rng.choice([*range(len(game.seats)), None])]


def conceded(game: Any, state: Any, seat: int, rng: random.Random) -> Any:
    """Gives a battle up, if it is at a point where that can be done: battles are long."""
    end = Within(Concede())
    can = state.battle is not None and game.check(state, seat, end) is None
    return end if can else warlike(game, state, seat, rng)


def plain(answer: Any) -> Any:
    """An answer down to its plain values; a refusal among them is its rule, its code and its arguments."""
    return msgspec.to_builtins(answer, enc_hook=tuple)


@pytest.mark.parametrize(
    ("scenario", "steps"), [("campaign-sicily", 100), ("campaign-tuscany", 150), ("campaign-sicily-duel", 100)]
)
def test_at_every_decision_of_a_campaign_a_seat_is_told_only_what_it_may_know(scenario: str, steps: int):
    rng = random.Random(scenario)
    show = presenter_for(load("piccole", scenario, {"alliances": scenario == "campaign-tuscany"}))
    game, dice = show.game, FreeDice(rng)
    events: list[Event] = []
    state = game.setup(dice, events.append)
    different, kinds, done, wishes = 0, Counter(), 0, []
    while done < steps:
        decision = game.decision(state)
        if decision is None:
            events = []
            state = game.setup(dice, events.append)
            continue
        kinds[decision.kind] += 1
        seats = (
            range(len(game.seats)) if ALWAYS else [decision.seats[0], rng.randrange(len(game.seats))][done % 2 :][:1]
        )
        for seat in (*seats, None) if ALWAYS else seats:
            twin = game.imagine(state, seat, rng)
            different += game.digest(twin) != game.digest(state)
            pairs = zip(
                answers(show, state, seat, events, wishes), answers(show, twin, seat, events, wishes), strict=True
            )
            for one, two in pairs:
                assert plain(one) == plain(two), decision.kind
        mover = rng.choice(list(decision.seats))
        action = warlike(game, state, mover, rng) if rng.random() > 0.05 else conceded(game, state, mover, rng)
        wishes = [*wishes[-5:], action]
        state, events = game.step(state, mover, action, dice)
        done += 1
    assert different > steps // 8, "hardly anything was hidden"
    assert {"year.note", "turn.act", "council.talk"} <= set(kinds)
