/** Sitting down: first the seal of the dice is remembered, then this browser's salt is sent. */
import { api } from "./api";
import { randomText, remember } from "./dice";
import type { GameInfo, Taken, TakeSeat } from "./protocol";

/** With an invitation, or with a token of one's own. Once a salt was sent it is sent again, never another one. */
export async function sitDown(game: GameInfo, wish: TakeSeat, salt = randomText(12)): Promise<Taken> {
  const open = game.seats.filter((seat) => seat.kind === "open").length;
  const seen = {
    commitment: game.commitment,
    at: new Date().toISOString(),
    salt,
    version: game.version,
    created: false,
    guests: open,
  };
  remember(game.id, seen);
  const taken = await api.takeSeat(game.id, { ...wish, salt });
  remember(game.id, { ...seen, seats: taken.seats });
  if (!taken.salted) {
    const again = await api.takeSeat(game.id, { token: taken.token, salt });
    if (!again.salted) remember(game.id, { ...seen, salt: "" });
  }
  return taken;
}
