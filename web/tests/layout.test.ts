import { expect, it } from "vitest";
import { compact, laid, nextPlace } from "../src/board/layout";
import type { Piece, Place } from "../src/lib/protocol";

const place = (id: string, x: number, y: number): Place => ({
  id,
  kind: "zone",
  name: { en: id },
  path: "M0 0",
  at: [x, y],
  spots: [[[10, 10, 50]], [[10, 10, 50], [70, 10, 50]]],
  neighbours: [],
  facts: [],
});
const piece = (id: string, side: string, movable = true): Piece => ({
  id,
  place: "palma",
  face: "front",
  symbol: `face-${id}`,
  says: { code: "", args: {} },
  side,
  badges: [],
  count: 1,
  movable,
});

it("puts pieces on the squares for their number, and heaps them when there are more", () => {
  const palma = place("palma", 0, 0);
  expect(laid(palma, [piece("a", "v")]).map(({ x, y }) => [x, y])).toEqual([[10, 10]]);
  const three = laid(palma, ["a", "b", "c"].map((id) => piece(id, "v")));
  expect(three.map(({ x, y }) => [x, y])).toEqual([[10, 10], [70, 10], [18, 2]]);
});

it("shows one heap for each side from afar, with the number of its units and without markers", () => {
  const heaps = compact(place("palma", 100, 100), [piece("a", "v"), piece("b", "x"), piece("c", "v"), piece("camp", "v", false)], 20);
  expect(heaps.map(({ ids }) => ids)).toEqual([["a", "c"], ["b"]]);
  expect(heaps[0]?.x).toBeLessThan(heaps[1]?.x ?? 0);
});

it("finds the next place in the direction of an arrow key", () => {
  const places = [place("middle", 0, 0), place("east", 100, 10), place("farther", 250, 0), place("south", 5, 90)];
  expect(nextPlace(places, "middle", [1, 0])).toBe("east");
  expect(nextPlace(places, "middle", [0, 1])).toBe("south");
  expect(nextPlace(places, "middle", [0, -1])).toBeNull();
});
