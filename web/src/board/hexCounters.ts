/** Paints the counters of a map of hexes: stacks, lines over several hexes, the way they face, and blocks from afar. */
import { paintNumber, picture, rimmed, type Brush } from "./brush";
import type { Box, Point } from "./camera";
import type { Piece } from "../lib/protocol";
import { angleOf, towards } from "./hexes";
import { endOfLine } from "./hexGrip";
import { flashOf, outlined, trace } from "./hexGround";
import { FORMATION, formationNames } from "./hexNames";
import type { HexSight, SideLook } from "./hexSight";
import { bodyOf, detailOf, facingOf, type Block, type Fan, type Laid, type Lying } from "./hexStacks";
import type { Moves } from "./moves";
import { ringAround, type Ringed } from "./rings";
import { within } from "./shapes";
import { grown } from "./tiles";

const NO_SIDE: SideLook = { face: "#5b5140", ink: "#fffaf0", edge: "#2a2219", number: 0 };
const lookOf = ({ sides }: HexSight, side: string | null | undefined): SideLook => sides.get(side ?? "") ?? NO_SIDE;

/** Hexes beyond the window that are painted: as far as a line reaches into it from a hex outside. */
const BEYOND = 8;

export function paintCounters(brush: Brush, sight: HexSight, lies: Lying, moves: Moves): void {
  brush.atlas?.foresee(facesOf(sight));
  moves.seenAs(detailOf(sight.counter, brush.k));
  if (lies.blocks.length) return paintBlocks(brush, sight, lies.blocks);
  const { fan } = lies;
  const { held, grid } = sight;
  const near = grown(brush.window, BEYOND * grid.radius);
  const pieces = lies.pieces.filter((each) => within(near, each) || within(near, spot(brush, sight, each, moves)));
  for (const each of pieces) if (!each.part && each.piece.covers?.length) body(brush, sight, each);
  for (const each of pieces) ring(brush, sight, each, moves);
  for (const each of pieces) if (!held.has(each.piece.id)) counter(brush, sight, each, moves);
  for (const each of pieces) if (held.has(each.piece.id)) counter(brush, sight, each, moves);
  fronts(brush, sight, near);
  moves.forget(new Set(lies.pieces.map(({ piece }) => piece.id)));
  if (fan) paintFan(brush, sight, fan);
}

/** The pictures of all counters on the map, wherever one looks: a hand may come to any of them. */
function* facesOf({ here }: HexSight): Iterable<string> {
  for (const stack of here.values())
    for (const { symbol, badges } of stack) {
      yield symbol;
      for (const badge of badges) if (badge.symbol) yield badge.symbol;
    }
}

function ringed({ held, litPieces, pointedPieces }: HexSight, ids: readonly string[]): Ringed | null {
  if (ids.some((id) => held.has(id))) return "held";
  if (ids.some((id) => pointedPieces.has(id))) return "pointed";
  return ids.some((id) => litPieces.has(id)) ? "lit" : null;
}

/** Where a counter is now: on its way, or lifted if it is held. */
function spot(brush: Brush, sight: HexSight, { piece, x, y, size, part }: Laid, moves: Moves): Point {
  const at = part ? { x, y } : moves.at(piece.id, { x, y }, brush.now, sight.isStill);
  return sight.held.has(piece.id) ? { x: at.x, y: at.y - size * 0.08 } : at;
}

function ring(brush: Brush, sight: HexSight, each: Laid, moves: Moves): void {
  const kind = ringed(sight, [each.piece.id]);
  if (!kind) return;
  const { x, y } = spot(brush, sight, each, moves);
  ringAround(brush, kind, x, y, each.size, flashOf(sight, brush.now));
}

function counter(brush: Brush, sight: HexSight, each: Laid, moves: Moves): void {
  const { x, y } = spot(brush, sight, each, moves);
  face(brush, each, x, y);
}

function face(brush: Brush, { piece, size }: Laid, x: number, y: number): void {
  picture(brush, piece.symbol, x, y, size);
  for (const badge of piece.badges) if (badge.symbol) picture(brush, badge.symbol, x, y, size);
  if (piece.count > 1) paintNumber(brush, piece.count, { x: x + size * 0.86, y: y + size * 0.86 }, size * 0.2);
}

/** A line or column over several hexes: one broad band under its counters. */
function body(brush: Brush, sight: HexSight, { piece, size }: Laid): void {
  const { ctx, inks } = brush;
  const look = lookOf(sight, piece.side);
  const points = bodyOf(sight.grid, piece);
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  for (const [ink, width] of [
    [inks.paper, size * 0.82],
    [look.edge, size * 0.76],
    [look.face, size * 0.68],
  ] as const) {
    ctx.beginPath();
    points.forEach(({ x, y }, n) => (n ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
    ctx.strokeStyle = ink;
    ctx.lineWidth = width;
    ctx.stroke();
  }
  ctx.lineCap = "butt";
}

// --- facing ----------------------------------------------------------------------------------------------------------

/** The front of every stack and of every further hex of a line, along its front hexsides. */
function fronts(brush: Brush, sight: HexSight, near: Box): void {
  for (const [place, stack] of sight.here) {
    const middle = sight.grid.middleOf(place);
    if (!middle || !within(near, middle)) continue;
    const shown = stack.filter((piece) => piece.facing !== undefined);
    for (const facing of new Set(shown.map((piece) => piece.facing))) {
      const of = shown.filter((piece) => piece.facing === facing);
      const side = of.at(-1)?.side;
      if (facing !== undefined) front(brush, sight, place, facing, side);
      for (const piece of of) if (piece.bent) bentEnd(brush, sight, piece, piece.bent);
      for (const other of of.flatMap((piece) => piece.covers ?? []))
        if (facing !== undefined) front(brush, sight, other, facing, side);
    }
  }
}

/** A bold hook at the corner that is looked at, along both hexsides; or a stroke along the side, with a tip. */
export function front(
  brush: Brush,
  { grid, sides }: Pick<HexSight, "grid" | "sides">,
  place: string,
  facing: number,
  side: string | null | undefined,
): void {
  const middle = grid.middleOf(place);
  if (!middle) return;
  const { ctx, inks, k } = brush;
  const { edge } = sides.get(side ?? "") ?? NO_SIDE;
  const { radius } = grid;
  const angle = angleOf(facing);
  const isSide = facing >= 6;
  const [left, right] = [-1, 1].map((hand) => towards(middle, angle + hand * (isSide ? 30 : 60), radius * 0.9)) as [
    Point,
    Point,
  ];
  const tip = isSide ? inwards(left, right, 0.5) : towards(middle, angle, radius * 0.9);
  ctx.beginPath();
  for (const [n, { x, y }] of [
    inwards(left, tip, isSide ? 0.2 : 0.5),
    tip,
    inwards(right, tip, isSide ? 0.2 : 0.5),
  ].entries())
    if (n) ctx.lineTo(x, y);
    else ctx.moveTo(x, y);
  rimmed(brush, null, edge, Math.max(3, radius * k * 0.12), inks.paper);
  if (isSide) arrowhead(brush, tip, angle, radius * 0.17, edge);
}

/** The hexside that an end which is bent back looks at, on the outermost hex of its line. */
function bentEnd(brush: Brush, { grid, sides }: HexSight, piece: Piece, end: "left" | "right"): void {
  const hand = end === "left" ? -1 : 1;
  const facing = piece.facing ?? 0;
  const out = endOfLine({ x: 0, y: 0 }, facing, end, 1);
  const hexes = [piece.place, ...(piece.covers ?? [])].map((each) => grid.middleOf(each)).filter((at) => at !== null);
  const [middle] = hexes.toSorted((a, b) => b.x * out.x + b.y * out.y - a.x * out.x - a.y * out.y);
  if (!middle) return;
  const [near, far] = [60, 120].map((turn) => towards(middle, angleOf(facing) + hand * turn, grid.radius * 0.9));
  if (!near || !far) return;
  brush.ctx.beginPath();
  brush.ctx.moveTo(near.x, near.y);
  brush.ctx.lineTo(far.x, far.y);
  const { edge } = sides.get(piece.side ?? "") ?? NO_SIDE;
  rimmed(brush, null, edge, Math.max(3, grid.radius * brush.k * 0.12), brush.inks.paper);
}

const inwards = (end: Point, to: Point, part: number): Point => ({
  x: end.x + (to.x - end.x) * part,
  y: end.y + (to.y - end.y) * part,
});

function arrowhead({ ctx, inks, k }: Brush, tip: Point, angle: number, size: number, ink: string): void {
  ctx.beginPath();
  trace(ctx, [towards(tip, angle, size * 0.5), towards(tip, angle + 135, size), towards(tip, angle - 135, size)]);
  ctx.fillStyle = ink;
  ctx.strokeStyle = inks.paper;
  ctx.lineWidth = 1.5 / k;
  ctx.fill();
  ctx.stroke();
}

// --- from afar -------------------------------------------------------------------------------------------------------

/** A block for each stack, turned to its front, the sides told apart by a bar; and the names of formations. */
function paintBlocks(brush: Brush, sight: HexSight, blocks: readonly Block[]): void {
  for (const block of blocks) {
    const kind = ringed(sight, block.ids);
    const size = sight.counter * 0.9;
    if (kind) ringAround(brush, kind, block.at.x - size / 2, block.at.y - size / 2, size, flashOf(sight, brush.now));
  }
  for (const block of blocks) paintBlock(brush, sight, block);
  const names = formationNames(blocks, sight.groups, sight.grid, brush.k);
  for (const { text, at } of names) outlined(brush, text, at, FORMATION / brush.k);
}

function paintBlock(brush: Brush, sight: HexSight, { at, side, facing, ids, isPart }: Block): void {
  const { ctx, inks } = brush;
  const look = lookOf(sight, side);
  const [wide, deep] = [sight.grid.radius * 0.72, sight.grid.radius * (isPart ? 0.3 : 0.42)];
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(((facing === null ? 0 : angleOf(facing) + 90) * Math.PI) / 180);
  ctx.beginPath();
  ctx.rect(-wide, -deep, 2 * wide, 2 * deep);
  ctx.fillStyle = look.face;
  ctx.fill();
  rimmed(brush, null, look.edge, 1.5, inks.paper);
  ctx.fill();
  if (look.number % 2) line(brush, look.ink, [-wide, deep], [wide, -deep]);
  if (ids.length > 1) line(brush, look.ink, [-wide * 0.8, deep * 0.1], [wide * 0.8, deep * 0.1]);
  if (facing !== null) arrowhead(brush, { x: 0, y: -deep }, -90, sight.grid.radius * 0.34, look.edge);
  ctx.restore();
}

function line({ ctx, k }: Brush, ink: string, from: readonly [number, number], to: readonly [number, number]): void {
  ctx.beginPath();
  ctx.moveTo(...from);
  ctx.lineTo(...to);
  ctx.strokeStyle = ink;
  ctx.lineWidth = 1.2 / k;
  ctx.stroke();
}

// --- the fan ---------------------------------------------------------------------------------------------------------

/** A stack side by side on a slip of paper. */
function paintFan(brush: Brush, sight: HexSight, { box, pieces }: Fan): void {
  const { ctx, inks, k } = brush;
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.width, box.height, 6 / k);
  ctx.fillStyle = inks.paper;
  ctx.fill();
  ctx.strokeStyle = inks.ink;
  ctx.lineWidth = 1.5 / k;
  ctx.stroke();
  for (const each of pieces) {
    const kind = ringed(sight, [each.piece.id]);
    if (kind) ringAround(brush, kind, each.x, each.y, each.size, 0);
  }
  for (const each of pieces) face(brush, each, each.x, each.y);
}

// --- a move that is thought of ---------------------------------------------------------------------------------------

/** The way, what it costs, and the counters as they would stand; crossed out where it is not allowed. */
/** What a hand can pull: small rounds that say so, at the ends of the line. */
function paintKnobs({ ctx, inks, k }: Brush, { knobs }: HexSight): void {
  for (const { x, y } of knobs) {
    ctx.beginPath();
    ctx.arc(x, y, 6 / k, 0, 2 * Math.PI);
    ctx.fillStyle = inks.glow;
    ctx.strokeStyle = inks.ink;
    ctx.lineWidth = 1.5 / k;
    ctx.fill();
    ctx.stroke();
  }
}

/** Where in its stack the one in the hand would lie: a bar in the fan. */
function paintSlot(brush: Brush, fan: Fan, id: string, level: number, ink: string): void {
  const lined = fan.pieces.filter(({ piece }) => piece.facing !== undefined);
  const to = lined.length - 1 - level;
  const [slot, own] = [lined[to], lined.findIndex(({ piece }) => piece.id === id)];
  if (!slot) return;
  const x = slot.x + (to > own ? slot.size : 0);
  brush.ctx.beginPath();
  brush.ctx.moveTo(x, slot.y - slot.size * 0.1);
  brush.ctx.lineTo(x, slot.y + slot.size * 1.1);
  rimmed(brush, null, ink, 6, brush.inks.paper);
}

export function paintGhost(brush: Brush, sight: HexSight, fan: Fan | null = null): void {
  const { ghost, grid } = sight;
  paintKnobs(brush, sight);
  if (!ghost) return;
  const { ctx, inks } = brush;
  const ink = ghost.isAllowed === false || ghost.isAttack ? inks.bad : inks.chosen;
  const points = [ghost.from, ...ghost.path].map((place) => grid.middleOf(place)).filter((at) => at !== null);
  const end = points.at(-1);
  if (!end) return;
  if (points.length > 1) {
    ctx.beginPath();
    points.forEach(({ x, y }, n) => (n ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
    rimmed(brush, null, ink, 5, inks.paper);
  }
  const place = ghost.path.at(-1) ?? ghost.from;
  const size = sight.counter * 0.92;
  ctx.globalAlpha = 0.72;
  if (points.length > 1 && detailOf(sight.counter, brush.k) !== "blocks")
    ghost.pieces.forEach((piece, n) =>
      face(
        brush,
        { piece, place, x: 0, y: 0, size, part: false },
        end.x - size / 2 + n * size * 0.06,
        end.y - size / 2 - n * size * 0.1,
      ),
    );
  ctx.globalAlpha = 1;
  const { bend, level } = ghost.inPlace ?? {};
  const [lead] = ghost.pieces;
  if (fan && lead && level !== undefined) paintSlot(brush, fan, lead.id, level, ink);
  if (lead && bend && bend !== "straight" && ghost.isAllowed !== false) bentEnd(brush, sight, lead, bend);
  const facing = ghost.facing ?? facingOf(ghost.pieces);
  if (facing !== null && ghost.isAllowed !== false) front(brush, sight, place, facing, ghost.pieces[0]?.side);
  if (ghost.isAllowed === false) cross(brush, end, sight.grid.radius * 0.5);
}

function cross(brush: Brush, { x, y }: Point, reach: number): void {
  const { ctx, inks } = brush;
  ctx.beginPath();
  ctx.moveTo(x - reach, y - reach);
  ctx.lineTo(x + reach, y + reach);
  ctx.moveTo(x + reach, y - reach);
  ctx.lineTo(x - reach, y + reach);
  rimmed(brush, null, inks.bad, 6, inks.paper);
}
