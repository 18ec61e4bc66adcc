"""Army lists, terrain and battles as files: what is wrong is told with its line, and owners can bring their own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random

import pytest

import caracole
from caracole.datafiles import DataError
from caracole.kernel import CaracoleError, FreeDice
from caracole.play import Match, Record, load, load_recorded
from caracole.systems.piccole import SYSTEM
from caracole.systems.piccole.battle.rules.combat.results import results_table
from caracole.systems.piccole.battle.rules.components.troops import troop_types
from caracole.systems.piccole.loader import army_list, check_data, shipped_scenarios
from systems.piccole.kinds import CVP, FTM

LIST = """kind = "list"
id = "MINE"
name = { en = "Mine", it = "Mio", fr = "Mien" }
period = { en = "now", it = "ora", fr = "maintenant" }
[[elements]]
type = "CvP"
general = true
[[elements]]
type = "FtM"
count = 5
shoots = true
"""
TERRAIN = """kind = "terrain"
id = "MINE"
name = { en = "Mine", it = "Mio", fr = "Mien" }
[[pieces]]
id = "W1"
kind = "wood"
vertices = [[1000, 1000], [2000, 1000], [1500, 2000]]
[[pieces]]
id = "H1"
kind = "hill"
level = 2
vertices = [[3000, 1000], [4000, 1000], [3500, 2000]]
"""
BATTLE = """kind = "battle"
id = "mine"
title = { en = "Mine", it = "Mio", fr = "Mien" }
red = "ROM"
blue = "CAR"
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "file.toml"
    path.write_text(text, encoding="utf-8")
    return path


def problems(folder: Path, text: str) -> list[str]:
    with pytest.raises(DataError) as caught:
        check_data(written(folder, text))
    return [str(problem).partition("file.toml:")[2] for problem in caught.value.problems]


@pytest.mark.parametrize("text", [LIST, TERRAIN, BATTLE])
def test_sound_files_are_sound(tmp_path: Path, text: str) -> None:
    check_data(written(tmp_path, text))
    assert [row.problems for row in SYSTEM.check_data(str(tmp_path))] == [()]  # a directory stands for its files


@pytest.mark.rule("P4.d", "P1.b")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"FtM"', '"FtX"', "9: elements[1].type: 'FtX' is not one of"),
        ("count = 5", "count = 0", "10: elements[1].count: 0 is out of range"),
        ('type = "FtM"', 'type = "FtP"', "8: elements[1].shoots: FtP do not shoot"),
        ("general = true", "general = false", "5: elements: an army has one General, this one has 0"),
        ("general = true", "general = true\ncount = 2", "5: elements[0].count: the General has one element"),
        ("count = 5", "count = 5\nboots = 3", "11: elements[1].boots: unknown key 'boots'"),
        ('kind = "list"', 'kind = "lost"', "1: kind: 'lost' is not one of"),
        (', fr = "Mien"', "", "3: name.fr: the text in language 'fr' is missing"),
    ],
)
def test_what_is_wrong_in_a_list(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    found = problems(tmp_path, LIST.replace(old, new))
    assert any(line.startswith(complaint) for line in found), found


@pytest.mark.rule("P2.h")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("[1500, 2000]]", "[1500, 1000]]", "4: pieces[0]: not convex (P2.h)"),
        ("[3500, 2000]]", "[6500, 2000]]", "12: pieces[1].vertices[2][0]: 6500 is out of range"),
        ("[3500, 2000]]", "[3500]]", "12: pieces[1].vertices[2]: a vertex is two numbers"),
        ("[[3000, 1000]", "[[1500, 1000]", "8: pieces[1]: too large"),
        ('"hill"', '"hall"', "10: pieces[1].kind: 'hall' is not one of"),
        ("level = 2", "level = 0", "8: pieces[1]: wrong level (level 0; P2.g)"),
    ],
)
def test_what_is_wrong_in_a_terrain(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    found = problems(tmp_path, TERRAIN.replace(old, new))
    assert any(line.startswith(complaint) for line in found), found
    one = problems(tmp_path, TERRAIN[: TERRAIN.index('[[pieces]]\nid = "H1"')])
    assert one == ["4: pieces: too few pieces (least 2; P2.h)"]


def test_what_is_wrong_in_a_battle(tmp_path: Path) -> None:
    assert problems(tmp_path, BATTLE.replace('"CAR"', '"CRA"'))[0].startswith("5: blue: unknown army list 'CRA'")
    assert problems(tmp_path, BATTLE + "drawn_up = true\n")[0].startswith("1: drawn_up: armies that begin drawn up")


def test_everything_that_comes_with_the_system_is_sound() -> None:
    assert len(shipped_scenarios()) > 25
    for file in shipped_scenarios():
        check_data(file.path)


@pytest.mark.rule("P1.g")
def test_an_owner_plays_with_a_list_of_his_own(tmp_path: Path) -> None:
    path = written(tmp_path, LIST)
    game = load("piccole", "ticinus", {"red": str(path)})
    assert [element.type for element in game.armies[0]] == [CVP, *[FTM] * 5]
    assert game.sizes == (6, 12)
    with pytest.raises(CaracoleError, match="army list 'XXX'"):
        army_list("XXX")


def test_a_record_carries_the_list_that_an_owner_played_with(tmp_path: Path) -> None:
    path = written(tmp_path, LIST)
    match = Match.new(load("piccole", "drill", {"red": str(path)}), bytes(32))
    text = json.dumps(match.record.plain())
    path.unlink()
    army_list.cache_clear()
    record = Record.from_json(text)
    assert record.header.options["red"] == "MINE: 1 CvP general, 5 FtM shoots"
    game = load_recorded(record)
    assert game.data_digest == match.game.data_digest
    assert game.armies == match.game.armies


@pytest.mark.parametrize(
    "wrong", ["MINE: ", "MINE: 3 FtX", "MINE: 1 CvP", "MINE: 2 CvP general", "MINE: 41 FtP, 1 CvP general", "MINE: FtP"]
)
def test_a_list_in_one_line_is_checked(wrong: str) -> None:
    with pytest.raises(CaracoleError, match="army list 'MINE'"):
        load("piccole", "drill", {"red": wrong})


def test_an_owner_plays_in_a_folder_of_lists_terrain_and_battles(tmp_path: Path) -> None:
    battle = BATTLE.replace('"CAR"', '"MINE"\nterrain = "MINE"')
    for folder, text in (("lists", LIST), ("terrain", TERRAIN), ("battles", battle)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "mine.toml").write_text(text, encoding="utf-8")
    assert [row["id"] for row in SYSTEM.data_scenarios(str(tmp_path))] == ["mine"]
    game = load("piccole", data=tmp_path)
    assert [element.type for element in game.armies[1]] == [CVP, *[FTM] * 5]
    assert game.terrain_pieces[game.terrain][0][0] == "wood"
    assert not SYSTEM.check_data(str(tmp_path / "battles" / "mine.toml"))[0].problems


def test_options_of_a_battle() -> None:
    game = load("piccole", "ticinus", {"terrain": "T4", "drawn_up": "yes", "camps": "no", "blue": "PAR"})
    state = game.setup(FreeDice(Random(1)))
    assert (game.decision(state).kind, state.camps, len(state.pieces)) == ("move.act", ((), ()), 4)
    assert load("piccole", "drill", {"terrain": "free", "drawn_up": "no"}).terrain is None
    with pytest.raises(CaracoleError, match="neither yes nor no"):
        load("piccole", "ticinus", {"camps": "maybe"})
    with pytest.raises(CaracoleError, match="T9"):
        load("piccole", "ticinus", {"terrain": "T9"})


# --- a type of troops that the book does not have --------------------------------------------------------------------

ELEPHANTS = """
[El]
name = { en = "elephants", it = "elefanti", fr = "éléphants" }
weight = "heavy"
easy = 3
difficult = 1
factor = 5
disadvantaged = true
depth = 300
horse = true
figures = 1
flight = 4
may_shoot = false
"""
PLAY = """
from random import Random
from caracole.systems.piccole.drawing import sheet
from caracole.kernel import FreeDice
from caracole.play import load
from caracole.systems.piccole.battle import marshal
game, chance = load("piccole", "ticinus", {"red": "mine.toml"}), Random(5)
state = game.setup(FreeDice(chance))
while (decision := game.decision(state)) is not None:
    seat = decision.seats[0]
    action = marshal.choose(game, state, seat, chance)
    assert game.check(state, seat, action) is None
    game.apply(state, seat, action, FreeDice(chance))
print(game.troop[0].id, "éléphants" in sheet.draw(game.view(state, None), language="fr"))
"""


def test_a_sixth_type_is_two_tables_and_no_code(tmp_path: Path) -> None:
    package = Path(caracole.__file__).parent
    copied = tmp_path / "caracole"
    shutil.copytree(package, copied, ignore=shutil.ignore_patterns("__pycache__", "server", "client"))
    own = copied / Path(SYSTEM.shipped_data).parent.relative_to(package) / "battle"
    with (own / "troops.toml").open("a", encoding="utf-8") as file:
        file.write(ELEPHANTS)
    rows = (own / "results.toml").read_text(encoding="utf-8")
    for title, row in (("more_than_half", "R/F"), ("half_or_less", "X/X")):
        rows = rows.replace(f"[{title}]\n", f'[{title}]\nEl = {{ others = "{row}" }}\n')
    (own / "results.toml").write_text(rows, encoding="utf-8")
    (tmp_path / "mine.toml").write_text(LIST.replace('"CvP"', '"El"'), encoding="utf-8")
    run = [sys.executable, "-c", PLAY]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    ran = subprocess.run(run, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert (ran.stdout, ran.stderr) == ("El True\n", "")


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"factor": None}, "troops.toml: El: keys missing or unknown: factor"),
        ({"weight": "fat"}, "troops.toml: El: weight 'fat' is none of heavy, medium, light"),
        ({"colour": "grey"}, "troops.toml: El: keys missing or unknown: colour"),
    ],
)
def test_what_is_wrong_in_a_type_is_told(changed: dict[str, object], complaint: str) -> None:
    row = {**tomllib.loads(ELEPHANTS)["El"], **changed}
    with pytest.raises(CaracoleError, match=complaint):
        troop_types({"El": {key: value for key, value in row.items() if value is not None}})


def test_results_may_list_a_cell_for_each_victor() -> None:
    types = ("FtP", "FtM")
    listed = results_table("half_or_less", {"FtP": ["R/R", "X/F"], "FtM": {"others": "F/F"}}, types)
    assert listed == (((1, 1), (3, 2)), ((2, 2), (2, 2)))
    for row in ({"FtP": ["R/R"]}, {"FtP": {"FtM": "R/R"}}, {"FtP": {"others": "R"}}, {}):
        with pytest.raises(CaracoleError, match=r"results.toml: half_or_less: FtP"):
            results_table("half_or_less", row, types)


# --- a whole battle in one file --------------------------------------------------------------------------------------

ARMY = """name = { en = "Mine", it = "Mio", fr = "Mien" }
elements = [{ type = "CvP", general = true }, { type = "FtM", count = 5, shoots = true }]
"""
WHOLE = f"""kind = "battle"
id = "mine"
title = {{ en = "Mine", it = "Mio", fr = "Mien" }}
drawn_up = true
edge = "west"
first = "blue"
formations = {{ red = "reserve" }}
[red]
{ARMY}
[blue]
{ARMY}
[terrain]
pieces = [
  {{ kind = "wood", vertices = [[1000, 1000], [2000, 1000], [1500, 2000]] }},
  {{ kind = "hill", vertices = [[3000, 1000], [4000, 1000], [3500, 2000]] }},
]
"""
ROCK = '{ kind = "impassable", vertices = [[0, 0], [2000, 0], [2000, 2000], [0, 2000]] },'


def test_a_whole_battle_stands_in_one_file(tmp_path: Path) -> None:
    file = written(tmp_path, WHOLE)
    check_data(file)
    game = load("piccole", "mine", data=file)
    state = game.setup(FreeDice(Random(1)))
    assert [len(army) for army in game.armies] == [6, 6]
    assert state.edges == (1, 3)
    assert game.decision(state).seats == (1,)
    assert len(state.pieces) == 2


def test_a_battle_is_brought_along_by_an_option_and_written_always_alike() -> None:
    game = load("piccole", "own", {"battle": WHOLE})
    kept = game.options["battle"]
    again = load("piccole", "own", {"battle": kept})
    assert again.options == game.options
    assert again.data_digest == game.data_digest
    assert again.title == {"en": "Mine", "it": "Mio", "fr": "Mien"}
    assert load("piccole", "own", {"battle": WHOLE.replace('"west"', '"east"')}).data_digest != game.data_digest
    named = WHOLE.replace(f"[red]\n{ARMY}", "").replace("first", 'red = "ROM"\nfirst')
    assert load("piccole", "own", json.loads(json.dumps({"battle": named}))).sizes[0] == 12


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("CvP", "Tank", "10: red.elements[0].type: 'Tank' is not one of"),
        ("count = 5", "count = 50", "10: red.elements[1].count: 50 is out of range"),
        ("general = true", "general = false", "10: red.elements: an army has one General"),
        ("FtM", "FtP", "10: red.elements[1].shoots: FtP do not shoot"),
        ('"west"', '"up"', "5: edge: 'up' is not one of"),
        ('"reserve"', '"heap"', "7: formations.red: 'heap' is not one of"),
        ("[3000, 1000]", "[1500, 1000]", "19: terrain.pieces[1]: too large"),
        ("pieces = [", f"pieces = [{ROCK}{ROCK.replace('[0,', '[0, 2000],[0,')}", "17: terrain.pieces[1]: "),
        ('"Mine", it', '"\\u202eeniM", it', "3: title.en: a name has at most 80 letters"),
        ("[terrain]\n", "[terrain]\nid = 3\n", "17: terrain.id: unknown key 'id'"),
    ],
)
def test_what_is_wrong_in_a_whole_battle(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    found = problems(tmp_path, WHOLE.replace(old, new))
    assert any(line.startswith(complaint) for line in found), found


@pytest.mark.rule("P2.j")
def test_armies_that_begin_drawn_up_need_room(tmp_path: Path) -> None:
    many = 'elements = [{ type = "CvP", general = true }, { type = "CvL", count = 39 }]'
    rocks = """pieces = [
  { kind = "impassable", vertices = [[0, 700], [2000, 700], [2000, 2700], [0, 2700]] },
  { kind = "impassable", vertices = [[0, 2700], [1900, 2700], [1900, 3600], [0, 3600]] },
"""
    old = 'elements = [{ type = "CvP", general = true }, { type = "FtM", count = 5, shoots = true }]'
    crowded = (
        WHOLE.replace(old, many).replace("pieces = [\n", rocks).replace("[1000, 1000], [2000", "[2100, 1000], [2900")
    )
    found = problems(tmp_path, crowded.replace("[1500, 2000]", "[2500, 2000]"))
    assert found == ["4: drawn_up: there is no room to draw up the army of red (P2.j)"]


@pytest.mark.rule("P2.j")
def test_a_file_may_say_where_each_element_stands(tmp_path: Path) -> None:
    places = [[1000, 1000 + 500 * n, 90] for n in range(6)]
    placed = WHOLE.replace(f"[red]\n{ARMY}", f"[red]\n{ARMY}places = {places}\n")
    game = load("piccole", "own", {"battle": placed})
    assert [list(pose) for pose in game.setup(FreeDice(Random(1))).poses[:6]] == places
    assert load("piccole", "own", game.options).data_digest == game.data_digest
    for old, new, complaint in [
        ("[1000, 1500, 90]", "[1000, 1100, 90]", "11: red.places[1]: on another base (element R2, other R1; P2.j)"),
        ("[1000, 3500, 90]", "[3000, 3500, 90]", "11: red.places[5]: outside deployment (element R6, most 2000; P2.j)"),
        ("[1000, 3500, 90]", "[1000, 3500, 400]", "11: red.places[5]: no such heading (heading 400; P0.c)"),
        (", [1000, 3500, 90]]", "]", "11: red.places: 5 places for 6 elements"),
        ("[1000, 3500, 90]", "[1000, 3500]", "11: red.places[5]: a place is three numbers: x, y and heading"),
    ]:
        assert complaint in problems(tmp_path, placed.replace(old, new))
