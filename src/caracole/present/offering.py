"""What can be done, as a board offers it: an action in words, what is touched for it, and whether it can be undone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from random import Random
from typing import Any, NamedTuple

from msgspec import UNSET

from caracole.kernel import FreeDice, Game
from caracole.kernel.work import with_names_borne
from caracole.players import Offer
from caracole.present.model import Gesture, Offered, Says
from caracole.texts import FALLBACK, has_message


class Touched(NamedTuple):
    """The domains of a system whose things can be touched, by what they are on a board."""

    pieces: str | None = None
    places: str | None = None
    cards: str | None = None
    chits: str | None = None


def action_says(message: Mapping[str, Any], called: Mapping[str, str] | None = None) -> Says:
    """An action in words; ``called`` has those who bear another name now than the printed one."""
    args = {key: value for key, value in message.items() if key != "do"}
    return Says(f"action-{message['do']}", with_names_borne(args, called or {}))


def short_says(system: str, message: Mapping[str, Any]) -> Says | None:
    """The same in a word or two, for a button with the pieces on it: ``short-<Name>``, if the system has it."""
    code = f"short-{message['do']}"
    return Says(code, action_says(message).args) if has_message(FALLBACK, system, code) else None


def gesture(message: Mapping[str, Any], domains: Mapping[str, str], touched: Touched) -> Gesture:
    """What is touched for an action; a button where nothing is. ``domains`` tells what its fields hold."""
    found = Gesture()
    for key, value in message.items():
        domain = domains.get(key)
        if domain is None or value is None:
            continue
        things = value if isinstance(value, list) else [value]
        for part in Touched._fields:
            if getattr(touched, part) == domain:
                getattr(found, part).extend(things)
    if not (found.pieces or found.places or found.cards or found.chits):
        found.button = message["do"]
    return found


def tell_apart(actions: list[Offered], plain: Collection[str] = ()) -> None:
    """Actions that share all touches get a button each, but for those in ``plain``, which a touch means first."""
    touches = [_touch(each.gesture) for each in actions]
    shared = Counter(touches)
    for each, touch in zip(actions, touches, strict=True):
        if shared[touch] > 1 and each.gesture.button is None and each.action["do"] not in plain:
            each.gesture.button = each.action["do"]
    same: dict[tuple[str, str | None], int] = {}
    for each, touch in zip(actions, touches, strict=True):
        key = (touch, each.gesture.button)
        same[key] = same.get(key, 0) + 1
        if same[key] > 1:
            each.gesture.button = f"{each.gesture.button or each.action['do']}-{same[key]}"


def _touch(found: Gesture) -> str:
    pose = None if found.pose is UNSET else [found.pose.x, found.pose.y, found.pose.angle]
    way = [] if found.way is UNSET else [[pose.x, pose.y, pose.angle] for pose in found.way]
    facing = None if found.facing is UNSET else found.facing
    return repr((sorted(found.pieces), found.places, found.cards, found.chits, pose, way, facing))


class Wall(NamedTuple):
    """What an action leads to that cannot be taken back: dice or something hidden (``stake``), or another seat."""

    stands: bool
    stake: bool


def wall_after(game: Game[Any], offer: Offer, action: Any, imagined: Any) -> Wall:
    """Could it be taken back? Tried in imagination: a roll, a revelation or a change of seat is a wall."""
    dice = FreeDice(Random(0), keep_log=True)
    after, events = game.step(imagined, offer.seat, action, dice)
    if dice.take_log() or any(event.reveals for event in events):
        return Wall(stands=True, stake=True)
    decision = game.decision(after)
    same = decision is not None and frozenset(decision.seats) == frozenset(offer.decision.seats)
    return Wall(stands=not same, stake=False)
