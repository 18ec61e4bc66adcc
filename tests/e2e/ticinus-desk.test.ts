/** A whole battle on a desk, with the mouse. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { sitDown } from "./support/battles";
import { openBrowser } from "./support/browser";
import { General, mouse } from "./support/general";
import { Guest } from "./support/guest";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it("Ticinus is set up and fought to its end by pulls over the table", async () => {
  const guest = await Guest.arrive(browser, server, { viewport: { width: 1440, height: 900 } });
  await sitDown(guest, "piccole", "ticinus");
  const general = new General(guest, mouse(guest));
  await general.fight();
  expect(await guest.isOver()).toBe(true);
  expect(general.pulls).toBeGreaterThan(12);
  await guest.leave();
});
