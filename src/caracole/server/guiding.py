"""The hand in a lesson on a table without a grid: near the place that a step is about it is drawn there, and whatever
else it does gets a kind word."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import hypot
from typing import Any, NamedTuple

from msgspec import UNSET, structs

from caracole.present.model import Gesture, Offered, Piece, Pose, Refused, Tried

PULL = 0.35
"""From so far a marked place draws a piece, in parts of its front."""
TURNED = 25.0
"""So many degrees a hand may be off."""

Standing = Mapping[str, Piece]


class Guide(NamedTuple):
    """What a step is about: what is asked for, the rule that forbids it if it is only to be tried, and the kind word
    for anything else."""

    asked: Sequence[Offered]
    fits: Callable[[Mapping[str, Any]], bool]
    forbidden: Refused | None
    word: Refused
    standing: Standing

    def meant(self, gesture: Gesture) -> Offered | None:
        """What is asked for, if the hand is near it."""
        return next((each for each in self.asked if is_near(each.gesture, gesture, self.standing)), None)

    def answer(self, tried: Tried, gesture: Gesture) -> Tried:
        """What the rules say of a gesture, made an answer about this step."""
        meant = self.meant(gesture)
        if self.forbidden is not None and (meant is not None or self._is_about(tried, gesture)):
            attempt = meant or self.asked[0]
            return Tried(refusal=self.forbidden, poses=ends(attempt.gesture, self.standing), attempt=attempt)
        fitting = [] if self.forbidden is not None else [each for each in tried.possible if self.fits(each.action)]
        if not fitting and meant is not None:
            fitting = [meant]
        if fitting:
            is_first = tried.possible and fitting[0] is tried.possible[0]
            poses = tried.poses if is_first else ends(fitting[0].gesture, self.standing)
            return structs.replace(tried, possible=fitting, refusal=None, poses=poses)
        if tried.possible:
            return Tried(refusal=self.word, poses=tried.poses)
        return tried

    def _is_about(self, tried: Tried, gesture: Gesture) -> bool:
        """The very rule that is to be met, by the pieces that are to meet it."""
        assert self.forbidden is not None
        told = [note.says.code for note in tried.notes]
        told += [] if tried.refusal is None else [tried.refusal.says.code]
        return self.forbidden.says.code in told and set(gesture.pieces) == set(self.asked[0].gesture.pieces)


def is_near(asked: Gesture, gesture: Gesture, standing: Standing) -> bool:
    """The same pieces, pushed and turned in about the same way."""
    if set(asked.pieces) != set(gesture.pieces) or not asked.pieces:
        return False
    goal, wish = _pushed(asked, standing), _pushed(gesture, standing)
    base = standing[asked.pieces[0]].base if asked.pieces[0] in standing else UNSET
    if goal is None or wish is None or base is UNSET:
        return False
    off = abs(goal.angle - wish.angle) % 360
    return hypot(goal.x - wish.x, goal.y - wish.y) <= PULL * base[0] and min(off, 360 - off) <= TURNED


def _pushed(gesture: Gesture, standing: Standing) -> Pose | None:
    """How far its first piece is pushed and turned from where it stands."""
    piece = standing.get(gesture.pieces[0])
    if piece is None or piece.pose is UNSET or gesture.pose is UNSET:
        return None
    start, end = piece.pose, gesture.pose
    return Pose(end.x - start.x, end.y - start.y, (end.angle - start.angle) % 360)


def ends(gesture: Gesture, standing: Standing) -> dict[str, Pose]:
    """Where everybody would stand: several pieces are pushed alike, and not turned."""
    pushed = _pushed(gesture, standing) if gesture.pieces else None
    if pushed is None or gesture.pose is UNSET:
        return {}
    if len(gesture.pieces) == 1:
        return {gesture.pieces[0]: gesture.pose}
    return {name: Pose(pose.x + pushed.x, pose.y + pushed.y, pose.angle) for name, pose in _poses(gesture, standing)}


def ways(gesture: Gesture, standing: Standing) -> dict[str, list[Pose]]:
    """From where each piece stands to where it is to go."""
    goals, bends = ends(gesture, standing), [] if gesture.way is UNSET else list(gesture.way)
    return {name: [pose, *bends, goals[name]] for name, pose in _poses(gesture, standing) if name in goals}


def _poses(gesture: Gesture, standing: Standing) -> Iterable[tuple[str, Pose]]:
    for name in gesture.pieces:
        pose = standing[name].pose if name in standing else UNSET
        if pose is not UNSET:
            yield name, pose
