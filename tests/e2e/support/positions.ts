/** Games that stand at a chosen decision: records made by `positions/find.py`, taken in by the server. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Guest } from "./guest";

const FOLDER = resolve(import.meta.dirname, "../positions");

/** Sits down at both sides of the game of that name, on the side that has to decide. */
export async function sitAt(guest: Guest, name: string): Promise<void> {
  const record = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8")) as unknown;
  const answer = await fetch(`${guest.server}/api/games/import`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ record }),
  });
  if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
  const made = (await answer.json()) as { links: { url: string; mine: boolean }[] };
  const mine = made.links.find((link) => link.mine) ?? made.links[0];
  await guest.visit(mine?.url ?? "");
  await guest.page.getByTestId("own-seat").click(); // it was made elsewhere, so the browser asks
  // The screen is covered only where the sides hide something from each other.
  const takes = guest.page.getByRole("button", { name: /^Continue as|^Continua come|^Continuer en tant/ });
  await takes.or(guest.page.locator(".orders h2")).first().waitFor();
  if (await takes.count()) await takes.click();
  await guest.atTable();
  await guest.untilAsked();
}
