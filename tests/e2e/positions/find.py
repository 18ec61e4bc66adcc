"""Looks for the decisions that the end-to-end tests open, and writes the games up to there beside this file.

Run it when a new revision of the rules no longer replays them: ``.venv/bin/python tests/e2e/positions/find.py``.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from caracole.kernel import FreeDice, Game
from caracole.play import Match, load
from caracole.play.parts import part
from caracole.players import CaptainPart, Offer
from caracole.systems.gradisca.board.asking import way
from caracole.systems.gradisca.board.offers import outcome
from caracole.systems.piccole.battle.rules.actions import EndMoves, Move, Shoot
from caracole.systems.piccole.board.words import told_move

HERE = Path(__file__).parent
LONGEST = 220

Plain = list[dict[str, Any]]


def can_bombard(game: Game[Any], match: Match, actions: Plain) -> bool:
    """And a stack with one unit of engineers could march instead."""
    engineers = {unit.id for unit in game.theatre.units if unit.type == "engineers"}
    stacks = [set(each["units"]) for each in actions if each["do"] == "March"]
    lone = any(len(stack) > 2 and len(stack & engineers) == 1 for stack in stacks)
    return lone and any(each["do"] == "Bombard" for each in actions)


def can_march_or_raid(game: Game[Any], match: Match, actions: Plain) -> bool:
    """The same units into the same zone, in both manners."""
    manners: dict[tuple[str, ...], set[str]] = {}
    for each in actions:
        if each["do"] == "March":
            manners.setdefault((*each["units"], each["to"]), set()).add(each.get("how", "march"))
    return any({"march", "raid"} <= found for found in manners.values())


def stands_in_palma(game: Game[Any], match: Match, actions: Plain) -> bool:
    """With units that come as far as the walls of Gradisca, which are whole."""
    frame = match.state.stack[-1]
    marches = [each["units"] for each in actions if each["do"] == "March"]
    if not marches or game.theatre.names["zone"][getattr(frame, "zone", 0)] != "palma":
        return False
    numbers = game.theatre.numbers
    units = tuple(numbers["unit"][unit] for unit in max(marches, key=len))
    offer = Offer.of(game, match.state, match.decision.seats[0], Random(0))
    obstacle = way(game, offer, units, numbers["zone"]["gradisca"]).obstacle
    return obstacle is not None and obstacle.code == "wall_not_breached"


def names_a_unit(game: Game[Any], match: Match, actions: Plain) -> bool:
    """A card asks for one unit, and several in one zone would do."""
    if not match.decision.kind.startswith("effect.") or any(each["do"] != "ChooseUnit" for each in actions):
        return False
    numbers = game.theatre.numbers["unit"]
    zones = [match.state.zone_of[numbers[each["unit"]]] for each in actions]
    return len(set(zones)) < len(zones)


def chooses_losses(game: Game[Any], match: Match, actions: Plain) -> bool:
    """Some would be disorganized and others eliminated, by fire whose values a rule has changed."""
    if match.decision.kind != "hits.take":
        return False
    fired = [each.event for each in match.events if each.event.kind == "units_fired" and each.serial == match.version]
    if not any(notes for event in fired for notes in (event.beside or {}).get("modifiers", ())):
        return False
    offer = Offer.of(game, match.state, match.decision.seats[0], Random(0))
    state = offer.imagine(Random(0))
    found = [outcome(game, offer, game.decode_action(each), state) for each in actions]
    return {"outcome-disorganized", "outcome-eliminated"} <= {each.code for each in found if each}


WANTED: dict[str, Callable[[Game[Any], Match, Plain], bool]] = {
    "bombard": can_bombard,
    "raid": can_march_or_raid,
    "palma": stands_in_palma,
    "card": names_a_unit,
    "losses": chooses_losses,
}


def search(scenario: str, number: int, missing: set[str]) -> None:
    game = load("gradisca", scenario)
    rng = Random(f"{scenario} {number}")
    match = Match.new(game, hashlib.sha256(f"{scenario} {number}".encode()).digest(), ["door"])
    while missing and match.decision is not None and match.version < LONGEST:
        seat = match.decision.seats[0]
        actions = [game.encode_action(each) for each in game.candidates(match.state, seat)]
        for name in sorted(missing):
            if WANTED[name](game, match, actions):
                record = match.record.plain(secret=True)
                (HERE / f"{name}.json").write_text(json.dumps(record, separators=(",", ":")) + "\n")
                print(f"{name}: {scenario}, {match.version} entries")
                missing.discard(name)
        match.play(seat, game.sample(match.state, seat, rng))


def can_charge_and_shoot(game: Game[Any], match: Match) -> bool:
    """Somebody may be charged straight on, and somebody else shot at in the same turn."""
    if match.decision is None or match.decision.kind != "move.act":
        return False
    seat = match.decision.seats[0]
    for charge in game.candidates(match.state, seat):
        if not isinstance(charge, Move) or charge.path or told_move(game, match.state, charge).kind != "contact":
            continue
        state = match.state
        for action in (charge, EndMoves()):
            if game.decision(state).kind == "move.act":
                state, _ = game.step(state, seat, action, FreeDice(Random(1)))
        after = game.decision(state)
        if after is not None and after.kind == "shoot.declare" and seat in after.seats:
            return any(isinstance(each, Shoot) for each in game.candidates(state, seat))
    return False


def search_battle(number: int) -> bool:
    """Two captains fight until it may be."""
    game, captains = load("piccole", "ticinus"), part("piccole", "captain", CaptainPart)
    match = Match.new(game, hashlib.sha256(f"charge {number}".encode()).digest(), ["door"])
    players = [captains.PLAYER(number), captains.PLAYER(number + 1)]
    while match.decision is not None and match.version < LONGEST:
        if can_charge_and_shoot(game, match):
            record = match.record.plain(secret=True)
            (HERE / "charge.json").write_text(json.dumps(record, separators=(",", ":")) + "\n")
            print(f"charge: ticinus, {match.version} entries")
            return True
        seat = match.decision.seats[0]
        offer = Offer.of(game, match.state, seat, Random(0))
        match.play(seat, players[seat].choose(game, seat, game.view(match.state, seat), offer).action)
    return False


def main() -> None:
    if not any(search_battle(number) for number in range(80)):
        raise SystemExit("not found: charge")
    missing = set(WANTED)
    for scenario in ("drill", "campaign"):
        for number in range(80):
            if missing:
                search(scenario, number, missing)
    if missing:
        raise SystemExit(f"not found: {', '.join(sorted(missing))}")


if __name__ == "__main__":
    main()
