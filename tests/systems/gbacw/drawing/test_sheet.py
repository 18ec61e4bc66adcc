"""The sheet of a battle: everything is drawn once, can be read, and is told apart by more than its colour."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import caracole.systems.gbacw.drawing
from caracole.geometry.hex import HexGrid
from caracole.kernel.errors import CaracoleError
from caracole.play.table import position
from caracole.systems.gbacw.drawing import draw
from caracole.systems.gbacw.drawing.counters import label, outline
from caracole.systems.gbacw.drawing.figures import CHIPS
from caracole.systems.gbacw.drawing.look import fitting, tint, wrapped
from caracole.systems.gbacw.drawing.plate import Plate, window_of
from caracole.systems.gbacw.drawing.sheet import Land
from caracole.systems.gbacw.drawing.troops import Troops
from caracole.systems.gbacw.loader import load_shipped
from caracole.texts import LANGUAGES, Texts


def drawn(svg: str, kind: str) -> list[str]:
    return re.findall(rf'data-{kind}="([^"]+)"', svg)


@pytest.fixture(scope="module")
def svg(table: Any) -> str:
    return draw(table.game.field, table.view())


def texts_of(svg: str) -> Iterator[tuple[str, float]]:
    """Every text with the size that it has on the sheet, whatever it is scaled by."""

    def walk(node: ElementTree.Element, scale: float) -> Iterator[tuple[str, float]]:
        found = re.search(r"scale\(([\d.]+)\)", node.get("transform", ""))
        scale *= float(found[1]) if found else 1.0
        if node.tag.endswith("text"):
            yield "".join(node.itertext()), scale * float(node.get("font-size", "16"))
        for child in node:
            yield from walk(child, scale)

    return walk(ElementTree.fromstring(svg), 1.0)


# --- all of it, once -------------------------------------------------------------------------------------------------


def test_every_unit_is_drawn_once(svg: str, table: Any) -> None:
    assert Counter(drawn(svg, "unit")) == Counter(row["id"] for row in table.view()["units"])


def test_every_leader_is_drawn_once(svg: str) -> None:
    assert Counter(drawn(svg, "leader")) == {"u-smith": 1, "u-kimball": 1, "c-jones": 1}


def test_the_parts_of_lines_and_columns(svg: str) -> None:
    assert drawn(svg, "part") == ["u9", "u5", "u9"]  # from the top of the map to its bottom


def test_the_ground(svg: str) -> None:
    assert set(drawn(svg, "level")) == {"2", "3"}
    assert set(drawn(svg, "cover")) == {"woods", "town", "soft"}
    assert set(drawn(svg, "houses")) == {"town", "building"}
    assert set(drawn(svg, "way")) == {"pike", "road", "trail"}
    assert drawn(svg, "crossing") == ["ford"]
    assert drawn(svg, "water") == ["stream"]
    assert set(drawn(svg, "wall")) == {"low", "high"}
    assert set(drawn(svg, "slope")) == {"2", "3", "4"}
    assert drawn(svg, "earthwork") == ["done", "begun"]


def test_a_railroad_cut_has_a_sign_on_the_map_and_in_the_key() -> None:
    """Two cuts of two hexes each, and the sample beside the word."""
    svg = draw(load_shipped("mcphersons-ridge"), part="1316-2122", language="it")
    assert drawn(svg, "ground") == ["cut"] * 5
    assert "trincea ferroviaria" in [words for words, _ in texts_of(svg)]
    assert drawn(draw(load_shipped("mcphersons-ridge"), part="0101-0808"), "ground") == []


def test_every_hex_bears_its_number_once(svg: str, table: Any) -> None:
    numbers = Counter(words for words, _ in texts_of(svg) if re.fullmatch(r"\d{4}", words))
    assert numbers == Counter(table.game.field.grid.names)


# --- what befell them ------------------------------------------------------------------------------------------------


def test_chips_tell_what_befell_a_unit(svg: str) -> None:
    root = ElementTree.fromstring(svg)
    chips = {
        node.get("data-unit"): {each.get("data-chip") for each in node.iter() if each.get("data-chip")}
        for node in root.iter()
        if node.get("data-unit")
    }
    assert chips["c1"] == {"disordered", "collapsed", "out", "fired", "finished"}
    assert chips["u4"] == {"out_of_command"}
    assert chips["u5"] == {"low"}
    assert chips["c6"] == {"disordered", "blown"} or chips["c6"] == {"blown"}
    assert chips["c7"] == {"assaulting"}
    assert chips["u7"] == {"targeted", "building"}
    assert chips["c-gun"] == {"abandoned_1"}


def test_no_two_chips_look_alike() -> None:
    letters = [letter for letter, _, _ in CHIPS.values() if letter]
    assert len(letters) == len(set(letters))


def test_figures(svg: str) -> None:
    assert {"infantry", "cavalry", "dismounted", "artillery", "limbered"} == set(drawn(svg, "figure"))


def test_fronts_and_orders(svg: str) -> None:
    root = ElementTree.fromstring(svg)
    fronts = {node.get("data-front"): node for node in root.iter() if node.get("data-front")}
    assert {"u1", "u4", "u5", "u5 part", "u9", "c2", "c-bat"} <= fronts.keys()
    assert "c-gun" not in fronts  # C0.e: Abandoned guns are no combat unit
    assert "u9 part" not in fronts  # C8.51.b: a March column has one Front, at its head

    def dashed(name: str) -> int:
        return sum(node.get("stroke-dasharray") == "7 4" for node in fronts[name].iter())

    assert (dashed("u4"), dashed("u1")) == (1, 0)  # the Refused flank

    def order(name: str) -> str | None:
        return next(node.get("data-orders") for node in fronts[name].iter() if node.get("data-orders"))

    assert [order(name) for name in ("u1", "u4", "u9")] == ["attack", "advance", "march"]


def test_the_sides_differ_in_shape() -> None:
    assert outline(0) != outline(1)


def test_the_count_of_a_stack(svg: str) -> None:
    assert sorted(drawn(svg, "count")) == ["3", "4"]


# --- to be read ------------------------------------------------------------------------------------------------------


def test_no_text_is_too_small(svg: str) -> None:
    assert min(size for _, size in texts_of(svg)) >= 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_in_three_languages(language: str, table: Any) -> None:
    words = {words for words, _ in texts_of(draw(table.game.field, table.view(), language=language))}
    texts = Texts(language, "gbacw")
    assert {texts.say("picture-series"), texts.say("picture-ground"), texts.say("picture-brigades")} <= words


def test_every_sentence_is_there_in_every_language() -> None:
    sources = Path(caracole.systems.gbacw.drawing.__file__).parent.glob("*.py")
    used = {name for path in sources for name in re.findall(r'"(picture-[a-z0-9-]*[a-z0-9])"', path.read_text("utf-8"))}
    used |= {f"picture-chip-{name.replace('_', '-')}" for name in CHIPS}
    assert len(used) > 25
    for language in LANGUAGES:
        said = {name: Texts(language, "gbacw").find(name) for name in used}
        assert [name for name, words in said.items() if words is None] == []


def test_the_same_picture_has_the_same_bytes(svg: str, table: Any) -> None:
    assert draw(table.game.field, table.view()) == svg


def test_a_label_without_its_side() -> None:
    assert [label(name) for name in ("us-14in", "cs-7vac-a", "us-robinson", "u1")] == [
        "14IN",
        "7VAC-A",
        "Robinson",
        "U1",
    ]


def test_fitting_and_wrapping() -> None:
    assert fitting("14IN", 40, 9, 7) == ("14IN", 9)
    words, size = fitting("Huntington's battery", 40, 9, 7)
    assert words.endswith("…")
    assert size == 7
    assert wrapped("one two three", 1, 10) == ["one", "two", "three"]


def test_higher_ground_is_darker() -> None:
    light = [sum(int(tint(level, 0, 6)[n : n + 2], 16) for n in (1, 3, 5)) for level in range(1, 7)]
    assert light == sorted(light, reverse=True)


# --- parts of the map ------------------------------------------------------------------------------------------------


def test_a_part_of_the_map(table: Any) -> None:
    svg = draw(table.game.field, table.view(), part="0202-0507")
    assert "u1" in drawn(svg, "unit")
    assert "c7" not in drawn(svg, "unit")
    numbers = {words for words, _ in texts_of(svg) if re.fullmatch(r"\d{4}", words)}
    assert numbers == {f"{column:02}{row:02}" for column in range(2, 6) for row in range(2, 8)}


def test_a_part_that_is_none(table: Any) -> None:
    with pytest.raises(CaracoleError, match="0101-1012"):
        draw(table.game.field, part="0202")


def test_hexes_touch_their_neighbours() -> None:
    grid = HexGrid(6, 5, even_lower=False)
    plate = Plate(grid, window_of(grid, [grid.number("0203"), grid.number("0403")], 1))
    for where in plate.hexes:
        for direction, other in enumerate(grid.neighbours[where]):
            if other in plate.shown:
                one, two = plate.middle(where, direction), plate.middle(other, (direction + 3) % 6)
                assert one == pytest.approx(two)
        assert plate.box.holds(plate.centre(where))


def test_an_outline_goes_round_what_is_high() -> None:
    grid = HexGrid(5, 5)
    plate = Plate(grid)
    summit = grid.number("0303")
    rings = plate.outlines(lambda place: float(grid.at(*place) == summit), 0.5)
    assert [len(ring) for ring in rings] == [6]
    assert {cut.inside for cut in rings[0]} == {(grid.x[summit], grid.y[summit])}


# --- what has just happened ------------------------------------------------------------------------------------------


def test_steps_that_follow_each_other_are_one_way() -> None:
    road = position("gbacw", units="0505 vE: u1 infantry", active="u-brigade")
    road.play("ActivateUnit", unit="u1")
    events = [*road.play("Step", to="0604"), *road.play("Step", to="0704")]
    svg = draw(road.game.field, road.view(), events=[event.plain() for event in events])
    assert drawn(svg, "trace") == ["moved"]


def test_fire_assault_retreat_and_rout_leave_traces(table: Any) -> None:
    told = [
        {"kind": "unit_fired", "args": {"units": ["c7"], "origin": "0707", "target": "0607"}},
        {"kind": "assault_declared", "args": {"units": ["c7"], "hexes": ["0607"]}},
        {"kind": "unit_retreated", "args": {"unit": "u7", "origin": "0707", "hex": "0607"}},
        {"kind": "unit_routed", "args": {"unit": "c8", "hex": "0805"}},
        {"kind": "unit_moved", "args": {"unit": "u8", "origin": None, "hex": "0101"}},
    ]
    svg = draw(table.game.field, table.view(), events=told)
    assert drawn(svg, "trace") == ["retreated", "fire", "assault", "lost"]


# --- nothing lies on anything ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["first-volley", "the-ford"])
def test_names_of_places_leave_the_numbers_of_hexes_alone(scenario: str, language: str) -> None:
    field = load_shipped(scenario)
    naming = Land(field, Plate(field.grid, None), Texts(language, "gbacw")).naming
    naming.names()
    names = naming.taken[: len(field.places)]
    assert [each for each in names if any(each.overlaps(other) for other in naming.numbers)] == []


@pytest.mark.parametrize(("facing", "ends"), [("vE", (-99, 22)), ("vW", (-22, 99)), ("vSE", (-99, 22))])
def test_the_caption_of_a_hex_keeps_clear_of_the_front(facing: str, ends: tuple[int, int]) -> None:
    table: Any = position(
        "gbacw", units=f"0505 {facing}: u1 infantry\n0101 vE: c1 infantry", leaders="0505: u-smith brigade", acting="u1"
    )
    field = table.game.field
    plate = Plate(field.grid, None)
    middle = plate.centre(field.grid.number("0505"))[0]
    captions = ElementTree.fromstring(Troops(field, plate, table.view())._caption(field.grid.number("0505")))
    texts = {"".join(each.itertext()): each for each in captions.iter() if each.tag.endswith("text")}
    left, right = float(texts["0505"].get("x", "0")) - middle, float(texts["u-smith"].get("x", "0")) - middle
    assert ends[0] <= left < right <= ends[1]
    assert right - left <= 72


def test_a_leader_alone_has_his_name_above_the_number() -> None:
    table: Any = position(
        "gbacw", units="0505 vE: u1 infantry\n0101 vE: c1 infantry", leaders="0303: u-smith brigade", acting="u1"
    )
    svg = draw(table.game.field, table.view())
    found = [re.search(rf'<text x="([\d.]+)" y="([\d.]+)"[^>]*>{words}<', svg) for words in ("u-smith", "0303")]
    assert all(found)
    name, number = ((float(each[1]), float(each[2])) for each in found if each)
    assert number[1] - name[1] > 8


def test_the_number_on_the_bar_of_a_line_has_paper_under_it() -> None:
    table: Any = position("gbacw", units="0505 vE: u1 infantry 9 (line 0506)\n0101 vE: c1 infantry", acting="u1")
    field = table.game.field
    troops = Troops(field, Plate(field.grid, None), table.view())
    assert "<rect" in troops._caption(field.grid.number("0505"))
    assert "<rect" not in troops._caption(field.grid.number("0101"))


def test_headings_begin_with_a_capital(svg: str) -> None:
    assert ">Routed<" in svg
    assert ">Not yet arrived<" in svg


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_true_of_a_brigade_is_told(language: str) -> None:
    table: Any = position(
        "gbacw",
        units="0505 vE: u1 infantry\n0101 vE: c1 infantry",
        reserve="u-brigade",
        ineffective="u-brigade",
        out_of_command="u-brigade",
        options={"fatigue": True},
        fatigue={"u-brigade": 2},
        acting="c1",
    )
    svg = draw(table.game.field, table.view(), language=language)
    told = " ".join(words for words, _ in texts_of(svg))
    assert "…" not in told
    assert Texts(language, "gbacw").say("picture-chip-out-of-command") in told
