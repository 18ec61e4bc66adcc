import { expect, it } from "vitest";
import { bow, sketch, type Overlay, type Stroke } from "../src/board/overlays";

const PLACES: Record<string, { x: number; y: number }> = { palma: { x: 0, y: 0 }, medea: { x: 100, y: 0 } };
const drawn = (overlay: Overlay): Stroke[] => sketch(overlay, (place) => PLACES[place] ?? null);
const kinds = (overlay: Overlay): string[] => drawn(overlay).map(({ draw }) => draw);

it("hangs a tag for what can be reached, in the tone of a fight if it is one", () => {
  expect(drawn({ kind: "reach", at: "palma", text: "2" })).toEqual([
    { draw: "tag", at: { x: 0, y: 0 }, text: "2", tone: "quiet" },
  ]);
  expect(drawn({ kind: "reach", at: { x: 5, y: 5 }, text: "⚔", attack: true })[0]).toMatchObject({ tone: "attack" });
});

it("draws nothing for a place that is not on this board", () => {
  expect(drawn({ kind: "label", at: "vienna", text: "?" })).toEqual([]);
  expect(drawn({ kind: "arrow", from: "palma", to: "vienna", style: "march" })).toEqual([]);
  expect(drawn({ kind: "route", through: ["palma"] })).toEqual([]);
});

it("tells arrows apart by form and not by tone alone", () => {
  const looks = (["march", "attack", "retreat", "fire"] as const).map((style) => {
    const [stroke] = drawn({ kind: "arrow", from: "palma", to: "medea", style });
    return stroke?.draw === "line" ? `${stroke.width} ${stroke.dashed}` : "";
  });
  expect(new Set(looks).size).toBe(4);
});

it("bends an arrow, so that there and back do not lie on each other", () => {
  const there = bow({ x: 0, y: 0 }, { x: 100, y: 0 });
  const back = bow({ x: 100, y: 0 }, { x: 0, y: 0 });
  expect(there[0]).toEqual({ x: 0, y: 0 });
  expect(there.at(-1)).toEqual({ x: 100, y: 0 });
  expect(there[8]?.y).toBeLessThan(0);
  expect(back[8]?.y).toBeGreaterThan(0);
});

it("goes a route to its goal", () => {
  expect(kinds({ kind: "route", through: ["palma", "medea"] })).toEqual(["line", "ring"]);
});

it("opens an arc around where somebody looks", () => {
  const [field] = drawn({ kind: "arc", at: "palma", facing: 0, spread: 90, radius: 10 });
  if (field?.draw !== "fill") throw new Error("no field of fire");
  expect(field.points[1]?.x).toBeCloseTo(10 * Math.SQRT1_2);
  expect(field.points[13]).toEqual({ x: expect.closeTo(10), y: expect.closeTo(0) });
});

it("shows where sight is blocked", () => {
  expect(kinds({ kind: "sight", from: "palma", to: "medea" })).toEqual(["line"]);
  expect(kinds({ kind: "sight", from: "palma", to: "medea", blocked: { x: 50, y: 0 } })).toEqual([
    "line",
    "line",
    "ring",
  ]);
});

it("measures with its words in the middle", () => {
  expect(drawn({ kind: "ruler", from: "palma", to: "medea", text: "4 cm" }).at(-1)).toMatchObject({
    draw: "tag",
    at: { x: 50, y: 0 },
    text: "4 cm",
  });
});

it("marks ground that has a meaning", () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
    { x: 9, y: 9 },
  ];
  expect(kinds({ kind: "zone", corners, text: "command" })).toEqual(["fill", "line", "tag"]);
  expect(kinds({ kind: "zone", corners: [] })).toEqual([]);
});
