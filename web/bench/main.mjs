/**
 * How smooth the boards are: the frame rate of the largest map of each system while it is panned and zoomed, as a ratio
 * to an empty page in the same browser; on a table without a grid, the time from a move of the hand to the server's
 * answer about it; how long it takes from the click that begins a game to its first scene; and the size of the first load.
 *   node bench/main.mjs [--json] [--rounds N] [--first SCENARIO ...] [scenario ...]
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { firstLoad } from "../scripts/size.mjs";
import { firstScene } from "./first.mjs";
import { approach, dragged, listen, panned, rest, zoomed } from "./measure.mjs";
import { largest, startServer } from "./server.mjs";

const WINDOW = { width: 1440, height: 900 };
const PLACES = [process.env.CHROMIUM ?? "", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

const { values, positionals } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    rounds: { type: "string", default: "3" },
    first: { type: "string", multiple: true, default: [] },
  },
  allowPositionals: true,
});
const say = (words) => console.error(words);
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const rounded = (number) => Math.round(number * 1000) / 1000;

async function openTable(context, { ticket, address }) {
  const page = await context.newPage();
  await page.addInitScript((kept) => {
    localStorage.setItem("caracole.tickets", JSON.stringify([kept]));
    localStorage.setItem("caracole.film.speed", "instant");
  }, ticket);
  await listen(page);
  await page.goto(address);
  await page.locator("[data-place]").first().waitFor({ state: "attached", timeout: 120_000 });
  return page;
}

async function middleOf(page) {
  const box = await page.locator("[role=group].frame").boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The median over rounds of what the hand does to the board, over what it does to an empty page just before. */
async function ratio(empty, page, middle, hand, rounds) {
  const found = [];
  for (let round = 0; round < rounds; round++) {
    await empty.bringToFront();
    const bare = await hand(empty, middle);
    await page.bringToFront();
    await rest(page); // a page that comes to the front is drawn anew: that is no part of moving it
    const full = await hand(page, middle);
    say(
      `  ${hand.name}: ${full.rate.toFixed(1)} frames a second of ${bare.rate.toFixed(1)}, longest wait ${full.longest.toFixed(0)} ms`,
    );
    found.push(full.rate / bare.rate);
  }
  return rounded(median(found));
}

/** Decisions that setting up takes at most. */
const SET_UP = 60;

/** Takes the first of what is offered until there are moves to make: pieces that can be taken up, and an end to it. */
async function toTheMoves(page) {
  for (let n = 0; n < SET_UP; n++) {
    const deed = page.locator(".deeds .button:not(:disabled)").first();
    await deed.waitFor({ state: "attached", timeout: 120_000 });
    const isMoving = (await page.locator(".deeds .button.ends").count()) > 0;
    if (isMoving && (await page.locator(".board-list .piece.lit").count())) return true;
    const before = await page.getByTestId("prompt").textContent();
    await deed.evaluate((button) => button.click());
    const yes = page.locator("dialog[open] .button.first");
    const isAsked = (told) => document.querySelector('[data-testid="prompt"]')?.textContent !== told;
    await Promise.race([page.waitForFunction(isAsked, before), yes.waitFor().then(() => yes.click())]);
  }
  return false;
}

/** The piece nearest to the middle of the window that can be taken up. */
const nearest = (page, { x, y }) =>
  page
    .locator(".board-list .piece.lit")
    .evaluateAll(
      (all, middle) =>
        all
          .map(({ dataset }) => ({ x: Number(dataset.x), y: Number(dataset.y) }))
          .sort((a, b) => Math.hypot(a.x - middle.x, a.y - middle.y) - Math.hypot(b.x - middle.x, b.y - middle.y))[0],
      { x, y },
    );

/** Pulls a piece about where the server says while it is pulled what would come of it: on a table without a grid. */
async function answered(page) {
  if (!(await page.getByRole("button", { name: "Measuring stick" }).count()) || !(await toTheMoves(page))) return null;
  await rest(page);
  const waits = await dragged(page, await nearest(page, await middleOf(page)));
  if (!waits.length) return null;
  const p95 = Math.round(waits[Math.floor(waits.length * 0.95)]);
  say(
    `  dragged: ${waits.length} moves, ${Math.round(median(waits))} ms to the answer, ${p95} ms at most for 95 in 100`,
  );
  return p95;
}

async function measured(browser, game, rounds) {
  say(`${game.system} ${game.scenario}`);
  const context = await browser.newContext({ viewport: WINDOW, locale: "en-GB" });
  const empty = await context.newPage();
  const page = await openTable(context, game);
  await rest(page);
  const drag = await answered(page);
  const middle = await middleOf(page);
  await approach(page, middle);
  const pan = await ratio(empty, page, middle, panned, rounds);
  const zoom = await ratio(empty, page, middle, zoomed, rounds);
  await context.close();
  const { system, scenario } = game;
  return { board: { system, scenario, pan_ratio: pan, zoom_ratio: zoom }, drag };
}

/** The first scene of a scenario, for somebody whose browser has nothing yet; the server has had a first guest before. */
async function opened(browser, home, scenario) {
  const times = [];
  for (let round = 0; round <= Number(values.rounds); round++)
    times.push(await firstScene(browser, home, scenario, WINDOW));
  const first_scene_ms = Math.round(median(times.slice(1)));
  say(`${scenario}: first scenes after ${times.map((each) => Math.round(each)).join(", ")} ms`);
  return { scenario, first_scene_ms };
}

/** The boards as they were measured, and the slowest answer to a hand that carries something, where there is a table. */
function result(all, firstScenes, bytes) {
  const drags = all.map(({ drag }) => drag).filter((drag) => drag !== null);
  return {
    boards: all.map(({ board }) => board),
    first_scenes: firstScenes,
    first_load_bytes: bytes,
    ...(drags.length ? { drag_answer_ms_p95: Math.max(...drags) } : {}),
  };
}

async function run() {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: PLACES.find((place) => place && existsSync(place)),
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
  try {
    const all = [];
    for (const game of await largest(server.home, positionals))
      all.push(await measured(browser, game, Number(values.rounds)));
    const firsts = [];
    for (const scenario of values.first) firsts.push(await opened(browser, server.home, scenario));
    return result(all, firsts, firstLoad().sum);
  } finally {
    await browser.close();
    server.stop();
  }
}

function table({ boards, first_scenes, first_load_bytes, drag_answer_ms_p95: drag }) {
  console.log("system      scenario          pan   zoom  (frame rate, 1 = an empty page)");
  for (const { system, scenario, pan_ratio, zoom_ratio } of boards)
    console.log(`${system.padEnd(11)} ${scenario.padEnd(16)} ${pan_ratio.toFixed(2)}   ${zoom_ratio.toFixed(2)}`);
  for (const { scenario, first_scene_ms } of first_scenes)
    console.log(`${scenario.padEnd(28)} ${first_scene_ms} ms from the click to the first scene`);
  if (drag !== undefined) console.log(`a hand that carries something is answered within ${drag} ms (95 of 100 times)`);
  console.log(`first load  ${first_load_bytes} bytes, compressed`);
}

const found = await run();
if (values.json) console.log(JSON.stringify(found));
else table(found);
