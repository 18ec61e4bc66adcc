import { expect, it } from "vitest";
import { boxOf, contains, meet, nearestCorners, rings, within } from "../src/board/shapes";

it("reads the corners of path data, absolute and relative", () => {
  const square = [[0, 0, 10, 0, 10, 10, 0, 10]];
  expect(rings("M0 0 10 0 10 10 0 10Z")).toEqual(square);
  expect(rings("M0,0L10,0L10,10L0,10Z")).toEqual(square);
  expect(rings("M0 0H10V10H0Z")).toEqual(square);
  expect(rings("m0 0l10 0 0 10-10 0z")).toEqual(square);
  expect(rings("M0 0h10v10h-10z")).toEqual(square);
});

it("reads several rings, and drops what is no outline", () => {
  expect(rings("M0 0 9 0 9 9ZM3 3 5 3 5 5Z")).toHaveLength(2);
  expect(rings("M0 0")).toEqual([]);
  expect(rings("")).toEqual([]);
});

it("follows curves closely", () => {
  const circle = rings("M10 0C10 5.5 5.5 10 0 10C-5.5 10-10 5.5-10 0C-10-5.5-5.5-10 0-10C5.5-10 10-5.5 10 0Z");
  expect(contains(circle, { x: 6.8, y: 6.8 })).toBe(true);
  expect(contains(circle, { x: 7.5, y: 7.5 })).toBe(false);
  expect(boxOf(rings("M0 0Q5 10 10 0Z")).height).toBeCloseTo(5);
});

it("knows what is inside: a lake in an island is not", () => {
  const ring = rings("M0 0H10V10H0ZM3 3H7V7H3Z");
  expect(contains(ring, { x: 1, y: 1 })).toBe(true);
  expect(contains(ring, { x: 5, y: 5 })).toBe(false);
  expect(contains(ring, { x: 11, y: 5 })).toBe(false);
});

it("knows a bay that a box would not", () => {
  const bay = rings("M0 0H10V10H8V2H2V10H0Z");
  expect(within(boxOf(bay), { x: 5, y: 8 })).toBe(true);
  expect(contains(bay, { x: 5, y: 8 })).toBe(false);
  expect(contains(bay, { x: 1, y: 8 })).toBe(true);
});

it("boxes meet where they share ground, not where they only touch", () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  expect(meet(box, { x: 9, y: 9, width: 5, height: 5 })).toBe(true);
  expect(meet(box, { x: 10, y: 0, width: 5, height: 5 })).toBe(false);
});

it("puts the nearest corner first", () => {
  expect(nearestCorners(rings("M0 0H10V10H0Z"), { x: 12, y: 9 })[0]).toEqual({ x: 10, y: 10 });
});
