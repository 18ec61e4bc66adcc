/** The first page: somebody new finds a game, somebody else joins it, and one person plays both sides. */
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
])("on a %s", (_, size) => {
  it("the games show what they are, and honestly where they can be played", async () => {
    const guest = await Guest.arrive(browser, server, size);
    const { page } = guest;
    await page.goto(server);
    const card = page.locator("article", { hasText: "La Guerra di Gradisca" });
    await card.getByText("Venice and the Archduke").waitFor();
    expect(await card.innerText()).toMatch(/1615-1617 · Friuli and Istria[^]*Players: 2–4[^]*20 min to 5 h[^]*medium/);
    await expect.poll(() => card.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    const other = page.locator("article", { hasText: "Great Battles" });
    if (await other.locator(".badge").count()) {
      expect(await other.innerText()).toContain("caracole play gbacw");
      expect(await other.getByRole("button").count()).toBe(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await guest.leave();
  });

  it("somebody new starts with the gentle scenario, in two clicks", async () => {
    const guest = await Guest.arrive(browser, server, size);
    await guest.page.goto(server);
    const first = guest.page.locator("[data-testid^=quick-]").first();
    expect(await first.innerText()).toMatch(/The first day[^]*Start here[^]*easy/);
    await guest.playNow("primo-giorno", "venetian");
    await guest.untilAsked();
    await guest.leave();
  });
});

it("a game that is listed is joined by somebody who comes by, with a name, and can then be watched", async () => {
  const anna = await Guest.arrive(browser, server);
  await anna.page.goto(server);
  await anna.page.getByLabel("Your name").fill("Anna");
  await anna.page.getByLabel("Austrian", { exact: true }).selectOption("open");
  await anna.page.getByLabel("List it on the first page: anyone may join").check();
  await anna.page.getByRole("button", { name: "Begin" }).click();
  await anna.page.getByRole("button", { name: "Enter game" }).click();
  await anna.atTable();
  const { id } = anna.game;

  const bruno = await Guest.arrive(browser, server, PHONE);
  await bruno.page.goto(server);
  const row = bruno.page.getByTestId(`open-${id}`);
  expect(await row.innerText()).toMatch(/The first day[^]*Anna \(Venetian\)[^]*No clocks/);
  await row.getByRole("link", { name: "Join as Austrian" }).click();
  await bruno.page.getByRole("heading", { name: /^Anna invites you/ }).waitFor();
  await bruno.page.getByLabel("Your name").fill("Bruno");
  await bruno.page.getByRole("button", { name: "Take this seat" }).click();
  await bruno.atTable();

  const carla = await Guest.arrive(browser, server);
  await carla.page.goto(server);
  await carla.page.getByTestId(`watch-${id}`).getByRole("link", { name: "Watch" }).click();
  await carla.atTable();
  expect(await carla.page.getByTestId(`open-${id}`).count()).toBe(0);
  await bruno.page.goto(server); // and his own game waits for him there
  await bruno.page.locator("section", { hasText: "My games" }).getByText("The first day").waitFor();
  for (const guest of [anna, bruno, carla]) await guest.leave();
});

describe("both sides at one screen", () => {
  async function begin(guest: Guest, scenario: string, solo: boolean): Promise<void> {
    const { page } = guest;
    await page.goto(server);
    await page.getByLabel("Scenario").selectOption(scenario);
    for (const seat of ["Venetian", "Austrian"]) await page.getByLabel(seat, { exact: true }).selectOption("me");
    if (solo) await page.getByLabel(/I play all sides myself/).check();
    await page.getByRole("button", { name: "Begin" }).click();
  }
  const cover = (guest: Guest) => guest.page.getByRole("button", { name: /^Continue as/ });

  it("are not covered where there is nothing to hide", async () => {
    const guest = await Guest.arrive(browser, server);
    await begin(guest, "primo-giorno", false);
    await guest.atTable();
    await guest.untilAsked();
    expect(await cover(guest).count()).toBe(0);
    await guest.leave();
  });

  it("are covered where hands are hidden, until somebody says that they play alone", async () => {
    const guest = await Guest.arrive(browser, server);
    await begin(guest, "drill", false);
    await cover(guest).waitFor();
    await guest.page.getByLabel(/I play all sides myself/).check();
    await cover(guest).click();
    await guest.atTable();
    await guest.page.reload();
    await guest.untilAsked();
    expect(await cover(guest).count()).toBe(0);
    await guest.leave();
  });

  it("or said so when the game was made", async () => {
    const guest = await Guest.arrive(browser, server);
    await begin(guest, "drill", true);
    await guest.untilAsked();
    expect(await cover(guest).count()).toBe(0);
    await guest.leave();
  });
});

it("options are described by the game: an edition changes what it stands for", async () => {
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  await page.goto(server);
  await page.getByLabel("Scenario").selectOption("campaign");
  await page.getByText("More options").click();
  const discard = page.getByLabel("A card may also be discarded when the draw makes four");
  expect(await discard.isChecked()).toBe(false);
  await page.getByLabel("Edition of the rules").selectOption("en");
  expect(await discard.isChecked()).toBe(true);
  await page.getByLabel("Team play: two players to a side").check();
  await expect.poll(() => page.locator("form select").count()).toBeGreaterThan(6);
  await guest.leave();
});
