/** Somebody at a browser, with the verbs of a player. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";

export interface Frame {
  type: string;
  [part: string]: unknown;
}

/** Milliseconds that anything may take on a busy machine; whoever mends a test sets PATIENCE to less. */
export const PATIENCE = Number(process.env["PATIENCE"] ?? 180_000);

/** Opens the headings that something lies under, and no other. */
const unfolded = (hidden: Locator): Promise<void> =>
  hidden.evaluate((element) => {
    for (let heading = element.closest("details"); heading; heading = heading.parentElement?.closest("details") ?? null)
      if (!heading.open) heading.querySelector<HTMLElement>(":scope > summary")?.click();
  });

export class Guest {
  /** Everything that the server sent to this browser by socket. */
  readonly frames: Frame[] = [];
  /** Everything that this browser sent by socket. */
  readonly sent: Frame[] = [];
  readonly errors: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly server: string,
  ) {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.frames.push(JSON.parse(String(payload)) as Frame));
      socket.on("framesent", ({ payload }) => this.sent.push(JSON.parse(String(payload)) as Frame));
    });
    page.on("pageerror", (error) => this.errors.push(error.message));
  }

  static async arrive(browser: Browser, server: string, options: BrowserContextOptions = {}): Promise<Guest> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: "en-GB", reducedMotion: "reduce", ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    return new Guest(context, page, server);
  }

  async leave(): Promise<void> {
    await this.context.close();
    if (this.errors.length) throw new Error(`errors in the page: ${this.errors.join("; ")}`);
  }

  // --- the lobby -----------------------------------------------------------------------------------------------------

  /** Three clicks: the scenario, whom to play, the side. */
  async playNow(scenario: string, side: string, level = "captain"): Promise<void> {
    await this.page.goto(this.server);
    await this.page.getByTestId(`quick-${scenario}`).click();
    await this.page.getByTestId(`level-${level}`).check();
    await this.page.getByTestId(`side-${side}`).click();
    await this.atTable();
  }

  async visit(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.server).href);
  }

  async atTable(): Promise<void> {
    await this.page.locator(".orders h2").waitFor({ state: "attached" });
    this.lastGame = this.game;
    await this.places().first().waitFor({ state: "attached" });
  }

  /** Loads the page again, and says whose screen it is if it asks. */
  async reload(): Promise<void> {
    const cover = this.page.getByRole("button", { name: /^Continue as|^Continua come|^Continuer en tant/ });
    await this.page.reload();
    await this.page.locator(".orders h2").or(cover).first().waitFor();
    if (await cover.count()) await cover.click();
    await this.atTable();
  }

  /** The table that this guest sat down at last. */
  lastGame = { id: "", token: "" };

  /** The game's id and the secret of this seat, as the address has them. */
  get game(): { id: string; token: string } {
    const address = new URL(this.page.url());
    return { id: address.pathname.split("/")[2] ?? "", token: address.hash.slice(1) };
  }

  // --- the table -----------------------------------------------------------------------------------------------------

  async prompt(): Promise<string> {
    return (await this.page.getByTestId("prompt").textContent())?.trim() ?? "";
  }

  /** Where the table stands, for whoever reads why a test stood still; a picture is kept beside it. */
  async standing(): Promise<string> {
    const { page } = this;
    const picture = join(tmpdir(), `caracole-stood-still-${process.pid}-${Date.now()}.png`);
    await page.screenshot({ path: picture, timeout: 30_000 }).catch(() => undefined);
    const seen = await page
      .evaluate(() => {
        const text = (name: string): string => document.querySelector(name)?.textContent?.replace(/\s+/g, " ").trim() ?? "none";
        const count = (name: string): number => document.querySelectorAll(name).length;
        return {
          prompt: text('[data-testid="prompt"]'),
          hand: `${document.querySelector<HTMLElement>(".table-hand")?.dataset["verdict"] ?? "empty"}: ${text(".table-hand [role=status]")}`,
          held: [...document.querySelectorAll<HTMLElement>(".board-list .piece[aria-pressed=true]")].map((each) => each.dataset["piece"]),
          deeds: `${count(".deeds .button")}, disabled ${count(".deeds .button:disabled")}`,
          film: text('[data-testid="film"]'),
          dialog: text("dialog[open]"),
          notice: text(".notice"),
          last: [...document.querySelectorAll("[role=log] .line")].slice(-3).map((line) => line.textContent?.trim()),
        };
      })
      .catch((error: Error) => error.message);
    const frames = this.frames.slice(-6).map(({ type, version }) => `${type} ${String(version ?? "")}`.trim());
    const sent = this.sent.slice(-6).map(({ type }) => type);
    return `${JSON.stringify(seen)}; version ${this.version}; heard ${frames.join(", ")}; said ${sent.join(", ")}; picture ${picture}`;
  }

  get version(): number {
    return Number(this.frames.filter((frame) => frame.type === "update").at(-1)?.["version"] ?? -1);
  }

  /** What can be done now, in full, as the list beside the map tells it to whoever points at an order. */
  async deeds(): Promise<string[]> {
    return this.page
      .locator(".deeds .button")
      .evaluateAll((all) => all.map((each) => `${each.classList.contains("attack") ? "⚔ " : ""}${(each as HTMLElement).title}`));
  }

  async isMyDecision(): Promise<boolean> {
    return (await this.page.locator(".deeds .button:not(:disabled)").count()) > 0;
  }

  async isOver(): Promise<boolean> {
    return (await this.page.locator(".scores").count()) > 0;
  }

  /** Waits until there is something to decide, or the game is over. */
  async untilAsked(): Promise<void> {
    await this.page.locator(".deeds .button:not(:disabled), .scores").first().waitFor({ state: "attached" });
  }

  /** Does the n-th thing of the list, says yes if asked, and waits for the game to go on. */
  async doDeed(n: number): Promise<void> {
    const before = this.version;
    const button = this.page.locator(".deeds .button").nth(n);
    await unfolded(button);
    await button.click();
    const yes = this.page.locator("dialog[open] .button.first");
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      if (await yes.count()) await yes.click();
      else if (this.version !== before && (await this.page.locator(".deeds .button:disabled").count()) === 0) return;
      await this.page.waitForTimeout(20);
    }
    throw new Error(`nothing happened after: ${await this.prompt()}`);
  }

  /** Decides with a rule of thumb for choosing among what is offered, until `enough` says so. */
  async playUntil(enough: (guest: Guest) => Promise<boolean> | boolean, choose: Chooser = first, most = 1500): Promise<number> {
    for (let decisions = 0; decisions < most; decisions++) {
      await this.untilAsked();
      if (await enough(this)) return decisions;
      if (await this.isOver()) return decisions;
      const deeds = await this.deeds();
      if (!deeds.length) continue;
      await this.doDeed(choose(deeds, decisions));
    }
    throw new Error(`still not there after ${most} decisions: ${await this.prompt()}`);
  }

  // --- the map: a picture for the eye, and a list of places and pieces for everyone else ----------------------------

  /** The places of the list beside the map; `state` narrows it: ".lit", ":not(.lit):not(.chosen)". */
  places(state = ""): Locator {
    return this.page.locator(`.board-list .place${state}`);
  }

  place(id: string): Locator {
    return this.page.locator(`.board-list [data-place="${id}"]`);
  }

  piece(id: string): Locator {
    return this.page.locator(`.board-list [data-piece="${id}"]`);
  }

  /** Chooses a place by keyboard: the focus on it, and Enter. */
  async choosePlace(place: string | Locator): Promise<void> {
    await (typeof place === "string" ? this.place(place) : place).focus();
    await this.page.keyboard.press("Enter");
  }

  /** Where a place or a piece is on the screen, once the map has come to rest. */
  async spotOf(listed: Locator): Promise<{ x: number; y: number }> {
    const told = async () => {
      await this.page.locator(".board-list:not([data-moving])").first().waitFor({ state: "attached" });
      return listed.evaluate((element) => `${(element as HTMLElement).dataset["x"]} ${(element as HTMLElement).dataset["y"]}`);
    };
    for (let before = await told(); ; ) {
      await this.page.waitForTimeout(250);
      const now = await told();
      const [x = NaN, y = NaN] = now.split(" ").map(Number);
      if (now === before && Number.isFinite(x)) return { x, y };
      before = now;
    }
  }

  /** Clicks on the map itself. */
  async tap(listed: Locator): Promise<void> {
    const { x, y } = await this.spotOf(listed);
    await this.page.mouse.click(x, y);
  }

  /** On a phone the tabs are in the drawer, which is opened for them. */
  async openTab(name: string): Promise<void> {
    const drawer = this.page.locator(".drawer");
    if ((await drawer.count()) && (await drawer.getAttribute("data-level")) !== "full") {
      await this.page.locator(".drawer .handle").focus();
      for (const key of ["ArrowUp", "ArrowUp"]) await this.page.keyboard.press(key);
    }
    await this.page.locator(`#tab-${name}`).click();
  }

  async log(): Promise<string[]> {
    return (await this.page.locator("[role=log] .line").allTextContents()).map((line) => line.trim());
  }

  /** The turns that the log says have begun. */
  async turnsBegun(): Promise<number> {
    return (await this.log()).filter((line) => /^Turn \d+ begins/.test(line)).length;
  }
}

export type Chooser = (deeds: string[], decision: number) => number;

export const first: Chooser = () => 0;

/** Chooses at random, but the same way each time. */
export function bySeed(seed: number): Chooser {
  let state = seed;
  return (deeds) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state % deeds.length;
  };
}

/** Seeks a fight: marches against the enemy where it can, else acts, else ends. */
export const warlike: Chooser = (deeds, decision) => {
  for (const wish of [/^⚔\s*March/, /^⚔/, /Option 3/, /Option 1/, /^Activate/, /^March/, /Go on/]) {
    const fitting = deeds.flatMap((deed, n) => (wish.test(deed.trim()) ? [n] : []));
    if (fitting.length) return fitting[decision % fitting.length] ?? 0;
  }
  return deeds.length - 1;
};
