import { expect, it } from "vitest";
import { Ground } from "../src/board/ground";
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
