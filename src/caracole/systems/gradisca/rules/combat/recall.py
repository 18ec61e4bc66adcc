"""17 Commanders in combat: a Commander who enters an enemy-held zone calls others to the battle."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from caracole.kernel import Refusal
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import EndRecall, Recall
from caracole.systems.gradisca.rules.activation.windows import window
from caracole.systems.gradisca.rules.combat.field import Battle, is_long_battle
from caracole.systems.gradisca.rules.combat.losses import recover_unit
from caracole.systems.gradisca.rules.components.numbers import Unit, Zone, each_unit, each_zone, random_unit
from caracole.systems.gradisca.rules.components.theatre import IMPASSABLE, RIVER
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.movement.zones import zone_was_left
from caracole.systems.gradisca.rules.state import GradiscaState
from caracole.systems.gradisca.rules.supply.supply import (
    check_supply,
    in_span,
    is_near,
    is_supplied,
    movement_allowance,
)

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


@FLOW.auto("battle.open")
def open_battle(play: Play, frame: Battle) -> None:
    """G17.a, G17.l: each Commander who entered may recall; then the battle begins."""
    while frame.callers:
        calls = calls_of(play, frame, frame.callers[0])
        if calls:
            later = play.go(frame, "battle.recall")
            later.callers = frame.callers
            later.calls_left = calls
            return
        frame = frame._replace(callers=frame.callers[1:])
    several = is_long_battle(play.game, play.state, frame)
    later = play.go(frame, "battle.fire")
    later.callers = ()
    later.several = several
    window(play, "dice")


def calls_of(play: Play, frame: Battle, commander: Unit) -> int:
    """G17.b: up to his Leadership Value, if anybody can be called at all. He must still be in the battle."""
    game, state = play.game, play.state
    if not frame.attackers & state.at[frame.zone] & (1 << commander):
        return 0
    calls = query.leadership(game, state, commander)
    return calls if any(True for _ in recallable(game, state, frame)) else 0


def why_not_recall(game: Setting, state: GradiscaState, frame: Battle, unit: Unit, via: Zone) -> Refusal | None:
    """17: may this unit be called, and may it come in across the border with ``via``?"""
    return why_not_call(game, state, frame, unit) or why_not_come_by(
        game, state, frame, unit, via, ways_in(game, state, frame, unit)
    )


def why_not_call(game: Setting, state: GradiscaState, frame: Battle, unit: Unit) -> Refusal | None:
    """17: friendly, of any Command (G17.e), not activated this turn, within the span measured from the combat zone.
    G21.1.h: nobody asks for Attack Supply here."""
    theatre, zone, bit = game.theatre, frame.zone, 1 << unit
    home = state.zone_of[unit]
    if theatre.side_of[unit] != frame.side or home < 0:
        return Refusal("G17.b", "not_yours_to_call", {"unit": unit})
    if state.activated & bit or home == zone:  # G17.f; G17.k: units of the activated zone count as activated
        return Refusal("G17.b", "already_activated", {"unit": unit})
    if state.effects and is_jealous(game, state, frame, unit):
        return Refusal("G12.a", "jealous_generals", {"unit": unit})
    if not in_span(game, state, frame.side, zone) >> home & 1:  # G17.i: the combat zone itself does not block
        rule = "G17.d" if is_near(game, zone, home) else "G17.c"
        return Refusal(rule, "out_of_span", {"unit": unit, "zone": home})
    if theatre.is_fortress[zone] and theatre.artillery & bit:
        return Refusal("G17.m", "no_guns_in_an_assault", {"unit": unit})
    return None


def why_not_come_by(
    game: Setting, state: GradiscaState, frame: Battle, unit: Unit, via: Zone, ways: list[Zone]
) -> Refusal | None:
    """G17.h, G17.m: across a border that can be crossed, a wall only where it is breached, and near enough."""
    theatre, zone = game.theatre, frame.zone
    border = theatre.border_to[zone].get(via)
    if border is None or state.kinds[border] == IMPASSABLE:
        return Refusal("G17.h", "no_way_in", {"unit": unit, "via": via})
    if query.is_closed_wall(game, state, border) and theatre.is_fortress[zone]:  # G6.n: out of one they may come
        return Refusal("G17.m", "wall_not_breached", {"unit": unit, "via": via})
    if query.is_flooded(game, state, border):
        return Refusal("G12.a", "river_in_flood", {"zone": via, "to": zone})
    if via not in ways:
        return Refusal("G17.h", "too_far", {"unit": unit, "via": via})
    return None


def is_jealous(game: Setting, state: GradiscaState, frame: Battle, unit: Unit) -> bool:
    """G12.a: a card keeps the Commanders of these Commands from calling each other's units."""
    if not frame.callers:
        return False
    commands = game.theatre.commands
    caller = commands[game.theatre.command_of[frame.callers[0]]].id
    called = commands[game.theatre.command_of[unit]].id
    return caller != called and any(
        caller in rivals and called in rivals for rivals in query.effect_values(state, "rivals", frame.side)
    )


def ways_in(game: Setting, state: GradiscaState, frame: Battle, unit: Unit) -> list[Zone]:
    """G17.h, G17.j: the last zones of all legal paths that end in the combat zone, terrain paid in full; never through
    another enemy-held zone; a river without bridge takes the whole allowance (G15.b, G15.h)."""
    theatre, zone, side = game.theatre, frame.zone, frame.side
    home = state.zone_of[unit]
    allowance = allowance_when_called(game, state, side, unit)
    enough = allowance - theatre.cost[zone]
    best = {home: 0}
    frontier = [home]
    while frontier:
        here = frontier.pop(0)
        for other, crossing in theatre.border_to[here].items():
            if other == zone or state.kinds[crossing] in (IMPASSABLE, RIVER) or state.held[1 - side] >> other & 1:
                continue
            if state.effects and query.is_flooded(game, state, crossing):
                continue
            cost = best[here] + theatre.cost[other]
            if cost <= enough and cost < best.get(other, allowance):
                best[other] = cost
                frontier.append(other)
    ways = []
    for via, border in theatre.border_to[zone].items():
        if state.kinds[border] == RIVER:  # recall is advanced: rivers count
            if via == home and allowance > 0 and not theatre.artillery >> unit & 1:
                ways.append(via)
        elif best.get(via, allowance) <= enough:
            ways.append(via)
    return ways


def allowance_when_called(game: Setting, state: GradiscaState, side: int, unit: Unit) -> int:
    """G17.o: supply is checked when the unit is called; out of supply lowers its movement."""
    supplied = is_supplied(game, state, side, state.zone_of[unit])
    return movement_allowance(game, state, unit, lacks_supply=not supplied)


def recallable(game: Setting, state: GradiscaState, frame: Battle) -> Iterator[Recall]:
    """Everybody who can be called, with every border by which he can arrive."""
    span = in_span(game, state, frame.side, frame.zone) & ~(1 << frame.zone)
    for home in each_zone(span & state.held[frame.side]):
        for unit in each_unit(query.units_of(game, state, frame.side, home) & ~state.activated):
            if why_not_call(game, state, frame, unit) is not None:
                continue
            ways = ways_in(game, state, frame, unit)
            for via in ways:
                if why_not_come_by(game, state, frame, unit, via, ways) is None:
                    yield Recall(unit, via)


class CallToBattle(Ask):
    """G17.a: Field Combat is put off until the Commander has had his chance."""

    step = "battle.recall"
    rule = "G17.b"
    actions = (Recall, EndRecall)

    def seats(self, game: Setting, state: GradiscaState, frame: Battle) -> tuple[int, ...]:
        return (state.control[game.theatre.command_of[frame.callers[0]]],)

    def about(self, game: Setting, state: GradiscaState, frame: Battle) -> dict[str, Any]:
        return {"commander": frame.callers[0], "zone": frame.zone, "calls": frame.calls_left}

    def why_not(self, game: Setting, state: GradiscaState, frame: Battle, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, EndRecall):
            return None
        return why_not_recall(game, state, frame, action.unit, action.via)

    def proposals(self, game: Setting, state: GradiscaState, frame: Battle, seat: int) -> Iterator[Any]:
        yield EndRecall()
        yield from recallable(game, state, frame)

    def sample(self, game: Setting, state: GradiscaState, frame: Battle, seat: int, rng: Random) -> Any:
        near = 0
        for home in each_zone(in_span(game, state, frame.side, frame.zone) & state.held[frame.side]):
            near |= state.at[home] & game.theatre.of_side[frame.side] & ~state.activated
        for _ in range(3):
            if near and rng.random() < 0.8:
                unit = random_unit(near, rng)
                ways = ways_in(game, state, frame, unit)
                if ways:
                    action = Recall(unit, ways[int(rng.random() * len(ways))])
                    if self.why_not(game, state, frame, seat, action) is None:
                        return action
        return EndRecall()

    def apply(self, play: Play, frame: Battle, seat: int, action: Any) -> None:
        if isinstance(action, EndRecall):
            later = play.go(frame, "battle.open")
            later.callers = frame.callers[1:]
            later.calls_left = 0
            return
        unit, bit = action.unit, 1 << action.unit
        home = play.state.zone_of[unit]
        check_supply(play, frame.side, bit, home, "G17.o")
        play.state.activated |= bit  # G17.f
        if play.rules.recovery_is_automatic and bit & play.state.disorganized & ~play.state.out_of_supply:
            recover_unit(play, unit, "G20.a")
        query.relocate(play, bit, home, frame.zone)  # G23.x: called to a battle, never to a raid
        play.tell("unit_recalled", "G17.b", commander=frame.callers[0], unit=unit, origin=home, via=action.via)
        zone_was_left(play, home)
        frame = frame._replace(
            attackers=frame.attackers | bit,
            origins=(*frame.origins, (unit, action.via)),
            calls_left=frame.calls_left - 1,
        )
        # G17.g: a recalled Commander is no caller; G17.l: every Commander who entered has his own calls
        if frame.calls_left and any(True for _ in recallable(play.game, play.state, frame)):
            play.go(frame, "battle.recall")
        else:
            later = play.go(frame, "battle.open")
            later.callers = frame.callers[1:]
            later.calls_left = 0


FLOW.choice(CallToBattle)
