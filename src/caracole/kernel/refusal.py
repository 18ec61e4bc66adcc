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


NOT_YOUR_DECISION = Refusal("kernel", "not_your_decision")
GAME_OVER = Refusal("kernel", "game_over")
WRONG_KIND = Refusal("kernel", "wrong_kind_of_action")
