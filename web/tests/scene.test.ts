import { expect, it } from "vitest";
import type { Piece, Scene } from "../src/lib/protocol";
import { changed, stacks } from "../src/lib/scene";

const piece = (id: string, place: string): Piece => ({
  id,
  place,
  face: "front",
  symbol: id,
  says: { code: "", args: {} },
  side: "venetian",
  badges: [],
  count: 1,
  movable: true,
  rule: "",
});

const scene: Scene = {
  seat: "venetian",
  pieces: [piece("a", "palma"), piece("b", "palma"), piece("c", "farra")],
  marks: [],
  tracks: [],
  hands: [],
  piles: [],
  cup: { cup: ["red"], played: [], active: null },
  stage: { step: "draw", says: [], places: [], pieces: [] },
  question: null,
  effects: [],
  result: null,
  standing: null,
};

it("merges pieces in place, adds new ones at the end, removes those that are gone", () => {
  const after = changed(scene, { pieces: [piece("b", "romans"), piece("d", "palma")], pieces_gone: ["a"] });
  expect(after.pieces.map(({ id, place }) => `${id}:${place}`)).toEqual(["b:romans", "c:farra", "d:palma"]);
  expect(after.pieces[1]).toBe(scene.pieces[2]);
});

it("orders the stack anew when it is told to", () => {
  const after = changed(scene, { pieces: [piece("d", "palma")], order: ["d", "c", "b", "a"] });
  expect(after.pieces.map(({ id }) => id)).toEqual(["d", "c", "b", "a"]);
});

it("replaces a part that is there, even by nothing, and keeps one that is not", () => {
  const after = changed(scene, { cup: null });
  expect(after.cup).toBeNull();
  expect(after.stage).toBe(scene.stage);
});

it("knows stacks", () => {
  expect(
    stacks(scene.pieces)
      .get("palma")
      ?.map(({ id }) => id),
  ).toEqual(["a", "b"]);
});
