/** A table in plain numbers: bases that are turned, what is under a point, and what is pushed and turned together. */
import { expect, it } from "vitest";
import { twist } from "../src/board/camera";
import {
  along,
  beside,
  cornerOf,
  cornersOf,
  holds,
  nextStanding,
  seenFrom,
  standingAt,
  standingOf,
  turnBetween,
  turnedAbout,
  windOf,
  type Base,
} from "../src/board/poses";
import type { Pose } from "../src/lib/protocol";
import { aimedAt, aimersOf, blockWith, companionsOf, moversOf } from "../src/board/tableBlocks";
import { piece, touching } from "./support/table";

const BASE: Base = [80, 30];
/** Looks up, to the right, and askew. */
const UP: Pose = { x: 100, y: 100, angle: 270 };
const EAST: Pose = { x: 100, y: 100, angle: 0 };
const ASKEW: Pose = { x: 40, y: 70, angle: 37 };

const near = (point: { x: number; y: number }): { x: number; y: number } => ({
  x: Math.round(point.x * 1000) / 1000 + 0,
  y: Math.round(point.y * 1000) / 1000 + 0,
});

it("has its front left corner ahead and to the left, whichever way it looks", () => {
  expect(near(cornerOf(UP, BASE, "front-left"))).toEqual({ x: 60, y: 85 });
  expect(near(cornerOf(EAST, BASE, "front-left"))).toEqual({ x: 115, y: 60 });
  expect(cornersOf(EAST, BASE).map(near)).toEqual([
    { x: 115, y: 60 },
    { x: 115, y: 140 },
    { x: 85, y: 140 },
    { x: 85, y: 60 },
  ]);
});

it("finds a point where it was put, as one sees it from the base", () => {
  const found = seenFrom(ASKEW, beside(ASKEW, 12, 34));
  expect([found.right, found.ahead].map((each) => Math.round(each * 1e6) / 1e6)).toEqual([12, 34]);
});

it("holds what is on the turned base and not what is only in its box", () => {
  expect(holds(ASKEW, BASE, beside(ASKEW, 39, 14))).toBe(true);
  expect(holds(ASKEW, BASE, beside(ASKEW, 39, 17))).toBe(false);
  expect(holds(UP, BASE, { x: 139, y: 100 })).toBe(true);
  expect(holds(EAST, BASE, { x: 139, y: 100 })).toBe(false);
});

it("wheels about a front corner: the corner stays where it is", () => {
  for (const corner of ["front-left", "front-right"] as const) {
    const pivot = cornerOf(ASKEW, BASE, corner);
    const wheeled = turnedAbout(ASKEW, pivot, 25);
    expect(wheeled.angle).toBe(62);
    expect(near(cornerOf(wheeled, BASE, corner))).toEqual(near(pivot));
  }
});

it("moves a block as one: everybody keeps the place beside the first", () => {
  const second: Pose = { ...beside(UP, 80, 0), angle: UP.angle };
  const to: Pose = { x: 300, y: 50, angle: 300 };
  const moved = along(second, UP, to);
  expect(moved.angle).toBe(300);
  expect(near(moved)).toEqual(near(beside(to, 80, 0)));
});

it("turns the shorter way", () => {
  expect(turnBetween(350, 10)).toBe(20);
  expect(turnBetween(10, 350)).toBe(-20);
});

it("names the eight ways to look", () => {
  expect([0, 44, 46, 90, 180, 270, 315, 359].map(windOf)).toEqual(["e", "se", "se", "s", "w", "n", "ne", "e"]);
});

const stands = (id: string, pose: Pose) => ({ ...piece(id, "table"), pose, base: [80, 30] as [number, number] });
const standing = standingOf([stands("a", UP), stands("b", { ...UP, y: 131 }), piece("in-hand", "reserve")], 80);

it("lets only those stand that have a pose", () => {
  expect(standing.map((each) => each.piece.id)).toEqual(["a", "b"]);
});

it("finds the base under a point, and from afar the nearest within a finger's breadth", () => {
  expect(standingAt(standing, { x: 100, y: 114 }, 1)?.piece.id).toBe("a");
  expect(standingAt(standing, { x: 100, y: 117 }, 1)?.piece.id).toBe("b");
  expect(standingAt(standing, { x: 100, y: 60 }, 1)).toBeNull();
  expect(standingAt(standing, { x: 100, y: 60 }, 0.2)?.piece.id).toBe("a");
});

it("leads from piece to piece by arrows", () => {
  expect(nextStanding(standing, "a", [0, 1])).toBe("b");
  expect(nextStanding(standing, "a", [0, -1])).toBeNull();
  expect(nextStanding(standing, "gone", [1, 0])).toBe("a");
});

it("feels two fingers turn about each other, and their middle go", () => {
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];
  expect(twist([a, b], [a, { x: 0, y: 10 }])).toEqual({ turn: 90, by: { x: -5, y: 5 } });
  expect(
    twist(
      [a, b],
      [
        { x: 4, y: 2 },
        { x: 14, y: 2 },
      ],
    ),
  ).toEqual({ turn: 0, by: { x: 4, y: 2 } });
});

it("lets those be taken besides that could be pushed as well, of the same side only", () => {
  const table = standingOf(
    [
      { ...stands("r1", UP), side: "red" },
      { ...stands("r2", UP), side: "red" },
      { ...stands("r3", UP), side: "red" },
      { ...stands("b1", UP), side: "blue" },
    ],
    80,
  );
  const actions = ["r1", "r2", "b1"].map((id) => touching("move", { pieces: [id], pose: UP }));
  const others = [...actions, ...["r2", "r3"].map((id) => touching("shoot", { pieces: [id, "b1"] }))];
  expect([...companionsOf(table, moversOf(others), ["r1"])]).toEqual(["r2"]);
  expect([...companionsOf(table, moversOf(others), [])]).toEqual([]);
  const aimers = aimersOf(others, table, "red");
  expect([...aimers]).toEqual(["r2", "r3"]);
  expect([...companionsOf(table, aimers, ["r3"])]).toEqual(["r2"]);
});

it("takes the largest block that what is held can go with", () => {
  const blocks = [["r1"], ["r1", "r2"], ["r3", "r2", "r1"], ["r4", "r5"]];
  const actions = blocks.map((pieces) => touching("move", { pieces, pose: UP }));
  expect(blockWith(actions, ["r1"])).toEqual(["r3", "r2", "r1"]);
  expect(blockWith(actions, ["r1", "r2", "r3"])).toBeNull();
  expect(blockWith(actions, ["r1", "r4"])).toBeNull();
  expect(blockWith(actions, [])).toBeNull();
});

it("aims at whom the hand may shoot, and at nobody where several things could be meant", () => {
  const shot = touching("shoot", { pieces: ["r1", "b1"] });
  const push = touching("move", { pieces: ["r1", "b1"], pose: UP });
  expect(aimedAt([shot, push], ["r1"], "b1")).toBe(shot);
  expect(aimedAt([shot, touching("charge", { pieces: ["b1", "r1"] })], ["r1"], "b1")).toBeNull();
  expect(aimedAt([shot], [], "b1")).toBeNull();
});
