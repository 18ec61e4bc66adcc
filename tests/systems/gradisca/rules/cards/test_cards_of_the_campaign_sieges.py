"""Cards 24, 25 and 26 of the campaign: gunners, miners, a sortie by night."""

from __future__ import annotations

import pytest

from caracole.systems.gradisca.rules.components.theatre import Theatre
from caracole.systems.gradisca.rules.game import Gradisca
from systems.gradisca.rules.cards.positions_campaign import (
    ADVANCED,
    BASIC,
    BOTH,
    campaign,
    card_id,
    play_card,
    side_to_play,
    why,
    why_not_card,
)

both_games = pytest.mark.parametrize("options", BOTH)

SIEGE = """
    crauglio: v-giu-8, v-giu-9, v-giu-10, v-giu-1
    gradisca: a-gra-1, a-gra-2, a-gra-4, a-gra-5, a-gra-6, a-gra-c
    goritia: a-tra-1
"""
"""Two guns (3 and 2) and engineers before a wall of Level 4."""


# --- 24: founders and bombardiers ------------------------------------------------------------------------------------


@pytest.mark.rule("G12.a", "G7.4.1.b")
@both_games
def test_card_24_guns_that_bombard_have_one_more(options):
    table = campaign(SIEGE, active="v-giu", hands={"venetian": [24]}, options=options, camps={"venetian": "crauglio"})
    play_card(table, 24)  # no gun is lost: the first use is the only one
    table.play("ActivateZone", zone="crauglio")
    table.dice(4, 4).play("Bombard", guns=["v-giu-8", "v-giu-9"], fortress="gradisca")
    assert table.happened("units_fired")[0].args["values"] == [4, 3]
    assert table.wall("gradisca", "crauglio") == 3


@pytest.mark.rule("G12.a", "G7.4.f")
@both_games
def test_card_24_guns_that_bombard_do_not_burst(options):
    table = campaign(SIEGE, active="v-giu", hands={"venetian": [24]}, options=options, camps={"venetian": "crauglio"})
    play_card(table, 24)
    table.play("ActivateZone", zone="crauglio")
    table.dice(6, 6).play("Bombard", guns=["v-giu-8", "v-giu-9"], fortress="gradisca")
    assert not table.is_eliminated("v-giu-8")
    assert not table.is_eliminated("v-giu-9")


@pytest.mark.rule("G12.a", "G7.4.2.b")
def test_card_24_also_when_they_fire_on_units_but_not_in_a_battle():
    table = campaign(SIEGE, active="a-gra", hands={"austrian": [24]})
    play_card(table, 24)
    table.play("ActivateZone", zone="gradisca")
    table.dice(6).play("BombardUnits", guns=["a-gra-5"], target="crauglio")
    assert table.happened("units_fired")[0].args["values"] == [4]
    assert not table.is_eliminated("a-gra-5")
    field = "strassoldo: v-giu-1, v-giu-8\ncervignano: a-pre-1\ngoritia: a-tra-1"
    table = campaign(field, active="v-giu", hands={"venetian": [24]})
    play_card(table, 24)
    table.play("ActivateZone", zone="strassoldo")
    table.dice(6, 6, 6).play("March", units=["v-giu-1", "v-giu-8"], to="cervignano")
    assert table.happened("units_fired")[0].args["values"] == [2, 1]  # without engineers, and without the card
    assert table.is_eliminated("v-giu-8")


@pytest.mark.rule("G12.a")
def test_card_24_never_more_than_five():
    table = campaign(SIEGE, active="v-giu", hands={"venetian": [24]})
    play_card(table, 24)
    (effect,) = [each for each in table.view()["effects"] if each["name"] == "guns_raised"]
    assert effect == {"name": "guns_raised", "side": "venetian", "value": [1, 5], "until": 0}


LOST_GUNS = """
    udine: v-fri-1
    goritia: a-tra-1
    eliminated: v-giu-8, v-giu-9, a-gra-5
"""


@pytest.mark.rule("G12.a")
@both_games
def test_card_24_brings_a_lost_gun_back(options):
    table = campaign(LOST_GUNS, hands={"venetian": [24]}, options=options)
    play_card(table, 24)  # the Friuli Command has no guns: only the second use is left
    assert [each["unit"] for each in table.candidates()] == ["v-giu-8", "v-giu-9"]
    assert why(table, "ChooseUnit", unit="a-gra-5") == ("G12.a", "no_target")
    table.play("ChooseUnit", unit="v-giu-9")
    assert [each["zone"] for each in table.candidates()] == ["palma", "codroipo"]
    assert why(table, "ChooseZone", zone="udine") == ("G12.a", "no_foundry_there")
    table.play("ChooseZone", zone="palma")
    assert table.where("v-giu-9") == "palma"
    assert table.is_activated("v-giu-9")  # a newcomer
    assert table.played() == ["v-giu"]  # and the marker of his Command is back in the game (G12.o)


@pytest.mark.rule("G12.a")
def test_card_24_the_foundries_of_the_austrian():
    table = campaign(LOST_GUNS, active="a-tra", hands={"austrian": [24]})
    play_card(table, 24)
    assert [each["zone"] for each in table.candidates()] == ["gradisca", "goritia", "villaco"]


@pytest.mark.rule("G12.a")
def test_card_24_no_foundry_among_enemies_nor_in_the_advanced_game_without_a_line():
    table = campaign(LOST_GUNS + "\npalma: a-tra-2", hands={"venetian": [24]})
    play_card(table, 24)
    table.play("ChooseUnit", unit="v-giu-8")
    assert table.where("v-giu-8") == "codroipo"  # the only one left
    blocked = """
        udine: v-fri-1
        goritia: a-tra-1
        mortegliano: a-tra-2
        crauglio: a-tra-3
        manzano: a-tra-6
        strassoldo: a-tra-7
        porpetto: a-tra-8
        codroipo: a-tra-9
        eliminated: v-giu-8
    """
    table = campaign(blocked, hands={"venetian": [24]}, options=ADVANCED)
    assert why_not_card(table, 24) == ("G12.a", "no_target")  # Palma is cut off, Codroipo is Austrian
    table = campaign(blocked, hands={"venetian": [24]}, options=BASIC)
    play_card(table, 24)
    assert table.where("v-giu-8") == "palma"


@pytest.mark.rule("G12.a")
@both_games
def test_card_24_the_player_chooses_where_both_uses_are_possible(options):
    words = {"active": "v-giu", "hands": {"venetian": [24]}, "options": options, "camps": {"venetian": "crauglio"}}
    table = campaign(SIEGE + "\neliminated: v-pal-3", **words)
    play_card(table, 24)
    assert table.asked == "card.use"
    assert [each["use"] for each in table.candidates()] == [1, 2]
    assert why(table, "ChooseUse", use=3) == ("G12.a", "no_such_use")
    table.play("ChooseUse", use=2)
    assert table.asked == "foundry.place"
    assert table.view()["effects"] == []
    table = campaign(SIEGE + "\neliminated: v-pal-3", **words)
    play_card(table, 24)
    table.play("ChooseUse", use=1)
    assert table.asked == "activation.main"
    assert {each["name"] for each in table.view()["effects"]} == {"guns_raised", "guns_do_not_burst"}


@pytest.mark.rule("G12.n")
def test_card_24_the_first_use_comes_before_the_units():
    table = campaign(SIEGE, active="v-giu", hands={"venetian": [24]})
    table.play("ActivateZone", zone="crauglio")
    table.play("EndZone")
    assert why_not_card(table, 24) == ("G12.a", "no_target")
    table = campaign(SIEGE + "\neliminated: v-pal-3", active="v-giu", hands={"venetian": [24]})
    table.play("ActivateZone", zone="crauglio")
    table.play("EndZone")
    play_card(table, 24)  # the second does not
    assert table.asked == "foundry.place"


@pytest.mark.rule("G12.a")
@both_games
def test_card_24_without_guns_at_all(options):
    table = side_to_play("venetian", 24, options=options)
    assert why_not_card(table, 24) == ("G12.a", "no_target")


# --- 25: miners from Flanders ----------------------------------------------------------------------------------------

TWO_SAPS = """
    crauglio: v-giu-10, v-giu-1
    gradisca: a-gra-1, a-gra-6
    goritia: a-tra-1
"""


@pytest.mark.rule("G12.a", "G7.5.a")
@both_games
def test_card_25_engineers_have_one_more_for_mines(options):
    table = campaign(
        TWO_SAPS, active="v-giu", hands={"venetian": [25]}, options=options, camps={"venetian": "crauglio"}
    )
    play_card(table, 25)
    table.play("ActivateZone", zone="crauglio")
    table.dice(3).play("LayMine", engineers="v-giu-10", fortress="gradisca")  # 2 and 1 more
    assert table.mines("gradisca", "crauglio") == 1


@pytest.mark.rule("G12.a", "G7.6.a", "G7.7.a")
def test_card_25_also_for_counter_mines_and_walls():
    for action, roll in (("CounterMine", 4), ("RebuildWall", 4)):
        table = campaign(TWO_SAPS, active="a-gra", hands={"austrian": [25]})
        border = table.game.theatre.border_to[table.game.theatre.numbers["zone"]["gradisca"]][
            table.game.theatre.numbers["zone"]["crauglio"]
        ]
        mines, levels = list(table.state.mines), list(table.state.levels)
        mines[border], levels[border] = 1, 2
        table.state.mines, table.state.levels = tuple(mines), tuple(levels)
        play_card(table, 25)
        table.play("ActivateZone", zone="gradisca")
        table.dice(roll).play(action, engineers="a-gra-6", facing="crauglio")  # 3 and 1 more
        assert table.happened("mine_removed" if action == "CounterMine" else "wall_rebuilt")


@pytest.mark.rule("G12.a", "G7.5.e", "G7.5.f")
@both_games
@pytest.mark.parametrize(("roll", "level"), [(4, 0), (5, 4)])
def test_card_25_a_second_unit_sets_the_mine_off_at_once_on_1_to_4(roll, level, options):
    """No Command of the campaign has two units of engineers, so Palma lends Giustiniani its own."""
    table = lend_engineers(TWO_SAPS.replace("v-giu-1\n", "v-giu-1, v-pal-4\n"), options)
    play_card(table, 25)
    table.play("ActivateZone", zone="crauglio")
    table.dice(1).play("LayMine", engineers="v-giu-10", fortress="gradisca")
    assert why(table, "SetOffMine", engineers="v-giu-10", fortress="gradisca") == ("G5.1.a", "has_acted")
    table.dice(roll).play("SetOffMine", engineers="v-pal-4", fortress="gradisca")
    assert table.wall("gradisca", "crauglio") == level
    assert table.game.broken_invariants(table.state) == []


@pytest.mark.rule("G7.5.e", "G7.5.f")
def test_without_card_25_a_mine_waits_and_wants_a_3():
    two = TWO_SAPS.replace("v-giu-1\n", "v-giu-1, v-pal-4\n")
    table = lend_engineers(two, BASIC)
    table.play("ActivateZone", zone="crauglio")
    table.dice(1).play("LayMine", engineers="v-giu-10", fortress="gradisca")
    assert why(table, "SetOffMine", engineers="v-pal-4", fortress="gradisca") == ("G7.5.e", "mine_too_fresh")


def lend_engineers(units: str, options):
    """The engineers of Palma serve Giustiniani."""
    table = campaign(units, active="v-giu", hands={"venetian": [25]}, options=options, camps={"venetian": "crauglio"})
    old = table.game.theatre
    lent = [
        unit._replace(command=old.numbers["command"]["v-giu"]) if unit.id == "v-pal-4" else unit for unit in old.units
    ]
    theatre = Theatre(old.zones, old.borders, old.commands, lent, old.cards, old.groups, old.boxes, old.scenario)
    table.game = Gradisca(theatre, options)
    return table


@pytest.mark.rule("G12.n")
@both_games
def test_card_25_before_the_units_and_only_with_engineers(options):
    table = campaign(TWO_SAPS, active="v-giu", hands={"venetian": [25]}, options=options)
    table.play("ActivateZone", zone="crauglio")
    table.play("EndZone")
    assert why_not_card(table, 25) == ("G12.n", "before_the_units")
    table = side_to_play("venetian", 25, options=options)
    assert why_not_card(table, 25) == ("G12.a", "no_target")


@pytest.mark.rule("G12.a")
def test_card_25_is_over_with_the_activation():
    table = campaign(TWO_SAPS, active="v-giu", hands={"venetian": [25]})
    play_card(table, 25)
    assert table.view()["effects"]
    table.dice(1).play("EndActivation")
    assert table.view()["effects"] == []


# --- 26: night sortie ------------------------------------------------------------------------------------------------

TRENCHES = """
    crauglio: v-giu-1, v-giu-2, v-giu-10, v-giu-c
    rosazzo: v-pal-1
    gradisca: a-gra-1, a-gra-2, a-gra-3, a-gra-4, a-gra-5, a-gra-6, a-gra-c
    goritia: a-tra-1
"""


def sortie(units: str = TRENCHES, options=BASIC, active: str = "a-tra", **words):
    table = campaign(units, active=active, hands={"austrian": [26]}, options=options, **words)
    play_card(table, 26)
    return table


@pytest.mark.rule("G12.a", "G7.1.e")
@both_games
def test_card_26_three_units_and_a_commander_fall_upon_the_besiegers(options):
    table = sortie(options=options)
    assert table.asked == "sortie.choose"
    # a-gra-c 2, a-gra-1 2, a-gra-2 2 and a-gra-4 1 attack; v-giu-c 3 fires as ever, v-giu-1 and v-giu-2 with one less
    table.dice(6, 2, 6, 6, 6, 6, 6).play(
        "Sally", fortress="gradisca", to="crauglio", units=["a-gra-1", "a-gra-2", "a-gra-4"], commander="a-gra-c"
    )
    ours, theirs = table.happened("units_fired")
    assert (ours.args["units"], ours.args["values"]) == (["a-gra-c", "a-gra-1", "a-gra-2", "a-gra-4"], [2, 2, 2, 1])
    assert (theirs.args["units"], theirs.args["values"]) == (["v-giu-c", "v-giu-1", "v-giu-2"], [3, 2, 1])
    table.dice(6).play("TakeHit", unit="v-giu-1")  # and Giustiniani is tested, as in Field Combat
    assert table.is_disorganized("v-giu-1")
    assert {table.where(unit) for unit in ("a-gra-1", "a-gra-2", "a-gra-4", "a-gra-c")} == {"gradisca"}
    assert {table.where(unit) for unit in ("v-giu-1", "v-giu-2", "v-giu-c")} == {"crauglio"}  # nobody retreats
    assert all(table.is_activated(unit) for unit in ("a-gra-1", "a-gra-2", "a-gra-4"))
    assert not table.is_activated("a-gra-3")
    assert table.asked == "activation.main"


@pytest.mark.rule("G12.a")
def test_card_26_the_besiegers_hit_back():
    table = sortie()
    table.dice(6, 6, 1, 6, 6).play("Sally", fortress="gradisca", to="crauglio", units=["a-gra-1", "a-gra-2"])
    table.play("TakeHit", unit="a-gra-2")
    assert table.is_disorganized("a-gra-2")
    assert not table.happened("commander_checked")  # no Commander went with them


@pytest.mark.rule("G12.a")
def test_card_26_forts_and_towns_do_not_count():
    units = "rubia: v-giu-1\ngradisca: a-gra-1\ngoritia: a-tra-1"
    table = campaign(units, active="a-tra", hands={"austrian": [26]})
    zone = table.game.theatre.numbers["zone"]["rubia"]
    forts = list(table.state.forts[0])
    forts[zone] = 1
    table.state.forts = (tuple(forts), table.state.forts[1])
    play_card(table, 26)
    table.dice(1, 6).play("Sally", fortress="gradisca", to="rubia", units=["a-gra-1"])
    assert table.is_disorganized("v-giu-1")
    assert not table.happened("hits_deducted")


@pytest.mark.rule("G12.a")
@pytest.mark.parametrize(("roll", "mines"), [(1, 0), (6, 1)])
def test_card_26_a_hit_spoils_a_mine_on_that_wall(roll, mines):
    table = campaign(TRENCHES, active="a-tra", hands={"austrian": [26]})
    numbers = table.game.theatre.numbers["zone"]
    row = list(table.state.mines)
    row[table.game.theatre.border_to[numbers["gradisca"]][numbers["crauglio"]]] = 1
    table.state.mines = tuple(row)
    play_card(table, 26)
    table.dice(roll, 6, 6, 6).play("Sally", fortress="gradisca", to="crauglio", units=["a-gra-1"])
    while table.asked == "hits.take":
        table.dice(6).play("TakeHit", unit="v-giu-1")
    assert table.mines("gradisca", "crauglio") == mines


@pytest.mark.rule("G12.a", "G7.1.q")
def test_card_26_who_is_left_alone_falls():
    units = "crauglio: v-fri-4, v-giu-10, v-giu-c\ngradisca: a-gra-1\ngoritia: a-tra-1"
    table = sortie(units)
    table.dice(1, 6, 6).play("Sally", fortress="gradisca", to="crauglio", units=["a-gra-1"])
    table.dice(6).play("TakeHit", unit="v-fri-4")  # cernide die at once; a General and his engineers are alone
    assert all(table.is_eliminated(unit) for unit in ("v-fri-4", "v-giu-10", "v-giu-c"))
    assert table.where("a-gra-1") == "gradisca"


@pytest.mark.rule("G12.a")
def test_card_26_who_may_go():
    table = sortie()

    def refused(**fields):
        return why(table, "Sally", **{"fortress": "gradisca", "to": "crauglio", "units": ["a-gra-1"], **fields})

    assert refused() is None
    assert refused(to="romans") == ("G12.a", "no_sortie_there")  # nobody is there
    assert refused(fortress="palma") == ("G12.a", "no_sortie_there")
    assert refused(units=[]) == ("G12.a", "name_each_unit_once")
    assert refused(units=["a-gra-1", "a-gra-1"]) == ("G12.a", "name_each_unit_once")
    assert refused(units=["a-gra-1", "a-gra-2", "a-gra-3", "a-gra-4"]) == ("G12.a", "too_many_units")
    assert refused(units=["a-tra-1"]) == ("G12.a", "not_for_the_sortie")
    assert refused(units=["a-gra-6"]) == ("G6.k", "needs_escort")
    assert refused(units=["a-gra-1", "a-gra-6"]) is None
    assert refused(commander="a-tra-1") == ("G12.a", "commander_not_there")
    assert refused(to="rosazzo") is None


@pytest.mark.rule("G12.a")
def test_card_26_not_with_units_that_have_acted():
    table = campaign(TRENCHES, active="a-gra", hands={"austrian": [26]})
    table.play("ActivateZone", zone="gradisca")
    table.play("EndZone")
    assert why_not_card(table, 26) == ("G12.a", "no_target")


@pytest.mark.rule("G12.a")
@both_games
def test_card_26_wants_a_fortress_and_enemies_before_it(options):
    table = side_to_play("austrian", 26, options=options)
    assert why_not_card(table, 26) == ("G12.a", "no_target")
    table = side_to_play("austrian", 26, options=options, units="gradisca: a-tra-1\nudine: v-fri-1")
    assert why_not_card(table, 26) == ("G12.a", "no_target")
    table = side_to_play("austrian", 26, options=options, units="gradisca: a-tra-1\nromans: v-fri-1")
    assert table.allows("PlayCard", card=card_id(26))


@pytest.mark.rule("G12.a", "G18.a")
def test_card_26_in_the_advanced_game_one_round_without_attack_supply():
    crowd = TRENCHES.replace("v-giu-2,", "v-giu-2, v-giu-3, v-giu-4,")
    table = sortie(crowd, ADVANCED)  # no Camp anywhere, eight units in the battle
    table.dice(*[6] * 8).play(
        "Sally", fortress="gradisca", to="crauglio", units=["a-gra-1", "a-gra-2", "a-gra-4"], commander=None
    )
    assert table.asked == "activation.main"
    assert len(table.happened("units_fired")) == 2
