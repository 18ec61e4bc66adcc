"""How a game says no: a rule, a code and arguments. The sentence comes from the text catalogue."""

from __future__ import annotations

from typing import Any, NamedTuple


class Refusal(NamedTuple):
    """Why an action is not allowed. ``rule`` is a clause id, ``code`` a message id, ``args`` its parameters.

    A refusal may rest only on what the asking seat knows. Arguments hold the system's own small integers, named
    by domain (``zone``, ``unit``, ``card`` ...); :meth:`Game.explain` turns them into readable slugs.
    """

    rule: str
    code: str
    args: dict[str, Any] = {}  # noqa: RUF012  (never mutated: a refusal is a value)

    @property
    def comes_from_a_rule(self) -> bool:
        """False if the rules were never asked: not this seat, not this question, or the game is over."""
        return self.rule != "kernel"


NOT_YOUR_DECISION = Refusal("kernel", "not_your_decision")
GAME_OVER = Refusal("kernel", "game_over")
WRONG_KIND = Refusal("kernel", "wrong_kind_of_action")
"""No action of this game at all."""


def not_asked_now(action: object, asked: str) -> Refusal:
    """An action of this game, of a kind that the present decision (of the kind ``asked``) does not ask for."""
    return Refusal("kernel", "not_asked_now", {"action": type(action).__name__, "asked": asked})
