"""What the experiments share: where games are played, who plays, and figures in words."""

from __future__ import annotations

import argparse
from math import isfinite
from typing import TYPE_CHECKING, Any

from caracole.cli.common import add_workers
from caracole.kernel.errors import CaracoleError

if TYPE_CHECKING:
    from caracole.lab.processes import Backend
    from caracole.texts import Texts


def add_system(parser: argparse.ArgumentParser) -> None:
    """``SYSTEM``"""
    parser.add_argument("system", metavar="SYSTEM", help="a system; caracole systems lists them")


def add_backend(parser: argparse.ArgumentParser) -> None:
    """``--workers`` and ``--cluster``"""
    add_workers(parser)
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="play on a Ray cluster: its address, or auto for the one that is here"
    )


def backend_of(asked: argparse.Namespace) -> Backend:
    """Where the games are to be played."""
    from caracole.lab.processes import InTurn, Processes

    if getattr(asked, "cluster", None) is not None:
        from caracole.lab.cluster import Cluster

        return Cluster(asked.cluster)
    return InTurn() if asked.workers == 1 else Processes(asked.workers)


def names_in(seats: str) -> list[str]:
    """``captain,random``"""
    from caracole.players.games import HUMAN

    names = [name.strip() for name in seats.split(",")]
    if HUMAN in names:
        raise CaracoleError("a duel in the lab is for computer players")
    return names


def rounded(value: float) -> float | None:
    """A figure for JSON, which knows no infinity."""
    return round(value, 4) if isfinite(value) else None


def percent_of(texts: Texts, share: float, low: float, high: float) -> str:
    """``63.0 % (54.1 to 71.0)``"""
    return texts.say("lab-share", share=f"{100 * share:.1f}", low=f"{100 * low:.1f}", high=f"{100 * high:.1f}")


def elo_words(texts: Texts, value: float, low: float, high: float) -> str:
    """``+93 Elo (+28 to +155)``"""
    told: dict[str, Any] = {
        name: f"{each:+.0f}" if isfinite(each) else ("+∞" if each > 0 else "-∞")
        for name, each in (("elo", value), ("low", low), ("high", high))
    }
    return texts.say("lab-elo", **told)
