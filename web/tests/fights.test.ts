/** Fights, as the log has them. */
import { describe, expect, it } from "vitest";
import { hitsOf } from "../src/battle/dice";
import { fightOf, fightsIn, isFire } from "../src/battle/fights";
import type { LogLine } from "../src/lib/protocol";
import { logged } from "./support/table";

const fire = (serial: number, side: string, values: number[], dice: number[]): LogLine =>
  logged(serial, {
    side,
    fight: "part",
    dice: {
      faces: 6,
      values: dice,
      why: "",
      needed: null,
      each: values,
      by: values.map((value, n) => ({ piece: `${side}${n}`, value, modifiers: [] })),
    },
  });

describe("a fight", () => {
  const began = logged(1, { fight: "opens", places: ["romans"] });
  const ours = fire(1, "venetian", [2, 3], [2, 5]);
  const theirs = fire(1, "austrian", [2], [6]);
  const lost = logged(2, { fight: "part", pieces: ["a1"] });
  const aside = logged(2);
  const won = logged(2, { fight: "closes" });

  it("goes from the line that opens it to the line that closes it", () => {
    const [fight] = fightsIn([logged(0), began, ours, theirs, aside, lost, won, logged(3)]);
    expect(fight).toMatchObject({ opening: began, isOver: true, places: ["romans"] });
    expect(fight?.steps.map(({ line }) => line)).toEqual([ours, theirs, lost, won]);
  });

  it("goes on after its result until something else begins", () => {
    const resolved = fire(2, "austrian", [3], [4]);
    const [fight, other] = fightsIn([began, ours, resolved, aside, lost, logged(3, { leaves: "battle" }), theirs]);
    expect(fight?.steps.map(({ line }) => line)).toEqual([ours, resolved, lost]);
    expect([fight?.isOver, other?.opening]).toEqual([true, theirs]);
  });

  it("tells who fired with which die and hit", () => {
    const steps = fightsIn([began, ours, theirs])[0]?.steps.filter(isFire) ?? [];
    expect(steps.map(({ side, hits }) => [side, hits])).toEqual([
      ["venetian", 1],
      ["austrian", 0],
    ]);
    expect(steps[0]?.rows.map(({ die, hit }) => [die, hit])).toEqual([
      [2, true],
      [5, false],
    ]);
  });

  it("counts no hits where a die is looked up in a chart", () => {
    const line = fire(1, "venetian", [8], [6]);
    const looked = { ...line, dice: line.dice && { ...line.dice, each: [] } };
    expect(fightsIn([began, looked])[0]?.steps.filter(isFire)).toMatchObject([{ hits: null, rows: [{ hit: false }] }]);
  });

  it("is won by the higher total where totals are compared, and by nobody if they are equal", () => {
    const melee = (totals: number[]): LogLine => {
      const line = fire(1, "venetian", [4, 3], [1, 6]);
      return { ...line, dice: line.dice && { ...line.dice, totals } };
    };
    const winners = (totals: number[]): boolean[] | undefined =>
      fightsIn([melee(totals)])[0]
        ?.steps.filter(isFire)[0]
        ?.rows.map(({ hit }) => hit);
    expect(winners([5, 9])).toEqual([false, true]);
    expect(winners([7, 7])).toEqual([false, false]);
  });

  it("is not over while nothing has closed it", () => {
    expect(fightsIn([began, ours]).map(({ isOver }) => isOver)).toEqual([false]);
  });

  it("may be fire alone, and then ends with the next thing that is no part of it", () => {
    const found = fightsIn([ours, lost, aside, lost]);
    expect(found).toHaveLength(1);
    expect(found[0]?.steps.map(({ line }) => line)).toEqual([ours, lost]);
    expect(found[0]?.isOver).toBe(true);
  });

  it("is found again from each of its lines", () => {
    const fights = fightsIn([began, ours, won, logged(9)]);
    expect(fightOf(fights, ours)).toBe(fights[0]);
    expect(fightOf(fights, aside)).toBeNull();
  });
});

describe("dice", () => {
  it("hit within the value of each, or within what all needed", () => {
    const dice = { faces: 6, values: [1, 4], why: "", needed: null, each: [2, 3], by: [] };
    expect(hitsOf(dice)).toEqual([true, false]);
    expect(hitsOf({ ...dice, each: [], needed: 4 })).toEqual([true, true]);
    expect(hitsOf({ ...dice, each: [] })).toEqual([null, null]);
  });
});
