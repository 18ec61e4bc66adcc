import { expect, it } from "vitest";
import { nameOfSide } from "../src/lib/sides";
import { Texts } from "../src/lib/texts";

const texts = new Texts("it", [{ language: "it", text: "side-union = Unione" }], {
  domains: {},
  names: {},
  stacks: {},
  kinds: {},
  quoted: [],
});
const board = {
  sides: { ROM: "ROM", north: "union" },
  seats: { ROM: { en: "Rome", it: "Roma" }, north: { en: "North" } },
};

it("a side is called by its own name, else by that of its seat, and by its letters only if it has neither", () => {
  expect(["union", "ROM", "XYZ"].map((side) => nameOfSide(board, texts, side))).toEqual(["Unione", "Roma", "XYZ"]);
});
