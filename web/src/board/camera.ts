/** Where we look at the sheet of a board: a scale and an offset, with limits. Pure; the canvas draws it. */

export interface Point {
  x: number;
  y: number;
}
export interface View {
  /** screen pixels for one unit of the sheet */
  k: number;
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const MAX_SCALE = 3;

/** Pixels that a counter should have at least: to be read at the first look, and when the eye is led somewhere. */
const READABLE = 40;
export const VISIBLE = 34;

/** The whole sheet inside the window, centred. */
export function fit(sheet: Size, frame: Size, margin = 8): View {
  const k = Math.max(
    0.01,
    Math.min((frame.width - 2 * margin) / sheet.width, (frame.height - 2 * margin) / sheet.height),
  );
  return { k, x: (frame.width - sheet.width * k) / 2, y: (frame.height - sheet.height * k) / 2 };
}

export function limit(view: View, sheet: Size, frame: Size): View {
  const least = fit(sheet, frame).k;
  const k = Math.min(Math.max(view.k, least), Math.max(MAX_SCALE, least));
  return { k, x: slide(view.x, sheet.width * k, frame.width), y: slide(view.y, sheet.height * k, frame.height) };
}

/** Pixels along an edge of the window where tools lie over the map. */
const TOOLS = 64;

/**
 * A strip of the window may be left empty, so that whatever lies at an edge of the sheet comes out from under the tools.
 * A sheet that leaves more than that stays in the middle.
 */
function slide(at: number, long: number, room: number): number {
  const [middle, spare] = [(room - long) / 2, Math.max(room * 0.06, TOOLS)];
  return Math.min(Math.max(middle, spare), Math.max(Math.min(middle, room - long - spare), at));
}

/** The same view, moved until the box is not under the tools at the right edge, as far as it stays in the window. */
function besideTools(view: View, box: Box, sheet: Size, frame: Size): View {
  const left = box.x * view.k + view.x;
  const under = left + box.width * view.k - (frame.width - TOOLS);
  const by = Math.min(under, Math.max(0, left));
  return by > 0 ? limit({ ...view, x: view.x - by }, sheet, frame) : view;
}

/** Closer or farther, with the point of the screen (px, py) staying where it is. */
export function zoomAt(view: View, factor: number, px: number, py: number, sheet: Size, frame: Size): View {
  const least = fit(sheet, frame).k;
  const k = Math.min(Math.max(view.k * factor, least), Math.max(MAX_SCALE, least));
  const ratio = k / view.k;
  return limit({ k, x: px - (px - view.x) * ratio, y: py - (py - view.y) * ratio }, sheet, frame);
}

export function pan(view: View, dx: number, dy: number, sheet: Size, frame: Size): View {
  return limit({ ...view, x: view.x + dx, y: view.y + dy }, sheet, frame);
}

/** The nearest scale at which the sheet leaves no part of the window empty. */
const filling = (sheet: Size, frame: Size): number =>
  Math.max(frame.width / Math.max(sheet.width, 1), frame.height / Math.max(sheet.height, 1));

/** The same place of the sheet in a window of another size. */
export function resized(view: View, before: Size, frame: Size, sheet: Size): View {
  const shifted = {
    k: view.k,
    x: view.x + (frame.width - before.width) / 2,
    y: view.y + (frame.height - before.height) / 2,
  };
  return limit(shifted, sheet, frame);
}

/** On the way from one view to another: the middle of the window goes straight, the scale evenly. */
export function between(from: View, to: View, part: number, frame: Size): View {
  const k = from.k * (to.k / from.k) ** part;
  const glide = (size: number, a: number, b: number): number => {
    const start = (size / 2 - a) / from.k;
    const end = (size / 2 - b) / to.k;
    return size / 2 - (start + (end - start) * part) * k;
  };
  return { k, x: glide(frame.width, from.x, to.x), y: glide(frame.height, from.y, to.y) };
}

/** A box of the board in the middle of the window, not closer than `closest`. */
export function show(box: Box, sheet: Size, frame: Size, closest = 1): View {
  const k = Math.min(
    closest,
    (frame.width * 0.8) / Math.max(box.width, 1),
    (frame.height * 0.8) / Math.max(box.height, 1),
  );
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const held = Math.max(k, fit(sheet, frame).k);
  return limit({ k: held, x: frame.width / 2 - centre.x * held, y: frame.height / 2 - centre.y * held }, sheet, frame);
}

/** Two fingers before and after: the move of their middle and the change of their distance. */
export function pinch(view: View, before: [Point, Point], after: [Point, Point], sheet: Size, frame: Size): View {
  const middle = (pair: [Point, Point]): Point => ({ x: (pair[0].x + pair[1].x) / 2, y: (pair[0].y + pair[1].y) / 2 });
  const apart = (pair: [Point, Point]): number =>
    Math.max(10, Math.hypot(pair[0].x - pair[1].x, pair[0].y - pair[1].y));
  const a = middle(before);
  const b = middle(after);
  return pan(zoomAt(view, apart(after) / apart(before), a.x, a.y, sheet, frame), b.x - a.x, b.y - a.y, sheet, frame);
}

/** How far two fingers have turned about each other, in degrees clockwise, and how far their middle has gone. */
export function twist([a, b]: [Point, Point], [c, d]: [Point, Point]): { turn: number; by: Point } {
  const angle = (one: Point, other: Point): number => (Math.atan2(one.y - other.y, one.x - other.x) * 180) / Math.PI;
  const turn = angle(c, d) - angle(a, b);
  return {
    turn: ((((turn + 180) % 360) + 360) % 360) - 180,
    by: { x: (c.x + d.x - a.x - b.x) / 2, y: (c.y + d.y - a.y - b.y) / 2 },
  };
}

/** The box around these points of the sheet, with some room; null where there are none. */
export function around(points: readonly (readonly [number, number])[], room: number): Box | null {
  if (!points.length) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs) - room;
  const y = Math.min(...ys) - room;
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}

/**
 * The first look: the whole sheet if its counters can be read then, else the box where something is going on. No nearer
 * than is needed for reading, and no farther than leaves the window empty beside the sheet.
 */
export function opening(box: Box | null, counter: number, sheet: Size, frame: Size): View {
  const whole = fit(sheet, frame);
  const readable = READABLE / counter;
  if (!box) return whole;
  if (whole.k >= readable) return besideTools(whole, box, sheet, frame);
  const view = show(box, sheet, frame, readable);
  const full = filling(sheet, frame);
  const found = view.k < full ? show(centred(box), sheet, frame, Math.min(readable, full)) : view;
  return besideTools(found, box, sheet, frame);
}

const centred = ({ x, y, width, height }: Box): Box => ({ x: x + width / 2, y: y + height / 2, width: 0, height: 0 });

/** The same view if the box is in the window, else one that has it; `always`: in its middle. */
export function bring(view: View, box: Box, counter: number, sheet: Size, frame: Size, always = false): View {
  return holds(view, box, frame) && !always ? view : show(box, sheet, frame, Math.max(view.k, VISIBLE / counter));
}

function holds(view: View, box: Box, frame: Size): boolean {
  const left = box.x * view.k + view.x;
  const top = box.y * view.k + view.y;
  const right = left + box.width * view.k;
  const bottom = top + box.height * view.k;
  return left >= 0 && top >= 0 && right <= frame.width && bottom <= frame.height;
}

/** The wheel draws nearer or away at the pointer; with Shift it moves the sheet. A pinched touchpad sends Ctrl. */
export function wheel(view: View, turn: Turn, at: Point, sheet: Size, frame: Size): View {
  if (turn.shiftKey) return pan(view, -turn.deltaY, -turn.deltaX, sheet, frame);
  return zoomAt(view, Math.exp(-turn.deltaY * (turn.ctrlKey ? 0.01 : 0.0016)), at.x, at.y, sheet, frame);
}

export type Turn = Pick<WheelEvent, "deltaX" | "deltaY" | "shiftKey" | "ctrlKey">;
