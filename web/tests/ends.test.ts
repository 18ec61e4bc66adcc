/** Arrows go from counter to counter, and lie on none. */
import { expect, it } from "vitest";
import { boxOf, ends } from "../src/board/ends";

const box = (x: number, y: number, size = 20) => ({ x, y, width: size, height: size });

it("goes from the rim of what moves to the rim of what it meets", () => {
  expect(ends(box(0, 0), box(100, 0))).toEqual([
    { x: 20, y: 10 },
    { x: 100, y: 10 },
  ]);
  expect(ends(box(0, 0), box(0, 100))).toEqual([
    { x: 10, y: 20 },
    { x: 10, y: 100 },
  ]);
});

it("ends in the middle of a place where nothing lies", () => {
  expect(ends(box(0, 0), box(110, 10, 0))).toEqual([
    { x: 20, y: 10 },
    { x: 110, y: 10 },
  ]);
});

it("goes from middle to middle where there is no way between, or no way at all", () => {
  expect(ends(box(0, 0), box(22, 0))).toEqual([
    { x: 10, y: 10 },
    { x: 32, y: 10 },
  ]);
  expect(ends(box(0, 0), box(0, 0))).toEqual([
    { x: 10, y: 10 },
    { x: 10, y: 10 },
  ]);
});

it("takes all that lies in a place as one", () => {
  expect(boxOf([box(0, 0), box(30, 10)])).toEqual({ x: 0, y: 0, width: 50, height: 30 });
  expect(boxOf([])).toBeNull();
});
