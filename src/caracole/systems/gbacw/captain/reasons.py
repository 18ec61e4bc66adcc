"""Why a computer player does something, in a word that the catalogues turn into a sentence (``reason-...``)."""

from __future__ import annotations

from typing import Any

from caracole.players.base import Chosen, Reason


def because(action: Any, why: str) -> Chosen:
    """This action, for this reason."""
    return Chosen(action, Reason(why, {}))
