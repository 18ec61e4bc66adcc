"""A plain face: shows any system by its view and its messages. Systems override what they can say better."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from caracole.cli.terminal.words import normal
from caracole.kernel import CaracoleError, Decision, FlowGame, Game, Outcome
from caracole.play import Logged
from caracole.players import Offer
from caracole.texts import CatalogueNames, Lexicon, Texts, rule_text, rule_title

ASKED_ELSEWHERE = ("seat", "decision", "result")
"""What a view says that stands above the question anyway."""


class Unclear(CaracoleError):
    """What was typed cannot be understood; the message says so in the player's language."""


class Face:
    """How a game looks and is spoken to in a terminal."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.game = game
        self.language = language
        self.texts = Texts(language, game.system)
        self.texts.lexicon = self.lexicon()

    def lexicon(self) -> Lexicon | None:
        """The names of things: those of the catalogue, unless a system knows better."""
        return CatalogueNames(self.texts)

    # --- names -------------------------------------------------------------------------------------------------------

    def seat_name(self, seat: int) -> str:
        """A seat in the player's language."""
        name = self.game.seats[seat]
        return self.texts.find(f"side-{name}") or name.replace("_", " ")

    def action(self, message: Mapping[str, Any]) -> str:
        """An action as a sentence."""
        return self.texts.action(message)

    def help(self, message: str) -> str:
        """A line of the help page: the one for this system, if it has its own."""
        return self.texts.find(f"{message}-{self.game.system}") or self.texts.say(message)

    def event_style(self, event: Mapping[str, Any]) -> str:
        """How an event is printed."""
        return ""

    # --- what lies on the table --------------------------------------------------------------------------------------

    def headline(self, view: Mapping[str, Any]) -> RenderableType | None:
        """Where the game stands, in a line or two."""
        return None

    def board(self, view: Mapping[str, Any], words: Sequence[str] = ()) -> RenderableType:
        """The whole table; ``words`` may ask for a part of it."""
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for key, value in view.items():
            if key not in ASKED_ELSEWHERE:
                table.add_row(Text(self.line_name(key), "bold"), "\n".join(self.lines(key, value)))
        return table

    def line_name(self, key: str) -> str:
        """What a line of the view is about: the message ``view-<key>``."""
        return self.texts.find(f"view-{key}") or key.replace("_", " ")

    def lines(self, key: str, value: Any) -> list[str]:
        """A line of the view in words; one for each thing if there are several with something to say of them."""
        if isinstance(value, Mapping):
            return [f"{self._word(key, each)}: {', '.join(self.lines(key, told))}" for each, told in value.items()]
        if isinstance(value, list | tuple) and any(isinstance(each, Mapping | list | tuple) for each in value):
            return [", ".join(self.lines(key, each)) for each in value]
        return [self._word(key, value)]

    def _word(self, key: str, value: Any) -> str:
        return str(self.texts.arguments({key: value})[key])

    def look(self, view: Mapping[str, Any], words: Sequence[str]) -> RenderableType:
        """One place and what is around it."""
        key = words[0] if words else ""
        if key not in view:
            raise Unclear(self.texts.say("look-where", things=", ".join(view)))
        return Text("\n".join(self.lines(key, view[key])))

    def hand(self, view: Mapping[str, Any]) -> RenderableType | None:
        """What the player holds; None in a game without a hand."""
        return None

    def track(self, view: Mapping[str, Any]) -> RenderableType:
        """Turn, points and the like."""
        return self.headline(view) or Text(self.texts.say("track-none"))

    # --- questions and answers ---------------------------------------------------------------------------------------

    def question(self, decision: Decision, view: Mapping[str, Any]) -> Text:
        """What has to be decided, with its rule."""
        about = (view.get("decision") or {}).get("about", decision.about)
        return Text.assemble((self.texts.decision(decision, about), "bold"), (f"  {decision.rule}", "dim cyan"))

    def rank(self, message: Mapping[str, Any]) -> int:
        """Where an action belongs in a list: the lowest first."""
        return 0

    def headings(self, message: Mapping[str, Any]) -> tuple[str, ...]:
        """The headings that an action stands under when there are many."""
        return (str(message["do"]),)

    def label(self, message: Mapping[str, Any], within: int) -> Text:
        """The line of an action in a list."""
        return Text(self.action(message))

    def see(self, view: Mapping[str, Any]) -> None:
        """The view that questions and labels are about from now on."""

    def is_window(self, decision: Decision) -> bool:
        """A moment to answer, in which whoever holds no answer has nothing to decide."""
        return False

    def read(self, text: str, offer: Offer) -> dict[str, Any]:
        """The message behind what a player typed: JSON, or the name of an action and its fields (``Lay card=3``)."""
        text = text.strip()
        if text.startswith("{"):
            return self.read_json(text)
        name, *fields = text.split() or [""]
        known = [str(self.game.encode_action(action)["do"]) for action in offer.candidates()]
        if isinstance(self.game, FlowGame):
            known += self.game.codec.types
        found = next((each for each in known if normal(each) == normal(name)), None)
        if found is None:
            raise Unclear(self.texts.say("not-understood", text=text))
        message: dict[str, Any] = {"do": found}
        for field in fields:
            key, equals, value = field.partition("=")
            if not equals:
                raise Unclear(self.texts.say("not-understood", text=field))
            try:
                message[key] = json.loads(value)
            except ValueError:
                message[key] = value
        return message

    def read_json(self, text: str) -> dict[str, Any]:
        """A message typed in full."""
        try:
            message = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise Unclear(self.texts.say("not-json", problem=str(error))) from error
        if not isinstance(message, dict):
            raise Unclear(self.texts.say("not-json", problem="{}"))
        return message

    def refused(self, plain: Mapping[str, Any]) -> RenderableType:
        """A refusal with its rule and the text of the clause."""
        rule = str(plain["rule"])
        sentence = Text.assemble((f"{self.texts.say('no')} ", "bold red"), self.texts.refusal(plain))
        text = rule_text(self.game.system, rule, self.language)
        if not text:
            return sentence
        title = rule_title(self.game.system, rule, self.language)
        clause = Text.assemble((f"{rule} ", "bold cyan"), (f"{title}. ", "bold"), text)
        return Group(sentence, Padding(clause, (0, 0, 0, 3)))

    def odds(self, words: Sequence[str], offer: Offer) -> RenderableType:
        """The chances of a fight."""
        return Text(self.texts.say("odds-none"))

    def words(self, view: Mapping[str, Any]) -> list[str]:
        """Words worth completing."""
        return []

    # --- the end -----------------------------------------------------------------------------------------------------

    def result(self, outcome: Outcome | None) -> RenderableType:
        """Who has won, and the scores."""
        assert outcome is not None, "a result is shown when there is one"
        names = [self.seat_name(seat) for seat in outcome.winners]
        title = (
            self.texts.say("result-winner", winner=self.texts.listed(names)) if names else self.texts.say("result-draw")
        )
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for seat, score in enumerate(outcome.scores):
            table.add_row(self.seat_name(seat), str(score))
        return Group(Text.assemble((title, "bold"), (f"  {outcome.rule}", "dim cyan")), table)

    def sources(self, events: Iterable[Logged]) -> RenderableType | None:
        """Where the points came from."""
        return None
