"""Write docs/gbacw-decisions.md from the flow of the game, the gestures of its board, and the positions in which a test
answers each decision by hand: `gbacw_decisions.py`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from caracole.kernel.codec import fields_of
from caracole.play.registry import load
from caracole.systems.gbacw.board.gestures import CHITS, HEXES, NAMED, OF_THE_SUBJECT, UNITS, VARIANTS
from caracole.systems.gbacw.board.scene import step_of
from caracole.systems.gbacw.rules.flow import FLOW
from caracole.systems.gbacw.rules.sequence.actions import SetStanding
from caracole.texts import Texts

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "docs" / "gbacw-decisions.md"
ROWS = ROOT / "tests" / "e2e" / "drillground" / "decisions.json"
PICTURES = ROOT / "docs" / "pictures" / "decisions"
TEST = "hex-decisions"

HEAD = """# Playing every decision by hand

What Great Battles of the American Civil War asks, and what a player touches to answer. Made by `make decisions` from
the flow of the game and the gestures of its board; edit those, not this page. "Its unit" is the unit (or leader) that
the question is about. A button tells an answer from others with the same touches, or stands for one that touches
nothing.

The last column is what a scripted person does in a browser: the test of that name in
`tests/e2e/hex-decisions.test.ts` sits down where the decision is asked, touches this, and sees the game go on. Its
positions are in `tests/e2e/drillground/decisions.json`; a kind of decision without a row there fails the tests. Behind
the name of a decision is a picture of the table at that moment (`make decision-pictures` takes them again).

| decision | rule | step of the sequence | answer: what is touched | test: what is done |
| --- | --- | --- | --- | --- |
"""

WORDS = {"facing": "a facing", "brigade": "the leader of the brigade", "entry": "the entry hex"}
PULLED = {
    "Refuse": "an end of its unit is pulled back, or a button",
    "ReactRefuse": "an end of its unit is pulled back, or a button",
    "EndRefusal": "an end of its unit is pulled forward, or a button",
    "Reorder": "its unit is pushed to another place of its fanned stack, or a button",
}
MANY = ("units", "targets", "path")


def touches(action: type) -> Iterator[str]:
    """What is touched for an action, in words."""
    fields = fields_of(action)
    if action is SetStanding:
        yield "the sheet of standing instructions"
        return
    if action.__name__ in PULLED:
        yield PULLED[action.__name__]
        return
    if action.__name__ in OF_THE_SUBJECT:
        yield "its unit"
    for name in fields:
        if name in UNITS:
            yield "units" if name in MANY else {"leader": "a leader", "other": "another unit"}.get(name, "a unit")
        elif name in HEXES:
            yield "hexes in order" if name in MANY else "a hex"
        elif name in CHITS:
            yield "a marker"
        elif name in WORDS:
            yield WORDS[name]
    if action.__name__ in NAMED or not any(name in (*UNITS, *HEXES, *CHITS, *WORDS) for name in fields):
        if action.__name__ not in OF_THE_SUBJECT or action.__name__ in NAMED:
            yield "a button"
    elif any(name in VARIANTS for name in fields):
        yield "a button for other manners"


def answers(kind: str) -> str:
    """The answers to a decision."""
    rows = [
        f"`{action.__name__}`: {', '.join(dict.fromkeys(touches(action)))}" for action in FLOW.choices[kind].actions
    ]
    return "<br>".join(rows)


VERBS = {
    "piece": "touch {}",
    "hex": "touch hex {}",
    "corner": "touch corner {} of its hex",
    "marker": "touch the marker {}",
    "beside": "touch {} beside the map",
    "button": "“{}”",
}


def done(step: str) -> str:
    """What a hand does, in words."""
    verb, _, what = step.partition(" ")
    if verb == "draw":
        piece, *path = what.split()
        return f"draw {piece} through {' and '.join(path)}"
    return VERBS[verb].format(what)


def test_of(row: dict[str, Any] | None) -> str:
    """The test of a decision, and what it does."""
    if row is None:
        return "none"
    return f"`{TEST}` › `{row['kind']}`: {', then '.join(done(step) for step in row['hand'])}"


def named(kind: str) -> str:
    """The decision, with its picture if there is one."""
    picture = PICTURES / f"{kind}.jpg"
    return f"[`{kind}`](pictures/decisions/{picture.name})" if picture.exists() else f"`{kind}`"


def page() -> str:
    """The whole page."""
    load("gbacw", "first-volley")
    texts = Texts("en", "gbacw")
    tested = {row["kind"]: row for row in json.loads(ROWS.read_text(encoding="utf-8"))}
    rows = [
        f"| {named(kind)} | {choice.rule} | {texts.say(f'step-{step_of(kind)}')} | {answers(kind)} "
        f"| {test_of(tested.get(kind))} |"
        for kind, choice in sorted(FLOW.choices.items())
    ]
    return HEAD + "\n".join(rows) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(TARGET.read_text(encoding="utf-8") != page())
    TARGET.write_text(page(), encoding="utf-8")
