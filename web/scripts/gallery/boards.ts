/** The other boards: a map of hexes with its lenses, and the open table. */
import type { Guest } from "../../../tests/e2e/support/guest";
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
  await guest.page.getByRole("button", { name: "Look at the map" }).click();
  await guest.page.locator("[data-lens=sight]").click();
  await guest.page.getByTestId("lens-told").waitFor();
  await studio.shot(guest, "lens");
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
