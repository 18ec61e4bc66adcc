"""How a game says no: a rule, a code and arguments. The sentence comes from the text catalogue."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final


class Refusal:
    """Why an action is not allowed. ``rule`` is a clause id, ``code`` a message id, ``args`` its parameters.

    A refusal may rest only on what the asking seat knows. Arguments hold the system's own small integers, named
    by domain (``zone``, ``unit``, ``card`` ...); :meth:`Game.explain` turns them into readable slugs. It is a value:
    nobody changes it. It can be taken apart like a named tuple; it is none, because very many are made while a game
    looks for what is allowed.
    """

    __slots__ = ("args", "code", "rule")

    def __init__(self, rule: str, code: str, args: dict[str, Any] | None = None) -> None:
        self.rule = rule
        self.code = code
        self.args = _NO_ARGS if args is None else args

    @property
    def comes_from_a_rule(self) -> bool:
        """False if the rules were never asked: not this seat, not this question, or the game is over."""
        return self.rule != "kernel"

    def _replace(self, **changes: Any) -> Refusal:
        return Refusal(**{"rule": self.rule, "code": self.code, "args": self.args, **changes})

    def __iter__(self) -> Iterator[Any]:
        return iter((self.rule, self.code, self.args))

    def __len__(self) -> int:
        return 3

    def __getitem__(self, place: int | slice) -> Any:
        parts: Any = (self.rule, self.code, self.args)  # of one kind for a compiler, whatever is asked for
        return parts[place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal | tuple) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash((self.rule, self.code))

    def __repr__(self) -> str:
        return f"Refusal(rule={self.rule!r}, code={self.code!r}, args={self.args!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Refusal, (self.rule, self.code, self.args)


_NO_ARGS: Final[dict[str, Any]] = {}

NOT_YOUR_DECISION: Final = Refusal("kernel", "not_your_decision")
GAME_OVER: Final = Refusal("kernel", "game_over")
WRONG_KIND: Final = Refusal("kernel", "wrong_kind_of_action")
"""No action of this game at all."""


def not_asked_now(action: object, asked: str) -> Refusal:
    """An action of this game, of a kind that the present decision (of the kind ``asked``) does not ask for."""
    return Refusal("kernel", "not_asked_now", {"action": type(action).__name__, "asked": asked})
