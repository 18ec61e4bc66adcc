import { describe, expect, it } from "vitest";
import {
  NOTHING,
  afterTouch,
  atPlace,
  byHeading,
  costsTo,
  forHold,
  litPieces,
  litPlaces,
  reachable,
  toggled,
  wholeStack,
} from "../src/lib/gestures";
import type { Gesture, Offered, Piece } from "../src/lib/protocol";

const gesture = (part: Partial<Gesture>): Gesture => ({
  pieces: [],
  places: [],
  cards: [],
  chits: [],
  button: null,
  ...part,
});

const offered = (name: string, part: Partial<Gesture>, more: Partial<Offered> = {}): Offered => ({
  action: { do: name, ...part },
  says: { code: `action-${name}`, args: {} },
  gesture: gesture(part),
  rule: "G6",
  heading: null,
  undoable: true,
  stake: false,
  short: null,
  ends: false,
  attack: false,
  cost: null,
  note: [],
  outcome: null,
  ...more,
});

const piece = (id: string, place: string): Piece => ({
  id,
  place,
  face: "front",
  symbol: id,
  says: { code: "", args: {} },
  side: null,
  badges: [],
  count: 1,
  movable: true,
  rule: "",
});

const both = offered("March", { pieces: ["a", "b"], places: ["farra"] }, { heading: "march" });
const one = offered("March", { pieces: ["a"], places: ["romans"] }, { heading: "march" });
const end = offered("EndZone", { button: "EndZone" }, { ends: true });
const zone = offered("ActivateZone", { places: ["palma"] });
const all = [end, both, one, zone];

describe("what is lit", () => {
  it("with empty hands: places that are chosen alone, and every piece that can be taken up", () => {
    expect([...litPlaces(all, NOTHING)]).toEqual(["palma"]);
    expect([...litPieces(all, NOTHING)].sort()).toEqual(["a", "b"]);
  });

  it("with pieces in hand: only where exactly these can go", () => {
    expect([...litPlaces(all, { pieces: ["b", "a"], cards: [] })]).toEqual(["farra"]);
    expect([...litPlaces(all, { pieces: ["a"], cards: [] })]).toEqual(["romans"]);
    expect([...litPlaces(all, { pieces: ["b"], cards: [] })]).toEqual([]);
  });

  it("a piece stays lit while something can still be done with it besides what is held", () => {
    expect([...litPieces(all, { pieces: ["b"], cards: [] })].sort()).toEqual(["a", "b"]);
    expect(reachable(all, { pieces: ["b"], cards: [] })).toEqual([both]);
  });
});

describe("what a click means", () => {
  it("is what is offered for exactly what is held at that place", () => {
    expect(atPlace(all, { pieces: ["a", "b"], cards: [] }, "farra")).toEqual([both]);
    expect(atPlace(all, { pieces: ["a"], cards: [] }, "farra")).toEqual([]);
    expect(forHold(all, NOTHING)).toEqual([end, zone]);
  });

  it("on a stack takes up as many as move together", () => {
    const pieces = [piece("a", "palma"), piece("b", "palma"), piece("c", "palma")];
    expect(wholeStack(all, pieces, "palma")).toEqual(["a", "b"]);
    expect(wholeStack(all, pieces, "farra")).toEqual([]);
  });

  it("on a stack of which one piece is to be named takes up none: the player says which", () => {
    const pieces = [piece("a", "palma"), piece("b", "palma")];
    const either = [offered("Choose", { pieces: ["a"] }), offered("Choose", { pieces: ["b"] })];
    expect(wholeStack(either, pieces, "palma")).toEqual([]);
    expect(wholeStack([...either, offered("Drop", { pieces: ["b"] })], [piece("b", "palma")], "palma")).toEqual(["b"]);
  });

  it("on another piece takes that one instead, where they cannot go together", () => {
    const either = [offered("Choose", { pieces: ["a"] }), offered("Choose", { pieces: ["b"] })];
    expect(afterTouch(either, { pieces: ["a"], cards: [] }, "b").pieces).toEqual(["b"]);
    expect(afterTouch(all, { pieces: ["a"], cards: [] }, "b").pieces).toEqual(["a", "b"]);
    expect(afterTouch(all, { pieces: ["a", "b"], cards: [] }, "a").pieces).toEqual(["b"]);
  });

  it("on a piece takes it up or puts it back", () => {
    expect(toggled(["a"], "b")).toEqual(["a", "b"]);
    expect(toggled(["a", "b"], "a")).toEqual(["b"]);
  });
});

it("lists offers by heading and puts those that end something last", () => {
  expect(byHeading([end, both, zone, one]).map(([heading, offers]) => [heading, offers.length])).toEqual([
    ["march", 2],
    [null, 2],
  ]);
  expect(byHeading([end, zone])[0]?.[1].at(-1)).toBe(end);
});

it("keeps the price of each manner of going to a place", () => {
  const price = (points: number, all = false): Offered["cost"] => ({ place: "farra", points, left: 4 - points, all });
  const march = offered("March", { pieces: ["a"], places: ["farra"] }, { cost: price(1) });
  const raid = offered("March", { pieces: ["a"], places: ["farra"], button: "raid" }, { cost: price(2) });
  const again = offered("March", { pieces: ["a"], places: ["farra"], button: "incursion" }, { cost: price(1) });
  const hold = { pieces: ["a"], cards: [] };
  expect(
    costsTo([raid, march, again], hold)
      .get("farra")
      ?.map((cost) => cost.points),
  ).toEqual([1, 2]);
  expect(costsTo([raid, march], NOTHING).size).toBe(0);
});
