/** Names beside heaps, for whoever sees the map from far away. */
import { expect, it } from "vitest";
import { isUnreadable, namesBeside } from "../src/board/names";
import type { Heap } from "../src/board/stacks";

const heap = (place: string, x: number, y: number, pieces = 1): Heap => ({
  key: place,
  place,
  ids: Array.from({ length: pieces }, (_, n) => `${place}-${n}`),
  symbol: "",
  x,
  y,
  size: 30,
});
const called = (place: string): string => place.toUpperCase();

it("stands below its heap, or above it where another heap lies below", () => {
  const [alone] = namesBeside([heap("palma", 0, 0)], called, 1);
  expect(alone?.text).toBe("PALMA");
  expect(alone?.at.x).toBeCloseTo(15);
  expect(alone?.at.y).toBeGreaterThan(30);
  const found = namesBeside([heap("palma", 0, 0, 3), heap("muggia", 0, 34)], called, 1);
  expect(found.find(({ text }) => text === "PALMA")?.at.y).toBeLessThan(0);
});

it("covers nothing: where there is no room the smaller heap has no name", () => {
  const column = [heap("above", 0, -34, 4), heap("middle", 0, 0), heap("below", 0, 34, 2)];
  expect(namesBeside(column, called, 1).map(({ text }) => text)).toEqual(["ABOVE", "BELOW"]);
});

it("names a place once, between the heaps of two sides", () => {
  const found = namesBeside([heap("palma", 0, 0), { ...heap("palma", 40, 0), key: "other" }], called, 1);
  expect(found.map(({ at }) => at.x)).toEqual([35]);
});

it("is wanted only where the print of the map cannot be read", () => {
  expect([isUnreadable(30, 0.3), isUnreadable(30, 0.7), isUnreadable(30, 0)]).toEqual([true, false, false]);
});
