/** Answers that play themselves: only where there is no other, and never over something that can be taken back. */
import { describe, expect, it } from "vitest";
import type { Offered } from "../src/lib/protocol";
import { reduce } from "../src/table/reduce";
import { asked, gesture, offered, refusal, scene, tableOf, update } from "./support/table";

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
