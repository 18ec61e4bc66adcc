"""19.1: difficult terrain in Field Combat (advanced game)."""

from __future__ import annotations

import pytest

from systems.gradisca.rules.combat.positions import attack, fire, table_of

MOUNTAINS = """
    Farra: source venetian
    Romans: difficult
    Farra - Romans
    Romans - Mariano
"""


@pytest.mark.rule("G19.1.a", "G19.1.c")
def test_19_1_the_example_of_the_book():
    """Combat units with FV 3 attack a difficult zone with Fortified Town and Fort: they have FV 2 and the defender
    suffers two hits less."""
    table = table_of(
        """
        Farra: v1 infantry 3, v2 infantry 3, v3 infantry 3, v4 infantry 3
        Romans: a1 infantry 2 [1]
        """,
        map=MOUNTAINS + "Romans: town",
        forts="austrian Romans",
        camps={"venetian": "farra"},
        game="advanced",
    )
    attack(table, 2, 2, 2, 3, 6, units="v1 v2 v3 v4")
    assert fire(table, "venetian")["values"] == [2, 2, 2, 2]
    assert fire(table, "venetian")["hits"] == 3  # the 3 has missed
    assert table.happened("hits_deducted")[0].args["hits"] == 2
    assert table.is_disorganized("a1")  # one hit is left of three
    assert not table.is_eliminated("a1")


@pytest.mark.rule("G19.1.a")
@pytest.mark.parametrize(("printed", "value"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_19_1_a_attackers_with_3_or_more_lose_one(printed, value):
    table = table_of(f"Farra: v1 infantry {printed}\nRomans: a1 infantry 2", map=MOUNTAINS, game="advanced")
    attack(table, 6, 6)
    assert fire(table, "venetian")["values"] == [value]


@pytest.mark.rule("G19.1.a")
def test_19_1_a_it_is_the_value_in_use_that_counts():
    """The attack value of x/y infantry, the back of a Disorganized unit, the 1 of a gun without engineers."""
    table = table_of(
        """
        Farra: v1 infantry 2/4, v2 infantry 4/2, v3 infantry 4 [2] (disorganized), v-gun artillery 4
        Romans: a1 infantry 2
        """,
        map=MOUNTAINS,
        camps={"venetian": "farra"},
        game="advanced",
    )
    attack(table, 6, 6, 6, 5, 6, units="v1 v2 v3 v-gun")
    assert fire(table, "venetian")["values"] == [2, 3, 2, 1]


@pytest.mark.rule("G19.1.a")
def test_19_1_a_defenders_lose_nothing():
    table = table_of(
        "Farra: v1 infantry 2\nRomans: a1 infantry 4, a-gen commander 3",
        map=MOUNTAINS + "Mariano: source austrian",
        game="advanced",
    )
    attack(table, 6, 6, 6)
    assert fire(table, "austrian")["values"] == [4, 3]


@pytest.mark.rule("G19.1.a")
def test_19_1_a_it_is_the_zone_of_the_combat_that_counts():
    """Out of the mountains into the plain nobody is lowered."""
    table = table_of(
        "Farra: v1 infantry 3\nRomans: a1 infantry 2",
        map="Farra: difficult, source venetian\nFarra - Romans\nRomans - Mariano",
        game="advanced",
    )
    attack(table, 3, 6)
    assert fire(table, "venetian")["values"] == [3]


@pytest.mark.rule("G19.1.b")
@pytest.mark.parametrize(("leadership", "value"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_19_1_b_attacking_commanders_are_lowered_alike(leadership, value):
    table = table_of(
        f"Farra: v1 infantry 2, v-gen commander {leadership}\nRomans: a1 infantry 2",
        map=MOUNTAINS,
        game="advanced",
    )
    attack(table, 6, 6, 6, units="v1 v-gen")
    assert fire(table, "venetian")["values"] == [2, value]


@pytest.mark.rule("G19.1.b")
@pytest.mark.parametrize(
    ("options", "value"),
    [
        ({"edition": "fr"}, 2),
        ({"edition": "it"}, 3),
        ({"edition": "en"}, 3),
        ({"difficult_lowers_commanders": True}, 2),
        ({"difficult_lowers_commanders": False}, 3),
    ],
)
def test_19_1_b_only_the_french_clarification_says_so(options, value):
    table = table_of(
        "Farra: v1 infantry 3, v-gen commander 3\nRomans: a1 infantry 2",
        map=MOUNTAINS,
        options=options,
        game="advanced",
    )
    attack(table, 6, 6, 6, units="v1 v-gen")
    assert fire(table, "venetian")["values"] == [2, value]


@pytest.mark.rule("G19.1.c")
def test_19_1_c_two_forts_and_a_town_and_the_mountains_add_up():
    table = table_of(
        """
        Farra: v1 infantry 3, v2 infantry 3, v3 infantry 3, v4 infantry 3
        Romans: a1 infantry 2 [1]
        """,
        map=MOUNTAINS + "Romans: town",
        forts="austrian Romans 2",
        camps={"venetian": "farra"},
        game="advanced",
    )
    attack(table, 2, 2, 2, 2, 6, units="v1 v2 v3 v4")
    assert fire(table, "venetian")["values"] == [2, 2, 2, 2]
    assert table.happened("hits_deducted")[0].args["hits"] == 3
    assert table.is_disorganized("a1")  # one hit is left of four


@pytest.mark.rule("G19.1.d")
def test_19_1_d_in_the_basic_game_mountains_do_not_matter_in_combat():
    table = table_of("Farra: v1 infantry 3, v-gen commander 3\nRomans: a1 infantry 2 [1]", map=MOUNTAINS)
    attack(table, 3, 6, 6, units="v1 v-gen")
    assert fire(table, "venetian")["values"] == [3, 3]
    assert table.is_disorganized("a1")
