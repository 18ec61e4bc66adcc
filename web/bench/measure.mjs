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
