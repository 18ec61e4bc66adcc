/** What lies on a screen keeps out of each other's way, and what is asked stays in sight. */
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { sitDown } from "./support/battles";
import { Guest } from "./support/guest";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxOf = async (found: Locator): Promise<Box> => {
  const box = await found.boundingBox();
  if (!box) throw new Error("it is not on the screen");
  return box;
};
const doOverlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** At First Volley, with a regiment in the hand that may move. */
async function moving(options: object): Promise<Guest> {
  const guest = await Guest.arrive(browser, server, options);
  await sitDown(guest, "gbacw", "first-volley", null);
  await guest.playUntil(
    async (me) => /MP left/.test(await me.prompt()) && (await me.places(".lit").count()) > 0,
    (deeds) =>
      Math.max(
        0,
        deeds.findIndex((deed) => /Lakeshore/.test(deed)),
      ),
  );
  return guest;
}

const look = async ({ page }: Guest, lens: string): Promise<void> => {
  await page.getByRole("button", { name: "Look at the map" }).click();
  await page.locator(`[data-lens=${lens}]`).click();
};

it("on a phone a finger that gives an order leaves the next question in sight", async () => {
  const guest = await moving(PHONE);
  const { page } = guest;
  const inside = page.locator(".drawer .inside");
  const before = guest.version;
  const order = page.locator(".deeds .button:not(:disabled)").first();
  await order.scrollIntoViewIfNeeded();
  expect(await inside.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  await order.tap();
  await expect.poll(() => guest.version).toBeGreaterThan(before);
  await page.locator(".deeds .button:not(:disabled)").first().waitFor({ state: "attached" });
  await expect.poll(() => inside.evaluate((box) => box.scrollTop)).toBe(0);
  await guest.leave();
});

it("on a phone what a place is stands beside the tools of the map", async () => {
  const guest = await moving(PHONE);
  const { page } = guest;
  await look(guest, "line");
  await guest.place("1010").focus();
  const info = page.locator(".info:not(.empty)");
  await info.waitFor();
  expect(doOverlap(await boxOf(info), await boxOf(page.locator(".lenses .tools")))).toBe(false);
  await guest.leave();
});

it("on a tablet a lens leaves the tools of the hand free", async () => {
  const guest = await moving(TABLET);
  const { page } = guest;
  await look(guest, "line");
  await guest.place("1010").focus();
  await page.getByTestId("lens-told").locator("svg").first().waitFor();
  const turn = await boxOf(page.getByRole("region", { name: "What would be done" }));
  expect(doOverlap(turn, await boxOf(page.getByTestId("lens-told")))).toBe(false);
  await guest.leave();
});

it("whoever changes the language stays where they were: at the list, and in the workshop at the same tab", async () => {
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  await guest.visit("/make/piccole");
  await page.getByRole("tab", { name: "Terrain" }).click();
  await page.getByLabel("Language").focus();
  await page.getByLabel("Language").selectOption("it");
  await page.getByRole("tab", { name: "Terreno", selected: true }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Lingua");
  await guest.leave();
});
