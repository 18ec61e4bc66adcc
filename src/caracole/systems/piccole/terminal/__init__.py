"""Piccole Guerre in a terminal: the table as a map and a list, orders in words.

board      the map of the table, and the elements with their places
orders     what a player types, as an action
campaign   a campaign, and the battle inside
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from caracole.cli.terminal.faces.plain import Face, Unclear
from caracole.kernel import Game
from caracole.players import Offer
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.lexicon import PiccoleLexicon
from caracole.systems.piccole.terminal import board
from caracole.systems.piccole.terminal.campaign import CampaignFace
from caracole.systems.piccole.terminal.orders import Orders, described

ENDINGS = ("EndMoves", "EndShooting", "EndTerrain", "LiftAll", "Concede")


class PiccoleFace(Face):
    """Names, map, questions and orders of a battle."""

    game: Battle

    def __init__(self, game: Game[Any], language: str) -> None:
        super().__init__(game, language)
        self.orders = Orders(self.game, self.texts)
        self.view: Mapping[str, Any] = {}

    def lexicon(self) -> PiccoleLexicon:
        """Elements, sides, edges and ground by name."""
        return PiccoleLexicon(self.game, self.texts)

    def see(self, view: Mapping[str, Any]) -> None:
        """Labels are put into words by where everybody stands."""
        self.view = view

    def seat_name(self, seat: int) -> str:
        """``Red``."""
        name = self.game.seats[seat]
        return self.texts.find(f"side-{name}") or name

    def event_style(self, event: Mapping[str, Any]) -> str:
        """Turns and the end stand out."""
        return "bold" if event["kind"] in ("turn_began", "battle_ended", "melee_fought", "shooting_fought") else ""

    # --- what lies on the table --------------------------------------------------------------------------------------

    def headline(self, view: Mapping[str, Any]) -> RenderableType:
        """The losses of both sides."""
        return board.headline(self.texts, view)

    def board(self, view: Mapping[str, Any], words: Sequence[str] = ()) -> RenderableType:
        """The map and the elements."""
        return board.board(self.texts, view, words)

    def look(self, view: Mapping[str, Any], words: Sequence[str]) -> RenderableType:
        """Some elements."""
        if not words:
            raise Unclear(self.texts.say("look-where", things=", ".join(row["id"] for row in view["elements"])))
        return board.elements(self.texts, view, words)

    def hand(self, view: Mapping[str, Any]) -> RenderableType:
        """Nobody holds anything: instead the signs of the map, for those kinds of ground that lie on it."""
        kinds = list(dict.fromkeys(piece["kind"] for piece in view["terrain"]))
        kinds += ["camp"] if any(side["camp"] for side in view["sides"]) else []
        return Text("   ".join(f"{board.SIGNS[kind]} {self.texts.say(f'land-{kind}')}" for kind in kinds), "dim")

    def words(self, view: Mapping[str, Any]) -> list[str]:
        """Orders and elements, for the Tab key."""
        return [*self.orders.words, *(row["id"] for row in view["elements"] if row["status"] == "on_table")]

    def odds(self, words: Sequence[str], offer: Offer) -> RenderableType:
        """The exact chances of a melee, ``odds R3 B7``: what each side adds to its die, and what may come of it."""
        known = self.game.codec.names["element"]
        named = [known.index(word.upper()) for word in words if word.upper() in known]
        found = offer.odds("duel_odds", *named) if len(named) == 2 else None
        if found is None:
            return Text(self.texts.say("odds-none"))
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for side in ("one", "other"):
            added = [f"{self.texts.say(f'modifier-{code}')} {value:+d}" for code, value in found[f"{side}_modifiers"]]
            chances = [
                f"{self.texts.say(f'outcome-{result}')} {count}/36"
                for result, count in found[f"{side}_results"].items()
            ]
            table.add_row(Text(found[side], "bold"), ", ".join(chances), Text(", ".join(added), "dim"))
        return table

    # --- questions and answers ---------------------------------------------------------------------------------------

    def rank(self, message: Mapping[str, Any]) -> int:
        """Whatever ends something comes last."""
        return 1 + ENDINGS.index(message["do"]) if message["do"] in ENDINGS else 0

    def headings(self, message: Mapping[str, Any]) -> tuple[str, ...]:
        """Moves by the element that goes."""
        if message["do"] == "Move":
            return (self.texts.arguments({"element": message["element"]})["element"],)
        return () if message["do"] in ENDINGS else (self.texts.say(f"orders-{message['do']}"),)

    def label(self, message: Mapping[str, Any], within: int) -> Text:
        """A move in the words of an order where there are any."""
        said = described(self.game, self.texts, self.view, message) if message["do"] == "Move" and self.view else None
        return Text(said or self.action(message))

    def read(self, text: str, offer: Offer) -> dict[str, Any]:
        """JSON or an order in words."""
        if text.strip().startswith("{"):
            return self.read_json(text)
        return self.orders.read(text, offer.imagine(Random(0)))  # nothing is hidden, so nothing is drawn


def FACE(game: Any, language: str) -> Face:  # noqa: N802 - the name that faces are looked for by
    """The face of a battle, or that of a campaign."""
    if isinstance(game, Battle):
        return PiccoleFace(game, language)
    return CampaignFace(game, language)


__all__ = ["FACE", "PiccoleFace"]
