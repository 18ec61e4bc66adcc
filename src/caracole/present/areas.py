"""A board of areas or hexes for any system whose rules are a flow. A system says what there is and where it stands;
what can be done, what a gesture means and what happened follow from its actions and events.

    class MyPresenter(AreaPresenter):
        touched = Touched(pieces="unit", places="hex", cards="card")
        naming = NAMING
        colours = {"north": "#8a3324", "south": "#2f4f6f"}

        def areas(self): ...
        def counters(self): ...
        def standing(self, view): ...

Names come from the system's catalogue: ``name-<slug>`` for things, ``side-<seat>`` for seats. The view must begin with
:func:`caracole.kernel.shown_to`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, ClassVar

from caracole.kernel import FlowGame, Naming
from caracole.play.match import Logged
from caracole.play.registry import system
from caracole.players import Offer
from caracole.present import telling
from caracole.present.model import (
    Board,
    CardFace,
    Face,
    Hand,
    Kind,
    Lexicon,
    Localized,
    LogLine,
    Odds,
    Offered,
    Offers,
    Panel,
    Piece,
    Pile,
    Place,
    RefusedReading,
    Result,
    Says,
    Scene,
    Stage,
    Standing,
    Step,
    Tally,
    Theme,
    Told,
    Track,
)
from caracole.present.offering import Touched, action_says, gesture, short_says, tell_apart, wall_after
from caracole.present.presenter import Drawn, Meaning, Presenter
from caracole.present.reading import domains_of, filled
from caracole.present.sheet import Area, Counter, Sheet, shield_of, symbol_of
from caracole.present.telling import PLAIN, Story
from caracole.texts import FALLBACK, LANGUAGES, CatalogueNames, Texts, has_message

PANELS = ("tracks", "hand", "piles", "forces", "dice", "log", "talk")
FRONT = "front"
SEAT = "seat"
"""The domain of seats, which are the sides too."""


class AreaPresenter(Presenter):
    """Shows games on a plain map. One side to a seat."""

    game: FlowGame[Any, Any]

    touched: ClassVar[Touched]
    """The domains of pieces, places and cards."""
    naming: ClassVar[Naming]
    """What the arguments of events and refusals hold: that of the system's ``Work``."""
    colours: ClassVar[Mapping[str, str]]
    """Seat -> the colour of its pieces."""
    steps: ClassVar[Mapping[str, str]] = {}
    """The sequence of play: the message of a step and its clause. None: there is no such panel."""
    ends: ClassVar[Sequence[str]] = ()
    """Actions that end something: buttons, shown last."""
    story: ClassVar[Story] = PLAIN
    """Which events matter, move pieces or belong to a fight."""

    # --- what a system says ------------------------------------------------------------------------------------------

    @abstractmethod
    def areas(self) -> Sequence[Area]:
        """The map."""

    @abstractmethod
    def counters(self) -> Sequence[Counter]:
        """Every piece that there is."""

    @abstractmethod
    def standing(self, view: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
        """Which piece stands at which place, from the bottom of a stack to its top."""

    def card_numbers(self) -> Mapping[str, int]:
        """Every card that there is, with its number; titles are ``name-<card>``, texts ``card-<card>``."""
        return {}

    def hands(self, view: Mapping[str, Any]) -> Sequence[Hand]:
        """What the sides hold."""
        return ()

    def piles(self, view: Mapping[str, Any]) -> Sequence[Pile]:
        """Piles of cards."""
        return ()

    def tracks(self, view: Mapping[str, Any]) -> Sequence[Track]:
        """Turn, points and the like."""
        return ()

    def at_a_glance(self, view: Mapping[str, Any]) -> Standing | None:
        """Turn, score and what wins: from the tracks ``turn`` and ``points`` and the message ``goal``, as far as there
        are such."""
        found = {track.id: track for track in self.tracks(view)}
        turn, points = found.get("turn"), found.get("points")
        has_goal = has_message(FALLBACK, self.game.system, "goal")
        if turn is None and points is None and not has_goal:
            return None
        return Standing(
            turn=None if turn is None else turn.values.get("all"),
            of=None if turn is None else turn.high,
            tally=[] if points is None else [Tally(side, score) for side, score in points.values.items()],
            goal=[Told(Says("goal"))] if has_goal else [],
        )

    def step(self, view: Mapping[str, Any]) -> str:
        """Where in the sequence of play we are: one of ``steps``."""
        return view["decision"]["kind"] if view["decision"] else next(reversed([*self.steps]), "")

    def is_attack(self, view: Mapping[str, Any], message: Mapping[str, Any]) -> bool:
        """Is it shown as an attack?"""
        return False

    def odds(self, offer: Offer, action: Any) -> Odds | None:
        """The chances of an action that fights; None: nothing is known."""
        return None

    # --- names -------------------------------------------------------------------------------------------------------

    @cached_property
    def domains(self) -> dict[str, str]:
        """What the arguments of messages hold."""
        kinds = list(self.game.codec.types.values())
        return {SEAT: SEAT, "side": SEAT, "winner": SEAT, **self.naming.domains, **domains_of(kinds)}

    def _named(self, slugs: Sequence[str]) -> dict[str, Localized]:
        found = {}
        for language in LANGUAGES:
            names = CatalogueNames(Texts(language, self.game.system))
            found[language] = {slug: names.one("", slug) or slug for slug in slugs}
        return telling.by_language(found)

    def _text(self, message: str) -> Localized:
        found = {language: Texts(language, self.game.system).find(message) for language in LANGUAGES}
        return {language: text for language, text in found.items() if text is not None}

    def title(self) -> dict[str, str]:
        """As the system has it."""
        rows = {str(row["id"]): row for row in system(self.game.system).scenarios()}
        title = rows.get(self.game.scenario, {}).get("title", self.game.scenario)
        return dict(title) if isinstance(title, Mapping) else {"en": str(title)}

    def seat_names(self) -> dict[str, dict[str, str]]:
        """From the catalogue."""
        return self._named(self.game.seats)

    def side_of(self, seat: int) -> str:
        """Every seat is a side."""
        return self.game.seats[seat]

    # --- the board ---------------------------------------------------------------------------------------------------

    def draw(self) -> Drawn:
        """The map in each language, and the sprites."""
        sheet = Sheet(self.areas(), self.counters(), self.colours)
        pictures = {f"map.{language}": sheet.map(language) for language in LANGUAGES}
        return Drawn(self._board(sheet), {**pictures, "sprites": sheet.sprites()}, None)

    def _board(self, sheet: Sheet) -> Board:
        game = self.game
        return Board(
            system=game.system,
            scenario=game.scenario,
            digest="",
            title=self.title(),
            kind="areas",
            width=sheet.place.width,
            height=sheet.place.height,
            map={},
            sprites="",
            seats=self.seat_names(),
            sides={name: name for name in game.seats},
            places=[self._place(sheet, area) for area in sheet.areas],
            kinds=[self._kind(counter) for counter in sheet.counters],
            cards=[self._card(card, number) for card, number in self.card_numbers().items()],
            chits=[],
            sequence=[Step(name, rule, Says(f"step-{name}")) for name, rule in self.steps.items()],
            panels=[Panel(name, name, Says(f"panel-{name}")) for name in ("sequence", *PANELS)[not self.steps :]],
            lexicon=self._lexicon(),
            theme=self._theme(),
            counter=round(sheet.counter, 1),
        )

    def _place(self, sheet: Sheet, area: Area) -> Place:
        x, y = area.at
        return Place(
            id=area.id,
            kind="zone",
            name=dict(area.name),
            path=sheet.outline(area),
            at=(round(x, 1), round(y, 1)),
            spots=sheet.spots(area),
            neighbours=list(area.neighbours),
        )

    def _kind(self, counter: Counter) -> Kind:
        face = Face(symbol_of(counter.id), Says(f"name-{counter.id}"))
        name = self._named([counter.id])[counter.id]["en"]
        return Kind(counter.id, name, counter.side, counter.side, counter.letters, {FRONT: face})

    def _card(self, card: str, number: int) -> CardFace:
        return CardFace(card, number, self._named([card])[card], self._text(f"card-{card}"))

    def _lexicon(self) -> Lexicon:
        names = {domain: self._named(slugs) for domain, slugs in self.game.codec.names.items()}
        return Lexicon(self.domains, {**names, SEAT: self.seat_names()})

    def _theme(self) -> Theme:
        sides = {side: {"ground": colour} for side, colour in self.colours.items()}
        return Theme(self.game.system, {}, sides, {side: shield_of(side) for side in self.colours})

    # --- the scene ---------------------------------------------------------------------------------------------------

    def scene(self, view: dict[str, Any]) -> Scene:
        """What a view shows."""
        seats = self.game.seats
        return Scene(
            seat=None if view["seat"] is None else seats[view["seat"]],
            pieces=[self._piece(piece, place) for piece, place in self.standing(view)],
            marks=[],
            tracks=list(self.tracks(view)),
            hands=list(self.hands(view)),
            piles=list(self.piles(view)),
            cup=None,
            stage=Stage(self.step(view)),
            question=telling.question(self.game, view["decision"]),
            effects=[],
            result=self._result(view["result"]),
            standing=self.at_a_glance(view),
        )

    @cached_property
    def _side_of_piece(self) -> dict[str, str]:
        return {counter.id: counter.side for counter in self.counters()}

    def _piece(self, piece: str, place: str) -> Piece:
        return Piece(piece, place, FRONT, symbol_of(piece), Says(f"name-{piece}"), self._side_of_piece[piece])

    def _result(self, ended: Mapping[str, Any] | None) -> Result | None:
        if ended is None:
            return None
        seats = self.game.seats
        scores = dict(zip(seats, ended["scores"], strict=True))
        return Result([seats[seat] for seat in ended["winners"]], scores, ended["rule"])

    # --- what can be done --------------------------------------------------------------------------------------------

    def offers(self, offer: Offer, version: int) -> Offers:
        """Every candidate."""
        imagined, view = offer.imagine(Random(0)), offer.view
        actions = [self._offered(offer, action, imagined, view) for action in offer.candidates()]
        tell_apart(actions)
        actions.sort(key=lambda each: each.ends)
        return Offers(version, self.game.seats[offer.seat], offer.decision.complete, actions)

    def _offered(self, offer: Offer, action: Any, imagined: Any, view: Mapping[str, Any]) -> Offered:
        message = self.game.encode_action(action)
        wall, attack = wall_after(self.game, offer, action, imagined), self.is_attack(view, message)
        return Offered(
            action=message,
            says=action_says(message),
            gesture=gesture(message, self.domains, self.touched),
            rule=offer.decision.rule,
            undoable=not wall.stands,
            stake=wall.stake or attack,
            short=short_says(self.game.system, message),
            ends=message["do"] in self.ends,
            attack=attack,
        )

    def meaning(self, offer: Offer, pieces: Sequence[str], place: str | None, card: str | None) -> Meaning:
        """Every action of the decision that the gesture could be, allowed or not."""
        imagined, view = offer.imagine(Random(0)), offer.view
        possible, refused = [], []
        for action in dict.fromkeys(self._readings(offer, pieces, place, card)):
            refusal = offer.check(action)
            if refusal is None:
                possible.append(self._offered(offer, action, imagined, view))
            else:
                message = self.game.encode_action(action)
                refused.append(RefusedReading(message, action_says(message), self.refused(refusal)))
        return Meaning(possible, refused, None)

    def _readings(self, offer: Offer, pieces: Sequence[str], place: str | None, card: str | None) -> Iterator[Any]:
        touched = ((self.touched.pieces, pieces), (self.touched.places, [place]), (self.touched.cards, [card]))
        things = {domain: self._numbers(domain, slugs) for domain, slugs in touched if domain is not None}
        for kind in self.game.flow.choices[offer.decision.kind].actions:
            yield from filled(kind, things)

    def _numbers(self, domain: str, slugs: Sequence[str | None]) -> list[int]:
        known = list(self.game.codec.names[domain])
        return [known.index(slug) for slug in slugs if slug in known]

    # --- what happened -----------------------------------------------------------------------------------------------

    def logged(self, entry: Logged) -> LogLine:
        """A line of the log."""
        touched = self.touched
        return telling.logged(entry, self.domains, touched.places, touched.pieces, self.story, self.game.system)
