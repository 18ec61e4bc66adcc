/** The camera of one board: the window, where it looks, and the glide to somewhere else. */
import type { Bringing } from "./boards";
import {
  between,
  bring,
  fit,
  limit,
  opening,
  resized,
  VISIBLE,
  zoomAt,
  type Box,
  type Point,
  type Size,
  type View,
} from "./camera";

const GLIDE = 380;

export const wantsStillness = (): boolean =>
  globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

export class Eye {
  view = $state.raw<View>({ k: 0, x: 0, y: 0 });
  frame = $state.raw<Size>({ width: 0, height: 0 });
  private request = 0;
  private goal = $state.raw<View | null>(null);

  constructor(
    private readonly sheetOf: () => Size,
    private readonly counterOf: () => number,
  ) {}

  get sheet(): Size {
    return this.sheetOf();
  }

  get isOpen(): boolean {
    return this.view.k > 0;
  }

  get isGliding(): boolean {
    return this.goal !== null;
  }

  /** The window has a size: at first it looks at what is kept or at where something is going on. */
  measure(frame: Size, kept: (frame: Size) => View | null, first: () => Box | null): void {
    const before = this.frame;
    this.frame = frame;
    if (!frame.width || !frame.height) return;
    if (this.isOpen) return this.set(resized(this.goal ?? this.view, before, frame, this.sheet));
    const known = kept(frame);
    this.set(known ? limit(known, this.sheet, frame) : opening(first(), this.counterOf(), this.sheet, frame));
  }

  /** Looks from there at once: a hand moves the sheet. */
  set(view: View): void {
    this.close();
    this.view = view;
  }

  /** Glides there, unless the reader wants no motion. */
  glide(to: View, ease = true): void {
    if (to === this.view) return;
    if (!ease || wantsStillness()) return this.set(to);
    this.close();
    this.goal = to;
    const from = this.view;
    const began = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - began) / GLIDE));
      this.view = part < 1 ? between(from, to, part * part * (3 - 2 * part), this.frame) : to;
      if (part < 1) this.request = requestAnimationFrame(step);
      else this.goal = null;
    };
    this.request = requestAnimationFrame(step);
  }

  bring(box: Box, { ease = true, always = false, near = false, covered = 0, above = 0 }: Bringing = {}): void {
    const free = { width: this.frame.width, height: this.frame.height - covered - above };
    const moves = always || (near && this.view.k * this.counterOf() < VISIBLE);
    if (!this.isOpen) return;
    const lower = { ...this.view, y: this.view.y - above };
    const found = bring(lower, box, this.counterOf(), this.sheet, free, moves);
    if (found !== lower) this.glide({ ...found, y: found.y + above }, ease);
  }

  all(): void {
    this.glide(fit(this.sheet, this.frame));
  }

  zoom(factor: number): void {
    this.set(zoomAt(this.view, factor, this.frame.width / 2, this.frame.height / 2, this.sheet, this.frame));
  }

  /** The point of the sheet under a point of the window, and the other way round. */
  toSheet({ x, y }: Point): Point {
    return { x: (x - this.view.x) / this.view.k, y: (y - this.view.y) / this.view.k };
  }

  toWindow({ x, y }: Point): Point {
    return { x: x * this.view.k + this.view.x, y: y * this.view.k + this.view.y };
  }

  sees(point: Point): boolean {
    const { x, y } = this.toWindow(point);
    return x >= 0 && y >= 0 && x <= this.frame.width && y <= this.frame.height;
  }

  /** No glide goes on. */
  close(): void {
    cancelAnimationFrame(this.request);
    this.goal = null;
  }
}
