"""C10 Vassals and alliances."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caracole.play.table import Table
from caracole.systems.piccole.campaign.rules import query
from caracole.systems.piccole.campaign.rules.state import Pact
from systems.piccole.campaign.tables import campaign


def tuscany(**words: Any) -> Table:
    return campaign("campaign-tuscany", **{"turn": "FLO", **words})


@pytest.mark.rule("C10.a", "C10.g", "C10.b")
def test_an_offer_must_be_accepted_and_takes_effect_at_once() -> None:
    table = tuscany()
    table.play("OfferRelation", other="LUC", relation="ally")
    assert (table.asked, table.asks()) == ("offer.relation", ["LUC"])
    table.play("Decline")
    assert table.asked == "turn.act"
    assert not query.are_friends(table.state, 0, 2)
    assert table.refusal("OfferRelation", other="LUC", relation="ally") == (
        "C10.a",
        "already_asked",
        {"player": "LUC"},
    )
    table.play("OfferRelation", other="LUC", relation="vassal")
    table.play("Accept")
    view = table.view(0)["players"]
    assert view[0]["lord"] == "LUC"
    assert view[2]["vassals"] == ["FLO"]
    assert table.refusal("OfferRelation", other="LUC", relation="ally").code == "already_related"
    assert table.refusal("OfferRelation", other="FLO", relation="ally") == ("C10.a", "to_yourself", {})


@pytest.mark.rule("C10.a")
def test_everybody_may_talk_in_the_council_before_each_turn() -> None:
    table = campaign(step="season.begin", options={"council": "turn"})
    assert table.asked == "council.talk"
    assert table.asks() == ["ROM", "CAR", "SYR"]
    table.play("OfferRelation", other="ROM", relation="vassal", seat=2)
    table.play("Accept")
    assert table.asks() == ["ROM", "CAR", "SYR"]
    for seat in (2, 0, 1):
        table.play("Ready", seat=seat)
    assert (table.asked, table.asks()) == ("turn.act", ["ROM"])
    table.play("Stay")
    assert table.asked == "council.talk"


@pytest.mark.rule("C10.a")
def test_not_during_a_battle() -> None:
    table = campaign(turn="ROM", at={"ROM": "CAT", "SYR": "LEO"}, owner={"CAT": "ROM"}, treasury={"ROM": 3})
    table.play("Invade", path=["LEO"])
    assert table.allows("OfferRelation", other="ROM", relation="vassal")
    table.play("GiveBattle", path=[])
    assert table.refusal("OfferRelation", other="SYR", relation="ally").code == "not_asked_now"
    assert table.refusal("Give", other="SYR", talents=1).code == "not_asked_now"


@pytest.mark.rule("C10.g")
def test_whoever_submits_to_the_invader_is_spared() -> None:
    table = campaign(turn="ROM", at={"ROM": "CAT", "SYR": "LEO"}, owner={"CAT": "ROM"})
    table.play("Invade", path=["LEO"])
    table.play("OfferRelation", other="ROM", relation="vassal")
    table.play("Accept")
    assert table.happened("attack_called_off")
    assert (table.owner("LEO"), table.army("ROM"), table.army("SYR")) == ("SYR", "LEO", "LEO")
    assert table.siege("LEO") is None


@pytest.mark.rule("C10.g")
def test_terms_before_the_attacker_has_set_out_give_him_his_turn_back() -> None:
    table = tuscany(at={"FLO": "SMI", "LUC": "MOT"}, owner={"SMI": "FLO"}, allies=(("FLO", "LUC"),))
    table.play("Invade", path=["VIC"], helpers=["LUC"])
    table.play("Refuse")
    table.play("OfferRelation", other="PIS", relation="ally")
    table.play("Accept")
    assert (table.asked, table.asks(), table.army("FLO")) == ("turn.act", ["FLO"], "SMI")


@pytest.mark.rule("C10.g", "C9.l")
def test_a_bond_ends_the_siege_and_the_besieger_stays_as_a_guest() -> None:
    table = campaign(turn="ROM", at={"ROM": "LEO", "SYR": "LEO"}, sieges={"LEO": ("ROM", 2)})
    table.play("OfferRelation", other="SYR", relation="ally")
    table.play("Accept")
    assert table.siege("LEO") is None
    assert table.army("ROM") == "LEO"
    assert table.allows("Stay")


@pytest.mark.rule("C10.h")
def test_one_lord_per_vassal_and_no_vassals_of_vassals() -> None:
    table = tuscany(vassals={"FLO": "LUC"})
    assert table.refusal("OfferRelation", other="PIS", relation="vassal") == ("C10.h", "has_a_lord", {})
    table = tuscany(vassals={"LUC": "FLO"})
    assert table.refusal("OfferRelation", other="PIS", relation="vassal") == ("C10.h", "has_vassals", {})
    table = tuscany(vassals={"LUC": "PIS"})
    assert table.refusal("OfferRelation", other="LUC", relation="vassal") == (
        "C10.h",
        "other_is_a_vassal",
        {"player": "LUC"},
    )
    assert table.allows("OfferRelation", other="LUC", relation="ally")


@pytest.mark.rule("C10.e")
@pytest.mark.parametrize(
    "bond", [{"allies": (("FLO", "LUC"),)}, {"vassals": {"FLO": "LUC"}}, {"vassals": {"LUC": "FLO"}}]
)
def test_no_attack_on_allies_vassals_or_the_lord(bond: dict[str, Any]) -> None:
    table = tuscany(at={"FLO": "PTO", "LUC": "LUC"}, owner={"PTO": "FLO"}, **bond)
    assert table.refusal("Invade", path=["PES"]) == ("C10.e", "is_a_friend", {"player": "LUC"})


@pytest.mark.rule("C10.e")
def test_no_relief_against_a_friend_and_no_help_from_the_enemy() -> None:
    table = tuscany(
        turn="SIE", at={"SIE": "VIC", "LUC": "PIS"}, sieges={"PIS": ("LUC", 1)}, allies=(("SIE", "PIS"), ("SIE", "LUC"))
    )
    assert table.refusal("Relieve", path=["PIS"]) == ("C10.e", "is_a_friend", {"player": "LUC"})
    table = tuscany(at={"FLO": "SMI"}, owner={"SMI": "FLO"})
    assert table.refusal("Invade", path=["VIC"], helpers=["LUC"]) == ("C7.c", "not_your_friend", {"player": "LUC"})
    assert table.refusal("Invade", path=["VIC"], helpers=["FLO"]).code == "not_your_friend"


@pytest.mark.rule("C10.f", "C10.j")
def test_denunciations_are_sealed_and_revealed_together() -> None:
    table = campaign("campaign-tuscany", step="year.begin", options={"alliances": True})
    assert table.asked == "year.denounce"
    assert table.asks() == ["FLO", "PIS", "LUC", "SIE"]
    assert table.refusal("Denounce", players=["PIS"], seat=0) == ("C10.f", "no_relation", {"player": "PIS"})
    assert table.refusal("Denounce", players=["LUC", "LUC"], seat=0).code == "named_twice"
    table.play("Denounce", players=["LUC"], seat=0)
    assert query.are_friends(table.state, 0, 2)
    assert table.view(2)["sealed"] == ["FLO"]
    assert "denounces" not in table.view(2)
    assert table.view(0)["denounces"] == ["LUC"]
    rng = Random(3)
    assert {table.game.imagine(table.state, 2, rng).sealed[0] for _ in range(30)} == {0, 1 << 2}
    for seat in (1, 2, 3):
        table.play("Denounce", players=[], seat=seat)
    assert not query.are_friends(table.state, 0, 2)
    assert query.are_friends(table.state, 1, 3)
    assert table.happened("relation_denounced")[0].args == {"player": "FLO", "other": "LUC"}
    assert table.asked == "year.note"


@pytest.mark.rule("C10.f")
def test_only_at_the_start_of_a_year() -> None:
    table = tuscany(allies=(("FLO", "LUC"),))
    assert table.refusal("Denounce", players=["LUC"]).code == "not_asked_now"


# --- pacts -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.c", "C10.k")
def test_a_pact_is_proposed_signed_and_kept() -> None:
    table = tuscany(at={"FLO": "SMI"}, owner={"SMI": "FLO"}, treasury={"FLO": 3})
    table.play("ProposePact", other="PIS", until=2, peace=True, gold=2, tribute=-1, text="No quarrel over San Miniato")
    assert table.asks() == ["PIS"]
    assert table.view(1)["decision"]["about"]["text"] == "No quarrel over San Miniato"
    table.play("Accept")
    assert (table.treasury("FLO"), table.treasury("PIS")) == (1, 2)
    assert table.refusal("Invade", path=["VIC"]) == ("C10.k", "at_peace", {"player": "PIS"})
    pact = table.view(3)["pacts"][0]
    assert (pact["between"], pact["until"], pact["peace"]) == (["FLO", "PIS"], 2, True)


@pytest.mark.rule("C10.k", "C2.f", "C2.e")
def test_tribute_is_paid_with_the_income_as_far_as_there_is_money() -> None:
    pacts = (Pact(1, 0, 1, 5, 0, False, 0, 3, 0, ""), Pact(2, 2, 1, 5, 0, False, 0, -30, 0, ""))
    table = campaign("campaign-tuscany", step="admin.income", season="winter", pacts=pacts)
    assert [table.treasury(player) for player in ("FLO", "PIS", "LUC")] == [7 - 3, 0, 7 + 7 + 3]


@pytest.mark.rule("C10.k")
def test_a_pact_runs_out() -> None:
    peace = Pact(1, 0, 1, 2, 0, True, 0, 0, 0, "")
    assert not campaign("campaign-tuscany", step="year.begin", year=2, pacts=(peace,)).state.pacts
    assert campaign("campaign-tuscany", step="year.begin", year=1, pacts=(peace,)).state.pacts


@pytest.mark.rule("C10.k", "C9.l")
def test_peace_ends_a_siege() -> None:
    table = campaign(turn="ROM", at={"ROM": "LEO"}, sieges={"LEO": ("ROM", 2)})
    table.play("ProposePact", other="SYR", until=1, peace=True)
    table.play("Accept")
    assert table.siege("LEO") is None
    assert table.allows("Stay")
    assert table.refusal("Invade", path=["LEO"]).code == "at_peace"


@pytest.mark.rule("C10.c", "C10.k", "C2.e")
def test_what_a_pact_may_not_say() -> None:
    table = tuscany(treasury={"FLO": 2, "PIS": 1})
    asked: list[tuple[dict[str, Any], str]] = [
        ({"until": 2}, "empty_pact"),
        ({"until": 2, "text": "  "}, "empty_pact"),
        ({"until": 0, "peace": True}, "bad_year"),
        ({"until": 6, "peace": True}, "bad_year"),
        ({"until": 2, "tribute": 21}, "too_much"),
        ({"until": 2, "gold": 3}, "too_poor"),
        ({"until": 2, "gold": -2}, "too_poor"),
        ({"until": 2, "text": "x" * 201}, "text_too_long"),
        ({"until": 2, "text": "two\nlines"}, "text_not_plain"),
    ]
    for fields, code in asked:
        refusal = table.refusal("ProposePact", other="PIS", **fields)
        assert refusal is not None, fields
        assert refusal.code == code
    assert table.allows("ProposePact", other="PIS", until=5, text="x" * 200, passage="both", contingent="yours")


@pytest.mark.rule("C12.e")
def test_nobody_talks_to_a_player_who_is_out() -> None:
    gone = dict.fromkeys(("PIS", "POR", "VIC"), "FLO")
    table = tuscany(owner=gone, at={"PIS": None})
    assert table.refusal("OfferRelation", other="PIS", relation="ally") == ("C12.e", "player_is_out", {"player": "PIS"})
