/** What the table becomes by what the server says. */
import { describe, expect, it } from "vitest";
import { NOTHING } from "../src/lib/gestures";
import type { GameInfo, Trouble, Welcome } from "../src/lib/protocol";
import type { Furniture } from "../src/table/furniture";
import { reduce } from "../src/table/reduce";
import { FRESH, type Table } from "../src/table/state";
import {
  answer,
  asked,
  board,
  game,
  logged,
  offered,
  person,
  piece,
  refusal,
  scene,
  suggested,
  tableOf,
  update,
} from "./support/table";
import { hexes } from "./support/hexes";

const welcome = (seats: string[], info: GameInfo = game()): Welcome => ({
  type: "welcome",
  protocol: 1,
  game: info,
  seats,
  looking: seats[0] ?? null,
  chat: [],
  notes: "hold Palma",
  resent: false,
});

const after = (table: Table, ...messages: Parameters<typeof reduce>[1][]): Table =>
  messages.reduce((now, message) => reduce(now, message).table, table);

describe("welcome", () => {
  it("tells which seats are held and what was said and noted", () => {
    const table = after(FRESH, welcome(["venetian"]));
    expect(table).toMatchObject({ seats: ["venetian"], looking: "venetian", notes: "hold Palma", log: [] });
  });

  it("wishes for the furniture, the ticket and how far the seat has seen the game", () => {
    const { wishes } = reduce(FRESH, welcome(["venetian"]));
    expect(wishes.map((wish) => wish.do)).toEqual(["recall-seen", "keep-ticket", "furnish"]);
  });

  it("keeps no ticket for an onlooker", () => {
    const { wishes } = reduce(FRESH, welcome([]));
    expect(wishes.map((wish) => wish.do)).toEqual(["recall-seen", "furnish"]);
  });

  it("passes by itself from the start where nobody but the computer plays", () => {
    const computer = game([person("venetian"), person("austrian", "computer")]);
    expect(after(FRESH, welcome(["venetian"], computer)).passAlways).toBe(true);
    expect(after(FRESH, welcome(["venetian"])).passAlways).toBe(false);
    expect(after(FRESH, welcome(["venetian", "austrian"])).passAlways).toBe(false);
  });

  it("does not change that habit when the connection comes back", () => {
    const computer = game([person("venetian"), person("austrian", "computer")]);
    const table = { ...after(FRESH, welcome(["venetian"], computer), update(7, null)), passAlways: false };
    expect(after(table, welcome(["venetian"], computer)).passAlways).toBe(false);
  });
});

describe("update", () => {
  it("brings the scene, the offers and the version", () => {
    const table = after(FRESH, update(7, [offered("Halt")]));
    expect(table).toMatchObject({ version: 7, line: 7, looking: "venetian", busy: false });
    expect(table.liveOffers?.actions).toHaveLength(1);
  });

  it("changes the scene where only the difference is sent", () => {
    const table = tableOf([], {
      live: scene(["venetian"], false, { pieces: [piece("a", "palma"), piece("b", "palma")] }),
    });
    const { live } = after(table, update(8, null, { scene: null, change: { pieces: [piece("a", "farra")] } }));
    expect(live.pieces.map(({ id, place }) => [id, place])).toEqual([
      ["a", "farra"],
      ["b", "palma"],
    ]);
  });

  it("leaves the scene as it is where nothing changed", () => {
    const table = tableOf([]);
    expect(after(table, update(8, null, { scene: null })).live).toBe(table.live);
  });

  it("takes lines out of the log that have fallen", () => {
    const table = tableOf([], { log: [logged(6), logged(7)] });
    expect(
      after(table, update(8, null, { scene: null, log: [logged(8)], fallen: [7] })).log.map(({ serial }) => serial),
    ).toEqual([6, 8]);
  });

  it("begins the log anew for another pair of eyes", () => {
    const table = tableOf([], { log: [logged(6)] });
    expect(
      after(table, update(8, null, { seat: "austrian", log: [logged(8)] })).log.map(({ serial }) => serial),
    ).toEqual([8]);
    expect(
      after(table, update(8, null, { seat: "venetian", log: [logged(8)] })).log.map(({ serial }) => serial),
    ).toEqual([6, 8]);
  });

  it("is remembered as seen, for the seat that looks", () => {
    expect(reduce(tableOf([]), update(8, null, { seat: "austrian" })).wishes).toContainEqual({
      do: "remember-seen",
      seat: "austrian",
      version: 8,
    });
  });

  it("notes when the clocks were told", () => {
    const clock = { seat: "venetian", left: 60, running: true, vacation: false, vacation_left: 0 };
    const { table } = reduce(FRESH, update(1, null, { clocks: [clock] }), 1234);
    expect(table).toMatchObject({ clocks: [clock], clocksAt: 1234 });
  });

  it("keeps what everybody knows of the game up to date", () => {
    const table = tableOf([], { info: game() });
    const result = { winners: [], scores: {}, rule: "", how: null, by: null };
    expect(after(table, update(9, null, { scene: scene([], false, { question: null, result }) })).info).toMatchObject({
      version: 9,
      over: true,
    });
  });
});

describe("what was asked of the player", () => {
  const fight = offered("Fight", { undoable: false });

  it("stays while it is still offered", () => {
    const table = tableOf([fight], {
      note: { kind: "confirm", offered: fight, odds: null },
      hold: { pieces: ["a"], cards: [] },
    });
    const now = after(table, update(8, [offered("Fight", { undoable: false })]));
    expect(now.note?.kind).toBe("confirm");
    expect(now.hold.pieces).toEqual(["a"]);
  });

  it("is closed, and the hand is empty, when it no longer stands", () => {
    const table = tableOf([fight], {
      note: { kind: "confirm", offered: fight, odds: null },
      hold: { pieces: ["a"], cards: [] },
      answer: answer(),
    });
    expect(after(table, update(8, [offered("Halt")]))).toMatchObject({ note: null, hold: NOTHING, answer: null });
  });

  it("is closed when one of several choices no longer stands", () => {
    const table = tableOf([fight], { note: { kind: "choose", offered: [fight, offered("Halt")], place: null } });
    expect(after(table, update(8, [fight, offered("Halt")])).note?.kind).toBe("choose");
    expect(after(table, update(8, [fight])).note).toBeNull();
  });

  it("leaves the reason of a refusal to be read", () => {
    const table = tableOf([], { note: { kind: "why", refused: refusal("G6"), what: null } });
    expect(after(table, update(8, null)).note).toBe(table.note);
  });
});

describe("the stack that is fanned out", () => {
  const lying = scene(["venetian"], false, {
    pieces: [piece("a", "palma")],
    stage: { step: "", says: [], places: ["palma"], pieces: [] },
  });

  it("is the one whose units are asked what they do", () => {
    const offers = { version: 8, seat: "venetian", complete: false, actions: [] };
    expect(after(FRESH, update(8, [], { scene: lying, offers })).place).toBe("palma");
    expect(after(FRESH, update(8, [], { scene: lying })).place).toBeNull();
  });

  it("is none on a map of hexes, where stacks are fanned out on the map", () => {
    const offers = { version: 8, seat: "venetian", complete: false, actions: [] };
    const furniture = { board: { ...board(), hexes: hexes() } } as Furniture;
    expect(after({ ...FRESH, furniture }, update(8, [], { scene: lying, offers })).place).toBeNull();
  });

  it("is closed when its units have answered", () => {
    const offers = { version: 8, seat: "venetian", complete: false, actions: [] };
    const asked = after(FRESH, update(8, [], { scene: lying, offers }));
    expect(after(asked, update(9, null, { scene: lying })).place).toBeNull();
  });

  it("is closed when nothing lies there any more", () => {
    const table = tableOf([], { place: "palma" });
    expect(after(table, update(8, null, { scene: lying })).place).toBe("palma");
    expect(after(table, update(8, null)).place).toBeNull();
  });
});

describe("two players at one screen", () => {
  const both = tableOf([], { seats: ["venetian", "austrian"] });

  it("hand it over when the other has to decide, and nothing secret lies about", () => {
    const step = reduce(both, update(8, null, { scene: scene(["austrian"]) }));
    expect(step.table.covered).toBe("austrian");
    expect(step.wishes).toContainEqual({ do: "tell", message: { type: "look", seat: null } });
  });

  it("need no cover where there is nothing to hide, nor when one person plays both", () => {
    const look = { do: "tell", message: { type: "look", seat: "austrian" } };
    for (const [table, curtain] of [
      [both, false],
      [{ ...both, solo: true }, true],
    ] as const) {
      const step = reduce(table, update(8, null, { curtain, scene: scene(["austrian"]) }));
      expect(step.table.covered).toBeNull();
      expect(step.wishes).toContainEqual(look);
    }
  });

  it("do not hand it over while both may decide, or when the game is over", () => {
    expect(after(both, update(8, null, { scene: scene(["austrian", "venetian"]) })).covered).toBeNull();
    const result = { winners: [], scores: {}, rule: "", how: null, by: null };
    expect(after(both, update(8, null, { scene: scene(["austrian"], false, { result }) })).covered).toBeNull();
  });

  it("do not ask again to look away when nobody looks", () => {
    const step = reduce(both, update(8, null, { seat: null, scene: scene(["austrian"]) }));
    expect(step.table.covered).toBe("austrian");
    expect(step.wishes.filter((wish) => wish.do === "tell")).toEqual([]);
  });

  it("are not meant when somebody elsewhere has to decide", () => {
    expect(after(tableOf([]), update(8, null, { scene: scene(["austrian"]) })).covered).toBeNull();
  });
});

describe("passing by itself", () => {
  const eager = tableOf([], { passAlways: true });
  const pass = offered("Pass", { undoable: false });
  const acts = (step: ReturnType<typeof reduce>): unknown[] => asked(step).flatMap(({ questions }) => questions);

  it("happens when there is a window and only one thing to say", () => {
    const step = reduce(eager, update(8, [pass], { scene: scene(["venetian"], true) }));
    expect(acts(step)).toEqual([{ type: "act", version: 8, action: pass.action }]);
    expect(step.table.busy).toBe(true);
  });

  it("happens once for a version", () => {
    const { table } = reduce(eager, update(8, [pass], { scene: scene(["venetian"], true) }));
    expect(acts(reduce(table, update(8, [pass], { scene: scene(["venetian"], true) })))).toEqual([]);
  });

  it("does not happen with a choice, outside a window, unwanted, or under the cover", () => {
    const inWindow = { scene: scene(["venetian"], true) };
    expect(acts(reduce(eager, update(8, [pass, offered("Answer")], inWindow)))).toEqual([]);
    expect(acts(reduce(eager, update(8, [pass])))).toEqual([]);
    expect(acts(reduce({ ...eager, passAlways: false }, update(8, [pass], inWindow)))).toEqual([]);
    expect(acts(reduce({ ...eager, covered: "austrian" }, update(8, [pass], inWindow)))).toEqual([]);
  });
});

describe("a way of several steps", () => {
  const onTheWay = tableOf([], { walk: { rest: [{ to: "palma" }], after: 8 } });

  it("goes on when the step before is seen", () => {
    const step = reduce(onTheWay, update(8, [offered("March")]));
    expect(asked(step)[0]?.questions).toEqual([{ type: "act", version: 8, action: { to: "palma" } }]);
    expect(step.table).toMatchObject({ walk: null, busy: true });
  });

  it("waits for a later version", () => {
    const early = { ...onTheWay, walk: { rest: [{ to: "palma" }], after: 9 } };
    const step = reduce(early, update(8, [offered("March")]));
    expect(asked(step)).toEqual([]);
    expect(step.table.walk).toBe(early.walk);
  });

  it("ends where somebody else has to decide", () => {
    const step = reduce(onTheWay, update(8, null));
    expect(asked(step)).toEqual([]);
    expect(step.table.walk).toBeNull();
  });
});

describe("other messages", () => {
  const trouble = (closing: boolean): Trouble => ({ type: "trouble", code: "too_many", detail: "", id: null, closing });

  it("tell of the line", () => {
    expect(after(FRESH, { type: "status", status: "lost" }).status).toBe("lost");
  });

  it("tell who sits where, and the clocks", () => {
    const { table } = reduce(FRESH, { type: "table", game: game(), clocks: [] }, 99);
    expect(table).toMatchObject({ info: { id: "game" }, clocksAt: 99 });
  });

  it("count what was said until it is read", () => {
    const line = {
      id: "a",
      seat: "austrian",
      name: "",
      text: "Buongiorno",
      to: "all",
      at: "",
      receiver: null,
    } as const;
    const second = { ...line, id: "b" };
    expect(after(FRESH, { type: "said", line }, { type: "said", line: second })).toMatchObject({
      unread: { "": 2 },
      chat: [line, second],
    });
  });

  it("bring a proposal and take it away", () => {
    const proposal = { to: 3, version: 7, agreed: [], amend: false };
    expect(after(FRESH, { type: "proposed", proposal }).proposal).toBe(proposal);
    expect(after(FRESH, { type: "proposed", proposal }, { type: "proposed", proposal: null }).proposal).toBeNull();
  });

  it("send one away, or only warn", () => {
    expect(after(FRESH, trouble(true))).toMatchObject({ trouble: { closing: true }, note: null });
    expect(after(FRESH, trouble(false))).toMatchObject({ trouble: null, note: { kind: "trouble" } });
  });

  it("that mean nothing here change nothing", () => {
    expect(reduce(FRESH, { type: "pong", id: 0 })).toEqual({ table: FRESH, wishes: [] });
  });
});

it("changes no table that it was given", () => {
  const before = suggested(tableOf([offered("Halt")], { log: [logged(7)] }));
  const copy = structuredClone({ ...before, furniture: null });
  reduce(before, update(8, [offered("Halt")], { log: [logged(8)], fallen: [7] }));
  expect({ ...before, furniture: null }).toEqual(copy);
});
