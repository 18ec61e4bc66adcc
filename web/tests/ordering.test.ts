/** How an offer is written on its button, and what it lights on the map. */
import { describe, expect, it } from "vitest";
import { byDestination, orderOf } from "../src/lib/ordering";
import { Texts } from "../src/lib/texts";
import { NOWHERE, pointingOf } from "../src/table/pointing";
import { offered, piece, scene, touching } from "./support/table";

const texts = new Texts(
  "en",
  [
    {
      language: "en",
      text: `action-March = March to { $to } with { $units }
short-March = → { $to }
action-Choose = Choose { $unit }
short-Choose = { $unit }
piece = { $name }, infantry 2/3
broken = disorganized`,
    },
  ],
  {
    domains: { unit: "unit", units: "unit" },
    names: { unit: { a: { en: "Fanti" } } },
    stacks: {},
    kinds: {},
    quoted: [],
  },
);
const names = (id: string): string => id.toUpperCase();
const many = ["a", "b", "c", "d", "e", "f", "g"];
const table = scene(["venetian"], false, { pieces: many.map((id) => piece(id, "palma")) });
const march = (units: string[], more = {}) => {
  const args = { to: "Aquileia", units };
  return touching(
    "March",
    { pieces: units, places: ["aquileia"] },
    { says: { code: "action-March", args }, short: { code: "short-March", args }, ...more },
  );
};

describe("an order", () => {
  it("is short on its button, with the counters, and whole for whoever asks", () => {
    const order = orderOf(march(["a", "b"]), table, texts, names);
    expect(order).toMatchObject({ label: "→ Aquileia", full: "March to Aquileia with Fanti and b", more: 0 });
    expect(order.counters.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("is told in full by a game that has no short form", () => {
    expect(orderOf(march(["a"], { short: null }), table, texts, names).label).toBe("March to Aquileia with Fanti");
  });

  it("on an open table says which of the counters that look alike it is about", () => {
    const pose = { x: 100, y: 100, angle: 0 };
    const open = scene(["venetian"], false, { pieces: [{ ...piece("a", ""), pose }] });
    const advance = touching(
      "Advance",
      { pieces: ["a"] },
      { short: { code: "short-March", args: { to: "the hill" } } },
    );
    expect(orderOf(advance, open, texts, names)).toMatchObject({ label: "→ the hill", about: "Fanti" });
    const named = { ...advance, short: { code: "short-Choose", args: { unit: "a" } } };
    expect(orderOf(named, open, texts, names).about).toBe("");
  });

  it("about a marker has it on its button", () => {
    const chits = [{ id: "kimball", name: {}, side: "", symbol: "chit-kimball", colour: "" }];
    const order = orderOf(touching("Hold", { chits: ["kimball"] }), table, texts, names, chits);
    expect(order.counters.map(({ symbol }) => symbol)).toEqual(["chit-kimball"]);
  });

  it("shows as many counters as there is room for, and how many more there are", () => {
    const order = orderOf(march(many), table, texts, names);
    expect([order.counters.length, order.more]).toEqual([4, 3]);
  });

  it("about one unit says how strong it is, where it stands and in which state", () => {
    const unit = {
      ...piece("a", "palma"),
      says: { code: "piece", args: { name: "Fanti" } },
      badges: [{ symbol: "", says: { code: "broken", args: {} }, rule: "" }],
    };
    const args = { unit: "a" };
    const choice = touching(
      "Choose",
      { pieces: ["a"] },
      { says: { code: "action-Choose", args }, short: { code: "short-Choose", args } },
    );
    expect(orderOf(choice, { ...table, pieces: [unit] }, texts, names)).toMatchObject({
      label: "Fanti, infantry 2/3",
      about: "PALMA · disorganized",
    });
    const laid = { ...unit, pose: { x: 1, y: 2, angle: 0 } };
    expect(orderOf(choice, { ...table, pieces: [laid] }, texts, names).about).toBe("disorganized");
  });
});

describe("pointing at an order", () => {
  it("lights its pieces and its goal, with the way there", () => {
    expect(pointingOf(march(["a", "b"]), table.pieces)).toEqual({
      places: ["aquileia"],
      pieces: ["a", "b"],
      arrows: [{ from: "palma", to: "aquileia", kind: "march" }],
    });
  });

  it("shows an attack as one", () => {
    expect(pointingOf(march(["a"], { attack: true }), table.pieces).arrows).toMatchObject([{ kind: "attack" }]);
  });

  it("lights the place of a piece that goes nowhere", () => {
    expect(pointingOf(touching("Recover", { pieces: ["a"] }), table.pieces)).toEqual({
      places: ["palma"],
      pieces: ["a"],
      arrows: [],
    });
  });

  it("lights nothing where there is nothing to touch", () => {
    expect(pointingOf(offered("Halt"), table.pieces)).toEqual(NOWHERE);
  });
});

describe("many orders of one kind", () => {
  const to = (place: string, ...units: string[]) => touching("March", { pieces: units, places: [place] });

  it("name each place once, in the order in which they are offered", () => {
    const offers = [to("aquileia", "a"), to("farra", "a"), to("aquileia", "b"), to("aquileia", "a", "b")];
    expect(byDestination(offers).map(({ place, offers }) => [place, offers.length])).toEqual([
      ["aquileia", 3],
      ["farra", 1],
    ]);
  });

  it("stand by themselves where they move nothing", () => {
    const supply = [touching("Supply", { places: ["marano"] }), touching("Supply", { places: ["marano"] })];
    expect(byDestination([...supply, offered("Halt")]).map(({ place }) => place)).toEqual([null, null, null]);
  });
});
