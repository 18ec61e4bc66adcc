"""The numbers of the rules by name: what charts.toml says, read once.

P1.d: distances are given in inches of 2.5 cm. P2.a: the table is 24 of them square. P0.d: sines come from the one
integer table of ``geometry``, and everything is rounded by its one function.

P0.a: the unit of length is a tenth of a millimetre, an inch has 250 of them. P0.b: the origin is the south-west corner
of the table, x grows eastward, y northward. P0.c: headings are whole degrees clockwise from north. P0.l: whole numbers
only.
"""

from __future__ import annotations

from typing import Final

from caracole.systems.piccole.loader import own_toml

_CHARTS: Final = own_toml("charts.toml")
_MEASURES, _FIELD, _MOVEMENT = _CHARTS["measures"], _CHARTS["field"], _CHARTS["movement"]
_SHOOTING, _MODIFIERS, _RESULTS = _CHARTS["shooting"], _CHARTS["modifiers"], _CHARTS["results"]

INCH: Final[int] = _MEASURES["inch"]
TABLE: Final[int] = _MEASURES["table"]
HALF_FRONT: Final[int] = _MEASURES["half_front"]
FRONT: Final = 2 * HALF_FRONT

DEPLOYMENT_DEPTH: Final[int] = _FIELD["deployment_depth"]
CAMP_WIDTH: Final[int] = _FIELD["camp"][0]
CAMP_DEPTH: Final[int] = _FIELD["camp"][1]
FEWEST_PIECES: Final[int] = _FIELD["pieces"][0]
MOST_PIECES: Final[int] = _FIELD["pieces"][1]
FEWEST_VERTICES: Final[int] = _FIELD["vertices"][0]
MOST_VERTICES: Final[int] = _FIELD["vertices"][1]
PIECE_SIZE: Final[int] = _FIELD["piece_size"]
MOST_RIVERS: Final[int] = _FIELD["rivers"]
MOST_IMPASSABLE: Final[int] = _FIELD["impassable"]
MOST_DIFFICULT_AREA: Final[int] = _FIELD["difficult_area"]
HIGHEST_LEVEL: Final[int] = _FIELD["highest_level"]

MOVE_DICE: Final[int] = _CHARTS["turn"]["dice"]
LONGEST: Final[int] = _CHARTS["turn"]["longest"]

MOST_LEGS: Final[int] = _MOVEMENT["legs"]
ZONE_DEPTH: Final[int] = _MOVEMENT["zone_depth_inches"] * INCH
PROBE_STEP: Final[int] = _MEASURES["probe_step"]
BREAK_ON: Final[int] = _MOVEMENT["break_on"]
BREAK_AT_LEAST: Final[int] = _MOVEMENT["break_at_least"]

RANGE: Final[int] = _SHOOTING["range_inches"] * INCH
MOST_SHOOTERS: Final[int] = 1 + _SHOOTING["supporters"]
THROUGH_WOOD: Final[int] = _SHOOTING["through_wood"]

REAR_SUPPORT: Final[int] = _MODIFIERS["rear_support"]
FORTIFIED: Final[int] = _MODIFIERS["fortified"]
GENERAL: Final[int] = _MODIFIERS["general"]
HIGHER: Final[int] = _MODIFIERS["higher"]
EACH_THREAT: Final[int] = _MODIFIERS["each_threat"]
MOST_THREATS: Final[int] = _MODIFIERS["most_threats"]
DIFFICULT: Final[int] = _MODIFIERS["difficult"]
SIDE_THREAT_SHARES: Final[int] = _MODIFIERS["side_threat_shares"]

RECOIL: Final[int] = _RESULTS["recoil"]
FLIGHT_STEP: Final[int] = _RESULTS["flight_step"]
MOST_DEVIATION: Final[int] = _RESULTS["most_deviation"]

LOST_PART: Final[int] = _CHARTS["victory"]["lost_part"]
CAMP_COUNTS: Final[int] = _CHARTS["victory"]["camp_counts"]
GENERAL_COUNTS: Final[int] = _CHARTS["victory"]["general_counts"]
