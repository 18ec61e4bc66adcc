/** What is read beside the map: which papers there are, where rolls fall on charts, forms, and the story of a turn. */
import { describe, expect, it } from "vitest";
import type { ChartCell, Form, Lens, Mark, Paper, Standing } from "../src/lib/protocol";
import { filled, refusedAll } from "../src/sheets/filling";
import { chartsOf, fallen, fallsOn } from "../src/sheets/falls";
import { activationsIn, changedMarks, lossesIn, scoredBetween, turnsIn } from "../src/sheets/turns";
import { hasPages, overMap, paperOnPiece, papersOf, samePage } from "../src/table/reading";
import { reduce } from "../src/table/reduce";
import { asked, logged, offered, refusal, scene, tableOf, update } from "./support/table";

const says = (code: string): { code: string; args: Record<string, never> } => ({ code, args: {} });
const lens = (id: string, of: Lens["of"], paper: boolean): Lens => ({ id, says: says(id), of, key: "", paper });
const form = (more: Partial<Form> = {}): Form => ({
  says: says("return-fire"),
  action: { do: "Set", kind: "return_fire" },
  blanks: [],
  rule: "C10",
  look: "setting",
  ...more,
});

describe("the papers of a board", () => {
  const lenses = [lens("reach", "piece", false), lens("army", "all", true), lens("brigade", "piece", true)];

  it("lie beside the map, the other lenses over it", () => {
    expect(papersOf({ lenses }).map(({ id }) => id)).toEqual(["army"]);
    expect(paperOnPiece({ lenses })?.id).toBe("brigade");
    expect(overMap(lenses).map(({ id }) => id)).toEqual(["reach"]);
  });

  it("are missed by a board without any", () => {
    expect(hasPages({ lenses })).toBe(true);
    expect(hasPages({ lenses: lenses.slice(0, 1) })).toBe(false);
    expect(hasPages(null)).toBe(false);
    expect(paperOnPiece(null)).toBeNull();
  });

  it("are the same page if they are about the same", () => {
    const page = { kind: "paper", look: { lens: "brigade", pieces: ["u1"] } } as const;
    expect(samePage(page, { kind: "paper", look: { lens: "brigade", pieces: ["u1"] } })).toBe(true);
    expect(samePage(page, { kind: "turn" })).toBe(false);
  });
});

describe("where a roll falls", () => {
  const cells: ChartCell[] = [
    { chart: "fire", row: 3, column: 2 },
    { chart: "modifiers", row: 1, column: null },
  ];
  const rolled = logged(4, { falls: cells });

  it("is told by the last line that rolled", () => {
    expect(fallen([logged(1, { falls: [] }), rolled, logged(5)], null)).toEqual({ line: rolled, cells });
    expect(fallen([logged(5)], null)).toBeNull();
  });

  it("is told by the odds of what is thought of, as long as it is", () => {
    const odds = { kind: "fire", falls: [cells[0]] } as never;
    expect(fallen([rolled], odds)).toEqual({ line: null, cells: [cells[0]] });
  });

  it("is a cell, or a whole row", () => {
    expect(fallsOn(cells, "fire", 3, 2)).toBe(true);
    expect(fallsOn(cells, "fire", 3, 1)).toBe(false);
    expect(fallsOn(cells, "modifiers", 1, 0)).toBe(true);
    expect(chartsOf([...cells, { chart: "fire", row: 4, column: 2 }])).toEqual(["fire", "modifiers"]);
  });
});

describe("a form on a paper", () => {
  const paper = (forms: Form[]): Paper => ({
    says: says("title"),
    parts: [{ says: says("part"), rule: "", told: [], columns: [], rows: [], chances: [], forms }],
  });

  it("is sent with what is filled in", () => {
    expect(filled(form(), { value: "never" }).action).toEqual({ do: "Set", kind: "return_fire", value: "never" });
  });

  it("tells once why none of them can be sent", () => {
    const not = refusal("C3");
    expect(refusedAll(paper([form({ refused: not }), form({ refused: not })]))).toEqual(not);
    expect(refusedAll(paper([form({ refused: not }), form()]))).toBeNull();
    expect(refusedAll(paper([]))).toBeNull();
  });

  it("among the offers keeps the only other answer from playing itself", () => {
    const table = tableOf([], { forcedAlone: true });
    const offers = { version: 8, seat: "venetian", complete: true, actions: [offered("End")], forms: [form()] };
    expect(asked(reduce(table, update(8, null, { offers })))).toEqual([]);
  });
});

describe("a turn", () => {
  const log = [
    logged(1, { begins: "turn", kind: "game_began" }),
    logged(1, { begins: "turn", kind: "turn_began" }),
    logged(2, { weight: "headline", kind: "storm" }),
    logged(3, { begins: "activation", kind: "first" }),
    logged(4, { lost: { u1: 2 } }),
    logged(5, { weight: "headline", kind: "rout", lost: { u2: 0 } }),
    logged(6, { lost: { u1: 1 } }),
    logged(7, { begins: "turn", kind: "second_turn" }),
  ];

  it("goes from its heading to the next; one in which nothing happened is none, but the present one is", () => {
    expect(turnsIn(log).map(({ heading, from, to }) => [heading.kind, from, to])).toEqual([
      ["turn_began", 1, 7],
      ["second_turn", 7, null],
    ]);
  });

  it("tells who acted, with what was told large", () => {
    const [turn] = turnsIn(log);
    const { before, activations } = activationsIn(turn!);
    expect(before.map(({ kind }) => kind)).toEqual(["storm"]);
    expect(activations.map(({ heading, told }) => [heading.kind, told.map(({ kind }) => kind)])).toEqual([
      ["first", ["rout"]],
    ]);
  });

  it("sums up what each piece lost, those that are gone first", () => {
    expect(lossesIn(turnsIn(log)[0]!)).toEqual([
      { piece: "u2", points: 0, isGone: true },
      { piece: "u1", points: 3, isGone: false },
    ]);
  });

  it("compares the score, with the lines that make the difference", () => {
    const standing = (score: number, line: string): Standing =>
      ({
        tally: [
          {
            side: "union",
            score,
            about: [
              { says: says(line), rule: "" },
              { says: says("same"), rule: "" },
            ],
          },
        ],
      }) as never;
    expect(scoredBetween(standing(2, "old"), standing(5, "new"))).toEqual([
      { side: "union", before: 2, after: 5, why: [says("new")] },
    ]);
    expect(scoredBetween(null, null)).toEqual([]);
  });

  it("tells which signs on the map have changed", () => {
    const mark = (id: string, code: string): Mark => ({ id, says: says(code) }) as never;
    const [before, after] = [scene([]), scene([])];
    before.marks = [mark("hill", "blue"), mark("ford", "grey")];
    after.marks = [mark("hill", "grey"), mark("ford", "grey"), mark("wall", "new")];
    expect(changedMarks(before, after).map(({ id }) => id)).toEqual(["hill", "wall"]);
  });
});
