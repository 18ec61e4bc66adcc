"""The captain of a Piccole Guerre campaign: rules of thumb that any player would recognise.

What counts in the end is income, so he wants nodes: neutral ones by siege, an enemy's where no army of equal strength
can come. He sees only what his seat may know: a hidden army is feared wherever it may be. He makes friends on all sides
but one, buys back his dead, and says why. In a pitched battle the captain of battles takes over.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from caracole.kernel.bits import members
from caracole.kernel.nested import Within
from caracole.players.base import Chosen, Offer, Player, Reason
from caracole.systems.piccole.campaign.rules import movement, query
from caracole.systems.piccole.campaign.rules.actions import (
    Accept,
    Buy,
    CallHelpers,
    Confirm,
    ContinueSiege,
    Decline,
    Denounce,
    Done,
    Drop,
    GiveBattle,
    Grant,
    Invade,
    LeaveToFate,
    March,
    Muster,
    NameGeneral,
    NoteStart,
    OfferRelation,
    PayTroops,
    ProposePact,
    Quarters,
    Ready,
    Refuse,
    Relieve,
    Retreat,
    Sally,
    SendContingent,
    StandSiege,
    Stay,
    StayOut,
    WithdrawArmy,
)
from caracole.systems.piccole.campaign.rules.diplomacy import AS_ALLY, why_not_talk
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.campaign.rules.map import NEUTRAL, NOWHERE, SPRING, SUMMER, Node, each_node
from caracole.systems.piccole.campaign.rules.resources import cost, income, worth
from caracole.systems.piccole.campaign.rules.sequence import enemy_in
from caracole.systems.piccole.campaign.rules.sieges import bonus
from caracole.systems.piccole.campaign.rules.state import CampaignState
from caracole.systems.piccole.campaign.rules.view import battle_window
from caracole.systems.piccole.captain.battle import BattleCaptain
from caracole.systems.piccole.captain.statecraft import USUAL, Statecraft

DIE = 6


class CampaignCaptain:
    """One computer player. ``seed`` makes his thoughts repeatable."""

    name = "captain"

    def __init__(self, seed: int = 0, fighter: Player | None = None, craft: Statecraft = USUAL) -> None:
        self._rng = Random(seed)
        self._fighter = fighter or BattleCaptain(seed)
        self._craft = craft

    def choose(self, game: Campaign, seat: int, view: dict[str, Any], offer: Offer) -> Chosen:
        """Decide for a seat."""
        return self.decide(game, offer.imagine(self._rng), seat)

    def decide(self, game: Campaign, state: CampaignState, seat: int) -> Chosen:
        """What he does in a state that is his own to think with; it is left as it is."""
        if state.battle is not None:
            return self._fight(game, state, seat)
        step = state.stack[-1].step
        think: Callable[[Campaign, CampaignState, int], Chosen] = getattr(self, f"_{step.replace('.', '_')}")
        return think(game, state, seat)

    def _fight(self, game: Campaign, state: CampaignState, seat: int) -> Chosen:
        """The captain of battles decides."""
        window = battle_window(game, state)
        assert window is not None
        inside = window.seats.index(seat)
        inner = Offer(window.game, window.state, inside)
        chosen = self._fighter.choose(window.game, inside, inner.view, inner)
        return Chosen(Within(chosen.action), chosen.reason)

    def _allowed(self, game: Campaign, state: CampaignState, seat: int) -> list[Any]:
        return list(game.candidates(state, seat))

    # --- the year ----------------------------------------------------------------------------------------------------

    def _year_denounce(self, game: Campaign, state: CampaignState, seat: int) -> Chosen:
        """A friend is kept unless he has become easy prey and the end is near."""
        prey = [
            other
            for other in query.friends(state, seat)
            if state.year == game.map.years
            and strength(game, state, other) * self._craft.prey < strength(game, state, seat)
        ]
        return Chosen(Denounce(tuple(prey)), Reason("weigh_friends", {}))  # sealed: whom, or whether, would tell

    def _year_note(self, game: Campaign, state: CampaignState, seat: int) -> Chosen:
        """Where most is within reach."""
        best = max(each_node(state.maybe[seat]), key=lambda node: (self._prospect(game, state, seat, node), -node))
        return Chosen(NoteStart(best), Reason("start_at_the_front", {}))  # sealed: where, would tell

    def _prospect(self, game: Campaign, state: CampaignState, seat: int, node: Node) -> float:
        """The best thing that an army here could go for, and half of the next best."""
        gains = sorted(
            (
                self._gain(game, state, seat, node, path)
                for path in movement.ways(game, node)
                if not query.is_friendly(state, seat, path[-1]) and _is_open(game, state, seat, node, path)
            ),
            reverse=True,
        )
        return gains[0] + 0.5 * sum(gains[1:2]) if gains else 0.0

    # --- a turn ------------------------------------------------------------------------------------------------------

    def _council_talk(self, game: Campaign, state: CampaignState, seat: int) -> Chosen:
        """Friends on all sides but one, the strongest armies first: they leave our cities alone."""
        others = [each for each in query.still_in(game, state) if each not in (seat, *query.friends(state, seat))]
        if others and state.season == SPRING and len(others) > self._craft.foes:
            strongest = max(others, key=lambda other: self._might(game, state, other))
            wish = OfferRelation(strongest, AS_ALLY)
            if why_not_talk(game, state, seat, wish) is None:
                return Chosen(wish, Reason("win_a_friend", {"other": game.seats[strongest]}))
        return Chosen(Ready(), Reason("nothing_to_ask", {}))

    def _might(self, game: Campaign, state: CampaignState, other: int) -> tuple[float, int]:
        """How much he wants somebody as a friend."""
        yields = income(game, state, other)
        return strength(game, state, other) + self._craft.mighty * yields, yields

    def _turn_act(self, game: Campaign, state: CampaignState, seat: int) -> Chosen:
        """What promises most."""
        own = [action for action in self._allowed(game, state, seat) if not isinstance(action, OfferRelation)]
        found = [(self._promise(game, state, seat, action), number, action) for number, action in enumerate(own)]
        best = max(found, key=lambda row: (row[0], -row[1]))[2]
        return Chosen(best, self._why(game, state, seat, best))

    def _promise(self, game: Campaign, state: CampaignState, seat: int, action: Any) -> float:
        here, craft = state.at[seat], self._craft
        size = state.alive[seat].bit_count()
        match action:
            case Stay():
                return 0.0
            case ContinueSiege():
                chance = _chance(game, bonus(game, state, here))
                part = 1.0 if size > craft.weary else 0.3
                return chance * self._value(game, state, seat, here) * part + craft.besieging
            case Invade(path=path, helpers=helpers):
                more = craft.helped if helpers and state.owner[path[-1]] != NEUTRAL else -0.02 * len(helpers)
                return self._gain(game, state, seat, here, path) + more
            case Relieve(path=path, helpers=helpers):
                enemy = enemy_in(state, seat, path[-1])
                odds = self._odds(game, state, seat, -1 if enemy is None else enemy)
                worth_it = craft.relief * (1.0 if state.owner[path[-1]] == seat else 0.25)
                return odds * worth_it - (1 - odds) * craft.anxious + 0.02 * len(helpers)
            case Sally(helpers=helpers):
                besieger = query.besieged_by(state, seat)
                odds = self._odds(game, state, seat, -1 if besieger is None else besieger)
                return (odds - craft.sally) * 2 + 0.02 * len(helpers)
            case March(path=path):
                gain = self._prospect(game, state, seat, path[-1]) - self._prospect(game, state, seat, here)
                by_sea = movement.sea_edges(game, here, path) * (state.season != SUMMER)
                return craft.closer * gain - craft.storm * by_sea
        return -1.0

    def _value(self, game: Campaign, state: CampaignState, seat: int, node: Node) -> float:
        """What it is worth to take a node: our income, and the enemy's loss."""
        owner = state.owner[node]
        own: float = worth(game, seat, node) ** self._craft.rich
        if owner == NEUTRAL:
            return own
        incomes = [income(game, state, other) for other in range(len(game.seats)) if other != seat]
        leads = income(game, state, owner) == max(incomes)
        leaders = self._craft.last_leaders_loss if state.year == game.map.years else self._craft.leaders_loss
        return own + (leaders if leads else self._craft.loss) * worth(game, owner, node)

    def _gain(self, game: Campaign, state: CampaignState, seat: int, here: Node, path: tuple[Node, ...]) -> float:
        """What an invasion promises: by siege where nobody can come, else by battle."""
        node = path[-1]
        owner = state.owner[node]
        value = self._value(game, state, seat, node)
        craft = self._craft
        risk = craft.storm * movement.sea_edges(game, here, path) * (state.season != SUMMER)
        if state.season == SUMMER and not _has_quarters(game, state, seat, node):
            risk += craft.far_out
        if state.alive[seat].bit_count() <= 2:
            return -risk
        siege = _chance(game, 0) + (craft.later if state.season == SPRING else 0.1)
        if owner == NEUTRAL:
            return value * siege - risk
        danger = _may_come(game, state, owner, node)
        odds = self._odds(game, state, seat, owner)
        defeat = craft.last_defeat if state.year == game.map.years else craft.defeat
        by_battle = odds * value - (1 - odds) * defeat
        return danger * by_battle + (1 - danger) * value * siege - risk

    def _odds(self, game: Campaign, state: CampaignState, seat: int, enemy: int) -> float:
        """The chance to win a battle: strength counts for a lot."""
        if enemy < 0:
            return 0.5
        ours, theirs = (strength(game, state, each) ** self._craft.steep for each in (seat, enemy))
        odds: float = ours / max(1.0, ours + theirs)
        return odds

    def _why(self, game: Campaign, state: CampaignState, seat: int, action: Any) -> Reason:
        match action:
            case ContinueSiege():
                return Reason("keep_the_siege", {"node": name(game, state.at[seat])})
            case Invade(path=path) if state.owner[path[-1]] == NEUTRAL:
                return Reason("take_the_neutral", {"node": name(game, path[-1])})
            case Invade(path=path):
                owner = game.seats[state.owner[path[-1]]]
                return Reason("strike_the_weak", {"node": name(game, path[-1]), "other": owner})
            case Relieve(path=path):
                return Reason("relieve_the_place", {"node": name(game, path[-1])})
            case Sally():
                return Reason("break_out", {})
            case March(path=path) if query.is_besieging(state, seat):
                return Reason("give_up_the_siege", {"node": name(game, state.at[seat])})
            case March(path=path):
                return Reason("come_closer", {"node": name(game, path[-1])})
        return Reason("rest_the_army", {})

    # --- attack and defence ------------------------------------------------------------------------------------------

    def _attack_confirm(self, game: Campaign, state: CampaignState, seat: int) -> Chosen:
        frame = state.stack[-1]
        here = name(game, frame.node)
        if frame.contingents:
            return Chosen(Confirm(), Reason("bring_help", {}))
        if frame.defender == NEUTRAL or self._odds(game, state, seat, frame.defender) > self._craft.alone:
            return Chosen(Confirm(), Reason("go_alone", {"node": here}))
        return Chosen(Drop(), Reason("too_weak_alone", {"node": here}))

    def _attack_call_helpers(self, game: Campaign, state: CampaignState, seat: int) -> Chosen:
        frame = state.stack[-1]
        helpers = tuple(each for each in query.friends(state, seat) if each != frame.attacker)
        return Chosen(CallHelpers(helpers), Reason("bring_help", {}))

    def _attack_choose(self, game: Campaign, state: CampaignState, seat: int) -> Chosen:
        """Fight if strong enough; else save the army, or stand behind the walls."""
        frame = state.stack[-1]
        here = name(game, frame.node)
        actions = self._allowed(game, state, seat)
        ours = strength(game, state, seat) + sum(
            _worth_of(game, row[0], row[2]) * (1 if row[1] == 1 else -1) for row in frame.contingents
        )
        fights = [action for action in actions if isinstance(action, GiveBattle)]
        enough = self._craft.last_enough if state.year == game.map.years else self._craft.enough
        if fights and ours >= enough * strength(game, state, frame.attacker):
            return Chosen(_shortest(fights), Reason("fight_good_odds", {"node": here}))
        away = [action for action in actions if isinstance(action, WithdrawArmy)]
        if away:
            return Chosen(away[0], Reason("save_the_army", {"node": here}))
        if any(isinstance(action, LeaveToFate) for action in actions):
            return Chosen(LeaveToFate(), Reason("leave_it", {"node": here}))
        walls = [action for action in actions if isinstance(action, StandSiege)]
        if walls:
            return Chosen(_shortest(walls), Reason("stand_behind_walls", {"node": here}))
        return Chosen(_shortest(fights), Reason("fight_good_odds", {"node": here}))

    def _help_answer(self, game: Campaign, state: CampaignState, seat: int) -> Chosen:
        """Four of the cheapest, if the army is whole or the bond demands it."""
        frame = state.stack[-1]
        actions = self._allowed(game, state, seat)
        sent = [action for action in actions if isinstance(action, SendContingent)]
        whole = state.alive[seat].bit_count() >= self._craft.whole * len(game.map.players[seat].elements)
        may_refuse = any(isinstance(action, Refuse) for action in actions)
        if not sent or (may_refuse and not whole):
            return Chosen(Refuse(), Reason("keep_own_men", {}))
        cheapest = min(sent, key=lambda action: sum(_price(game, seat, each) for each in action.elements))
        return Chosen(cheapest, Reason("help_a_friend", {"other": game.seats[frame.host]}))

    def _passage_answer(self, game: Campaign, state: CampaignState, seat: int) -> Chosen:
        mover = state.stack[-1].mover
        if query.are_friends(state, seat, mover):
            return Chosen(Grant(), Reason("let_them_pass", {"other": game.seats[mover]}))
        return Chosen(Refuse(), Reason("keep_them_out", {"other": game.seats[mover]}))

    def _general_name(self, game: Campaign, state: CampaignState, seat: int) -> Chosen:
        best = max(members(state.alive[seat]), key=lambda each: (_price(game, seat, each), -each))
        return Chosen(NameGeneral(best), Reason("strongest_commands", {}))

    def _retreat_choose(self, game: Campaign, state: CampaignState, seat: int) -> Chosen:
        """Home rather than to a friend, by land rather than by sea, away from the enemy."""
        node = state.stack[-1].node

        def comfort(to: Node) -> tuple[bool, bool, int, int]:
            threats = sum(bool(query.hostile_armies(state, seat, other)) for other in game.map.beside[to])
            return state.owner[to] == seat, not game.map.beside[node][to], -threats, -to

        best = max(query.retreats(game, state, seat, node), key=comfort)
        return Chosen(Retreat(best), Reason("retreat_safely", {"node": name(game, best)}))

    # --- offers ------------------------------------------------------------------------------------------------------

    def _offer_relation(self, game: Campaign, state: CampaignState, seat: int) -> Chosen:
        """Welcome, if somebody is left to fight."""
        frame = state.stack[-1]
        other = game.seats[frame.player]
        friends = (seat, frame.player, *query.friends(state, seat))
        rivals = [each for each in query.still_in(game, state) if each not in friends]
        in_need = query.besieged_by(state, seat) == frame.player
        if in_need or len(rivals) >= self._craft.foes:
            return Chosen(Accept(), Reason("win_a_friend", {"other": other}))
        return Chosen(Decline(), Reason("no_trust", {"other": other}))

    def _offer_pact(self, game: Campaign, state: CampaignState, seat: int) -> Chosen:
        """A pact that pays, or that a friend asks for at no cost."""
        frame = state.stack[-1]
        terms = ProposePact(frame.other, *frame.terms)
        other = game.seats[frame.player]
        profit = terms.gold + terms.tribute * (terms.until - state.year + 1)
        binds = terms.peace or terms.contingent >= 2 or terms.passage >= 2
        if profit > 2 or (profit >= 0 and (not binds or query.are_friends(state, seat, frame.player))):
            return Chosen(Accept(), Reason("good_offer", {"other": other}))
        return Chosen(Decline(), Reason("no_trust", {"other": other}))

    # --- the administrative phase ------------------------------------------------------------------------------------

    def _winter_quarters(self, game: Campaign, state: CampaignState, seat: int) -> Chosen:
        """By land, and home."""
        ways = [action for action in self._allowed(game, state, seat) if isinstance(action, Quarters)]
        if not ways:
            return Chosen(StayOut(), Reason("pay_the_men", {}))
        here = state.at[seat]
        best = min(
            ways,
            key=lambda action: (
                movement.passage_needed(state, seat, action.path) is not None,
                movement.sea_edges(game, here, action.path),
                state.owner[action.path[-1]] != seat,
                len(action.path),
            ),
        )
        return Chosen(best, Reason("winter_at_home", {"node": name(game, best.path[-1])}))

    def _winter_pay(self, game: Campaign, state: CampaignState, seat: int) -> Chosen:
        paid = [action for action in self._allowed(game, state, seat) if isinstance(action, PayTroops)]
        most: PayTroops = max(paid, key=lambda action: len(action.elements))
        return Chosen(most, Reason("pay_the_men", {}))

    def _admin_buy(self, game: Campaign, state: CampaignState, seat: int) -> Chosen:
        """Heavy troops first, up to a fighting strength; the rest is saved, since money breaks ties (C12.d)."""
        actions = self._allowed(game, state, seat)
        if state.year == game.map.years or state.alive[seat].bit_count() >= self._craft.army:
            return Chosen(Done(), Reason("save_money", {}))
        mustered = [action for action in actions if isinstance(action, Muster)]
        if mustered:
            capital = game.map.capitals[seat]
            best = next((action for action in mustered if action.node == capital), mustered[0])
            return Chosen(best, Reason("buy_the_best", {}))
        wares = [action for action in actions if isinstance(action, Buy)]
        if wares:
            best_buy = max(wares, key=lambda action: (_price(game, seat, action.element), -action.element))
            return Chosen(best_buy, Reason("buy_the_best", {}))
        return Chosen(Done(), Reason("save_money", {}))


# --- what things are worth -------------------------------------------------------------------------------------------


def name(game: Campaign, node: Node) -> str:
    """The id of a node."""
    return game.map.nodes[node].id


def _price(game: Campaign, seat: int, element: int) -> int:
    return cost(game, game.map.players[seat].elements[element])


def _worth_of(game: Campaign, seat: int, elements: int) -> int:
    return sum(_price(game, seat, element) for element in members(elements))


def strength(game: Campaign, state: CampaignState, seat: int) -> int:
    """What an army would cost to buy."""
    return _worth_of(game, seat, state.alive[seat])


def _chance(game: Campaign, modifier: int) -> float:
    """C9.a: the chance of a siege roll."""
    hits = DIE + 1 - (game.charts.siege.taken_from - modifier)
    return float(min(max(hits, 0), DIE) / DIE)


def _may_come(game: Campaign, state: CampaignState, owner: int, node: Node) -> float:
    """C6.e: how likely the owner's army can come; a hidden one may be at any of its possible starts."""
    if state.at[owner] == NOWHERE:
        return 0.0
    places = each_node(state.maybe[owner]) if query.is_hidden(state, owner) else [state.at[owner]]
    near = [place for place in places if _reaches(game, state, owner, place, node)]
    return len(near) / len(places)


def _reaches(game: Campaign, state: CampaignState, seat: int, origin: Node, node: Node) -> bool:
    return origin == node or any(
        path[-1] == node and all(query.is_friendly(state, seat, via) for via in path[:-1])
        for path in movement.ways(game, origin)
    )


def _has_quarters(game: Campaign, state: CampaignState, seat: int, node: Node) -> bool:
    """C11.d: friendly ground within two edges."""
    return any(
        query.is_friendly(state, seat, path[-1]) and all(query.is_friendly(state, seat, via) for via in path[:-1])
        for path in movement.ways(game, node)
    )


def _is_open(game: Campaign, state: CampaignState, seat: int, origin: Node, path: tuple[Node, ...]) -> bool:
    """The army could walk there now without asking anybody, and the place is not under siege."""
    return (
        movement.why_not_way(game, state, seat, origin, path) is None
        and movement.passage_needed(state, seat, path) is None
        and state.siege[path[-1]] is None
    )


def _shortest(actions: list[Any]) -> Any:
    return min(actions, key=lambda action: (len(action.path), action.path))
