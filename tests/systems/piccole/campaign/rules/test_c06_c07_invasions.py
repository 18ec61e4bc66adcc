"""C6 Invasions and C7 Contingents."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.play.table import Table
from caracole.systems.piccole.campaign.rules.state import Pact
from systems.piccole.campaign.tables import campaign, numbers_of

SEND = {"elements": ["e2", "e3", "e4", "e5"]}


def end(table: Table, winner: int, **fields: Any) -> None:
    """The stand-in's battle ends like this."""
    table.play({"do": "Within", "action": {"do": "End", "winner": winner, **fields}})


# --- C6 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C6.f", "C9.a", "C9.d", "C6.c")
def test_example_c6_1_a_neutral_place_is_besieged_at_once() -> None:
    table = campaign(turn="ROM", at={"ROM": "RHE"})
    table.dice(3, 5).play("Invade", path=["MES"])  # no storm; no -1: five takes it
    assert table.owner("MES") == "ROM"
    assert table.army("ROM") == "MES"


@pytest.mark.rule("C6.c", "C6.e")
def test_example_c6_1_the_defender_has_three_choices() -> None:
    words = {"at": {"ROM": "CAT", "SYR": "SYR"}, "owner": {"CAT": "ROM"}, "hidden": ("SYR",)}
    table = campaign(turn="ROM", **words)
    table.play("Invade", path=["LEO"])
    assert table.asks() == ["SYR"]
    assert {message["do"] for message in table.candidates() if message["do"] not in TALK} == {
        "GiveBattle",
        "StandSiege",
        "LeaveToFate",
    }
    table.play("GiveBattle", path=["LEO"])
    assert table.asked == "duel"
    assert table.army("SYR") == "LEO"
    table = campaign(turn="ROM", **words)
    table.play("Invade", path=["LEO"])
    table.dice(5, 1).play("StandSiege", path=["LEO"])  # 5 - 1 = 4: it holds
    assert table.siege("LEO") == ("ROM", 1)
    assert table.army("SYR") == "LEO"
    table = campaign(turn="ROM", **words)
    table.play("Invade", path=["LEO"])
    table.dice(5).play("LeaveToFate")
    assert table.owner("LEO") == "ROM"
    assert table.is_hidden("SYR")


TALK = ("OfferRelation", "ProposePact", "Give")


@pytest.mark.rule("C6.a", "C6.g", "C6.h")
def test_who_has_fought_may_march_but_not_invade() -> None:
    table = campaign(turn="ROM", at={"ROM": "RHE"}, fought=("ROM",))
    assert table.refusal("Invade", path=["MES"]) == ("C6.a", "has_fought", {})
    assert table.allows("March", path=["CAP"])


@pytest.mark.rule("C6.g")
def test_a_battle_counts_for_both_and_a_siege_for_nobody() -> None:
    table = campaign(turn="ROM", at={"ROM": "CAT", "SYR": "LEO"}, owner={"CAT": "ROM"})
    table.play("Invade", path=["LEO"])
    table.play("GiveBattle", path=[])
    end(table, 0)
    assert table.state.fought == 0b101
    table = campaign(turn="ROM", at={"ROM": "CAT", "SYR": "LEO"}, owner={"CAT": "ROM"})
    table.play("Invade", path=["LEO"])
    table.dice(1, 1).play("StandSiege", path=[])
    assert table.state.fought == 0


@pytest.mark.rule("C6.a")
def test_only_neutral_or_enemy_territory_is_invaded() -> None:
    table = campaign(turn="ROM", at={"ROM": "ROM"})
    assert table.refusal("Invade", path=["CAP"]) == ("C6.a", "own_node", {"node": "CAP"})


@pytest.mark.rule("C6.d")
def test_a_defender_who_has_fought_may_still_fight() -> None:
    table = campaign(turn="ROM", at={"ROM": "CAT", "SYR": "LEO"}, owner={"CAT": "ROM"}, fought=("SYR",))
    table.play("Invade", path=["LEO"])
    assert table.allows("GiveBattle", path=[])
    assert table.allows("StandSiege", path=[])


@pytest.mark.rule("C6.e")
def test_a_distant_army_does_not_come() -> None:
    table = campaign(turn="ROM", at={"ROM": "CAT", "SYR": "HEL"}, owner={"CAT": "ROM", "SYR": None})
    table.play("Invade", path=["LEO"])
    assert table.refusal("GiveBattle", path=["LEO"]).code == "not_linked"
    assert table.refusal("GiveBattle", path=["SYR", "LEO"]) == ("C6.e", "not_friendly_on_the_way", {"node": "SYR"})
    assert table.refusal("GiveBattle", path=["GEL"]).code == "not_to_the_battle"
    assert table.refusal("WithdrawArmy", to="CAT") == ("C6.c", "army_not_there", {"node": "LEO"})
    assert table.allows("LeaveToFate")
    table = campaign(turn="ROM", at={"ROM": "CAT", "SYR": None}, owner={"CAT": "ROM"})
    table.play("Invade", path=["LEO"])
    assert table.refusal("GiveBattle", path=[]) == ("C6.e", "no_army", {})


@pytest.mark.rule("C6.e", "C4.g")
def test_the_defender_asks_a_friend_for_passage_too() -> None:
    table = campaign(
        "campaign-tuscany",
        turn="PIS",
        at={"PIS": "SMI", "FLO": "PRA"},
        owner={"SMI": "PIS", "PRA": "FLO", "PTO": "LUC", "FIR": "SIE"},
        allies=(("FLO", "LUC"),),
    )
    table.play("Invade", path=["EMP"])
    table.play("CallHelpers", helpers=[])
    table.play("GiveBattle", path=["PTO", "EMP"])
    assert table.asked == "passage.answer"
    table.play("Refuse")
    assert table.asked == "attack.choose"
    assert table.refusal("GiveBattle", path=["PTO", "EMP"]).code == "passage_refused"


@pytest.mark.rule("C6.e", "C4.h")
def test_the_defender_too_may_be_lost_at_sea() -> None:
    table = campaign(turn="CAR", at={"CAR": "TYN", "ROM": "RHE"}, owner={"TYN": "CAR", "MES": "ROM"}, troops={"ROM": 1})
    table.play("Invade", path=["MES"])
    table.dice(1, 2, 6).play("GiveBattle", path=["MES"])  # a storm takes the last element; then the siege die
    assert table.army("ROM") is None
    assert table.owner("MES") == "CAR"


@pytest.mark.rule("C6.h", "C6.i")
def test_an_invasion_ends_the_turn() -> None:
    table = campaign(turn="ROM", at={"ROM": "RHE"}, season="summer")
    table.dice(1, 1).play("Invade", path=["MES"])
    assert table.asks() != ["ROM"]
    assert table.siege("MES") == ("ROM", 1)


@pytest.mark.rule("C6.a", "C6.i")
def test_helpers_answer_and_the_invader_may_drop_it() -> None:
    table = campaign(
        "campaign-tuscany", turn="FLO", at={"FLO": "SMI", "LUC": "MOT"}, owner={"SMI": "FLO"}, allies=(("FLO", "LUC"),)
    )
    table.play("Invade", path=["VIC"], helpers=["LUC"])
    assert table.asked == "help.answer"
    assert table.asks() == ["LUC"]
    table.play("Refuse")
    assert table.asked == "attack.confirm"
    table.play("Drop")
    assert table.asked == "turn.act"
    assert table.army("FLO") == "SMI"
    assert table.refusal("Invade", path=["VIC"]) == ("C6.i", "dropped_before", {"node": "VIC"})


@pytest.mark.rule("C6.b", "C6.i")
def test_the_defender_calls_his_friends() -> None:
    table = campaign(
        "campaign-tuscany",
        turn="FLO",
        at={"FLO": "SMI", "PIS": "VIC", "SIE": "PIS"},
        owner={"SMI": "FLO"},
        allies=(("PIS", "SIE"),),
    )
    table.play("Invade", path=["VIC"])
    assert table.asked == "attack.call_helpers"
    assert table.refusal("CallHelpers", helpers=["LUC"]) == ("C7.c", "not_your_friend", {"player": "LUC"})
    assert table.refusal("CallHelpers", helpers=["SIE", "SIE"]).code == "named_twice"
    table.play("CallHelpers", helpers=["SIE"])
    table.play("SendContingent", path=["VIC"], **SEND)
    table.play("GiveBattle", path=[])
    assert table.battle_sizes() == [12, 16]


@pytest.mark.rule("C6.j")
def test_withdrawal_to_an_adjacent_friendly_node() -> None:
    table = campaign(turn="ROM", at={"ROM": "CAT", "SYR": "LEO"}, owner={"CAT": "ROM"})
    table.play("Invade", path=["LEO"])
    assert table.refusal("WithdrawArmy", to="HEL") == ("C6.j", "no_refuge", {"node": "HEL"})
    assert table.refusal("LeaveToFate") == ("C6.c", "army_is_there", {"node": "LEO"})
    assert table.refusal("GiveBattle", path=["SYR"]).code == "already_there"
    table.dice(5).play("WithdrawArmy", to="SYR")  # no -1: the army is away
    assert table.army("SYR") == "SYR"
    assert table.owner("LEO") == "ROM"


@pytest.mark.rule("C6.k")
def test_no_third_player_invades_a_place_under_siege() -> None:
    table = campaign(turn="CAR", at={"CAR": "THE", "ROM": "ENN"}, owner={"THE": "CAR"}, sieges={"ENN": ("ROM", 1)})
    assert table.refusal("Invade", path=["ENN"]) == ("C6.k", "under_siege", {"node": "ENN"})


# --- C7 --------------------------------------------------------------------------------------------------------------


def vicopisano(**words: Any) -> Table:
    """FLO goes for Vicopisano from San Miniato and asks LUC, whose army is at Motrone."""
    table = campaign(
        "campaign-tuscany",
        turn="FLO",
        **{
            "at": {"FLO": "SMI", "LUC": "MOT", "PIS": "VIC"},
            "owner": {"SMI": "FLO"},
            "allies": (("FLO", "LUC"),),
            **words,
        },
    )
    table.play("Invade", path=["VIC"], helpers=["LUC"])
    return table


@pytest.mark.rule("C7.a", "C7.c", "C7.d")
def test_example_c7_1() -> None:
    table = vicopisano(hidden=("LUC",))
    table.play("SendContingent", path=["LUC", "VIC"], **SEND)
    assert not table.is_hidden("LUC")
    table.play("Confirm")
    table.play("GiveBattle", path=[])
    assert table.battle_sizes() == [12 + 4, 12]
    generals = [element.general for element in table.game.battles.last.armies[0]]
    assert generals == [True] + [False] * 15
    end(table, 0, destroyed=[12, 13], defenders_destroyed=[0, 1, 2, 3])
    assert (table.size("LUC"), table.size("FLO"), table.size("PIS")) == (10, 12, 8)
    assert table.army("LUC") == "MOT"
    assert not table.state.fought >> table.seat("LUC") & 1


@pytest.mark.rule("C7.b")
def test_exactly_four_and_never_the_general() -> None:
    table = vicopisano()
    path = {"path": ["LUC", "VIC"]}
    assert table.refusal("SendContingent", elements=["e2", "e3", "e4"], **path) == ("C7.b", "not_four", {"count": 4})
    assert table.refusal("SendContingent", elements=["e2", "e2", "e3", "e4"], **path).code == "not_four"
    assert table.refusal("SendContingent", elements=["e1", "e3", "e4", "e5"], **path) == ("C7.b", "general_stays", {})
    assert table.refusal("SendContingent", elements=["e2", "e3", "e4", "e13"], **path).code == "not_in_the_army"
    for message in table.candidates():
        if message["do"] == "SendContingent":
            assert "e1" not in message["elements"]
            assert len(message["elements"]) == 4


@pytest.mark.rule("C7.b")
def test_an_army_without_four_others_sends_nobody() -> None:
    table = vicopisano(troops={"LUC": 4})
    assert table.refusal("SendContingent", elements=["e2", "e3", "e4", "e5"], path=["LUC", "VIC"]) == (
        "C7.b",
        "too_few_elements",
        {"count": 4},
    )
    assert table.allows("Refuse")


@pytest.mark.rule("C7.c")
def test_within_two_movement_points_and_through_friends() -> None:
    table = vicopisano()
    assert table.refusal("SendContingent", path=["PIS", "VIC"], **SEND) == (
        "C7.c",
        "not_friendly_on_the_way",
        {"node": "PIS"},
    )
    assert table.refusal("SendContingent", path=["LUC"], **SEND) == ("C7.c", "not_to_the_battle", {"node": "VIC"})
    assert table.refusal("SendContingent", path=[], **SEND).code == "not_to_the_battle"
    table = vicopisano(at={"FLO": "SMI", "LUC": "SMI", "PIS": "VIC"})
    assert table.refusal("SendContingent", path=["EMP"], **SEND).code == "not_to_the_battle"


@pytest.mark.rule("C7.c", "C8.e")
def test_an_army_in_the_same_node_needs_no_way() -> None:
    table = campaign(
        "campaign-tuscany",
        turn="PIS",
        at={"PIS": "VIC", "FLO": "EMP", "LUC": "SMI"},
        owner={"SMI": "FLO"},
        allies=(("FLO", "LUC"),),
    )
    table.play("Invade", path=["SMI"])
    table.play("CallHelpers", helpers=["LUC"])
    assert table.refusal("SendContingent", path=["EMP"], **SEND) == ("C7.c", "already_there", {"node": "SMI"})
    table.play("SendContingent", path=[], **SEND)
    table.play("GiveBattle", path=["SMI"])
    assert table.battle_sizes() == [12, 16]
    end(table, 1)
    assert table.size("LUC") == 12


@pytest.mark.rule("C7.e")
def test_a_besieged_army_helps_only_at_home() -> None:
    table = vicopisano(at={"FLO": "SMI", "LUC": "LUC", "PIS": "VIC", "SIE": "LUC"}, sieges={"LUC": ("SIE", 1)})
    assert table.refusal("SendContingent", path=["VIC"], **SEND) == ("C7.e", "besieged_elsewhere", {"node": "LUC"})


@pytest.mark.rule("C7.d", "C4.h")
def test_a_contingent_is_at_risk_at_sea_out_and_back() -> None:
    table = campaign(
        turn="SYR",
        at={"SYR": "HEL", "CAR": "CAR", "ROM": "AGR"},
        owner={"GEL": "SYR", "MEL": "CAR", "AGR": "ROM"},
        allies=(("SYR", "CAR"),),
        season="spring",
    )
    table.play("Invade", path=["GEL", "AGR"], helpers=["CAR"])
    table.play("SendContingent", path=["MEL", "AGR"], elements=numbers_of(table, "CAR", "FtP FtP FtP FtP"))
    table.play("Confirm")
    table.dice(6, 1, 2, 1).play("GiveBattle", path=[])  # the second crossing meets a storm: one of four is lost
    assert table.battle_sizes() == [15, 12]
    table.dice(1, 4, 1, 1)  # home by Lilybaeum, one sea edge, and another storm: two of the three
    end(table, 0)
    assert table.size("CAR") == 9


@pytest.mark.rule("C10.e")
def test_nobody_helps_against_his_own_friend() -> None:
    table = vicopisano(allies=(("FLO", "LUC"), ("LUC", "PIS")))
    assert table.refusal("SendContingent", path=["LUC", "VIC"], **SEND) == (
        "C10.e",
        "friend_of_the_enemy",
        {"player": "PIS"},
    )


@pytest.mark.rule("C10.d", "C10.i")
def test_example_c10_1_a_vassal_serves_once_a_year() -> None:
    table = vicopisano(allies=(), vassals={"LUC": "FLO"})
    assert table.refusal("Refuse") == ("C10.i", "must_send", {"player": "FLO"})
    table.play("SendContingent", path=["LUC", "VIC"], **SEND)
    table.play("Confirm")
    table.play("GiveBattle", path=[])
    end(table, -1)
    assert table.state.served == ((table.seat("LUC"), table.seat("FLO")),)
    again = vicopisano(allies=(), vassals={"LUC": "FLO"}, season="summer")
    again.state.served = table.state.served
    assert again.allows("Refuse")


@pytest.mark.rule("C10.e", "C10.f", "C10.j")
def test_example_c10_1_he_may_not_attack_his_lord_before_he_denounces() -> None:
    where: dict[str, Any] = {"at": {"LUC": "PRA"}, "owner": {"PRA": "LUC"}}
    table = campaign("campaign-tuscany", turn="LUC", vassals={"LUC": "FLO"}, **where)
    assert table.refusal("Invade", path=["FIR"]) == ("C10.e", "is_a_friend", {"player": "FLO"})
    table = campaign("campaign-tuscany", step="year.begin", vassals={"LUC": "FLO"}, **where)
    table.play("Denounce", players=[], seat=0)
    table.play("Denounce", players=["FLO"], seat=2)
    for seat, node in enumerate(("FIR", "PIS", "PRA", "SIE")):
        table.dice(1, 2, 3, 4, *((1, 1, 6, 1) if seat == 3 else ())).play("NoteStart", node=node, seat=seat)
    while table.asked == "council.talk":
        table.play("Ready")
    assert (table.asks(), table.state.season) == (["LUC"], 0)
    assert table.allows("Invade", path=["FIR"])


@pytest.mark.rule("C10.i")
def test_an_impossible_request_does_not_use_up_the_duty() -> None:
    table = vicopisano(allies=(), vassals={"LUC": "FLO"}, troops={"LUC": 4})
    table.play("Refuse")
    table.play("Drop")
    assert table.state.served == ()


@pytest.mark.rule("C10.d", "C10.k")
def test_an_ally_may_refuse_unless_he_has_signed() -> None:
    assert vicopisano().allows("Refuse")
    pact = Pact(1, 2, 0, 5, 0, False, 0, 0, 1, "")
    assert vicopisano(pacts=(pact,)).refusal("Refuse").code == "must_send"


@pytest.mark.rule("C4.g", "C7.c")
def test_a_third_player_is_asked_to_let_a_contingent_through() -> None:
    table = campaign(
        "campaign-tuscany",
        turn="FLO",
        at={"FLO": "SMI", "LUC": "MOT", "PIS": "VIC"},
        owner={"SMI": "FLO", "LUC": "SIE"},
        allies=(("FLO", "LUC"), ("LUC", "SIE")),
    )
    table.play("Invade", path=["VIC"], helpers=["LUC"])
    table.play("SendContingent", path=["LUC", "VIC"], **SEND)
    assert (table.asked, table.asks()) == ("passage.answer", ["SIE"])
    table.play("Refuse")
    assert table.asked == "help.answer"
    assert table.refusal("SendContingent", path=["LUC", "VIC"], **SEND).code == "passage_refused"
    table.play("Refuse")
    assert table.asked == "attack.confirm"
