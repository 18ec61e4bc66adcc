"""What is touched for each action: the pieces, the hexes in their order, a facing, and a button for whatever tells it
from others with the same touches.

Most actions of a unit do not name it: it is the one that the question is about (:class:`Subject`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from caracole.geometry.hex import FACINGS
from caracole.present.model import Gesture

UNITS = ("unit", "other", "units", "leader")
"""Fields that hold pieces."""
HEXES = ("to", "target", "targets", "path", "part", "into", "pivot", "leaving", "hex", "by")
"""Fields that hold hexes which are touched; where fire comes from is not."""
CHITS = ("marker", "division", "giver", "second_giver")

OF_THE_SUBJECT = (
    *("Step", "Halt", "Turn", "Refuse", "EndRefusal", "FireAt", "Extend", "Retract", "Wheel", "TurnAbout", "Mount"),
    *("Dismount", "Reform", "RetractColumn", "Withdraw", "ShrinkToWithdraw", "LeaveMap", "JoinStack", "Reorder"),
    *("OrderSections", "MoveStack", "CloseUp", "WrapAround", "FaceAfterAdvance", "FaceFreely", "FaceStack"),
    *("ReactFacing", "ReactRefuse", "TurnAfterRally", "GiveWay", "GiveWayTo", "RetreatTo", "LeaderTo", "LeaderLeaves"),
)
"""Actions of the unit or leader that the question is about."""

NAMED = (
    *("Extend", "Retract", "RetractColumn", "Wheel", "Reform", "ShrinkToWithdraw", "TurnAbout", "MoveStack"),
    *("EndRefusal", "Mount", "Dismount", "LeaveMap", "GiveWay", "Halt", "LeaderLeaves"),
)
"""Actions that always have a button of their own, whatever is touched."""

BENDS = ("Refuse", "EndRefusal", "ReactRefuse")
"""Actions that bend back an end of the unit, or pull it straight."""

VARIANTS = (
    *("way", "raze", "below", "above", "rapid", "moving", "combine", "points", "sections", "section", "place", "end"),
    *("orders", "kind", "value", "origin", "entry", "group", "corps"),
)
"""Fields that make another manner of the same, and are on its button."""

PLAIN = (
    *("Step", "Turn", "FireAt", "AnswerFire", "Withdraw", "ActivateUnit", "ActivateBrigade", "LeaderTo", "MoveLeader"),
    *("Retreat", "RetreatTo", "GiveWayTo", "Advance", "AdvanceFurther", "DesignateAssault", "WrapAround", "CloseUp"),
    *("FaceAfterAdvance", "FaceFreely", "FaceStack", "ReactFacing", "TurnAfterRally", "PlaceRallied", "BeginWork"),
    *("EnterUnit", "EnterLeader", "GoAlong", "PlaceLeader", "RetreatBefore", "CheckWith", "TryToReturn"),
)
"""Actions that a touch means first."""


class Subject(NamedTuple):
    """Whom the question is about, and where the leaders of brigades are to be found."""

    pieces: tuple[str, ...] = ()
    leaders: Mapping[str, str] = {}
    """Brigade -> its leader, if he is on the map."""
    entries: Mapping[str, str] = {}
    """Entry -> its hex."""


def subject(view: Mapping[str, Any], leaders: Mapping[str, str], entries: Mapping[str, str]) -> Subject:
    """Whom the decision of a view is about: a leader, a unit, or the top unit of a hex."""
    asked = view["decision"]
    about = {} if asked is None else asked["about"]
    present = {row["id"] for row in view["leaders"] if row["hex"] is not None}
    known = {brigade: leader for brigade, leader in leaders.items() if leader in present}
    stack = view["stacks"].get(about.get("hex"), ())
    whole_hex = asked is not None and asked["kind"] in ("reaction.face", "orders.face")
    if whole_hex and stack:
        return Subject((stack[0],), known, entries)
    name = about.get("leader") or about.get("unit") or next(iter(stack), None)
    return Subject((name,) if name else (), known, entries)


def gesture(message: Mapping[str, Any], about: Subject) -> Gesture:
    """How an action, given as its message, is shown on the board."""
    do = message["do"]
    found = Gesture()
    for key in UNITS:
        found.pieces += _listed(message.get(key))
    if do in OF_THE_SUBJECT:
        found.pieces = list(dict.fromkeys([*about.pieces, *found.pieces]))
    for key in HEXES:
        found.places += _listed(message.get(key))
    if "entry" in message:
        found.places += _listed(about.entries.get(message["entry"]))
    for key in CHITS:
        found.chits += [each for each in _listed(message.get(key)) if each not in found.chits]
    if isinstance(message.get("facing"), str):
        found.facing = FACINGS.index(message["facing"])
    if do in BENDS:
        found.bend = message.get("end", "straight")
    if do == "Reorder":
        found.level = message["place"]
    brigade = message.get("brigade")
    if brigade is not None:
        found.pieces += _listed(about.leaders.get(brigade))
    found.button = _button(message, found, brigade is not None and brigade not in about.leaders)
    return found


def _button(message: Mapping[str, Any], found: Gesture, unled: bool) -> str | None:
    """The button: the name of the action where nothing is touched, and every field that is not as usual."""
    do = message["do"]
    words = [str(message["brigade"])] if unled else []
    for key in VARIANTS:
        value = message.get(key)
        if value is None or value is False or value == [] or (key == "points" and value == 0) or value == -1:
            continue
        words.append(key if value is True else "-".join(map(str, [key, *_listed(value)])))
    touched = found.pieces or found.places or found.chits
    if not touched or do in NAMED or (unled and words):
        return "-".join([do, *words])
    return "-".join(words) or None


def _listed(value: Any) -> list[Any]:
    if value is None:
        return []
    return list(value) if isinstance(value, list | tuple) else [value]
