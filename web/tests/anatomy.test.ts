/** What the card of a counter or a place says. */
import { expect, it } from "vitest";
import { anatomyOf } from "../src/lib/anatomy";
import type { Board } from "../src/lib/protocol";
import { Texts } from "../src/lib/texts";
import { board, piece, place, scene } from "./support/table";

const says = (code: string) => ({ code, args: {} });
const texts = new Texts("en", [
  {
    language: "en",
    text: "fanti = Fanti, infantry 2/3\nfire = hits on 2\nacted = activated\ntorch = may be raided\ncoast = coast\nfort = a Fort",
  },
]);
const face = { symbol: "a-front", says: says("fanti"), signs: [{ print: "2/3", says: says("fire"), rule: "G8.2.a" }] };
const shown: Board = {
  ...board(),
  places: [place("palma", { name: { en: "Palma" }, facts: [says("coast")] }), place("udine")],
  kinds: [{ id: "a", name: "Fanti", side: "venetian", group: "g", type: "infantry", faces: { front: face } }],
};
const unit = {
  ...piece("a", "palma"),
  symbol: "a-front",
  says: says("fanti"),
  badges: [{ symbol: "tick", says: says("acted"), rule: "G5.1.h" }],
};
const fort = { ...piece("fort@palma", "palma"), says: says("fort"), movable: false, rule: "G10.c", symbol: "fort" };
const torch = {
  id: "t",
  symbol: "torch",
  x: 0,
  y: 0,
  size: 9,
  says: says("torch"),
  place: "palma",
  angle: 0,
  text: "",
  rule: "G23.a",
};
const now = scene(["venetian"], false, { pieces: [unit, fort], marks: [torch] });

it("names every badge and number of a counter, each with its rule", () => {
  expect(anatomyOf({ piece: "a", place: "palma" }, shown, now, texts)).toEqual({
    title: "Fanti, infantry 2/3",
    symbols: ["a-front", "tick"],
    rows: [
      { print: "", symbol: "tick", text: "activated", rule: "G5.1.h" },
      { print: "2/3", symbol: "", text: "hits on 2", rule: "G8.2.a" },
    ],
  });
});

it("says what a marker does", () => {
  expect(anatomyOf({ piece: "fort@palma" }, shown, now, texts)?.rows).toEqual([
    { print: "", symbol: "", text: "a Fort", rule: "G10.c" },
  ]);
});

it("names what is printed, marked and built in a place", () => {
  const card = anatomyOf({ place: "palma" }, shown, now, texts);
  expect(card?.title).toBe("Palma");
  expect(card?.rows.map(({ text, rule }) => [text, rule])).toEqual([
    ["coast", ""],
    ["may be raided", "G23.a"],
    ["a Fort", "G10.c"],
  ]);
});

it("says nothing about nothing", () => {
  expect(anatomyOf(null, shown, now, texts)).toBeNull();
  expect(anatomyOf({ place: "udine" }, shown, now, texts)).toBeNull();
});
