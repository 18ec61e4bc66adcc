"""Standing instructions as a sheet to be filled in: each with its rule, in plain words, and what it would mean now."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from caracole.present.model import Blank, Form, Layers, Option, Paper, PaperPart, Refused, Says, Told
from caracole.systems.gbacw.board.lenses.examples import Pair, example, nearest
from caracole.systems.gbacw.board.lenses.looking import Looking
from caracole.systems.gbacw.rules.sequence.actions import SetStanding
from caracole.systems.gbacw.rules.sequence.standing import KINDS

FIRE = ("return_fire", "withdrawal_fire", "approach_fire", "pre_assault_fire")
ASSAULT = ("retreat_before_assault", "countercharge", "continued_assault")
GROUPS = {"fire": FIRE, "assault": ASSAULT, "others": tuple(kind for kind in KINDS if kind not in (*FIRE, *ASSAULT))}
GIVEN = "instruction_given_this_turn"


def instructions(look: Looking) -> Layers:
    """All instructions of the seat that looks; whoever only watches is told that they are a secret."""
    title = Says("instructions-title")
    if look.seat is None:
        return Layers(paper=Paper(title, [PaperPart(title, told=[Told(Says("instructions-secret"))])]))
    pairs = nearest(look)
    parts = [
        PaperPart(Says(f"instructions-{name}"), forms=[_form(look, kind, pairs) for kind in kinds])
        for name, kinds in GROUPS.items()
    ]
    parts[0].told = [Told(Says("instructions-how"))]
    return Layers(paper=Paper(title, parts))


def offered(kind: str, value: str) -> Form:
    """An instruction among the offers: it is given on the sheet."""
    found = form(kind, value)
    found.paper = "instructions"
    return found


def form(kind: str, value: str) -> Form:
    """The choice of one instruction, as it stands."""
    row = KINDS[kind]
    return Form(
        says=Says(f"standing-{kind}"),
        action={"do": "SetStanding", "kind": kind},
        blanks=[
            Blank(
                id="value",
                says=Says(f"instruction-about-{kind}"),
                kind="one",
                value=value,
                options=[Option(each, Says(f"instruction-{each.replace('_', '-')}")) for each in row.values],
                rule=row.rule,
            )
        ],
        rule=row.rule,
        look="setting",
    )


def _form(look: Looking, kind: str, pairs: list[Pair]) -> Form:
    made = form(kind, look.view["standing"][kind])
    made.blanks[0].hint = example(look, kind, pairs)
    made.refused = _why_not(look, kind, made.blanks[0].value)
    return made


def _why_not(look: Looking, kind: str, value: str) -> Refused | UnsetType:
    """Why nothing else can be said about it now."""
    others = [SetStanding(kind, other) for other in KINDS[kind].values if other != value]
    refusals = [look.game.check(look.state, look.seat or 0, action) for action in others]
    if None in refusals:
        return UNSET
    given = next((each for each in refusals if each is not None and each.code == GIVEN), None)
    if given is None:
        return Refused("", Says("instructions-not-now"))
    return Refused(given.rule, Says(f"refusal-{given.code}", look.game.explain(given)["args"]))
