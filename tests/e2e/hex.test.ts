/** A battle on hexes in the browser: opened, looked at and played to its end on a desk and on a phone. */
import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { Guest, PATIENCE } from "./support/guest";
import { serious } from "./support/measure";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const SCREENS: { screen: string; options: BrowserContextOptions }[] = [
  { screen: "desk", options: { viewport: { width: 1440, height: 900 } } },
  { screen: "phone", options: { viewport: { width: 390, height: 844 }, hasTouch: true } },
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
  await guest.atTable();
}

/** Gives orders from the list until a unit is asked what it does; it is then in the hand by itself. */
const untilAUnitActs = (guest: Guest): Promise<number> =>
  guest.playUntil(
    async (me) => /MP left/.test(await me.prompt()) && (await me.places(".lit").count()) > 0,
    (deeds) => Math.max(0, deeds.findIndex((deed) => /Lakeshore/.test(deed))),
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

/** What lights up on the map is chosen there, one hex for each unit; everything else from the list. */
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
      found.listed++;
      const deeds = await guest.deeds();
      const standing = deeds.filter((deed) => !/standing|instruct/i.test(deed)).length;
      await guest.doDeed(unit === asked && touched > 1 ? deeds.length - 1 : standing ? 0 : deeds.length - 1);
    }
  }
  throw new Error(`still not over: ${await guest.prompt()}`);
}

describe.each(SCREENS)("on a $screen", ({ options }) => {
  it("First Volley is played to its end by what lights up", async () => {
    const guest = await Guest.arrive(browser, server, options);
    await sitDown(guest, "first-volley");
    const { onMap } = await playToTheEnd(guest);
    expect(onMap).toBeGreaterThan(10);
    expect(await guest.page.locator(".scores li").count()).toBe(2);
    await guest.leave();
  });
});
