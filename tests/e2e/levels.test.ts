/** A person's game against each level of computer player, from the form to the end, by what is lit. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "./support/browser";
import { bySeed, Guest } from "./support/guest";
import { Server } from "./support/server";

let server: Server;
let browser: Browser;

beforeAll(async () => {
  server = await Server.start({ CARACOLE_PLANNING: "0.03" }); // a general plans for a moment only
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const LEVELS = ["random", "recruit", "captain", "colonel", "general"];

describe.each(LEVELS)("against the player called %s", (level) => {
  it("a game is played to its end", async () => {
    const guest = await Guest.arrive(browser, server.url);
    const { page } = guest;
    await page.goto(server.url);
    await page.getByTestId("quick-primo-giorno").click();
    expect(await page.getByTestId("level-recruit").isChecked(), "a newcomer is recommended the recruit").toBe(true);
    await page.getByTestId(`level-${level}`).check();
    await page.getByTestId("side-venetian").click();
    await guest.atTable();
    await guest.playUntil((me) => me.isOver(), bySeed(7));
    expect(await page.locator(".orders h2").textContent()).toBe("The game is over");
    const told = guest.frames.filter(({ type }) => type === "table" || type === "welcome");
    expect(JSON.stringify(told)).toContain(`"player":"${level}"`);
    await guest.leave();
  });
});

it("whoever is alone against the computer may let it say why", async () => {
  const guest = await Guest.arrive(browser, server.url);
  const { page } = guest;
  await page.goto(server.url);
  await page.getByLabel("Scenario").selectOption("primo-giorno");
  await page.getByLabel("Austrian", { exact: true }).selectOption("computer:captain");
  await page.getByLabel(/gives a reason after each move/).check();
  await page.getByRole("button", { name: "Begin" }).click();
  await guest.atTable();
  await guest.playUntil(async () => (await page.getByTestId("line-why").count()) > 0, bySeed(3));
  expect(await page.getByTestId("line-why").first().textContent()).toMatch(/^The computer's reason: [A-Z][^_]+$/);
  await guest.leave();
});

it("while a general thinks the table says so, and never about what", async () => {
  const patient = await Server.start({ CARACOLE_PLANNING: "1.5" });
  const guest = await Guest.arrive(browser, patient.url);
  await guest.playNow("primo-giorno", "austrian", "general");
  let told = "";
  const sign = guest.page.getByRole("status").filter({ hasText: "is thinking" });
  const seen = sign.textContent().then((text) => (told = text?.trim() ?? ""));
  await guest.playUntil(() => told !== "", bySeed(5));
  await seen;
  expect(told).toBe("the General is thinking…");
  await guest.leave();
  await patient.stop();
});
