/** The map itself: what a hand on it does, where it looks, and that it stays where it was put. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { Guest } from "./support/guest";
import { sitAt } from "./support/positions";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Where every place is on the screen. */
const whereabouts = (guest: Guest): Promise<string[]> =>
  guest.places().evaluateAll((all) => all.map((each) => `${(each as HTMLElement).dataset["place"]} ${(each as HTMLElement).dataset["x"]}`));

/** Is the map drawn there: are there several colours around the middle of it? */
const isDrawn = (guest: Guest): Promise<boolean> =>
  guest.page.locator(".frame").evaluate(async (frame) => {
    const shown = [...frame.querySelectorAll("canvas")].filter((canvas) => canvas.style.visibility !== "hidden" && canvas.width > 1);
    return shown.length > 0 && shown.every((canvas) => canvas.style.transform !== "");
  });

describe.each([
  ["desk", DESK],
  ["phone", PHONE],
])("the map on a %s", (_, options) => {
  it("opens where something is asked, is drawn, and stays where it was put when the page is loaded again", async () => {
    const guest = await Guest.arrive(browser, server, options);
    await sitAt(guest, "palma");
    await expect.poll(() => isDrawn(guest)).toBe(true);
    const lit = guest.page.locator(".board-list .lit").first();
    const { x, y } = await guest.spotOf(lit);
    const frame = await guest.page.locator(".frame").boundingBox();
    expect(x).toBeGreaterThan(frame?.x ?? 0);
    expect(y).toBeGreaterThan(frame?.y ?? 0);
    expect(x).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
    expect(y).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));

    await guest.page.getByRole("button", { name: "Zoom in" }).click();
    await guest.spotOf(lit);
    const before = await whereabouts(guest);
    await guest.reload();
    await expect.poll(() => whereabouts(guest)).toEqual(before);
    await guest.leave();
  });

  it("is chosen from by a tap on the picture", async () => {
    const guest = await Guest.arrive(browser, server, options);
    await sitAt(guest, "palma");
    const piece = guest.page.locator(".board-list .piece.lit").first();
    const { x, y } = await guest.spotOf(piece);
    const id = (await piece.getAttribute("data-piece")) ?? "";
    if (options === PHONE) await guest.page.touchscreen.tap(x, y);
    else await guest.page.mouse.click(x, y);
    await expect.poll(() => guest.piece(id).getAttribute("class")).toContain("held");
    await guest.leave();
  });
});

describe("the map", () => {
  it("does not move when the pointer crosses the log", async () => {
    const guest = await Guest.arrive(browser, server, DESK);
    await sitAt(guest, "palma");
    await guest.spotOf(guest.places().first());
    const before = await whereabouts(guest);
    const lines = guest.page.locator("[role=log] .line");
    for (let n = 0; n < Math.min(6, await lines.count()); n++) await lines.nth(n).hover();
    await guest.page.waitForTimeout(600);
    expect(await whereabouts(guest)).toEqual(before);
    await guest.leave();
  });

  it("hides its counters, and what lies under them is touched instead", async () => {
    const guest = await Guest.arrive(browser, server, DESK);
    await sitAt(guest, "palma");
    const piece = guest.page.locator(".board-list .piece.lit").first();
    const place = (await piece.getAttribute("data-in")) ?? "";
    await guest.page.getByRole("button", { name: "Hide the counters" }).click();
    await guest.tap(piece);
    await expect.poll(() => guest.place(place).getAttribute("class")).toContain("chosen");
    await guest.leave();
  });

  it("has one stop for Tab, and arrows lead from place to place", async () => {
    const guest = await Guest.arrive(browser, server, DESK);
    await sitAt(guest, "palma");
    expect(await guest.page.locator(".board-list [tabindex='0']").count()).toBe(1);
    await guest.page.keyboard.press("m");
    const focused = (): Promise<string | null> => guest.page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset["place"] ?? null);
    const start = await focused();
    expect(start).not.toBeNull();
    for (const key of ["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"]) await guest.page.keyboard.press(key);
    expect(await focused()).not.toBeNull();
    expect(await guest.page.locator(".board-list [tabindex='0']").count()).toBe(1);
    await guest.leave();
  });
});
