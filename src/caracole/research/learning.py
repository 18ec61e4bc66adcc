"""A small example that learns: policy gradient (REINFORCE with a baseline) on one scenario, with numpy alone.

The learner plays one seat against the random player, then the other seat, and so on. Its policy is a network with one
hidden layer over the numbers of the environment; words that may not come next get no chance. It is an example to begin
from, not a strong player.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caracole.research.aec import CaracoleEnv
from caracole.research.tensors import Numbers

HIDDEN = 48
RATE = 0.003
DECAY, SMALL = (0.9, 0.999), 1e-8
"""Of the optimiser (Adam)."""
BATCH = 16
"""Games between two steps of the optimiser."""


class Point(NamedTuple):
    """A point of the curve: games learned from, share of wins against the random player, and of how many games."""

    games: int
    share: float
    of: int


class Moment(NamedTuple):
    """A word that the learner has said: what it saw, what was allowed, the word, and how much better than usual the
    game went then."""

    seen: Numbers
    mask: NDArray[np.int8]
    word: int
    better: float = 0.0


@dataclass
class Policy:
    """The network."""

    weights: list[Numbers]
    moments: list[list[Numbers]] = field(default_factory=list)
    steps: int = 0

    @classmethod
    def new(cls, inputs: int, words: int, rng: np.random.Generator) -> Policy:
        """Small random weights; at first all allowed words are about equally likely."""
        first = rng.normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN)).astype(np.float32)
        weights = [
            first,
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, words), np.float32),
            np.zeros(words, np.float32),
        ]
        return cls(weights, [[np.zeros_like(each) for each in weights] for _ in range(2)])

    def chances(self, seen: Numbers, mask: NDArray[np.int8]) -> tuple[Numbers, Numbers]:
        """The chance of each word, and the hidden layer; of one moment, or of many in rows."""
        hidden = np.tanh(seen @ self.weights[0] + self.weights[1])
        logits = np.where(mask > 0, hidden @ self.weights[2] + self.weights[3], -np.inf)
        raised = np.exp(logits - logits.max(axis=-1, keepdims=True))
        return raised / raised.sum(axis=-1, keepdims=True), hidden

    def gradients(self, said: list[Moment]) -> list[Numbers]:
        """Which way the weights go to make words likelier that did better, and others less likely."""
        seen, masks = np.stack([each.seen for each in said]), np.stack([each.mask for each in said])
        chances, hidden = self.chances(seen, masks)
        push = -chances
        push[np.arange(len(said)), [each.word for each in said]] += 1.0
        push *= np.array([[each.better] for each in said], dtype=np.float32)
        back = (push @ self.weights[2].T) * (1 - hidden * hidden)
        return [seen.T @ back, back.sum(axis=0), hidden.T @ push, push.sum(axis=0)]

    def climb(self, gradients: list[Numbers]) -> None:
        """A step of Adam uphill."""
        self.steps += 1
        for number, gradient in enumerate(gradients):
            for moment, decay, value in zip(self.moments, DECAY, (gradient, gradient * gradient), strict=True):
                moment[number] = decay * moment[number] + (1 - decay) * value
            mean, square = (
                moment[number] / (1 - decay**self.steps) for moment, decay in zip(self.moments, DECAY, strict=True)
            )
            self.weights[number] += (RATE * mean / (np.sqrt(square) + SMALL)).astype(np.float32)


def play(
    env: CaracoleEnv, policy: Policy, seat: int, seed: int, rng: np.random.Generator
) -> tuple[list[Moment], float]:
    """A game of the learner at a seat against the random player: what it said, and what it got."""
    env.reset(seed=seed)
    learner, said = env.possible_agents[seat], []
    reward = 0.0
    for agent in env.agent_iter():
        seen, got, terminated, truncated, _ = env.last()
        if agent == learner:
            reward += got
        if terminated or truncated:
            env.step(None)
            continue
        mask = seen["action_mask"]
        if agent == learner:
            numbers = np.tanh(seen["observation"])
            word = int(rng.choice(len(mask), p=policy.chances(numbers, mask)[0]))
            said.append(Moment(numbers, mask, word))
        else:
            word = int(rng.choice(np.flatnonzero(mask)))
        env.step(word)
    return said, reward


def learn(
    system: str,
    scenario: str,
    games: int,
    seed: int = 1,
    *,
    every: int = 250,
    tested_on: int = 200,
    tell: Callable[[Point], None] = lambda point: None,
) -> tuple[Policy, list[Point]]:
    """Learn from so many games; the curve has a point before the first and after every ``every`` of them."""
    env = CaracoleEnv(system, scenario, rewards="win")
    shaped = CaracoleEnv(system, scenario, rewards="shaped")
    env.reset(seed=seed)
    first = env.observe(env.agent_selection)
    rng = np.random.default_rng(seed)
    policy = Policy.new(len(first["observation"]), len(first["action_mask"]), rng)
    curve = [_tested(env, policy, 0, tested_on, seed)]
    tell(curve[-1])
    baseline = [0.0] * len(env.possible_agents)
    batch: list[Moment] = []
    for game in range(games):
        seat = game % len(baseline)
        said, reward = play(shaped, policy, seat, seed * 1_000_003 + game, rng)
        better, baseline[seat] = reward - baseline[seat], 0.95 * baseline[seat] + 0.05 * reward
        batch += [moment._replace(better=better / len(said) ** 0.5) for moment in said]
        if (game + 1) % BATCH == 0 and batch:
            policy.climb([(each / BATCH).astype(np.float32) for each in policy.gradients(batch)])
            batch = []
        if (game + 1) % every == 0:
            curve.append(_tested(env, policy, game + 1, tested_on, seed))
            tell(curve[-1])
    return policy, curve


def _tested(env: CaracoleEnv, policy: Policy, games: int, tested_on: int, seed: int) -> Point:
    """Games on seeds that nobody learns from, both seats in turn."""
    rng = np.random.default_rng(seed + 7)
    seats = len(env.possible_agents)
    rewards = [play(env, policy, number % seats, -1 - number + 2**31, rng)[1] for number in range(tested_on)]
    return Point(games, float(sum((1 + reward) / 2 for reward in rewards) / tested_on), tested_on)


def drawn(curve: list[Point], title: str) -> str:
    """The curve as a picture (SVG)."""
    wide, high, left, top = 640, 300, 56, 34
    most = max(point.games for point in curve) or 1

    def at(point: Point) -> str:
        return f"{left + point.games / most * (wide - left - 20):.1f},{top + (1 - point.share) * (high - top - 40):.1f}"

    def level(share: float) -> str:
        y = top + (1 - share) * (high - top - 40)
        line = f'<line x1="{left}" y1="{y:.1f}" x2="{wide - 20}" y2="{y:.1f}" stroke="#ccc"/>'
        return line + f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>'

    marks = "".join(
        f'<text x="{at(point).split(",")[0]}" y="{high - 18}" text-anchor="middle">{point.games}</text>'
        for point in curve[:: max(1, len(curve) // 6)]
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">'
        f'<rect width="{wide}" height="{high}" fill="#fff"/><text x="{left}" y="20" font-size="14">{title}</text>'
        + "".join(level(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0))
        + f'<polyline fill="none" stroke="#7a1f1f" stroke-width="2" points="{" ".join(map(at, curve))}"/>'
        + marks
        + f'<text x="{wide - 20}" y="{high - 4}" text-anchor="end">games learned from</text></svg>\n'
    )


def figures(curve: list[Point]) -> list[dict[str, Any]]:
    """The curve as plain data."""
    return [point._asdict() for point in curve]
