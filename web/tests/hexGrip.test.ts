/** A hand that changes what it holds without moving it: ends that are bent, and places in a stack. */
import { describe, expect, it } from "vitest";
import { bentOn, endOfLine, gripInFan, gripOnEnd, knobsOf, raised } from "../src/board/hexGrip";
import { HexGrid } from "../src/board/hexes";
import { fanOf } from "../src/board/hexStacks";
import type { Piece } from "../src/lib/protocol";
import { stacks } from "../src/lib/scene";
import { hexes } from "./support/hexes";
import { piece, touching } from "./support/table";

const grid = new HexGrid(hexes());
const COUNTER = 40;
const middle = grid.middleOf("0303") ?? { x: 0, y: 0 };
/** It looks to the right on the sheet, so that its left end is above its middle. */
const RIGHT = 1;
const unit = (id: string, more: Partial<Piece> = {}): Piece => ({ ...piece(id, "0303"), facing: RIGHT, ...more });
const off = (x: number, y: number) => ({ x: middle.x + x, y: middle.y + y });

describe("an end of a line", () => {
  it("is bent when it is pulled back, and straight when it is pulled forward", () => {
    const left = gripOnEnd(grid, COUNTER, unit("a"), off(0, -16));
    expect([left?.(off(2, -16)), left?.(off(-9, -16)), left?.(off(9, -16))]).toEqual([
      "nothing",
      { bend: "left" },
      { bend: "straight" },
    ]);
    expect(gripOnEnd(grid, COUNTER, unit("a"), off(0, 16))?.(off(-9, 16))).toEqual({ bend: "right" });
  });

  it("is let go where the hand leaves the hex, and is not taken in the middle of a counter", () => {
    expect(gripOnEnd(grid, COUNTER, unit("a"), off(0, -16))?.(grid.middleOf("0304") ?? off(0, 0))).toBeNull();
    expect(gripOnEnd(grid, COUNTER, unit("a"), off(0, -4))).toBeNull();
  });

  it("is none where a column looks at a side, or somebody looks nowhere", () => {
    expect(gripOnEnd(grid, COUNTER, unit("a", { facing: 7 }), off(0, -16))).toBeNull();
    expect(gripOnEnd(grid, COUNTER, piece("leader", "0303"), off(0, -16))).toBeNull();
  });

  it("shows a knob where it can be pulled now", () => {
    const offers = [
      touching("Refuse", { pieces: ["a"], bend: "left" }),
      touching("Refuse", { pieces: ["b"], bend: "right" }),
    ];
    expect(knobsOf(offers, ["a"], unit("a"), grid, COUNTER)).toEqual([
      endOfLine(middle, RIGHT, "left", 0.42 * COUNTER),
    ]);
    const back = [touching("EndRefusal", { pieces: ["a"], bend: "straight" })];
    expect(knobsOf(back, ["a"], unit("a", { bent: "right" }), grid, COUNTER)[0]?.y).toBeGreaterThan(middle.y);
    expect(knobsOf(offers, [], null, grid, COUNTER)).toEqual([]);
  });

  it("goes through its manners by a key that is pressed again", () => {
    const first = bentOn("left", undefined);
    const second = bentOn("left", first ?? undefined);
    expect([first, second, bentOn("left", second ?? undefined)]).toEqual([
      { bend: "left" },
      { bend: "straight" },
      null,
    ]);
    expect(bentOn("right", { bend: "left" })).toEqual({ bend: "right" });
  });
});

describe("a place in a stack", () => {
  const pieces = [unit("low"), unit("mid"), unit("top"), piece("leader", "0303")];
  const fan = fanOf(grid, stacks(pieces), "0303", COUNTER);
  const over = (n: number) => {
    const laid = fan?.pieces[n];
    return { x: (laid?.x ?? 0) + COUNTER / 2, y: (laid?.y ?? 0) + COUNTER / 2 };
  };

  it("is counted from the top, leaders left out", () => {
    const grip = fan && gripInFan(fan, "mid");
    expect([grip?.(over(0)), grip?.(over(1)), grip?.(over(2)), grip?.(over(3))]).toEqual([
      { level: 2 },
      "nothing",
      { level: 0 },
      { level: 0 },
    ]);
  });

  it("is none outside of the fan, and none for a leader", () => {
    expect(fan && gripInFan(fan, "mid")?.(off(0, 90))).toBeNull();
    expect(fan && gripInFan(fan, "leader")).toBeNull();
  });

  it("is higher or lower by a key, and no place where it lies already", () => {
    const up = raised(pieces, "low", undefined, 1);
    expect([up, raised(pieces, "low", up ?? undefined, 1), raised(pieces, "low", up ?? undefined, -1)]).toEqual([
      { level: 1 },
      { level: 0 },
      null,
    ]);
    expect(raised(pieces, "top", undefined, 1)).toBeNull();
  });
});
