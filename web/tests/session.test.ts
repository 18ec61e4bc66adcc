/** A session without a page: what goes over the socket, what is kept, what is shown. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { habits, keepHabit } from "../src/lib/habits";
import type { Offered } from "../src/lib/protocol";
import { tickets } from "../src/lib/tickets";
import { TableSession } from "../src/table/session.svelte";
import { board, game, logged, offered, person, scene, update } from "./support/table";

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.();
  }
}

/** By turns of the event loop, not by the clock: a busy machine settles as well. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await new Promise((done) => setTimeout(done));
};
const say = async (message: object): Promise<void> => {
  FakeSocket.last.onmessage?.({ data: JSON.stringify(message) });
  await settled();
};
const sent = (type: string): Record<string, unknown>[] => FakeSocket.last.sent.filter((each) => each["type"] === type);

let table: TableSession;
let close: () => void;

/** Sits down, with the habit of answering everything oneself. */
async function sitDown(held: string[], seats = [person("venetian"), person("austrian")]): Promise<void> {
  keepHabit("forcedAlone", false);
  table = new TableSession("game", "secret");
  close = table.open();
  FakeSocket.last.onopen?.();
  await say({
    type: "welcome",
    protocol: 1,
    game: game(seats),
    seats: held,
    looking: held[0] ?? null,
    chat: [],
    notes: "",
    resent: false,
  });
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal(
    "fetch",
    async (address: string) => new Response(address === "/board" ? JSON.stringify(board()) : "", { status: 200 }),
  );
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

it("does at once what can be undone, quoting the version it saw", async () => {
  await sitDown(["venetian"]);
  await say(update(7, [offered("ActivateZone")]));
  table.touch({ kind: "choose", offered: table.actions[0] as Offered });
  expect(sent("act")).toMatchObject([{ version: 7, action: { do: "ActivateZone" } }]);
});

it("asks before dice are rolled, and sends it only when told to", async () => {
  await sitDown(["venetian"]);
  await say(update(7, [offered("LayMine", { undoable: false, stake: true })]));
  table.touch({ kind: "choose", offered: table.actions[0] as Offered });
  expect(sent("act")).toEqual([]);
  expect(table.state.note?.kind).toBe("confirm");
  table.touch({ kind: "act", offered: table.actions[0] as Offered });
  expect(sent("act")).toHaveLength(1);
  expect(table.state.note).toBeNull();
});

it("agrees to the proposal that was shown, and says so when another one stands by now", async () => {
  await sitDown(["venetian"]);
  await say(update(7, null, { proposal: { to: 3, version: 7, agreed: ["austrian"], amend: true } }));
  table.touch({ kind: "agree", agree: true });
  const [message] = sent("agree");
  expect(message).toMatchObject({ agree: true, to: 3, version: 7, amend: true });
  const refusal = { rule: "kernel", says: { code: "refusal-other_rewind_proposed", args: {} } };
  await say({ type: "denied", id: message?.["id"], version: 7, refusal });
  expect(table.state.note).toMatchObject({ kind: "why", refused: refusal });
});

it("offers to talk to those only who may hear it", async () => {
  await sitDown(["venetian"]);
  expect(table.state.talkTerms.to).toEqual([]);
  await say(update(7, null, { talk: { to: ["all", "side"], unheard_by: [], seats: [] } }));
  expect(table.state.talkTerms.to).toEqual(["all", "side"]);
  await say(update(8, null, { talk: { to: ["all"], unheard_by: ["austrian"], seats: [] } }));
  expect(table.state.talkTerms).toEqual({ to: ["all"], unheard_by: ["austrian"], seats: [] });
});

it("sends nothing twice while the first is on its way", async () => {
  await sitDown(["venetian"]);
  await say(update(7, [offered("Halt")]));
  table.touch({ kind: "act", offered: table.actions[0] as Offered });
  table.touch({ kind: "act", offered: table.actions[0] as Offered });
  expect(sent("act")).toHaveLength(1);
});

it("keeps the question open when somebody else answered at the same time, and closes it when it no longer stands", async () => {
  await sitDown(["venetian"]);
  const fight = offered("FightOn", { undoable: false, stake: true });
  await say(update(7, [fight]));
  table.touch({ kind: "choose", offered: fight });
  await say(update(8, [fight]));
  expect(table.state.note?.kind).toBe("confirm");
  await say(update(9, [offered("TakeHit")]));
  expect(table.state.note).toBeNull();
});

it("shows why not when the rules forbid it", async () => {
  await sitDown(["venetian"]);
  await say(update(7, [offered("March")]));
  table.touch({ kind: "act", offered: table.actions[0] as Offered });
  const refusal = { rule: "G6.o", says: { code: "refusal-not-adjacent", args: {} }, title: {}, text: {} };
  await say({ type: "denied", id: sent("act")[0]?.["id"], version: 7, refusal });
  expect(table.state.note).toMatchObject({ kind: "why", refused: { rule: "G6.o" } });
  expect(table.state.busy).toBe(false);
});

it("covers the screen when the other player at it has to decide, and lets nothing secret lie about", async () => {
  await sitDown(["venetian", "austrian"]);
  await say(update(7, [offered("Halt")]));
  expect(table.state.covered).toBeNull();
  await say(update(8, null, { scene: scene(["austrian"]) }));
  expect(table.state.covered).toBe("austrian");
  expect(table.offers).toBeNull();
  expect(sent("look")).toMatchObject([{ seat: null }]);
  table.touch({ kind: "uncover" });
  expect(sent("look").at(-1)).toMatchObject({ seat: "austrian" });
});

it("passes by itself against the computer when there is no answer to give, but not against people", async () => {
  await sitDown(["venetian"], [person("venetian"), person("austrian", "computer")]);
  await say(update(7, [offered("Pass", { undoable: false })], { scene: scene(["venetian"], true) }));
  expect(sent("act")).toMatchObject([{ action: { do: "Pass" } }]);
  close();
  await sitDown(["venetian"]);
  await say(update(7, [offered("Pass", { undoable: false })], { scene: scene(["venetian"], true) }));
  expect(sent("act")).toEqual([]);
});

it("plays the only answer by itself, and remembers when that is not wanted", async () => {
  await sitDown(["venetian"]);
  table.touch({ kind: "habit", habit: "forcedAlone", on: true });
  await say(update(7, [offered("TakeHit")]));
  expect(sent("act")).toMatchObject([{ action: { do: "TakeHit" } }]);
  table.touch({ kind: "habit", habit: "forcedAlone", on: false });
  expect(habits().forcedAlone).toBe(false);
});

it("forgets the lines that were taken back", async () => {
  await sitDown(["venetian"]);
  await say(update(7, null, { log: [logged(6), logged(7)] }));
  await say(update(8, null, { scene: null, log: [logged(8)], fallen: [7] }));
  expect(table.state.log.map(({ serial }) => serial)).toEqual([6, 8]);
});

it("fetches the board, its pictures and its words once", async () => {
  await sitDown(["venetian"]);
  await vi.waitFor(() => expect(table.board?.system).toBe("toy"), 20_000);
  const furniture = table.state.furniture;
  await say({
    type: "welcome",
    protocol: 1,
    game: game(),
    seats: ["venetian"],
    looking: "venetian",
    chat: [],
    notes: "",
    resent: false,
  });
  expect(table.state.furniture).toBe(furniture);
});

it("keeps the ticket of a seat, but not that of an onlooker", async () => {
  localStorage.clear();
  await sitDown([]);
  expect(tickets()).toEqual([]);
  close();
  await sitDown(["venetian"]);
  expect(tickets()).toMatchObject([{ game: "game", token: "secret" }]);
});

it("remembers how far each seat has seen the game, unless nobody looks", async () => {
  localStorage.clear();
  await sitDown(["venetian"]);
  expect(table.state.seenBefore).toBe(-1);
  await say(update(7, null));
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await say(update(8, null));
  hidden.mockRestore();
  close();
  await sitDown(["venetian"]);
  expect(table.state.seenBefore).toBe(7);
});

it("says hello again through the eyes that were used last", async () => {
  await sitDown(["venetian", "austrian"]);
  await say(update(7, null, { seat: "austrian", scene: scene(["austrian"]) }));
  FakeSocket.last.onopen?.();
  expect(sent("hello").at(-1)).toMatchObject({ token: "secret", seat: "austrian" });
});

it("walks a way of several steps, each quoting the version that the one before led to", async () => {
  await sitDown(["venetian"]);
  await say(update(7, [offered("March")]));
  table.touch({ kind: "walk", path: { actions: [{ to: "farra" }, { to: "palma" }], costs: [], stops: null } });
  expect(sent("act")).toHaveLength(1);
  await say({ type: "accepted", id: sent("act")[0]?.["id"], version: 8 });
  expect(sent("act")).toHaveLength(1);
  await say(update(8, [offered("March")]));
  expect(sent("act")).toMatchObject([
    { version: 7, action: { to: "farra" } },
    { version: 8, action: { to: "palma" } },
  ]);
});

it("imagines with the same dice until others are thrown", async () => {
  await sitDown(["venetian"]);
  table.imagine([]);
  expect(sent("whatif")).toMatchObject([{ version: -1, actions: [] }]);
  const dice = sent("whatif")[0]?.["dice"];
  await say({
    type: "whatif",
    id: sent("whatif")[0]?.["id"],
    done: 0,
    scene: scene(["venetian"]),
    log: [],
    offers: null,
    refusal: null,
  });
  table.imagine([{ do: "March" }]);
  expect(sent("whatif")[1]?.["dice"]).toBe(dice);
});

it("shows what the other side did at its pace, and then lets me answer", async () => {
  await sitDown(["venetian"]);
  await say(update(7, null));
  vi.useFakeTimers();
  try {
    const news = update(8, [offered("Halt")], { scene: null, log: [logged(8), logged(9)] });
    FakeSocket.last.onmessage?.({ data: JSON.stringify(news) });
    expect([table.filming, table.myTurn, table.state.log.length]).toEqual([true, false, 1]);
    vi.advanceTimersByTime(1000);
    expect([table.filming, table.state.log.length]).toEqual([true, 2]);
    vi.advanceTimersByTime(1000);
    expect([table.filming, table.myTurn]).toEqual([false, true]);
  } finally {
    vi.useRealTimers();
  }
});

it("keeps the speed of films, and shows none where none are wanted", async () => {
  await sitDown(["venetian"]);
  table.setSpeed("instant");
  await say(update(7, null));
  await say(update(8, [offered("Halt")], { scene: null, log: [logged(8)] }));
  expect([table.filming, table.myTurn]).toEqual([false, true]);
  close();
  expect(new TableSession("other", null).state.speed).toBe("instant");
  table.setSpeed(1);
});

it("asks for the odds of an attack only when the pointer rests there", async () => {
  await sitDown(["venetian"]);
  const attack = offered("March", { attack: true });
  await say(update(7, [attack]));
  vi.useFakeTimers();
  try {
    table.weigh(attack);
    table.weigh(null);
    vi.advanceTimersByTime(1000);
    expect(sent("odds")).toEqual([]);
    table.weigh(attack);
    vi.advanceTimersByTime(1000);
    expect(sent("odds")).toMatchObject([{ version: 7, action: { do: "March" } }]);
  } finally {
    vi.useRealTimers();
  }
});

it("points at things on the map as long as something elsewhere does", async () => {
  await sitDown(["venetian"]);
  table.pointAt({ places: ["palma"], pieces: ["a"], arrows: [{ from: "palma", to: "farra", kind: "hint" }] });
  expect([table.pointed, table.pointedPieces, table.arrows]).toEqual([
    ["palma"],
    ["a"],
    [{ from: "palma", to: "farra", kind: "hint" }],
  ]);
  table.pointAt(null);
  expect([table.pointed, table.pointedPieces, table.arrows]).toEqual([[], [], []]);
});
