"""The table as text: the map as a list of zones, one zone with its neighbours, the hand, the tracks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from caracole.cli.terminal.flowing import Flowing
from caracole.systems.gradisca.lexicon import GradiscaLexicon
from caracole.systems.gradisca.rules.components.theatre import COMMANDER, ENGINEERS, SIDES
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.texts import Texts, in_language

View = Mapping[str, Any]

SIDE_STYLES = {"venetian": "bright_red", "austrian": "bright_blue"}

DISORGANIZED, ACTED, NO_SUPPLY = "~", "*", "!"
"""Marks behind a unit; the legend below the map explains them."""


class Board:
    """Draws what a view holds. Printed facts come from the theatre, everything that changes from the view."""

    def __init__(self, game: Gradisca, texts: Texts, lexicon: GradiscaLexicon) -> None:
        self.game = game
        self.texts = texts
        self.say = texts.say
        self.lexicon = lexicon
        theatre = game.theatre
        self.counters = {unit.id: unit for unit in theatre.units}
        self.zones = {zone.id: zone for zone in theatre.zones}
        self.number = theatre.zone_numbers
        self.command_of = {unit.id: theatre.commands[unit.command].id for unit in theatre.units}
        self.side_of = {slug: SIDES[theatre.side_of[unit]] for slug, unit in theatre.unit_numbers.items()}
        self.colour = {command.id: command.hex for command in theatre.commands}

    # --- units -------------------------------------------------------------------------------------------------------

    def value(self, row: View) -> str:
        """What is printed on the side that is up."""
        counter = self.counters[row["id"]]
        if counter.type == COMMANDER:
            return str(counter.back_attack if row["replaced"] else counter.attack)
        attack, defence = counter.attack, counter.defence
        if row["disorganized"]:
            attack, defence = counter.back_attack or 0, counter.back_defence or 0
        text = str(attack) if attack == defence else f"{attack}/{defence}"
        return f"({text})" if counter.type == ENGINEERS else text

    def marks(self, row: View, acted: bool = True) -> str:
        """The states of a unit; of one that is just acting it is not told that it has."""
        has_acted = row["activated"] and acted
        states = ((row["disorganized"], DISORGANIZED), (has_acted, ACTED), (row["out_of_supply"], NO_SUPPLY))
        return "".join(mark for holds, mark in states if holds)

    def token(self, row: View, short: str | None = None, acted: bool = True) -> Text:
        """``1 inf 2/3~``"""
        counter = self.counters[row["id"]]
        style = "bold" if counter.type == COMMANDER else ""
        name = row["id"] if short is None else short
        words = f"{name} {self.say(f'type-short-{counter.type}')} {self.value(row)}{self.marks(row, acted)}"
        return Text(words, f"dim {style}" if row["activated"] and acted else style)

    def stacks(self, rows: Sequence[View]) -> RenderableType:
        """Units side by side, each Command with its own units: ``v-giu: c com 3 · 1 inf 2/3``."""
        commands: dict[str, list[View]] = {}
        for row in rows:
            commands.setdefault(self.command_of[row["id"]], []).append(row)
        lines = []
        for command, members in commands.items():
            head = Text(f"{command}: ", SIDE_STYLES[self.side_of[members[0]["id"]]])
            lines.append(Flowing(head, [self.token(row, row["id"].removeprefix(f"{command}-")) for row in members]))
        return Group(*lines)

    def rows_in(self, view: View, zone: str) -> list[View]:
        """The units in a zone, as the view has them."""
        return [row for row in view["units"] if row["zone"] == zone]

    def who(self, view: View, zone: str) -> Text:
        """Who stands in a zone, in words."""
        words = []
        for side in SIDES:
            units = [row["id"] for row in self.rows_in(view, zone) if self.side_of[row["id"]] == side]
            if units:
                said = self.say("labelled", label=self.lexicon.name("side", side), text=self.lexicon.stack(units))
                words.append(Text(said, SIDE_STYLES[side]))
        return Text("; ").join(words)

    # --- zones -------------------------------------------------------------------------------------------------------

    def ground(self, view: View, zone: str) -> str:
        """Terrain, works and markers of a zone."""
        printed, row = self.zones[zone], view["zones"][self.number[zone]]
        words = [self.say(f"ground-{word}") for word in ("fortress", "difficult", "sea") if getattr(printed, word)]
        if printed.town:
            words.append(self.say("ground-town-lost" if row["town_lost"] else "ground-town"))
        if printed.source is not None:
            words.append(self.say("ground-source", side=SIDES[printed.source]))
        for side, count in row["forts"].items():
            if count:
                words.append(self.say("ground-forts", side=side, count=count))
        if row["booty"] is not None:
            words.append(self.say("ground-booty", side=row["booty"]))
        if row["raided"]:
            words.append(self.say("ground-raided"))
        for side, camp in view.get("camps", {}).items():
            if camp is not None and camp["zone"] == zone:
                words.append(self.say("ground-camp", side=side))
        if view.get("sea_supply") == zone:
            words.append(self.say("ground-sea-supply"))
        for owner, place, points in self.game.theatre.scenario.objectives:
            if place == self.number[zone]:
                words.append(self.say("ground-objective", side=SIDES[owner], points=points))
        return ", ".join(words)

    def walls(self, view: View, zone: str) -> str:
        """The walls of a Fortress with their Levels: ``walls: Crauglio 3, Romans 1 of 3``."""
        words = []
        for wall in view["walls"]:
            if wall["fortress"] == zone:
                level = {"zone": wall["facing"], "level": wall["level"], "printed": wall["printed"]}
                text = self.say("wall-whole" if wall["level"] == wall["printed"] else "wall-damaged", **level)
                words.append(text + (self.say("wall-mined", count=wall["mines"]) if wall["mines"] else ""))
        return self.say("walls", walls=", ".join(words)) if words else ""

    def zone_name(self, zone: str) -> Text:
        """A zone in the colour of its owner."""
        owner = self.zones[zone].owner
        return Text(self.lexicon.name("zone", zone), "bold " + ("" if owner is None else SIDE_STYLES[SIDES[owner]]))

    def map(self, view: View, words: Sequence[str] = ()) -> RenderableType:
        """All zones by region; ``words`` may name regions, or ask for the occupied zones only."""
        wanted = {word.casefold() for word in words}
        regions: dict[str, list[str]] = {}
        for printed in self.zones.values():
            regions.setdefault(printed.region, []).append(printed.id)
        if wanted & set(map(str.casefold, regions)):
            regions = {name: zones for name, zones in regions.items() if name.casefold() in wanted}
        widest = max(len(self.lexicon.name("zone", zone)) for zone in self.zones)
        parts: list[RenderableType] = []
        for region, zones in regions.items():
            table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, expand=True)
            table.add_column("zone", width=widest, overflow="fold")
            table.add_column("ground", ratio=4, overflow="fold")
            table.add_column("forces", ratio=5, overflow="fold")
            for zone in zones:
                rows = self.rows_in(view, zone)
                ground = "\n".join(filter(None, (self.ground(view, zone), self.walls(view, zone))))
                table.add_row(self.zone_name(zone), Text(ground, "dim"), self.stacks(rows))
            parts += [Text(self.lexicon.name("region", region), "bold underline"), table]
        return Group(*parts, Padding(self.legend(), (1, 0, 0, 0)))

    def legend(self) -> Text:
        """What the abbreviations and marks mean."""
        types = dict.fromkeys(counter.type for counter in self.counters.values())
        words = [f"{self.say(f'type-short-{each}')} {self.say(f'type-{each}')}" for each in types]
        words += [self.say("mark-disorganized", mark=DISORGANIZED), self.say("mark-acted", mark=ACTED)]
        if self.game.rules.advanced:
            words.append(self.say("mark-no-supply", mark=NO_SUPPLY))
        return Text(", ".join(words) + f"\n{self.say('legend-ids')}", "dim")

    def border(self, view: View, zone: str, other: str) -> str:
        """The border between two zones, in words."""
        for wall in view["walls"]:
            if {wall["fortress"], wall["facing"]} == {zone, other}:
                text = self.say("border-wall" if wall["level"] else "border-breach", level=wall["level"])
                return text + (self.say("wall-mined", count=wall["mines"]) if wall["mines"] else "")
        river = self.game.theatre.borders[self._border(zone, other)].river
        return self.say(f"border-{self.border_kind(view, zone, other)}", river=river)

    def border_kind(self, view: View, zone: str, other: str) -> str:
        """The kind of a border now; cards may have changed the printed one."""
        for changed in view["borders_changed"]:
            if {changed["a"], changed["b"]} == {zone, other}:
                return str(changed["kind"])
        return self.game.theatre.borders[self._border(zone, other)].kind

    def _border(self, zone: str, other: str) -> int:
        return self.game.theatre.border_to[self.number[zone]][self.number[other]]

    def distances(self, zone: str) -> dict[str, int]:
        """How many borders away every zone is that can be reached on foot."""
        theatre = self.game.theatre
        found = {self.number[zone]: 0}
        frontier = [self.number[zone]]
        while frontier:
            here = frontier.pop(0)
            for other, border in theatre.border_to[here].items():
                if other not in found and theatre.borders[border].kind != "impassable":
                    found[other] = found[here] + 1
                    frontier.append(other)
        return {theatre.zones[number].id: steps for number, steps in found.items()}

    def look(self, view: View, zone: str) -> RenderableType:
        """A zone, who is in it, its neighbours with their borders, and what lies beyond."""
        tree = Tree(Text.assemble(self.zone_name(zone), (f"  {self.ground(view, zone)}", "dim")), guide_style="dim")
        theatre = self.game.theatre
        for number in theatre.border_to[self.number[zone]]:
            other = theatre.zones[number].id
            line = Text.assemble((f"{self.border(view, zone, other)}  ", "cyan"), self.zone_name(other))
            cost = theatre.cost[number]
            line.append(f"  {self.say('cost', cost=cost)}", "dim")
            ground = self.ground(view, other)
            if ground:
                line.append(f"  {ground}", "dim")
            branch = tree.add(line)
            if self.rows_in(view, other):
                branch.add(self.who(view, other))
        beyond = [other for other, steps in self.distances(zone).items() if steps == 2]
        parts: list[RenderableType] = []
        walls = self.walls(view, zone)
        if walls:
            parts.append(Text(walls))
        parts += [self.units(self.rows_in(view, zone)), tree]
        names = ", ".join(self.lexicon.name("zone", other) for other in beyond)
        if names:
            parts.append(Text(self.say("two-zones-away", zones=names), "dim"))
        return Group(*parts)

    def called(self, view: View) -> dict[str, str]:
        """G7.2.h: the names of Commanders who were replaced."""
        replaced = (row["id"] for row in view["units"] if row["replaced"])
        return {unit: self.counters[unit].back_name for unit in replaced if self.counters[unit].back_name}

    def units(self, rows: Sequence[View]) -> RenderableType:
        """Units with their names, one below the other."""
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for row in rows:
            counter = self.counters[row["id"]]
            name = self.lexicon.name("unit", row["id"])
            states = [
                ("disorganized", row["disorganized"]),
                ("acted", row["activated"]),
                ("no-supply", row["out_of_supply"]),
            ]
            words = ", ".join(self.say(f"state-{word}") for word, holds in states if holds)
            kind = f"{self.say(f'type-{counter.type}')} {self.value(row)}"
            table.add_row(Text(row["id"], SIDE_STYLES[self.side_of[row["id"]]]), name, kind, Text(words, "dim"))
        return table if rows else Text(self.say("nobody-here"), "dim")

    # --- cards and tracks --------------------------------------------------------------------------------------------

    def hand(self, view: View) -> RenderableType:
        """The own cards with their texts."""
        cards, known = view["cards"]["hand"], view["cards"].get("known", ())
        parts: list[RenderableType] = [Text(self.say("hand-empty"))]
        if cards:
            parts = [Text(self.say("hand-title", count=len(cards)), "bold"), self.cards(cards, view)]
        if known:
            parts.append(Text(self.say("hand-known", cards=list(known))))
        return Group(*parts)

    def cards(self, slugs: Iterable[str], view: View) -> RenderableType:
        """Cards one below the other: number, title, when they may be played, text."""
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        table.add_column(justify="right", style="bold cyan")
        table.add_column(overflow="fold")
        known = {card.id: card for card in self.game.theatre.cards}
        side = SIDES.index(view["side"]) if view["side"] else 0
        for slug in slugs:
            card = known[slug]
            marks = []
            if not card.playable_by[side]:
                marks.append(self.say("card-not-yours"))
            if card.mandatory[side]:
                marks.append(self.say("card-mandatory"))
            if card.only_after:
                box = self.game.theatre.box.get(card.only_after)
                label = in_language(box.label, self.texts.language) if box else str(card.only_after)
                marks.append(self.say("card-after", turn=label))
            if card.moments:
                marks.append(self.say("card-answer"))
            if card.remove_if_used:
                marks.append(self.say("card-removed"))
            title = Text.assemble((self.lexicon.name("card", slug), "bold"), (f"  {', '.join(marks)}", "yellow"))
            title.append(f"\n{in_language(card.text, self.texts.language)}")
            table.add_row(str(card.number), title)
        return table

    def headline(self, view: View) -> RenderableType:
        """Turn, points and Morale in one line if it fits."""
        box = self.game.theatre.box.get(view["turn"])
        label = in_language(box.label, self.texts.language) if box else str(view["turn"])
        turn = Text(self.say("headline-turn", turn=view["turn"], label=label, last=view["end_turn"]), "bold")
        pieces = [turn]
        for side in SIDES:
            words = self.say("headline-points", side=side, points=view["points"][side])
            if "morale" in view:
                band = self.say(f"morale-{view['morale_band'][side]}")
                words += self.say("headline-morale", morale=view["morale"][side], band=band)
            pieces.append(Text(words, SIDE_STYLES[side]))
        return Flowing(Text(), pieces)

    def track(self, view: View) -> RenderableType:
        """Everything beside the map."""
        name = self.lexicon.name
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        table.add_column(style="bold", no_wrap=True)
        table.add_column(overflow="fold")

        def commands(slugs: Sequence[str]) -> str:
            return ", ".join(f"{name('command', slug)} ({slug})" for slug in slugs) or "-"

        table.add_row(self.say("track-cup"), commands(view["cup"]))
        table.add_row(self.say("track-played"), commands(view["played"]))
        cards, sizes = view["cards"], view["cards"]["hand_sizes"]
        hands = ", ".join(f"{name('side', side)} {sizes[side]}" for side in SIDES)
        table.add_row(self.say("track-hands"), hands)
        table.add_row(
            self.say("track-deck"), self.say("track-deck-cards", deck=cards["deck"], discard=len(cards["discard"]))
        )
        if cards["discard"]:
            table.add_row(self.say("track-discard"), ", ".join(name("card", card) for card in cards["discard"]))
        if cards["removed"]:
            table.add_row(self.say("track-removed"), ", ".join(name("card", card) for card in cards["removed"]))
        forts = ", ".join(f"{name('side', side)} {view['fort_markers'][side]}" for side in SIDES)
        table.add_row(self.say("track-forts"), forts)
        for group in view["time_line"]:
            box = self.game.theatre.box.get(group["turn"])
            label = in_language(box.label, self.texts.language) if box else str(group["turn"])
            table.add_row(
                self.say("track-waiting"), self.say("labelled", label=label, text=name("group", group["group"]))
            )
        for effect in view["effects"]:
            words = self.say("track-effect-row", name=effect["name"].replace("_", " "), side=effect["side"])
            value = effect["value"]
            shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
            table.add_row(self.say("track-effect"), f"{words} {shown}")
        lost = [row["id"] for row in view["units"] if row["place"] == "eliminated"]
        for side in SIDES:
            units = [unit for unit in lost if self.side_of[unit] == side]
            if units:
                table.add_row(self.say("track-lost", side=side), self.lexicon.stack(units))
        return Group(self.headline(view), table)
