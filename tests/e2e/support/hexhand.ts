/**
 * A hand over a map of hexes, and the decisions that it answers: positions of `drillground/decisions.json`, each a table
 * of a server that knows them.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PATIENCE, type Guest } from "./guest";
import { ROOT, Server } from "./server";

const GROUND = join(ROOT, "tests/e2e/drillground");

export interface Row {
  kind: string;
  answer: Record<string, unknown>;
  /** what is touched, one after the other: `piece u1`, `hex 0605`, `corner 2` of the hex of what is held, `draw u1 0605
   * 0705`, `marker u-d1` in the cup, `beside u2` among those who are not on the map, `button Continue the assault` */
  hand: string[];
}

export const rows = (): Row[] => JSON.parse(readFileSync(join(GROUND, "decisions.json"), "utf8")) as Row[];

/** A server that has the positions as scenarios besides its games. */
export const drillServer = (): Promise<Server> => Server.start({ PYTHONPATH: `${join(ROOT, "src")}:${GROUND}` });

interface Spot {
  x: number;
  y: number;
}

export class HexHand {
  constructor(private readonly guest: Guest) {}

  private get page() {
    return this.guest.page;
  }

  /** Sits down at both sides of the position in which this is asked. */
  async sit(kind: string): Promise<void> {
    const { guest, page } = this;
    const answer = await fetch(`${guest.server}/api/games`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ system: "drillground", scenario: kind, seats: { union: { kind: "me" }, confederate: { kind: "me" } } }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    const { game, links } = (await answer.json()) as { game: { id: string }; links: { token: string }[] };
    const kept = { game: game.id, token: links[0]?.token ?? "" };
    if (!page.url().startsWith(guest.server)) await page.goto(guest.server);
    await page.evaluate((ticket) => localStorage.setItem("caracole.tickets", JSON.stringify([ticket])), kept);
    guest.frames.length = guest.sent.length = 0;
    await this.follow(`/game/${kept.game}#${kept.token}`);
    await page.waitForFunction((id) => location.pathname.endsWith(id), kept.game);
    for (const end = Date.now() + PATIENCE; this.asked === null; await page.waitForTimeout(15))
      if (Date.now() > end) throw new Error(`${kind} is not asked`);
    await guest.atTable();
    await guest.untilAsked();
  }

  /** A link within the page: what is loaded stays loaded. */
  private follow(address: string): Promise<void> {
    return this.page.evaluate((to) => {
      const link = document.body.appendChild(Object.assign(document.createElement("a"), { href: to }));
      link.click();
      link.remove();
    }, address);
  }

  /** The kind of the last question, and null when there is none left. */
  get asked(): string | null {
    const scenes = this.guest.frames.flatMap((frame) => (frame.type === "update" ? [frame["scene"] ?? frame["change"]] : []));
    const asking = scenes.findLast((scene) => scene !== null && typeof scene === "object" && "question" in scene);
    return (asking as { question: { kind: string } | null } | undefined)?.question?.kind ?? null;
  }

  /** What was sent to be done, in order. */
  get done(): unknown[] {
    return this.guest.sent.filter(({ type }) => type === "act").map((frame) => frame["action"]);
  }

  private get isAccepted(): boolean {
    return this.guest.frames.some(({ type }) => type === "accepted");
  }

  async touch(step: string): Promise<void> {
    const [verb, ...rest] = step.split(" ");
    const [first = ""] = rest;
    if (verb === "piece") return this.piece(first);
    if (verb === "hex") return this.click(await this.spot(`[data-place="${first}"]`));
    if (verb === "corner") return this.click(await this.corner(Number(first)));
    if (verb === "draw") return this.draw(first, rest.slice(1));
    if (verb === "marker") return this.inTab("tracks", `[data-chit="${first}"]`);
    if (verb === "beside") return this.inTab("forces", `.piece[data-piece="${first}"]`);
    if (verb === "button") return this.button(rest.join(" "));
    throw new Error(`nobody knows how to ${step}`);
  }

  /** Says yes where it is asked, by a click or a key, and waits until the deed is done and the next question stands. */
  async goesOn(key?: "Enter"): Promise<void> {
    const { guest, page } = this;
    const yes = page.locator("dialog[open] .button.first");
    for (const end = Date.now() + PATIENCE; Date.now() < end; await page.waitForTimeout(15)) {
      if (this.isAccepted && guest.version > 0) return this.isAskedAgain();
      if (await yes.count()) await (key ? page.keyboard.press(key) : yes.click());
    }
    throw new Error(`nothing came of it: ${await guest.prompt()}; sent: ${JSON.stringify(guest.sent.slice(-3))}`);
  }

  /** The next question stands, or the screen is to be handed to whom it is for. */
  private async isAskedAgain(): Promise<void> {
    const { page } = this;
    const asked = page.locator(".deeds .button:not(:disabled), .scores");
    await asked.or(page.getByRole("button", { name: /^Continue as/ })).first().waitFor({ state: "attached" });
  }

  /** Whoever is asked now takes the screen, if it was covered. */
  async handsOver(): Promise<void> {
    const takes = this.page.getByRole("button", { name: /^Continue as/ });
    if (await takes.count()) await takes.click();
    await this.guest.untilAsked();
  }

  /** By keyboard: to the map, and on to the first who can act there; how it is called. */
  async toTheNextWhoCanAct(): Promise<string> {
    const { page } = this;
    const focused = page.locator(".board-list button:focus");
    for (let n = 0; n < 80 && !(await focused.count()); n++) await page.keyboard.press("Tab");
    await page.keyboard.press("n");
    await page.locator(".board-list button[aria-label*=infantry]:focus").waitFor({ state: "attached" });
    return (await focused.getAttribute("aria-label")) ?? "";
  }

  /** The table as it is, once the map rests. */
  async picture(path: string): Promise<void> {
    await this.spot(".place");
    await this.page.mouse.move(5, 5);
    await this.page.waitForTimeout(700); // the ground is drawn sharp in idle moments
    await this.page.screenshot({ path, type: "jpeg", quality: 40 });
  }

  /** Whoever is asked is in the hand by itself. */
  private async piece(id: string): Promise<void> {
    if (await this.page.locator(`.board-list .held[data-piece="${id}"]`).count()) return;
    await this.click(await this.spot(`[data-piece="${id}"]`));
  }

  private async click({ x, y }: Spot): Promise<void> {
    await this.page.mouse.click(x, y);
  }

  private async draw(piece: string, path: readonly string[]): Promise<void> {
    const { mouse } = this.page;
    const ways = [];
    for (const place of path) ways.push(await this.spot(`[data-place="${place}"]`));
    const { x, y } = await this.spot(`[data-piece="${piece}"]`);
    await mouse.move(x, y);
    await mouse.down();
    for (const each of ways) await mouse.move(each.x, each.y, { steps: 6 });
    await mouse.up();
  }

  /** Takes a counter by its left end and pulls it along the way that it looks (to the right), by so many radii. */
  async pullLeftEnd(piece: string, by: number): Promise<void> {
    const place = (await this.page.locator(`[data-piece="${piece}"]`).first().getAttribute("data-in")) ?? "";
    const [{ x, y }, radius] = [await this.spot(`[data-place="${place}"]`), await this.radius()];
    await this.drag({ x, y: y - 0.4 * radius }, { x: x + by * radius, y: y - 0.4 * radius });
  }

  /** Fans a stack of two out, and pushes the counter on one side of the fan (-1: the bottom) to the other. */
  async pushInFan(place: string, from: -1 | 1): Promise<void> {
    const [{ x, y }, radius] = [await this.spot(`[data-place="${place}"]`), await this.radius()];
    await this.page.mouse.move(x, y);
    await this.page.locator(`.board-list[data-fanned="${place}"]`).waitFor({ state: "attached" });
    await this.drag({ x: x + from * 0.5 * radius, y }, { x: x - from * 0.5 * radius, y });
  }

  private async drag(from: Spot, to: Spot): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 8 });
    await mouse.up();
  }

  private async inTab(tab: string, selector: string): Promise<void> {
    await this.guest.openTab(tab);
    await this.page.locator(`#panel ${selector}`).click();
  }

  /** The answer in these words, where it is asked which, else in the list beside the map; none where the touch before
   * was enough. */
  private async button(words: string): Promise<void> {
    const { page } = this;
    const asked = page.locator("dialog[open] .choices .button").filter({ hasText: words }).first();
    const listed = page.locator(`.deeds .button[title="${words}"]`).first();
    for (const end = Date.now() + PATIENCE; Date.now() < end && !this.done.length; await page.waitForTimeout(15)) {
      if (await asked.count()) return asked.click();
      if (!(await page.locator("dialog[open]").count()) && (await listed.count())) return listed.click();
    }
  }

  /** A corner of the hex of what is held, clockwise from the upper right one. */
  private async corner(number: number): Promise<Spot> {
    const held = this.page.locator(".board-list .piece.held").first();
    const place = await held.evaluate((element) => (element as HTMLElement).dataset["in"] ?? "");
    const { x, y } = await this.spot(`[data-place="${place}"]`);
    const reach = 0.8 * (await this.radius());
    const angle = ((60 * number - 60) * Math.PI) / 180;
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
  }

  /** The radius of a hex on the screen: columns stand one and a half of it apart. */
  private radius(): Promise<number> {
    return this.page.locator(".board-list").evaluate((list) => {
      const places = [...list.querySelectorAll<HTMLElement>(".place")].map(({ dataset }) => ({ column: Number(dataset["place"]?.slice(0, 2)), x: Number(dataset["x"]) }));
      const [first] = places;
      const other = places.find(({ column }) => column !== first?.column);
      if (!first || !other) throw new Error("all hexes stand in one column");
      return Math.abs((other.x - first.x) / (other.column - first.column)) / 1.5;
    });
  }

  /** Where something of the list is on the screen, once the map rests. */
  async spot(selector: string): Promise<Spot> {
    const told = (): Promise<string> =>
      this.page
        .locator(`.board-list:not([data-moving]) ${selector}`)
        .first()
        .evaluate(({ dataset }: HTMLElement) => `${dataset["x"]} ${dataset["y"]}`);
    for (let before = ""; ; await this.page.waitForTimeout(40)) {
      const now = await told();
      const [x = NaN, y = NaN] = now.split(" ").map(Number);
      if (now === before && Number.isFinite(x)) return { x, y };
      before = now;
    }
  }
}
