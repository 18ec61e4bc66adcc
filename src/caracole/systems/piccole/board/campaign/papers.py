"""Pacts that are signed, and offers that wait for an answer, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from caracole.present.model import Says, Told, Writing

View = Mapping[str, Any]


def papers(view: View) -> list[Writing]:
    """What lies on the table: the offer of the moment first."""
    return [*_offered(view), *(_signed(view, pact) for pact in view["pacts"])]


def _paper(view: View, name: str, says: Says, lines: list[Told], parties: list[str], state: Any) -> Writing:
    return Writing(name, says, lines, parties, state, mine=view["player"] in parties)


def _signed(view: View, pact: View) -> Writing:
    first, second = pact["between"]
    title = Says("paper-pact", {"number": pact["number"], "player": first, "other": second})
    return _paper(view, f"pact-{pact['number']}", title, list(_terms(pact)), [first, second], "signed")


def _offered(view: View) -> Iterator[Writing]:
    asked = view["decision"]
    if asked is None or asked["kind"] not in ("offer.pact", "offer.relation"):
        return
    about, (other,) = asked["about"], asked["players"]
    player = about["player"]
    if asked["kind"] == "offer.relation":
        title = Says(f"paper-{about['relation']}", {"player": player, "other": other})
        lines = [Told(Says(f"paper-{about['relation']}-means", {"player": player, "other": other}), "C10.b")]
        yield _paper(view, "offer", title, lines, [player, other], "offered")
        return
    both = (player, other)
    terms = {
        **about,
        "between": both,
        "passage_by": _givers(about["passage"], both),
        "contingent_by": _givers(about["contingent"], both),
    }
    title = Says("paper-offer", {"player": player, "other": other})
    yield _paper(view, "offer", title, list(_terms(terms)), [player, other], "offered")


def _givers(word: str, both: tuple[str, str]) -> list[str]:
    return {"mine": [both[0]], "yours": [both[1]], "both": list(both)}.get(word, [])


def _terms(pact: View) -> Iterator[Told]:
    """Each term as a sentence of its own."""
    first, second = pact["between"]
    both = {first: second, second: first}
    if pact["peace"]:
        yield Told(Says("paper-peace", {"player": first, "other": second}), "C10.k")
    for giver in pact["passage_by"]:
        yield Told(Says("paper-passage", {"player": giver, "other": both[giver]}), "C4.g")
    for giver in pact["contingent_by"]:
        yield Told(Says("paper-contingent", {"player": giver, "other": both[giver]}), "C10.i")
    for key in ("gold", "tribute"):
        if pact[key]:
            payer, taker = (first, second) if pact[key] > 0 else (second, first)
            yield Told(Says(f"paper-{key}", {"player": payer, "other": taker, "talents": abs(pact[key])}), "C10.k")
    if pact["text"].strip():
        yield Told(Says("paper-text", {"text": pact["text"]}), "C10.k")
    yield Told(Says("paper-until", {"year": pact["until"]}), "C10.k")
