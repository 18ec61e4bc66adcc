/** At the table: what can be done, why not, the odds, the film, the battle sheet, the panels, and looking back. */
import { skipped, stoppedFilm } from "../../../tests/e2e/support/film";
import type { Guest } from "../../../tests/e2e/support/guest";
import { sitAt } from "../../../tests/e2e/support/positions";
import type { Studio } from "./studio";

/** From the end of the record to a moment at which something happens. */
const STEPS_BACK = 3;
const PANELS = ["tracks", "sequence", "hand", "forces", "talk"];

/** Folds the drawer of a phone back to its handle. */
async function fold({ page }: Guest): Promise<void> {
  if (!(await page.locator(".drawer").count())) return;
  await page.locator(".drawer .handle").focus();
  for (const key of ["ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
}

async function unfold({ page }: Guest): Promise<void> {
  const drawer = page.locator(".drawer[data-level=peek]");
  if (await drawer.count()) await page.locator(".drawer .handle").click();
}

const openOrders = ({ page }: Guest): Promise<void> =>
  page
    .locator(".orders details:not([open]) summary")
    .evaluateAll((all) => all.forEach((each) => (each as HTMLElement).click()));

export async function table(studio: Studio): Promise<void> {
  const guest = await studio.guest();
  const { page } = guest;
  await sitAt(guest, "bombard");
  await studio.shot(guest, "table");
  await page.locator(".tray .counter.lit").first().click();
  await studio.shot(guest, "stack");
  await page.locator(".tray .counter").first().hover();
  await page.getByTestId("anatomy").waitFor();
  await studio.shot(guest, "counter");
  await page.mouse.move(5, 5);
  await guest.choosePlace(guest.places(":not(.lit):not(.chosen)").last());
  await page.locator(".why").waitFor();
  await studio.shot(guest, "why-not");
  await page.locator(".why .rule-number").first().click();
  await page.getByRole("heading", { name: /^Rule/ }).waitFor();
  await studio.shot(guest, "rule");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
}

export async function orders(studio: Studio): Promise<void> {
  const guest = await studio.guest();
  const { page } = guest;
  await sitAt(guest, "bombard");
  await unfold(guest);
  await openOrders(guest);
  await page.locator('.deeds .button[title^="March to"]:visible').first().hover();
  await studio.shot(guest, "order");
  const attack = page.locator(".deeds .button.attack:visible").first();
  if (!studio.isPhone) {
    await attack.hover(); // a finger does not hover: a phone shows the odds with the question
    await page.getByTestId("odds-card").waitFor();
    await studio.shot(guest, "odds");
  }
  await attack.click();
  await page.locator("dialog[open] .odds").waitFor();
  await studio.shot(guest, "sure");
}

export async function panels(studio: Studio): Promise<void> {
  const guest = await studio.guest();
  const { page } = guest;
  await sitAt(guest, "bombard");
  for (const name of PANELS) {
    await guest.openTab(name);
    await studio.shot(guest, `panel-${name}`);
  }
  await guest.openTab("log");
  await studio.shot(guest, "log");
  await fold(guest);
  await page.getByTestId("table-menu").click();
  await page.locator("dialog[open]").waitFor();
  await studio.shot(guest, "menu");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "What if?" }).click();
  await page.getByText("nothing here affects the game").waitFor();
  await studio.shot(guest, "what-if");
}

export async function battle(studio: Studio): Promise<void> {
  const guest = await studio.guest();
  await sitAt(guest, "losses");
  await guest.page.getByTestId("battle-sheet").waitFor();
  await studio.shot(guest, "battle");
  const { id, token } = guest.lastGame;
  await guest.visit(`/replay/${id}#${token}`);
  await guest.page.getByTestId("moment").waitFor();
  await guest.page.getByRole("button", { name: "End", exact: true }).click();
  for (let n = 0; n < STEPS_BACK; n++) await guest.page.getByRole("button", { name: "One step back" }).click();
  await studio.shot(guest, "replay");
}

/** Waits for a film that is long enough to have a march or a fight in it, and stops there. */
async function stopAtArrow(guest: Guest): Promise<void> {
  const { page } = guest;
  const [film, count] = [page.getByTestId("film"), page.getByTestId("film-count")];
  const isShown = async (): Promise<boolean> =>
    (await page.locator(".board").first().getAttribute("data-arrows")) !== "0";
  for (let n = 0; n < 40; n++) {
    await stoppedFilm(guest);
    const [at = 0, last = 0] = ((await count.textContent()) ?? "").split(" / ").map(Number);
    for (let step = at; step < last - 1; step++) {
      if (await isShown()) return;
      await film.getByRole("button", { name: "One step forward" }).click();
      await page.waitForTimeout(150);
    }
    await page.keyboard.press("Escape");
    await skipped(guest);
  }
}

export async function film(studio: Studio): Promise<void> {
  const guest = await studio.spectator();
  await stopAtArrow(guest);
  await studio.shot(guest, "film");
  await guest.page.getByTestId("film").getByRole("button", { name: "Play" }).click();
  await skipped(guest);
  const folded = guest.page.getByTestId("happened-open"); // on a phone it is one line at first
  await guest.page.getByTestId("happened").or(folded).first().waitFor();
  if (await folded.count()) await folded.click();
  await studio.shot(guest, "happened");
}

export async function campaign(studio: Studio): Promise<void> {
  const guest = await studio.guest();
  await guest.visit("/");
  await guest.page.getByTestId("quick-campaign").click();
  await guest.page.getByTestId("side-venetian").click();
  await guest.atTable();
  await guest.untilAsked();
  await studio.shot(guest, "campaign");
  await guest.page.getByRole("button", { name: "Whole map", exact: true }).click();
  await studio.shot(guest, "campaign-whole");
}

export async function night(studio: Studio): Promise<void> {
  const guest = await studio.guest({ colorScheme: "dark" });
  await sitAt(guest, "raid");
  await studio.shot(guest, "night");
}
