"""C5 Campaign year."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

import pytest

from caracole.cli.terminal.faces import face_for
from caracole.play import load
from caracole.systems.piccole.campaign.rules.sequence import commitment
from spoken import spoken
from systems.piccole.campaign.tables import campaign

NONCE = (1, 2, 3, 4)


@pytest.mark.rule("C5.a", "C5.d", "C5.e", "C11.c")
def test_a_year_from_its_start_to_the_next() -> None:
    table = campaign(step="year.begin", year=0, allies=(("ROM", "SYR"),))
    asked = []
    while table.state.year == 1:
        asked.append(table.asked)
        if table.asked == "year.denounce":
            table.play("Denounce", players=[])
        elif table.asked == "year.note":
            last = len(table.asks()) == 1
            home = {"ROM": "ROM", "CAR": "CAR", "SYR": "SYR"}[table.asks()[0]]
            table.dice(*NONCE, *((6, 1, 1) if last else ())).play("NoteStart", node=home)
        elif table.asked == "council.talk":
            table.play("Ready")
        else:
            table.play("Stay")
    seasons = [event.args["season"] for event in table.happened("season_began")]
    assert seasons == ["spring", "summer"]
    assert asked[:2] == ["year.denounce"] * 2
    assert asked[2:5] == ["year.note"] * 3
    assert asked.count("turn.act") == 6
    kinds = [event.kind for event in table.events]
    order = ["year_began", "denunciation_sealed", "start_noted", "turn_order", "season_began", "administration_began"]
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)
    assert kinds.index("administration_began") > max(n for n, kind in enumerate(kinds) if kind == "army_stayed")


@pytest.mark.rule("C5.c", "C5.h")
def test_example_c5_1() -> None:
    table = campaign(step="year.order", dice=(4, 6, 6, 2, 5))
    assert [table.game.seats[seat] for seat in table.state.order] == ["SYR", "ROM", "CAR"]
    assert table.asked == "council.talk"


@pytest.mark.rule("C5.h")
def test_the_order_holds_for_both_seasons() -> None:
    table = campaign(step="year.order", dice=(4, 6, 1))
    order = []
    while table.state.season < 2:
        if table.asked == "turn.act":
            order.append(table.asks()[0])
            table.play("Stay")
        else:
            table.play("Ready")
    assert order == ["CAR", "SYR", "ROM"] * 2


@pytest.mark.rule("C5.g")
def test_example_c5_2() -> None:
    seal = commitment("ROM", 1, "RHE", "00112233445566778899aabbccddeeff")
    assert seal == "83b3c41850888a5edf72aa69239b1cf1a85cdbac39c96ef0baa8aad9a53071ac"


@pytest.mark.rule("C5.b", "C5.g")
def test_a_note_is_sealed_and_opens_with_its_nonce() -> None:
    table = campaign(step="year.notes")
    table.dice(0x00112234, 0x44556678, 0x8899AABC, 0xCCDDEF00).play("NoteStart", node="RHE", seat=0)
    seal = commitment("ROM", 1, "RHE", "00112233445566778899aabbccddeeff")
    assert table.view(1)["players"][0]["commitment"] == seal
    assert table.view(1)["players"][0]["army"]["at"] is None
    assert "nonce" not in table.view(1)["players"][0]
    assert table.view(0)["players"][0]["army"]["at"] == "RHE"
    assert table.view(0)["players"][0]["nonce"] == "00112233445566778899aabbccddeeff"
    for seat, node in ((1, "CAR"), (2, "SYR")):
        table.dice(*NONCE, *((6, 1, 1) if seat == 2 else ())).play("NoteStart", node=node, seat=seat)
    while table.asked == "council.talk":
        table.play("Ready")
    table.play("March", path=["CAP"])
    shown = table.happened("start_revealed")[0]
    assert shown.args["node"] == "RHE"
    assert shown.reveals
    assert commitment("ROM", 1, shown.args["node"], shown.args["nonce"]) == seal
    assert spoken(table, "start_noted")[0] == "Rome has noted a starting city in secret."
    assert spoken(table, "start_revealed")[0] == "The army of Rome started at Rhegium."


@pytest.mark.rule("C5.b", "C5.g")
def test_imagination_deals_hidden_starts_anew() -> None:
    table = campaign(turn="ROM", hidden=("CAR",), at={"CAR": "LIL"})
    rng = Random(1)
    places = {table.game.imagine(table.state, 0, rng).at[1] for _ in range(80)}
    names = table.game.codec.names["node"]
    assert {names[place] for place in places} == {"CAR", "UTI", "LIL", "PAN"}
    assert {table.game.imagine(table.state, 1, rng).at[1] for _ in range(20)} == {table.node("LIL")}


@pytest.mark.rule("C5.g")
def test_an_invaded_node_shows_who_is_there_and_who_is_not() -> None:
    table = campaign(
        turn="ROM", season="summer", at={"ROM": "CAT", "SYR": "LEO"}, owner={"CAT": "ROM"}, hidden=("SYR",)
    )
    table.play("Invade", path=["LEO"])
    assert not table.is_hidden("SYR")
    table = campaign(
        turn="ROM", season="summer", at={"ROM": "CAT", "SYR": "SYR"}, owner={"CAT": "ROM"}, hidden=("SYR",)
    )
    table.play("Invade", path=["LEO"])
    assert table.is_hidden("SYR")
    assert "LEO" not in table.view(0)["players"][2]["army"]["maybe_at"]


@pytest.mark.rule("C5.g")
def test_staying_reveals_nothing_and_the_end_of_the_year_does() -> None:
    table = campaign(turn="ROM", hidden=("ROM", "CAR"), at={"CAR": "LIL"})
    table.play("Stay")
    assert table.is_hidden("ROM")
    table = campaign(step="admin.check", season="winter", hidden=("ROM", "CAR"), at={"CAR": "LIL"}, year=2)
    assert [event.args["node"] for event in table.happened("start_revealed")] == ["ROM", "LIL"]


@pytest.mark.rule("C5.f")
def test_where_an_army_may_start() -> None:
    table = campaign(step="year.notes", at={"CAR": "RHE"}, sieges={"RHE": ("CAR", 1)}, owner={"MES": "ROM"})
    assert table.refusal("NoteStart", node="RHE", seat=0) == ("C5.f", "no_start_here", {"node": "RHE"})
    assert table.refusal("NoteStart", node="CAR", seat=0).code == "no_start_here"
    starts = {message["node"] for message in table.candidates(0)}
    assert starts == {"ROM", "CAP", "TAR", "MES"}


@pytest.mark.rule("C5.f")
def test_without_a_node_of_his_own_a_player_starts_with_a_friend() -> None:
    homeless = dict.fromkeys(("SYR", "LEO", "ACR", "HEL"), "ROM")
    table = campaign(step="year.notes", owner=homeless, allies=(("SYR", "CAR"),))
    assert {message["node"] for message in table.candidates(2)} == {"CAR", "UTI", "LIL", "PAN"}


@pytest.mark.rule("C5.f", "C11.f")
def test_an_isolated_army_starts_openly_where_it_stands() -> None:
    table = campaign(step="year.begin", year=1, at={"ROM": "ENN"}, sieges={"ENN": ("ROM", 2)})
    table.state.isolated = 1
    table.state.stack[-1] = table.state.stack[-1]._replace(step="year.notes")
    table.game.flow.run(table.game.work(table.state, table.script, table.events.append), table.state.stack)
    assert table.asks() == ["CAR", "SYR"]
    assert table.happened("starts_openly")[0].args == {"player": "ROM", "node": "ENN"}
    assert table.siege("ENN") == ("ROM", 2)


@pytest.mark.rule("C5.i")
def test_one_action_a_turn() -> None:
    table = campaign(turn="ROM", at={"ROM": "ENN"}, sieges={"ENN": ("ROM", 1)})
    assert table.refusal("Stay") == ("C5.i", "still_besieging", {"node": "ENN"})
    assert table.refusal("March", path=["CAT"]) == ("C5.i", "not_friendly", {"node": "CAT"})
    table.dice(1, 1).play("ContinueSiege")
    assert table.asks() != ["ROM"]
    table = campaign(turn="ROM", at={"ROM": None})
    assert table.refusal("March", path=["CAP"]).code == "no_army"
    table.play("Stay")


@pytest.mark.rule("C5.i", "C9.l")
def test_a_siege_is_lifted_by_moving_away() -> None:
    table = campaign(turn="ROM", at={"ROM": "MES"}, sieges={"MES": ("ROM", 1)}, season="summer")
    table.play("March", path=["RHE"])
    assert table.siege("MES") is None
    assert table.army("ROM") == "RHE"


@pytest.mark.parametrize(("language", "node"), [("en", "Carthage"), ("it", "Cartagine"), ("fr", "Carthage")])
def test_a_city_has_the_name_that_a_language_has_for_it(language: str, node: str) -> None:
    """The printed name stays what it was, and with it the fingerprint of the map."""
    game: Any = load("piccole", "campaign-sicily")
    carthage = next(each for each in game.map.nodes if each.id == "CAR")
    assert (carthage.name["en"], carthage.shown[language]) == ("Carthago", node)
    assert face_for(game, language).texts.arguments({"node": "CAR"})["node"] == node
    bare = copy(game.map)
    bare.nodes = tuple(each._replace(called=None) for each in bare.nodes)
    vars(bare).pop("digest", None)  # it was cached
    assert bare.digest == game.map.digest
