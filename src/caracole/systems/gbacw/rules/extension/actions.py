"""8.4, 8.5 What a player can say here. Numbers are indices of the field; messages show slugs."""

from __future__ import annotations

from typing import NamedTuple

from caracole.systems.gbacw.rules.domains import Facing, Hex, Hexes


class Extend(NamedTuple):
    """8.41: into these flank hexes; the first carries a second left-over point."""

    to: Hexes


class Retract(NamedTuple):
    """8.41: the end of a line that stands in this hex goes into the next one."""

    part: Hex


class RetractColumn(NamedTuple):
    """8.52: a column closes up in this one of its hexes."""

    into: Hex


class Wheel(NamedTuple):
    """8.44: on the end of the line that stands in this hex."""

    pivot: Hex


class TurnAbout(NamedTuple):
    """8.44: a line turns by 180 degrees, to stand above or below the guns in its hexes."""

    above: bool = True


class Reform(NamedTuple):
    """8.44, 8.52: line becomes column or column becomes line, by facing this way."""

    facing: Facing


class CloseUp(NamedTuple):
    """8.42, 8.43, 8.5: a unit that has become too weak goes from this hex."""

    leaving: Hex


class WrapAround(NamedTuple):
    """8.48: the free end of the line goes around the defender into this hex; naming the counter's hex it stays."""

    to: Hex
