/** The time that players have, in words. */
import type { ClockTerms } from "../lib/protocol";
import { duration } from "../lib/time";

type Say = (id: string, args?: Record<string, number | string>) => string;

export function clockWords(terms: ClockTerms | null | undefined, say: Say): string {
  if (!terms) return say("no-clocks");
  return say("clock-terms", { bank: duration(terms.bank, say), bonus: duration(terms.bonus ?? 0, say) });
}
