/** Every kind of decision of a battle on hexes, answered by what the board promises: docs/gbacw-decisions.md. */
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "./support/browser";
import { Guest } from "./support/guest";
import { drillServer, HexHand, rows } from "./support/hexhand";
import { serious } from "./support/measure";
import type { Server } from "./support/server";

/** Where pictures of the table before the last touch are wanted. */
const PICTURES = process.env["PICTURES"] ?? "";
const viewport = PICTURES ? { width: 1024, height: 640 } : { width: 1440, height: 900 };

let server: Server;
let browser: Browser;
let guest: Guest;
let hand: HexHand;

beforeAll(async () => {
  [server, browser] = await Promise.all([drillServer(), openBrowser()]);
  guest = await Guest.arrive(browser, server.url, { viewport });
  await guest.page.addInitScript(() => localStorage.setItem("caracole.film.speed", "instant"));
  hand = new HexHand(guest);
});
afterAll(async () => {
  await guest.leave();
  await browser.close();
  await server.stop();
});

describe("somebody answers by hand", () => {
  it.each(rows())("$kind", async ({ kind, answer, hand: steps }) => {
    await hand.sit(kind);
    expect(hand.asked).toBe(kind);
    for (const step of steps) {
      if (PICTURES && step === steps.at(-1)) await hand.picture(join(PICTURES, `${kind}.jpg`));
      await hand.touch(step);
    }
    await hand.goesOn();
    expect(hand.done[0]).toMatchObject(answer);
  });
});

it("a reaction is asked in a line, under its rule, and the map stays where it is", async () => {
  const { page } = guest;
  await hand.sit("fire.declare");
  const before = await hand.spot('[data-piece="u1"]');
  await hand.touch("hex 0605");
  await hand.touch("button Fire at 0605");
  await hand.goesOn();
  await hand.handsOver();
  expect(hand.asked).toBe("fire.answer");
  expect(await guest.prompt()).toMatch(/Return Fire.*§ C10\.4/s);
  expect(await hand.spot('[data-piece="u1"]')).toEqual(before);
  expect(await page.locator("dialog[open]").count()).toBe(0);
});

it("at the forks of an assault its sheet lies open, and hides nothing that can be chosen", async () => {
  const { page } = guest;
  const sheet = page.getByTestId("battle-sheet");
  for (const kind of ["assault.retreat_before", "assault.continue"]) {
    await hand.sit(kind);
    await sheet.waitFor();
    expect(await sheet.textContent()).toMatch(/Assault on 0605/);
  }
  await hand.sit("advance.choose");
  await sheet.waitFor();
  const [box, unit] = [await sheet.boundingBox(), await hand.spot('[data-piece="u1"]')];
  expect(unit.x < (box?.x ?? 0) || unit.x > (box?.x ?? 0) + (box?.width ?? 0)).toBe(true);
  await sheet.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Battle sheet" }).first().click();
  await sheet.waitFor();
});

it("the odds of an assault tell what is added to the die, the strengths and the checks before it", async () => {
  const { page } = guest;
  await hand.sit("assault.designate");
  await hand.touch("piece u1");
  await page.locator(".deeds .button.attack").first().focus();
  const card = page.getByTestId("odds-card");
  await expect.poll(() => card.getByTestId("odds-modifiers").textContent()).toMatch(/\+ 5 ratio of strengths.*− 1 no leader/s);
  expect(await card.textContent()).toMatch(/Strength 7 against 1.*UDD of c-bat/s);
});

describe("a unit that stays where it is", () => {
  it("refuses a flank that is pulled back, and no longer when it is pulled forward", async () => {
    await hand.sit("unit.act");
    await hand.pullLeftEnd("u1", -0.35);
    await hand.goesOn();
    expect(hand.done[0]).toEqual({ do: "Refuse", end: "left" });
    await hand.pullLeftEnd("u1", 0.35);
    await expect.poll(() => hand.done[1]).toEqual({ do: "EndRefusal" });
  });

  it("takes another place in its stack where it is pushed to it in the fan", async () => {
    await hand.sit("unit.act");
    await hand.pushInFan("0505", 1);
    await hand.goesOn();
    expect(hand.done[0]).toEqual({ do: "Reorder", place: 1 });
  });

  it("does both by keyboard, and hears what it would do", async () => {
    const { page } = guest;
    const plan = page.locator("[role=status][data-testid=hex-plan]");
    await hand.sit("unit.act");
    await hand.toTheNextWhoCanAct();
    await page.keyboard.press("PageDown");
    await expect.poll(() => plan.textContent()).toMatch(/stack/i);
    await page.keyboard.press("<");
    await expect.poll(() => plan.textContent()).toMatch(/left flank/i);
    await page.keyboard.press("Enter");
    await hand.goesOn("Enter");
    expect(hand.done[0]).toEqual({ do: "Refuse", end: "left" });
  });
});

describe("somebody with a keyboard alone", () => {
  const DEEDS = [
    { deed: "a move", kind: "unit.act", key: "ArrowRight", told: [/0604|0605/, /left/], does: "Step" },
    { deed: "a fire", kind: "fire.declare", key: "ArrowRight", told: [/Fire at 060[45]/, /chance of \d+/], does: "FireAt" },
    { deed: "an assault", kind: "assault.designate", key: "ArrowRight", told: [/assault/i, /ratio \d/], does: "DesignateAssault" },
  ];

  it.each(DEEDS)("hears what $deed would be and with which odds, and does it", async ({ kind, key, told, does }) => {
    const { page } = guest;
    await hand.sit(kind);
    const name = await hand.toTheNextWhoCanAct();
    expect(name).toMatch(/u1.*infantry/i);
    await page.keyboard.press(key);
    const plan = page.locator("[role=status][data-testid=hex-plan]");
    for (const words of told) await expect.poll(() => plan.textContent()).toMatch(words);
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await hand.goesOn("Enter");
    expect(hand.done[0]).toMatchObject({ do: does });
  });
});
