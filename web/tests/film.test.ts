/** The film at the table: what others did is seen before it can be answered. */
import { describe, expect, it } from "vitest";
import { shotsOf } from "../src/film/shots";
import { reduce } from "../src/table/reduce";
import { actionsOf, isFilming, isMyTurn, sceneOf, type Table } from "../src/table/state";
import { touch } from "../src/table/touch";
import { logged, offered, piece, purposeOf, scene, tableOf, update } from "./support/table";
import { answered } from "../src/table/answers";

const dice = { faces: 6, values: [2], why: "", needed: 3, each: [], by: [] };
const watching = (more: Partial<Table> = {}): Table =>
  tableOf([], { speed: 1, liveOffers: null, live: scene(["austrian"]), ...more });
const theirs = (version: number, more: Parameters<typeof update>[2] = {}): ReturnType<typeof update> =>
  update(version, [offered("Halt")], { scene: null, change: { pieces: [piece("a", "farra")] }, ...more });
const after = (table: Table, ...updates: ReturnType<typeof update>[]): Table =>
  updates.reduce((now, each) => reduce(now, each).table, table);
const serials = (table: Table): number[] => table.log.map(({ serial }) => serial);
const film = (table: Table, command: "next" | "skip" | "again" | "forget"): Table =>
  touch(table, { kind: "film", command }).table;

describe("the other side's move", () => {
  it("is shown line by line, and nothing can be answered before the end", () => {
    let table = after(watching(), theirs(8, { log: [logged(8), logged(9)] }));
    expect([isFilming(table), isMyTurn(table), actionsOf(table).length]).toEqual([true, false, 0]);
    expect(serials(table)).toEqual([8]);
    table = film(table, "next");
    expect(serials(table)).toEqual([8, 9]);
    expect(isFilming(table)).toBe(true);
    table = film(table, "next");
    expect([isFilming(table), isMyTurn(table), actionsOf(table).length]).toEqual([false, true, 1]);
    expect(sceneOf(table)).toBe(table.live);
  });

  it("can be skipped: everything is told, and I may answer", () => {
    const table = film(after(watching(), theirs(8, { log: [logged(8)] }), theirs(9, { log: [logged(9)] })), "skip");
    expect(serials(table)).toEqual([8, 9]);
    expect(isMyTurn(table)).toBe(true);
  });

  it("is not filmed where no films are wanted, nor while nobody looks, but can be watched afterwards", () => {
    const quick = after(watching({ speed: "instant" }), theirs(8, { log: [logged(8)] }));
    const hidden = reduce(watching(), theirs(8, { log: [logged(8)] }), 0, false).table;
    for (const table of [quick, hidden]) {
      expect([isFilming(table), isMyTurn(table), serials(table)]).toEqual([false, true, [8]]);
      expect(isFilming(film(table, "again"))).toBe(true);
      expect(serials(film(table, "again"))).toEqual([8]);
    }
  });

  it("is one film up to my next deed", () => {
    let table = film(after(watching(), theirs(8, { log: [logged(8)] })), "skip");
    table = film(after(table, theirs(9, { log: [logged(9)] })), "skip");
    expect(table.film.shots).toHaveLength(2);
    table = after({ ...table, busy: true }, theirs(10, { log: [logged(10)] }));
    expect(table.film.shots).toHaveLength(0);
    expect(serials(table)).toEqual([8, 9, 10]);
  });

  it("goes on over a moment at which the table passed by itself", () => {
    const table = film(after(watching(), theirs(8, { log: [logged(8)] })), "skip");
    const passed = after({ ...table, busy: true, passedAt: 8 }, theirs(9, { log: [logged(9)] }));
    expect(passed.film.shots).toHaveLength(2);
  });

  it("is not kept for ever for whoever only looks on", () => {
    const seen = film(after(watching(), theirs(8, { log: Array.from({ length: 130 }, (_, n) => logged(n)) })), "skip");
    const table = after(seen, theirs(9, { log: [logged(200)] }));
    expect([table.film.shots.length, isFilming(table), serials(table).length]).toEqual([1, true, 131]);
  });

  it("ends when something is taken back or the table is seen anew", () => {
    const table = after(watching(), theirs(8, { log: [logged(8), logged(9)] }));
    const undone = after(table, theirs(9, { log: [logged(10)], fallen: [9] }));
    expect([isFilming(undone), serials(undone)]).toEqual([false, [8, 10]]);
    const anew = after(table, update(9, null, { log: [logged(10)] }));
    expect([isFilming(anew), serials(anew)]).toEqual([false, [8, 9, 10]]);
  });
});

describe("what I did myself", () => {
  it("is done at once", () => {
    const table = after(watching({ busy: true }), theirs(8, { log: [logged(8)] }));
    expect([isFilming(table), serials(table)]).toEqual([false, [8]]);
  });

  it("is shown from where dice fall", () => {
    const table = after(watching({ busy: true }), theirs(8, { log: [logged(1), logged(2, { dice }), logged(3)] }));
    expect([isFilming(table), serials(table)]).toEqual([true, [1, 2]]);
    expect(serials(film(table, "skip"))).toEqual([1, 2, 3]);
  });
});

describe("what was missed", () => {
  it("is shown at the table, without telling it twice", () => {
    const shots = shotsOf(scene([]), scene([]), [logged(5), logged(6)]);
    const { table } = touch(tableOf([], { seenBefore: 4, log: [logged(5), logged(6)] }), { kind: "missed", shots });
    expect([isFilming(table), serials(table), table.seenBefore]).toEqual([true, [5, 6], 7]);
    expect(serials(film(table, "skip"))).toEqual([5, 6]);
  });

  it("if nothing was, the table says no more about it", () => {
    const { table } = touch(tableOf([], { seenBefore: 4 }), { kind: "missed", shots: [] });
    expect([isFilming(table), table.seenBefore]).toEqual([false, 7]);
  });
});

describe("an attack that is thought of", () => {
  const attack = offered("March", { attack: true });
  const odds = { type: "odds", id: 1, version: 7, odds: { kind: "battle" } } as unknown as Parameters<
    typeof answered
  >[2][0];

  it("is asked about once, and its odds are kept while it is", () => {
    const step = touch(tableOf([attack]), { kind: "weigh", offered: attack });
    const weighed = answered(step.table, purposeOf(step), [odds]).table;
    expect(weighed.weighed).toMatchObject({ offered: attack, odds: { kind: "battle" } });
    expect(touch(weighed, { kind: "weigh", offered: attack }).wishes).toEqual([]);
    const away = touch(step.table, { kind: "weigh", offered: null }).table;
    expect(answered(away, purposeOf(step), [odds]).table.weighed).toBeNull();
  });

  it("what is no attack has no odds", () => {
    expect(touch(tableOf([]), { kind: "weigh", offered: offered("Halt") })).toMatchObject({ wishes: [] });
  });
});
