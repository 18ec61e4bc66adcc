/** A battle on the bench: rows of troops, pieces of terrain, and the way from a fault to its place. */
import { describe, expect, it } from "vitest";
import type { MadeShape, MakerFlag, MakerTroop, Workshop } from "../src/lib/protocol";
import * as made from "../src/make/draft";
import { shapingOf, spun } from "../src/make/handling";
import { placesOf, pushedShape, turnedShape } from "../src/make/standing";
import { area, boxOf, middleOf, nextStretch, turned, within, type Point } from "../src/make/shapes";
import { whereIs } from "../src/make/where";

const leader: MakerFlag = { id: "leader", name: {}, alone: true };
const bows: MakerFlag = { id: "bows", name: {}, alone: false };
const foot = { id: "foot", cost: 3, flags: ["leader", "bows"] } as unknown as MakerTroop;
const horse = { id: "horse", cost: 4, flags: ["leader"] } as unknown as MakerTroop;
const SQUARE: [number, number][] = [
  [-100, -100],
  [100, -100],
  [100, 100],
  [-100, 100],
];
const workshop = {
  sides: [{ id: "north", name: { en: "North" } }, { id: "south" }],
  troops: [foot, horse],
  flags: [leader, bows],
  lists: [{ id: "OLD", name: { en: "Old" }, rows: [{ type: "foot", count: 2 }] }],
  tables: [{ id: "T", pieces: [] }],
  grounds: [
    { id: "wood", name: { en: "wood" }, shape: SQUARE, levels: 0 },
    { id: "hill", shape: SQUARE, levels: 3 },
    { id: "river", shape: SQUARE, levels: 0, chain: true },
  ],
  fields: [{ path: "drawn.up", name: { en: "Drawn up" } }],
  table: 1000,
  grid: 250,
  step: 50,
} as unknown as Workshop;
const wood = (at: number): made.Piece => ({ kind: "wood", vertices: SQUARE.map(([x, y]): Point => [x + at, y + at]) });
const [river] = made.withPiece(workshop, [], "river") as [made.Piece];

describe("an army", () => {
  const rows: made.Row[] = [
    { type: "foot", count: 3, bows: true },
    { type: "horse", leader: true },
  ];

  it("costs what its rows cost", () => {
    expect(made.total(rows, (row) => made.costOf(workshop, row))).toBe(13);
    expect(made.total(rows, made.countOf)).toBe(4);
  });

  it("has one leader, who has one element to himself", () => {
    expect(made.rowFlagged(rows, 0, leader, true)).toEqual([
      { type: "foot", count: 1, bows: true, leader: true },
      { type: "foot", count: 2, bows: true },
      { type: "horse" },
    ]);
    expect(made.rowFlagged(rows, 1, leader, false)[1]).toEqual({ type: "horse" });
  });

  it("loses what other troops may not have", () => {
    expect(made.rowOfType(rows, 0, horse, workshop.flags)[0]).toEqual({ type: "horse", count: 3 });
  });

  it("that was only named is written out", () => {
    const open = made.expanded(workshop, { north: "OLD", south: "elsewhere", terrain: "T" });
    expect(made.rowsOf(open, "north")).toEqual([{ type: "foot", count: 2 }]);
    expect(open["terrain"]).toEqual({ pieces: [] });
  });
});

describe("a draft", () => {
  it("is read and changed by paths", () => {
    const draft = made.withValue({ a: 1 }, "b.c", true);
    expect(made.valueAt(draft, "b.c")).toBe(true);
    expect(made.withValue(draft, "b.c", undefined)).toEqual({ a: 1 });
    expect(made.valueAt(draft, "a.x.y")).toBeUndefined();
  });

  it("of any shape can be shown", () => {
    for (const odd of [null, 3, "x", [], {}, [[1], { vertices: 5 }]]) {
      expect(made.rowsOf({ north: { elements: odd } }, "north")).toBeInstanceOf(Array);
      expect(made.piecesOf({ terrain: { pieces: odd } })).toBeInstanceOf(Array);
      expect(made.wordsOf(odd, "it")).toBe("");
    }
  });

  it("has one text for all languages until they are written apart", () => {
    const one = made.rewritten({ en: "A", it: "A" }, "B", "it", ["en", "it"]);
    expect(one).toEqual({ en: "B", it: "B" });
    const apart = { en: "A", it: "X" };
    expect(made.rewritten(apart, "B", "it", ["en", "it"])).toEqual({ en: "A", it: "B" });
    expect(made.rewritten(apart, "B", "it", ["en", "it"], [{ en: "A", it: "X" }])).toEqual({ en: "B", it: "B" });
  });

  it("makes a file whose name can be typed", () => {
    expect(made.fileName("Città d'Oro: 1261!")).toBe("citta-d-oro-1261.toml");
    expect(made.fileName("…")).toBe("battle.toml");
    expect(made.idFor("1261")).toBe("b-1261");
  });
});

describe("a fault", () => {
  it("leads to its place, else to what that lies in", () => {
    expect(made.placesAround("north.elements[2].bows")).toEqual([
      "north.elements[2].bows",
      "north.elements[2]",
      "north.elements",
      "north",
    ]);
    expect(made.placesAround("")).toEqual([]);
    expect(["south.name", "terrain.pieces[3].kind", "first"].map((path) => made.tabFor(workshop, path))).toEqual([
      "armies",
      "terrain",
      "setup",
    ]);
    expect(made.pieceAt("terrain.pieces[13].kind")).toBe(13);
    expect(made.pieceAt("terrain")).toBe(-1);
  });

  it("says where it is", () => {
    const draft = { terrain: { pieces: [wood(300)] } };
    const where = (path: string): string => whereIs(workshop, draft, path, "en", (id) => id);
    expect(where("north.elements[1].type")).toBe("North 2");
    expect(where("terrain.pieces[0]")).toBe("1 wood");
    expect(where("drawn.up")).toBe("Drawn up");
    expect(where("title.en")).toBe("make-title");
    expect(where("odd")).toBe("make-tab-setup");
  });
});

describe("a piece of terrain", () => {
  it("is pushed as far as the table goes", () => {
    expect(within(wood(300).vertices, [-900, 50], 1000)).toEqual([-200, 50]);
    const shaping = shapingOf(workshop, "ArrowRight", true);
    const moved = shaping ? made.reshaped(workshop, [wood(800)], 0, shaping) : [];
    expect(boxOf(moved[0]?.vertices ?? []).right).toBe(1000);
  });

  it("turns about its middle and stays on the table", () => {
    expect(turned(wood(300).vertices, [300, 300], 90)[0]).toEqual([200, 400]);
    const [corner] = made.reshaped(workshop, [wood(100)], 0, spun(45));
    const { left, bottom } = boxOf(corner?.vertices ?? []);
    expect([left, bottom]).toEqual([0, 0]);
  });

  it("of a chain begins where the last one ends, and all of them move together", () => {
    const [first, second] = made.withPiece(workshop, [river], "river");
    expect(second?.vertices).toEqual([first?.vertices[1], [800, 400], [800, 600], first?.vertices[2]]);
    const pair = [wood(100), river, { ...river, vertices: second?.vertices ?? [] }];
    expect(made.together(workshop, pair, 2)).toEqual([1, 2]);
    const bent = made.cornerMoved(workshop, pair, 1, 1, [600, 350]);
    expect(bent[2]?.vertices[0]).toEqual([600, 350]);
    const spunRound = made.reshaped(workshop, pair, 1, spun(30));
    expect(spunRound[2]?.vertices[0]).toEqual(spunRound[1]?.vertices[1]);
    expect(spunRound[0]).toBe(pair[0]);
  });

  it("has no next stretch where the table ends", () => {
    expect(
      nextStretch(
        [
          [0, 0],
          [1000, 0],
          [1000, 100],
          [0, 100],
        ],
        1000,
      ),
    ).toBeNull();
    expect(area(wood(300).vertices)).toBe(80_000);
  });

  it("is laid where there is room, near the middle", () => {
    const [, second] = made.withPiece(workshop, made.withPiece(workshop, [], "wood"), "wood");
    expect(middleOf(second?.vertices ?? [])).toEqual([250, 500]);
    const full = [
      {
        kind: "wood",
        vertices: [
          [0, 0],
          [1000, 0],
          [1000, 1000],
          [0, 1000],
        ] as Point[],
      },
    ];
    expect(middleOf(made.withPiece(workshop, full, "wood")[1]?.vertices ?? [])).toEqual([500, 500]);
  });

  it("is high at once if it can be", () => {
    expect(made.withPiece(workshop, [], "hill")[0]?.level).toBe(1);
    expect(made.withPiece(workshop, [], "wood")[0]).not.toHaveProperty("level");
  });
});

describe("an element", () => {
  const points: [number, number][] = [
    [100, 300],
    [300, 300],
    [300, 200],
    [100, 200],
  ];
  const shape: MadeShape = { side: "north", name: "N1", kind: "element", points, pose: [200, 300, 0] };

  it("is pushed with its place, and stays on the table", () => {
    const pushed = pushedShape(shape, [-400, 50], 1000);
    expect(pushed.pose).toEqual([100, 350, 0]);
    expect(pushed.points[0]).toEqual([0, 350]);
  });

  it("turns about its middle", () => {
    const turned = turnedShape(shape, 90);
    expect(turned.pose).toEqual([250, 250, 90]);
    expect(turnedShape(shape, -15).pose?.[2]).toBe(345);
  });

  it("is written among the places of its side; other troops stand elsewhere", () => {
    const other: MadeShape = { ...shape, side: "south", name: "S1" };
    expect(placesOf([shape, other, { ...shape, kind: "camp" }], "north")).toEqual([[200, 300, 0]]);
    const draft = { north: { places: [[1, 2, 3]], elements: [] } };
    expect(made.withRows(draft, "north", [{ type: "foot" }])["north"]).toEqual({ elements: [{ type: "foot" }] });
  });
});
