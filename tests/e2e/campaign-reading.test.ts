/** The axe scan of what is written and read in a campaign, and of the workshop: no finding at all, by day and by night. */
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { Guest, PATIENCE } from "./support/guest";
import { findings } from "./support/measure";

const server = inject("server");
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const cover = ({ page }: Guest): Locator =>
  page.getByRole("button", { name: /^Continue as/ });

/** Waits until there is something to decide; what is hidden from one seat is covered until the next has sat down. */
async function untilAsked(guest: Guest): Promise<void> {
  const asked = guest.page
    .locator(".deeds .button:not(:disabled), .forms .button")
    .first();
  await asked.or(cover(guest)).first().waitFor({ state: "attached" });
  if (await cover(guest).count()) await cover(guest).click();
  await asked.waitFor({ state: "attached" });
}

/** A campaign in which one person has every seat, at its first council. */
async function atCouncil(guest: Guest): Promise<void> {
  const { page } = guest;
  const me = { kind: "me" };
  const made = await fetch(`${server}/api/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      system: "piccole",
      scenario: "campaign-sicily",
      seats: { ROM: me, CAR: me, SYR: me },
    }),
  });
  const { game, links } = (await made.json()) as {
    game: { id: string };
    links: { token: string }[];
  };
  const token = links[0]?.token ?? "";
  await page.addInitScript(
    (kept) => localStorage.setItem("caracole.tickets", JSON.stringify([kept])),
    { game: game.id, token },
  );
  await guest.visit(`/game/${game.id}#${token}`);
  await untilAsked(guest);
  expect(await findings(page), "a secret start is noted").toEqual([]);
  for (
    let n = 0;
    n < 9 && !(await page.locator(".forms .button").count());
    n++
  ) {
    const before = guest.version;
    const start = page.locator(".deeds .button").first();
    await start.evaluate((button) => (button as HTMLElement).click());
    await expect
      .poll(() => guest.version, { timeout: PATIENCE })
      .not.toBe(before);
    await untilAsked(guest);
  }
}

describe.each([
  ["by day on a desk", { colorScheme: "light" as const }],
  ["by night on a phone", { colorScheme: "dark" as const, ...PHONE }],
])("%s", (_, options) => {
  it("forms, parchments, pacts and the chronicle have no finding", async () => {
    const guest = await Guest.arrive(browser, server, options);
    const { page } = guest;
    await atCouncil(guest);
    const forms = page.locator(".forms .button");
    const dialog = page.locator("dialog[open]");
    for (let n = 0; n < (await forms.count()); n++) {
      await forms.nth(n).scrollIntoViewIfNeeded();
      const name = await forms.nth(n).innerText();
      await forms.nth(n).click();
      await dialog.waitFor();
      expect(await findings(page), name).toEqual([]);
      await page.keyboard.press("Escape");
      await expect.poll(() => dialog.count(), { timeout: PATIENCE }).toBe(0);
    }
    await page.locator(".forms .button", { hasText: "Propose a pact" }).click();
    await dialog.getByRole("button", { name: "Seal and send" }).click();
    await page
      .locator(".orders [data-paper]")
      .or(cover(guest))
      .first()
      .waitFor();
    await untilAsked(guest);
    await page.locator(".orders [data-paper]").waitFor();
    expect(await findings(page), "a parchment to sign").toEqual([]);
    await page
      .locator(".deeds .button, .orders .button", { hasText: "Accept" })
      .first()
      .click();
    const yes = page.locator("dialog[open] .button.first");
    await expect
      .poll(
        async () =>
          (await yes.count())
            ? yes.click().then(() => 1)
            : page.locator(".orders [data-paper]").count(),
        { timeout: PATIENCE },
      )
      .toBe(0);
    await untilAsked(guest);
    await guest.openTab("papers");
    await page.locator('[data-paper][data-state="signed"]').waitFor();
    expect(await findings(page), "pacts").toEqual([]);

    const { id, token } = guest.game;
    await guest.visit(`/games/${id}/chronicle#${token}`);
    await page.getByRole("heading", { name: /^Year 1/ }).waitFor();
    expect(await findings(page), "chronicle").toEqual([]);
    await guest.leave();
  });

  it("nor has the workshop", async () => {
    const guest = await Guest.arrive(browser, server, options);
    await guest.visit("/make/piccole");
    await guest.page.locator("main h1, h1").first().waitFor();
    await guest.page.waitForLoadState("networkidle");
    const tabs = guest.page.getByRole("tab");
    for (let n = 0; n < Math.max(1, await tabs.count()); n++) {
      if (await tabs.count()) await tabs.nth(n).click();
      expect(
        await findings(guest.page),
        (await tabs.count()) ? await tabs.nth(n).innerText() : "workshop",
      ).toEqual([]);
    }
    await guest.leave();
  });
});

/** A campaign that computers have fought a battle of; one in four has none, and then there is another. */
async function foughtCampaign(): Promise<{ id: string; token: string }> {
  const json = { "content-type": "application/json" };
  const call = async <T>(path: string, init?: RequestInit): Promise<T> =>
    (await (await fetch(`${server}${path}`, init)).json()) as T;
  for (;;) {
    const { game, links } = await call<{
      game: { id: string };
      links: { mine: boolean; token: string }[];
    }>("/api/games", {
      method: "POST",
      headers: json,
      body: JSON.stringify({
        system: "piccole",
        scenario: "campaign-sicily-duel",
        options: { battles: "computer" },
        seats: {
          ROM: { kind: "me" },
          CAR: { kind: "computer", player: "captain" },
        },
      }),
    });
    const token = links.find(({ mine }) => mine)?.token ?? "";
    const headers = { ...json, authorization: `Seat ${token}` };
    await fetch(`${server}/api/games/${game.id}/stand-in`, {
      method: "POST",
      headers,
      body: JSON.stringify({ player: "captain" }),
    });
    let [hasBattle, isOver] = [false, false];
    await expect
      .poll(
        async () => {
          isOver = (
            await call<{ over: boolean }>(`/api/games/${game.id}`, { headers })
          ).over;
          const { years } = await call<{ years: { battles: unknown[] }[] }>(
            `/api/games/${game.id}/chronicle`,
          );
          hasBattle = years.some(({ battles }) => battles.length > 0);
          return hasBattle || isOver;
        },
        { timeout: PATIENCE },
      )
      .toBe(true);
    if (hasBattle) return { id: game.id, token };
  }
}

it("the film of a battle that computers fought at once is reached from the chronicle", async () => {
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  const game = await foughtCampaign();
  const { token } = game;
  await page.addInitScript(
    (kept) => localStorage.setItem("caracole.tickets", JSON.stringify([kept])),
    { game: game.id, token },
  );
  await guest.visit(`/games/${game.id}/chronicle#${token}`);
  await page.getByRole("link", { name: "Replay" }).first().click();
  await page.getByRole("heading", { name: /^Film of the battle/ }).waitFor();
  await page
    .locator('.board-list [data-piece^="A"]')
    .first()
    .waitFor({ state: "attached" });
  await expect
    .poll(
      async () =>
        Number(
          ((await page.getByTestId("moment").textContent()) ?? "").split(
            " / ",
          )[0],
        ),
      { timeout: PATIENCE },
    )
    .toBeGreaterThan(2);
  await page.getByRole("link", { name: "The whole game" }).click();
  await page.getByRole("heading", { name: /^Replay/ }).waitFor();
  await page.getByTestId("film-of-battle").waitFor();
  await guest.leave();
});
