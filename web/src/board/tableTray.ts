/** Something is pulled from beside a table onto it: a press that moves far enough pulls, any other is a touch. */
import type { Point } from "./camera";

/** Whom a pull is told; points are on the page. */
export interface Puller {
  begin(id: string, at: Point): void;
  move(at: Point): void;
  drop(at: Point): void;
  cancel(): void;
}

/** Pixels that a hand may tremble before a touch becomes a pull. */
const TREMBLE = 6;

const pageOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });

export class TrayPull {
  private press: { id: string; at: Point; pulls: boolean } | null = null;

  constructor(private readonly to: Puller) {}

  /** A press that pulled something is no touch. */
  isTouch = true;

  down = (event: PointerEvent, id: string): void => {
    this.isTouch = true;
    if (event.button > 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.press = { id, at: pageOf(event), pulls: false };
  };

  moved = (event: PointerEvent): void => {
    if (!this.press) return;
    const [{ id, at, pulls }, now] = [this.press, pageOf(event)];
    if (pulls) return this.to.move(now);
    if (Math.hypot(now.x - at.x, now.y - at.y) < TREMBLE) return;
    this.press = { id, at, pulls: true };
    this.isTouch = false;
    this.to.begin(id, now);
  };

  up = (event: PointerEvent): void => {
    if (this.press?.pulls) this.to.drop(pageOf(event));
    this.press = null;
  };

  cancelled = (): void => {
    if (this.press?.pulls) this.to.cancel();
    this.press = null;
  };
}
