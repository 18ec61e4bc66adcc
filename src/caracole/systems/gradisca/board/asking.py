"""What a gesture could mean: every action that its pieces, place and card could fill, allowed or not and why; the
way to a place that is further off; and the odds of an attack."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from caracole.kernel import FreeDice, Refusal
from caracole.kernel.bits import mask_of
from caracole.players import Offer
from caracole.present.model import Cost, Odds, Path, RefusedReading, Shooter
from caracole.present.offering import action_says
from caracole.present.presenter import Meaning, Presenter
from caracole.present.reading import filled
from caracole.systems.gradisca.board.log import modifiers
from caracole.systems.gradisca.board.offers import march_cost, offered, units_of
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import (
    INCURSION,
    MANNERS,
    MARCH,
    Bombard,
    BombardUnits,
    GoOn,
    March,
)
from caracole.systems.gradisca.rules.activation.operations import ZoneActivation
from caracole.systems.gradisca.rules.combat.field import Battle
from caracole.systems.gradisca.rules.components.numbers import Unit, Zone
from caracole.systems.gradisca.rules.components.theatre import WALL
from caracole.systems.gradisca.rules.flow import called
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.movement.column import Column

LONGEST_WAY = 6
MOST_WAYS = 400
"""Steps and positions that the search for a way looks at."""

NOT_ADJACENT = "not_adjacent"


def meaning(
    presenter: Presenter, game: Gradisca, offer: Offer, pieces: Sequence[str], place: str | None, card: str | None
) -> Meaning:
    """Every action of the decision that the gesture could be; those that the offer lists and that begin with it as
    well, if nothing fits whole."""
    theatre = game.theatre
    units = tuple(theatre.unit_numbers[piece] for piece in pieces if piece in theatre.unit_numbers)
    zone = None if place is None else theatre.zone_numbers.get(place)
    held = None if card is None else theatre.numbers["card"].get(card)
    possible, refused = [], []
    state = offer.imagine(Random(0))
    seen = set()
    for action in _readings(game, offer, units, zone, held):
        if action in seen:
            continue
        seen.add(action)
        refusal = offer.check(action)
        if refusal is None:
            possible.append(offered(game, offer, action, state))
        else:
            message = game.encode_action(action)
            refused.append(
                RefusedReading(message, action_says(message, called(game, state)), presenter.refused(refusal))
            )
    path = None
    if zone is not None and not any(isinstance(game.decode_action(each.action), March | GoOn) for each in possible):
        found = way(game, offer, units, zone)
        path = found.path
        if found.obstacle is not None:
            _name_obstacle(presenter, refused, found.obstacle)
    return Meaning(possible, refused, path)


def _name_obstacle(presenter: Presenter, refused: list[RefusedReading], obstacle: Refusal) -> None:
    """A zone further off is not refused because it is not next door, but for what bars the way to it."""
    for thought in refused:
        if thought.refusal.says.code == f"refusal-{NOT_ADJACENT}":
            thought.refusal = presenter.refused(obstacle)


def _readings(
    game: Gradisca, offer: Offer, units: tuple[Unit, ...], zone: Zone | None, card: int | None
) -> Iterator[Any]:
    """The actions that these things could fill, those of the present decision only."""
    things = {"unit": units, "zone": () if zone is None else (zone,), "card": () if card is None else (card,)}
    for kind in game.flow.choices[offer.decision.kind].actions:
        yield from filled(kind, things, {"how": MANNERS})


# --- the way ---------------------------------------------------------------------------------------------------------


class Way(NamedTuple):
    """The way to a zone; or what bars the last step of it, for units that come as far as that."""

    path: Path | None = None
    obstacle: Refusal | None = None


def way(game: Gradisca, offer: Offer, units: tuple[Unit, ...], goal: Zone) -> Way:
    """The cheapest march of these units (or of the column on the road) to a zone, step by step in imagination. It goes
    round every enemy and stops short of nothing but the goal."""
    state = offer.imagine(Random(0))
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, ZoneActivation):
        if not units:
            return Way()
        here = frame.zone
    elif isinstance(frame, Column):
        here = frame.zone
    else:
        return Way()
    if here == goal:
        return Way()
    waiting: deque[tuple[Any, Zone, list[Any], list[Cost]]] = deque([(state, here, [], [])])
    cheapest: dict[Zone, float] = {here: 0}
    looked = 0
    best: Path | None = None
    obstacle: Refusal | None = None
    while waiting and looked < MOST_WAYS:
        state, here, done, costs = waiting.popleft()
        for to in game.neighbours[here]:
            looked += 1
            action = GoOn(to) if done or isinstance(frame, Column) else March(tuple(sorted(units)), to)
            if to != goal and query.enemies_in(game, state, game.side_of_seat(offer.seat), to):
                continue
            refusal = game.check(state, offer.seat, action)
            if refusal is not None:
                if to == goal and done and obstacle is None:
                    obstacle = refusal
                continue
            price = march_cost(game, state, action)
            if price is None:
                continue
            spent = sum(each.points for each in costs) + price.points
            if spent >= cheapest.get(to, 1 << 30):
                continue
            cheapest[to] = spent
            actions, prices = [*done, action], [*costs, price]
            if to == goal:
                best = Path([game.encode_action(each) for each in actions], prices)
                continue
            after, _ = game.step(state, offer.seat, action, FreeDice(Random(0)))
            on = after.stack[-1] if after.stack else None
            if isinstance(on, Column) and on.zone == to and on.step == "column.on" and len(actions) < LONGEST_WAY:
                waiting.append((after, to, actions, prices))
    if best is not None and len(best.actions) < 2 and not isinstance(frame, Column):
        return Way()
    return Way(best) if best is not None else Way(obstacle=obstacle)


# --- odds ------------------------------------------------------------------------------------------------------------


def odds(game: Gradisca, offer: Offer, action: Any) -> Odds | None:
    """Exact chances of the first round of what the action begins; of the battle under way if it goes on."""
    state = offer.imagine(Random(0))
    side = game.side_of_seat(offer.seat)
    frame = state.stack[-1]
    if isinstance(action, Bombard | BombardUnits):
        return _bombardment(game, offer, side, frame, action)
    if isinstance(action, March | GoOn):
        units = units_of(action) if isinstance(action, March) else mask_of(frame.units)
        zone, answered = action.to, action.how != INCURSION
        if action.how not in (MARCH, INCURSION) or not query.enemies_in(game, state, side, zone):
            return None
    elif isinstance(frame, Battle):
        units, zone, answered, side = frame.attackers, frame.zone, True, frame.side
    else:
        return None
    found = offer.odds("battle_odds", side, zone, units, answered)
    if found is None:
        return None
    return Odds(
        kind="battle",
        place=game.theatre.zones[zone].id,
        attackers=_shooters(game, found["attackers"]),
        defenders=_shooters(game, found["defenders"]),
        deducted=found["deducted"],
        inflicted=found["inflicted"],
        suffered=found["suffered"],
        attacker_wins=found["attacker_wins"],
        defender_wiped_out=found["defender_wiped_out"],
    )


def _shooters(game: Gradisca, rows: list[dict[str, Any]]) -> list[Shooter]:
    return [Shooter(row["unit"], row["value"], modifiers(game, row["modifiers"])) for row in rows]


def _bombardment(game: Gradisca, offer: Offer, side: int, frame: Any, action: Bombard | BombardUnits) -> Odds | None:
    target = action.fortress if isinstance(action, Bombard) else action.target
    if target not in game.theatre.border_to[frame.zone]:
        return None
    found = offer.odds("bombardment_odds", side, frame.zone, target, units_of(action))
    if found is None:
        return None
    at_wall = (
        isinstance(action, Bombard) and game.theatre.borders[game.theatre.border_to[frame.zone][target]].kind == WALL
    )
    return Odds(
        kind="wall" if at_wall else "bombardment",
        place=game.theatre.zones[target].id,
        attackers=[Shooter(game.theatre.units[gun].id, 0) for gun in action.guns],
        levels=found["levels"] if at_wall else [],
        inflicted=[] if at_wall else found["hits"],
        defender_wiped_out=None if at_wall else found["wiped_out"],
    )
