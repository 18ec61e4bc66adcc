"""C11 Administrative phase and C12 Winning the campaign."""

from __future__ import annotations

import pytest

from spoken import spoken
from systems.piccole.campaign.tables import campaign


@pytest.mark.rule("C11.a", "C11.d")
def test_an_army_that_can_must_go_into_winter_quarters_and_lifts_its_siege() -> None:
    table = campaign(step="admin.quarters", season="winter", at={"ROM": "MES"}, sieges={"MES": ("ROM", 2)})
    assert (table.asked, table.asks()) == ("winter.quarters", ["ROM"])
    assert table.refusal("StayOut") == ("C11.d", "must_withdraw", {"node": "RHE"})
    assert table.refusal("Quarters", path=["TAU"]).code == "not_friendly"
    table.dice(5).play("Quarters", path=["RHE"])  # the sea is risky in winter
    assert table.army("ROM") == "RHE"
    assert table.siege("MES") is None


@pytest.mark.rule("C11.d", "C4.h", "C5.d")
def test_storms_on_the_way_into_quarters() -> None:
    table = campaign(step="admin.quarters", season="winter", at={"ROM": "MES"})
    table.dice(1, 2, 1).play("Quarters", path=["RHE"])
    assert table.size("ROM") == 11


@pytest.mark.rule("C11.d")
def test_an_army_in_a_friendly_node_stays() -> None:
    table = campaign(step="admin.quarters", season="winter", at={"ROM": "SYR"}, allies=(("ROM", "SYR"),))
    assert table.asked != "winter.quarters"
    assert table.army("ROM") == "SYR"
    assert table.state.isolated == 0


@pytest.mark.rule("C11.b", "C11.e", "C11.d")
def test_example_c11_1() -> None:
    table = campaign(
        step="admin.quarters",
        season="winter",
        at={"ROM": "ENN"},
        sieges={"ENN": ("ROM", 2)},
        troops={"ROM": 8},
        treasury={"ROM": 5},
    )
    assert (table.asked, table.asks()) == ("winter.pay", ["ROM"])
    keep = ["e1", "e2", "e3", "e4", "e5"]
    assert table.refusal("PayTroops", elements=[*keep, "e6"]) == ("C11.e", "too_poor", {"player": "ROM", "talents": 5})
    assert table.refusal("PayTroops", elements=["e9"]) == ("C11.e", "not_in_the_army", {"element": "e9"})
    assert table.refusal("PayTroops", elements=["e2", "e2"]).code == "named_twice"
    table.play("PayTroops", elements=keep)
    assert (table.size("ROM"), table.treasury("ROM")) == (5, 0)
    assert table.siege("ENN") == ("ROM", 2)  # C11.f: unbroken
    assert table.army("ROM") == "ENN"


@pytest.mark.rule("C11.b")
def test_without_a_talent_the_whole_army_deserts() -> None:
    table = campaign(step="admin.quarters", season="winter", at={"ROM": "ENN"})
    assert table.size("ROM") == 0
    assert table.happened("army_destroyed")[0].rule == "C11.e"


@pytest.mark.rule("C11.d", "C4.g")
def test_where_only_another_can_let_it_through_the_owner_may_ask() -> None:
    table = campaign(
        step="admin.quarters",
        season="winter",
        at={"ROM": "TAU"},
        owner={"MES": "CAR", "TYN": "ROM"},
        treasury={"ROM": 12},
    )
    assert table.asked == "winter.quarters"
    assert table.allows("StayOut")
    table.play("Quarters", path=["MES", "TYN"])
    assert (table.asked, table.asks()) == ("passage.answer", ["CAR"])
    table.play("Refuse")
    assert table.refusal("Quarters", path=["MES", "TYN"]).code == "passage_refused"
    table.play("StayOut")
    assert table.asked == "winter.pay"


@pytest.mark.rule("C11.c", "C3.c")
def test_the_order_of_the_phase() -> None:
    table = campaign(
        step="admin.income", season="winter", at={"ROM": "ENN", "CAR": "MES"}, troops={"SYR": 8, "ROM": 3}, year=1
    )
    asked = []
    while table.state.season == 2:
        asked.append(table.asked)
        match table.asked:
            case "council.talk":
                table.play("Ready")
            case "winter.quarters":
                table.play("StayOut") if table.allows("StayOut") else table.play(table.candidates()[1])
            case "winter.pay":
                table.play("PayTroops", elements=["e1"])
            case _:
                table.play("Done")
        if table.asked == "year.note":
            break
    assert [each for n, each in enumerate(asked) if each not in asked[:n]] == [
        "council.talk",
        "winter.pay",
        "admin.buy",
    ]


# --- C12 -------------------------------------------------------------------------------------------------------------


def last_day(**words):  # type: ignore[no-untyped-def]
    return campaign(step="admin.check", season="winter", year=6, **words)


@pytest.mark.rule("C12.b", "C12.c", "C12.d")
def test_example_c12_1() -> None:
    """Final incomes 9, 9, 8; treasuries 4, 6, 20."""
    table = last_day(owner={"HEL": None, "ENN": "SYR"}, treasury={"ROM": 4, "CAR": 6, "SYR": 20})
    assert table.outcome.scores == (9, 9, 8)
    assert table.outcome.winners == (1,)
    assert table.outcome.rule == "C12.b"


@pytest.mark.rule("C12.b")
def test_the_log_names_whose_income_is_whose() -> None:
    table = last_day(owner={"HEL": None, "ENN": "SYR"}, treasury={"ROM": 4, "CAR": 6, "SYR": 20})
    assert spoken(table, "income_compared") == [
        "Final income of Rome: 9.",
        "Final income of Carthage: 9.",
        "Final income of Syracuse: 8.",
    ]
    assert spoken(table, "campaign_ended") == ["The campaign is over. Winner: Carthage."]
    assert spoken(last_day(troops={"SYR": 9}), "campaign_ended")[0].endswith("A shared victory: Rome and Carthage.")


@pytest.mark.rule("C12.d")
def test_ties_go_to_the_larger_army_and_then_are_shared() -> None:
    table = last_day(troops={"ROM": 11, "SYR": 9})
    assert table.outcome.winners == (1,)
    table = last_day(troops={"SYR": 9})
    assert table.outcome.winners == (0, 1)


@pytest.mark.rule("C12.a")
def test_the_years_of_the_scenario() -> None:
    assert campaign(step="admin.check", season="winter", year=5).outcome is None
    assert last_day().outcome is not None


@pytest.mark.rule("C12.a")
def test_messana_agrigentum_and_panormus_together() -> None:
    held = {"MES": "CAR", "AGR": "CAR", "PAN": "CAR"}
    assert last_day(owner=held).outcome.scores == (9, 11 + 2, 9)
    assert last_day(owner=held, options={"special": False}).outcome.scores == (9, 11, 9)
    assert last_day(owner={**held, "MES": "ROM"}).outcome.scores == (10, 10, 9)


@pytest.mark.rule("C12.a")
def test_a_lost_capital_bars_victory_in_tuscany() -> None:
    words = {"step": "admin.check", "season": "winter", "year": 5}
    rich = dict.fromkeys(("PRA", "PTO", "SMI", "SGI", "COL", "VOL", "ARE", "COR"), "FLO")
    table = campaign("campaign-tuscany", owner={**rich, "FIR": "PIS"}, treasury={"PIS": 1}, **words)
    assert max(table.outcome.scores) == table.outcome.scores[0]
    assert table.outcome.winners == (1,)
    table = campaign("campaign-tuscany", owner={**rich, "FIR": "PIS"}, options={"special": False}, **words)
    assert table.outcome.winners == (0,)


@pytest.mark.rule("C12.e")
def test_a_player_without_node_and_element_is_out() -> None:
    gone = dict.fromkeys(("SYR", "LEO", "ACR", "HEL"), "ROM")
    table = campaign(step="year.order", owner=gone, at={"SYR": None}, dice=(6, 1))
    assert table.asks() == ["ROM", "CAR"]
    assert table.view(0)["players"][2]["out"]
    table = campaign(step="year.order", owner=gone, dice=(6, 1, 2))
    assert table.asks() == ["ROM", "CAR", "SYR"]
