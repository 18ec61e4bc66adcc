"""3 What a player can say here. Numbers are indices of the field; messages show slugs."""

from __future__ import annotations

from typing import NamedTuple

from caracole.systems.gbacw.rules.domains import Brigade, Unit


class ActivateBrigade(NamedTuple):
    """3.0 III.C.3: this brigade of the drawn division acts now."""

    brigade: Brigade


class EndDivision(NamedTuple):
    """3.0 III.C: no further brigade acts with this marker."""


class ActivateUnit(NamedTuple):
    """3.0 III.C.3: this unit moves or fires now."""

    unit: Unit


class EndBrigade(NamedTuple):
    """3.0 III.C.3: the brigade has moved and fired; assaults follow."""


class SetStanding(NamedTuple):
    """A standing instruction for the other side's activations; see ``standing``."""

    kind: str
    value: str
