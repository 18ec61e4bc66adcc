/** A hand on a table, with a server that answers when it is told to. */
import { expect, it } from "vitest";
import { Pace } from "../src/board/pace";
import { standingOf } from "../src/board/poses";
import { TableHand } from "../src/board/tableHand.svelte";
import type { Pose, Tried } from "../src/lib/protocol";
import type { Trial } from "../src/table/asking";
import { offered, piece, refusal } from "./support/table";

const tried = (more: Partial<Tried> = {}): Tried => ({
  possible: [],
  refusal: null,
  poses: {},
  costs: [],
  notes: [],
  ...more,
});

const soon = (): Promise<void> => new Promise((go) => setTimeout(go));

const START: Pose = { x: 100, y: 100, angle: 270 };
const [first, second] = standingOf(
  [
    { ...piece("r7", "table"), pose: START, base: [80, 30] },
    { ...piece("r8", "table"), pose: { ...START, x: 180 }, base: [80, 30] },
  ],
  80,
);

/** A hand that holds these, what it has asked, and the way to answer the oldest question. */
function holding(...held: (typeof first)[]) {
  const asked: Trial[] = [];
  const waiting: ((found: Tried | null) => void)[] = [];
  const hand = new TableHand((trial) => {
    asked.push(trial);
    return new Promise((go) => waiting.push(go));
  });
  hand.take(held.filter((each) => each !== undefined));
  return { hand, asked, answer: async (found: Tried | null) => (waiting.shift()?.(found), await soon()) };
}

it("asks nothing as long as nothing is moved", async () => {
  const { hand, asked } = holding(first);
  await soon();
  expect(hand.isMoved).toBe(false);
  expect(asked).toEqual([]);
});

it("asks at once about what stood nowhere before, and may put it down where it came up", async () => {
  const { hand, asked, answer } = holding();
  hand.take(first ? [first] : [], true);
  await soon();
  expect(asked).toEqual([{ pieces: ["r7"], pose: START, way: [] }]);
  await answer(tried({ possible: [offered("lay")] }));
  expect(hand.meant?.action).toEqual({ do: "lay" });
});

it("asks about where it is, and stands exactly where the server says", async () => {
  const { hand, asked, answer } = holding(first);
  hand.slide(0, -20);
  await soon();
  expect(asked).toEqual([{ pieces: ["r7"], pose: { x: 100, y: 80, angle: 270 }, way: [] }]);
  expect(hand.tried).toBeNull();
  const contact = { x: 100, y: 78.5, angle: 270 };
  await answer(tried({ possible: [offered("move")], poses: { r7: contact } }));
  expect(hand.meant?.action).toEqual({ do: "move" });
  expect(hand.poses["r7"]).toEqual(contact);
});

it("waits for an answer before it asks again, and then only about the newest", async () => {
  const { hand, asked, answer } = holding(first);
  for (let n = 0; n < 5; n++) {
    hand.slide(1, 0);
    await soon();
  }
  expect(asked.map(({ pose }) => pose?.x)).toEqual([101]);
  await answer(tried({ possible: [offered("move")] }));
  expect(hand.meant).not.toBeNull();
  expect(hand.isSure).toBe(false);
  expect(asked.map(({ pose }) => pose?.x)).toEqual([101, 105]);
});

it("puts down what the last answer allows, and not what an earlier one did", async () => {
  const { hand, answer } = holding(first);
  hand.slide(1, 0);
  await soon();
  hand.slide(500, 0);
  const put = hand.settled();
  await answer(tried({ possible: [offered("move")] }));
  await answer(tried({ refusal: refusal("P5.b") }));
  expect(await put).toBeNull();
  expect(hand.refusal?.rule).toBe("P5.b");
});

it("gives up when nobody answers, and asks again with the next move", async () => {
  const { hand, asked, answer } = holding(first);
  hand.slide(1, 0);
  const put = hand.settled();
  await soon();
  await answer(null);
  expect(await put).toBeNull();
  hand.slide(1, 0);
  await soon();
  expect(asked).toHaveLength(2);
});

it("forgets an answer that comes after it has let go", async () => {
  const { hand, answer } = holding(first);
  hand.slide(1, 0);
  await soon();
  hand.letGo();
  await answer(tried({ possible: [offered("move")] }));
  expect(hand.meant).toBeNull();
  expect(hand.poses).toEqual({});
});

it("turns about its middle, or wheels about the front corner on the side it turns to", () => {
  const { hand } = holding(first);
  hand.turn(90);
  expect(hand.lead).toEqual({ ...START, angle: 0 });
  hand.putBack();
  hand.turn(90, "corner");
  expect(hand.lead?.angle).toBe(0);
  expect(Math.round(hand.lead?.x ?? 0)).toBe(125);
  expect(Math.round(hand.lead?.y ?? 0)).toBe(45);
});

it("moves a block with its first", () => {
  const { hand } = holding(first, second);
  hand.slide(10, -20);
  expect(hand.poses["r8"]).toEqual({ x: 190, y: 80, angle: 270 });
});

it("goes where numbers say: ahead, to the right, turned, from where it stood", () => {
  const { hand } = holding(first);
  hand.place(30, 10, 15);
  expect(hand.gone.ahead).toBeCloseTo(30);
  expect(hand.gone.right).toBeCloseTo(10);
  expect(hand.gone.turn).toBeCloseTo(15);
  expect(hand.lead?.x).toBeCloseTo(110);
  expect(hand.lead?.y).toBeCloseTo(70);
});

it("bends its way: the pose so far is told with what follows", async () => {
  const { hand, asked, answer } = holding(first);
  hand.slide(0, -50);
  await soon();
  await answer(tried({ possible: [offered("move")] }));
  hand.bend();
  hand.slide(20, 0);
  await soon();
  await answer(tried({ possible: [offered("move")] }));
  expect(asked.at(-1)).toMatchObject({ pose: { x: 120, y: 50 }, way: [{ x: 100, y: 50, angle: 270 }] });
});

it("asks in a burst, and then no more than the server bears", () => {
  let now = 0;
  const pace = new Pace(() => now);
  let asked = 0;
  for (; now < 10_000; now += 5) if (!pace.wait()) asked++;
  expect(asked).toBeGreaterThan(450);
  expect(asked).toBeLessThan(4 * (40 + 10 * 20));
});

it("puts down what a lesson wants tried although it is refused, and nothing else that is refused", async () => {
  const { hand, answer } = holding(first);
  hand.slide(0, -20);
  await soon();
  await answer(tried({ refusal: refusal("P6.a"), attempt: offered("cross") }));
  expect(hand.meant).toBeNull();
  expect(hand.refusal?.rule).toBe("P6.a");
  expect((await hand.settled())?.action).toEqual({ do: "cross" });
  hand.slide(0, -20);
  await soon();
  await answer(tried({ refusal: refusal("P5.b") }));
  expect(await hand.settled()).toBeNull();
});
