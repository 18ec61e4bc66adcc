"""A flow is sealed when its first game is made: what no chapter has is found then, and named with its place."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from caracole.kernel import CaracoleError, Flow, is_compiled, sealing

CHAPTER = """
from typing import Any, NamedTuple
from caracole.kernel import Flow

FLOW: Flow[Any, Any, Any] = Flow()
AFTER = {1: "march.next", 2: "march.end"}
LAST = "march.end"

@FLOW.frame
class March(NamedTuple):
    step: str
    unit: int = 0

@FLOW.auto("march.next")
def go(play, frame):
    play.to(frame, "march.end" if frame.unit else "march.next")
    play.to(frame, AFTER[frame.unit], unit=len((1, 2)))
    play.to(
        frame,
        LAST,  # (whatever stands here)
        unit=3,
    )
    play.to(frame, frame.step)
    play.push(March("march.next", 2))
    play.push(frame._replace(step="march.end"))

@FLOW.auto("march.end")
def end(play, frame):
    play.pop()
"""


@pytest.fixture
def chapter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Any]]:
    """Write a module of one package with a mistake in it, load it, and give its flow."""
    monkeypatch.syspath_prepend(str(tmp_path))
    package = f"rules_of_{tmp_path.name}"
    (tmp_path / package).mkdir()
    (tmp_path / package / "__init__.py").write_text("", "utf-8")
    written: list[str] = [package]

    def write(old: str = "", new: str = "", more: str = "") -> Any:
        name = f"chapter_{len(written)}"
        assert old in CHAPTER
        (tmp_path / package / f"{name}.py").write_text(CHAPTER.replace(old, new, 1) + more, "utf-8")
        written.append(f"{package}.{name}")
        return import_module(written[-1]).FLOW

    yield write
    for name in written:
        sys.modules.pop(name, None)


def test_a_flow_without_a_mistake_is_sealed_once(chapter: Callable[..., Any]):
    flow = chapter()
    flow.seal()
    flow.seal()
    assert flow.sealed
    assert flow.unread == ()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('play.to(frame, "march.end" if', 'play.to(frame, "march.emd" if'),
        ('else "march.next")', 'else "march.emd")'),
        ('2: "march.end"', '2: "march.emd"'),
        ('LAST = "march.end"', 'LAST = "march.emd"'),
        ('March("march.next", 2)', 'March("march.emd", 2)'),
        ('March("march.next", 2)', 'March(unit=2, step="march.emd")'),
        ('_replace(step="march.end")', '_replace(step="march.emd")'),
        ('@FLOW.auto("march.end")', '@FLOW.auto("march.emd")'),
    ],
)
def test_a_step_that_nobody_has_is_named(chapter: Callable[..., Any], old: str, new: str):
    flow = chapter(old, new)
    missing = "march.end" if "auto" in new else "march.emd"
    with pytest.raises(CaracoleError, match=rf"\.chapter_1, line \d+: nobody has step '{missing}'"):
        flow.seal()
    assert not flow.sealed


def test_the_place_of_a_mistake_is_its_line(chapter: Callable[..., Any]):
    flow = chapter('March("march.next", 2)', 'March("march.emd", 2)')
    line = CHAPTER.splitlines().index('    play.push(March("march.next", 2))') + 1
    with pytest.raises(CaracoleError, match=f"line {line}: "):
        flow.seal()


def test_every_step_of_a_sequence_is_claimed(chapter: Callable[..., Any]):
    chapter(more='\nTURN = FLOW.sequence("march.next", "march.end")\n').seal()
    with pytest.raises(CaracoleError, match=r"sequence of 'march.next': nobody has step 'march.rest'"):
        chapter(more='\nTURN = FLOW.sequence("march.next", "march.rest")\n').seal()


def test_a_step_worked_out_at_play_is_listed_as_unread(chapter: Callable[..., Any]):
    flow = chapter("play.to(frame, frame.step)", 'play.to(frame, "march." + frame.word)')
    flow.seal()
    assert [place.split(", ")[1][:4] for place in flow.unread] == ["line"]


def test_nothing_is_added_to_a_sealed_flow(chapter: Callable[..., Any]):
    flow = chapter()
    flow.seal()
    with pytest.raises(CaracoleError, match=r"step 'march.late' comes too late"):
        flow.auto("march.late")(lambda play, frame: None)
    with pytest.raises(CaracoleError, match=r"sequence of 'march.next' comes too late"):
        flow.sequence("march.next")


def test_a_neighbour_with_a_flow_of_its_own_is_left_alone(chapter: Callable[..., Any]):
    ours, theirs = chapter(), chapter('March("march.next", 2)', 'March("march.emd", 2)')
    ours.seal()
    with pytest.raises(CaracoleError):
        theirs.seal()


def test_a_sequence_begins_again_after_its_last_step():
    turn = Flow[Any, Any, Any]().sequence("draw", "act", "end")
    assert [turn.after(step) for step in turn] == ["act", "end", "draw"]


# --- our own games ---------------------------------------------------------------------------------------------------

GAMES = {
    "gbacw": "caracole.systems.gbacw.rules.game",
    "gradisca": "caracole.systems.gradisca.rules.game",
    "piccole": "caracole.systems.piccole.battle.rules.game",
    "piccole campaign": "caracole.systems.piccole.campaign.rules.game",
}


def flow_of(game: str) -> Flow[Any, Any, Any]:
    """The flow of one of our games, not sealed whatever was played before."""
    flow: Flow[Any, Any, Any] = import_module(GAMES[game]).FLOW
    flow.sealed = False
    return flow


FROM_SOURCE = pytest.mark.skipif(is_compiled(), reason="compiled rules were read before they were compiled")


@FROM_SOURCE
@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_our_games_can_be_read_and_exists(game: str):
    flow = flow_of(game)
    flow.seal()
    assert [place for place in flow.unread if ".position," not in place] == []
    assert len(list(flow._mentioned())) > len(flow.frames)


def planted(monkeypatch: pytest.MonkeyPatch, old: str, new: str) -> None:
    """The first chapter that has these words has others instead."""
    true = sealing.sources

    def changed(*asked: Any) -> Iterator[tuple[ModuleType, str]]:
        rows = list(true(*asked))
        first = next(place for place, (_, source) in enumerate(rows) if old in source)
        for place, (module, source) in enumerate(rows):
            yield module, source.replace(old, new, 1) if place == first else source

    monkeypatch.setattr(sealing, "sources", changed)


@FROM_SOURCE
@pytest.mark.parametrize(
    ("game", "old", "new", "said"),
    [
        ("gbacw", '"unit.act"', '"unit.atc"', "nobody has step 'unit.atc'"),
        ("gbacw", 'play.moment("vacated"', 'play.moment("vacant"', "there is no moment 'vacant'"),
        ("gradisca", '"turn.groups_roll").groups = t', '"turn.roll").groups = t', "nobody has step 'turn.roll'"),
        ("piccole campaign", '"winter.march" if', '"winter.go" if', "nobody has step 'winter.go'"),
    ],
)
def test_a_mistake_planted_in_a_chapter_is_found(
    monkeypatch: pytest.MonkeyPatch, game: str, old: str, new: str, said: str
):
    planted(monkeypatch, old, new)
    flow = flow_of(game)
    with pytest.raises(CaracoleError, match=said):
        flow.seal()


def test_a_moment_that_nobody_waits_for_is_an_error(monkeypatch: pytest.MonkeyPatch):
    flow = flow_of("gbacw")
    handlers = import_module("caracole.systems.gbacw.rules.flow").HANDLERS
    monkeypatch.delitem(handlers, "vacated")
    with pytest.raises(CaracoleError, match="nobody waits for the moment 'vacated'"):
        flow.seal()
