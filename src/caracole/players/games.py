"""Matches between players: who sits where, every seed from one number, and games that computers play to the end."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from random import Random
from typing import Any

from caracole.kernel import Action, CaracoleError, Decision, Game
from caracole.play import Match
from caracole.players import RANDOM, Chosen, Offer, Player, make_player, usual_player
from caracole.players.own import any_player

HUMAN = "human"
LONGEST = 200_000
"""Decisions after which a game that computers play is given up."""


def derived(seed: int | str, purpose: str) -> bytes:
    """32 bytes for one purpose out of the number that a command was given."""
    return hashlib.blake2b(f"caracole {purpose} {seed}".encode(), digest_size=32).digest()


def derived_number(seed: int | str, purpose: str) -> int:
    """A number for one purpose."""
    return int.from_bytes(derived(seed, purpose)[:8], "big")


def any_seed() -> int:
    """A seed that nobody chose, short enough to be typed again."""
    return secrets.randbits(48)


# --- who plays -------------------------------------------------------------------------------------------------------


def best_player(system: str) -> str:
    """The strongest computer player that answers at once and works here: the captain where there is one."""
    for name in (usual_player(system), RANDOM):
        try:
            make_player(system, name, 0)
        except ImportError:
            continue
        return name
    return RANDOM


def seat_players(game: Game[Any], names: Sequence[str]) -> list[str]:
    """One name per seat; fewer names are shared out evenly (two names at a table of four: one for each team)."""
    seats = len(game.seats)
    if not names or seats % len(names):
        raise CaracoleError(f"{len(names)} players for the {seats} seats {', '.join(game.seats)}")
    each = seats // len(names)
    return [name for name in names for _ in range(each)]


def make_players(game: Game[Any], names: Sequence[str], seed: int | str) -> list[Player | None]:
    """The players by seat; None for a human."""
    return [
        None if name == HUMAN else any_player(game.system, name, derived_number(seed, f"player {seat}"))
        for seat, name in enumerate(names)
    ]


def new_match(game: Game[Any], names: Sequence[str], seed: int | None) -> Match:
    """A match with sealed dice: from the number, the same every time; without one, from a secret that nobody knows."""
    if seed is None:
        return Match.new(game, secrets.token_bytes(32), [secrets.token_hex(8) for _ in game.seats], names)
    salts = [derived(seed, f"salt {seat}").hex()[:16] for seat in range(len(game.seats))]
    return Match.new(game, derived(seed, "dice"), salts, names)


# --- games that computers play ---------------------------------------------------------------------------------------


def play_out(match: Match, players: Sequence[Player | None], rng: Random) -> None:
    """Let the computers finish the game; ``rng`` only deals what a seat cannot see."""
    for _ in range(LONGEST):
        decision = match.decision
        if decision is None:
            return
        seat, chosen = thought_of(match.game, match.state, decision, players, rng)
        match.play(seat, chosen.action, reason=chosen.reason)
    raise CaracoleError(f"not ended after {LONGEST} decisions")


def let_choose(
    game: Game[Any], state: Any, decision: Decision, players: Sequence[Player | None], rng: Random
) -> tuple[int, Action]:
    """The first seat that has to decide, and what the computer there does."""
    seat, chosen = thought_of(game, state, decision, players, rng)
    return seat, chosen.action


def thought_of(
    game: Game[Any], state: Any, decision: Decision, players: Sequence[Player | None], rng: Random
) -> tuple[int, Chosen]:
    """The same, with its reason."""
    seat = decision.seats[0]
    player = players[seat]
    if player is None:
        raise CaracoleError(f"a human sits at {game.seats[seat]}; only computers play by themselves")
    offer = Offer.of(game, state, seat, rng)
    return seat, player.choose(game, seat, offer.view, offer)


def play_alone(game: Game[Any], names: Sequence[str], seed: int) -> Match:
    """A whole game between computers; the same seed plays the same game."""
    match = new_match(game, names, seed)
    play_out(match, make_players(game, names, seed), Random(f"{seed}/offers"))
    match.reveal()
    return match


def winner_of(game: Game[Any], winners: Sequence[int]) -> str | None:
    """The name of whoever won: a seat, or what the names of a team begin with (red_1 and red_2: red)."""
    names = [game.seats[seat] for seat in winners]
    if len(names) < 2:
        return names[0] if names else None
    common = {name.rpartition("_")[0] for name in names}
    return common.pop() if len(common) == 1 and "" not in common else "+".join(names)


def result_of(match: Match, names: Sequence[str], seed: int | None) -> dict[str, Any]:
    """The outcome of a finished match as JSON data."""
    game, outcome = match.game, match.outcome
    if outcome is None:
        raise CaracoleError("the game is not over")
    begun = sum(1 for logged in match.events if logged.event.kind in ("game_began", "turn_began"))
    return {
        "system": game.system,
        "scenario": game.scenario,
        "options": dict(game.options),
        "seed": seed,
        "seats": dict(zip(game.seats, names, strict=True)),
        "winner": winner_of(game, outcome.winners),
        "winners": [game.seats[seat] for seat in outcome.winners],
        "scores": dict(zip(game.seats, outcome.scores, strict=True)),
        **({"turns": begun} if begun else {}),
        "decisions": len(match.line),
        "digest": game.digest(match.state),
    }
