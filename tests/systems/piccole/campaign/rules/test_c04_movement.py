"""C4 Movement."""

from __future__ import annotations

import pytest

from caracole.systems.piccole.campaign.rules.movement import spread
from caracole.systems.piccole.campaign.rules.state import Pact
from systems.piccole.campaign.tables import campaign


@pytest.mark.rule("C4.i")
@pytest.mark.parametrize(
    ("counts", "total", "lost"),
    [
        ([6, 2, 2, 1, 1], 3, [2, 1, 0, 0, 0]),  # Ex C4-1
        ([6, 2, 2, 1, 1], 2, [1, 1, 0, 0, 0]),
        ([6, 2, 2, 1, 1], 1, [1, 0, 0, 0, 0]),
        ([5, 2, 2, 1, 1], 5, [2, 1, 1, 1, 0]),  # Ex C9-3
        ([0, 0, 4, 0, 0], 3, [0, 0, 3, 0, 0]),
    ],
)
def test_losses_are_spread_evenly(counts: list[int], total: int, lost: list[int]) -> None:
    assert spread(counts, total) == lost


@pytest.mark.rule("C4.a", "C4.b")
def test_only_along_the_roads_and_two_points() -> None:
    table = campaign(turn="ROM", at={"ROM": "ROM"})
    assert table.refusal("March", path=["RHE"]) == ("C4.a", "not_linked", {"origin": "ROM", "node": "RHE"})
    assert table.refusal("March", path=[]).code == "too_far_to_march"
    assert table.refusal("March", path=["CAP", "RHE", "TAR"]) == ("C4.b", "too_far_to_march", {"points": 2})
    table.play("March", path=["CAP", "RHE"])
    assert table.army("ROM") == "RHE"


@pytest.mark.rule("C4.f", "C4.d", "C6.f", "C5.b")
def test_example_c4_2_by_sea_and_road_into_a_neutral_node() -> None:
    table = campaign(turn="CAR", at={"CAR": "UTI"}, hidden=("CAR",))
    assert table.view(0)["players"][1]["army"]["at"] is None
    table.dice(4, 5).play("Invade", path=["PAN", "SEG"])  # the storm die, then the siege
    assert table.owner("SEG") == "CAR"
    assert not table.is_hidden("CAR")
    assert [event.kind for event in table.last][:3] == ["attack_named", "start_revealed", "army_marched"]


@pytest.mark.rule("C4.c")
def test_example_c4_2_an_army_stops_in_neutral_territory() -> None:
    table = campaign(turn="CAR", at={"CAR": "CAR"})
    assert table.refusal("Invade", path=["MEL", "AGR"]) == ("C4.c", "must_stop", {"node": "MEL"})


@pytest.mark.rule("C4.d", "C4.e", "C4.h")
@pytest.mark.parametrize(("die", "lost"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_a_storm_takes_half_a_die(die: int, lost: int) -> None:
    table = campaign(turn="CAR", at={"CAR": "CAR"})
    # CAR has FtP 4, FtM 3, FtL 2, CvP 1, CvL 2: for 1 FtP; for 2 FtP and FtM; for 3 FtP, FtM and one of FtL or CvL
    picks = {0: (), 1: (1,), 2: (1, 1), 3: (1, 1, 1)}[lost]
    table.dice(1, die, *picks).play("March", path=["LIL"])
    assert table.size("CAR") == 12 - lost
    assert table.army("CAR") == "LIL"


@pytest.mark.rule("C4.d", "C5.d")
def test_no_storms_in_summer() -> None:
    table = campaign(turn="CAR", at={"CAR": "CAR"}, season="summer")
    table.play("March", path=["LIL"])
    assert (table.army("CAR"), table.size("CAR")) == ("LIL", 12)


@pytest.mark.rule("C4.h")
def test_a_die_for_each_sea_edge_and_a_force_without_elements_is_gone() -> None:
    table = campaign(turn="CAR", at={"CAR": "LIL"}, owner={"MEL": "CAR"}, troops={"CAR": "FtP"})
    table.dice(2, 1, 2).play("March", path=["CAR", "MEL"])
    assert table.army("CAR") is None
    assert table.happened("army_destroyed")


@pytest.mark.rule("C4.i")
def test_the_general_is_not_exempt() -> None:
    table = campaign(turn="CAR", at={"CAR": "CAR"}, troops={"CAR": "CvP FtL"})
    table.dice(1, 2).play("March", path=["LIL"])  # FtL comes before CvP among equals: it is lost
    assert table.troops("CAR") == {"CvP": 1}
    table = campaign(turn="CAR", at={"CAR": "CAR"}, troops={"CAR": "CvP"})
    table.dice(1, 2).play("March", path=["LIL"])
    assert table.army("CAR") is None


@pytest.mark.rule("C4.c", "C4.g")
def test_passage_is_asked_before_the_move_and_may_be_refused() -> None:
    table = campaign("campaign-tuscany", turn="FLO", at={"FLO": "EMP"}, owner={"PTO": "LUC", "PES": "FLO"})
    table.play("March", path=["PTO", "PES"])
    assert table.asked == "passage.answer"
    assert table.asks() == ["LUC"]
    table.play("Refuse")
    assert table.asked == "turn.act"
    assert table.army("FLO") == "EMP"
    assert table.refusal("March", path=["PTO", "PES"]) == (
        "C4.g",
        "passage_refused",
        {"node": "PTO", "player": "LUC"},
    )
    table = campaign("campaign-tuscany", turn="FLO", at={"FLO": "EMP"}, owner={"PTO": "LUC", "PES": "FLO"})
    table.play("March", path=["PTO", "PES"])
    table.play("Grant")
    assert table.army("FLO") == "PES"


@pytest.mark.rule("C4.g", "C10.k")
def test_a_vassal_cannot_refuse_and_a_pact_binds() -> None:
    where = {"owner": {"PTO": "LUC", "PES": "FLO"}, "at": {"FLO": "EMP"}}
    table = campaign("campaign-tuscany", turn="FLO", vassals={"LUC": "FLO"}, **where)
    table.play("March", path=["PTO", "PES"])
    assert table.army("FLO") == "PES"
    pact = Pact(1, 2, 0, 3, 1, False, 0, 0, 0, "")
    table = campaign("campaign-tuscany", turn="FLO", pacts=(pact,), **where)
    table.play("March", path=["PTO", "PES"])
    assert table.army("FLO") == "PES"
    pact = Pact(1, 2, 0, 3, 2, False, 0, 0, 0, "")  # the other way round it binds nobody here
    table = campaign("campaign-tuscany", turn="FLO", pacts=(pact,), **where)
    table.play("March", path=["PTO", "PES"])
    assert table.asked == "passage.answer"


@pytest.mark.rule("C4.j")
def test_hostile_armies_bar_the_way() -> None:
    table = campaign(turn="ROM", at={"ROM": "ROM", "CAR": "CAP"})
    assert table.refusal("March", path=["CAP"]) == ("C4.j", "hostile_army", {"node": "CAP", "player": "CAR"})
    assert table.refusal("March", path=["CAP", "RHE"]).code == "hostile_army"
    assert table.allows("Relieve", path=["CAP"])


@pytest.mark.rule("C4.j")
def test_nobody_passes_a_place_under_siege() -> None:
    table = campaign(turn="ROM", at={"ROM": "ROM", "CAR": "CAP"}, sieges={"CAP": ("CAR", 1)})
    assert table.refusal("March", path=["CAP", "RHE"]) == ("C4.j", "under_siege", {"node": "CAP"})
    assert table.refusal("March", path=["CAP"]).code == "under_siege"


@pytest.mark.rule("C4.j", "C5.g")
def test_a_hidden_army_in_the_way_is_declared_and_stops_the_march() -> None:
    """SYR has lost all its nodes and is hidden with its friend CAR; ROM, friend of CAR only, walks into it."""
    homeless = dict.fromkeys(("SYR", "LEO", "ACR", "HEL"), "ROM")
    table = campaign(
        turn="ROM",
        at={"ROM": "RHE", "SYR": "MES"},
        owner={**homeless, "MES": "CAR"},
        allies=(("CAR", "SYR"), ("CAR", "ROM")),
        hidden=("SYR",),
        season="summer",
    )
    table.state.maybe[2] = 1 << table.node("MES")
    assert table.allows("March", path=["MES"])
    table.play("March", path=["MES"])
    assert table.army("ROM") == "RHE"
    assert [event.kind for event in table.last if event.kind == "march_barred"]
    assert not table.is_hidden("SYR")
