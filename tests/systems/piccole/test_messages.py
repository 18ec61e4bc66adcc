"""Whatever a battle can say has a sentence in English, Italian and French, with the same variables in each.

The source is read, not run: every event, refusal, decision, action and reason that stands in the code counts.
"""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from caracole.kernel import FreeDice
from caracole.play import load
from caracole.systems.piccole.battle.rules.actions import ACTIONS
from caracole.systems.piccole.battle.rules.combat.contact import WAYS
from caracole.systems.piccole.battle.rules.combat.results import RESULTS
from caracole.systems.piccole.battle.rules.components.troops import TYPES
from caracole.systems.piccole.battle.rules.field.ground import KINDS
from caracole.systems.piccole.battle.rules.state import EDGES
from caracole.systems.piccole.terminal import ENDINGS
from caracole.systems.piccole.terminal.orders import SIDES, VERBS
from caracole.texts import LANGUAGES, Texts, clauses_under, rulebook
from sentences import PACKAGE, hyphens, variables_of

SYSTEM = PACKAGE / "systems" / "piccole"
SOURCES = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted([*SYSTEM.glob("*.py"), *(SYSTEM / "battle").rglob("*.py"), SYSTEM / "captain" / "tactics.py"])
)

RECRUIT = (SYSTEM / "captain" / "recruit.py").read_text(encoding="utf-8")
PICTURES = (SYSTEM / "drawing" / "sheet.py").read_text(encoding="utf-8")


def said_by_the_code() -> set[str]:
    said = {f"event-{hyphens(kind)}" for kind in re.findall(r'\.tell\(\s*"(\w+)"', SOURCES)}
    said |= {f"event-{hyphens(kind)}" for kind in re.findall(r'tell_combat\(play, "(\w+)"', SOURCES)}
    said |= {f"refusal-{code}" for code in re.findall(r'Refusal\(\s*(?:"[^"]+"|rule),\s*"(\w+)"', SOURCES)}
    said |= {f"decision-{step.replace('.', '-')}" for step in re.findall(r'^    step = "([\w.]+)"', SOURCES, re.M)}
    said |= {f"reason-{code}" for code in re.findall(r'Thought\([^"{]*"(\w+)"', SOURCES)}
    said |= {f"reason-{code}" for code in re.findall(r'Reason\("(\w+)"', RECRUIT)}
    said |= {f"reason-attacks_{way}" for way in ("front", "flank", "rear")}
    said |= {f"cause-{why}" for why in re.findall(r'destroy\(play, \w+, "[^"]+", "(\w+)"\)', SOURCES)}
    said |= {f"modifier-{code}" for code in re.findall(r'\("(\w+)", measures\.', SOURCES)}
    said |= {f"modifier-{code}" for code in re.findall(r'threatened\([^"]*"(\w+)"\)', SOURCES)}
    said |= {f"action-{action.__name__}" for action in ACTIONS}
    said |= {f"troop-{kind}" for kind in TYPES} | {f"troop-short-{kind}" for kind in TYPES}
    said |= {f"land-{kind}" for kind in KINDS} | {f"edge-{edge}" for edge in EDGES} | {f"way-{way}" for way in WAYS}
    said |= {f"outcome-{result}" for result in RESULTS}
    said |= {f"status-{status}" for status in ("on_table", "in_hand", "destroyed", "off_table")}
    said |= {f"side-{side}" for side in ("red", "blue", "south", "north")}
    said |= set(re.findall(r'"(picture-[a-z-]+)"', PICTURES))
    said |= {f"order-{verb}" for verb in (*VERBS, *SIDES)} | {f"example-{verb}" for verb in VERBS}
    said |= {"point", "heading", "pose", "order-incomplete", "said-contact", "said-advance", "said-back"}
    said |= {f"orders-{action.__name__}" for action in ACTIONS if action.__name__ not in (*ENDINGS, "Move")}
    return said


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    text = (SYSTEM / "messages" / f"{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    assert not [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_sentence_and_nothing_is_idle(language: str) -> None:
    said = said_by_the_code()
    assert len(said) > 150
    assert set(entries(language)) == said


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_uses_the_same_variables_of(language: str) -> None:
    for name, entry in entries("en").items():
        assert variables_of(entries(language)[name]) == variables_of(entry), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_events_of_a_battle_can_be_said(language: str) -> None:
    game, texts = load("piccole", "drill"), Texts(language, "piccole")
    rng, events = Random(5), []
    dice = FreeDice(rng)
    state = game.setup(dice, events.append)
    while (decision := game.decision(state)) is not None:
        assert "{" not in texts.decision(decision, game.view(state, 0)["decision"]["about"])
        game.apply(state, decision.seats[0], game.sample(state, decision.seats[0], rng), dice, events.append)
    for event in events:
        assert "{" not in texts.event(event.plain()), event
        assert "$" not in texts.event(event.plain()), event


def test_a_letter_finds_its_own_chapter() -> None:
    assert {clause.id[:2] for clause in clauses_under("piccole", "P5")} == {"P5"}
    assert {clause.id[:2] for clause in clauses_under("piccole", "C5")} == {"C5"}
    assert {clause.id[0] for clause in clauses_under("piccole", "5")} == {"P", "C"}


def test_every_clause_has_texts_in_three_languages() -> None:
    for clause in rulebook("piccole").values():
        assert set(clause.title) == set(clause.text) == set(LANGUAGES), clause.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_has_a_reason_of_its_own(language: str) -> None:
    reasons = [clause.reason[language] for clause in rulebook("piccole").values() if clause.kind == "ruling"]
    assert len(reasons) > 170
    assert len(set(reasons)) == len(reasons)
