/** Invitations: used once, by whoever is invited. And dice: promised first, salted by everybody, checked by the browser. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { Guest } from "./support/guest";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Sets up a game as Anna, who plays Venice; the invitation to the other side. */
async function invite(anna: Guest): Promise<string> {
  const { page } = anna;
  await page.goto(server);
  await page.getByLabel("Scenario").selectOption("drill");
  await page.getByLabel("Your name").fill("Anna");
  await page.getByLabel("Venetian", { exact: true }).selectOption("me");
  await page.getByLabel("Austrian", { exact: true }).selectOption("open");
  await page.getByRole("button", { name: "Begin" }).click();
  const link = await page.getByLabel(/^Invitation for/).inputValue();
  await page.getByRole("button", { name: "Enter game" }).click();
  await anna.atTable();
  return link;
}

async function accept(guest: Guest, link: string, name: string): Promise<void> {
  await guest.visit(link);
  await guest.page.getByLabel("Your name").fill(name);
  await guest.page.getByRole("button", { name: "Take this seat" }).click();
  await guest.atTable();
}

/** The scenes that a browser got through the eyes of this seat. */
const scenesOf = (guest: Guest, seat: string): number => guest.frames.filter((frame) => frame.type === "update" && frame["seat"] === seat).length;

/** The cards that a browser was shown in the last whole scene. */
function cardsOf(guest: Guest): string[] {
  const scene = guest.frames.findLast((frame) => frame.type === "update" && frame["scene"])?.["scene"] as { hands: { cards: string[] | null }[] } | undefined;
  return scene?.hands.flatMap((hand) => hand.cards ?? []) ?? [];
}

describe("an invitation", () => {
  it("tells who invites to what, takes the seat, and gives it a link of its own", async () => {
    const [anna, bruno] = [await Guest.arrive(browser, server), await Guest.arrive(browser, server)];
    const link = await invite(anna);
    const asked: string[] = [];
    bruno.page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/invitation$|seat$/.test(pathname)) asked.push(`${pathname.split("/").at(-1)}${request.postData()?.includes('"salt"') ? " with salt" : ""}`);
    });
    await bruno.visit(link);
    await bruno.page.getByRole("heading", { name: /^Anna invites you to a game of La Guerra di Gradisca/ }).waitFor();
    const told = (await bruno.page.locator("main dl").innerText()).replace(/\s+/g, " ");
    for (const word of ["Scenario The drill ground", "Your side Austrian", "You meet Anna (Venetian)", "Time No clocks"]) expect(told).toContain(word);
    expect(bruno.frames.filter((frame) => "scene" in frame)).toEqual([]); // nothing is shown before the seat is taken
    await bruno.page.getByLabel("Your name").fill("Bruno");
    await bruno.page.getByRole("button", { name: "Take this seat" }).click();
    await bruno.atTable();
    expect(asked).toEqual(["invitation", "seat with salt"]); // the seal was there before the salt was sent
    expect(bruno.game.token).not.toBe(link.split("#")[1]);
    expect(scenesOf(bruno, "austrian")).toBeGreaterThan(0);

    // Anna sees him, by his name.
    await bruno.openTab("talk");
    await bruno.page.getByLabel("Say something").fill("Good evening");
    await bruno.page.getByRole("button", { name: "Send" }).click();
    await anna.openTab("talk");
    await anna.page.getByText("Bruno: Good evening").waitFor();
    await anna.page.getByRole("button", { name: "Game menu", exact: true }).click();
    const row = anna.page.locator("dialog tr", { hasText: "Austrian" });
    expect(await row.textContent()).toMatch(/Bruno\s*online/);

    // Whoever follows the link again in the same browser is at their own seat.
    await bruno.visit("/");
    await bruno.visit(link);
    await bruno.atTable();
    expect(bruno.game.token).not.toBe(link.split("#")[1]);
    await anna.leave();
    await bruno.leave();
  });

  it("is worth nothing to the host once it was used", async () => {
    const [anna, bruno] = [await Guest.arrive(browser, server), await Guest.arrive(browser, server)];
    const link = await invite(anna);
    await anna.visit("/");
    await anna.visit(link); // before: it says whom it is for
    await anna.page.getByText("You already have a seat at this table").waitFor();
    await accept(bruno, link, "Bruno");
    await anna.visit("/");
    await anna.visit(link);
    await anna.page.getByText("This invitation is no longer valid").waitFor();
    expect(scenesOf(anna, "austrian")).toBe(0);
    await anna.page.getByRole("link", { name: "Go to my seat" }).click();
    await anna.atTable();
    expect(scenesOf(anna, "venetian")).toBeGreaterThan(0);
    const stranger = await Guest.arrive(browser, server);
    await stranger.visit(link);
    await stranger.page.getByText("This invitation is no longer valid").waitFor();
    expect(scenesOf(stranger, "austrian")).toBe(0);
    for (const guest of [anna, bruno, stranger]) await guest.leave();
  });

  it("is shown again in the menu of the table, replaced and withdrawn", async () => {
    const [anna, bruno] = [await Guest.arrive(browser, server), await Guest.arrive(browser, server)];
    const link = await invite(anna);
    await anna.page.getByRole("button", { name: "Game menu", exact: true }).click();
    const shown = anna.page.getByLabel(/^Invitation for/);
    expect(await shown.inputValue()).toBe(link);
    await anna.page.getByRole("button", { name: "Replace", exact: true }).click();
    await anna.page.waitForFunction((old) => document.querySelector<HTMLInputElement>("dialog input[readonly]")?.value !== old, link);
    const renewed = await shown.inputValue();
    await bruno.visit(link);
    await bruno.page.getByText("This invitation is no longer valid").waitFor();
    await anna.page.getByRole("button", { name: "Withdraw" }).click();
    await anna.page.getByText("no invitation yet").waitFor();
    await bruno.visit("/");
    await bruno.visit(renewed);
    await bruno.page.getByText("This invitation is no longer valid").waitFor();
    await anna.page.getByRole("button", { name: "Invite", exact: true }).click();
    await accept(bruno, await shown.inputValue(), "Bruno");
    await shown.waitFor({ state: "detached" }); // there is nothing left to give
    await anna.leave();
    await bruno.leave();
  });

  it("is waited for: nothing is dealt before it is taken, and the dice are honest for both", async () => {
    const [anna, bruno] = [await Guest.arrive(browser, server), await Guest.arrive(browser, server)];
    const link = await invite(anna);
    expect(await anna.prompt()).toBe("The game begins when everyone is at the table. Still to come: Austrian.");
    expect(await anna.deeds()).toEqual([]);
    expect(cardsOf(anna)).toEqual([]);
    await accept(bruno, link, "Bruno");
    await anna.untilAsked(); // without being called
    expect(cardsOf(anna).length).toBeGreaterThan(0);
    for (const guest of [anna, bruno]) {
      await guest.visit(`/verify/${guest.game.id}`);
      await guest.page.locator("[data-verdict=sealed]").waitFor();
      expect(await guest.page.locator("dl").textContent()).toContain("mine");
    }
    await anna.leave();
    await bruno.leave();
  });
});

describe("the link of a seat that somebody has taken", () => {
  it("is not followed before its visitor says whose it is, and can be made theirs alone", async () => {
    const [anna, bruno] = [await Guest.arrive(browser, server), await Guest.arrive(browser, server)];
    await accept(anna, await invite(anna), "Bruno");
    const passedOn = anna.page.url(); // as if it were an invitation
    await bruno.visit(passedOn);
    await bruno.page.getByRole("heading", { name: "This link opens a seat that has already been taken" }).waitFor();
    expect(bruno.frames).toEqual([]);
    await bruno.page.getByRole("button", { name: "Take the seat for myself" }).click();
    await bruno.atTable();
    expect(bruno.page.url()).not.toBe(passedOn);
    expect(scenesOf(bruno, "austrian")).toBeGreaterThan(0);
    await anna.visit("/");
    await anna.visit(passedOn);
    await anna.page.getByRole("heading", { name: "You cannot enter this table" }).waitFor();
    await anna.leave();
    await bruno.leave();
  });

  it("opens on a second device of its holder", async () => {
    const [desk, phone] = [await Guest.arrive(browser, server), await Guest.arrive(browser, server)];
    await desk.playNow("drill", "venetian");
    await phone.visit(desk.page.url());
    await phone.page.getByRole("button", { name: "It is my own seat" }).click();
    await phone.atTable();
    expect(phone.game).toEqual(desk.game);
    await desk.untilAsked();
    await phone.visit(desk.page.url()); // it is known by now
    await phone.atTable();
    await desk.leave();
    await phone.leave();
  });
});

// --- dice ------------------------------------------------------------------------------------------------------------

interface Record {
  header: { salts: string[] };
  entries: { serial: number; rolls?: [number, number[], string, string][] }[];
}

/** A whole game that the computer plays for both sides, made and salted by this browser. */
async function wholeGame(guest: Guest): Promise<string> {
  const { page } = guest;
  await page.goto(server);
  await page.getByLabel("Scenario").selectOption("drill");
  await page.getByLabel("Venetian", { exact: true }).selectOption("me");
  await page.getByLabel("Austrian", { exact: true }).selectOption("computer:random");
  await page.getByRole("button", { name: "Begin" }).click();
  await guest.atTable();
  const { id, token } = guest.game;
  await page.goto("about:blank"); // at the table the browser would pass by itself, and so take its seat back
  const headers = { "content-type": "application/json", authorization: `Seat ${token}` };
  await fetch(`${server}/api/games/${id}/stand-in`, { method: "POST", headers, body: JSON.stringify({ player: "random" }) });
  for (let over = false; !over; await new Promise((done) => setTimeout(done, 250))) over = ((await (await fetch(`${server}/api/games/${id}`)).json()) as { over: boolean }).over;
  await guest.visit(`/game/${id}#${token}`);
  await page.locator(".scores").waitFor();
  return id;
}

describe("the dice", () => {
  it("are promised before this browser says its salt", async () => {
    const guest = await Guest.arrive(browser, server);
    const said: string[] = [];
    guest.page.on("request", (request) => {
      if (request.method() === "POST") said.push(`${new URL(request.url()).pathname} ${request.postData() ?? ""}`);
    });
    await guest.playNow("drill", "venetian");
    const promise = said.findIndex((each) => each.startsWith("/api/lobby/commitment"));
    const created = said.findIndex((each) => each.startsWith("/api/games "));
    expect(promise).toBeGreaterThanOrEqual(0);
    expect(created).toBeGreaterThan(promise);
    expect(said.slice(0, created).join("")).not.toContain("salt");
    expect(said[created]).toMatch(/"commitment":"[0-9a-f]{64}","salt":"[0-9a-f]{24}"/);
    await guest.visit(`/verify/${guest.game.id}`);
    await guest.page.locator("[data-verdict=sealed]").waitFor();
    await guest.page.getByText("The seal is the one that this browser saw").waitFor();
    await guest.leave();
  });

  it("are computed again by the browser, which is not taken in by a forged record", async () => {
    const guest = await Guest.arrive(browser, server);
    const id = await wholeGame(guest);
    const { page } = guest;
    let asked = 0;
    await page.route("**/api/games/*/dice", (route) => (asked++, route.abort())); // the server's own verdict is not asked
    await page.getByRole("link", { name: "Verify the dice" }).click();
    const verdict = page.getByTestId("verdict");
    await verdict.waitFor();
    expect(await verdict.getAttribute("data-verdict")).toBe("honest");
    const [agree, count] = /(\d+) of (\d+) rolls agree/.exec((await verdict.textContent()) ?? "")?.slice(1) ?? [];
    expect(Number(count)).toBeGreaterThan(10);
    expect(agree).toBe(count);
    expect(asked).toBe(0);

    /** What the page says of a record that the server has tampered with. */
    const withForged = async (forge: (record: Record) => void): Promise<string> => {
      await page.route("**/api/games/*/record", async (route) => {
        const answer = await route.fetch();
        const record = (await answer.json()) as Record;
        forge(record);
        await route.fulfill({ json: record });
      });
      await page.reload();
      await page.locator("[data-verdict=false]").waitFor();
      await page.unroute("**/api/games/*/record");
      return (await verdict.textContent()) ?? "";
    };
    let forgedAt = 0;
    const one = await withForged((record) => {
      const entry = record.entries.findLast((each) => each.rolls?.some(([faces]) => faces === 6));
      const roll = entry?.rolls?.find(([faces]) => faces === 6);
      if (!entry || !roll) throw new Error("no roll");
      forgedAt = entry.serial;
      roll[1][0] = ((roll[1][0] ?? 0) % roll[0]) + 1;
    });
    expect(one).toContain(`The first difference: entry ${forgedAt},`);
    expect(one).toContain(`${Number(count) - 1} of ${count} rolls agree`);
    expect(await withForged((record) => record.header.salts.splice(0))).toContain("The salt that this browser sent is not in the record.");
    expect(await withForged((record) => Object.assign(record.header, { commitment: "0".repeat(64) }))).toContain("The seal is not the one that this browser saw");

    // Another browser cannot compare the seal, and says so.
    const other = await Guest.arrive(browser, server);
    await other.visit(`/verify/${id}`);
    await other.page.locator("[data-verdict=partly]").waitFor();
    await other.page.getByText("This browser did not see the seal").waitFor();
    await guest.leave();
    await other.leave();
  });

  it("of an imported game are under a new seal, and everybody is told", async () => {
    const guest = await Guest.arrive(browser, server);
    const { page } = guest;
    await page.goto(server);
    const file = join(import.meta.dirname, "positions", "raid.json");
    const before = JSON.parse(readFileSync(file, "utf8")) as { header: { commitment: string } };
    await page.getByLabel("Open a game from a file").setInputFiles(file);
    await page.getByRole("button", { name: "Enter game" }).click();
    await page.getByRole("button", { name: /^Continue as/ }).click();
    await guest.atTable();
    expect(await page.locator(".imported").textContent()).toBe("imported");
    await page.locator("#tab-log").click();
    await page.getByText("The dice are under a new seal: this game was imported.").waitFor();
    await guest.visit(`/verify/${guest.game.id}`);
    await page.locator("[data-verdict=sealed]").waitFor();
    expect(await page.locator("dl").textContent()).not.toContain(before.header.commitment);
    expect(await page.locator("dl").textContent()).toContain("mine");
    await page.getByText("No one here can vouch for what was played before.").waitFor();
    await guest.leave();
  });
});
