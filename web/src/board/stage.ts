/**
 * The canvases of a board. While the camera moves, what is drawn is only shifted and scaled by the browser; when it
 * rests, or has left what was drawn, the canvases are drawn anew. Nothing is drawn when nothing has changed.
 */
import type { Box, Size, View } from "./camera";
import type { Ground } from "./ground";
import { Sheet, type Ctx } from "./sheet";
import { Stillness } from "./stillness";

/** Pixels drawn beyond each edge of the window, so that a short pull finds them. */
export const marginOf = ({ width, height }: Size): number =>
  Math.round(Math.min(240, Math.max(48, Math.max(width, height) * 0.24)));
/** Milliseconds without a move after which the camera rests, and between two drawings while it does not. */
const REST = 140;
const PATIENCE = 600;

/** Draws what lies on the map, in units of the sheet, at so many pixels to a unit; true while something moves. */
export type Draw = (ctx: Ctx, pixels: number, now: number) => boolean;

export interface Elements {
  coarse: HTMLCanvasElement;
  ground: HTMLCanvasElement;
  top: HTMLCanvasElement;
  list: HTMLElement;
}

/** The transform that brings what was drawn at one view to where it is in another. */
export function carry(drawn: View, view: View, margin: number): string {
  const ratio = view.k / drawn.k;
  const x = view.x + margin - ratio * (margin + drawn.x);
  const y = view.y + margin - ratio * (margin + drawn.y);
  return `translate3d(${x}px, ${y}px, 0) scale(${ratio})`;
}

/** Does what was drawn at one view still fill the window of another, at a scale that is good to look at? */
export function covers(drawn: View, view: View, frame: Size, margin = marginOf(frame)): boolean {
  const ratio = view.k / drawn.k;
  const left = view.x - ratio * (margin + drawn.x);
  const top = view.y - ratio * (margin + drawn.y);
  const right = left + ratio * (frame.width + 2 * margin);
  const bottom = top + ratio * (frame.height + 2 * margin);
  return left <= 0 && top <= 0 && right >= frame.width && bottom >= frame.height && ratio < 1.8 && ratio > 0.55;
}

/** A view whose offsets are whole device pixels, so that squares are copied without being smeared. */
export const snapped = (view: View, pixels: number): View => ({
  k: view.k,
  x: Math.round(view.x * pixels) / pixels,
  y: Math.round(view.y * pixels) / pixels,
});

export class Stage {
  private view: View | null = null;
  private frame: Size = { width: 0, height: 0 };
  private groundAt: View | null = null;
  private topAt: View | null = null;
  private drawnLast = 0;
  private request = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private ground: Ground | null = null;
  private stale = false;
  /** how far around the window the still map is there at the scale that is looked at */
  private room = 0;
  readonly coarse: Sheet;
  readonly stillness = new Stillness();
  private readonly groundSheet: Sheet;
  private readonly topSheet: Sheet;

  constructor(
    private readonly elements: Elements,
    private readonly draw: Draw,
    /** the camera has come to rest and everything is drawn */
    private readonly onrest: () => void = () => undefined,
    /** what has to be on the screen before the map is made sharp */
    private readonly first: Promise<unknown> = Promise.resolve(),
  ) {
    this.coarse = new Sheet(elements.coarse);
    this.groundSheet = new Sheet(elements.ground);
    this.topSheet = new Sheet(elements.top);
  }

  close(): void {
    clearTimeout(this.resting);
    cancelAnimationFrame(this.request);
    this.ground?.rest();
    this.view = null;
  }

  /** Another map under the pieces, or the first. */
  lay(ground: Ground): void {
    this.ground = ground;
    this.groundAt = null;
    if (this.view) this.look(this.view, this.frame);
  }

  /** The camera looks from here. */
  look(view: View, frame: Size): void {
    const isResized = frame.width !== this.frame.width || frame.height !== this.frame.height;
    this.frame = frame;
    this.view = view;
    this.ground?.rest();
    this.stillness.moved();
    if (isResized) this.topAt = this.groundAt = null;
    this.schedule();
    clearTimeout(this.resting);
    this.resting = setTimeout(() => void this.rest(), this.topAt ? REST : 0);
  }

  /** What lies on the map has changed. */
  redraw(): void {
    this.stale = true;
    this.schedule();
  }

  private schedule(): void {
    if (!this.request) this.request = requestAnimationFrame((now) => this.step(now));
  }

  private step(now: number): void {
    this.request = 0;
    const { view } = this;
    if (!view) return;
    const isPatient = now - this.drawnLast > PATIENCE;
    const isLost = !this.topAt || (isPatient && !covers(this.topAt, view, this.frame));
    if (this.stale || isLost) this.drawTop(view, now);
    this.shift(view);
  }

  private shift(view: View): void {
    const { coarse, ground, top, list } = this.elements;
    if (this.topAt) top.style.transform = carry(this.topAt, view, this.margin);
    if (this.groundAt) ground.style.transform = carry(this.groundAt, view, this.margin);
    const ratio = this.ground ? view.k / this.ground.scale : 1;
    const isHidden = this.groundAt !== null && covers(this.groundAt, view, this.frame, this.room);
    coarse.style.visibility = isHidden ? "hidden" : "visible";
    coarse.style.transform = `translate3d(${view.x}px, ${view.y}px, 0) scale(${ratio})`;
    list.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.k})`;
  }

  private async rest(): Promise<void> {
    const { view } = this;
    if (!view) return;
    if (this.topAt && (this.topAt.k !== view.k || !covers(this.topAt, view, this.frame))) this.redraw();
    this.onrest();
    this.stillness.rests();
    await this.sharpen(view);
  }

  /** First what is in the window, then what is around it. */
  private async sharpen(view: View): Promise<void> {
    const { ground, pixels } = this;
    if (!ground) return;
    if (ground.isCoarseEnough(view.k * pixels)) return this.hideGround();
    await this.first;
    if (this.view !== view) return;
    for (const margin of [0, this.margin]) {
      const isMade = await ground.make(this.window(view, margin), view.k * pixels);
      if (!isMade || this.view !== view) return;
      this.drawGround(view, margin);
      this.shift(view);
    }
  }

  private get margin(): number {
    return marginOf(this.frame);
  }

  private get pixels(): number {
    return globalThis.devicePixelRatio || 1;
  }

  /** What is in the window, in device pixels of the sheet. */
  private window(view: View, margin: number): Box {
    const { pixels } = this;
    const at = snapped(view, pixels);
    return {
      x: Math.round(-(at.x + margin) * pixels),
      y: Math.round(-(at.y + margin) * pixels),
      width: Math.round((this.frame.width + 2 * margin) * pixels),
      height: Math.round((this.frame.height + 2 * margin) * pixels),
    };
  }

  private hideGround(): void {
    this.groundAt = null;
    this.elements.ground.style.visibility = "hidden";
  }

  private drawGround(view: View, room: number): void {
    const ctx = this.prepared(this.groundSheet);
    if (!ctx || !this.ground) return;
    this.groundAt = snapped(view, this.pixels);
    this.room = room;
    this.ground.copy(ctx, this.window(view, this.margin), view.k * this.pixels);
    this.groundSheet.show();
    this.elements.ground.style.visibility = "visible";
  }

  private drawTop(view: View, now: number): void {
    const ctx = this.prepared(this.topSheet);
    if (!ctx) return;
    const { pixels } = this;
    const k = view.k * pixels;
    ctx.setTransform(k, 0, 0, k, (view.x + this.margin) * pixels, (view.y + this.margin) * pixels);
    this.topAt = view;
    this.drawnLast = now;
    this.stale = this.draw(ctx, pixels, now);
    this.topSheet.show();
    if (this.stale) this.schedule();
  }

  /** The sheet as large as the window with its margin, and empty. */
  private prepared(sheet: Sheet): Ctx | null {
    const { pixels, margin, frame } = this;
    const box = { x: -margin, y: -margin, width: frame.width + 2 * margin, height: frame.height + 2 * margin };
    return sheet.prepare(box, pixels);
  }
}
