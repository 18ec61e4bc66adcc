import { describe, expect, it } from "vitest";
import type { Blank, Form, Writing } from "../src/lib/protocol";
import { Texts } from "../src/lib/texts";
import { clauses, filled, firstValues, partiesIn, toggledIn, wrongs } from "../src/papers/filling";
import { inOrder, toSign } from "../src/papers/reading";

const says = (code: string) => ({ code, args: {} });
const option = (value: unknown, code: string) => ({ value, says: says(code) });
const blank = (id: string, kind: Blank["kind"], value: unknown, more: Partial<Blank> = {}): Blank => ({
  id,
  says: says(`blank-${id}`),
  kind,
  value,
  options: [],
  low: 0,
  high: 0,
  rule: "",
  hint: null,
  ...more,
});

const pact: Form = {
  says: says("form-pact"),
  action: { do: "Pact" },
  rule: "C10",
  look: "parchment",
  blanks: [
    blank("other", "one", "rome", { options: [option("rome", "rome"), option("syracuse", "syracuse")] }),
    blank("until", "number", 2, { low: 1, high: 5 }),
    blank("peace", "yes", true),
    blank("passage", "one", "none", { options: [option("none", "neither"), option("both", "both")] }),
    blank("elements", "many", [], { options: ["a", "b", "c"].map((each) => option(each, each)), high: 2 }),
    blank("text", "text", "", { high: 5 }),
  ],
};
const texts = new Texts("en", [
  {
    language: "en",
    text: [
      "blank-other = With",
      "blank-until = Until the end of year",
      "blank-peace = Peace",
      "blank-passage = Passage",
      "blank-elements = Elements",
      "blank-text = Other words",
      "rome = Rome",
      "both = both",
      "a = Archers",
      "b = Bowmen",
    ].join("\n"),
  },
]);
const read = (values: Record<string, unknown>) =>
  clauses(pact, { ...firstValues(pact), ...values }, texts).map(({ label, text }) =>
    text ? `${label}: ${text}` : label,
  );

describe("a form", () => {
  it("begins with what stands in it, and becomes the action with every blank under its id", () => {
    expect(filled(pact, { ...firstValues(pact), until: 4 })).toEqual({
      do: "Pact",
      other: "rome",
      until: 4,
      peace: true,
      passage: "none",
      elements: [],
      text: "",
    });
  });

  it("says what it means so far, and leaves out what it leaves out", () => {
    expect(read({})).toEqual(["With: Rome", "Until the end of year: 2", "Peace"]);
    expect(read({ peace: false, passage: "both", elements: ["a", "b"], text: "Amen" })).toEqual([
      "With: Rome",
      "Until the end of year: 2",
      "Passage: both",
      "Elements: Archers and Bowmen",
      "Other words: Amen",
    ]);
  });

  it("knows what cannot stand in it, and leaves the rules to the server", () => {
    const wrong = (values: Record<string, unknown>) => [...wrongs(pact, { ...firstValues(pact), ...values }).keys()];
    expect(wrong({})).toEqual([]);
    expect(wrong({ until: 9 })).toEqual(["until"]);
    expect(wrong({ until: null })).toEqual(["until"]);
    expect(wrong({ until: 1.5, other: "nobody", elements: ["a", "b", "c"], text: "too long" })).toEqual([
      "other",
      "until",
      "elements",
      "text",
    ]);
  });

  it("takes an option among the chosen and puts it back, always in their order", () => {
    const elements = pact.blanks[4]!;
    expect(toggledIn(elements, ["c"], "a")).toEqual(["a", "c"]);
    expect(toggledIn(elements, ["a", "c"], "c")).toEqual(["a"]);
  });

  it("bears the seals of who writes it and of whom it names", () => {
    const seats = ["carthage", "rome", "syracuse"];
    expect(partiesIn(pact, { ...firstValues(pact), other: "syracuse" }, "carthage", seats)).toEqual([
      "carthage",
      "syracuse",
    ]);
  });
});

describe("papers", () => {
  const paper = (id: string, state: Writing["state"], parties: string[], mine: boolean): Writing => ({
    id,
    says: says("paper"),
    lines: [],
    parties,
    state,
    mine,
    look: "parchment",
  });
  const papers = [
    paper("old", "ended", ["rome", "carthage"], true),
    paper("theirs", "signed", ["rome", "syracuse"], false),
    paper("ours", "signed", ["carthage", "rome"], true),
    paper("offer", "offered", ["rome", "carthage"], true),
  ];

  it("are read with what waits for an answer first, then one's own", () => {
    expect(inOrder(papers).map(({ id }) => id)).toEqual(["offer", "ours", "theirs", "old"]);
  });

  it("are signed by whom they are offered to, not by who wrote them", () => {
    expect(toSign(papers, "carthage")?.id).toBe("offer");
    expect(toSign(papers, "rome")).toBeNull();
    expect(toSign(papers, "syracuse")).toBeNull();
    expect(toSign(papers, null)).toBeNull();
  });
});
