/** Hexes to put on a table in a test: nine columns of seven. */
import type { Hexes } from "../../src/lib/protocol";

const two = (number: number): string => String(number).padStart(2, "0");

export function hexes(part: Partial<Hexes> = {}): Hexes {
  const ids = Array.from({ length: 63 }, (_, n) => `${two(Math.floor(n / 7) + 1)}${two((n % 7) + 1)}`);
  return {
    columns: 9,
    rows: 7,
    radius: 40,
    origin: [60, 60],
    lowered: "odd",
    ids,
    ground: ids.map(() => 0),
    grounds: [[{ code: "terrain-woods", args: {} }]],
    levels: ids.map((_, n) => n % 3),
    names: { "0303": { en: "The Ford" } },
    ...part,
  };
}
