"""What a seat may know, built by adding; and what it may imagine of the rest.

Hidden are: the other side's hand, the order of the deck, the values of Booty markers (from both sides, G13.c), and the
first of two secret answers about another round (G18.c). Everything else lies on the table.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from caracole.kernel.bits import members
from caracole.kernel.work import with_names_borne
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.activation.activation import Activation, DiscardOne
from caracole.systems.gradisca.rules.activation.operations import ZoneActivation
from caracole.systems.gradisca.rules.cards.cards import CardPlay, set_hand, why_not_discard
from caracole.systems.gradisca.rules.cards.effects.hands import Steal, is_stealable
from caracole.systems.gradisca.rules.combat.field import Battle
from caracole.systems.gradisca.rules.components.numbers import Unit, Zone
from caracole.systems.gradisca.rules.components.theatre import AUSTRIAN, SIDES, VENETIAN
from caracole.systems.gradisca.rules.flow import called, name_args
from caracole.systems.gradisca.rules.movement.column import Column, left_to_spend
from caracole.systems.gradisca.rules.state import CAMP_LOST, NO_CAMP, GradiscaState
from caracole.systems.gradisca.rules.victory.morale import band
from caracole.systems.gradisca.rules.victory.victory import BOOTY_SIDE, NO_BOOTY

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.game import Gradisca

# --- the view --------------------------------------------------------------------------------------------------------


def view(game: Gradisca, state: GradiscaState, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: an onlooker) may know, as JSON data."""
    theatre = game.theatre
    side = None if seat is None else game.side_of_seat(seat)
    shown: dict[str, Any] = {
        "system": "gradisca",
        "scenario": theatre.scenario.id,
        "seat": seat,
        "side": None if side is None else SIDES[side],
        "turn": state.turn,
        "end_turn": state.end_turn,
        "points": _by_side(state.vp),
        "cup": game.slugs("command", state.cup),
        "played": game.slugs("command", state.played),
        "zones": [_zone(game, state, zone) for zone in theatre.every_zone],
        "walls": [_wall(game, state, border) for border in theatre.walls],
        "units": [_unit(game, state, unit) for unit in theatre.every_unit],
        "fort_markers": _by_side(state.fort_markers),
        "cards": _cards(game, state, side),
        "control": [game.seats[holder] for holder in state.control],
        "time_line": [{"group": theatre.groups[group].id, "turn": box} for group, box in state.boxes],
        "effects": [{"name": e[0], "side": SIDES[e[1]], "value": _plain(e[2]), "until": e[3]} for e in state.effects],
        "flow": _flow(game, state),
        "decision": _decision(game, state),
        "result": None if state.result is None else _by_side(state.result),
    }
    changed = [n for n, kind in enumerate(state.kinds) if kind != theatre.borders[n].kind]
    shown["borders_changed"] = [
        {
            "a": theatre.zones[theatre.borders[n].a].id,
            "b": theatre.zones[theatre.borders[n].b].id,
            "kind": state.kinds[n],
        }
        for n in changed
    ]
    if game.rules.advanced:
        shown["morale"] = _by_side(state.morale)
        shown["morale_band"] = _by_side(tuple(band(game, state, s) for s in (0, 1)))
        shown["camps"] = _by_side(tuple(_camp(game, state, s) for s in (0, 1)))
        shown["sea_supply"] = None if state.sea_supply < 0 else theatre.zones[state.sea_supply].id
    return shown


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def _by_side(row: Any) -> dict[str, Any]:
    return {SIDES[VENETIAN]: row[VENETIAN], SIDES[AUSTRIAN]: row[AUSTRIAN]}


def _zone(game: Gradisca, state: GradiscaState, zone: Zone) -> dict[str, Any]:
    marker = state.booty[zone]
    return {
        "id": game.theatre.zones[zone].id,
        "units": game.slugs("unit", state.at[zone]),
        "forts": _by_side((state.forts[0][zone], state.forts[1][zone])),
        "town_lost": bool(state.towns_lost >> zone & 1),
        "raided": query.is_raided(state, zone),
        "booty": None if marker == NO_BOOTY else SIDES[marker // BOOTY_SIDE],
    }


def _wall(game: Gradisca, state: GradiscaState, border: int) -> dict[str, Any]:
    row = game.theatre.borders[border]
    inside, outside = (row.a, row.b) if game.theatre.is_fortress[row.a] else (row.b, row.a)
    return {
        "fortress": game.theatre.zones[inside].id,
        "facing": game.theatre.zones[outside].id,
        "level": state.levels[border],
        "printed": row.level,
        "mines": state.mines[border],
        "fresh_mines": state.fresh_mines[border],
        "mined_by": SIDES[state.mine_side[border]] if state.mines[border] else None,
    }


PLACES = {-1: "flag", -2: "eliminated", -3: "time_line", -4: "absent"}


def _unit(game: Gradisca, state: GradiscaState, unit: Unit) -> dict[str, Any]:
    zone = state.zone_of[unit]
    return {
        "id": game.theatre.units[unit].id,
        "zone": game.theatre.zones[zone].id if zone >= 0 else None,
        "place": "map" if zone >= 0 else PLACES[zone],
        "disorganized": query.is_disorganized(state, unit),
        "activated": bool(state.activated >> unit & 1),
        "out_of_supply": query.is_out_of_supply(state, unit),
        "replaced": bool(state.replaced >> unit & 1),
    }


def _camp(game: Gradisca, state: GradiscaState, side: int) -> dict[str, Any] | None:
    camp = state.camp[side]
    if camp == NO_CAMP:
        return None
    return {"zone": None if camp == CAMP_LOST else game.theatre.zones[camp].id, "moved": state.camp_moved[side]}


def _cards(game: Gradisca, state: GradiscaState, side: int | None) -> dict[str, Any]:
    """Own hand open, to both members of a team (G4.2.d), the other only counted; the deck is a number, being face down
    (G4.k); the piles lie open."""
    names = game.theatre.names["card"]
    return {
        "hand": None if side is None else [names[card] for card in state.hands[side]],
        "hand_sizes": _by_side((len(state.hands[0]), len(state.hands[1]))),
        # what a spy has seen and is still there: of theirs, and of ours
        "known": [] if side is None else game.slugs("card", state.known[1 - side]),
        "betrayed": [] if side is None else game.slugs("card", state.known[side]),
        "deck": len(state.deck),
        "deck_1617": state.deck_1617,
        "deck_mixed": state.deck_mixed,
        "discard": [names[card] for card in state.discard],
        "removed": game.slugs("card", state.removed),
        "set_aside": [names[card] for card in state.set_aside],
    }


def _flow(game: Gradisca, state: GradiscaState) -> dict[str, Any]:
    """Where we are: the active Command, the zone at work, the column, the battle, the card on the table."""
    shown: dict[str, Any] = {}
    for frame in state.stack:
        if isinstance(frame, Activation):
            shown["activation"] = name_args(
                game,
                {
                    "command": frame.command,
                    "side": frame.side,
                    "option": frame.option,
                    "commander": frame.leader,
                    "cards_left": frame.cards_left,
                    "zones_left": frame.zones_left,
                    "zones": frame.zones_done,
                },
            )
        elif isinstance(frame, ZoneActivation):
            facts: dict[str, Any] = {"zone": frame.zone, "units": frame.ready, "attack_supply": frame.attack_supply}
            shown["zone"] = name_args(game, facts)
        elif isinstance(frame, Column):
            facts = {"zone": frame.zone, "origin": frame.origin, "units": frame.units, "how": frame.how}
            shown["column"] = name_args(game, {**facts, "movement_left": left_to_spend(frame)})
        elif isinstance(frame, Battle):
            shown["battle"] = name_args(
                game,
                {
                    "zone": frame.zone,
                    "side": frame.side,
                    "units": frame.attackers,
                    "round": frame.rounds,
                    "hits": list(frame.total_hits),
                },
            )
        elif isinstance(frame, CardPlay):
            shown["card"] = name_args(game, {"card": frame.card, "side": frame.side})
    return shown


def _decision(game: Gradisca, state: GradiscaState) -> dict[str, Any] | None:
    decision = game.decision(state)
    if decision is None:
        return None
    return {
        "seats": list(decision.seats),
        "kind": decision.kind,
        "rule": decision.rule,
        "complete": decision.complete,
        "about": with_names_borne(name_args(game, decision.about), called(game, state)),
    }


# --- imagination -----------------------------------------------------------------------------------------------------


def imagine(game: Gradisca, state: GradiscaState, seat: int | None, rng: Random) -> GradiscaState:
    """Deal anew what the seat cannot see, within what it knows: how many cards, which pile they came from.

    Whatever is dealt lies in printed order first, so that the same chance gives the same deal, whatever is true: who
    knows the chance as well learns nothing.
    """
    side = None if seat is None else game.side_of_seat(seat)
    twin = state.copy()
    if side is None:  # an onlooker has not been told what a spy saw
        twin.known = (0, 0)
    _deal_booty(twin, rng)
    _deal_cards(game, twin, side, rng)
    _let_go_on(game, twin, side, rng)
    _forget_answers(game, twin, seat, rng)
    return twin


def _deal_booty(state: GradiscaState, rng: Random) -> None:
    """G13.c: nobody knows the values."""
    booty = list(state.booty)
    for side in (VENETIAN, AUSTRIAN):
        zones = [zone for zone, marker in enumerate(booty) if marker != NO_BOOTY and marker // BOOTY_SIDE == side]
        values = sorted(booty[zone] for zone in zones)
        rng.shuffle(values)
        for zone, value in zip(zones, values, strict=True):
            booty[zone] = value
    state.booty = tuple(booty)


def _hidden(side: int | None) -> list[int]:
    """The sides whose hands are not seen."""
    return [other for other in (VENETIAN, AUSTRIAN) if other != side]


def _deal_cards(game: Gradisca, state: GradiscaState, side: int | None, rng: Random) -> None:
    """Cards of the other hands and of the deck change places; until the deck is made anew, those of 1617 are on its
    top or in a hand, and the rest below. Cards that the seat has seen in the other hand stay there."""
    hidden = _hidden(side)
    unseen = {s: [card for card in state.hands[s] if not state.known[s] >> card & 1] for s in hidden}
    pool = sorted([card for s in hidden for card in unseen[s]] + state.deck)
    top, deck_size = state.deck_1617, len(state.deck)
    rng.shuffle(pool)
    if _is_layered(state):
        new = [card for card in pool if game.theatre.cards[card].of_1617]
        old = [card for card in pool if not game.theatre.cards[card].of_1617]
        on_top, in_hands = new[:top], new[top:]
        bottom_size = deck_size - top
        bottom, rest = old[:bottom_size], old[bottom_size:] + in_hands
        rng.shuffle(rest)
        deck = bottom + on_top
    else:
        deck, rest = pool[:deck_size], pool[deck_size:]
    state.deck = deck
    for s in hidden:
        size = len(unseen[s])
        set_hand(state, s, (*members(state.known[s]), *rest[:size]))
        rest = rest[size:]


def _is_layered(state: GradiscaState) -> bool:
    """Do the cards of 1617 still lie on top of the others?"""
    return not state.set_aside and not state.deck_mixed


def _let_go_on(game: Gradisca, state: GradiscaState, side: int | None, rng: Random) -> None:
    """Somebody who must discard can: he could when he chose to draw (G5.t). A spy who takes a card has found one. Where
    the deal left such a hand without, one of its cards changes places with one that will do."""
    owner, will_do = _must_hold(game, state)
    if owner is None or owner == side or any(will_do(card) for card in state.hands[owner]):
        return
    pairs = [
        (mine, card)
        for mine in state.hands[owner]
        if not state.known[owner] >> mine & 1
        for card in sorted({*state.deck, *(state.hands[1 - owner] if side is None else ())})
        if will_do(card) and _may_change(game, state, mine, card)
    ]
    if not pairs:
        return
    mine, card = rng.choice(pairs)
    names = {mine: card, card: mine}
    state.deck = [names.get(each, each) for each in state.deck]
    for s in _hidden(side):
        set_hand(state, s, tuple(names.get(each, each) for each in state.hands[s]))


def _must_hold(game: Gradisca, state: GradiscaState) -> tuple[int | None, Callable[[int], bool]]:
    """Whose hand has a card that will do for what is asked now, and which cards would."""
    frame = state.stack[-1] if state.stack else None
    if frame is not None and frame.step == Steal.step:
        owner = 1 - frame.side
        return owner, lambda card: is_stealable(game, state, owner, card)
    if frame is not None and frame.step == DiscardOne.step and len(state.hands[frame.side]) > game.charts.hand.limit:
        return frame.side, lambda card: why_not_discard(game, state, frame.side, card) is None
    return None, bool


def _may_change(game: Gradisca, state: GradiscaState, one: int, other: int) -> bool:
    """Could the two cards lie in each other's place?"""
    years = [game.theatre.cards[card].of_1617 for card in (one, other)]
    return other not in state.deck or not _is_layered(state) or years[0] == years[1]


def _forget_answers(game: Gradisca, state: GradiscaState, seat: int | None, rng: Random) -> None:
    """G18.c: what the other has answered about another round is not known until both have."""
    if not state.stack or not isinstance(state.stack[-1], Battle):
        return
    frame = state.stack[-1]
    answers = tuple(
        answer if answer < 0 or decider == seat else int(rng.random() < 0.5)
        for answer, decider in zip(frame.answers, frame.deciders, strict=True)
    )
    if answers != frame.answers:
        query.change_frame(state, Battle, answers=(answers[0], answers[1]))
