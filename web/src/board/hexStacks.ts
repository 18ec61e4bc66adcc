/** Where counters lie on a map of hexes: stacks in their order with an offset, fanned out when asked, blocks from afar. */
import type { Piece } from "../lib/protocol";
import type { Box, Point } from "./camera";
import type { HexGrid } from "./hexes";
import { within } from "./shapes";

/** How much can be told apart: blocks of brigades, counters, or full faces. */
export type Detail = "blocks" | "counters" | "faces";

/** Pixels of a counter from which on it is more than a block, and a full face. */
export const FAR = 24;
const FACE = 54;

export const detailOf = (counter: number, k: number): Detail =>
  counter * k < FAR ? "blocks" : counter * k < FACE ? "counters" : "faces";

/** A counter on its square; a `part` of a line or column lies on another hex than the piece itself. */
export interface Laid {
  piece: Piece;
  place: string;
  x: number;
  y: number;
  size: number;
  part: boolean;
}

/** A stack from afar: one block for each side. */
export interface Block {
  place: string;
  side: string;
  ids: readonly string[];
  at: Point;
  facing: number | null;
  isPart: boolean;
}

export interface Lying {
  pieces: readonly Laid[];
  blocks: readonly Block[];
  fan: Fan | null;
}

/** A stack that is spread out over its neighbours to be read. */
export interface Fan {
  place: string;
  box: Box;
  pieces: readonly Laid[];
}

/** What of a stack is seen below the counter that lies on it. */
const STEP: Readonly<Record<Detail, number>> = { blocks: 0, counters: 0.11, faces: 0.16 };
/** Parts of the stack's height that a high stack has at most. */
const HIGHEST = 0.5;
/** The size of the part of a line that stands on a further hex. */
const PART = 0.62;

export type Here = ReadonlyMap<string, readonly Piece[]>;

export function lying(grid: HexGrid, here: Here, counter: number, k: number, fanned: string | null = null): Lying {
  const detail = detailOf(counter, k);
  if (detail === "blocks") return { pieces: [], blocks: blocks(grid, here), fan: null };
  const pieces: Laid[] = [];
  for (const [place, stack] of here) {
    const middle = grid.middleOf(place);
    if (!middle) continue;
    pieces.push(...parts(grid, stack, counter));
    pieces.push(...stacked(place, stack, middle, counter, STEP[detail]));
  }
  return { pieces, blocks: [], fan: fanned ? fanOf(grid, here, fanned, counter) : null };
}

/** The size of a piece that goes along with others and looks nowhere. */
const BESIDE = 0.58;

/**
 * A stack from the bottom to the top: each lies a step above the one before, all together in the middle of the hex. Whoever
 * looks nowhere, such as a leader, stands beside those who do.
 */
export function stacked(place: string, stack: readonly Piece[], middle: Point, size: number, step: number): Laid[] {
  const lined = stack.filter((piece) => piece.facing !== undefined);
  if (!lined.length) return piled(place, stack, middle, size, step);
  const others = stack.filter((piece) => piece.facing === undefined);
  return [...piled(place, lined, middle, size, step), ...beside(place, others, middle, size)];
}

/** Left, right, then higher up. */
function beside(place: string, pieces: readonly Piece[], middle: Point, counter: number): Laid[] {
  const size = counter * BESIDE;
  return pieces.map((piece, n) => ({
    piece,
    place,
    x: middle.x + (n % 2 ? 0.4 * counter : -0.4 * counter - size),
    y: middle.y - size / 2 - Math.floor(n / 2) * size * 0.6,
    size,
    part: false,
  }));
}

function piled(place: string, stack: readonly Piece[], middle: Point, size: number, step: number): Laid[] {
  const rise = Math.min(step * size, (HIGHEST * size) / Math.max(1, stack.length - 1));
  const whole = (stack.length - 1) * rise;
  return stack.map((piece, n) => ({
    piece,
    place,
    x: middle.x - size / 2 + (n - (stack.length - 1) / 2) * rise * 0.5,
    y: middle.y - size / 2 + whole / 2 - n * rise,
    size,
    part: false,
  }));
}

/** The further hexes that lines and columns stand on. */
function parts(grid: HexGrid, stack: readonly Piece[], counter: number): Laid[] {
  const size = counter * PART;
  return stack.flatMap((piece) =>
    (piece.covers ?? []).flatMap((place) => {
      const at = grid.middleOf(place);
      return at ? [{ piece, place, x: at.x - size / 2, y: at.y - size / 2, size, part: true }] : [];
    }),
  );
}

/** Side by side over the hex, the bottom of the stack on the left. */
export function fanOf(grid: HexGrid, here: Here, place: string, counter: number): Fan | null {
  const stack = here.get(place) ?? [];
  const middle = grid.middleOf(place);
  if (!middle || stack.length < 2) return null;
  const pitch = counter * 1.08;
  const [width, room] = [stack.length * pitch, counter * 0.12];
  const [left, top] = [middle.x - width / 2, middle.y - counter / 2];
  return {
    place,
    box: { x: left - room, y: top - room, width: width + 2 * room, height: counter + 2 * room },
    pieces: stack.map((piece, n) => ({ piece, place, x: left + n * pitch, y: top, size: counter, part: false })),
  };
}

function blocks(grid: HexGrid, here: Here): Block[] {
  const found: Block[] = [];
  for (const [place, stack] of here) {
    const at = grid.middleOf(place);
    if (!at) continue;
    found.push(...sidesOf(stack, place, at));
    for (const piece of stack)
      for (const other of piece.covers ?? []) {
        const there = grid.middleOf(other);
        if (there) found.push({ ...blockOf([piece], other, there), isPart: true });
      }
  }
  return found;
}

function sidesOf(stack: readonly Piece[], place: string, at: Point): Block[] {
  const sides = new Map<string, Piece[]>();
  for (const piece of stack)
    if (piece.movable) sides.set(piece.side ?? "", [...(sides.get(piece.side ?? "") ?? []), piece]);
  return [...sides.values()].map((pieces) => blockOf(pieces, place, at));
}

const blockOf = (pieces: readonly Piece[], place: string, at: Point): Block => ({
  place,
  side: pieces[0]?.side ?? "",
  ids: pieces.map((piece) => piece.id),
  at,
  facing: facingOf(pieces),
  isPart: false,
});

/** The way a stack looks: that of its uppermost piece that looks anywhere. */
export const facingOf = (pieces: readonly Piece[]): number | null =>
  pieces.findLast((piece) => piece.facing !== undefined)?.facing ?? null;

const square = ({ x, y, size }: Laid): Box => ({ x, y, width: size, height: size });

/** What is under a point. The fan lies on top, then the uppermost counter, then the ground. */
export interface Under {
  piece: string | null;
  place: string | null;
  isStack: boolean;
}

export function foundAt(grid: HexGrid, { pieces, blocks: far, fan }: Lying, point: Point): Under {
  const on = (each: Laid): boolean => each.piece.movable && within(square(each), point);
  const fanned = fan?.pieces.findLast(on);
  if (fan && (fanned || within(fan.box, point)))
    return { piece: fanned?.piece.id ?? null, place: fan.place, isStack: false };
  const piece = pieces.findLast(on);
  if (piece) return { piece: piece.piece.id, place: piece.place, isStack: false };
  const place = grid.at(point);
  return { piece: null, place, isStack: far.some((each) => each.place === place && !each.isPart) };
}

/** The middles of all hexes that a line or column stands on, in order. */
export function bodyOf(grid: HexGrid, piece: Piece): Point[] {
  const order = grid.has(piece.place) ? ordered(grid, [piece.place, ...(piece.covers ?? [])]) : [];
  return order.map((place) => grid.middleOf(place)).filter((at) => at !== null);
}

/** Hexes from one end of the line to the other: its own may stand in the middle. */
function ordered(grid: HexGrid, places: readonly string[]): string[] {
  const [own = "", ...rest] = places;
  const ends: string[] = [own];
  for (const place of rest) {
    const last = ends.at(-1) ?? own;
    if (grid.distance(last, place) === 1) ends.push(place);
    else if (grid.distance(ends[0] ?? own, place) === 1) ends.unshift(place);
    else ends.push(place);
  }
  return ends;
}
