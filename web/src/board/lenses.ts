/** Lenses: what each of them needs to be about, and what the server is asked. */
import type { Layers, Lens, Says, Wash } from "../lib/protocol";
import type { Look } from "../table/asking";

/** What is picked on the board now: pieces in the hand or touched last, and the place that is pointed at. */
export interface Picked {
  piece: string | null;
  /** where that piece or the last touch is */
  from: string | null;
  place: string | null;
}

/** What to ask; null as long as nothing is picked that the lens could be about. */
export function lookThrough({ id, of }: Pick<Lens, "id" | "of">, { piece, from, place }: Picked): Look | null {
  switch (of) {
    case "piece":
      return piece ? { lens: id, pieces: [piece] } : null;
    case "place":
      return place ? { lens: id, places: [place] } : piece ? { lens: id, pieces: [piece] } : null;
    case "line":
      return line(id, piece, from, place);
    default:
      return { lens: id };
  }
}

function line(lens: string, piece: string | null, from: string | null, to: string | null): Look | null {
  if (!to || to === from) return null;
  if (piece) return { lens, pieces: [piece], places: [to] };
  return from ? { lens, places: [from, to] } : null;
}

export const sameLook = (a: Look | null, b: Look | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The lens that comes by itself when a piece is taken up. */
export const ofItself = (lenses: readonly Lens[]): Lens | null =>
  lenses.find(({ id, of }) => id === "reach" && of === "piece") ?? null;

/** Keys that boards and tables have for themselves. */
const TAKEN = new Set(["f", "g", "h", "l", "m", "o", "s", "u", "z", "n", ",", ".", "?", "0", "+", "-", "="]);

export const lensOfKey = (lenses: readonly Lens[], key: string): Lens | null =>
  TAKEN.has(key) ? null : (lenses.find((lens) => lens.key !== "" && lens.key === key) ?? null);

const ANGLES: readonly (readonly number[])[] = [[], [45], [135], [45, 135], [90], [0]];

/** How strong the ink of a tint is that is a step of a scale; no two steps are told apart by hue. */
export const strengthOf = (depth: number): number => 0.04 + 0.56 * depth;

/** How each tint is hatched, so that no two of one tone look the same, nor two of different tones without colours;
 * steps of a scale are told apart by their strength. */
export function hatchings(washes: readonly Pick<Wash, "tone" | "depth">[]): (readonly number[])[] {
  const isPlain = (n: number): boolean =>
    washes[n]?.depth !== undefined || (washes[n]?.tone === "good" && washes.findIndex((w) => w.tone === "good") === n);
  let next = 1;
  return washes.map((_, n) => (isPlain(n) ? [] : (ANGLES[next++ % ANGLES.length] ?? [])));
}

/** What a lens shows, in words: the key of each tint, then everything else that is not said there; each once, with its rule. */
export interface InWords {
  keys: readonly { tint: number; words: string; rule: string }[];
  others: readonly { words: string; rule: string }[];
}

export function inWords({ washes, areas, lines, told }: Layers, say: (says: Says) => string): InWords {
  const keys = washes.flatMap(({ says }, tint) => (says ? [{ tint, words: say(says), rule: "" }] : []));
  const shown = [...areas, ...lines].flatMap(({ says }) => (says ? [{ words: say(says), rule: "" }] : []));
  const found = new Map<string, { words: string; rule: string }>();
  for (const each of [...keys, ...shown, ...told.map(({ says, rule }) => ({ words: say(says), rule }))]) {
    const before = found.get(each.words);
    if (!before) found.set(each.words, each);
    else before.rule ||= each.rule;
  }
  return { keys, others: [...found.values()].filter((each) => !keys.some((key) => key.words === each.words)) };
}
