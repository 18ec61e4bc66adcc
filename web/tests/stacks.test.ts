import { expect, it } from "vitest";
import { compact, heapSize, isFar, laid, tagAt, tagText } from "../src/board/stacks";
import type { Piece, Place } from "../src/lib/protocol";

const place = (id: string, x: number, y: number): Place => ({
  id,
  kind: "zone",
  name: { en: id },
  path: "M0 0",
  at: [x, y],
  spots: [
    [[10, 10, 50]],
    [
      [10, 10, 50],
      [70, 10, 50],
    ],
  ],
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
  rule: "",
});

it("puts pieces on the squares for their number, and heaps them when there are more", () => {
  const palma = place("palma", 0, 0);
  expect(laid(palma, [piece("a", "v")]).map(({ x, y }) => [x, y])).toEqual([[10, 10]]);
  const three = laid(
    palma,
    ["a", "b", "c"].map((id) => piece(id, "v")),
  );
  expect(three.map(({ x, y }) => [x, y])).toEqual([
    [10, 10],
    [70, 10],
    [18, 2],
  ]);
});

it("shows one heap for each side from afar, with the number of its units and without markers", () => {
  const heaps = compact(
    place("palma", 100, 100),
    [piece("a", "v"), piece("b", "x"), piece("c", "v"), piece("camp", "v", false)],
    20,
  );
  expect(heaps.map(({ ids }) => ids)).toEqual([["a", "c"], ["b"]]);
  expect(heaps[0]?.x).toBeLessThan(heaps[1]?.x ?? 0);
});

it("knows when counters are too small to be told apart", () => {
  expect(isFar(100, 0.2)).toBe(true);
  expect(isFar(100, 0.3)).toBe(false);
  expect(isFar(100, 0)).toBe(false);
});

it("makes heaps as large on the screen whatever the scale", () => {
  expect(heapSize(0.5) * 0.5).toBeCloseTo(34);
  expect(heapSize(2) * 2).toBeCloseTo(34);
  expect(heapSize(0)).toBe(34);
});

it("hangs a tag at the left of what lies there", () => {
  const palma = place("palma", 100, 100);
  const stack = [piece("a", "v"), piece("b", "v")];
  expect(tagAt(palma, stack, 1, false)).toEqual([10 - 23, 10 + 25]);
  expect(tagAt(palma, stack, 2, false)[0]).toBeCloseTo(10 - 11.5);
  expect(tagAt(palma, [], 1, false)).toEqual([100, 100]);
  expect(tagAt(palma, stack, 0.2, true)[0]).toBeLessThan(100);
  expect(tagAt(palma, [], 0.2, true)).toEqual([100, 100]);
});

it("writes each price on a tag, and whether it is a fight", () => {
  const cost = (points: number, all = false) => ({ place: "palma", points, left: 0, all });
  expect(tagText([], false)).toBe("");
  expect(tagText([cost(1), cost(2)], false)).toBe("1/2");
  expect(tagText([cost(3, true)], true)).toBe("⚔∗");
});
