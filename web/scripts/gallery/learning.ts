/** Learning: the lessons, a first battle with a coach, and the rulebook that shows itself on a board. */
import type { Studio } from "./studio";

const STEPS = 4;

export async function lessons(studio: Studio): Promise<void> {
  const guest = await studio.guest();
  const { page } = guest;
  await guest.visit("/learn");
  await page.getByTestId("lesson-moving").waitFor();
  await studio.shot(guest, "learn");
  await page.getByTestId("lesson-moving").click();
  const text = page.getByTestId("lesson-text");
  await text.waitFor();
  const forward = page.getByTestId("lesson-next").or(page.getByTestId("lesson-show"));
  for (let n = 0; n < STEPS; n++) {
    const before = (await text.textContent()) ?? "";
    await forward.first().click();
    await page.waitForFunction(
      (told) => document.querySelector("[data-testid=lesson-text]")?.textContent !== told,
      before,
    );
  }
  await studio.shot(guest, "lesson");
  await guest.visit("/learn");
  await page.getByTestId("guided-gradisca").click();
  await page.locator("[data-testid=coach-follow]:not(:disabled)").waitFor();
  await studio.shot(guest, "coach");
}

export async function rulebook(studio: Studio): Promise<void> {
  const guest = await studio.guest();
  const { page } = guest;
  await guest.visit("/rules/gradisca/G7");
  await page.getByRole("heading", { name: /7\. Combat/ }).waitFor();
  await studio.shot(guest, "rulebook");
  await guest.visit("/rules/gradisca/G6.f");
  const clause = page.locator("[data-clause='G6.f']");
  await clause.getByRole("button", { name: /^Show me/ }).click();
  await clause.locator(".board [data-place='lucinico']").first().waitFor({ state: "attached" });
  await clause.scrollIntoViewIfNeeded();
  await studio.shot(guest, "clause");
}
