"""The same environment with all agents answering at once, for libraries that want it so (PettingZoo's Parallel API).

In a cycle every agent says a word; the word of whoever is asked counts, the others' are not looked at. A word that may
not come next is replaced by the next one that may, so that a sampler without a mask gets through.

    from caracole.research.cycles import Cycles

    mod = Cycles("my_game", "small")
    mod.parallel_env(max_cycles=500), mod.env(max_cycles=500)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv
from pettingzoo.utils import parallel_to_aec

from caracole.research.aec import CaracoleEnv, Rewards

LONGEST = 100_000


class CycleEnv(ParallelEnv):  # type: ignore[misc]  # the library has no types for its generics
    """One game, word by word, with every agent asked in every cycle."""

    def __init__(self, inner: CaracoleEnv, max_cycles: int = LONGEST) -> None:
        self.inner, self.max_cycles = inner, max_cycles
        self.metadata = {**inner.metadata, "is_parallelizable": True}
        self.render_mode = inner.render_mode
        self.possible_agents = inner.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """Of an agent."""
        return self.inner.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        """Of an agent."""
        return self.inner.action_space(agent)

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game."""
        self.inner.reset(seed, options)
        self.agents, self._cycles = list(self.possible_agents), 0
        return self._observations(), self._infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """A cycle."""
        inner, self._cycles = self.inner, self._cycles + 1
        asked = inner.agent_selection
        inner.step(self._allowed(asked, int(actions[asked])))
        over = self._cycles >= self.max_cycles
        rewards = {agent: inner.rewards[agent] for agent in self.agents}
        terminations = {agent: inner.terminations[agent] for agent in self.agents}
        truncations = {agent: over or inner.truncations[agent] for agent in self.agents}
        found = self._observations(), rewards, terminations, truncations, self._infos()
        if any(terminations.values()) or any(truncations.values()):
            self.agents = []
        return found

    def _allowed(self, agent: str, word: int) -> int:
        allowed = np.flatnonzero(self.inner.observe(agent)["action_mask"])
        return int(allowed[int(np.searchsorted(allowed, word)) % len(allowed)])

    def _infos(self) -> dict[str, Any]:
        return {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {agent: self.inner.observe(agent) for agent in self.agents}

    def render(self) -> str:
        """As text."""
        return self.inner.render()


class Cycles:
    """What PettingZoo calls a module of an environment: makes both forms of it."""

    def __init__(
        self,
        system: str,
        scenario: str | None = None,
        options: Mapping[str, Any] | None = None,
        rewards: Rewards = "win",
    ) -> None:
        self._made_of = (system, scenario, options)
        self._rewards: Rewards = rewards

    def parallel_env(self, max_cycles: int = LONGEST) -> CycleEnv:
        """All agents at once."""
        return CycleEnv(CaracoleEnv(*self._made_of, rewards=self._rewards), max_cycles)

    def env(self, max_cycles: int = LONGEST) -> Any:
        """One agent after the other, round and round."""
        return parallel_to_aec(self.parallel_env(max_cycles))
