"""What the numbers in an action stand for: indices of the field, which messages show as slugs."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from caracole.kernel import Domain

Hex: TypeAlias = Annotated[int, Domain("hex")]
Hexes: TypeAlias = Annotated[tuple[int, ...], Domain("hex", many=True)]
Unit: TypeAlias = Annotated[int, Domain("unit")]
Units: TypeAlias = Annotated[tuple[int, ...], Domain("unit", many=True)]
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
OptionalHex: TypeAlias = Annotated[int | None, Domain("hex", optional=True)]
OptionalFacing: TypeAlias = Annotated[int | None, Domain("facing", optional=True)]
