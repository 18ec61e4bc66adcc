"""The panel beside the map: time line, Morale, Victory Points, cup, and the counters that are not on the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caracole.draw.shapes import Box, square
from caracole.draw.svg import box, group, lettering, tag, use
from caracole.systems.gradisca.drawing.counters import chit, counter
from caracole.systems.gradisca.drawing.look import PREFIX, colour, in_language, look, word
from caracole.systems.gradisca.drawing.naming import arms
from caracole.systems.gradisca.drawing.position import Position
from caracole.systems.gradisca.rules.components.theatre import SIDES, Theatre, TurnBox, charts

GAP = 26.0

MOST_SPARE = 420.0
"""A column with more room left below has the key of the signs there."""


class Panel:
    """Draws sections one below the other in a column."""

    def __init__(self, theatre: Theatre, position: Position, place: Box, language: str, gap: float = GAP) -> None:
        self.theatre, self.position, self.place, self.language = theatre, position, place, language
        assert position.view is not None
        self.view: Mapping[str, Any] = position.view
        self.y, self.gap = place.y0, gap
        self.shown: list[str] = []

    def say(self, name: str) -> str:
        return word(name, self.language)

    def heading(self, words: str, x: float | None = None) -> None:
        """A title over a section."""
        self.shown.append(
            lettering(
                words,
                self.place.x0 if x is None else x,
                self.y + 32,
                38,
                "capitals",
                anchor="start",
                fill=colour("ink"),
            )
        )

    # --- time --------------------------------------------------------------------------------------------------------

    def time_line(self) -> None:
        """G2.4.a: a box for each turn, with the turn and end markers and the groups that wait."""
        boxes = self.theatre.boxes
        self.heading(self.say("time"))
        self.y += 46
        columns = min(8, len(boxes)) or 1
        wide, high = (self.place.width - (columns - 1) * 8) / columns, 160.0
        for n, turn in enumerate(boxes):
            x, y = self.place.x0 + n % columns * (wide + 8), self.y + n // columns * (high + 8)
            self.shown.append(self._turn(turn, Box(x, y, x + wide, y + high)))
        self.y += -(-len(boxes) // columns) * (high + 8) - 8 + self.gap

    def _turn(self, turn: TurnBox, place: Box) -> str:
        scenario = self.theatre.scenario
        in_play = scenario.first_turn <= turn.turn <= max(scenario.end_turn, self.view["end_turn"])
        parts = [
            box(place, rx=6, fill=colour("plate") if in_play else colour("paper_shade"), stroke=colour("ink"),
                stroke_width=4 if turn.turn == self.view["turn"] else 2),
            lettering(in_language(turn.label, self.language), place.centre[0], place.y0 + 29, 29, "plain",
                      fill=colour("ink")),
            tag("path", d=f"M{place.x0 + 12:.1f} {place.y0 + 41:.1f}H{place.x1 - 12:.1f}", stroke=colour("ink_soft"),
                stroke_width=1.2),
            lettering(str(turn.turn), place.x0 + 12, place.y1 - 12, 26, "bold", anchor="start",
                      fill=colour("ink_soft")),
        ]  # fmt: skip
        x = place.x1 - 40
        if turn.season == 0:
            parts.append(use(PREFIX + "snow", Box(x, place.y1 - 40, x + 30, place.y1 - 10)))
            x -= 40
        if turn.morale_loss:
            x -= 12
            parts.append(
                use(PREFIX + "band-low", Box(x - 22, place.y1 - 36, x + 2, place.y1 - 12), fill=look()["band"]["low"])
            )
            parts.append(lettering("−1", x + 6, place.y1 - 14, 24, "bold", anchor="start", fill=colour("ink")))
        middle = place.y0 + 80
        waiting = [row["group"] for row in self.view["time_line"] if row["turn"] == turn.turn]
        here = []
        if turn.turn == self.view["turn"]:
            here.append("hourglass")
        if turn.turn == self.view["end_turn"]:
            here.append("seal")
        x = place.centre[0] - (len(here) * 70 + len(waiting) * 56) / 2
        for sign in here:
            parts.append(use(PREFIX + sign, Box(x + 3, middle - 32, x + 67, middle + 32)))
            x += 70
        for slug in waiting:
            group_row = next(row for row in self.theatre.groups if row.id == slug)
            command = self.theatre.command_of[group_row.units[0]]
            parts.append(chit(self.theatre, command, square((x + 28, middle), 50)))
            x += 56
        return group(parts, data={"turn": turn.turn})

    # --- Morale ------------------------------------------------------------------------------------------------------

    def morale(self) -> None:
        """G22.a: nine boxes for each side in three bands, told apart by shape and word as well as by colour."""
        values = self.view.get("morale")
        if not values:
            return
        self.heading(self.say("morale"))
        self.y += 46
        scenario, last = self.theatre.scenario, int(getattr(charts().morale, "highest", 9))
        high, left = 100.0, 108.0
        wide = (self.place.width - left - (last - 1) * 6) / last
        for name in SIDES:
            self.shown.append(arms(name, square((self.place.x0 + 46, self.y + high / 2), 88)))
            for value in range(1, last + 1):
                band = "low" if value <= scenario.low_up_to else "medium" if value <= scenario.medium_up_to else "high"
                x = self.place.x0 + left + (value - 1) * (wide + 6)
                place = Box(x, self.y, x + wide, self.y + high)
                parts = [
                    box(place, rx=6, fill=look()["band"][band], stroke=colour("ink"), stroke_width=2),
                    use(
                        f"{PREFIX}band-{band}", Box(x + 10, place.y0 + 10, x + 34, place.y0 + 34), fill=colour("plate")
                    ),
                    lettering(str(value), x + 22, place.y1 - 14, 30, "bold", fill=colour("ink")),
                    lettering(
                        self.say(band), place.x1 - 10, place.y1 - 12, 25, "italic", anchor="end", fill=colour("ink")
                    ),
                ]
                if values[name] == value:
                    parts.append(
                        tag("circle", cx=place.centre[0], cy=place.y0 + 40, r=36, fill=colour("plate"),
                            stroke=colour("ink"), stroke_width=4)
                    )  # fmt: skip
                    parts.append(arms(name, square((place.centre[0], place.y0 + 42), 54)))
                self.shown.append(group(parts, data={"morale": name, "value": value}))
            self.y += high + 10
        self.y += self.gap - 10

    # --- points, cards, cup ------------------------------------------------------------------------------------------

    def accounts(self) -> None:
        """Victory Points and cards, side by side for both sides."""
        self.heading(self.say("points"))
        half = self.place.width / 2
        self.heading(self.say("cards"), self.place.x0 + half)
        self.y += 46
        for side, name in enumerate(SIDES):
            x = self.place.x0 + side * half * 0.5
            self.shown.append(arms(name, square((x + 46, self.y + 46), 88)))
            points = lettering(
                str(self.view["points"][name]), x + 104, self.y + 66, 64, "bold", anchor="start", fill=colour("ink")
            )
            self.shown.append(group([points], data={"points": name}))
            self.shown.append(
                lettering(self.say(name), x + 190, self.y + 62, 34, "italic", anchor="start", fill=colour("ink"))
            )
        cards = self.view["cards"]
        x = self.place.x0 + half
        hands = ", ".join(f"{self.say(name)} {cards['hand_sizes'][name]}" for name in SIDES)
        rest = f"{self.say('deck')} {cards['deck']}, {self.say('discard')} {len(cards['discard'])}"
        forts = ", ".join(f"{self.say(name)} {self.view['fort_markers'][name]}" for name in SIDES)
        for n, row in enumerate((f"{hands} {self.say('hand')}", rest, f"{self.say('forts_left')}: {forts}")):
            self.shown.append(lettering(row, x, self.y + 26 + 38 * n, 33, "plain", anchor="start", fill=colour("ink")))
        self.y += 108 + self.gap

    def cup(self) -> None:
        """G4.a: Command markers in the cup, and those already drawn."""
        ids = {command.id: n for n, command in enumerate(self.theatre.commands)}
        half = self.place.width * 0.6
        top = self.y
        lowest = top
        for column, (name, sign) in enumerate((("cup", "cup"), ("played", ""))):
            self.y = top
            x = self.place.x0 + column * half
            self.heading(self.say(name), x)
            self.y += 46
            left = x
            if sign:
                self.shown.append(use(PREFIX + sign, Box(x, self.y - 2, x + 84, self.y + 82)))
                left += 96
            lowest = max(
                lowest,
                self._chits(
                    left, self.place.x1 if column else x + half - 20, [ids[slug] for slug in self.view[name]], name
                ),
            )
        self.y = max(lowest, top + 46 + 84) + self.gap

    def _chits(self, left: float, right: float, commands: Sequence[int], name: str) -> float:
        size, pitch = 72.0, 78.0
        columns = max(1, int((right - left) / pitch))
        parts = []
        for n, command in enumerate(commands):
            x, y = left + n % columns * pitch, self.y + n // columns * pitch
            parts.append(chit(self.theatre, command, Box(x, y, x + size, y + size)))
        if not commands:
            parts.append(
                lettering(self.say("nobody"), left, self.y + 50, 30, "italic", anchor="start", fill=colour("ink_soft"))
            )
        self.shown.append(group(parts, data={"track": name}))
        return self.y + -(-max(1, len(commands)) // columns) * pitch

    # --- off the map -------------------------------------------------------------------------------------------------

    def off_the_map(self) -> None:
        """Counters on the flag, on the time line and lost, as large as the rest of the column allows."""
        rows = [(place, self.position.elsewhere(place)) for place in ("flag", "time_line", "eliminated")]
        rows = [(place, units) for place, units in rows if units]
        size = self._counter_size([len(units) for _, units in rows])
        columns = int(self.place.width / (size + 5))
        for place, units in rows:
            self.heading(self.say(place))
            self.y += 46
            parts = []
            for n, unit in enumerate(units):
                x, y = self.place.x0 + n % columns * (size + 5), self.y + n // columns * (size + 5)
                parts.append(counter(self.theatre, unit, self.position.unit(unit), Box(x, y, x + size, y + size)))
            self.shown.append(group(parts, data={"place": place}))
            self.y += -(-len(units) // columns) * (size + 5) + self.gap / 2

    def _counter_size(self, counts: Sequence[int]) -> float:
        """The largest with which so many counters in rows fit below."""
        room = self.place.y1 - self.y
        for size in range(114, 26, -6):
            columns = int(self.place.width / (size + 5))
            if sum(46 + self.gap / 2 + -(-count // columns) * (size + 5) for count in counts) <= room:
                return float(size)
        return 26.0


def draw(theatre: Theatre, position: Position, place: Box, language: str) -> tuple[str, float]:
    """The panel, and how far down it reaches."""
    panel = _filled(Panel(theatre, position, place, language))
    spare = place.y1 - panel.y
    if 0 < spare < MOST_SPARE:  # spread the sections over the column
        panel = _filled(Panel(theatre, position, place, language, GAP + spare / 6))
    return group(panel.shown, class_="panel"), panel.y


def _filled(panel: Panel) -> Panel:
    panel.time_line()
    panel.morale()
    panel.accounts()
    panel.cup()
    panel.off_the_map()
    return panel
