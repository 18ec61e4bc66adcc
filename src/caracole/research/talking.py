"""A seat for a program that reads and writes text: a language model behind a harness, or anything else.

The protocol is lines of JSON. We write what the seat is asked::

    {"ask": "decide", "number": 12, "seat": "red", "decision": {"kind": "hill.storm", "rule": "R5.c"},
     "view": {...}, "happened": ["..."],
     "actions": [{"number": 0, "words": "March units foot to hill", "action": {...}}, ...]}

and read a tool call in return, one of

==================================  ===================================================================================
``{"call": "play", "number": 3}``   do what stands at that number
``{"call": "play", "action": {}}``  do this action, listed or not: where not everything can be listed it may be another
``{"call": "why", "action": {}}``   why not? The answer is ``{"answer": "why", "rule": ..., "text": ...}`` or allowed
``{"call": "rule", "id": "R6.m"}``  the text of a rule: ``{"answer": "rule", "text": ...}``
==================================  ===================================================================================

Whatever is wrong in a call is answered with ``{"answer": "error", "problem": ...}``, and the seat is asked again. After
``TRIES`` of those a random action is played, and the log says so. At the end comes ``{"ask": "end", "result": ...}``.
The seat is told only what it may know.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from caracole.kernel import CaracoleError, Event
from caracole.players import Offer, Player, make_player
from caracole.research.playing import Playing
from caracole.texts import rule_text

TRIES = 5
"""Calls with a mistake in them, at one decision."""
MOST_CALLS = 200
"""Calls at one decision."""

Say = Callable[[dict[str, Any]], None]
Hear = Callable[[], str]


class Talker:
    """One seat, spoken to in JSON lines."""

    def __init__(self, playing: Playing, seat: int, say: Say, hear: Hear, language: str = "en") -> None:
        self.playing, self.seat, self._say, self._hear = playing, seat, say, hear
        self.language = language
        self.happened: list[str] = []
        self.mistakes = 0
        self._number = 0

    def told(self, event: Event) -> None:
        """Something happened that the seat may know."""
        if event.audience is None or self.seat in event.audience:
            self.happened.append(json.dumps({"event": event.kind, "rule": event.rule, **dict(event.args)}))

    def decide(self, rng: Random) -> Any:
        """What the program does."""
        game = self.playing.game
        offer = Offer.of(game, self.playing.state, self.seat, rng)
        decision, offered = offer.decision, list(offer.candidates())
        rows = [
            {"number": number, "words": in_words(message), "action": message}
            for number, message in enumerate(map(game.encode_action, offered))
        ]
        self._number += 1
        self._say(
            {
                "ask": "decide",
                "number": self._number,
                "seat": game.seats[self.seat],
                "decision": {"kind": decision.kind, "rule": decision.rule, "complete": decision.complete},
                "view": offer.view,
                "happened": self.happened,
                "actions": rows,
            }
        )
        self.happened = []
        wrong = 0
        for _ in range(MOST_CALLS):
            try:
                call = self._call()
                if call["call"] == "play":
                    return self._meant(call, offer, offered)
                self._say(self._answer(call, offer))
            except CaracoleError as error:
                wrong += 1
                self.mistakes += 1
                self._say({"answer": "error", "problem": str(error), "tries_left": TRIES - wrong})
                if wrong >= TRIES:
                    break
        return offer.sample(rng)

    def _call(self) -> Mapping[str, Any]:
        line = self._hear()
        if not line:
            raise EOFError("the program at the seat has left")
        try:
            call = json.loads(line)
        except ValueError as error:
            raise CaracoleError(f"not a line of JSON: {error}") from error
        if not isinstance(call, dict) or call.get("call") not in ("play", "why", "rule"):
            raise CaracoleError("a call is {'call': 'play', 'why' or 'rule', ...}")
        return call

    def _meant(self, call: Mapping[str, Any], offer: Offer, offered: list[Any]) -> Any:
        if "action" in call:
            action = self.playing.game.decode_action(call["action"])
            refusal = offer.check(action)
            if refusal is not None:
                raise CaracoleError(f"not allowed: {refusal.rule} {refusal.code}")
            return action
        number = call.get("number")
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < len(offered):
            raise CaracoleError(f"number: 0 to {len(offered) - 1}")
        return offered[number]

    def _answer(self, call: Mapping[str, Any], offer: Offer) -> dict[str, Any]:
        game = self.playing.game
        if call["call"] == "rule":
            return {"answer": "rule", "id": call.get("id"), "text": self._rule(str(call.get("id")))}
        refusal = offer.check(game.decode_action(call.get("action")))
        if refusal is None:
            return {"answer": "why", "allowed": True}
        return {"answer": "why", "allowed": False, **game.explain(refusal), "text": self._rule(refusal.rule)}

    def _rule(self, clause: str) -> str:
        return rule_text(self.playing.game.system, clause, self.language)

    def end(self, result: dict[str, Any]) -> None:
        """The game is over."""
        self._say({"ask": "end", "happened": self.happened, "result": result})


def in_words(message: Mapping[str, Any]) -> str:
    """A message on one line: ``March units foot to hill``."""
    return " ".join(_words(message))


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, Mapping):
        for key, each in value.items():
            if key != "do":
                yield key
            yield from _words(each)
    elif isinstance(value, list | tuple):
        yield ", ".join(map(str, value)) if value else "none"
    else:
        yield "none" if value is None else str(value)


def play_seat(talker: Talker, others: str, seed: int) -> dict[str, Any]:
    """A whole game: the program at its seat, computer players at the others. The result, with the mistakes it made."""
    playing, game = talker.playing, talker.playing.game
    players: list[Player] = [make_player(game.system, others, seed + seat) for seat in range(len(game.seats))]
    rng = Random(f"talk {seed}")
    while (decision := playing.decision) is not None:
        seat = decision.seats[0]
        if seat == talker.seat:
            action = talker.decide(rng)
        else:
            offer = Offer.of(game, playing.state, seat, rng)
            action = players[seat].choose(game, seat, offer.view, offer).action
        for event in playing.step(seat, action):
            talker.told(event)
    outcome = playing.outcome
    assert outcome is not None, "a game without a decision is over"
    result = {
        "winners": [game.seats[seat] for seat in outcome.winners],
        "scores": dict(zip(game.seats, outcome.scores, strict=True)),
        "mistakes": talker.mistakes,
        "against": others,
    }
    talker.end(result)
    return result
