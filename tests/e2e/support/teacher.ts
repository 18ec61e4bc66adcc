/** What a teacher or a coach outlines on a table without a grid, and a hand that follows it. */
import { Fingers, pull, verdict } from "./battles";
import type { Frame, Guest } from "./guest";

interface Pose {
  x: number;
  y: number;
  angle: number;
}

interface Push {
  /** the first leads */
  pieces: string[];
  from: Pose;
  to: Pose;
}

type Pieces = { pieces?: { id: string; pose: Pose }[] };

const last = (guest: Guest, type: string): Frame | undefined => guest.frames.findLast((frame) => frame.type === type);

/** Where everything stands, as far as the server has told. */
function posesOf({ frames }: Guest): Map<string, Pose> {
  const told = frames.filter(({ type }) => type === "update").map(({ scene, change }) => (scene ?? change ?? {}) as Pieces);
  return new Map(told.flatMap(({ pieces = [] }) => pieces.map(({ id, pose }): [string, Pose] => [id, pose])));
}

/** What the present step of a lesson wants pushed; null if it wants something else. */
export function taught(guest: Guest): Push | null {
  const { pointed } = last(guest, "lesson") as unknown as { pointed: { arrows: { ways?: Record<string, Pose[]> }[] } };
  const ways = pointed.arrows.find((arrow) => arrow.ways)?.ways;
  if (!ways) return null;
  const [[, way = []] = []] = Object.entries(ways);
  return { pieces: Object.keys(ways), from: way[0] as Pose, to: way.at(-1) as Pose };
}

/** What the coach of a first game would push; null if it advises something else. */
export function advised(guest: Guest): Push | null {
  const advice = last(guest, "advice") as unknown as { offered: { gesture: { pieces: string[]; pose?: Pose; way?: Pose[] } } | null } | undefined;
  const gesture = advice?.offered?.gesture;
  const from = posesOf(guest).get(gesture?.pieces[0] ?? "");
  return gesture?.pose && !gesture.way && from ? { pieces: gesture.pieces, from, to: gesture.pose } : null;
}

/** How far that is on the screen: measured between the two pieces that are farthest apart from north to south. */
async function onScreen(guest: Guest, { from, to }: Push): Promise<{ x: number; y: number }> {
  const standing = [...posesOf(guest)].sort(([, a], [, b]) => a.y - b.y);
  const [[north = "", top] = [], [south = "", low] = []] = [standing[0], standing.at(-1)];
  const [upper, lower] = [await guest.spotOf(guest.piece(north)), await guest.spotOf(guest.piece(south))];
  const scale = (lower.y - upper.y) / ((low?.y ?? 0) - (top?.y ?? 0));
  return { x: (to.x - from.x) * scale, y: (to.y - from.y) * scale };
}

/** Takes the pieces up with the mouse, pulls and turns them, and lets go; what was said before that. */
export async function push(guest: Guest, wanted: Push): Promise<string> {
  const { pieces, from, to } = wanted;
  if (pieces.length > 1) for (const piece of pieces) await guest.tap(guest.piece(piece));
  await pull(guest, pieces[0] ?? "", await onScreen(guest, wanted));
  const turn = ((to.angle - from.angle + 540) % 360) - 180;
  for (let n = 0; n < Math.round(Math.abs(turn) / 5); n++) await guest.page.mouse.wheel(0, Math.sign(turn) * 100);
  const said = await verdict(guest);
  await guest.page.mouse.up();
  return said;
}

/** The same with a finger. */
export async function pushByFinger(guest: Guest, fingers: Fingers, wanted: Push): Promise<void> {
  const by = await onScreen(guest, wanted);
  const at = await guest.spotOf(guest.piece(wanted.pieces[0] ?? ""));
  await fingers.put(1, at);
  await fingers.move(1, { x: at.x + by.x, y: at.y + by.y });
  await verdict(guest);
  await fingers.lift(1);
}
