/**
 * Things on a table without a grid, in plain numbers: where their corners are, what is under a point, and where they
 * stand when they are pushed and turned. It measures; what is allowed only the server knows.
 */
import type { Piece, Pose } from "../lib/protocol";
import type { Box, Point } from "./camera";

/** Front and depth of a base, in units of the sheet. */
export type Base = readonly [front: number, depth: number];

/** A piece that stands somewhere. */
export interface Standing {
  piece: Piece;
  pose: Pose;
  base: Base;
}

/** Corners of a base as one looks ahead from it. */
export type Corner = "front-left" | "front-right" | "rear-right" | "rear-left";
const CORNERS: Readonly<Record<Corner, readonly [right: number, ahead: number]>> = {
  "front-left": [-0.5, 0.5],
  "front-right": [0.5, 0.5],
  "rear-right": [0.5, -0.5],
  "rear-left": [-0.5, -0.5],
};

/** Pixels around a small base where a finger still means it. */
const FINGER = 14;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The same way to look, from 0 up to 360 degrees. */
export const normal = (angle: number): number => ((angle % 360) + 360) % 360;

/** The shorter way to turn from one angle to another, clockwise positive. */
export const turnBetween = (from: number, to: number): number => normal(to - from + 180) - 180;

/** The point that lies so far to the right of a pose and so far ahead of it. */
export function beside({ x, y, angle }: Pose, right: number, ahead: number): Point {
  const [sine, cosine] = [Math.sin(radians(angle)), Math.cos(radians(angle))];
  return { x: x + ahead * cosine - right * sine, y: y + ahead * sine + right * cosine };
}

/** A point as one sees it from a pose: how far to the right, how far ahead. */
export function seenFrom({ x, y, angle }: Pose, point: Point): { right: number; ahead: number } {
  const [sine, cosine] = [Math.sin(radians(angle)), Math.cos(radians(angle))];
  const [dx, dy] = [point.x - x, point.y - y];
  return { right: dy * cosine - dx * sine, ahead: dx * cosine + dy * sine };
}

export function cornerOf(pose: Pose, [front, depth]: Base, corner: Corner): Point {
  const [right, ahead] = CORNERS[corner];
  return beside(pose, right * front, ahead * depth);
}

/** All four, from the front left one around. */
export const cornersOf = (pose: Pose, base: Base): Point[] =>
  (Object.keys(CORNERS) as Corner[]).map((corner) => cornerOf(pose, base, corner));

/** Is the point on the base, or so near to it? */
export function holds(pose: Pose, [front, depth]: Base, point: Point, room = 0): boolean {
  const { right, ahead } = seenFrom(pose, point);
  return Math.abs(right) <= front / 2 + room && Math.abs(ahead) <= depth / 2 + room;
}

/** Turned about a point, clockwise. */
export function turnedAbout(pose: Pose, pivot: Point, by: number): Pose {
  const [sine, cosine] = [Math.sin(radians(by)), Math.cos(radians(by))];
  const [dx, dy] = [pose.x - pivot.x, pose.y - pivot.y];
  return {
    x: pivot.x + dx * cosine - dy * sine,
    y: pivot.y + dx * sine + dy * cosine,
    angle: normal(pose.angle + by),
  };
}

/** Where another stands after the first went from one pose to another and both kept their places beside each other. */
export function along(other: Pose, from: Pose, to: Pose): Pose {
  const turned = turnedAbout(other, from, to.angle - from.angle);
  return { ...turned, x: turned.x + to.x - from.x, y: turned.y + to.y - from.y };
}

/** The box around some points. */
export function boxAroundPoints(points: readonly Point[], room = 0): Box | null {
  if (!points.length) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}

/** The pieces that stand on the table, in their order; a piece without a base is a square of the usual width. */
export const standingOf = (pieces: readonly Piece[], counter: number): Standing[] =>
  pieces.flatMap((piece) =>
    piece.pose ? [{ piece, pose: piece.pose, base: piece.base ?? ([counter, counter] as const) }] : [],
  );

/** The piece under a point, the top one first; small bases are found from a little aside, the nearest first. */
export function standingAt(standing: readonly Standing[], point: Point, k: number): Standing | null {
  const units = standing.filter(({ piece }) => piece.movable);
  const exact = units.findLast(({ pose, base }) => holds(pose, base, point));
  if (exact) return exact;
  const far = ({ pose }: Standing): number => Math.hypot(pose.x - point.x, pose.y - point.y);
  const reach = (base: Base): number => Math.max(0, FINGER / k - Math.min(...base) / 2);
  const near = units.filter(({ pose, base }) => holds(pose, base, point, reach(base)));
  return near.sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** The nearest piece in a direction, for the arrow keys: near counts, and so does being straight ahead. */
export function nextStanding(
  standing: readonly Standing[],
  from: string,
  [dx, dy]: readonly [number, number],
): string | null {
  const start = standing.find(({ piece }) => piece.id === from);
  if (!start) return standing[0]?.piece.id ?? null;
  let best: { id: string; far: number } | null = null;
  for (const { piece, pose } of standing) {
    if (piece.id === from) continue;
    const [x, y] = [pose.x - start.pose.x, pose.y - start.pose.y];
    const [ahead, aside] = [x * dx + y * dy, Math.abs(x * dy - y * dx)];
    const far = ahead + aside * 1.8;
    if (ahead > 0 && aside <= ahead * 1.6 && (!best || far < best.far)) best = { id: piece.id, far };
  }
  return best?.id ?? null;
}

/** The eight ways to look, clockwise from the right. */
const WINDS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"] as const;
export type Wind = (typeof WINDS)[number];

export const windOf = (angle: number): Wind => WINDS[Math.round(normal(angle) / 45) % 8] ?? "e";
