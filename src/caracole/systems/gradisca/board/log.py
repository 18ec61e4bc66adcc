"""What happened, for a log: the words of the event, where on the map it was, and the dice in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from caracole.play.match import Logged
from caracole.present.model import Dice, LogLine, Modifier, Says
from caracole.systems.gradisca.board.lexicon import DOMAINS
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.texts import rulebook


def logged(entry: Logged) -> LogLine:
    """A line of the log."""
    event = entry.event
    args = event.args
    side = args.get("side") or args.get("winner")
    return LogLine(
        serial=entry.serial,
        kind=event.kind,
        rule=event.rule,
        says=Says(f"event-{event.kind.replace('_', '-')}", dict(args)),
        places=list(_slugs(args, "zone")),
        pieces=list(_slugs(args, "unit")),
        side=side if isinstance(side, str) else None,
        dice=_dice(event.kind, args),
    )


def _slugs(args: Mapping[str, Any], domain: str) -> Iterator[str]:
    for key, value in args.items():
        if DOMAINS.get(key) != domain or value is None:
            continue
        if isinstance(value, str):
            yield value
        elif isinstance(value, list):
            yield from value


def _dice(kind: str, args: Mapping[str, Any]) -> Dice | None:
    """The dice of an event: one roll, or the dice of a volley with the value that each had to meet."""
    if isinstance(args.get("roll"), int):
        needed = args.get("needed")
        return Dice(6, [args["roll"]], kind, needed if isinstance(needed, int) else None)
    dice = args.get("dice")
    if not dice:
        return None
    return Dice(6, list(dice), kind, each=list(args.get("values", ())))


def modifiers(game: Gradisca, rows: list[dict[str, Any]]) -> list[Modifier]:
    """What changed a value, each with the title of its clause."""
    book = rulebook(game.system)
    return [
        Modifier(row["rule"], row["by"], dict(book[row["rule"]].title) if row["rule"] in book else {}) for row in rows
    ]
