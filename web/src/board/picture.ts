/** A still picture of a whole board, to take away. */
import type { Size } from "./camera";
import type { Ground } from "./ground";
import type { Ctx } from "./sheet";

/** Pixels of the longer edge. */
const LONGEST = 3000;

/** Painted twice: the first time asks for the pictures of counters that were not shown yet, and `ready` waits for them. */
export async function whole(
  sheet: Size,
  ground: Ground | null,
  paint: (ctx: Ctx, k: number) => void,
  ready: () => Promise<void>,
): Promise<Blob> {
  const k = Math.min(1, LONGEST / Math.max(sheet.width, sheet.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(sheet.width * k);
  canvas.height = Math.round(sheet.height * k);
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("this browser cannot draw");
  const draw = (): void => {
    ground?.paint(ctx, k, 0, 0);
    ctx.setTransform(k, 0, 0, k, 0, 0);
    paint(ctx, k);
  };
  draw();
  await ready();
  draw();
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("the browser gave no picture")))),
  );
}
