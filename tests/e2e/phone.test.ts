/** A phone in the hand: what there is to read is where one looks, and the map keeps its room. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { first, Guest, PATIENCE } from "./support/guest";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

describe("on a phone", () => {
  it("the log opens at its newest line, and a replay has its handles in two rows", async () => {
    const guest = await Guest.arrive(browser, server, PHONE);
    const { page } = guest;
    await guest.playNow("drill", "venetian");
    const log = page.locator("[role=log] li");
    await guest.playUntil(async () => (await log.count()) > 14, first);
    const handle = page.locator(".drawer .handle");
    await handle.focus();
    for (const level of ["half", "full"]) {
      await page.keyboard.press("ArrowUp");
      await page.locator(`.drawer[data-level=${level}]`).waitFor();
    }
    await page.locator(".panel[data-scroll]").scrollIntoViewIfNeeded();
    const hidden = (): Promise<number> =>
      page.locator(".panel[data-scroll]").evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
    await expect.poll(hidden, { timeout: PATIENCE }).toBeLessThan(3);
    expect(await page.locator(".panel[data-scroll]").evaluate((box) => box.scrollTop)).toBeGreaterThan(0);

    const { id, token } = guest.game;
    await guest.visit(`/replay/${id}#${token}`);
    const controls = page.locator(".controls");
    await controls.waitFor();
    expect((await controls.boundingBox())?.height).toBeLessThan(130);
    const eyes = page.getByLabel("View as");
    expect(await eyes.isVisible()).toBe(false);
    await page.getByRole("button", { name: "More" }).click();
    await eyes.waitFor();
    await guest.leave();
  });

  it("what can be played comes first, and whoever has no game yet is told where to begin", async () => {
    const guest = await Guest.arrive(browser, server, PHONE);
    const { page } = guest;
    await guest.visit("/");
    await page.getByTestId("quick-drill").waitFor();
    const play = await page.locator("#play-now").boundingBox();
    for (const card of await page.locator(".card.terminal-only").all())
      expect((await card.boundingBox())?.y).toBeGreaterThan(play?.y ?? Infinity);
    await guest.visit("/games");
    await page.getByRole("link", { name: "Play a first battle" }).click();
    await page.getByTestId("quick-drill").waitFor();
    await guest.leave();
  });
});

it("many marches name each place once, and then ask who goes", async () => {
  const guest = await Guest.arrive(browser, server, { viewport: { width: 1440, height: 900 } });
  const { page } = guest;
  await guest.playNow("siege-1616", "venetian");
  const places = page.locator(".orders li > details > summary b");
  await guest.playUntil(async () => (await places.count()) > 0, first);
  const named = await places.allTextContents();
  expect(new Set(named).size).toBe(named.length);
  const closed = page.locator(".orders .list > details:not([open]) > summary");
  await closed.evaluateAll((all) => all.forEach((each) => (each as HTMLElement).click()));
  const one = page.locator(".orders li > details").first();
  await one.locator("summary").click();
  expect(await one.locator(".deeds .button").count()).toBeGreaterThan(1);
  await guest.leave();
});
