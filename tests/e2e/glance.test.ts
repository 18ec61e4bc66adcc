/** At a glance: who I am and how it stands, short orders that light the map, a log that tells a story, counters explained. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { Guest } from "./support/guest";
import { sitAt } from "./support/positions";

const server = inject("server");
let browser: Browser;
let guest: Guest;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe("on a desk", () => {
  beforeAll(async () => {
    guest = await Guest.arrive(browser, server, { viewport: { width: 1440, height: 900 } });
    await sitAt(guest, "bombard");
  });
  afterAll(() => guest.leave());

  it("the strip says who I am, the turn, the score, and that it is my move", async () => {
    expect(await guest.page.getByTestId("strip-me").textContent()).toMatch(/Venetian|Austrian/);
    expect(await guest.page.getByTestId("strip-turn").textContent()).toMatch(/Turn \d+ of \d+/);
    expect(await guest.page.getByTestId("strip-score").textContent()).toMatch(/Venetian\s\d+.*Austrian\s\d+/s);
    expect(await guest.page.getByTestId("strip-move").textContent()).toContain("Your move");
  });

  it("the score explains itself, with rules: what wins, and where points come from", async () => {
    await guest.page.getByTestId("strip-score").click();
    const card = guest.page.locator(".explained.kept .card");
    await card.waitFor();
    expect(await card.textContent()).toContain("Most Victory Points");
    expect(await card.textContent()).toMatch(/\d+ VP for holding Gradisca/);
    expect(await card.locator(".rule-number").count()).toBeGreaterThan(2);
    await guest.page.keyboard.press("Escape");
    await card.waitFor({ state: "hidden" });
  });

  it("an order is short and shows its counters; pointing at it lights the map, and the camera stays", async () => {
    await guest.page.locator(".orders details:not([open]) summary").evaluateAll((all) => all.forEach((each) => (each as HTMLElement).click()));
    const march = guest.page.locator('.deeds .button[title^="March to"]:visible').first();
    expect((await march.locator(".label").textContent())?.trim()).toMatch(/^→ \S+/);
    expect(await march.locator(".counters svg").count()).toBeGreaterThan(0);
    const window = (): Promise<string> => guest.page.locator(".frame").first().evaluate((frame) => frame.querySelector<HTMLElement>("[style*=transform]")?.style.transform ?? "");
    const before = await window();
    await march.hover();
    await expect.poll(() => guest.page.locator(".board").first().getAttribute("data-pointed")).not.toBe("");
    expect(await guest.page.locator(".board").first().getAttribute("data-arrows")).not.toBe("0");
    expect(await window()).toBe(before);
    await guest.page.mouse.move(5, 5);
    await expect.poll(() => guest.page.locator(".board").first().getAttribute("data-pointed")).toBe("");
  });

  it("a counter of the stack names its numbers, each with its rule", async () => {
    await guest.page.locator(".tray .counter").first().hover();
    const card = guest.page.getByTestId("anatomy");
    await card.waitFor();
    expect(await card.textContent()).toMatch(/belongs to the .* Command/);
    expect(await card.locator(".rule-number").count()).toBeGreaterThan(1);
  });

  it("the log is a story under headings, its newest line in sight; noise shows on demand", async () => {
    expect(await guest.page.locator("[role=log] .chapter.turn > .chapter, [role=log] .chapter.turn .chapter.activation").count()).toBeGreaterThan(0);
    const atEnd = await guest.page.locator("[data-scroll]").evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight < 60);
    expect(atEnd).toBe(true);
    const quiet = (await guest.log()).length;
    await guest.page.getByRole("checkbox", { name: "Show everything" }).check();
    await expect.poll(async () => (await guest.log()).length).toBeGreaterThan(quiet);
  });

  it("dice are asked about; what ends a zone stays in reach and is not", async () => {
    const end = guest.page.locator(".endings .button").first();
    await guest.page.locator(".deeds .button.attack:visible").first().click();
    await guest.page.locator("dialog[open]").waitFor();
    await guest.page.locator("dialog[open] .button", { hasText: "Cancel" }).click();
    const before = guest.version;
    await end.click();
    await expect.poll(() => guest.version).toBeGreaterThan(before);
    expect(await guest.page.locator("dialog[open]").count()).toBe(0);
  });
});

describe("on a phone", () => {
  beforeAll(async () => {
    guest = await Guest.arrive(browser, server, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await sitAt(guest, "bombard");
  });
  afterAll(() => guest.leave());

  const level = (): Promise<string | null> => guest.page.locator(".drawer").getAttribute("data-level");

  it("the map is as wide as the screen, and the top bar is one row", async () => {
    const map = await guest.page.locator(".board").first().boundingBox();
    expect(map?.width).toBe(390);
    expect(map?.height).toBeGreaterThan(450);
    expect((await guest.page.locator("header.bar").boundingBox())?.height).toBeLessThan(60);
  });

  it("the drawer shows what is asked, and opens by a tap, by a drag and by the keyboard", async () => {
    expect(await level()).toBe("peek");
    expect(await guest.page.getByTestId("prompt").isVisible()).toBe(true);
    const handle = guest.page.locator(".drawer .handle");
    await handle.click();
    expect(await level()).toBe("half");
    const box = await handle.boundingBox();
    if (!box) throw new Error("the drawer has no handle");
    await guest.page.mouse.move(195, box.y + 20);
    await guest.page.mouse.down();
    await guest.page.mouse.move(195, 140, { steps: 12 });
    await guest.page.mouse.up();
    expect(await level()).toBe("full");
    await handle.focus();
    await guest.page.keyboard.press("ArrowDown");
    await guest.page.keyboard.press("ArrowDown");
    expect(await level()).toBe("peek");
  });

  it("orders come first in it, then the tabs", async () => {
    await guest.openTab("log");
    expect(await level()).toBe("full");
    expect(await guest.page.locator(".drawer .deeds .button:visible").count()).toBeGreaterThan(1);
    expect(await guest.page.locator("[role=log] .line").count()).toBeGreaterThan(3);
  });

  it("folded again, it shows what is asked, however far down it was read", async () => {
    const inside = guest.page.locator(".drawer .inside");
    await guest.page.locator(".drawer .handle").focus();
    await guest.page.keyboard.press("ArrowUp");
    await inside.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    for (const key of ["ArrowDown", "ArrowDown"]) await guest.page.keyboard.press(key);
    expect(await level()).toBe("peek");
    await expect.poll(() => inside.evaluate((box) => box.scrollTop)).toBe(0);
  });
});
