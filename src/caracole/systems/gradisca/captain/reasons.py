"""Why the captain does something, in the words of a player: for every action there is a message ``reason-<code>``."""

from __future__ import annotations

from typing import Any

from caracole.players.base import Reason
from caracole.systems.gradisca.rules import actions as act
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.movement.column import Column
from caracole.systems.gradisca.rules.state import GradiscaState

PLAIN = {
    act.DivideCommands: "share_commands",
    act.PlaceSeaSupply: "feed_from_the_sea",
    act.Disorganize: "spare_the_best",
    act.Discard: "discard_least_useful",
    act.KeepCards: "keep_cards",
    act.EndActivation: "nothing_better",
    act.Respond: "answer_now",
    act.Pass: "no_answer",
    act.Drop: "leave_a_guard",
    act.Halt: "far_enough",
    act.RaidAgain: "plunder_again",
    act.GoBack: "ride_home",
    act.Bombard: "breach_the_wall",
    act.BombardUnits: "thin_them_out",
    act.LayMine: "breach_the_wall",
    act.SetOffMine: "breach_the_wall",
    act.CounterMine: "save_the_wall",
    act.RebuildWall: "save_the_wall",
    act.BuildFort: "dig_in",
    act.DestroyFort: "leave_them_nothing",
    act.RepairBridge: "open_the_road",
    act.Recover: "recover",
    act.MoveCamp: "keep_supply",
    act.ReturnCamp: "camp_again",
    act.EndZone: "hold_position",
    act.PlayCard: "good_card",
    act.Recall: "call_for_help",
    act.EndRecall: "enough_men",
    act.TakeHit: "spare_the_best",
    act.RetreatTo: "safest_way_back",
    act.StandFast: "stand_fast",
    act.PlaceReplacement: "where_he_is_needed",
    act.TakeForts: "use_their_forts",
    act.EnterAt: "where_they_are_needed",
    act.ChooseZone: "card_hits_most_here",
    act.ChooseUnit: "card_hits_most_here",
    act.ChooseCard: "card_hits_most_here",
    act.ChooseCommand: "card_hits_most_here",
    act.ChooseRegion: "card_hits_most_here",
    act.ChooseBorder: "card_hits_most_here",
    act.ChooseUse: "card_hits_most_here",
    act.Sally: "break_out",
    act.Enough: "enough_of_the_card",
}
ONLY = Reason("only_choice")
OF_THE_HAND = (act.Discard, act.EndActivation, act.Pass)
"""What may be the only choice because of the cards that he holds. Reasons can be shown while the game goes on, so he
says of these what he would say with any hand."""


def only_reason(game: Gradisca, state: GradiscaState, side: int, action: Any) -> Reason:
    """The same where there is nothing else to be done."""
    return reason_for(game, state, side, action) if isinstance(action, OF_THE_HAND) else ONLY


def reason_for(game: Gradisca, state: GradiscaState, side: int, action: Any) -> Reason:
    """A word for what he does, with the zone concerned."""
    names = game.theatre.names["zone"]
    if isinstance(action, act.March | act.GoOn):
        return _march(state, side, action, names[action.to])
    if isinstance(action, act.ActivateZone):
        return Reason("most_to_do_here", {"zone": names[action.zone]})
    if isinstance(action, act.FightOn):
        return Reason("press_the_fight" if action.again else "break_off")
    return Reason(PLAIN[type(action)])


def _march(state: GradiscaState, side: int, action: Any, zone: str) -> Reason:
    column = state.stack[-1]
    if action.how == "raid":
        return Reason("raid_pays", {"zone": zone})
    if state.held[1 - side] >> action.to & 1:
        return Reason("good_odds", {"zone": zone})
    if state.booty[action.to] >= 0 and state.booty[action.to] // 100 != side:
        return Reason("take_booty", {"zone": zone})
    if isinstance(column, Column) and action.to == column.start:
        return Reason("back_with_the_gain", {"zone": zone})
    return Reason("mass_near_the_prize", {"zone": zone})
