"""10.2 Line of sight: what the ground hides (10.22 to 10.25, 10.27). Units in the way (10.26) are in ``los_units``.

One function, :func:`findings`, tells every reason why a line is blocked, with its clause; :func:`explain` tells the
whole story step by step for people; :func:`sight_table` keeps the answers for all pairs of hexes in artillery range.

Words of 10.24: the *height* of a hex is its ground, and one more for woods or town; an *intervening* hex is one that
the line enters, or that borders a hexside along which it runs (C10.27.a: there either hex may block); the *mean level*
is half the sum of the ground at both ends; the *high* and the *low* end are those with the higher and lower ground.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from caracole.geometry.hex import Passed, line, steps_between
from caracole.systems.gbacw.rules.components.field import Field
from caracole.systems.gbacw.rules.components.numbers import NOWHERE, Hex
from caracole.systems.gbacw.rules.components.terrain import GRADUAL, MINOR, STEEP

CLEAR: Final = 0
BLOCKED: Final = 1
BARE_WOODS: Final = 2
"""What ``sight_table`` holds. BARE_WOODS: seen only because the trees have no leaves (K7)."""

OUT_OF_TABLE: Final = 3

MOST_TABLES: Final = 24
"""So many are kept for other fields on the same ground; that of a field in use stays with it in any case."""


class Reason(NamedTuple):
    """Why a line is blocked: the clause, what it says in short (a message id), and where."""

    rule: str
    code: str
    hex: Hex
    other: Hex = NOWHERE
    """The hex on the other side of a hexside that blocks."""


class Sighting(NamedTuple):
    """A line from one hex to another, as 10.24 sees it."""

    field: Field
    a: Hex
    b: Hex
    length: int
    path: tuple[tuple[Hex, int, int], ...]
    """The intervening hexes from a to b: (hex, distance from a, distance from b)."""
    heights: tuple[int, ...]
    """hex -> its height; the ground alone where leafless woods do not count (K7)"""


def sighting(field: Field, a: Hex, b: Hex, *, bare: bool = False) -> Sighting:
    """The line between two hexes. ``bare``: woods in between have no height."""
    grid = field.grid
    x, y, at = grid.x[a], grid.y[a], grid.at
    dx, dy = grid.x[b] - x, grid.y[b] - y
    path = [(number, near, far) for cx, cy, near, far, _ in line(dx, dy).passed if (number := at(x + cx, y + cy)) >= 0]
    return Sighting(field, a, b, steps_between(dx, dy), tuple(path), field.bare_height if bare else field.height)


# --- 10.24 intervening terrain ---------------------------------------------------------------------------------------


def findings(look: Sighting, crests: bool) -> Iterator[Reason]:
    """Every reason why the line is blocked, in the order of the book; none if it is clear. C10.22.c, C10.21.a: an
    adjacent hex is always seen. C10.22.b: the ends themselves never block, so one may look into woods, not through."""
    if look.length < 2:
        return
    yield from higher_ground(look)
    yield from treetops(look)
    if look.field.elevation[look.a] == look.field.elevation[look.b]:
        return
    slope = _Slope(look)
    yield from slope.hexes()
    yield from slope.midpoint()
    yield from slope.intervening_hill()
    yield from slope.blind_cover()
    yield from slope.blind_slope()
    if crests:
        yield from slope.crest()


def higher_ground(look: Sighting) -> Iterator[Reason]:
    """C10.24.a, C10.23.a, C10.23.b, C10.23.c, C10.23.e: what is higher than the ground of both ends blocks, woods and
    towns counted one level above their ground."""
    limit = max(look.field.elevation[look.a], look.field.elevation[look.b])
    for number, _, _ in look.path:
        if look.heights[number] > limit:
            yield Reason("C10.24.a", "higher_ground", number)


def treetops(look: Sighting) -> Iterator[Reason]:
    """C10.24.b, C10.24.c (RN10.24.5: whatever the levels): not over lower woods that touch the woods one stands in,
    unless they are lower than both ends and the ground between falls off by a slope."""
    field = look.field
    for number, near, far in (*look.path[:2], *look.path[-2:]) if len(look.path) > 4 else look.path:
        if not _is_woods(field, number) or look.heights[number] == field.elevation[number]:
            continue
        for end, distance in ((look.a, near), (look.b, far)):
            if distance != 1 or not _is_woods(field, end) or field.elevation[number] >= field.elevation[end]:
                continue
            below_both = field.elevation[number] < min(field.elevation[look.a], field.elevation[look.b])
            slope = field.sides.slope[number * 6 + field.grid.direction(number, end)]
            if not (below_both and slope >= MINOR):
                yield Reason("C10.24.b", "treetops", number)


def _is_woods(field: Field, number: Hex) -> bool:
    return field.terrain[number].id == "woods"


class _Slope:
    """10.24 between ends at different levels. Levels are doubled where halves could arise."""

    def __init__(self, look: Sighting) -> None:
        self.look, self.field = look, look.field
        self.ground = look.field.elevation
        a_is_low = self.ground[look.a] < self.ground[look.b]
        self.low, self.high = (look.a, look.b) if a_is_low else (look.b, look.a)
        self.mean = self.ground[look.a] + self.ground[look.b]
        self.path = [(n, near, far) if a_is_low else (n, far, near) for n, near, far in look.path]
        """(hex, distance from the low end, distance from the high end), in the order of the line"""
        if not a_is_low:
            self.path.reverse()

    def steps(self) -> list[tuple[Hex, Hex]]:
        """The hexsides that the line crosses or touches on its way up: pairs of adjacent hexes, from the low end."""
        chain = [(self.low, 0), *((n, near) for n, near, _ in self.path), (self.high, self.look.length)]
        found = []
        for place, (one, near) in enumerate(chain):
            for other, further in chain[place + 1 : place + 4]:
                if further == near + 1 and self.field.grid.adjacent[one] >> other & 1:
                    found.append((one, other))
        return found

    def is_non_gradual(self, one: Hex, other: Hex) -> bool:
        """C10.23.d, C10.23.f, and C10.24.h with RN10.24.3: a slope whose upper hex is only one level above the low end
        counts as gradual, woods and towns excepted."""
        edge = self.field.edge(one, self.field.grid.direction(one, other))
        if edge < MINOR:
            return False
        cover = self._is_cover(one) or self._is_cover(other)
        upper = max(self.look.heights[one], self.look.heights[other])
        return cover or upper > self.ground[self.low] + 1

    def _is_cover(self, number: Hex) -> bool:
        return self.look.heights[number] > self.ground[number]

    def hexes(self) -> Iterator[Reason]:
        """C10.24.d, C10.24.e, C10.24.i, RN10.24.2: higher than the mean level and nearer to the low end; one in the
        middle counts as nearer if it falls off to the low side by a slope."""
        for number, near, far in self.path:
            if 2 * self.look.heights[number] <= self.mean:
                continue
            if near < far:
                yield Reason("C10.24.d", "slope", number)
            elif near == far:
                for one, other in self.steps():
                    if other == number and self.is_non_gradual(one, other):
                        yield Reason("C10.24.e", "slope_middle", number, one)

    def midpoint(self) -> Iterator[Reason]:
        """C10.24.f, C10.24.g: with an odd distance the hexside in the middle blocks if it is a slope that is higher,
        on the average of its two hexes, than the mean level."""
        if self.look.length % 2 == 0:
            return
        half = self.look.length // 2
        middle = [(number, near) for number, near, _ in self.path if near in (half, half + 1)]
        if 2 * max((self.look.heights[number] for number, _ in middle), default=0) <= self.mean:
            return  # the higher of the two would have to be above the mean level
        near_of = dict(middle)
        for one, other in self.steps():
            if near_of.get(one) != half or near_of.get(other) != half + 1:
                continue
            heights = self.look.heights[one] + self.look.heights[other]
            differ = self.look.heights[one] != self.look.heights[other]
            if differ and heights > self.mean and self.is_non_gradual(one, other):
                yield Reason("C10.24.f", "slope_hexside", other, one)

    def intervening_hill(self) -> Iterator[Reason]:
        """C10.24.j: ground as high as the high end blocks if the line dips between them."""
        top = self.ground[self.high]
        for number, _, far in self.path:
            if self.ground[number] != top:
                continue
            if any(self.ground[other] < top for other, _, further in self.path if further < far):
                yield Reason("C10.24.j", "intervening_hill", number)

    def blind_cover(self) -> Iterator[Reason]:
        """C10.24.k: woods or a town next to an end and higher than it."""
        for number, near, far in self.path:
            if not self._is_cover(number):
                continue
            for end, distance in ((self.low, near), (self.high, far)):
                if distance == 1 and self.look.heights[number] > self.ground[end]:
                    yield Reason("C10.24.k", "blind_cover", number, end)

    def blind_slope(self) -> Iterator[Reason]:
        """C10.24.l, RN10.24.1: the hex next to the low end blocks if it is higher and falls off to it by a steep or
        sharp slope, unless all the way up from it is steep or sharp."""
        for number, near, _ in self.path[:2]:
            if near != 1 or self.ground[number] <= self.ground[self.low]:
                continue
            if self._edge(self.low, number) < STEEP:
                continue
            upward = [pair for pair in self.steps() if pair[0] != self.low]
            if not all(self._edge(one, other) >= STEEP for one, other in upward):
                yield Reason("C10.24.l", "blind_slope", number, self.low)

    def _edge(self, one: Hex, other: Hex) -> int:
        direction = self.field.grid.direction(one, other)
        return self.field.edge(one, direction) if direction >= 0 else GRADUAL

    def crest(self) -> Iterator[Reason]:
        """C10.24.m, C10.24.n, RN10.24.4: the ground falls off sooner behind the high end than in front of it, and meets
        lower ground before higher; woods and towns do not count, and the edge of the map is no lower ground."""
        front = [[n for n, _, far in self.path if far == distance] for distance in range(1, self.look.length)]
        front.append([self.low])
        reach = max(self.field.grid.columns, self.field.grid.rows)
        behind = self.field.grid.beyond(self.low, self.high, reach)
        level_behind, falls = self._level(behind)
        level_front, _ = self._level(front)
        if falls and level_behind < level_front:
            yield Reason("C10.24.m", "crest", self.high)

    def _level(self, rings: Iterable[list[Hex]]) -> tuple[int, bool]:
        """How many hexes in a row keep the level of the high end, and whether the first that does not is lower."""
        top, count = self.ground[self.high], 0
        for ring in rings:
            if not ring:
                return count, False
            if any(self.ground[number] > top for number in ring):
                return count, False
            if any(self.ground[number] < top for number in ring):
                return count, True
            count += 1
        return count, False


# --- the answer ------------------------------------------------------------------------------------------------------


def judge(look: Sighting, crests: bool, bare_woods: bool) -> int:
    """CLEAR, BLOCKED, or BARE_WOODS: at exactly two hexes leafless woods do not hide what the ground leaves open.
    C10.25.a: the same both ways."""
    if next(findings(look, crests), None) is None:
        return CLEAR
    if bare_woods and look.length == 2:
        bare = sighting(look.field, look.a, look.b, bare=True)
        if next(findings(bare, crests), None) is None:
            return BARE_WOODS
    return BLOCKED


def greatest_range(field: Field) -> int:
    """The range of the longest gun on the field, and 20 at least: so far other rules ask (6.31, K14)."""
    guns = [field.weapons[gun].reach for unit in field.units for gun, _ in unit.sections]
    return max([20, *guns])


def sight_table(field: Field, crests: bool, bare_woods: bool) -> tuple[bytes, ...]:
    """hex -> what it sees of every other hex: CLEAR, BLOCKED, BARE_WOODS, or OUT_OF_TABLE beyond artillery range.

    Most lines are decided by the greatest heights on their two halves: whatever is higher than both ends blocks, and
    whatever is above the mean level on the low half; no higher than either end, they are clear. Whole columns of the
    map are compared at once, because the hexes of a line lie at the same places for every start in a column. The
    rest is asked of ``judge``.
    """
    key = (crests, bare_woods)
    if key not in field.sights:
        field.sights[key] = _shared(Lie(field), crests, bare_woods)
    return field.sights[key]


@lru_cache(maxsize=1 << 16)
def far_sight(field: Field, a: Hex, b: Hex, crests: bool, bare_woods: bool) -> int:
    """The same for two hexes beyond artillery range: CLEAR, BLOCKED or BARE_WOODS."""
    return judge(sighting(field, a, b), crests, bare_woods)


class Lie:
    """All of a field that decides what is seen on it: two fields with the same lie have the same table."""

    def __init__(self, field: Field) -> None:
        grid = field.grid
        self.field = field
        self.facts = (
            *(grid.columns, grid.rows, grid.even_lower, greatest_range(field)),
            *(field.elevation, field.sides.slope, field.height, field.bare_height),
            tuple((row.id, row.edge) for row in field.terrain),
        )
        self.hash = hash(self.facts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lie) and self.facts == other.facts

    def __hash__(self) -> int:
        return self.hash


@lru_cache(maxsize=MOST_TABLES)
def _shared(lie: Lie, crests: bool, bare_woods: bool) -> tuple[bytes, ...]:
    return _build(lie.field, crests, bare_woods)


def _build(field: Field, crests: bool, bare_woods: bool) -> tuple[bytes, ...]:
    grid, ground = field.grid, field.elevation
    rows = [bytearray([OUT_OF_TABLE]) * grid.size for _ in range(grid.size)]
    for number in grid.every:
        rows[number][number] = CLEAR
    above_trees = _above_trees(field)
    for dx, dy in _half_of_all(greatest_range(field)):
        passed = line(dx, dy).passed
        near_by = bare_woods and steps_between(dx, dy) == 2
        for column in range(max(0, -dx), min(grid.columns, grid.columns - dx)):
            for a, b, highest, first, second in _column(field, column, dx, dy, passed):
                low, high, low_half = ground[a], ground[b], first
                if low > high:
                    low, high, low_half = high, low, second
                plain = not (above_trees[a] or above_trees[b]) and (low == high or not crests)
                if highest < 0 or (highest <= low and plain):
                    answer = CLEAR
                elif (highest > high or (low < high and 2 * low_half > low + high)) and not near_by:
                    answer = BLOCKED
                else:
                    answer = judge(sighting(field, a, b), crests, bare_woods)
                rows[a][b] = rows[b][a] = answer
    return tuple(bytes(row) for row in rows)


def _above_trees(field: Field) -> tuple[bool, ...]:
    """hex -> does it stand in woods with lower woods beside it? Only there can treetops hide anything (C10.24.b)."""
    return tuple(
        _is_woods(field, number)
        and any(
            _is_woods(field, other) and field.elevation[other] < field.elevation[number]
            for other in field.grid.neighbours[number]
            if other >= 0
        )
        for number in field.grid.every
    )


def _half_of_all(reach: int) -> Iterator[tuple[int, int]]:
    """Every other hex within reach, one of each pair of opposite ones."""
    for dx in range(reach + 1):
        for dy in range(-2 * reach, 2 * reach + 1):
            if (dx + dy) % 2 == 0 and (dx, dy) > (0, 0) and steps_between(dx, dy) <= reach:
                yield dx, dy


def _column(
    field: Field, column: int, dx: int, dy: int, passed: tuple[Passed, ...]
) -> Iterator[tuple[Hex, Hex, int, int, int]]:
    """For each hex of a column: itself, the hex (dx, dy) away, and the greatest height in between, on the half nearer
    to the first and on the half nearer to the second; -1 where there is nothing."""
    grid, rows = field.grid, field.grid.rows
    top = grid.y[column * rows]
    # Row r of the column has y = top + 2r; the other hex must lie on the map, the passed ones may lie beyond its edge.
    shift = (top + dy - grid.y[(column + dx) * rows]) // 2
    first, last = max(0, -shift), min(rows - 1, rows - 1 - shift)
    if first > last:
        return
    nothing = (-1,) * (last - first + 1)
    whole, one_half, other_half = [nothing, nothing], [nothing, nothing], [nothing, nothing]
    for row in passed:
        at = column + row.dx
        step = (top + row.dy - grid.y[at * rows]) // 2
        start, stop = first + step, last + step
        heights = field.height[at * rows + max(start, 0) : at * rows + min(stop, rows - 1) + 1]
        heights = (-1,) * min(-start, len(nothing)) + heights if start < 0 else heights
        heights += (-1,) * (len(nothing) - len(heights))
        whole.append(heights)
        if row.near < row.far:
            one_half.append(heights)
        elif row.near > row.far:
            other_half.append(heights)
    starts = grid.every[column * rows + first : column * rows + last + 1]
    ends = grid.every[(column + dx) * rows + first + shift : (column + dx) * rows + last + shift + 1]
    yield from zip(starts, ends, map(max, *whole), map(max, *one_half), map(max, *other_half), strict=True)


# --- telling ---------------------------------------------------------------------------------------------------------


def explain(field: Field, a: Hex, b: Hex, crests: bool, bare_woods: bool) -> dict[str, Any]:
    """The whole story of a line: ends, hexes on the way, every reason that blocks it, with clauses; JSON data."""
    look = sighting(field, a, b)
    names = field.grid.names
    ground = field.elevation
    reasons = list(findings(look, crests))
    answer = judge(look, crests, bare_woods)
    return {
        "from": names[a],
        "to": names[b],
        "distance": look.length,
        "clear": answer != BLOCKED,
        "bare_woods": answer == BARE_WOODS,
        "levels": [ground[a], ground[b]],
        "mean_level": (ground[a] + ground[b]) / 2,
        "leaves_through": [("N", "NE", "SE", "S", "SW", "NW")[way] for way in field.grid.leaves(a, b)],
        "path": [
            {
                "hex": names[number],
                "terrain": field.terrain[number].id,
                "level": ground[number],
                "height": field.height[number],
                "from_start": near,
                "from_end": far,
                "beside": beside,
            }
            for (number, near, far), beside in zip(look.path, _beside(field, a, b), strict=True)
        ],
        "reasons": [
            {
                "rule": reason.rule,
                "code": reason.code,
                "hex": names[reason.hex],
                "other": names[reason.other] if reason.other >= 0 else None,
            }
            for reason in reasons
        ],
    }


def _beside(field: Field, a: Hex, b: Hex) -> list[bool]:
    grid = field.grid
    x, y = grid.x[a], grid.y[a]
    return [row.beside for row in grid.line(a, b).passed if grid.at(x + row.dx, y + row.dy) >= 0]
