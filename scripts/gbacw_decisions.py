"""Write docs/gbacw-decisions.md from the flow of the game and the gestures of its board: `gbacw_decisions.py`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from caracole.kernel.codec import fields_of
from caracole.play.registry import load
from caracole.systems.gbacw.board.gestures import CHITS, HEXES, NAMED, OF_THE_SUBJECT, UNITS, VARIANTS
from caracole.systems.gbacw.board.scene import step_of
from caracole.systems.gbacw.rules.flow import FLOW
from caracole.systems.gbacw.rules.sequence.actions import SetStanding
from caracole.texts import Texts

TARGET = Path(__file__).parent.parent / "docs" / "gbacw-decisions.md"

HEAD = """# Playing every decision by hand

What Great Battles of the American Civil War asks, and what a player touches to answer. Made by `make decisions` from
the flow of the game and the gestures of its board; edit those, not this page. "Its unit" is the unit (or leader) that
the question is about. A button tells an answer from others with the same touches, or stands for one that touches
nothing.

| decision | rule | step of the sequence | answer: what is touched |
| --- | --- | --- | --- |
"""

WORDS = {"facing": "a facing", "brigade": "the leader of the brigade", "entry": "the entry hex"}
MANY = ("units", "targets", "path")


def touches(action: type) -> Iterator[str]:
    """What is touched for an action, in words."""
    fields = fields_of(action)
    if action is SetStanding:
        yield "the sheet of standing instructions"
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


def page() -> str:
    """The whole page."""
    load("gbacw", "first-volley")
    texts = Texts("en", "gbacw")
    rows = [
        f"| `{kind}` | {choice.rule} | {texts.say(f'step-{step_of(kind)}')} | {answers(kind)} |"
        for kind, choice in sorted(FLOW.choices.items())
    ]
    return HEAD + "\n".join(rows) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(TARGET.read_text(encoding="utf-8") != page())
    TARGET.write_text(page(), encoding="utf-8")
