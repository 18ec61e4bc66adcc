/** Meeting people: an account, a tournament, a player's page, and the page of the operators. */
import type { Guest } from "../../../tests/e2e/support/guest";
import type { Studio } from "./studio";

async function signIn(guest: Guest, name: string): Promise<void> {
  const data = { name, password: "a long enough one", language: "en" };
  const answer = await guest.context.request.post(`${guest.server}/api/account/register`, { data });
  if (!answer.ok()) await guest.context.request.post(`${guest.server}/api/account/login`, { data });
}

async function resign({ page }: Guest): Promise<void> {
  await page.getByTestId("table-menu").click();
  await page.getByRole("button", { name: "Resign", exact: true }).click();
  await page.getByRole("button", { name: "Yes, resign" }).click();
  await page.getByText("Resignation: ").first().waitFor();
}

async function complain({ page }: Guest): Promise<void> {
  await page.getByTestId("table-menu").click();
  await page.getByRole("button", { name: "Report someone", exact: true }).click();
  await page.getByLabel("What happened").fill("He curses without end.");
  await page.getByRole("button", { name: "Send to the operators" }).click();
  await page.getByText("Thank you.").waitFor();
}

export async function people(studio: Studio): Promise<void> {
  const [anna, bruno, operator] = [await studio.guest(), await studio.guest(), await studio.operator()];
  const { width } = studio.size.viewport;
  await anna.visit("/account");
  await anna.page.locator("main form").waitFor();
  await studio.shot(anna, "account");
  const names: [string, string] = [`Anna${width}`, `Bruno${width}`];
  await signIn(anna, names[0]);
  await signIn(bruno, names[1]);
  await anna.visit("/tournament");
  await anna.page.getByLabel("Name of the tournament").fill("Coppa dell'Isonzo");
  await anna.page.getByLabel("Scenario").selectOption("drill");
  await studio.shot(anna, "tournament-new");
  await anna.page.getByRole("button", { name: "Open it" }).click();
  await anna.page.getByRole("heading", { name: "Coppa dell'Isonzo" }).waitFor();
  const tournament = new URL(anna.page.url()).pathname;
  await bruno.visit(tournament);
  await bruno.page.getByRole("button", { name: "Take part" }).click();
  await bruno.page.getByRole("button", { name: "Leave" }).waitFor();
  await anna.page.reload();
  await anna.page.getByRole("button", { name: "Begin" }).click();
  await anna.page.getByRole("link", { name: "To the table" }).click();
  await anna.atTable();
  await complain(anna);
  await anna.page.keyboard.press("Escape");
  await resign(anna);
  await studio.shot(anna, "ended");
  await anna.visit(`/verify/${anna.lastGame.id}#${anna.lastGame.token}`);
  await anna.page.getByTestId("verdict").waitFor();
  await studio.shot(anna, "dice");
  await anna.visit(tournament);
  await anna.page.getByRole("heading", { name: "Coppa dell'Isonzo" }).waitFor();
  await studio.shot(anna, "tournament");
  await bruno.visit(`/player/${names[1]}`);
  await bruno.page.getByText("1 rated game").waitFor();
  await studio.shot(bruno, "player");
  await operator.visit("/operator");
  await operator.page.getByText("He curses without end.").first().waitFor();
  await studio.shot(operator, "operator");
}
