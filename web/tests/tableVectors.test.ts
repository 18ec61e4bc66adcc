/** The table as the browser measures it, against the vectors that the engine's own measuring has to meet. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { along, beside, cornersOf, holds, seenFrom, turnBetween, turnedAbout, type Base } from "../src/board/poses";
import type { Pose } from "../src/lib/protocol";

type Numbers = readonly number[];
interface Vectors {
  vector: readonly (readonly [length: number, heading: number, to: Numbers])[];
  corners: readonly (readonly [pose: Numbers, depth: number, corners: readonly Numbers[]])[];
  local: readonly (readonly [pose: Numbers, point: Numbers, seen: Numbers])[];
}
const FILE = resolve(import.meta.dirname, "../../tests/geometry/vectors.json");
const { vector, corners, local } = JSON.parse(readFileSync(FILE, "utf8")) as Vectors;

const FRONT = 400;
/** A unit is rounded at most twice on the way to a corner, once on the way to what is seen from a pose. */
const [TWICE, ONCE] = [1.01, 0.51];

/** A point of the engine's table, whose north is up, on a sheet whose y grows downwards. */
const onSheet = ([x = 0, y = 0]: Numbers): { x: number; y: number } => ({ x, y: -y });

/** The engine knows a base by the middle of its front, a sheet by its middle. */
function middleOf([x = 0, y = 0, heading = 0]: Numbers, depth: number): Pose {
  const front: Pose = { ...onSheet([x, y]), angle: heading - 90 };
  return { ...beside(front, 0, -depth / 2), angle: front.angle };
}

const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

it("finds the corners of a base where the engine has them, to the last unit", () => {
  expect(corners.length).toBeGreaterThan(100);
  for (const [pose, depth, expected] of corners) {
    const found = cornersOf(middleOf(pose, depth), [FRONT, depth]);
    expected.forEach((corner, n) => expect(apart(found[n] ?? { x: NaN, y: NaN }, onSheet(corner))).toBeLessThan(TWICE));
  }
});

it("sees a point as far to the right and as far ahead as the engine does", () => {
  for (const [pose, point, [right = 0, ahead = 0]] of local) {
    const seen = seenFrom(middleOf(pose, 0), onSheet(point));
    expect(Math.abs(seen.right - right)).toBeLessThan(ONCE);
    expect(Math.abs(seen.ahead - ahead)).toBeLessThan(ONCE);
  }
});

it("goes as far in a direction as the engine does", () => {
  for (const [length, heading, to] of vector)
    expect(apart(beside(middleOf([0, 0, heading], 0), 0, length), onSheet(to))).toBeLessThan(ONCE);
});

it("takes what is well inside of a base for the base, and what is well outside for open ground", () => {
  for (const [pose, depth, expected] of corners) {
    const base: Base = [FRONT, depth];
    const middle = middleOf(pose, depth);
    const from = (corner: Numbers, part: number): { x: number; y: number } => {
      const { x, y } = onSheet(corner);
      return { x: middle.x + (x - middle.x) * part, y: middle.y + (y - middle.y) * part };
    };
    for (const corner of expected) {
      expect(holds(middle, base, from(corner, 0.98))).toBe(true);
      expect(holds(middle, base, from(corner, 1.02))).toBe(false);
    }
  }
});

it("turns a block as one: whoever stands beside the first still does, as the engine would see it", () => {
  for (const [pose, depth, expected] of corners) {
    const first = middleOf(pose, depth);
    const second: Pose = { ...beside(first, FRONT, 0), angle: first.angle };
    const goal = turnedAbout(first, onSheet(expected[1] ?? []), 30);
    const gone = along(second, first, goal);
    const seen = seenFrom(goal, gone);
    expect(Math.abs(seen.right - FRONT)).toBeLessThan(ONCE);
    expect(Math.abs(seen.ahead)).toBeLessThan(ONCE);
    expect(Math.abs(turnBetween(goal.angle, gone.angle))).toBeLessThan(1e-6);
  }
});
