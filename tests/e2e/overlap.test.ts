/** Every screen in every language on a desk, a tablet and a phone: nothing overlaps, leaves the screen or is too small. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "./support/browser";
import { Guest } from "./support/guest";
import { faults, serious } from "./support/measure";
import { SCREENS } from "./support/screens";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Width, height, and the least size of something to touch. What looks alike is opened once, and seen in each window. */
const WINDOWS = [
  {
    name: "a desk and a tablet",
    sizes: [
      { width: 1440, height: 900, smallest: 24 },
      { width: 1024, height: 768, smallest: 24 },
    ],
  },
  { name: "a phone", sizes: [{ width: 390, height: 844, smallest: 44 }] },
] as const;

describe.each(WINDOWS)("at $name", ({ sizes }) => {
  it.each(["en-GB", "it-IT", "fr-FR"])("every screen has room for what is on it (%s)", async (locale) => {
    const guest = await Guest.arrive(browser, server, { locale, viewport: sizes[0] });
    const found: Record<string, string[]> = {};
    for (const screen of SCREENS) {
      await guest.page.setViewportSize(sizes[0]);
      await screen.open(guest);
      for (const size of sizes) {
        if (size !== sizes[0]) {
          await guest.page.setViewportSize(size);
          await screen.again?.(guest);
        }
        const wrong = await faults(guest.page, size.smallest);
        const worse = locale === "en-GB" ? await serious(guest.page) : [];
        if (wrong.length || worse.length) found[`${screen.name} at ${size.width} x ${size.height}`] = [...wrong, ...worse];
      }
    }
    expect(found).toEqual({});
    await guest.leave();
  });
});
