/** Pictures of counters: which are drawn first, how many at once, and when nobody may be disturbed. */
import { expect, it } from "vitest";
import { Atlas, BATCH } from "../src/board/atlas";
import type { Ctx } from "../src/board/sheet";
import { Sprites } from "../src/board/sprites";
import { Stillness } from "../src/board/stillness";

const FILE = `<svg viewBox="0 0 9 9"><defs><pattern id="dots"><use href="#dot"/></pattern></defs>
  <symbol id="dot"><circle/></symbol><symbol id="foot" viewBox="0 0 1 1"><use href="#man"/></symbol>
  <symbol id="man"><path fill="url(#ink)"/></symbol><symbol id="horse"><path/></symbol><symbol id="ink"/></svg>`;

it("a drawing of a few symbols has what they are made of, and no others", () => {
  const drawn = new Sprites(FILE).of(["foot"]);
  for (const id of ["dots", "dot", "foot", "man", "ink"]) expect(drawn).toContain(`id="${id}"`);
  expect(drawn).not.toContain("horse");
  expect(new Sprites(FILE).of(["nobody"])).not.toContain("foot");
});

const names = (count: number, from = 0): string[] => Array.from({ length: count }, (_, n) => `unit-${from + n}`);
const sprites = `<svg>${names(60)
  .map((id) => `<symbol id="${id}"/>`)
  .join("")}</svg>`;

/** Lets everything happen that waits for nothing but its turn. */
async function turn(): Promise<void> {
  for (let n = 0; n < 10; n++) await new Promise((done) => setTimeout(done));
}

function desk(): { atlas: Atlas; made: string[][]; ready: () => number; calm: () => void; look: typeof look } {
  const made: string[][] = [];
  let told = 0;
  const waiting: (() => void)[] = [];
  const atlas = new Atlas(sprites, "", () => told++, {
    spare: async () => undefined,
    calm: () => new Promise((done) => waiting.push(done)),
    render: async (svg) => {
      made.push([...new Set([...svg.matchAll(/href="#([^"]+)"/g)].map(([, id = ""]) => id))]);
      return {} as CanvasImageSource;
    },
  });
  const look = (ids: readonly string[], pixels = 40): string[] => {
    const seen: string[] = [];
    const ctx = { drawImage: () => seen.push("picture") } as unknown as Ctx;
    for (const id of ids) atlas.draw(ctx, id, 0, 0, 1, pixels);
    return seen;
  };
  return { atlas, made, ready: () => told, calm: () => waiting.shift()?.(), look };
}

it("what the first look needs is drawn at once and together", async () => {
  const { made, ready, look } = desk();
  expect(look(names(20))).toEqual([]);
  await turn();
  expect(made).toEqual([names(20)]);
  expect(ready()).toBe(1);
  expect(look(names(20))).toHaveLength(20);
});

it("what is out of sight is drawn while nothing moves, a few at a time, and nothing is drawn anew for it", async () => {
  const { atlas, made, ready, calm, look } = desk();
  look(names(1));
  atlas.foresee(names(2 * BATCH, 1));
  await turn();
  expect(made).toEqual([names(1)]);
  calm();
  await turn();
  expect(made.slice(1)).toEqual([names(BATCH, 1)]);
  calm();
  await turn();
  expect(made.slice(2)).toEqual([names(BATCH, 1 + BATCH)]);
  expect(ready()).toBe(1);
});

it("a sharper picture waits until nothing moves: the coarser one is shown meanwhile", async () => {
  const { made, ready, calm, look } = desk();
  look(names(1));
  await turn();
  expect(look(names(1), 150)).toEqual(["picture"]);
  await turn();
  expect(made).toHaveLength(1);
  calm();
  await turn();
  expect(made).toHaveLength(2);
  expect(ready()).toBe(2);
});

it("a counter that would be blank does not wait for calm, and whatever was only foreseen gives way", async () => {
  const { atlas, made, ready, calm, look } = desk();
  look(names(1));
  await turn();
  look(names(2 * BATCH, 1));
  atlas.foresee(names(3, 40));
  await turn();
  expect(made.slice(1)).toEqual([names(BATCH, 1), names(BATCH, 1 + BATCH)]);
  expect(ready()).toBe(2);
  look(names(1, 41));
  await turn();
  expect(made.slice(3)).toEqual([["unit-41"]]);
  expect(ready()).toBe(3);
  calm();
  await turn();
  expect(made.slice(4)).toEqual([["unit-40", "unit-42"]]);
});

it("whoever wants a picture of everything does not wait for calm; when nobody looks, nothing more is drawn", async () => {
  const hurried = desk();
  hurried.look(names(1));
  hurried.atlas.foresee(names(2 * BATCH, 1));
  const ready = hurried.atlas.ready();
  await turn();
  await ready;
  expect(hurried.made.flat()).toEqual(names(2 * BATCH + 1));
  const left = desk();
  left.look(names(1));
  left.atlas.foresee(names(2 * BATCH, 1));
  await turn();
  left.atlas.close();
  left.calm();
  await turn();
  expect(left.made).toEqual([names(1)]);
});

it("a moment of calm comes when the map rests, and not if it is moved again before", async () => {
  let spare: (() => void) | undefined;
  const stillness = new Stillness(() => new Promise((done) => (spare = done)));
  let came = false;
  stillness.moved();
  void stillness.moment().then(() => (came = true));
  await turn();
  expect(spare).toBeUndefined();
  stillness.rests();
  await turn();
  stillness.moved();
  spare?.();
  await turn();
  expect(came).toBe(false);
  stillness.rests();
  await turn();
  spare?.();
  await turn();
  expect(came).toBe(true);
});
