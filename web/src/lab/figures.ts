/** Figures of a run, as they are written and drawn. */
import { levelName } from "../lobby/levels";
import { t, words } from "../lib/i18n.svelte";
import type { LabPoint, LabRun, LabShare, SeatName } from "../lib/protocol";
import { inLanguage } from "../lib/texts";

export const isUnfinished = ({ state }: Pick<LabRun, "state">): boolean => state === "waiting" || state === "playing";

export const percent = (part: number): string => String(Math.round(100 * part));

/** A share with its interval. */
export const said = ({ share, low, high }: Pick<LabShare, "share" | "low" | "high">): string =>
  t("lab-share", { share: percent(share), low: percent(low), high: percent(high) });

/** Who met, in the order of the run; somebody who met himself is named once. */
export const whoMet = (players: readonly string[]): string =>
  new Set(players).size === 1
    ? t("lab-alone", { player: levelName(players[0] ?? "") })
    : players.map(levelName).join(" – ");

export const seatTitle = (seats: readonly SeatName[], id: string): string =>
  inLanguage(seats.find(({ seat }) => seat === id)?.name, words.language) || id;

/** How many players may meet at a table: as many as share its seats evenly, and always two. */
export const countsFor = (seats: number): number[] =>
  Array.from({ length: Math.max(0, seats - 1) }, (_, n) => n + 2).filter((count) => count === 2 || seats % count === 0);

/** As many players as are wanted: those who were chosen, then the last of them again. */
export const resized = (players: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, n) => players[n] ?? players.at(-1) ?? "random");

export interface Funnel {
  band: string;
  line: string;
}

/** The interval over the games, in a box of this size: it begins at everything and shrinks. */
export function funnel(trail: readonly LabPoint[], games: number, width: number, height: number): Funnel {
  const x = (count: number): string => ((width * count) / Math.max(1, games)).toFixed(1);
  const y = (part: number): string => (height * (1 - part)).toFixed(1);
  const points: readonly LabPoint[] = [{ games: 0, share: trail[0]?.share ?? 0.5, low: 0, high: 1 }, ...trail];
  const above = points.map((each) => `${x(each.games)},${y(each.high)}`);
  const below = points.toReversed().map((each) => `${x(each.games)},${y(each.low)}`);
  return {
    band: [...above, ...below].join(" "),
    line: trail.map((each) => `${x(each.games)},${y(each.share)}`).join(" "),
  };
}
