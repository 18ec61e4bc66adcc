"""Many environments at once, shared out over processes; each begins its next game by itself.

    with VectorEnv("my_game", "small", count=8, processes=2, seed=1) as envs:
        observations, masks, agents = envs.reset()
        observations, masks, agents, rewards, done = envs.step(words)

``agents`` tells the seat that is asked in each environment. ``rewards`` are those of all seats since the last call, and
``done`` says where a game has ended: what is seen there belongs to the next game already. Every game of an
environment has a seed of its own, so the same seed gives the same games over any number of processes.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from caracole.kernel import CaracoleError
from caracole.research.aec import CaracoleEnv, Rewards

GAMES_APART = 1_000_003
"""Between the seeds of two environments: far more than games that one of them plays."""


class Asked(NamedTuple):
    """What a step gives back, for all environments in order."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    agents: NDArray[np.int64]
    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]


class Making(NamedTuple):
    """What an environment is made of."""

    system: str
    scenario: str | None
    options: Mapping[str, Any] | None
    rewards: Rewards


class Shelf:
    """Some environments in one process."""

    def __init__(self, making: Making, seeds: Sequence[int]) -> None:
        self._envs = [CaracoleEnv(*making[:3], rewards=making.rewards) for _ in seeds]
        self._seeds = list(seeds)

    def reset(self) -> Asked:
        """A new game in each."""
        for number in range(len(self._envs)):
            self._begin(number)
        seats = len(self._envs[0].possible_agents)
        nothing = np.zeros((len(self._envs), seats), dtype=np.float32)
        return self._asked(nothing, np.zeros(len(self._envs), dtype=np.bool_))

    def step(self, words: Sequence[int]) -> Asked:
        """A word in each."""
        seats = len(self._envs[0].possible_agents)
        rewards = np.zeros((len(self._envs), seats), dtype=np.float32)
        done = np.zeros(len(self._envs), dtype=np.bool_)
        for number, (env, word) in enumerate(zip(self._envs, words, strict=True)):
            env.step(int(word))
            rewards[number] = [env.rewards[agent] for agent in env.possible_agents]
            if any(env.terminations.values()) or any(env.truncations.values()):
                done[number] = True
                self._begin(number)
        return self._asked(rewards, done)

    def _begin(self, number: int) -> None:
        self._envs[number].reset(seed=self._seeds[number])
        self._seeds[number] += 1

    def _asked(self, rewards: NDArray[np.float32], done: NDArray[np.bool_]) -> Asked:
        seen = [env.observe(env.agent_selection) for env in self._envs]
        agents = [env.possible_agents.index(env.agent_selection) for env in self._envs]
        return Asked(
            np.stack([each["observation"] for each in seen]),
            np.stack([each["action_mask"] for each in seen]),
            np.array(agents, dtype=np.int64),
            rewards,
            done,
        )


def _serve(pipe: Connection, making: Making, seeds: Sequence[int]) -> None:
    """In a process of its own: answer until the other end is closed."""
    shelf = Shelf(making, seeds)
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            words = pipe.recv()
            try:
                pipe.send(shelf.reset() if words is None else shelf.step(words))
            except CaracoleError as error:
                pipe.send(error)


class VectorEnv:
    """All of them. Use it in a ``with`` statement, or call ``close``."""

    def __init__(
        self,
        system: str,
        scenario: str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        count: int = 8,
        processes: int = 1,
        seed: int = 0,
        rewards: Rewards = "win",
    ) -> None:
        making = Making(system, scenario, options, rewards)
        seeds = [seed + number * GAMES_APART for number in range(count)]
        cuts = np.linspace(0, count, min(processes, count) + 1).astype(int)
        self._parts = [range(int(first), int(last)) for first, last in pairwise(cuts)]
        spawn = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        for part in self._parts:
            ours, theirs = spawn.Pipe()
            args = (theirs, making, [seeds[number] for number in part])
            worker = spawn.Process(target=_serve, args=args, daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)

    def reset(self) -> tuple[NDArray[np.float32], NDArray[np.int8], NDArray[np.int64]]:
        """A new game in each."""
        asked = self._all([None] * len(self._parts))
        return asked.observations, asked.masks, asked.agents

    def step(self, words: Sequence[int] | NDArray[np.int64]) -> Asked:
        """A word in each environment. A word that the mask forbids is a CaracoleError, and the game there stands."""
        return self._all([[int(words[number]) for number in part] for part in self._parts])

    def _all(self, messages: Sequence[Any]) -> Asked:
        for pipe, message in zip(self._pipes, messages, strict=True):
            pipe.send(message)
        answers = [self._answer(pipe) for pipe in self._pipes]
        wrong = next((each for each in answers if isinstance(each, CaracoleError)), None)
        if wrong is not None:
            raise wrong
        return Asked(*(np.concatenate(column) for column in zip(*answers, strict=True)))

    def _answer(self, pipe: Connection) -> Any:
        try:
            return pipe.recv()
        except EOFError as error:
            raise CaracoleError("a process of the environments has died") from error

    def close(self) -> None:
        """End the processes."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join(timeout=5)
            if worker.is_alive():
                worker.terminate()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
