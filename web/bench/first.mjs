/** From the click that begins a game on the first page until its map and its counters are on the screen. */

/** Notes when the map and its counters were drawn, in the frame after. */
const watch = () => {
  const look = () => {
    if (document.querySelector("[data-drawn]")) requestAnimationFrame(() => (window.drawn = performance.now()));
    else requestAnimationFrame(look);
  };
  addEventListener("click", () => (window.clicked = performance.now()), true);
  addEventListener("DOMContentLoaded", look);
};

/** The game that has a scenario of this name. */
async function gameOf(home, scenario) {
  const { systems } = await (await fetch(`${home}/api/lobby`)).json();
  const found = systems.find(({ scenarios }) => scenarios.some(({ id }) => id === scenario));
  if (!found) throw new Error(`there is no scenario ${scenario}`);
  return found;
}

/** Milliseconds, in a browser that has never been here. */
export async function firstScene(browser, home, scenario, viewport) {
  const { title } = await gameOf(home, scenario);
  const context = await browser.newContext({ viewport, locale: "en-GB" });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(home);
  await page.getByRole("button", { name: title }).click();
  await page.getByTestId(`quick-${scenario}`).click();
  await page.locator("[data-testid^=side-]").first().click();
  await page.waitForFunction(() => window.drawn, null, { timeout: 120_000 });
  const taken = await page.evaluate(() => window.drawn - window.clicked);
  await context.close();
  return taken;
}
