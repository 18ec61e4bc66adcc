/** What is painted on a table, what is under a point of it, how pieces glide, and what the keys of the hand mean. */
import { beforeEach, expect, it, vi } from "vitest";
import type { Atlas } from "../src/board/atlas";
import type { Arrow } from "../src/board/boards";
import type { Brush } from "../src/board/brush";
import type { Inks } from "../src/board/inks";
import { Marches } from "../src/board/marches";
import { cornersOf, standingOf } from "../src/board/poses";
import { arrowOverlays, waysOf } from "../src/board/tableArrows";
import type { Ghost } from "../src/board/tableGhost";
import { handCommand } from "../src/board/tableKeys";
import { atRest, HANDLE, STICK, TablePainter, type TableSight } from "../src/board/tablePainter";
import type { Piece, Pose } from "../src/lib/protocol";
import { piece } from "./support/table";

beforeEach(() => vi.stubGlobal("Path2D", class {}));

const NONE: ReadonlySet<string> = new Set();
const stands = (id: string, x: number, more: Partial<Piece> = {}): Piece => ({
  ...piece(id, "table"),
  pose: { x, y: 100, angle: 270 },
  base: [80, 30],
  side: "red",
  label: id.toUpperCase(),
  ...more,
});
const standing = standingOf([stands("r7", 100), stands("b6", 300, { side: "blue" })], 80);
const sight = (part: Partial<TableSight> = {}): TableSight => ({
  standing,
  sheet: { width: 1200, height: 1200 },
  table: "table",
  spots: new Map([["camp", { x: 600, y: 20 }]]),
  lit: new Map(),
  chosen: null,
  ground: [],
  marks: [],
  inkOf: () => ({ base: "", deep: "" }),
  litPieces: NONE,
  held: NONE,
  pointedPieces: NONE,
  focused: null,
  overlays: [],
  ways: {},
  ghost: null,
  isMeasuring: false,
  isBare: false,
  isStill: true,
  litSince: 0,
  ...part,
});
const [r7] = standing;
const ghost = (more: Partial<Ghost> = {}): Ghost => ({
  held: r7 ? [r7] : [],
  poses: { r7: { x: 100, y: 40, angle: 270 } },
  hand: null,
  way: [],
  isMoved: true,
  isNew: false,
  aim: null,
  verdict: "possible",
  text: "",
  ...more,
});

/** Paints, and tells which pictures and words came in which order. */
function painted(seen: TableSight, k = 1): string[] {
  const drawn: string[] = [];
  const ctx = new Proxy({} as Record<string, unknown>, {
    get: (kept, name: string) =>
      name in kept ? kept[name] : (...given: unknown[]) => name === "fillText" && drawn.push(String(given[0])),
    set: (kept, name: string, value) => ((kept[name] = value), true),
  }) as unknown as Brush["ctx"];
  const atlas = { has: () => true, draw: (_: unknown, symbol: string) => drawn.push(symbol) } as unknown as Atlas;
  new TablePainter(seen, new Marches()).paint({
    ctx,
    k,
    pixels: 1,
    inks: {} as Inks,
    atlas,
    now: 0,
    window: { x: 0, y: 0, width: 1000, height: 1000 },
  });
  return drawn;
}
const at = (seen: TableSight, x: number, y: number, k = 1) => new TablePainter(seen, new Marches()).at({ x, y }, k);

it("paints pieces and then their letters, so that none is hidden", () => {
  expect(painted(sight())).toEqual(["r7", "b6", "R7", "B6"]);
});

it("paints no pictures that would only blur", () => {
  expect(painted(sight(), 0.2)).toEqual([]);
});

it("says by a sign what would come of it, not by colour alone", () => {
  const signs = (["possible", "refused", "asking"] as const).map((verdict) =>
    painted(sight({ ghost: ghost({ verdict }) })).at(-1),
  );
  expect(signs).toEqual(["✓", "✕", "…"]);
});

it("tells on the table what it would be", () => {
  expect(painted(sight({ ghost: ghost({ text: "contacts B6" }) })).at(-1)).toBe("contacts B6");
});

it("leaves nothing behind of what stood nowhere before", () => {
  expect(painted(sight({ ghost: ghost() })).filter((drawn) => drawn === "r7")).toHaveLength(2);
  expect(painted(sight({ ghost: ghost({ isNew: true }) })).filter((drawn) => drawn === "r7")).toHaveLength(1);
});

it("leaves whoever aims where it stands, without a handle to turn it, and says whether it may", () => {
  const aiming = sight({ ghost: ghost({ aim: { x: 300, y: 100 }, text: "§ 9" }) });
  expect(painted(aiming)).toEqual(["r7", "b6", "R7", "B6", "✓", "§ 9"]);
  expect(at(aiming, 100, -5).piece).not.toBe(HANDLE);
});

it("shows the position alone in a picture to keep", () => {
  const busy = sight({ ghost: ghost(), held: new Set(["r7"]), litPieces: new Set(["b6"]) });
  expect(painted(atRest(busy))).toEqual(painted(sight()));
});

it("finds pieces, the ghost in the hand, its handle, and the stick wherever it is laid", () => {
  expect(at(sight(), 100, 100).piece).toBe("r7");
  expect(at(sight(), 100, 40)).toEqual({ piece: null, place: null, isStack: false });
  expect(at(sight({ ghost: ghost() }), 100, 40).piece).toBe("r7");
  expect(at(sight({ ghost: ghost() }), 100, -5).piece).toBe(HANDLE);
  expect(at(sight({ isMeasuring: true }), 700, 700).piece).toBe(STICK);
});

it("finds the ground under a point", () => {
  const wood = {
    id: "wood",
    corners: [
      [500, 500],
      [700, 500],
      [600, 700],
    ] as [number, number][],
    says: { code: "", args: {} },
    rule: "",
    facts: [],
    strokes: [],
  };
  expect(at(sight({ ground: [wood] }), 600, 550)).toMatchObject({ piece: null, place: "wood" });
  expect(at(sight({ ground: [wood] }), 510, 690).place).toBeNull();
});

it("is looked at by pieces; the table itself is everywhere", () => {
  const painter = new TablePainter(sight(), new Marches());
  expect(painter.boxOf(["table"])).toBeNull();
  expect(Object.values(painter.boxOf(["r7"]) ?? {}).map(Math.round)).toEqual([-20, 5, 240, 190]);
  expect(painter.middleOf("b6")).toEqual({ x: 300, y: 100 });
  expect(painter.middleOf("camp")).toEqual({ x: 600, y: 20 });
});

const pose = (x: number, y = 0, angle = 0): Pose => ({ x, y, angle });

it("lets a piece glide by the way that the rules gave it", () => {
  const marches = new Marches();
  marches.at("a", pose(0), 0, false);
  expect(marches.at("a", pose(100, 100), 1000, false, [pose(100)])).toEqual(pose(0));
  expect(marches.at("a", pose(100, 100), 1350, false)).toEqual(pose(100));
  expect(marches.isBusy(1400)).toBe(true);
  expect(marches.at("a", pose(100, 100), 3000, false)).toEqual(pose(100, 100));
  expect(marches.isBusy(3000)).toBe(false);
});

it("does not glide for whoever wants no motion, nor what the hand has put there", () => {
  const marches = new Marches();
  marches.at("a", pose(0), 0, true);
  expect(marches.at("a", pose(50), 10, true)).toEqual(pose(50));
  marches.settle("a", pose(90));
  expect(marches.at("a", pose(90), 20, false)).toEqual(pose(90));
});

it("turns the shorter way while it glides", () => {
  const marches = new Marches();
  marches.at("a", pose(0, 0, 350), 0, false);
  marches.at("a", pose(0, 0, 10), 1000, false);
  expect(marches.at("a", pose(0, 0, 10), 1225, false).angle).toBeCloseTo(0);
});

it("draws arrows along every way, and shots from who shoots to who is shot at", () => {
  const arrow = { from: "table", to: "table", pieces: ["a"] };
  const ways = { a: [pose(0), pose(10), pose(10, 10)] };
  expect(arrowOverlays([{ ...arrow, kind: "retreat", ways }])).toHaveLength(2);
  expect(waysOf([{ ...arrow, kind: "retreat", ways }])).toEqual(ways);
  const shot = { ...arrow, kind: "fire" as const, ways: { a: [pose(0)], b: [pose(99)] } };
  expect(arrowOverlays([shot])).toEqual([{ kind: "arrow", from: pose(0), to: pose(99), style: "fire" }]);
  expect(waysOf([shot])).toEqual({});
});

it("outlines where a teacher wants a piece, as large as it is", () => {
  const ways = { r7: [pose(100, 100), pose(100, 40)] };
  const [outline, way] = arrowOverlays([{ from: "r7", to: "r7", kind: "hint", ways }], standing);
  expect(outline).toMatchObject({ kind: "zone", tone: "hint" });
  expect(outline).toHaveProperty("corners", cornersOf(pose(100, 40), [80, 30]));
  expect(way).toMatchObject({ kind: "arrow", style: "hint" });
  expect(arrowOverlays([{ from: "r7", to: "r7", kind: "march", ways }], standing)).toHaveLength(1);
});

it("draws a shot from who shoots to who is shot at, even where no poses are told", () => {
  const shot: Arrow = { from: "table", to: "table", kind: "fire", pieces: ["r1", "r2", "b1"] };
  expect(arrowOverlays([shot])).toEqual([
    { kind: "arrow", from: "r1", to: "b1", style: "fire" },
    { kind: "arrow", from: "r2", to: "b1", style: "fire" },
  ]);
});

it("knows the keys of the hand", () => {
  const key = (name: string, shiftKey = false) => handCommand({ key: name, shiftKey });
  expect(key("ArrowUp")).toEqual({ kind: "nudge", towards: [0, -1], isFar: false });
  expect(key("ArrowLeft", true)).toMatchObject({ isFar: true });
  expect(key("q")).toEqual({ kind: "turn", way: -1, fine: false, wheels: false });
  expect(key("E", true)).toEqual({ kind: "turn", way: 1, fine: false, wheels: true });
  expect(key(".")).toMatchObject({ way: 1, fine: true });
  expect(key("v")).toEqual({ kind: "bend" });
  expect(key("Enter")).toEqual({ kind: "put-down" });
  expect(key("m")).toBeNull();
});
