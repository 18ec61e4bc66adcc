/** The coverage of a rulebook: what counts as proved, and what is found. */
import { describe, expect, it } from "vitest";
import type { ClauseCoverage } from "../src/lib/protocol";
import { byChapter, countsOf, placeOf, sifted, standingOf, testOf } from "../src/rulebook/coverage";

const CODE = "src/game/rules/movement/movement.py:12";
const TEST = "tests/rules/test_06.py::TestWalls::test_a_wall_is_not_crossed";
const clause = (id: string, title: string, rest: Partial<ClauseCoverage> = {}): ClauseCoverage => ({
  id,
  title: { en: title, it: "Città" },
  enforced_at: [],
  tests: [],
  not_applicable: {},
  ...rest,
});

const ITEMS = [
  clause("G6.a", "Walls", { enforced_at: [CODE], tests: [TEST] }),
  clause("G6.b", "Cited only", { enforced_at: [CODE] }),
  clause("G7.a", "Tested only", { tests: [TEST] }),
  clause("G7.b", "Neither"),
  clause("G7.c", "The colour of the box", { not_applicable: { en: "it is cardboard" } }),
];
const ids = (items: readonly ClauseCoverage[]): string[] => items.map(({ id }) => id);

describe("coverage", () => {
  it("takes code and a test to be proved; what no program can enforce is not missing", () => {
    expect(ITEMS.map(standingOf)).toEqual(["proved", "missing", "missing", "missing", "apart"]);
    expect(countsOf(ITEMS)).toEqual({ all: 5, proved: 1, missing: 3, apart: 1 });
  });

  it("is sifted by what is missing, and searched by number, title, code and test", () => {
    expect(ids(sifted(ITEMS, "missing", "", "en"))).toEqual(["G6.b", "G7.a", "G7.b"]);
    expect(ids(sifted(ITEMS, "all", "MOVEMENT.py", "en"))).toEqual(["G6.a", "G6.b"]);
    expect(ids(sifted(ITEMS, "missing", "wall", "en"))).toEqual(["G7.a"]);
    expect(ids(sifted(ITEMS, "apart", "citta 7.c", "it"))).toEqual(["G7.c"]);
    expect(sifted(ITEMS, "all", "elephant", "en")).toEqual([]);
  });

  it("is gathered by chapter, in the order of the book", () => {
    expect(byChapter(ITEMS).map(({ id, items }) => [id, items.length])).toEqual([
      ["G6", 2],
      ["G7", 3],
    ]);
  });

  it("says what a test tells, and where", () => {
    expect(testOf(TEST, "G6.a")).toEqual({ name: "a wall is not crossed", file: "rules/test_06.py", path: TEST });
    for (const name of ["test_7_4_a_a_wall_falls", "test_G7_4_a_a_wall_falls"])
      expect(testOf(`a.py::${name}`, "G7.4.a").name).toBe("a wall falls");
    expect(placeOf(CODE)).toEqual({ name: "12", file: "movement/movement.py", path: CODE });
  });
});
