import { expect, it } from "vitest";
import {
  MAX_SCALE,
  around,
  between,
  bring,
  fit,
  limit,
  opening,
  pan,
  pinch,
  resized,
  show,
  wheel,
  zoomAt,
  type Point,
  type View,
} from "../src/board/camera";

const sheet = { width: 2000, height: 3000 };
const toBoard = (view: View, px: number, py: number): Point => ({
  x: (px - view.x) / view.k,
  y: (py - view.y) / view.k,
});
const frame = { width: 1000, height: 800 };

it("fits the whole sheet into the frame", () => {
  const view = fit(sheet, frame, 0);
  expect(view.k).toBeCloseTo(800 / 3000);
  expect(view.x).toBeCloseTo((1000 - 2000 * view.k) / 2);
  expect(view.y).toBeCloseTo(0);
});

it("zooms with the point under the finger staying where it is", () => {
  const before = show({ x: 900, y: 1400, width: 300, height: 300 }, sheet, frame);
  const under = toBoard(before, 400, 300);
  const after = toBoard(zoomAt(before, 1.5, 400, 300, sheet, frame), 400, 300);
  expect(after.x).toBeCloseTo(under.x, 3);
  expect(after.y).toBeCloseTo(under.y, 3);
});

it("never zooms out beyond the sheet nor in beyond the limit", () => {
  const view = fit(sheet, frame);
  expect(zoomAt(view, 0.01, 0, 0, sheet, frame).k).toBeCloseTo(view.k);
  expect(zoomAt(view, 1e6, 0, 0, sheet, frame).k).toBe(MAX_SCALE);
});

it("does not lose the sheet when it is pulled away", () => {
  const near = zoomAt(fit(sheet, frame), 6, 500, 400, sheet, frame);
  const far = pan(near, 1e6, -1e6, sheet, frame);
  expect(far.x).toBeLessThanOrEqual(64);
  expect(far.y + sheet.height * far.k).toBeGreaterThanOrEqual(frame.height - 64);
});

it("keeps a small sheet in the middle", () => {
  const view = limit({ k: 0.2, x: 500, y: 500 }, sheet, frame);
  expect(view.x).toBeCloseTo((frame.width - sheet.width * view.k) / 2);
});

it("follows two fingers", () => {
  const before = show({ x: 900, y: 1400, width: 300, height: 300 }, sheet, frame);
  const after = pinch(
    before,
    [
      { x: 400, y: 400 },
      { x: 500, y: 400 },
    ],
    [
      { x: 350, y: 400 },
      { x: 550, y: 400 },
    ],
    sheet,
    frame,
  );
  expect(after.k).toBeCloseTo(before.k * 2);
});

it("puts a box around points, with room", () => {
  expect(
    around(
      [
        [10, 20],
        [50, 5],
      ],
      4,
    ),
  ).toEqual({ x: 6, y: 1, width: 48, height: 23 });
  expect(around([], 4)).toBeNull();
});

it("opens with the whole sheet where its counters can be read", () => {
  const box = { x: 900, y: 1400, width: 100, height: 100 };
  expect(opening(box, 400, sheet, frame)).toEqual(fit(sheet, frame));
  expect(opening(null, 50, sheet, frame)).toEqual(fit(sheet, frame));
});

it("opens where something is going on, so near that counters can be read", () => {
  const view = opening({ x: 900, y: 1400, width: 100, height: 100 }, 50, sheet, frame);
  expect(view.k * 50).toBeCloseTo(40);
  expect(toBoard(view, 500, 400)).toEqual({ x: expect.closeTo(950), y: expect.closeTo(1450) });
});

it("opens without leaving the window empty beside the sheet, even where the front is wide", () => {
  const wide = { x: 0, y: 0, width: 2000, height: 3000 };
  const view = opening(wide, 20, sheet, frame);
  expect(sheet.width * view.k).toBeGreaterThanOrEqual(frame.width);
  expect(sheet.height * view.k).toBeGreaterThanOrEqual(frame.height);
});

it("glides from view to view: the middle goes straight, the scale evenly", () => {
  const [from, to] = [
    { k: 0.5, x: -100, y: -200 },
    { k: 2, x: -900, y: -1200 },
  ];
  const same = (view: View): View => ({
    k: expect.closeTo(view.k),
    x: expect.closeTo(view.x),
    y: expect.closeTo(view.y),
  });
  expect(between(from, to, 0, frame)).toEqual(same(from));
  expect(between(from, to, 1, frame)).toEqual(same(to));
  const half = between(from, to, 0.5, frame);
  expect(half.k).toBeCloseTo(1);
  const middle = (view: View): number => toBoard(view, 500, 400).x;
  expect(middle(half)).toBeCloseTo((middle(from) + middle(to)) / 2);
});

it("keeps the middle of the sheet in the middle when the window changes its size", () => {
  const view = show({ x: 900, y: 1400, width: 300, height: 300 }, sheet, frame);
  const after = resized(view, frame, { width: 600, height: 700 }, sheet);
  expect(toBoard(after, 300, 350)).toEqual({ x: expect.closeTo(1050), y: expect.closeTo(1550) });
});

it("brings to the middle what is in the window already, if that is wanted", () => {
  const view = show({ x: 900, y: 1400, width: 300, height: 300 }, sheet, frame);
  const box = { x: 920, y: 1420, width: 50, height: 50 };
  expect(bring(view, box, 50, sheet, frame)).toBe(view);
  expect(toBoard(bring(view, box, 50, sheet, frame, true), 500, 400).x).toBeCloseTo(945);
});

it("stays where it is when what is to be shown is in the window", () => {
  const view = show({ x: 900, y: 1400, width: 300, height: 300 }, sheet, frame);
  expect(bring(view, { x: 1000, y: 1500, width: 50, height: 50 }, 50, sheet, frame)).toBe(view);
});

it("goes to what is not in the window, no farther away than before", () => {
  const view = show({ x: 900, y: 1400, width: 300, height: 300 }, sheet, frame);
  const there = bring(view, { x: 100, y: 2500, width: 50, height: 50 }, 50, sheet, frame);
  expect(there.k).toBeCloseTo(view.k);
  expect(bring(there, { x: 100, y: 2500, width: 50, height: 50 }, 50, sheet, frame)).toBe(there);
});

it("turns the wheel at the pointer, faster for a pinched touchpad, and sideways with Shift", () => {
  const view = show({ x: 900, y: 1400, width: 300, height: 300 }, sheet, frame);
  const turn = { deltaX: 0, deltaY: -100, shiftKey: false, ctrlKey: false };
  const nearer = wheel(view, turn, { x: 400, y: 300 }, sheet, frame);
  expect(nearer.k).toBeGreaterThan(view.k);
  expect(toBoard(nearer, 400, 300).x).toBeCloseTo(toBoard(view, 400, 300).x, 3);
  expect(wheel(view, { ...turn, ctrlKey: true }, { x: 0, y: 0 }, sheet, frame).k).toBeGreaterThan(nearer.k);
  expect(wheel(view, { ...turn, shiftKey: true }, { x: 0, y: 0 }, sheet, frame)).toEqual(
    pan(view, 100, -0, sheet, frame),
  );
});

it("brings whatever lies at an edge out from under the tools, and opens so that what is asked is", () => {
  const wide = { width: 2500, height: 2000 };
  const whole = fit(wide, frame);
  const right = (view: View): number => wide.width * view.k + view.x;
  expect(right(whole)).toBeGreaterThan(frame.width - 64);
  expect(right(pan(whole, -1e6, 0, wide, frame))).toBeCloseTo(frame.width - 64);
  const corner = { x: wide.width - 100, y: 0, width: 100, height: 100 };
  expect(right(opening(corner, 1000, wide, frame))).toBeCloseTo(frame.width - 64);
  const middle = { x: wide.width / 2, y: 0, width: 100, height: 100 };
  expect(opening(middle, 1000, wide, frame)).toEqual(whole);
});
