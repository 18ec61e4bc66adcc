"""12.7 Leader casualties and replacements, 12.8 Abandoned guns."""

from __future__ import annotations

import pytest

from caracole.cli.terminal.faces import face_for
from caracole.play.table import position
from caracole.systems.gbacw.rules.recovery.rally import restore
from spoken import spoken
from systems.gbacw.rules.results.positions import clash, hit, numbers, offer_advance, run, suffer, table_with

LED = "0505 vE: u1 infantry 6 R 7/5 {flags}, u2 infantry 4 R 7/5\n0705 vW: c1 infantry"
SMITH = "0505: u-smith brigade range 4 [u-young range 3]"


def dice_for(table):
    return [event.args["leader"] for event in table.last if event.kind == "leader_in_danger"]


# --- 12.71 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.71.a", "C12.71.b")
@pytest.mark.parametrize(("die", "where"), [(10, "eliminated"), (1, "0505"), (9, "0505")])
def test_12_71_a_leader_beside_troops_that_lose_strength_falls_on_a_zero(die, where):
    table = table_with(LED.format(flags=""), leaders=SMITH)
    hit(table, "0505", "1", die)
    assert table.leader("u-smith") == where


@pytest.mark.rule("C12.71.b")
def test_12_71_the_log_says_whether_he_was_hit():
    for die, said in ((10, "u-smith: 0, he is hit."), (1, "u-smith: 1, he is unharmed.")):
        table = table_with(LED.format(flags=""), leaders=SMITH)
        hit(table, "0505", "1", die)
        assert spoken(table, "leader_in_danger") == [f"Leader casualty roll for {said}"]


@pytest.mark.rule("C12.71.a")
def test_12_71_no_loss_no_die():
    table = table_with(LED.format(flags=""), leaders=SMITH)
    hit(table, "0505", "d", 1)
    assert dice_for(table) == []


@pytest.mark.rule("C12.71.c")
def test_12_71_his_die_comes_before_the_checks_and_his_star_is_missed_at_once():
    table = table_with(LED.format(flags=""), leaders=SMITH)
    hit(table, "0505", "1d", 10, 8, 1)
    assert table.is_disordered("u1")
    kinds = [event.kind for event in table.last]
    assert kinds.index("leader_killed") < kinds.index("cohesion_checked")


@pytest.mark.rule("C12.71.d", "C12.71.b")
def test_12_71_for_a_second_disorder_alone_it_comes_after_all_checks_and_there_is_one_die():
    table = table_with(LED.format(flags="(disordered)"), leaders=SMITH)
    # D strikes u1, u2 checks and stands; then the point, then the die for Smith.
    hit(table, "0505", "D", 1, 5)
    kinds = [event.kind for event in table.last]
    assert kinds.index("cohesion_checked") < kinds.index("strength_lost") < kinds.index("leader_in_danger")
    both = table_with(LED.format(flags="(disordered)"), leaders=SMITH)
    # A numeric loss and a Second Disorder of one result: one die in all.
    hit(both, "0505", "1D", 5, 1)
    assert dice_for(both) == ["u-smith"]


@pytest.mark.rule("C12.71.a")
def test_12_71_in_an_assault_too_but_not_by_what_follows_it():
    table = table_with("0505 vE: u1 infantry 6\n0604 vW: c1 infantry 7", leaders="0505: u-smith brigade")
    clash(table, "c1", "u1", 3, 10, 1, 1)
    assert table.leader("u-smith") == "eliminated"
    after = table_with("0505 vE: u1 infantry 6 (disordered)\n0604 vW: c1 infantry 7", leaders="0505: u-smith brigade")
    suffer(after, "u1", "after_assault")
    assert after.strength("u1") == 5
    assert dice_for(after) == []


@pytest.mark.rule("C12.71.e")
def test_12_71_with_the_last_unit_of_his_command_he_falls_and_with_routed_ones_he_stays():
    words = "0505 vE: u1 infantry 1\n{other}: u2 infantry 4\n0705 vW: c1 infantry"
    table = table_with(words.format(other="eliminated"), leaders="1010: u-smith brigade")
    hit(table, "0505", "1")
    assert table.leader("u-smith") == "eliminated"
    routed = table_with(words.format(other="routed"), leaders="1010: u-smith brigade")
    hit(routed, "0505", "1")
    assert routed.leader("u-smith") == "1010"


# --- 12.74 to 12.76 --------------------------------------------------------------------------------------------------

OVER = {"step": "turn.replacements", "turns": 1}


@pytest.mark.rule("C12.74.a")
def test_12_74_the_replacement_joins_any_unit_of_his_command():
    units = "0505 vE: u1 infantry\n0707 vE: u2 infantry\n0909 vE: u3 infantry @u-blue\n1515 vW: c1 infantry"
    table = position("gbacw", units=units, leaders="eliminated: u-smith brigade [u-young range 3]", **OVER)
    assert table.asked == "leader.join"
    refusal = table.refusal("PlaceLeader", leader="u-smith", to="0909")
    assert (refusal.rule, refusal.code) == ("C12.74.a", "none_of_his_command")
    table.play("PlaceLeader", leader="u-smith", to="0707")
    assert (table.leader("u-smith"), table.is_replaced("u-smith")) == ("0707", True)


@pytest.mark.rule("C12.74.a")
def test_12_74_with_one_unit_left_nobody_is_asked_where_he_goes():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry\n1515 vW: c1 infantry",
        leaders="eliminated: u-smith brigade [u-young range 3]",
        **OVER,
    )
    assert (table.leader("u-smith"), table.is_replaced("u-smith")) == ("0505", True)


@pytest.mark.rule("C12.74.a")
def test_12_74_from_then_on_he_is_called_by_his_own_name():
    units = "0505 vE: u1 infantry\n0707 vE: u2 infantry\n1515 vW: c1 infantry"
    table = position("gbacw", units=units, leaders="eliminated: u-smith brigade [u-young range 3]", **OVER)
    face = face_for(table.game, "en")
    (replaced,) = table.happened("leader_replaced")
    assert face.texts.event(replaced.plain()) == "u-young replaces u-smith."
    view = table.game.view(table.state, 0)
    face.see(view)
    assert "the new leader u-young join" in face.question(table.decision, view).plain
    message = {"do": "PlaceLeader", "leader": "u-smith", "to": "0707"}
    assert face.action(message) == "Place u-young in 0707"
    table.play("PlaceLeader", leader="u-smith", to="0707")
    (joined,) = table.happened("leader_took_over")
    assert face.texts.event(joined.plain()) == "u-young takes over and joins the units in 0707."


@pytest.mark.rule("C12.74.b")
def test_12_74_if_all_his_units_are_routed_he_joins_his_superior():
    table = position(
        "gbacw",
        units="routed: u1 infantry\n0707 vE: u2 infantry @u-blue\n1515 vW: c1 infantry",
        leaders="eliminated: u-smith brigade @u-brigade [u-young]\n0707: u-jones division",
        **OVER,
    )
    assert table.leader("u-smith") == "0707"


def test_12_74_a_leader_without_a_command_does_not_return():
    table = position(
        "gbacw",
        units="eliminated: u1 infantry\n0707 vE: u2 infantry @u-blue\n1515 vW: c1 infantry",
        leaders="eliminated: u-smith brigade [u-young]",
        **OVER,
    )
    assert table.leader("u-smith") == "eliminated"


@pytest.mark.rule("C4.18.a", "C12.74.a")
def test_12_74_a_leader_without_a_replacement_does_not_return():
    units = "0505 vE: u1 infantry\n1515 vW: c1 infantry"
    table = position("gbacw", units=units, leaders="eliminated: u-smith brigade", **OVER)
    assert (table.leader("u-smith"), table.is_replaced("u-smith")) == ("eliminated", False)


@pytest.mark.rule("C12.75.a")
def test_12_75_whoever_goes_up_leaves_his_brigade_to_his_own_replacement():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry @u-red\n1515 vW: c1 infantry",
        leaders="eliminated: u-jones division [u-smith range 3]\n0505: u-smith brigade @u-red [u-young]",
        **OVER,
    )
    assert (table.is_replaced("u-jones"), table.is_replaced("u-smith")) == (True, True)
    assert table.leader("u-jones") == "0505"


TWO = "0505 vE: u1 infantry @u-{a}\n0707 vE: u2 infantry @u-{b}\n0909 vE: u3 infantry @u-{c}\n1515 vW: c1 infantry"
LOST = """
    eliminated: u-jones division [u-smith range 3]
    eliminated: u-smith brigade @u-{a} [u-young]
    0707: u-second brigade @u-{b} orders {x} [u-2b]
    0909: u-third brigade @u-{c} orders {y} [u-3b]
"""


def replaced(table):
    return {name for name in ("u-second", "u-third") if table.is_replaced(name)}


def lost(a, b, c, x=0, y=0):
    names = {"a": a, "b": b, "c": c}
    table = position("gbacw", units=TWO.format(**names), leaders=LOST.format(**names, x=x, y=y), **OVER)
    return table


@pytest.mark.rule("C12.76.a")
def test_12_76_if_he_is_out_of_the_game_the_lowest_number_goes_up():
    from caracole.systems.gbacw.rules.results.replacements import successors

    table = lost("1", "3", "2")
    state = table.state
    state.leaders_replaced = 0
    state.leaders_killed = 1 << numbers(table, "leader", "u-smith")[0]
    jones, third = numbers(table, "leader", "u-jones, u-third")
    assert successors(table.game, state, jones) == [third]


@pytest.mark.rule("C12.76.a")
def test_12_76_without_numbers_the_best_ratings_and_between_equals_the_owner_chooses():
    from caracole.systems.gbacw.rules.results.replacements import Replacing, successors

    table = lost("red", "blue", "green", 1, 2)
    jones, second, third, smith = numbers(table, "leader", "u-jones, u-second, u-third, u-smith")
    table.state.leaders_replaced, table.state.leaders_killed = 0, 1 << smith
    assert successors(table.game, table.state, jones) == [third]
    equal = position(
        "gbacw",
        units=TWO.format(a="red", b="blue", c="green"),
        leaders=LOST.format(a="red", b="blue", c="green", x=1, y=1).replace("eliminated: u-smith", "0505: u-smith"),
        active="c-brigade",
    )
    equal.state.leaders_killed = 1 << smith
    run(equal, lambda play: play.push(Replacing("leader.replace", 0, (jones,))))
    assert equal.asked == "leader.promote"
    assert equal.refusal("Promote", leader="u-jones").code == "no_successor"
    equal.play("Promote", leader="u-third")
    assert replaced(equal) == {"u-third"}
    assert second in successors(equal.game, equal.state, jones)


@pytest.mark.rule("C12.76.a", "C12.74.a")
@pytest.mark.parametrize("level", ["division", "brigade"])
def test_12_76_when_a_replacement_falls_a_higher_leader_is_followed_by_a_subordinate(level):
    """RN12.76.1: u-jones has been replaced by u-roe, who falls in his turn and is out of the game; the brigadier of the
    lowest number goes up. A brigadier's replacement simply returns, and nobody goes up for him."""
    from caracole.systems.gbacw.rules.results.replacements import Replacing

    table = position(
        "gbacw",
        units="0505 vE: u1 infantry @u-1\n0707 vE: u2 infantry @u-2\n1515 vW: c1 infantry",
        leaders="eliminated: u-jones division [u-roe range 3]\neliminated: u-first brigade @u-1 [u-1b]\n"
        "0707: u-second brigade @u-2 [u-2b]",
        active="c-brigade",
    )
    jones, first = numbers(table, "leader", "u-jones, u-first")
    lost = jones if level == "division" else first
    table.state.leaders_replaced, table.state.leaders_killed = 1 << lost, 1 << jones | 1 << first
    run(table, lambda play: play.push(Replacing("leader.replace", 0, (lost,))))
    assert table.is_replaced("u-second") == (level == "division")
    assert [event.args["leader"] for event in table.happened("leader_promoted")] == (
        ["u-second"] if level == "division" else []
    )
    assert not table.happened("leader_replaced"), "no new man comes"


# --- 12.8 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.8.b", "C12.82.a")
def test_12_8_at_the_end_of_a_turn_abandoned_2_is_gone_and_1_becomes_2():
    table = position(
        "gbacw",
        units="0605 vW: u-one artillery (abandoned 1)\n0808 vW: u-two artillery (abandoned 2)\n1515 vW: c1 infantry",
        step="turn.abandoned",
        turns=1,
    )
    assert (table.abandoned("u-one"), table.where("u-two")) == (2, "eliminated")


@pytest.mark.rule("C12.8.c")
def test_12_8_friends_in_good_order_who_pass_their_check_save_the_guns():
    from caracole.systems.gbacw.rules.results.results import shake

    words = "0505 vE: u1 infantry 4 R 7/5 {flags}, u-bat artillery 4N 7/5 (disordered)\n1515 vW: c1 infantry"

    def shaken(flags, *dice):
        table = table_with(words.format(flags=flags))
        rows = numbers(table, "unit", "u1, u-bat")
        return run(table, lambda play: shake(play, rows, "friendly_fire", "C10.26.f", "friendly_fire"), *dice)

    saved = shaken("", 7, 9)
    assert saved.abandoned("u-bat") == 0
    failed = shaken("", 9, 9)
    assert failed.abandoned("u-bat") == 1
    disordered = shaken("(disordered)", 1, 9)
    assert disordered.abandoned("u-bat") == 1


@pytest.mark.rule("C12.8.d", "C10.26.k")
def test_12_8_abandoned_guns_stand_in_nobodys_way():
    table = table_with(
        "0605 vW: u-bat artillery 4N (abandoned 1)\n0505 vE: c1 infantry 6\n1515 vW: u1 infantry",
        active=None,
        acting="c1",
    )
    table.play("Step", to="0605")
    table.play("Step", to="0705")
    assert (table.where("c1"), table.left(), table.abandoned("u-bat")) == ("0705", 4, 1)


@pytest.mark.rule("C12.81.a1", "C12.81.b", "C12.81.c")
def test_12_81_a_friend_in_good_order_that_comes_by_mans_the_guns():
    table = position(
        "gbacw",
        units="0605 vW: u-bat artillery 4N (abandoned 1)\n0505 vE: u1 infantry 6\n1515 vW: c1 infantry",
        acting="u1",
    )
    table.play("Step", to="0605")
    assert (table.abandoned("u-bat"), table.is_disordered("u-bat"), table.facing("u-bat")) == (0, True, "vE")
    table.play("Step", to="0705")
    table.play("EndUnit")
    assert table.refusal("ActivateUnit", unit="u-bat").code == "just_manned"
    assert table.refusal("Rally", unit="u-bat").code == "just_manned"


@pytest.mark.rule("C12.81.a1")
def test_12_81_a_disordered_one_does_not():
    table = position(
        "gbacw",
        units="0605 vW: u-bat artillery 4N (abandoned 1)\n0505 vE: u1 infantry 6 (disordered)\n1515 vW: c1 infantry",
        acting="u1",
    )
    table.play("Step", to="0605")
    assert table.abandoned("u-bat") == 1


@pytest.mark.rule("C12.81.a2")
def test_12_81_unless_it_advances_after_combat():
    table = table_with(
        "0605 vE: c-bat artillery (abandoned 2)\n0505 vE: c1 infantry (disordered)\n1515 vW: u1 infantry"
    )
    offer_advance(table, "c1", "0605", must=True)
    table.play("FaceAfterAdvance", facing="vE")
    assert table.abandoned("c-bat") == 0


@pytest.mark.rule("C12.81.a3")
def test_12_81_or_a_unit_in_the_hex_rallies():
    table = table_with("0605 vSE: c1 infantry 6 (disordered), c-bat artillery 4N (abandoned 1)\n1515 vW: u1 infantry")
    run(table, lambda play: restore(play, numbers(table, "unit", "c1")[0], "C13.41.a"))
    assert (table.abandoned("c-bat"), table.facing("c-bat")) == (0, "vSE")


@pytest.mark.rule("C12.81.d")
def test_12_81_one_battery_at_a_time():
    table = table_with(
        "0605 vE: c1 infantry 6 (disordered), c-one artillery 4N (abandoned 1), c-two artillery 4N (abandoned 1)\n"
        "1515 vW: u1 infantry"
    )
    c1 = numbers(table, "unit", "c1")[0]
    for _ in range(2):
        run(table, lambda play: restore(play, c1, "C13.41.a"))
    assert (table.abandoned("c-one"), table.abandoned("c-two")) == (0, 1)


@pytest.mark.rule("C12.81.b")
def test_12_81_with_its_next_activation_a_manned_battery_may_act():
    table = table_with("0605 vE: c-bat artillery 4N (disordered, recrewed)\n1515 vW: u1 infantry", active="c-brigade")
    assert table.refusal("ActivateUnit", unit="c-bat").code == "just_manned"
    fresh = position(
        "gbacw",
        units="0605 vE: c-bat artillery 4N (disordered, recrewed)\n0606 vE: c1 infantry\n1515 vW: u1 infantry",
        step="turn.draw",
        pool={"c-division": 1},
        turns=1,
        dice=(1,),
    )
    while fresh.asked != "marker.brigade":
        fresh.play(fresh.candidates()[0])
    fresh.play("ActivateBrigade", brigade="c-brigade")
    assert fresh.allows("ActivateUnit", unit="c-bat")
