/** Pieces of terrain as polygons: pushed, turned, sized, stretched. Whole numbers, and nothing leaves the table. */

export type Point = readonly [number, number];

export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

export const middleOf = (points: readonly Point[]): Point => {
  const { left, right, bottom, top } = boxOf(points);
  return [Math.round((left + right) / 2), Math.round((bottom + top) / 2)];
};

/** As much of a push as the table allows. */
export function within(points: readonly Point[], [dx, dy]: Point, size: number): Point {
  const { left, right, bottom, top } = boxOf(points);
  return [clamp(dx, -left, size - right), clamp(dy, -bottom, size - top)];
}

export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

export const pushed = (points: readonly Point[], [dx, dy]: Point): Point[] => points.map(([x, y]) => [x + dx, y + dy]);

/** Turned about a point, clockwise for whoever looks from above; `degrees` of a circle. */
export function turned(points: readonly Point[], [cx, cy]: Point, degrees: number): Point[] {
  const angle = (-degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(([x, y]) => [
    Math.round(cx + (x - cx) * cos - (y - cy) * sin),
    Math.round(cy + (x - cx) * sin + (y - cy) * cos),
  ]);
}

export const sized = (points: readonly Point[], [cx, cy]: Point, factor: number): Point[] =>
  points.map(([x, y]) => [Math.round(cx + (x - cx) * factor), Math.round(cy + (y - cy) * factor)]);

/** Several outlines, put back onto the table together. */
export function onTable(outlines: readonly (readonly Point[])[], size: number): Point[][] {
  const all = outlines.flat();
  const { left, right, bottom, top } = boxOf(all);
  if (right - left > size || top - bottom > size) return outlines.map((each) => each.map(([x, y]) => [x, y]));
  const push: Point = [
    left < 0 ? -left : right > size ? size - right : 0,
    bottom < 0 ? -bottom : top > size ? size - top : 0,
  ];
  return outlines.map((each) => pushed(each, push));
}

/** An outline, given about its middle, where it meets no other: as near the middle of the table as there is room. */
export function freePlace(
  shape: readonly Point[],
  taken: readonly (readonly Point[])[],
  size: number,
  step: number,
): Point[] {
  const half = Math.round(size / 2);
  const most = Math.floor(half / step);
  const ways = Array.from({ length: 2 * most + 1 }, (_, n) => (n - most) * step);
  const places = ways
    .flatMap((dx) => ways.map((dy): Point => [dx, dy]))
    .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
  const middle = pushed(shape, [half, half]);
  const boxes = taken.filter((each) => each.length).map(boxOf);
  const found = places
    .map((by) => pushed(middle, by))
    .find((outline) => isWithin(boxOf(outline), size) && !boxes.some((box) => doMeet(box, boxOf(outline))));
  return found ?? middle;
}

const isWithin = ({ left, right, bottom, top }: Box, size: number): boolean =>
  left >= 0 && bottom >= 0 && right <= size && top <= size;
const doMeet = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.bottom <= b.top && b.bottom <= a.top;

/** The next stretch of a chain of four-cornered pieces: it begins where the last one ends, and goes on as that one did. */
export function nextStretch(last: readonly Point[], size: number): Point[] | null {
  const [a, b, c, d] = last;
  if (!a || !b || !c || !d) return null;
  const on = ([x, y]: Point, [fx, fy]: Point): Point => [clamp(2 * x - fx, 0, size), clamp(2 * y - fy, 0, size)];
  const next: Point[] = [b, on(b, a), on(c, d), c];
  const { left, right, bottom, top } = boxOf(next);
  const isThere = Math.abs(area(next)) > 0 && right - left + top - bottom > 0;
  return isThere ? next : null;
}

/** Twice the area, positive if the corners go round against the clock. */
export const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], n) => {
    const [nx, ny] = points[(n + 1) % points.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);

/** As SVG writes the corners of a polygon; the table's y goes up, the picture's down. */
export const written = (points: readonly Point[], size: number): string =>
  points.map(([x, y]) => `${x},${size - y}`).join(" ");
