/** What happened while somebody was away, as shots: the steps of the replay from where they left to the present. */
import { api } from "../lib/api";
import type { ReplayFrame } from "../lib/protocol";
import type { Shot } from "./player";
import { shotsOf } from "./shots";

/** Steps that are fetched at most: the last ones tell enough. */
const MOST = 60;

export async function missedShots(
  game: string,
  seat: string | null,
  token: string | null,
  from: number,
  to: number,
): Promise<Shot[]> {
  const first = Math.max(0, from, to - MOST);
  const steps = Array.from({ length: Math.max(0, to - first) + 1 }, (_, n) => first + n);
  return shotsBetween(await Promise.all(steps.map((step) => api.frame(game, step, seat, token))));
}

/** From each frame to the next. */
export const shotsBetween = (frames: readonly ReplayFrame[]): Shot[] =>
  frames.slice(1).flatMap((frame, n) => shotsOf(frames[n]?.scene ?? frame.scene, frame.scene, frame.log));
