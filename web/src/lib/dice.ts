/** Sealed dice, computed again in this browser: the same as `SealedDice` in src/caracole/kernel/dice.py, and held to it by
 * tests/kernel/dice_vectors.json. Nothing here asks the server for its opinion. */
import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** What binds a seed without telling it. */
export const commitment = (seed: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes("caracole dice 1\0"), hexToBytes(seed))));

export class SealedDice {
  private readonly key: Uint8Array;
  private serial = 0;
  private block = 0;
  private bytes: Uint8Array = new Uint8Array();

  constructor(seed: string, salts: readonly string[]) {
    this.key = blake2b(utf8ToBytes(salts.join("\0")), { key: hexToBytes(seed), dkLen: 64 });
  }

  /** The next rolls belong to the entry with this serial number. */
  begin(serial: number): void {
    this.serial = serial;
    this.block = 0;
    this.bytes = new Uint8Array();
  }

  rolls(count: number, faces: number): number[] {
    const width = faces <= 128 ? 1 : 4;
    const limit = 256 ** width - (256 ** width % faces);
    const values: number[] = [];
    while (values.length < count) {
      const number = this.take(width).reduce((sum, byte) => sum * 256 + byte, 0);
      if (number < limit) values.push((number % faces) + 1); // no face is likelier than another
    }
    return values;
  }

  private take(count: number): Uint8Array {
    while (this.bytes.length < count) {
      const place = new DataView(new ArrayBuffer(16));
      place.setBigUint64(0, BigInt(this.serial));
      place.setBigUint64(8, BigInt(this.block++));
      this.bytes = concatBytes(this.bytes, blake2b(new Uint8Array(place.buffer), { key: this.key, dkLen: 64 }));
    }
    const taken = this.bytes.slice(0, count);
    this.bytes = this.bytes.slice(count);
    return taken;
  }
}

// --- a record --------------------------------------------------------------------------------------------------------

type PlainRoll = [faces: number, values: number[], rule: string, why: string];

/** As much of a record as the dice are about. */
export interface DiceRecord {
  header: { commitment: string; salts: string[] };
  setup: { rolls: PlainRoll[] };
  entries: { serial: number; seat?: string; rolls?: PlainRoll[]; salt?: string; sealed?: string }[];
  seed: string | null;
}

/** What this browser remembers of a game's dice: the commitment it was shown before it sent its salt. What may be missing
 * was not remembered by earlier versions. */
export interface Remembered {
  commitment: string;
  at: string;
  salt: string;
  /** In whose name the salt was sent. */
  seats?: string[];
  /** How many entries the record had when the commitment was shown. */
  version?: number;
  /** The salt was sent with the wish for the game: it is the first of the header. */
  created?: boolean;
  /** How many seats were still open when the salt was sent: so many salts may follow it in the header. */
  guests?: number;
}

export interface Checked {
  serial: number;
  values: number[];
  rule: string;
  /** Null: rolled before the dice of an imported game got their seal, so nobody can say. */
  agrees: boolean | null;
}

export interface Salt {
  serial: number;
  seat: string | null;
  salt: string;
  mine: boolean;
}

export interface Verification {
  commitment: string;
  seed: string | null;
  /** Does the revealed seed give the commitment of the record? */
  seedFits: boolean | null;
  /** Is it the commitment that this browser saw? Null: it saw none. */
  seen: boolean | null;
  salts: Salt[];
  /** Is the salt that this browser sent in the record? Null: it sent none. */
  salted: boolean | null;
  rolls: Checked[];
  agree: number;
  checked: number;
  /** The first roll that the seed does not give. */
  differs: Checked | null;
  /** Rolls before the seal of an imported game. */
  unsealed: number;
  /** Rolls that could be checked but were made before this browser's salt. */
  beforeMySalt: number;
  /** The first entry that does not bear the number of its place. */
  misnumbered: { place: number; serial: number } | null;
  /** The first salt in the name of this browser's seat that it did not send. */
  notSent: Salt | null;
  /** The header has salts before or after this browser's that nobody could have sent. */
  startDiffers: boolean;
  /** The first new seal on the dice that nothing excuses: only an import does, before this browser was shown the seal. */
  lateSeal: number | null;
  /** The first salt of somebody else after this browser's and after a roll: they could have tried several. */
  lateSalt: Salt | null;
  verdict: "sealed" | "honest" | "partly" | "false";
}

/** Every roll of a record computed again, and everything that was promised compared with what this browser remembers.
 * The record of a game that is not over is an excerpt. */
export function verify(
  record: DiceRecord,
  remembered: Remembered | null,
  game: { imported: boolean; over: boolean },
): Verification {
  const seals = record.entries.filter((entry) => entry.sealed !== undefined);
  const seal = seals.at(-1);
  const bound = seal?.sealed ?? record.header.commitment;
  const { seed } = record;
  const salts = saltsOf(record, remembered);
  const mine = salts.find((salt) => salt.mine);
  const mineSince = mine?.serial ?? Infinity;
  const shownAt = remembered?.version ?? mineSince;
  const mySeats = remembered?.seats ?? [mine?.seat];
  const used = [...record.header.salts];
  const rolls: Checked[] = [];
  let dice = seed === null ? null : new SealedDice(seed, used);

  const check = (serial: number, group: PlainRoll[]): void => {
    dice?.begin(serial);
    for (const [faces, values, rule] of group) {
      const isBound = seal === undefined || serial > seal.serial;
      const agrees = !isBound || dice === null ? null : String(dice.rolls(values.length, faces)) === String(values);
      rolls.push({ serial, values, rule, agrees });
    }
  };

  check(0, record.setup.rolls);
  for (const entry of record.entries) {
    if (entry.rolls) check(entry.serial, entry.rolls);
    if (entry.salt !== undefined) {
      used.push(entry.salt);
      if (seed !== null) dice = new SealedDice(seed, used);
    }
  }

  const known = rolls.filter((roll) => roll.agrees !== null);
  const odd = game.over ? record.entries.findIndex((entry, place) => entry.serial !== place + 1) : -1;
  const others = salts.filter((salt) => !salt.mine && salt.serial > 0);
  const found = {
    commitment: bound,
    seed,
    seedFits: seed === null ? null : commitment(seed) === bound,
    seen: remembered === null ? null : remembered.commitment === bound,
    salts,
    salted: remembered?.salt ? mine !== undefined : null,
    rolls,
    agree: known.filter((roll) => roll.agrees).length,
    checked: known.length,
    differs: known.find((roll) => !roll.agrees) ?? null,
    unsealed: seal === undefined ? 0 : rolls.filter((roll) => roll.serial < seal.serial).length,
    beforeMySalt: mineSince === Infinity ? 0 : known.filter((roll) => roll.serial < mineSince).length,
    misnumbered: odd < 0 ? null : { place: odd + 1, serial: record.entries[odd]?.serial ?? 0 },
    notSent:
      (remembered?.salt && others.find((salt) => salt.serial > shownAt && mySeats.includes(salt.seat ?? ""))) || null,
    startDiffers: startDiffers(record.header.salts, remembered, mine),
    lateSeal: seals.find((each) => !game.imported || each.serial > shownAt)?.serial ?? null,
    lateSalt: others.find((salt) => salt.serial > mineSince && rolls.some((roll) => roll.serial < salt.serial)) ?? null,
  };
  return { ...found, verdict: verdictOf(found) };
}

/** The salts in their order, and which of them is the one that this browser sent: once, and in its own name. */
function saltsOf({ header, entries }: DiceRecord, remembered: Remembered | null): Salt[] {
  const salts: Salt[] = header.salts.map((salt) => ({ serial: 0, seat: null, salt, mine: false }));
  for (const { serial, seat = null, salt } of entries)
    if (salt !== undefined) salts.push({ serial, seat, salt, mine: false });
  if (!remembered?.salt) return salts;
  const { salt: sent, seats, version = 0, created } = remembered;
  const mayBeMine = ({ serial, seat }: Salt): boolean =>
    serial === 0
      ? created !== false || version === 0
      : created !== true && serial > version && (seats?.includes(seat ?? "") ?? true);
  const mine = salts.find((salt) => salt.salt === sent && mayBeMine(salt));
  if (mine) mine.mine = true;
  return salts;
}

/** Whoever made the game is the first to send a salt; after that everybody who sits down before it begins sends one. */
function startDiffers(salts: string[], remembered: Remembered | null, mine: Salt | undefined): boolean {
  if (!remembered || !(remembered.created || mine?.serial === 0)) return false;
  const place = salts.indexOf(remembered.salt);
  return (remembered.created !== false && place !== 0) || salts.length - 1 - place > (remembered.guests ?? 0);
}

function verdictOf(found: Omit<Verification, "verdict">): Verification["verdict"] {
  if (found.seen === false || found.salted === false || found.seedFits === false || found.differs) return "false";
  if (found.misnumbered || found.notSent || found.startDiffers || found.lateSeal !== null) return "false";
  if (found.seed === null) return "sealed";
  if (found.seen === null || found.salted === null || found.unsealed || found.beforeMySalt) return "partly";
  return found.lateSalt || found.checked === 0 ? "partly" : "honest";
}

// --- remembering -----------------------------------------------------------------------------------------------------

const KEPT = "caracole.dice.";

export function remember(game: string, seen: Remembered): void {
  localStorage.setItem(KEPT + game, JSON.stringify(seen));
}

export function remembered(game: string): Remembered | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT + game) ?? "null") as Remembered | null;
  } catch {
    return null;
  }
}

/** Chance of this browser's own. */
export const randomText = (bytes: number): string => bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)));
