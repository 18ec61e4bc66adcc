/** A whole battle on a phone, with a finger. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { sitDown } from "./support/battles";
import { openBrowser } from "./support/browser";
import { finger, General } from "./support/general";
import { Guest } from "./support/guest";

const server = inject("server");
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it("Ticinus is set up and fought to its end by pulls over the table", async () => {
  const guest = await Guest.arrive(browser, server, PHONE);
  await sitDown(guest, "piccole", "ticinus");
  const general = new General(guest, await finger(guest));
  await general.fight();
  expect(await guest.isOver()).toBe(true);
  expect(general.pulls).toBeGreaterThan(12);
  await guest.leave();
});
