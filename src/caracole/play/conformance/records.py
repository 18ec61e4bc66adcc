"""A match is its record: replay and undo."""

from __future__ import annotations

import json
from typing import Any

from caracole.kernel.dice import ScriptedDice
from caracole.kernel.events import Event
from caracole.kernel.game import Game
from caracole.play.conformance.walks import Stop, Walks, new_match, random_action
from caracole.play.conformance.wishes import answer
from caracole.play.record import Record
from caracole.play.replay import replay


class Records(Walks):
    """What is recorded, replayed and taken back."""

    def test_records_replay_to_the_bit(self) -> None:
        """A match that is written, read and replayed goes through the same digests."""
        for match in self.matches():
            record = Record.from_json(json.dumps(match.export()))
            steps = replay(match.game, record)
            assert match.game.digest(steps[-1].state) == match.game.digest(match.state)

    def test_undo_restores_the_exact_state(self) -> None:
        """Undo works where no wall stands, and gives back the very digest; any earlier one comes back if all agree."""
        game = self.game()
        for number in range(self.games):
            match, rng = new_match(game, f"{self.seed}/{number}")
            digests = [match.record.setup.digest]
            for _ in range(self.depth):
                if match.decision is None:
                    break
                before = frozenset(match.decision.seats)
                try:
                    seat, action = random_action(game, match.state, match.decision, rng)
                    happened = match.play(seat, action)
                except Exception:
                    break
                entry = match.record.line[-1]
                digests.append(entry.digest)
                after = frozenset() if match.is_over else frozenset(match.decision.seats)
                wall = bool(entry.rolls) or any(logged.event.reveals for logged in happened) or after != before
                for other in range(len(game.seats)):
                    expected = other == seat and not wall
                    assert match.can_undo(other) == expected, f"undo of {action} by seat {other}: not {expected}"
                back = rng.random() < 0.2  # now and then, and then some way: a walk that always goes back never ends
                while back and match.can_undo(seat) and rng.random() < 0.6:
                    match.undo(seat)
                    digests.pop()
                    assert game.digest(match.state) == digests[-1], f"undo of {action} led to another state"
            for length in sorted(rng.sample(range(len(digests) - 1), min(len(digests) - 1, 12)), reverse=True):
                match.propose_rewind(0, length)
                for other in range(1, len(game.seats)):
                    match.agree(other)
                assert game.digest(match.state) == digests[length], f"going back to {length} led to another state"

    def test_undo_takes_back_no_knowledge(self) -> None:
        """An action that can be undone teaches its seat nothing: whatever is hidden, the view after it is the same."""
        game = self.game()
        for stop in self.all_stops(heavy_only=True):
            true = undoable(game, stop.state, stop)
            if true is None:
                continue
            for _ in range(3):
                imagined = game.imagine(stop.state, stop.seat, stop.rng)
                if game.view(imagined, stop.seat) != game.view(stop.state, stop.seat):
                    continue  # test_imagination_keeps_the_view tells
                if answer(game, imagined, stop.seat, stop.action) is not None:
                    continue  # test_imagination_keeps_refusals tells
                other = undoable(game, imagined, stop)
                assert other is not None, f"{stop.action} can be undone or not, depending on secrets, {stop.where}"
                same = game.view(other, stop.seat) == game.view(true, stop.seat)
                assert same, f"{stop.action} shows a secret and could be undone {stop.where}"


def undoable(game: Game[Any], state: Any, stop: Stop) -> Any:
    """The state after the stop's action, if that could be undone; None at a wall."""
    after = state.copy()
    events: list[Event] = []
    try:
        game.apply(after, stop.seat, stop.action, ScriptedDice(), events.append)
    except Exception:  # a roll, or broken
        return None
    decision = game.decision(after)
    is_same_run = decision is not None and set(decision.seats) == set(stop.decision.seats)
    return after if is_same_run and not any(event.reveals for event in events) else None
