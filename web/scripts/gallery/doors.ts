/** The ways in: the first page, links, an invitation, the cover of a shared screen, and one's own games. */
import type { Guest } from "../../../tests/e2e/support/guest";
import type { Studio } from "./studio";

/** Fills in the form of a new game: who sits on the two sides. */
async function setUp({ page, server }: Guest, austrian: string): Promise<void> {
  await page.goto(server);
  await page.getByLabel("Your name").fill("Anna");
  await page.getByLabel("Scenario").selectOption("drill");
  await page.getByLabel("Venetian", { exact: true }).selectOption("me");
  await page.getByLabel("Austrian", { exact: true }).selectOption(austrian);
}

export async function doors(studio: Studio): Promise<void> {
  const anna = await studio.guest();
  await anna.visit("/");
  await anna.page.getByTestId("quick-drill").waitFor();
  await studio.shot(anna, "first-page");
  await anna.page.getByTestId("quick-drill").click();
  const side = anna.page.getByTestId("side-venetian");
  await side.scrollIntoViewIfNeeded();
  await studio.shot(anna, "side");
  await setUp(anna, "open");
  await anna.page.getByRole("button", { name: "Begin" }).scrollIntoViewIfNeeded();
  await studio.shot(anna, "new-game");
  await anna.page.getByRole("button", { name: "Begin" }).click();
  const link = await anna.page.getByLabel(/^Invitation for/).inputValue();
  await studio.shot(anna, "links");
  const bruno = await studio.guest();
  await bruno.visit(link);
  await bruno.page.getByRole("heading", { name: /^Anna invites you/ }).waitFor();
  await studio.shot(bruno, "invitation");
  await anna.page.getByRole("button", { name: "Enter game" }).click();
  await anna.atTable();
  await anna.visit("/");
  await anna.page.getByTestId("quick-drill").waitFor();
  await studio.shot(anna, "first-page-returning");
  await anna.visit("/games");
  await anna.page.locator("main li, main tr").first().waitFor();
  await studio.shot(anna, "my-games");
}

export async function cover(studio: Studio): Promise<void> {
  const anna = await studio.guest();
  await setUp(anna, "me");
  await anna.page.getByRole("button", { name: "Begin" }).click();
  await anna.page.getByRole("button", { name: /^Continue as/ }).waitFor();
  await studio.shot(anna, "cover");
}
