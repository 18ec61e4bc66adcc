"""7 What a player can say here. Numbers are indices of the field; messages show slugs."""

from __future__ import annotations

from typing import NamedTuple

from caracole.systems.gbacw.rules.domains import Facing


class Turn(NamedTuple):
    """7.2: face this way, once in each hex; after an about turn in woods stand below the guns of the hex, or above."""

    facing: Facing
    below: bool = False


class Refuse(NamedTuple):
    """7.3: bend back the end on this side, ``left`` or ``right``."""

    end: str


class EndRefusal(NamedTuple):
    """7.33: stand straight again."""
