/** Elements as they stand before the battle: pushed and turned by hand. The server says whether they may. */
import type { MadeShape } from "../lib/protocol";
import { middleOf, pushed, turned, within, type Point } from "./shapes";

const corners = (points: readonly Point[]): [number, number][] => points.map(([x, y]) => [x, y]);

export function pushedShape(shape: MadeShape, by: Point, size: number): MadeShape {
  const [dx, dy] = within(shape.points, by, size);
  const [x, y, angle] = shape.pose ?? [0, 0, 0];
  return { ...shape, points: corners(pushed(shape.points, [dx, dy])), pose: [x + dx, y + dy, angle] };
}

/** Turned about its middle, clockwise. */
export function turnedShape(shape: MadeShape, degrees: number): MadeShape {
  const [x, y, angle] = shape.pose ?? [0, 0, 0];
  const middle = middleOf(shape.points);
  const [front = [x, y] as Point] = turned([[x, y]], middle, degrees);
  return {
    ...shape,
    points: corners(turned(shape.points, middle, degrees)),
    pose: [front[0], front[1], (angle + degrees + 360) % 360],
  };
}

/** The places of a side, one for each of its elements in their order. */
export const placesOf = (shapes: readonly MadeShape[], side: string): number[][] =>
  shapes.flatMap((shape) => (shape.kind === "element" && shape.side === side && shape.pose ? [[...shape.pose]] : []));
