"""Lenses show what the rules say, and only what the seat knows."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import UNSET

from battle_boards import board, presenter, says_in, walk
from caracole.present.model import Layers
from caracole.systems.gbacw.board.lenses import movement
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.command.command import is_in_command
from caracole.systems.gbacw.rules.fire import los, los_units
from caracole.systems.gbacw.rules.fire.shots import kind_of
from caracole.texts import LANGUAGES, Texts, rulebook

OVER_THE_MAP = ("reach", "sight", "line", "fire", "front", "command", "zones", "reactions", "levels", "scoring")
BESIDE_IT = ("instructions", "army", "brigade")
LENSES = (*OVER_THE_MAP, *BESIDE_IT)


def start(scenario: str = "the-ford") -> Any:
    return next(walk(presenter(scenario), 1))[0]


def shown(lens: str, pieces: tuple[str, ...] = (), places: tuple[str, ...] = (), seat: int | None = 0) -> Layers:
    return presenter().show(start(), seat, lens, pieces, places)


def test_the_board_lists_its_lenses_each_with_a_name_and_a_key_of_its_own():
    lenses = board().lenses
    assert lenses is not UNSET
    assert [lens.id for lens in lenses] == list(LENSES)
    assert [lens.id for lens in lenses if lens.paper] == list(BESIDE_IT)
    keys = [lens.key for lens in lenses if lens.key]
    assert len(set(keys)) == len(keys)


def test_whatever_is_shown_is_said_in_three_languages_under_a_rule_of_the_book():
    show, known = presenter(), rulebook("gbacw")
    texts = [Texts(language, "gbacw") for language in LANGUAGES]
    for number, (state, _) in enumerate(walk(show, 2, 60)):
        if number % 15:
            continue
        view = show.game.view(state, 0)
        units = [row["id"] for row in view["units"] if row["hex"]]
        leaders = [row["id"] for row in view["leaders"] if row["hex"]]
        hexes = list(view["stacks"])
        for lens in LENSES:
            for pieces, places in ((units[:1], hexes[-1:]), (leaders[:1], hexes[:1]), ([], hexes[:2]), ([], [])):
                layers = show.show(state, 0, lens, pieces, places)
                for says in says_in(layers):
                    assert all(each.find(says.code, **says.args) is not None for each in texts), says
                assert rules_in(layers) - {""} <= set(known)


def rules_in(layers: Layers) -> set[str]:
    parts = [] if layers.paper is UNSET else layers.paper.parts
    told = [*layers.told, *(told for part in parts for told in part.told)]
    forms = [form for part in parts for form in part.forms]
    return {each.rule for each in (*told, *parts, *forms)}


def test_reach_tells_a_cost_for_every_hex_and_where_one_would_stop():
    layers = shown("reach", ("us-1pr",))
    washed = {place for wash in layers.washes for place in wash.places}
    assert washed == {tag.place for tag in layers.tags}
    assert "1305" not in washed
    assert all(float(tag.text) > 0 for tag in layers.tags)


def test_who_looks_again_is_shown_the_same_without_another_search(monkeypatch: pytest.MonkeyPatch):
    first = shown("reach", ("us-1pr",))
    monkeypatch.setattr(movement, "Ways", None)
    assert shown("reach", ("us-1pr",)) is first


def test_a_leader_has_a_reach_too():
    assert len(shown("reach", ("us-alden",)).tags) > 50


def test_sight_agrees_with_the_table_of_lines_of_sight():
    game = presenter().game
    origin = game.field.grid.number("1305")
    layers = shown("sight", places=("1305",))
    for wash in layers.washes:
        assert wash.says is not None
        clear = wash.says.code in ("lens-sight-clear", "lens-sight-bare", "lens-sight-units")
        for place in wash.places:
            assert query.sees(game, origin, game.field.grid.number(place)) == clear


def test_10_26_what_lies_behind_units_is_in_sight_but_out_of_fire():
    show, state = presenter("first-volley"), start("first-volley")
    game, grid = show.game, show.game.field.grid
    unit = game.field.unit_numbers["us-2lk"]
    origin = state.hex_of[unit]
    washes = show.show(state, 0, "sight", (), (grid.names[origin],)).washes
    barred = [place for wash in washes if wash.says and wash.says.code == "lens-sight-units" for place in wash.places]
    assert barred
    for place in barred:
        where = grid.number(place)
        kind = kind_of(game, unit, grid.distance(origin, where))
        assert query.sees(game, origin, where)
        assert los_units.why_blocked(game, state, unit, origin, where, kind) is not None
    line = show.show(state, 0, "line", ("us-2lk",), (barred[0],))
    assert "C10.26.a" in {told.rule for told in line.told}
    assert line.told[-1].says.code == "los-clear"


def test_levels_are_tinted_step_by_step_and_told_by_number():
    field = presenter().game.field
    washes = shown("levels").washes
    assert {place for wash in washes for place in wash.places} == set(field.grid.names)
    depths = [wash.depth for wash in washes]
    assert depths == sorted(depths, reverse=True)
    assert (depths[0], depths[-1]) == (1, 0)
    for wash in washes:
        assert wash.says is not None
        assert {field.elevation[field.grid.number(place)] for place in wash.places} == {wash.says.args["number"]}


@pytest.mark.parametrize("target", ["0806", "1406"])
def test_a_line_of_sight_is_told_step_by_step(target: str):
    game = presenter().game
    layers = shown("line", places=("1305", target))
    ends = game.field.grid.number("1305"), game.field.grid.number(target)
    story = los.explain(game.field, *ends, game.rules.crests, False)
    codes = [told.says.code for told in layers.told]
    assert codes.count("los-passes") == len(story["path"])
    assert codes[-1] == ("los-clear" if story["clear"] else "los-blocked")
    assert {reason["rule"] for reason in story["reasons"]} <= {told.rule for told in layers.told}
    assert story["clear"] == (target == "0806")
    assert layers.lines[0].through == ["1305", target]
    assert {wash.places[0] for wash in layers.washes} == {reason["hex"] for reason in story["reasons"]}


def test_a_line_of_sight_is_cut_open_from_end_to_end():
    field = presenter().game.field
    profile = shown("line", places=("1305", "1309")).profile
    assert profile is not UNSET
    assert [profile[0].place, profile[-1].place] == ["1305", "1309"]
    for each in profile:
        where = field.grid.number(each.place)
        assert (each.ground, each.top) == (field.elevation[where], field.height[where])


def test_a_field_of_fire_is_told_in_bands_of_range():
    show, state = presenter("first-volley"), start("first-volley")
    grid = show.game.field.grid
    guns = next(row for row in show.game.view(state, 0)["units"] if row["id"] == "us-bat")
    bands = show.show(state, 0, "fire", (guns["id"],), ()).washes
    assert len(bands) > 1
    for band in bands:
        assert band.says is not None
        runs = [[int(end) for end in run.split("\N{EN DASH}")] for run in band.says.args["ranges"].split(", ")]
        told = {number for run in runs for number in range(run[0], run[-1] + 1)}
        assert told == {grid.distance(grid.number(guns["hex"]), grid.number(place)) for place in band.places}


def test_front_flank_and_rear_are_those_of_the_rules():
    game, state = presenter().game, start()
    unit = game.field.unit_numbers["us-1pr"]
    where, grid = state.hex_of[unit], game.field.grid
    layers = shown("front", ("us-1pr",))
    fronts = next(wash.places for wash in layers.washes if wash.says and wash.says.code == "lens-front-front")
    assert set(fronts) == {grid.names[each] for each in query.front_hexes(game, state, unit, where)}
    assert sum(len(wash.places) for wash in layers.washes) == 6


def test_command_names_everyone_who_is_out_of_it():
    show, game = presenter(), presenter().game
    met = 0
    for state, _ in walk(show, 4, 200):
        layers = show.show(state, 0, "command", (), ())
        out = {told.says.args["unit"] for told in layers.told if told.says.code == "lens-command-out"}
        expected = {
            game.field.units[unit].id
            for unit in query.units_on_map(game, state, 0)
            if not query.is_abandoned(state, unit) and not is_in_command(game, state, unit)
        }
        assert {name for name in expected if leads(layers, name)} <= out
        assert out <= expected | {game.field.units[unit].id for unit in query.units_on_map(game, state, 0)}
        met += bool(out)
    assert met


def leads(layers: Layers, unit: str) -> bool:
    """Is there a line to it: its leader is on the map."""
    return any(unit in line.through for line in layers.lines)


def test_in_fog_no_lens_looks_at_whom_the_seat_does_not_see():
    show = presenter("the-ford", fog=True)
    state = next(walk(show, 1))[0]
    view = show.game.view(state, 0)
    veiled = [row["id"] for row in view["units"] if row["place"] == "veiled"]
    assert veiled
    for lens in ("reach", "fire", "front", "reactions"):
        imagined = show.game.imagine(state, 0, random.Random(0))
        assert show.show(imagined, 0, lens, veiled[:1], ()) == Layers()


def test_what_is_no_lens_shows_nothing():
    assert shown("no-such-lens") == Layers()
