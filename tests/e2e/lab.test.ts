/** The laboratory: a run of games between computers, watched to its end, a game of it on the board, and its report. */
import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { Guest, PATIENCE } from "./support/guest";
import { serious } from "./support/measure";
import { Server } from "./support/server";

let browser: Browser;
let server: Server;

beforeAll(async () => {
  browser = await openBrowser();
  server = await Server.start({ CARACOLE_LAB: "yes" });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe("where the operator has switched it on", () => {
  it("four games are played, watched, opened and reported", async () => {
    const guest = await Guest.arrive(browser, server.url);
    const { page } = guest;
    await page.goto(server.url);
    await page.getByRole("link", { name: "Go to the Lab" }).click();
    await page.getByLabel("Scenario").selectOption("drill");
    await page.getByLabel("Player 1").selectOption("captain");
    await page.getByLabel("Player 2").selectOption("random");
    await page.getByLabel("Games", { exact: true }).fill("4");
    expect(await serious(page), "form").toEqual([]);
    await page.getByRole("button", { name: "Start" }).press("Enter");

    const state = page.getByTestId("lab-state");
    await state.getByText(/Waiting for its turn|Playing/).waitFor();
    await expect.poll(() => state.textContent(), { timeout: PATIENCE }).toContain("Finished");
    await page.getByText("Games: 4 of 4").waitFor();
    await page.getByText("After 4 games: ").waitFor();
    expect(await serious(page), "run").toEqual([]);
    const address = page.url();

    await page.getByRole("button", { name: /^On the board\W+game 2$/ }).click();
    await page.getByTestId("moment").waitFor();
    expect(page.url()).toContain("/replay/");

    await page.getByRole("link", { name: "Back to game" }).click();
    await page.getByRole("link", { name: "Analysis" }).click();
    await page.getByRole("heading", { name: /^Analysis: / }).waitFor();
    await page.locator("#c1 svg").waitFor();
    expect(await serious(page), "analysis").toEqual([]);
    await page.locator("a[href^='/replay/']").first().click();
    await page.getByTestId("moment").waitFor();

    await page.goto(address);
    await page.getByTestId("lab-state").waitFor();

    await page.getByRole("link", { name: "Report", exact: true }).click({ timeout: PATIENCE });
    await page.getByRole("heading", { name: /^Report: / }).waitFor({ timeout: PATIENCE });
    await page.locator("#c0 svg").waitFor();
    expect(await serious(page), "report").toEqual([]);
    const shared = page.url();
    await guest.leave();

    const other = await Guest.arrive(browser, server.url, PHONE);
    await other.page.goto(shared);
    await other.page.locator("#c0 svg").waitFor({ timeout: PATIENCE });
    await other.page.goto(address);
    await other.page.getByText("Games: 4 of 4").waitFor();
    const wide = await other.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, "nothing sticks out of a phone").toBeLessThanOrEqual(0);
    await other.leave();
  });

  it("a run is stopped, and its page says so in Italian", async () => {
    const guest = await Guest.arrive(browser, server.url, { locale: "it-IT" });
    const { page } = guest;
    await page.goto(`${server.url}/lab`);
    await page.getByLabel("Scenario").selectOption("drill");
    await page.getByLabel("Partite", { exact: true }).fill("200");
    await page.getByRole("button", { name: "Avvia" }).click();
    await page.getByRole("button", { name: "Ferma" }).click();
    await expect.poll(() => page.getByTestId("lab-state").textContent(), { timeout: PATIENCE }).toContain("Fermata");
    await page.getByRole("button", { name: "Elimina" }).click();
    await page.getByRole("heading", { name: "Le tue serie" }).waitFor();
    await guest.leave();
  });
});

it("where it is off the page says so, and the first page does not lead there", async () => {
  const guest = await Guest.arrive(browser, inject("server"));
  await guest.page.goto(inject("server"));
  await guest.page.getByTestId("quick-drill").waitFor();
  expect(await guest.page.getByRole("link", { name: "Go to the Lab" }).count()).toBe(0);
  await guest.visit("/lab");
  await guest.page.getByText("the operator has not switched it on").waitFor();
  await guest.leave();
});
