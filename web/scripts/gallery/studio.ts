/** Where pictures are taken: a size of screen, the guests who come in, and the camera. */
import { join } from "node:path";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { facing } from "../../../tests/e2e/support/film";
import { Guest } from "../../../tests/e2e/support/guest";
import type { Server } from "../../../tests/e2e/support/server";

export interface Size extends BrowserContextOptions {
  viewport: { width: number; height: number };
}

export const SIZES: Record<string, Size> = {
  1440: { viewport: { width: 1440, height: 900 } },
  1024: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const TYPE = process.env["GALLERY_TYPE"] === "png" ? "png" : "jpeg";
const QUALITY = 50;

/** The account that may moderate. */
export const OPERATOR = "Marino";

export class Studio {
  private readonly guests: Guest[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly host: Server,
    readonly size: Size,
    private readonly folder: string,
  ) {}

  get isPhone(): boolean {
    return this.size.viewport.width < 600;
  }

  async guest(options: BrowserContextOptions = {}, host = this.host): Promise<Guest> {
    return this.welcome(await Guest.arrive(this.browser, host.url, { ...this.size, ...options }));
  }

  /** One who wants to see motion, against the computer. */
  async spectator(): Promise<Guest> {
    return this.welcome(await facing(this.browser, this.host.url, this.size));
  }

  /** The operator signs in, with a password that was just given. */
  async operator(): Promise<Guest> {
    const [given] = JSON.parse(this.host.tell("moderate", "appoint", OPERATOR, "--json")) as [{ password: string }];
    const guest = await this.guest();
    await guest.context.request.post(`${guest.server}/api/account/login`, {
      data: { name: OPERATOR, password: given.password },
    });
    return guest;
  }

  private welcome(guest: Guest): Guest {
    guest.page.setDefaultTimeout(45_000);
    this.guests.push(guest);
    return guest;
  }

  /** A picture of what this guest sees, once it has come to rest. */
  async shot({ page }: Guest, title: string): Promise<void> {
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(1500);
    const { width } = this.size.viewport;
    const path = join(this.folder, `${title}-${width}.${TYPE === "png" ? "png" : "jpg"}`);
    await page.screenshot({ path, type: TYPE, ...(TYPE === "jpeg" ? { quality: QUALITY } : {}) });
    console.log(`${title} ${width}`);
  }

  async close(): Promise<void> {
    for (const guest of this.guests) await guest.context.close();
  }
}
