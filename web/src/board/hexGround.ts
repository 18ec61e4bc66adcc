/** Paints what lies on the ground of a map of hexes: lenses, what is lit, chosen and pointed at, costs and marks. */
import type { Layers } from "../lib/protocol";
import { paintMark, paintStroke, rimmed, words, type Brush } from "./brush";
import type { Point } from "./camera";
import type { HexGrid } from "./hexes";
import { hatchings, strengthOf } from "./lenses";
import type { HexAim, HexSight } from "./hexSight";
import { sketch, type Overlay, type Tone } from "./overlays";
import type { Ctx } from "./sheet";

const FLASH = 700;
/** Pixels from the middle of a hex to a corner below which nothing is written in it. */
const LEGIBLE = 19;

/** From 1 to 0 after something new is lit. */
export function flashOf({ isStill, litSince, litPieces, litPlaces }: HexSight, now: number): number {
  if (isStill || !(litPieces.size + litPlaces.size)) return 0;
  return Math.max(0, 1 - (now - litSince) / FLASH);
}

export function trace(ctx: Ctx | Path2D, points: readonly Point[]): void {
  points.forEach(({ x, y }, n) => (n ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
  ctx.closePath();
}

/** The outlines of these hexes as one path. */
export function pathOf(grid: HexGrid, places: Iterable<string>, inset = 0): Path2D {
  const path = new Path2D();
  for (const place of places) if (grid.has(place)) trace(path, grid.outline(place, inset));
  return path;
}

export function paintGround(brush: Brush, sight: HexSight, aim: HexAim): void {
  const { grid, litPlaces, chosen, pointed, marks, layers, counter } = sight;
  if (layers) paintWashes(brush, grid, layers);
  if (litPlaces.size) paintLit(brush, sight);
  tint(brush, grid, aim.hovered, "rgb(255 255 255 / 0.16)");
  tint(brush, grid, aim.over, "rgb(255 206 90 / 0.5)");
  const inset = counter * 0.05;
  outline(brush, grid, chosen ? [chosen] : [], brush.inks.chosen, 4, inset);
  outline(brush, grid, pointed, brush.inks.accent, 5, inset);
  outline(brush, grid, aim.focused ? [aim.focused] : [], brush.inks.focus, 5, inset);
  for (const mark of marks) paintMark(brush, mark);
}

/** A golden border inside the hex, and everything else steps back; where there is a fight it is red and broken. */
function paintLit(brush: Brush, sight: HexSight): void {
  const { ctx, inks, k } = brush;
  const { grid, litPlaces, attacked, sheet, counter, chosen, layers } = sight;
  const open = chosen && !litPlaces.has(chosen) ? [...litPlaces, chosen] : litPlaces;
  if (!layers) {
    const rest = pathOf(grid, open);
    rest.rect(0, 0, sheet.width, sheet.height);
    ctx.fillStyle = inks.dim;
    ctx.fill(rest, "evenodd");
  }
  const calm = pathOf(
    grid,
    [...litPlaces].filter((place) => !attacked.has(place)),
    counter * 0.07,
  );
  const fights = pathOf(grid, attacked, counter * 0.07);
  const flash = flashOf(sight, brush.now);
  for (const [path, ink] of [
    [calm, inks.glow],
    [fights, inks.bad],
  ] as const) {
    ctx.globalAlpha = 0.16 + 0.3 * flash;
    ctx.fillStyle = ink;
    ctx.fill(path);
    ctx.globalAlpha = 1;
    rimmed(brush, path, ink, Math.max(2, Math.min(4, counter * k * 0.07)), inks.ink);
  }
  ctx.setLineDash([5 / k, 6 / k]);
  ctx.strokeStyle = inks.paper;
  ctx.lineWidth = 2 / k;
  ctx.stroke(fights);
  ctx.setLineDash([]);
}

function tint({ ctx }: Brush, grid: HexGrid, place: string | null, ink: string): void {
  if (!place || !grid.has(place)) return;
  ctx.fillStyle = ink;
  ctx.fill(pathOf(grid, [place]));
}

function outline(
  brush: Brush,
  grid: HexGrid,
  places: Iterable<string>,
  ink: string,
  width: number,
  inset: number,
): void {
  const path = pathOf(grid, places, inset);
  rimmed(brush, path, ink, width, brush.inks.paper);
}

// --- lenses ----------------------------------------------------------------------------------------------------------

const inkOf = ({ inks }: Brush, tone: Tone): string =>
  ({ quiet: inks.ink, good: inks.chosen, attack: inks.bad, hint: inks.lit })[tone];

function paintWashes(brush: Brush, grid: HexGrid, { washes }: Layers): void {
  const looks = hatchings(washes);
  washes.forEach(({ tone, places, depth }, n) => {
    const path = pathOf(grid, places);
    brush.ctx.globalAlpha = depth === undefined ? 0.16 : strengthOf(depth);
    brush.ctx.fillStyle = inkOf(brush, tone);
    brush.ctx.fill(path);
    brush.ctx.globalAlpha = 1;
    if (depth !== undefined) return;
    for (const angle of looks[n] ?? []) hatch(brush, grid, places, path, angle, inkOf(brush, tone));
    rimmed(brush, rimOf(grid, places), inkOf(brush, tone), 2.5, brush.inks.paper);
  });
}

/** The hexsides where these hexes end. */
function rimOf(grid: HexGrid, places: readonly string[]): Path2D {
  const [path, own] = [new Path2D(), new Set(places)];
  for (const place of own) {
    const corners = grid.outline(place, grid.radius * 0.03);
    grid.around(place).forEach((next, side) => {
      const [from, to] = [corners[(side + 5) % 6], corners[side]];
      if ((next !== null && own.has(next)) || !from || !to) return;
      path.moveTo(from.x, from.y);
      path.lineTo(to.x, to.y);
    });
  }
  return path;
}

function hatch(
  { ctx, k }: Brush,
  grid: HexGrid,
  places: readonly string[],
  path: Path2D,
  angle: number,
  ink: string,
): void {
  const box = grid.boxOf(places, grid.radius);
  if (!box) return;
  const pitch = Math.max(8 / k, grid.radius / 5);
  const far = Math.hypot(box.width, box.height) / 2;
  ctx.save();
  ctx.clip(path);
  ctx.translate(box.x + box.width / 2, box.y + box.height / 2);
  ctx.rotate((angle * Math.PI) / 180);
  ctx.beginPath();
  for (let x = -far; x <= far; x += pitch) {
    ctx.moveTo(x, -far);
    ctx.lineTo(x, far);
  }
  ctx.globalAlpha = 0.45;
  ctx.strokeStyle = ink;
  ctx.lineWidth = 1 / k;
  ctx.stroke();
  ctx.restore();
}

/** Figures and lines of a lens, over the pieces. */
export function paintLines(brush: Brush, layers: Layers, locate: (id: string) => Point | null): void {
  const overlays: Overlay[] = layers.areas.map(({ tone, corners }) => ({
    kind: "zone",
    tone,
    corners: corners.map(([x, y]) => ({ x, y })),
  }));
  for (const overlay of overlays) for (const stroke of sketch(overlay, locate)) paintStroke(brush, stroke);
  for (const { tone, through, style } of layers.lines) {
    const points = through.map(locate).filter((at) => at !== null);
    if (points.length > 1)
      paintStroke(brush, {
        draw: "line",
        points,
        tone,
        width: 4,
        dashed: style === "dashed",
        headed: style === "arrow",
      });
  }
}

// --- letters in hexes ------------------------------------------------------------------------------------------------

/** A few letters at the lower edge of a hex, where no counter hides them; quiet ones above its number, if it is free. */
export function paintTags(brush: Brush, { grid, tags, here, isBare }: HexSight): void {
  const { ctx, k, inks } = brush;
  if (grid.radius * k < LEGIBLE) return;
  const size = Math.min(grid.radius * 0.32, 15 / k);
  for (const { place, text, tone } of tags) {
    const middle = grid.middleOf(place);
    if (!middle || !text) continue;
    const at = { x: middle.x, y: middle.y + grid.radius * 0.66 };
    if (tone === "quiet") {
      const low = here.has(place) && !isBare ? 0.66 : 0.3;
      outlined(brush, text, { x: at.x, y: middle.y + grid.radius * low }, size);
      continue;
    }
    const [wide, high] = [Math.max(size * 0.9, size * (0.32 * text.length + 0.35)), size * 0.72];
    ctx.beginPath();
    ctx.roundRect(at.x - wide, at.y - high, 2 * wide, 2 * high, high);
    ctx.fillStyle = tone === "attack" ? inks.bad : inks.ink;
    ctx.fill();
    ctx.strokeStyle = inks.glow;
    ctx.lineWidth = 1.5 / k;
    ctx.stroke();
    words(brush, text, at, size, inks.paper);
  }
}

/** Letters with a rim of paper, to be read on any ground. */
export function outlined({ ctx, k, inks }: Brush, text: string, at: Point, size: number, face = "700"): void {
  ctx.font = `${face} ${size}px ${inks.text}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.lineJoin = "round";
  ctx.strokeStyle = inks.paper;
  ctx.lineWidth = 4 / k;
  ctx.strokeText(text, at.x, at.y);
  ctx.fillStyle = inks.ink;
  ctx.fillText(text, at.x, at.y);
}
