/** Dice and what they had to stay within. */
import type { Dice } from "../lib/protocol";

/** Which of the dice hit; null where nothing was needed, or nobody says what. */
export function hitsOf({ values, each, needed }: Dice): (boolean | null)[] {
  return values.map((value, n) => {
    const limit = each[n] ?? needed;
    return limit === null || limit === undefined ? null : value <= limit;
  });
}
