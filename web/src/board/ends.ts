/** Where an arrow begins and ends: at the rim of what lies there, so that it covers no counter. */
import type { Box, Point } from "./camera";

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The box around all of these; null if there are none. */
export function boxOf(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  return { x, y, width, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}

/** How far along the way from the middle of a box, as a part of it, the box ends. */
function leaves({ width, height }: Box, way: Point): number {
  const along = (half: number, by: number): number => (by ? half / Math.abs(by) : Infinity);
  return Math.min(along(width / 2, way.x), along(height / 2, way.y));
}

/** From the rim of one to the rim of the other; from middle to middle where they are too close for that. */
export function ends(from: Box, to: Box): [Point, Point] {
  const [a, b] = [middle(from), middle(to)];
  const way = { x: b.x - a.x, y: b.y - a.y };
  const [out, into] = [leaves(from, way), leaves(to, way)];
  if (!(out + into < 0.8)) return [a, b];
  return [
    { x: a.x + way.x * out, y: a.y + way.y * out },
    { x: b.x - way.x * into, y: b.y - way.y * into },
  ];
}
