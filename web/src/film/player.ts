/**
 * The player of films: a reel of shots, which of them is on the screen, and how long it stays there. Plain data and
 * functions over it; whoever owns a clock calls `next` when `pace` says so. One player serves the other side's move,
 * what was missed, and the replay.
 */
import type { LogLine, Scene } from "../lib/protocol";
import type { Arrow } from "../board/boards";

/** What is seen for a moment: the board as it is then, the lines that tell it, and where to look. */
export interface Shot {
  before: Scene;
  scene: Scene;
  lines: readonly LogLine[];
  arrows: readonly Arrow[];
  places: readonly string[];
  weight: LogLine["weight"];
}

export type Speed = 1 | 2 | 4 | "instant";

export const SPEEDS: readonly Speed[] = [1, 2, 4, "instant"];

export interface Reel {
  shots: readonly Shot[];
  /** the shot on the screen; as many as there are shots when the film has caught up */
  at: number;
  /** shots whose lines have been told, whether or not they are being looked at again */
  told: number;
  /** where the film began when it last had something to catch up with */
  from: number;
  paused: boolean;
}

export const NO_FILM: Reel = { shots: [], at: 0, told: 0, from: 0, paused: false };

/** Is there something on the screen that is not the present? */
export const isShowing = (reel: Reel): boolean => reel.at < reel.shots.length;

export const shotOf = (reel: Reel): Shot | null => reel.shots[reel.at] ?? null;

/** More to show, after what is there. */
export function add(reel: Reel, shots: readonly Shot[]): Reel {
  if (!shots.length) return reel;
  const from = isShowing(reel) ? reel.from : reel.shots.length;
  return lookAt({ ...reel, shots: [...reel.shots, ...shots], from }, reel.at);
}

/** The shot with that number; beyond the last one the film has caught up. */
export function lookAt(reel: Reel, at: number): Reel {
  const to = Math.max(0, Math.min(at, reel.shots.length));
  return { ...reel, at: to, told: Math.max(reel.told, Math.min(to + 1, reel.shots.length)) };
}

export const next = (reel: Reel): Reel => lookAt(reel, reel.at + 1);

export const back = (reel: Reel): Reel => ({ ...lookAt(reel, reel.at - 1), paused: true });

/** To the present. */
export const skip = (reel: Reel): Reel => ({ ...lookAt(reel, reel.shots.length), paused: false });

/** From its beginning. */
export const again = (reel: Reel): Reel => ({ ...lookAt(reel, 0), from: 0, paused: false });

export const pause = (reel: Reel, paused: boolean): Reel => ({ ...reel, paused });

const LASTS: Readonly<Record<Shot["weight"], number>> = { headline: 1500, event: 1000, detail: 550, noise: 0 };
const DICE = 1300;
/** Milliseconds that a film may take at its first speed; a longer one is played faster from its beginning. */
const BUDGET = 15_000;
const SHORTEST = 120;

function length(shot: Shot): number {
  const lasts = LASTS[shot.weight];
  return shot.lines.some((line) => line.dice) ? Math.max(DICE, lasts) : lasts;
}

/**
 * Milliseconds for which the shot on the screen stays there; null if it stays until somebody says otherwise. Whoever
 * wants no films sees one only by asking for it, and then at the first speed.
 */
export function pace(reel: Reel, speed: Speed): number | null {
  const shot = shotOf(reel);
  if (!shot || reel.paused) return null;
  const whole = reel.shots.slice(reel.from).reduce((sum, each) => sum + length(each), 0);
  const lasts = length(shot) * Math.min(1, BUDGET / whole);
  return lasts ? Math.max(SHORTEST, lasts) / (speed === "instant" ? 1 : speed) : 0;
}
