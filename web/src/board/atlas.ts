/**
 * The pictures of counters, badges and marks as bitmaps: drawn once from the game's sprites for each step of size, and
 * from then on only copied. What the first look needs is drawn at once, the rest a few at a time, so that nobody waits.
 */
import type { Ctx } from "./sheet";
import { Sprites } from "./sprites";
import { idle } from "./stillness";

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
export function sheetOf(sprites: Sprites, style: string, symbols: readonly string[], steps: readonly number[]): string {
  const { slots: squares, width, height } = slots(symbols, steps);
  const uses = squares.map(
    ({ symbol, step, x, y }) => `<use href="#${symbol}" x="${x}" y="${y}" width="${step}" height="${step}"/>`,
  );
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return `${open}${style}${sprites.of(symbols)}${uses.join("")}</svg>`;
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

/** Why a picture is wanted: nothing is seen where it belongs, it is seen too coarsely, or it is going to be seen. */
type Need = "blank" | "coarse" | "foreseen";

interface Wanted {
  symbol: string;
  steps: readonly number[];
  need: Need;
}

/** What an atlas leaves to others. */
export interface Workshop {
  /** a moment to spare, even while a hand moves something: for what is blank */
  spare: () => Promise<void>;
  /** a moment in which no hand moves anything: for what nobody waits for */
  calm: () => Promise<void>;
  render: (svg: string, width: number, height: number) => Promise<CanvasImageSource>;
}

/** Pictures that are drawn together: few enough to fit between two frames. */
export const BATCH = 8;

export class Atlas {
  private readonly pictures = new Map<string, Picture>();
  private readonly asked = new Set<string>();
  private readonly wanted = new Map<string, Wanted>();
  private readonly sprites: Sprites;
  private readonly workshop: Workshop;
  /** blank places are filled while the others wait for calm */
  private readonly running = new Map<boolean, Promise<void>>();
  private isHurried = false;

  constructor(
    sprites: string,
    private readonly style: string,
    /** there is something new to be seen */
    private readonly onready: () => void,
    workshop: Partial<Workshop> = {},
  ) {
    this.sprites = new Sprites(sprites);
    this.workshop = { spare: idle, calm: idle, render: rendered, ...workshop };
  }

  /** Draws a symbol in units of the context; `pixels` is its width on the screen. What is not there yet comes soon. */
  draw(ctx: Ctx, symbol: string, x: number, y: number, size: number, pixels: number): void {
    const step = stepFor(pixels);
    const picture = this.pictures.get(`${symbol}/${step}`) ?? this.other(symbol);
    if (picture?.step !== step) this.want(symbol, step, picture ? "coarse" : "blank");
    if (picture) ctx.drawImage(picture.source, picture.x, picture.y, picture.step, picture.step, x, y, size, size);
  }

  has(symbol: string): boolean {
    return this.other(symbol) !== undefined;
  }

  /** These symbols are not in sight, but may soon be. */
  foresee(symbols: Iterable<string>): void {
    for (const symbol of symbols) if (!this.has(symbol)) this.want(symbol, USUAL[0] as number, "foreseen");
  }

  /** All that was asked for so far is there. */
  async ready(): Promise<void> {
    this.isHurried = true;
    await Promise.all(this.running.values());
    this.isHurried = false;
  }

  /** Nobody looks any more. */
  close(): void {
    this.wanted.clear();
  }

  private other(symbol: string): Picture | undefined {
    for (const step of [...STEPS].reverse()) {
      const found = this.pictures.get(`${symbol}/${step}`);
      if (found) return found;
    }
    return undefined;
  }

  private want(symbol: string, step: number, need: Need): void {
    const steps = stepsFor(step);
    const key = `${symbol}/${steps[0]}`;
    const waiting = this.wanted.get(key);
    if (waiting?.need === "foreseen") waiting.need = need;
    else if (this.asked.has(key)) return;
    else this.wanted.set(key, { symbol, steps, need });
    this.asked.add(key);
    this.start(need === "blank");
  }

  private start(isUrgent: boolean): void {
    if (this.running.has(isUrgent)) return;
    this.running.set(
      isUrgent,
      this.run(isUrgent).finally(() => this.running.delete(isUrgent)),
    );
  }

  private async run(isUrgent: boolean): Promise<void> {
    await new Promise((done) => setTimeout(done));
    const { spare, calm } = this.workshop;
    while (this.next(isUrgent)) {
      const isFirst = !this.pictures.size && isUrgent;
      if (!isFirst && !this.isHurried) await (isUrgent ? spare() : calm());
      const need = this.next(isUrgent);
      if (!need) return;
      await this.make(need, isFirst ? Infinity : BATCH);
      if (need !== "foreseen" && !this.some(need)) this.onready();
    }
  }

  private some(need: Need): Wanted | undefined {
    return [...this.wanted.values()].find((each) => each.need === need);
  }

  /** What is wanted most, of what cannot wait or of the rest. */
  private next(isUrgent: boolean): Need | undefined {
    const needs: readonly Need[] = isUrgent ? ["blank"] : ["coarse", "foreseen"];
    return needs.find((need) => this.some(need));
  }

  /** Draws some of the pictures that are wanted for this reason, all of the same steps. */
  private async make(need: Need, most: number): Promise<void> {
    const steps = this.some(need)?.steps;
    if (!steps) return;
    const taken = [...this.wanted].filter(([, each]) => each.need === need && each.steps === steps).slice(0, most);
    for (const [key] of taken) this.wanted.delete(key);
    const symbols = taken.map(([, { symbol }]) => symbol);
    const sheet = slots(symbols, steps);
    const svg = sheetOf(this.sprites, this.style, symbols, steps);
    const source = await this.workshop.render(svg, sheet.width, sheet.height);
    for (const { symbol, step, x, y } of sheet.slots) this.pictures.set(`${symbol}/${step}`, { source, x, y, step });
  }
}

async function rendered(svg: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const image = await imageOf(svg);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  URL.revokeObjectURL(image.src);
  return canvas;
}
