/** A board by keyboard: what a key means, and where an arrow leads. */
import type { Place } from "../lib/protocol";

export type Direction = readonly [x: number, y: number];

export type Command =
  | { kind: "step"; towards: Direction }
  | { kind: "choose" }
  | { kind: "pan"; dx: number; dy: number }
  | { kind: "zoom"; factor: number }
  | { kind: "fit" }
  | { kind: "find" }
  | { kind: "bare" }
  | { kind: "lens" };

const ARROWS: Record<string, Direction> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const STRIDE = 80;
const NEARER = 1.3;

/** What a key means on a board; null: nothing. */
export function command({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): Command | null {
  const arrow = ARROWS[key];
  if (arrow)
    return shiftKey
      ? { kind: "pan", dx: -arrow[0] * STRIDE, dy: -arrow[1] * STRIDE }
      : { kind: "step", towards: arrow };
  switch (key) {
    case "Enter":
    case " ":
      return { kind: "choose" };
    case "+":
    case "=":
      return { kind: "zoom", factor: NEARER };
    case "-":
      return { kind: "zoom", factor: 1 / NEARER };
    case "0":
      return { kind: "fit" };
    case "f":
      return { kind: "find" };
    case "h":
      return { kind: "bare" };
    case "l":
      return { kind: "lens" };
    default:
      return null;
  }
}

/** The nearest place in a direction, for the arrow keys: near counts, and so does being straight ahead. */
export function nextPlace(places: readonly Place[], from: string, [dx, dy]: Direction): string | null {
  const start = places.find((place) => place.id === from);
  if (!start) return places[0]?.id ?? null;
  let best: string | null = null;
  let least = Infinity;
  for (const place of places) {
    if (place.id === from) continue;
    const x = place.at[0] - start.at[0];
    const y = place.at[1] - start.at[1];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (ahead <= 0 || aside > ahead * 1.6) continue;
    const far = ahead + aside * 1.8;
    if (far < least) [best, least] = [place.id, far];
  }
  return best;
}
