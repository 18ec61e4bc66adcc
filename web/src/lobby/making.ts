/** Makes a game: first the seal, then my salt, so that neither could suit the other. */
import { api } from "../lib/api";
import { randomText, remember } from "../lib/dice";
import { words } from "../lib/i18n.svelte";
import type { CreateGame, Created } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { keep } from "../lib/tickets";

const NAME = "caracole.name";

export const keptName = (): string => localStorage.getItem(NAME) ?? "";
export const keepName = (name: string): void => localStorage.setItem(NAME, name.trim());

/** `solo`: whoever plays both sides does not want the screen covered. */
export async function makeGame(wish: CreateGame, solo = false): Promise<Created> {
  const { commitment } = await api.commitment();
  const salt = randomText(12);
  const at = new Date().toISOString();
  const made = await api.create({ ...wish, commitment, salt });
  const mine = made.links.find((link) => link.mine);
  const guests = made.links.filter((link) => !link.mine).length;
  remember(made.game.id, { commitment, at, salt, seats: mine?.seats ?? [], version: 0, created: true, guests });
  if (mine) keep({ game: made.game.id, token: mine.token, ...(solo ? { solo } : {}) });
  return made;
}

/** Is everybody there already? */
export const isComplete = (made: Created): boolean => made.links.length > 0 && made.links.every((link) => link.mine);

/** Somebody is about to play: the page of the table is asked for meanwhile. */
export const makeReady = (): void => void import("../pages/Game.svelte").catch(() => undefined);

/** The board is on its way while the page opens and the server is greeted. */
const lookAhead = async (board: string): Promise<void> => {
  const { fetchAhead } = await import("../table/furniture");
  await fetchAhead(board, words.language);
};

export function enter(made: Created): void {
  lookAhead(made.game.board).catch(() => undefined);
  const mine = made.links.find((link) => link.mine);
  router.go(`/game/${made.game.id}${mine ? `#${mine.token}` : ""}`);
}
