"""The files of the campaign: one mistake after another in copies of them, each told with its file and line."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from caracole.datafiles import DataError, Problem
from caracole.systems.gradisca.loader import SHIPPED, load_theatre
from mistakes import ABOVE, Mistake, assert_told, replace
from patience import counted

MAP, ARMIES, CARDS, TIMELINE = (
    f"friuli/{name}" for name in ("map.geojson", "armies.toml", "cards.toml", "timeline.toml")
)
SHEET = "campaign/scenario.toml"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A folder with the campaign and the files it shares with other scenarios."""
    for name in ("campaign", "friuli"):
        shutil.copytree(SHIPPED / name, tmp_path / "own" / name)
    return tmp_path / "own"


def problems_of(copy: Path) -> tuple[Problem, ...]:
    with pytest.raises(DataError) as caught:
        load_theatre(copy / "campaign")
    return caught.value.problems


def test_an_untouched_copy_is_the_campaign(copy: Path):
    theatre, calls = counted(lambda: load_theatre(copy / "campaign"))
    assert calls < 3_000_000
    assert theatre.digest == load_theatre(SHIPPED / "campaign").digest


# --- the drawing -----------------------------------------------------------------------------------------------------

BETWEEN = '"a": "muggia", "b": "trieste", "kind": "open"},\n     "geometry": {"type": "LineString", "coordinates": '
FIRST, SECOND, THIRD = "[13.78323, 45.63128]", "[13.78936, 45.63017]", "[13.79567, 45.62989]"
LAST = ", [13.82622, 45.62455], [13.8325, 45.62395]]}}"
MUGGIA = '"id": "muggia", "name": "Muggia", "owner": "venetian"'
TOUCHES_SERVOLO = '"a": "muggia", "b": "sanservolo"'


def border(properties: str) -> str:
    """The whole feature of a border, as the file writes it."""
    text = (SHIPPED / MAP).read_text(encoding="utf-8")
    start = text.rindex('    {"type": "Feature"', 0, text.index(properties))
    return text[start : text.index('    {"type": "Feature"', start + 1)]


DRAWING_MISTAKES = {
    # The first place where this point stands is the outline of Trieste, which lies to the north of the line.
    "vertex moved away": Mistake(MAP, SECOND, "[13.78936, 45.63117]", "a gap between the zone and 'muggia'"),
    "vertex moved into a neighbour": Mistake(MAP, SECOND, "[13.78936, 45.62917]", "the zone lies over 'muggia'"),
    "vertex moved far away": Mistake(MAP, SECOND, "[13.99, 46.5]", "the outline crosses", '"coordinates"'),
    "vertex left out": Mistake(MAP, SECOND + ", ", "", "a gap between the zone and 'muggia'"),
    "vertex on a neighbour's edge": Mistake(
        MAP, f"{FIRST}, {SECOND}", f"{FIRST}, [13.786295, 45.630725], {SECOND}", "has a point on the other's edge"
    ),
    "vertex twice": Mistake(MAP, SECOND, f"{SECOND}, {SECOND}", "this point twice in succession"),
    "vertices in the wrong order": Mistake(
        MAP, f"{SECOND}, {THIRD}", f"{THIRD}, {SECOND}", "the zone lies over 'muggia'"
    ),
    "outline left open": Mistake(MAP, "[[[13.72729, 45.68903]", "[[[13.7273, 45.68903]", "ends where it began"),
    "outline that meets itself": Mistake(
        MAP, "[13.745, 45.68], ", "[13.745, 45.68], [13.79, 45.67], [13.745, 45.68], ", "passes this point twice"
    ),
    "line off the edge": Mistake(
        MAP,
        BETWEEN + f"[{FIRST}, {SECOND}",
        BETWEEN + f"[{FIRST}, [13.78936, 45.6302]",
        "the line leaves the common edge of 'muggia' and 'trieste' at [13.78936, 45.6302]",
        '"coordinates"',
    ),
    "line too short": Mistake(
        MAP,
        BETWEEN + f"[{FIRST}, {SECOND}",
        BETWEEN + f"[{SECOND}",
        "stops short on the common edge of 'muggia' and 'trieste'",
        '"coordinates"',
    ),
    "border left out": Mistake(
        MAP,
        border(TOUCHES_SERVOLO),
        "",
        "'muggia' and 'sanservolo' have an edge in common, but no border",
        ABOVE + '"id": "muggia"',
    ),
    "border of zones that do not touch": Mistake(
        MAP, TOUCHES_SERVOLO, '"a": "muggia", "b": "udine"', "their outlines have no edge in common"
    ),
    "centre in another zone": Mistake(MAP, '"centre": [13.765, 45.6]', '"centre": [13.765, 45.7]', "outside the zone"),
    "sea far inland": Mistake(MAP, '"id": "udine", ', '"id": "udine", "sea": true, ', "does not reach the sea"),
    "edge of the map in its middle": Mistake(
        MAP, '"id": "udine", ', '"id": "udine", "map_edge": true, ', "does not reach the edge of the map"
    ),
}

OTHER_MISTAKES = {
    "unknown zone in a border": Mistake(MAP, '"b": "sanservolo"', '"b": "sanservollo"', "did you mean 'sanservolo'?"),
    "border twice": Mistake(
        MAP,
        border(TOUCHES_SERVOLO),
        border(TOUCHES_SERVOLO) + border(TOUCHES_SERVOLO).replace(TOUCHES_SERVOLO, '"a": "sanservolo", "b": "muggia"'),
        "there is already a border of 'sanservolo' and 'muggia'",
        '"a": "sanservolo", "b": "muggia"',
    ),
    "zone twice": Mistake(MAP, '"id": "muggia"', '"id": "trieste"', "already a zone 'trieste'"),
    "fortress with a river": Mistake(
        MAP,
        '"b": "gradisca", "kind": "wall", "level": 4',
        '"b": "gradisca", "kind": "river", "river": "Lisonzo"',
        "(G2.3.i)",
    ),
    "unit twice": Mistake(ARMIES, 'id = "a-usc-2"', 'id = "a-usc-1"', "already a unit 'a-usc-1'"),
    "unit of an unknown Command": Mistake(ARMIES, 'command = "a-usc"', 'command = "a-uscc"', "did you mean 'a-usc'?"),
    "unit of an unknown type": Mistake(ARMIES, 'type = "engineers"', 'type = "sappers"', "'sappers' is not one of"),
    "unit too strong": Mistake(ARMIES, "value = [3, 4]", "value = [3, 8]", "from 1 to 6"),
    "Command in two languages": Mistake(ARMIES, ', fr = "Uscoques"', "", "language 'fr' is missing", "name = "),
    "group of a unit that is not there": Mistake(ARMIES, '"v-ist-9"]', '"v-ist-99"]', "unknown unit 'v-ist-99'"),
    "group that lands in a field": Mistake(ARMIES, '["capodistria", ', '["capo-distria", ', "unknown zone"),
    "unknown effect": Mistake(
        CARDS, 'effect = "close_river"', 'effect = "freeze_river"', "'freeze_river' is not one of"
    ),
    "unknown river": Mistake(CARDS, 'river = "Lisonzo"', 'river = "Isonzo"', "unknown river 'Isonzo'"),
    "unknown zone on a card": Mistake(CARDS, 'supplies = ["gradisca"]', 'supplies = ["gradiska"]', "'gradisca'?"),
    "number 0": Mistake(CARDS, "number = 36", "number = 0", "from 1 to 999"),
    "number twice": Mistake(CARDS, "number = 36", "number = 35", "already a card 35"),
    "card without Italian": Mistake(CARDS, "text.it = ", "text.de = ", "language 'it' is missing", ABOVE + "text.en"),
    "card for nobody": Mistake(CARDS, 'playable_by = "venetian"', 'playable_by = "none"', "somebody may play"),
    "box left out": Mistake(TIMELINE, "turn = 9", "turn = 10", "expected turn 9"),
    "season of another year": Mistake(TIMELINE, "year = 1617", "year = 1616", "two months after", ABOVE + "[[box]]"),
    "box without English": Mistake(TIMELINE, 'en = "Mar-Apr 1616", ', "", "language 'en' is missing"),
    "title without French": Mistake(SHEET, ', fr = "La guerre de Gradisca, 1615-1617"', "", "'fr' is missing", "title"),
    "file that is not there": Mistake(SHEET, '"../friuli/cards.toml"', '"../friuli/card.toml"', "there is no file"),
    "unknown unit at the start": Mistake(SHEET, '"v-fer-1"', '"v-ferro-1"', "unknown unit 'v-ferro-1'"),
    "unit twice at the start": Mistake(SHEET, '["v-fer-2"]', '["v-fer-2", "v-fer-1"]', "'v-fer-1' is placed already"),
    "unknown zone at the start": Mistake(SHEET, "tolmino = ", "tolmin = ", "did you mean 'tolmino'?"),
    "nameless zone at the start": Mistake(SHEET, "tolmino = ", "romans = ", "bears a name (G2.3.g)"),
    "one Booty marker too few": Mistake(
        SHEET, '3, 3, "?", "?"] }', '3, 3, "?"] }', "7 Booty markers for 8 austrian Booty zones in play (G13.c)"
    ),
    "Camp in a Fortress": Mistake(SHEET, 'venetian = "strassoldo"', 'venetian = "palma"', "(G24.e)"),
    "misspelt key": Mistake(SHEET, "end_earliest", "end_earlyest", "did you mean 'end_earliest'?"),
}


@pytest.mark.parametrize(
    "mistake",
    [*DRAWING_MISTAKES.values(), *OTHER_MISTAKES.values()],
    ids=[*DRAWING_MISTAKES, *OTHER_MISTAKES],
)
def test_a_mistake_is_told_with_its_file_and_line(copy: Path, mistake: Mistake):
    replace(copy / mistake.file, mistake.old, mistake.new)
    problems = problems_of(copy)
    assert_told(problems, mistake, SHIPPED, copy)
    if mistake in DRAWING_MISTAKES.values():  # told alone: no flood of what follows from it
        assert len(problems) <= 2, "\n".join(map(str, problems))


def test_mistakes_in_every_file_are_told_in_one_run(copy: Path):
    chosen = [
        DRAWING_MISTAKES["vertex moved away"],
        DRAWING_MISTAKES["sea far inland"],
        *(OTHER_MISTAKES[name] for name in ("unit too strong", "unknown effect", "box left out", "Camp in a Fortress")),
    ]
    for mistake in chosen:
        replace(copy / mistake.file, mistake.old, mistake.new)
    problems = problems_of(copy)
    for mistake in chosen:
        assert_told(problems, mistake, SHIPPED, copy)


def test_whichever_vertex_is_moved_it_is_noticed(copy: Path):
    """By about a metre, in any one outline of the map; the outline itself is blamed, or one that lies beside it."""
    text = (SHIPPED / MAP).read_text(encoding="utf-8")
    lines = text.splitlines()
    outlines = [n for n, line in enumerate(lines) if '"type": "Polygon"' in line]
    rng = Random(1616)
    for _ in range(10):
        number = rng.choice(outlines)
        points = lines[number].split("], [")
        inner = [n for n in range(1, len(points) - 1) if text.count(points[n]) > 1]
        chosen = rng.choice(inner)
        x, y = points[chosen].split(", ")
        points[chosen] = f"{x}, {float(y) + rng.choice((-1, 1)) * 0.00001:.5f}"
        spoilt = [*lines[:number], "], [".join(points), *lines[number + 1 :]]
        (copy / MAP).write_text("\n".join(spoilt), encoding="utf-8")
        problems = problems_of(copy)
        assert {problem.code for problem in problems} <= {"bad_geometry"}
        assert number + 1 in {problem.line for problem in problems}, "\n".join(map(str, problems))
