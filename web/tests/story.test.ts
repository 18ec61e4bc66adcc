/** The log as a story. */
import { describe, expect, it } from "vitest";
import type { LogLine } from "../src/lib/protocol";
import { hushed, isChapter, story, type Told } from "../src/lib/story";
import { logged } from "./support/table";

const line = (kind: string, more: Partial<LogLine> = {}): LogLine => ({ ...logged(1), kind, ...more });
const turn = line("turn", { begins: "turn" });
const draw = line("draw", { begins: "activation" });
const march = line("march", { leaves: "battle" });
const attack = line("attack", { begins: "battle" });
const fire = line("fire");
const cup = line("cup", { weight: "noise" });

/** The story as a list in lists, by the kinds of the lines. */
const kinds = (told: readonly Told[]): unknown[] =>
  told.map((each) => (isChapter(each) ? [each.heading.kind, ...kinds(each.told)] : each.line.kind));

describe("a story", () => {
  it("has battles in activations, and activations in turns", () => {
    expect(kinds(story([turn, draw, march, attack, fire, draw, march, turn]))).toEqual([
      ["turn", ["draw", "march", ["attack", "fire"]], ["draw", "march"]],
      ["turn"],
    ]);
  });

  it("goes on after a battle where the units march on", () => {
    expect(kinds(story([draw, attack, fire, march, attack, fire]))).toEqual([
      ["draw", ["attack", "fire"], "march", ["attack", "fire"]],
    ]);
  });

  it("may begin in the middle", () => {
    expect(kinds(story([fire, march, turn, draw]))).toEqual(["fire", "march", ["turn", ["draw"]]]);
  });

  it("leaves out noise, unless everything is wanted", () => {
    expect(kinds(story([turn, cup, draw]))).toEqual([["turn", ["draw"]]]);
    expect(kinds(story([turn, cup, draw], true))).toEqual([["turn", "cup", ["draw"]]]);
    expect(hushed([turn, cup, draw])).toBe(1);
  });

  it("keeps its keys when lines are added or older ones are cut off", () => {
    const keys = (told: readonly Told[]): string[] =>
      told.flatMap((each) => [each.key, ...(isChapter(each) ? keys(each.told) : [])]);
    expect(keys(story([turn, draw]))).toEqual(keys(story([turn, draw, march])).slice(0, 2));
    expect(keys(story([draw], false, 1))).toEqual(keys(story([turn, draw])).slice(1));
  });
});
