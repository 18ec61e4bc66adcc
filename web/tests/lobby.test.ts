/** The form of a new game: options as a system declares them, seats as they are wished for. */
import { describe, expect, it } from "vitest";
import type { OptionInfo, ScenarioInfo, SeatName, SystemInfo } from "../src/lib/protocol";
import { clockWords } from "../src/lobby/clocks";
import { howLong } from "../src/lobby/length";
import * as form from "../src/lobby/options";

const option = (id: string, values: unknown[], rest: Partial<OptionInfo> = {}): OptionInfo =>
  ({ id, rule: "", default: values[0], values, scenarios: [], ...rest }) as OptionInfo;
const scenario = (id: string, difficulty: number, fixed: Record<string, unknown> = {}): ScenarioInfo => ({
  id,
  title: { en: id },
  difficulty,
  fixed,
  text: {},
  minutes: null,
  board: true,
  tournaments: true,
});

const printing = option("printing", ["corrected", "first"], { kind: "preset" });
const fog = option("fog", [false, true], { kind: "switch", under: { first: true } });
const level = option("level", ["short", "long"], { basic: true, words: { short: { en: "Short game", it: "Breve" } } });
const meadow = scenario("meadow", 3);
const ford = scenario("ford", 1, { level: "long" });
const hill = scenario("hill", 2);
const system = {
  name: "toy",
  title: "Toy",
  scenarios: [meadow, ford, hill],
  options: [printing, fog, level],
  players: ["clever", "random"],
  start: "hill",
} as unknown as SystemInfo;
const seat = (name: string, side: string): SeatName => ({ seat: name, side, name: { en: name } });
const seats = [seat("r1", "red"), seat("r2", "red"), seat("b1", "blue")];

describe("options", () => {
  it("are what the system says, until a preset or the player says otherwise", () => {
    expect(form.valueOf(system, meadow, {}, fog)).toBe(false);
    expect(form.valueOf(system, meadow, { printing: "first" }, fog)).toBe(true);
    expect(form.valueOf(system, meadow, { printing: "first", fog: false }, fog)).toBe(false);
  });

  it("stay with the scenario that is made for one value only", () => {
    expect(form.isFixed(ford, level)).toBe(true);
    expect(form.isFixed(meadow, level)).toBe(false);
    expect(form.optionsFor(ford, { level: "short", fog: true })).toEqual({ level: "long", fog: true });
  });

  it("are called as the game calls them", () => {
    const t = (id: string): string => id;
    expect(form.wordFor(level, "short", "it", t)).toBe("Breve");
    expect(form.wordFor(level, "long", "it", t)).toBe("long");
    expect(form.wordFor(fog, true, "en", t)).toBe("value-true");
    expect(form.valueFrom(fog, "true")).toBe(true);
  });

  it("are basic or not", () => {
    expect(form.basicOptions(system, meadow)).toEqual([level]);
    expect(form.moreOptions(system, meadow)).toEqual([printing, fog]);
  });

  it("are asked where they change something", () => {
    const some = { ...system, options: [printing, { ...fog, scenarios: ["ford"] }, { ...level, scenarios: ["hill"] }] };
    expect(form.moreOptions(some, ford).map(({ id }) => id)).toEqual(["printing", "fog"]);
    expect(form.moreOptions(some, meadow).map(({ id }) => id)).toEqual(["printing"]);
    expect(form.basicOptions(some, meadow)).toEqual([]);
  });
});

describe("scenarios", () => {
  it("begin with the one to start with, then go from easy to demanding", () => {
    expect(form.byDifficulty(system).map(({ id }) => id)).toEqual(["hill", "ford", "meadow"]);
    expect(form.startOf(system)).toBe(hill);
  });

  it("are left out where there is no board for them", () => {
    const some = { ...system, scenarios: [meadow, { ...ford, board: false }] };
    expect(form.byDifficulty(some).map(({ id }) => id)).toEqual(["meadow"]);
  });
});

describe("seats", () => {
  it("are mine on one side, and on the others the computer's that was chosen", () => {
    const wishes = form.wishesFor("clever", seats, "red");
    expect(wishes).toEqual({ r1: { kind: "me" }, r2: { kind: "me" }, b1: { kind: "computer", player: "clever" } });
    expect(form.isHotSeat(wishes, seats)).toBe(false);
    expect(form.named(wishes, "Anna")["r1"]).toEqual({ kind: "me", name: "Anna" });
    expect(form.named(wishes, "Anna")["b1"]).toEqual({ kind: "computer", player: "clever" });
  });

  it("keep what was wished when the options change", () => {
    expect(form.wishesFor("clever", seats, "red", { b1: { kind: "open" } })["b1"]).toEqual({ kind: "open" });
    expect(form.hasOpenSeat({ b1: { kind: "open" } })).toBe(true);
  });

  it("of both sides mine: a hot-seat game", () => {
    expect(form.isHotSeat({ r1: { kind: "me" }, r2: { kind: "open" }, b1: { kind: "me" } }, seats)).toBe(true);
  });

  it("show one of each side", () => {
    expect(form.sidesOf(seats).map(({ side }) => side)).toEqual(["red", "blue"]);
  });
});

describe("words", () => {
  const say = (id: string, args: Record<string, unknown> = {}): string =>
    `${id} ${Object.values(args).join(" ")}`.trim();

  it("tell how long a game takes", () => {
    expect(howLong([20, 20], say)).toBe("fact-minutes 20");
    expect(howLong([20, 300], say)).toBe("fact-range fact-minutes 20 fact-hours 5");
    expect(howLong([45], say)).toBe("fact-minutes 45");
  });

  it("tell of clocks", () => {
    expect(clockWords(null, say)).toBe("no-clocks");
    const terms = (bank: number, bonus: number) => ({ bank, bonus, cap: null, vacation: null });
    expect(clockWords(terms(7 * 86400, 3600), say)).toBe("clock-terms span-days 7 span-hours 1");
    expect(clockWords(terms(900, 10), say)).toBe("clock-terms span-minutes 15 span-seconds 10");
  });
});

it("puts the games that can be played here before those that cannot", () => {
  const named = (name: string, board: boolean): SystemInfo => ({ name, board }) as unknown as SystemInfo;
  const { playable, others } = form.byBoard([named("a", false), named("b", true), named("c", true)]);
  expect([playable, others].map((some) => some.map(({ name }) => name))).toEqual([["b", "c"], ["a"]]);
});
