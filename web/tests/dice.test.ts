import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commitment, SealedDice, verify, type DiceRecord, type Remembered } from "../src/lib/dice";

interface Vectors {
  dice: { seed: string; commitment: string; salts: string[]; serial: number; rolls: [number, number, number[]][] }[];
  records: { dice: number; commitment: string; record: DiceRecord }[];
}

const vectors = JSON.parse(readFileSync(join(import.meta.dirname, "../../tests/kernel/dice_vectors.json"), "utf8")) as Vectors;
const [own, imported] = vectors.records as [Vectors["records"][0], Vectors["records"][0]];
const copy = (record: DiceRecord): DiceRecord => JSON.parse(JSON.stringify(record)) as DiceRecord;
const anna: Remembered = { commitment: own.commitment, at: "2026-05-01T10:00:00Z", salt: "hazel" };
const bruno: Remembered = { ...anna, salt: "juniper" };
const dice = (rolls: { values: number[]; agrees: boolean | null }[]): number => rolls.filter((roll) => roll.agrees).flatMap((roll) => roll.values).length;

describe("sealed dice", () => {
  it.each(vectors.dice)("roll as on the server: $salts, entry $serial", (given) => {
    const sealed = new SealedDice(given.seed, given.salts);
    sealed.begin(given.serial);
    for (const [count, faces, values] of given.rolls) expect(sealed.rolls(count, faces)).toEqual(values);
    expect(commitment(given.seed)).toBe(given.commitment);
  });
});

describe("verifying a game", () => {
  it("finds it honest for who saw the commitment first and salted every roll", () => {
    const found = verify(own.record, anna);
    expect(found.verdict).toBe("honest");
    expect(dice(found.rolls)).toBe(own.dice);
    expect(found.agree).toBe(found.checked);
    expect(found.salts).toEqual([
      { serial: 0, seat: null, salt: "hazel", mine: true },
      { serial: 65, seat: "austrian", salt: "juniper", mine: false },
    ]);
  });

  it("says how many rolls were made before one's own salt", () => {
    const found = verify(own.record, bruno);
    expect(found.verdict).toBe("partly");
    expect(found.beforeMySalt).toBeGreaterThan(0);
    expect(found.beforeMySalt).toBeLessThan(found.checked);
  });

  it("says that a commitment was not seen here", () => {
    const found = verify(own.record, null);
    expect([found.verdict, found.seen, found.salted]).toEqual(["partly", null, null]);
  });

  it("cannot say anything about rolls before the seal of an imported game", () => {
    const found = verify(imported.record, { ...bruno, commitment: imported.commitment });
    expect(found.verdict).toBe("partly");
    expect(found.unsealed).toBeGreaterThan(0);
    expect(dice(found.rolls)).toBe(imported.dice);
    expect(found.rolls.filter((roll) => roll.agrees === null)).toHaveLength(found.unsealed);
    expect(found.commitment).not.toBe(imported.record.header.commitment);
  });

  it("waits for the seed", () => {
    const found = verify({ ...own.record, seed: null }, anna);
    expect([found.verdict, found.checked, found.seen]).toEqual(["sealed", 0, true]);
  });

  it("names the first roll that the seed does not give", () => {
    const forged = copy(own.record);
    const entry = forged.entries.findLast((each) => each.rolls?.some(([faces]) => faces === 6));
    const roll = entry?.rolls?.find(([faces]) => faces === 6);
    if (!entry || !roll) throw new Error("no roll");
    roll[1][0] = ((roll[1][0] ?? 0) % roll[0]) + 1;
    const found = verify(forged, anna);
    expect(found.verdict).toBe("false");
    expect(found.differs?.serial).toBe(entry.serial);
    expect(found.agree).toBe(found.checked - 1);
  });

  it("is not taken in by a whole game from another seed", () => {
    const found = verify(imported.record, anna); // honest in itself, but not what was promised here
    expect([found.verdict, found.seen]).toEqual(["false", false]);
  });

  it("notices a salt that was left out", () => {
    expect(verify(own.record, { ...anna, salt: "mine" })).toMatchObject({ verdict: "false", salted: false });
  });

  it("notices a seed that does not give the commitment", () => {
    expect(verify({ ...copy(own.record), seed: "00".repeat(32) }, anna)).toMatchObject({ verdict: "false", seedFits: false });
  });
});
