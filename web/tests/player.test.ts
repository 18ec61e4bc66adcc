/** The player of films: which shot is on the screen, and for how long. */
import { describe, expect, it } from "vitest";
import {
  NO_FILM,
  add,
  again,
  back,
  isShowing,
  next,
  pace,
  pause,
  shotOf,
  skip,
  type Reel,
  type Shot,
} from "../src/film/player";
import { stepFor } from "../src/film/steps";
import { soundOf } from "../src/film/sound";
import { logged, scene } from "./support/table";

const shot = (weight: Shot["weight"] = "event", more: Partial<Shot> = {}): Shot => ({
  before: scene([]),
  scene: scene([]),
  lines: [logged(1, { weight })],
  arrows: [],
  places: [],
  weight,
  ...more,
});

const reelOf = (...weights: Shot["weight"][]): Reel =>
  add(
    NO_FILM,
    weights.map((weight) => shot(weight)),
  );

const dice = { faces: 6, values: [2], why: "", needed: 3, each: [], by: [] };

/** Milliseconds from the first shot to the present. */
function lasts(reel: Reel, speed: 1 | 2 | 4 = 1): number {
  let sum = 0;
  for (let now = reel; isShowing(now); now = next(now)) sum += pace(now, speed) ?? 0;
  return sum;
}

describe("a film", () => {
  it("begins with its first shot and ends in the present", () => {
    let reel = reelOf("event", "headline");
    expect(shotOf(reel)).toBe(reel.shots[0]);
    reel = next(reel);
    expect(shotOf(reel)).toBe(reel.shots[1]);
    reel = next(reel);
    expect([shotOf(reel), isShowing(reel)]).toEqual([null, false]);
  });

  it("tells a shot when it is shown, and only once", () => {
    const reel = reelOf("event", "event", "event");
    expect(reel.told).toBe(1);
    expect(next(reel).told).toBe(2);
    expect(again(skip(reel))).toMatchObject({ at: 0, told: 3 });
  });

  it("goes on where it was when more comes", () => {
    const reel = add(next(reelOf("event", "event")), [shot()]);
    expect(reel).toMatchObject({ at: 1, from: 0 });
    expect(reel.shots).toHaveLength(3);
  });

  it("can be stopped, stepped back and skipped", () => {
    const reel = next(reelOf("event", "event"));
    expect(pace(pause(reel, true), 1)).toBeNull();
    expect(back(reel)).toMatchObject({ at: 0, paused: true });
    expect(isShowing(skip(pause(reel, true)))).toBe(false);
    expect(skip(pause(reel, true)).paused).toBe(false);
  });
});

describe("its pace", () => {
  it("is about a second for what happens, more for a headline, less for a trifle, nothing for noise", () => {
    const of = (weight: Shot["weight"]): number => pace(reelOf(weight), 1) ?? -1;
    expect(of("event")).toBeGreaterThanOrEqual(700);
    expect(of("event")).toBeLessThanOrEqual(1200);
    expect(of("headline")).toBeGreaterThan(of("event"));
    expect(of("detail")).toBeLessThan(of("event"));
    expect(of("noise")).toBe(0);
  });

  it("leaves dice time to roll", () => {
    const rolled = add(NO_FILM, [shot("detail", { lines: [logged(1, { dice })] })]);
    expect(pace(rolled, 1)).toBeGreaterThan(1000);
  });

  it("halves with twice the speed", () => {
    expect(lasts(reelOf("event", "headline"), 2)).toBe(lasts(reelOf("event", "headline")) / 2);
  });

  it("keeps a long chain within fifteen seconds", () => {
    const chain = reelOf(...Array<Shot["weight"]>(40).fill("event"));
    expect(lasts(chain)).toBeLessThanOrEqual(15_001);
    expect(lasts(reelOf("event", "event"))).toBe(2000);
  });

  it("does not hurry because of what was seen before", () => {
    const seen = skip(reelOf(...Array<Shot["weight"]>(40).fill("event")));
    expect(pace(add(seen, [shot()]), 1)).toBe(1000);
  });

  it("is the first one for whoever wants no films and asks for one", () => {
    expect(pace(reelOf("event"), "instant")).toBe(1000);
  });
});

describe("sounds and keys", () => {
  it("a shot is heard by what happens in it", () => {
    const march = shot("event", { arrows: [{ from: "a", to: "b", kind: "march" }] });
    expect(soundOf(march)).toBe("march");
    expect(soundOf(shot("event", { lines: [logged(1, { dice })] }))).toBe("dice");
    expect(soundOf(shot("event", { lines: [logged(1, { dice, fight: "part" })] }))).toBe("shot");
    expect(soundOf(shot())).toBeNull();
  });

  it("arrows lead a step on, Home and End to the ends", () => {
    expect(["ArrowLeft", "ArrowRight", "Home", "End", "x"].map((key) => stepFor(key, 3, 9))).toEqual([
      2,
      4,
      0,
      9,
      null,
    ]);
    expect([stepFor("ArrowLeft", 0, 9), stepFor("ArrowRight", 9, 9)]).toEqual([0, 9]);
  });
});
