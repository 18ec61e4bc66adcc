"""What can be looked at over the map.

looking    what a lens is given
movement   where a unit or leader can go; what would react to a move
sight      what is seen from a hex and why not; one line of sight step by step
fighting   fields of fire by range, front, flank and rear, the Fronts of both sides
command    how far the word of leaders carries, and who is out of it
ground     levels, and the hexes that count

and what is read beside it:

army          the brigades of both sides
brigade       one brigade on a sheet
instructions  standing instructions, to be given
examples      what an instruction would mean now
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from caracole.present.model import Layers, Lens, Says
from caracole.systems.gbacw.board.lenses import army, brigade, command, fighting, ground, instructions, movement, sight
from caracole.systems.gbacw.board.lenses.looking import Looking
from caracole.systems.gbacw.rules.game import Gbacw

LENSES = (
    Lens("reach", Says("lens-reach"), "piece", "1"),
    Lens("sight", Says("lens-sight"), "place", "2"),
    Lens("line", Says("lens-line"), "line", "3"),
    Lens("fire", Says("lens-fire"), "piece", "4"),
    Lens("front", Says("lens-front"), "piece", "5"),
    Lens("command", Says("lens-command"), "all", "6"),
    Lens("zones", Says("lens-zones"), "all", "7"),
    Lens("reactions", Says("lens-reactions"), "line"),
    Lens("levels", Says("lens-levels"), "all", "8"),
    Lens("scoring", Says("lens-scoring"), "all", "9"),
    Lens("instructions", Says("paper-instructions"), "all", paper=True),
    Lens("army", Says("paper-army"), "all", paper=True),
    Lens("brigade", Says("paper-brigade"), "piece", paper=True),
)

SHOWN: Mapping[str, Callable[[Looking], Layers]] = {
    "reach": movement.reach,
    "reactions": movement.reactions,
    "sight": sight.sight,
    "line": sight.line,
    "fire": fighting.fire,
    "front": fighting.front,
    "zones": fighting.zones,
    "command": command.command,
    "levels": ground.levels,
    "scoring": ground.scoring,
    "instructions": instructions.instructions,
    "army": army.army,
    "brigade": brigade.brigade,
}


def show(game: Gbacw, state: Any, seat: int | None, lens: str, pieces: Sequence[str], places: Sequence[str]) -> Layers:
    """What a lens shows; nothing where there is no such lens."""
    function = SHOWN.get(lens)
    return Layers() if function is None else function(Looking(game, state, seat, pieces, places))
