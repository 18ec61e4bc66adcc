/** Two browsers at one table, each with a hand that the other must not see; and two players at one screen. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { bySeed, Guest, PATIENCE } from "./support/guest";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Sets up a game in the lobby: who sits on the two sides. */
async function setUp(guest: Guest, venetian: string, austrian: string): Promise<void> {
  await guest.page.goto(server);
  await guest.page.getByLabel("Scenario").selectOption("drill");
  await guest.page.getByLabel("Venetian", { exact: true }).selectOption(venetian);
  await guest.page.getByLabel("Austrian", { exact: true }).selectOption(austrian);
  await guest.page.getByRole("button", { name: "Begin" }).click();
}

/** The ids of the cards in the hand of the seat that is looking, as the last scenes said. */
function handOf(guest: Guest, side: string): string[] | null {
  interface Hand {
    side: string;
    cards: string[] | null;
  }
  let found: string[] | null = null;
  for (const frame of guest.frames) {
    const part = (frame["scene"] ?? frame["change"]) as { hands?: Hand[] } | null | undefined;
    const hand = part?.hands?.find((each) => each.side === side);
    if (hand) found = hand.cards;
  }
  return found;
}

describe("two browsers", () => {
  it("play a hot exchange, and neither ever receives the other's hand", async () => {
    const anna = await Guest.arrive(browser, server);
    const bruno = await Guest.arrive(browser, server);
    await setUp(anna, "me", "open");
    const link = await anna.page.getByLabel(/^Invitation for/).inputValue();
    await anna.page.getByRole("button", { name: "Enter game" }).click();
    await anna.atTable();
    await bruno.visit(link);
    await bruno.page.getByRole("button", { name: "Take this seat" }).click();
    await bruno.atTable();

    // Before anything is played: what Bruno holds stands in no byte that Anna got, and the other way round.
    await expect.poll(() => handOf(anna, "venetian")?.length ?? 0, { timeout: PATIENCE }).toBeGreaterThan(0); // dealt now
    await expect.poll(() => handOf(bruno, "austrian")?.length ?? 0, { timeout: PATIENCE }).toBeGreaterThan(0);
    const [annas, brunos] = [handOf(anna, "venetian"), handOf(bruno, "austrian")];
    expect(handOf(anna, "austrian")).toBeNull();
    expect(handOf(bruno, "venetian")).toBeNull();
    for (const card of brunos ?? []) expect(JSON.stringify(anna.frames)).not.toContain(`"${card}"`);
    for (const card of annas ?? []) expect(JSON.stringify(bruno.frames)).not.toContain(`"${card}"`);

    // They play; whoever is asked answers, and both see the same number of the same game.
    const [one, two] = [bySeed(3), bySeed(8)];
    for (let n = 0; n < 40; n++) {
      const [player, choose] = (await anna.isMyDecision()) ? [anna, one] : [bruno, two];
      await player.untilAsked();
      await player.doDeed(choose(await player.deeds(), n));
      await expect.poll(() => anna.version - bruno.version).toBe(0);
    }
    expect(handOf(anna, "austrian")).toBeNull();
    expect(handOf(bruno, "venetian")).toBeNull();

    // And they talk.
    await anna.openTab("talk");
    await bruno.openTab("talk");
    await anna.page.getByLabel("Say something").fill("Well met at the Lisonzo");
    await anna.page.getByRole("button", { name: "Send" }).click();
    await bruno.page.getByText("Well met at the Lisonzo").waitFor();
    await anna.leave();
    await bruno.leave();
  });

  it("an onlooker sees the table but no hand, and has nothing to click", async () => {
    const anna = await Guest.arrive(browser, server);
    await setUp(anna, "me", "computer:captain");
    await anna.atTable();
    await anna.untilAsked();
    const watcher = await Guest.arrive(browser, server);
    await watcher.visit(`/game/${anna.game.id}`);
    await watcher.atTable();
    expect(await watcher.deeds()).toEqual([]);
    expect(handOf(watcher, "venetian")).toBeNull();
    expect(handOf(watcher, "austrian")).toBeNull();
    expect(handOf(anna, "venetian")?.length).toBeGreaterThan(0);
    for (const card of handOf(anna, "venetian") ?? []) expect(JSON.stringify(watcher.frames)).not.toContain(`"${card}"`);
    await anna.doDeed(0);
    await expect.poll(() => watcher.version - anna.version).toBe(0);
    await anna.leave();
    await watcher.leave();
  });

  it("two players at one screen: it is covered when it changes hands", async () => {
    const both = await Guest.arrive(browser, server);
    await setUp(both, "me", "me");
    const { page } = both;
    const covered = page.getByRole("button", { name: /^Continue as / });
    const seats = new Set<string>();
    await page.locator(".deeds .button, main h2").first().waitFor();
    for (let n = 0; n < 60 && seats.size < 2; n++) {
      await page.locator(".deeds .button:not(:disabled), main.middle .button").first().waitFor();
      if (await covered.count()) {
        const seat = (await covered.textContent()) ?? "";
        seats.add(seat);
        // Behind the cover there is no map, no hand, no question.
        expect(await page.locator(".board-list .place, .card, .deeds").count()).toBe(0);
        await covered.click();
        await both.atTable();
        continue;
      }
      await both.doDeed((await both.deeds()).length - 1).catch(async (error: unknown) => {
        if (!(await covered.count())) throw error;
      });
    }
    expect(seats.size).toBe(2);
    await both.leave();
  });
});
