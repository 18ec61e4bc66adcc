"""The captain of La Guerra di Gradisca: ``deciding`` weighs actions, ``judgement`` says what a position is worth."""

from caracole.systems.gradisca.captain.deciding import Captain

__all__ = ["PLAYER", "Captain"]

PLAYER = Captain
