/** What must not hurt: a reload in the middle of a fight, a server that is killed, a stale tab. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "./support/browser";
import { bySeed, Guest, PATIENCE, warlike } from "./support/guest";
import { Server } from "./support/server";

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe("when something goes wrong", () => {
  it("a reload in mid-combat shows the same question with the same answers", async () => {
    const guest = await Guest.arrive(browser, server.url);
    await guest.playNow("drill", "venetian");
    const inCombat = async (me: Guest): Promise<boolean> => /hits? to take|Another round|retreat/i.test(await me.prompt());
    await guest.playUntil(inCombat, warlike);
    const before = { prompt: await guest.prompt(), deeds: await guest.deeds(), version: guest.version, log: await guest.log() };
    await guest.page.reload();
    await guest.atTable();
    await guest.untilAsked();
    expect({ prompt: await guest.prompt(), deeds: await guest.deeds(), version: guest.version, log: await guest.log() }).toEqual(before);
    await guest.doDeed(0);
    expect(guest.version).toBeGreaterThan(before.version);
    await guest.leave();
  });

  it("a server killed with -9 loses nothing: the page comes back by itself and the game goes on", async () => {
    const guest = await Guest.arrive(browser, server.url);
    await guest.playNow("drill", "austrian");
    const choose = bySeed(5);
    for (let n = 0; n < 8; n++) {
      await guest.untilAsked();
      await guest.doDeed(choose(await guest.deeds(), n));
    }
    await guest.untilAsked();
    const before = { prompt: await guest.prompt(), deeds: await guest.deeds(), version: guest.version, log: await guest.log() };
    await server.killHard();
    await guest.page.getByText("The connection was lost").waitFor();
    await server.run();
    await guest.page.getByText("The connection was lost").waitFor({ state: "detached", timeout: PATIENCE });
    await guest.untilAsked();
    expect({ prompt: await guest.prompt(), deeds: await guest.deeds(), version: guest.version, log: await guest.log() }).toEqual(before);
    await guest.doDeed(0);
    expect(guest.version).toBeGreaterThan(before.version);
    await guest.leave();
  });

  it("a link that opens nothing says so", async () => {
    const guest = await Guest.arrive(browser, server.url);
    await guest.visit("/game/nosuchgame00");
    await guest.page.getByText("There is no such game.").waitFor();
    await guest.leave();
  });
});
