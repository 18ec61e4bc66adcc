"""Soaking: many whole matches, played, checked and replayed to the bit. It reports, it does not assert."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from caracole.kernel.decision import Decision
from caracole.kernel.errors import CaracoleError
from caracole.kernel.game import Action, Game
from caracole.play.conformance.walks import MakeGame, new_match, random_answer
from caracole.play.match import Match
from caracole.play.record import Played, Record
from caracole.play.replay import replay, verify_dice

Choose = Callable[[Any, Decision], tuple[int, Action]]
"""Who decides what: from a state and its decision to a seat and its action."""


def soak(
    make_game: MakeGame,
    games: int,
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
    *,
    first: int = 0,
    every: int = 10,
    step_limit: int = 20_000,
    chooser: Callable[[Game[Any], str], Choose] | None = None,
) -> dict[str, Any]:
    """Play random matches ``first`` to ``first + games - 1`` with legality on, and replay each to the bit.

    ``chooser`` makes, from a game and a seed, those who play instead of chance. Invariants are asked at one decision in
    ``every``. ``progress`` is told after each game how many are done. The
    summary counts games, decisions, dice, events and wins; ``failures`` lists the number, the seed and the problem of
    each game that went wrong.
    """
    game = make_game()
    total: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    lengths: list[int] = []
    failures: list[dict[str, Any]] = []
    for number in range(first, first + games):
        try:
            choose = None if chooser is None else chooser(game, f"{seed}/{number}")
            match = soak_once(game, f"{seed}/{number}", every, step_limit, choose)
        except Exception as error:
            failures.append({"game": number, "seed": f"{seed}/{number}", "problem": f"{type(error).__name__}: {error}"})
        else:
            count(match, total, wins)
            lengths.append(len(match.line))
        if progress is not None:
            progress(number - first + 1)
    return {
        "system": game.system,
        "scenario": game.scenario,
        "games": games,
        "finished": len(lengths),
        "decisions": total["decisions"],
        "dice": total["dice"],
        "events": total["events"],
        "shortest": min(lengths, default=0),
        "longest": max(lengths, default=0),
        "wins": dict(sorted(wins.items())),
        "failures": failures,
    }


def count(match: Match, total: Counter[str], wins: Counter[str]) -> None:
    """Add a finished match to the summary."""
    total["decisions"] += len(match.line)
    total["events"] += len(match.events)
    rolled = [match.record.setup.rolls]
    rolled += [entry.rolls for entry in match.record.entries if isinstance(entry, Played)]
    total["dice"] += sum(len(roll.values) for rolls in rolled for roll in rolls)
    winners = match.outcome.winners if match.outcome else ()
    wins.update(match.game.seats[seat] for seat in winners)
    wins["draw"] += not winners


def soak_once(
    game: Game[Any], seed: str, every: int = 10, step_limit: int = 20_000, choose: Choose | None = None
) -> Match:
    """One match, random unless somebody chooses: played, checked, written, read, replayed, its dice verified; raises
    whatever is wrong."""
    match, rng = new_match(game, seed)
    for step in range(step_limit):
        if step % every == 0 and (broken := game.broken_invariants(match.state)):
            raise CaracoleError(f"decision {step}: {'; '.join(broken)}")
        if match.decision is None:
            break
        asked = game.ask(match.state)
        if not asked.seats or asked.is_dead_end():
            raise CaracoleError(f"decision {step} ({match.decision.kind}): a dead end")
        if choose is None:
            match.play(*random_answer(asked, asked.seats, rng, listing=0.02))
        else:
            match.play(*choose(match.state, match.decision))
    else:
        raise CaracoleError(f"not ended after {step_limit} decisions")
    if match.outcome is None:
        raise CaracoleError("ended without an outcome")
    match.reveal()
    record = Record.from_json(json.dumps(match.export()))
    replay(game, record)
    verify_dice(record)
    return match
