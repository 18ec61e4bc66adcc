"""A campaign of Piccole Guerre in a terminal: the cities in a list, armies, pacts, and the battle inside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caracole.cli.terminal.faces import Face, Unclear, face_for
from caracole.cli.terminal.words import normal
from caracole.kernel import Decision
from caracole.players import Offer
from caracole.systems.piccole.battle.rules.components.troops import TYPES, ListedElement
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.campaign.rules.view import battle_window
from caracole.systems.piccole.lexicon import CampaignLexicon

COLOURS = ("red", "blue", "green", "magenta", "yellow", "cyan")
MARKS = {"army": "⚑", "siege": "⚔", "capital": "★", "sea": "~"}


class CampaignFace(Face):
    """How a campaign looks and is spoken to in a terminal."""

    game: Campaign

    def __init__(self, game: Campaign, language: str) -> None:
        super().__init__(game, language)
        self._view: Mapping[str, Any] = {}
        self._names = CampaignLexicon(game, self.texts)

    def lexicon(self) -> CampaignLexicon:
        """The names of cities, players and troops."""
        return CampaignLexicon(self.game, self.texts)

    def see(self, view: Mapping[str, Any]) -> None:
        """The view that questions and labels are about from now on."""
        self._view = view

    def seat_name(self, seat: int) -> str:
        """A player by name."""
        return self._names.players[self.game.seats[seat]]

    # --- what lies on the table --------------------------------------------------------------------------------------

    def headline(self, view: Mapping[str, Any]) -> RenderableType:
        """Year and season, and what everybody has."""
        season = self.texts.say("season-name", season=view["season"])
        line = Text(f"{view['year']}/{view['years']} {season}", "bold")
        for number, player in enumerate(view["players"]):
            alive = sum(not element["lost"] for element in player["army"]["elements"])
            facts = f"{player['income']}+ {player['treasury']}$ {alive}{MARKS['army']}"
            line.append("  ")
            line.append(f"{self._names.players[player['id']]} {facts}", COLOURS[number])
        return line

    def board(self, view: Mapping[str, Any], words: Sequence[str] = ()) -> RenderableType:
        """The battle, if one is fought; else every city: who holds it, who stands there, where its ways lead."""
        if "battle" in view:
            return self._battle_face(view).board(view["battle"], words)
        table = Table(box=None, padding=(0, 1), show_header=False)
        for place in view["nodes"]:
            table.add_row(*self._row(view, place))
        parts: list[RenderableType] = [table]
        others = [player for player in view["players"] if player["id"] != view["player"]]
        parts += [Text(self._hidden(player)) for player in others if player["army"]["hidden"]]
        parts += [Text(self._pact(pact), "italic") for pact in view["pacts"]]
        return Group(*parts)

    def _row(self, view: Mapping[str, Any], place: Mapping[str, Any]) -> list[Text]:
        colours = {player: COLOURS[number] for number, player in enumerate(self.game.seats)}
        number = self.game.map.number("node", place["id"])
        node = self.game.map.nodes[number]
        owner = place["owner"]
        name = Text(
            f"{MARKS['capital'] if node.capital else ' '} {self._names.nodes[place['id']]}", colours.get(owner, "")
        )
        held = Text(self._names.players[owner] if owner else "-", colours.get(owner, "dim"))
        armies = Text(" ".join(f"{MARKS['army']}{self._names.players[each]}" for each in place["armies"]), "bold")
        siege = place["siege"]
        besieged = Text(f"{MARKS['siege']}{self._names.players[siege['by']]} {siege['rolls']}" if siege else "", "red")
        ways = [
            f"{MARKS['sea'] if sea else ''}{self.game.map.nodes[other].id}"
            for other, sea in self.game.map.beside[number].items()
        ]
        return [
            Text(place["id"], "dim"),
            name,
            held,
            Text(str(place["worth"])),
            armies,
            besieged,
            Text(" ".join(ways), "dim"),
        ]

    def _hidden(self, player: Mapping[str, Any]) -> str:
        places = self.texts.listed([self._names.nodes[node] for node in player["army"]["maybe_at"]])
        return f"{MARKS['army']}{self._names.players[player['id']]} ? {places}"

    def _pact(self, pact: Mapping[str, Any]) -> str:
        first, second = pact["between"]
        number, until = pact["number"], pact["until"]
        return self.texts.say("event-pact-signed", player=first, other=second, number=number, until=until)

    def look(self, view: Mapping[str, Any], words: Sequence[str]) -> RenderableType:
        """One city, or one player's army."""
        word = normal(" ".join(words))
        for place in view["nodes"]:
            if word in (normal(place["id"]), normal(self._names.nodes[place["id"]])):
                table = Table(box=None, padding=(0, 1), show_header=False)
                number = self.game.map.number("node", place["id"])
                near = {self.game.map.nodes[other].id for other in self.game.map.beside[number]}
                table.add_row(*self._row(view, place))
                for other in view["nodes"]:
                    if other["id"] in near:
                        table.add_row(*self._row(view, other))
                return table
        for player in view["players"]:
            if word == normal(self._names.players[player["id"]]):
                return self._army(player)
        raise Unclear(self.texts.say("look-where", things=", ".join(self._names.nodes.values())))

    def hand(self, view: Mapping[str, Any]) -> RenderableType:
        """The own army."""
        own = view.get("seat")
        return Text("") if own is None else self._army(view["players"][own])

    def _army(self, player: Mapping[str, Any]) -> RenderableType:
        line = Text(f"{MARKS['army']} {self._names.players[player['id']]}: ", "bold")
        for element in player["army"]["elements"]:
            signs = ("→" if element["shoots"] else "") + ("★" if element["general"] else "")
            word = f"{element['id']} {element['type']}{signs}  "
            line.append(word, "strike dim" if element["lost"] else "not bold")
        return line

    # --- questions and answers ---------------------------------------------------------------------------------------

    def _battle_face(self, view: Mapping[str, Any]) -> Face:
        """The face of the battle inside, which is made again from what is seen of it."""
        sides, armies = view["battle"]["sides"], []
        for side in sides:
            own = [row for row in view["battle"]["elements"] if row["id"].startswith(side["letter"])]
            armies.append(tuple(ListedElement(TYPES.index(row["type"]), row["shoots"], row["general"]) for row in own))
        layer = next((number for number, side in enumerate(sides) if side["lays_terrain"]), 0)
        battle = self.game.battles.make((armies[0], armies[1]), layer, (sides[0]["id"], sides[1]["id"]))
        face = face_for(battle, self.language)
        face.see(view["battle"])
        return face

    def question(self, decision: Decision, view: Mapping[str, Any]) -> Text:
        """The campaign's question, or the battle's."""
        if "battle" in view:
            return self._battle_face(view).question(decision, view["battle"])
        return super().question(decision, view)

    def action(self, message: Mapping[str, Any]) -> str:
        """An action as a sentence; elements by their type."""
        if message["do"] == "Within":
            return self._battle_face(self._view).action(message["action"])
        shown = dict(message)
        own = self._view.get("seat")
        if own is not None:
            types = {each["id"]: each["type"] for each in self._view["players"][own]["army"]["elements"]}
            for field in ("element", "elements"):
                if field in shown:
                    shown[field] = self._troops(shown[field], types)
        return self.texts.action(shown)

    def _troops(self, elements: Any, types: Mapping[str, str]) -> Any:
        if isinstance(elements, str):
            return f"{self._names.types.get(types.get(elements, ''), elements)} ({elements})"
        return [f"{types.get(each, '?')} {each}" for each in elements]

    def label(self, message: Mapping[str, Any], within: int) -> Text:
        """The line of an action in a list."""
        return Text(self.action(message))

    def headings(self, message: Mapping[str, Any]) -> tuple[str, ...]:
        """Actions of the battle stand under the battle's own headings."""
        if message["do"] == "Within":
            return self._battle_face(self._view).headings(message["action"])
        return (self.texts.find(f"heading-{message['do']}") or self.action(message),)

    def read(self, text: str, offer: Offer) -> dict[str, Any]:
        """In a battle, the battle's words; else the name of an action and its fields."""
        state = offer.imagine(_no_chance())
        window = battle_window(self.game, state)
        if window is None or text.strip().startswith("{"):
            return super().read(text, offer)
        inside = window.seats.index(offer.seat)
        inner = Offer(window.game, window.state, inside)
        return {"do": "Within", "action": face_for(window.game, self.language).read(text, inner)}


def _no_chance() -> Any:
    """What is hidden does not matter to a reader of words."""
    return Random(0)
