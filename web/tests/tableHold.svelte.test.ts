/** A pointer on a table, what a lens shows there, and the list for whoever does not see it. */
import { expect, it } from "vitest";
import { standingOf } from "../src/board/poses";
import { TableHand } from "../src/board/tableHand.svelte";
import { TableHold } from "../src/board/tableHold.svelte";
import { layerOverlays } from "../src/board/tableLayers";
import { HANDLE, STICK } from "../src/board/tablePainter";
import { lengthText } from "../src/board/tableWords";
import { Texts } from "../src/lib/texts";
import { piece } from "./support/table";

const standing = standingOf(
  ["r7", "r8"].map((id, n) => ({
    ...piece(id, "table"),
    pose: { x: 100 + 80 * n, y: 100, angle: 270 },
    base: [80, 30] as [number, number],
  })),
  80,
);

function table(held: readonly string[]) {
  const done: string[] = [];
  const hand = new TableHand(() => Promise.resolve(null));
  const hold = new TableHold(hand, {
    standing: () => standing,
    take: (id) => (done.push(`take ${id}`), held),
    put: () => done.push("put"),
    leave: () => done.push("leave"),
    isNew: (id) => id === "wood",
    isAiming: () => held.includes("r8") && held.length === 1,
    touch: ({ x, y }) => done.push(`touch ${x} ${y}`),
    step: () => 1,
  });
  return { hand, hold, done };
}

it("takes up what it pulls, carries it and puts it down", () => {
  const { hand, hold, done } = table(["r7"]);
  hold.lift("r7", "table", { x: 100, y: 100 });
  hold.carry({ x: 0, y: -20 }, { x: 100, y: 80 });
  expect(hand.poses["r7"]).toEqual({ x: 100, y: 80, angle: 270 });
  expect(hold.isPulling).toBe(true);
  hold.drop();
  expect(done).toEqual(["take r7", "put"]);
  expect(hold.isPulling).toBe(false);
});

it("draws a line to where the pointer is from whoever aims, however far off it was taken", () => {
  const { hand, hold } = table(["r8"]);
  hold.lift("r8", "table", { x: 190, y: 105 });
  hold.carry({ x: 0, y: -20 }, { x: 190, y: 85 });
  expect(hand.lead).toEqual({ x: 190, y: 85, angle: 270 });
  hold.turn(5, false);
  expect(hand.lead?.angle).toBe(270);
});

it("lets the piece that is pulled lead its block", () => {
  const { hand, hold } = table(["r7", "r8"]);
  hold.lift("r8", "table", { x: 180, y: 100 });
  expect(hand.held.map((each) => each.piece.id)).toEqual(["r8", "r7"]);
});

it("goes on with what was left standing, and does not begin anew", () => {
  const { hand, hold, done } = table(["r7"]);
  hold.lift("r7", "table", { x: 100, y: 100 });
  hold.carry({ x: 0, y: -20 }, { x: 100, y: 80 });
  hold.drop();
  hold.lift("r7", "table", { x: 100, y: 80 });
  hold.carry({ x: 5, y: 0 }, { x: 105, y: 80 });
  expect(hand.lead).toEqual({ x: 105, y: 80, angle: 270 });
  expect(done.filter((each) => each.startsWith("take"))).toHaveLength(1);
});

it("turns by its handle to where the pointer is", () => {
  const { hand, hold } = table(["r7"]);
  hand.take(standing.slice(0, 1));
  hold.lift(HANDLE, "table", { x: 100, y: 60 });
  hold.carry({ x: 0, y: 0 }, { x: 140, y: 100 });
  expect(hand.lead).toEqual({ x: 100, y: 100, angle: 0 });
});

it("lays a measuring stick that catches at corners and moves nothing", () => {
  const { hand, hold, done } = table([]);
  hold.measure(true);
  hold.lift(STICK, "table", { x: 62, y: 86 });
  hold.carry({ x: 0, y: 0 }, { x: 62, y: 0 });
  hold.drop();
  expect(Math.round(hold.stick?.from.x ?? 0)).toBe(60);
  expect(Math.round(hold.stick?.from.y ?? 0)).toBe(85);
  expect(hold.stick?.to).toEqual({ x: 62, y: 0 });
  expect(hand.held).toEqual([]);
  expect(done).toEqual([]);
});

it("says by a touch where to go; with empty hands the ground is touched", () => {
  const { hand, hold, done } = table([]);
  hold.tap({ x: 5, y: 6 });
  expect(done).toEqual(["touch 5 6"]);
  hand.take(standing.slice(0, 1));
  hold.tap({ x: 90, y: 40 });
  expect(hand.lead).toEqual({ x: 90, y: 40, angle: 270 });
});

it("counts lengths as players do", () => {
  const texts = new Texts("en", [{ language: "en", text: "inches = { $count } inches" }]);
  const measure = { step: 0.2, turn: 1, length: 50, says: { code: "inches", args: {} } };
  expect(lengthText(112, measure, texts)).toBe("2.2 inches");
});

it("shows what a lens says as figures and lines", () => {
  const shown = layerOverlays({
    washes: [],
    areas: [{ tone: "good", corners: [[0, 0], [9, 0], [0, 9]], says: null }], // prettier-ignore
    lines: [{ tone: "attack", through: ["r7", "r8"], style: "arrow", says: null }],
    tags: [],
    told: [],
  });
  expect(shown.map(({ kind }) => kind)).toEqual(["zone", "arrow"]);
  expect(layerOverlays(null)).toEqual([]);
});
