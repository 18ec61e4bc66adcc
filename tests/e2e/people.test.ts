/** Meeting people: giving up, agreeing, playing again; clocks of minutes; a player's page; a tournament; a report. */
import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { Guest, PATIENCE } from "./support/guest";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const DESK: BrowserContextOptions = {};
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A game made without the lobby; the links of both seats. */
async function newGame(more: Record<string, unknown> = {}): Promise<Record<string, string>> {
  const wish = { system: "gradisca", scenario: "drill", seats: { venetian: { kind: "me", name: "Anna" } }, ...more };
  const answer = await fetch(`${server}/api/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wish),
  });
  const { links } = (await answer.json()) as { links: { seats: string[]; url: string }[] };
  return Object.fromEntries(links.flatMap(({ seats, url }) => seats.map((seat) => [seat, url])));
}

/** Somebody follows a link, and sits down if it is an invitation. */
async function sitDown(url: string, options: BrowserContextOptions = DESK): Promise<Guest> {
  const guest = await Guest.arrive(browser, server, options);
  await guest.visit(url);
  const take = guest.page.getByRole("button", { name: "Take this seat" });
  const orders = guest.page.locator(".orders h2");
  const enter = guest.page.locator("main button.first, main a.first").first();
  await take.or(orders).or(enter).first().waitFor();
  if (await take.count()) await take.click();
  else if (!(await orders.count())) await enter.click();
  await guest.page.locator(".orders h2").waitFor();
  return guest;
}

const two = async (options: BrowserContextOptions, more = {}): Promise<[Guest, Guest]> => {
  const links = await newGame(more);
  const anna = await sitDown(links["venetian"] ?? "", options);
  const bruno = await sitDown(links["austrian"] ?? "", options);
  return [anna, bruno];
};

async function fromMenu(guest: Guest, name: string): Promise<void> {
  await guest.page.getByRole("button", { name: "Menu" }).click();
  await guest.page.getByRole("button", { name, exact: true }).click();
}

async function signIn(guest: Guest, name: string): Promise<void> {
  const answer = await guest.context.request.post(`${server}/api/account/register`, {
    data: { name, password: "a long enough one", language: "en" },
  });
  expect(answer.status()).toBe(201);
}

describe.each([
  ["a desk", DESK],
  ["a phone", PHONE],
])("on %s", (_, options) => {
  it("a player resigns, and one click leads both to another game with the sides swapped", async () => {
    const [anna, bruno] = await two(options);
    await fromMenu(anna, "Resign");
    await anna.page.getByRole("button", { name: "Yes, resign" }).click();
    await bruno.page.getByText("Resignation: ").first().waitFor();
    await bruno.page.getByRole("button", { name: "Play again, sides swapped" }).click();
    await expect.poll(() => bruno.frames.filter((frame) => frame.type === "welcome").length, { timeout: PATIENCE }).toBeGreaterThan(1);
    await anna.page.getByRole("button", { name: "Join the new game" }).click();
    await anna.page.getByRole("button", { name: "Take this seat" }).click();
    await expect.poll(() => anna.frames.findLast((frame) => frame.type === "welcome")?.["seats"], { timeout: PATIENCE }).toEqual(["austrian"]);
    expect(bruno.frames.findLast((frame) => frame.type === "welcome")?.["seats"]).toEqual(["venetian"]);
    await anna.leave();
    await bruno.leave();
  });

  it("a draw is offered, and agreed to", async () => {
    const [anna, bruno] = await two(options);
    await fromMenu(anna, "Offer a draw");
    await anna.page.getByText("You have offered a draw.").waitFor();
    await bruno.page.getByRole("button", { name: "Agree to a draw" }).click();
    await anna.page.getByText("Draw by agreement.").waitFor();
    await bruno.page.getByText("Draw by agreement.").waitFor();
    await anna.leave();
    await bruno.leave();
  });
});

it("the clocks of minutes wait for both, and then run for whoever has to decide", async () => {
  const clock = { bank: 600, bonus: 10, cap: null, vacation: 0, live: true, flag: "loss" };
  const links = await newGame({ clock });
  const anna = await sitDown(links["venetian"] ?? "");
  await anna.page.locator(".clock").first().waitFor();
  expect(await anna.page.locator(".clock.running").count()).toBe(0);
  const bruno = await sitDown(links["austrian"] ?? "");
  await anna.page.locator(".clock.running").waitFor();
  const left = (): Promise<string | null> => anna.page.locator(".clock.running b").textContent();
  const before = await left();
  await expect.poll(left, { timeout: PATIENCE }).not.toBe(before);
  await anna.leave();
  await bruno.leave();
});

it("a tournament is found on the first page, pairs its players, and a player's page shows the result", async () => {
  const [anna, bruno] = [await Guest.arrive(browser, server), await Guest.arrive(browser, server, PHONE)];
  const names = ["anna", "bruno"].map((name) => `${name}-${Date.now().toString(36)}`);
  await signIn(anna, names[0] ?? "");
  await signIn(bruno, names[1] ?? "");
  await anna.visit("/tournament");
  await anna.page.getByLabel("Name of the tournament").fill("Coppa dell'Isonzo");
  await anna.page.getByLabel("Game").selectOption("gradisca");
  await anna.page.getByLabel("Scenario").selectOption("drill");
  await anna.page.getByRole("button", { name: "Open it" }).click();
  await anna.page.getByRole("heading", { name: "Coppa dell'Isonzo" }).waitFor();
  const opened = new URL(anna.page.url()).pathname.split("/").at(-1) ?? "";
  await bruno.visit("/");
  await bruno.page.getByTestId(`tournament-${opened}`).getByRole("link").click();
  await bruno.page.getByRole("button", { name: "Take part" }).click();
  await bruno.page.getByRole("button", { name: "Leave" }).waitFor();
  await anna.page.reload();
  await anna.page.getByRole("button", { name: "Begin" }).click();
  await anna.page.getByRole("link", { name: "To the table" }).click();
  await anna.page.locator(".orders h2").waitFor();
  await fromMenu(anna, "Resign");
  await anna.page.getByRole("button", { name: "Yes, resign" }).click();
  await anna.page.getByText("Resignation: ").first().waitFor();
  await bruno.visit(`/player/${names[1] ?? ""}`);
  await bruno.page.getByRole("heading", { name: names[1] ?? "" }).waitFor();
  await bruno.page.getByText("1 rated game").waitFor();
  await bruno.page.getByRole("link", { name: names[0] ?? "" }).first().waitFor();
  await anna.leave();
  await bruno.leave();
});

it("a player reports somebody from the menu", async () => {
  const [anna, bruno] = await two(DESK);
  await fromMenu(anna, "Report someone");
  await anna.page.getByLabel("What happened").fill("He curses without end.");
  await anna.page.getByRole("button", { name: "Send to the operators" }).click();
  await anna.page.getByText("Thank you.").waitFor();
  await anna.leave();
  await bruno.leave();
});

it("a player reports a line from the chat itself", async () => {
  const [anna, bruno] = await two(DESK);
  for (const guest of [anna, bruno]) await guest.page.getByRole("tab", { name: "Chat" }).click();
  await bruno.page.getByLabel("Say something").fill("a bad word");
  await bruno.page.getByRole("button", { name: "Send" }).click();
  const flag = anna.page.getByRole("button", { name: /^Report what .* said$/ });
  await flag.click();
  const dialog = anna.page.getByRole("dialog", { name: "Report what was said" });
  expect(await dialog.textContent()).toContain("a bad word");
  await dialog.getByLabel("What happened").fill("He curses without end.");
  await dialog.getByRole("button", { name: "Send to the operators" }).click();
  await dialog.getByText("Thank you.").waitFor();
  // One does not report oneself.
  expect(await bruno.page.getByRole("button", { name: /^Report what/ }).count()).toBe(0);
  await anna.leave();
  await bruno.leave();
});
