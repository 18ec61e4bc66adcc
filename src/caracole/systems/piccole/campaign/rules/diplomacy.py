"""C10 Vassals and alliances: offers, pacts, gifts, councils and denunciations.

C10.a allows talk at any time except during a pitched battle. Whoever has to decide something may talk first
(:class:`OpenAsk`); before each turn, or each season, a council asks everybody. To keep a game finite, the same offer is
made to the same player once in a turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.kernel import Refusal
from caracole.kernel.bits import mask_of, members
from caracole.systems.piccole.campaign.rules import query
from caracole.systems.piccole.campaign.rules.actions import (
    GIVERS,
    RELATIONS,
    TALK,
    Accept,
    Decline,
    Denounce,
    Give,
    OfferRelation,
    ProposePact,
    Ready,
)
from caracole.systems.piccole.campaign.rules.flow import FLOW, Ask, Play
from caracole.systems.piccole.campaign.rules.state import (
    ALLY,
    LORD_OF,
    NO_RELATION,
    UNSEALED,
    VASSAL_OF,
    CampaignState,
    Pact,
)

if TYPE_CHECKING:
    from caracole.systems.piccole.campaign.rules.game import Campaign

AS_ALLY, AS_VASSAL = range(len(RELATIONS))
TALKATIVE = 0.08
"""How often a sampled action is an offer."""


# --- what may be offered ---------------------------------------------------------------------------------------------


def why_not_talk(game: Campaign, state: CampaignState, seat: int, action: Any) -> Refusal | None:
    """C10.a: offers go to another player who is still in (C12.e), the same one not twice in a turn."""
    other = action.other
    if other == seat:
        return Refusal("C10.a", "to_yourself", {})
    if query.is_out(state, other):
        return Refusal("C12.e", "player_is_out", {"player": other})
    refusal = _why_not_say(game, state, seat, action)
    if refusal is None and (seat, other, _kind(action)) in state.asked:
        return Refusal("C10.a", "already_asked", {"player": other})
    return refusal


def _why_not_say(game: Campaign, state: CampaignState, seat: int, action: Any) -> Refusal | None:
    if isinstance(action, Give):
        return why_not_give(state, seat, action.talents)
    if isinstance(action, OfferRelation):
        return why_not_relation(state, seat, action.other, action.relation)
    return why_not_pact(game, state, seat, action)


def _kind(action: Any) -> str:
    return f"{RELATIONS[action.relation]}" if isinstance(action, OfferRelation) else type(action).__name__


def why_not_give(state: CampaignState, seat: int, talents: int) -> Refusal | None:
    """C2.e: whole talents, and no debts."""
    if talents < 1:
        return Refusal("C2.e", "no_sum", {})
    if talents > state.treasury[seat]:
        return Refusal("C2.e", "too_poor", {"player": seat, "talents": state.treasury[seat]})
    return None


def why_not_relation(state: CampaignState, seat: int, other: int, relation: int) -> Refusal | None:
    """C10.h: one lord per vassal, and a vassal has no vassals; a relation lasts until it is denounced (C10.f)."""
    if state.relation[seat][other] != NO_RELATION:
        return Refusal("C10.f", "already_related", {"player": other})
    if relation == AS_VASSAL:
        if query.lord_of(state, seat) is not None:
            return Refusal("C10.h", "has_a_lord", {})
        if query.has_vassals(state, seat):
            return Refusal("C10.h", "has_vassals", {})
        if query.lord_of(state, other) is not None:
            return Refusal("C10.h", "other_is_a_vassal", {"player": other})
    return None


def why_not_pact(game: Campaign, state: CampaignState, seat: int, pact: ProposePact) -> Refusal | None:
    """C10.k: terms that the program keeps, within bounds; anything else is text and only recorded."""
    most, longest = game.charts.pact.longest, game.charts.pact.text
    if not (pact.passage or pact.peace or pact.gold or pact.tribute or pact.contingent or pact.text.strip()):
        return Refusal("C10.c", "empty_pact", {})
    if not state.year <= pact.until <= game.map.years:
        return Refusal("C10.k", "bad_year", {"first": state.year, "last": game.map.years})
    if abs(pact.tribute) > most:
        return Refusal("C10.k", "too_much", {"talents": most})
    payer = seat if pact.gold > 0 else pact.other
    if abs(pact.gold) > state.treasury[payer]:
        return Refusal("C2.e", "too_poor", {"player": payer, "talents": state.treasury[payer]})
    if len(pact.text) > longest:
        return Refusal("C10.k", "text_too_long", {"most": longest})
    if not pact.text.isprintable():
        return Refusal("C10.k", "text_not_plain", {})
    return None


def talk_proposals(game: Campaign, state: CampaignState, seat: int) -> Iterator[Any]:
    """Offers worth thinking of: every relation, a small gift, a truce, passage for passage."""
    for other in query.still_in(game, state):
        if other != seat:
            yield OfferRelation(other, AS_ALLY)
            yield OfferRelation(other, AS_VASSAL)
            yield Give(other, 1)
            yield ProposePact(other, min(state.year + 1, game.map.years), peace=True)
            yield ProposePact(other, state.year, passage=GIVERS.index("both"))


def talk(play: Play, seat: int, action: Any) -> None:
    """C10.a: make an offer, or give."""
    state = play.state
    other = action.other
    state.asked = (*state.asked, (seat, other, _kind(action)))
    if isinstance(action, Give):
        pay(play, seat, other, action.talents, "C2.e")
    elif isinstance(action, OfferRelation):
        play.tell("relation_offered", "C10.a", player=seat, other=other, relation=action.relation)
        play.push(Offer("offer.relation", seat, other, action.relation, ()))
    else:
        terms = tuple(action)[1:]
        play.tell(
            "pact_proposed",
            "C10.c",
            player=seat,
            other=other,
            until=action.until,
            passage=action.passage,
            peace=action.peace,
            gold=action.gold,
            tribute=action.tribute,
            contingent=action.contingent,
            text=action.text,
        )
        play.push(Offer("offer.pact", seat, other, 0, terms))


def pay(play: Play, giver: int, taker: int, talents: int, rule: str) -> None:
    """C2.b, C2.e: talents change hands."""
    play.state.treasury[giver] -= talents
    play.state.treasury[taker] += talents
    play.tell("talents_paid", rule, player=giver, other=taker, talents=talents)


class OpenAsk(Ask):
    """C10.a: a decision before which its player may talk. What it is really about is in ``own_...``."""

    complete = False
    own_actions: tuple[type, ...]

    @property
    def actions(self) -> tuple[type, ...]:  # type: ignore[override]
        """Its own, and talk."""
        return (*self.own_actions, *TALK)

    def own_why_not(self, game: Campaign, state: CampaignState, frame: Any, seat: int, action: Any) -> Refusal | None:
        """None, or the rule that forbids it."""
        raise NotImplementedError

    def own_proposals(self, game: Campaign, state: CampaignState, frame: Any, seat: int) -> Iterator[Any]:
        """What it is about."""
        raise NotImplementedError

    def own_apply(self, play: Play, frame: Any, seat: int, action: Any) -> None:
        """Do it."""
        raise NotImplementedError

    def why_not(self, game: Campaign, state: CampaignState, frame: Any, seat: int, action: Any) -> Refusal | None:
        """Talk has its own rules."""
        if isinstance(action, TALK):
            return why_not_talk(game, state, seat, action)
        return self.own_why_not(game, state, frame, seat, action)

    def proposals(self, game: Campaign, state: CampaignState, frame: Any, seat: int) -> Iterator[Any]:
        """First what it is about."""
        yield from self.own_proposals(game, state, frame, seat)
        yield from talk_proposals(game, state, seat)

    def sample(self, game: Campaign, state: CampaignState, frame: Any, seat: int, rng: Random) -> Any:
        """Mostly what it is about."""
        if rng.random() < TALKATIVE:
            offers = [
                action for action in talk_proposals(game, state, seat) if not why_not_talk(game, state, seat, action)
            ]
            if offers:
                return offers[int(rng.random() * len(offers))]
        found = [
            action
            for action in self.own_proposals(game, state, frame, seat)
            if self.own_why_not(game, state, frame, seat, action) is None
        ]
        return found[int(rng.random() * len(found))]

    def apply(self, play: Play, frame: Any, seat: int, action: Any) -> None:
        """Talk, or do it."""
        if isinstance(action, TALK):
            talk(play, seat, action)
        else:
            self.own_apply(play, frame, seat, action)


# --- answers ---------------------------------------------------------------------------------------------------------


@FLOW.frame
class Offer(NamedTuple):
    """C10.g: an offer that waits for an answer."""

    step: str
    player: int
    other: int
    relation: int
    terms: tuple[Any, ...]


class Answer(Ask):
    """C10.g: the other must accept."""

    actions = (Accept, Decline)

    def seats(self, game: Campaign, state: CampaignState, frame: Offer) -> tuple[int, ...]:
        return (frame.other,)

    def why_not(self, game: Campaign, state: CampaignState, frame: Offer, seat: int, action: Any) -> None:
        return None

    def proposals(self, game: Campaign, state: CampaignState, frame: Offer, seat: int) -> Iterator[Any]:
        yield from (Accept(), Decline())

    def apply(self, play: Play, frame: Offer, seat: int, action: Any) -> None:
        play.pop()
        if isinstance(action, Decline):
            play.tell("offer_declined", "C10.g", player=frame.player, other=seat)
            return
        self.agree(play, frame)
        call_off_attack(play)

    def agree(self, play: Play, frame: Offer) -> None:
        """It takes effect at once."""
        raise NotImplementedError


@FLOW.choice
class AnswerRelation(Answer):
    """C10.g: become allies, or lord and vassal."""

    step = "offer.relation"
    rule = "C10.g"

    def about(self, game: Campaign, state: CampaignState, frame: Offer) -> dict[str, Any]:
        return {"player": frame.player, "relation": frame.relation}

    def agree(self, play: Play, frame: Offer) -> None:
        relate(play, frame.player, frame.other, frame.relation)


@FLOW.choice
class AnswerPact(Answer):
    """C10.c: countersign."""

    step = "offer.pact"
    rule = "C10.c"

    def about(self, game: Campaign, state: CampaignState, frame: Offer) -> dict[str, Any]:
        terms = ProposePact(frame.other, *frame.terms)
        return {
            "player": frame.player,
            "until": terms.until,
            "passage": terms.passage,
            "peace": terms.peace,
            "gold": terms.gold,
            "tribute": terms.tribute,
            "contingent": terms.contingent,
            "text": terms.text,
        }

    def agree(self, play: Play, frame: Offer) -> None:
        sign(play, frame.player, ProposePact(frame.other, *frame.terms))


def relate(play: Play, seat: int, other: int, relation: int) -> None:
    """C10.g, C10.h: mutual, at once; ends any siege between the two, whose armies stay as guests."""
    ours, theirs = (ALLY, ALLY) if relation == AS_ALLY else (VASSAL_OF, LORD_OF)
    play.state.relation[seat][other], play.state.relation[other][seat] = ours, theirs
    play.tell("relation_made", "C10.g", player=seat, other=other, relation=relation)
    end_sieges_between(play, seat, other)


def end_sieges_between(play: Play, seat: int, other: int) -> None:
    """C9.l, C10.g: peace breaks a siege."""
    for node in play.map.every_node:
        siege = query.siege_of(play.state, node)
        if siege is not None and {siege.besieger, play.state.owner[node]} == {seat, other}:
            query.lift_siege(play, node, "C9.l")


def sign(play: Play, seat: int, terms: ProposePact) -> None:
    """C10.c, C10.k: a pact that is signed must be kept: what the program understands, it enforces."""
    state = play.state
    state.signed += 1
    pact = Pact._make((state.signed, seat, *terms))
    state.pacts.append(tuple(pact))
    play.tell("pact_signed", "C10.c", player=seat, other=terms.other, number=pact.number, until=pact.until)
    if terms.gold > 0:
        pay(play, seat, terms.other, terms.gold, "C10.k")
    elif terms.gold < 0:
        pay(play, terms.other, seat, -terms.gold, "C10.k")
    if terms.peace:
        end_sieges_between(play, seat, terms.other)


def why_not_attack(state: CampaignState, seat: int, other: int) -> Refusal | None:
    """C10.e: no attack on vassals, allies or the lord; C10.k: nor on whom a pact protects."""
    if query.are_friends(state, seat, other):
        return Refusal("C10.e", "is_a_friend", {"player": other})
    if query.are_at_peace(state, seat, other):
        return Refusal("C10.k", "at_peace", {"player": other})
    return None


def call_off_attack(play: Play) -> None:
    """C10.g: an agreement takes effect at once, also between two who are about to fight."""
    stack = play.state.stack
    for number, frame in enumerate(stack):
        if frame.step.startswith("attack.") and frame.defender >= 0:
            if why_not_attack(play.state, frame.attacker, frame.defender) is not None:
                del stack[number + 1 :]
                play.to(frame, "attack.called_off")
            return


# --- the council -----------------------------------------------------------------------------------------------------


@FLOW.frame
class Council(NamedTuple):
    """C10.a: everybody may talk; who is ``ready`` has nothing more to say."""

    step: str
    ready: int


def open_council(play: Play) -> None:
    """C10.a: with those who are still in; two at least."""
    speakers = query.still_in(play.game, play.state)
    play.state.asked = ()
    if len(speakers) > 1:
        play.push(Council("council.talk", 0))


@FLOW.choice
class CouncilTalk(OpenAsk):
    """C10.a: propose, give, or be ready."""

    step = "council.talk"
    rule = "C10.a"
    own_actions = (Ready,)

    def seats(self, game: Campaign, state: CampaignState, frame: Council) -> tuple[int, ...]:
        return tuple(seat for seat in query.still_in(game, state) if not frame.ready >> seat & 1)

    def own_why_not(self, game: Campaign, state: CampaignState, frame: Council, seat: int, action: Ready) -> None:
        return None

    def own_proposals(self, game: Campaign, state: CampaignState, frame: Council, seat: int) -> Iterator[Ready]:
        yield Ready()

    def own_apply(self, play: Play, frame: Council, seat: int, action: Ready) -> None:
        ready = frame.ready | 1 << seat
        if all(ready >> each & 1 for each in query.still_in(play.game, play.state)):
            play.pop()
        else:
            play.to(frame, frame.step, ready=ready)


# --- the start of the year -------------------------------------------------------------------------------------------


def denouncers(game: Campaign, state: CampaignState) -> list[int]:
    """C10.f: the players who are in a relation."""
    return [seat for seat in range(len(game.seats)) if query.friends(state, seat)]


@FLOW.choice
class DenounceSecretly(Ask):
    """C10.f, C10.j: sealed by all, revealed together."""

    step = "year.denounce"
    rule = "C10.f"
    actions = (Denounce,)

    def seats(self, game: Campaign, state: CampaignState, frame: Any) -> tuple[int, ...]:
        return tuple(seat for seat in denouncers(game, state) if state.sealed[seat] == UNSEALED)

    def why_not(self, game: Campaign, state: CampaignState, frame: Any, seat: int, action: Denounce) -> Refusal | None:
        if list(action.players) != sorted(set(action.players)):
            return Refusal("C10.f", "named_twice", {})
        for other in action.players:
            if not query.are_friends(state, seat, other) or other == seat:
                return Refusal("C10.f", "no_relation", {"player": other})
        return None

    def proposals(self, game: Campaign, state: CampaignState, frame: Any, seat: int) -> Iterator[Denounce]:
        partners = query.friends(state, seat)
        for chosen in range(1 << len(partners)):
            yield Denounce(tuple(partners[number] for number in members(chosen)))

    def sample(self, game: Campaign, state: CampaignState, frame: Any, seat: int, rng: Random) -> Denounce:
        return Denounce(tuple(other for other in query.friends(state, seat) if rng.random() < 0.25))

    def apply(self, play: Play, frame: Any, seat: int, action: Denounce) -> None:
        state = play.state
        state.sealed[seat] = mask_of(action.players)
        play.tell("denunciation_sealed", "C10.j", player=seat)
        if not self.seats(play.game, state, frame):
            play.to(frame, "year.denounced")


@FLOW.auto("year.denounced")
def reveal_denunciations(play: Play, frame: Any) -> None:
    """C10.j: all at once, one side is enough; attacks are allowed from this year's spring."""
    state = play.state
    for seat, chosen in enumerate(state.sealed):
        for other in members(max(chosen, 0)):
            play.tell("relation_denounced", "C10.f", reveals=True, player=seat, other=other)
            state.relation[seat][other] = state.relation[other][seat] = NO_RELATION
    state.sealed = [UNSEALED] * len(state.sealed)
    play.to(frame, "year.notes")
