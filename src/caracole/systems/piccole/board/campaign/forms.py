"""What has more answers than a list: bonds and pacts, gifts, denunciations, contingents, pay, calls for help."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from caracole.kernel.bits import members
from caracole.players import Offer
from caracole.present.model import Blank, Form, Option, Says
from caracole.systems.piccole.board.campaign import words
from caracole.systems.piccole.campaign.rules import query
from caracole.systems.piccole.campaign.rules.actions import (
    GIVERS,
    RELATIONS,
    CallHelpers,
    Denounce,
    Give,
    OfferRelation,
    PayTroops,
    ProposePact,
    SendContingent,
)
from caracole.systems.piccole.campaign.rules.contingents import may_go, routes
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.campaign.rules.state import CampaignState

PARCHMENT: Final = "parchment"


class Maker:
    """Makes the forms of one offer."""

    def __init__(self, game: Campaign, offer: Offer, state: CampaignState) -> None:
        self.game, self.offer, self.state = game, offer, state
        self.seat = offer.seat
        self.others = [other for other in query.still_in(game, state) if other != offer.seat]

    def may(self, action: Any) -> bool:
        """Is it allowed?"""
        return self.offer.check(action) is None

    def players(self, seats: Iterable[int]) -> list[Option]:
        """Players by name."""
        names = self.game.seats
        return [Option(names[seat], Says("option-player", {"player": names[seat]})) for seat in seats]

    def elements(self, numbers: Iterable[int]) -> list[Option]:
        """Elements of the own army by what they are."""
        slugs = self.game.codec.names["element"]
        return [Option(slugs[n], Says("option-element", self._element(n))) for n in numbers]

    def _element(self, number: int) -> dict[str, Any]:
        general = self.state.general[self.seat] == number
        return {**words.element_args(self.game, self.seat, number), "general": general}

    def slugs(self, numbers: Iterable[int]) -> list[str]:
        """Elements as an action names them."""
        return [self.game.codec.names["element"][number] for number in numbers]


def forms(game: Campaign, offer: Offer, state: CampaignState) -> list[Form]:
    """The forms that can be filled in now, the one that is asked for first."""
    maker = Maker(game, offer, state)
    kinds = game.flow.choices[offer.decision.kind].actions
    return [form for kind, make in MAKERS.items() if kind in kinds for form in make(maker)]


# --- what is asked ---------------------------------------------------------------------------------------------------


def _denounce(maker: Maker) -> Iterator[Form]:
    """C10.f: some of the bonds."""
    friends = query.friends(maker.state, maker.seat)
    blank = Blank("players", Says("blank-denounce"), "many", [], maker.players(friends), rule="C10.f")
    yield Form(Says("form-denounce"), {"do": "Denounce"}, [blank], "C10.f")


def _contingent(maker: Maker) -> Iterator[Form]:
    """C7: four elements, and a way."""
    first = next((each for each in maker.offer.candidates() if isinstance(each, SendContingent)), None)
    if first is None:
        return
    game, state = maker.game, maker.state
    count, nodes = game.charts.contingent.elements, game.codec.names["node"]
    ways = routes(game, state, state.stack[-1])
    options = [Option([nodes[node] for node in path], _way(game, path)) for path in ways]
    chosen = Blank(
        *("elements", Says("blank-contingent", {"count": count}), "many", maker.slugs(first.elements)),
        options=maker.elements(may_go(state, maker.seat)),
        low=count,
        high=count,
        rule="C7.b",
    )
    way = Blank("path", Says("blank-way"), "one", [nodes[node] for node in first.path], options, rule="C7.c")
    yield Form(Says("form-contingent", {"count": count}), {"do": "SendContingent"}, [chosen, way], "C7.a")


def _way(game: Campaign, path: tuple[Any, ...]) -> Says:
    nodes = [game.codec.names["node"][node] for node in path]
    return Says("option-way", {"nodes": nodes}) if nodes else Says("option-there")


def _pay(maker: Maker) -> Iterator[Form]:
    """C11.e: as many as there is money for."""
    state, seat = maker.state, maker.seat
    first = next(each for each in maker.offer.candidates() if isinstance(each, PayTroops))
    most = min(state.alive[seat].bit_count(), state.treasury[seat] // maker.game.charts.winter.pay)
    says = Says("blank-pay", {"talents": state.treasury[seat]})
    army = maker.elements(members(state.alive[seat]))
    blank = Blank("elements", says, "many", maker.slugs(first.elements), army, high=most, rule="C11.e")
    yield Form(Says("form-pay"), {"do": "PayTroops"}, [blank], "C11.b")


def _call(maker: Maker) -> Iterator[Form]:
    """C6.b: some of the friends."""
    asked = [seat for seat in query.friends(maker.state, maker.seat) if maker.may(CallHelpers((seat,)))]
    if asked:
        blank = Blank("helpers", Says("blank-helpers"), "many", [], maker.players(asked), rule="C6.b")
        yield Form(Says("form-call"), {"do": "CallHelpers"}, [blank], "C6.b")


# --- talk ------------------------------------------------------------------------------------------------------------


def _other(maker: Maker, seats: list[int]) -> Blank:
    options = maker.players(seats)
    return Blank("other", Says("blank-other"), "one", options[0].value, options)


def _relation(maker: Maker) -> Iterator[Form]:
    """C10.a: an alliance, or vassalage."""
    both = range(len(RELATIONS))
    seats = [other for other in maker.others if any(maker.may(OfferRelation(other, each)) for each in both)]
    if not seats:
        return
    kinds = [each for each in both if any(maker.may(OfferRelation(other, each)) for other in seats)]
    options = [Option(RELATIONS[each], Says(f"option-{RELATIONS[each]}")) for each in kinds]
    blank = Blank("relation", Says("blank-relation"), "one", options[0].value, options, rule="C10.h")
    yield Form(Says("form-relation"), {"do": "OfferRelation"}, [_other(maker, seats), blank], "C10.a", PARCHMENT)


def _pact(maker: Maker) -> Iterator[Form]:
    """C10.c, C10.k: a parchment with terms that the program keeps."""
    game, state = maker.game, maker.state
    seats = [other for other in maker.others if maker.may(ProposePact(other, state.year, peace=True))]
    if not seats:
        return
    chart, purse = game.charts.pact, max(state.treasury[seat] for seat in seats)
    until = min(state.year + 1, game.map.years)
    blanks = [
        _other(maker, seats),
        Blank("until", Says("blank-until"), "number", until, low=state.year, high=game.map.years, rule="C10.k"),
        Blank("peace", Says("blank-peace"), "yes", True, rule="C10.k"),
        _givers("passage", "blank-passage", "C4.g"),
        _givers("contingent", "blank-contingent-duty", "C10.i"),
        _money("gold", -purse, state.treasury[maker.seat]),
        _money("tribute", -chart.longest, chart.longest),
        Blank("text", Says("blank-text"), "text", "", high=chart.text, rule="C10.k", hint=Says("hint-text")),
    ]
    yield Form(Says("form-pact"), {"do": "ProposePact"}, blanks, "C10.c", PARCHMENT)


def _givers(field: str, says: str, rule: str) -> Blank:
    options = [Option(giver, Says(f"option-{giver}")) for giver in GIVERS]
    return Blank(field, Says(says), "one", GIVERS[0], options, rule=rule)


def _money(field: str, low: int, high: int) -> Blank:
    """Less than nothing: the other pays."""
    return Blank(
        field, Says(f"blank-{field}"), "number", 0, low=low, high=high, rule="C10.k", hint=Says("hint-negative")
    )


def _give(maker: Maker) -> Iterator[Form]:
    """C2.e: whole talents."""
    seats = [other for other in maker.others if maker.may(Give(other, 1))]
    if seats:
        purse = maker.state.treasury[maker.seat]
        blank = Blank("talents", Says("blank-talents"), "number", 1, low=1, high=purse, rule="C2.e")
        yield Form(Says("form-give"), {"do": "Give"}, [_other(maker, seats), blank], "C2.e")


MAKERS: Final[dict[type, Callable[[Maker], Iterator[Form]]]] = {
    Denounce: _denounce,
    SendContingent: _contingent,
    PayTroops: _pay,
    CallHelpers: _call,
    OfferRelation: _relation,
    ProposePact: _pact,
    Give: _give,
}
