/** What is painted on a map of areas, and in which order: a canvas that only writes down what it is told. */
import { beforeEach, expect, it, vi } from "vitest";
import { AreaPainter, atRest, NOWHERE, type AreaSight } from "../src/board/areaPainter";
import { areasOf } from "../src/board/areas";
import type { Atlas } from "../src/board/atlas";
import type { Brush } from "../src/board/brush";
import type { Inks } from "../src/board/inks";
import { Moves } from "../src/board/moves";
import { stacks } from "../src/lib/scene";
import { piece, place } from "./support/table";

beforeEach(() =>
  vi.stubGlobal(
    "Path2D",
    class {
      rect(): void {}
      addPath(): void {}
    },
  ),
);

const areas = areasOf({
  places: [
    place("palma", {
      path: "M0 0H100V100H0Z",
      at: [50, 50],
      spots: [
        [[40, 40, 20]],
        [
          [30, 40, 20],
          [55, 40, 20],
        ],
      ],
    }),
    place("medea", { path: "M100 0H200V100H100Z", at: [150, 50], spots: [[[140, 40, 20]]] }),
  ],
});
const NONE: ReadonlySet<string> = new Set();
const sight = (part: Partial<AreaSight> = {}): AreaSight => ({
  areas,
  sheet: { width: 200, height: 100 },
  counter: 20,
  here: stacks([piece("foot", "palma"), piece("horse", "palma")]),
  marks: [],
  litPlaces: NONE,
  litPieces: NONE,
  names: new Map([["palma", "Palma"]]),
  held: NONE,
  attacked: NONE,
  pointed: NONE,
  pointedPieces: NONE,
  chosen: null,
  tags: [],
  overlays: [],
  isBare: false,
  isStill: false,
  litSince: 0,
  ...part,
});

/** Paints, and tells which pictures and words came in which order, and whether something still moves. */
function painted(seen: AreaSight, now = 10_000, k = 2): { drawn: string[]; isMoving: boolean } {
  const drawn: string[] = [];
  const ctx = new Proxy({} as Record<string, unknown>, {
    get: (kept, name: string) =>
      name in kept ? kept[name] : (...given: unknown[]) => name === "fillText" && drawn.push(`“${String(given[0])}”`),
    set: (kept, name: string, value) => ((kept[name] = value), true),
  }) as unknown as Brush["ctx"];
  const atlas = { has: () => true, draw: (_: unknown, symbol: string) => drawn.push(symbol) } as unknown as Atlas;
  const brush: Brush = {
    ctx,
    k,
    pixels: 1,
    inks: {} as Inks,
    atlas,
    now,
    window: { x: 0, y: 0, width: 1000, height: 1000 },
  };
  return { isMoving: new AreaPainter(seen, NOWHERE, new Moves()).paint(brush), drawn };
}

it("paints what is held above the rest", () => {
  expect(painted(sight()).drawn).toEqual(["foot", "horse"]);
  expect(painted(sight({ held: new Set(["foot"]) })).drawn).toEqual(["horse", "foot"]);
});

it("paints one heap with its number from afar, and from farther what the place is called", () => {
  expect(painted(sight(), 0, 20 / sight().counter).drawn).toEqual(["foot", "“2”"]);
  expect(painted(sight(), 0, 10 / sight().counter).drawn).toEqual(["foot", "“2”", "“Palma”"]);
});

it("paints no counters when they are hidden, and finds none", () => {
  const bare = sight({ isBare: true });
  expect(painted(bare).drawn).toEqual([]);
  const at = (seen: AreaSight) => new AreaPainter(seen, NOWHERE, new Moves()).at({ x: 35, y: 45 }, 2);
  expect(at(bare)).toEqual({ piece: null, place: "palma", isStack: false });
  expect(at(sight()).piece).toBe("foot");
});

it("flashes when something new is lit, and then rests; at once for whoever wants no motion", () => {
  const lit = { litPlaces: new Set(["medea"]), litSince: 1000 };
  expect(painted(sight(lit), 1100).isMoving).toBe(true);
  expect(painted(sight(lit), 3000).isMoving).toBe(false);
  expect(painted(sight({ ...lit, isStill: true }), 1100).isMoving).toBe(false);
});

it("hangs the price of a march on the map", () => {
  const tags = [{ place: "medea", text: "2", attack: false, from: "palma" }];
  expect(painted(sight({ litPlaces: new Set(["medea"]), tags })).drawn).toContain("“2”");
});

it("shows the position alone in a picture to keep: nothing lit, nothing held, no prices", () => {
  const tags = [{ place: "medea", text: "2", attack: false, from: "palma" }];
  const busy = sight({ litPlaces: new Set(["medea"]), held: new Set(["foot"]), tags, chosen: "palma" });
  expect(painted(atRest(busy))).toEqual(painted(sight()));
  expect(painted(busy)).not.toEqual(painted(sight()));
});
