/** Campaigns: three powers for two years with a battle on the table, and six browsers with a pact, a secret and a siege. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { Guest, PATIENCE, type Chooser } from "./support/guest";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const post = async <Answer>(path: string, body: unknown): Promise<Answer> => {
  const answer = await fetch(`${server}${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Answer;
};

/** The first deed that fits the first of these wishes that any fits; else the first of all. */
const wishing =
  (...wishes: RegExp[]): Chooser =>
  (deeds) =>
    wishes.map((wish) => deeds.findIndex((deed) => wish.test(deed.trim()))).find((place) => place >= 0) ?? 0;

const ALONE = /^Refuse|^Propose nothing|^Buy no more/;
/** Refuses every bond, and gives battle to whoever comes; later leaves every place to its fate. */
const stubborn = wishing(/give battle/i, ALONE);
const tired = wishing(/^Leave|^Withdraw|^Stay/, ALONE);

const choose = async (guest: Guest, wish: RegExp): Promise<void> => {
  await guest.untilAsked();
  await guest.doDeed(wishing(wish)(await guest.deeds(), 0));
};

const year = async ({ page }: Guest): Promise<number> => Number(/\d+/.exec((await page.getByTestId("strip-turn").textContent()) ?? "")?.[0] ?? 0);
const isOnTable = async ({ page }: Guest): Promise<boolean> => (await page.locator('.switch [aria-pressed="true"]', { hasText: "Battlefield" }).count()) > 0;

it("a campaign against two computer players goes through two years, and its battle opens on the table", async () => {
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  await page.goto(server);
  await page.getByRole("button", { name: "Piccole Guerre", exact: true }).click();
  await page.getByLabel(/^Scenario/).selectOption("campaign-sicily");
  expect(await page.getByLabel(/army list/).count(), "what belongs to single battles is not asked").toBe(0);
  for (const seat of ["Rome", "Carthage", "Syracuse"]) await page.getByLabel(seat, { exact: true }).selectOption(seat === "Rome" ? "me" : "computer:captain");
  await page.getByRole("button", { name: "Begin" }).click();
  await guest.atTable();
  expect(await page.locator(".players li").count()).toBe(3);

  await guest.playUntil(isOnTable, stubborn, 80);
  expect(await guest.places('[data-place="table"]').count()).toBe(1);
  for (let n = 0; n < 5; n++) await choose(guest, /^Deploy: in line/); // lays the terrain, deploys, begins to move
  expect(await page.locator('.board-list [data-piece^="D"]').count()).toBeGreaterThan(0);

  // A line that waits for the enemy; when the battle is over the map is there again.
  await guest.playUntil(async (me) => !(await isOnTable(me)), wishing(/^End|^No more/), 300);
  await guest.piece("army-CAR").or(guest.piece("army-SYR")).first().waitFor({ state: "attached" });
  await guest.playUntil(async (me) => (await year(me)) > 2, tired, 150);

  const { id, token } = guest.game;
  await guest.visit(`/games/${id}/chronicle#${token}`);
  await page.getByRole("heading", { name: /^Year 2/ }).waitFor();
  await page.getByRole("link", { name: "Replay" }).first().click();
  await page.getByTestId("moment").waitFor();
  expect(Number(((await page.getByTestId("moment").textContent()) ?? "").split(" / ")[0])).toBeGreaterThan(0);
  await guest.leave();
});

const SEATS = ["FLO", "PIS", "LUC", "SIE", "VOL", "MAR"] as const;
type Seat = (typeof SEATS)[number];

/** Six browsers at one table. */
async function six(): Promise<Record<Seat, Guest>> {
  const made = await post<{ game: { id: string }; links: { mine: boolean; seats: Seat[]; token: string }[] }>("/api/games", {
    system: "piccole",
    scenario: "campaign-tuscany-six",
    seats: { FLO: { kind: "me" } },
    options: { council: "season" },
  });
  const { id } = made.game;
  const found = {} as Record<Seat, Guest>;
  for (const link of made.links) {
    const token = link.mine ? link.token : (await post<{ token: string }>(`/api/games/${id}/seat`, { token: link.token, name: link.seats[0] })).token;
    const guest = await Guest.arrive(browser, server, link.seats[0] === "SIE" ? { viewport: { width: 390, height: 844 } } : {});
    await guest.page.addInitScript((kept) => localStorage.setItem("caracole.tickets", JSON.stringify([kept])), { game: id, token });
    await guest.visit(`/game/${id}#${token}`);
    found[link.seats[0]!] = guest;
  }
  for (const guest of Object.values(found)) await guest.atTable();
  return found;
}

const deciding = ({ page }: Guest): Promise<string[]> =>
  page.locator(".players li.asked").evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset["seat"] ?? ""));

/** Somebody who has something to decide. */
async function whoCan(all: readonly Guest[]): Promise<Guest> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    for (const guest of all) if (await guest.page.locator(".deeds .button:not(:disabled)").count()) return guest;
    await all[0]?.page.waitForTimeout(50);
  }
  throw new Error("nobody has anything to decide");
}

it("six browsers wage one campaign with a secret start, a pact, a private word and a siege", async () => {
  const at = await six();
  const { FLO, PIS, LUC, SIE } = at;
  const everyone = Object.values(at);

  // Every start is noted in secret: the others see who is still to note one, and nothing more.
  await choose(FLO, /^Start at Empoli/);
  await expect.poll(() => deciding(SIE), { timeout: PATIENCE }).toEqual(SEATS.filter((seat) => seat !== "FLO"));
  for (const guest of everyone) if (guest !== FLO) await choose(guest, /^Start/);
  await expect.poll(() => FLO.page.locator(".forms .button").count(), { timeout: PATIENCE }).toBeGreaterThan(0);
  expect(await FLO.piece("army-FLO").count()).toBe(1);
  expect(await PIS.piece("army-FLO").count(), "where Florence starts only Florence knows").toBe(0);

  // A pact is written, refused by nobody's rule, read and sealed by the other.
  await FLO.page.locator(".forms .button", { hasText: "Propose a pact" }).click();
  const form = FLO.page.locator("dialog[open]");
  await form.locator("[data-blank=other] select").selectOption({ label: "Pisa" });
  await form.locator("[data-blank=text] textarea").fill("The sea is wide enough.");
  expect(await form.getByTestId("form-reads").innerText()).toContain("The sea is wide enough.");
  await form.getByRole("button", { name: "Seal and send" }).click();
  const paper = PIS.page.locator(".orders [data-paper]");
  await paper.waitFor();
  expect(await paper.innerText()).toContain("The sea is wide enough.");
  await choose(PIS, /^Accept/);
  await SIE.openTab("papers");
  await SIE.page.locator('[data-paper][data-state="signed"]').waitFor();

  // Lucca writes to Florence alone.
  await LUC.openTab("talk");
  await LUC.page.locator("[data-thread=FLO]").click();
  await LUC.page.getByLabel("Write to Florence").fill("Beware of Pisa.");
  await LUC.page.keyboard.press("Enter");
  await FLO.openTab("talk");
  await FLO.page.locator("[data-thread=LUC] .unread").waitFor();
  await FLO.page.locator("[data-thread=LUC]").click();
  await FLO.page.getByText("Beware of Pisa.").waitFor();
  for (const guest of everyone) expect(JSON.stringify(guest.frames).includes("Beware of Pisa.")).toBe(guest === FLO || guest === LUC);

  await FLO.openTab("log");

  // Each has a turn: whoever can marches on a city of another, which is left to its fate, until one is besieged.
  const isBesieged = (): boolean => FLO.frames.some((frame) => JSON.stringify(frame).includes('"id":"siege-'));
  const warlike = wishing(/^Leave the place/, /^⚔/, /Invade/, ALONE, /^Confirm/);
  for (let n = 0; n < 200 && !isBesieged(); n++) {
    const guest = await whoCan(everyone);
    const deeds = await guest.deeds();
    if (deeds.length) await guest.doDeed(warlike(deeds, n));
  }
  expect(isBesieged()).toBe(true);
  await expect.poll(() => FLO.log(), { timeout: PATIENCE }).toContainEqual(expect.stringMatching(/siege/i));
  await Promise.all(everyone.map((guest) => guest.leave()));
});
