import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  commitment,
  SealedDice,
  verify as verifyIn,
  type DiceRecord,
  type Remembered,
  type Verification,
} from "../src/lib/dice";

interface Vectors {
  dice: { seed: string; commitment: string; salts: string[]; serial: number; rolls: [number, number, number[]][] }[];
  records: { dice: number; commitment: string; record: DiceRecord }[];
}

const vectors = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../tests/kernel/dice_vectors.json"), "utf8"),
) as Vectors;
const [own, imported] = vectors.records as [Vectors["records"][0], Vectors["records"][0]];
const copy = (record: DiceRecord): DiceRecord => JSON.parse(JSON.stringify(record)) as DiceRecord;
const old: Remembered = { commitment: own.commitment, at: "2026-05-01T10:00:00Z", salt: "hazel" }; // as it was once remembered
const anna: Remembered = { ...old, seats: ["venetian"], version: 0, created: true };
const bruno: Remembered = { ...old, salt: "juniper", seats: ["austrian"], version: 64, created: false };
const later: Remembered = { ...bruno, commitment: imported.commitment, version: 29 };
/** The game before Bruno sat down: nobody but Anna added a salt. */
const alone: DiceRecord = { ...own.record, entries: own.record.entries.slice(0, 64) };
const verify = (record: DiceRecord, remembered: Remembered | null, isImported = false): Verification =>
  verifyIn(record, remembered, { imported: isImported, over: record.seed !== null });
const dice = (rolls: { values: number[]; agrees: boolean | null }[]): number =>
  rolls.filter((roll) => roll.agrees).flatMap((roll) => roll.values).length;

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
    expect(verify(alone, anna).verdict).toBe("honest");
    expect(verify(alone, old).verdict).toBe("honest");
    const found = verify(own.record, anna);
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
    const found = verify(imported.record, later, true);
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
    const found = verify(imported.record, anna, true); // honest in itself, but not what was promised here
    expect([found.verdict, found.seen]).toEqual(["false", false]);
  });

  it("notices a salt that was left out", () => {
    expect(verify(own.record, { ...anna, salt: "mine" })).toMatchObject({ verdict: "false", salted: false });
  });

  it("notices a seed that does not give the commitment", () => {
    expect(verify({ ...copy(own.record), seed: "00".repeat(32) }, anna)).toMatchObject({
      verdict: "false",
      seedFits: false,
    });
  });
});

/** A record forged by somebody who knows the seed: another entry in the place of one without rolls, the rolls made to fit. */
function forge(record: DiceRecord, serial: number, entry: Omit<DiceRecord["entries"][0], "serial">): DiceRecord {
  const forged = copy(record);
  const place = forged.entries.findIndex((each) => each.serial >= serial && each.rolls?.length === 0);
  forged.entries[place] = { serial: place + 1, ...entry };
  return fitted(forged);
}

function fitted(forged: DiceRecord): DiceRecord {
  const salts = [...forged.header.salts];
  for (const { serial, salt, rolls = [] } of [{ serial: 0, salt: undefined, ...forged.setup }, ...forged.entries]) {
    if (salt !== undefined) salts.push(salt);
    const sealed = new SealedDice(forged.seed ?? "", salts);
    sealed.begin(serial);
    for (const roll of rolls) roll[1] = sealed.rolls(roll[1].length, roll[0]);
  }
  return forged;
}

describe("a forged record", () => {
  it("has gaps or repeats among the numbers of its entries", () => {
    const quiet = alone.entries.findIndex((entry, place) => place > 30 && entry.rolls?.length === 0);
    const gap = copy(alone);
    gap.entries.splice(quiet, 1);
    expect(verify(gap, anna)).toMatchObject({
      verdict: "false",
      differs: null,
      misnumbered: { place: quiet + 1, serial: quiet + 2 },
    });
    const repeat = copy(alone);
    repeat.entries.splice(quiet, 0, ...alone.entries.slice(quiet, quiet + 1));
    expect(verify(repeat, anna)).toMatchObject({
      verdict: "false",
      differs: null,
      misnumbered: { place: quiet + 2, serial: quiet + 1 },
    });
  });

  it.each(["ground", "hazel"])("has a salt in my name that I did not send: %s", (salt) => {
    const found = verify(forge(alone, 10, { seat: "venetian", salt }), anna); // nor did I send mine twice
    expect(found).toMatchObject({ verdict: "false", differs: null, notSent: { seat: "venetian", salt } });
  });

  it("has a second salt in the name of the seat that my own salt names, if no seat was remembered", () => {
    const forged = forge(own.record, 66, { seat: "austrian", salt: "ground" });
    for (const mine of [bruno, { ...old, salt: "juniper" }])
      expect(verify(forged, mine)).toMatchObject({ verdict: "false", differs: null, notSent: { salt: "ground" } });
  });

  it("is not suspected because of who had my seat before me", () => {
    expect(verify(forge(own.record, 10, { seat: "austrian", salt: "rowan" }), bruno)).toMatchObject({
      verdict: "partly",
      notSent: null,
    });
  });

  it("does not pass off my salt as that of another seat, or of the start", () => {
    expect(verify(own.record, { ...bruno, seats: ["venetian"] })).toMatchObject({ verdict: "false", salted: false });
    expect(verify(alone, { ...anna, created: false, version: 5 })).toMatchObject({ verdict: "false", salted: false });
  });

  it("begins with the salts of all who sat down before it began, and with no others", () => {
    const begun = (...salts: string[]): DiceRecord => fitted({ ...copy(alone), header: { ...alone.header, salts } });
    const host = { ...anna, guests: 1 };
    const guest: Remembered = { ...bruno, version: 0, guests: 1 };
    for (const mine of [host, guest])
      expect(verify(begun("hazel", "juniper"), mine)).toMatchObject({ verdict: "honest", startDiffers: false });
    expect(verify(begun("hazel", "juniper", "rowan"), { ...host, guests: 2 }).verdict).toBe("honest");
    expect(verify(begun("hazel", "juniper", "rowan"), host)).toMatchObject({ verdict: "false", startDiffers: true });
    expect(verify(begun("hazel", "juniper", "rowan", "ground"), guest)).toMatchObject({
      verdict: "false",
      startDiffers: true,
    });
    expect(verify(begun("juniper", "hazel"), host)).toMatchObject({ verdict: "false", startDiffers: true });
    expect(verify(begun("hazel"), guest)).toMatchObject({ verdict: "false", salted: false });
  });

  it.each([[["hazel", "ground"]], [["ground", "hazel"]]])(
    "begins with other salts than mine, though I made the game: %s",
    (salts) => {
      const forged = copy(alone);
      forged.header.salts = salts;
      for (const mine of [anna, old])
        expect(verify(fitted(forged), mine)).toMatchObject({ verdict: "false", differs: null, startDiffers: true });
    },
  );

  it("puts the dice under a new seal in a game that was not imported", () => {
    const forged = forge(alone, 40, { sealed: own.commitment });
    for (const mine of [anna, null])
      expect(verify(forged, mine)).toMatchObject({ verdict: "false", differs: null, seedFits: true });
    expect(verify(imported.record, later)).toMatchObject({ verdict: "false", lateSeal: 29 });
  });

  it("puts the dice under a new seal after I was shown the old one", () => {
    expect(verify(imported.record, later, true)).toMatchObject({ verdict: "partly", lateSeal: null });
    expect(verify(imported.record, { ...later, version: 28 }, true)).toMatchObject({ verdict: "false", lateSeal: 29 });
    const forged = forge(imported.record, 31, { sealed: imported.commitment });
    for (const mine of [later, { ...old, commitment: imported.commitment, salt: "juniper" }]) {
      const found = verify(forged, mine, true);
      expect(found).toMatchObject({ verdict: "false", differs: null });
      expect(found.lateSeal).toBeGreaterThan(30);
    }
    expect(verify(forge(alone, 40, { sealed: own.commitment }), old, true).verdict).toBe("false");
  });

  it("may be behind a salt of somebody else that came after mine and after a roll", () => {
    for (const mine of [anna, old])
      expect(verify(own.record, mine)).toMatchObject({ verdict: "partly", lateSalt: { serial: 65, salt: "juniper" } });
    const unrolled = { ...copy(own.record), setup: { rolls: [] } };
    for (const entry of unrolled.entries) if (entry.serial < 65) entry.rolls = [];
    expect(verify(unrolled, anna)).toMatchObject({ verdict: "honest", lateSalt: null });
  });

  it("may be one without a roll: nothing was checked", () => {
    const empty = { ...copy(alone), setup: { rolls: [] } };
    for (const entry of empty.entries) entry.rolls = [];
    expect(verify(empty, anna)).toMatchObject({ verdict: "partly", checked: 0 });
  });

  it("is no excerpt of a game that goes on", () => {
    const excerpt = { ...own.record, entries: own.record.entries.slice(64, 65), seed: null };
    expect(verify(excerpt, bruno)).toMatchObject({ verdict: "sealed", misnumbered: null });
  });
});
