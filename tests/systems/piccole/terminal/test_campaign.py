"""A campaign of Piccole Guerre in the terminal, in three languages, with a real battle inside it."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from caracole.cli.main import main
from caracole.cli.terminal.faces import face_for
from caracole.cli.terminal.faces.plain import Unclear
from caracole.play.table import Table
from caracole.players import Offer
from caracole.systems.piccole.campaign.rules.field import FieldBattles
from caracole.systems.piccole.campaign.rules.state import Pact
from caracole.systems.piccole.terminal.campaign import CampaignFace
from caracole.texts import LANGUAGES
from systems.piccole.campaign.tables import campaign


def shown(*things: object) -> str:
    console = Console(width=150, file=StringIO(), highlight=False)
    for thing in things:
        console.print(thing)
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def face_of(table: Table, language: str, seat: int = 0) -> tuple[CampaignFace, dict[str, object]]:
    face = face_for(table.game, language)
    assert isinstance(face, CampaignFace)
    view = table.view(seat)
    face.see(view)
    return face, view


@pytest.mark.parametrize(("language", "season"), [("en", "spring"), ("it", "primavera"), ("fr", "printemps")])
def test_the_map_is_a_list_that_can_be_read(language: str, season: str) -> None:
    pact = Pact(1, 0, 1, 3, 0, True, 0, 0, 0, "text")
    table = campaign(turn="ROM", at={"ROM": "LEO"}, sieges={"LEO": ("ROM", 2)}, hidden=("CAR",), pacts=(pact,))
    face, view = face_of(table, language)
    text = shown(face.headline(view), face.board(view), face.hand(view), face.look(view, ["leontini"]))
    assert season in text
    assert re.search(r"LEO +Leontini", text)
    assert "⚔" in text
    assert "~SYR" in text
    assert re.search(r"\? (Carthage|Cartagine), \w+, \w+ (and|e|et) \w+", text)
    for message in table.candidates():
        assert not re.search(r"[{}]|\(\w+: ", face.action(message)), message
        assert all(face.headings(message))
    with pytest.raises(Unclear):
        face.look(view, ["atlantis"])


def test_a_hidden_army_is_not_on_the_list_of_the_others() -> None:
    table = campaign(turn="ROM", at={"CAR": "LIL"}, hidden=("CAR",))
    own, other = face_of(table, "en", 1), face_of(table, "en", 0)
    assert re.search(r"Lilybaeum +Carthage +2 +⚑Carthage", shown(own[0].board(own[1])))
    assert not re.search(r"Lilybaeum +Carthage +2 +⚑", shown(other[0].board(other[1])))


def test_what_is_typed_is_understood() -> None:
    table = campaign(turn="ROM")
    face, _ = face_of(table, "en")
    offer = Offer.of(table.game, table.state, 0, Random(1))
    assert face.read("stay", offer) == {"do": "Stay"}
    assert face.read('March path=["CAP","RHE"]', offer) == {"do": "March", "path": ["CAP", "RHE"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_real_battle_inside_is_shown_by_its_own_face(language: str) -> None:
    table = campaign(
        turn="ROM", season="summer", at={"ROM": "CAT", "SYR": "LEO"}, owner={"CAT": "ROM"}, battles=FieldBattles()
    )
    table.play("Invade", path=["LEO"])
    table.play("GiveBattle", path=[])
    decision = table.decision
    assert decision is not None
    seat = decision.seats[0]
    face, view = face_of(table, language, seat)
    assert shown(face.board(view)).strip()
    assert "P2.c" in shown(face.question(decision, view))
    messages = table.candidates()
    assert messages
    for message in messages[:10]:
        assert message["do"] == "Within"
        assert face.action(message)
        assert all(face.headings(message))
    table.play(messages[0])


def test_a_saved_campaign_is_drawn_and_a_scenario_without_picture_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, picture = tmp_path / "game.json", tmp_path / "game.svg"
    words = ["play", "piccole", "--scenario", "campaign-sicily-duel", "--option", "battles=computer", "--seed", "2"]
    assert main([*words, "--auto", "--seats", "captain,random", "--save", str(record)]) == 0
    assert main(["draw", str(record), "--at", "30", "--out", str(picture), "--language", "fr"]) == 0
    assert "revenu" in picture.read_text(encoding="utf-8")
    assert main(["data", "preview", "campaign-sicily", "--system", "piccole"]) == 2
    assert "caracole draw" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "paid", "quoted"),
    [
        (
            "en",
            "pays 5 talents on signing; the proposer pays 1 talent every year",
            "“As long as corn grows”",
        ),
        ("it", "l'altro paga 5 talenti alla firma; chi propone paga 1 talento ogni anno", "«As long as corn grows»"),
        ("fr", "autre verse 5 talents à la signature", "As long as corn grows"),
    ],
)
def test_a_pact_tells_who_pays_and_quotes_only_what_was_written(language: str, paid: str, quoted: str):
    face, _ = face_of(campaign(turn="ROM"), language)
    terms = {"player": "ROM", "other": "CAR", "until": 3, "passage": "none", "peace": False, "contingent": "none"}
    silent = {**terms, "gold": -5, "tribute": 1, "text": " "}
    told = face.texts.event({"kind": "pact_proposed", "args": silent})
    assert paid in told
    assert not re.search("-5|“|«", told)
    spoken = {**terms, "gold": 0, "tribute": 0, "text": "As long as corn grows"}
    assert quoted in face.texts.event({"kind": "pact_proposed", "args": spoken})


def test_a_signed_pact_names_both_sides():
    pact = Pact(1, 0, 1, 3, 0, True, 0, 0, 0, "")
    face, view = face_of(campaign(turn="ROM", pacts=(pact,)), "en")
    assert re.search(r"Rome and \w+ have signed pact 1", shown(face.board(view)))
