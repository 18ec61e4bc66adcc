/** Drawing on the canvas of a board, in units of the sheet: what all kinds of boards share. */
import type { Mark } from "../lib/protocol";
import type { Atlas } from "./atlas";
import type { Box, Point } from "./camera";
import type { Inks } from "./inks";
import type { Stroke, Tone } from "./overlays";
import type { Ctx } from "./sheet";

export interface Brush {
  ctx: Ctx;
  /** pixels of the page for one unit of the sheet */
  k: number;
  /** device pixels for one pixel of the page */
  pixels: number;
  inks: Inks;
  atlas: Atlas | null;
  now: number;
  /** what of the sheet is painted on: whatever lies far beyond may be left out */
  window: Box;
}

const FONT = 15;
const TAG = { height: 24, radius: 12 };

/** Half the width and half the height of a tag, in pixels. */
export const tagSize = (text: string): Point => ({ x: Math.max(17, 8 + 5 * text.length), y: TAG.height / 2 });

const colour = ({ inks }: Brush, tone: Tone): string =>
  ({ quiet: inks.ink, good: inks.chosen, attack: inks.accent, hint: inks.lit })[tone];

/** A picture of the sprites; a blank counter as long as it is not there. */
export function picture(brush: Brush, symbol: string, x: number, y: number, size: number): void {
  const { ctx, atlas, k, pixels, inks } = brush;
  if (atlas && !atlas.has(symbol)) {
    ctx.fillStyle = inks.paper;
    ctx.strokeStyle = inks.line;
    ctx.lineWidth = 1 / k;
    ctx.beginPath();
    ctx.roundRect(x, y, size, size, size * 0.12);
    ctx.fill();
    ctx.stroke();
  }
  atlas?.draw(ctx, symbol, x, y, size, size * k * pixels);
}

/** A stroke with a light or dark rim, to be seen on any ground. */
export function rimmed({ ctx, k }: Brush, path: Path2D | null, ink: string, width: number, rim: string): void {
  ctx.lineJoin = "round";
  for (const [style, wide] of [
    [rim, width + 3],
    [ink, width],
  ] as const) {
    ctx.strokeStyle = style;
    ctx.lineWidth = wide / k;
    if (path) ctx.stroke(path);
    else ctx.stroke();
  }
}

export function paintStroke(brush: Brush, stroke: Stroke): void {
  switch (stroke.draw) {
    case "line":
      return line(brush, stroke);
    case "fill":
      return fill(brush, stroke);
    case "ring":
      return ring(brush, stroke);
    case "tag":
      return tag(brush, stroke);
  }
}

function trace(ctx: Ctx, points: readonly Point[]): void {
  ctx.beginPath();
  points.forEach(({ x, y }, n) => (n ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
}

function line(brush: Brush, { points, tone, width, dashed, headed }: Extract<Stroke, { draw: "line" }>): void {
  const { ctx, k, inks } = brush;
  const drawn = headed ? points.slice(0, -2) : points;
  ctx.lineCap = "round";
  ctx.setLineDash(dashed ? [14 / k, (width + 4) / k] : []);
  trace(ctx, drawn);
  rimmed(brush, null, colour(brush, tone), width, inks.paper);
  ctx.setLineDash([]);
  if (headed) head(brush, points, tone, width);
}

/** The point of an arrow, along its last stretch. */
function head(brush: Brush, points: readonly Point[], tone: Tone, width: number): void {
  const [tip, before] = [points.at(-1), points.at(-4) ?? points[0]];
  if (!tip || !before) return;
  const { ctx, k, inks } = brush;
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const long = (width * 1.6 + 10) / k;
  const corner = (turn: number): Point => ({
    x: tip.x - long * Math.cos(angle + turn),
    y: tip.y - long * Math.sin(angle + turn),
  });
  trace(ctx, [tip, corner(0.5), corner(-0.5)]);
  ctx.closePath();
  rimmed(brush, null, colour(brush, tone), 1, inks.paper);
  ctx.fillStyle = colour(brush, tone);
  ctx.fill();
}

function fill(brush: Brush, { points, tone }: Extract<Stroke, { draw: "fill" }>): void {
  const { ctx } = brush;
  trace(ctx, points);
  ctx.globalAlpha = 0.22;
  ctx.fillStyle = colour(brush, tone);
  ctx.fill();
  ctx.globalAlpha = 1;
}

function ring(brush: Brush, { at, radius, tone }: Extract<Stroke, { draw: "ring" }>): void {
  brush.ctx.beginPath();
  brush.ctx.arc(at.x, at.y, radius / brush.k, 0, 2 * Math.PI);
  rimmed(brush, null, colour(brush, tone), 4, brush.inks.paper);
}

function tag(brush: Brush, { at, text, tone }: Extract<Stroke, { draw: "tag" }>): void {
  const { ctx, k, inks } = brush;
  const half = tagSize(text);
  ctx.beginPath();
  ctx.roundRect(at.x - half.x / k, at.y - half.y / k, (2 * half.x) / k, (2 * half.y) / k, TAG.radius / k);
  ctx.fillStyle = tone === "attack" ? inks.bad : inks.ink;
  ctx.fill();
  ctx.strokeStyle = inks.glow;
  ctx.lineWidth = 2 / k;
  ctx.stroke();
  words(brush, text, at, FONT / k, inks.paper);
}

/** Words in the middle of a point; `rimmed`: with a rim of the colour and width that the brush has. */
export function words({ ctx, inks }: Brush, text: string, at: Point, size: number, ink: string, rimmed = false): void {
  ctx.font = `700 ${size}px ${inks.text}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  if (rimmed) ctx.strokeText(text, at.x, at.y + size * 0.06);
  ctx.fillStyle = ink;
  ctx.fillText(text, at.x, at.y + size * 0.06);
}

/** A sign on the map, turned as it lies, with its letters. */
export function paintMark(brush: Brush, { symbol, x, y, size, angle, text }: Mark): void {
  const { ctx } = brush;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((angle * Math.PI) / 180);
  brush.atlas?.draw(ctx, symbol, -size / 2, -size / 2, size, size * brush.k * brush.pixels);
  if (text) words(brush, text, { x: 0, y: 0 }, size * 0.55, brush.inks.ink);
  ctx.restore();
}

/** How many lie there, in a disc. */
export function paintNumber(brush: Brush, count: number, at: Point, radius: number): void {
  const { ctx, inks, k } = brush;
  ctx.beginPath();
  ctx.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = inks.ink;
  ctx.fill();
  ctx.strokeStyle = inks.paper;
  ctx.lineWidth = 1.5 / k;
  ctx.stroke();
  words(brush, String(count), at, radius * 1.5, inks.paper);
}
