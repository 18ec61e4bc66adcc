"""Great Battles of the American Civil War in the manner of the battle maps of its time.

look.toml, look        colours, sizes and type: what a designer changes
plate, bends           a part of the hex map on the sheet, and outlines of areas; curves through hexes
relief, cover, ways    levels with hachures; woods, fields and houses; streams, roads, walls, earthworks
trees                  thousands of trees as few elements
naming                 hex numbers and names
figures, counters      signs in ink; the counter of a unit
troops, traces         stacks, fronts, lines and columns, leaders on the map; what has just happened
panel, key, sheet      title, turns, brigades, the key; the whole
sight                  a line of sight over the map and from the side
preview                a battle as it starts, or a recorded game
"""

from caracole.systems.gbacw.drawing.preview import picture, preview
from caracole.systems.gbacw.drawing.sheet import draw
from caracole.systems.gbacw.drawing.sight import draw_sight

__all__ = ["draw", "draw_sight", "picture", "preview"]
