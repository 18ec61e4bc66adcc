/** The time that players have, in words. */
import type { ClockTerms } from "../lib/protocol";

type Say = (id: string, args?: Record<string, number | string>) => string;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span in whole days if it is one, else in hours, minutes or seconds. */
export function span(seconds: number, say: Say): string {
  if (seconds >= DAY && seconds % DAY === 0) return say("span-days", { count: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return say("span-hours", { count: seconds / HOUR });
  if (seconds >= MINUTE) return say("span-minutes", { count: Math.round(seconds / MINUTE) });
  return say("span-seconds", { count: seconds });
}

export function clockWords(terms: ClockTerms | null | undefined, say: Say): string {
  if (!terms) return say("no-clocks");
  return say("clock-terms", { bank: span(terms.bank, say), bonus: span(terms.bonus ?? 0, say) });
}
