import { expect, it } from "vitest";
import { Ground, withoutLetters } from "../src/board/ground";
import type { Ctx } from "../src/board/sheet";

/** A context that writes down what is drawn, and where: in units of the sheet, under which transform. */
function noted(): { ctx: Ctx; told: string[] } {
  const told: string[] = [];
  let under = "";
  const ctx = {
    setTransform: (...to: number[]) => (under = to.join(" ")),
    drawImage: (_: unknown, ...at: number[]) => told.push(`map ${at.join(" ")} under ${under}`),
    fillRect: (...at: number[]) => told.push(`shade ${at.join(" ")} under ${under}`),
  };
  return { ctx: ctx as unknown as Ctx, told };
}

it("by night the shade ends where the map ends, so that no bright line is left at its edge", () => {
  const ground = new Ground({ width: 100, height: 60 }, "#ccc");
  Object.assign(ground, { image: {} });
  const { ctx, told } = noted();
  ground.paint(ctx, 1.37, 20, 0);
  expect(told).toEqual(["map 0 0 100 60 under 1.37 0 0 1.37 -20 0", "shade 0 0 100 60 under 1.37 0 0 1.37 -20 0"]);
});

it("from afar the letters of the drawing are left out, and from near they are there", () => {
  const svg = '<svg><g data-layer="numbers">0101</g><g data-layer="names">Oak Hill</g></svg>';
  expect(withoutLetters(svg)).toContain(
    '<style>[data-layer="numbers"],[data-layer="names"]{display:none}</style></svg>',
  );
  expect(withoutLetters("<svg><path/></svg>")).toBeNull();
  const ground = new Ground({ width: 100, height: 60 }, "", 0.5);
  const [near, far] = [{ id: "near" }, { id: "far" }];
  Object.assign(ground, { image: near, far });
  const drawn: unknown[] = [];
  const ctx = { setTransform: () => undefined, drawImage: (image: unknown) => drawn.push(image) } as unknown as Ctx;
  for (const scale of [0.3, 0.8]) ground.paint(ctx, scale, 0, 0);
  expect(drawn).toEqual([far, near]);
  expect([0.3, 0.8].map((scale) => ground.isCoarseEnough(scale))).toEqual([true, false]);
});
