/** Pieces that glide over a table from where they stood to where they stand, by the way that the rules gave them. */
import type { Pose } from "../lib/protocol";
import { normal, turnBetween } from "./poses";

/** Milliseconds of a glide, and how much longer each bend of a way makes it. */
const LONG = 450;
const BEND = 250;

interface March {
  through: readonly Pose[];
  lasts: number;
  began: number;
}

const isSame = (a: Pose | undefined, b: Pose): boolean => a?.x === b.x && a.y === b.y && a.angle === b.angle;

export class Marches {
  private readonly marches = new Map<string, March>();

  /** Where a piece is now that should be there; the first time it is there at once. `way` are poses in between. */
  at(id: string, to: Pose, now: number, still: boolean, way: readonly Pose[] = []): Pose {
    const march = this.marches.get(id);
    if (!march || still) return this.put(id, [to], now);
    if (isSame(march.through.at(-1), to)) return whereabouts(march, now);
    return this.put(id, [whereabouts(march, now), ...way, to], now);
  }

  /** It is there without a glide: the hand has put it there. */
  settle(id: string, at: Pose): void {
    this.marches.set(id, { through: [at], lasts: 0, began: 0 });
  }

  isBusy(now: number): boolean {
    for (const { began, lasts } of this.marches.values()) if (now - began < lasts) return true;
    return false;
  }

  /** Pieces that are gone begin anew when they come back. */
  forget(kept: ReadonlySet<string>): void {
    for (const id of this.marches.keys()) if (!kept.has(id)) this.marches.delete(id);
  }

  private put(id: string, through: readonly Pose[], now: number): Pose {
    const lasts = through.length > 1 ? LONG + BEND * (through.length - 2) : 0;
    const march = { through, lasts, began: now };
    this.marches.set(id, march);
    return whereabouts(march, now);
  }
}

/** Slow off and slow to arrive; every leg of the way takes the same time. */
function whereabouts({ through, lasts, began }: March, now: number): Pose {
  const last = through.at(-1) as Pose;
  const part = lasts > 0 ? Math.min(1, Math.max(0, (now - began) / lasts)) : 1;
  if (part >= 1) return last;
  const gone = part * part * (3 - 2 * part) * (through.length - 1);
  const leg = Math.floor(gone);
  const [from, to] = [through[leg] as Pose, through[leg + 1] ?? last];
  return between(from, to, gone - leg);
}

const between = (from: Pose, to: Pose, part: number): Pose => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
  angle: normal(from.angle + turnBetween(from.angle, to.angle) * part),
});
