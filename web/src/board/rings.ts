/** Frames around counters. They differ in form as well as in colour, and never lie on the counter's face. */
import type { Brush } from "./brush";

export type Ringed = "lit" | "held" | "pointed";

/** Lit: golden corners that flash when they appear; held: lifted, with a shadow and a closed frame; pointed: doubled. */
export function ringAround(brush: Brush, kind: Ringed, x: number, y: number, size: number, flash: number): void {
  if (kind === "held") return held(brush, x, y, size);
  if (kind === "pointed") return pointed(brush, x, y, size);
  lit(brush, x, y, size, flash);
}

function frame(brush: Brush, x: number, y: number, size: number, out: number, width: number, ink: string): void {
  const { ctx, k } = brush;
  ctx.beginPath();
  ctx.roundRect(x - out, y - out, size + 2 * out, size + 2 * out, size * 0.12 + out);
  ctx.strokeStyle = ink;
  ctx.lineWidth = width / k;
  ctx.stroke();
}

/** Pixels of the screen in units of the sheet, never more than a part of the counter. */
const thin = ({ k }: Brush, pixels: number, size: number): number => Math.min(pixels / k, size * 0.14);

function lit(brush: Brush, x: number, y: number, size: number, flash: number): void {
  const { ctx, k, inks } = brush;
  const out = thin(brush, 3, size) + flash * size * 0.3;
  frame(brush, x, y, size, out, 6, inks.ink);
  frame(brush, x, y, size, out, 3.5, inks.glow);
  const [reach, edge] = [size * 0.3, thin(brush, 5.5, size) + flash * size * 0.3];
  ctx.strokeStyle = inks.glow;
  ctx.lineWidth = 4 / k;
  ctx.lineCap = "butt";
  ctx.beginPath();
  for (const [cx, cy, dx, dy] of [
    [x - edge, y - edge, 1, 1],
    [x + size + edge, y - edge, -1, 1],
    [x - edge, y + size + edge, 1, -1],
    [x + size + edge, y + size + edge, -1, -1],
  ] as const) {
    ctx.moveTo(cx + dx * reach, cy);
    ctx.lineTo(cx, cy);
    ctx.lineTo(cx, cy + dy * reach);
  }
  ctx.stroke();
}

function held(brush: Brush, x: number, y: number, size: number): void {
  const { ctx, inks } = brush;
  ctx.fillStyle = "rgb(20 14 8 / 0.45)";
  ctx.beginPath();
  ctx.roundRect(x + size * 0.06, y + size * 0.16, size, size, size * 0.12);
  ctx.fill();
  frame(brush, x, y, size, thin(brush, 3, size), 7, inks.paper);
  frame(brush, x, y, size, thin(brush, 3, size), 4, inks.chosen);
}

function pointed(brush: Brush, x: number, y: number, size: number): void {
  const { inks } = brush;
  frame(brush, x, y, size, thin(brush, 3, size), 6, inks.paper);
  frame(brush, x, y, size, thin(brush, 2, size), 2, inks.accent);
  frame(brush, x, y, size, thin(brush, 6, size), 2, inks.accent);
}
