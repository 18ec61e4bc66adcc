"""La Guerra di Gradisca in a terminal.

board     zones in a list, one with its neighbours, the hand, the tracks
reading   what a player types, as an action
odds      the chances of a fight
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caracole.cli.terminal.faces.plain import Face, Unclear
from caracole.kernel import Decision, Game
from caracole.kernel.bits import mask_of
from caracole.play import Logged
from caracole.players import Offer
from caracole.systems.gradisca.lexicon import GradiscaLexicon
from caracole.systems.gradisca.rules.actions import RAID
from caracole.systems.gradisca.rules.components.theatre import RIVER, SIDES
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.terminal.board import SIDE_STYLES, Board
from caracole.systems.gradisca.terminal.odds import battle_table, bombardment_table
from caracole.systems.gradisca.terminal.reading import VERBS, Reader, ready_units
from caracole.texts import rule_title

ENGINEER_WORK = ("LayMine", "SetOffMine", "CounterMine", "RebuildWall", "BuildFort", "DestroyFort", "RepairBridge")

ENDINGS = {target.action for target in (*VERBS["end"], *VERBS["pass"])}

HEADINGS = {
    "March": "march",
    "GoOn": "go-on",
    "Drop": "drop",
    "Bombard": "bombard",
    "BombardUnits": "bombard",
    "Recover": "recover",
    "MoveCamp": "camp",
    "ReturnCamp": "camp",
    "Recall": "recall",
    "PlayCard": "cards",
    "ActivateZone": "zones",
    **dict.fromkeys(ENGINEER_WORK, "engineers"),
}
"""What an action stands under when there are many: ``menu-march``."""

POINTS = "points_gained"
SOURCES = {
    "booty_taken": "source-booty",
    "zone_occupied": "source-occupied",
    "card_played": "source-card",
    "raid_rolled": "source-raid",
    "score_counted": "source-score",
}
"""What points may come from."""


class GradiscaFace(Face):
    """Names, map, questions and words of Gradisca."""

    game: Gradisca

    def __init__(self, game: Game[Any], language: str) -> None:
        super().__init__(game, language)
        self.board_ = Board(self.game, self.texts, self.names)
        self.reader = Reader(self.game, self.texts, self.names)
        self.view: Mapping[str, Any] = {}

    def lexicon(self) -> GradiscaLexicon:
        """Zones, units, cards and Commands by name."""
        self.names = self.printed = GradiscaLexicon(self.game, self.texts)
        return self.printed

    def see(self, view: Mapping[str, Any]) -> None:
        """Labels tell who stands where, and by which name."""
        self.view = view
        self.texts.called = self.board_.called(view)
        self.board_.lexicon = self.names = self.printed.renamed(self.texts.called)

    # --- names -------------------------------------------------------------------------------------------------------

    def seat_name(self, seat: int) -> str:
        """``Venetian``, in team play ``Venetian 2``."""
        return self.names.name("seat", self.game.seats[seat])

    def event_style(self, event: Mapping[str, Any]) -> str:
        """In the colour of the side it is about; turns stand out."""
        if event["kind"] in ("turn_began", "game_began", "game_ended"):
            return "bold"
        return SIDE_STYLES.get(str(event["args"].get("side")), "")

    # --- what lies on the table --------------------------------------------------------------------------------------

    def headline(self, view: Mapping[str, Any]) -> RenderableType:
        """Turn, points, Morale."""
        return self.board_.headline(view)

    def board(self, view: Mapping[str, Any], words: Sequence[str] = ()) -> RenderableType:
        """The map as a list of zones."""
        return self.board_.map(view, words)

    def look(self, view: Mapping[str, Any], words: Sequence[str]) -> RenderableType:
        """A zone and its neighbours."""
        if not words:
            flow = view["flow"]
            here = flow.get("column") or flow.get("zone") or flow.get("battle")
            if here is None:
                raise Unclear(self.texts.say("look-where", things=", ".join(self.board_.zones)))
            return self.board_.look(view, here["zone"])
        said = self.reader.understand(words, view, ["zone", "unit"])
        zones = list(said.things.get("zone", ()))
        zones += [row["zone"] for row in view["units"] if row["id"] in said.things.get("unit", ()) and row["zone"]]
        if not zones:
            raise Unclear(self.texts.say("look-where", things=", ".join(self.board_.zones)))
        return Group(*(self.board_.look(view, zone) for zone in dict.fromkeys(zones)))

    def hand(self, view: Mapping[str, Any]) -> RenderableType:
        """The cards with their texts."""
        return self.board_.hand(view)

    def track(self, view: Mapping[str, Any]) -> RenderableType:
        """Everything beside the map."""
        return self.board_.track(view)

    def words(self, view: Mapping[str, Any]) -> list[str]:
        """Zones, own units, own cards and verbs, for the Tab key."""
        own = [unit for unit, side in self.board_.side_of.items() if side == view["side"]]
        return [*self.reader.verbs, *self.board_.zones, *own, *(view["cards"]["hand"] or ())]

    # --- questions and answers ---------------------------------------------------------------------------------------

    def is_window(self, decision: Decision) -> bool:
        """G5.1.i: the other side's activation, in which only a card can answer."""
        return decision.kind == "window.ask"

    def rank(self, message: Mapping[str, Any]) -> int:
        """Whatever ends something comes last."""
        return 2 if message["do"] in ENDINGS else 1 if message["do"] == "Drop" else 0

    def headings(self, message: Mapping[str, Any]) -> tuple[str, ...]:
        """Marches by the stack that goes, recalls by the unit, the rest by its kind."""
        name = HEADINGS.get(message["do"])
        if name is None:
            return ()
        heading = self.texts.say(f"menu-{name}")
        if message["do"] == "March":
            return heading, self._stack(message["units"])
        if message["do"] == "Recall":
            return heading, self._unit(message["unit"])
        return (heading,)

    def label(self, message: Mapping[str, Any], within: int) -> Text:
        """The action, with what a player wants to know before choosing it."""
        do = message["do"]
        if do == "March" and within > 1:
            label = Text(self.texts.say("march-to", to=message["to"], how=message["how"]))
        else:
            label = Text(self.action(message))
        note = self._note(message, within)
        return Text.assemble(label, ("  ", ""), note) if note else label

    def _stack(self, units: Sequence[str]) -> str:
        if len(units) == 1:
            return self._unit(units[0])
        summary = self.names.stack(units)
        is_all = set(units) == set(ready_units(self.view))
        return self.texts.say("stack-all", units=summary) if is_all else summary

    def _unit(self, unit: str) -> str:
        row = next((row for row in self.view["units"] if row["id"] == unit), None)
        token = "" if row is None else self.board_.token(row, acted=False).plain
        return f"{self.names.name('unit', unit)} ({token})"

    def _note(self, message: Mapping[str, Any], within: int) -> Text:
        """The unit's value, who stands in the zone, the text of the card."""
        do = message["do"]
        if do in ("TakeHit", "Disorganize", "Drop", "Recover", "ChooseUnit") or (do == "Recall" and within < 2):
            row = next(row for row in self.view["units"] if row["id"] == message["unit"])
            return Text.assemble("(", self.board_.token(row, acted=False), ")", style="dim")
        if do in ("PlayCard", "Discard", "Respond", "ChooseCard"):
            card = next(card for card in self.game.theatre.cards if card.id == message["card"])
            return Text(card.text.get(self.language, ""), "dim")
        if do == "ActivateZone":
            command = self.view["flow"]["activation"]["command"]
            rows = self.board_.rows_in(self.view, message["zone"])
            ready = [row["id"] for row in rows if self.board_.command_of[row["id"]] == command and not row["activated"]]
            return Text(f"({self.names.stack(ready)})", "dim")
        zone = message.get("to") or message.get("target") or message.get("zone")
        if zone is None:
            return Text()
        words = Text()
        if do in ("March", "GoOn"):
            words.append(self._cost(zone, message["how"]))
        who = self.board_.who(self.view, zone)
        if who:
            words.append("; " if words else "").append_text(who)
        return Text.assemble("(", words, ")", style="dim") if words else words

    def _cost(self, zone: str, how: str) -> str:
        """What it costs to go there (6, 15, 23)."""
        flow = self.view["flow"]
        here = (flow.get("column") or flow["zone"])["zone"]
        if self.game.rules.advanced and self.board_.border_kind(self.view, here, zone) == RIVER:
            return self.texts.say("cost-river")
        extra = int(self.game.charts.raids.cost) if how == RAID else 0
        return self.texts.say("cost", cost=self.game.theatre.cost[self.board_.number[zone]] + extra)

    def read(self, text: str, offer: Offer) -> dict[str, Any]:
        """JSON or words."""
        if text.strip().startswith("{"):
            return self.read_json(text)
        return self.reader.read(text, offer, offer.view)

    def odds(self, words: Sequence[str], offer: Offer) -> RenderableType:
        """Exact chances of the fight in a zone with the units named, or with all that can act; ``odds bombard ZONE``
        those of the guns."""
        view = offer.view
        verb = self.reader.verbs.get(words[0].casefold()) if words else None
        bombards = verb in ("bombard", "shell")
        said = self.reader.understand(words[1:] if verb else words, view, ["zone", "unit"])
        flow = view["flow"]
        battle = flow.get("battle")
        zones = said.things.get("zone") or ([battle["zone"]] if battle else [])
        units = said.things.get("unit") or (battle["units"] if battle else ready_units(view))
        if not zones:
            raise Unclear(self.texts.say("odds-where"))
        if not units:
            raise Unclear(self.texts.say("odds-who"))
        number = self.game.codec.number
        mask = mask_of(number("unit", unit, "unit") for unit in units)
        side = SIDES.index(battle["side"]) if battle else self.game.side_of_seat(offer.seat)
        target = number("zone", zones[0], "zone")
        if bombards:
            place = flow.get("zone", {}).get("zone")
            guns = mask & self.game.theatre.artillery
            if place is None or not guns:
                raise Unclear(self.texts.say("odds-who"))
            here = number("zone", place, "zone")
            found = offer.odds("bombardment_odds", side, here, target, guns)
            return (
                Text(self.texts.say("odds-none")) if found is None else bombardment_table(self.texts, found, zones[0])
            )
        if not any(self.board_.side_of[row["id"]] != SIDES[side] for row in self.board_.rows_in(view, zones[0])):
            raise Unclear(self.texts.say("odds-no-enemy", zone=zones[0]))
        found = offer.odds("battle_odds", side, target, mask)
        return Text(self.texts.say("odds-none")) if found is None else battle_table(self.texts, found, zones[0])

    # --- the end -----------------------------------------------------------------------------------------------------

    def sources(self, events: Iterable[Logged]) -> RenderableType | None:
        """Every gain of points with its rule, and the zone or card that it came from."""
        table = Table(box=None, padding=(0, 2, 0, 0), title=self.texts.say("sources-title"), title_justify="left")
        for heading in ("sources-side", "sources-points", "sources-from", "sources-rule"):
            table.add_column(self.texts.say(heading), justify="right" if heading == "sources-points" else "left")
        thing = ""
        for logged in events:
            kind, args = logged.event.kind, logged.event.args
            if kind in SOURCES:
                thing = self.texts.say(SOURCES[kind], **args)
            elif kind == POINTS:
                source = thing or rule_title(self.game.system, logged.event.rule, self.language)
                side = Text(self.names.name("side", args["side"]), SIDE_STYLES[args["side"]])
                table.add_row(side, f"{args['points']:+d}", source, logged.event.rule)
        return table if table.row_count else None


FACE = GradiscaFace

__all__ = ["FACE", "GradiscaFace"]
