/** The rulebook as a page: chapters, numbers, and a search that ignores accents. */
import { describe, expect, it } from "vitest";
import type { RuleText } from "../src/lib/protocol";
import { parse } from "../src/lib/router.svelte";
import {
  chapterFor,
  chapterOf,
  chaptersOf,
  folded,
  indexed,
  isOneBook,
  numberOf,
  search,
  sectionOf,
} from "../src/rulebook/book";

const clause = (id: string, title: string, text = "", it = ""): RuleText =>
  ({
    id,
    title: { en: title, it },
    text: { en: text, it: text },
    editions: {},
    reason: {},
    kind: "rule",
  }) as unknown as RuleText;

const BOOK = [
  clause("G6.a", "Allowances", "Infantry has three points.", "Capacità"),
  clause("G6.b", "Cost of a zone", "A zone costs one point."),
  clause("G7.4.1.a", "Bombarding a wall", "Guns fire at the wall.", "Bombardare una città"),
  clause("G7.4.1.b", "Who fires", "Only guns beside the wall."),
  clause("G7.5.a", "Laying a mine", "Engineers roll a die."),
  clause("GADV.a", "Drawing Commands"),
];

describe("chapters", () => {
  const chapters = chaptersOf(BOOK, { "6": { en: "Movement", it: "Movimento" } }, "it");

  it("gather clauses by chapter and section, in the order of the book", () => {
    expect(chapters.map(({ id }) => id)).toEqual(["G6", "G7", "GADV"]);
    expect(chapters[1]?.sections.map(({ id }) => id)).toEqual(["G7.4.1", "G7.5"]);
    expect(chapters[1]?.sections[0]?.clauses).toHaveLength(2);
    expect(chapters[0]?.title).toBe("Movimento");
  });

  it("are found by whatever an address says", () => {
    for (const wanted of ["G7.4.1.b", "G7", "7", "g7.5"]) expect(chapterFor(chapters, wanted)?.id).toBe("G7");
    expect(chapterFor(chapters, "ADV")?.id).toBe("GADV");
    expect(chapterFor(chapters, "")?.id).toBe("G6");
    expect(parse(new URL("http://here/rules/toy/G7.4.1.b"))).toMatchObject({
      page: "rules",
      id: "toy",
      part: "G7.4.1.b",
    });
  });

  it("show numbers as the book prints them", () => {
    expect([chapterOf("G7.4.1.a"), sectionOf("G7.4.1.a")]).toEqual(["G7", "G7.4.1"]);
    expect(isOneBook(BOOK)).toBe(true);
    expect(numberOf("G7.4.1.a", true)).toBe("7.4.1.a");
    expect(numberOf("GADV.a", true)).toBe("ADV.a");
    expect(isOneBook([...BOOK, clause("P1.a", "Dice")])).toBe(false);
    expect(numberOf("P1.a", false)).toBe("P1.a");
  });
});

describe("search", () => {
  const english = indexed(BOOK, "en");

  it("finds clauses that have every word, titles first", () => {
    expect(search(english, "wall").map(({ id }) => id)).toEqual(["G7.4.1.a", "G7.4.1.b"]);
    expect(search(english, "guns BESIDE").map(({ id }) => id)).toEqual(["G7.4.1.b"]);
    expect(search(english, "elephant")).toEqual([]);
    expect(search(english, "  ")).toEqual([]);
  });

  it("finds numbers, with the letter of the book or without", () => {
    expect(search(english, "7.4").map(({ id }) => id)).toEqual(["G7.4.1.a", "G7.4.1.b"]);
    expect(search(english, "G7.5.a")[0]?.id).toBe("G7.5.a");
  });

  it("ignores accents, in the language of the reader", () => {
    expect(folded("Città, l’été")).toBe("citta, l'ete");
    expect(search(indexed(BOOK, "it"), "citta").map(({ id }) => id)).toEqual(["G7.4.1.a"]);
    expect(search(indexed(BOOK, "it"), "capacità").map(({ id }) => id)).toEqual(["G6.a"]);
    expect(search(english, "citta")).toEqual([]);
  });
});
