/** A move that is drawn over hexes, and the hand that draws it. */
import { describe, expect, it, vi } from "vitest";
import { HexGrid } from "../src/board/hexes";
import { HexHand } from "../src/board/hexHand.svelte";
import {
  begun,
  endOf,
  isEmpty,
  straight,
  through,
  towardsGoal,
  trialOf,
  turnedBy,
  turnsOf,
} from "../src/board/hexPlan";
import type { Offered, Path, Refused, Tried } from "../src/lib/protocol";
import type { Trial } from "../src/table/asking";
import { offered, refusal, touching } from "./support/table";
import { hexes } from "./support/hexes";

const grid = new HexGrid(hexes());
const START = begun(["a"], "0303");

describe("a plan", () => {
  it("grows hex by hex, and shrinks when the hand goes back", () => {
    const there = through(grid, through(grid, START, "0304"), "0305");
    expect(there.path).toEqual(["0304", "0305"]);
    expect(through(grid, there, "0304").path).toEqual(["0304"]);
    expect(through(grid, there, "0303").path).toEqual([]);
    expect(through(grid, there, "0305")).toBe(there);
    expect(through(grid, there, "9999")).toBe(there);
  });

  it("fills in what a quick hand has jumped over", () => {
    const { path } = through(grid, START, "0306");
    expect(path).toEqual(["0304", "0305", "0306"]);
    expect(straight(grid, "0303", "0303")).toEqual([]);
  });

  it("goes to a goal, and looks where it is turned to", () => {
    const plan = turnedBy(towardsGoal(START, "0306"), 1, 5);
    expect(trialOf(plan)).toEqual({ pieces: ["a"], places: ["0306"], facing: 0 });
    expect(turnedBy(plan, -1, 3).facing).toBe(5);
    expect([endOf(plan), endOf(START), isEmpty(START), isEmpty(plan)]).toEqual(["0306", "0303", true, false]);
    expect(trialOf(START)).toEqual({ pieces: ["a"], places: [] });
  });

  it("knows which ways it can be turned where it stands", () => {
    const turn = touching("Turn", { pieces: ["a"], facing: 2 });
    const others = [
      touching("Step", { pieces: ["a"], places: ["0304"], facing: 1 }),
      touching("Turn", { pieces: ["b"], facing: 4 }),
    ];
    expect([...turnsOf([turn, ...others], ["a"], "0303")]).toEqual([[2, turn]]);
  });
});

describe("the hand", () => {
  const found = (...possible: Offered[]): Tried => ({ possible, refusal: null, poses: {}, costs: [], notes: [] });
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

  function holding(answer: (trial: Trial) => Tried) {
    const [done, refused, walked]: [Offered[], Refused[], Path[]] = [[], [], []];
    const ask = vi.fn(async (trial: Trial) => answer(trial));
    const hand = new HexHand({
      grid: () => grid,
      ask,
      choose: (each) => done.push(each),
      walk: (each) => walked.push(each),
      refuse: (each) => refused.push(each),
    });
    hand.begin(["a"], "0303");
    return { hand, ask, done, refused, walked };
  }

  const step = (to: string): Offered => touching("Step", { pieces: ["a"], places: [to] });

  it("says what dropping would do before it is dropped, and does that", async () => {
    const { hand, done } = holding(() => found(step("0304")));
    hand.draw("0304");
    expect(hand.allowed).toBeNull();
    await settled();
    expect([hand.allowed, hand.meant]).toEqual([true, step("0304")]);
    await hand.commit();
    expect(done).toEqual([step("0304")]);
    expect(hand.plan).toBeNull();
  });

  it("says the rule of a no, and does nothing", async () => {
    const { hand, done, refused } = holding(() => ({ ...found(), refusal: refusal("C9.1") }));
    hand.draw("0304");
    await settled();
    expect(hand.allowed).toBe(false);
    await hand.commit();
    expect([done, refused]).toEqual([[], [refusal("C9.1")]]);
  });

  it("goes a longer way as the server has found it; where dice are at stake only its first step, which asks", async () => {
    const path = { actions: [{ do: "Step" }, { do: "Step" }], costs: [], stops: null };
    for (const stake of [false, true]) {
      const { hand, done, walked } = holding(() => ({ ...found({ ...step("0304"), stake }), path }));
      hand.draw("0305");
      await hand.commit();
      expect([walked.length, done.length]).toEqual(stake ? [0, 1] : [1, 0]);
    }
  });

  it("does nothing with nothing drawn, and forgets what is put back", async () => {
    const { hand, done } = holding(() => found(offered("x")));
    await hand.commit();
    hand.begin(["a"], "0303");
    hand.turn(1, 2);
    expect(hand.plan?.facing).toBe(3);
    hand.drop();
    await settled();
    expect([hand.plan, hand.tried, done]).toEqual([null, null, []]);
  });
});
