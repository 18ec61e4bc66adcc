/** Looking back: the slider, the eyes of my own seat, the film of what I missed, and the board of imagination. */
import { readFile } from "node:fs/promises";
import type { Browser, Download } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { bySeed, Guest } from "./support/guest";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function playSome(guest: Guest, decisions: number): Promise<void> {
  await guest.playNow("drill", "venetian");
  const choose = bySeed(6);
  for (let n = 0; n < decisions; n++) {
    await guest.untilAsked();
    await guest.doDeed(choose(await guest.deeds(), n));
  }
  await guest.untilAsked();
}

/** The size that a PNG file says it has. */
async function sizeOf(download: Download): Promise<{ width: number; height: number }> {
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

it.each([
  ["desk", {}],
  ["phone", { viewport: { width: 390, height: 844 }, hasTouch: true }],
])("a picture of the position is kept, at the table and in the replay, on a %s", async (_, size) => {
  const guest = await Guest.arrive(browser, server, size);
  const { page } = guest;
  await guest.playNow("drill", "venetian");
  const { id, token } = guest.game;
  const take = async (): Promise<Download> => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save a picture" }).click()]);
    return download;
  };
  await page.getByTestId("table-menu").click();
  const first = await take();
  expect(first.suggestedFilename()).toBe(`gradisca-${id}.png`);
  const { width, height } = await sizeOf(first);
  expect(Math.max(width, height)).toBeGreaterThan(1500);
  expect(Math.max(width, height)).toBeLessThanOrEqual(3000);
  expect((await readFile(await first.path())).length).toBeGreaterThan(200_000);
  await guest.visit(`/replay/${id}#${token}`);
  await page.locator(".board [data-place]").first().waitFor({ state: "attached" });
  const more = page.getByRole("button", { name: "More" });
  if (await more.isVisible()) await more.click();
  const second = await take();
  expect(second.suggestedFilename()).toBe(`gradisca-${id}-0.png`);
  expect(await sizeOf(second)).toEqual({ width, height });
  await guest.leave();
});

describe("looking back", () => {
  it("the slider shows the beginning and the present, through my own eyes", async () => {
    const guest = await Guest.arrive(browser, server);
    await playSome(guest, 10);
    const { page } = guest;
    const present = await guest.log();
    const { id, token } = guest.game;
    await guest.visit(`/replay/${id}#${token}`);
    const moment = page.getByTestId("moment");
    await moment.waitFor();
    expect(await moment.textContent()).toMatch(/^0 \/ \d+$/);
    expect((await guest.log()).at(-1)).toBe(present.find((line) => line.startsWith("The game begins")));
    await page.getByRole("button", { name: "One step forward" }).click();
    await page.waitForFunction(() => document.querySelector("[data-testid=moment]")?.textContent?.startsWith("1 /"));
    await page.getByRole("button", { name: "End", exact: true }).click();
    await page.waitForFunction(() => /^(\d+) \/ \1$/.test(document.querySelector("[data-testid=moment]")?.textContent ?? ""));
    await expect.poll(async () => present.join("\n").endsWith((await guest.log()).join("\n"))).toBe(true); // but for noise
    // While the game goes on nobody looks through the other side's eyes.
    await page.getByLabel("View as").selectOption({ label: "Austrian" });
    await page.getByRole("alert").waitFor();
    await guest.leave();
  });

  it("the film shows what happened since I was here", async () => {
    const guest = await Guest.arrive(browser, server);
    await playSome(guest, 6);
    const { id } = guest.game;
    await guest.page.evaluate((game) => {
      for (const key of Object.keys(localStorage)) if (key.startsWith(`caracole.seen.${game}`)) localStorage.setItem(key, "1");
    }, id);
    await guest.page.reload();
    await guest.page.getByRole("button", { name: "Show", exact: true }).click();
    await guest.page.getByTestId("film").waitFor();
    const count = (): number => Number(document.querySelector("[data-testid=film-count]")?.textContent?.split(" / ")[0] ?? 99);
    const from = await guest.page.evaluate(count);
    await guest.page.waitForFunction((at) => Number(document.querySelector("[data-testid=film-count]")?.textContent?.split(" / ")[0] ?? 99) > at, from);
    await guest.page.keyboard.press("Escape");
    await guest.untilAsked();
    await guest.leave();
  });

  it("what-if plays on in imagination and leaves the game as it was", async () => {
    const guest = await Guest.arrive(browser, server);
    await playSome(guest, 3);
    const before = { prompt: await guest.prompt(), version: guest.version };
    await guest.page.getByRole("button", { name: "What if?" }).click();
    await guest.page.getByText("nothing here affects the game").waitFor();
    await guest.page.locator(".deeds .button").last().click();
    await guest.page.waitForFunction((text) => document.querySelector("[data-testid=prompt]")?.textContent?.trim() !== text, before.prompt);
    await guest.page.getByRole("button", { name: "Back to the game" }).click();
    expect({ prompt: await guest.prompt(), version: guest.version }).toEqual(before);
    await guest.leave();
  });
});
