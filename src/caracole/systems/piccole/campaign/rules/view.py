"""What a seat may know, built by adding; and what it may imagine of the rest.

Hidden are: the starting cities that are not yet revealed, with their nonces (C5.b, C5.g), and the denunciations that
others have sealed (C10.j). Everything else is written in the open: armies, treasuries, relations, pacts.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from caracole.kernel.bits import mask_of, members, random_subset
from caracole.kernel.nested import Inner
from caracole.systems.piccole.campaign.rules import query
from caracole.systems.piccole.campaign.rules.battles import battle_of, window
from caracole.systems.piccole.campaign.rules.flow import name_args
from caracole.systems.piccole.campaign.rules.map import NOWHERE, SEASONS, Node, each_node, random_node
from caracole.systems.piccole.campaign.rules.resources import cost, income, worth
from caracole.systems.piccole.campaign.rules.state import (
    ALLY,
    LORD_OF,
    UNSEALED,
    VASSAL_OF,
    CampaignState,
    Pact,
)

if TYPE_CHECKING:
    from caracole.systems.piccole.campaign.rules.game import Campaign


def battle_window(game: Campaign, state: CampaignState) -> Inner | None:
    """The battle that is being fought."""
    if state.battle is None:
        return None
    frame = state.stack[-1]
    return window(battle_of(game, state, frame), state.battle, frame)


def view(game: Campaign, state: CampaignState, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: an onlooker) may know, as JSON data."""
    shown: dict[str, Any] = {
        "system": game.system,
        "scenario": game.scenario,
        "kind": "campaign",
        "seat": seat,
        "player": None if seat is None else game.seats[seat],
        "year": state.year,
        "years": game.map.years,
        "season": SEASONS[state.season],
        "turn": [state.year, SEASONS[state.season], _acting(game, state)],
        "order": [game.seats[each] for each in state.order],
        "players": [_player(game, state, other, seat) for other in range(len(game.seats))],
        "nodes": [_node(game, state, node, seat) for node in game.map.every_node],
        "pacts": [_pact(game, Pact._make(row)) for row in state.pacts],
        "sealed": [game.seats[each] for each, chosen in enumerate(state.sealed) if chosen != UNSEALED],
        "flow": _flow(game, state),
        "decision": _decision(game, state),
        "result": None if state.result is None else _result(game, state),
    }
    if seat is not None and state.sealed[seat] != UNSEALED:
        shown["denounces"] = [game.seats[other] for other in members(state.sealed[seat])]
    battle = battle_window(game, state)
    if battle is not None:
        shown["battle"] = battle.view(seat)
    return shown


def _acting(game: Campaign, state: CampaignState) -> str | None:
    turn = next((frame for frame in state.stack if frame.step.startswith("turn.")), None)
    return None if turn is None else game.seats[turn.player]


def _player(game: Campaign, state: CampaignState, other: int, seat: int | None) -> dict[str, Any]:
    row = state.relation[other]
    known = not query.is_hidden(state, other) or other == seat
    here = state.at[other]
    shown: dict[str, Any] = {
        "id": game.seats[other],
        "name": dict(game.map.players[other].name),
        "list": game.map.players[other].list_id,
        "treasury": state.treasury[other],
        "income": income(game, state, other),
        "out": query.is_out(state, other),
        "fought": bool(state.fought >> other & 1),
        "allies": [game.seats[each] for each, relation in enumerate(row) if relation == ALLY],
        "vassals": [game.seats[each] for each, relation in enumerate(row) if relation == LORD_OF],
        "lord": next((game.seats[each] for each, relation in enumerate(row) if relation == VASSAL_OF), None),
        "commitment": state.commitment[other] or None,
        "army": {
            "at": game.map.nodes[here].id if known and here != NOWHERE else None,
            "hidden": query.is_hidden(state, other),
            "isolated": query.is_isolated(state, other),
            "besieging": query.is_besieging(state, other),
            "besieged": not query.is_hidden(state, other) and query.besieged_by(state, other) is not None,
            "elements": [_element(game, state, other, number) for number in _numbers(game, other)],
        },
    }
    if query.is_hidden(state, other):
        shown["army"]["maybe_at"] = [game.map.nodes[node].id for node in each_node(state.maybe[other])]
    if other == seat and state.nonce[other]:
        shown["nonce"] = state.nonce[other]
    return shown


def _numbers(game: Campaign, seat: int) -> range:
    return range(len(game.map.players[seat].elements))


def _element(game: Campaign, state: CampaignState, seat: int, number: int) -> dict[str, Any]:
    element = game.map.players[seat].elements[number]
    return {
        "id": game.codec.names["element"][number],
        "type": game.type_names[element.type],
        "shoots": element.shoots,
        "general": state.general[seat] == number,
        "lost": not state.alive[seat] >> number & 1,
        "cost": cost(game, element),
    }


def _node(game: Campaign, state: CampaignState, node: Node, seat: int | None) -> dict[str, Any]:
    owner, siege = state.owner[node], query.siege_of(state, node)
    seen = [other for other in query.armies_in(state, node) if not query.is_hidden(state, other) or other == seat]
    return {
        "id": game.map.nodes[node].id,
        "owner": None if owner < 0 else game.seats[owner],
        "worth": 0 if owner < 0 else worth(game, owner, node),
        "armies": [game.seats[other] for other in seen],
        "siege": None if siege is None else {"by": game.seats[siege.besieger], "rolls": siege.rolls},
    }


def _pact(game: Campaign, pact: Pact) -> dict[str, Any]:
    both = (game.seats[pact.first], game.seats[pact.second])
    return {
        "number": pact.number,
        "between": list(both),
        "until": pact.until,
        "passage_by": [name for bit, name in enumerate(both) if pact.passage >> bit & 1],
        "peace": pact.peace,
        "gold": pact.gold,
        "tribute": pact.tribute,
        "contingent_by": [name for bit, name in enumerate(both) if pact.contingent >> bit & 1],
        "text": pact.text,
    }


def _flow(game: Campaign, state: CampaignState) -> list[dict[str, Any]]:
    """Attacks and offers on their way, outermost first."""
    shown = []
    for frame in state.stack:
        if frame.step.startswith("attack."):
            plain = {"attacker": frame.attacker, "defender": frame.defender, "node": frame.node, "path": frame.path}
            contingents = [
                {"player": game.seats[row[0]], "for": ("attacker", "defender")[row[1]], "count": row[2].bit_count()}
                for row in frame.contingents
            ]
            shown.append({"what": frame.kind, **name_args(game, plain), "contingents": contingents})
    return shown


def _decision(game: Campaign, state: CampaignState) -> dict[str, Any] | None:
    decision = game.decision(state)
    if decision is None:
        return None
    about = decision.about if state.battle is not None else name_args(game, decision.about)
    return {
        "kind": decision.kind,
        "rule": decision.rule,
        "players": [game.seats[each] for each in decision.seats],
        "complete": decision.complete,
        "about": about,
    }


def _result(game: Campaign, state: CampaignState) -> dict[str, Any]:
    assert state.result is not None
    return {
        "winners": [game.seats[each] for each in state.result[0]],
        "incomes": dict(zip(game.seats, state.result[1], strict=True)),
    }


# --- imagination -----------------------------------------------------------------------------------------------------


def imagine(game: Campaign, state: CampaignState, seat: int | None, rng: Random) -> CampaignState:
    """Hidden armies start anywhere they may have started; sealed denunciations may be any."""
    battle = battle_window(game, state)
    twin = state.copy()
    for other in members(state.hidden):
        if other != seat:
            twin.at[other] = random_node(_possible(game, state, other), rng)
            twin.nonce[other] = f"{rng.getrandbits(128):032x}"
    for other, chosen in enumerate(state.sealed):
        if other != seat and chosen != UNSEALED:
            twin.sealed[other] = random_subset(mask_of(query.friends(state, other)), rng)
    if battle is not None:
        twin.battle = battle.imagine(seat, rng)
    return twin


def _possible(game: Campaign, state: CampaignState, seat: int) -> int:
    """Where a hidden army may be: whoever has named a way betrays a little, before he goes it."""
    for frame in state.stack:
        if frame.step in ("turn.passage", "turn.go") and frame.player == seat:
            path = frame.path
        elif frame.step.startswith("attack.") and seat in (frame.attacker, frame.defender):
            path = frame.path if seat == frame.attacker else frame.route
        elif frame.step in ("help.passage", "help.join") and frame.helper == seat:
            path = frame.path
        else:
            continue
        if path:
            return mask_of(n for n in each_node(state.maybe[seat]) if path[0] in game.map.beside[n] or (n,) == path)
    return state.maybe[seat]


def broken_invariants(game: Campaign, state: CampaignState) -> list[str]:
    """What no legal play could have made."""
    broken = []
    nodes, seats = game.map.every_node, range(len(game.seats))
    for seat in seats:
        name, here = game.seats[seat], state.at[seat]
        if (here == NOWHERE) != (not state.alive[seat]):
            broken.append(f"{name}: army {members(state.alive[seat])} at {here}")
        if state.alive[seat] >> len(game.map.players[seat].elements):
            broken.append(f"{name}: more elements than the list has")
        if state.general[seat] >= 0 and not state.alive[seat] >> state.general[seat] & 1:
            broken.append(f"{name}: the General is with a lost element")
        if state.treasury[seat] < 0:
            broken.append(f"{name}: treasury {state.treasury[seat]}")
        if query.is_hidden(state, seat) and not state.maybe[seat] >> here & 1:
            broken.append(f"{name}: hidden where it cannot be")
        if state.relation[seat].count(VASSAL_OF) > 1 or (
            VASSAL_OF in state.relation[seat] and query.has_vassals(state, seat)
        ):
            broken.append(f"{name}: relations {state.relation[seat]}")
        for other in seats:
            mirror = {VASSAL_OF: LORD_OF, LORD_OF: VASSAL_OF}.get(
                state.relation[seat][other], state.relation[seat][other]
            )
            if state.relation[other][seat] != mirror:
                broken.append(f"{name}: relation to {game.seats[other]} is not mutual")
    for node in nodes:
        siege = query.siege_of(state, node)
        if siege is not None and (state.at[siege.besieger] != node or state.owner[node] == siege.besieger):
            broken.append(f"{game.map.nodes[node].id}: besieged by {game.seats[siege.besieger]}, who is not before it")
    battle = battle_window(game, state)
    return broken if battle is None else broken + battle.game.broken_invariants(state.battle)
