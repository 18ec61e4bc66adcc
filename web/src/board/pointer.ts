/**
 * Mouse, finger and pen on a board, as a machine without a page: where fingers are, what they pressed, and what comes of
 * it when they move and leave. A press that stays is a tap; one that moves carries what can be lifted, or pans the sheet;
 * two fingers pinch. Something that turns is lifted by two fingers as well, and is carried until the last of them leaves.
 */
import type { Point } from "./camera";

/** What was under the finger when it came down. */
export interface Target {
  piece: string | null;
  place: string | null;
  /** may it be carried away? */
  isLiftable: boolean;
  /** do two fingers on it turn it? */
  turns?: boolean;
}

interface Press {
  at: Point;
  target: Target;
  /** no longer a tap */
  moved: boolean;
}

export interface Pointer {
  fingers: ReadonlyMap<number, Point>;
  press: Press | null;
  carrying: boolean;
}

export type Deed =
  | { kind: "hover" }
  | { kind: "grab" }
  | { kind: "pan"; dx: number; dy: number }
  | { kind: "pinch"; before: [Point, Point]; after: [Point, Point] }
  | { kind: "lift"; piece: string | null; place: string; at: Point }
  | { kind: "carry"; at: Point; dx: number; dy: number }
  | { kind: "drop"; from: string | null }
  | { kind: "tap"; piece: string | null; place: string | null };

export interface Turned {
  pointer: Pointer;
  deeds: readonly Deed[];
}

export const IDLE: Pointer = { fingers: new Map(), press: null, carrying: false };

/** Pixels that a hand may tremble before a tap becomes a pull. */
const TREMBLE = 6;

/** A finger comes down; a second one makes no tap of the first. */
export function press(pointer: Pointer, id: number, at: Point, target: Target): Pointer {
  const fingers = new Map(pointer.fingers).set(id, at);
  if (fingers.size === 1) return { ...pointer, fingers, press: { at, target, moved: false } };
  return { ...pointer, fingers, press: pointer.press && { ...pointer.press, moved: true } };
}

/** A finger moves, or the mouse without a button. */
export function move(pointer: Pointer, id: number, at: Point): Turned {
  const before = pointer.fingers.get(id);
  if (!before || !pointer.press) return { pointer, deeds: [{ kind: "hover" }] };
  const fingers = new Map(pointer.fingers).set(id, at);
  if (fingers.size === 2) return pinches(pointer, fingers, pointer.press, pinched(pointer.fingers, id, before, at));
  if (!pointer.press.moved && isTrembling(pointer.press.at, at)) return { pointer, deeds: [] };
  return pulled({ ...pointer, fingers }, pointer.press, before, at);
}

function pinched(fingers: Pointer["fingers"], id: number, before: Point, after: Point): Deed[] {
  const other = [...fingers].find(([each]) => each !== id)?.[1];
  return other ? [{ kind: "pinch", before: [before, other], after: [after, other] }] : [];
}

/** Two fingers on something that turns lift it first. */
function pinches(pointer: Pointer, fingers: Pointer["fingers"], { target, at }: Press, pinch: Deed[]): Turned {
  const { piece, place, isLiftable, turns } = target;
  const lifts = !pointer.carrying && !!turns && isLiftable && place !== null;
  const deeds: Deed[] = lifts ? [{ kind: "grab" }, { kind: "lift", piece, place, at }, ...pinch] : pinch;
  return { pointer: { ...pointer, fingers, carrying: pointer.carrying || lifts }, deeds };
}

const isTrembling = (a: Point, b: Point): boolean => Math.hypot(b.x - a.x, b.y - a.y) < TREMBLE;

/** One finger pulls: the first pull decides whether something is carried or the sheet is moved. */
function pulled(pointer: Pointer, { at: start, target, moved }: Press, before: Point, at: Point): Turned {
  const { piece, place } = target;
  const lifts = !moved && target.isLiftable && place !== null;
  const carrying = pointer.carrying || lifts;
  const deeds: Deed[] = moved ? [] : [{ kind: "grab" }];
  if (lifts) deeds.push({ kind: "lift", piece, place, at });
  const by = { dx: at.x - before.x, dy: at.y - before.y };
  deeds.push(carrying ? { kind: "carry", at, ...by } : { kind: "pan", ...by });
  return { pointer: { ...pointer, carrying, press: { at: start, target, moved: true } }, deeds };
}

/** A finger goes up: what was carried is dropped with the last one, what was only pressed was tapped. */
export function release(pointer: Pointer, id: number): Turned {
  const fingers = new Map(pointer.fingers);
  fingers.delete(id);
  const { press: begun, carrying } = pointer;
  if (carrying && fingers.size && begun?.target.turns) return { pointer: { ...pointer, fingers }, deeds: [] };
  const after: Pointer = { fingers, press: fingers.size ? begun : null, carrying: false };
  if (carrying) return { pointer: after, deeds: [{ kind: "drop", from: begun?.target.place ?? null }] };
  if (!begun || begun.moved) return { pointer: after, deeds: [] };
  return { pointer: after, deeds: [{ kind: "tap", piece: begun.target.piece, place: begun.target.place }] };
}

/** A press that stays for long asks what is there: it is no tap any more. Null if it is no such press. */
export function hold(pointer: Pointer): { pointer: Pointer; target: Target } | null {
  const { press: begun, fingers } = pointer;
  if (!begun || begun.moved || fingers.size !== 1) return null;
  return { pointer: { ...pointer, press: { ...begun, moved: true } }, target: begun.target };
}

/** The browser takes the finger for itself: nothing comes of it. */
export function cancel(pointer: Pointer, id: number): Pointer {
  const fingers = new Map(pointer.fingers);
  fingers.delete(id);
  return { fingers, press: null, carrying: false };
}
