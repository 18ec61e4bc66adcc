/** What the table makes of the server's replies. */
import { describe, expect, it } from "vitest";
import type { Odds, Path, RefusedReading, WhatIfAnswer } from "../src/lib/protocol";
import { answered } from "../src/table/answers";
import type { Table } from "../src/table/state";
import type { Reply, Step } from "../src/table/step";
import { touch, type Touch } from "../src/table/touch";
import {
  answer,
  asked,
  board,
  offered,
  piece,
  place,
  purposeOf,
  refusal,
  scene,
  suggested,
  tableOf,
  touching,
} from "./support/table";

const pieces = [piece("a", "palma"), piece("b", "palma")];
const live = scene(["venetian"], false, { pieces });
const furnished = tableOf([], { live });
const table: Table = suggested({
  ...furnished,
  furniture: furnished.furniture && {
    ...furnished.furniture,
    board: board([place("palma", { neighbours: ["farra", "romans"] })]),
  },
});
const march = touching("March", { pieces: ["a"], places: ["farra"] });
const thought: RefusedReading = { action: {}, says: { code: "action-march", args: {} }, refusal: refusal("G6.o") };

/** What a gesture asks, answered by these. */
function replied(before: Table, gesture: Touch, ...replies: Reply[]): Step {
  const step = touch(before, gesture);
  return answered(step.table, purposeOf(step), replies);
}

describe("a deed", () => {
  const act: Touch = { kind: "act", offered: offered("March") };

  it("that is accepted waits for the update", () => {
    expect(replied(table, act, { type: "accepted", id: 1, version: 8 }).table).toMatchObject({
      busy: true,
      note: null,
    });
  });

  it("that is refused says why, and what", () => {
    const { table: now } = replied(table, act, { type: "denied", id: 1, version: 7, refusal: refusal("G6") });
    expect(now).toMatchObject({
      busy: false,
      note: { kind: "why", refused: { rule: "G6" }, what: { says: { code: "action-March" } } },
    });
  });

  it("that came too late or got lost can be done again", () => {
    expect(replied(table, act, { type: "stale", id: 1, quoted: 7, version: 8 }).table).toMatchObject({
      busy: false,
      note: null,
    });
    expect(replied(table, act, null).table.busy).toBe(false);
  });
});

describe("a step of a way", () => {
  const walk: Touch = { kind: "walk", path: { actions: [{ to: "x" }, { to: "y" }], costs: [], stops: null } };

  it("is followed by the next when the table gets there", () => {
    const step = replied(table, walk, { type: "accepted", id: 1, version: 8 });
    expect(step.table.walk).toEqual({ rest: [{ to: "y" }], after: 8 });
    expect(step.wishes).toEqual([]);
  });

  it("is followed at once when the table is there already", () => {
    const sent = touch(table, walk);
    const there = { ...sent.table, version: 8, busy: false };
    const step = answered(there, purposeOf(sent), [{ type: "accepted", id: 1, version: 8 }]);
    expect(asked(step)[0]?.questions).toEqual([{ type: "act", version: 8, action: { to: "y" } }]);
  });

  it("is the last when it is refused", () => {
    const step = replied(table, walk, { type: "denied", id: 1, version: 7, refusal: refusal("G6") });
    expect(step.table).toMatchObject({ walk: null, busy: false, note: { kind: "why", what: null } });
  });
});

describe("consent", () => {
  it("that is refused says why", () => {
    const denied: Reply = { type: "denied", id: 1, version: 7, refusal: refusal("kernel") };
    expect(replied(table, { kind: "undo" }, denied).table.note).toMatchObject({ kind: "why", what: "undo" });
    expect(replied(table, { kind: "rewind", to: 3, amend: false }, denied).table.note).toMatchObject({
      kind: "why",
      what: null,
    });
  });

  it("that is given says nothing", () => {
    expect(replied(table, { kind: "undo" }, { type: "accepted", id: 1, version: 8 }).table).toBe(table);
  });
});

describe("the odds of an attack", () => {
  const fight = offered("Fight", { undoable: false, attack: true, stake: true });
  const odds = { kind: "combat" } as Odds;

  it("are shown with the question", () => {
    expect(replied(table, { kind: "choose", offered: fight }, { type: "odds", id: 1, odds }).table.note).toEqual({
      kind: "confirm",
      offered: fight,
      odds,
    });
  });

  it("are not shown when the question is gone, or is about something else", () => {
    const step = touch(table, { kind: "choose", offered: fight });
    const closed = { ...step.table, note: null };
    expect(answered(closed, purposeOf(step), [{ type: "odds", id: 1, odds }]).table).toBe(closed);
    const other: Table = { ...step.table, note: { kind: "confirm", offered: offered("Storm"), odds: null } };
    expect(answered(other, purposeOf(step), [{ type: "odds", id: 1, odds }]).table).toBe(other);
  });
});

describe("imagination", () => {
  const where: WhatIfAnswer = {
    type: "whatif",
    id: 1,
    done: 1,
    scene: scene(["austrian"]),
    log: [],
    offers: null,
    refusal: null,
  };
  const wish: Touch = { kind: "imagine", actions: [{ do: "A" }, { do: "B" }], dice: 3 };

  it("leads as far as it was possible", () => {
    expect(replied(table, wish, where).table.whatIf).toMatchObject({
      actions: [{ do: "A" }],
      dice: 3,
      scene: where.scene,
    });
  });

  it("says what stopped it", () => {
    expect(replied(table, wish, { ...where, refusal: refusal("G7") }).table.note).toMatchObject({
      kind: "why",
      refused: { rule: "G7" },
    });
  });

  it("leads nowhere without an answer", () => {
    expect(replied(table, wish, null).table.whatIf).toBeNull();
  });
});

describe("what is held", () => {
  const take: Touch = { kind: "take", pieces: ["a"] };

  it("can do what the server says", () => {
    const step = replied(table, take, answer({ possible: [march] }));
    expect(step.table.answer?.possible).toEqual([march]);
    expect(step.wishes).toEqual([]);
  });

  it("is asked about for every place next door, if it can go nowhere that is known", () => {
    const step = replied(table, take, answer({ possible: [touching("Dig", { pieces: ["a"] })] }));
    expect(asked(step)[0]?.questions.map((question) => question.type === "ask" && question.place)).toEqual([
      "farra",
      "romans",
    ]);
  });

  it("can also do what is possible next door", () => {
    const first = replied(table, take, answer());
    const step = answered(first.table, purposeOf(first), [answer({ possible: [march] }), null]);
    expect(step.table.answer?.possible).toEqual([march]);
  });

  it("is no longer meant by answers that come when something else is held", () => {
    const step = touch(table, take);
    const other = touch(step.table, { kind: "take", pieces: ["b"] }).table;
    expect(answered(other, purposeOf(step), [answer({ possible: [march] })])).toEqual({ table: other, wishes: [] });
    const first = replied(table, take, answer());
    expect(answered(other, purposeOf(first), [answer({ possible: [march] })]).table).toBe(other);
  });
});

describe("a place that is not lit", () => {
  const holding = touch(table, { kind: "take", pieces: ["a"] }).table;
  const click: Touch = { kind: "place", place: "farra" };

  it("may mean something after all", () => {
    const step = replied(holding, click, answer({ possible: [march] }));
    expect(asked(step)[0]?.questions).toMatchObject([{ type: "act", action: march.action }]);
  });

  it("may be reached by several steps", () => {
    const path: Path = { actions: [{}, {}], costs: [], stops: null };
    expect(replied(holding, click, answer({ path })).table.note).toEqual({ kind: "path", path, place: "farra" });
  });

  it("has a reason why not, with the deed that was meant", () => {
    expect(replied(holding, click, answer({ refused: [thought] })).table.note).toEqual({
      kind: "why",
      refused: thought.refusal,
      what: { says: thought.says },
    });
  });

  it("may mean nothing at all", () => {
    expect(replied(holding, click, answer()).table.note).toEqual({ kind: "meaningless" });
  });

  it("is forgotten without an answer, or when the hand has changed", () => {
    expect(replied(holding, click, null).table.note).toBeNull();
    const step = touch(holding, click);
    const dropped = touch(step.table, { kind: "put-back" }).table;
    expect(answered(dropped, purposeOf(step), [answer()]).table).toBe(dropped);
  });
});

describe("a piece or card that can do nothing", () => {
  it("has a reason", () => {
    expect(
      replied(table, { kind: "piece", piece: "b", place: "palma" }, answer({ refused: [thought] })).table.note,
    ).toMatchObject({ kind: "why", refused: { rule: "G6.o" } });
    expect(replied(table, { kind: "card", card: "7" }, answer({ refused: [thought] })).table.note).toMatchObject({
      kind: "why",
    });
  });

  it("stays silent without one", () => {
    expect(replied(table, { kind: "card", card: "7" }, answer()).table).toBe(table);
  });
});
