/** Toys: a hand on a map of areas, on hexes with facings, and on an open table. */
import { expect, it } from "vitest";
import { carriedTo, gestureOf, lifted, turned } from "../src/board/carry";

const here = { x: 10, y: 20 };
const there = { x: 310.5, y: 42 };

it("puts pieces down on a place", () => {
  const gesture = gestureOf(carriedTo(lifted(["foot", "horse"], here), there), "palma", { kind: "place" });
  expect(gesture).toMatchObject({ pieces: ["foot", "horse"], places: ["palma"] });
  expect(gesture).not.toHaveProperty("facing");
  expect(gesture).not.toHaveProperty("pose");
});

it("turns a brigade on its hex: the facing goes with it", () => {
  const brigade = carriedTo(lifted(["brigade"], here, 0), there);
  const facing = (by: number): number | undefined =>
    gestureOf(turned(brigade, by), "0412", { kind: "facing", facings: 6 }).facing;
  expect([0, 60, 300, -60, 359].map(facing)).toEqual([0, 1, 5, 5, 0]);
});

it("puts a unit exactly where it stands on an open table", () => {
  const unit = turned(carriedTo(lifted(["unit"], here, 90), there), 45);
  expect(gestureOf(unit, null, { kind: "pose" })).toMatchObject({
    pieces: ["unit"],
    places: [],
    pose: { x: 310.5, y: 42, angle: 135 },
  });
});
