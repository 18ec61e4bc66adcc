"""For research: every scenario of every system as an environment that the usual libraries know.

    from caracole.research import aec_env

    env = aec_env("my_game", scenario="small", seed=1)           # PettingZoo, one agent at a time
    env.reset()
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

==============  =======================================================================================================
``words``       a fixed set of words in which every action is spelled, and which words may come next
``tensors``     what a seat may know, as planes and a vector of numbers
``playing``     a game being played: copied, imagined, rolled out, stepped by the hundred
``aec``         the environment of PettingZoo; ``cycles`` has the same as one in which all agents answer at once
``vectors``     many environments at once, over processes
``spiel``       the game for OpenSpiel, with every die as a chance node
``talking``     a seat for a program that reads and writes text, such as a language model
``learning``    a small example that learns
==============  =======================================================================================================

``pip install 'caracole[research]'`` brings what this needs. Nothing is imported before it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from caracole.research.aec import CaracoleEnv as CaracoleEnv
    from caracole.research.aec import aec_env as aec_env
    from caracole.research.playing import Playing as Playing
    from caracole.research.spiel import spiel_game as spiel_game
    from caracole.research.vectors import VectorEnv as VectorEnv

_WHERE = {
    "CaracoleEnv": "aec",
    "aec_env": "aec",
    "Playing": "playing",
    "VectorEnv": "vectors",
    "spiel_game": "spiel",
}

__all__ = ["CaracoleEnv", "Playing", "VectorEnv", "aec_env", "spiel_game"]


def __getattr__(name: str) -> Any:
    from importlib import import_module  # noqa: PLC0415 - a name is looked up when it is asked for

    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
