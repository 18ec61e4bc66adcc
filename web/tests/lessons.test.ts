/** What a learner's browser keeps, the ring around what is pointed at, and the table of a lesson. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LessonStep } from "../src/lib/protocol";
import { parse } from "../src/lib/router.svelte";
import { arrowsOf, ringAround, tabOf, whereabouts } from "../src/lessons/pointing";
import { answer, beAlone, finished, isDone, progress, reached, stepOf } from "../src/lessons/progress";
import { wayFor } from "../src/lessons/ways";
import { reduce } from "../src/table/reduce";
import { FRESH } from "../src/table/state";
import { gesture, piece } from "./support/table";

const step: LessonStep = {
  type: "lesson",
  system: "toy",
  lesson: "moving",
  title: "Moving",
  number: 3,
  steps: 9,
  text: "March.",
  wants: "act",
  hint: null,
  rules: [],
  pointed: { places: [], pieces: [], arrows: [], panel: null },
  following: null,
};

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = "";
});

it("a lesson that was left is taken up where it was, and one that was finished from its beginning", () => {
  reached("toy/moving", 4);
  expect([stepOf("toy/moving"), isDone("toy/moving")]).toEqual([4, false]);
  finished("toy/moving");
  expect([stepOf("toy/moving"), isDone("toy/moving")]).toEqual([0, true]);
});

it("a newcomer is asked once, and the coach stays as silent as they want", () => {
  expect([progress().knows, progress().alone]).toEqual([null, false]);
  answer("a-little");
  beAlone(true);
  expect([progress().knows, progress().alone]).toEqual(["a-little", true]);
});

it("what is not to be read in the browser's storage is no trouble", () => {
  localStorage.setItem("caracole.lessons", "{half");
  expect(isDone("toy/moving")).toBe(false);
});

it("the ring is there for as long as something is pointed at", () => {
  document.body.innerHTML = '<button id="tab-log"></button>';
  const away = ringAround("log");
  expect(document.querySelectorAll(".coach-ring")).toHaveLength(1);
  away();
  expect(document.querySelectorAll(".coach-ring")).toHaveLength(0);
});

it("nothing is ringed where there is no such part of the screen", () => {
  ringAround("hand")();
  ringAround("no such part")();
  ringAround(null)();
  expect(document.querySelectorAll(".coach-ring")).toHaveLength(0);
});

it("the table knows the step of its lesson", () => {
  expect(reduce(FRESH, step).table.lesson).toBe(step);
});

it("a lesson has an address of its own", () => {
  expect(parse(new URL("http://here/learn/toy/moving"))).toMatchObject({ page: "learn", id: "toy/moving" });
  expect(parse(new URL("http://here/learn"))).toMatchObject({ page: "learn", id: "" });
  expect(parse(new URL("http://here/game/abc/def"))).toMatchObject({ page: "game", id: "abc" });
});

it("what is behind a tab is opened when it is pointed at", () => {
  expect([tabOf("cup"), tabOf("log"), tabOf("orders"), tabOf(null)]).toEqual(["tracks", "log", undefined, undefined]);
});

describe("somebody new", () => {
  const course = {
    system: "toy",
    title: "Toy",
    lessons: [{ id: "moving", title: {}, about: {}, minutes: 3 }],
    guided: null,
  };
  const answering = (systems: unknown[]): void =>
    void vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ systems }))));
  afterEach(() => vi.unstubAllGlobals());

  it("who knows nothing is led into the first lesson", async () => {
    answering([{ ...course, lessons: [] }, course]);
    expect(await wayFor("nothing")).toBe("/learn/toy/moving");
  });

  it("finds the list where there is no lesson, no game with a coach, or no answer", async () => {
    answering([]);
    expect(await wayFor("nothing")).toBe("/learn");
    answering([course]);
    expect(await wayFor("a-little")).toBe("/learn");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    expect(await wayFor("nothing")).toBe("/learn");
  });
});

describe("on a board without a grid", () => {
  const at = (x: number, y: number) => ({ x, y, angle: 270 });
  const pieces = [
    { ...piece("a", "table"), pose: at(10, 50) },
    { ...piece("b", "table"), pose: at(50, 50) },
    piece("c", "camp"),
  ];

  it("a piece is looked for where it stands, and others at their place", () => {
    expect(whereabouts(["b", "c"], pieces)).toEqual(["b", "camp"]);
  });

  it("the coach's arrows lead every piece the same way, and there are none where nothing is put anywhere", () => {
    const [arrow] = arrowsOf(gesture({ pieces: ["a", "b"], pose: at(10, 20) }), pieces);
    expect(arrow).toMatchObject({ kind: "hint", ways: { a: [at(10, 50), at(10, 20)], b: [at(50, 50), at(50, 20)] } });
    expect(arrowsOf(gesture({ pieces: ["a", "b"] }), pieces)).toEqual([]);
  });
});
