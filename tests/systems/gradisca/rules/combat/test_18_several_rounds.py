"""18: Field Combat in several rounds (advanced game)."""

from __future__ import annotations

import pytest

from systems.gradisca.rules.combat.positions import (
    AUSTRIAN,
    FORTRESS,
    VENETIAN,
    attack,
    lost_under,
    rules_of,
    table_of,
    winner,
)

CAMP = """
    Farra: source venetian
    Farra - Romans
    Romans - Mariano
    Romans - Cormons
"""

TWO_AGAINST_FOUR = """
    Farra: v1 infantry 2 [1], v2 infantry 2 [1]
    Romans: a1 infantry 2 [1], a2 infantry 2 [1], a3 infantry 2 [1], a4 infantry 2 [1]
"""


def great_battle(units: str = TWO_AGAINST_FOUR, **words):
    """The advanced game. Farra is a Source and holds the Camp: any number may attack."""
    words = {"map": CAMP, "camps": {"venetian": "farra"}, "game": "advanced", **words}
    return table_of(units, **words)


def line(letter: str, count: int, kind: str = "infantry 2 [1]") -> str:
    """So many equal units."""
    return ", ".join(f"{letter}{number} {kind}" for number in range(1, count + 1))


# --- when several rounds are fought ----------------------------------------------------------------------------------


@pytest.mark.rule("G18.a")
def test_18_a_six_combat_units_together_may_fight_several_rounds():
    table = great_battle()
    attack(table, 6, 6, 6, 6, 6, 6, units="v1 v2")
    assert table.asked == "battle.more"


@pytest.mark.rule("G18.a")
def test_18_a_five_fight_one_round():
    table = great_battle(f"Farra: {line('v', 2)}\nRomans: {line('a', 3)}")
    attack(table, 6, 6, 6, 6, 6, units="v1 v2")
    assert winner(table) == "austrian"


@pytest.mark.rule("G18.a")
def test_18_a_in_the_basic_game_there_is_one_round():
    table = great_battle(game="basic", camps=None)
    attack(table, 6, 6, 6, 6, 6, 6, units="v1 v2")
    assert winner(table) == "austrian"


@pytest.mark.rule("G18.a")
@pytest.mark.parametrize(
    ("options", "attackers", "defenders", "several"),
    [
        ({"edition": "fr"}, 2, 4, True),
        ({"edition": "it"}, 2, 4, False),
        ({"edition": "en"}, 5, 6, False),
        ({"edition": "en"}, 6, 5, False),
        ({"edition": "it"}, 6, 6, True),
        ({"edition": "en"}, 6, 6, True),
        ({"six_units_each_for_several_rounds": False}, 5, 6, True),
        ({"six_units_each_for_several_rounds": True}, 5, 6, False),
    ],
)
def test_18_a_by_the_italian_and_english_rules_each_side_needs_six(options, attackers, defenders, several):
    table = great_battle(f"Farra: {line('v', attackers)}\nRomans: {line('a', defenders)}", options=options)
    units = " ".join(f"v{number}" for number in range(1, attackers + 1))
    attack(table, *[6] * (attackers + defenders), units=units)
    assert (table.asked == "battle.more") == several


@pytest.mark.rule("G18.f")
def test_18_f_commanders_are_not_counted():
    table = great_battle(f"Farra: v1 infantry 2, v-gen commander 3\nRomans: {line('a', 4)}, a-gen commander 3")
    attack(table, 6, 6, 6, 6, 6, 6, 6, units="v1 v-gen")
    assert not table.happened("round_decided")
    assert winner(table) == "austrian"


@pytest.mark.rule("G18.f")
def test_18_f_engineers_and_guns_are_counted():
    table = great_battle("""
        Farra: v1 infantry 2, v-sap engineers 2, v-gun artillery 2
        Romans: a1 infantry 2, a-sap engineers 2, a-gun artillery 2
    """)
    attack(table, 6, 5, 6, 5, units="v1 v-sap v-gun")
    assert table.asked == "battle.more"


@pytest.mark.rule("G18.f")
def test_18_f_recalled_units_are_counted():
    table = great_battle(
        f"Farra: v1 infantry 2, v-gen commander 1\nCormons: v2 infantry 2\nRomans: {line('a', 4)}",
    )
    attack(table, units="v1 v-gen")
    table.dice(6, 6, 6, 6, 6, 6, 6).play("Recall", unit="v2", via="cormons")
    assert table.asked == "battle.more"


@pytest.mark.rule("G18.f")
def test_18_f_later_losses_do_not_end_the_right_to_more_rounds():
    table = great_battle(f"Farra: {line('v', 2)}\nRomans: {line('a', 4, 'infantry 2')}")
    attack(table, 1, 6, 6, 6, 6, 6, units="v1 v2")
    table.play("TakeHit", unit="a1")
    assert table.is_eliminated("a1")
    table.dice(1, 6, 6, 6, 6).play("FightOn", again=True)  # five are left
    table.play("TakeHit", unit="a2")
    assert table.asked == "battle.more"  # four are left


# --- round after round -----------------------------------------------------------------------------------------------


@pytest.mark.rule("G18.b")
def test_18_b_losses_are_applied_before_the_next_round():
    """The second round is fought by those who are left, with the values they have then."""
    table = great_battle(f"Farra: {line('v', 2)}\nRomans: a1 infantry 2, {line('a-r', 3)}")
    attack(table, 1, 1, 6, 6, 6, 6, units="v1 v2")
    table.play("TakeHit", unit="a1")
    table.play("TakeHit", unit="a-r1")
    table.dice(6, 6, 2, 2, 6).play("FightOn", again=True)
    fired = table.happened("units_fired")[-1].args
    assert fired["units"] == ["a-r1", "a-r2", "a-r3"]
    assert fired["values"] == [1, 2, 2]
    assert fired["hits"] == 1  # a-r1 is Disorganized and misses with its 2


@pytest.mark.rule("G18.b", "G18.g")
def test_18_b_terrain_counts_in_every_round():
    table = great_battle(
        f"Farra: {line('v', 3, 'infantry 3 [1]')}\nRomans: {line('a', 3)}",
        map=CAMP + "Romans: difficult, town",
        forts="austrian Romans",
    )
    attack(table, 3, 3, 3, 6, 6, 6, units="v1 v2 v3")  # 3 counts as 2 in the mountains
    table.play("FightOn", again=True, seat=VENETIAN)
    table.dice(2, 2, 2, 6, 6, 6).play("FightOn", again=True, seat=AUSTRIAN)
    assert table.decision.about["hits"] == 1  # three less Fort and Town
    table.play("TakeHit", unit="a1")
    table.dice(2, 2, 6, 6, 6, 6).play("FightOn", again=True)
    assert [event.args["hits"] for event in table.happened("hits_deducted")] == [2, 2]
    assert not table.is_disorganized("a2")


@pytest.mark.rule("G18.c")
@pytest.mark.parametrize(("ours", "theirs"), [(True, True), (True, False), (False, True), (False, False)])
def test_18_c_after_equal_hits_both_must_want_another_round(ours, theirs):
    table = great_battle()
    attack(table, 6, 6, 6, 6, 6, 6, units="v1 v2")
    assert table.decision.seats == (VENETIAN, AUSTRIAN)
    table.play("FightOn", again=ours, seat=VENETIAN)
    assert table.decision.seats == (AUSTRIAN,)
    if ours and theirs:
        table.dice(6, 6, 6, 6, 6, 6)
    table.play("FightOn", again=theirs, seat=AUSTRIAN)
    assert rules_of(table, "round_decided") == ["G18.c"]
    if ours and theirs:
        assert table.asked == "battle.more"
    else:
        assert winner(table) == "austrian"  # 0 to 0: the attacker retreats


@pytest.mark.rule("G18.c")
def test_18_c_neither_knows_the_others_answer():
    answers = []
    for again in (True, False):
        table = great_battle()
        attack(table, 6, 6, 6, 6, 6, 6, units="v1 v2")
        table.play("FightOn", again=again, seat=VENETIAN)
        answers.append(table.view(AUSTRIAN))
    assert answers[0] == answers[1]


@pytest.mark.rule("G18.c")
def test_18_c_net_hits_make_the_round_equal():
    """Two rolled less one for the Town, against one: equal, so both are asked."""
    table = great_battle(map=CAMP + "Romans: town")
    attack(table, 1, 1, 1, 6, 6, 6, units="v1 v2")
    table.play("TakeHit", unit="v1")
    table.play("TakeHit", unit="a1")
    assert table.decision.seats == (VENETIAN, AUSTRIAN)


@pytest.mark.rule("G18.d")
def test_18_d_the_winner_of_the_round_alone_decides():
    table = great_battle()
    attack(table, 1, 6, 6, 6, 6, 6, units="v1 v2")
    table.play("TakeHit", unit="a1")
    assert table.decision.seats == (VENETIAN,)
    assert not table.allows("FightOn", again=True, seat=AUSTRIAN)
    table.play("FightOn", again=False)
    assert rules_of(table, "round_decided") == ["G18.d"]
    assert winner(table) == "venetian"


@pytest.mark.rule("G18.d")
def test_18_d_the_defender_decides_if_the_round_was_his():
    table = great_battle()
    attack(table, 6, 6, 1, 6, 6, 6, units="v1 v2")
    table.play("TakeHit", unit="v1")
    assert table.decision.seats == (AUSTRIAN,)
    table.dice(6, 6, 6, 6, 6, 6).play("FightOn", again=True)
    assert table.asked == "battle.more"


@pytest.mark.rule("G18.e")
def test_18_e_the_hits_of_all_rounds_are_summed():
    """Two rounds: 2 to 0, then 0 to 1. The Austrians won the last round and have lost the battle."""
    table = great_battle()
    attack(table, 1, 1, 6, 6, 6, 6, units="v1 v2")
    table.play("TakeHit", unit="a1")
    table.play("TakeHit", unit="a2")
    table.dice(6, 6, 6, 6, 1, 6).play("FightOn", again=True)
    table.play("TakeHit", unit="v1")
    table.play("FightOn", again=False)
    assert winner(table) == "venetian"
    assert table.asked == "retreat.choose"


@pytest.mark.rule("G18.e")
def test_18_e_equal_sums_mean_that_the_attacker_retreats():
    """Two rounds: 0 to 1, then 1 to 0. The Venetians won the last round and go back all the same."""
    table = great_battle()
    attack(table, 6, 6, 1, 6, 6, 6, units="v1 v2")
    table.play("TakeHit", unit="v1")
    table.dice(6, 1, 6, 6, 6, 6).play("FightOn", again=True)
    table.play("TakeHit", unit="a1")
    table.play("FightOn", again=False)
    assert winner(table) == "austrian"
    assert (table.where("v1"), table.where("v2")) == ("farra", "farra")


# --- rulings ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G18.g")
def test_18_g_commanders_are_checked_after_every_round_with_a_net_hit():
    table = great_battle(f"Farra: {line('v', 2)}\nRomans: {line('a', 4)}, a-gen commander 1")
    attack(table, 1, 6, 6, 6, 6, 6, 6, units="v1 v2")
    table.dice(6).play("TakeHit", unit="a1")
    table.dice(6, 6, 6, 6, 6, 6, 6).play("FightOn", again=True)  # no hit, no check
    assert len(table.happened("commander_checked")) == 1
    table.play("FightOn", again=True, seat=VENETIAN)
    table.dice(1, 6, 6, 6, 6, 6, 6).play("FightOn", again=True, seat=AUSTRIAN)
    table.dice(2).play("TakeHit", unit="a2")
    assert lost_under(table, "G7.2.i") == ["a-gen"]


@pytest.mark.rule("G18.h")
def test_18_h_a_wipe_out_ends_the_battle_at_once():
    table = great_battle(f"Farra: {line('v', 4)}\nRomans: {line('a', 2, 'infantry 2')}")
    attack(table, 1, 1, 6, 6, 6, 6, units="v1 v2 v3 v4")
    assert not table.happened("round_decided")
    assert rules_of(table, "battle_won") == ["G7.1.m"]
    assert table.units_in("romans") == ["v1", "v2", "v3", "v4"]


@pytest.mark.rule("G18.h")
def test_18_h_a_garrison_may_stand_only_when_the_battle_is_over():
    table = great_battle(
        f"Farra: {line('v', 2)}\nGradisca: {line('a', 4)}",
        map="Farra: source venetian\n" + FORTRESS,
    )
    attack(table, 1, 6, 6, 6, 6, 6, units="v1 v2", to="gradisca")
    table.play("TakeHit", unit="a1")
    assert table.asked == "battle.more"  # lost the round, but nobody asks the garrison yet
    table.dice(1, 6, 6, 6, 6, 6).play("FightOn", again=True)
    table.play("TakeHit", unit="a2")
    table.play("FightOn", again=False)
    assert table.asked == "battle.stand"
    table.play("StandFast")
    table.play("TakeHit", unit="a3")  # one more hit, though two were taken in all
    assert table.units_in("gradisca") == ["a1", "a2", "a3", "a4"]
    assert table.units_in("farra") == ["v1", "v2"]
