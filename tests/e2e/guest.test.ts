/** A new guest opens the page and plays against the computer. */
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { bySeed, Guest, PATIENCE, warlike } from "./support/guest";

const server = inject("server");
let browser: Browser;
let guest: Guest;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  guest = await Guest.arrive(browser, server);
});
afterEach(() => guest.leave());

describe("a new guest", () => {
  it("is at the table with two clicks, and is asked something", async () => {
    await guest.playNow("drill", "venetian");
    await guest.untilAsked();
    expect(await guest.prompt()).not.toBe("");
    expect((await guest.deeds()).length).toBeGreaterThan(0);
    expect(guest.game.token).toMatch(/^[\w-]{16,}$/);
  });

  it("plays three turns against the computer", async () => {
    await guest.playNow("drill", "venetian");
    // It begins in the first turn; two more begin, and then either a fourth, or the game ends with the third.
    await guest.playUntil(async (me) => (await me.turnsBegun()) >= 3, bySeed(4));
    expect(await guest.turnsBegun()).toBeGreaterThanOrEqual((await guest.isOver()) ? 2 : 3);
    const log = (await guest.log()).join("\n");
    expect(log).toContain("The Austrian");
    expect(log).toContain("The Venetian");
  });

  it("activates a zone by a click on the map, and takes it back", async () => {
    await guest.playNow("drill", "venetian");
    // What hands over to the other side cannot be taken back: an activation without the mark is wanted.
    const activation = guest.page.locator('.deeds .button:not(.final)[title^="Activate "]').first();
    await guest.playUntil(async () => (await activation.count()) > 0, warlike);
    const asked = await guest.prompt();
    const name = ((await activation.getAttribute("title")) ?? "").replace("Activate ", "").replace(/\.$/, "");
    await guest.choosePlace(guest.places(`.lit[aria-label^="${name}."]`));
    await guest.page.waitForFunction((text) => document.querySelector("[data-testid=prompt]")?.textContent?.trim() !== text, asked);
    expect(await guest.prompt()).toContain(name);
    await guest.page.getByRole("button", { name: "Undo", exact: true }).click();
    await guest.page.waitForFunction((text) => document.querySelector("[data-testid=prompt]")?.textContent?.trim() === text, asked);
  });

  it("is told why not, with the number and the text of the rule", async () => {
    await guest.playNow("drill", "venetian");
    await guest.playUntil(async (me) => /ready: /.test(await me.prompt()), warlike);
    await guest.page.locator(".tray .counter.lit").first().click();
    await guest.page.locator(".hand").waitFor();
    await guest.choosePlace(guest.places(":not(.lit):not(.chosen)").last());
    const why = guest.page.locator(".why");
    await why.waitFor();
    expect(await why.locator(".rule-number").textContent()).toMatch(/§ G\d+/);
    expect((await why.locator(".clause").textContent())?.length).toBeGreaterThan(30);
    await why.locator(".rule-number").click();
    await guest.page.getByRole("heading", { name: /^Rule G/ }).waitFor();
  });

  it("drags a counter to the next zone", async () => {
    await guest.playNow("drill", "venetian");
    const { page } = guest;
    const quiet = guest.places(".lit:not(.attack)").first();
    let target: string | null = null;
    // Not every unit that may act can march in peace: some can but attack, some dig.
    await guest.playUntil(async (me) => {
      if (!/ready: /.test(await me.prompt())) return false;
      await page.locator(".tray .counter.lit").first().click();
      await page.locator(".hand").waitFor();
      await quiet.waitFor({ state: "attached", timeout: 1000 }).catch(() => {});
      if (await quiet.count()) target = await quiet.getAttribute("data-place");
      await page.getByRole("button", { name: "Put back" }).first().click();
      return target !== null;
    }, warlike);
    const frame = await page.locator(".frame").boundingBox();
    const isSeen = ({ x, y }: { x: number; y: number }): boolean =>
      !!frame && x > frame.x + 20 && x < frame.x + frame.width - 80 && y > frame.y + 20 && y < frame.y + frame.height - 200;
    while (!isSeen(await guest.spotOf(guest.place(target ?? "")))) await page.getByRole("button", { name: "Zoom out" }).click();
    const from = await guest.spotOf(page.locator(".board-list .piece.lit").first());
    const to = await guest.spotOf(guest.place(target ?? ""));
    const before = guest.version;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
    const choice = page.locator("dialog[open] .choices .button").first();
    const yes = page.locator("dialog[open] .button.first");
    for (const end = Date.now() + PATIENCE; Date.now() < end && guest.version === before; ) {
      if (await choice.count()) await choice.click();
      else if (await yes.count()) await yes.click();
      await page.waitForTimeout(50);
    }
    expect(guest.version).toBeGreaterThan(before);
    expect((await guest.log()).join("\n")).toMatch(/march from/);
  });
});
