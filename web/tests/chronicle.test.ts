import { expect, it } from "vitest";
import { changedHands, holdings, realms, replayOf } from "../src/chronicle/telling";
import { board, place } from "./support/table";

const sicily = {
  ...board([place("messana"), place("agrigentum"), place("panormus")]),
  seats: { rome: { en: "Rome", it: "Roma" }, carthage: { en: "Carthage" } },
};

it("shows each city in the hands of who held it then, and leaves out what is nobody's", () => {
  const held = holdings(sicily, { messana: "rome", agrigentum: null, panormus: "carthage" }, "it");
  expect(held.map((each) => [each.place, each.owner])).toEqual([
    ["messana", "rome"],
    ["panormus", "carthage"],
  ]);
  expect(realms(sicily, held, "it").map(({ name, cities }) => [name, cities.length])).toEqual([
    ["Roma", 1],
    ["Carthage", 1],
  ]);
});

it("marks what changed hands since the year before", () => {
  const before = { messana: null, agrigentum: "carthage" };
  expect(changedHands(before, { messana: "rome", agrigentum: "carthage" })).toEqual(new Set(["messana"]));
  expect(changedHands(undefined, { messana: "rome" })).toEqual(new Set());
});

it("leads to a film that begins with the battle", () => {
  const battle = { from_: 17, to: 40, film: false };
  expect(replayOf("abc", battle, null)).toBe("/replay/abc?from=17");
  expect(replayOf("abc", battle, "secret")).toBe("/replay/abc?from=17#secret");
  const atOnce = { from_: 17, to: 17, film: true };
  expect(replayOf("abc", atOnce, "secret")).toBe("/replay/abc?within=17#secret");
});
