/**
 * Questions that follow the hand: what would come of this gesture, what does this lens show. A hand is quicker than the
 * server, so only the newest question counts: while one is on its way the next waits, and those in between are never sent.
 */
import type { Gesture, Layers, Tried } from "../lib/protocol";
import type { Question, Reply } from "./step";

export class Latest<Wanted, Found> {
  private isAsking = false;
  private newest = 0;
  private waiting: (() => void) | null = null;

  constructor(private readonly ask: (wanted: Wanted) => Promise<Found | null>) {}

  /** What is found; null where nothing is, or where something else was asked in the meantime. */
  async wonder(wanted: Wanted): Promise<Found | null> {
    const number = ++this.newest;
    this.wake();
    if (this.isAsking) await new Promise<void>((go) => (this.waiting = go));
    if (number !== this.newest) return null;
    this.isAsking = true;
    try {
      const found = await this.ask(wanted);
      return number === this.newest ? found : null;
    } finally {
      this.isAsking = false;
      this.wake();
    }
  }

  /** Whatever is on its way is no longer wanted. */
  forget(): void {
    this.newest++;
    this.wake();
  }

  private wake(): void {
    this.waiting?.();
    this.waiting = null;
  }
}

/** A gesture that is still being made. */
export type Trial = Partial<Pick<Gesture, "pieces" | "places" | "facing" | "pose" | "way" | "level" | "bend">>;

/** What is looked at over the map: a lens on these pieces and places. */
export interface Look {
  lens: string;
  pieces?: readonly string[];
  places?: readonly string[];
}

export const trying = (
  version: number,
  { pieces = [], places = [], facing, pose, way, level, bend }: Trial,
): Question => ({
  type: "try",
  version,
  pieces: [...pieces],
  places: [...places],
  facing: facing ?? null,
  pose: pose ?? null,
  way: [...(way ?? [])],
  ...(level === undefined ? {} : { level }),
  ...(bend === undefined ? {} : { bend }),
});

export const looking = (version: number, { lens, pieces = [], places = [] }: Look): Question => ({
  type: "show",
  version,
  lens,
  pieces: [...pieces],
  places: [...places],
});

/** What would come of it; a seat that has nothing to decide is told so as by any other rule. */
export function triedBy(reply: Reply): Tried | null {
  if (reply?.type === "tried") return reply.tried;
  if (reply?.type !== "denied") return null;
  return { possible: [], refusal: reply.refusal, poses: {}, costs: [], notes: [] };
}

export const shownBy = (reply: Reply): Layers | null => (reply?.type === "shown" ? reply.layers : null);
