/** The bitmaps of a board: which are needed, at what size, and how they follow the camera. */
import { expect, it } from "vitest";
import { facesFor, sheetOf, slots, stepFor } from "../src/board/atlas";
import { Moves } from "../src/board/moves";
import { Sprites } from "../src/board/sprites";
import { carry, covers, snapped } from "../src/board/stage";
import { TILE, coarseScale, tilesIn } from "../src/board/tiles";

const frame = { width: 800, height: 600 };
const view = { k: 1, x: -1000, y: -1000 };

it("needs the squares that the window touches, the middle ones first, none beyond the sheet", () => {
  const sheet = { width: 2 * TILE, height: 3 * TILE };
  expect(tilesIn({ x: -100, y: -100, width: 200, height: 200 }, sheet)).toEqual([{ column: 0, row: 0 }]);
  const all = tilesIn({ x: 0, y: 0, width: 5000, height: 5000 }, sheet);
  expect(all).toHaveLength(6);
  const [nearest] = tilesIn({ x: 0, y: TILE - 10, width: 2 * TILE, height: TILE }, sheet);
  expect(nearest?.row).toBe(1);
  expect(tilesIn({ x: 9000, y: 0, width: 10, height: 10 }, sheet)).toEqual([]);
});

it("draws the coarse picture no larger than can be done at once, and never larger than the sheet", () => {
  expect(coarseScale({ width: 3000, height: 6000 })).toBeCloseTo(0.25);
  expect(coarseScale({ width: 300, height: 600 })).toBe(1);
});

it("shows a counter from the next larger picture", () => {
  expect([10, 24, 25, 90, 500].map(stepFor)).toEqual([24, 24, 48, 96, 192]);
});

it("puts symbols side by side without touching, at each size", () => {
  const sheet = slots(["a", "b", "c"], [24, 48]);
  expect(sheet.slots.map(({ symbol, step, x, y }) => [symbol, step, x, y])).toEqual([
    ["a", 24, 1, 1],
    ["b", 24, 27, 1],
    ["c", 24, 1, 27],
    ["a", 48, 1, 53],
    ["b", 48, 51, 53],
    ["c", 48, 1, 103],
  ]);
  expect(sheet).toMatchObject({ width: 100, height: 152 });
});

it("makes one drawing of the symbols that are wanted", () => {
  const sprites = new Sprites('<svg viewBox="0 0 9 9"><symbol id="a"/><symbol id="b"/></svg>');
  const made = sheetOf(sprites, "<style/>", ["b"], [24]);
  expect(made).toContain('<use href="#b" x="1" y="1" width="24" height="24"/>');
  expect(made).not.toContain('"a"');
  expect(made).toContain('<style/><symbol id="b"/>');
});

it("takes the typefaces that counters use from the map, and no others", () => {
  const face = (name: string): string => `@font-face{font-family:'${name}';src:url(data:x)}`;
  const map = `<svg><style>${face("Caslon")}${face("Fell")}</style></svg>`;
  expect(facesFor(`<text font-family="'Caslon', serif"/>`, map)).toBe(`<style>${face("Caslon")}</style>`);
  expect(facesFor("<path/>", map)).toBe("");
  expect(facesFor("<path/>", "<svg/>")).toBe("");
});

it("carries what was drawn along with the camera", () => {
  expect(carry(view, view, 100)).toBe("translate3d(0px, 0px, 0) scale(1)");
  expect(carry(view, { ...view, x: -990 }, 100)).toBe("translate3d(10px, 0px, 0) scale(1)");
  expect(carry({ k: 1, x: 0, y: 0 }, { k: 2, x: 0, y: 0 }, 100)).toBe("translate3d(-100px, -100px, 0) scale(2)");
});

it("draws anew when the window leaves what was drawn, or comes much nearer", () => {
  expect(covers(view, { ...view, x: -1100 }, frame)).toBe(true);
  expect(covers(view, { ...view, x: -1300 }, frame)).toBe(false);
  expect(covers(view, { ...view, k: 3 }, frame)).toBe(false);
});

it("lies on whole pixels of the screen", () => {
  expect(snapped({ k: 1, x: 10.3, y: 10.6 }, 1)).toEqual({ k: 1, x: 10, y: 11 });
  expect(snapped({ k: 1, x: 10.3, y: 10.6 }, 2)).toEqual({ k: 1, x: 10.5, y: 10.5 });
});

it("lets a piece glide to where it goes, from where it is", () => {
  const moves = new Moves();
  const [start, end] = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  expect(moves.at("a", start, 1000, false)).toEqual(start);
  expect(moves.isBusy(1000)).toBe(false);
  expect(moves.at("a", end, 1000, false)).toEqual(start);
  const half = moves.at("a", end, 1175, false);
  expect(half.x).toBeGreaterThan(50);
  expect(half.x).toBeLessThan(100);
  expect(moves.isBusy(1175)).toBe(true);
  expect(moves.at("a", end, 1400, false)).toEqual(end);
  expect(moves.isBusy(1400)).toBe(false);
});

it("lets nothing glide that only lies otherwise because one has come nearer", () => {
  const moves = new Moves();
  moves.seenAs("counters");
  moves.at("a", { x: 0, y: 0 }, 0, false);
  moves.seenAs("faces");
  expect(moves.at("a", { x: 3, y: 5 }, 1000, false)).toEqual({ x: 3, y: 5 });
  expect(moves.isBusy(1000)).toBe(false);
  moves.seenAs("faces");
  moves.at("a", { x: 90, y: 5 }, 1000, false);
  expect(moves.isBusy(1100)).toBe(true);
});

it("moves at once for whoever wants no motion, and for a piece that was away", () => {
  const moves = new Moves();
  moves.at("a", { x: 0, y: 0 }, 0, false);
  expect(moves.at("a", { x: 9, y: 9 }, 10, true)).toEqual({ x: 9, y: 9 });
  moves.forget(new Set());
  expect(moves.at("a", { x: 50, y: 50 }, 20, false)).toEqual({ x: 50, y: 50 });
});
