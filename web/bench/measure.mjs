/** Frames of a page while it is moved, and the hands that move it. */

const SECONDS = 3;

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Frames a second, and the longest wait between two of them in ms, while `hand` keeps the page moving. */
async function frames(page, hand, seconds = SECONDS) {
  await page.evaluate(() => {
    const seen = (window.benched = { times: [], on: true });
    const tick = (at) => {
      seen.times.push(at);
      if (seen.on) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const end = Date.now() + seconds * 1000;
  for (let n = 0; Date.now() < end; n++) {
    await hand(n);
    await sleep(12);
  }
  const times = await page.evaluate(() => {
    window.benched.on = false;
    return window.benched.times;
  });
  const gaps = times.slice(1).map((at, n) => at - times[n]);
  return { rate: (1000 * gaps.length) / (times.at(-1) - times[0]), longest: Math.max(...gaps) };
}

/** Pulls the sheet around in a circle with the mouse. */
export async function panned(page, middle) {
  const at = (n) => [middle.x + 160 * Math.cos(n / 9), middle.y + 160 * Math.sin(n / 9)];
  await page.mouse.move(...at(0));
  await page.mouse.down();
  const found = await frames(page, (n) => page.mouse.move(...at(n)));
  await page.mouse.up();
  return found;
}

/** Turns the wheel nearer and away again, over the middle. */
export async function zoomed(page, middle) {
  await page.mouse.move(middle.x, middle.y);
  return frames(page, (n) => page.mouse.wheel(0, n % 40 < 20 ? -60 : 60));
}

/** Turns the wheel until the sheet is near, and waits until everything is drawn. */
export async function approach(page, middle) {
  await page.mouse.move(middle.x, middle.y);
  for (let n = 0; n < 8; n++) await page.mouse.wheel(0, -120);
  await rest(page);
}

/** Waits until the page draws as fast as it can for a whole second, so that what is loaded is loaded. */
export async function rest(page) {
  for (let n = 0; n < 20; n++) {
    const { longest } = await frames(page, () => undefined, 1);
    if (longest < 60) return;
  }
}

/** Writes down when the pointer moves, when a gesture is tried and when that is answered. Before the page is opened. */
export const listen = (page) =>
  page.addInitScript(() => {
    const heard = (window.tried = { moves: [], sent: new Map(), answers: [] });
    addEventListener("pointermove", () => heard.moves.push(performance.now()), true);
    window.WebSocket = class extends WebSocket {
      constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => {
          const { type, id } = JSON.parse(data);
          if (type === "tried") heard.answers.push({ asked: heard.sent.get(id), at: performance.now() });
        });
      }
      send(data) {
        const { type, id } = JSON.parse(data);
        if (type === "try") heard.sent.set(id, performance.now());
        super.send(data);
      }
    };
  });

/** Pulls a piece about in small circles: milliseconds from each move of the pointer to the first answer about it. */
export async function dragged(page, start, seconds = SECONDS) {
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.evaluate(() => (window.tried.moves.length = window.tried.answers.length = 0));
  const end = Date.now() + seconds * 1000;
  for (let n = 0; Date.now() < end; n++) {
    await page.mouse.move(start.x + 30 * Math.sin(n / 8), start.y - 40 + 30 * Math.cos(n / 8));
    await sleep(12);
  }
  await sleep(500);
  const { moves, answers } = await page.evaluate(() => ({ moves: window.tried.moves, answers: window.tried.answers }));
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return moves.flatMap((at) => answers.find(({ asked }) => asked >= at)?.at - at || []).sort((a, b) => a - b);
}
