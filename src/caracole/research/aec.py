"""Every scenario as an environment of PettingZoo (AEC): one agent acts at a time.

An agent is a seat. It spells its action in words (see ``words``): one step of the environment is one word, and an agent
whose action is not whole acts again. What goes without saying is not asked. The observation of an agent is

    {"observation": numbers, "action_mask": which words may come next}

where the numbers are planes, figures and what was said so far, one after the other (``parts`` has them apart, and
``structured`` has the view and the allowed actions as plain data). An agent sees only what its seat may know.

Rewards: ``win`` gives 1 to the winners and -1 to the others when the game ends (0 for all in a draw); ``score`` the
lead in points over the best of the others, divided by ``SCORE_SCALE`` and kept within -1 and 1; ``shaped`` is ``win``
and, on the way, what changed in how far the seat is ahead (``standing`` of the part ``tensors``).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from caracole.kernel import Action, CaracoleError, Outcome
from caracole.research.playing import Playing
from caracole.research.tensors import Numbers, Tensors
from caracole.research.words import Spelling, Vocabulary

Rewards = Literal["win", "score", "shaped"]

SCORE_SCALE = 50.0
MOST_DECISIONS = 20_000
"""Decisions after which a game is cut off (truncated); none of ours comes near."""


def aec_env(
    system: str,
    scenario: str | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    *,
    rewards: Rewards = "win",
    max_decisions: int = MOST_DECISIONS,
    data: str | None = None,
) -> CaracoleEnv:
    """The environment of a scenario. ``seed`` is that of the first game; ``reset(seed=...)`` says another."""
    return CaracoleEnv(system, scenario, options, seed, rewards=rewards, max_decisions=max_decisions, data=data)


class CaracoleEnv(AECEnv):  # type: ignore[misc]  # the library has no types for its generics
    """One game, agent by agent."""

    def __init__(
        self,
        system: str,
        scenario: str | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        *,
        rewards: Rewards = "win",
        max_decisions: int = MOST_DECISIONS,
        data: str | None = None,
    ) -> None:
        super().__init__()
        self.playing = Playing(system, scenario, options, 0 if seed is None else seed, data=data)
        game = self.playing.game
        self.metadata = {"name": f"{game.system}_{game.scenario}_v{game.revision}", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.vocabulary = Vocabulary(game)
        self.tensors = Tensors(game, self.vocabulary)
        self.possible_agents = list(game.seats)
        self._seat = {agent: seat for seat, agent in enumerate(game.seats)}
        self._reward_by, self._max_decisions = rewards, max_decisions
        self._seeds = Random(seed)
        self._first_seed = seed
        self.agents: list[str] = []
        self._spelling: Spelling | None = None

    # --- spaces ------------------------------------------------------------------------------------------------------

    @cached_property
    def _observation_space(self) -> spaces.Dict:
        size, words = self.tensors.layout.size, len(self.vocabulary)
        numbers = spaces.Box(-np.inf, np.inf, (size + words,), np.float32)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (words,), np.int8)})

    @cached_property
    def observation_spaces(self) -> dict[str, spaces.Dict]:
        """By agent; all alike."""
        return dict.fromkeys(self.possible_agents, self._observation_space)

    @cached_property
    def action_spaces(self) -> dict[str, spaces.Discrete]:
        """By agent: each has the same words, and a generator of its own."""
        return {agent: spaces.Discrete(len(self.vocabulary)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Of an agent."""
        return self.action_spaces[agent]

    # --- playing -----------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game. Without a seed the next one of the environment's own."""
        if seed is None:
            seed = self._seeds.randrange(2**32) if self._first_seed is None else self._first_seed
        self._first_seed = None
        self._seeds = Random(seed + 1)
        self.playing.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decisions = 0
        self._seen: dict[str, tuple[int, tuple[Numbers, Numbers]]] = {}
        self._ahead: dict[str, float] = {}
        if self._reward_by == "shaped":
            self._ahead = {agent: self._standing(agent) for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Whose turn it is now, and what may be said; decisions with a single answer are answered."""
        playing = self.playing
        self._spelling = None
        while (decision := playing.decision) is not None and self.decisions < self._max_decisions:
            seat = decision.seats[0]
            offered = self.tensors.offered(playing.game.candidates(playing.state, seat))
            spelling = Spelling(playing.game, self.vocabulary, offered)
            if spelling.action is None:
                agent = self.possible_agents[seat]
                self._spelling, self.agent_selection = spelling, agent
                self.infos[agent] = {"decision": decision.kind, "rule": decision.rule, "complete": decision.complete}
                return
            self._do(seat, spelling.action)
        self._end()

    def _do(self, seat: int, action: Action) -> None:
        self.playing.trust(seat, action)
        self.decisions += 1

    def _end(self) -> None:
        outcome = self.playing.outcome
        for seat, agent in enumerate(self.possible_agents):
            if agent in self.agents:
                self.terminations[agent] = outcome is not None
                self.truncations[agent] = outcome is None
                if outcome is not None:
                    self.rewards[agent] += self._result(outcome, seat)
        self.agent_selection = self.agents[0]

    def _result(self, outcome: Outcome, seat: int) -> float:
        if self._reward_by == "score":
            others = max(score for other, score in enumerate(outcome.scores) if other != seat)
            return float(np.clip((outcome.scores[seat] - others) / SCORE_SCALE, -1.0, 1.0))
        if not outcome.winners:
            return 0.0
        return 1.0 if seat in outcome.winners else -1.0

    def step(self, action: int | None) -> None:
        """Say the next word. A word that may not come next is a CaracoleError; see the mask."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        spelling = self._spelling
        if spelling is None or action is None:
            raise CaracoleError("nothing is asked: reset the environment first, and say a word")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        spelling.say(int(action))
        if spelling.action is not None:
            self._do(self._seat[agent], spelling.action)
            if self._reward_by == "shaped":
                self._shape()
            self._ask()
        self._accumulate_rewards()

    def play(self, action: Action | Mapping[str, Any]) -> None:
        """Do a whole action of whoever is asked, as the engine or a message has it; it is checked."""
        agent = self.agent_selection
        game = self.playing.game
        whole = game.decode_action(dict(action)) if isinstance(action, Mapping) else action
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.playing.step(self._seat[agent], whole)
        self.decisions += 1
        if self._reward_by == "shaped":
            self._shape()
        self._ask()
        self._accumulate_rewards()

    def _standing(self, agent: str) -> float:
        seat = self._seat[agent]
        return self.tensors.standing(self.playing.view(seat), seat)

    def _shape(self) -> None:
        for agent in self.agents:
            now = self._standing(agent)
            self.rewards[agent] += now - self._ahead[agent]
            self._ahead[agent] = now

    # --- seeing ------------------------------------------------------------------------------------------------------

    def observe(self, agent: str) -> dict[str, Any]:
        """The numbers, and which words may come next (none for an agent that is not asked)."""
        planes, figures, said = self.parts(agent)
        return {"observation": np.concatenate((planes.reshape(-1), figures, said)), "action_mask": self._mask(agent)}

    def parts(self, agent: str) -> tuple[Numbers, Numbers, Numbers]:
        """The planes in their shape, the figures, and how often each word was said so far in this action."""
        seat, asked = self._seat[agent], self._spelling is not None and agent == self.agent_selection
        kind = self.infos[agent].get("decision") if asked and agent in self.infos else None
        if self._seen.get(agent, (-1, None))[0] != self.decisions:  # words change what is said, not what is seen
            self._seen[agent] = self.decisions, self.tensors.observe(self.playing.view(seat), seat, kind)
        planes, figures = self._seen[agent][1]
        said = np.zeros(len(self.vocabulary), dtype=np.float32)
        if asked and self._spelling is not None:
            np.add.at(said, self._spelling.said, 1.0)
        return planes, figures, said

    def _mask(self, agent: str) -> np.ndarray[Any, np.dtype[np.int8]]:
        mask = np.zeros(len(self.vocabulary), dtype=np.int8)
        if self._spelling is not None and agent == self.agent_selection and not self.terminations.get(agent, True):
            mask[self._spelling.allowed] = 1
        return mask

    def structured(self, agent: str) -> dict[str, Any]:
        """The view of the agent's seat and, if it is asked, what it may do, all as plain data."""
        seat, game = self._seat[agent], self.playing.game
        asked = self._spelling is not None and agent == self.agent_selection
        actions = [game.encode_action(each) for each in self.playing.legal(seat)] if asked else []
        return {"view": self.playing.view(seat), "actions": actions}

    def render(self) -> str:
        """Whose turn it is, and what was said so far."""
        said = [] if self._spelling is None else [self.vocabulary.names[word] for word in self._spelling.said]
        return f"{self.metadata['name']}, decision {self.decisions}: {self.agent_selection} {' '.join(said)}".rstrip()

    def close(self) -> None:
        """Nothing to be closed."""
