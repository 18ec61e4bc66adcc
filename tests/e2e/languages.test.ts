/** Italian and French from the first page to the log, the browser's language first. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { bySeed, Guest } from "./support/guest";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const SPOKEN = [
  { locale: "it-IT", language: "it", now: "Gioca subito", decision: "Decidi tu", turn: /turno 7/i, rule: /^Regola G/ },
  { locale: "fr-FR", language: "fr", now: "Jouer tout de suite", decision: "À vous de décider", turn: /tour 7/i, rule: /^Règle G/ },
];

it.each(SPOKEN)("$language throughout", async ({ locale, language, now, decision, turn, rule }) => {
  const guest = await Guest.arrive(browser, server, { locale });
  const { page } = guest;
  await page.goto(server);
  await page.getByRole("heading", { name: now }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  await guest.playNow("drill", "venetian");
  await guest.untilAsked();
  expect(await page.locator(".orders h2").textContent()).toBe(decision);
  const choose = bySeed(9);
  for (let n = 0; n < 6; n++) {
    await guest.untilAsked();
    await guest.doDeed(choose(await guest.deeds(), n));
  }
  await guest.untilAsked();
  const words = [await guest.prompt(), ...(await guest.log()), ...(await guest.deeds())].join("\n");
  expect(words).toMatch(turn);
  for (const english of ["The Venetian", "The Austrian", "Which", "Activate ", "(to:", "End the"]) expect(words).not.toContain(english);
  await page.locator(".prompt .rule-number").click();
  await page.getByRole("heading", { name: rule }).waitFor();
  await guest.leave();
});

it("the language can be changed at the table", async () => {
  const guest = await Guest.arrive(browser, server);
  await guest.playNow("drill", "venetian");
  await guest.untilAsked();
  await guest.page.getByLabel("Language").selectOption("it");
  await guest.page.getByRole("heading", { name: "Decidi tu" }).waitFor();
  await guest.leave();
});

it("each page has a title of its own, in the reader's language", async () => {
  const guest = await Guest.arrive(browser, server, { locale: "it-IT" });
  const { page } = guest;
  const titles = [
    ["/learn", "Impara a giocare · Caracole"],
    ["/games", "Le mie partite · Caracole"],
    ["/account", "Profilo · Caracole"],
    ["/rules/gradisca", "Le regole: La Guerra di Gradisca 1615-1617 · Caracole"],
    ["/", "Caracole"],
  ];
  for (const [address, title] of titles) {
    await page.goto(`${server}${address}`);
    await page.waitForFunction((wanted) => document.title === wanted, title);
  }
  await page.getByRole("link", { name: "Le mie partite" }).click(); // within the client too, and back again
  await page.waitForFunction(() => document.title.startsWith("Le mie partite"));
  await page.goBack();
  await page.waitForFunction(() => document.title === "Caracole");
  await guest.leave();
});
