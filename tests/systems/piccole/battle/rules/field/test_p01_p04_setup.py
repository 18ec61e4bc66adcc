"""P1 Materials, P2 The field, P3 The turn, P4.d who shoots: from the empty table to the first move."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.kernel import CaracoleError, ScriptedDice
from caracole.play.table import Table
from caracole.systems.piccole.battle.rules.components.troops import TROOPS, ListedElement, cost_of
from caracole.systems.piccole.battle.rules.field.field import camp_outline, why_not_piece
from caracole.systems.piccole.battle.rules.field.ground import KINDS
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.loader import army_list, shipped_files, shipped_tables
from systems.piccole.battle.positions import table_of, why
from systems.piccole.kinds import FTM

ARMY = (ListedElement(FTM, general=True), *[ListedElement(FTM)] * 3)


def empty_table(*dice: int, **words: Any) -> Table:
    """A battle of four medium foot a side before anything is laid."""
    events: list[Any] = []
    game = Battle((ARMY, ARMY), letters=("A", "B"), seats=("a", "b"), **words)
    script = ScriptedDice(dice)
    state = game.setup(script, events.append)
    script.finish()
    return Table(game, state, script, events)


# --- P1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P1.b", "P4.d")
@pytest.mark.parametrize("name", [file.id for file in shipped_files("lists") if file.id != "DRI"])
def test_every_list_has_twelve_elements_and_one_general(name: str) -> None:
    army = army_list(name)
    assert len(army.elements) == 12
    assert sum(element.general for element in army.elements) == 1
    assert all(TROOPS[element.type].may_shoot for element in army.elements if element.shoots)


VALUES = {"ROM": (2, 41), "CAR": (2, 39), "SYR": (3, 41), "MAC": (2, 43), "PER": (5, 40), "GAL": (1, 40)}
VALUES |= {"PAR": (9, 38), "NOR": (3, 44), "LOM": (2, 45), "IMP": (2, 45), "FLO": (3, 43), "PIS": (4, 42)}


@pytest.mark.rule("P1.b")
@pytest.mark.parametrize("name", VALUES)
def test_the_lists_have_the_shooters_and_the_value_of_their_design(name: str) -> None:
    elements = army_list(name).elements
    assert (sum(element.shoots for element in elements), sum(map(cost_of, elements))) == VALUES[name]


@pytest.mark.rule("P1.c", "P1.e", "P1.f")
def test_the_record_of_an_element() -> None:
    table = table_of("S1 FtP 3000 2000 0 general\nS2 CvL 1000 2000 0 shoots", moved="S1")
    rows = {row["id"]: row for row in table.view()["elements"]}
    first = rows["S1"]
    assert (first["side"], first["type"], first["general"], first["shoots"]) == ("south", "FtP", True, False)
    assert (first["pose"], first["moved"], first["status"], first["depth"]) == ([3000, 2000, 0], True, "on_table", 200)
    assert first["corners"] == [[2800, 2000], [3200, 2000], [3200, 1800], [2800, 1800]]
    assert (rows["S2"]["shoots"], rows["S2"]["depth"]) == (True, 300)


@pytest.mark.rule("P1.g")
def test_armies_of_any_size_can_fight() -> None:
    Battle(((ListedElement(FTM, general=True),), [ListedElement(FTM)] * 16))
    with pytest.raises(CaracoleError, match="1 to 40"):
        Battle(((), ARMY))


@pytest.mark.rule("P1.a")
def test_dice_have_six_faces() -> None:
    table = empty_table(6, 6, 3, 5)
    assert [roll.faces for roll in table.script.take_log()] == [6] * 4


# --- P2 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P2.f", "P2.c", "P2.d", "P2.i", "P2.j")
def test_example_p2_1_who_lays_who_chooses_who_begins() -> None:
    table = empty_table(3, 5)
    assert (table.asked, table.decision.seats) == ("setup.terrain", (0,))
    table.play("LayTerrain", terrain="T1")
    assert (table.asked, table.decision.seats) == ("setup.edge", (1,))
    table.play("ChooseEdge", edge="west")
    assert [side["edge"] for side in table.view()["sides"]] == ["east", "west"]
    assert (table.asked, table.decision.seats) == ("setup.camp", (0,))
    table.play("PlaceCamp", at=2600)
    assert (table.asked, table.decision.seats) == ("setup.deploy", (0,))
    assert table.refusal("Place", element="A1", x=4000, y=3000, h=270) is None
    assert why(table.refusal("Place", element="A1", x=3999, y=3000, h=270)) == ("P2.j", "outside_deployment")
    table.play("Deploy", poses=[n for k in range(4) for n in (4000, 1000 + 400 * k, 270)])
    table.play("PlaceCamp", at=2600)
    assert (table.asked, table.decision.seats) == ("setup.deploy", (1,))
    table.dice(2, 5).play("Deploy", poses=[n for k in range(4) for n in (2000, 1000 + 400 * k, 90)])
    assert (table.asked, table.decision.seats, table.decision.about["moves"]) == ("move.act", (1,), 7)


@pytest.mark.rule("P2.f")
def test_ties_for_the_terrain_are_rolled_again_and_a_campaign_names_the_layer() -> None:
    assert empty_table(4, 4, 6, 1).decision.seats == (1,)
    assert empty_table(layer=1).decision.seats == (1,)


def deploying(*pieces: tuple[str, list[int]]) -> Table:
    """Seat 0 deploys on the south edge, these pieces laid beside two far ones."""
    table = empty_table(1, 2, camps=False)
    for outline in ([5000, 5000, 5400, 5000, 5200, 5300], [200, 5000, 600, 5000, 400, 5300]):
        table.play("LayPiece", kind="rough", outline=outline)
    for kind, outline in pieces:
        table.play("LayPiece", kind=kind, outline=outline)
    table.play("EndTerrain")
    table.play("ChooseEdge", edge="north")
    return table


@pytest.mark.rule("P2.j")
def test_example_p2_2_within_eight_inches() -> None:
    table = deploying()
    assert table.refusal("Place", element="A1", x=3000, y=2000, h=0) is None
    assert why(table.refusal("Place", element="A1", x=3000, y=2001, h=0)) == ("P2.j", "outside_deployment")
    assert why(table.refusal("Place", element="A1", x=3000, y=199, h=0)) == ("P2.j", "outside_deployment")
    assert table.refusal("Place", element="A1", x=3000, y=1000, h=77) is None


@pytest.mark.rule("P2.j")
def test_placing_one_by_one() -> None:
    table = deploying(("impassable", [1000, 500, 1500, 500, 1500, 900, 1000, 900]))
    assert why(table.refusal("LiftAll")) == ("P2.j", "nothing_placed")
    table.play("Place", element="A2", x=3000, y=2000, h=0)
    assert why(table.refusal("Place", element="A2", x=4000, y=2000, h=0)) == ("P2.j", "not_in_hand")
    assert why(table.refusal("Place", element="B1", x=4000, y=2000, h=0)) == ("P2.j", "not_in_hand")
    assert why(table.refusal("Place", element="A1", x=3300, y=2000, h=0)) == ("P2.j", "on_another_base")
    assert why(table.refusal("Place", element="A1", x=1200, y=800, h=0)) == ("P2.j", "on_impassable_ground")
    assert why(table.refusal("Place", element="A1", x=1200, y=800, h=400)) == ("P0.c", "no_such_heading")
    assert why(table.refusal("Place", element="A1", x=10**9, y=800, h=0)) == ("P0.b", "off_the_table")
    assert why(table.refusal("Deploy", poses=[3400, 2000, 0])) == ("P2.j", "not_one_pose_each")
    table.play("LiftAll")
    assert len(table.game.in_hand(table.state, 0)) == 4


def piece(kind: str, *points: tuple[int, int], level: int = 0, flag: bool = False) -> Any:
    return kind, level, flag, points


SQUARE = ((1000, 1000), (2000, 1000), (2000, 2000), (1000, 2000))


@pytest.mark.rule("P2.b", "P2.g", "P2.h")
@pytest.mark.parametrize(
    ("wrong", "rule", "code"),
    [
        (piece("wood", (0, 0), (10, 0)), "P2.h", "number_of_vertices"),
        (piece("wood", (0, 0), (6001, 0), (0, 10)), "P2.h", "off_the_table"),
        (piece("wood", (0, 0), (500, 0), (100, 100), (0, 500)), "P2.h", "not_convex"),
        (piece("wood", (0, 0), (2001, 0), (0, 500)), "P2.h", "too_large"),
        (piece("hill", *SQUARE), "P2.g", "wrong_level"),
        (piece("wood", *SQUARE, level=1), "P2.g", "wrong_level"),
        (piece("wood", *SQUARE, flag=True), "P2.g", "no_sight_flag"),
        (piece("major_river", (0, 0), (10, 0), (0, 10)), "P2.h", "river_not_of_quadrilaterals"),
    ],
)
def test_what_may_not_be_laid(wrong: Any, rule: str, code: str) -> None:
    assert why(why_not_piece((), wrong)) == (rule, code)


@pytest.mark.rule("P2.h")
def test_limits_of_number_and_area() -> None:
    small = [piece("rough", (x, 0), (x + 100, 0), (x, 100)) for x in range(0, 1200, 200)]
    assert why(why_not_piece(small, piece("wood", *SQUARE))) == ("P2.h", "too_many_pieces")
    lakes = [piece("impassable", (x, 0), (x + 100, 0), (x, 100)) for x in (0, 200)]
    assert why(why_not_piece(lakes, piece("impassable", *SQUARE))) == ("P2.h", "too_many_impassable")
    assert why(why_not_piece([piece("wood", *SQUARE)], piece("rough", (1500, 900), (1600, 900), (1500, 1100)))) == (
        "P2.h",
        "pieces_overlap",
    )
    river = piece("major_river", (0, 4000), (6000, 4000), (6000, 4200), (0, 4200))
    second = piece("major_river", (0, 5000), (6000, 5000), (6000, 5200), (0, 5200))
    bend = piece("minor_river", (0, 4200), (6000, 4200), (6000, 4300), (0, 4300))
    assert why(why_not_piece([river], second)) == ("P2.h", "second_river")
    assert why_not_piece([river], bend) is None
    broad = [piece("rough", (x, 0), (x + 2000, 0), (x + 2000, 2000), (x, 2000)) for x in (0, 2000)]
    assert why(why_not_piece(broad, piece("wood", (0, 2000), (2000, 2000), (2000, 4000), (0, 4000)))) == (
        "P2.h",
        "too_much_difficult_ground",
    )


@pytest.mark.rule("P2.h", "P2.c")
def test_two_pieces_at_least_and_no_mixture_with_a_set_up() -> None:
    table = empty_table(1, 2)
    assert why(table.refusal("EndTerrain")) == ("P2.h", "too_few_pieces")
    table.play("LayPiece", kind="wood", outline=[1000, 1000, 2000, 1000, 1500, 2000])
    assert why(table.refusal("LayTerrain", terrain="T1")) == ("P2.h", "pieces_laid_already")
    assert why(table.refusal("LayPiece", kind="wood", outline=[1, 2, 3])) == ("P2.h", "number_of_vertices")
    assert why(table.refusal("EndTerrain")) == ("P2.h", "too_few_pieces")


@pytest.mark.rule("P2.g", "P2.e", "P2.h")
def test_the_kinds_of_terrain_and_the_set_ups() -> None:
    going = {kind: row.going for kind, row in KINDS.items()}
    assert going == {
        "wood": "difficult",
        "rough": "difficult",
        "hill": "easy",
        "steep": "difficult",
        "major_river": "difficult",
        "minor_river": "easy",
        "impassable": "impassable",
        "fort": "easy",
        "camp": "easy",
    }
    assert [table.id for table in shipped_tables()] == ["T1", "T2", "T3", "T4", "T5", "T6"]
    for table in shipped_tables():
        for number, each in enumerate(table.pieces):
            assert why_not_piece(table.pieces[:number], each) is None


@pytest.mark.rule("P2.k")
def test_camps_lie_on_the_edge_clear_of_water_and_cliffs() -> None:
    table = empty_table(1, 2)
    for outline in ([2000, 0, 2400, 0, 2400, 300, 2000, 300], [5000, 5000, 5400, 5000, 5200, 5300]):
        table.play("LayPiece", kind="impassable", outline=outline)
    table.play("EndTerrain")
    table.play("ChooseEdge", edge="north")
    assert why(table.refusal("PlaceCamp", at=5201)) == ("P2.k", "camp_off_its_edge")
    assert why(table.refusal("PlaceCamp", at=1206)) == ("P2.k", "camp_not_clear")
    assert table.refusal("PlaceCamp", at=1205) is None
    table.play("PlaceCamp", at=1200)
    assert table.view()["sides"][0]["camp"] == [[1200, 0], [2000, 0], [2000, 500], [1200, 500]]
    assert table.refusal("Place", element="A1", x=1600, y=400, h=0) is None  # elements may deploy in it
    assert camp_outline(3, 100) == ((5500, 100), (6000, 100), (6000, 900), (5500, 900))


@pytest.mark.rule("P2.k")
def test_a_river_along_the_edge_leaves_no_room_for_a_camp() -> None:
    table = empty_table(1, 2)
    table.play("LayPiece", kind="minor_river", outline=[0, 100, 6000, 100, 6000, 300, 0, 300])
    table.play("LayPiece", kind="wood", outline=[1000, 3000, 2000, 3000, 1500, 4000])
    table.play("EndTerrain")
    table.play("ChooseEdge", edge="north")
    assert table.asked == "setup.deploy"
    assert table.happened("no_camp")


@pytest.mark.rule("P2.l")
def test_the_level_of_an_element_is_that_under_its_centre() -> None:
    hill = "hill 2800,1900 3200,1900 3200,2300 2800,2300\nsteep 2800,2300 3200,2300 3200,2600 2800,2600 level=3"
    table = table_of("S1 FtP 3000 2000 0\nS2 FtP 1000 1999 0\nS3 FtP 3000 2400 0\nS4 FtP 3000 1999 90", hill)
    levels = {row["id"]: row.get("level") for row in table.view()["elements"]}
    assert (levels["S1"], levels["S2"], levels["S3"]) == (1, 0, 3)  # on the boundary counts; the highest counts


# --- P3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P3.b", "P3.c", "P3.f", "P3.h")
def test_example_p3_1_two_dice_and_no_more_moves_than_their_sum() -> None:
    line = "\n".join(f"S{n} FtM {400 * n} 1000 0" for n in range(1, 13))
    table = table_of(line, step="turn.begin", dice=(2, 5))
    assert table.decision.about["moves"] == 7
    for n in range(1, 6):
        table.play("Move", element=f"S{n}", x=400 * n, y=1100, h=0)
    assert table.decision.about["moves"] == 2
    table.dice(1, 1).play("EndMoves")
    assert (table.decision.seats, table.decision.about["moves"]) == ((1,), 2)  # nothing is carried over


@pytest.mark.rule("P3.a", "P3.i")
def test_players_alternate() -> None:
    table = table_of("S1 FtP 3000 2000 0")
    table.dice(1, 1).play("EndMoves")
    table.dice(1, 1).play("EndMoves")
    assert [event.args["side"] for event in table.happened("turn_began")] == ["north", "south"]
    assert table.state.turn == 3


@pytest.mark.rule("P3.g", "P3.c")
def test_once_in_a_turn_and_only_ones_own() -> None:
    table = table_of("S1 FtP 3000 2000 0\nS2 FtP 0 0 0 destroyed\nN1 FtP 3000 4000 180")
    table.play("Move", element="S1", x=3000, y=2100, h=0)
    assert why(table.move("S1", (3000, 2200, 0))) == ("P3.g", "has_moved")
    assert why(table.move("N1", (3000, 3900, 180))) == ("P3.c", "not_your_element")
    assert why(table.move("S2", (3000, 3900, 180))) == ("P3.c", "not_on_the_table")
