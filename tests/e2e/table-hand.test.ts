/** What a hand does on the open table besides moving: setting it up, a turn by keys alone, shots, and a look back. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { isDone, sitDown, verdict } from "./support/battles";
import { openBrowser } from "./support/browser";
import { General, mouse } from "./support/general";
import { Guest } from "./support/guest";
import { sitAt } from "./support/positions";

const server = inject("server");
const DESK = { viewport: { width: 1440, height: 900 } };
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const status = ({ page }: Guest): Promise<string> => page.locator(".table-hand [role=status]").innerText();

/** Presses a button by the keyboard, and says yes if asked. */
async function press(guest: Guest, name: RegExp): Promise<void> {
  const before = guest.version;
  await guest.page.locator(".deeds").getByRole("button", { name }).first().focus();
  await guest.page.keyboard.press("Enter");
  expect(await isDone(guest, before)).toBe(true);
}

it("the whole table is set up by hand: terrain and camps from the tray, an edge, elements alone and side by side", async () => {
  const guest = await Guest.arrive(browser, server, DESK);
  await sitDown(guest, "piccole", "ticinus", null);
  const general = new General(guest, mouse(guest));
  expect(await general.lay("lay-wood", { x: 458, y: 646 })).toBe(true);
  expect(await general.lay("lay-hill-1", { x: 470, y: 660 })).toBe(false); // it would lie upon the wood
  expect(await general.lay("lay-hill-1", { x: 1058, y: 646 })).toBe(true);
  await general.order(/^Complete the terrain/);
  while (!general.can("EndMoves")) await general.decide();
  // terrain; camps; for each army an element alone and a pair, the rest in line
  expect(general.pulls).toBe(2 + 2 + 2 * 2);
  await guest.leave();
});

it("a turn is played by keys alone and told in words: a contact, a shot, and the melee that follows", async () => {
  const guest = await Guest.arrive(browser, server, DESK);
  const { page } = guest;
  await sitAt(guest, "charge");
  await guest.piece("B6").focus();
  await page.keyboard.press("Enter");
  for (let n = 0; n < 6; n++) await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(() => status(guest)).toMatch(/^B6.* contacts R9.*: front/);
  const before = guest.version;
  await page.keyboard.press("Enter");
  expect(await isDone(guest, before)).toBe(true);
  await press(guest, /End movement/);

  await guest.piece("B9").focus();
  await page.keyboard.press("Enter");
  const still = guest.version;
  await guest.piece("R12").focus();
  await page.keyboard.press("Enter");
  expect(await isDone(guest, still)).toBe(true);
  await guest.playUntil(async () => (await guest.log()).some((line) => line.includes("Melee: ")));
  const told = (await guest.log()).join("\n");
  expect(told).toContain("Shooting: B9");
  expect(told).toMatch(/Melee: .*B6/);
  await guest.leave();
});

describe("with the mouse", () => {
  let guest: Guest;
  let general: General;
  beforeAll(async () => {
    guest = await Guest.arrive(browser, server, DESK);
    await sitAt(guest, "charge");
    general = new General(guest, mouse(guest));
  });
  afterAll(() => guest.leave());

  it("where they stood before the last turn of the others is shown and told, and put away again", async () => {
    const { page } = guest;
    const told = page.getByTestId("last-turn-told");
    await page.getByTestId("last-turn").click();
    await expect.poll(() => told.locator("li").count()).toBeGreaterThan(0);
    expect(await told.innerText()).toMatch(/R\d+ .* moves/);
    await page.keyboard.press("g");
    await expect.poll(() => told.count()).toBe(0);
  });

  it("the card of the chances leaves the buttons of the hand free", async () => {
    const { page } = guest;
    await guest.piece("B6").focus();
    await page.keyboard.press("Enter");
    for (let n = 0; n < 6; n++) await page.keyboard.press("Shift+ArrowRight");
    await expect.poll(() => verdict(guest)).toBe("possible");
    await page.getByTestId("odds-card").waitFor();
    const [card, hand] = [await page.getByTestId("odds-card").boundingBox(), await page.locator(".table-hand").boundingBox()];
    if (!card || !hand) throw new Error("there is no card, or nothing in the hand");
    expect(card.y >= hand.y + hand.height || card.y + card.height <= hand.y).toBe(true);
    await page.keyboard.press("Escape");
  });

  it("a contact and a shot show their chances before they are let go, and a shot at no one is none", async () => {
    const { page } = guest;
    await general.order(/^⚔ B6.* contacts R9|^⚔ Contact/);
    await general.order(/^End movement/);
    const [shooter, target] = await Promise.all(["B9", "R12"].map((id) => guest.spotOf(guest.piece(id))));
    if (!shooter || !target) throw new Error("they are not on the table");
    const before = guest.version;
    await page.mouse.move(shooter.x, shooter.y);
    await page.mouse.down();
    await page.mouse.move(shooter.x, shooter.y - 150, { steps: 6 });
    await expect.poll(() => status(guest)).toContain("Point at an enemy");
    await page.mouse.move(target.x, target.y, { steps: 6 });
    await expect.poll(() => verdict(guest)).toBe("possible");
    await expect.poll(() => page.getByTestId("odds-card").innerText()).toContain("the enemy gives way");
    expect(await page.getByTestId("odds-factors").allInnerTexts()).toEqual([expect.stringMatching(/^B9 .*: \d/), expect.stringMatching(/^R12 .*: \d/)]);
    await page.mouse.up();
    expect(await isDone(guest, before)).toBe(true);
  });
});
