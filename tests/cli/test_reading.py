"""What a player types, as an action; and the lists he chooses from."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.cli.terminal.choices import FLAT, Choices
from caracole.cli.terminal.faces import Unclear, face_for
from caracole.cli.terminal.words import Finder, Thing, normal
from caracole.play import load
from caracole.players import Offer
from caracole.systems.gradisca.terminal.reading import VERBS
from cli.conftest import offer_at

EVERYBODY = ["v-giu-1", "v-giu-2", "v-giu-3", "v-giu-4", "v-giu-5", "v-giu-6", "v-giu-c"]


def read(text: str, offer: Offer, language: str = "en") -> dict[str, Any]:
    message = face_for(offer.game, language).read(text, offer)
    offer.game.decode_action(message)  # whatever is read is an action
    return {key: sorted(value) if isinstance(value, list) else value for key, value in message.items()}


def march(units: list[str], to: str, how: str = "march") -> dict[str, Any]:
    return {"do": "March", "units": units, "to": to, "how": how}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("march v-giu-1 v-giu-2 to romans", march(["v-giu-1", "v-giu-2"], "romans")),
        ("march giu-1, giu-2 to romans", march(["v-giu-1", "v-giu-2"], "romans")),
        ("MARCH giu1 giu2 Romans", march(["v-giu-1", "v-giu-2"], "romans")),
        ("go to rom with giu-4", march(["v-giu-4"], "romans")),
        ("march all to romans", march(EVERYBODY, "romans")),
        ("march to romans", march(EVERYBODY, "romans")),
        ("march v-giu to romans", march(EVERYBODY, "romans")),
        ("march infantry to romans", march(["v-giu-1", "v-giu-2", "v-giu-3"], "romans")),
        ("march horse and pompeo to romans", march(["v-giu-4", "v-giu-c"], "romans")),
        ("raid romans with giu-4", march(["v-giu-4"], "romans", "raid")),
        ("march giu-4 to romans raid", march(["v-giu-4"], "romans", "raid")),
        ("march giu-1 to pirano", march(["v-giu-1"], "pirano")),
        ("march a-gra-1 to gradisca", march(["a-gra-1"], "gradisca")),
        ("bombard gradisca", {"do": "Bombard", "guns": ["v-giu-5"], "fortress": "gradisca"}),
        ("bombard palma", {"do": "Bombard", "guns": ["v-giu-5"], "fortress": "palma"}),
        ("mine gradisca", {"do": "LayMine", "engineers": "v-giu-6", "fortress": "gradisca"}),
        ("mine gradisca with giu-1", {"do": "LayMine", "engineers": "v-giu-1", "fortress": "gradisca"}),
        ("fort", {"do": "BuildFort", "engineers": "v-giu-6"}),
        ("recover giu-2", {"do": "Recover", "unit": "v-giu-2"}),
        ("camp to codroipo", {"do": "MoveCamp", "to": "codroipo"}),
        ("end", {"do": "EndZone"}),
        ("done", {"do": "EndZone"}),
        ("endzone", {"do": "EndZone"}),
        ("activate palma", {"do": "ActivateZone", "zone": "palma"}),
        ("play epidemic", {"do": "PlayCard", "card": "epidemic"}),
        ("option 2", {"do": "ChooseOption", "option": 2, "commander": None}),
        ("lead pompeo", {"do": "ChooseOption", "option": 3, "commander": "v-giu-c"}),
        ("draw", {"do": "ChooseOption", "option": 2, "commander": None}),
        ("pass", {"do": "Pass"}),
        ("fight", {"do": "FightOn", "again": True}),
        ("convert 1", {"do": "TakeForts", "convert": 1}),
        ("divide v-fri", {"do": "DivideCommands", "partner": ["v-fri"]}),
        ("recall fri-1 via cividale", {"do": "Recall", "unit": "v-fri-1", "via": "cividale"}),
        ("choose romans crauglio", {"do": "ChooseBorder", "zone": "romans", "other": "crauglio"}),
        ("choose lisonzo", {"do": "ChooseRegion", "region": "lisonzo"}),
        ("choose the war party", {"do": "ChooseCard", "card": "war-party"}),
        ("choose v-fri", {"do": "ChooseCommand", "command": "v-fri"}),
        (
            "sally gradisca crauglio gra-1 gra-c gra-2",
            {
                **{"do": "Sally", "fortress": "gradisca", "to": "crauglio"},
                **{"units": ["a-gra-1", "a-gra-2"], "commander": "a-gra-c"},
            },
        ),
        ('{"do": "EndZone"}', {"do": "EndZone"}),
    ],
)
def test_an_action_in_words(crauglio, text, message):
    assert read(text, crauglio) == message


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "marcia giu-1 giu-2 a romans"),
        ("it", "march giu-1 giu-2 to romans"),
        ("it", "muovi giu-1 e giu-2 verso Romans"),
        ("fr", "marche giu-1 giu-2 vers romans"),
        ("fr", "va à romans avec giu-1 et giu-2"),
    ],
)
def test_in_the_players_language_and_in_english(crauglio, language, text):
    assert read(text, crauglio, language) == march(["v-giu-1", "v-giu-2"], "romans")


def test_zones_go_by_their_local_names(crauglio):
    assert read("marcia giu-1 a Capo d'Istria", crauglio, "it")["to"] == "capodistria"
    assert read("march giu-1 to Natisone valley", crauglio)["to"] == "natisone"
    assert read("marche giu-1 vers Vallée du Natisone", crauglio, "fr")["to"] == "natisone"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("dance", "do not understand"),
        ("march giu-1 to atlantis", "do not know"),
        ("march fanti to romans", "could be"),
        ("march giu-1", "Which zone"),
        ("march giu-1 to romans and palma", "do not understand"),
        ("play", "Which card"),
        ("recover", "Which unit"),
        ("option", "Which number"),
        ("bombard epidemic", "do not understand"),
        ("{", "not a message"),
        ("[1]", "do not understand"),
        ("romans", "Do what with"),
        ("", "do not understand"),
    ],
)
def test_what_cannot_be_understood_is_said_so(crauglio, text, complaint):
    with pytest.raises(Unclear, match=complaint):
        read(text, crauglio)


def test_a_name_alone_is_enough_where_one_choice_has_it():
    offer = offer_at("turn.sea_supply_place")
    assert read("trieste", offer) == {"do": "PlaceSeaSupply", "zone": "trieste"}
    assert read("pir", offer) == {"do": "PlaceSeaSupply", "zone": "pirano"}


def test_end_ends_whatever_there_is():
    assert read("end", offer_at("activation.main"))["do"] == "EndActivation"
    assert read("end", offer_at("column.on"))["do"] == "Halt"


def test_raid_and_march_go_on_with_a_column():
    offer = offer_at("column.on", lambda offer: any(message["do"] == "GoOn" for message in messages(offer)))
    to = next(message for message in messages(offer) if message["do"] == "GoOn")["to"]
    assert read(f"march {to}", offer) == {"do": "GoOn", "to": to, "how": "march"}
    assert read(f"raid {to}", offer) == {"do": "GoOn", "to": to, "how": "raid"}


def messages(offer: Offer) -> list[dict[str, Any]]:
    return [offer.game.encode_action(action) for action in offer.candidates()]


def test_every_action_has_a_verb():
    said = {target.action for targets in VERBS.values() for target in targets}
    assert set(load("gradisca", "drill").codec.types) - said == set()


# --- finding things --------------------------------------------------------------------------------------------------

FINDER = Finder(
    [
        Thing("zone", "palma", ("Palma",)),
        Thing("zone", "gradisca", ("Gradisca",)),
        Thing("command", "a-gra", ("gra", "Gradisca")),
        Thing("unit", "v-giu-1", ("giu-1", "Presidio di Palma")),
        Thing("unit", "v-giu-10", ("giu-10", "Corazze d'Este")),
    ]
)


@pytest.mark.parametrize(
    ("words", "slug", "taken"),
    [
        ("palma", "palma", 1),
        ("pal", "palma", 1),
        ("giu-1", "v-giu-1", 1),
        ("v giu 10", "v-giu-10", 3),
        ("presidio di palma now", "v-giu-1", 3),
        ("este", None, 0),
        ("d'este", "v-giu-10", 1),
        ("corazze", "v-giu-10", 1),
        ("xyz", None, 0),
        ("---", None, 0),
    ],
)
def test_finding(words, slug, taken):
    found = FINDER.find(words.split())
    assert (found and found.thing.slug, found.words if found else 0) == (slug, taken)


def test_a_name_that_two_things_share():
    both = FINDER.find(["grad"])
    assert both is not None
    assert {thing.slug for thing in both.others} == {"gradisca", "a-gra"}
    for words, domains in ((["grad"], ["zone", "unit"]), (["gradisca"], [])):
        zone = FINDER.find(words, domains)
        assert zone is not None
        assert (zone.thing.slug, zone.others) == ("gradisca", ())


def test_normal():
    assert normal("Capo d'Istria") == "capodistria"
    assert normal("Vallée") == "vallee"


# --- choices ---------------------------------------------------------------------------------------------------------


def test_a_long_list_stands_under_headings(crauglio):
    face = face_for(crauglio.game, "en")
    face.see(crauglio.view)
    choices = Choices(face, messages(crauglio))
    assert len(choices) > FLAT
    top = choices.lines()
    assert len(top) <= FLAT
    marches = next(line for line in top if line.message is None and line.heading == ("March",))
    stacks = choices.lines(marches.heading)
    assert sum(line.size for line in stacks) == marches.size
    inside = choices.lines(stacks[0].heading)
    assert all(line.message is not None for line in inside)
    assert len(inside) == stacks[0].size


def test_every_choice_can_be_reached_by_numbers(crauglio):
    face = face_for(crauglio.game, "it")
    face.see(crauglio.view)
    choices = Choices(face, messages(crauglio))

    def leaves(under: tuple[str, ...] = ()) -> list[Any]:
        found = []
        for line in choices.lines(under):
            found += [line.message] if line.message is not None else leaves(line.heading)
        return found

    assert sorted(map(str, leaves())) == sorted(map(str, messages(crauglio)))


def test_choices_by_words(crauglio):
    face = face_for(crauglio.game, "en")
    face.see(crauglio.view)
    choices = Choices(face, messages(crauglio))
    found = choices.matching("gradisca")
    assert found
    assert {line.message["do"] for line in found if line.message} <= {"Bombard", "BombardUnits", "LayMine"}
    assert choices.matching("atlantis") == []
