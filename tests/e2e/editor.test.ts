/** The workshop: a battle is made by hand, checked, played, kept as a file, and played by someone else from the file. */
import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { Fingers } from "./support/battles";
import { openBrowser } from "./support/browser";
import { Guest } from "./support/guest";
import { faults, serious } from "./support/measure";

const server = inject("server");
let browser: Browser;
let desk: Guest;
let phone: Guest;
let file = "";

beforeAll(async () => {
  browser = await openBrowser();
  desk = await Guest.arrive(browser, server, { viewport: { width: 1440, height: 900 } });
  phone = await Guest.arrive(browser, server, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "it-IT" });
});
afterAll(async () => {
  await desk.leave();
  await phone.leave();
  await browser.close();
});

const tab = (page: Page, name: "armies" | "terrain" | "setup"): Promise<void> => page.locator(`#make-${name}`).click();

/** Waits until the check says so of what lies on the bench now. */
const told = (page: Page, words: string): Promise<void> =>
  expect.poll(() => page.locator('[data-testid=make-verdict][data-stale="false"]').innerText()).toContain(words);

/** The small battle that everyone begins with. */
async function startAgain(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start again" }).click();
  await told(page, "can be played");
}

const where = async (page: Page, piece: number): Promise<string> => (await page.getByTestId(`piece-${piece}`).getAttribute("aria-label")) ?? "";

/** Both sides at one screen end their phases until two turns are over. */
async function playTwoTurns(guest: Guest): Promise<void> {
  await guest.atTable();
  const ends = (deeds: string[]): number => Math.max(0, deeds.findIndex((deed) => /^(End|Fine|Termina|Finisci)/.test(deed)));
  const turns = (): number =>
    Math.max(0, ...[...JSON.stringify(guest.frames).matchAll(/"event-turn-began","args":\{[^{}]*"turn":(\d+)/g)].map(([, turn]) => Number(turn)));
  await guest.playUntil(() => turns() >= 3, ends, 100);
  expect(turns()).toBeGreaterThanOrEqual(3);
}

async function playHotSeat(guest: Guest): Promise<void> {
  const { page } = guest;
  await page.locator("header .button.first").click();
  const seats = page.locator("dialog[open] select");
  await seats.first().waitFor();
  for (const seat of await seats.all()) await seat.selectOption("me");
  await page.locator("dialog[open] button[type=submit]").click();
  await playTwoTurns(guest);
}

describe("on a desk", () => {
  it("an army is raised, and what is wrong leads to its place", async () => {
    const { page } = desk;
    await desk.visit("/");
    await page.getByRole("link", { name: "Make a battle" }).click();
    await startAgain(page);
    const red = page.locator("section", { has: page.locator("#army-red") });
    await red.getByLabel("How many: heavy foot").fill("4");
    await red.getByRole("button", { name: "Add troops" }).click();
    await expect.poll(() => page.getByTestId("sum-red").innerText()).toMatch(/^Elements: 9 \(at most 40\) · 32 talents/);
    await red.getByLabel("General").first().uncheck();
    await told(page, "One thing is wrong");
    await tab(page, "setup");
    await page.getByRole("button", { name: /An army has one General/ }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-path"))).toBe("red.elements");
    await red.getByLabel("General").first().check();
    await told(page, "can be played");
    expect(await serious(page)).toEqual([]);
  });

  it("terrain is laid by hand and by keys", async () => {
    const { page } = desk;
    await startAgain(page);
    await tab(page, "terrain");
    await page.getByTestId("add-wood").click();
    await told(page, "can be played");
    const before = await where(page, 3);
    const box = (await page.getByTestId("piece-3").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 130, box.y + box.height / 2 - 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => where(page, 3)).toBe("4 wood, 16 cm from the left, 37 cm from below");
    await page.getByTestId("piece-3").focus();
    await page.keyboard.press("Shift+ArrowUp");
    await page.keyboard.press("e");
    await expect.poll(() => where(page, 3)).toBe("4 wood, 16 cm from the left, 39 cm from below");
    for (const _ of [1, 2, 3]) await page.keyboard.press("Control+z");
    await expect.poll(() => where(page, 3)).toBe(before);
    await page.getByTestId("add-minor_river").click();
    await told(page, "can be played"); // it lies where there is room
    await page.getByTestId("piece-3").focus();
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press("Shift+ArrowLeft");
    await told(page, "wrong"); // the wood lies on the hill
    await page.keyboard.press("Delete");
    await told(page, "can be played");
    expect(await serious(page)).toEqual([]);
  });

  it("the set-up is decided, the battle is kept as a file and played", async () => {
    const { page } = desk;
    await desk.visit("/make/piccole");
    await startAgain(page);
    await page.locator("[data-path=title]").fill("The bridge at dawn");
    await tab(page, "setup");
    await page.locator("[data-path=edge]").selectOption("west");
    await page.locator("[data-path=first]").selectOption("blue");
    await page.locator('[data-path="formations.red"]').selectOption("reserve");
    await told(page, "can be played");
    await page.getByTestId("element-R1").focus();
    await page.keyboard.press("ArrowRight");
    await page.getByTestId("element-R1").focus();
    await page.keyboard.press("Shift+ArrowRight");
    await told(page, "One thing is wrong"); // too far from its edge
    await page.keyboard.press("Control+z");
    await told(page, "can be played");
    expect(await serious(page)).toEqual([]);
    const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save file" }).click()]);
    expect(saved.suggestedFilename()).toBe("the-bridge-at-dawn.toml");
    file = await saved.path();
    expect(readFileSync(file, "utf8")).toMatch(/edge = "west"[^]*places = /);
    await playHotSeat(desk);
  });
});

describe("on a phone", () => {
  it("the file is opened elsewhere, a finger moves a piece, and it is played", async () => {
    const { page } = phone;
    await phone.visit("/make/piccole");
    await page.getByTestId("make-file").setInputFiles(file);
    await expect.poll(() => page.locator("[data-path=title]").inputValue()).toBe("The bridge at dawn");
    await told(page, "si può giocare");
    const found: Record<string, string[]> = {};
    for (const name of ["armies", "terrain", "setup"] as const) {
      await tab(page, name);
      const wrong = await faults(page, 44);
      if (wrong.length) found[name] = wrong;
    }
    expect(found).toEqual({});
    await tab(page, "terrain");
    const before = await where(page, 1);
    const box = (await page.getByTestId("piece-1").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const fingers = await Fingers.of(phone);
    await fingers.put(1, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await fingers.move(1, { x: box.x + box.width / 2 - 40, y: box.y + box.height / 2 });
    await fingers.lift(1);
    await expect.poll(() => where(page, 1)).not.toBe(before);
    await playHotSeat(phone);
  });
});
