"""Great Battles of the American Civil War in a terminal: the map in words, orders by unit and hex.

board     the map as a grid of words, a hex or a unit in detail
reading   what a player types, as an action
odds      the chances of a fire and of an assault
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caracole.cli.terminal.faces.plain import Face, Unclear
from caracole.cli.terminal.words import normal
from caracole.kernel import Game, Outcome
from caracole.players import Offer
from caracole.systems.gbacw.lexicon import GbacwLexicon
from caracole.systems.gbacw.rules.battle.victory import level_of
from caracole.systems.gbacw.rules.components.numbers import Unit
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.terminal.board import Board
from caracole.systems.gbacw.terminal.odds import assault_table, fire_table
from caracole.systems.gbacw.terminal.reading import FEW, Reader
from caracole.texts import in_language

LOUD = ("turn_began", "brigade_activated", "assault_resolved", "unit_routed", "leader_killed", "game_ended")


class GbacwFace(Face):
    """Names, map, questions and orders of a battle."""

    game: Gbacw

    def __init__(self, game: Game[Any], language: str) -> None:
        super().__init__(game, language)
        self._board = Board(self.game, self.texts)
        self.reader = Reader(self.game, self.texts, self.action)
        self._view: Mapping[str, Any] = {}

    def lexicon(self) -> GbacwLexicon:
        """Units, leaders, commands and places by name."""
        return GbacwLexicon(self.game, self.texts)

    def seat_name(self, seat: int) -> str:
        """``Union``."""
        return self.texts.say(f"side-{self.game.seats[seat]}")

    def event_style(self, event: Mapping[str, Any]) -> str:
        """What matters most stands out."""
        return "bold" if event["kind"] in LOUD else ""

    # --- what lies on the table --------------------------------------------------------------------------------------

    def headline(self, view: Mapping[str, Any]) -> RenderableType:
        """Turn, light, initiative and points."""
        return self._board.headline(view)

    def board(self, view: Mapping[str, Any], words: Sequence[str] = ()) -> RenderableType:
        """The map around what happens, or around the hex that is named."""
        if not words:
            return self._board.map(view)
        found = self._found(view, words)
        return self._board.map(view, found if found in self._board.hexes else self._place_of(view, found))

    def look(self, view: Mapping[str, Any], words: Sequence[str]) -> RenderableType:
        """A hex, a unit or a leader."""
        found = self._found(view, words)
        if found in self._board.hexes:
            return self._board.hex(view, found)
        if found in self._board.units:
            return self._board.counters(view, [found])
        return self._board.leader(next(row for row in view["leaders"] if row["id"] == found))

    def track(self, view: Mapping[str, Any]) -> RenderableType:
        """The brigades with their orders, the pool, the points."""
        return self._board.commands(view)

    def words(self, view: Mapping[str, Any]) -> list[str]:
        """Verbs, units and leaders on the map, for the Tab key."""
        return [*self.reader.verbs, *(row["id"] for row in (*view["units"], *view["leaders"]) if row["hex"])]

    def _found(self, view: Mapping[str, Any], words: Sequence[str]) -> str:
        """The hex, unit or leader that is meant: by its number, its id, or words of its name."""
        typed = normal(" ".join(words))
        if typed in self._board.hexes:
            return typed
        names: dict[str, str] = {row["id"]: row["name"] for row in (*self._board.units.values(), *view["leaders"])}
        found = [slug for slug in names if normal(slug) == typed]
        found = found or [slug for slug in names if normal(slug.partition("-")[2]) == typed]
        found = found or [slug for slug, name in names.items() if typed and typed in normal(name)]
        found = found or [place for place, name in self._board.places.items() if typed and typed in normal(name)][:1]
        if len(found) != 1:
            told = [f"{names.get(slug, slug)} ({slug})" for slug in found[:FEW]]
            told = (
                told or [f"{row['hex']} {names[row['id']]} ({row['id']})" for row in view["units"] if row["hex"]][:FEW]
            )
            raise Unclear(self.texts.say("look-where", things=", ".join(told)))
        return found[0]

    def _place_of(self, view: Mapping[str, Any], slug: str) -> str | None:
        return next((row["hex"] for row in (*view["units"], *view["leaders"]) if row["id"] == slug), None)

    def odds(self, words: Sequence[str], offer: Offer) -> RenderableType:
        """``odds us-1lk 0708``: exact chances of the fire of a unit (the one at its action if none is named) at a hex,
        and of an assault on it by all units named if they stand next to it."""
        view = offer.view
        found = [self._found(view, [word]) for word in words]
        hexes = [slug for slug in found if slug in self._board.hexes]
        units = [slug for slug in found if slug in self._board.units]
        acting = view["flow"].get("unit")
        units = units or ([acting["unit"]] if acting else [])
        if not hexes:
            raise Unclear(self.texts.say("terminal-odds-where"))
        if not units:
            raise Unclear(self.texts.say("odds-who"))
        number = self.game.codec.number
        attackers = [number("unit", unit, "unit") for unit in units]
        targets = [number("hex", where, "hex") for where in hexes]
        fire = offer.odds("fire_odds", attackers[0], targets[0])
        assault = offer.odds("assault_odds", attackers, targets)
        parts: list[RenderableType] = []
        for shown, table in ((fire, fire_table), (assault, assault_table)):
            if shown is not None and "refusal" not in shown:
                parts.append(table(self.texts, shown))
        if not parts and fire is not None:
            parts.append(self.refused(fire["refusal"]))
        return Group(*parts)

    def result(self, outcome: Outcome | None) -> RenderableType:
        """The level of victory, and the points."""
        assert outcome is not None, "a result is shown when there is one"
        level = self.game.field.scenario.levels[level_of(self.game, *outcome.scores)]
        title = Text.assemble((in_language(level.title, self.language), "bold"), (f"  {outcome.rule}", "dim cyan"))
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for seat, score in enumerate(outcome.scores):
            table.add_row(self.seat_name(seat), str(score))
        return Group(title, table)

    # --- questions and answers ---------------------------------------------------------------------------------------

    def rank(self, message: Mapping[str, Any]) -> int:
        """Whatever ends something comes last, standing instructions after all."""
        if message["do"] == "SetStanding":
            return 2
        return int(message["do"].startswith(("End", "Hold", "Fill")))

    def see(self, view: Mapping[str, Any]) -> None:
        """Who acts, and who stands where he could be fired at."""
        self._view = view
        self.texts.called = {row["id"]: row["name"] for row in view["leaders"] if row["replaced"]}

    def action(self, message: Mapping[str, Any]) -> str:
        """A sentence with every field told, guns by their names."""
        full = self.game.encode_action(self.game.decode_action(dict(message)))
        acting = self._view.get("flow", {}).get("unit") or {}
        unit = self.game.field.unit_numbers.get(str(full.get("unit") or acting.get("unit")))
        if unit is not None and full.get("sections"):
            full["sections"] = [self._guns(unit, section) for section in full["sections"]]
        if unit is not None and "section" in full:
            full["section"] = self._guns(unit, full["section"]) if full["section"] >= 0 else None
        return self.texts.action(full)

    def _guns(self, unit: Unit, section: int) -> str:
        field = self.game.field
        return in_language(field.weapons[field.units[unit].sections[section][0]].name, self.language)

    def label(self, message: Mapping[str, Any], within: int) -> Text:
        """What would be done, and to whom: the unit on top of a hex that is fired at."""
        line = Text(self.action(message))
        stack = self._view.get("stacks", {}).get(message.get("target"))
        if stack:
            top = next(row for row in self._view["units"] if row["id"] == stack[0])
            line.append(f"  {self._board.units[stack[0]]['name']} {top['strength']}", "dim")
        return line

    def headings(self, message: Mapping[str, Any]) -> tuple[str, ...]:
        """Standing instructions by themselves, fire by its target, ways by their first hex, a leader's by columns, and
        the rest by the unit that would act."""
        do = message["do"]
        if do == "SetStanding":
            return (self.texts.say("terminal-standing"),)
        if do == "LeaderTo":
            return (self.texts.say("terminal-column", column=message["to"][:2]),)
        if do == "FireAt":
            return (self.label({"do": do, "target": message["target"]}, 0).plain,)
        if do == "Turn":
            return (self.texts.say("terminal-facings"),)
        if do in ("Retreat", "GiveWayTo") and message["path"]:
            return (f"{self.action({**message, 'path': message['path'][:1]})} →",)
        unit = message.get("unit")
        return (self.texts.arguments({"unit": unit})["unit"],) if unit else ()

    def read(self, text: str, offer: Offer) -> dict[str, Any]:
        """JSON or words."""
        return self.read_json(text) if text.strip().startswith("{") else self.reader.read(text, offer)


FACE = GbacwFace

__all__ = ["FACE", "GbacwFace"]
