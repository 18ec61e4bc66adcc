/** Answers that play themselves: only where there is no other, and never over something that can be taken back. */
import { describe, expect, it } from "vitest";
import type { Offered } from "../src/lib/protocol";
import { reduce } from "../src/table/reduce";
import { touch } from "../src/table/touch";
import { asked, gesture, logged, offered, piece, refusal, scene, tableOf, update } from "./support/table";

const used = tableOf([], { forcedAlone: true });
const acts = (step: ReturnType<typeof reduce>): unknown[] => asked(step).flatMap(({ questions }) => questions);
const allowed = { allowed: true, to: 3, refusal: null };

describe("the only answer", () => {
  const hit = offered("TakeHit");

  it("plays itself, and the table says so", () => {
    const step = reduce(used, update(8, [hit]));
    expect(acts(step)).toEqual([{ type: "act", version: 8, action: hit.action }]);
    expect(step.table.forced).toEqual([hit.says]);
  });

  it("waits for the player who wants to give it", () => {
    expect(acts(reduce({ ...used, forcedAlone: false }, update(8, [hit])))).toEqual([]);
  });

  it("is not given while the screen changes hands, nor when there is a second one", () => {
    expect(acts(reduce({ ...used, covered: "austrian" }, update(8, [hit])))).toEqual([]);
    expect(acts(reduce(used, update(8, [hit, offered("Halt")])))).toEqual([]);
  });

  it("stands there after an undo, so that one can go back further", () => {
    expect(acts(reduce(used, update(9, [hit], { fallen: [7] })))).toEqual([]);
  });

  it("is asked for where it is only a suggestion", () => {
    const suggestions = { version: 8, seat: "venetian", complete: false, actions: [hit] };
    expect(acts(reduce(used, update(8, null, { offers: suggestions })))).toEqual([]);
  });
});

describe("what never plays itself", () => {
  const never = (only: Offered, more = {}): void => expect(acts(reduce(used, update(8, [only], more)))).toEqual([]);

  it("dice and secrets", () => never(offered("Bombard", { undoable: false, stake: true })));

  it("a card, since a quick answer would betray the hand", () =>
    never(offered("PlayCard", { gesture: gesture({ cards: ["flood"] }) })));

  it("an answer in a moment for cards", () => never(offered("Pass"), { scene: scene(["venetian"], true) }));

  it("a wall before something that can be taken back", () => {
    const end = offered("End", { undoable: false });
    never(end, { undo: allowed });
    const walled = { allowed: false, to: null, refusal: refusal("kernel") };
    expect(acts(reduce(used, update(8, [end], { undo: walled })))).toHaveLength(1);
  });
});

describe("an answer that waits for a film", () => {
  const hit = offered("TakeHit");
  const theirs = { scene: null, change: { pieces: [piece("a", "farra")] }, log: [logged(8)] };
  const filming = reduce({ ...used, speed: 1, liveOffers: null, live: scene(["austrian"]) }, update(8, [hit], theirs));

  it("plays itself when the film has been seen, or is skipped", () => {
    expect(acts(filming)).toEqual([]);
    for (const command of ["next", "skip"] as const)
      expect(acts(touch(filming.table, { kind: "film", command }))).toEqual([
        { type: "act", version: 8, action: hit.action },
      ]);
    expect(acts(touch(filming.table, { kind: "speed", speed: "instant" }))).toHaveLength(1);
  });

  it("plays itself once, however often the film is watched", () => {
    const seen = touch(filming.table, { kind: "film", command: "skip" }).table;
    const again = touch({ ...seen, busy: false }, { kind: "film", command: "again" }).table;
    expect(acts(touch(again, { kind: "film", command: "skip" }))).toEqual([]);
  });
});
