/** The other side's move is a film; a fight has its sheet; looking back has its keys. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { endSomething, facing, skipped, stoppedFilm } from "./support/film";
import { Guest } from "./support/guest";
import { sitAt } from "./support/positions";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

describe.each([
  ["at a desk", DESK],
  ["on a phone", PHONE],
])("the computer's move, %s", (where, size) => {
  it("is seen step by step, can be skipped, and is told on a card", async () => {
    const guest = await facing(browser, server, size);
    const { page } = guest;
    const film = page.getByTestId("film");
    const before = await stoppedFilm(guest);
    // Nothing can be done before it has caught up, and each step says what happens.
    expect(await page.locator(".deeds .button").count()).toBe(0);
    const told = await film.locator(".told").innerText();
    await film.getByRole("button", { name: "One step forward" }).click();
    await page.waitForFunction(
      (at) => Number(document.querySelector("[data-testid=film-count]")?.textContent?.split(" / ")[0]) > at,
      before,
    );
    expect(told.trim() || (await film.locator(".told").innerText()).trim()).not.toBe("");
    await film.getByRole("button", { name: "Play" }).click();
    // The rest at once, as often as the computer has more to show.
    await skipped(guest);
    expect(await film.count()).toBe(0);
    const card = page.getByTestId("happened");
    if (where === "on a phone") {
      // One line leaves the map its room, and opens the card.
      const line = page.getByTestId("happened-open");
      expect((await line.boundingBox())?.height).toBeLessThan(60);
      expect(await card.count()).toBe(0);
      await line.click();
    }
    await card.waitFor();
    expect(await card.locator("li").count()).toBeGreaterThan(0);
    expect(await page.getByTestId("happened-spoken").textContent()).toContain("What just happened");
    // It is read aloud once: by the card, and not by the log as well.
    expect(await page.getByRole("log").first().getAttribute("aria-live")).toBe("off");
    await card.getByRole("button", { name: "Close" }).click();
    await page.getByTestId("happened-open").click();
    await card.getByRole("button", { name: "Watch again" }).click();
    await page.getByTestId("film-skip").click();
    await guest.untilAsked();
    await guest.leave();
  });
});

describe("whoever wants no motion", () => {
  it("waits for nothing, and can open the card", async () => {
    const guest = await Guest.arrive(browser, server);
    await guest.playNow("drill", "austrian");
    const card = guest.page.getByTestId("happened-open");
    while (!(await card.count())) {
      expect(await guest.page.getByTestId("film").count()).toBe(0);
      await endSomething(guest);
      await guest.page.waitForTimeout(30);
    }
    expect(await guest.page.getByTestId("happened").count()).toBe(0);
    await card.click();
    await guest.page.getByTestId("happened").waitFor();
    await guest.leave();
  });
});

describe.each([
  ["at a desk", DESK],
  ["on a phone", PHONE],
])("the battle sheet, %s", (_, size) => {
  it("shows who fired with what and why, and what each loss would do before it is taken", async () => {
    const guest = await Guest.arrive(browser, server, size);
    await sitAt(guest, "losses");
    const { page } = guest;
    const sheet = page.getByTestId("battle-sheet");
    await sheet.waitFor();
    const why = sheet.getByTestId("modifiers").first();
    expect(await why.textContent()).toMatch(/[−+]\s*\d/);
    expect(await why.textContent()).toMatch(/§\s*G\d/);
    expect(await sheet.locator("[data-hit=true]").count()).toBeGreaterThan(0);
    const outcomes = await sheet.getByTestId("outcome").allTextContents();
    expect(new Set(outcomes)).toEqual(new Set(["would be Disorganized", "would be eliminated"]));
    // What is chosen there is done.
    const choice = sheet.locator("[data-loss]", { hasText: "would be Disorganized" }).first();
    const unit = await choice.getAttribute("data-loss");
    const version = guest.version;
    await choice.click();
    const yes = page.locator("dialog[open] .button.first");
    while (guest.version === version) {
      if (await yes.count()) await yes.click();
      await page.waitForTimeout(50);
    }
    const news = guest.frames.filter((frame) => frame.type === "update").flatMap((frame) => frame["log"] as { kind: string; pieces: string[] }[]);
    expect(news.some((line) => line.kind === "unit_disorganized" && line.pieces[0] === unit)).toBe(true);
    await guest.leave();
  });
});

describe("a fight that is past", () => {
  it("has its sheet, which opens from the log", async () => {
    const guest = await Guest.arrive(browser, server, DESK);
    await sitAt(guest, "losses");
    const { page } = guest;
    await page.getByTestId("battle-sheet").getByRole("button", { name: "Close" }).click();
    await page.locator("[role=log]").getByRole("button", { name: "Battle sheet" }).last().click();
    await page.getByTestId("battle-sheet").waitFor();
    await guest.leave();
  });
});

describe("odds", () => {
  it("come when the order of an attack is pointed at", async () => {
    const guest = await Guest.arrive(browser, server, DESK);
    await sitAt(guest, "bombard");
    const order = guest.page.locator(".deeds .button.attack").first();
    if (!(await order.isVisible())) {
      await guest.page.locator(".orders details:not([open]) summary").evaluateAll((all) => all.forEach((each) => (each as HTMLElement).click()));
    }
    await order.focus();
    await guest.page.getByTestId("odds-card").waitFor();
    expect(await guest.page.getByTestId("odds-card").textContent()).toMatch(/\d+(\.\d)?%/);
    await guest.page.locator("#orders-title").focus();
    await guest.page.getByTestId("odds-card").waitFor({ state: "detached" });
    await guest.leave();
  });
});

describe("looking back", () => {
  it("goes by keys, and a moment has an address", async () => {
    const guest = await Guest.arrive(browser, server);
    await guest.playNow("drill", "venetian");
    await guest.playUntil((each) => each.version >= 8);
    const { page } = guest;
    const { id, token } = guest.game;
    await guest.visit(`/replay/${id}?step=3#${token}`);
    const at = (moment: number): Promise<unknown> =>
      page.waitForFunction((n) => {
        const here = document.querySelector("[data-testid=moment]")?.textContent?.split(" / ") ?? [];
        return here[0] === String(n < 0 ? here[1] : n);
      }, moment);
    await at(3);
    await page.keyboard.press("ArrowRight");
    await at(4);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await at(2);
    await page.waitForURL((url) => url.searchParams.get("step") === "2");
    await page.keyboard.press("Home");
    await at(0);
    await page.keyboard.press("End");
    await at(-1);
    await guest.leave();
  });
});
