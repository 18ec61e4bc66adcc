/** The headless table: what it does with what the server says, and what it asks back. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Table } from "../src/lib/game.svelte";
import type { Board, GameInfo, Offered, Scene, Update } from "../src/lib/protocol";

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

const offered = (name: string, more: Partial<Offered> = {}): Offered => ({
  action: { do: name },
  says: { code: `action-${name}`, args: {} },
  gesture: { pieces: [], places: [], cards: [], chits: [], button: name },
  rule: "G5",
  heading: null,
  undoable: true,
  ends: false,
  attack: false,
  cost: null,
  note: [],
  ...more,
});

const scene = (seats: string[], window = false): Scene => ({
  seat: "venetian",
  pieces: [],
  marks: [],
  tracks: [],
  hands: [],
  piles: [],
  cup: null,
  stage: { step: "", says: [], places: [], pieces: [] },
  question: { seats, kind: "window.ask", rule: "G5.1.i", says: { code: "decision-window-ask", args: {} }, complete: true, window },
  effects: [],
  result: null,
});

const update = (version: number, actions: Offered[] | null, more: Partial<Update> = {}): Update => ({
  type: "update",
  version,
  line: version,
  seat: "venetian",
  log: [],
  scene: scene(["venetian"]),
  change: null,
  offers: actions && { version, seat: "venetian", complete: true, actions },
  undo: null,
  fallen: [],
  proposal: null,
  clocks: [],
  talk: { to: ["all"], unheard_by: [] },
  ...more,
});

const BOARD = { system: "toy", places: [], kinds: [], map: { en: "/map" }, sprites: "/sprites", lexicon: { domains: {}, names: {}, stacks: {}, kinds: {}, quoted: [] } } as unknown as Board;

const person = (seat: string, kind: "person" | "computer" = "person") => ({ seat, kind, name: "", player: null, stand_in: null, online: true });

/** By turns of the event loop, not by the clock: a busy machine settles as well. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await new Promise((done) => setTimeout(done));
};
const say = async (message: object): Promise<void> => {
  FakeSocket.last.onmessage?.({ data: JSON.stringify(message) });
  await settled();
};
const sent = (type: string): Record<string, unknown>[] => FakeSocket.last.sent.filter((each) => each["type"] === type);

let table: Table;
let close: () => void;

async function sitDown(held: string[], seats = [person("venetian"), person("austrian")]): Promise<void> {
  table = new Table("game", "secret");
  close = table.open();
  FakeSocket.last.onopen?.();
  const game = { id: "game", system: "toy", board: "/board", seats } as unknown as GameInfo;
  await say({ type: "welcome", protocol: 1, game, seats: held, looking: held[0] ?? null, chat: [], notes: "", resent: false });
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (address: string) => new Response(address === "/board" ? JSON.stringify(BOARD) : "", { status: 200 }));
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

it("does at once what can be undone, quoting the version it saw", async () => {
  await sitDown(["venetian"]);
  await say(update(7, [offered("ActivateZone")]));
  void table.choose(table.actions[0] as Offered);
  expect(sent("act")).toMatchObject([{ version: 7, action: { do: "ActivateZone" } }]);
});

it("asks before what cannot be undone, and sends it only when told to", async () => {
  await sitDown(["venetian"]);
  await say(update(7, [offered("EndZone", { undoable: false })]));
  void table.choose(table.actions[0] as Offered);
  expect(sent("act")).toEqual([]);
  expect(table.note?.kind).toBe("confirm");
  void table.act(table.actions[0] as Offered);
  expect(sent("act")).toHaveLength(1);
  expect(table.note).toBeNull();
});

it("agrees to the proposal that was shown, and says so when another one stands by now", async () => {
  await sitDown(["venetian"]);
  await say(update(7, null, { proposal: { to: 3, version: 7, agreed: ["austrian"], amend: true } }));
  void table.agree(true);
  const [message] = sent("agree");
  expect(message).toMatchObject({ agree: true, to: 3, version: 7, amend: true });
  const refusal = { rule: "kernel", says: { code: "refusal-other_rewind_proposed", args: {} } };
  await say({ type: "denied", id: message?.["id"], version: 7, refusal });
  expect(table.note).toMatchObject({ kind: "why", refused: refusal });
});

it("offers to talk to those only who may hear it", async () => {
  await sitDown(["venetian"]);
  expect(table.talkTerms.to).toEqual([]);
  await say(update(7, null, { talk: { to: ["all", "side"], unheard_by: [] } }));
  expect(table.talkTerms.to).toEqual(["all", "side"]);
  await say(update(8, null, { talk: { to: ["all"], unheard_by: ["austrian"] } }));
  expect(table.talkTerms).toEqual({ to: ["all"], unheard_by: ["austrian"] });
});

it("sends nothing twice while the first is on its way", async () => {
  await sitDown(["venetian"]);
  await say(update(7, [offered("Halt")]));
  void table.act(table.actions[0] as Offered);
  void table.act(table.actions[0] as Offered);
  expect(sent("act")).toHaveLength(1);
});

it("keeps the question open when somebody else answered at the same time, and closes it when it no longer stands", async () => {
  await sitDown(["venetian"]);
  const fight = offered("FightOn", { undoable: false });
  await say(update(7, [fight]));
  void table.choose(fight);
  await say(update(8, [fight]));
  expect(table.note?.kind).toBe("confirm");
  await say(update(9, [offered("TakeHit")]));
  expect(table.note).toBeNull();
});

it("shows why not when the rules forbid it", async () => {
  await sitDown(["venetian"]);
  await say(update(7, [offered("March")]));
  void table.act(table.actions[0] as Offered);
  const refusal = { rule: "G6.o", says: { code: "refusal-not-adjacent", args: {} }, title: {}, text: {} };
  await say({ type: "denied", id: sent("act")[0]?.["id"], version: 7, refusal });
  expect(table.note).toMatchObject({ kind: "why", refused: { rule: "G6.o" } });
  expect(table.busy).toBe(false);
});

it("covers the screen when the other player at it has to decide, and lets nothing secret lie about", async () => {
  await sitDown(["venetian", "austrian"]);
  await say(update(7, [offered("Halt")]));
  expect(table.covered).toBeNull();
  await say(update(8, null, { scene: scene(["austrian"]) }));
  expect(table.covered).toBe("austrian");
  expect(table.offers).toBeNull();
  expect(sent("look")).toMatchObject([{ seat: null }]);
  table.uncover();
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

it("forgets the lines that were taken back", async () => {
  const line = (serial: number) => ({ serial, kind: "x", rule: "", says: { code: "x", args: {} }, places: [], pieces: [], side: null, dice: null });
  await sitDown(["venetian"]);
  await say(update(7, null, { log: [line(6), line(7)] }));
  await say(update(8, null, { scene: null, log: [line(8)], fallen: [7] }));
  expect(table.log.map(({ serial }) => serial)).toEqual([6, 8]);
});
