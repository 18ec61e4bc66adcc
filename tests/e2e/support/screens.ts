/** Every screen of the client, and how one gets there. A new screen is one more entry. */
import type { Guest } from "./guest";
import { sitAt } from "./positions";

export interface Screen {
  name: string;
  /** opens it, from wherever the guest is */
  open: (guest: Guest) => Promise<void>;
  /** what a window of another size takes away, and how it is had again */
  again?: (guest: Guest) => Promise<void>;
}

/** A counter is explained while it is pointed at. */
const pointAt = async ({ page }: Guest): Promise<void> => {
  await page.locator(".tray .counter").first().hover();
  await page.getByTestId("anatomy").waitFor();
};

const page = (name: string, path: string): Screen => ({
  name,
  open: async (guest) => {
    await guest.visit(path);
    await guest.page.locator("main h1, main h2").first().waitFor();
    await guest.page.waitForLoadState("networkidle");
  },
});

const tab = (name: string): Screen => ({ name: `table, ${name}`, open: (guest) => guest.openTab(name) });

/** A page about the game that the guest was at last. */
const about = (name: string, path: string, sign: string): Screen => ({
  name,
  open: async (guest) => {
    const { id, token } = guest.lastGame;
    await guest.visit(`/${path}/${id}#${token}`);
    await guest.page.locator(sign).first().waitFor();
    await guest.page.waitForLoadState("networkidle");
  },
});

export const SCREENS: readonly Screen[] = [
  page("lobby", "/"),
  page("my games", "/games"),
  page("account", "/account"),
  page("what proves the rules", "/rules/gradisca/coverage"),
  { name: "table, orders", open: (guest) => sitAt(guest, "bombard") },
  {
    name: "table, a stack in hand",
    open: async (guest) => {
      await guest.page.locator(".tray .counter.lit").first().click();
      await guest.page.locator(".orders .hand").waitFor({ state: "attached" });
    },
  },
  { name: "table, a counter explained", open: pointAt, again: pointAt },
  ...["tracks", "sequence", "hand", "forces", "talk", "log"].map(tab),
  {
    name: "table, are you sure",
    open: async (guest) => {
      await guest.page.keyboard.press("Escape");
      await guest.page.locator(".deeds .button.attack:visible").first().click();
      await guest.page.locator("dialog[open] .odds").waitFor();
    },
  },
  {
    name: "table, menu",
    open: async (guest) => {
      await guest.page.keyboard.press("Escape");
      await guest.page.getByTestId("table-menu").click();
      await guest.page.locator("dialog[open]").waitFor();
    },
  },
  about("replay", "replay", "[data-testid=moment]"),
  about("verify", "verify", "main h1"),
];
