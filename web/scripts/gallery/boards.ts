/** The other boards: a map of hexes with its lenses, and the open table. */
import type { Guest } from "../../../tests/e2e/support/guest";
import { drillServer, HexHand } from "../../../tests/e2e/support/hexhand";
import type { Studio } from "./studio";

/** Sits down at a scenario of another game than the one that the first page begins with. */
async function sitDown(guest: Guest, game: RegExp, scenario: string): Promise<void> {
  const { page } = guest;
  await guest.visit("/");
  await page.getByRole("heading", { name: game }).getByRole("button").click();
  await page.getByTestId(`quick-${scenario}`).click();
  await page.locator('[data-testid^="side-"]').first().click();
  await guest.atTable();
  await guest.untilAsked();
}

const GREAT_BATTLES = /Great Battles/;
/** Milliseconds that the largest battle may take to come. */
const GENEROUS = 180_000;

/** Where an enemy regiment of First Volley stands that the ground hides at first. */
const BEHIND_THE_KNOLL = "1010";

export async function hexes(studio: Studio): Promise<void> {
  const guest = await studio.guest();
  await sitDown(guest, GREAT_BATTLES, "first-volley");
  await guest.playUntil(
    async (me) => /MP left/.test(await me.prompt()) && (await me.places(".lit").count()) > 0,
    (deeds) =>
      Math.max(
        0,
        deeds.findIndex((deed) => /Lakeshore/.test(deed)),
      ),
  );
  await studio.shot(guest, "hexes");
  for (const [lens, name] of [
    ["sight", "lens"],
    ["reach", "lens-reach"],
    ["command", "lens-command"],
    ["levels", "lens-levels"],
    ["line", "lens-line"],
  ] as const) {
    const choice = guest.page.locator(`[data-lens=${lens}]`);
    if (!(await choice.isVisible())) await guest.page.getByRole("button", { name: "Look at the map" }).click();
    await choice.click();
    if (lens === "line") await guest.place(BEHIND_THE_KNOLL).focus();
    await guest.page.getByTestId("lens-told").waitFor();
    await studio.shot(guest, name);
  }
}

/** What is read beside the map of a battle. */
export async function sheets(studio: Studio): Promise<void> {
  const guest = await studio.guest();
  const { page } = guest;
  await sitDown(guest, GREAT_BATTLES, "first-volley");
  await guest.playUntil(async (me) => /MP left/.test(await me.prompt()));
  await guest.openTab("sheets");
  const sheet = (name: string) => page.getByRole("navigation", { name: "Sheets" }).getByRole("button", { name });
  for (const [name, picture] of [
    ["Instructions", "instructions"],
    ["Charts", "charts"],
    ["Turn", "turn"],
    ["Brigades", "brigades"],
  ] as const) {
    await sheet(name).click();
    await page.locator("nav [aria-current=page]", { hasText: name }).waitFor();
    await studio.shot(guest, `sheet-${picture}`);
  }
  await page
    .getByTestId("paper")
    .getByRole("row", { name: /Harlan/ })
    .getByRole("button")
    .click();
  await page.getByTestId("paper").getByRole("heading", { name: "Units" }).waitFor();
  await studio.shot(guest, "sheet-brigade");
}

export async function kernstown(studio: Studio): Promise<void> {
  const guest = await studio.guest();
  await sitDown(guest, GREAT_BATTLES, "kernstown");
  await studio.shot(guest, "kernstown");
}

export async function openTable(studio: Studio): Promise<void> {
  const guest = await studio.guest();
  await sitDown(guest, /Piccole Guerre/, "drill");
  await studio.shot(guest, "open-table");
}

/** The morning at Gettysburg: its opening, and the whole field from afar. */
export async function mcphersonsRidge(studio: Studio): Promise<void> {
  const guest = await studio.guest();
  guest.page.setDefaultTimeout(GENEROUS);
  await sitDown(guest, GREAT_BATTLES, "mcphersons-ridge");
  await studio.shot(guest, "mcphersons-ridge");
  await guest.page.getByRole("button", { name: "Whole map", exact: true }).click();
  await studio.shot(guest, "mcphersons-ridge-whole");
}

/** The largest map: whole divisions from afar, and as near as the battle opens. */
export async function gettysburg(studio: Studio): Promise<void> {
  const guest = await studio.guest();
  const { page } = guest;
  page.setDefaultTimeout(GENEROUS);
  await sitDown(guest, GREAT_BATTLES, "gettysburg");
  await studio.shot(guest, "gettysburg");
  await page.getByRole("button", { name: "Whole map", exact: true }).click();
  await studio.shot(guest, "gettysburg-whole");
}

/** An assault on its sheet, at one of its forks: a position of the tests, at a server that knows them. */
export async function assault(studio: Studio): Promise<void> {
  const server = await drillServer();
  try {
    const guest = await studio.guest({}, server);
    const hand = new HexHand(guest);
    await hand.sit("assault.designate");
    for (const step of ["piece u1", "hex 0605"]) await hand.touch(step);
    await hand.goesOn();
    for (let n = 0; n < 12; n++) {
      await hand.handsOver();
      if ((await guest.log()).some((line) => /^Assault by/.test(line))) break;
      await guest.doDeed(0);
    }
    await guest.openTab("log");
    await guest.page.getByRole("button", { name: "Battle sheet" }).last().click();
    await guest.page.getByTestId("battle-sheet").waitFor();
    await studio.shot(guest, "assault");
  } finally {
    await server.stop();
  }
}
