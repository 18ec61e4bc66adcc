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

/** Refuses every bond, gives battle to whoever comes, and else does what stands first. */
const stubborn: Chooser = (deeds) => {
  for (const wish of [/give battle/i, /^Refuse|^Propose nothing|^Buy no more/]) {
    const found = deeds.findIndex((deed) => wish.test(deed));
    if (found >= 0) return found;
  }
  return 0;
};

const year = async ({ page }: Guest): Promise<number> => Number(/\d+/.exec((await page.getByTestId("strip-turn").textContent()) ?? "")?.[0] ?? 0);
const isOnTable = async ({ page }: Guest): Promise<boolean> => (await page.locator('.switch [aria-pressed="true"]', { hasText: "Battlefield" }).count()) > 0;

it("a campaign against two computer players goes through two years, and its battle opens on the table", async () => {
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  await page.goto(server);
  await page.getByRole("button", { name: "Piccole Guerre", exact: true }).click();
  await page.getByLabel("Scenario").selectOption("campaign-sicily");
  expect(await page.getByLabel(/army list/).count(), "what belongs to single battles is not asked").toBe(0);
  for (const seat of ["Rome", "Carthage", "Syracuse"]) await page.getByLabel(seat, { exact: true }).selectOption(seat === "Rome" ? "me" : "computer:captain");
  await page.getByRole("button", { name: "Begin" }).click();
  await guest.atTable();
  expect(await page.locator(".players li").count()).toBe(3);

  await guest.playUntil(isOnTable, stubborn, 80);
  expect(await guest.places('[data-place="table"]').count()).toBe(1);
  await guest.playUntil((_) => false, stubborn, 5).catch(() => undefined); // lays the terrain, deploys, begins to move
  expect(await page.locator('.board-list [data-piece^="D"]').count()).toBeGreaterThan(0);

  // The computer fights it out; then the seat is taken back, and the map is there again.
  await page.getByRole("button", { name: "Game menu" }).click();
  await page.getByRole("button", { name: "Let the computer play" }).click();
  await page.locator(".switch").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Take my seat back" }).click();
  await page.keyboard.press("Escape");
  await guest.playUntil(async (me) => (await year(me)) > 2, stubborn, 120);

  const { id, token } = guest.game;
  await guest.visit(`/games/${id}/chronicle#${token}`);
  await page.getByRole("heading", { name: /^Year 2/ }).waitFor();
  await page.getByRole("link", { name: "Replay" }).first().click();
  await page.locator('.switch [aria-pressed="true"]', { hasText: "Battlefield" }).waitFor();
  await guest.leave();
});

const SEATS = ["FLO", "PIS", "LUC", "SIE", "ARE", "VOL"] as const;
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
    const token = link.mine ? link.token : (await post<{ token: string }>(`/api/games/${id}/seat`, { token: link.token, name: "" })).token;
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

it("six browsers wage one campaign with a secret start, a pact, a private word and a siege", async () => {
  const at = await six();
  const { FLO, PIS, LUC, SIE } = at;
  const everyone = Object.values(at);

  // Every start is noted in secret: the others see who is still to note one, and nothing more.
  await FLO.page.locator(".deeds .button", { hasText: "Start at Empoli" }).click();
  await expect.poll(() => deciding(SIE), { timeout: PATIENCE }).toEqual(SEATS.filter((seat) => seat !== "FLO"));
  for (const guest of everyone) if (guest !== FLO) await guest.page.locator(".deeds .button").first().click();
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
  await paper.getByRole("button", { name: /^Accept/ }).click();
  const yes = PIS.page.locator("dialog[open] .button.first");
  await yes.or(PIS.page.locator(".forms .button")).first().waitFor();
  if (await yes.count()) await yes.click();
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

  // Each has a turn: whoever can marches on a city of another, which is left to its fate, until one is besieged.
  const isBesieged = async (): Promise<boolean> => JSON.stringify(FLO.frames.at(-1) ?? "").includes("siege-") || (await FLO.log()).some((line) => /siege/i.test(line));
  const wishes = [/^Leave the place/, /^⚔/, /^Invade/, /^Propose nothing|^Refuse|^Confirm/];
  await FLO.openTab("log");
  for (let n = 0; n < 60 && !(await isBesieged()); n++) {
    const [asked] = (await deciding(FLO)) as Seat[];
    if (!asked) continue;
    const guest = at[asked];
    await guest.untilAsked();
    const deeds = await guest.deeds();
    const found = wishes.map((wish) => deeds.findIndex((deed) => wish.test(deed.trim()))).find((place) => place >= 0);
    await guest.doDeed(found ?? 0);
    await expect.poll(() => FLO.version - guest.version, { timeout: PATIENCE }).toBe(0);
  }
  expect(await isBesieged()).toBe(true);
  await Promise.all(everyone.map((guest) => guest.leave()));
});
