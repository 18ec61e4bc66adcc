/** Where pieces lie on a map of areas: on the squares that the board gives, or as one heap for each side from afar. */
import type { Piece, Place } from "../lib/protocol";

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
  for (const piece of pieces) if (piece.movable) sides.set(piece.side ?? "", [...(sides.get(piece.side ?? "") ?? []), piece]);
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

/** The nearest place in a direction, for the arrow keys: near counts, and so does being straight ahead. */
export function nextPlace(places: readonly Place[], from: string, [dx, dy]: readonly [number, number]): string | null {
  const start = places.find((place) => place.id === from);
  if (!start) return places[0]?.id ?? null;
  let best: string | null = null;
  let least = Infinity;
  for (const place of places) {
    if (place.id === from) continue;
    const x = place.at[0] - start.at[0];
    const y = place.at[1] - start.at[1];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (ahead <= 0 || aside > ahead * 1.6) continue;
    const far = ahead + aside * 1.8;
    if (far < least) [best, least] = [place.id, far];
  }
  return best;
}
