/**
 * The still map as bitmaps. A coarse picture of the whole sheet is made first and is always there; squares at the scale
 * that is looked at are made one at a time while nothing moves, and kept.
 */
import { imageOf } from "./atlas";
import type { Box, Size } from "./camera";
import type { Ctx, Sheet } from "./sheet";
import { TILE, coarseScale, tilesIn, type Tile } from "./tiles";

/** Squares that are kept; those that were not used for longest go first. */
const MOST = 64;

const idle = (): Promise<void> =>
  new Promise((done) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => done(), { timeout: 200 });
    else setTimeout(done, 16);
  });

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}

export class Ground {
  private image: HTMLImageElement | null = null;
  private readonly tiles = new Map<string, HTMLCanvasElement>();
  private job = 0;
  readonly scale: number;

  constructor(
    private readonly sheet: Size,
    /** what the map is multiplied with by night; empty: nothing */
    private readonly shade: string,
  ) {
    this.scale = coarseScale(sheet);
  }

  /** Reads the drawing, and shows the coarse picture of it. */
  async load(svg: string, coarse: Sheet): Promise<void> {
    this.image = await imageOf(svg);
    const { width, height } = this.sheet;
    const ctx = coarse.prepare({ x: 0, y: 0, width: width * this.scale, height: height * this.scale }, 1);
    if (ctx) this.paint(ctx, this.scale, 0, 0);
    coarse.show();
  }

  close(): void {
    this.rest();
    if (this.image) URL.revokeObjectURL(this.image.src);
    this.image = null;
    this.tiles.clear();
  }

  /** Is the coarse picture good enough at this scale? */
  isCoarseEnough(scale: number): boolean {
    return scale <= this.scale * 1.05;
  }

  /** Are all squares of this window there? */
  has(window: Box, scale: number): boolean {
    return this.wanted(window, scale).every((tile) => this.tiles.has(key(tile, scale)));
  }

  /** Copies what there is of this window onto a canvas whose corner is the window's. */
  copy(ctx: Ctx, window: Box, scale: number): void {
    for (const tile of this.wanted(window, scale)) {
      const found = this.tiles.get(key(tile, scale));
      if (!found) continue;
      this.tiles.delete(key(tile, scale));
      this.tiles.set(key(tile, scale), found);
      ctx.drawImage(found, tile.column * TILE - window.x, tile.row * TILE - window.y);
    }
  }

  /** Makes the squares of this window that are missing, one in each idle moment; false if it was told to rest before. */
  async make(window: Box, scale: number): Promise<boolean> {
    const job = ++this.job;
    for (const tile of this.wanted(window, scale)) {
      if (this.tiles.has(key(tile, scale))) continue;
      await idle();
      if (job !== this.job || !this.image) return false;
      this.keep(key(tile, scale), this.drawn(tile, scale));
    }
    return job === this.job;
  }

  /** Something moves: no more squares until they are asked for again. */
  rest(): void {
    this.job++;
  }

  /** Draws the map at a scale, from this point of it on. */
  paint(ctx: Ctx, scale: number, x: number, y: number): void {
    if (!this.image) return;
    ctx.setTransform(scale, 0, 0, scale, -x, -y);
    const { width, height } = this.sheet;
    ctx.drawImage(this.image, 0, 0, width, height);
    if (this.shade) {
      // Where the sheet ends within a pixel the shade ends there as well: by itself it is brighter than the desk.
      ctx.globalCompositeOperation = "multiply";
      ctx.fillStyle = this.shade;
      ctx.fillRect(0, 0, width, height);
      ctx.globalCompositeOperation = "source-over";
    }
    ctx.setTransform(1, 0, 0, 1, 0, 0);
  }

  private wanted(window: Box, scale: number): Tile[] {
    return tilesIn(window, { width: this.sheet.width * scale, height: this.sheet.height * scale });
  }

  private drawn({ column, row }: Tile, scale: number): HTMLCanvasElement {
    const [x, y] = [column * TILE, row * TILE];
    const canvas = canvasOf(
      Math.min(TILE, this.sheet.width * scale - x),
      Math.min(TILE, this.sheet.height * scale - y),
    );
    const ctx = canvas.getContext("2d");
    if (ctx) this.paint(ctx, scale, x, y);
    return canvas;
  }

  private keep(name: string, tile: HTMLCanvasElement): void {
    this.tiles.set(name, tile);
    for (const [oldest] of this.tiles) {
      if (this.tiles.size <= MOST) break;
      this.tiles.delete(oldest);
    }
  }
}

const key = ({ column, row }: Tile, scale: number): string => `${scale.toFixed(4)}/${column}/${row}`;
