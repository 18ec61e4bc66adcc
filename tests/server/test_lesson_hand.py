"""Lessons on a table without a grid, taken by hand: pieces are pushed to about where the teacher's outline is."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.lessons import Run, find, lessons_of
from caracole.present.model import Pose, Refused, Tried
from caracole.present.presenter import presenter_for
from caracole.server.guiding import is_near
from caracole.server.protocol import Act, GoToStep, LessonStep, TriedAnswer, Try, Update
from caracole.server.teaching import Classroom

OPEN_TABLE = [each.id for each in lessons_of("piccole") if each.scenario == "drill"]


class Pupil:
    """Somebody at a lesson, with no socket between."""

    def __init__(self, lesson: str, step: str | None = None) -> None:
        self.lesson = find(lesson)
        run = Run(self.lesson)
        presenter = presenter_for(run.game)
        self.room = Classroom(self.lesson, run, presenter, "", "en")
        names = [each.id for each in self.lesson.steps]
        self._hear(self.room.enter(0 if step is None else names.index(step)))

    def _hear(self, messages: list[Any]) -> list[Any]:
        for message in messages:
            if isinstance(message, Update):
                self.update = message
            elif isinstance(message, LessonStep):
                self.step = message
        return messages

    @property
    def asked(self) -> Any:
        """What the step is about."""
        assert self.update.offers is not None
        return self.update.offers.actions[0]

    def pull(self, pieces: list[str], pose: Pose) -> Tried:
        """The hand holds pieces there."""
        (answer,) = self.room.answer(Try(1, self.update.version, pieces, pose=pose))
        assert isinstance(answer, TriedAnswer)
        return answer.tried

    def read_on(self) -> None:
        self._hear(self.room.answer(GoToStep(self.step.number + 1)))

    def act(self, action: dict[str, Any]) -> list[Any]:
        return self._hear(self.room.answer(Act(2, self.update.version, action)))


def beside(pose: Pose, by: float = 9.0, turn: float = 6.0) -> Pose:
    return Pose(pose.x + by, pose.y - by, (pose.angle + turn) % 360)


def word_of(refused: Refused | None) -> str:
    assert refused is not None
    assert refused.rule == "", "a kind word is no rule"
    return str(refused.says.args["text"])


@pytest.mark.parametrize("lesson", OPEN_TABLE)
def test_every_step_is_taken_by_a_hand_that_is_only_roughly_right(lesson: str) -> None:
    pupil, pushed = Pupil(lesson), 0
    while pupil.step.wants != "end":
        number = pupil.step.number
        if pupil.step.wants == "read":
            pupil.read_on()
        else:
            offered = pupil.asked
            if offered.gesture.pose:
                tried = pupil.pull(offered.gesture.pieces, beside(offered.gesture.pose))
                offered = tried.attempt if pupil.step.wants == "try" else tried.possible[0]
                assert set(tried.poses) == set(offered.gesture.pieces)
                pushed += 1
            pupil.act(offered.action)
        assert pupil.step.number == number + 1
    assert pushed > 0 or lesson == "shooting"


def test_the_year_of_a_campaign_is_taken_by_what_is_offered_on_its_map() -> None:
    pupil, touched = Pupil("year"), []
    while pupil.step.wants != "end":
        number = pupil.step.number
        if pupil.step.wants == "read":
            pupil.read_on()
        else:
            touched += pupil.asked.gesture.places
            pupil.act(pupil.asked.action)
        assert pupil.step.number == number + 1
    assert {"MES", "RHE", "TAU"} <= set(touched)


def test_the_outline_shows_where_each_piece_is_to_go() -> None:
    pupil = Pupil("wheeling", "block")
    (arrow,) = pupil.step.pointed.arrows
    assert list(arrow.ways) == ["R2", "R3", "R4"]
    standing = {piece.id: piece.pose for piece in pupil.update.scene.pieces}
    for name, (start, end) in arrow.ways.items():
        assert start == standing[name]
        assert (end.x, end.angle) == (start.x, start.angle)
        assert end.y < start.y, "ahead is up"


def test_a_block_may_be_led_by_any_of_its_pieces() -> None:
    pupil = Pupil("wheeling", "block")
    (arrow,) = pupil.step.pointed.arrows
    tried = pupil.pull(["R4", "R2", "R3"], beside(arrow.ways["R4"][-1], turn=0))
    assert [each.action["do"] for each in tried.possible] == ["MoveBlock"]


def test_elsewhere_the_hand_gets_a_kind_word_and_no_rule() -> None:
    pupil = Pupil("measuring", "ahead")
    standing = {piece.id: piece.pose for piece in pupil.update.scene.pieces}
    tried = pupil.pull(["R2"], Pose(standing["R2"].x - 40, standing["R2"].y, standing["R2"].angle))
    assert tried.possible == []
    assert word_of(tried.refusal) == "R2 first, straight ahead to the outline."


def test_what_is_forbidden_stays_forbidden_in_the_hand_and_may_be_tried() -> None:
    pupil = Pupil("zones", "cross")
    tried = pupil.pull(["R3"], beside(pupil.asked.gesture.pose))
    assert tried.possible == []
    assert tried.refusal is not None
    assert tried.refusal.rule == "P6.a"
    pupil.act(tried.attempt.action)
    assert pupil.step.number == 2


def test_the_same_rule_met_elsewhere_will_do() -> None:
    """Whoever has learnt that a piece moves once may pull it anywhere to see it."""
    pupil = Pupil("measuring", "again")
    standing = {piece.id: piece.pose for piece in pupil.update.scene.pieces}
    tried = pupil.pull(["R2"], Pose(standing["R2"].x + 70, standing["R2"].y + 20, standing["R2"].angle))
    assert tried.refusal is not None
    assert tried.refusal.rule == "P3.g"
    assert tried.attempt


def test_another_rule_does_not_lead_on() -> None:
    pupil = Pupil("zones", "flank")
    standing = {piece.id: piece.pose for piece in pupil.update.scene.pieces}
    tried = pupil.pull(["R3"], standing["R2"])
    assert tried.refusal is not None
    assert tried.refusal.rule != "P5.l"
    assert not tried.attempt


def test_near_means_the_same_pieces_the_same_push_and_the_same_turn() -> None:
    pupil = Pupil("wheeling", "wheel")
    standing, asked = {piece.id: piece for piece in pupil.update.scene.pieces}, pupil.asked.gesture
    for pieces, by, turn, near in (
        (["R5"], 5, 10, True),
        (["R5"], 100, 0, False),
        (["R5"], 5, -45, False),
        (["R6"], 0, 0, False),
    ):
        gesture = type(asked)(pieces, pose=beside(asked.pose, by, turn))
        assert is_near(asked, gesture, standing) is near
