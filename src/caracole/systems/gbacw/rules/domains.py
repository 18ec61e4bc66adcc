"""What the numbers in an action stand for: indices of the field, which messages show as slugs."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from caracole.kernel import Domain
from caracole.systems.gbacw.rules.components import numbers

Hex: TypeAlias = Annotated[numbers.Hex, Domain("hex")]
Hexes: TypeAlias = Annotated[tuple[numbers.Hex, ...], Domain("hex", many=True)]
Unit: TypeAlias = Annotated[numbers.Unit, Domain("unit")]
Units: TypeAlias = Annotated[tuple[numbers.Unit, ...], Domain("unit", many=True)]
Leader: TypeAlias = Annotated[int, Domain("leader")]
Brigade: TypeAlias = Annotated[int, Domain("brigade")]
Brigades: TypeAlias = Annotated[tuple[int, ...], Domain("brigade", many=True)]
Division: TypeAlias = Annotated[int, Domain("division")]
Corps: TypeAlias = Annotated[int, Domain("corps")]
Orders: TypeAlias = Annotated[int, Domain("orders")]
Facing: TypeAlias = Annotated[int, Domain("facing")]
Marker: TypeAlias = Annotated[int, Domain("marker")]
Group: TypeAlias = Annotated[int, Domain("group")]
Entry: TypeAlias = Annotated[int, Domain("entry")]
OptionalHex: TypeAlias = Annotated[numbers.Hex | None, Domain("hex", optional=True)]
OptionalFacing: TypeAlias = Annotated[int | None, Domain("facing", optional=True)]
