/** The eye over a board: what it brings into its window, and what it leaves as it is. */
import { expect, it } from "vitest";
import { Eye } from "../src/board/eye.svelte";

const SHEET = { width: 1000, height: 1000 };
const box = { x: 480, y: 460, width: 40, height: 40 };
const middle = { x: 500, y: 480 };

/** An eye on the middle of the sheet, whose counters are 40 wide on it. */
function open(k = 1): Eye {
  const eye = new Eye(
    () => SHEET,
    () => 40,
  );
  eye.measure(
    { width: 400, height: 400 },
    () => ({ k, x: 200 - 500 * k, y: 100 - 480 * k }),
    () => null,
  );
  return eye;
}

it("leaves the view as it is where everything is in sight", () => {
  const eye = open();
  const before = eye.view;
  eye.bring(box, { ease: false, near: true });
  expect(eye.view).toBe(before);
});

it("comes nearer where counters are too small to be read, if that is wanted", () => {
  const eye = open(0.5);
  eye.bring(box, { ease: false });
  expect(eye.view.k).toBe(0.5);
  eye.bring(box, { ease: false, near: true });
  expect(eye.view.k * 40).toBeGreaterThanOrEqual(34);
});

it("brings what lies under a panel at the upper edge out from under it", () => {
  const eye = open();
  eye.bring(box, { ease: false, above: 200 });
  expect(eye.toWindow(middle).y).toBeGreaterThan(220);
  expect(eye.toWindow(middle).y).toBeLessThan(380);
});
