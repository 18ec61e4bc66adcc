"""What the log and the chronicle of a campaign say, read as a player reads it."""

from __future__ import annotations

import pytest

from caracole.kernel import Event
from caracole.play.match import Logged
from caracole.play.registry import load
from caracole.present.presenter import presenter_for
from caracole.texts import Texts

NO_TERMS = {"passage": "none", "peace": False, "gold": 0, "tribute": 0, "contingent": "none", "text": ""}


def line(kind: str, args: dict[str, object], language: str = "en") -> str:
    show = presenter_for(load("piccole", "campaign-sicily-duel"))
    says = show.logged(Logged(1, Event(kind, "C10.c", args))).says
    return Texts(language, "piccole").say(says.code, **says.args)


def proposed(language: str = "en", **terms: object) -> str:
    return line("pact_proposed", {"player": "ROM", "other": "CAR", "until": 3, **NO_TERMS, **terms}, language)


def test_a_pact_tells_what_is_agreed_and_nothing_else():
    assert proposed(peace=True) == "ROM offers CAR a pact until the end of year 3; they keep peace."
    assert proposed(passage="both", text="as long as the corn stands") == (
        "ROM offers CAR a pact until the end of year 3; both grant passage; “as long as the corn stands”."
    )


def test_a_pact_names_who_pays():
    assert proposed(gold=1) == "ROM offers CAR a pact until the end of year 3; ROM pays 1 talent on signing."
    assert proposed(gold=-5, tribute=2) == (
        "ROM offers CAR a pact until the end of year 3; CAR pays 5 talents on signing; ROM pays 2 talents every year."
    )
    assert "CAR paga 5 talenti alla firma" in proposed("it", gold=-5)
    assert "CAR verse 5 talents à la signature" in proposed("fr", gold=-5)


@pytest.mark.parametrize(
    ("count", "language", "end"),
    [
        (0, "en", ", but every ship comes through."),
        (1, "en", ": one element is lost."),
        (3, "it", ": 3 elementi vanno perduti."),
        (0, "fr", ", mais tous les navires passent."),
        (2, "fr", "\xa0: 2 éléments sont perdus."),
    ],
)
def test_a_storm_tells_what_it_took(count: int, language: str, end: str):
    args = {"player": "ROM", "origin": "RHE", "node": "MES", "count": count}
    assert line("storm_struck", args, language).endswith(end)
