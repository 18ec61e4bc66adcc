/** Pieces that glide from where they lay to where they lie. */
import type { Point } from "./camera";

const LONG = 350;

interface Glide {
  from: Point;
  to: Point;
  began: number;
}

export class Moves {
  private readonly glides = new Map<string, Glide>();
  private detail = "";

  /** Pieces lie otherwise when one looks from nearer or farther, but none of them has moved. */
  seenAs(detail: string): void {
    if (detail !== this.detail) this.glides.clear();
    this.detail = detail;
  }

  /** Where a piece is now that should be there; the first time it is there at once. */
  at(id: string, to: Point, now: number, still: boolean): Point {
    const glide = this.glides.get(id);
    if (!glide || still) return this.put(id, to, to, now - LONG);
    if (glide.to.x === to.x && glide.to.y === to.y) return along(glide, now);
    return this.put(id, along(glide, now), to, now);
  }

  /** Is any piece still on its way? */
  isBusy(now: number): boolean {
    for (const { began } of this.glides.values()) if (now - began < LONG) return true;
    return false;
  }

  /** Pieces that are gone begin anew when they come back. */
  forget(kept: ReadonlySet<string>): void {
    for (const id of this.glides.keys()) if (!kept.has(id)) this.glides.delete(id);
  }

  private put(id: string, from: Point, to: Point, began: number): Point {
    this.glides.set(id, { from, to, began });
    return from;
  }
}

/** Quick off, slow to arrive. */
function along({ from, to, began }: Glide, now: number): Point {
  const part = Math.min(1, Math.max(0, (now - began) / LONG));
  const gone = 1 - (1 - part) ** 3;
  return { x: from.x + (to.x - from.x) * gone, y: from.y + (to.y - from.y) * gone };
}
