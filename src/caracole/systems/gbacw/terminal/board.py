"""The battlefield in a terminal: hexes as a grid of words, a hex or a unit in detail, commands and points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from caracole.geometry.hex import DIRECTIONS
from caracole.systems.gbacw.lexicon import ARROWS
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.sequence.standing import ASK
from caracole.texts import Texts

LEAST_ACROSS, DOWN = 5, 12
"""Columns that are shown on the narrowest screen, and rows on every screen."""
CELL = 8
"""Letters from one column of hexes to the next: a border, and seven inside."""
GROUND = {"open": "", "woods": "♣", "orchard": "♧", "soft": "~", "building": "⌂", "town": "▦"}
WAY = "="
SIDE_SIGNS = {"stream": "≈", "bridge": "=", "ford": "-", "wall": "#"}
"""What is drawn instead of the border of a hex."""
STYLES = {"union": "blue", "confederate": "red"}
LETTERS = {"union": "U", "confederate": "C"}
COUNTS = " ¹²³⁴⁵⁶⁷⁸⁹"
ORDER_SIGNS = {"attack": "!", "advance": "", "march": ">"}
DISORDERED, COLLAPSED, UNKNOWN, LEADER, REACHES = "d", "c", "?", "★", "+"
STATES = ("disordered", "collapsed", "blown", "out_of_command")


class Board:
    """What is printed, looked up once: hexes, counters and their sides."""

    def __init__(self, game: Gbacw, texts: Texts) -> None:
        self.texts = texts
        printed = game.board()
        self.grid = game.field.grid
        self.hexes: dict[str, dict[str, Any]] = {row["id"]: row for row in printed["hexes"]}
        self.sides: dict[str, list[dict[str, Any]]] = {}
        for row in printed["hexsides"]:
            self.sides.setdefault(row["hex"], []).append(row)
        self.ways, self.borders = self._drawn()
        self.units: dict[str, dict[str, Any]] = {row["id"]: row for row in printed["units"]}
        self.leaders: dict[str, dict[str, Any]] = {row["id"]: row for row in printed["leaders"]}
        self.brigades: dict[str, str] = {row["id"]: row["name"] for row in printed["brigades"]}
        self.scores = {row.id: row for row in game.field.scenario.scores}
        self.places = {hex: place["name"] for place in printed["places"] for hex in place["hexes"]}

    def _drawn(self) -> tuple[set[str], dict[tuple[str, str], str]]:
        """Hexes with a way, and the signs of borders. The board names every hexside once."""
        grid, ways, borders = self.grid, set[str](), dict[tuple[str, str], str]()
        for name, rows in self.sides.items():
            for row in rows:
                number = DIRECTIONS.index(row["direction"])
                other = grid.names[grid.neighbours[grid.number(name)][number]]
                if "way" in row:
                    ways |= {name, other}
                found = [sign for side, sign in SIDE_SIGNS.items() if side in row or row.get("crossing") == side]
                for each in found:
                    borders[name, row["direction"]] = borders[other, DIRECTIONS[(number + 3) % 6]] = each
        return ways, borders

    # --- the whole ---------------------------------------------------------------------------------------------------

    def headline(self, view: Mapping[str, Any]) -> Text:
        """Turn, time, light, initiative and points."""
        say = self.texts.say
        words = [
            say("terminal-turn", turn=view["turn"], turns=view["turns"], time=view["time"]),
            say(f"light-{view['light']}"),
        ]
        if view["initiative"]:
            words.append(say("terminal-initiative", side=view["initiative"]))
        line = Text("   ".join(words), "bold")
        for (side, style), points in zip(STYLES.items(), view["victory"]["points"], strict=True):
            line.append(f"   {say(f'side-{side}')} {points}", style)
        return line

    def map(self, view: Mapping[str, Any], around: str | None = None) -> RenderableType:
        """A part of the map, as many hexes as fit, around one or around what happens; and what the signs mean."""
        column, row = self._centre(view, around)
        signs = [f"{sign} {self.texts.say(f'terrain-{ground}')}" for ground, sign in GROUND.items() if sign]
        signs += [f"{WAY} {self.texts.say('terminal-way')}"]
        signs += [f"{sign}{sign} {self.texts.say(f'hexside-{side}')}" for side, sign in SIDE_SIGNS.items()]
        legend = "  ".join(signs) + "\n" + self.texts.say("terminal-legend")
        return Group(Window(self, view, column, row), Text(legend, "dim"))

    def _centre(self, view: Mapping[str, Any], around: str | None) -> tuple[int, int]:
        if around is None:
            about = (view.get("decision") or {}).get("about", {})
            flow = view["flow"].get("unit", {})
            unit = next((row for row in view["units"] if row["id"] in (about.get("unit"), flow.get("unit"))), None)
            around = about.get("hex") or (unit or {}).get("hex")
        if around is None:
            named = set(view["flow"].get("brigades", {}).get("brigades", ()))
            places = [row["hex"] for row in view["units"] if row["hex"] and (not named or row["brigade"] in named)]
            places = places or [row["hex"] for row in view["units"] if row["hex"]] or ["0101"]
            columns, rows = (sorted(int(place[part]) for place in places) for part in (slice(2), slice(2, 4)))
            return (columns[0] + columns[-1]) // 2, (rows[0] + rows[-1]) // 2
        return int(around[:2]), int(around[2:])

    def ground(self, name: str) -> str:
        """The upper line of a hex: number, ground, whether a way goes through, and the level."""
        row = self.hexes[name]
        level = COUNTS[row["level"]].strip()
        return f"{name}{GROUND.get(row['terrain'], UNKNOWN)}{WAY if name in self.ways else ''}{level}"

    def border(self, name: str, direction: str, usual: str) -> str:
        """The border of a hex as it is drawn, or what lies on it."""
        return self.borders.get((name, direction), usual)

    def troops(self, view: Mapping[str, Any], units: Mapping[str, Any], name: str) -> tuple[str, str]:
        """The lower line of a hex, and its style: ``U9↘²!d`` are two Union units, on top one of nine points that looks
        to the south-east, under Attack Orders, Disordered."""
        stack = view["stacks"].get(name)
        if stack:
            top = units[stack[0]]
            side = self.units[top["id"]]["side"]
            count = COUNTS[min(len(stack), 9)] if len(stack) > 1 else ""
            state = COLLAPSED if top["collapsed"] else DISORDERED if top["disordered"] else ""
            strength = top["strength"] if top["hex"] == name else REACHES
            words = f"{strength}{ARROWS.get(top['facing'] or '', '')}{count}{ORDER_SIGNS[top['orders']]}{state}"
            words = f"{LETTERS[side]}{words}"
            led = len(words) < CELL - 1 and any(row["hex"] == name for row in view["leaders"])
            return f"{words}{LEADER if led else ''}", f"{STYLES[side]} bold"
        veiled = next((each for each in view["unknown"] if each["hex"] == name), None)
        if veiled:
            return f"{LETTERS[veiled['side']]}{UNKNOWN}{ARROWS.get(veiled['facing'], '')}", STYLES[veiled["side"]]
        leader = next((each for each in view["leaders"] if each["hex"] == name), None)
        if leader:
            side = self.leaders[leader["id"]]["side"]
            return f"{LETTERS[side]}{LEADER}", STYLES[side]
        return "", ""

    # --- in detail ---------------------------------------------------------------------------------------------------

    def hex(self, view: Mapping[str, Any], name: str) -> RenderableType:
        """Ground, hexsides and whoever stands there."""
        row, say = self.hexes[name], self.texts.say
        title = " ".join(filter(None, (name, self.places.get(name))))
        level = say("terminal-level", level=row["level"])
        lines: list[RenderableType] = [
            Text(say("labelled", label=title, text=f"{say('terrain-' + row['terrain'])}, {level}"), "bold")
        ]
        for side in self.sides.get(name, ()):
            facts = [key if side[key] is True else str(side[key]) for key in side if key not in ("hex", "direction")]
            words = ", ".join(self.texts.find(f"hexside-{fact}") or fact for fact in facts)
            lines.append(Text(f"  {say('labelled', label=side['direction'], text=words)}", "dim"))
        here = [unit for unit in view["units"] if unit["hex"] == name or name in unit["extension"]]
        if here:
            lines.append(self.counters(view, [unit["id"] for unit in here]))
        lines += [self.leader(row) for row in view["leaders"] if row["hex"] == name]
        return Group(*lines)

    def counters(self, view: Mapping[str, Any], wanted: Sequence[str]) -> Table:
        """Units with their values and markers."""
        say = self.texts.say
        table = Table(box=None, padding=(0, 2, 0, 0))
        for heading in ("unit", "hex", "strength", "cohesion", "movement", "orders", "marks"):
            table.add_column(say(f"terminal-{heading}"))
        for row in view["units"]:
            if row["id"] not in wanted:
                continue
            printed = self.units[row["id"]]
            where = (
                f"{row['hex']} {ARROWS.get(row['facing'] or '', '')}" if row["hex"] else say(f"place-{row['place']}")
            )
            marks = [say(f"unit-{mark}") for mark in STATES if row[mark]]
            marks += [say(f"ammunition-{level}") for level in row["ammunition"] if level != "full"][:1]
            if row["formation"] != "ordinary":
                marks.append(say(f"formation-{row['formation']}", hexes=" ".join(row["extension"])))
            if row["refused"] != "none":
                marks.append(say(f"refused-{row['refused']}"))
            if row["abandoned"]:
                marks.append(say("unit-abandoned"))
            name = Text.assemble((printed["name"], STYLES[printed["side"]]), (f" {row['id']}", "dim"))
            table.add_row(name, where, str(row["strength"]), str(row["cohesion"]), str(row["movement"]),
                          say(f"orders-{row['orders']}"), ", ".join(marks))  # fmt: skip
        return table

    def leader(self, row: Mapping[str, Any]) -> Text:
        """``★ Kimball 1113, range 4``"""
        side = self.leaders[row["id"]]["side"]
        where = row["hex"] or self.texts.say(f"place-{row['place']}")
        return Text(f"★ {row['name']} {where}, {self.texts.say('terminal-range', range=row['range'])}", STYLES[side])

    def commands(self, view: Mapping[str, Any]) -> RenderableType:
        """The brigades with their orders, the pool, and the points line by line."""
        say = self.texts.say
        table = Table(box=None, padding=(0, 2, 0, 0))
        for heading in ("brigade", "orders", "marks"):
            table.add_column(say(f"terminal-{heading}"))
        for row in view["brigades"]:
            marks = [say(f"brigade-{mark}") for mark in ("reserve", "ineffective", "out_of_command") if row[mark]]
            if row["fatigue"] is not None:
                marks.append(say("brigade-fatigue", level=row["fatigue"]))
            table.add_row(self.brigades[row["id"]], say(f"orders-{row['orders']}"), ", ".join(marks))
        pool = ", ".join(f"{self.texts.arguments({'marker': slug})['marker']} ×{n}" for slug, n in view["pool"].items())
        lines: list[RenderableType] = [table]
        if pool:
            lines.append(Text(say("terminal-pool", markers=pool)))
        given = [
            say("labelled", label=say(f"standing-{kind}"), text=say(f"answer-{value}"))
            for kind, value in (view["standing"] or {}).items()
            if value != ASK
        ]
        if given:
            lines.append(Text(say("labelled", label=say("terminal-standing"), text=", ".join(given))))
        return Group(*lines, self._points(view), self.headline(view))

    def _points(self, view: Mapping[str, Any]) -> Table:
        """What counts in this battle, what it has brought so far, and what that would mean at the end."""
        say, victory = self.texts.say, view["victory"]
        table = Table(box=None, padding=(0, 2, 0, 0), show_footer=True)
        ending = self.texts.arguments({"level": victory["level"]})["level"]
        table.add_column(say("terminal-points"), say("terminal-if-it-ended", level=ending))
        for (side, style), points in zip(STYLES.items(), victory["points"], strict=True):
            table.add_column(say(f"side-{side}"), str(points), justify="right", style=style)
        for row in victory["lines"]:
            score = self.scores[row["id"]]
            names = [self.grid.names[hex] for hex in score.hexes]
            places = list(dict.fromkeys(self.places.get(name, name) for name in names))
            worth = "/".join(str(points) for points in dict.fromkeys(score.points))
            label = say(f"score-{row['kind']}", where=", ".join(places), points=worth, each=score.each)
            table.add_row(label, *(str(points) for points in row["points"]))
        return table


class Window:
    """A part of the map as hexes, two lines each, as wide as the screen."""

    def __init__(self, board: Board, view: Mapping[str, Any], column: int, row: int) -> None:
        self.board, self.view, self.column, self.row = board, view, column, row

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        grid = self.board.grid
        across = min(grid.columns, max(LEAST_ACROSS, (options.max_width - 1) // CELL))
        down = min(grid.rows, DOWN)
        first = max(1, min(self.column - across // 2, grid.columns - across + 1))
        top = max(1, min(self.row - down // 2, grid.rows - down + 1))
        units = {unit["id"]: unit for unit in self.view["units"]}
        rows = range(top, top + down)
        columns = [self._column(x, rows, units, x == first) for x in range(first, first + across)]
        for line in zip(*columns, strict=True):
            text = Text(no_wrap=True)
            for border, words, style in (
                *((left, words, style) for left, words, style, _ in line),
                (line[-1][3], "", ""),
            ):
                text.append(border, "dim" if border in "/\\ " else "cyan")
                said = words.rstrip(f"_ {''.join(SIDE_SIGNS.values())}")
                text.append(said, style)
                text.append(words[len(said) :], "dim")
            text.rstrip()
            yield text

    def _column(self, x: int, rows: range, units: Mapping[str, Any], first: bool) -> list[tuple[str, str, str, str]]:
        """The lines of one column of hexes: left border, words, style, right border. A lower column begins half a hex
        further down, and shares the first and the last of its borders with the column before it."""
        inside, border = CELL - 1, self.board.border
        lines = []
        for y in rows:
            name = f"{x:02}{y:02}"
            words, style = self.board.troops(self.view, units, name)
            upper = self.board.ground(name).ljust(inside)
            lines.append((border(name, "NW", "/"), upper, "dim", border(name, "NE", "\\")))
            lower = words.ljust(inside, border(name, "S", "_"))
            lines.append((border(name, "SW", "\\"), lower, style, border(name, "SE", "/")))
        roof, blank = "_" * inside, " " * inside
        if (x % 2 == 0) == self.board.grid.even_lower:
            shared = " " if first else border(f"{x - 1:02}{rows[0]:02}", "NE", "\\")
            return [(" ", blank, "", ""), (shared, roof, "", ""), *lines]
        shared = " " if first else border(f"{x - 1:02}{rows[-1]:02}", "SE", "/")
        return [(" ", roof, "", ""), *lines, (shared, blank, "", "")]
