/** Doors that used to be broken: signing in, guns that fired unasked, units chosen by themselves, a focus that fell. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { Guest } from "./support/guest";
import { sitAt } from "./support/positions";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Offered {
  action: { do: string; units?: string[]; unit?: string; to?: string; how?: string };
}

/** What the server offered last. */
function offered(guest: Guest): Offered["action"][] {
  const update = guest.frames.filter((frame) => frame.type === "update" && frame["offers"]).at(-1);
  return ((update?.["offers"] as { actions: Offered[] } | undefined)?.actions ?? []).map(({ action }) => action);
}

const opened = async (guest: Guest): Promise<void> =>
  guest.page.locator(".orders details:not([open]) summary").evaluateAll((all) => all.forEach((each) => (each as HTMLElement).click()));

const inTray = (guest: Guest, piece: string) => guest.page.locator(`.tray [data-piece="${piece}"]`);

/** Holds exactly these pieces, by clicking them in the tray. */
async function hold(guest: Guest, pieces: string[]): Promise<void> {
  for (const piece of pieces) {
    if ((await inTray(guest, piece).getAttribute("aria-pressed")) !== "true") await inTray(guest, piece).click();
  }
}

describe("accounts", () => {
  it("one registers, is welcomed, signs out and signs in again", async () => {
    const guest = await Guest.arrive(browser, server);
    const { page } = guest;
    const name = `Anna${Date.now() % 1_000_000}`;
    await guest.visit("/account");
    await page.getByRole("button", { name: "Create an account" }).first().click();
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Password").fill("a long enough secret");
    await page.locator("form button[type=submit]").click();
    await page.getByText(`You are ${name}.`).waitFor();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Password").fill("a long enough secret");
    await page.locator("form button[type=submit]").click();
    await page.getByText(`You are ${name}.`).waitFor();
    await page.locator("main").getByRole("link", { name: "My games" }).click();
    await page.getByRole("heading", { name: "My games" }).waitFor();
    await guest.leave();
  });
});

describe("at the table", () => {
  it("guns fire only after a question, which shows the odds; a no leaves everything as it was", async () => {
    const guest = await Guest.arrive(browser, server);
    const { page } = guest;
    await sitAt(guest, "bombard");
    await opened(guest);
    const before = guest.version;
    await page.locator(".deeds .button", { hasText: "Bombard" }).first().click();
    await page.locator("dialog[open]").getByText("cannot be undone").first().waitFor();
    await page.locator("dialog[open] .odds").waitFor();
    await page.locator("dialog[open]").getByRole("button", { name: "Cancel" }).click();
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    expect(guest.version).toBe(before);
    await page.locator(".deeds .button", { hasText: "Bombard" }).first().click();
    await page.locator("dialog[open] .button.first").click();
    await expect.poll(() => guest.version).toBeGreaterThan(before);
    await guest.leave();
  });

  it("a zone that can be marched into and raided shows both prices", async () => {
    const guest = await Guest.arrive(browser, server);
    await sitAt(guest, "raid");
    const raid = offered(guest).find((each) => each.do === "March" && each.how === "raid");
    await hold(guest, raid?.units ?? []);
    await expect.poll(() => guest.place(raid?.to ?? "").getAttribute("data-cost")).toMatch(/^⚔?\d\/\d$/);
    await guest.leave();
  });

  it("a card that asks for a unit lets the player say which", async () => {
    const guest = await Guest.arrive(browser, server);
    const { page } = guest;
    await sitAt(guest, "card");
    const units = offered(guest).map((each) => each.unit ?? "");
    const places = new Map<string, string[]>();
    const scenes = guest.frames.filter((frame) => frame.type === "update" && frame["scene"]).at(-1)?.["scene"] as { pieces: { id: string; place: string }[] };
    for (const piece of scenes.pieces) if (units.includes(piece.id)) places.set(piece.place, [...(places.get(piece.place) ?? []), piece.id]);
    const [place, stack] = [...places.entries()].find(([, found]) => found.length > 1) ?? ["", []];
    await guest.choosePlace(place);
    await inTray(guest, stack[0] ?? "").waitFor();
    expect(await page.locator(".tray .counter.held").count(), "nobody is chosen by the machine").toBe(0);
    await inTray(guest, stack.at(-1) ?? "").click();
    const yes = page.locator("dialog[open] .button.first");
    const acts = () => guest.sent.filter((frame) => frame.type === "act").map((frame) => (frame["action"] as { unit?: string }).unit);
    await expect.poll(async () => ((await yes.count()) ? (await yes.click(), []) : acts())).toEqual([stack.at(-1)]);
    await guest.leave();
  });

  it("why not into a fortress further off? Because of its wall", async () => {
    const guest = await Guest.arrive(browser, server);
    const { page } = guest;
    await sitAt(guest, "palma");
    const marches = offered(guest).filter((each) => each.do === "March");
    const most = marches.reduce((best, each) => ((each.units?.length ?? 0) > (best.units?.length ?? 0) ? each : best));
    await hold(guest, most.units ?? []);
    await guest.choosePlace("gradisca");
    await page.locator(".why .clause").waitFor();
    expect(await page.locator(".why .reason").textContent()).toMatch(/wall/i);
    expect(await page.locator(".why .clause").textContent()).toContain("6.m");
    await guest.leave();
  });

  it("the focus stays with the orders when one is done by keyboard", async () => {
    const guest = await Guest.arrive(browser, server);
    const { page } = guest;
    await sitAt(guest, "raid");
    const within = (): Promise<boolean> => page.evaluate(() => document.activeElement?.closest(".orders") !== null);
    for (let n = 0; n < 3; n++) {
      const before = guest.version;
      await page.locator(".deeds .button:not(:disabled)").last().focus();
      await page.keyboard.press("Enter");
      const yes = page.locator("dialog[open] .button.first");
      await expect
        .poll(async () => ((await yes.count()) ? (await yes.press("Enter"), -1) : guest.version))
        .toBeGreaterThan(before);
      const takes = page.getByRole("button", { name: /^Continue as/ });
      if (await takes.count()) break;
      await expect.poll(within).toBe(true);
    }
    await guest.leave();
  });

  it.each([
    ["en-GB", "1 engineer unit", /1 engineers|1 engineer units/],
    ["it-IT", "1 unità di Guastatori", /1 guastator/i],
    ["fr-FR", "1 unité de sapeurs", /1 sapeurs|1 unités/],
  ])("one is one: %s", async (locale, right, wrong) => {
    const guest = await Guest.arrive(browser, server, { locale });
    await sitAt(guest, "bombard");
    const said = (await guest.deeds()).join("\n");
    expect(said).toContain(right.trim());
    expect(said).not.toMatch(wrong);
    await guest.leave();
  });
});
