/** Terrain that is laid during a game: painted stroke by stroke, each in its own colours. */
import { beforeEach, expect, it, vi } from "vitest";
import type { Brush } from "../src/board/brush";
import { paintPatches } from "../src/board/patches";
import type { Patch } from "../src/lib/protocol";

beforeEach(() =>
  vi.stubGlobal(
    "Path2D",
    class {
      constructor(readonly path: string) {}
    },
  ),
);

const patch = (strokes: Patch["strokes"]): Patch => ({
  id: "wood",
  corners: [],
  says: { code: "land-wood", args: {} },
  rule: "",
  facts: [],
  strokes,
});

/** A canvas that only writes down what it is told. */
function canvas() {
  const done: string[] = [];
  const ctx = {
    globalAlpha: 1,
    fillStyle: "",
    strokeStyle: "",
    save: () => {},
    restore: () => {},
    setLineDash: (dash: number[]) => dash.length && done.push(`dash ${dash.join(" ")}`),
    fill: ({ path }: { path: string }) => done.push(`fill ${path} ${ctx.fillStyle} ${ctx.globalAlpha}`),
    stroke: ({ path }: { path: string }) => done.push(`line ${path} ${ctx.strokeStyle} ${ctx.globalAlpha}`),
  };
  return { done, brush: { ctx } as unknown as Brush };
}

it("fills, then draws the line, and leaves out what has no colour", () => {
  const { done, brush } = canvas();
  paintPatches(brush, [
    patch([
      { path: "M0", fill: "green", line: "black", opacity: 0.5 },
      { path: "M1", line: "blue", dash: [5, 4] },
    ]),
  ]);
  expect(done).toEqual(["fill M0 green 0.5", "line M0 black 1", "dash 5 4", "line M1 blue 1"]);
});

it("paints nothing where the map shows it already", () => {
  const { done, brush } = canvas();
  paintPatches(brush, [patch([])]);
  expect(done).toEqual([]);
});
