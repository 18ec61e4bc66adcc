/** My games, the most urgent first: those of the account, and those whose links this browser has kept. */
import { api } from "./api";
import { t } from "./i18n.svelte";
import type { MyGame } from "./protocol";
import { session } from "./session.svelte";
import { tickets } from "./tickets";

export const byUrgency = (a: MyGame, b: MyGame): number =>
  Number(a.game.over) - Number(b.game.over) ||
  Number(b.my_turn) - Number(a.my_turn) ||
  (a.left ?? Infinity) - (b.left ?? Infinity);

export async function myGames(): Promise<MyGame[]> {
  await session.start();
  const kept = tickets();
  const guest = kept.length ? (await api.lookup(kept)).games : [];
  const mine = session.account ? (await api.mine()).games : [];
  const known = new Set(mine.map(({ game }) => game.id));
  return [...mine, ...guest.filter(({ game }) => !known.has(game.id))].sort(byUrgency);
}

/** The way to my seat. */
export function addressOf(game: string): string {
  const token = tickets().find((each) => each.game === game)?.token;
  return `/game/${game}${token ? `#${token}` : ""}`;
}

export const opponentsOf = (mine: MyGame): string =>
  mine.game.seats
    .filter((seat) => !mine.seats.includes(seat.seat))
    .map((seat) =>
      seat.kind === "computer" ? t("computer") : seat.name || t(seat.kind === "person" ? "guest" : "seat-nobody"),
    )
    .join(", ");
