/** Figures that lie on the map under the pieces and may change: terrain, camps. */
import type { Patch } from "../lib/protocol";
import type { Brush } from "./brush";

const paths = new WeakMap<Patch, Path2D[]>();

const pathsOf = (patch: Patch): Path2D[] => {
  const found = paths.get(patch) ?? patch.strokes.map(({ path }) => new Path2D(path));
  paths.set(patch, found);
  return found;
};

/** Paints them in order; those that the map shows already have nothing to paint. */
export function paintPatches({ ctx }: Pick<Brush, "ctx">, patches: readonly Patch[]): void {
  ctx.save();
  ctx.lineJoin = "round";
  for (const patch of patches)
    pathsOf(patch).forEach((path, n) => {
      const { fill = "", line = "", width = 1, dash = [], opacity = 1 } = patch.strokes[n] ?? {};
      ctx.globalAlpha = opacity;
      ctx.fillStyle = fill;
      if (fill) ctx.fill(path);
      ctx.globalAlpha = 1;
      ctx.strokeStyle = line;
      ctx.lineWidth = width;
      ctx.setLineDash(dash);
      if (line) ctx.stroke(path);
    });
  ctx.restore();
}
