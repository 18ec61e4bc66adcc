/**
 * The open table and its campaigns: setting up, a hand with an element, a shot, the melee sheet; the map, a pact, the
 * chronicle; the workshop and a lesson. LANGUAGES=it,fr takes them on a phone in other languages as well.
 */
import { isDone, sitDown, verdict } from "../../../tests/e2e/support/battles";
import { General, mouse } from "../../../tests/e2e/support/general";
import type { Guest } from "../../../tests/e2e/support/guest";
import { sitAt } from "../../../tests/e2e/support/positions";
import type { Studio } from "./studio";

const LANGUAGES = (process.env["LANGUAGES"] ?? "").split(",").filter(Boolean);
const JSON_BODY = { "content-type": "application/json" };

async function shot(studio: Studio, guest: Guest, title: string): Promise<void> {
  await studio.shot(guest, title);
  const language = guest.page.locator("header select").first();
  if (!studio.isPhone || !(await language.count())) return;
  for (const each of LANGUAGES) {
    await language.selectOption(each);
    await studio.shot(guest, `${title}-${each}`);
  }
  if (LANGUAGES.length) await language.selectOption("en");
}

/** A piece of terrain is held over the table. */
export async function setUp(studio: Studio): Promise<void> {
  const guest = await studio.guest();
  await sitDown(guest, "piccole", "ticinus", null);
  const general = new General(guest, mouse(guest));
  await general.lay("lay-wood", { x: 458, y: 646 });
  await guest.page.locator('[data-tray="lay-hill-1"]').click();
  await shot(studio, guest, "set-up");
}

/** An element in the hand snaps into contact; a shot shows its chances; the melee is on its sheet. */
export async function tableBattle(studio: Studio): Promise<void> {
  const guest = await studio.guest();
  const { page } = guest;
  await sitAt(guest, "charge");
  await guest.piece("B6").focus();
  await page.keyboard.press("Enter");
  for (let n = 0; n < 6; n++) await page.keyboard.press("Shift+ArrowRight");
  await verdict(guest);
  await shot(studio, guest, "hand");
  const before = guest.version;
  await page.keyboard.press("Enter");
  await isDone(guest, before);
  await new General(guest, mouse(guest)).order(/^End movement/);
  const [from, to] = [await guest.spotOf(guest.piece("B9")), await guest.spotOf(guest.piece("R12"))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.getByTestId("odds-card").waitFor();
  await shot(studio, guest, "shot");
  const aimed = guest.version;
  await page.mouse.up();
  await isDone(guest, aimed);
  await guest.playUntil(async () => (await guest.log()).some((line) => line.includes("Melee: ")));
  if (!(await page.getByTestId("battle-sheet").count())) {
    await guest.openTab("log");
    await page.getByRole("button", { name: "Battle sheet" }).last().click();
  }
  await page.getByTestId("battle-sheet").waitFor();
  await shot(studio, guest, "melee");
}

/** Somebody who has every seat of a campaign, with what the game is called. */
async function campaigner(studio: Studio, wish: object): Promise<{ guest: Guest; game: string; token: string }> {
  const guest = await studio.guest();
  const made = await fetch(`${guest.server}/api/games`, {
    method: "POST",
    headers: JSON_BODY,
    body: JSON.stringify({ system: "piccole", ...wish }),
  });
  const { game, links } = (await made.json()) as { game: { id: string }; links: { mine: boolean; token: string }[] };
  const token = links.find(({ mine }) => mine)?.token ?? "";
  await guest.page.addInitScript((kept) => localStorage.setItem("caracole.tickets", JSON.stringify([kept])), {
    game: game.id,
    token,
  });
  await guest.visit(`/game/${game.id}#${token}`);
  return { guest, game: game.id, token };
}

const computer = { kind: "computer", player: "captain" };

export async function campaignMap(studio: Studio): Promise<void> {
  const seats = { ROM: { kind: "me" }, CAR: computer, SYR: computer };
  const { guest } = await campaigner(studio, { scenario: "campaign-sicily", seats });
  const { page } = guest;
  const propose = page.locator(".forms .button", { hasText: "Propose a pact" });
  // whatever the others offer first is refused: an open form stays open
  const talking = (): Promise<number> =>
    guest.playUntil(
      async () => (await propose.count()) > 0,
      (deeds) =>
        Math.max(
          0,
          deeds.findIndex((deed) => /^Refuse/.test(deed)),
        ),
    );
  await guest.atTable();
  await talking();
  await shot(studio, guest, "campaign-map");
  await talking();
  await propose.click();
  const dialog = page.locator("dialog[open]");
  await dialog.locator("[data-blank=text] textarea").fill("As long as the corn stands.");
  await shot(studio, guest, "pact");
}

/** A campaign that the computers fight out for somebody; is there a battle in it to be seen again? */
async function foughtOut(guest: Guest, game: string, token: string): Promise<boolean> {
  const headers = { ...JSON_BODY, authorization: `Seat ${token}` };
  const games = `${guest.server}/api/games/${game}`;
  await guest.atTable();
  await fetch(`${games}/stand-in`, { method: "POST", headers, body: JSON.stringify({ player: "captain" }) });
  for (let tries = 0; tries < 60; tries++) {
    await guest.page.waitForTimeout(2000);
    const isOver = await guest.isOver();
    const told = (await (await fetch(`${games}/chronicle`, { headers })).json()) as { years: { battles: unknown[] }[] };
    if (told.years.some(({ battles }) => battles.length)) return true;
    if (isOver) return false;
  }
  return false;
}

/** A war told year by year, with the film of a battle; a war without one is not worth a picture. */
export async function chronicle(studio: Studio): Promise<void> {
  const seats = { ROM: { kind: "me" }, CAR: computer };
  const wish = { scenario: "campaign-sicily-duel", options: { battles: "computer" }, seats };
  let { guest, game, token } = await campaigner(studio, wish);
  while (!(await foughtOut(guest, game, token))) ({ guest, game, token } = await campaigner(studio, wish));
  await guest.visit(`/games/${game}/chronicle#${token}`);
  const link = guest.page.locator('a[href*="within="]').first();
  await link.scrollIntoViewIfNeeded();
  await shot(studio, guest, "chronicle");
  await link.click();
  await guest.page.locator('.board-list [data-piece^="A"]').first().waitFor({ state: "attached" });
  await shot(studio, guest, "battle-film");
}

export async function workshop(studio: Studio): Promise<void> {
  const guest = await studio.guest();
  await guest.visit("/make/piccole");
  await guest.page.getByRole("tab").first().waitFor();
  await shot(studio, guest, "workshop");
  await guest.page.getByRole("tab").nth(1).click();
  await shot(studio, guest, "workshop-terrain");
}

export async function tableLesson(studio: Studio): Promise<void> {
  const guest = await studio.guest();
  const { page } = guest;
  await guest.visit("/learn/piccole/zones");
  await page.getByTestId("lesson-text").waitFor();
  await page.getByTestId("lesson-next").or(page.getByTestId("lesson-show")).first().click();
  await shot(studio, guest, "table-lesson");
}
