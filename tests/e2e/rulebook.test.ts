/** The rulebook as a page: browsed, searched in three languages, shown on a board, reached from a refusal. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { Guest } from "./support/guest";

const server = inject("server");
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each([
  ["desk", {}],
  ["phone", PHONE],
])("on a %s", (where, size) => {
  it("a clause has an address, stands in its chapter and shows itself on a board", async () => {
    const guest = await Guest.arrive(browser, server, size);
    const { page } = guest;
    await guest.visit("/rules/gradisca/G6.f");
    await page.getByRole("heading", { name: /6\. Movement/ }).waitFor();
    const clause = page.locator("[data-clause='G6.f']");
    expect(await clause.getAttribute("class")).toContain("marked");
    await expect.poll(() => clause.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
    await clause.getByRole("button", { name: /^Show me/ }).click();
    await clause.getByText("The cavalry has 5 movement points").waitFor();
    await clause.locator(".board [data-place='lucinico']").first().waitFor({ state: "attached" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await guest.leave();
  });

  it("one goes from chapter to chapter", async () => {
    const guest = await Guest.arrive(browser, server, size);
    const { page } = guest;
    await guest.visit("/rules/gradisca");
    await page.getByRole("heading", { name: /1\. Introduction/ }).waitFor();
    if (where === "desk") await page.getByRole("link", { name: /^7 Combat/ }).click();
    else await page.getByRole("combobox", { name: "Chapters" }).selectOption("G7");
    await page.getByRole("heading", { name: /7\. Combat/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/rules/gradisca/G7");
    expect(await page.locator("article.ruling").first().innerText()).toMatch(/ruling[^]*Why we read it this way/i);
    await guest.leave();
  });

  it("from the book one comes to what proves it, and from there back to a clause", async () => {
    const guest = await Guest.arrive(browser, server, size);
    const { page } = guest;
    await guest.visit("/rules/gradisca");
    await page.getByRole("link", { name: "How it is proved" }).click();
    await page.getByRole("heading", { name: /^How the rules of .* are proved/ }).waitFor();
    expect(await page.getByTestId("coverage-source").innerText()).toMatch(/the source of version \d/);
    await page.getByRole("button", { name: /^Not applicable 3/ }).click();
    await expect.poll(() => page.locator("[data-clause]").count()).toBe(3);
    await page.getByText("the program keeps the state itself").waitFor();
    await page.getByRole("button", { name: /^All/ }).click();
    await page.getByLabel("Search clauses, code and tests").fill("g6.m movement.py");
    const clause = page.locator("[data-clause='G6.m']");
    await expect.poll(() => page.locator("[data-clause]").count()).toBe(1);
    await clause.getByRole("button", { name: /places? in the code/ }).click();
    await clause.getByRole("heading", { name: "Proved by" }).waitFor();
    expect(await clause.innerText()).toMatch(/movement\/movement\.py:\d+/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await clause.getByRole("link", { name: /6\.m/ }).click();
    await page.locator("[data-clause='G6.m'].marked").waitFor();
    await guest.leave();
  });
});

it.each([
  ["en-GB", "breach", "G6.m"],
  ["it-IT", "BORGO gia", null],
  ["fr-FR", "forteresse breche", "G6.m"],
])("it is searched in the reader's language, accents or not: %s", async (locale, wanted, clause) => {
  const guest = await Guest.arrive(browser, server, { locale });
  const { page } = guest;
  await guest.visit("/rules/gradisca");
  await page.locator("input[type=search]").fill(wanted);
  if (clause) await page.locator(`[data-clause='${clause}']`).waitFor();
  await page.locator("input[type=search]").fill("7.4.1.a");
  await expect.poll(() => page.locator("article").first().getAttribute("data-clause")).toBe("G7.4.1.a");
  await guest.leave();
});

it("from the dialog of a rule one comes to the book, in a window of its own", async () => {
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  await page.goto(server);
  await page.getByText("More options").click();
  await page.getByRole("button", { name: "Read rule G5.g" }).click();
  const [book] = await Promise.all([page.waitForEvent("popup"), page.getByRole("link", { name: "Open in the rulebook" }).click()]);
  await book.locator("[data-clause='G5.g'].marked").waitFor();
  await guest.leave();
});
