/** A first game with a coach: made like any other, against the gentle player. */
import { api } from "../lib/api";
import { randomText, remember } from "../lib/dice";
import type { CreateGame, GuidedInfo, SeatWish } from "../lib/protocol";
import { keep } from "../lib/tickets";

/** Makes the game; the address of its table. */
export async function beginGuided(system: string, guided: GuidedInfo, name: string): Promise<string> {
  const seats = await api.seats(system, guided.scenario, {});
  const { commitment } = await api.commitment();
  const salt = randomText(12);
  const at = new Date().toISOString();
  const me: SeatWish = { kind: "me", ...(name ? { name } : {}) };
  const opposite: SeatWish = { kind: "computer", player: guided.player };
  const wish: CreateGame = {
    system,
    scenario: guided.scenario,
    options: {},
    seats: Object.fromEntries(seats.map(({ seat }) => [seat, seat === guided.seat ? me : opposite])),
    salt,
    commitment,
    rated: false,
  };
  const made = await api.create(wish);
  const mine = made.links.find((link) => link.mine);
  remember(made.game.id, { commitment, at, salt, seats: mine?.seats ?? [], version: 0, created: true, guests: 0 });
  if (mine) keep({ game: made.game.id, token: mine.token });
  return `/game/${made.game.id}${mine ? `#${mine.token}` : ""}`;
}
