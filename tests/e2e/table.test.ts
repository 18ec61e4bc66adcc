/** The open table: a battle by a hand on it, by fingers, by keys and in words. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { Fingers, isDone, litPieces, pull, sitDown, verdict } from "./support/battles";
import { openBrowser } from "./support/browser";
import { Guest } from "./support/guest";
import { faults, serious } from "./support/measure";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const AHEAD = { x: 0, y: -60 };

const words = ({ page }: Guest): Promise<string> => page.getByTestId("hand-words").innerText();
const isMoving = async (guest: Guest): Promise<boolean> => (await guest.prompt()).startsWith("Move your elements");

/** An element is pulled ahead and put down; false if that is not allowed, and it is let go. */
async function advance(guest: Guest, piece: string): Promise<boolean> {
  const before = guest.version;
  await pull(guest, piece, AHEAD);
  const said = await verdict(guest);
  await guest.page.mouse.up();
  if (said === "possible" && (await isDone(guest, before))) return true;
  await guest.page.keyboard.press("Escape");
  return false;
}

/** What is usually good among what is offered: a fight, else whatever ends the phase; never giving up. */
function sensible(deeds: string[]): number {
  const fight = deeds.findIndex((deed) => deed.startsWith("⚔"));
  const end = deeds.findIndex((deed) => /^End /.test(deed));
  if (fight >= 0) return fight;
  return end >= 0 ? end : 0;
}

describe("a battle on a desk", () => {
  it("is played to its end: elements are pulled over the table, the rest is chosen", async () => {
    const guest = await Guest.arrive(browser, server, DESK);
    await sitDown(guest, "piccole", "drill");
    let pulled = 0;
    for (let decisions = 0; decisions < 600; decisions++) {
      await guest.untilAsked();
      if (await guest.isOver()) break;
      const lit = (await isMoving(guest)) ? await litPieces(guest) : [];
      const deeds = await guest.deeds();
      const [piece] = lit;
      const pulls = piece && !deeds.some((deed) => deed.startsWith("⚔")) && pulled < 12;
      if (pulls && (await advance(guest, piece))) pulled++;
      else await guest.doDeed(sensible(await guest.deeds()));
    }
    expect(await guest.isOver()).toBe(true);
    expect(pulled).toBeGreaterThan(3);
    await guest.leave();
  });

  it("stands exactly where the ghost stood that was put down", async () => {
    const guest = await Guest.arrive(browser, server, DESK);
    await sitDown(guest, "piccole", "drill");
    const [piece = ""] = await litPieces(guest);
    const before = guest.version;
    await pull(guest, piece, { x: 0, y: -33 });
    await expect.poll(() => verdict(guest)).toBe("possible");
    await expect.poll(() => words(guest)).toContain(piece);
    await guest.page.mouse.up();
    expect(await isDone(guest, before)).toBe(true);
    const tried = guest.frames.findLast((frame) => frame.type === "tried") as unknown as { tried: { poses: Record<string, unknown> } };
    const update = guest.frames.find((frame) => frame.type === "update" && Number(frame["version"]) > before) as unknown as {
      change: { pieces: { id: string; pose: unknown }[] };
    };
    expect(update.change.pieces.find(({ id }) => id === piece)?.pose).toEqual(tried.tried.poses[piece]);
    await guest.leave();
  });

  it("turns what is carried with the wheel, and tells the rule where it may not go", async () => {
    const guest = await Guest.arrive(browser, server, DESK);
    await sitDown(guest, "piccole", "drill");
    const [piece = "", friend = ""] = await litPieces(guest);
    const before = guest.version;
    // too far ahead would mean as far as it goes; where a friend stands nobody may stand
    const [from, to] = [await guest.spotOf(guest.piece(piece)), await guest.spotOf(guest.piece(friend))];
    await pull(guest, piece, { x: to.x - from.x, y: to.y - from.y });
    await expect.poll(() => verdict(guest)).toBe("refused");
    await expect.poll(() => guest.page.locator(".table-hand .rule-number").count()).toBe(1);
    await guest.page.mouse.wheel(0, 100);
    const turned = () => guest.sent.filter((frame) => frame.type === "try").at(-1) as unknown as { pose: { angle: number } };
    await expect.poll(() => turned().pose.angle).toBe(275);
    await guest.page.mouse.up();
    await expect.poll(() => guest.page.getByRole("button", { name: "Put down" }).isDisabled()).toBe(true);
    await guest.page.getByRole("button", { name: "Let go" }).click();
    await expect.poll(() => guest.page.locator(".table-hand").count()).toBe(0);
    expect(guest.version).toBe(before);
    await guest.leave();
  });

  it("is played by keys, and says in words what would come of it", async () => {
    const guest = await Guest.arrive(browser, server, DESK);
    const { page } = guest;
    await sitDown(guest, "piccole", "drill");
    const [piece = ""] = await litPieces(guest);
    await guest.piece(piece).focus();
    await page.keyboard.press("Enter");
    await page.locator(".table-hand").waitFor();
    await page.keyboard.press("Shift+ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => verdict(guest)).toBe("possible");
    expect(await page.locator(".table-hand [role=status]").innerText()).toContain(piece);
    await page.keyboard.press(".");
    const tries = () => guest.sent.filter((frame) => frame.type === "try") as unknown as { pose: { angle: number } }[];
    await expect.poll(() => tries().at(-1)?.pose.angle).toBe(271);
    await page.keyboard.press(",");
    await expect.poll(() => verdict(guest)).toBe("possible");
    const before = guest.version;
    await page.keyboard.press("Enter");
    expect(await isDone(guest, before)).toBe(true);
    await guest.leave();
  });

  it("goes where numbers say", async () => {
    const guest = await Guest.arrive(browser, server, DESK);
    const { page } = guest;
    await sitDown(guest, "piccole", "drill");
    const [piece = ""] = await litPieces(guest);
    await guest.tap(guest.piece(piece));
    await page.getByRole("button", { name: "Exact" }).click();
    await page.getByLabel("Ahead").fill("150");
    await page.getByRole("button", { name: "Set", exact: true }).click();
    await expect.poll(() => verdict(guest)).toBe("possible");
    const before = guest.version;
    await page.getByRole("button", { name: "Put down" }).click();
    expect(await isDone(guest, before)).toBe(true);
    await guest.leave();
  });

  it("is measured by a stick that moves nothing", async () => {
    const guest = await Guest.arrive(browser, server, DESK);
    await sitDown(guest, "piccole", "drill");
    const [piece = ""] = await litPieces(guest);
    await guest.page.getByRole("button", { name: "Measuring stick" }).click();
    await pull(guest, piece, { x: 60, y: -200 });
    await guest.page.mouse.up();
    expect(await guest.page.locator(".table-hand").count()).toBe(0);
    expect(guest.sent.filter((frame) => frame.type === "try")).toEqual([]);
    await guest.leave();
  });
});

describe("a battle on a phone", () => {
  it("is fought by fingers: one pulls an element, two turn it, and on open ground they move the table", async () => {
    const guest = await Guest.arrive(browser, server, PHONE);
    await sitDown(guest, "piccole", "drill");
    const fingers = await Fingers.of(guest);
    const [piece = "", other = ""] = await litPieces(guest);

    const at = await guest.spotOf(guest.piece(piece));
    const before = guest.version;
    await fingers.put(1, at);
    await fingers.move(1, { x: at.x, y: at.y - 20 });
    await expect.poll(() => verdict(guest)).toBe("possible");
    await fingers.lift(1);
    expect(await isDone(guest, before)).toBe(true);

    const there = await guest.spotOf(guest.piece(other));
    const later = guest.version;
    await fingers.put(1, there);
    await fingers.put(2, { x: there.x + 80, y: there.y });
    await fingers.move(2, { x: there.x + 70, y: there.y + 40 });
    await verdict(guest);
    const tried = guest.sent.filter((frame) => frame.type === "try").at(-1) as unknown as { pose: { angle: number } };
    expect(tried.pose.angle).toBeGreaterThan(275);
    await fingers.lift(2);
    await fingers.lift(1);
    await guest.page.getByRole("button", { name: "Let go" }).or(guest.page.getByRole("button", { name: "Undo" })).first().click();
    expect(guest.version).toBeGreaterThanOrEqual(later);

    const spot = await guest.spotOf(guest.piece(other));
    const frame = await guest.page.locator(".frame").boundingBox();
    const open = { x: (frame?.x ?? 0) + 120, y: (frame?.y ?? 0) + 130 };
    await fingers.put(1, open);
    await fingers.put(2, { x: open.x + 60, y: open.y });
    await fingers.move(2, { x: open.x + 160, y: open.y });
    await fingers.lift(2);
    await fingers.lift(1);
    await expect.poll(async () => (await guest.spotOf(guest.piece(other))).y).not.toBe(spot.y);
    await guest.leave();
  });
});

/** Width, height, and the least size of something to touch. */
const SIZES = [
  { width: 1440, height: 900, smallest: 24 },
  { width: 1024, height: 768, smallest: 24 },
  { width: 390, height: 844, smallest: 44 },
] as const;

describe.each(SIZES)("the table at $width x $height", ({ width, height, smallest }) => {
  it.each(["en-GB", "it-IT", "fr-FR"])("has room for what is on it, and can be heard (%s)", async (locale) => {
    const guest = await Guest.arrive(browser, server, { locale, viewport: { width, height } });
    await sitDown(guest, "piccole", "drill");
    const empty = [...(await faults(guest.page, smallest)), ...(await serious(guest.page))];
    const [piece = ""] = await litPieces(guest);
    await guest.piece(piece).focus();
    await guest.page.keyboard.press("Enter");
    await guest.page.locator(".table-hand").waitFor();
    await guest.page.keyboard.press("Shift+ArrowUp");
    await verdict(guest);
    const holding = [...(await faults(guest.page, smallest)), ...(await serious(guest.page))];
    expect({ empty, holding }).toEqual({ empty: [], holding: [] });
    await guest.leave();
  });
});
