"""The battlefield in a terminal: hexes as a grid of words, a hex or a unit in detail, commands and points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caracole.play.texts import Texts
from caracole.systems.gbacw.game import Gbacw

ACROSS, DOWN = 13, 12
"""Columns and rows of hexes that are shown at once."""
CELL = 6
GROUND = {"open": "·", "woods": "♣", "orchard": "♧", "soft": "~", "building": "⌂", "town": "▦"}
ARROWS = {
    "vNE": "↗", "vE": "→", "vSE": "↘", "vSW": "↙", "vW": "←", "vNW": "↖",
    "sN": "↑", "sNE": "↗", "sSE": "↘", "sS": "↓", "sSW": "↙", "sNW": "↖",
}  # fmt: skip
STYLES = {"union": "blue", "confederate": "red"}
LETTERS = {"union": "U", "confederate": "C"}
COUNTS = " ¹²³⁴⁵⁶⁷⁸⁹"
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
        self.units: dict[str, dict[str, Any]] = {row["id"]: row for row in printed["units"]}
        self.leaders: dict[str, dict[str, Any]] = {row["id"]: row for row in printed["leaders"]}
        self.brigades: dict[str, str] = {row["id"]: row["name"] for row in printed["brigades"]}
        self.places = {hex: place["name"] for place in printed["places"] for hex in place["hexes"]}

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
        """A part of the map, as many hexes as fit, around one or around what happens."""
        column, row = self._centre(view, around)
        first = max(1, min(column - ACROSS // 2, self.grid.columns - ACROSS + 1))
        top = max(1, min(row - DOWN // 2, self.grid.rows - DOWN + 1))
        lines: list[list[tuple[str, str]]] = [[] for _ in range(2 * DOWN + 1)]
        strengths = {unit["id"]: unit for unit in view["units"]}
        for x in range(first, min(first + ACROSS, self.grid.columns + 1)):
            lower = (x % 2 == 0) == self.grid.even_lower
            cells = [
                self._cell(view, strengths, f"{x:02}{y:02}") for y in range(top, min(top + DOWN, self.grid.rows + 1))
            ]
            column_lines = [pair for cell in cells for pair in cell]
            blank = [(" " * CELL, "")]
            column_lines = blank + column_lines if lower else column_lines + blank
            for line, pair in zip(lines, column_lines, strict=False):
                line.append(pair)
        text = Text()
        for line in lines:
            for word, style in line:
                text.append(word, style)
            text.append("\n")
        signs = "  ".join(f"{sign} {self.texts.say(f'terrain-{ground}')}" for ground, sign in GROUND.items())
        return Group(text, Text(f"{signs}\n{self.texts.say('terminal-legend')}", "dim"))

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
            around = sorted(places)[len(places) // 2]
        return int(around[:2]), int(around[2:])

    def _cell(self, view: Mapping[str, Any], units: Mapping[str, Any], name: str) -> list[tuple[str, str]]:
        """Two lines of a hex: its number and ground, then who stands there, or how high it is."""
        row = self.hexes[name]
        first = (f"{name}{GROUND.get(row['terrain'], '?')}".ljust(CELL), "dim")
        stack = view["stacks"].get(name)
        veiled = next((each for each in view["unknown"] if each["hex"] == name), None)
        if veiled and not stack:
            return [first, (f"[{LETTERS[veiled['side']]}?{ARROWS.get(veiled['facing'], '')}]".ljust(CELL), "dim")]
        if not stack:
            leader = next((each for each in view["leaders"] if each["hex"] == name), None)
            if leader:
                side = self.leaders[leader["id"]]["side"]
                return [first, (f"[{LETTERS[side]}★]".ljust(CELL), STYLES[side])]
            level = row["level"]
            return [first, ((f"  {level:+}" if level else "").ljust(CELL), "dim")]
        top = units[stack[0]]
        side = self.units[top["id"]]["side"]
        arrow = ARROWS.get(top["facing"] or "", " ")
        count = COUNTS[min(len(stack), 9)] if len(stack) > 1 else " "
        style = STYLES[side] + (" underline" if top["disordered"] or top["collapsed"] else " bold")
        return [first, (f"[{LETTERS[side]}{top['strength']}{arrow}{count}]".replace(" ", "").ljust(CELL), style)]

    # --- in detail ---------------------------------------------------------------------------------------------------

    def hex(self, view: Mapping[str, Any], name: str) -> RenderableType:
        """Ground, hexsides and whoever stands there."""
        row, say = self.hexes[name], self.texts.say
        title = " ".join(filter(None, (name, self.places.get(name))))
        lines: list[RenderableType] = [
            Text(f"{title}: {say('terrain-' + row['terrain'])}, {say('terminal-level', level=row['level'])}", "bold")
        ]
        for side in self.sides.get(name, ()):
            facts = [key if side[key] is True else str(side[key]) for key in side if key not in ("hex", "direction")]
            words = ", ".join(self.texts.find(f"hexside-{fact}") or fact for fact in facts)
            lines.append(Text(f"  {side['direction']}: {words}", "dim"))
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
        return Group(*lines, self.headline(view))
