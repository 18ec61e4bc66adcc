/** Names beside heaps, where the map is so far away that what is printed on it cannot be read. */
import type { Box, Point } from "./camera";
import { meet } from "./shapes";
import type { Heap } from "./stacks";

export interface Named {
  text: string;
  /** its middle */
  at: Point;
}

/** Pixels of the letters, and how wide one of them is for its height. */
export const LETTER = 11;
const WIDE = 0.56;

/** A counter of so few pixels tells that the map is too far away to be read. */
const UNREADABLE = 15;

export const isUnreadable = (counter: number, scale: number): boolean => scale > 0 && counter * scale < UNREADABLE;

/**
 * The name of every place with a heap, below it or above it; where there is room on neither side, none. Large heaps
 * come first.
 */
export function namesBeside(heaps: readonly Heap[], nameOf: (place: string) => string, scale: number): Named[] {
  const taken: Box[] = heaps.map(({ x, y, size }) => ({ x, y, width: size, height: size }));
  const found: Named[] = [];
  for (const [place, stacks] of [...byPlace(heaps)].sort((a, b) => count(b[1]) - count(a[1]))) {
    const text = nameOf(place);
    const box = boxesFor(text, stacks, scale).find((each) => !taken.some((other) => meet(each, other)));
    if (!text || !box) continue;
    taken.push(box);
    found.push({ text, at: { x: box.x + box.width / 2, y: box.y + box.height / 2 } });
  }
  return found;
}

function byPlace(heaps: readonly Heap[]): Map<string, Heap[]> {
  const found = new Map<string, Heap[]>();
  for (const heap of heaps) found.set(heap.place, [...(found.get(heap.place) ?? []), heap]);
  return found;
}

const count = (heaps: readonly Heap[]): number => heaps.reduce((sum, { ids }) => sum + ids.length, 0);

function boxesFor(text: string, heaps: readonly Heap[], scale: number): Box[] {
  const left = Math.min(...heaps.map(({ x }) => x));
  const right = Math.max(...heaps.map(({ x, size }) => x + size));
  const top = Math.min(...heaps.map(({ y }) => y));
  const bottom = Math.max(...heaps.map(({ y, size }) => y + size));
  const [width, height] = [(text.length * LETTER * WIDE) / scale, (LETTER * 1.1) / scale];
  const x = (left + right - width) / 2;
  return [bottom + 1 / scale, top - height - 1 / scale].map((y) => ({ x, y, width, height }));
}
