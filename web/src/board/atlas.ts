/**
 * The pictures of counters, badges and marks as bitmaps: drawn once from the game's sprites for each step of size, and
 * from then on only copied.
 */
import type { Ctx } from "./sheet";

/** Widths in device pixels that pictures are kept in; a picture is shown from the next larger one. */
const STEPS: readonly number[] = [24, 48, 96, 192];

/** The step for a width in pixels. */
export const stepFor = (pixels: number): number => STEPS.find((step) => step >= pixels) ?? (STEPS.at(-1) as number);

export interface Slot {
  symbol: string;
  step: number;
  x: number;
  y: number;
}

/** Squares of a sheet for these symbols, in rows for each step, with a gap that no neighbour bleeds over. */
export function slots(
  symbols: readonly string[],
  steps: readonly number[],
): { slots: Slot[]; width: number; height: number } {
  const columns = Math.ceil(Math.sqrt(symbols.length));
  const found: Slot[] = [];
  let [width, height] = [0, 0];
  for (const step of steps) {
    const pitch = step + 2;
    symbols.forEach((symbol, n) =>
      found.push({ symbol, step, x: (n % columns) * pitch + 1, y: height + Math.floor(n / columns) * pitch + 1 }),
    );
    width = Math.max(width, columns * pitch);
    height += Math.ceil(symbols.length / columns) * pitch;
  }
  return { slots: found, width, height };
}

/** One SVG that shows these symbols of the sprites side by side. */
export function sheetOf(sprites: string, style: string, symbols: readonly string[], steps: readonly number[]): string {
  const { slots: squares, width, height } = slots(symbols, steps);
  const inner = sprites.slice(sprites.indexOf(">", sprites.indexOf("<svg")) + 1, sprites.lastIndexOf("</svg>"));
  const uses = squares.map(
    ({ symbol, step, x, y }) => `<use href="#${symbol}" x="${x}" y="${y}" width="${step}" height="${step}"/>`,
  );
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return `${open}${style}${inner}${uses.join("")}</svg>`;
}

/** The typefaces of the map that the sprites use: a picture may use none of the page's. */
export function facesFor(sprites: string, map: string): string {
  const faces = map.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const used = faces.filter((face) => sprites.includes(/font-family:\s*['"]?([^'";]+)/.exec(face)?.[1] ?? " "));
  return used.length ? `<style>${used.join("")}</style>` : "";
}

interface Picture {
  source: CanvasImageSource;
  x: number;
  y: number;
  step: number;
}

/** An SVG as an image that can be drawn on a canvas. */
export async function imageOf(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Steps that are made together when a symbol is first wanted; larger ones only when somebody looks so closely. */
const USUAL = STEPS.slice(0, 3);

const LARGE = STEPS.slice(3);
const stepsFor = (step: number): readonly number[] => (USUAL.includes(step) ? USUAL : LARGE);

export class Atlas {
  private readonly pictures = new Map<string, Picture>();
  private readonly asked = new Set<string>();
  private wanted = new Map<readonly number[], Set<string>>();
  private fetching: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly sprites: string,
    private readonly style: string,
    private readonly onready: () => void,
  ) {}

  /** Draws a symbol in units of the context; `pixels` is its width on the screen. What is not there yet comes soon. */
  draw(ctx: Ctx, symbol: string, x: number, y: number, size: number, pixels: number): void {
    const step = stepFor(pixels);
    const picture = this.pictures.get(`${symbol}/${step}`) ?? this.other(symbol);
    if (picture?.step !== step) this.want(symbol, step);
    if (picture) ctx.drawImage(picture.source, picture.x, picture.y, picture.step, picture.step, x, y, size, size);
  }

  has(symbol: string): boolean {
    return this.other(symbol) !== undefined;
  }

  private other(symbol: string): Picture | undefined {
    for (const step of [...STEPS].reverse()) {
      const found = this.pictures.get(`${symbol}/${step}`);
      if (found) return found;
    }
    return undefined;
  }

  private want(symbol: string, step: number): void {
    const steps = stepsFor(step);
    const key = `${symbol}/${steps[0]}`;
    if (this.asked.has(key) || !this.sprites) return;
    this.asked.add(key);
    if (!this.wanted.size) this.fetching = Promise.all([this.fetching, this.soon(steps === USUAL ? 0 : 300)]);
    this.wanted.set(steps, (this.wanted.get(steps) ?? new Set()).add(symbol));
  }

  /** All that was asked for so far is there. */
  async ready(): Promise<void> {
    await this.fetching;
  }

  private soon(wait: number): Promise<void> {
    return new Promise((done) => setTimeout(() => void this.fetch().finally(done), wait));
  }

  private async fetch(): Promise<void> {
    const { wanted } = this;
    this.wanted = new Map();
    for (const [steps, symbols] of wanted) await this.make([...symbols], steps);
    this.onready();
  }

  private async make(symbols: readonly string[], steps: readonly number[]): Promise<void> {
    const image = await imageOf(sheetOf(this.sprites, this.style, symbols, steps));
    const sheet = slots(symbols, steps);
    const canvas = document.createElement("canvas");
    canvas.width = sheet.width;
    canvas.height = sheet.height;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    URL.revokeObjectURL(image.src);
    for (const { symbol, step, x, y } of sheet.slots)
      this.pictures.set(`${symbol}/${step}`, { source: canvas, x, y, step });
  }
}
