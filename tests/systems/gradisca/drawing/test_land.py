"""The drawing in a map file: neighbours share their border, rivers run on it, the sea is outside."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from caracole.draw.shapes import area, bounds, centroid, contains
from caracole.kernel.errors import CaracoleError
from caracole.systems.gradisca.drawing.land import map_file, read_land, sea_outlines, shipped_land
from caracole.systems.gradisca.loader import load_shipped

MAPS = ("drill", "campaign")


@pytest.mark.parametrize("scenario", MAPS)
def test_border_lines_are_on_the_outlines_of_both_zones(scenario: str):
    land = shipped_land(scenario)
    for pair, points in land.lines.items():
        for zone in pair:
            assert set(points) <= set(land.outlines[zone]), sorted(pair)


@pytest.mark.parametrize("scenario", MAPS)
def test_every_border_has_a_line(scenario: str):
    theatre, land = load_shipped(scenario), shipped_land(scenario)
    for row in theatre.borders:
        assert len(land.lines[frozenset((theatre.zones[row.a].id, theatre.zones[row.b].id))]) > 1


@pytest.mark.parametrize("scenario", MAPS)
def test_the_sea_is_outside_the_zones(scenario: str):
    land = shipped_land(scenario)
    seas = sea_outlines(land, bounds(point for ring in land.outlines.values() for point in ring).grown(3))
    assert seas
    for ring in land.outlines.values():
        assert not any(contains(sea, centroid(ring)) for sea in seas)


@pytest.mark.parametrize("scenario", MAPS)
def test_zones_keep_their_size_when_rounded(scenario: str):
    land = shipped_land(scenario)
    document = json.loads(map_file(Path(_path(scenario))).read_text(encoding="utf-8"))
    for feature in document["features"]:
        if feature["geometry"]["type"] == "Polygon":
            plain = [land.position(x, y) for x, y in feature["geometry"]["coordinates"][0][:-1]]
            assert area(land.outlines[feature["properties"]["id"]]) == pytest.approx(area(plain), rel=0.06)


def _path(scenario: str) -> Path:
    from caracole.systems.gradisca.loader import shipped_scenarios

    return next(shipped.path for shipped in shipped_scenarios() if shipped.id == scenario)


def square(slug: str, x: float, **properties: object) -> dict[str, object]:
    ring = [[x, 45.0], [x + 1, 45.0], [x + 1, 46.0], [x, 46.0], [x, 45.0]]
    return {"properties": {"id": slug, **properties}, "geometry": {"type": "Polygon", "coordinates": [ring]}}


def test_an_island_has_sea_all_round(tmp_path: Path):
    path = tmp_path / "map.geojson"
    path.write_text(json.dumps({"features": [square("a", 13, sea=True)]}))
    land = read_land(path)
    (sea,) = sea_outlines(land, bounds(land.outlines["a"]).grown(10))
    assert not contains(sea, centroid(land.outlines["a"]))
    assert land.coasts[0][0] == land.coasts[0][-1]


def test_a_map_without_sea(tmp_path: Path):
    path = tmp_path / "map.geojson"
    path.write_text(json.dumps({"features": [square("a", 13), square("b", 14)]}))
    land = read_land(path)
    assert land.coasts == ()
    assert {arc.zones for arc in land.arcs} == {("a",), ("b",), ("a", "b")}


def test_only_shipped_scenarios_are_found_by_name():
    with pytest.raises(CaracoleError, match="does not come with the program"):
        shipped_land("nowhere")
