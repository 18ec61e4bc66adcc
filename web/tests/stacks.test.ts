import { expect, it } from "vitest";
import type { Box } from "../src/board/camera";
import { meet } from "../src/board/shapes";
import { compact, heapSize, isFar, laid, roomOf, tagAt, tagText, type Laid } from "../src/board/stacks";
import type { Piece, Place } from "../src/lib/protocol";

const palma: Place = {
  id: "palma",
  kind: "zone",
  name: { en: "Palma" },
  path: "M0 0",
  at: [100, 100],
  spots: [
    [[10, 10, 50]],
    [
      [10, 10, 50],
      [70, 10, 50],
    ],
  ],
  neighbours: [],
  facts: [],
};
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
const many = (count: number): Piece[] => Array.from({ length: count }, (_, n) => piece(`unit-${n}`, "v"));
const box = ({ x, y, size }: Laid): Box => ({ x, y, width: size, height: size });

it("puts pieces on the squares for their number", () => {
  expect(laid(palma, [piece("a", "v")]).map(({ x, y }) => [x, y])).toEqual([[10, 10]]);
  expect(laid(palma, many(2)).map(({ x, y }) => [x, y])).toEqual([
    [10, 10],
    [70, 10],
  ]);
  expect(laid({ ...palma, spots: [] }, [])).toEqual([]);
});

it("makes pieces smaller when there are more than squares: none hides another, none leaves the room", () => {
  const room = roomOf(palma);
  for (const count of [3, 7, 20]) {
    const crowd = laid(palma, many(count));
    expect(crowd).toHaveLength(count);
    for (const [n, one] of crowd.entries())
      for (const other of crowd.slice(n + 1)) expect(meet(box(one), box(other))).toBe(false);
    for (const { x, y, size } of crowd) {
      expect(x + size).toBeLessThanOrEqual(room.x + room.width);
      expect(y + size).toBeLessThanOrEqual(room.y + room.height);
    }
  }
});

it("shows one heap for each side from afar, with the number of its units and without markers", () => {
  const heaps = compact(palma, [piece("a", "v"), piece("b", "x"), piece("c", "v"), piece("camp", "v", false)], 0.5);
  expect(heaps.map(({ ids }) => ids)).toEqual([["a", "c"], ["b"]]);
  expect(heaps[0]?.x).toBeLessThan(heaps[1]?.x ?? 0);
});

it("lets a heap grow away from the name above it", () => {
  const [top, wide] = [palma.spots[0]?.[0]?.[1] ?? 0, palma.spots[0]?.[0]?.[2] ?? 0];
  const [far] = compact(palma, many(3), 0.2);
  expect(far?.size).toBeGreaterThan(wide);
  expect(far?.y).toBe(top);
});

it("keeps a heap where a single piece lies, no larger than the room for pieces, as long as it can be seen", () => {
  const room = roomOf(palma);
  const [heap] = compact(palma, many(3), 0.5);
  expect(heap?.size).toBeLessThanOrEqual(room.height);
  expect((heap?.x ?? 0) + (heap?.size ?? 0) / 2).toBeCloseTo(35);
  expect(heapSize(room, 1, 0.01) * 0.01).toBeCloseTo(20);
  expect(heapSize(room, 1, 50) * 50).toBeCloseTo(34);
});

it("knows when counters are too small to be told apart", () => {
  expect(isFar(100, 0.2)).toBe(true);
  expect(isFar(100, 0.3)).toBe(false);
  expect(isFar(100, 0)).toBe(false);
});

it("hangs a tag on the border nearest to where the way comes from, beside every counter", () => {
  const square = [[0, 0, 100, 0, 100, 100, 0, 100]];
  const tag = { x: 10, y: 5 };
  expect(tagAt(square, { x: -50, y: -10 }, tag, [])).toEqual({ x: 0, y: 0 });
  const counter = { x: -20, y: -20, width: 30, height: 30 };
  expect(tagAt(square, { x: -50, y: -10 }, tag, [counter])).toEqual({ x: 0, y: 100 });
  expect(tagAt([], { x: 0, y: 0 }, tag, [])).toBeNull();
});

it("writes each price on a tag, and whether it is a fight", () => {
  const cost = (points: number, all = false) => ({ place: "palma", points, left: 0, all });
  expect(tagText([], false)).toBe("");
  expect(tagText([cost(1), cost(2)], false)).toBe("1/2");
  expect(tagText([cost(3, true)], true)).toBe("⚔∗");
});
