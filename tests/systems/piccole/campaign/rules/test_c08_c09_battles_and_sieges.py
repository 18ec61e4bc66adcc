"""C8 Battles and C9 Sieges."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.play.table import Table
from systems.piccole.campaign.tables import campaign, numbers_of


def end(table: Table, winner: int, **fields: Any) -> None:
    """The stand-in's battle ends like this."""
    table.play({"do": "Within", "action": {"do": "End", "winner": winner, **fields}})


# --- C8 --------------------------------------------------------------------------------------------------------------


def agrigentum(**words: Any) -> Table:
    """CAR, come from Melita, fights ROM at Agrigentum."""
    table = campaign(
        turn="CAR", season="summer", at={"CAR": "MEL", "ROM": "AGR"}, **{"owner": {"MEL": "CAR", "AGR": "ROM"}, **words}
    )
    table.play("Invade", path=["AGR"])
    table.play("GiveBattle", path=[])
    return table


@pytest.mark.rule("C8.b", "C8.d")
def test_example_c8_1() -> None:
    table = agrigentum()
    end(table, 1)
    assert table.asked == "retreat.choose"
    assert {message["to"] for message in table.candidates() if message["do"] == "Retreat"} == {"MEL", "LIL"}
    assert table.refusal("Retreat", to="ENN") == ("C8.d", "no_refuge", {"node": "ENN"})
    table.play("Retreat", to="LIL")
    assert table.army("CAR") == "LIL"
    assert table.owner("AGR") == "ROM"


@pytest.mark.rule("C8.d")
def test_example_c8_1_without_a_refuge_the_army_is_destroyed() -> None:
    table = agrigentum(owner={"MEL": None, "LIL": None, "AGR": "ROM"})
    end(table, 1)
    assert table.army("CAR") is None
    assert table.size("CAR") == 0


@pytest.mark.rule("C8.c", "C8.b")
def test_a_victorious_invader_has_the_province() -> None:
    table = agrigentum(owner={"MEL": "CAR", "AGR": "ROM", "GEL": "ROM"})
    end(table, 0, defenders_destroyed=[1, 2, 3, 4])
    assert table.owner("AGR") == "CAR"
    assert table.army("CAR") == "AGR"
    assert table.army("ROM") == "GEL"
    assert table.size("ROM") == 8


@pytest.mark.rule("C8.b", "C4.h")
def test_a_retreat_by_sea_meets_storms() -> None:
    table = campaign(
        turn="CAR", season="spring", at={"CAR": "MEL", "ROM": "AGR"}, owner={"MEL": "CAR", "AGR": "ROM", "LIL": None}
    )
    table.dice(4).play("Invade", path=["AGR"])
    table.play("GiveBattle", path=[])
    table.dice(1, 2, 1)
    end(table, 1)
    assert table.army("CAR") == "MEL"
    assert table.size("CAR") == 11


@pytest.mark.rule("C8.f")
def test_after_a_draw_the_invader_retreats_and_nobody_gains_the_node() -> None:
    table = agrigentum(owner={"MEL": "CAR", "LIL": None, "AGR": "ROM"})
    end(table, -1)
    assert table.army("CAR") == "MEL"
    assert table.army("ROM") == "AGR"
    assert table.owner("AGR") == "ROM"


@pytest.mark.rule("C8.e", "C8.b", "C6.d")
def test_a_contingent_that_cannot_rejoin_is_destroyed() -> None:
    """LUC helps FLO at Vicopisano through Lucca; Lucca is LUC's own, so it comes back; were it lost it would not."""
    words: dict[str, Any] = {
        "at": {"FLO": "SMI", "LUC": "MOT", "PIS": "VIC"},
        "owner": {"SMI": "FLO"},
        "allies": (("FLO", "LUC"),),
    }
    for lost in (False, True):
        table = campaign("campaign-tuscany", turn="FLO", **words)
        table.play("Invade", path=["VIC"], helpers=["LUC"])
        table.play("SendContingent", path=["LUC", "VIC"], elements=["e2", "e3", "e4", "e5"])
        table.play("Confirm")
        table.play("GiveBattle", path=[])
        if lost:
            table.state.owner[table.node("LUC")] = table.seat("PIS")
        end(table, 1, destroyed=[12])
        assert table.size("LUC") == (8 if lost else 11)
        assert bool(table.happened("contingent_cut_off")) == lost


@pytest.mark.rule("C8.b", "C10.g")
def test_guests_leave_a_place_that_falls_to_their_enemy() -> None:
    table = campaign(
        "campaign-tuscany",
        turn="PIS",
        at={"PIS": "VIC", "FLO": "EMP", "LUC": "SMI"},
        owner={"SMI": "FLO"},
        allies=(("FLO", "LUC"),),
    )
    table.play("Invade", path=["SMI"])
    table.play("CallHelpers", helpers=[])
    table.dice(5, 1, 1, 1, 1, 1, 1).play("LeaveToFate")
    assert table.owner("SMI") == "PIS"
    assert table.army("LUC") == "EMP"
    assert table.size("LUC") == 6


# --- C9 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.a", "C9.b", "C9.e")
@pytest.mark.parametrize(
    ("rolls", "inside", "die", "taken"),
    [
        (0, True, 6, True),  # Ex C9-1: 6 - 1 = 5
        (0, True, 5, False),
        (1, True, 5, True),  # 5 + 1 - 1
        (1, True, 4, False),
        (0, False, 5, True),  # Ex C9-2: the first roll needs 5 ...
        (0, False, 4, False),
        (1, False, 4, True),  # ... the second 4
        (1, False, 3, False),
        (4, False, 1, True),
    ],
)
def test_examples_c9_1_and_c9_2(rolls: int, inside: bool, die: int, taken: bool) -> None:
    table = campaign(
        turn="ROM",
        at={"ROM": "LEO", "SYR": "LEO" if inside else "SYR"},
        sieges={"LEO": ("ROM", rolls)},
        owner={"ACR": "ROM", "CAT": "ROM"},
    )
    if taken:
        picks = (1,) * 5 if inside else ()
        table.dice(die, *picks).play("ContinueSiege")
        assert table.owner("LEO") == "ROM"
        assert table.siege("LEO") is None
        assert table.size("ROM") == 12
    else:
        table.dice(die, 1).play("ContinueSiege")
        assert table.owner("LEO") == "SYR"
        assert table.siege("LEO") == ("ROM", rolls + 1)
        assert table.size("ROM") == 11


@pytest.mark.rule("C9.f", "C9.b")
def test_totals_above_six_succeed() -> None:
    table = campaign(turn="ROM", at={"ROM": "ENN"}, sieges={"ENN": ("ROM", 5)})
    table.dice(6).play("ContinueSiege")
    assert table.owner("ENN") == "ROM"
    assert [event.args["total"] for event in table.happened("siege_rolled")] == [11]


@pytest.mark.rule("C9.a", "C9.g")
def test_example_c9_3() -> None:
    table = campaign(
        turn="ROM",
        at={"ROM": "LEO", "SYR": "LEO"},
        sieges={"LEO": ("ROM", 1)},
        troops={"SYR": "FtP FtP FtP FtP FtP FtM FtM FtL FtL CvP CvL"},
    )
    assert table.size("SYR") == 11
    table.dice(5, 1, 1, 1, 1).play("ContinueSiege")  # FtP picks twice, FtM and FtL once; a lone CvP needs no pick
    assert table.troops("SYR") == {"FtP": 3, "FtM": 1, "FtL": 1, "CvL": 1}
    assert table.army("SYR") == "SYR"


@pytest.mark.rule("C9.a", "C9.h")
def test_the_besieger_loses_one_element_of_his_own() -> None:
    table = campaign(turn="ROM", at={"ROM": "ENN"}, sieges={"ENN": ("ROM", 1)})
    table.dice(1, 4).play("ContinueSiege")  # of 12 the heavy foot loses; the fourth of six
    assert table.troops("ROM") == {"FtP": 5, "FtM": 2, "FtL": 2, "CvP": 1, "CvL": 1}
    assert not table.state.alive[0] >> 4 & 1


@pytest.mark.rule("C9.h", "C9.l")
def test_a_besieger_who_has_nobody_left_is_gone_and_the_siege_with_him() -> None:
    table = campaign(turn="ROM", at={"ROM": "ENN"}, sieges={"ENN": ("ROM", 1)}, troops={"ROM": "FtP"})
    table.dice(1).play("ContinueSiege")
    assert table.army("ROM") is None
    assert table.siege("ENN") is None


@pytest.mark.rule("C9.d")
def test_no_roll_without_a_siege() -> None:
    table = campaign(turn="ROM", at={"ROM": "RHE"})
    assert table.refusal("ContinueSiege") == ("C9.d", "no_siege", {})


def besieged(**words: Any) -> Table:
    """SYR, besieged by ROM at Leontini, has its turn."""
    return campaign(
        **{
            "turn": "SYR",
            "at": {"ROM": "LEO", "SYR": "LEO"},
            "sieges": {"LEO": ("ROM", 1)},
            "owner": {"CAT": "ROM"},
            **words,
        }
    )


@pytest.mark.rule("C9.c", "C9.i")
def test_a_sally_drives_the_besieger_off() -> None:
    table = besieged()
    table.play("Sally")
    assert table.asks() == ["ROM"]
    assert table.refusal("WithdrawArmy", to="CAT") == ("C9.i", "must_fight", {})
    table.play("GiveBattle", path=[])
    assert table.game.battles.last.layer == 0
    end(table, 0)
    assert table.army("ROM") == "CAT"
    assert table.siege("LEO") is None
    assert table.army("SYR") == "LEO"


@pytest.mark.rule("C6.i", "C9.i")
def test_a_sally_that_was_dropped_is_not_named_again() -> None:
    """A captain once asked his ally and dropped the sally, over and over, for ever."""
    table = besieged(allies=(("SYR", "CAR"),))
    table.play("Sally", helpers=["CAR"])
    table.play("Refuse")
    table.play("Drop")
    assert table.refusal("Sally") == ("C6.i", "dropped_before", {"node": "LEO"})


@pytest.mark.rule("C9.i", "C8.b")
def test_a_sally_that_is_beaten_loses_the_place() -> None:
    table = besieged()
    table.play("Sally")
    table.play("GiveBattle", path=[])
    end(table, 1)
    assert table.owner("LEO") == "ROM"
    assert table.army("SYR") == "SYR"


@pytest.mark.rule("C8.f", "C9.i")
def test_after_a_draw_a_sallying_army_goes_back_inside() -> None:
    table = besieged()
    table.play("Sally")
    table.play("GiveBattle", path=[])
    end(table, -1)
    assert (table.army("SYR"), table.siege("LEO"), table.owner("LEO")) == ("LEO", ("ROM", 1), "SYR")


@pytest.mark.rule("C9.l", "C9.i")
def test_a_besieged_army_has_no_other_way_out() -> None:
    table = besieged()
    for wish in (
        {"do": "March", "path": ["SYR"]},
        {"do": "Invade", "path": ["CAT"]},
        {"do": "Relieve", "path": ["SYR"]},
    ):
        assert table.refusal(wish) == ("C9.l", "shut_in", {"node": "LEO"})
    assert table.allows("Stay")
    assert campaign(turn="SYR").refusal("Sally") == ("C9.i", "not_besieged", {})
    guest = besieged(at={"ROM": "LEO", "SYR": "SYR", "CAR": "LEO"}, turn="CAR", allies=(("CAR", "SYR"),))
    assert guest.refusal("Sally") == ("C9.i", "not_your_walls", {"node": "LEO"})


@pytest.mark.rule("C9.j")
def test_a_besieger_fights_a_relief_or_withdraws() -> None:
    table = besieged(turn="SYR", at={"ROM": "LEO", "SYR": "SYR"})
    table.play("Relieve", path=["LEO"])
    assert table.asks() == ["ROM"]
    assert table.refusal("StandSiege", path=[]) == ("C9.j", "fight_or_withdraw", {})
    assert table.refusal("LeaveToFate").code == "fight_or_withdraw"
    table.play("WithdrawArmy", to="CAT")
    assert (table.army("ROM"), table.army("SYR"), table.siege("LEO")) == ("CAT", "LEO", None)
    assert table.refusal("Relieve", path=["CAP"], seat=0) is not None


@pytest.mark.rule("C9.j")
def test_there_must_be_something_to_relieve() -> None:
    table = campaign(turn="SYR", at={"SYR": "SYR"})
    assert table.refusal("Relieve", path=["LEO"]) == ("C9.j", "nothing_to_relieve", {"node": "LEO"})


@pytest.mark.rule("C9.j", "C8.a", "C9.c", "P2.f")
def test_a_relief_with_the_help_of_the_besieged() -> None:
    for winner, size, left in ((0, 12, None), (1, 8, ("ROM", 1))):
        table = besieged(turn="CAR", at={"ROM": "LEO", "SYR": "LEO", "CAR": "SYR"}, allies=(("CAR", "SYR"),))
        table.play("Relieve", path=["LEO"])
        assert table.asks() == ["SYR"]
        table.play("SendContingent", path=[], elements=numbers_of(table, "SYR", "FtP FtP FtM FtL"))
        table.play("Confirm")
        table.play("GiveBattle", path=[])
        assert table.battle_sizes() == [16, 12]
        assert table.game.battles.last.layer == 0
        end(table, winner)
        assert table.size("SYR") == size  # C9.c: beaten, the contingent is wholly eliminated
        assert table.siege("LEO") == left
        assert table.army("SYR") == "LEO"
        assert table.army("CAR") == ("LEO" if winner == 0 else "SYR")


@pytest.mark.rule("C9.k")
def test_a_beaten_relief_by_the_controller_loses_the_place_if_nobody_is_inside() -> None:
    table = besieged(turn="SYR", at={"ROM": "LEO", "SYR": "SYR"})
    table.play("Relieve", path=["LEO"])
    table.play("GiveBattle", path=[])
    end(table, 1)
    assert table.owner("LEO") == "ROM"
    assert table.army("SYR") == "SYR"


@pytest.mark.rule("C9.k")
def test_a_beaten_relief_by_another_leaves_the_siege_as_it_was() -> None:
    table = besieged(turn="CAR", at={"ROM": "LEO", "SYR": "LEO", "CAR": "SYR"}, allies=(("CAR", "SYR"),))
    table.play("Relieve", path=["LEO"])
    table.play("Refuse")
    table.play("Confirm")
    table.play("GiveBattle", path=[])
    end(table, 1)
    assert (table.owner("LEO"), table.siege("LEO"), table.army("CAR")) == ("SYR", ("ROM", 1), "SYR")


@pytest.mark.rule("C8.f", "C9.k")
def test_a_drawn_relief_retreats_and_its_inside_helpers_live() -> None:
    table = besieged(turn="CAR", at={"ROM": "LEO", "SYR": "LEO", "CAR": "SYR"}, allies=(("CAR", "SYR"),))
    table.play("Relieve", path=["LEO"])
    table.play("SendContingent", path=[], elements=numbers_of(table, "SYR", "FtP FtP FtM FtL"))
    table.play("Confirm")
    table.play("GiveBattle", path=[])
    end(table, -1)
    assert (table.size("SYR"), table.army("CAR"), table.siege("LEO")) == (12, "SYR", ("ROM", 1))


@pytest.mark.rule("C9.l")
def test_contingents_take_no_part_in_sieges_and_go_home() -> None:
    table = campaign(
        "campaign-tuscany", turn="FLO", at={"FLO": "SMI", "LUC": "MOT"}, owner={"SMI": "FLO"}, allies=(("FLO", "LUC"),)
    )
    table.play("Invade", path=["VIC"], helpers=["LUC"])
    table.play("SendContingent", path=["LUC", "VIC"], elements=["e2", "e3", "e4", "e5"])
    table.play("Confirm")
    table.dice(1, 1).play("LeaveToFate")
    assert table.size("LUC") == 12
    assert table.size("FLO") == 11
    assert [event.kind for event in table.last if event.kind.startswith("contingent")] == [
        "contingent_arrived",
        "contingent_returned",
    ]


@pytest.mark.rule("C6.c", "C8.b")
def test_battles_by_the_computer_at_once() -> None:
    for seed in (1, 77):
        table = campaign(
            turn="ROM",
            season="summer",
            at={"ROM": "CAT", "SYR": "LEO"},
            owner={"CAT": "ROM"},
            options={"battles": "computer"},
        )
        table.play("Invade", path=["LEO"])
        table.dice(seed).play("GiveBattle", path=[])
        assert table.state.battle is None
        assert table.happened("field_battle_ended")
        assert table.state.fought == 0b101


# --- C8.a, C10.i: who is shut in is bound by a request only ----------------------------------------------------------

PROMISED = {"between": ("SYR", "CAR"), "until": 9, "contingent": "SYR"}
BONDS = [{"vassals": {"SYR": "CAR"}}, {"allies": [("SYR", "CAR")], "pacts": [PROMISED]}]


def relief_of_leontini(bonds: dict[str, Any], **words: Any) -> Table:
    """CAR stands beside Leontini, where ROM besieges SYR, who owes CAR a contingent."""
    at = {"ROM": "LEO", "SYR": "LEO", "CAR": "SYR"}
    return besieged(turn="CAR", at=at, **bonds, **words)


def through_the_councils(table: Table) -> None:
    while table.asked == "council.talk":
        table.play("Ready")


@pytest.mark.rule("C8.a", "C9.c", "C10.i")
@pytest.mark.parametrize("bonds", BONDS)
def test_a_relief_that_asked_for_nothing_binds_nobody_inside(bonds: dict[str, Any]) -> None:
    # Whoever is inside may join; a vassal or promised ally used to have no choice, and lost all he sent in a defeat.
    table = relief_of_leontini(bonds)
    table.play("Relieve", path=["LEO"])
    assert (table.asks(), table.decision.about["called"]) == (["SYR"], False)
    assert not table.happened("help_asked")
    assert table.allows("SendContingent", path=[], elements=numbers_of(table, "SYR", "FtP FtP FtM FtL"))
    table.play("Refuse")
    table.play("Confirm")
    table.play("GiveBattle", path=[])
    end(table, 0)
    # The duty of the year has not been used up.
    table.play("Stay")
    table.play("Stay")
    through_the_councils(table)
    table.play("Invade", path=["CAT"], helpers=["SYR"])
    assert (table.asks(), table.asked) == (["SYR"], "help.answer")
    assert table.refusal("Refuse") == ("C10.i", "must_send", {"player": "CAR"})


@pytest.mark.rule("C10.i", "C9.c")
@pytest.mark.parametrize("bonds", BONDS)
def test_but_a_relief_that_asked_for_him_does(bonds: dict[str, Any]) -> None:
    table = relief_of_leontini(bonds)
    table.play("Relieve", path=["LEO"], helpers=["SYR"])
    assert table.decision.about["called"] is True
    assert table.refusal("Refuse") == ("C10.i", "must_send", {"player": "CAR"})
    table.play("SendContingent", path=[], elements=numbers_of(table, "SYR", "FtP FtP FtM FtL"))
    table.play("Confirm")
    table.play("GiveBattle", path=[])
    end(table, 1)
    assert table.size("SYR") == 8


def test_in_a_match_of_revision_1_whoever_is_inside_is_bound() -> None:
    table = relief_of_leontini(BONDS[0], revision=1)
    table.play("Relieve", path=["LEO"])
    assert table.refusal("Refuse") == ("C10.i", "must_send", {"player": "CAR"})


# --- C8.d: third parties ---------------------------------------------------------------------------------------------


def san_miniato(turn: str, at: dict[str, str], **words: Any) -> Table:
    """PIS besieges San Miniato, which is FLO's; LUC, a friend of PIS, stands there too."""
    at = {"PIS": "SMI", "LUC": "SMI", **at}
    owner = {"SMI": "FLO", "SGI": "SIE"}
    facts = {"owner": owner, "sieges": {"SMI": ("PIS", 1)}, "season": "summer"}
    return campaign("campaign-tuscany", turn=turn, at=at, **{**facts, **words})


@pytest.mark.rule("C8.b", "C8.d")
@pytest.mark.parametrize(("friends", "stays"), [((), False), ((("SIE", "LUC"),), True)])
def test_a_victorious_relief_leaves_no_army_in_the_city_that_is_hostile_to_it(friends: Any, stays: bool) -> None:
    # Only the besieger used to leave; his friend and the relieving army then stood in one city as enemies.
    allies = (("FLO", "LUC"), ("PIS", "LUC"), ("FLO", "SIE"), *friends)
    table = san_miniato("SIE", {"SIE": "SGI"}, allies=allies)
    table.play("Relieve", path=["SMI"])
    if table.asked == "attack.call_helpers":
        table.play("CallHelpers", helpers=[])
    table.play("GiveBattle", path=[])
    end(table, 0)
    if not stays:
        assert (table.asks(), table.asked) == (["LUC"], "retreat.choose")
        table.play("Retreat", to="EMP")
    assert table.army("PIS") == "VIC"
    assert table.army("LUC") == ("SMI" if stays else "EMP")
    assert (table.army("SIE"), table.siege("SMI")) == ("SMI", None)
    assert table.asked == "turn.act"


@pytest.mark.rule("C8.b", "C9.i")
def test_nor_does_a_victorious_sally() -> None:
    table = san_miniato("FLO", {"FLO": "SMI"}, allies=(("PIS", "LUC"),))
    table.play("Sally")
    table.play("CallHelpers", helpers=[])
    table.play("GiveBattle", path=[])
    end(table, 0)
    assert (table.army("PIS"), table.army("LUC"), table.army("FLO")) == ("VIC", "VIC", "SMI")


@pytest.mark.rule("C8.d", "C9.k")
def test_whom_a_siege_still_shuts_in_stays_when_the_besieger_wins() -> None:
    table = san_miniato("SIE", {"SIE": "SGI", "LUC": "LUC", "FLO": "SMI"}, allies=(("FLO", "SIE"),))
    table.play("Relieve", path=["SMI"])
    table.play("Refuse")
    table.play("Confirm")
    table.play("GiveBattle", path=[])
    end(table, 1)
    table.play("Retreat", to="SGI")
    assert (table.army("FLO"), table.siege("SMI"), table.army("SIE")) == ("SMI", ("PIS", 1), "SGI")


def test_in_a_match_of_revision_1_the_third_party_stays() -> None:
    allies = (("FLO", "LUC"), ("PIS", "LUC"), ("FLO", "SIE"))
    table = san_miniato("SIE", {"SIE": "SGI"}, allies=allies, revision=1)
    table.play("Relieve", path=["SMI"])
    table.play("CallHelpers", helpers=[])
    table.play("GiveBattle", path=[])
    end(table, 0)
    assert (table.army("LUC"), table.army("SIE")) == ("SMI", "SMI")


@pytest.mark.rule("C8.d", "C5.g")
@pytest.mark.parametrize(("revision", "refuge"), [(2, "VIC"), (1, "EMP")])
def test_nobody_retreats_to_a_hidden_enemy(revision: int, refuge: str) -> None:
    """PIS, who has no city left, has noted Empoli as a guest of FLO; LUC, FLO's other friend, knows nothing of it."""
    lost = dict.fromkeys(("PIS", "POR", "VIC"), "LUC")
    table = campaign(
        "campaign-tuscany",
        turn="LUC",
        season="summer",
        at={"LUC": "VIC", "PIS": "EMP", "SIE": "SMI"},
        owner={**lost, "SMI": "SIE"},
        hidden="PIS",
        allies=(("FLO", "LUC"), ("FLO", "PIS")),
        revision=revision,
    )
    table.play("Invade", path=["SMI"])
    table.play("GiveBattle", path=[])
    end(table, 1)
    table.play("Retreat", to="EMP")
    assert table.army("LUC") == refuge
    assert table.is_hidden("PIS") == (revision == 1)
    assert table.asked == "turn.act"
