/** Levels of computer players: what they are called, how strong they are, and which one suits somebody. */
import { t, words } from "../lib/i18n.svelte";
import type { MyGame, PlayerStrength, SystemInfo } from "../lib/protocol";
import type { Knows } from "../lessons/progress";

export const levelName = (player: string): string => (words.has(`player-${player}`) ? t(`player-${player}`) : player);

/** How somebody plays, in a line; empty for a player that nobody has described. */
export const levelLine = (player: string): string => (words.has(`level-${player}`) ? t(`level-${player}`) : "");

const signed = (elo: number): string => (elo > 0 ? `+${elo}` : elo < 0 ? `−${-elo}` : "0");

/** Elo with its interval; the Captain, from whom it is counted, has none. Empty where nothing was measured. */
export function levelStrength(player: string, strengths: Readonly<Record<string, PlayerStrength>> = {}): string {
  const found = strengths[player];
  if (!found) return "";
  if (found.low === found.high) return t("level-elo-captain");
  return t("level-elo", { elo: signed(found.elo), low: signed(found.low), high: signed(found.high) });
}

/** Who plays well and answers at once. */
export const usualLevel = ({ players }: Pick<SystemInfo, "players">): string =>
  players.includes("captain") ? "captain" : (players[0] ?? "random");

/** A game against the computer that is over. */
export interface Result {
  level: string;
  won: boolean;
}

/** My games of a system against computers of one level, the oldest first. */
export function resultsIn(games: readonly MyGame[], system: string): Result[] {
  return games
    .filter(({ game }) => game.over && game.system === system && !game.imported && game.ended !== "closed")
    .sort((a, b) => a.last.localeCompare(b.last))
    .flatMap(({ game, seats }) => {
      const others = game.seats.filter(({ seat }) => !seats.includes(seat));
      const levels = new Set(others.map(({ kind, player }) => (kind === "computer" ? player : null)));
      const [level] = levels;
      if (levels.size !== 1 || !level) return [];
      return [{ level, won: (game.winners ?? []).some((seat) => seats.includes(seat)) }];
    });
}

const IN_A_ROW = 2;

/**
 * Whom somebody should play next: the gentlest at first, the next after two wins in a row. Whoever finished a lesson of
 * the game has the first of these wins; whoever knows such games begins with the Captain.
 */
export function recommended(
  system: Pick<SystemInfo, "players">,
  results: readonly Result[],
  learned: boolean,
  knows: Knows | null,
): string {
  const ladder = system.players.filter((player) => player !== "random").reverse();
  const [gentlest = "random"] = ladder;
  let level = knows === "enough" && ladder.includes("captain") ? "captain" : gentlest;
  const wins: Record<string, number> = learned ? { [gentlest]: 1 } : {};
  for (const result of results) {
    wins[result.level] = result.won ? (wins[result.level] ?? 0) + 1 : 0;
    const beaten = ladder.indexOf(result.level);
    if ((wins[result.level] ?? 0) >= IN_A_ROW && beaten >= ladder.indexOf(level))
      level = ladder[beaten + 1] ?? ladder[beaten] ?? level;
  }
  return level;
}
