/** A map of areas in plain numbers: outlines, what lies where, and what is under a point. */
import type { Board, Piece, Place } from "../lib/protocol";
import { around, type Box, type Point } from "./camera";
import { boxOf, contains, rings, within, type Ring } from "./shapes";
import { compact, isFar, laid, type Heap, type Laid } from "./stacks";

export interface Area {
  place: Place;
  outline: readonly Ring[];
  box: Box;
}

/** The places that are on the map, by id, in the order of the board. */
export type Areas = ReadonlyMap<string, Area>;

export function areasOf(board: Pick<Board, "places">): Areas {
  const found = new Map<string, Area>();
  for (const place of board.places) {
    if (!place.path) continue;
    const outline = rings(place.path);
    found.set(place.id, { place, outline, box: boxOf(outline) });
  }
  return found;
}

/** The place under a point of the sheet; the last drawn is on top. */
export function placeAt(areas: Areas, point: Point): string | null {
  let found: string | null = null;
  for (const { place, outline, box } of areas.values())
    if (within(box, point) && contains(outline, point)) found = place.id;
  return found;
}

/** What is under a point: a piece, or a whole heap, and always its place. */
export interface Found {
  piece: string | null;
  place: string | null;
  isStack: boolean;
}

/** Everything that lies on the map, where it lies at a scale. */
export interface Lying {
  pieces: readonly Laid[];
  heaps: readonly Heap[];
}

export function lying(areas: Areas, here: ReadonlyMap<string, readonly Piece[]>, counter: number, k: number): Lying {
  const places = [...areas.values()].map(({ place }) => place);
  const at = (place: Place): readonly Piece[] => here.get(place.id) ?? [];
  return isFar(counter, k)
    ? { pieces: [], heaps: places.flatMap((place) => compact(place, at(place), k)) }
    : { pieces: places.flatMap((place) => laid(place, at(place))), heaps: [] };
}

const square = ({ x, y, size }: { x: number; y: number; size: number }): Box => ({ x, y, width: size, height: size });

/** The top piece first, then heaps, then the ground; markers do not count. */
export function foundAt(areas: Areas, { pieces, heaps }: Lying, point: Point): Found {
  const piece = pieces.findLast((each) => each.piece.movable && within(square(each), point))?.piece;
  if (piece) return { piece: piece.id, place: piece.place, isStack: false };
  const heap = heaps.findLast((each) => within(square(each), point));
  if (heap) return { piece: null, place: heap.place, isStack: true };
  return { piece: null, place: placeAt(areas, point), isStack: false };
}

/** The boxes of all that lies about, which a tag must not cover. */
export const takenBy = ({ pieces, heaps }: Lying): Box[] => [...pieces, ...heaps].map(square);

/** The box around the middles of these places, with room for their counters. */
export function boxAround(areas: Areas, ids: readonly string[], counter: number): Box | null {
  const found = ids.map((id) => areas.get(id)?.place.at).filter((at) => at !== undefined);
  return around(found, counter * 4);
}

/** Where enemies face each other: places of one side that meet, or are next to, places of another. */
export function frontOf(areas: Areas, pieces: readonly Piece[]): string[] {
  const sides = new Map<string, Set<string>>();
  for (const { place, side, movable } of pieces)
    if (side && movable && areas.has(place)) sides.set(place, (sides.get(place) ?? new Set()).add(side));
  const meets = (id: string): boolean => {
    const here = sides.get(id) ?? new Set();
    const near = areas.get(id)?.place.neighbours.flatMap((each) => [...(sides.get(each) ?? [])]) ?? [];
    return here.size > 1 || near.some((side) => !here.has(side));
  };
  return [...sides.keys()].filter(meets);
}

/** More places than these are not a spot to look at. */
const FEW = 6;

/**
 * What a board opens on: the places of the question if they are few, else the thickest part of the front, else where most
 * pieces stand. `asked` are lists of places, the most telling first.
 */
export function opensOn(
  areas: Areas,
  pieces: readonly Piece[],
  asked: readonly (readonly string[])[],
): readonly string[] {
  const known = asked.map((ids) => ids.filter((id) => areas.has(id)));
  const few = known.find((ids) => ids.length > 0 && ids.length <= FEW);
  if (few) return few;
  const standing = new Set(pieces.map(({ place }) => place).filter((id) => areas.has(id)));
  const front = frontOf(areas, pieces);
  const thick = thickest(areas, pieces, front.length ? front : [...standing]);
  return thick.length ? thick : (known.find((ids) => ids.length) ?? []);
}

/** Of these places the one with most pieces in and around it, and those around it. */
function thickest(areas: Areas, pieces: readonly Piece[], ids: readonly string[]): readonly string[] {
  if (ids.length <= FEW) return ids;
  const near = (id: string): string[] => [
    id,
    ...(areas.get(id)?.place.neighbours.filter((each) => ids.includes(each)) ?? []),
  ];
  const count = (id: string): number => pieces.filter(({ place }) => near(id).includes(place)).length;
  return near(ids.reduce((best, id) => (count(id) > count(best) ? id : best)));
}
