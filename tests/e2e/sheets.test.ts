/** What is read beside the map of a battle: standing instructions, brigades, charts and the summary of a turn. One game is
 * played through all of it, on a desk and then on the screen of a phone. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { Guest } from "./support/guest";
import { faults, serious } from "./support/measure";

const server = inject("server");
let browser: Browser;
let guest: Guest;

beforeAll(async () => {
  browser = await openBrowser();
  guest = await Guest.arrive(browser, server, { viewport: { width: 1440, height: 900 }, hasTouch: true });
  const answer = await fetch(`${server}/api/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      system: "gbacw",
      scenario: "first-volley",
      seats: { union: { kind: "me" }, confederate: { kind: "computer", player: "captain" } },
    }),
  });
  const { links } = (await answer.json()) as { links: { url: string; mine: boolean }[] };
  await guest.page.addInitScript(() => localStorage.setItem("caracole.film.speed", "instant"));
  await guest.visit(links.find((link) => link.mine)?.url ?? "");
  await guest.page.getByTestId("own-seat").click();
  await guest.atTable();
});
afterAll(async () => {
  await guest.leave();
  await browser.close();
});

const paper = () => guest.page.getByTestId("paper");
const setting = (name: string) => guest.page.getByRole("group", { name });
const sheet = (name: string) => guest.page.getByRole("navigation", { name: "Sheets" }).getByRole("button", { name });
/** Fires where it can, else does what comes first. */
const fires = (deeds: string[]): number => Math.max(0, deeds.findIndex((deed) => deed.startsWith("⚔")));

describe("somebody at a battle", () => {
  it("gives a standing instruction on its sheet, not among the orders", async () => {
    const opener = guest.page.getByRole("button", { name: "Instructions …" });
    await guest.playUntil(async () => (await opener.count()) > 0);
    expect((await guest.deeds()).filter((deed) => /instruction/i.test(deed))).toEqual([]);
    await opener.click();
    await setting("Return Fire").getByText(/^Now: /).waitFor();
    await setting("Return Fire").getByRole("radio", { name: "Never" }).check();
    await setting("Return Fire").getByRole("button", { name: "Give this instruction" }).click();
    await setting("Return Fire").getByText("already been given this turn").waitFor();
    expect(await setting("Return Fire").getByRole("radio", { name: "Never" }).isChecked()).toBe(true);
    expect(await setting("Countercharge").getByRole("radio", { name: "Ask me" }).isEnabled()).toBe(true);
  });

  it("reads how a brigade stands, and who commands it", async () => {
    await sheet("Brigades").click();
    await paper().getByRole("row", { name: /Harlan/ }).getByRole("button").click();
    await paper().getByRole("heading", { name: "Units" }).waitFor();
    expect(await paper().textContent()).toMatch(/Orders.*Strength \d+ of \d+/);
    expect(await guest.page.evaluate(() => scrollY)).toBe(0); // the page once slid up, and half of it was empty
  });

  it("sees on the charts where a roll falls", async () => {
    await sheet("Charts").click();
    const roll = guest.page.getByTestId("chart-roll");
    await guest.playUntil(async () => (await roll.count()) > 0 && /fires/.test((await roll.textContent()) ?? ""), fires);
    await guest.page.locator("td.lit").first().waitFor();
    await guest.page.getByLabel("Chart", { exact: true }).selectOption({ label: "Movement costs" });
    await guest.page.getByRole("rowheader", { name: "woods" }).waitFor();
    await guest.page.getByRole("button", { name: "Follow the rolls" }).click();
    await guest.page.locator("td.lit").first().waitFor();
  });

  it("is told at the end of a turn what happened in it", async () => {
    const news = guest.page.getByRole("button", { name: "A turn is over: summary" });
    await guest.playUntil(async () => (await news.count()) > 0, (deeds) => deeds.length - 1);
    await news.click();
    const summary = guest.page.getByTestId("turn-sheet");
    await summary.getByRole("heading", { name: "Losses" }).waitFor();
    await summary.getByText("→").first().waitFor();
    expect(await summary.getByLabel("Turn").inputValue()).not.toBe("");
  });

  it.each(["Charts", "Instructions", "Brigades", "Turn"])("reads %s on a phone, where it has room and can be read aloud", async (name) => {
    await guest.page.setViewportSize({ width: 390, height: 844 });
    const tab = guest.page.getByRole("tab", { name: "Sheets" });
    const drawer = guest.page.locator(".drawer");
    while ((await drawer.getAttribute("data-level")) !== "full") await drawer.getByRole("button", { name: "Orders, log and more" }).press("ArrowUp");
    await tab.click();
    await sheet(name).click();
    await guest.page.locator(`nav [aria-current=page]`, { hasText: name }).waitFor();
    expect([...(await faults(guest.page, 44)), ...(await serious(guest.page))]).toEqual([]);
  });
});
