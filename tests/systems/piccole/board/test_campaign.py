"""What a board is told about a campaign: armies and cities on the map, forms and papers, the battle on its table."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import msgspec
import pytest

from caracole.kernel import Event, FreeDice
from caracole.play.match import Logged
from caracole.play.registry import load
from caracole.play.table import Table, position
from caracole.players import Offer
from caracole.present.model import Board, Form, Gesture, Offered, Offers, Piece, Pose, Says, Scene
from caracole.present.presenter import Presenter, is_shown, presenter_for
from caracole.systems.piccole.battle.rules.components.troops import ROOM
from caracole.texts import LANGUAGES, Texts
from systems.piccole.warring import besieging

CAMPAIGNS = ("campaign-sicily", "campaign-sicily-duel", "campaign-tuscany-six")


@cache
def presenter(scenario: str) -> Presenter:
    return presenter_for(load("piccole", scenario, {"battles": "computer"}))


@cache
def board(scenario: str) -> Board:
    return presenter(scenario).draw().board


def at_war(**more: Any) -> Table:
    """Rome may march on Taormina, which Syracuse holds from nearby."""
    words = {
        "turn": "ROM",
        "season": "summer",
        "at": {"ROM": "MES", "SYR": "CAT", "CAR": "PAN"},
        "owner": {"MES": "ROM", "CAT": "SYR", "TAU": "SYR"},
        "treasury": {"ROM": 7, "SYR": 3},
    }
    return position("piccole", campaign="sicily", **{**words, **more})


def in_battle() -> Table:
    table = at_war()
    table.play("Invade", path=["TAU"])
    table.play("GiveBattle", path=["TAU"])
    return table


def offer_of(table: Table, seat: int | None = None) -> Offer:
    decision = table.game.decision(table.state)
    assert decision is not None
    return Offer.of(table.game, table.state, decision.seats[0] if seat is None else seat, random.Random(0))


def offers_of(table: Table) -> Offers:
    return presenter_for(table.game).offers(offer_of(table), 1)


def scene_of(table: Table, seat: int | None) -> Scene:
    return presenter_for(table.game).scene(table.game.view(table.state, seat))


def called(offers: Offers, name: str) -> list[Offered]:
    return [each for each in offers.actions if each.action["do"] == name]


def form(offers: Offers, name: str) -> Form:
    assert offers.forms
    return next(each for each in offers.forms if each.action["do"] == name)


def piece(scene: Scene, name: str) -> Piece:
    return next(each for each in scene.pieces if each.id == name)


def says_in(value: object) -> list[Says]:
    """Every message in a structure."""
    if isinstance(value, Says):
        return [value]
    if isinstance(value, msgspec.Struct):
        return [found for name in value.__struct_fields__ for found in says_in(getattr(value, name))]
    if isinstance(value, dict):
        return [found for inner in value.values() for found in says_in(inner)]
    return [found for inner in value for found in says_in(inner)] if isinstance(value, list | tuple) else []


@cache
def walk(scenario: str, steps: int = 200) -> list[tuple[Any, list[Event]]]:
    """The states of a campaign, with the events that led to each."""
    game, rng = presenter(scenario).game, random.Random(5)
    dice = FreeDice(rng)
    events: list[Event] = []
    state = game.setup(dice, events.append)
    found = [(state, events)]
    for _ in range(steps):
        decision = game.decision(state)
        if decision is None:
            break
        seat = rng.choice(decision.seats)
        state, events = game.step(state, seat, besieging(game, state, seat, rng), dice)
        found.append((state, events))
    return found


# --- words and pictures ----------------------------------------------------------------------------------------------


def told(show: Presenter, state: Any, events: list[Event], number: int) -> Iterator[Says]:
    decision = show.game.decision(state)
    yield from says_in(show.scene(show.game.view(state, number % len(show.game.seats))))
    yield from (line for event in events for line in says_in(show.logged(Logged(1, event))))
    if decision is not None:
        offer = Offer.of(show.game, state, decision.seats[0], random.Random(0))
        offers = show.offers(offer, 1)
        yield from says_in(offers)
        yield from (Says(each.heading) for each in offers.actions if each.heading)


@pytest.mark.parametrize("scenario", ["campaign-sicily", "campaign-tuscany"])
def test_everything_that_is_said_is_written_in_three_languages(scenario: str):
    show = presenter(scenario)
    said = {says.code: says for says in says_in(board(scenario))}
    for number, (state, events) in enumerate(walk(scenario)):
        said.update({says.code: says for says in told(show, state, events, number)})
    assert {"told-invade", "form-pact", "mark-siege", "event-node-taken"} <= set(said)
    for language in LANGUAGES:
        texts = Texts(language, "piccole")
        for code, says in said.items():
            words = texts.find(code, **says.args)
            assert words is not None, f"{code} is missing in {language}"
            assert "{" not in words, f"{code} in {language}: {words}"


@pytest.mark.parametrize("scenario", CAMPAIGNS)
def test_a_campaign_has_a_map_with_all_its_cities_and_a_table_for_its_battles(scenario: str):
    assert is_shown("piccole", scenario)
    shown = board(scenario)
    nodes = presenter(scenario).game.map.nodes
    cities = {place.id: place for place in shown.places if place.sheet == "map" and place.path}
    assert set(cities) == {node.id for node in nodes}
    assert shown.sheets
    assert [(sheet.id, sheet.kind) for sheet in shown.sheets] == [("map", "areas"), ("battle", "table")]
    assert {"table", "south", "in_hand"} <= {place.id for place in shown.places if place.sheet == "battle"}
    for place in cities.values():
        assert 0 < place.at[0] < shown.width
        assert 0 < place.at[1] < shown.height
        assert place.id in {other for near in place.neighbours for other in cities[near].neighbours}
        assert all(
            x >= 0 and x + size <= shown.width and y >= 0 for row in place.spots for x, y, size in map(_row, row)
        )
    pictures = presenter(scenario).draw().pictures
    assert {f"{sheet}map.{language}" for sheet in ("", "battle.") for language in LANGUAGES} < set(pictures)
    assert "Taranto" in pictures["map.it"] or "Firenze" in pictures["map.it"]


def _row(spot: Any) -> tuple[float, float, float]:
    return spot.x, spot.y, spot.size


def test_every_symbol_that_is_shown_is_drawn():
    show = presenter("campaign-sicily")
    drawn = set(re.findall(r'<symbol id="([^"]+)"', show.draw().pictures["sprites"])) | {""}
    scenes = [show.scene(show.game.view(state, 0)) for state, _ in walk("campaign-sicily")[::3]]
    scenes.append(scene_of(in_battle(), 0))
    for scene in scenes:
        used = {each.symbol for each in scene.pieces} | {mark.symbol for mark in scene.marks}
        used |= {badge.symbol for each in scene.pieces for badge in each.badges}
        assert used <= drawn


# --- the map ---------------------------------------------------------------------------------------------------------


def test_whoever_holds_a_city_or_besieges_it_is_shown_there():
    table = at_war(sieges={"TAU": ("ROM", 2)}, at={"ROM": "TAU", "SYR": "CAT", "CAR": "PAN"})
    marks = {mark.id: mark for mark in scene_of(table, 1).marks}
    assert marks["city-MES"].says == Says("mark-held", {"node": "MES", "player": "ROM", "talents": 1})
    assert marks["city-GEL"].says == Says("mark-neutral", {"node": "GEL"})
    assert marks["city-ROM"].symbol != marks["city-CAP"].symbol, "a capital is more than a city"
    assert (marks["siege-TAU"].says.args["player"], marks["rolls-TAU"].text) == ("ROM", "2")
    assert piece(scene_of(table, 1), "army-ROM").place == "TAU"


def test_a_secret_start_is_on_the_map_of_its_owner_alone():
    table = at_war(hidden=["SYR"])
    mine, theirs = (piece(scene_of(table, seat), "army-SYR") for seat in (2, 0))
    assert (mine.place, theirs.place) == ("CAT", "reserve")
    assert not theirs.movable
    assert [badge.says.code for badge in theirs.badges if "maybe" in badge.says.code]
    assert piece(scene_of(table, None), "army-SYR").place == "reserve"


def test_an_army_is_dragged_to_a_city_and_the_way_is_told():
    table = at_war()
    invasion = next(each for each in called(offers_of(table), "Invade") if each.action["path"] == ["TAU"])
    assert invasion.gesture == Gesture(pieces=["army-ROM"], places=["TAU"])
    assert invasion.stake
    far = next(each for each in called(offers_of(table), "March") if each.action["path"][-1] == "CAP")
    assert far.says == Says("told-march", {"to": "CAP", "via": "RHE", "helpers": []})
    found = presenter_for(table.game).tried(offer_of(table), Gesture(["army-ROM"], ["CAP"]))
    assert [each.action["do"] for each in found.possible] == ["March"]
    assert [(cost.place, cost.points, cost.left) for cost in found.costs] == [("RHE", 1, 1), ("CAP", 2, 0)]


@pytest.mark.parametrize(("place", "rule"), [("LIL", "C4.a"), ("ROM", "C4.c"), ("LEO", "C4.a"), ("THE", "C4.c")])
def test_where_an_army_cannot_go_the_rule_is_told(place: str, rule: str):
    table = at_war()
    found = presenter_for(table.game).tried(offer_of(table), Gesture(["army-ROM"], [place]))
    assert not found.possible
    assert found.refusal is not None
    assert found.refusal.rule == rule
    assert found.refusal.text["en"]


def test_storms_and_sieges_that_end_are_told_before():
    table = at_war(season="spring", sieges={"TAU": ("ROM", 1)}, at={"ROM": "TAU", "SYR": "CAT", "CAR": "PAN"})
    notes = {each.action["path"][-1]: [note.code for note in each.note] for each in called(offers_of(table), "March")}
    assert notes["RHE"] == ["note-sea", "note-lifts-siege"]
    assert notes["MES"] == ["note-lifts-siege"]


def test_a_way_round_is_listed_only_if_there_is_something_for_it():
    table = at_war(at={"ROM": "CAP", "SYR": "CAT", "CAR": "PAN"})
    ways = [each.action["path"] for each in called(offers_of(table), "March")]
    assert ["RHE"] in ways
    assert ["TAR", "RHE"] not in ways
    assert ["RHE", "MES"] in ways
    round_about = table.game.decode_action({"do": "March", "path": ["TAR", "RHE"]})
    assert offer_of(table).check(round_about) is None, "it can be gone all the same"


def test_friends_are_asked_to_help_one_by_one_or_together():
    table = at_war(allies=[("ROM", "CAR")])
    helpers = [each.action["helpers"] for each in called(offers_of(table), "Invade") if each.action["path"] == ["TAU"]]
    assert helpers == [[], ["CAR"]]
    assert (
        len({each.gesture.button for each in called(offers_of(table), "Invade") if each.action["path"] == ["TAU"]}) == 2
    )


def test_a_siege_tells_its_chances():
    table = at_war(sieges={"TAU": ("ROM", 1)}, at={"ROM": "TAU", "SYR": "CAT", "CAR": "PAN"})
    offered = called(offers_of(table), "ContinueSiege")[0]
    assert offered.attack
    odds = presenter_for(table.game).odds(offer_of(table), table.game.decode_action(offered.action))
    assert odds is not None
    assert [round(chance.share, 3) for chance in odds.results or ()] == [0.5, 0.5]


def test_the_year_begins_with_a_city_that_is_touched():
    table = position("piccole", campaign="sicily-duel", step="year.begin")
    offers = offers_of(table)
    assert {each.gesture.places[0] for each in offers.actions} == {"ROM", "CAP", "TAR", "RHE"}
    assert scene_of(table, 0).question == scene_of(table, None).question
    table.dice(1, 1, 1, 1).play("NoteStart", seat=0, node="RHE")
    for seat in (0, 1, None):
        question = scene_of(table, seat).question
        assert question is not None
        assert question.seats == ["CAR"], "who is still waited for, and nothing more"


# --- forms and papers ------------------------------------------------------------------------------------------------


def filled(form: Form) -> Iterator[dict[str, Any]]:
    """A form with every choice of its lists, and the rest as it stands."""
    lists = [
        [option.value for option in blank.options] if blank.kind == "one" else [blank.value] for blank in form.blanks
    ]
    for values in product(*lists):
        yield {**form.action, **dict(zip([blank.id for blank in form.blanks], values, strict=True))}


@pytest.mark.parametrize("scenario", ["campaign-sicily", "campaign-tuscany"])
def test_every_form_can_be_sent_as_it_stands(scenario: str):
    show = presenter(scenario)
    seen = set()
    for number, (state, _) in enumerate(walk(scenario)):
        decision = show.game.decision(state)
        if decision is None or number % 3:
            continue
        seat = decision.seats[0]
        for each in show.offers(Offer.of(show.game, state, seat, random.Random(0)), 1).forms or ():
            seen.add(each.action["do"])
            refusals = [show.game.check(state, seat, show.game.decode_action(wish)) for wish in filled(each)]
            assert None in refusals, f"{each.action['do']}: {refusals}"
            assert all(
                blank.value in [option.value for option in blank.options]
                for blank in each.blanks
                if blank.kind == "one"
            )
    assert {"OfferRelation", "ProposePact"} <= seen


def test_a_pact_is_a_parchment_within_what_both_can_pay():
    pact = form(offers_of(at_war()), "ProposePact")
    assert pact.look == "parchment"
    blanks = {blank.id: blank for blank in pact.blanks}
    assert set(blanks) == {"other", "until", "peace", "passage", "contingent", "gold", "tribute", "text"}
    assert (blanks["gold"].low, blanks["gold"].high) == (-3, 7)
    assert [option.value for option in blanks["other"].options] == ["CAR", "SYR"]


def test_an_offer_lies_open_until_it_is_answered_and_a_pact_until_it_ends():
    table = at_war()
    table.play("ProposePact", other="SYR", until=2, passage="both", gold=-2, peace=True, text="until the harvest")
    (offered,) = scene_of(table, 2).papers or []
    assert (offered.state, offered.parties, offered.mine) == ("offered", ["ROM", "SYR"], True)
    codes = [line.says.code for line in offered.lines]
    assert codes == ["paper-peace", "paper-passage", "paper-passage", "paper-gold", "paper-text", "paper-until"]
    assert offered.lines[3].says.args == {"player": "SYR", "other": "ROM", "talents": 2}
    assert {each.action["do"] for each in offers_of(table).actions} == {"Accept", "Decline"}
    table.play("Accept")
    (signed,) = scene_of(table, 1).papers or []
    assert (signed.state, signed.mine) == ("signed", False)
    assert [line.says.code for line in signed.lines] == codes


def test_a_contingent_of_four_is_chosen_with_its_way():
    table = at_war(
        allies=[("SYR", "CAR")],
        at={"ROM": "MES", "SYR": "CAT", "CAR": "THE"},
        owner={"MES": "ROM", "CAT": "SYR", "TAU": "SYR", "ENN": "SYR", "THE": "CAR", "TYN": "CAR"},
    )
    table.play("Invade", path=["TYN"])
    assert form(offers_of(table), "CallHelpers").blanks[0].options[0].value == "SYR"
    table.play("CallHelpers", helpers=[])
    assert called(offers_of(table), "GiveBattle")


# --- the battle ------------------------------------------------------------------------------------------------------


def test_a_battle_is_laid_out_on_its_own_sheet_in_the_colours_of_its_hosts():
    table = in_battle()
    scene = scene_of(table, 1)
    assert piece(scene, "D3").side == "SYR"
    assert piece(scene, "D3").symbol.startswith("element-2-")
    assert "sign-factor" in [badge.says.code for badge in piece(scene, "D3").badges]
    assert piece(scene, "army-ROM").place == "TAU", "the map stays as it is"
    assert scene.question is not None
    assert scene.question.seats == ["SYR"]
    assert {"losses", "year"} <= {track.id for track in scene.tracks}
    offers = offers_of(table)
    assert {each.action["do"] for each in offers.actions} == {"Within"}
    for each in offers.actions:
        assert offer_of(table).check(table.game.decode_action(each.action)) is None


def fought(table: Table, kind: str, steps: int = 400) -> list[Event]:
    """The battle goes on until it asks this."""
    rng = random.Random(8)
    dice, told = FreeDice(rng), []
    for _ in range(steps):
        decision = table.game.decision(table.state)
        assert decision is not None
        if decision.kind == kind:
            return told
        seat = decision.seats[0]
        table.state, events = table.game.step(table.state, seat, table.game.sample(table.state, seat, rng), dice)
        told += events
    raise AssertionError(f"never came to {kind}")


def test_an_element_of_a_campaigns_battle_is_tried_shown_and_moved_like_any_other():
    table = in_battle()
    told = fought(table, "move.act")
    show, offer = presenter_for(table.game), offer_of(table)
    advance = next(each for each in show.offers(offer, 1).actions if each.heading == "menu-advance")
    element, pose = advance.gesture.pieces[0], advance.gesture.pose
    assert isinstance(pose, Pose)
    found = show.tried(offer, Gesture([element], pose=pose))
    assert found.possible[0].action["do"] == "Within"
    assert offer.check(table.game.decode_action(found.possible[0].action)) is None
    nowhere = show.tried(offer, Gesture([element], pose=Pose(pose.x + 5000, pose.y)))
    assert nowhere.refusal is not None
    assert nowhere.refusal.rule.startswith("P")
    assert show.show(offer.imagine(random.Random(0)), offer.seat, "reach", [element], []).areas
    assert {line.side for line in (show.logged(Logged(1, event)) for event in told)} <= {"ROM", "SYR", None}
    _, events = table.game.step(
        table.state, offer.seat, table.game.decode_action(advance.action), FreeDice(random.Random(1))
    )
    line = next(line for event in events if (line := show.logged(Logged(1, event))).kind == "element_moved")
    assert line.moved is not None
    assert line.moved.ways
    assert (line.moved.ways[element][-1].x, line.moved.ways[element][-1].y) == (pose.x, pose.y)


def test_odds_can_be_asked_inside_a_campaign():
    table = in_battle()
    fought(table, "move.act")
    offer = offer_of(table)
    mover = 0 if offer.seat == table.game.seats.index("ROM") else ROOM
    table.state.battle.poses[mover + 1] = (3000, 3000, 0)
    table.state.battle.poses[ROOM - mover + 1] = (3000, 3400, 180)
    show, offer = presenter_for(table.game), offer_of(table)
    attack = next(each for each in show.offers(offer, 1).actions if each.attack)
    odds = show.odds(offer, table.game.decode_action(attack.action))
    assert odds is not None
    assert odds.results


# --- looking back ----------------------------------------------------------------------------------------------------


def test_a_year_is_told_with_its_battles_and_who_held_what():
    table = at_war(options={"battles": "computer"})
    logged = [Logged(3, Event("year_began", "C5.a", {"year": 1, "years": 6}))]
    dice = FreeDice(random.Random(6))
    for serial, name in enumerate(("Invade", "GiveBattle"), start=4):
        seat = table.game.decision(table.state).seats[0]
        action = table.game.decode_action({"do": name, "path": ["TAU"]})
        table.state, events = table.game.step(table.state, seat, action, dice)
        logged += [Logged(serial, event) for event in events]
    told = presenter_for(table.game).chronicle(logged)
    assert told is not None
    (year,) = told.years
    (fight,) = year.battles
    assert (fight.place, fight.from_, fight.to) == ("TAU", 5, 5)
    assert fight.winner in ("ROM", "SYR", None)
    assert told.start["MES"] is None
    taken = [line for line in year.lines if line.says.code == "event-node-taken"]
    assert year.owners["TAU"] == ("ROM" if taken else told.start["TAU"])
