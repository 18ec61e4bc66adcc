import { expect, it } from "vitest";
import { command, nextPlace, type Command } from "../src/board/keys";
import { place } from "./support/table";

const key = (name: string, shiftKey = false): Command | null => command({ key: name, shiftKey });

it("leads from place to place by arrows, and moves the sheet with Shift", () => {
  expect(key("ArrowRight")).toEqual({ kind: "step", towards: [1, 0] });
  expect(key("ArrowUp")).toEqual({ kind: "step", towards: [0, -1] });
  expect(key("ArrowRight", true)).toMatchObject({ kind: "pan", dx: -80 });
  expect(key("ArrowDown", true)).toMatchObject({ kind: "pan", dy: -80 });
});

it("chooses by Enter and Space", () => {
  expect(key("Enter")).toEqual({ kind: "choose" });
  expect(key(" ")).toEqual({ kind: "choose" });
});

it("draws nearer and away by the same measure, with or without Shift", () => {
  expect(key("+")).toEqual(key("=", true));
  expect(key("+")).toEqual({ kind: "zoom", factor: 1.3 });
  expect(key("-")).toEqual({ kind: "zoom", factor: 1 / 1.3 });
  expect(key("0")).toEqual({ kind: "fit" });
});

it("finds what is asked, hides the counters and takes the lens", () => {
  expect(["f", "h", "l"].map((name) => key(name)?.kind)).toEqual(["find", "bare", "lens"]);
});

it("leaves all other keys to the page", () => {
  expect(["u", "Tab", "Escape"].map((name) => key(name))).toEqual([null, null, null]);
});

const places = [
  place("middle", { at: [0, 0] }),
  place("east", { at: [100, 10] }),
  place("farther", { at: [250, 0] }),
  place("south", { at: [5, 90] }),
];

it("finds the next place in the direction of an arrow key", () => {
  expect(nextPlace(places, "middle", [1, 0])).toBe("east");
  expect(nextPlace(places, "middle", [0, 1])).toBe("south");
  expect(nextPlace(places, "middle", [0, -1])).toBeNull();
});

it("goes back the way it came, and begins somewhere", () => {
  expect(nextPlace(places, "east", [-1, 0])).toBe("middle");
  expect(nextPlace(places, "nowhere", [1, 0])).toBe("middle");
  expect(nextPlace([], "nowhere", [1, 0])).toBeNull();
});
