"""What can be done, with the gestures that mean it on a board."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import Any

from msgspec import UNSET

from caracole.kernel.work import with_names_borne
from caracole.players import Offer
from caracole.present.model import Cost, Offered, Offers, Says
from caracole.present.offering import Wall, short_says, tell_apart, wall_after
from caracole.systems.gbacw.board.gestures import PLAIN, Subject, gesture, subject
from caracole.systems.gbacw.board.lenses import instructions
from caracole.systems.gbacw.rules.assault.actions import DesignateAssault, JoinAssault
from caracole.systems.gbacw.rules.components.numbers import Unit
from caracole.systems.gbacw.rules.components.printed import HALF_POINTS
from caracole.systems.gbacw.rules.extension import formation
from caracole.systems.gbacw.rules.fire.actions import AnswerFire, FireAt
from caracole.systems.gbacw.rules.flow import called
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.movement.actions import LeaderTo, Step
from caracole.systems.gbacw.rules.movement.costs import part_cost, razing_cost
from caracole.systems.gbacw.rules.movement.movement import UnitAct, left_to_spend
from caracole.systems.gbacw.rules.sequence.actions import SetStanding

ENDS = (
    *("EndUnit", "EndBrigade", "EndDivision", "EndFire", "EndOrders", "EndAttempts", "EndRaising", "EndAdding"),
    *("EndGroup", "EndPlacing", "EndLeaving", "EndEngineers", "EndCommanders", "EndWithdrawal", "EndDesignation"),
    *("EndAssault", "EndFurther", "FillPool", "NoTransfer", "ActSeparately", "KeepOrders", "HoldFire", "HoldGround"),
    *("HoldGroup", "LetBe", "StandFast", "AwaitCharge", "DeclineAdvance", "LeaderStays", "StayBehind", "StayAway"),
)
"""What ends something: buttons, shown last."""

HEADINGS = {
    **dict.fromkeys(("Step", "MoveStack", "Withdraw", "ShrinkToWithdraw", "LeaveMap"), "menu-move"),
    **dict.fromkeys(("Turn", "Refuse", "EndRefusal", "TurnAbout"), "menu-facing"),
    **dict.fromkeys(("FireAt", "AnswerFire"), "menu-fire"),
    **dict.fromkeys(("Extend", "Retract", "RetractColumn", "Wheel", "Reform", "CloseUp"), "menu-formation"),
    **dict.fromkeys(("JoinStack", "Reorder", "OrderSections"), "menu-stack"),
    **dict.fromkeys(
        ("MoveLeader", "TakeLeader", "LeaveLeader", "EnterLeader", "LeaderTo", "LeaderLeaves"), "menu-leaders"
    ),
    **dict.fromkeys(("Rally", "Resupply", "StopWork", "Mount", "Dismount", "AnnounceCharge"), "menu-special"),
    **dict.fromkeys(("OrderBrigade", "AttemptOrders", "TakeOrders", "LeaveReserve", "OrderIn"), "menu-orders"),
    **dict.fromkeys(("AssignBattery", "TransferBattery"), "menu-batteries"),
    **dict.fromkeys(("DesignateAssault", "JoinAssault"), "menu-assault"),
    "ActivateUnit": "menu-units",
    "EnterUnit": "menu-reinforcements",
    "ActivateBrigade": "menu-brigades",
}
"""What an action stands under when there are many."""

ATTACKS = (FireAt, AnswerFire, DesignateAssault, JoinAssault)
"""Actions whose odds can be asked for."""

ALIKE = (LeaderTo,)
"""Kinds of action of which one tells of all whether it can be taken back."""


class Offering:
    """One decision as a board offers it."""

    def __init__(self, game: Gbacw, offer: Offer) -> None:
        self.game, self.offer = game, offer
        self.view: Mapping[str, Any] = offer.view
        self.state = offer.imagine(Random(0))
        self._called = called(game, self.state)
        self._walls: dict[type, Wall] = {}

    @cached_property
    def subject(self) -> Subject:
        """Whom it is about."""
        field = self.game.field
        leaders = {row.id: field.leaders[row.leader].id for row in field.brigades if row.leader >= 0}
        entries = {row.id: field.grid.names[row.hex] for row in field.scenario.entries}
        return subject(self.view, leaders, entries)

    def offers(self, version: int) -> Offers:
        """Every candidate, once; standing instructions as forms."""
        found = list({(type(action), action): action for action in self.offer.candidates()}.values())
        actions = [self.offered(action) for action in found if not isinstance(action, SetStanding)]
        self._cheapest_is_plain(actions)
        tell_apart(actions, PLAIN)
        actions.sort(key=lambda each: each.ends)
        kinds = dict.fromkeys(action.kind for action in found if isinstance(action, SetStanding))
        forms = [instructions.offered(kind, self.view["standing"][kind]) for kind in kinds]
        seat = self.game.seats[self.offer.seat]
        return Offers(version, seat, self.offer.decision.complete, actions, forms or UNSET)

    def offered(self, action: Any) -> Offered:
        """One action, thought through in an imagined state."""
        message = self.game.encode_action(action)
        name = message["do"]
        wall, attack = self._wall(action), isinstance(action, ATTACKS)
        return Offered(
            action=message,
            says=self.says(message),
            gesture=gesture(message, self.subject),
            rule=self.offer.decision.rule,
            heading=HEADINGS.get(name),
            undoable=not wall.stands,
            stake=wall.stake,
            short=self._short(message),
            ends=name in ENDS,
            attack=attack,
            cost=self.cost(action),
        )

    def says(self, message: Mapping[str, Any]) -> Says:
        """An action in words, guns by their names."""
        args = {key: value for key, value in message.items() if key != "do"}
        unit = self._sections_of(message)
        if unit is not None and args.get("sections"):
            args["sections"] = [self._gun(unit, section) for section in args["sections"]]
        if "section" in args:
            args["section"] = self._gun(unit, args["section"]) if unit is not None and args["section"] >= 0 else None
        return Says(f"action-{message['do']}", with_names_borne(args, self._called))

    def _short(self, message: Mapping[str, Any]) -> Says | None:
        found = short_says(self.game.system, message)
        return None if found is None else Says(found.code, self.says(message).args)

    def _sections_of(self, message: Mapping[str, Any]) -> int | None:
        name = message.get("unit") or next(iter(self.subject.pieces), None)
        return self.game.field.unit_numbers.get(str(name))

    def _gun(self, unit: int, section: int) -> str:
        field = self.game.field
        return field.weapons[field.units[Unit(unit)].sections[section][0]].id

    # --- what a player wants to know before --------------------------------------------------------------------------

    def _wall(self, action: Any) -> Wall:
        kind = type(action)
        if kind in ALIKE and kind in self._walls:
            return self._walls[kind]
        self._walls[kind] = wall_after(self.game, self.offer, action, self.state)
        return self._walls[kind]

    def cost(self, action: Any) -> Cost | None:
        """What a step costs, in movement points (9.4)."""
        frame = self.state.stack[-1]
        if not isinstance(action, Step) or not isinstance(frame, UnitAct):
            return None
        return step_cost(self.game, self.state, frame, action)

    def _cheapest_is_plain(self, actions: list[Offered]) -> None:
        """Of the ways to step into a hex the cheapest is what a touch means; the others have a button."""
        best: dict[str, Offered] = {}
        steps = [each for each in actions if each.action["do"] == "Step" and each.cost is not None]
        for each in steps:
            kept = best.get(each.action["to"])
            if not each.action["raze"] and (kept is None or _points(each) < _points(kept)):
                best[each.action["to"]] = each
        for each in steps:
            if best.get(each.action["to"]) is each:
                each.gesture.button = None
            elif each.gesture.button is None:
                each.gesture.button = "ground"


def _points(offered: Offered) -> float:
    return 0 if offered.cost is None else offered.cost.points


def step_cost(game: Gbacw, state: Any, frame: UnitAct, action: Step) -> Cost:
    """The cost of a step that is allowed now; ``all`` if it takes whatever is left (C9.42.b)."""
    origin = state.hex_of[frame.unit]
    direction = game.field.grid.direction(origin, action.to)
    moves = formation.moves(game, state, frame.unit, direction)
    cost = max(part_cost(game, state, frame.unit, here, there, action.way) for here, there in moves)
    cost += razing_cost(game) if action.raze else 0
    spare = left_to_spend(frame) - cost
    return Cost(game.field.grid.names[action.to], cost / HALF_POINTS, max(0, spare) / HALF_POINTS, spare < 0)
