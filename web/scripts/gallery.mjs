/**
 * Takes the pictures of docs/gallery.md anew: every screen at 1440x900 and 1024x768, against a server of its own.
 *   node scripts/gallery.mjs [folder]
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";

const root = resolve(import.meta.dirname, "../..");
const folder = resolve(process.argv[2] ?? join(root, "docs/pictures/gallery"));
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
];
// GALLERY_TYPE=png for pictures without loss, SCREENS=lobby,night for some of them only.
const TYPE = process.env.GALLERY_TYPE ?? "jpeg";
const CHROMIUM = [
  process.env.CHROMIUM ?? "",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((place) => place && existsSync(place));
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const port = await new Promise((done) => {
  const probe = createServer().listen(0, "127.0.0.1", () => {
    const { port } = probe.address();
    probe.close(() => done(port));
  });
});
const data = mkdtempSync(join(tmpdir(), "caracole-gallery-"));
const server = spawn(
  join(root, ".venv/bin/python"),
  ["-m", "caracole.cli", "serve", "--no-warm-up", "--port", String(port)],
  {
    cwd: data,
    env: {
      ...process.env,
      PYTHONPATH: join(root, "src"),
      CARACOLE_REQUESTS: "100000",
      CARACOLE_DATABASE_URL: `sqlite+aiosqlite:///${join(data, "games.sqlite")}`,
    },
    stdio: ["ignore", "ignore", "inherit"],
  },
);
const home = `http://127.0.0.1:${port}`;

async function answers() {
  for (let n = 0; n < 300; n++) {
    if ((await fetch(`${home}/health`).catch(() => null))?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("the server does not answer");
}

/** Decides until the question fits, seeking a fight. */
async function playUntil(page, wanted, most = 160) {
  for (let n = 0; n < most; n++) {
    await page
      .locator(".deeds .button:not(:disabled), .scores")
      .first()
      .waitFor({ state: "attached", timeout: 90_000 });
    const yes = page.locator("dialog[open] .button.first");
    if (await yes.count()) await yes.click();
    const asked =
      (await page
        .getByTestId("prompt")
        .textContent()
        .catch(() => "")) ?? "";
    if (wanted.test(asked) || (await page.locator(".scores").count())) return;
    const deeds = (await page.locator(".deeds .label").allTextContents()).map((each) => each.trim());
    if (!deeds.length) continue;
    const wish = [/^⚔\s*March/, /^⚔/, /Option 3/, /Option 1/, /^Activate/, /^March/].find((each) =>
      deeds.some((deed) => each.test(deed)),
    );
    const button = page
      .locator(".deeds .button")
      .nth(wish ? deeds.findIndex((deed) => wish.test(deed)) : deeds.length - 1);
    if (!(await button.isVisible()))
      await page
        .locator(".orders details:not([open]) summary")
        .evaluateAll((all) => all.forEach((each) => each.click()));
    await button.click();
    if (await yes.count()) await yes.click();
    await page.waitForTimeout(120);
  }
}

async function begin(page, scenario, side) {
  await page.goto(home);
  await page.getByTestId(`quick-${scenario}`).click();
  await page.getByTestId(`side-${side}`).click();
  await page.locator(".orders h2").waitFor({ timeout: 120_000 });
  await page.locator(".board-list .place").first().waitFor({ state: "attached" });
}

const SCREENS = {
  async lobby(page, shot) {
    await page.goto(home);
    await page.getByTestId("quick-drill").waitFor();
    await shot("lobby");
    await page.getByTestId("quick-drill").click();
    await page.getByTestId("side-venetian").waitFor();
    await shot("lobby-side");
    await page.getByLabel("Austrian", { exact: true }).selectOption("open");
    await page.getByRole("button", { name: "Begin" }).click();
    await page.getByText("The game is ready").waitFor();
    await shot("links");
  },
  async table(page, shot) {
    await begin(page, "drill", "venetian");
    await page.waitForTimeout(600);
    await shot("table");
    await playUntil(page, /ready to act: .*\d/);
    await page.waitForTimeout(600);
    await page.locator(".tray .counter.lit").first().click();
    await page.waitForTimeout(900);
    await shot("stack");
    const far = await page.locator(".board-list .place:not(.lit):not(.chosen)").last().getAttribute("data-place");
    await page.locator(`.board-list [data-place="${far}"]`).focus();
    await page.keyboard.press("Enter");
    await page.locator(".why").waitFor();
    await shot("why-not");
    await page.locator(".why .rule-number").click();
    await page.getByRole("heading", { name: /^Rule/ }).waitFor();
    await page.waitForTimeout(300);
    await shot("rule");
    await page.keyboard.press("Escape");
    await page.locator(".why .button").click();
    for (const tab of ["tracks", "sequence", "hand", "forces", "talk"]) {
      await page.locator(`#tab-${tab}`).click();
      await page.waitForTimeout(150);
      await shot(`panel-${tab}`);
    }
    await page.locator("#tab-log").click();
    await page.getByRole("button", { name: "Table" }).click();
    await shot("menu");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "What if?" }).click();
    await page.getByText("nothing here really happens").waitFor();
    await shot("what-if");
    await page.getByRole("button", { name: "Back to the game" }).click();
    // An attack, with its odds.
    for (let n = 0; n < 60; n++) {
      await playUntil(page, /ready to act|On the march/, 60);
      if (await page.locator(".scores").count()) break;
      const attack = page.locator(".deeds .button.attack").first();
      if (await attack.count()) {
        if (!(await attack.isVisible()))
          await page
            .locator(".orders details:not([open]) summary")
            .evaluateAll((all) => all.forEach((each) => each.click()));
        await attack.click();
        await page
          .locator("dialog[open] .odds")
          .waitFor({ timeout: 8000 })
          .catch(() => undefined);
        if (await page.locator("dialog[open] .odds").count()) {
          await shot("odds");
          await page.locator("dialog[open] .button.first").click();
          break;
        }
        await page.keyboard.press("Escape");
      }
      if (!(await page.locator(".deeds .button.ends").count())) continue;
      await page.locator(".deeds .button.ends").last().click();
      await page.waitForTimeout(200);
      const yes = page.locator("dialog[open] .button.first");
      if (await yes.count()) await yes.click();
      await page.waitForTimeout(300);
    }
    await playUntil(page, /Another round|hits? to take|retreat/, 60);
    await page.waitForTimeout(500);
    await shot("combat");
    const { pathname, hash } = new URL(page.url());
    await page.goto(`${home}/replay/${pathname.split("/")[2]}${hash}`);
    await page.getByTestId("moment").waitFor();
    await page.getByRole("button", { name: "To the end" }).click();
    await page.waitForTimeout(900);
    await shot("replay");
    await page.goto(`${home}/verify/${pathname.split("/")[2]}`);
    await page.getByTestId("verdict").waitFor();
    await shot("dice");
    await page.goto(`${home}/games`);
    await page.locator("main li").first().waitFor();
    await shot("my-games");
    await page.goto(`${home}/account`);
    await page.locator("main form").waitFor();
    await shot("account");
  },
  async cover(page, shot) {
    await page.goto(home);
    await page.getByLabel("Scenario").selectOption("drill");
    await page.getByLabel("Austrian", { exact: true }).selectOption("me");
    await page.getByRole("button", { name: "Begin" }).click();
    await page.locator(".deeds .button, main.middle .button").first().waitFor({ timeout: 60_000 });
    for (let n = 0; n < 60 && !(await page.getByRole("button", { name: /^I am / }).count()); n++) {
      await page.locator(".deeds .button").last().click();
      const yes = page.locator("dialog[open] .button.first");
      if (await yes.count()) await yes.click();
      await page.waitForTimeout(300);
    }
    await shot("cover");
  },
  async campaign(page, shot) {
    await begin(page, "campaign", "venetian");
    await page.waitForTimeout(1200);
    await shot("campaign");
    await page.getByRole("button", { name: "The whole map" }).click();
    await page.waitForTimeout(900);
    await shot("campaign-whole");
  },
  async night(page, shot) {
    await page.emulateMedia({ colorScheme: "dark" });
    await begin(page, "drill", "austrian");
    await playUntil(page, /Which option|What next/);
    await page.waitForTimeout(600);
    await shot("night");
  },
};

mkdirSync(folder, { recursive: true });
const wanted = (process.env.SCREENS ?? "").split(",").filter(Boolean);
const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
let failed = false;
try {
  await answers();
  for (const [name, visit] of Object.entries(SCREENS)) {
    if (wanted.length && !wanted.includes(name)) continue;
    for (const size of SIZES) {
      const context = await browser.newContext({ viewport: size, locale: "en-GB", reducedMotion: "reduce" });
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      const shot = async (title) => {
        const path = join(folder, `${title}-${size.width}.${TYPE === "png" ? "png" : "jpg"}`);
        await page.screenshot({ path, type: TYPE, ...(TYPE === "jpeg" ? { quality: 80 } : {}) });
        console.log(`${title} ${size.width}x${size.height}`);
      };
      try {
        await visit(page, shot);
      } catch (error) {
        failed = true;
        console.error(`${name} at ${size.width}: ${error.message}`);
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  server.kill("SIGTERM");
  rmSync(data, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
