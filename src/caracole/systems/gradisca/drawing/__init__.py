"""La Guerra di Gradisca in the manner of a map engraved in its time.

look.toml, signs.svg, look           colours, sizes, words and signs: what a designer changes
land, plate                          the drawing in a map file, and its place on the sheet at a scale
ground, borders, naming              sea, land and hills; rivers, ridges and walls; names and their signs
position, stacks, counters, tracks   what a view shows: pieces, where they lie, the panel
ornaments, decor, legend             frame, title, rose, scale; where they find room; the key
sheet, artist                        where the parts of the sheet are; drawing the whole
preview                              a scenario as it starts, or a recorded game
"""

from caracole.systems.gradisca.drawing.artist import Artist, draw
from caracole.systems.gradisca.drawing.land import Land, map_file, read_land, shipped_land
from caracole.systems.gradisca.drawing.preview import picture, preview

__all__ = ["Artist", "Land", "draw", "map_file", "picture", "preview", "read_land", "shipped_land"]
