/** Everything by keyboard: from the lobby to the map and back, without touching the mouse. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { Guest, PATIENCE } from "./support/guest";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Presses Tab until the element that has the focus fits. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 80; n++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${selector}`);
}

it("a turn is played with the keyboard alone", async () => {
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  await page.goto(server);
  await page.getByTestId("quick-drill").waitFor();
  await tabTo(page, "[data-testid=quick-drill]");
  await page.keyboard.press("Enter");
  await page.getByTestId("side-venetian").waitFor();
  await tabTo(page, "[data-testid=side-venetian]");
  await page.keyboard.press("Enter");
  await guest.atTable();

  const acts = (): number => guest.sent.filter((frame) => frame.type === "act").length;
  let byMap = 0;
  let tries = 0;
  let turns = await guest.turnsBegun();
  const goal = turns + 1;
  for (let n = 0; n < 200 && turns < goal; n++) {
    await guest.untilAsked();
    const [before, sent] = [guest.version, acts()];
    if ((await guest.places(".lit").count()) > 0 && byMap < 2 && tries++ < 8) {
      // To the map, by the arrow keys to a place that is lit, Enter.
      await page.keyboard.press("m");
      for (let step = 0; step < 30; step++) {
        if (await page.evaluate(() => document.activeElement?.matches(".board-list .place.lit") ?? false)) break;
        await page.keyboard.press(["ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowUp", "ArrowLeft"][step % 7] as string);
      }
      if (await page.evaluate(() => document.activeElement?.matches(".board-list .place.lit") ?? false)) byMap++;
      await page.keyboard.press("Enter");
    } else {
      // To the list: what ends something if there is any, so that the turn gets on.
      const ends = (await page.locator(".deeds .button.ends").count()) > 0;
      await page.keyboard.press("o");
      await tabTo(page, ends ? ".deeds .button.ends" : ".deeds .button");
      await page.keyboard.press("Enter");
    }
    const begun = Date.now();
    // What was sent is answered, sooner or later; a key on the map may also have sent nothing.
    while (guest.version === before && Date.now() < begun + (acts() > sent ? PATIENCE : 2000)) {
      if (await page.locator("dialog[open]").count()) {
        await tabTo(page, "dialog[open] .choices .button, dialog[open] .button.first");
        await page.keyboard.press("Enter");
      }
      await page.waitForTimeout(30);
    }
    if (guest.version === before) await page.keyboard.press("Escape");
    turns = await guest.turnsBegun();
  }
  expect(turns).toBeGreaterThanOrEqual(goal);
  expect(byMap).toBeGreaterThan(0);
  await guest.leave();
});
