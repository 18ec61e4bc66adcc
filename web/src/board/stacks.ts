/** Where pieces lie on a map of areas: on the squares that the board gives, or as one heap for each side from afar. */
import type { Cost, Piece, Place } from "../lib/protocol";
import type { Box, Point } from "./camera";
import { meet, nearestCorners, type Ring } from "./shapes";

export interface Laid {
  piece: Piece;
  x: number;
  y: number;
  size: number;
}

/** Every piece on its square. If there are more than squares, all are made smaller, so that none hides another. */
export function laid(place: Place, pieces: readonly Piece[]): Laid[] {
  if (pieces.length > place.spots.length) return crowded(place, pieces);
  const row = place.spots[pieces.length - 1] ?? [];
  return row.flatMap(([x, y, size], n) => {
    const piece = pieces[n];
    return piece ? [{ piece, x, y, size }] : [];
  });
}

/** The room that a place has for its pieces: the box around the squares for the largest number. */
export function roomOf(place: Place): Box {
  const squares = place.spots.at(-1) ?? [];
  const x = Math.min(...squares.map(([left]) => left));
  const y = Math.min(...squares.map(([, top]) => top));
  const width = Math.max(...squares.map(([left, , size]) => left + size)) - x;
  return squares.length
    ? { x, y, width, height: Math.max(...squares.map(([, top, size]) => top + size)) - y }
    : { x: place.at[0], y: place.at[1], width: 0, height: 0 };
}

function crowded(place: Place, pieces: readonly Piece[]): Laid[] {
  const room = roomOf(place);
  const { columns, size } = grid(room, pieces.length);
  return pieces.map((piece, n) => ({
    piece,
    x: room.x + (n % columns) * size,
    y: room.y + Math.floor(n / columns) * size,
    size: size * 0.94,
  }));
}

/** The columns that give so many squares the most room each. */
function grid(room: Box, count: number): { columns: number; size: number } {
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const size = Math.min(room.width / columns, room.height / Math.ceil(count / columns));
    if (size > best.size) best = { columns, size };
  }
  return best;
}

export interface Heap {
  key: string;
  place: string;
  ids: string[];
  symbol: string;
  x: number;
  y: number;
  size: number;
}

/** Pixels of a heap: as wide as can be read well, and as wide as it must be to be seen at all. */
const READABLE = 34;
const VISIBLE = 20;
/** From one heap to the next, for its width: its number stands to the right of it. */
const APART = 1.45;

/**
 * From afar: one counter for each side with the number of its pieces, where a single piece lies. If it is larger than
 * that it grows downwards, away from the name of the place.
 */
export function compact(place: Place, pieces: readonly Piece[], scale: number): Heap[] {
  const sides = new Map<string, Piece[]>();
  for (const piece of pieces)
    if (piece.movable) sides.set(piece.side ?? "", [...(sides.get(piece.side ?? "") ?? []), piece]);
  const heaps = [...sides.entries()];
  const room = roomOf(place);
  const size = heapSize(room, heaps.length, scale);
  const [left, top, wide] = place.spots[0]?.[0] ?? [room.x, room.y, 0];
  return heaps.map(([side, stack], n) => ({
    key: `${place.id}/${side}`,
    place: place.id,
    ids: stack.map((piece) => piece.id),
    symbol: stack[0]?.symbol ?? "",
    x: left + wide / 2 - size / 2 + (n - (heaps.length - 1) / 2) * size * APART,
    y: Math.max(top, top + wide / 2 - size / 2),
    size,
  }));
}

/** The width of a heap in units of the sheet: what the room has, within what can be seen and what is enough. */
export function heapSize(room: Box, sides: number, scale: number): number {
  const space = Math.min(room.width / Math.max(1, sides * APART), room.height) * scale;
  return Math.min(READABLE, Math.max(VISIBLE, space)) / (scale || 1);
}

/** Counters that are too small on the screen to be told apart are shown as heaps. */
export const isFar = (counter: number, scale: number): boolean => scale > 0 && counter * scale < 24;

/**
 * The middle of a tag: on the border of the outline nearest to where the way comes from, and clear of what lies about.
 * `taken` are the boxes that it must not cover.
 */
export function tagAt(outline: readonly Ring[], from: Point, tag: Point, taken: readonly Box[]): Point | null {
  const corners = nearestCorners(outline, from);
  const box = ({ x, y }: Point): Box => ({ x: x - tag.x, y: y - tag.y, width: 2 * tag.x, height: 2 * tag.y });
  return corners.find((corner) => !taken.some((each) => meet(box(corner), each))) ?? corners[0] ?? null;
}

/** Is it a fight, and what does the way there cost: each price once, as a place may be reached in several manners. */
export function tagText(costs: readonly Cost[], isAttack: boolean): string {
  const prices = costs.map((cost) => (cost.all ? "∗" : String(cost.points)));
  return `${isAttack ? "⚔" : ""}${prices.join("/")}`;
}
