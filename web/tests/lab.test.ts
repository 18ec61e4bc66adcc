/** Figures of a run: how many may meet, and the interval as it is drawn. */
import { describe, expect, it } from "vitest";
import { countsFor, funnel, isUnfinished, percent, resized } from "../src/lab/figures";

describe("who meets", () => {
  it("as many as share the seats evenly, and always two", () => {
    expect(countsFor(2)).toEqual([2]);
    expect(countsFor(3)).toEqual([2, 3]);
    expect(countsFor(4)).toEqual([2, 4]);
    expect(countsFor(6)).toEqual([2, 3, 6]);
    expect(countsFor(0)).toEqual([]);
  });

  it("those who were chosen stay, and the last is repeated", () => {
    expect(resized(["captain", "random"], 4)).toEqual(["captain", "random", "random", "random"]);
    expect(resized(["captain", "random", "random"], 2)).toEqual(["captain", "random"]);
    expect(resized([], 2)).toEqual(["random", "random"]);
  });
});

describe("the interval", () => {
  const trail = [
    { games: 2, share: 0.5, low: 0.1, high: 0.9 },
    { games: 4, share: 0.75, low: 0.5, high: 1 },
  ];

  it("begins with everything, and goes through every point above and below", () => {
    expect(funnel(trail, 4, 100, 10).band).toBe("0.0,0.0 50.0,1.0 100.0,0.0 100.0,5.0 50.0,9.0 0.0,10.0");
  });

  it("has the share as its line, as far as games were played", () => {
    expect(funnel(trail, 8, 100, 10).line).toBe("25.0,5.0 50.0,2.5");
    expect(funnel([], 8, 100, 10).line).toBe("");
  });

  it("is told in whole per cent", () => {
    expect(percent(0.666)).toBe("67");
  });
});

it("a run that waits or plays is not over", () => {
  const states = ["waiting", "playing", "done", "stopped", "failed"] as const;
  expect(states.filter((state) => isUnfinished({ state }))).toEqual(["waiting", "playing"]);
});
