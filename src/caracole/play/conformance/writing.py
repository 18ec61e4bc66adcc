"""States, actions, views and events can be written down, and read again."""

from __future__ import annotations

import json
from typing import Any

from caracole.kernel.codec import canonical
from caracole.kernel.errors import Malformed
from caracole.play.conformance.walks import Walks, attempt
from caracole.play.conformance.wishes import malformed


class Writing(Walks):
    """The written forms."""

    def test_states_round_trip(self) -> None:
        """A state that is written and read again has the same digest, asks the same, and plays on the same way."""
        game = self.game()
        for stop in self.all_stops():
            plain = game.encode_state(stop.state)
            again = game.decode_state(json.loads(canonical(plain)))
            assert game.digest(again) == game.digest(stop.state), f"another digest after a round trip {stop.where}"
            if not stop.is_heavy:
                continue
            assert game.decision(again) == stop.decision, f"another decision after a round trip {stop.where}"
            for seat in stop.decision.seats:
                assert list(game.candidates(again, seat)) == list(game.candidates(stop.state, seat)), stop.where
            digests = []
            for copy in (again, stop.state.copy()):
                after = attempt(game, copy, stop)
                digests.append(after and game.digest(after))
            assert digests[0] == digests[1], f"plays on differently after a round trip {stop.where}"
        for state in self.ends():
            again = game.decode_state(json.loads(canonical(game.encode_state(state))))
            assert game.digest(again) == game.digest(state), "another digest after a round trip at the end"
            assert game.decision(again) is None, "a game goes on after a round trip"

    def test_actions_round_trip(self) -> None:
        """An action that is written and read again is the same action."""
        game = self.game()
        for stop in self.all_stops():
            listed = game.candidates(stop.state, stop.seat) if stop.is_heavy else ()
            for action in (stop.action, *listed):
                message = json.loads(canonical(game.encode_action(action)))
                again = game.decode_action(message)
                assert again == action, f"{action} came back as {again}"
                assert type(again) is type(action), f"{action} came back as {again}"
                assert game.encode_action(again) == message, f"{action} is written in two ways"

    def test_malformed_messages_are_called_malformed(self) -> None:
        """A message that is not an action raises Malformed and nothing else."""
        game = self.game()
        for stop in self.all_stops(heavy_only=True):
            message = game.encode_action(stop.action)
            for wrong in malformed(message):
                try:
                    game.decode_action(wrong)
                except Malformed:
                    continue
                except Exception as error:
                    raise AssertionError(f"decode_action({wrong!r}) raised {error!r}") from error
                raise AssertionError(f"decode_action({wrong!r}) took it for an action")

    def test_views_are_json(self) -> None:
        """What a seat sees can be sent as it is."""
        game = self.game()
        for stop in self.all_stops(one_in=3):
            for seat in self.viewers():
                wrong = why_not_json(game.view(stop.state, seat), "view")
                assert not wrong, f"{wrong} (seat {seat}) {stop.where}"
        for state in self.ends():
            for seat in self.viewers():
                wrong = why_not_json(game.view(state, seat), "view")
                assert not wrong, f"{wrong} (seat {seat}) at the end"

    def test_questions_are_plain_and_addressed(self) -> None:
        """A decision has a kind and a rule, names each seat once, and is about things that JSON can say."""
        for stop in self.all_stops():
            asked = stop.decision
            assert asked.kind, f"{asked} has no kind"
            assert asked.rule, f"{asked} has no rule"
            assert len(set(asked.seats)) == len(asked.seats), f"{asked} asks a seat twice"
            wrong = why_not_json(asked.about, "about")
            assert not wrong, f"{asked}: {wrong}"

    def test_events_are_plain_and_addressed(self) -> None:
        """An event has a kind and a rule, JSON arguments, and seats as its audience."""
        game = self.game()
        seats = set(range(len(game.seats)))
        for number in range(self.games):
            for event in self.events(number):
                assert event.kind, f"{event} has no kind"
                assert event.rule, f"{event} has no rule"
                assert set(event.audience or ()) <= seats, f"{event} is told to seats that do not exist"
                wrong = why_not_json(event.args, "args")
                assert not wrong, f"{event}: {wrong}"


def why_not_json(value: Any, place: str) -> str:
    """Empty, or what in this value JSON cannot say and where. A frame, a row of the state or an enumeration is no plain
    value, though Python could write it."""
    if value is None or type(value) in (str, bool, int):
        return ""
    if isinstance(value, float):
        return "" if value - value == 0 else f"{place} is {value}"
    if type(value) in (list, tuple):
        return next((wrong for n, item in enumerate(value) if (wrong := why_not_json(item, f"{place}[{n}]"))), "")
    if not isinstance(value, dict):
        return f"{place} is a {type(value).__name__}"
    for key, item in value.items():
        if not isinstance(key, str):
            return f"{place} has the key {key!r}"
        if wrong := why_not_json(item, f"{place}.{key}"):
            return wrong
    return ""
