/** The seats a guest has: kept in this browser, so that 'my games' knows them without an account. */
import type { Ticket } from "./api";

/** `from` is the invitation that was exchanged for the token: whoever follows its link again is sent to their seat.
 * `solo`: one person plays all the seats, and has nothing to hide from themselves. */
export interface Kept extends Ticket {
  from?: string;
  solo?: boolean;
}

const KEPT = "caracole.tickets";

export function tickets(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

/** The newest first; a browser may hold several seats of one game. */
export function keep(ticket: Kept): void {
  const same = ({ game, token }: Kept): boolean => game === ticket.game && token === ticket.token;
  const others = tickets().filter((each) => !same(each));
  localStorage.setItem(KEPT, JSON.stringify([{ ...tickets().find(same), ...ticket }, ...others].slice(0, 200)));
}

export function forget(game: string): void {
  localStorage.setItem(KEPT, JSON.stringify(tickets().filter((each) => each.game !== game)));
}

/** Is this the secret of a seat that this browser has? */
export function isKept(game: string, token: string): boolean {
  return tickets().some((each) => each.game === game && each.token === token);
}

/** The secret for a game: behind the # of the address, else the one kept. */
export function tokenFor(game: string, hash: string): string | null {
  const given = hash.replace(/^#/, "");
  const mine = tickets().filter((each) => each.game === game);
  if (/^[A-Za-z0-9_-]{16,64}$/.test(given)) return mine.find((each) => each.from === given)?.token ?? given;
  return mine[0]?.token ?? null;
}

/** Does one person play all the seats that this secret opens? */
export function isSolo(game: string, token: string | null): boolean {
  return tickets().some((each) => each.game === game && each.token === token && each.solo === true);
}
