/**
 * A hand that changes what it holds without moving it: an end of a line is pulled back or forward, a counter of a stack
 * that is fanned out is pushed to another place in it. Outside of its hex or its fan the same hand draws a move.
 */
import type { Gesture, Offered, Piece } from "../lib/protocol";
import type { Point } from "./camera";
import { angleOf, type HexGrid } from "./hexes";
import type { Fan } from "./hexStacks";
import { within } from "./shapes";

export interface InPlace {
  level?: number;
  bend?: Exclude<Gesture["bend"], undefined>;
}

/** What a hand at this point means; "nothing" as long as it is only on its way, null once it has left. */
export type Grip = (at: Point) => InPlace | "nothing" | null;

/** Parts of a counter: how far from its middle its ends begin, how far an end is pulled, and where it is shown. */
const END = 0.24;
const PULL = 0.16;
const KNOB = 0.42;

/** Along the way that a piece looks, and to its right. */
function seenFrom(middle: Point, facing: number, { x, y }: Point): { ahead: number; right: number } {
  const angle = (angleOf(facing) * Math.PI) / 180;
  const [dx, dy] = [x - middle.x, y - middle.y];
  return { ahead: dx * Math.cos(angle) + dy * Math.sin(angle), right: dy * Math.cos(angle) - dx * Math.sin(angle) };
}

/** Takes hold of an end of a piece: pulled back it is bent, pulled forward the line is straight. */
export function gripOnEnd(grid: HexGrid, counter: number, { facing, place }: Piece, from: Point): Grip | null {
  const middle = grid.middleOf(place);
  if (facing === undefined || facing >= 6 || !middle) return null;
  const start = seenFrom(middle, facing, from);
  if (Math.abs(start.right) < END * counter) return null;
  return (at) => {
    if (grid.at(at) !== place) return null;
    const pulled = seenFrom(middle, facing, at).ahead - start.ahead;
    if (Math.abs(pulled) < PULL * counter) return "nothing";
    return { bend: pulled > 0 ? "straight" : start.right < 0 ? "left" : "right" };
  };
}

/** Takes a counter out of a fan: among those that look somewhere, for leaders only stand beside. */
export function gripInFan({ pieces, box }: Fan, id: string): Grip | null {
  const lined = pieces.filter(({ piece }) => piece.facing !== undefined);
  const own = lined.findIndex(({ piece }) => piece.id === id);
  if (own < 0 || lined.length < 2) return null;
  return (at) => {
    if (!within(box, at)) return null;
    const found = lined.findIndex(({ x, size }) => at.x < x + size);
    const slot = found < 0 ? lined.length - 1 : found;
    return slot === own ? "nothing" : { level: lined.length - 1 - slot };
  };
}

/** One place higher or lower in the stack than it would lie now; null where it lies already. */
export function raised(stack: readonly Piece[], id: string, before: InPlace | undefined, by: number): InPlace | null {
  const lined = stack.filter((piece) => piece.facing !== undefined);
  const own = lined.length - 1 - lined.findIndex((piece) => piece.id === id);
  const level = Math.max(0, Math.min(lined.length - 1, (before?.level ?? own) - by));
  return level === own ? null : { level };
}

/** By a key again and again: this end bent, the line straight, as it was. */
export const bentOn = (end: "left" | "right", before: InPlace | undefined): InPlace | null =>
  before?.bend === end ? { bend: "straight" } : before?.bend === "straight" ? null : { bend: end };

/** The end of a line on the sheet, as far from the middle of its hex as is told. */
export function endOfLine(middle: Point, facing: number, end: "left" | "right", far: number): Point {
  const angle = ((angleOf(facing) + (end === "left" ? -90 : 90)) * Math.PI) / 180;
  return { x: middle.x + Math.cos(angle) * far, y: middle.y + Math.sin(angle) * far };
}

/** The ends of what is held that can be pulled now. */
export function knobsOf(
  actions: readonly Offered[],
  held: readonly string[],
  lead: Piece | null,
  grid: HexGrid,
  counter: number,
): Point[] {
  const middle = lead && grid.middleOf(lead.place);
  if (!middle || lead.facing === undefined) return [];
  const { facing } = lead;
  const bends = actions.map(({ gesture }) => gesture).filter((each) => each.pieces.every((id) => held.includes(id)));
  const ends = bends.flatMap(({ bend }) => (bend === "straight" ? (lead.bent ?? []) : (bend ?? [])));
  return [...new Set(ends)].map((end) => endOfLine(middle, facing, end, counter * KNOB));
}
