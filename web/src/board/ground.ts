/**
 * The still map as bitmaps. A coarse picture of the whole sheet is made first and is always there; squares at the scale
 * that is looked at are made one at a time while nothing moves, and kept.
 */
import { imageOf } from "./atlas";
import type { Box, Size } from "./camera";
import type { Ctx, Sheet } from "./sheet";
import { idle } from "./stillness";
import { TILE, coarseScale, tilesIn, type Tile } from "./tiles";

/** The letters of a drawing that are too small to be read from afar are in layers of these names. */
const LETTERS = ["numbers", "names"];

/** The same drawing without its letters; null where it has none that can be told apart. */
export function withoutLetters(svg: string): string | null {
  const layers = LETTERS.map((name) => `[data-layer="${name}"]`).filter((layer) => svg.includes(layer.slice(1, -1)));
  if (!layers.length) return null;
  const end = svg.lastIndexOf("</svg>");
  return `${svg.slice(0, end)}<style>${layers.join(",")}{display:none}</style>${svg.slice(end)}`;
}

/** Squares that are kept; those that were not used for longest go first. */
const MOST = 64;

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}

export class Ground {
  private image: HTMLImageElement | null = null;
  /** the map without its letters, to be seen from afar */
  private far: HTMLImageElement | null = null;
  private whole: Promise<void> = Promise.resolve();
  private readonly tiles = new Map<string, HTMLCanvasElement>();
  private job = 0;
  readonly scale: number;

  constructor(
    private readonly sheet: Size,
    /** what the map is multiplied with by night; empty: nothing */
    private readonly shade: string,
    /** device pixels for a unit of the sheet below which its letters cannot be read */
    private readonly farBelow = 0,
  ) {
    this.scale = coarseScale(sheet);
  }

  /** Reads the drawing, and shows the coarse picture of it. */
  async load(svg: string, coarse: Sheet): Promise<void> {
    const unlettered = this.farBelow ? withoutLetters(svg) : null;
    if (unlettered) this.far = await imageOf(unlettered);
    this.whole = imageOf(svg).then((image) => void (this.image = image));
    if (!unlettered) await this.whole;
    const { width, height } = this.sheet;
    const ctx = coarse.prepare({ x: 0, y: 0, width: width * this.scale, height: height * this.scale }, 1);
    if (ctx) this.draw(ctx, this.far ?? this.image, this.scale, 0, 0);
    coarse.show();
  }

  close(): void {
    this.rest();
    for (const image of [this.image, this.far]) if (image) URL.revokeObjectURL(image.src);
    this.image = this.far = null;
    this.tiles.clear();
  }

  /** Is the coarse picture good enough at this scale? */
  isCoarseEnough(scale: number): boolean {
    return scale <= this.scale * 1.05 && (!this.far || scale < this.farBelow);
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
    await this.whole;
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
    this.draw(ctx, (scale < this.farBelow ? this.far : null) ?? this.image, scale, x, y);
  }

  private draw(ctx: Ctx, image: HTMLImageElement | null, scale: number, x: number, y: number): void {
    if (!image) return;
    ctx.setTransform(scale, 0, 0, scale, -x, -y);
    const { width, height } = this.sheet;
    ctx.drawImage(image, 0, 0, width, height);
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
