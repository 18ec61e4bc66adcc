/** Clocks as a player chooses and reads them. */
import type { Clock, ClockTerms } from "../lib/protocol";

export type ClockKind = "none" | "live" | "days";

export interface ClockWish {
  kind: ClockKind;
  minutes: number;
  seconds: number;
  days: number;
  hours: number;
  flag: ClockTerms["flag"];
}

/** The terms that are sent with the wish for a game. */
export function termsOf({ kind, minutes, seconds, days, hours, flag }: ClockWish): ClockTerms | null {
  if (kind === "none") return null;
  if (kind === "live") return { bank: minutes * 60, bonus: seconds, cap: null, vacation: 0, flag, live: true };
  return { bank: days * 86400, bonus: hours * 3600, cap: days * 86400 * 2, vacation: null, flag, live: false };
}

/** Seconds that are left now, so many milliseconds after the server told them. */
export const leftOf = (clock: Clock, passed: number): number =>
  Math.max(0, clock.left - (clock.running ? passed / 1000 : 0));

/** Is it time to hurry? */
export const isShort = (left: number, terms: ClockTerms | null): boolean => left < (terms?.live ? 60 : 3600);
