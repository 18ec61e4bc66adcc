/** Moving on a map of hexes by pointer and keys, without a page. */
import { expect, it } from "vitest";
import { angleOf, HexGrid, towards } from "../src/board/hexes";
import { endOfLine } from "../src/board/hexGrip";
import { HexMover } from "../src/board/hexMover.svelte";
import type { Offered, Tried } from "../src/lib/protocol";
import type { Trial } from "../src/table/asking";
import { fanOf, type Fan } from "../src/board/hexStacks";
import { stacks } from "../src/lib/scene";
import { hexes } from "./support/hexes";
import { piece, touching } from "./support/table";

const grid = new HexGrid(hexes());
const TURN = touching("Turn", { pieces: ["a"], facing: 3 });
const STEP = touching("Step", { pieces: ["a"], places: ["0304"] });
const at = (place: string) => grid.middleOf(place) ?? { x: 0, y: 0 };
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

const STACK = ["a", "b"].map((id) => ({ ...piece(id, "0303"), facing: 2 }));
const FAN = fanOf(grid, stacks(STACK), "0303", 40);

function board(held: string[] = ["a"], fan: Fan | null = null) {
  const heard = {
    done: [] as Offered[],
    tapped: [] as string[],
    over: [] as (string | null)[],
    asked: [] as Trial[],
    fans: [] as (string | null)[],
  };
  const tried: Tried = { possible: [STEP], refusal: null, poses: {}, costs: [], notes: [] };
  const mover = new HexMover({
    grid: () => grid,
    ask: async (trial) => (heard.asked.push(trial), tried),
    choose: (offered) => heard.done.push(offered),
    walk: () => undefined,
    refuse: () => undefined,
    held: () => held,
    piece: (id) => STACK.find((each) => each.id === id),
    turns: () => new Map([[3, TURN]]),
    take: (id) => (id ? [id] : []),
    tap: (place) => heard.tapped.push(place),
    over: (place) => heard.over.push(place),
    counter: () => 40,
    stack: (place) => STACK.filter((each) => each.place === place),
    fan: () => fan,
    keepFan: (kept) => heard.fans.push(kept?.place ?? null),
  });
  return { mover, heard };
}

it("carries a counter along hexes, and does on dropping what was shown", async () => {
  const { mover, heard } = board();
  mover.carrier.lift("a", "0303", at("0303"));
  mover.carrier.carry({ x: 0, y: 0 }, at("0304"));
  await settled();
  expect(mover.ghost).toMatchObject({ from: "0303", path: ["0304"], isAllowed: true });
  mover.carrier.drop(at("0304"));
  await settled();
  expect(heard.done).toEqual([STEP]);
  expect(heard.over).toEqual(["0304", null]);
});

it("puts back what the browser takes out of the hand", () => {
  const { mover, heard } = board();
  mover.carrier.lift("a", "0303", at("0303"));
  mover.carrier.carry({ x: 0, y: 0 }, at("0305"));
  mover.carrier.cancel();
  expect([mover.ghost, heard.done]).toEqual([null, []]);
});

it("turns at once by a corner of its own hex; elsewhere a touch is a touch", () => {
  const { mover, heard } = board();
  mover.carrier.tap(grid.outline("0303", 5)[3] ?? at("0303"));
  expect(heard.done).toEqual([TURN]);
  mover.carrier.tap(grid.outline("0505", 5)[3] ?? at("0505"));
  mover.carrier.tap(at("0303"));
  expect(heard.tapped).toEqual(["0505", "0303"]);
});

it("asks about a corner that is not offered", async () => {
  const { mover, heard } = board();
  mover.carrier.tap(grid.outline("0303", 5)[0] ?? at("0303"));
  await settled();
  expect(heard.asked.at(-1)).toEqual({ pieces: ["a"], places: [], facing: 0 });
});

it("thinks of a goal while the pointer rests on it, and a click there does it", async () => {
  const { mover, heard } = board();
  mover.think("0305");
  await settled();
  expect(mover.hand.meant).toBe(STEP);
  expect([mover.confirms("0101"), mover.confirms("0305")]).toEqual([false, true]);
  await settled();
  expect(heard.done).toEqual([STEP]);
});

it("forgets a goal that the pointer has left, but not what was drawn or turned", async () => {
  const { mover } = board();
  mover.think("0305");
  mover.think(null);
  expect(mover.ghost).toBeNull();
  mover.turn(1);
  mover.think(null);
  expect(mover.ghost?.facing).toBe(3);
  await settled();
});

it("draws by arrows only from where the unit or its plan ends", async () => {
  const { mover } = board();
  expect([mover.step("0101", "0102"), mover.step("0303", "0304"), mover.step("0304", "0305")]).toEqual([
    false,
    true,
    true,
  ]);
  expect(mover.ghost?.path).toEqual(["0304", "0305"]);
  await settled();
});

it("does nothing with empty hands", () => {
  const { mover } = board([]);
  mover.turn(1);
  mover.think("0305");
  expect([mover.step("0303", "0304"), mover.ghost, mover.lead]).toEqual([false, null, null]);
});

it("bends an end that is pulled back, and moves once it is pulled out of the hex", async () => {
  const { mover, heard } = board();
  const middle = at("0303");
  const [end, back] = [endOfLine(middle, 2, "left", 16), towards(middle, angleOf(2) + 180, 12)];
  mover.carrier.lift("a", "0303", end);
  mover.carrier.carry({ x: 0, y: 0 }, { x: end.x + back.x - middle.x, y: end.y + back.y - middle.y });
  await settled();
  expect(heard.asked).toEqual([{ pieces: ["a"], places: [], bend: "left" }]);
  expect(mover.ghost?.inPlace).toEqual({ bend: "left" });
  mover.carrier.carry({ x: 0, y: 0 }, at("0304"));
  await settled();
  expect(heard.asked.at(-1)).toEqual({ pieces: ["a"], places: ["0304"] });
  expect(mover.ghost?.inPlace).toBeUndefined();
});

it("puts a counter of a fan in another place of its stack, with the fan open until it is dropped", async () => {
  const { mover, heard } = board(["a"], FAN);
  const [low, top] = (FAN?.pieces ?? []).map(({ x, y }) => ({ x: x + 20, y: y + 20 }));
  mover.carrier.lift("a", "0303", low ?? at("0303"));
  mover.carrier.carry({ x: 0, y: 0 }, top ?? at("0303"));
  await settled();
  expect(heard.asked).toEqual([{ pieces: ["a"], places: [], level: 0 }]);
  mover.carrier.drop(top ?? at("0303"));
  await settled();
  expect([heard.done, heard.fans]).toEqual([[STEP], ["0303", null]]);
});

it("bends and raises by keys, to be looked at before it is done", async () => {
  const { mover, heard } = board();
  mover.bend("right");
  mover.raise(1);
  mover.raise(-1);
  await settled();
  expect(heard.asked).toEqual([
    { pieces: ["a"], places: [], bend: "right" },
    { pieces: ["a"], places: [], level: 0 },
  ]);
  expect([mover.ghost?.inPlace, heard.done]).toEqual([undefined, []]);
});
