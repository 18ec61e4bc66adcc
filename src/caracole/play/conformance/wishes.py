"""Wishes: actions to ask about, some allowed and most not, and what a game says to them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, get_args

from caracole.kernel.codec import ActionCodec, Domain, canonical, fields_of
from caracole.kernel.errors import Malformed
from caracole.kernel.game import Action, Game
from caracole.play.conformance.walks import Stop


def wishes_like(game: Game[Any], actions: list[Action], seen: dict[tuple[str, str], list[Any]]) -> Iterator[Action]:
    """Actions a little different from these: a field of another action, a number beside, a list shortened or doubled.

    Only what can be read as an action at all is of interest; ``seen`` remembers the fields of earlier wishes.
    """
    for action in actions:
        for message in altered(game.encode_action(action), seen):
            try:
                yield game.decode_action(json.loads(canonical(message)))
            except Malformed:
                continue


def altered(message: dict[str, Any], seen: dict[tuple[str, str], list[Any]]) -> Iterator[dict[str, Any]]:
    """Messages that differ from this one in one field."""
    name = str(message.get("do"))
    for field, value in message.items():
        if field == "do":
            continue
        known = seen.setdefault((name, field), [])
        others: list[Any] = [other for other in known if other != value]
        if value not in known and len(known) < 8:
            known.append(value)
        if isinstance(value, bool):
            others.append(not value)
        elif isinstance(value, int):
            others += [value + 1, value - 1, -value, 10**9]
        elif isinstance(value, list):
            others += [[], value[1:], value[::-1], value + value[:1]]
        elif isinstance(value, dict):
            others += list(altered(value, seen))
        yield from ({**message, field: other} for other in others)


def forged(game: Game[Any], rng: Random) -> Iterator[Action]:
    """An action of every kind that the system knows, whatever is asked, with names and numbers from anywhere."""
    codec: ActionCodec | None = getattr(game, "codec", None)
    if codec is None:
        return
    for cls in codec.types.values():
        message = {field: any_value(codec.names, hint, rng) for field, hint in fields_of(cls).items()}
        try:
            yield game.decode_action({"do": cls.__name__, **message})
        except Malformed:
            continue


def any_value(names: Mapping[str, Sequence[str]], hint: Any, rng: Random) -> Any:
    """Something that a field of this type could hold."""
    domain = next((note for note in get_args(hint) if isinstance(note, Domain)), None)
    if domain is not None:
        slugs = list(names[domain.name])
        if domain.many:
            return rng.sample(slugs, min(len(slugs), rng.randrange(4)))
        return rng.choice(slugs) if slugs else None
    if hint is bool:
        return rng.random() < 0.5
    if hint is int:
        return rng.choice((-1, 0, 1, 2, 5, 10**9))
    return "no such thing" if hint is str else [rng.randrange(9) for _ in range(rng.randrange(4))]


class Pool:
    """Wishes to ask about: candidates of earlier decisions, alterations of the present ones, and forged actions."""

    SIZE = 60

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.earlier: dict[bytes, Action] = {}
        self.seen: dict[tuple[str, str], list[Any]] = {}

    def wishes(self, stop: Stop, seat: int) -> list[Action]:
        """What to ask now, some allowed and most not."""
        present = list(self.game.candidates(stop.state, seat))
        chosen = stop.rng.sample(present, min(len(present), 12))
        chosen += [stop.action] if stop.seat == seat else []
        wishes = list(self.earlier.values()) + chosen + list(wishes_like(self.game, chosen, self.seen))
        wishes += forged(self.game, stop.rng)
        for action in chosen:
            self.earlier[self.key(action)] = action
        while len(self.earlier) > self.SIZE:
            del self.earlier[stop.rng.choice(list(self.earlier))]
        return wishes

    def key(self, action: Action) -> bytes:
        """Two named tuples with the same numbers are equal to Python, whatever they say; their messages are not."""
        return canonical(self.game.encode_action(action))


def answer(game: Game[Any], state: Any, seat: int, wish: Action) -> Any:
    """What check says, or the error that it should not raise."""
    return answered(lambda: game.check(state, seat, wish))


def answered(question: Callable[[], Any]) -> Any:
    """The answer, or the error instead of one."""
    try:
        return question()
    except Exception as error:
        return f"raised {error!r}"


def malformed(message: dict[str, Any]) -> Iterator[Any]:
    """Things that are surely not a message."""
    yield from (None, 7, "do", [], [message], {}, {"do": None}, {"do": []}, {"do": "no such action"})
    yield {key: value for key, value in message.items() if key != "do"}
    yield {**message, "no such field": 1}
    for field in message:
        yield {**message, field: {"no": "such thing"}}
        yield {**message, field: [["no such thing"]]}
        yield {**message, field: 0.5}
