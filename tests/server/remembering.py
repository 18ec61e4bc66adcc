"""What a test lets another process do, which finds it here by its name."""

from __future__ import annotations

import os
from typing import Any

from caracole.server.thinking import PLAYERS, Thinker


def remembered(thinker: Thinker) -> tuple[int, int]:
    """The process, and how often this player was asked there."""
    player: Any = PLAYERS.take(thinker) or []
    player.append(thinker)
    PLAYERS.put(thinker, player)
    return os.getpid(), len(player)
