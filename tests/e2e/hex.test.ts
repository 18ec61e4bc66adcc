/** A battle on hexes in the browser: opened, looked at and played to its end on a desk and on a phone. */
import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { Guest, PATIENCE } from "./support/guest";
import { faults, serious } from "./support/measure";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The least size of something to touch, besides. */
const SCREENS: { screen: string; smallest: number; options: BrowserContextOptions }[] = [
  { screen: "desk", smallest: 24, options: { viewport: { width: 1440, height: 900 } } },
  { screen: "phone", smallest: 44, options: { viewport: { width: 390, height: 844 }, hasTouch: true } },
];

const post = async <T>(path: string, body: object): Promise<T> => {
  const answer = await fetch(`${server}${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return (await answer.json()) as T;
};

/** Sits down at a battle against the computer, with films that are over at once. */
async function sitDown(guest: Guest, scenario: string): Promise<void> {
  const { links } = await post<{ links: { url: string; mine: boolean }[] }>("/api/games", {
    system: "gbacw",
    scenario,
    seats: { union: { kind: "me" }, confederate: { kind: "computer", player: "captain" } },
  });
  await guest.page.addInitScript(() => localStorage.setItem("caracole.film.speed", "instant"));
  await guest.visit(links.find((link) => link.mine)?.url ?? "");
  await guest.page.getByTestId("own-seat").click(); // it was made elsewhere, so the browser asks
  await guest.atTable();
}

/** Gives orders from the list until a unit is asked what it does; it is then in the hand by itself. */
const untilAUnitActs = (guest: Guest): Promise<number> =>
  guest.playUntil(
    async (me) => /MP left/.test(await me.prompt()) && (await me.places(".lit").count()) > 0,
    (deeds) => Math.max(0, deeds.findIndex((deed) => /no further (orders|attempt)/i.test(deed)), deeds.findIndex((deed) => /Lakeshore/.test(deed))),
  );

/** Waits for the game to go on after something was touched on the map; says yes where it is asked. */
async function goesOn(guest: Guest, before: number): Promise<void> {
  const { page } = guest;
  for (const end = Date.now() + PATIENCE; Date.now() < end; await page.waitForTimeout(20)) {
    const yes = page.locator("dialog[open] .button.first");
    const choice = page.locator("dialog[open] .choices .button");
    if (await yes.count()) await yes.click();
    else if (await choice.count()) await choice.first().click();
    else if (guest.version !== before && !(await page.locator(".deeds .button:disabled").count())) return;
  }
  throw new Error(`nothing happened after: ${await guest.prompt()}`);
}

/** What lights up on the map is chosen there, one hex for each unit; everything else from the list. Two units act in turn,
 * then their brigade ends. */
async function playToTheEnd(guest: Guest): Promise<{ onMap: number; listed: number }> {
  const found = { onMap: 0, listed: 0 };
  let [asked, touched] = ["", 0];
  for (let n = 0; n < 3000; n++) {
    await guest.untilAsked();
    if (await guest.isOver()) return found;
    const unit = (await guest.prompt()).replace(/ in \d.*/, "");
    touched = unit === asked ? touched : 0;
    asked = unit;
    const lit = guest.places(".lit");
    const before = guest.version;
    if ((await lit.count()) > 0 && touched++ < 1) {
      found.onMap++;
      await guest.choosePlace(lit.nth(n % (await lit.count())));
      await goesOn(guest, before);
    } else {
      const deeds = await guest.deeds();
      const hasEnough = touched > 1 || (/^Active/.test(unit) && found.listed++ % 3 === 2);
      await guest.doDeed(hasEnough ? deeds.length - 1 : 0);
    }
  }
  throw new Error(`still not over: ${await guest.prompt()}`);
}

describe.each(SCREENS)("on a $screen", ({ options, smallest }) => {
  it("First Volley is played to its end by what lights up", async () => {
    const guest = await Guest.arrive(browser, server, options);
    await sitDown(guest, "first-volley");
    const { onMap } = await playToTheEnd(guest);
    expect(onMap).toBeGreaterThan(10);
    expect(await guest.page.locator(".scores li").count()).toBe(2);
    await guest.leave();
  });

  it("everything has room, can be read aloud, and is told in words when it is looked at", async () => {
    const guest = await Guest.arrive(browser, server, options);
    const { page } = guest;
    await sitDown(guest, "first-volley");
    await untilAUnitActs(guest);
    expect([...(await faults(page, smallest)), ...(await serious(page))], "the table").toEqual([]);

    await page.getByRole("button", { name: "Look at the map" }).click();
    await page.locator("[data-lens=command]").click();
    const told = page.getByTestId("lens-told");
    await expect.poll(() => told.textContent()).toMatch(/Harlan/);
    expect([...(await faults(page, smallest)), ...(await serious(page))], "a lens").toEqual([]);
    await told.getByRole("button", { name: "Close" }).click();
    await guest.leave();
  });
});

describe("somebody at a desk", () => {
  const hexOf = (guest: Guest, piece: string): Promise<string> => guest.piece(piece).evaluate((element) => (element as HTMLElement).dataset["in"] ?? "");
  const held = (guest: Guest): Promise<string> => guest.page.locator(".board-list .piece.held").evaluate((element) => (element as HTMLElement).dataset["piece"] ?? "");

  async function withAUnit(): Promise<{ guest: Guest; unit: string }> {
    const guest = await Guest.arrive(browser, server, { viewport: { width: 1440, height: 900 } });
    await sitDown(guest, "first-volley");
    await untilAUnitActs(guest);
    await guest.page.locator(".board-list .piece.held").waitFor({ state: "attached" });
    return { guest, unit: await held(guest) };
  }

  it("draws a way with the mouse, is told its price while drawing, and the unit goes it", async () => {
    const { guest, unit } = await withAUnit();
    const { page } = guest;
    const from = await guest.spotOf(guest.piece(unit));
    const [start, plan] = [await hexOf(guest, unit), page.getByTestId("hex-plan")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (let n = 1; n <= 10; n++) await page.mouse.move(from.x, from.y + n * 14);
    await expect.poll(() => plan.textContent()).toMatch(/\d{4}.* left/);
    const goal = /\d{4}/.exec((await plan.textContent()) ?? "")?.[0] ?? "";
    await page.mouse.up();
    await expect.poll(() => hexOf(guest, unit)).toBe(goal);
    expect(goal).not.toBe(start);
    await guest.leave();
  });

  it("is told the rule while drawing a way that is not allowed", async () => {
    const { guest, unit } = await withAUnit();
    const { page } = guest;
    const from = await guest.spotOf(guest.piece(unit));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (let n = 1; n <= 12; n++) await page.mouse.move(from.x + n * 36, from.y + n * 36);
    await expect.poll(() => page.getByTestId("hex-plan").textContent()).toMatch(/§/);
    await page.mouse.up();
    await page.locator(".why .reason").waitFor();
    await guest.leave();
  });

  it("moves and turns a unit by keyboard alone, and hears what would be done", async () => {
    const { guest, unit } = await withAUnit();
    const { page } = guest;
    const start = await hexOf(guest, unit);
    await guest.place(start).focus();
    await page.keyboard.press("ArrowDown");
    const plan = page.getByTestId("hex-plan");
    await expect.poll(() => plan.textContent()).toMatch(/left/);
    await page.keyboard.press("Enter");
    await expect.poll(() => hexOf(guest, unit)).not.toBe(start);
    const label = await guest.piece(unit).getAttribute("aria-label");
    await guest.place(await hexOf(guest, unit)).focus();
    await page.keyboard.press(".");
    await expect.poll(() => plan.textContent()).toMatch(/facing/);
    await page.keyboard.press("Enter");
    await expect.poll(() => guest.piece(unit).getAttribute("aria-label")).not.toBe(label);
    await guest.leave();
  });

  it("finds a regiment by its name and goes from one that can act to the next", async () => {
    const { guest } = await withAUnit();
    const { page } = guest;
    await page.getByRole("button", { name: "Find on the map" }).click();
    await page.getByRole("searchbox").fill("tidewater");
    await page.locator(".finder li button").first().click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toMatch(/Tidewater/);
    await page.keyboard.press("n");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toMatch(/Lakeshore/);
    await guest.leave();
  });
});
