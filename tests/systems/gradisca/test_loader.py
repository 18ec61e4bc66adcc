"""Scenario files: the drill ground loads, a scenario may share the files of another, and every mistake has its line."""

from __future__ import annotations

import copy
import shutil
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from caracole.datafiles import DataError, Node, Problem, Problems, read_file
from caracole.datafiles.marks import Mark
from caracole.kernel import CaracoleError
from caracole.systems.gradisca.loader import FILES, SHEET, load_shipped, load_theatre, shipped_scenarios
from caracole.systems.gradisca.rules.components.theatre import (
    AUSTRIAN,
    BORDER_KINDS,
    COMMANDER,
    UNIT_TYPES,
    VENETIAN,
    WALL,
    Effect,
    Theatre,
)
from caracole.systems.gradisca.scenario_files import EFFECTS, MOMENTS, build_theatre
from mistakes import ABOVE, Mistake, assert_told, line_of, replace, spoil

DRILL = next(shipped.path for shipped in shipped_scenarios() if shipped.id == "drill")


@pytest.fixture(scope="module")
def drill() -> Theatre:
    return load_shipped("drill")


def named(theatre: Theatre, domain: str, slug: str) -> int:
    return theatre.names[domain].index(slug)


# --- what is shipped -------------------------------------------------------------------------------------------------


def test_the_drill_ground_is_shipped():
    titles = {"en": "The drill ground", "it": "Il campo di prova", "fr": "Le terrain d'exercice"}
    assert shipped_scenarios()[0] == ("drill", titles, DRILL, None, 1)
    assert load_shipped("drill") is load_shipped("drill")


@pytest.mark.parametrize("shipped", shipped_scenarios(), ids=lambda shipped: shipped.id)
def test_every_shipped_scenario_loads(shipped):
    theatre = load_theatre(shipped.path)
    assert theatre.scenario.id == shipped.id == shipped.path.name
    assert theatre.scenario.title == shipped.title
    assert theatre.digest == load_theatre(shipped.path / SHEET).digest == load_theatre(str(shipped.path)).digest


def test_a_scenario_that_is_not_shipped_is_refused():
    with pytest.raises(CaracoleError, match=r"scenario 'dril': gradisca has only .*drill"):
        load_shipped("dril")


# --- the drill ground ------------------------------------------------------------------------------------------------


def test_the_drill_has_these_many_things(drill: Theatre):
    assert (len(drill.zones), len(drill.borders), len(drill.commands)) == (18, 35, 8)
    assert (len(drill.units), len(drill.groups), len(drill.cards), len(drill.boxes)) == (55, 6, 21, 16)
    on_the_map = Counter(drill.side_of[unit] for unit in drill.scenario.start)
    assert on_the_map == {VENETIAN: 18, AUSTRIAN: 18}


def test_the_drill_has_every_kind_of_thing(drill: Theatre):
    assert {unit.type for unit in drill.units} == set(UNIT_TYPES)
    assert {border.kind for border in drill.borders} == set(BORDER_KINDS)
    assert {effect.name for card in drill.cards for effect in card.effects} <= set(EFFECTS)  # the campaign has the rest
    assert all(any(zone.source == side for zone in drill.zones) for side in (VENETIAN, AUSTRIAN))
    assert all(any(zone.booty == side for zone in drill.zones) for side in (VENETIAN, AUSTRIAN))
    assert all(any(zone.raid[side] for zone in drill.zones) for side in (VENETIAN, AUSTRIAN))
    commanders = [unit for unit in drill.units if unit.type == COMMANDER]
    assert {unit.back_attack is None for unit in commanders} == {True, False}


@pytest.mark.rule("G2.3.d", "G2.3.i")
def test_the_walls_of_the_drill(drill: Theatre):
    gradisca, palma = named(drill, "zone", "gradisca"), named(drill, "zone", "palma")
    walls = {fortress: drill.border_to[fortress] for fortress in (gradisca, palma)}
    facing = {drill.zones[zone].id: drill.printed_levels[border] for zone, border in walls[gradisca].items()}
    assert facing == {"crauglio": 3, "romans": 3, "lucinico": 2, "rubia": 4, "sagrado": 4}
    assert set(drill.walls) == {border for borders in walls.values() for border in borders.values()}


def test_zones_that_rules_name(drill: Theatre):
    zones = {zone.id: zone for zone in drill.zones}
    assert zones["gradisca"].lifeline == "rubia"
    assert zones["trieste"].free_attack == (False, True)
    assert zones["trieste"].difficult
    assert zones["trieste"].town
    assert zones["goritia"].name == {"en": "Goritia", "it": "Goritia", "fr": "Goritia"}
    assert zones["natisone"].name["fr"] == "Vallée du Natisone"
    assert not zones["romans"].named
    assert zones["natisone"].raid == (True, True)


def test_counters_are_read_with_both_sides(drill: Theatre):
    units = {unit.id: unit for unit in drill.units}
    giustiniani = units["v-giu-c"]
    assert (giustiniani.attack, giustiniani.defence, giustiniani.back_attack, giustiniani.back_defence) == (3, 3, 2, 2)
    assert (giustiniani.name, giustiniani.back_name) == ("Pompeo Giustiniani", "Don Giovanni de' Medici")
    assert units["v-fri-c"].back_attack is None
    assert units["v-giu-1"][3:7] == (2, 3, 1, 2)
    assert units["v-giu-4"][3:7] == (3, 3, 2, 2)
    assert units["v-giu-8"][3:7] == (1, 1, None, None)
    assert {unit.id for unit in drill.units if unit.nation == "dutch"} == {"v-ola-c", "v-ola-1", "v-ola-2", "v-ola-3"}


def test_cards_are_read_with_their_effects(drill: Theatre):
    cards = {card.number: card for card in drill.cards}
    assert cards[20].moments == ("entered",)
    assert cards[28].moments == ("card", "option3")
    assert cards[28].effects == (Effect("cancel_card"), Effect("limit_leadership", (("to", 1),)))
    assert cards[29].effects == (Effect("place_group", (("group", "ola"),)),)
    assert (cards[29].playable_by, cards[29].mandatory, cards[29].only_after) == ((True, False), (True, False), 9)
    assert (cards[29].reinforcement, cards[29].of_1617, cards[29].remove_if_used) == (True, True, True)
    assert cards[18].effects[0].arg("hits") == (1, 1, 2, 2, 3, 3)
    assert cards[13].effects[0].args == (("down", 2), ("side", "venetian"), ("up", 2))
    assert cards[23].before_units
    assert all(set(card.title) == set(card.text) == {"en", "it", "fr"} for card in drill.cards)


def test_the_sheet_of_the_drill(drill: Theatre):
    sheet = drill.scenario
    assert (sheet.first_turn, sheet.end_turn, sheet.end_earliest) == (7, 10, 9)
    assert [drill.zones[camp].id for camp in sheet.camps if camp is not None] == ["crauglio", "goritia"]
    assert sheet.sea_supply == named(drill, "zone", "monfalcone")
    assert sheet.forts == ((AUSTRIAN, named(drill, "zone", "trieste")),)
    assert sheet.booty == ((1, 2, 3, 0), (1, 2, 2, 0))
    assert sheet.start_hands == ((named(drill, "card", "landing-in-istria"),), ())
    assert sheet.objectives[0] == (AUSTRIAN, named(drill, "zone", "palma"), 20)
    assert (sheet.absent, sheet.cup, sheet.replaced) == (frozenset(), None, frozenset())
    assert sheet.deck == tuple(range(21))
    assert sum(card.of_1617 for card in drill.cards) == 3


def test_what_is_only_for_the_eye_does_not_change_the_digest(tmp_path: Path, drill: Theatre):
    path = changed(tmp_path, "armies.toml", 'troops = "mercenary"', 'troops = "militia"')
    changed(tmp_path, "map.geojson", '"name": "Udine"', '"name": "Vdine"')
    assert load_theatre(path).digest == drill.digest
    changed(tmp_path, "armies.toml", "value = [2, 3]", "value = [3, 3]")
    assert load_theatre(path).digest != drill.digest


def test_no_stack_of_the_drill_is_too_big(drill: Theatre):
    line = [drill.scenario.start[unit] for unit in drill.scenario.start if drill.line >> unit & 1]
    assert max(Counter(line).values()) <= 6


# --- the drawing of shipped maps -------------------------------------------------------------------------------------

Point = tuple[float, float]


class Drawing(NamedTuple):
    outlines: dict[str, list[Point]]
    lines: dict[frozenset[str], list[Point]]


def drawing(path: Path) -> Drawing:
    outlines, lines = {}, {}
    for feature in read_file(path / "map.geojson")["features"]:
        properties: Any = feature["properties"].value
        coordinates: Any = feature["geometry"]["coordinates"].value
        if feature["geometry"]["type"].value == "Polygon":
            outlines[properties["id"]] = [tuple(point) for point in coordinates[0]]
        else:
            lines[frozenset((properties["a"], properties["b"]))] = [tuple(point) for point in coordinates]
    return Drawing(outlines, lines)


def steps(points: list[Point]) -> Iterator[tuple[Point, Point]]:
    return pairwise(points)


def test_borders_of_the_drill_are_the_shared_edges():
    outlines, lines = drawing(DRILL)
    owners: dict[tuple[Point, Point], str] = {}
    for zone, outline in outlines.items():
        for edge in steps(outline):
            assert edge not in owners, "all outlines run the same way round, so no edge is run along twice"
            owners[edge] = zone
    shared: dict[frozenset[str], set[frozenset[Point]]] = {}
    for (start, end), zone in owners.items():
        if (end, start) in owners:
            shared.setdefault(frozenset((zone, owners[end, start])), set()).add(frozenset((start, end)))
    assert shared == {pair: {frozenset(edge) for edge in steps(line)} for pair, line in lines.items()}


def test_zones_of_the_drill_do_not_overlap():
    outlines = drawing(DRILL).outlines
    for x in range(1290, 1410, 2):
        for y in range(4540, 4630, 2):
            point = (x / 100 + 0.0003, y / 100 + 0.0003)
            assert sum(is_inside(point, outline) for outline in outlines.values()) <= 1


def is_inside(point: Point, outline: list[Point]) -> bool:
    x, y = point
    crossings = 0
    for (x1, y1), (x2, y2) in steps(outline):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            crossings += 1
    return crossings % 2 == 1


# --- scenarios that share files --------------------------------------------------------------------------------------

SKIRMISH = """
id = "skirmish"
title = { en = "A skirmish", it = "Una scaramuccia", fr = "Une escarmouche" }
zones = ["crauglio", "palma", "gradisca", "romans", "lucinico", "goritia", "idria"]
others = "absent"
transfers = { a-gra-c = "a-tra" }
replaced = ["a-gra-c"]
cup = ["v-giu", "a-tra"]
first_turn = 2
end_turn = 4
deck = []
hand_sizes = { venetian = 0, austrian = 0 }
draw_allowed = false
camps = { austrian = "goritia" }

[files]
map = "../drill/map.geojson"
armies = "../drill/armies.toml"
cards = "../drill/cards.toml"
timeline = "../drill/timeline.toml"

[start]
crauglio = ["v-giu-c", "v-giu-1"]
gradisca = ["a-gra-c", "a-tra-7"]
lucinico = ["a-gra-1"]

[[wall]]
fortress = "gradisca"
level = 2

[[wall]]
fortress = "gradisca"
facing = "crauglio"
level = 0

[[arrival]]
turn = 3
group = "cro"
zone = "goritia"

[[objective]]
side = "venetian"
zone = "gradisca"
points = 6
"""


@pytest.fixture
def skirmish(tmp_path: Path) -> Path:
    """A scenario on a part of the drill ground, in a directory beside it."""
    shutil.copytree(DRILL, tmp_path / "drill")
    (tmp_path / "skirmish").mkdir()
    (tmp_path / "skirmish" / SHEET).write_text(SKIRMISH, encoding="utf-8")
    return tmp_path / "skirmish"


def test_a_scenario_may_share_the_files_of_another(skirmish: Path, drill: Theatre):
    theatre = load_theatre(skirmish)
    assert theatre.cards == drill.cards
    assert theatre.boxes == drill.boxes
    assert theatre.digest != drill.digest


def test_only_some_zones_may_be_in_play(skirmish: Path):
    theatre = load_theatre(skirmish)
    zones = [zone.id for zone in theatre.zones]
    assert sorted(zones) == ["crauglio", "goritia", "gradisca", "idria", "lucinico", "palma", "romans"]
    pairs = {frozenset((zones[border.a], zones[border.b])) for border in theatre.borders}
    assert frozenset(("gradisca", "crauglio")) in pairs
    assert len(pairs) == len(theatre.borders) == 8
    assert theatre.zones[zones.index("gradisca")].lifeline is None
    assert theatre.scenario.booty == ((), ())
    assert all(zone.booty is None for zone in theatre.zones)


def test_only_some_units_may_take_part(skirmish: Path):
    theatre = load_theatre(skirmish)
    absent = {theatre.units[unit].id for unit in theatre.scenario.absent}
    takes_part = {unit.id for unit in theatre.units} - absent
    assert takes_part == {"v-giu-c", "v-giu-1", "a-gra-c", "a-gra-1", "a-tra-7", "a-car-5", "a-car-6"}
    assert theatre.scenario.arrivals == ((3, named(theatre, "group", "cro"), named(theatre, "zone", "goritia")),)


def test_a_commander_may_serve_elsewhere_and_be_replaced(skirmish: Path):
    theatre = load_theatre(skirmish)
    perino = named(theatre, "unit", "a-gra-c")
    assert theatre.commands[theatre.units[perino].command].id == "a-tra"
    assert theatre.scenario.replaced == {perino}
    assert theatre.scenario.cup == (named(theatre, "command", "v-giu"), named(theatre, "command", "a-tra"))


def test_walls_may_start_lower(skirmish: Path):
    theatre = load_theatre(skirmish)
    zones = [zone.id for zone in theatre.zones]
    gradisca = zones.index("gradisca")
    levels = {zones[zone]: theatre.scenario.levels[n] for zone, n in theatre.border_to[gradisca].items()}
    assert levels == {"crauglio": 0, "romans": 2, "lucinico": 2}
    assert all(theatre.border_kinds[border] == WALL for border in theatre.scenario.levels)


def test_empty_properties_of_a_map_editor_count_as_absent(tmp_path: Path, drill: Theatre):
    path = changed(tmp_path, "map.geojson", '"id": "palma",', '"id": "palma", "fid": 3, "booty": null, "sea": null,')
    assert load_theatre(path).digest == drill.digest


# --- mistakes --------------------------------------------------------------------------------------------------------


def changed(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """A copy of the drill ground in which the first `old` text of a file is `new`."""
    path = tmp_path / "copy"
    if not path.exists():
        shutil.copytree(DRILL, path)
    replace(path / file, old, new)
    return path


def problems_of(path: Path) -> tuple[Problem, ...]:
    with pytest.raises(DataError) as caught:
        load_theatre(path)
    return caught.value.problems


WALL_LINE = '"a": "crauglio", "b": "gradisca", "kind": "wall", "level": 3'
OPEN_LINE = '"a": "capodistria", "b": "pirano", "kind": "open"'
PALMA_PROPERTIES = '"id": "palma", "name": "Palma", "owner": "venetian", "region": "piana", "fortress": true'
UNIT = '[[unit]]\nid = "x"\ncommand = "v-giu"\nname = "X"\n'

MAP_MISTAKES = {
    "no collection": Mistake("map.geojson", '"FeatureCollection"', '"Feature"', "'FeatureCollection'"),
    "unknown zone": Mistake("map.geojson", '"a": "capodistria"', '"a": "capodistra"', "did you mean 'capodistria'?"),
    "duplicate zone": Mistake("map.geojson", '"id": "udine"', '"id": "codroipo"', "already a zone 'codroipo'"),
    "bad id": Mistake("map.geojson", '"id": "udine"', '"id": "Udine"', "does not have the form"),
    "unknown property": Mistake("map.geojson", '"town": true', '"twon": true', "did you mean 'town'?"),
    "no name": Mistake("map.geojson", '"name": "Udine"', '"name": ""', "blank"),
    "language missing": Mistake("map.geojson", '"it": "Val Natisone", ', "", "language 'it' is missing", '"Natisone'),
    "wrong side": Mistake("map.geojson", '"source": "venetian"', '"source": "dutch"', "'dutch' is not one of"),
    "wrong raiders": Mistake("map.geojson", '"raid": "austrian"', '"raid": "all"', "'all' is not one of"),
    "wrong lifeline": Mistake("map.geojson", '"lifeline": "rubia"', '"lifeline": "rubbia"', "mean 'rubia'"),
    "border twice": Mistake(
        "map.geojson", '"capodistria", "b": "trieste"', '"pirano", "b": "capodistria"', "already a"
    ),
    "border of one zone": Mistake("map.geojson", '"b": "pirano"', '"b": "capodistria"', "one with itself"),
    "border of unknown kind": Mistake("map.geojson", '"kind": "open"', '"kind": "ford"', "'ford' is not one of"),
    "wall without fortress": Mistake(
        "map.geojson", OPEN_LINE, OPEN_LINE.replace('"open"', '"wall", "level": 2'), "neither zone is one (G2.3.d)"
    ),
    "fortress without wall": Mistake(
        "map.geojson", WALL_LINE, '"a": "crauglio", "b": "gradisca", "kind": "open"', "'gradisca' is a wall (G2.3.d)"
    ),
    "Gradisca by the river": Mistake(
        "map.geojson",
        WALL_LINE,
        '"a": "crauglio", "b": "gradisca", "kind": "river", "river": "Lisonzo"',
        "no border of the Fortress 'gradisca' is a river (G2.3.i)",
    ),
    "wall without level": Mistake("map.geojson", '"kind": "wall", "level": 3', '"kind": "wall"', "'level' is missing"),
    "wall of level 0": Mistake("map.geojson", '"level": 3', '"level": 0', "from 1 to 9"),
    "level without wall": Mistake("map.geojson", OPEN_LINE, OPEN_LINE + ', "level": 2', "only a wall has a Level"),
    "river without name": Mistake("map.geojson", ', "river": "Lisonzo"', "", "'river' is missing", '"kind": "bridge"'),
    "river name without river": Mistake("map.geojson", OPEN_LINE, OPEN_LINE + ', "river": "R"', "name of a river"),
    "raid on a fortress": Mistake("map.geojson", PALMA_PROPERTIES, PALMA_PROPERTIES + ', "raid": "both"', "(G23.a)"),
    "fortress without name": Mistake(
        "map.geojson", PALMA_PROPERTIES, PALMA_PROPERTIES + ', "named": false', "bear a name (G2.3.g)"
    ),
    "no polygon": Mistake("map.geojson", '"type": "Polygon"', '"type": "Point"', "'Point' is not one of"),
    "coordinates missing": Mistake("map.geojson", '"coordinates"', '"coordinate"', "has the coordinates"),
    "short border": Mistake("map.geojson", '"coordinates": [[13', '"coordinates": [], "old": [[13', "at least 2"),
}

ARMIES_MISTAKES = {
    "duplicate command": Mistake("armies.toml", 'id = "v-fri"', 'id = "v-giu"', "already a command 'v-giu'"),
    "duplicate unit": Mistake("armies.toml", 'id = "v-giu-2"', 'id = "v-giu-1"', "already a unit 'v-giu-1'"),
    "duplicate group": Mistake("armies.toml", 'id = "ter"', 'id = "ist"', "already a group 'ist'"),
    "unknown command": Mistake("armies.toml", 'command = "v-giu"', 'command = "v-gui"', "did you mean 'v-giu'?"),
    "command without side": Mistake(
        "armies.toml", 'side = "venetian"\n', "", "'side' is missing", ABOVE + "[[command]]"
    ),
    "command without units": Mistake(
        "armies.toml",
        "[[unit]]",
        '[[command]]\nid = "v-nul"\nside = "venetian"\nname = "Nul"\n\n[[unit]]',
        "no unit belongs to command 'v-nul'",
    ),
    "Austrian Dutch": Mistake("armies.toml", '"#222222"', '"#222222"\nnation = "dutch"', "(G2.1.j)", "nation"),
    "wrong colour": Mistake("armies.toml", '"#222222"', '"black"', "does not have the form"),
    "unknown type": Mistake("armies.toml", 'type = "heavy"', 'type = "hevy"', "did you mean 'heavy'?"),
    "value too high": Mistake("armies.toml", "value = [3, 4]", "value = [3, 7]", "from 1 to 6"),
    "value too low": Mistake("armies.toml", "value = 3", "value = 0", "from 1 to 6"),
    "no value": Mistake(
        "armies.toml", "[[unit]]", UNIT + 'type = "cernide"\n[[unit]]', "'value' is missing", "[[unit]]"
    ),
    "three values": Mistake("armies.toml", "value = [2, 3]", "value = [2, 3, 4]", "[attack, defence]"),
    "two values on horseback": Mistake("armies.toml", "value = 3", "value = [3, 2]", "not medium (G8.2.a)"),
    "better when disorganized": Mistake("armies.toml", "disorganized = [1, 2]", "disorganized = [3, 2]", "(G7.2.d)"),
    "commander without leadership": Mistake(
        "armies.toml", "leadership = 3\n", "", "'leadership' is missing", ABOVE + "[[unit]]"
    ),
    "commander with fire": Mistake("armies.toml", "leadership = 3", "leadership = 3\nvalue = 2", "'value'", "value"),
    "militia on horseback": Mistake("armies.toml", "value = 3", 'value = 3\ntroops = "militia"', "(G2.1.d)", "troops"),
    "other troops": Mistake("armies.toml", '"mercenary"', '"mercenaries"', "did you mean 'mercenary'?"),
    "leadership too high": Mistake("armies.toml", "leadership = 2 }", "leadership = 9 }", "from 1 to 6"),
    "replacement without name": Mistake("armies.toml", 'name = "Don Giovanni de\' Medici", ', "", "'name'", "leader"),
    "fire with leadership": Mistake("armies.toml", "value = 3", "value = 3\nleadership = 2", "'leadership'", "leader"),
    "group with unknown unit": Mistake("armies.toml", '"v-fri-7", ', '"v-fri-9", ', "unknown unit 'v-fri-9'"),
    "group of two commands": Mistake("armies.toml", '"v-fri-7", ', '"v-giu-1", ', "'v-giu-1' is of another command"),
    "unit in two groups": Mistake(
        "armies.toml", '["a-car-5", ', '["a-dam-1", ', "'a-dam-1' is in a group", '["a-dam-c"'
    ),
    "group of nobody": Mistake("armies.toml", '["a-car-5", "a-car-6"]', "[]", "at least one unit"),
    "group from unknown zone": Mistake("armies.toml", '["cividale"]', '["cividal"]', "did you mean 'cividale'?"),
    "group from nowhere": Mistake("armies.toml", '["cividale"]', "[]", "at least one zone"),
    "misspelt table": Mistake("armies.toml", "[[group]]", "[[groups]]", "unknown key 'groups'"),
}

CARDS_MISTAKES = {
    "number twice": Mistake("cards.toml", "number = 5", "number = 4", "already a card 4"),
    "id twice": Mistake("cards.toml", 'id = "famine"', 'id = "epidemic"', "already a card 'epidemic'"),
    "no text": Mistake("cards.toml", 'text.fr = "Vous gagnez', 'text.de = "', "'fr' is missing", ABOVE + "text.en"),
    "for nobody": Mistake("cards.toml", 'playable_by = "venetian"', 'playable_by = "none"', "somebody may play"),
    "for a third side": Mistake("cards.toml", 'playable_by = "venetian"', 'playable_by = "dutch"', "'dutch' is not"),
    "mandatory for the wrong side": Mistake(
        "cards.toml", 'mandatory = "venetian"', 'mandatory = "both"', "austrian side, which may not play it"
    ),
    "mandatory response": Mistake(
        "cards.toml", 'moments = ["entered"]', 'moments = ["entered"]\nmandatory = "both"', "(G12.u)", "mandatory"
    ),
    "date beyond the time line": Mistake("cards.toml", "only_after = 9", "only_after = 17", "from 0 to 16"),
    "R card without date": Mistake(
        "cards.toml", "only_after = 8\nreinforcement = true", "reinforcement = true", "Mandatory after a date (G26.a)"
    ),
    "R card that is free": Mistake(
        "cards.toml", 'mandatory = "both"\nonly_after = 7', "only_after = 7", "(G26.a)", "reinforcement"
    ),
    "R card without group": Mistake(
        "cards.toml",
        '{ effect = "place_group", group = "ter" }',
        '{ effect = "cancel_card" }',
        "(G26.a)",
        ABOVE + "rein",
    ),
    "unknown moment": Mistake("cards.toml", '"option3"', '"option4"', "'option4' is not one of"),
    "no effect": Mistake("cards.toml", '[{ effect = "move_end", by = -1 }]', "[]", "at least one effect"),
    "unknown effect": Mistake("cards.toml", '"move_end"', '"move_ends"', "did you mean 'move_end'?"),
    "effect without parameter": Mistake("cards.toml", '"move_end", by = -1', '"move_end"', "'by' is missing"),
    "effect with too much": Mistake("cards.toml", '"cancel_card"', '"cancel_card", by = 1', "unknown key 'by'"),
    "effect of wrong type": Mistake("cards.toml", "count = 3", 'count = "3"', "expected an integer"),
    "effect out of range": Mistake("cards.toml", "units = 3", "units = 0", "at least 1"),
    "change of nothing": Mistake("cards.toml", "by = -1", "by = 0", "a change of 0"),
    "negative supply": Mistake("cards.toml", "down = 1", "down = -1", "at least 0"),
    "five hits": Mistake("cards.toml", "[0, 0, 1, 1, 2, 2]", "[0, 0, 1, 1, 2]", "expected 6 numbers"),
    "losses anywhere": Mistake("cards.toml", '"fortified"', '"fort"', "'fort' is not one of"),
    "unknown group": Mistake("cards.toml", 'group = "ter"', 'group = "tre"', "unknown group 'tre'"),
    "points for a third side": Mistake(
        "cards.toml", 'points = 2, side = "aus', 'points = 2, side = "x', "is not one of"
    ),
}

TIMELINE_MISTAKES = {
    "turn left out": Mistake("timeline.toml", "turn = 4", "turn = 5", "expected turn 4"),
    "unknown season": Mistake("timeline.toml", '"jan-feb"', '"winter"', "'winter' is not one of"),
    "season twice": Mistake("timeline.toml", '"nov-dec"', '"sep-oct"', "two months after", ABOVE + "[[box]]"),
    "label missing": Mistake("timeline.toml", 'en = "Sept-Oct 1615", ', "", "language 'en' is missing"),
}

SHEET_MISTAKES = {
    "unknown key": Mistake(SHEET, "first_turn", "first_trun", "did you mean 'first_turn'?"),
    "rank in words": Mistake(SHEET, "rank = 1", 'rank = "first"', "expected an integer"),
    "no id": Mistake(SHEET, 'id = "drill"', 'id = "The drill"', "does not have the form"),
    "title in one language": Mistake(SHEET, ', fr = "Le terrain d\'exercice"', "", "'fr' is missing", "title"),
    "no such file": Mistake(SHEET, '"map.geojson"', '"mapp.geojson"', "there is no file 'mapp.geojson'"),
    "unknown kind of file": Mistake(SHEET, "armies = ", "armys = ", "did you mean 'armies'?"),
    "end beyond the last box": Mistake(SHEET, "end_turn = 10", "end_turn = 17", "from 1 to 16"),
    "end before the start": Mistake(SHEET, "end_turn = 10", "end_turn = 6", "before its first turn"),
    "earliest end after the end": Mistake(SHEET, "end_earliest = 9", "end_earliest = 11", "starts on turn 10"),
    "unit in an unknown zone": Mistake(SHEET, "rubia = [", "rubbia = [", "did you mean 'rubia'?"),
    "unknown unit": Mistake(SHEET, '"v-fri-3"', '"v-fri-33"', "unknown unit 'v-fri-33'"),
    "unit placed twice": Mistake(SHEET, '["a-tra-6"]', '["a-tra-6", "a-tra-5"]', "'a-tra-5' is placed already"),
    "unit among enemies": Mistake(SHEET, '"v-fri-4", "v-fri-5"]', '"v-fri-4", "a-tra-5"]', "'a-tra-5' starts among"),
    "unit placed and coming": Mistake(SHEET, '["a-tra-6"]', '["a-tra-6", "a-tra-7"]', "comes with group 'sti'"),
    "unit forgotten": Mistake(SHEET, "rubia = [", "# rubia = [", "no card brings them: 'a-tra-5'", ABOVE + "[start]"),
    "unit absent and there": Mistake(SHEET, "[files]", 'absent = ["v-fri-1"]\n[files]', "'v-fri-1' is absent, yet"),
    "unknown absent unit": Mistake(SHEET, "[files]", 'absent = ["v-fri-0"]\n[files]', "unknown unit 'v-fri-0'"),
    "unknown command in the cup": Mistake(SHEET, "[files]", 'cup = ["v-git"]\n[files]', "unknown command 'v-git'"),
    "empty command in the cup": Mistake(SHEET, "[files]", 'cup = ["v-giu", "v-ola"]\n[files]', "(G4.b)"),
    "replaced without replacement": Mistake(SHEET, "[files]", 'replaced = ["v-fri-c"]\n[files]', "(G2.1.h)"),
    "transfer to the enemy": Mistake(SHEET, "[files]", 'transfers = { v-fri-1 = "a-tra" }\n[files]', "are enemies"),
    "transfer of nobody": Mistake(SHEET, "[files]", 'transfers = { x = "a-tra" }\n[files]', "unknown unit 'x'"),
    "camp in a fortress": Mistake(SHEET, 'venetian = "crauglio"', 'venetian = "palma"', "(G24.e)"),
    "camp nowhere": Mistake(SHEET, 'venetian = "crauglio"', 'venetian = "craulio"', "did you mean 'crauglio'?"),
    "camp of a third side": Mistake(SHEET, 'venetian = "crauglio"', 'dutch = "crauglio"', "unknown key 'dutch'"),
    "fort in a fortress": Mistake(SHEET, '["trieste"]', '["gradisca"]', "(G10.f)"),
    "more forts than markers": Mistake(
        SHEET,
        'forts = { austrian = ["trieste"',
        'forts = { austrian = ["rubia", "rubia", "rubia", "rubia", "goritia"',
        "(G10.g)",
    ),
    "sea supply inland": Mistake(SHEET, 'sea_supply = "monfalcone"', 'sea_supply = "udine"', "(G21.f)"),
    "morale too high": Mistake(SHEET, "morale = { venetian = 7", "morale = { venetian = 10", "from 1 to 9"),
    "no medium morale": Mistake(SHEET, "medium_up_to = 5", "medium_up_to = 2", "(G22.n)"),
    "markers without zone": Mistake(SHEET, '[1, 2, 3, "?"]', '[1, 2, 3, 3, "?"]', "5 Booty markers for 4 venetian"),
    "booty of nothing": Mistake(SHEET, '[1, 2, 2, "?"]', '[1, 2, 0, "?"]', "from 1 to 99"),
    "objective nowhere": Mistake(SHEET, 'zone = "udine"', 'zone = "udinne"', "did you mean 'udine'?"),
    "objective of nobody": Mistake(SHEET, 'side = "austrian"\n', "", "'side' is missing", ABOVE + "[[objective]]"),
    "objective for nothing": Mistake(SHEET, "points = 20", "points = 0", "from 1 to 99"),
    "objective twice": Mistake(SHEET, 'zone = "udine"', 'zone = "palma"', "already an objective 'palma'"),
    "unknown card": Mistake(SHEET, "venetian = [1]", "venetian = [2]", "unknown card 2"),
    "card twice in the deck": Mistake(SHEET, "[files]", "deck = [1, 4, 4]\n[files]", "card 4 is listed already"),
    "card not in the deck": Mistake(SHEET, "start_hands", "deck = [4, 5]\nstart_hands", "card 1 is not", "start_hands"),
    "card given twice": Mistake(SHEET, "venetian = [1]", "venetian = [1], austrian = [1]", "given already"),
    "hand bigger than the deck": Mistake(
        SHEET, "hand_sizes", "deck = [1, 4, 5, 7, 9, 11, 12, 29, 32]\nhand_sizes", "only 7 in the deck", "hand_sizes"
    ),
    "hand above the limit": Mistake(SHEET, "hand_sizes = { venetian = 4", "hand_sizes = { venetian = 5", "from 0 to 4"),
    "more given than held": Mistake(
        SHEET, "venetian = [1]", "venetian = [1, 11, 12, 13, 15]", "5 cards for a hand of 4"
    ),
    "wall without fortress": Mistake(
        SHEET, "[[objective]]", '[[wall]]\nfortress = "udine"\nlevel = 1\n[[objective]]', "no such wall"
    ),
    "wall above the printed level": Mistake(
        SHEET, "[[objective]]", '[[wall]]\nfortress = "gradisca"\nlevel = 3\n[[objective]]', "is only 2", "level"
    ),
    "arrival of nobody": Mistake(
        SHEET,
        "[[objective]]",
        '[[arrival]]\nturn = 8\ngroup = "xx"\nzone = "idria"\n[[objective]]',
        "group 'xx'",
        "group",
    ),
    "arrival too late": Mistake(
        SHEET,
        "[[objective]]",
        '[[arrival]]\nturn = 11\ngroup = "cro"\nzone = "idria"\n[[objective]]',
        "8 to 10",
        "turn",
    ),
}

MISTAKES = {
    f"{area}: {name}": mistake
    for area, mistakes in {
        "map": MAP_MISTAKES,
        "armies": ARMIES_MISTAKES,
        "cards": CARDS_MISTAKES,
        "time line": TIMELINE_MISTAKES,
        "sheet": SHEET_MISTAKES,
    }.items()
    for name, mistake in mistakes.items()
}


@pytest.mark.parametrize("mistake", MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_told_with_its_file_and_line(tmp_path: Path, mistake: Mistake):
    path = changed(tmp_path, mistake.file, mistake.old, mistake.new)
    assert_told(problems_of(path), mistake, DRILL, path)


def test_an_outline_that_is_not_closed_is_told(tmp_path: Path):
    path = changed(tmp_path, "map.geojson", "[[[12.96, ", "[[[12.95, ")
    line = line_of(path / "map.geojson", '"Polygon"')
    assert [(problem.line, problem.code) for problem in problems_of(path)] == [(line, "bad_geometry")]


def test_an_outline_of_three_points_is_told(tmp_path: Path):
    path = changed(tmp_path, "map.geojson", "[[[12.96, ", "[[[12, 46], [13, 46], [12, 46]], [[12.96, ")
    (problem,) = problems_of(path)
    assert (problem.line, problem.code) == (line_of(path / "map.geojson", '"Polygon"'), "bad_geometry")
    assert "at least 4 points" in problem.message


def test_a_map_in_two_parts_is_told(tmp_path: Path):
    path = changed(tmp_path, "map.geojson", '"b": "trieste", "kind": "open"', '"b": "trieste", "kind": "impassable"')
    (problem,) = problems_of(path)
    assert problem.code == "not_connected"
    assert problem.message == "no way leads from 'codroipo' to 'capodistria', 'pirano'"
    text = (path / "map.geojson").read_text(encoding="utf-8").splitlines()
    assert '"id": "capodistria"' in text[problem.line - 1]


@pytest.mark.rule("G24.j")
def test_a_camp_needs_a_source(tmp_path: Path):
    path = changed(tmp_path, "map.geojson", '"source": "austrian"', '"source": "venetian"')
    (problem,) = problems_of(path)
    assert (Path(problem.file).name, problem.path, problem.code) == (SHEET, "camps.austrian", "no_source")


def test_a_group_comes_only_once(tmp_path: Path):
    path = changed(tmp_path, "cards.toml", 'group = "cro"', 'group = "sti"')
    assert {problem.message for problem in problems_of(path)} == {
        "group 'sti' would come twice",
        "neither placed nor absent, and no card brings them: 'a-car-5', 'a-car-6'",
    }


def test_a_group_needs_an_entry_in_play(skirmish: Path):
    text = SKIRMISH.replace("deck = []", "deck = [9]")
    (skirmish / SHEET).write_text(text, encoding="utf-8")
    (problem,) = problems_of(skirmish)
    assert problem.message == "group 'ter' comes by card, but to no zone in play"
    assert problem.file == str(skirmish.parent / "drill" / "armies.toml")


def test_a_zone_out_of_play_is_told(skirmish: Path):
    text = SKIRMISH.replace('zone = "gradisca"', 'zone = "trieste"').replace("lucinico = [", "rubia = [")
    (skirmish / SHEET).write_text(text, encoding="utf-8")
    told = {problem.message for problem in problems_of(skirmish)}
    assert told == {f"zone {zone!r} is not in play in this scenario" for zone in ("trieste", "rubia")}


def test_the_part_in_play_hangs_together(skirmish: Path):
    (skirmish / SHEET).write_text(SKIRMISH.replace('"idria"]', '"idria", "pirano"]'), encoding="utf-8")
    (problem,) = problems_of(skirmish)
    assert problem.message == "no way leads from 'palma' to 'pirano'"


def test_several_mistakes_are_told_at_once(tmp_path: Path):
    changed(tmp_path, "map.geojson", '"lifeline": "rubia"', '"lifeline": "ruba"')
    changed(tmp_path, "armies.toml", "value = [3, 4]", "value = [3, 7]")
    changed(tmp_path, "cards.toml", "number = 5", "number = 4")
    changed(tmp_path, "timeline.toml", "turn = 4", "turn = 14")
    path = changed(tmp_path, SHEET, 'venetian = "crauglio"', 'venetian = "palma"')
    problems = problems_of(path)
    assert [Path(problem.file).name for problem in problems] == [
        *("timeline.toml", "map.geojson", "armies.toml", "cards.toml", SHEET),
    ]
    assert len(str(DataError(*problems)).splitlines()) == 5


def test_files_that_cannot_be_read_are_told_together(tmp_path: Path):
    changed(tmp_path, "map.geojson", '"features": [', '"features": [,')
    path = changed(tmp_path, "armies.toml", "[[command]]", "[[command")
    (path / "cards.toml").unlink()
    assert [(Path(problem.file).name, problem.line, problem.code) for problem in problems_of(path)] == [
        ("map.geojson", line_of(path / "map.geojson", '"features"'), "syntax"),
        ("armies.toml", line_of(path / "armies.toml", "[[command\n"), "syntax"),
        (SHEET, line_of(path / SHEET, "cards = "), "missing_file"),
    ]


def test_a_file_that_cannot_be_read_does_not_hide_the_faults_of_others(tmp_path: Path):
    changed(tmp_path, "cards.toml", "[[card]]", "[[card")
    changed(tmp_path, "map.geojson", '"lifeline": "rubia"', '"lifeline": "ruba"')
    changed(tmp_path, "armies.toml", "value = [3, 4]", "value = [3, 7]")
    path = changed(tmp_path, "timeline.toml", "turn = 4", "turn = 14")
    assert sorted(Path(problem.file).name for problem in problems_of(path)) == [
        *("armies.toml", "cards.toml", "map.geojson", "timeline.toml"),
    ]


def test_files_have_their_usual_names_unless_told(tmp_path: Path, drill: Theatre):
    path = changed(tmp_path, SHEET, "[files]\n", "[unused]\n")
    text = (path / SHEET).read_text(encoding="utf-8")
    (path / SHEET).write_text(text[: text.index("[unused]")] + text[text.index("[start]") :], encoding="utf-8")
    assert load_theatre(path).digest == drill.digest
    (path / "timeline.toml").unlink()
    assert [problem.code for problem in problems_of(path)] == ["missing_file"]


# --- nonsense --------------------------------------------------------------------------------------------------------


def test_nonsense_is_refused_and_never_breaks_the_reader():
    """Whatever stands where, the answer is a theatre or a `DataError`, never another exception."""
    rng = Random(1615)
    good: dict[str, Any] = {part: read_file(DRILL / file).value for part, file in {**FILES, "sheet": SHEET}.items()}
    refused = 0
    for _ in range(200):
        part = rng.choice(list(good))
        broken = {**good, part: spoil(copy.deepcopy(good[part]), rng)}
        nodes = {name: Node(value, Mark(1, 1), name) for name, value in broken.items()}
        try:
            build_theatre(nodes.pop("sheet"), nodes, Problems())
        except DataError:
            refused += 1
    assert refused > 150


def test_the_table_of_moments_is_the_one_of_the_rules():
    assert set(MOMENTS) == {"drawn", "option", "option3", "zone", "dice", "entered", "card", "closing", "any"}
