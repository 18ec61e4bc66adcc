/**
 * A canvas that is drawn beside the page and shown when it is done. The browser keeps what is shown as one picture, and
 * copies nothing when the picture is only moved.
 */
import type { Box } from "./camera";

export type Ctx = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** What of its units a canvas shows, as it is scaled and shifted; nothing on it is turned. */
export function windowOf(ctx: Ctx): Box {
  const { a, d, e, f } = ctx.getTransform();
  const { width, height } = ctx.canvas;
  return { x: -e / a, y: -f / d, width: width / a, height: height / d };
}

export class Sheet {
  private readonly hidden: OffscreenCanvas | null;
  private readonly shown: ImageBitmapRenderingContext | null;

  constructor(private readonly element: HTMLCanvasElement) {
    this.hidden = "OffscreenCanvas" in globalThis ? new OffscreenCanvas(1, 1) : null;
    this.shown = this.hidden && element.getContext("bitmaprenderer");
  }

  /** An empty sheet for this box of the page, in pixels of the device; null where a browser cannot draw. */
  prepare({ x, y, width, height }: Box, pixels: number): Ctx | null {
    const drawn = this.hidden ?? this.element;
    drawn.width = Math.max(1, Math.round(width * pixels));
    drawn.height = Math.max(1, Math.round(height * pixels));
    Object.assign(this.element.style, {
      left: `${x}px`,
      top: `${y}px`,
      width: `${drawn.width / pixels}px`,
      height: `${drawn.height / pixels}px`,
    });
    return drawn.getContext("2d") as Ctx | null;
  }

  show(): void {
    if (this.hidden) this.shown?.transferFromImageBitmap(this.hidden.transferToImageBitmap());
  }
}
