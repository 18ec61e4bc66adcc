"""What happened and what is asked, as a board tells it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple

from msgspec import UNSET, UnsetType

from caracole.kernel import Game
from caracole.play.match import Logged
from caracole.present.model import Dice, Localized, LogLine, Modifier, Moved, Question, Says, Shooter
from caracole.texts import rulebook

DIE = 6

Weight = Literal["headline", "event", "detail", "noise"]


class Motion(NamedTuple):
    """How an event is drawn: an arrow of a kind, from the place in one argument to the place in another."""

    kind: Literal["march", "attack", "retreat", "fire"]
    origin: str
    to: str


class Story(NamedTuple):
    """What a board should know about the events of a system, by their kinds."""

    weights: Mapping[str, Weight] = {}
    motions: Mapping[str, Motion] = {}
    fights: Mapping[str, Literal["opens", "part", "closes"]] = {}
    losses: Mapping[str, str] = {}
    """What a piece lost by an event: the argument that says how much, or nothing if it is gone altogether."""


PLAIN = Story()


def logged(
    entry: Logged,
    domains: Mapping[str, str],
    places: str | None,
    pieces: str | None,
    story: Story = PLAIN,
    system: str = "",
) -> LogLine:
    """A line of the log: its words, where on the map it was, and the dice in it. ``domains`` tells what the arguments
    of events hold; ``places`` and ``pieces`` are the domains of what lies on the board; ``story`` what matters, moves
    and fights; the clauses of ``system`` give modifiers their titles."""
    event = entry.event
    args = event.args
    side = args.get("side") or args.get("winner")
    return LogLine(
        serial=entry.serial,
        kind=event.kind,
        rule=event.rule,
        says=Says(f"event-{event.kind.replace('_', '-')}", dict(args)),
        places=list(slugs_in(args, domains, places)),
        pieces=list(slugs_in(args, domains, pieces)),
        side=side if isinstance(side, str) else None,
        dice=dice_in(event.kind, {**args, **(event.beside or {})}, system),
        weight=story.weights.get(event.kind, "event"),
        moved=moved(args, story.motions.get(event.kind), list(slugs_in(args, domains, pieces))),
        fight=story.fights.get(event.kind, ""),
        lost=lost(args, story.losses.get(event.kind), slugs_in(args, domains, pieces)),
    )


def lost(args: Mapping[str, Any], by: str | None, pieces: Iterator[str]) -> dict[str, int] | UnsetType:
    """What each of the pieces lost, if the event is a loss at all."""
    if by is None:
        return UNSET
    return {piece: int(args[by]) if by else 0 for piece in pieces} or UNSET


def moved(args: Mapping[str, Any], motion: Motion | None, pieces: list[str]) -> Moved | None:
    """The arrow of an event, if both its ends are known."""
    if motion is None or args.get(motion.origin) is None or args.get(motion.to) is None:
        return None
    return Moved(motion.kind, args[motion.origin], args[motion.to], pieces)


def slugs_in(args: Mapping[str, Any], domains: Mapping[str, str], domain: str | None) -> Iterator[str]:
    """The things of a domain that an event names."""
    for key, value in args.items():
        if domain is None or domains.get(key) != domain or value is None:
            continue
        if isinstance(value, str):
            yield value
        elif isinstance(value, list):
            yield from value


def dice_in(kind: str, args: Mapping[str, Any], system: str = "") -> Dice | None:
    """The dice of an event: one roll (``roll``), or several (``dice``) with the value that each had to meet, who
    rolled it (``units``) and what changed the value (``modifiers``)."""
    if isinstance(args.get("roll"), int):
        needed = args.get("needed")
        return Dice(DIE, [args["roll"]], kind, needed if isinstance(needed, int) else None)
    dice = args.get("dice")
    if not dice:
        return None
    return Dice(DIE, list(dice), kind, each=list(args.get("values", ())), by=_shooters(args, system))


def _shooters(args: Mapping[str, Any], system: str) -> list[Shooter]:
    rows = (args.get("units"), args.get("values"), args.get("modifiers"))
    if not all(isinstance(row, list) for row in rows):
        return []
    return [
        Shooter(unit, value, [modifier(system, rule, by) for rule, by in notes])
        for unit, value, notes in zip(*rows, strict=True)  # type: ignore[arg-type]
    ]


def modifier(system: str, rule: str, by: int) -> Modifier:
    """What changed a value, with the title of its clause."""
    clause = rulebook(system).get(rule)
    return Modifier(rule, by, {} if clause is None else dict(clause.title))


def question(game: Game[Any], asked: Mapping[str, Any] | None, window: str | None = None) -> Question | None:
    """What has to be decided, from the ``decision`` of a view; ``window`` is the kind that is a moment to answer."""
    if asked is None:
        return None
    kind = asked["kind"]
    return Question(
        seats=[game.seats[seat] for seat in asked["seats"]],
        kind=kind,
        rule=asked["rule"],
        says=Says(f"decision-{kind.replace('.', '-').replace('_', '-')}", asked["about"]),
        complete=asked["complete"],
        window=kind == window,
    )


def by_language(rows: Mapping[str, Mapping[str, str]]) -> dict[str, Localized]:
    """From names by language to names by thing, then by language; one that is the same in all of them is written
    once."""
    found: dict[str, Localized] = {}
    for slug, english in rows["en"].items():
        told = {language: names[slug] for language, names in rows.items()}
        found[slug] = {"en": english} if len(set(told.values())) == 1 else told
    return found
