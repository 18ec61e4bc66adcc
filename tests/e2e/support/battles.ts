/** A table without a grid: sitting down at a battle, and a hand or fingers on it. */
import type { CDPSession } from "playwright-core";
import type { Guest } from "./guest";

interface Point {
  x: number;
  y: number;
}

const post = async <Answer>(address: string, body: unknown): Promise<Answer> => {
  const answer = await fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Answer;
};

/** The guest has the first seat of a new game, a computer player the others; or the guest has all of them. */
export async function sitDown(guest: Guest, system: string, scenario: string, other: string | null = "captain"): Promise<void> {
  const { server, page } = guest;
  const seats = await post<{ seat: string }[]>(`${server}/api/lobby/seats`, { system, scenario, options: {} });
  const kinds = seats.map(({ seat }, n) => [seat, n && other ? { kind: "computer", player: other } : { kind: "me" }]);
  const made = await post<{ game: { id: string }; links: { mine: boolean; token: string }[] }>(`${server}/api/games`, {
    system,
    scenario,
    seats: Object.fromEntries(kinds),
  });
  const token = made.links.find(({ mine }) => mine)?.token ?? "";
  await page.addInitScript((kept) => localStorage.setItem("caracole.tickets", JSON.stringify([kept])), { game: made.game.id, token });
  await guest.visit(`/game/${made.game.id}#${token}`);
  await guest.atTable();
  await guest.untilAsked();
}

/** The pieces that can be taken up now. */
export const litPieces = ({ page }: Guest): Promise<string[]> =>
  page.locator(".board-list .piece.lit").evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset["piece"] ?? ""));

/** Waits until the server has said something about where the hand is, and tells what. */
export async function verdict({ page }: Guest): Promise<string> {
  // the last move of the pointer is taken up with the next frame
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const panel = page.locator('.table-hand[data-verdict="possible"], .table-hand[data-verdict="refused"]');
  await panel.waitFor();
  return (await panel.getAttribute("data-verdict")) ?? "";
}

/** Pulls a piece over the table with the mouse, and holds it there. */
export async function pull(guest: Guest, piece: string, by: Point): Promise<void> {
  const { x, y } = await guest.spotOf(guest.piece(piece));
  await guest.page.mouse.move(x, y);
  await guest.page.mouse.down();
  for (let n = 1; n <= 6; n++) await guest.page.mouse.move(x + (by.x * n) / 6, y + (by.y * n) / 6);
}

/** Waits until something has come of what was put down: true if it was done. */
export async function isDone(guest: Guest, before: number): Promise<boolean> {
  const yes = guest.page.locator("dialog[open] .button.first");
  for (let n = 0; n < 100; n++) {
    if (await yes.count()) await yes.click();
    if (guest.version !== before && (await guest.page.locator(".deeds .button:disabled").count()) === 0) return true;
    await guest.page.waitForTimeout(50);
  }
  return false;
}

/** Fingers on the screen, each with a number. */
export class Fingers {
  private readonly down = new Map<number, Point>();
  private constructor(private readonly session: CDPSession) {}

  static async of({ context, page }: Guest): Promise<Fingers> {
    return new Fingers(await context.newCDPSession(page));
  }

  async put(id: number, at: Point): Promise<void> {
    this.down.set(id, at);
    await this.send("touchStart");
  }

  /** In some steps, as a finger does. */
  async move(id: number, to: Point): Promise<void> {
    const from = this.down.get(id) ?? to;
    for (let n = 1; n <= 6; n++) {
      this.down.set(id, { x: from.x + ((to.x - from.x) * n) / 6, y: from.y + ((to.y - from.y) * n) / 6 });
      await this.send("touchMove");
    }
  }

  async lift(id: number): Promise<void> {
    this.down.delete(id);
    await this.send("touchEnd");
  }

  private async send(type: "touchStart" | "touchMove" | "touchEnd"): Promise<void> {
    const touchPoints = [...this.down].map(([id, { x, y }]) => ({ id, x, y }));
    await this.session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}
