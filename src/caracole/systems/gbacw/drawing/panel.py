"""Beside the map: title, turns, brigades and their orders, whoever is not on the map, the key, scale and north."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from caracole.draw.fonts import text_width
from caracole.draw.shapes import Box
from caracole.draw.svg import box, group, lettering, line, number, tag
from caracole.systems.gbacw.drawing import key
from caracole.systems.gbacw.drawing.counters import Pieces, counter
from caracole.systems.gbacw.drawing.look import PANEL, band, colour, fitting, letters, of_side, tint, wrapped
from caracole.systems.gbacw.drawing.plate import Plate
from caracole.systems.gbacw.drawing.troops import leader_sign
from caracole.systems.gbacw.rules.components.field import Field
from caracole.systems.gbacw.rules.components.printed import NIGHT, SIDES, clock
from caracole.texts import Texts, in_language

WIDE = PANEL - 34
GAP = 20.0
OFF_MAP = ("not_arrived", "routed", "eliminated", "left_map")


class Block(NamedTuple):
    """A part of the panel, drawn from its upper left corner, and its height."""

    drawn: str
    high: float


class Panel:
    """The blocks that a picture needs."""

    def __init__(
        self, field: Field, plate: Plate, view: Mapping[str, Any] | None, texts: Texts, title: str | None
    ) -> None:
        self.field, self.plate, self.view, self.texts = field, plate, view, texts
        self.title = title

    def blocks(self) -> list[Block]:
        """All of them, from the top; the last is the scale."""
        found = [self._title()]
        if self.view is not None:
            found += [self._turns(), self._brigades()]
            found += [block for place in OFF_MAP if (block := self._off_map(place)) is not None]
        found += [
            self._levels(),
            self._key("picture-ground", key.ground_signs(self.field, self.plate, self.texts, self.view)),
        ]
        if self.view is not None:
            found += [self._specimens(), self._key("picture-units", key.unit_signs(self.field, self.view, self.texts))]
        found.append(self.scale())
        return [block for block in found if block.high]

    # --- title and time ----------------------------------------------------------------------------------------------

    def _title(self) -> Block:
        words = self.title or in_language(self.field.scenario.title, self.texts.language)
        size = 34.0
        rows = wrapped(words, WIDE, size, "capitals")
        if len(rows) > 2:
            size = 26.0
            rows = wrapped(words, WIDE, size, "capitals")
        drawn = [lettering(self.texts.say("picture-series"), WIDE / 2, 15, 14, "italic", fill=colour("ink_soft"))]
        y = 15.0
        for row in rows:
            y += size * 1.08
            drawn.append(lettering(row, WIDE / 2, y, size, "capitals", fill=colour("ink")))
        y += 15
        for far, down in ((0.2, 0), (0.3, 4)):
            rule = [(WIDE * far, y + down), (WIDE * (1 - far), y + down)]
            drawn.append(tag("path", d=line(rule), stroke=colour("frame"), stroke_width=1.2))
        return Block(group(drawn), y + 8)

    def _turns(self) -> Block:
        """The turn track, with what is known of the turn."""
        assert self.view is not None
        view, texts = self.view, self.texts
        boxes = self.field.scenario.turns
        drawn, y = [], 0.0
        columns = min(len(boxes), 8)
        each = WIDE / columns
        for n, turn in enumerate(boxes):
            x, top = (n % columns) * each, (n // columns) * 40
            now = n + 1 == view["turn"] and view["result"] is None
            night = turn.light == NIGHT
            ground = colour("gold") if now else "#4d4a57" if night else "#d8cdb4" if turn.light else colour("white")
            ink = colour("white") if night and not now else colour("ink")
            place = Box(x + 1, top, x + each - 1, top + 34)
            drawn.append(box(place, fill=ground, stroke=colour("frame"), stroke_width=2.4 if now else 0.9))
            drawn.append(lettering(str(n + 1), x + each / 2, top + 15, 14, "bold", fill=ink))
            drawn.append(
                lettering(_clock(clock(turn, self.field.scenario.rules)), x + each / 2, top + 28, 10.5, fill=ink)
            )
            y = top + 40
        lines = [self._moment()]
        if view["phasing"]:
            lines.append(texts.say("picture-phasing", side=texts.say(f"side-{view['phasing']}")))
        elif view["initiative"]:
            lines.append(texts.say("picture-initiative", side=texts.say(f"side-{view['initiative']}")))
        if view["pool"]:
            markers = ", ".join(f"{count} {self._marker(name)}" for name, count in view["pool"].items())
            lines.append(texts.say("picture-pool", markers=markers))
        for n, words in enumerate(lines):
            for row in wrapped(words, WIDE, letters("body"), "plain"):
                y += 17
                drawn.append(
                    lettering(
                        row, 0, y, letters("body"), "bold" if n == 0 else "plain", anchor="start", fill=colour("ink")
                    )
                )
        return Block(group(drawn), y + 4)

    def _moment(self) -> str:
        view, texts = self.view, self.texts
        assert view is not None
        if view["result"] is not None:
            union, confederate, level = view["result"]
            title = in_language(self.field.scenario.levels[level].title, texts.language)
            return texts.say("picture-ended", title=title, union=union, confederate=confederate)
        light = texts.say(f"light-{view['light']}")
        return texts.say("picture-turn", turn=view["turn"], turns=view["turns"], time=_clock(view["time"]), light=light)

    def _marker(self, name: str) -> str:
        for division in self.field.divisions:
            if division.id == name:
                return division.name
        side = name.removeprefix("march-")
        return self.texts.say("picture-march-marker", side=self.texts.say(f"side-{side}")) if side in SIDES else name

    # --- commands ----------------------------------------------------------------------------------------------------

    def _brigades(self) -> Block:
        """Bands with the orders of each brigade, both sides beside each other."""
        assert self.view is not None
        pieces = Pieces(self.field)
        told = {row["id"]: row for row in self.view["brigades"]}
        drawn = [_heading(self.texts.say("picture-brigades"))]
        half, deepest = WIDE / 2, 0.0
        for side in (0, 1):
            x, y = side * half, 38.0
            for brigade in (row for row in self.field.brigades if row.side == side):
                place, code = pieces.bands[brigade.id]
                drawn.append(
                    box(Box(x, y - 11, x + 28, y + 3), fill=band(place), stroke=of_side(side, "edge"), stroke_width=1.2)
                )
                drawn.append(lettering(code, x + 14, y, 9, "bold", fill=colour("ink")))
                words, size = fitting(brigade.name, half - 42, letters("body"), 10, "bold")
                drawn.append(lettering(words, x + 34, y, size, "bold", anchor="start", fill=of_side(side, "edge")))
                rows = wrapped(self._facts(told[brigade.id]), half - 42, letters("small"))
                for row in rows:
                    y += 12.5
                    drawn.append(lettering(row, x + 34, y, letters("small"), anchor="start", fill=colour("ink_soft")))
                y += 20.5
            deepest = max(deepest, y)
        return Block(group(drawn), deepest - 14)

    def _facts(self, row: Mapping[str, Any]) -> str:
        texts = self.texts
        facts = [texts.say(f"orders-{row['orders']}")]
        facts += [texts.say(f"picture-{name}") for name in ("reserve", "ineffective") if row[name]]
        if row["fatigue"] is not None:
            facts.append(texts.say("picture-fatigue", level=row["fatigue"]))
        if row["out_of_command"]:
            facts.append(texts.say("picture-chip-out-of-command"))
        return ", ".join(facts)

    def _off_map(self, where: str) -> Block | None:
        """Counters of whoever is in this place beyond the map."""
        assert self.view is not None
        units = [row for row in self.view["units"] if row["place"] == where]
        leaders = [row for row in self.view["leaders"] if row["place"] == where]
        if not units and not leaders:
            return None
        pieces = Pieces(self.field)
        words = self.texts.say(f"place-{where.replace('_', '-')}")
        drawn = [_heading(words[:1].upper() + words[1:])]
        across = 7
        x = y = 0.0
        high = 0.0
        for n, row in enumerate(
            sorted(units, key=lambda row: (pieces.piece(row).side, pieces.bands[row["brigade"]][0]))
        ):
            x, y = (n % across) * WIDE / across, 26 + (n // across) * 49.0
            body = counter(pieces.piece(row))
            drawn.append(
                group(
                    [body],
                    transform=f"translate({number(x + 27)} {number(y + 22)})",
                    data={"unit": row["id"]},
                )
            )
            high = y + 49
        y = max(high, 26)
        printed = {leader.id: leader for leader in self.field.leaders}
        x = 0.0
        for row in leaders:
            words = row["name"]
            wide = 30 + text_width(words, letters("small"))
            if x + wide > WIDE:
                x, y = 0.0, y + 26
            leader = printed[row["id"]]
            sign = leader_sign(leader.level, leader.side)
            drawn.append(
                group([sign], transform=f"translate({number(x + 10)} {number(y + 10)})", data={"leader": row["id"]})
            )
            drawn.append(lettering(words, x + 24, y + 14, letters("small"), anchor="start", fill=colour("ink")))
            x += wide + 8
            high = y + 24
        return Block(group(drawn), high)

    # --- the key -----------------------------------------------------------------------------------------------------

    def _levels(self) -> Block:
        """The tints of the ground."""
        lowest, highest = min(self.field.elevation), max(self.field.elevation)
        if lowest == highest:
            return Block("", 0)
        drawn = [_heading(self.texts.say("picture-levels", feet=self.field.ground.feet_per_level))]
        each = min(48.0, WIDE / (highest - lowest + 1))
        for n, level in enumerate(range(lowest, highest + 1)):
            place = Box(n * each, 24, (n + 1) * each, 44)
            drawn.append(box(place, fill=tint(level, lowest, highest), stroke=colour("contour"), stroke_width=0.9))
            drawn.append(lettering(str(level), place.centre[0], 39, 14, "bold", fill=colour("ink")))
        return Block(group(drawn), 46)

    def _key(self, heading: str, signs: Sequence[key.Sign]) -> Block:
        if not signs:
            return Block("", 0)
        body, high = key.table(signs, WIDE)
        return Block(_heading(self.texts.say(heading)) + group([body], transform="translate(0 24)"), high + 24)

    def _specimens(self) -> Block:
        return Block(
            group([key.specimen(0, self.texts), group([key.specimen(1, self.texts)], transform="translate(0 62)")]), 124
        )

    def scale(self, enlarged: float = 1.0) -> Block:
        """A scale in yards, true to the map though the panel be enlarged, and the north."""
        yards = self.field.ground.yards_per_hex
        step = 2 * self.plate.half / enlarged
        hexes = int((WIDE - 60) / step) // 2 * 2
        drawn = []
        for n in range(hexes):
            place = Box(n * step, 20, (n + 1) * step, 27)
            drawn.append(box(place, fill=colour("white" if n % 2 else "ink"), stroke=colour("ink"), stroke_width=1))
        for n in (0, hexes // 2, hexes):
            anchor = "start" if n == 0 else "middle"
            drawn.append(lettering(str(n * yards), n * step, 15, 12, fill=colour("ink"), anchor=anchor))
        words = self.texts.say("picture-scale", yards=yards)
        drawn.append(lettering(words, 0, 44, letters("small"), anchor="start", fill=colour("ink")))
        drawn.append(group([_north()], transform=f"translate({number(WIDE - 26)} 36)"))
        return Block(group(drawn), 66)


def _heading(words: str) -> str:
    return group(
        [
            lettering(words, 0, 14, 17, "capitals", anchor="start", fill=colour("ink")),
            tag("path", d=f"M0 19.5H{number(WIDE)}", stroke=colour("frame"), stroke_width=0.8),
        ]
    )


def _north() -> str:
    return group(
        [
            tag("path", d="M0 -22L7 16L0 9Z", fill=colour("ink")),
            tag("path", d="M0 -22L-7 16L0 9Z", fill=colour("white"), stroke=colour("ink"), stroke_width=1),
            tag("circle", cx=0, cy=0, r=22, fill="none", stroke=colour("ink"), stroke_width=0.8),
            lettering("N", 0, -24, 13, "capitals", fill=colour("ink")),
        ],
        data={"sign": "north"},
    )


def _clock(time: str) -> str:
    """``1300`` as people write it."""
    return f"{time[:2]}:{time[2:]}" if len(time) == 4 and time.isdigit() else time


def columns(blocks: Sequence[Block], high: float) -> tuple[str, float, float]:
    """The blocks in as few columns as need not be much higher than this, about equally long; drawn, with the width and
    the height that they take."""
    count, placed = 1, [list(blocks)]
    while count < len(blocks) and max(map(length, placed)) > high * 1.1:
        count += 1
        placed = _shared(blocks, count)
    drawn = []
    for place, column in enumerate(placed):
        y = 0.0
        for block in column:
            drawn.append(group([block.drawn], transform=f"translate({number(place * PANEL)} {number(y)})"))
            y += block.high + GAP
    return group(drawn), len(placed) * PANEL, max(map(length, placed))


def length(column: Sequence[Block]) -> float:
    """How long a column of these blocks is."""
    return sum(block.high for block in column) + GAP * (len(column) - 1)


def _shared(blocks: Sequence[Block], count: int) -> list[list[Block]]:
    """The blocks in so many columns, in their order, so that the longest is as short as can be."""
    if count == 1 or len(blocks) == 1:
        return [list(blocks)]
    ways = ([list(blocks[:n]), *_shared(blocks[n:], count - 1)] for n in range(1, len(blocks)))
    return min(ways, key=lambda placed: max(length(column) for column in placed))
