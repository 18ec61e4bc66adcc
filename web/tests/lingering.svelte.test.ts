import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Lingering } from "../src/lib/lingering.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("goes on for a moment, so that nothing flashes up between one and the next", () => {
  let film = $state(false);
  let lingering: Lingering | undefined;
  const stop = $effect.root(() => {
    lingering = new Lingering(() => film, 1000);
  });
  const turn = (on: boolean): void => {
    film = on;
    flushSync();
  };
  flushSync();
  expect(lingering?.current).toBe(false);
  turn(true);
  turn(false);
  vi.advanceTimersByTime(900);
  expect(lingering?.current).toBe(true);
  turn(true);
  turn(false);
  vi.advanceTimersByTime(900);
  expect(lingering?.current).toBe(true);
  vi.advanceTimersByTime(200);
  expect(lingering?.current).toBe(false);
  stop();
});
