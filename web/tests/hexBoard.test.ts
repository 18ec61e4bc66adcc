/** What lies where on a map of hexes, what is listed and lit, and what a lens is asked. */
import { describe, expect, it } from "vitest";
import { matches, nextActor } from "../src/board/finding";
import { HexGrid } from "../src/board/hexes";
import { hexList, listedHexes } from "../src/board/hexList";
import { atRest, sideLooks, type HexSight } from "../src/board/hexSight";
import { bodyOf, detailOf, facingOf, fanOf, foundAt, lying, stacked } from "../src/board/hexStacks";
import { costTags, formations, onlyActor } from "../src/board/hexWords";
import { hatchings, inWords, lensOfKey, lookThrough, ofItself, sameLook, strengthOf } from "../src/board/lenses";
import { cutOpen, HIGH, WIDE } from "../src/board/profile";
import type { Layers, Lens, Piece } from "../src/lib/protocol";
import { stacks } from "../src/lib/scene";
import { Texts } from "../src/lib/texts";
import { hexes } from "./support/hexes";
import { board, piece, scene, touching } from "./support/table";

const grid = new HexGrid(hexes());
const COUNTER = 40;
const unit = (id: string, place: string, more: Partial<Piece> = {}): Piece => ({
  ...piece(id, place),
  side: "union",
  facing: 2,
  ...more,
});
const middle = (id: string) => grid.middleOf(id) ?? { x: 0, y: 0 };

describe("a stack", () => {
  it("lies in its true order, each a step above the one before", () => {
    const [bottom, top] = stacked("0303", [unit("a", "0303"), unit("b", "0303")], middle("0303"), COUNTER, 0.1);
    expect([bottom?.piece.id, top?.piece.id]).toEqual(["a", "b"]);
    expect(top?.y).toBeLessThan(bottom?.y ?? 0);
  });

  it("has whoever looks nowhere beside it, and hides nobody's face by it", () => {
    const leader = { ...piece("leader", "0303"), side: "union" };
    const [first, second] = stacked("0303", [unit("a", "0303"), leader], middle("0303"), COUNTER, 0.1);
    expect(second?.size).toBeLessThan(first?.size ?? 0);
    expect((second?.x ?? 0) + (second?.size ?? 0)).toBeLessThan(middle("0303").x - 10);
    expect(stacked("0303", [leader], middle("0303"), COUNTER, 0.1)[0]?.size).toBe(COUNTER);
  });

  it("is fanned out over its hex when asked for; one counter needs no fan", () => {
    const here = stacks([unit("a", "0303"), unit("b", "0303"), unit("c", "0505")]);
    const fan = fanOf(grid, here, "0303", COUNTER);
    expect(fan?.pieces.map((each) => each.piece.id)).toEqual(["a", "b"]);
    expect(fan?.pieces[1]?.x).toBeGreaterThan((fan?.pieces[0]?.x ?? 0) + COUNTER);
    expect(fanOf(grid, here, "0505", COUNTER)).toBeNull();
  });

  it("looks where its uppermost piece looks", () => {
    expect(facingOf([unit("a", "0303", { facing: 1 }), unit("b", "0303", { facing: 4 }), piece("l", "0303")])).toBe(4);
    expect(facingOf([piece("l", "0303")])).toBeNull();
  });
});

describe("what lies on the map", () => {
  const here = stacks([unit("a", "0303"), unit("b", "0303"), unit("line", "0505", { covers: ["0506", "0504"] })]);

  it("is told in three steps of detail", () => {
    expect([0.2, 0.8, 2].map((k) => detailOf(COUNTER, k))).toEqual(["blocks", "counters", "faces"]);
    const far = lying(grid, here, COUNTER, 0.2);
    expect(far.pieces).toEqual([]);
    expect(far.blocks.map(({ place, ids, isPart }) => [place, ids, isPart])).toEqual([
      ["0303", ["a", "b"], false],
      ["0505", ["line"], false],
      ["0506", ["line"], true],
      ["0504", ["line"], true],
    ]);
  });

  it("has a line over several hexes as one body", () => {
    const { pieces } = lying(grid, here, COUNTER, 1);
    expect(pieces.filter(({ piece: { id } }) => id === "line").map(({ place, part }) => [place, part])).toEqual([
      ["0506", true],
      ["0504", true],
      ["0505", false],
    ]);
    expect(bodyOf(grid, unit("line", "0505", { covers: ["0506", "0504"] }))).toEqual(
      ["0504", "0505", "0506"].map(middle),
    );
  });

  it("is found under a point: the uppermost counter, any part of a line with its own hex, else the hex", () => {
    const lies = lying(grid, here, COUNTER, 1);
    expect(foundAt(grid, lies, middle("0303"))).toEqual({ piece: "b", place: "0303", isStack: false });
    expect(foundAt(grid, lies, middle("0506"))).toMatchObject({ piece: "line", place: "0506" });
    expect(foundAt(grid, lies, middle("0707"))).toEqual({ piece: null, place: "0707", isStack: false });
    expect(foundAt(grid, lying(grid, here, COUNTER, 0.2), middle("0303"))).toMatchObject({
      piece: null,
      isStack: true,
    });
  });

  it("is found in the fan before anything below it, and the fan stays while the pointer is on it", () => {
    const lies = lying(grid, here, COUNTER, 1, "0303");
    const { x, y } = middle("0303");
    expect(foundAt(grid, lies, { x: x - COUNTER * 0.6, y })).toEqual({ piece: "a", place: "0303", isStack: false });
    expect(foundAt(grid, lies, { x, y: y - COUNTER * 0.6 })).toMatchObject({ piece: null, place: "0303" });
  });
});

const sight = (part: Partial<HexSight> = {}): HexSight => ({
  grid,
  sheet: { width: 700, height: 600 },
  counter: COUNTER,
  here: stacks([unit("a", "0303")]),
  marks: [],
  sides: sideLooks({ union: { face: "#001" }, confederate: {} }),
  groups: new Map(),
  spots: [],
  litPlaces: new Set(["0304"]),
  litPieces: new Set(["a"]),
  held: new Set(["a"]),
  attacked: new Set(["0304"]),
  pointed: new Set(),
  pointedPieces: new Set(),
  chosen: null,
  tags: [{ place: "0304", text: "⚔2", tone: "attack" }],
  overlays: [],
  layers: null,
  ghost: null,
  knobs: [],
  isBare: false,
  isStill: true,
  litSince: 0,
  ...part,
});

describe("the list for keyboard and screen reader", () => {
  const texts = new Texts("en", [{ language: "en", text: "terrain-woods = Woods\nunit-a = First regiment" }]);
  const hexed = { ...board(), hexes: grid.hexes };

  it("has only hexes with something in them, lit ones and the current one, as they stand on the map", () => {
    expect(listedHexes(sight(), ["0909", "0101", null])).toEqual(["0101", "0303", "0304"]);
  });

  it("tells name, what can be done, the ground and who stands there, looking where", () => {
    const here = stacks([unit("a", "0303", { says: { code: "unit-a", args: {} } })]);
    const [first, second] = hexList(sight({ here }), hexed, texts);
    expect(first?.label).toContain("The Ford (0303)");
    expect(first?.label).toContain("Woods");
    expect(first?.pieces[0]).toMatchObject({ id: "a", isHeld: true, isLit: true });
    expect(first?.pieces[0]?.label).toMatch(/^First regiment, facing south-east$/);
    expect(second).toMatchObject({ id: "0304", isLit: true, isAttack: true, tag: "⚔2" });
  });

  it("shows a position at rest without lights", () => {
    const still = atRest(sight());
    expect([still.litPlaces.size, still.held.size, still.tags.length]).toEqual([0, 0, 0]);
  });
});

describe("what a map writes", () => {
  it("is the price of what is thought of before that of what is lit, and a lens's last", () => {
    const cost = (place: string, points: number) => ({ place, points, left: 1, all: false });
    const tag = { tone: "quiet" as const, says: null };
    const layers = {
      ...{ washes: [], areas: [], lines: [], told: [] },
      tags: ["0304", "0305", "0306"].map((place) => ({ place, text: "9", ...tag })),
    };
    const tags = costTags(
      new Map([["0304", [cost("0304", 2)]]]),
      new Set(["0304", "0303"]),
      new Set(["0304"]),
      layers,
      [cost("0305", 3)],
    );
    expect(tags.map(({ place, text }) => [place, text])).toEqual([
      ["0304", "⚔2"],
      ["0305", "3"],
      ["0306", "9"],
    ]);
  });

  it("is the name of a formation, where the game has one", () => {
    const kind = (id: string, group: string) => ({ id, name: id, side: "", group, type: "", faces: {} });
    const lexicon = { ...board().lexicon, names: { brigade: { ha: { en: "Harlan's brigade" } } } };
    const named = formations({ kinds: [kind("a", "ha"), kind("b", "leaders")], lexicon }, "en");
    expect([...named]).toEqual([["a", "Harlan's brigade"]]);
  });
});

it("takes up the only one that can act", () => {
  const step = (id: string, to: string) => touching("Step", { pieces: [id], places: [to] });
  const turn = touching("Turn", { pieces: ["b"], facing: 1 });
  expect(onlyActor({ actions: [step("a", "0304"), step("a", "0305"), turn] })).toEqual(["a"]);
  expect(onlyActor({ actions: [step("a", "0304"), step("b", "0305")] })).toBeNull();
});

it("takes up whoever is asked to turn, unless others could do something instead", () => {
  const turn = touching("Turn", { pieces: ["b"], facing: 1 });
  const alone = (id: string) => touching("Refuse", { pieces: [id] });
  expect(onlyActor({ actions: [turn, alone("b"), touching("LetBe", {})] })).toEqual(["b"]);
  expect(onlyActor({ actions: [turn, alone("a")] })).toBeNull();
  expect(onlyActor({ actions: [alone("b")] })).toBeNull();
});

describe("a lens", () => {
  const lens = (id: string, of: Lens["of"], key = ""): Lens => ({
    id,
    of,
    key,
    paper: false,
    says: { code: "", args: {} },
  });
  const nothing = { piece: null, from: null, place: null };

  it("is about a piece, a place, a line or everything", () => {
    const picked = { piece: "a", from: "0303", place: "0505" };
    expect(lookThrough(lens("zones", "all"), nothing)).toEqual({ lens: "zones" });
    expect(lookThrough(lens("reach", "piece"), picked)).toEqual({ lens: "reach", pieces: ["a"] });
    expect(lookThrough(lens("sight", "place"), picked)).toEqual({ lens: "sight", places: ["0505"] });
    expect(lookThrough(lens("line", "line"), picked)).toEqual({ lens: "line", pieces: ["a"], places: ["0505"] });
    expect(lookThrough(lens("line", "line"), { ...picked, piece: null })).toEqual({
      lens: "line",
      places: ["0303", "0505"],
    });
  });

  it("waits until there is something to be about", () => {
    for (const of of ["piece", "place", "line"] as const) expect(lookThrough(lens("x", of), nothing)).toBeNull();
    expect(lookThrough(lens("x", "line"), { piece: "a", from: "0303", place: "0303" })).toBeNull();
    expect(sameLook({ lens: "x" }, { lens: "x" })).toBe(true);
    expect(sameLook({ lens: "x" }, null)).toBe(false);
  });

  it("steps of a scale are told apart by how dark they are, without hatching", () => {
    const steps = [1, 0.5, 0].map((depth) => ({ tone: "quiet" as const, depth }));
    expect(hatchings(steps)).toEqual([[], [], []]);
    const [dark = 0, middle = 0, light = 0] = steps.map(({ depth }) => strengthOf(depth));
    expect(dark - middle > 0.2 && middle - light > 0.2).toBe(true);
  });

  it("hatches its tints so that none looks like another without colours", () => {
    const tones = ["quiet", "quiet", "good", "attack", "good"] as const;
    const looks = hatchings(tones.map((tone) => ({ tone }))).map((angles) => angles.join());
    expect(looks[2]).toBe("");
    expect(new Set(looks).size).toBe(5);
  });

  it("says everything once, with the rule where one is named", () => {
    const says = (code: string) => ({ code, args: {} });
    const layers: Layers = {
      washes: [{ tone: "good", places: ["0101"], says: says("range") }],
      areas: [],
      lines: [{ tone: "good", through: ["a", "b"], style: "plain", says: says("heard") }],
      tags: [],
      told: [
        { says: says("range"), rule: "C4.15.a" },
        { says: says("unheard"), rule: "C4.22.a" },
      ],
    };
    expect(inWords(layers, ({ code }) => code)).toEqual({
      keys: [{ tint: 0, words: "range", rule: "C4.15.a" }],
      others: [
        { words: "heard", rule: "" },
        { words: "unheard", rule: "C4.22.a" },
      ],
    });
  });

  it("cuts a line open: the ground, what stands on it, what blocks it", () => {
    const heights = [
      { place: "0101", ground: 3, top: 3 },
      { place: "0102", ground: 1, top: 2 },
      { place: "0103", ground: 2, top: 2 },
    ];
    const { columns, sight } = cutOpen(heights, [{ tone: "attack", places: ["0102"] }]);
    expect(columns.map(({ isBlocking }) => isBlocking)).toEqual([false, true, false]);
    expect(columns.map(({ ground }) => ground)).toEqual([8, 8 + 2 * HIGH, 8 + HIGH]);
    expect(columns[1]?.top).toBe(8 + HIGH);
    expect(sight).toEqual({ x1: WIDE / 2, y1: 8, x2: 2.5 * WIDE, y2: 8 + HIGH });
  });

  it("comes by itself if it shows a reach, and has a key unless the board needs it", () => {
    const all = [lens("zones", "all", "e"), lens("reach", "piece", "n")];
    expect(ofItself(all)?.id).toBe("reach");
    expect(lensOfKey(all, "e")?.id).toBe("zones");
    expect([lensOfKey(all, "n"), lensOfKey(all, "x"), lensOfKey([lens("a", "all")], "")]).toEqual([null, null, null]);
  });
});

describe("finding", () => {
  const texts = new Texts("en", []);
  const kind = (id: string, name: string) => ({ id, name, side: "", group: "", type: "", faces: {} });
  const hexed = { ...board(), hexes: grid.hexes, kinds: [kind("a", "1st Lakeshore"), kind("b", "Étoile Battery")] };
  const at = { ...scene([]), pieces: [unit("b", "0505"), unit("a", "0303"), unit("gone", "eliminated")] };

  it("finds counters before hexes, whatever the accents, and hexes by number or name", () => {
    expect(matches("lake", grid, hexed, at, texts)).toEqual([{ name: "1st Lakeshore", place: "0303", piece: "a" }]);
    expect(matches("etoile", grid, hexed, at, texts)[0]?.piece).toBe("b");
    expect(matches("0101", grid, hexed, at, texts)).toEqual([{ name: "0101", place: "0101", piece: null }]);
    expect(matches("ford", grid, hexed, at, texts)[0]?.place).toBe("0303");
    expect([matches(" ", grid, hexed, at, texts), matches("xyz", grid, hexed, at, texts)]).toEqual([[], []]);
  });

  it("goes from one that can act to the next, and round again", () => {
    const lit = new Set(["a", "b", "gone"]);
    expect(nextActor(at, lit, grid, null)).toEqual({ piece: "a", place: "0303" });
    expect(nextActor(at, lit, grid, "a")?.piece).toBe("b");
    expect(nextActor(at, lit, grid, "b")?.piece).toBe("a");
    expect(nextActor(at, new Set(), grid, null)).toBeNull();
  });
});
