/** A whole game by clicking, to the end: a hand that chooses among what is lit, against the computer. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { bySeed, Guest } from "./support/guest";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The first moment of a game at which a computer player says why. */
async function firstWithReason(id: string): Promise<number> {
  for (let at = 1; ; at++) {
    const frame = (await (await fetch(`${server}/api/games/${id}/replay?at=${at}`)).json()) as { why: unknown };
    if (frame.why !== null) return at;
  }
}

describe.each([
  { game: "basic", side: "Austrian", seed: 11 },
  { game: "advanced", side: "Venetian", seed: 23 },
])("the $game game", ({ game, side, seed }) => {
  it(`is played to its end as ${side}, the dice are honest, and it can be watched again`, async () => {
    const guest = await Guest.arrive(browser, server);
    const { page } = guest;
    await page.goto(server);
    await page.getByLabel("Scenario").selectOption("drill");
    await page.getByLabel(/Basic game/).selectOption(game);
    for (const seat of ["Venetian", "Austrian"]) await page.getByLabel(seat, { exact: true }).selectOption(seat === side ? "me" : "computer:captain");
    await page.getByRole("button", { name: "Begin" }).click();
    await guest.atTable();

    await guest.playUntil((me) => me.isOver(), bySeed(seed));

    expect(await page.locator(".orders h2").textContent()).toBe("The game is over");
    expect(await page.locator(".scores li").count()).toBe(2);
    await page.getByRole("link", { name: "Verify the dice" }).first().click();
    const verdict = page.getByTestId("verdict");
    await verdict.waitFor();
    expect(await verdict.getAttribute("data-verdict")).toBe("honest");

    await page.goBack();
    await guest.atTable();
    await page.getByRole("link", { name: "Watch the replay" }).first().click();
    const moment = page.getByTestId("moment");
    await moment.waitFor();
    expect(await moment.textContent()).toMatch(/^0 \/ \d+$/);
    const explained = await firstWithReason(guest.game.id);
    for (let step = 0; step < explained; step++) await page.getByRole("button", { name: "One step forward" }).click();
    const why = page.getByTestId("why");
    await why.waitFor();
    expect(await why.textContent()).toMatch(/^The computer's reason: [A-Z][^_]+$/);
    await page.getByLabel("View as").selectOption({ index: 1 });
    await page.getByRole("button", { name: "End", exact: true }).click();
    await page.waitForFunction(() => {
      const [at, last] = (document.querySelector("[data-testid=moment]")?.textContent ?? "").split(" / ");
      return at === last && document.querySelector("[role=log]")?.textContent?.includes("The game is over");
    });
    await guest.leave();
  });
});
