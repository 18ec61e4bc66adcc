"""A scenario as a game of OpenSpiel, with every die as a chance node.

    import pyspiel
    import caracole.research.spiel                      # registers "caracole"

    game = pyspiel.load_game("caracole(system=my_game,scenario=small)")

Players spell their actions in words, as in the environment of PettingZoo. Wherever the engine rolls, shuffles or draws,
the game stops at a chance node whose outcomes are the faces, all equally likely: nothing else is left to chance.
Returns add up to 0: who loses pays 1, the winners share it.

The string and the tensor of an information state say what the seat may know now, and a fingerprint of all that it has
seen and said so far. ``resample_from_infostate`` deals again what the seat cannot see (``imagine``).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from random import Random
from typing import Any

import numpy as np
import pyspiel

from caracole.kernel import Action, CaracoleError, Dice, Event, Game
from caracole.kernel.codec import canonical
from caracole.play import load
from caracole.research.tensors import Tensors
from caracole.research.words import Spelling, Vocabulary

NAME = "caracole"
MOST_FACES = 1024
"""Outcomes of a chance node at the most; no die and no deck of ours has as many."""
LONGEST = 1_000_000
RECALL = 128
"""Bits of the fingerprint."""
MOST_SEATS = 6

_DEFAULTS = {"system": "", "scenario": "", "options": "{}"}

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Caracole: historical wargames by the book",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=_DEFAULTS,
)


def spiel_game(system: str, scenario: str, options: dict[str, Any] | None = None) -> Any:
    """The game, loaded by its parameters."""
    return pyspiel.load_game(NAME, {"system": system, "scenario": scenario, "options": json.dumps(options or {})})


class Rolled(Exception):
    """No error: the engine wants a die that nobody has rolled yet, and stops here."""

    def __init__(self, faces: int) -> None:
        super().__init__(faces)
        self.faces = faces


class AskedDice(Dice):
    """Dice that roll what they are told, and stop the engine when there is no more."""

    def __init__(self, script: tuple[int, ...]) -> None:
        super().__init__(keep_log=False)
        self._script = script
        self._at = 0

    def _values(self, count: int, faces: int, rule: str, why: str) -> tuple[int, ...]:
        end = self._at + count
        if end > len(self._script):
            raise Rolled(faces)
        values = self._script[self._at : end]
        self._at = end
        return values


class Scene:
    """Everything of a scenario that no state changes."""

    def __init__(self, system: str, scenario: str, options: str) -> None:
        self.made_of = (system, scenario, options)
        self.game: Game[Any] = load(system, scenario or None, json.loads(options))
        self.vocabulary = Vocabulary(self.game)
        self.tensors = Tensors(self.game, self.vocabulary)

    def __deepcopy__(self, memo: Any) -> Scene:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return scene, self.made_of


@lru_cache(maxsize=16)
def scene(system: str, scenario: str, options: str) -> Scene:
    """Loaded once."""
    return Scene(system, scenario, options)


class Line:
    """A point in play: the last state that stood, and what has been begun there: an action, and the dice it has had."""

    def __init__(self, where: Scene) -> None:
        self.scene = where
        self.state: Any = None
        self.pending: tuple[int, Action] | None = None
        self.script: tuple[int, ...] = ()
        self.faces = 0
        """Of the die that is waited for; 0 if none is."""
        self.seat = -1
        self.spelling: Spelling | None = None
        self.said: tuple[int, ...] = ()
        self.recall: tuple[bytes, ...] = (b"",) * len(where.game.seats)
        self._run()

    def __deepcopy__(self, memo: Any) -> Line:
        twin = object.__new__(Line)
        twin.__dict__.update(self.__dict__)  # a state that stands is never changed, and the rest is immutable
        twin.spelling = None
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "spelling": None}

    def roll(self, value: int) -> None:
        """The die shows this."""
        self.script = (*self.script, value)
        self._run()

    def say(self, word: int) -> None:
        """The seat says a word; a whole action is done."""
        spelling = self.ask()
        seat = self.seat
        spelling.say(word)
        self.said = (*self.said, word)
        if spelling.action is not None:
            self._remember(seat, canonical(self.scene.game.encode_action(spelling.action)))
            self.pending, self.script = (seat, spelling.action), ()
            self._run()

    def ask(self) -> Spelling:
        """What may be said now."""
        if self.spelling is None:
            self.spelling = self._spelling()
            for word in self.said:
                self.spelling.say(word)
        return self.spelling

    def _spelling(self) -> Spelling:
        where = self.scene
        offered = where.tensors.offered(where.game.candidates(self.state, self.seat))
        return Spelling(where.game, where.vocabulary, offered)

    def _run(self) -> None:
        """From the state that stands to the next question, as far as the dice go."""
        game = self.scene.game
        self.faces, self.spelling, self.said = 0, None, ()
        while True:
            events: list[Event] = []
            dice = AskedDice(self.script)
            try:
                if self.state is None:
                    after = game.setup(dice, events.append)
                else:
                    after = self.state.copy()
                    if self.pending is not None:
                        game.apply(after, *self.pending, dice, events.append)
            except Rolled as rolled:
                self.faces = rolled.faces
                if rolled.faces > MOST_FACES:
                    raise CaracoleError(f"a die with {rolled.faces} faces: more than {MOST_FACES}") from rolled
                return
            self.state, self.pending, self.script = after, None, ()
            for event in events:
                self._tell(event)
            decision = game.decision(after)
            if decision is None:
                self.seat = -1
                return
            self.seat = decision.seats[0]
            spelling = self._spelling()
            if spelling.action is None:
                self.spelling = spelling
                return
            self.pending = (self.seat, spelling.action)

    def _tell(self, event: Event) -> None:
        text = canonical([event.kind, event.rule, event.args])
        for seat in range(len(self.recall)):
            if event.audience is None or seat in event.audience:
                self._remember(seat, text)

    def _remember(self, seat: int, text: bytes) -> None:
        seen = blake2b(self.recall[seat] + text, digest_size=RECALL // 8).digest()
        self.recall = (*self.recall[:seat], seen, *self.recall[seat + 1 :])

    def imagined(self, seat: int, rng: Random) -> Line:
        """Another that the seat cannot tell from this one."""
        if self.faces:
            raise CaracoleError("while a die is rolling nothing can be dealt again")
        twin = self.__deepcopy__(None)
        twin.state = self.scene.game.imagine(self.state, seat, rng)
        if seat != self.seat:
            twin.said = ()  # what somebody else has half said may not fit the cards they hold now
        return twin


class CaracoleGame(pyspiel.Game):  # type: ignore[misc]  # the library is written in C++ and has no types
    """One scenario with its options."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**_DEFAULTS, **(params or {})}
        self.scene = scene(chosen["system"], chosen["scenario"], chosen["options"])
        seats = len(self.scene.game.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.scene.vocabulary),
            max_chance_outcomes=MOST_FACES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=float(max(1, seats - 1)),
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPE, info, chosen)

    def new_initial_state(self) -> CaracoleState:
        """The start: set up as far as no die is needed."""
        return CaracoleState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CaracoleObserver:
        """Who turns states into numbers and strings."""
        return CaracoleObserver(self.scene, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class CaracoleState(pyspiel.State):  # type: ignore[misc]  # likewise
    """A state of it."""

    def __init__(self, game: CaracoleGame) -> None:
        super().__init__(game)
        self.line = Line(game.scene)

    def current_player(self) -> int:
        """A seat, chance, or nobody."""
        if self.line.faces:
            return int(pyspiel.PlayerId.CHANCE)
        return self.line.seat if self.line.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.line.ask().allowed

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every face, equally likely."""
        faces = self.line.faces
        return [(face, 1.0 / faces) for face in range(faces)]

    def _apply_action(self, action: int) -> None:
        if self.line.faces:
            self.line.roll(action + 1)
        else:
            self.line.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"rolls {action + 1}"
        return self.line.scene.vocabulary.names[action]

    def is_terminal(self) -> bool:
        """Is it over?"""
        return not self.line.faces and self.line.seat < 0

    def returns(self) -> list[float]:
        """1 from each who lost, shared among the winners."""
        seats = len(self.line.scene.game.seats)
        outcome = self.line.scene.game.outcome(self.line.state) if self.is_terminal() else None
        if outcome is None or not outcome.winners or len(outcome.winners) == seats:
            return [0.0] * seats
        share = (seats - len(outcome.winners)) / len(outcome.winners)
        return [share if seat in outcome.winners else -1.0 for seat in range(seats)]

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> CaracoleState:
        """A state that the player could not tell from this one."""
        twin: CaracoleState = self.clone()
        twin.line = self.line.imagined(player_id, Random(f"resampled {probability_sampler()!r}"))
        return twin

    def __str__(self) -> str:
        """For reading: the system, whose turn it is, what was said."""
        words = " ".join(self.line.scene.vocabulary.names[word] for word in self.line.said)
        waiting = f"a die with {self.line.faces} faces" if self.line.faces else f"seat {self.line.seat} {words}"
        return f"{self.line.scene.game.system}/{self.line.scene.game.scenario}: {waiting}".rstrip()


class CaracoleObserver:
    """States as tensors and strings, for one kind of observation."""

    def __init__(self, where: Scene, kind: Any) -> None:
        self._scene, self._recalls = where, bool(kind.perfect_recall)
        layout = where.tensors.layout
        pieces: list[tuple[str, tuple[int, ...]]] = [("player", (len(where.game.seats),))]
        if layout.planes:
            pieces.append(("planes", (len(layout.planes), *layout.shape)))
        pieces += [("figures", (len(layout.figures),)), ("said", (len(where.vocabulary),))]
        if self._recalls:
            pieces.append(("recall", (RECALL,)))
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), dtype=np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, shape in pieces:
            end = start + int(np.prod(shape))
            self.dict[name] = self.tensor[start:end].reshape(shape)
            start = end

    def set_from(self, state: CaracoleState, player: int) -> None:
        """Write down what the player may know."""
        self.tensor.fill(0.0)
        self.dict["player"][player] = 1.0
        line = state.line
        if line.state is None:
            return
        game = self._scene.game
        decision = game.decision(line.state)
        asked = decision is not None and not line.faces and line.seat == player
        planes, figures = self._scene.tensors.observe(
            game.view(line.state, player), player, decision.kind if asked and decision is not None else None
        )
        if "planes" in self.dict:
            self.dict["planes"][:] = planes
        self.dict["figures"][:] = figures
        if asked:
            np.add.at(self.dict["said"], list(line.said), 1.0)
        if self._recalls and line.recall[player]:
            self.dict["recall"][:] = np.unpackbits(np.frombuffer(line.recall[player], dtype=np.uint8))

    def string_from(self, state: CaracoleState, player: int) -> str:
        """The same in letters: the view, what was said, and with perfect recall the fingerprint of what was seen."""
        line = state.line
        shown = None if line.state is None else self._scene.game.view(line.state, player)
        told: dict[str, Any] = {"player": player, "view": shown}
        if not line.faces and line.seat == player:
            told["said"] = list(line.said)
        if self._recalls:
            told["recall"] = line.recall[player].hex()
        return canonical(told).decode()


pyspiel.register_game(_TYPE, CaracoleGame)
