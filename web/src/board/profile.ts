/** The ground along a line, cut open: a figure for the eye beside what the lens says in words. */
import type { Height, Wash } from "../lib/protocol";

/** Units of the figure: how wide a place is, how high a level, and the room over the highest and under the lowest. */
export const WIDE = 20;
export const HIGH = 12;
const ABOVE = 8;
const BELOW = 14;

export interface Column {
  place: string;
  x: number;
  /** from the upper edge to the ground, and to what stands on it */
  ground: number;
  top: number;
  isBlocking: boolean;
}

export interface Cut {
  width: number;
  height: number;
  columns: readonly Column[];
  /** from eye to eye */
  sight: { x1: number; y1: number; x2: number; y2: number };
}

export function cutOpen(heights: readonly Height[], washes: readonly Pick<Wash, "tone" | "places">[]): Cut {
  const low = Math.min(...heights.map(({ ground }) => ground));
  const high = Math.max(...heights.map(({ ground, top }) => Math.max(ground, top)));
  const y = (level: number): number => ABOVE + (high - level) * HIGH;
  const blocking = new Set(washes.filter(({ tone }) => tone === "attack").flatMap(({ places }) => places));
  const columns = heights.map(({ place, ground, top }, n) => ({
    place,
    x: n * WIDE,
    ground: y(ground),
    top: y(top),
    isBlocking: blocking.has(place),
  }));
  const [first, last] = [columns[0], columns.at(-1)];
  return {
    width: heights.length * WIDE,
    height: y(low) + BELOW,
    columns,
    sight: {
      x1: WIDE / 2,
      y1: first?.ground ?? 0,
      x2: (last?.x ?? 0) + WIDE / 2,
      y2: last?.ground ?? 0,
    },
  };
}
