/**
 * Plays a game in a browser to its end, by clicking on pieces and places of the map.
 *
 *     node clicking.mjs WEB ADDRESS TITLE SCENARIO SIDE CHROMIUM [PICTURE]
 *
 * WEB is the folder with the client's packages. Prints what happened as JSON.
 */
import { createRequire } from "node:module";
import { join } from "node:path";

const [web, address, title, scenario, side, executablePath, picture] = process.argv.slice(2);
const { chromium } = createRequire(join(web, "package.json"))("playwright-core");
const PATIENCE = 60_000;
const MOST = 200;
const QUIET = ["--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", "--disable-quic", ...QUIET] });
const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, locale: "en-GB", reducedMotion: "reduce" });
page.setDefaultTimeout(PATIENCE);
const errors = [];
page.on("pageerror", (error) => errors.push(error.message));
let version = -1;
page.on("websocket", (socket) =>
  socket.on("framereceived", ({ payload }) => {
    const frame = JSON.parse(String(payload));
    if (frame.type === "update") version = Number(frame.version);
  }),
);

const asked = () => page.locator(".deeds .button:not(:disabled), .scores").first().waitFor({ state: "attached" });
const isOver = async () => (await page.locator(".scores").count()) > 0;

/** Clicks on the picture of the map, where a piece of the list beside it lies. */
async function clickPiece(piece) {
  await page.waitForFunction((element) => element.dataset.x, await piece.elementHandle());
  const [x, y] = await Promise.all(["data-x", "data-y"].map((name) => piece.getAttribute(name)));
  await page.mouse.click(Number(x), Number(y));
}

/** Says yes if asked, and waits until the game has gone on. */
async function goneOn(before) {
  const yes = page.locator("dialog[open] .button.first");
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    if (await yes.count()) await yes.click();
    else if (version !== before) return;
    await page.waitForTimeout(20);
  }
  throw new Error(`nothing happened after: ${await page.getByTestId("prompt").textContent()}`);
}

let clicks = 0;
try {
  await page.goto(address);
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.getByTestId(`quick-${scenario}`).click();
  await page.getByTestId(`side-${side}`).click();
  await page.locator(".board-list .place").first().waitFor({ state: "attached" });
  for (await asked(); !(await isOver()) && clicks < MOST; await asked()) {
    const before = version;
    const pieces = page.locator(".board-list .piece.lit");
    await clickPiece(pieces.nth(clicks % (await pieces.count())));
    const places = page.locator(".board-list .place.lit");
    await places.first().waitFor({ state: "attached" });
    await places.nth(clicks % (await places.count())).dispatchEvent("click");
    await goneOn(before);
    clicks += 1;
    if (picture && clicks === 3) await page.screenshot({ path: picture });
  }
  const log = await page.locator("[role=log] .line").allTextContents();
  const result = { over: await isOver(), clicks, scores: await page.locator(".scores").allTextContents(), log, errors };
  console.log(JSON.stringify(result));
} finally {
  await browser.close();
}
