/** Where pieces lie on a map of areas: on the squares that the board gives, or as one heap for each side from afar. */
import type { Cost, Piece, Place } from "../lib/protocol";

export interface Laid {
  piece: Piece;
  x: number;
  y: number;
  size: number;
}

/** Every piece on its square; if there are more than squares, they lie upon one another, a little aside. */
export function laid(place: Place, pieces: readonly Piece[]): Laid[] {
  const row = place.spots[Math.min(pieces.length, place.spots.length) - 1];
  if (!row?.length) return [];
  return pieces.map((piece, n) => {
    const [x, y, size] = row[n % row.length] ?? [place.at[0], place.at[1], 40];
    const over = Math.floor(n / row.length) * size * 0.16;
    return { piece, x: x + over, y: y - over, size };
  });
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

/** From afar: one counter for each side, of a size that can be read, with the number of its pieces, where a single piece lies. */
export function compact(place: Place, pieces: readonly Piece[], size: number): Heap[] {
  const sides = new Map<string, Piece[]>();
  for (const piece of pieces)
    if (piece.movable) sides.set(piece.side ?? "", [...(sides.get(piece.side ?? "") ?? []), piece]);
  const heaps = [...sides.entries()];
  const [x, y, wide] = place.spots[0]?.[0] ?? [...place.at, 0];
  return heaps.map(([side, stack], n) => ({
    key: `${place.id}/${side}`,
    place: place.id,
    ids: stack.map((piece) => piece.id),
    symbol: stack[0]?.symbol ?? "",
    x: x + wide / 2 - size / 2 + (n - (heaps.length - 1) / 2) * size * 1.2,
    y: y + wide / 2 - size / 2,
    size,
  }));
}

/** Counters that are too small on the screen to be told apart are shown as heaps. */
export const isFar = (counter: number, scale: number): boolean => scale > 0 && counter * scale < 24;

/** The width of a heap in units of the sheet, for it to be large enough for a finger. */
export const heapSize = (scale: number): number => 34 / (scale || 1);

/** A tag with a price hangs at the left of what lies there, so that it hides nobody. */
export function tagAt(place: Place, pieces: readonly Piece[], scale: number, far: boolean): readonly [number, number] {
  const [x, y] = place.at;
  if (far) return [x - (pieces.length ? heapSize(scale) * 1.1 : 0), y];
  const row = laid(place, pieces);
  if (!row.length) return place.at;
  return [
    Math.min(...row.map((each) => each.x)) - 23 / scale,
    Math.min(...row.map((each) => each.y)) + (row[0]?.size ?? 0) / 2,
  ];
}

/** Is it a fight, and what does the way there cost: each price once, as a place may be reached in several manners. */
export function tagText(costs: readonly Cost[], isAttack: boolean): string {
  const prices = costs.map((cost) => (cost.all ? "∗" : String(cost.points)));
  return `${isAttack ? "⚔" : ""}${prices.join("/")}`;
}
