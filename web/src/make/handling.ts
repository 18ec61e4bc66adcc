/** What a hand does to a piece, by pointer, by keys or by buttons. */
import type { Workshop } from "../lib/protocol";
import type { Piece } from "./draft";
import { middleOf, pushed, sized, turned, within, type Point } from "./shapes";

export const TURN = 15;
export const BIGGER = 1.1;

export type Shaping = (outline: readonly Point[], all: readonly Point[]) => Point[];

export const middle = (piece: Piece): Point => (piece.vertices.length ? middleOf(piece.vertices) : [0, 0]);

export const pushedBy =
  (workshop: Workshop, by: Point): Shaping =>
  (outline, all) =>
    pushed(outline, within(all, by, workshop.table));

export const spun =
  (degrees: number): Shaping =>
  (outline, all) =>
    turned(outline, middleOf(all), degrees);

export const resized =
  (factor: number): Shaping =>
  (outline, all) =>
    sized(outline, middleOf(all), factor);

/** What a key does to the piece in hand; null if nothing. Arrows push by the smallest step, with Shift by a line of the
 * grid; Q and E turn, plus and minus size. */
export function shapingOf(workshop: Workshop, key: string, far: boolean): Shaping | null {
  const step = far ? workshop.grid : workshop.step;
  const ways: Record<string, Point> = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, step],
    ArrowDown: [0, -step],
  };
  const way = ways[key];
  if (way) return pushedBy(workshop, way);
  const turn = far ? TURN / 3 : TURN;
  if (key === "q" || key === "Q") return spun(-turn);
  if (key === "e" || key === "E") return spun(turn);
  if (key === "+" || key === "=") return resized(BIGGER);
  if (key === "-") return resized(1 / BIGGER);
  return null;
}

/** The nearest step. */
export const snapped = ([x, y]: Point, step: number): Point => [
  Math.round(x / step) * step,
  Math.round(y / step) * step,
];
