/** Outlines in plain numbers: SVG path data as rings of points, what is inside of them, and what is nearest. */
import type { Box, Point } from "./camera";

/** Corners of a closed outline: x, y, x, y ... */
export type Ring = readonly number[];

/** How many numbers each command of path data takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const PIECES_OF_A_CURVE = 8;

/** The rings of SVG path data. Bézier curves become short lines, the rarer arcs and smooth curves a straight one. */
export function rings(path: string): Ring[] {
  const found: number[][] = [];
  let ring: number[] = [];
  let at: Point = { x: 0, y: 0 };
  for (const [, letter = "", rest = ""] of path.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const name = letter.toUpperCase();
    const given = (rest.match(/-?\d*\.?\d+(?:e[-+]?\d+)?/gi) ?? []).map(Number);
    if (name === "M") found.push((ring = []));
    for (let n = 0; n < given.length; n += TAKES[name] || given.length) {
      const numbers = absolute(name, given.slice(n, n + (TAKES[name] ?? 0)), letter !== name ? at : { x: 0, y: 0 }, at);
      ring.push(...corners(at, numbers));
      at = { x: numbers.at(-2) ?? at.x, y: numbers.at(-1) ?? at.y };
    }
    if (name === "Z") at = { x: ring[0] ?? at.x, y: ring[1] ?? at.y };
  }
  return found.filter((each) => each.length >= 6);
}

/** The points of a command: those that steer it, and the one that it ends at. */
function absolute(name: string, numbers: number[], from: Point, at: Point): number[] {
  if (name === "H") return [(numbers[0] ?? 0) + from.x, at.y];
  if (name === "V") return [at.x, (numbers[0] ?? 0) + from.y];
  const points = numbers.map((number, n) => number + (n % 2 ? from.y : from.x));
  if (name === "C" || name === "Q") return points;
  const [x = 0, y = 0] = numbers.slice(-2);
  return [x + from.x, y + from.y];
}

/** A line to the only point that is given, or a curve steered by those before the last. */
function corners(at: Point, points: readonly number[]): readonly number[] {
  if (points.length <= 2) return points;
  const steered = [at.x, at.y, ...points];
  const drawn: number[] = [];
  for (let n = 1; n <= PIECES_OF_A_CURVE; n++) drawn.push(...between(steered, n / PIECES_OF_A_CURVE));
  return drawn;
}

/** De Casteljau: the point of a Bézier curve, by halving between its steering points. */
function between(points: readonly number[], part: number): readonly number[] {
  if (points.length <= 2) return points;
  return between(
    points.slice(0, -2).map((each, n) => each + ((points[n + 2] ?? each) - each) * part),
    part,
  );
}

/** Is the point inside, by the even-odd rule? */
export function contains(outline: readonly Ring[], { x, y }: Point): boolean {
  let inside = false;
  for (const ring of outline)
    for (let n = 0, before = ring.length - 2; n < ring.length; before = n, n += 2) {
      const [ax = 0, ay = 0] = [ring[n], ring[n + 1]];
      const [bx = 0, by = 0] = [ring[before], ring[before + 1]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  return inside;
}

/** The box around an outline. */
export function boxOf(outline: readonly Ring[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of outline)
    for (let n = 0; n < ring.length; n += 2) {
      const [x = 0, y = 0] = [ring[n], ring[n + 1]];
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
    }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export const within = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;

export const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The corners of an outline, those nearest to a point first. */
export function nearestCorners(outline: readonly Ring[], to: Point): Point[] {
  const found: Point[] = [];
  for (const ring of outline)
    for (let n = 0; n < ring.length; n += 2) found.push({ x: ring[n] ?? 0, y: ring[n + 1] ?? 0 });
  const far = (each: Point): number => Math.hypot(each.x - to.x, each.y - to.y);
  return found.sort((a, b) => far(a) - far(b));
}
