/** A map of hexes by numbers, against those of the game's own geometry. */
import { describe, expect, it } from "vitest";
import { angleOf, gridOf, HexGrid, opensOn, towards, turned } from "../src/board/hexes";
import type { Hexes } from "../src/lib/protocol";
import { placeName, placesOf, whereabouts } from "../src/lib/places";
import vectors from "../../tests/geometry/hex_vectors.json";
import { board, piece } from "./support/table";

type Vectors = (typeof vectors.grids)[number];

const hexesOf = ({ columns, rows, lowered, names, origin }: Vectors): Hexes => ({
  columns,
  rows,
  radius: vectors.radius,
  origin: [origin[0] ?? 0, origin[1] ?? 0],
  lowered: lowered as "even" | "odd",
  ids: names,
  ground: names.map(() => 0),
  grounds: [[{ code: "terrain-woods", args: {} }]],
  levels: names.map((_, n) => n % 3),
  names: { "0303": { en: "The Ford", it: "Il guado" } },
});

describe.each(vectors.grids)("a grid whose $lowered columns stand lower", (given) => {
  const grid = new HexGrid(hexesOf(given));

  it("puts every hex where the geometry has it", () => {
    for (const [id, at] of given.middles as [string, number[]][]) {
      const middle = grid.middleOf(id);
      expect(middle?.x).toBeCloseTo(at[0] ?? NaN, 2);
      expect(middle?.y).toBeCloseTo(at[1] ?? NaN, 2);
      expect(grid.at({ x: (at[0] ?? 0) + 12, y: (at[1] ?? 0) - 15 })).toBe(id);
    }
  });

  it("counts corners as facings are, and finds the nearest to a point", () => {
    for (const [id, corners] of given.corners as [string, number[][]][])
      corners.forEach(([x = 0, y = 0], corner) => {
        const drawn = grid.outline(id)[corner];
        expect([drawn?.x, drawn?.y].map((each) => Math.round((each ?? 0) * 10))).toEqual(
          [x, y].map((each) => Math.round(each * 10)),
        );
        expect(grid.cornerAt(id, grid.outline(id, 6)[corner] ?? { x: 0, y: 0 })).toBe(corner);
      });
  });

  it("knows the neighbours clockwise from above, and the distances", () => {
    for (const [id, around] of given.around as [string, (string | null)[]][]) expect(grid.around(id)).toEqual(around);
    for (const [a, b, far] of given.distances as [string, string, number][]) expect(grid.distance(a, b)).toBe(far);
  });

  it("finds nothing beyond the edge", () => {
    expect(grid.at({ x: -200, y: 0 })).toBeNull();
    expect(grid.at({ x: 0, y: 5000 })).toBeNull();
    expect(grid.middleOf("9999")).toBeNull();
  });

  it("lets arrows lead up and down a column, and sideways without wandering off", () => {
    expect(grid.next("0404", [0, -1])).toBe("0403");
    expect(grid.next("0404", [0, 1])).toBe("0405");
    const there = grid.next("0404", [1, 0]) ?? "";
    expect(grid.next(grid.next(there, [1, 0]) ?? "", [-1, 0])).toBe(there);
    expect(grid.next(grid.next("0404", [1, 0]) ?? "", [-1, 0])).toBe("0404");
    expect(grid.next("0101", [-1, 0])).toBeNull();
  });
});

it("turns a facing clockwise, a corner among corners and a side among sides", () => {
  expect([turned(5, 1), turned(0, -1), turned(11, 1), turned(6, -1)]).toEqual([0, 5, 6, 11]);
  expect([0, 1, 3, 6, 9].map(angleOf)).toEqual([-60, 0, 120, -90, 90]);
  expect(towards({ x: 1, y: 1 }, 90, 2).y).toBeCloseTo(3);
});

it("means no corner in the middle of a hex", () => {
  const grid = new HexGrid(hexesOf(vectors.grids[0] as Vectors));
  expect(grid.cornerAt("0404", grid.middleOf("0404") ?? { x: 0, y: 0 })).toBeNull();
});

describe("the first look", () => {
  const grid = new HexGrid(hexesOf(vectors.grids[0] as Vectors));
  const unit = (id: string, place: string, side: string) => ({ ...piece(id, place), side });

  it("is at what is asked, if that is a spot", () => {
    expect(opensOn(grid, [], [["0505"], ["0101"]])).toEqual(["0505"]);
    expect(opensOn(grid, [], [["nowhere"], ["0101"]])).toEqual(["0101"]);
  });

  it("is else where enemies are near each other", () => {
    const pieces = [unit("a", "0101", "union"), unit("b", "0103", "confederate"), unit("c", "0907", "union")];
    expect(opensOn(grid, pieces, [[]])).toEqual(["0101", "0103"]);
  });

  it("is else where most stand", () => {
    const pieces = [unit("a", "0907", "union"), unit("b", "0906", "union"), unit("c", "0101", "union")];
    expect(opensOn(grid, pieces, [[]])).toEqual(["0907", "0906"]);
  });
});

describe("where something is", () => {
  const hexed = { ...board(), hexes: hexesOf(vectors.grids[0] as Vectors) };

  it("is told of hexes as of any other place", () => {
    expect(whereabouts(hexed, "0404")).toMatchObject({ isOnMap: true, facts: [{ code: "terrain-woods" }] });
    expect(whereabouts(hexed, "0404")?.neighbours).toContain("0403");
    expect([placeName(hexed, "0404", "it"), placeName(hexed, "0303", "it")]).toEqual(["0404", "Il guado (0303)"]);
    expect(whereabouts(hexed, "9999")).toBeNull();
    expect(placeName(hexed, "9999", "en")).toBe("9999");
  });

  it("lists of a thousand hexes only those that somebody asks for", () => {
    const own = hexed.places.map((place) => place.id);
    expect(placesOf(hexed, ["0404", "0404", "9999"]).map((place) => place.id)).toEqual([...own, "0404"]);
  });

  it("makes a grid once for a board", () => {
    expect(gridOf(hexed)).toBe(gridOf({ hexes: hexed.hexes }));
    expect(gridOf({})).toBeNull();
  });
});
