"""C11 Administrative phase: income, winter quarters, pay, replacements, and the end of the year."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.kernel import Refusal
from caracole.kernel.bits import mask_of, members
from caracole.systems.piccole.campaign.rules import movement, query
from caracole.systems.piccole.campaign.rules.actions import PayTroops, Quarters, StayOut
from caracole.systems.piccole.campaign.rules.diplomacy import OpenAsk, open_council
from caracole.systems.piccole.campaign.rules.flow import FLOW, Play
from caracole.systems.piccole.campaign.rules.map import NOWHERE, Node
from caracole.systems.piccole.campaign.rules.resources import Replacements, collect_income, may_buy_something
from caracole.systems.piccole.campaign.rules.sequence import Year
from caracole.systems.piccole.campaign.rules.state import CampaignState
from caracole.systems.piccole.campaign.rules.victory import end_campaign

if TYPE_CHECKING:
    from caracole.systems.piccole.campaign.rules.game import Campaign


@FLOW.frame
class Winter(NamedTuple):
    """C11.a: an army that is not in friendly territory after summer."""

    step: str
    player: int
    path: tuple[Node, ...] = ()
    granted: int = 0
    refused: int = 0


# --- C11.c: the order ------------------------------------------------------------------------------------------------


@FLOW.auto("admin.income")
def income_first(play: Play, frame: Year) -> None:
    """C11.c (1): income; the treasuries are full before anybody has to pay."""
    play.tell("administration_began", "C11.c", year=play.state.year)
    play.state.asked = ()
    collect_income(play)
    play.to(frame, "admin.quarters", place=0)
    open_council(play)


@FLOW.auto("admin.quarters")
def next_quarters(play: Play, frame: Year) -> None:
    """C11.c (2): winter quarters in turn order. C11.d: an army already in a friendly node stays."""
    state = play.state
    if frame.place == len(state.order):
        play.to(frame, "admin.pay", place=0)
        return
    seat = state.order[frame.place]
    play.to(frame, "admin.quarters", place=frame.place + 1)
    if state.at[seat] != NOWHERE and not query.is_friendly(state, seat, state.at[seat]):
        if quarters(play.game, state, seat, 0):
            play.push(Winter("winter.quarters", seat))
        else:
            stay_out(play, seat)


@FLOW.auto("admin.pay")
def next_pay(play: Play, frame: Year) -> None:
    """C11.c (3): the pay of armies that could not withdraw; without a talent the whole army deserts."""
    state = play.state
    if frame.place == len(state.order):
        play.to(frame, "admin.replace", place=0)
        return
    seat = state.order[frame.place]
    play.to(frame, "admin.pay", place=frame.place + 1)
    if query.is_isolated(state, seat):
        if state.treasury[seat] >= play.charts.winter.pay:
            play.push(Winter("winter.pay", seat))
        else:
            pay_troops(play, seat, 0)


@FLOW.auto("admin.replace")
def next_replacements(play: Play, frame: Year) -> None:
    """C11.c (4): replacements (C3.c)."""
    state = play.state
    if frame.place == len(state.order):
        play.to(frame, "admin.check")
        return
    seat = state.order[frame.place]
    play.to(frame, "admin.replace", place=frame.place + 1)
    if may_buy_something(play.game, state, seat):
        play.push(Replacements("admin.buy", seat))


@FLOW.auto("admin.check")
def last_year(play: Play, frame: Year) -> None:
    """C11.c (5), C12.a: the last year ends the campaign. C5.g: what is still sealed is revealed when the year ends."""
    for seat in members(play.state.hidden):
        query.reveal(play, seat, "C5.g")
    if play.state.year >= play.map.years:
        end_campaign(play)
    else:
        play.to(frame, "year.begin")


# --- C11.d: quarters -------------------------------------------------------------------------------------------------


def why_not_quarters(
    game: Campaign, state: CampaignState, seat: int, path: tuple[Node, ...], refused: int
) -> Refusal | None:
    """C11.a, C11.d: a friendly node free of hostile armies within two movement points."""
    return movement.why_not_way(game, state, seat, state.at[seat], path, refused) or movement.why_not_rest(
        state, seat, path[-1]
    )


def quarters(game: Campaign, state: CampaignState, seat: int, refused: int) -> list[tuple[Node, ...]]:
    """The ways into winter quarters."""
    return [
        path
        for path in movement.ways(game, state.at[seat])
        if why_not_quarters(game, state, seat, path, refused) is None
    ]


@FLOW.choice
class GoIntoQuarters(OpenAsk):
    """C11.a, C11.d: compulsory where it can be done without asking anybody."""

    step = "winter.quarters"
    rule = "C11.a"
    own_actions = (Quarters, StayOut)

    def seats(self, game: Campaign, state: CampaignState, frame: Winter) -> tuple[int, ...]:
        return (frame.player,)

    def about(self, game: Campaign, state: CampaignState, frame: Winter) -> dict[str, Any]:
        return {"node": state.at[frame.player]}

    def own_why_not(
        self, game: Campaign, state: CampaignState, frame: Winter, seat: int, action: Any
    ) -> Refusal | None:
        if isinstance(action, Quarters):
            return why_not_quarters(game, state, seat, action.path, frame.refused)
        if query.is_friendly(state, seat, state.at[seat]):
            return None
        for path in quarters(game, state, seat, frame.refused):
            if movement.passage_needed(state, seat, path) is None:
                return Refusal("C11.d", "must_withdraw", {"node": path[-1]})
        return None

    def own_proposals(self, game: Campaign, state: CampaignState, frame: Winter, seat: int) -> Iterator[Any]:
        yield StayOut()
        for path in movement.ways(game, state.at[seat]):
            yield Quarters(path)

    def own_apply(self, play: Play, frame: Winter, seat: int, action: Any) -> None:
        if isinstance(action, Quarters):
            play.to(frame, "winter.passage", path=action.path)
            return
        play.pop()
        if not query.is_friendly(play.state, seat, play.state.at[seat]):
            stay_out(play, seat)


@FLOW.auto("winter.passage")
def passage_for_winter(play: Play, frame: Winter) -> None:
    """C4.g: also in winter."""
    leave = movement.ask_passage(play, frame, frame.player, frame.path)
    if leave is not None:
        play.to(frame, "winter.march" if leave else "winter.quarters")


@FLOW.auto("winter.march")
def march_into_quarters(play: Play, frame: Winter) -> None:
    """C11.d: storms included; a siege is lifted. An army that did not arrive stays out."""
    seat = frame.player
    play.pop()
    movement.march_army(play, seat, frame.path)
    here = play.state.at[seat]
    if here != NOWHERE and not query.is_friendly(play.state, seat, here):
        stay_out(play, seat)


def stay_out(play: Play, seat: int) -> None:
    """C11.f: isolated; a siege goes on unbroken."""
    play.state.isolated |= 1 << seat
    play.tell("army_isolated", "C11.f", player=seat, node=play.state.at[seat])


# --- C11.b: pay ------------------------------------------------------------------------------------------------------


@FLOW.choice
class PayIsolatedArmy(OpenAsk):
    """C11.b, C11.e: one talent for each element that shall stay; the owner chooses whom he pays."""

    step = "winter.pay"
    rule = "C11.b"
    own_actions = (PayTroops,)

    def seats(self, game: Campaign, state: CampaignState, frame: Winter) -> tuple[int, ...]:
        return (frame.player,)

    def about(self, game: Campaign, state: CampaignState, frame: Winter) -> dict[str, Any]:
        return {"talents": state.treasury[frame.player], "count": state.alive[frame.player].bit_count()}

    def own_why_not(
        self, game: Campaign, state: CampaignState, frame: Winter, seat: int, action: PayTroops
    ) -> Refusal | None:
        elements = action.elements
        if list(elements) != sorted(set(elements)):
            return Refusal("C11.e", "named_twice", {})
        for element in elements:
            if not state.alive[seat] >> element & 1:
                return Refusal("C11.e", "not_in_the_army", {"element": element})
        if len(elements) * game.charts.winter.pay > state.treasury[seat]:
            return Refusal("C11.e", "too_poor", {"player": seat, "talents": state.treasury[seat]})
        return None

    def own_proposals(self, game: Campaign, state: CampaignState, frame: Winter, seat: int) -> Iterator[PayTroops]:
        """As many as can be paid, dear ones first; half of them; nobody."""
        sheet = game.map.players[seat].elements
        army = sorted(members(state.alive[seat]), key=lambda n: (n != state.general[seat], -sheet[n].troop.factor, n))
        most = min(len(army), state.treasury[seat] // game.charts.winter.pay)
        for count in dict.fromkeys((most, most // 2, 0)):
            yield PayTroops(tuple(sorted(army[:count])))

    def own_apply(self, play: Play, frame: Winter, seat: int, action: PayTroops) -> None:
        play.pop()
        pay_troops(play, seat, mask_of(action.elements))


def pay_troops(play: Play, seat: int, paid: int) -> None:
    """C11.b, C11.e: the unpaid desert; they may be bought back later."""
    state = play.state
    talents = paid.bit_count() * play.charts.winter.pay
    state.treasury[seat] -= talents
    play.tell("army_paid", "C11.b", player=seat, count=paid.bit_count(), talents=talents)
    query.lose_elements(play, seat, state.alive[seat] & ~paid, "C11.e")
