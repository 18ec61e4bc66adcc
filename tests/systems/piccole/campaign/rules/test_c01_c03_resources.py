"""C1 Map, C2 Resources, C3 Replacement costs."""

from __future__ import annotations

import pytest

from caracole.systems.piccole.battle.rules.components.troops import ListedElement
from caracole.systems.piccole.campaign.loader import charts, load_shipped
from caracole.systems.piccole.campaign.rules import query
from caracole.systems.piccole.campaign.rules.resources import cost, income, worth
from systems.piccole.campaign.tables import campaign, ring
from systems.piccole.kinds import CVL, CVP, FTL, FTM, FTP


@pytest.mark.rule("C1.a", "C1.b", "C1.c")
@pytest.mark.parametrize(
    ("scenario", "players", "nodes", "roads", "sea", "years", "home_income"),
    [
        ("campaign-sicily", 3, 22, 24, 8, 6, 9),
        ("campaign-tuscany", 4, 24, 35, 5, 5, 7),
        ("campaign-tuscany-six", 6, 24, 35, 5, 5, 7),
    ],
)
def test_the_maps(scenario: str, players: int, nodes: int, roads: int, sea: int, years: int, home_income: int) -> None:
    chart = load_shipped(scenario)
    assert (len(chart.players), len(chart.nodes), chart.years) == (players, nodes, years)
    assert sum(not edge.sea for edge in chart.edges) == roads
    assert sum(edge.sea for edge in chart.edges) == sea
    table = campaign(scenario, step="year.begin")
    for seat, player in enumerate(chart.players):
        assert len(player.elements) == 12
        assert income(table.game, table.state, seat) == home_income
        assert table.state.at[seat] == chart.capitals[seat]
        assert table.treasury(player.id) == 0
    assert table.state.owner.count(-1) == sum(node.home == -1 for node in chart.nodes) > 0


@pytest.mark.rule("C1.d", "C10.b", "C10.h")
def test_friendly_is_mutual_and_not_passed_on() -> None:
    table = campaign("campaign-tuscany", turn="FLO", allies=(("FLO", "LUC"),), vassals={"SIE": "FLO"})
    state = table.state
    flo, pis, luc, sie = range(4)
    for one, other in ((flo, luc), (luc, flo), (flo, sie), (sie, flo)):
        assert query.are_friends(state, one, other)
    for one, other in ((luc, sie), (flo, pis), (sie, luc)):
        assert not query.are_friends(state, one, other)
    assert query.is_friendly(state, flo, table.node("LUC"))
    assert query.is_friendly(state, luc, table.node("EMP"))
    assert not query.is_friendly(state, flo, table.node("PRA"))


@pytest.mark.rule("C1.d")
def test_adjacent_by_road_or_sea() -> None:
    chart = load_shipped("campaign-sicily")
    names = chart.names["node"]
    assert {names[node] for node in chart.beside[names.index("AGR")]} == {"GEL", "LIL", "ENN", "MEL"}


# --- C2 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C2.a", "C2.d")
def test_example_c2_1() -> None:
    table = campaign(turn="ROM", owner={"TAR": "CAR", "MES": "ROM", "SYR": "ROM"})
    assert income(table.game, table.state, 0) == 3 + 2 + 2 + 1 + 1 == 9


@pytest.mark.rule("C2.d")
def test_the_holder_decides_what_a_node_is_worth() -> None:
    table = campaign(turn="ROM", owner={"SYR": "ROM"})
    syr = table.node("SYR")
    assert worth(table.game, 0, syr) == 1
    assert worth(table.game, 2, syr) == 3
    assert worth(table.game, 2, table.node("LEO")) == 2
    assert worth(table.game, 2, table.node("ENN")) == 1


@pytest.mark.rule("C2.c", "C2.f", "C11.c", "C2.b")
def test_income_comes_once_a_year_first_of_all_and_a_siege_does_not_stop_it() -> None:
    table = campaign(
        step="admin.income",
        season="winter",
        year=1,
        at={"ROM": "LEO"},
        sieges={"LEO": ("ROM", 1)},
        vassals={"SYR": "CAR"},
        treasury={"SYR": 5},
    )
    assert table.treasury("SYR") == 5 + 9
    assert table.treasury("CAR") == 9
    kinds = [event.kind for event in table.events]
    assert kinds[:2] == ["administration_began", "income_collected"]


@pytest.mark.rule("C2.e", "C2.b")
def test_gifts_are_whole_talents_and_nobody_owes_any() -> None:
    table = campaign(turn="ROM", treasury={"ROM": 3})
    assert table.refusal("Give", other="CAR", talents=4) == ("C2.e", "too_poor", {"player": "ROM", "talents": 3})
    assert table.refusal("Give", other="CAR", talents=0).code == "no_sum"
    table.play("Give", other="CAR", talents=2)
    assert (table.treasury("ROM"), table.treasury("CAR")) == (1, 2)
    assert table.asked == "turn.act"


# --- C3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C3.a")
def test_what_replacements_cost() -> None:
    game = campaign(turn="ROM").game
    prices = [cost(game, ListedElement(kind)) for kind in (FTP, FTM, FTL, CVP, CVL)]
    assert prices == [4, 3, 2, 4, 3]
    assert charts().replacement.horse == 1


@pytest.mark.rule("C3.a", "C3.b", "C3.c", "C2.b")
def test_example_c3_1() -> None:
    """Lost: one CvP, one FtM that shoots, one FtL; treasury 8."""
    lost = {"SYR": "FtP FtP FtP FtP FtP FtP FtM FtL CvL"}
    table = campaign(step="admin.replace", season="winter", troops=lost, treasury={"SYR": 8})
    assert table.asked == "admin.buy"
    assert table.asks() == ["SYR"]
    table.play("Buy", element="e1")
    table.play("Buy", element="e9")
    assert table.treasury("SYR") == 1
    assert table.refusal("Buy", element="e11") == ("C3.a", "too_dear", {"talents": 2})
    assert table.refusal("Buy", element="e2") == ("C3.b", "not_lost", {"element": "e2"})
    assert table.refusal("Buy", element="e13").code == "not_lost"
    table.play("Done")
    assert table.asked != "admin.buy"
    assert table.treasury("SYR") == 1


@pytest.mark.rule("C3.c", "C11.f")
def test_an_isolated_army_gets_no_replacements() -> None:
    table = campaign(step="admin.replace", season="winter", troops={"ROM": 8}, treasury={"ROM": 9}, at={"ROM": "CAP"})
    assert table.asks() == ["ROM"]
    table = campaign(step="admin.replace", season="winter", troops={"ROM": 8}, treasury={"ROM": 9}, at={"ROM": "ENN"})
    assert table.asked != "admin.buy"


@pytest.mark.rule("C3.d")
def test_elements_that_left_the_table_rejoin_before_the_retreat() -> None:
    table = battle_at_leontini()
    table.play({"do": "Within", "action": {"do": "End", "winner": 1, "destroyed": [1], "off_table": [2, 3]}})
    assert table.size("ROM") == 11
    assert [event.args["count"] for event in table.happened("stragglers_returned")] == [2]
    assert table.army("ROM") == "CAT"


@pytest.mark.rule("C3.d", "C8.d")
def test_they_do_not_if_their_army_is_then_destroyed() -> None:
    table = battle_at_leontini(owner={"CAT": None})
    table.play({"do": "Within", "action": {"do": "End", "winner": 1, "destroyed": [1], "off_table": [2, 3]}})
    assert table.size("ROM") == 0
    assert table.army("ROM") is None


def battle_at_leontini(owner: dict[str, str | None] | None = None):  # type: ignore[no-untyped-def]
    """ROM from Catana against SYR at Leontini."""
    table = campaign(
        turn="ROM", season="summer", at={"ROM": "CAT", "SYR": "LEO"}, owner={"CAT": "ROM", **(owner or {})}
    )
    table.play("Invade", path=["LEO"])
    table.play("GiveBattle", path=[])
    return table


@pytest.mark.rule("C3.e")
def test_another_general_is_named_before_the_next_battle() -> None:
    table = campaign(turn="ROM", at={"ROM": "CAT", "SYR": "LEO"}, owner={"CAT": "ROM"}, troops={"ROM": "FtP FtP FtM"})
    table.play("Invade", path=["LEO"])
    table.play("GiveBattle", path=[])
    assert table.asked == "general.name"
    assert table.refusal("NameGeneral", element="e1") == ("C3.e", "not_in_the_army", {"element": "e1"})
    table.play("NameGeneral", element="e3")
    assert table.asked == "duel"
    first = table.game.battles.last.armies[0]
    assert [element.general for element in first] == [False, True, False]


@pytest.mark.rule("C3.e")
def test_the_general_falls_with_his_element() -> None:
    table = battle_at_leontini()
    table.play({"do": "Within", "action": {"do": "End", "winner": 0, "destroyed": [0]}})
    assert table.state.general[0] == -1
    assert table.happened("general_lost")


@pytest.mark.rule("C3.e")
def test_a_destroyed_army_is_raised_again_at_any_own_node() -> None:
    table = campaign(step="admin.replace", season="winter", at={"ROM": None}, treasury={"ROM": 9})
    assert table.refusal("Buy", element="e1").code == "muster_first"
    assert table.refusal("Muster", node="MES") == ("C3.e", "not_your_node", {"node": "MES"})
    table.play("Muster", node="RHE")
    assert table.refusal("Muster", node="ROM").code == "army_stands"
    table.play("Buy", element="e2")
    assert (table.army("ROM"), table.size("ROM"), table.treasury("ROM")) == ("RHE", 1, 5)


@pytest.mark.rule("C1.c")
@pytest.mark.parametrize("count", range(2, 7))
def test_two_to_six_players(count: int) -> None:
    table = campaign(ring(count), step="year.begin")
    assert len(table.game.seats) == count
    assert table.asked == "year.note"
    assert len(table.asks()) == count
