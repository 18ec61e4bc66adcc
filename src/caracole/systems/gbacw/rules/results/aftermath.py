"""The list of a :class:`~caracole.systems.gbacw.rules.results.chain.Chain` worked off in the order of the book.

Checks that a Rout or a retreat through friends calls for come first, then Second Disorders, Routs, the strength they
cost, leaders (C12.71.d: after all these checks), retreats one after another, and last the checks of Collapsed and Blown
units (C12.23.d). In an assault Routs wait for those checks if both sides might Rout (C12.52.e).
"""

from __future__ import annotations

from caracole.systems.gbacw.rules.flow import FLOW, Play
from caracole.systems.gbacw.rules.results import leader_casualties, retreat, rout, second_disorder
from caracole.systems.gbacw.rules.results.chain import Chain


@FLOW.auto("chain.next")
def work_off(play: Play, frame: Chain) -> None:
    """The next thing to do; when nothing is left, whoever waited goes on."""
    if frame.shaken:
        second_disorder.check_shaken(play)
    elif frame.again:
        second_disorder.judge(play)
    elif frame.routing and not rout.waits(play, frame):
        rout.rout_next(play)
    elif frame.losing:
        second_disorder.pay(play)
    elif frame.winded:
        second_disorder.pay_for_blown(play)
    elif frame.leaders:
        leader_casualties.roll_for_leaders(play)
    elif retreat.due(frame):
        retreat.ask_next(play, frame)
    elif frame.frayed:
        second_disorder.check_frayed(play)
    else:
        play.pop()
