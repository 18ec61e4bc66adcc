"""The position of a lesson or an example, laid on the map of a scenario. Its words:

units       zone -> units there; behind a unit in brackets what it is: "v-giu-1 (disorganized, activated)"
active      the Command that has been drawn; activate = its zone, if option 1 was chosen already
cup         Commands whose markers are in the cup (all others on the map, if it is not said)
turn, end_turn, points, morale     as numbers, the last two by side
forts       side -> zones; mines = [{ from, fortress, count, by }]; walls = [{ from, fortress, level }]
booty       zone -> value, 0 for the question mark
camps       side -> zone; sea_supply = a zone
hands       side -> numbers of cards; deck = numbers of cards, the top first
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar, cast

from caracole.kernel import CaracoleError, Dice, Emit
from caracole.kernel.bits import mask_of
from caracole.kernel.words import refuse_unknown
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import ActivateZone, ChooseOption
from caracole.systems.gradisca.rules.activation.activation import ACTIVATE, Activation
from caracole.systems.gradisca.rules.cards.cards import set_hand
from caracole.systems.gradisca.rules.components.numbers import Unit, Zone
from caracole.systems.gradisca.rules.components.theatre import SIDES
from caracole.systems.gradisca.rules.flow import FLOW, Play
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.sequence.sequence import Turn
from caracole.systems.gradisca.rules.sequence.setup import empty_state
from caracole.systems.gradisca.rules.state import GradiscaState
from caracole.systems.gradisca.rules.victory.victory import BOOTY_SIDE

Value = TypeVar("Value", bound=int)

WORDS = (
    *("units", "active", "activate", "cup", "turn", "end_turn", "points", "morale", "forts", "mines", "walls"),
    *("booty", "camps", "sea_supply", "hands", "deck"),
)
UNIT = re.compile(r"(?P<id>[\w-]+)(?:\s*\((?P<flags>[\w, ]*)\))?")
FLAGS = {"disorganized": "disorganized", "activated": "activated", "out of supply": "out_of_supply"}


def begin(game: Gradisca, position: Mapping[str, Any], dice: Dice, emit: Emit | None = None) -> GradiscaState:
    """The state that a lesson begins with; without words, the scenario as it is set up."""
    if not position:
        return game.setup(dice, emit)
    refuse_unknown(list(position), WORDS)
    state = empty_state(game)
    play = Play(game, state, dice, emit)
    _put_units(play, position.get("units", {}))
    _set_tracks(state, position)
    _put_works(play, position)
    _put_supply(play, position)
    _put_cards(game, state, position)
    _stand(play, position)
    wrong = game.broken_invariants(state)
    if wrong:
        raise CaracoleError(f"the position is impossible: {'; '.join(wrong)}")
    return state


def _game(play: Play) -> Gradisca:
    return cast("Gradisca", play.game)


def _number(game: Gradisca, domain: str, name: str) -> int:
    return game.codec.number(domain, name, domain)


def _zone(game: Gradisca, name: str) -> Zone:
    return Zone(_number(game, "zone", name))


def _side(name: str) -> int:
    if name not in SIDES:
        raise CaracoleError(f"{name!r} is neither {SIDES[0]} nor {SIDES[1]}")
    return SIDES.index(name)


# --- pieces ----------------------------------------------------------------------------------------------------------


def _put_units(play: Play, told: Mapping[str, Iterable[str]]) -> None:
    for place, stack in told.items():
        for item in stack:
            found = UNIT.fullmatch(item)
            if found is None:
                raise CaracoleError(f"{item!r} is no unit; write 'v-giu-1' or 'v-giu-1 (disorganized)'")
            unit = Unit(_number(_game(play), "unit", found["id"]))
            query.place(play, unit, _zone(_game(play), place))
            for flag in (found["flags"] or "").split(","):
                if flag.strip():
                    _put_flag(play.state, unit, flag.strip())


def _put_flag(state: GradiscaState, unit: int, flag: str) -> None:
    if flag not in FLAGS:
        raise CaracoleError(f"{flag!r} is none of {', '.join(FLAGS)}")
    setattr(state, FLAGS[flag], getattr(state, FLAGS[flag]) | 1 << unit)


def _set_tracks(state: GradiscaState, told: Mapping[str, Any]) -> None:
    state.turn, state.end_turn = told.get("turn", state.turn), told.get("end_turn", state.end_turn)
    state.vp, state.morale = _by_side(state.vp, told.get("points")), _by_side(state.morale, told.get("morale"))


def _by_side(printed: tuple[Value, ...], told: Mapping[str, Value] | None) -> tuple[Value, Value]:
    row = list(printed)
    for name, value in (told or {}).items():
        row[_side(name)] = value
    return row[0], row[1]


# --- works and supply ------------------------------------------------------------------------------------------------


def _put_works(play: Play, told: Mapping[str, Any]) -> None:
    game, state = _game(play), play.state
    rows = [list(state.forts[0]), list(state.forts[1])]
    for name, zones in told.get("forts", {}).items():
        for zone in zones:
            rows[_side(name)][_zone(game, zone)] += 1
    state.forts = (tuple(rows[0]), tuple(rows[1]))
    for row in told.get("walls", ()):
        state.levels = query.put(state.levels, _border(game, row), row["level"])
    for row in told.get("mines", ()):
        border = _border(game, row)
        state.mines = query.put(state.mines, border, row.get("count", 1))
        state.mine_side = query.put(state.mine_side, border, _side(row["by"]))
    for zone, value in told.get("booty", {}).items():
        number = _zone(game, zone)
        state.booty = query.put(state.booty, number, (game.theatre.zones[number].booty or 0) * BOOTY_SIDE + value)


def _border(game: Gradisca, row: Mapping[str, Any]) -> int:
    zone, fortress = _zone(game, row["from"]), _zone(game, row["fortress"])
    links = game.theatre.border_to[zone]
    if fortress not in links:
        raise CaracoleError(f"{row['from']} and {row['fortress']} are not adjacent")
    return links[fortress]


def _put_supply(play: Play, told: Mapping[str, Any]) -> None:
    state = play.state
    camps = {name: _zone(_game(play), zone) for name, zone in told.get("camps", {}).items()}
    state.camp = _by_side(state.camp, camps)
    if "sea_supply" in told:
        state.sea_supply = _zone(_game(play), told["sea_supply"])


# --- cards and the cup -----------------------------------------------------------------------------------------------


def _put_cards(game: Gradisca, state: GradiscaState, told: Mapping[str, Any]) -> None:
    numbers = {card.number: place for place, card in enumerate(game.theatre.cards)}
    held = {_side(name): tuple(numbers[card] for card in hand) for name, hand in told.get("hands", {}).items()}
    for side, hand in held.items():
        set_hand(state, side, hand)
    taken = {card for hand in held.values() for card in hand}
    top = [numbers[card] for card in told.get("deck", ())]
    late = tuple(card for card in game.theatre.scenario.deck if game.theatre.cards[card].of_1617)
    early = state.turn < game.charts.time.first_turn_of_1617
    state.set_aside = tuple(card for card in late if early and card not in taken and card not in top)
    state.deck_mixed = not early
    aside = {*taken, *top, *state.set_aside}
    rest = [card for card in game.theatre.scenario.deck if card not in aside]
    state.deck = [*rest, *reversed(top)]


def _stand(play: Play, told: Mapping[str, Any]) -> None:
    """A Command has been drawn, or is about to be."""
    game, state = _game(play), play.state
    on_map = [number for number in range(len(game.theatre.commands)) if query.command_on_map(game, state, number)]
    active = None if told.get("active") is None else _number(game, "command", told["active"])
    cup = [_number(game, "command", name) for name in told["cup"]] if "cup" in told else on_map
    state.cup = mask_of(number for number in cup if number != active)
    state.played = mask_of(number for number in on_map if number != active and not state.cup >> number & 1)
    state.stack.append(Turn("turn.draw"))
    if active is not None:
        state.stack.append(Activation("activation.open", active, game.theatre.commands[active].side))
    FLOW.run(play, state.stack)
    if "activate" in told:
        _activate(play, told["activate"])


def _activate(play: Play, zone: str) -> None:
    game, state = _game(play), play.state
    for action in (ChooseOption(ACTIVATE), ActivateZone(_zone(game, zone))):
        decision = game.decision(state)
        seat = 0 if decision is None else decision.seats[0]
        refusal = game.check(state, seat, action)
        if refusal is not None:
            raise CaracoleError(f"activate = {zone!r}: {game.explain(refusal)}")
        game.apply(state, seat, action, play.dice, play.emit)
