/** The links a guest has: kept in this browser, so that 'my games' knows them without an account. */
import type { Ticket } from "./api";

const KEPT = "caracole.tickets";

export function tickets(): Ticket[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Ticket[];
  } catch {
    return [];
  }
}

export function keep(ticket: Ticket): void {
  const others = tickets().filter(({ game }) => game !== ticket.game);
  localStorage.setItem(KEPT, JSON.stringify([ticket, ...others].slice(0, 200)));
}

export function forget(game: string): void {
  localStorage.setItem(KEPT, JSON.stringify(tickets().filter((each) => each.game !== game)));
}

/** The secret for a game: behind the # of the address, else the one kept. */
export function tokenFor(game: string, hash: string): string | null {
  const given = hash.replace(/^#/, "");
  if (/^[A-Za-z0-9_-]{16,64}$/.test(given)) {
    keep({ game, token: given });
    return given;
  }
  return tickets().find((each) => each.game === game)?.token ?? null;
}
