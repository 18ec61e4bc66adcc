"""10 Fire.

10.1, 10.15, 10.65   shots (what a shot is), aim (from a wish to a shot)
10.3                 declare (fire in one's own activation)
10.4                 nonphasing (the other side's fire)
10.17, 10.42         exchange (simultaneous fire and its results)
10.5                 prepared
10.63, 10.82         combined
10.69, 10.9          ammunition, resupply
10.8                 modifiers (and previews)
14.3                 spencer (and the order of volleys)
"""

from caracole.systems.gbacw.fire import declare, resupply
from caracole.systems.gbacw.fire.modifiers import Preview, modifiers, preview
from caracole.systems.gbacw.fire.nonphasing import open_nonphasing
from caracole.systems.gbacw.fire.shots import APPROACH, PHASING, PRE_ASSAULT, RETURN, WITHDRAWAL, Part, Shot

__all__ = [
    "APPROACH",
    "PHASING",
    "PRE_ASSAULT",
    "RETURN",
    "WITHDRAWAL",
    "Part",
    "Preview",
    "Shot",
    "declare",
    "modifiers",
    "open_nonphasing",
    "preview",
    "resupply",
]
