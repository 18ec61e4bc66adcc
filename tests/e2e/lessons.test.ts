/** A newcomer who only ever does what the page points at: a lesson to its end, and a first battle with a coach. */
import type { Browser } from "playwright-core";
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  inject,
  it,
} from "vitest";
import { Fingers } from "./support/battles";
import { openBrowser } from "./support/browser";
import { Guest, PATIENCE } from "./support/guest";
import { advised, push, pushByFinger, taught } from "./support/teacher";

const server = inject("server");
let browser: Browser;
let guest: Guest;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(() => guest.leave());

const SIZES = {
  desk: { width: 1280, height: 860 },
  phone: { width: 390, height: 844 },
};

const said = async (): Promise<string> =>
  (await guest.page.getByTestId("lesson-text").textContent()) ?? "";

/** Waits until something holds, and says yes to whatever asks for it meanwhile. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  const yes = guest.page.locator("dialog[open] .button.first");
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    if (await holds()) return;
    if (await yes.count())
      await yes
        .first()
        .click({ timeout: 5000 })
        .catch(() => {});
    await guest.page.waitForTimeout(30);
  }
  throw new Error("it never came");
}

/** Presses what is lit: the first order in the list. */
const press = (selector: string): Promise<void> =>
  guest.page
    .locator(selector)
    .first()
    .evaluate((button) => (button as HTMLElement).click());

/** One step of a lesson, by what the page points at. */
async function step(): Promise<void> {
  const before = await said();
  const next = guest.page.getByTestId("lesson-next");
  const order = guest.page.locator(".deeds .button:not(:disabled)");
  await until(async () => (await next.count()) + (await order.count()) > 0);
  await press(
    (await next.count())
      ? "[data-testid=lesson-next]"
      : ".deeds .button:not(:disabled)",
  );
  await until(async () => (await said()) !== before);
}

describe.each(Object.entries(SIZES))("at a %s", (_, viewport) => {
  it("a newcomer finishes the first lesson, and is led to the next", async () => {
    guest = await Guest.arrive(browser, server, { viewport });
    await guest.visit("/learn");
    await guest.page.getByTestId("lesson-moving").click();
    await guest.page.getByTestId("lesson-text").waitFor();
    const following = guest.page.getByTestId("lesson-following");
    let refused = 0;
    for (let n = 0; n < 40 && !(await following.count()); n++) {
      await step();
      refused += await guest.page
        .locator(".why .rule-number", { hasText: "G6.m" })
        .count();
    }
    expect(await following.getAttribute("href")).toBe("/learn/gradisca/battle");
    expect(refused, "the wall has said why not, with its rule").toBeGreaterThan(
      0,
    );
    await guest.visit("/learn");
    await guest.page
      .locator("li.done", { has: guest.page.getByTestId("lesson-moving") })
      .waitFor();
  });

  it("a newcomer on the hex map turns a regiment as it is pointed out, and is led to the first volley", async () => {
    guest = await Guest.arrive(browser, server, { viewport });
    await guest.visit("/learn");
    await guest.page.getByTestId("lesson-facing").click();
    await guest.page.getByTestId("lesson-text").waitFor();
    const following = guest.page.getByTestId("lesson-following");
    const told = new Set<string>();
    for (let n = 0; n < 30 && !(await following.count()); n++) {
      await step();
      for (const rule of await guest.page
        .locator(".why .rule-number")
        .allTextContents())
        told.add(rule.trim());
    }
    expect(await following.getAttribute("href")).toBe("/learn/gbacw/volley");
    expect([...told].join(), "both refusals have named their rules").toMatch(
      /C7\.13\.a.*C7\.21\.c/,
    );
  });

  it("a newcomer reaches the end of the guided battle by doing what the coach points at", async () => {
    guest = await Guest.arrive(browser, server, { viewport });
    await guest.visit("/learn");
    await guest.page.getByTestId("guided-gradisca").click();
    const follow = guest.page.locator(
      "[data-testid=coach-follow]:not(:disabled)",
    );
    const over = guest.page.locator(".scores");
    for (
      let decisions = 0;
      decisions < 400 && !(await over.count());
      decisions++
    ) {
      await until(
        async () => (await follow.count()) + (await over.count()) > 0,
      );
      if (await over.count()) break;
      const before = guest.version;
      await press("[data-testid=coach-follow]:not(:disabled)");
      await until(async () => guest.version !== before);
    }
    expect(await over.count()).toBe(1);
  });
});

describe.each(Object.entries(SIZES))("at a %s", (_, viewport) => {
  it("the first answer leads into the first lesson, whose card leaves the map and its counters free", async () => {
    guest = await Guest.arrive(browser, server, { viewport });
    await guest.visit("/");
    await guest.page.getByTestId("welcome-nothing").click();
    await guest.page.getByTestId("lesson-text").waitFor();
    await guest.page.locator(".board canvas").first().waitFor();
    const card = await guest.page.locator(".coach").boundingBox();
    const map = await guest.page.locator(".board").boundingBox();
    if (!card || !map) throw new Error("there is no card, or no map");
    expect(map.y + map.height).toBeLessThanOrEqual(card.y + 1);
    expect(map.height).toBeGreaterThanOrEqual(viewport.height * 0.4);
    expect(await guest.page.getByTestId("strip-move").innerText()).toContain(
      "Lesson",
    );
  });
});

describe("a lesson", () => {
  const toTheMarch = async (): Promise<void> => {
    guest = await Guest.arrive(browser, server);
    await guest.visit("/learn/gradisca/moving");
    await guest.page.getByTestId("lesson-text").waitFor();
    while (!(await said()).startsWith("A wall without a Breach")) await step();
  };

  it("answers whatever else is tried with a kind word", async () => {
    await toTheMarch();
    const before = await said();
    await press(".tray .counter[data-piece=v-giu-5]");
    const why = guest.page.locator(".why .reason");
    await until(async () =>
      /guns would slow them down/.test((await why.allTextContents()).join()),
    );
    expect(await said()).toBe(before);
  });

  it("goes back a step, shows how it is done, and is taken up again where it was left", async () => {
    await toTheMarch();
    const march = await said();
    await guest.page.getByRole("button", { name: "Back", exact: true }).click();
    await until(async () => (await said()) !== march);
    await guest.page.getByTestId("lesson-show").click();
    await until(async () => (await said()) === march);
    await guest.page.getByTestId("lesson-show").click();
    await until(async () => /Monfalcone/.test(await said()));
    const bridge = await said();
    await guest.page.reload();
    await until(
      async () =>
        (await guest.page.getByTestId("lesson-text").count()) > 0 &&
        (await said()) === bridge,
    );
  });

  it("gives a hint to somebody who asks for one", async () => {
    await toTheMarch();
    await guest.page.getByRole("button", { name: "A hint, please" }).click();
    await guest.page.getByText("then touch Romans").waitFor();
  });
});

it("the coach can be sent away and called back at any time", async () => {
  guest = await Guest.arrive(browser, server);
  await guest.visit("/learn");
  await guest.page.getByTestId("guided-gradisca").click();
  await guest.page.getByRole("button", { name: "I can do it alone" }).click();
  await guest.page.getByRole("button", { name: "Ask the coach" }).click();
  await guest.page.getByRole("button", { name: "I can do it alone" }).waitFor();
});

describe("on the open table", () => {
  /** Takes a lesson to its end, pieces by hand and the rest as it is lit; the rules that were run into. */
  async function takeByHand(
    lesson: string,
    push: (wanted: NonNullable<ReturnType<typeof taught>>) => Promise<unknown>,
  ): Promise<string> {
    await guest.visit(`/learn/piccole/${lesson}`);
    await guest.page.getByTestId("lesson-text").waitFor();
    const following = guest.page.getByTestId("lesson-following");
    const walls = new Set<string>();
    for (let n = 0; n < 30 && !(await following.count()); n++) {
      const before = await said();
      const wanted = taught(guest);
      if (!wanted) await step();
      else await push(wanted);
      await until(async () => (await said()) !== before);
      for (const rule of await guest.page.locator(".why .rule-number").allTextContents()) walls.add(rule.trim());
    }
    expect(await following.count()).toBe(1);
    return [...walls].join();
  }

  it("a newcomer at a desk learns to move by pulling elements to where the outline is", async () => {
    guest = await Guest.arrive(browser, server);
    const walls = await takeByHand("measuring", (wanted) => push(guest, wanted));
    expect(walls).toMatch(/P3\.g.*P7\.g/);
  });

  it("a newcomer with a phone learns to fight with one finger", async () => {
    guest = await Guest.arrive(browser, server, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
    const fingers = await Fingers.of(guest);
    const walls = await takeByHand("melee", (wanted) => pushByFinger(guest, fingers, wanted));
    expect(walls).toContain("P8.a");
  });

  it("a newcomer fights a first battle to its end as the coach outlines it, the first moves by hand", async () => {
    guest = await Guest.arrive(browser, server);
    await guest.visit("/learn");
    await guest.page.getByTestId("guided-piccole").click();
    const follow = guest.page.locator("[data-testid=coach-follow]:not(:disabled)");
    const over = guest.page.locator(".scores");
    let pushed = 0;
    for (let decisions = 0; decisions < 300 && !(await over.count()); decisions++) {
      await until(async () => (await follow.count()) + (await over.count()) > 0);
      if (await over.count()) break;
      const before = guest.version;
      const wanted = pushed < 3 ? advised(guest) : null;
      if (wanted && (await push(guest, wanted)) === "possible") pushed++;
      else await press("[data-testid=coach-follow]:not(:disabled)");
      await until(async () => guest.version !== before);
    }
    expect(await over.count()).toBe(1);
    expect(pushed).toBe(3);
  });
});
