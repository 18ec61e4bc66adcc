/** What is under a pointer on a map of areas, and where the front is. */
import { expect, it } from "vitest";
import { areasOf, boxAround, foundAt, frontOf, lying, opensOn, placeAt, takenBy } from "../src/board/areas";
import { stacks } from "../src/lib/scene";
import type { Piece } from "../src/lib/protocol";
import { piece, place } from "./support/table";

const spots = (x: number, y: number): [number, number, number][][] => [
  [[x, y, 20]],
  [
    [x, y, 20],
    [x + 10, y, 20],
  ],
];
const areas = areasOf({
  places: [
    place("west", { path: "M0 0H100V100H0Z", at: [50, 50], spots: spots(10, 10), neighbours: ["east"] }),
    place("east", { path: "M100 0H200V100H100Z", at: [150, 50], spots: spots(110, 10), neighbours: ["west"] }),
    place("far", { path: "M500 0H600V100H500Z", at: [550, 50], spots: spots(510, 10) }),
    place("town", { path: "M40 40H60V60H40Z", at: [50, 50] }),
    place("box", { path: "" }),
  ],
});
const unit = (id: string, where: string, side: string): Piece => ({ ...piece(id, where), side });
const near = (pieces: Piece[]) => lying(areas, stacks(pieces), 20, 2);

it("finds the place under a point; one drawn upon another comes first", () => {
  expect(placeAt(areas, { x: 10, y: 90 })).toBe("west");
  expect(placeAt(areas, { x: 50, y: 50 })).toBe("town");
  expect(placeAt(areas, { x: 300, y: 50 })).toBeNull();
});

it("knows nothing of places beside the map", () => {
  expect(areas.has("box")).toBe(false);
});

it("finds the top piece of those that overlap, and its place", () => {
  const lies = near([unit("below", "west", "v"), unit("above", "west", "v")]);
  expect(foundAt(areas, lies, { x: 25, y: 15 })).toEqual({ piece: "above", place: "west", isStack: false });
  expect(foundAt(areas, lies, { x: 12, y: 15 })).toEqual({ piece: "below", place: "west", isStack: false });
  expect(foundAt(areas, lies, { x: 80, y: 80 })).toEqual({ piece: null, place: "west", isStack: false });
});

it("takes no marker for a piece", () => {
  const lies = near([{ ...unit("camp", "west", "v"), movable: false }]);
  expect(foundAt(areas, lies, { x: 15, y: 15 }).piece).toBeNull();
});

it("finds a whole heap from afar", () => {
  const lies = lying(areas, stacks([unit("a", "west", "v"), unit("b", "west", "v")]), 20, 0.5);
  expect(lies.pieces).toEqual([]);
  expect(lies.heaps.map(({ ids }) => ids)).toEqual([["a", "b"]]);
  expect(foundAt(areas, lies, { x: 25, y: 20 })).toEqual({ piece: null, place: "west", isStack: true });
});

it("tells which ground is taken", () => {
  expect(takenBy(near([unit("a", "west", "v")]))).toEqual([{ x: 10, y: 10, width: 20, height: 20 }]);
});

it("finds the front: enemies in one place, or next to each other", () => {
  expect(frontOf(areas, [unit("a", "west", "v"), unit("b", "east", "x"), unit("c", "far", "v")])).toEqual([
    "west",
    "east",
  ]);
  expect(frontOf(areas, [unit("a", "far", "v"), unit("b", "far", "x")])).toEqual(["far"]);
  expect(frontOf(areas, [unit("a", "west", "v"), unit("b", "far", "x")])).toEqual([]);
});

it("puts a box around places that are on the map", () => {
  expect(boxAround(areas, ["west", "east", "box"], 5)).toEqual({ x: 30, y: 30, width: 140, height: 40 });
  expect(boxAround(areas, ["box"], 5)).toBeNull();
});

it("opens on what is asked if that is a spot, else on the front, else where pieces stand", () => {
  const facing = [unit("a", "west", "v"), unit("b", "east", "x")];
  expect(opensOn(areas, facing, [[], ["far"]])).toEqual(["far"]);
  expect(opensOn(areas, facing, [[], []])).toEqual(["west", "east"]);
  expect(opensOn(areas, [unit("a", "far", "v")], [["box"]])).toEqual(["far"]);
  expect(opensOn(areas, [], [])).toEqual([]);
});

it("opens on the thickest part of a long front, not on its middle", () => {
  const line = Array.from({ length: 9 }, (_, n) =>
    place(`p${n}`, { path: "M0 0H9V9Z", at: [n * 100, 0], neighbours: [`p${n - 1}`, `p${n + 1}`] }),
  );
  const long = areasOf({ places: line });
  const pieces = line.flatMap(({ id }, n) => [unit(`v${n}`, id, "v"), unit(`x${n}`, id, "x")]);
  const thick = [...pieces, unit("more", "p7", "v"), unit("most", "p7", "v")];
  expect(opensOn(long, thick, [line.map(({ id }) => id)])).toEqual(expect.arrayContaining(["p6", "p7"]));
  expect(opensOn(long, thick, [])).toHaveLength(3);
});
