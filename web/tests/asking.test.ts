/** Questions that follow the hand: only the newest counts, and never two are on their way. */
import { expect, it } from "vitest";
import type { Refused } from "../src/lib/protocol";
import { Latest, looking, shownBy, triedBy, trying } from "../src/table/asking";

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A server that answers when it is told to. */
function server(): { asked: string[]; latest: Latest<string, string>; answer: () => Promise<void> } {
  const asked: string[] = [];
  const replies: (() => void)[] = [];
  const latest = new Latest<string, string>(
    (wanted) =>
      new Promise((done) => {
        asked.push(wanted);
        replies.push(() => done(`about ${wanted}`));
      }),
  );
  const answer = async (): Promise<void> => {
    replies.shift()?.();
    await settled();
  };
  return { asked, latest, answer };
}

it("answers a question that nothing overtook", async () => {
  const { latest, answer } = server();
  const found = latest.wonder("here");
  await answer();
  expect(await found).toBe("about here");
});

it("lets a question wait while one is on its way, and never sends those that were overtaken", async () => {
  const { asked, latest, answer } = server();
  const answers = ["first", "second", "third"].map((wanted) => latest.wonder(wanted));
  await settled();
  expect(asked).toEqual(["first"]);
  await answer();
  expect(asked).toEqual(["first", "third"]);
  await answer();
  expect(await Promise.all(answers)).toEqual([null, null, "about third"]);
});

it("asks the next one after a question that failed", async () => {
  let fails = true;
  const latest = new Latest<string, string>(async (wanted) => {
    if (fails) throw new Error("the line is cut");
    return wanted;
  });
  await expect(latest.wonder("lost")).rejects.toThrow();
  fails = false;
  expect(await latest.wonder("again")).toBe("again");
});

it("forgets what is no longer wanted, and goes on afterwards", async () => {
  const { asked, latest, answer } = server();
  const [sent, waiting] = [latest.wonder("sent"), latest.wonder("waiting")];
  latest.forget();
  await answer();
  expect(await Promise.all([sent, waiting])).toEqual([null, null]);
  const after = latest.wonder("after");
  await settled();
  await answer();
  expect(await after).toBe("about after");
  expect(asked).toEqual(["sent", "after"]);
});

it("writes a gesture and a look as the socket wants them", () => {
  expect(trying(7, { pieces: ["a"], places: ["0101", "0102"], facing: 3 })).toEqual({
    type: "try",
    version: 7,
    pieces: ["a"],
    places: ["0101", "0102"],
    facing: 3,
    pose: null,
    way: [],
  });
  expect(looking(7, { lens: "reach", pieces: ["a"] })).toEqual({
    type: "show",
    version: 7,
    lens: "reach",
    pieces: ["a"],
    places: [],
  });
});

it("reads a seat's 'not your decision' as a refusal, and anything else as nothing", () => {
  const refusal: Refused = {
    rule: "kernel",
    says: { code: "refusal-not_your_decision", args: {} },
    title: {},
    text: {},
  };
  expect(triedBy({ type: "denied", id: 1, version: 7, refusal })).toMatchObject({ possible: [], refusal });
  expect(triedBy(null)).toBeNull();
  expect(shownBy(null)).toBeNull();
});
