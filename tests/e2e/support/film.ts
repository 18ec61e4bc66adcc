/** Waiting for the film of the other side's move, whoever happens to begin. */
import type { Browser, BrowserContextOptions } from "playwright-core";
import { Guest, PATIENCE } from "./guest";

/** Somebody who wants to see motion sits down against the computer. */
export async function facing(browser: Browser, server: string, options: BrowserContextOptions): Promise<Guest> {
  const guest = await Guest.arrive(browser, server, { ...options, reducedMotion: "no-preference" });
  await guest.page.goto(server);
  await guest.page.getByTestId("quick-drill").click();
  await guest.page.getByTestId("level-captain").check();
  await guest.page.getByTestId("side-austrian").click();
  return guest;
}

/** Does the last thing of the list, which ends something, and says yes if asked. */
export async function endSomething({ page }: Guest): Promise<void> {
  const yes = page.locator("dialog[open] .button.first");
  const press = (locator: typeof yes): Promise<void> => locator.click({ timeout: 2000 }).catch(() => undefined);
  if (await yes.count()) await press(yes);
  else if (await page.locator(".deeds .button:not(:disabled)").count()) await press(page.locator(".deeds .button").last());
}

/** Plays on until a film is on the board that has more to show, and stops it there; which shot that is. */
export async function stoppedFilm(guest: Guest): Promise<number> {
  const { page } = guest;
  const film = page.getByTestId("film");
  for (const end = Date.now() + PATIENCE; Date.now() < end; await page.waitForTimeout(30)) {
    if (!(await film.count())) {
      await endSomething(guest);
      continue;
    }
    await film.getByRole("button", { name: "Pause" }).click({ timeout: 2000 }).catch(() => undefined);
    if (!(await film.getByRole("button", { name: "Play" }).count())) continue;
    const [at, last] = ((await page.getByTestId("film-count").textContent()) ?? "").split(" / ").map(Number);
    if (at !== undefined && last !== undefined && at < last) return at;
    await page.keyboard.press("Escape");
  }
  throw new Error("the other side did nothing that could be shown");
}

/** Skips whatever there is to show until there is something to decide. */
export async function skipped(guest: Guest): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await guest.page.waitForTimeout(50)) {
    if (await guest.isMyDecision()) return;
    if (await guest.page.getByTestId("film").count()) await guest.page.keyboard.press("Escape");
  }
}
