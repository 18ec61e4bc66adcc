/** The axe scan by night, and of what passes by; `overlap.test.ts` scans every screen by day at three sizes. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { facing, skipped, stoppedFilm } from "./support/film";
import { Guest, warlike } from "./support/guest";
import { serious } from "./support/measure";
import { sitAt } from "./support/positions";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe("by night", () => {
  it("no screen has a serious finding", async () => {
    const guest = await Guest.arrive(browser, server, { colorScheme: "dark" });
    const { page } = guest;
    await page.goto(server);
    await page.getByTestId("quick-drill").waitFor();
    expect(await serious(page), "lobby").toEqual([]);

    await guest.playNow("drill", "venetian");
    await guest.playUntil(async (me) => /ready: /.test(await me.prompt()), warlike);
    await page.locator(".tray .counter.lit").first().click();
    await page.locator(".hand").waitFor();
    expect(await serious(page), "table").toEqual([]);
    for (const tab of ["tracks", "sequence", "hand", "forces", "talk"]) {
      await guest.openTab(tab);
      expect(await serious(page), tab).toEqual([]);
    }
    await page.getByRole("button", { name: "Game menu" }).click();
    await page.locator("dialog[open]").waitFor();
    expect(await serious(page), "menu").toEqual([]);

    const { id, token } = guest.game;
    await guest.visit(`/replay/${id}#${token}`);
    await page.getByTestId("moment").waitFor();
    expect(await serious(page), "replay").toEqual([]);
    for (const path of [`/verify/${id}`, "/games", "/account"]) {
      await guest.visit(path);
      await page.locator("main h1").waitFor();
      await page.waitForLoadState("networkidle");
      expect(await serious(page), path).toEqual([]);
    }
    await guest.leave();
  });
});

describe.each(["light", "dark"] as const)("by %s", (colorScheme) => {
  it("the film, the card of what just happened and the battle sheet have none either", async () => {
    const guest = await facing(browser, server, { colorScheme });
    const { page } = guest;
    await stoppedFilm(guest);
    expect(await serious(page), "film").toEqual([]);
    await skipped(guest);
    await page.getByTestId("happened").waitFor();
    expect(await serious(page), "card").toEqual([]);
    await guest.leave();
    const other = await Guest.arrive(browser, server, { colorScheme });
    await sitAt(other, "losses");
    await other.page.getByTestId("battle-sheet").waitFor();
    expect(await serious(other.page), "battle sheet").toEqual([]);
    await other.leave();
  });
});

it("every control of the table can be hit with a finger: 44 pixels", async () => {
  const guest = await Guest.arrive(browser, server, { hasTouch: true, viewport: { width: 1024, height: 768 } });
  await guest.playNow("drill", "venetian");
  await guest.untilAsked();
  const small = await guest.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button.button, a.button, select, [role=tab], .counter")]
      .map((element) => ({ name: element.textContent?.trim() || element.ariaLabel || "", box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
      .map(({ name, box }) => `${name}: ${Math.round(box.width)}x${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);
  await guest.leave();
});
