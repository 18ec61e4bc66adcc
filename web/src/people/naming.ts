/** How players, games and scenarios are called on pages about people. */
import { t, words } from "../lib/i18n.svelte";
import type { Lobby } from "../lib/protocol";
import { inLanguage } from "../lib/texts";

/** A computer player has a page whose name begins with a sign that no account can have. */
export function playerName(page: string, called: string): string {
  if (!page.startsWith("~")) return page;
  const player = page.slice(page.indexOf(".") + 1);
  return t("seat-computer", { player: words.has(`player-${player}`) ? t(`player-${player}`) : called || player });
}

type Known = Pick<Lobby, "systems">;

export const systemTitle = (lobby: Known | null, name: string): string =>
  lobby?.systems.find((system) => system.name === name)?.title ?? name;

export function scenarioTitle(lobby: Known | null, system: string, id: string): string {
  const found = lobby?.systems.find((each) => each.name === system)?.scenarios.find((each) => each.id === id);
  return inLanguage(found?.title, words.language) || id;
}
