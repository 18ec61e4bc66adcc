import { expect, it } from "vitest";
import { besideOf } from "../src/battle/beside";

const board = { left: 0, right: 1000 };
const at = (...xs: number[]): { x: number; y: number }[] => xs.map((x) => ({ x, y: 300 }));

it("the sheet of a fight lies at the right, unless it would hide what can be chosen there", () => {
  expect(besideOf([], board, 450)).toBe("right");
  expect(besideOf(at(400), board, 450)).toBe("right");
  expect(besideOf(at(700, 900), board, 450)).toBe("left");
});

it("it stays away where it would hide something on both sides, and does not mind what is out of sight", () => {
  expect(besideOf(at(400, 700), board, 450)).toBeNull();
  expect(besideOf(at(-300, 700), board, 450)).toBe("left");
});
