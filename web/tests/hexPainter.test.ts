/** What is painted on a map of hexes, and in which order: a canvas that only writes down what it is told. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Atlas } from "../src/board/atlas";
import type { Brush } from "../src/board/brush";
import type { Box } from "../src/board/camera";
import { HexGrid } from "../src/board/hexes";
import { HexPainter } from "../src/board/hexPainter";
import { NO_AIM, sideLooks, type HexAim, type HexSight } from "../src/board/hexSight";
import type { Inks } from "../src/board/inks";
import { Moves } from "../src/board/moves";
import type { Piece } from "../src/lib/protocol";
import { stacks } from "../src/lib/scene";
import { hexes } from "./support/hexes";
import { piece } from "./support/table";

beforeEach(() =>
  vi.stubGlobal(
    "Path2D",
    class {
      rect(): void {}
      moveTo(): void {}
      lineTo(): void {}
      closePath(): void {}
    },
  ),
);

const NONE: ReadonlySet<string> = new Set();
const grid = new HexGrid(hexes());
const unit = (id: string, place: string, more: Partial<Piece> = {}): Piece => ({
  ...piece(id, place),
  side: "union",
  facing: 2,
  ...more,
});

const sight = (part: Partial<HexSight> = {}): HexSight => ({
  grid,
  sheet: { width: 700, height: 600 },
  counter: 40,
  here: stacks([unit("foot", "0303"), unit("horse", "0303")]),
  marks: [],
  sides: sideLooks({ union: { face: "blue", edge: "navy" }, confederate: { face: "grey", edge: "brown" } }),
  groups: new Map([["foot", "First brigade"]]),
  spots: [],
  litPlaces: NONE,
  litPieces: NONE,
  held: NONE,
  attacked: NONE,
  pointed: NONE,
  pointedPieces: NONE,
  chosen: null,
  tags: [],
  overlays: [],
  layers: null,
  ghost: null,
  knobs: [],
  isBare: false,
  isStill: true,
  litSince: 0,
  ...part,
});

/** Paints, and tells which pictures and words came in which order, and in which inks lines were drawn. */
function painted(
  seen: HexSight,
  k = 1,
  aim: HexAim = NO_AIM,
  window: Box = { x: 0, y: 0, width: 700, height: 600 },
): { drawn: string[]; foreseen: string[]; inks: Set<string> } {
  const drawn: string[] = [];
  const foreseen: string[] = [];
  const inks = new Set<string>();
  const ctx = new Proxy({} as Record<string, unknown>, {
    get: (kept, name: string) => {
      if (name === "stroke" || name === "fill")
        return () => inks.add(`${name} ${String(kept[name === "stroke" ? "strokeStyle" : "fillStyle"])}`);
      if (name in kept) return kept[name];
      return (...given: unknown[]) => name === "fillText" && drawn.push(`“${String(given[0])}”`);
    },
    set: (kept, name: string, value) => ((kept[name] = value), true),
  }) as unknown as Brush["ctx"];
  const atlas = {
    has: () => true,
    draw: (_: unknown, symbol: string) => drawn.push(symbol),
    foresee: (symbols: Iterable<string>) => foreseen.push(...symbols),
  } as unknown as Atlas;
  const names = ["lit", "glow", "chosen", "bad", "accent", "focus", "paper", "ink", "line", "dim", "text"];
  const brush: Brush = {
    ...{ ctx, k, pixels: 1, atlas, now: 10_000, window },
    inks: Object.fromEntries(names.map((name) => [name, name])) as unknown as Inks,
  };
  new HexPainter(seen, aim, new Moves()).paint(brush);
  return { drawn, foreseen, inks };
}

describe("counters", () => {
  it("lie in the order of their stack, what is held above the rest", () => {
    expect(painted(sight()).drawn).toEqual(["foot", "horse"]);
    expect(painted(sight({ held: new Set(["foot"]) })).drawn).toEqual(["horse", "foot"]);
    expect(painted(sight({ isBare: true })).drawn).toEqual([]);
  });

  it("are blocks under the name of their brigade from afar, and show where they look at any distance", () => {
    expect(painted(sight(), 0.3).drawn).toEqual(["“First brigade”"]);
    for (const k of [0.3, 1, 3]) expect(painted(sight(), k).inks, `at ${k}`).toContain("stroke navy");
    const idle = stacks([{ ...piece("foot", "0303"), side: "union" }]);
    expect(painted(sight({ here: idle })).inks).not.toContain("stroke navy");
  });

  it("of a line stand on all its hexes, on one body", () => {
    const line = stacks([unit("line", "0303", { covers: ["0304", "0305"] })]);
    const { drawn, inks } = painted(sight({ here: line }));
    expect(drawn).toEqual(["line", "line", "line"]);
    expect(inks).toContain("stroke blue");
  });

  it("far beyond what is looked at are left out", () => {
    const away = { x: 5000, y: 5000, width: 100, height: 100 };
    expect(painted(sight(), 1, NO_AIM, away).drawn).toEqual([]);
    expect(painted(sight(), 1, NO_AIM, away).inks).not.toContain("stroke navy");
    expect(painted(sight(), 1, NO_AIM, { x: 0, y: 0, width: 10, height: 10 }).drawn).toEqual(["foot", "horse"]);
  });

  it("have their pictures made ready wherever one looks, and from afar too", () => {
    const away = { x: 5000, y: 5000, width: 100, height: 100 };
    expect(painted(sight(), 1, NO_AIM, away).foreseen).toEqual(["foot", "horse"]);
    expect(painted(sight(), 0.3).foreseen).toEqual(["foot", "horse"]);
  });

  it("are shown once more in the fan of a stack", () => {
    expect(painted(sight(), 1, { ...NO_AIM, fanned: "0303" }).drawn).toEqual(["foot", "horse", "foot", "horse"]);
  });
});

describe("over and under them", () => {
  it("lit hexes stand out and the rest steps back, unless a lens is looked through", () => {
    const litPlaces = new Set(["0404"]);
    expect(painted(sight({ litPlaces })).inks).toContain("fill dim");
    const layers = {
      ...{ areas: [], told: [] },
      washes: [{ tone: "quiet" as const, places: ["0505"], says: null }],
      lines: [{ tone: "good" as const, through: ["foot", "0505"], style: "arrow" as const, says: null }],
      tags: [],
    };
    const { inks } = painted(sight({ litPlaces, layers }));
    expect(inks).not.toContain("fill dim");
    expect(inks).toContain("fill ink");
  });

  it("a move that is thought of shows its counters where they would stand, crossed out if it is not allowed", () => {
    const ghost = { pieces: [unit("foot", "0303")], from: "0303", path: ["0404"], facing: 1, isAttack: false };
    const allowed = painted(sight({ here: new Map(), ghost: { ...ghost, isAllowed: true } }));
    expect([allowed.drawn, allowed.inks.has("stroke bad")]).toEqual([["foot"], false]);
    expect(painted(sight({ ghost: { ...ghost, isAllowed: false } })).inks).toContain("stroke bad");
  });

  it("costs are written in hexes, where there is room", () => {
    const tags = [
      { place: "0404", text: "2", tone: "good" as const },
      { place: "0405", text: "3", tone: "quiet" as const },
    ];
    expect(painted(sight({ here: new Map(), tags })).drawn).toEqual(["“2”", "“3”"]);
    expect(painted(sight({ here: new Map(), tags }), 0.2).drawn).toEqual([]);
  });
});

it("finds pieces by their hex as well", () => {
  const painter = new HexPainter(sight(), NO_AIM, new Moves());
  expect(painter.middleOf("foot")).toEqual(grid.middleOf("0303"));
  expect(painter.boxOf(["foot"])).toEqual(painter.boxOf(["0303"]));
  expect([painter.middleOf("nobody"), painter.boxOf([])]).toEqual([null, null]);
  expect(painter.at(grid.middleOf("0303") ?? { x: 0, y: 0 }, 1).piece).toBe("horse");
});
