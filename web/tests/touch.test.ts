/** What the table becomes by what the player does. */
import { describe, expect, it } from "vitest";
import { NOTHING } from "../src/lib/gestures";
import { actionsOf, isMyTurn, offersOf, sameAction, sceneOf, type Table } from "../src/table/state";
import { touch, type Touch } from "../src/table/touch";
import { answer, asked, gesture, offered, piece, refusal, scene, suggested, tableOf, touching } from "./support/table";

const march = touching("March", { pieces: ["a", "b"], places: ["farra"] });
const scout = touching("March", { pieces: ["a"], places: ["romans"] });
const dig = touching("Dig", { pieces: ["c"] });
const activate = touching("Activate", { places: ["palma"] });
const pieces = [piece("a", "palma"), piece("b", "palma"), piece("c", "palma"), piece("x", "farra")];
const live = scene(["venetian"], false, { pieces });
const table = tableOf([march, scout, dig], { live });
const whatIf = { actions: [{ do: "First" }], dice: 5, scene: live, offers: table.liveOffers, log: [] };

const after = (before: Table, ...gestures: Touch[]): Table =>
  gestures.reduce((now, each) => touch(now, each).table, before);
const questions = (before: Table, each: Touch): unknown[] =>
  asked(touch(before, each)).flatMap((wish) => wish.questions);

describe("a click on a place", () => {
  it("fans out its stack and takes up what moves together", () => {
    expect(after(table, { kind: "place", place: "palma" })).toMatchObject({
      place: "palma",
      hold: { pieces: ["a", "b"] },
    });
  });

  it("does what is offered there for what is held", () => {
    const holding = after(table, { kind: "take", pieces: ["a", "b"] });
    expect(questions(holding, { kind: "place", place: "farra" })).toEqual([
      { type: "act", version: 7, action: march.action },
    ]);
  });

  it("does what is offered there with empty hands", () => {
    expect(questions(tableOf([activate]), { kind: "place", place: "palma" })).toMatchObject([{ type: "act" }]);
  });

  it("asks which, where it could mean several things", () => {
    const raid = touching("Raid", { pieces: ["a", "b"], places: ["farra"] });
    const holding = after(tableOf([march, raid], { live }), { kind: "take", pieces: ["a", "b"] });
    expect(after(holding, { kind: "place", place: "farra" }).note).toEqual({
      kind: "choose",
      offered: [march, raid],
      place: "farra",
    });
  });

  it("asks why not, where what is held cannot go", () => {
    const holding = after(table, { kind: "take", pieces: ["a"] });
    expect(questions(holding, { kind: "place", place: "farra" })).toEqual([
      { type: "ask", version: 7, pieces: ["a"], place: "farra", card: null },
    ]);
  });

  it("where the pieces in hand lie puts them back and takes the stack", () => {
    const holding = after(table, { kind: "take", pieces: ["c"] });
    const step = touch(holding, { kind: "place", place: "palma" });
    expect(asked(step)).toEqual([]);
    expect(step.table.hold.pieces).toEqual(["a", "b"]);
  });

  it("of somebody who only looks on takes up nothing and asks nothing", () => {
    const onlooker = { ...table, liveOffers: null };
    const step = touch(onlooker, { kind: "place", place: "palma" });
    expect(step.table).toMatchObject({ place: "palma", hold: NOTHING });
    expect(step.wishes).toEqual([]);
  });

  it("leaves the reason of a refusal to be read when the next to act comes into the hand", () => {
    const refused = after(table, { kind: "refused", refused: refusal("C7") });
    const holding = after(refused, { kind: "take", pieces: ["a"] });
    expect(holding).toMatchObject({ hold: { pieces: ["a"] }, note: { kind: "why", refused: { rule: "C7" } } });
  });

  it("asks no reasons of a board of imagination", () => {
    const holding = after({ ...table, whatIf }, { kind: "take", pieces: ["a"] });
    expect(questions(holding, { kind: "place", place: "farra" })).toEqual([]);
  });
});

describe("a click on a chit", () => {
  const hold = touching("Hold", { chits: ["first"] });
  const give = (from: string, to: string) => touching(`Give-${from}`, { chits: [to, from] });

  it("does what only it can mean", () => {
    expect(questions(tableOf([hold]), { kind: "chit", chit: "first" })).toMatchObject([{ action: hold.action }]);
  });

  it("asks which, first among what it leads", () => {
    const [a, b, back] = [give("second", "first"), give("third", "first"), give("first", "second")];
    const before = tableOf([a, b, back]);
    expect(after(before, { kind: "chit", chit: "first" }).note).toMatchObject({ kind: "choose", offered: [a, b] });
    expect(questions(before, { kind: "chit", chit: "second" })).toMatchObject([{ action: back.action }]);
    expect(questions(before, { kind: "chit", chit: "third" })).toMatchObject([{ action: b.action }]);
  });

  it("means nothing where nobody asks for it", () => {
    expect(touch(table, { kind: "chit", chit: "first" })).toEqual({ table, wishes: [] });
  });
});

describe("a click on a piece", () => {
  it("takes it up besides the others that it can go with, and puts it down again", () => {
    const one = after(table, { kind: "piece", piece: "a", place: "palma" });
    expect(one).toMatchObject({ place: "palma", hold: { pieces: ["a"] } });
    const two = after(one, { kind: "piece", piece: "b", place: "palma" });
    expect(two.hold.pieces).toEqual(["a", "b"]);
    expect(after(two, { kind: "piece", piece: "a", place: "palma" }).hold.pieces).toEqual(["b"]);
  });

  it("does at once the only thing that it can do alone", () => {
    expect(questions(table, { kind: "piece", piece: "c", place: "palma" })).toEqual([
      { type: "act", version: 7, action: dig.action },
    ]);
  });

  it("takes up what is to be pushed over a table: the hand says where to", () => {
    const push = touching("Push", { pieces: ["c"], pose: { x: 1, y: 2, angle: 0 } });
    const taken = after(tableOf([push], { live }), { kind: "piece", piece: "c", place: "palma" });
    expect(taken).toMatchObject({ hold: { pieces: ["c"] }, note: null });
  });

  it("asks which, where it can do several things alone", () => {
    const rest = touching("Rest", { pieces: ["c"] });
    expect(after(tableOf([dig, rest], { live }), { kind: "piece", piece: "c", place: "palma" }).note).toMatchObject({
      kind: "choose",
      place: null,
    });
  });

  it("that can do nothing asks why", () => {
    expect(questions(table, { kind: "piece", piece: "x", place: "farra" })).toEqual([
      { type: "ask", version: 7, pieces: ["x"], place: null, card: null },
    ]);
  });

  it("that can do nothing asks nobody where there is nothing to decide, or in imagination", () => {
    expect(questions({ ...table, liveOffers: null }, { kind: "piece", piece: "x", place: "farra" })).toEqual([]);
    expect(questions({ ...table, whatIf }, { kind: "piece", piece: "x", place: "farra" })).toEqual([]);
  });
});

describe("a card", () => {
  const play = touching("Play", { cards: ["7"] });
  const aimed = touching("Play", { cards: ["8"], places: ["palma"] });
  const cards = tableOf([play, aimed]);

  it("is played at once where nothing else is to be named", () => {
    expect(questions(cards, { kind: "card", card: "7" })).toMatchObject([{ type: "act", action: play.action }]);
  });

  it("is held until a place is named, or put back", () => {
    const holding = after(cards, { kind: "card", card: "8" });
    expect(holding.hold).toEqual({ pieces: [], cards: ["8"] });
    expect(questions(holding, { kind: "place", place: "palma" })).toMatchObject([
      { type: "act", action: aimed.action },
    ]);
    expect(after(holding, { kind: "card", card: "8" }).hold).toEqual(NOTHING);
  });

  it("that cannot be played asks why", () => {
    expect(questions(cards, { kind: "card", card: "9" })).toEqual([
      { type: "ask", version: 7, pieces: [], place: null, card: "9" },
    ]);
  });
});

describe("what is taken up", () => {
  it("is asked about where the offers are only suggestions", () => {
    const step = touch(suggested(table), { kind: "take", pieces: ["b", "c"] });
    expect(asked(step)).toMatchObject([
      { purpose: { of: "hold", hold: step.table.hold }, questions: [{ type: "ask", pieces: ["b", "c"] }] },
    ]);
  });

  it("is not asked about where they are all there is, in imagination, or with empty hands", () => {
    expect(questions(table, { kind: "take", pieces: ["b"] })).toEqual([]);
    expect(questions(suggested({ ...table, whatIf }), { kind: "take", pieces: ["b"] })).toEqual([]);
    expect(questions(suggested(table), { kind: "take", pieces: [] })).toEqual([]);
  });

  it("from the map is the stack, or the piece that was lifted", () => {
    expect(after(table, { kind: "lift", piece: null, place: "palma" })).toMatchObject({
      place: "palma",
      hold: { pieces: ["a", "b"] },
    });
    expect(after(table, { kind: "lift", piece: "c", place: "palma" }).hold.pieces).toEqual(["c"]);
  });

  it("from the map stays what is held when one of that is lifted", () => {
    const holding = after(table, { kind: "take", pieces: ["a", "b"] });
    expect(after(holding, { kind: "lift", piece: "b", place: "palma" }).hold).toBe(holding.hold);
  });

  it("is put back, and notes are closed, one after the other", () => {
    const busy = { ...after(table, { kind: "take", pieces: ["a"] }), note: { kind: "meaningless" } as const };
    const once = after(busy, { kind: "escape" });
    expect(once).toMatchObject({ note: null, hold: { pieces: ["a"] } });
    expect(after(once, { kind: "escape" }).hold).toBe(NOTHING);
    expect(after(busy, { kind: "put-back" })).toMatchObject({ note: null, hold: NOTHING });
    expect(after(table, { kind: "refused", refused: refusal("G5") }).note).toMatchObject({ kind: "why", what: null });
    expect(after(busy, { kind: "close-note" })).toMatchObject({ note: null, hold: { pieces: ["a"] } });
    expect(after({ ...busy, place: "palma" }, { kind: "close-tray" })).toMatchObject({
      place: null,
      note: null,
      hold: NOTHING,
    });
  });
});

describe("choosing", () => {
  const end = offered("End", { undoable: false });
  const dig = offered("Dig", { undoable: false, stake: true });
  const fight = offered("Fight", { undoable: false, attack: true, stake: true });

  it("asks only where dice or something hidden are at stake, and always there", () => {
    expect(questions(table, { kind: "choose", offered: march })).toMatchObject([{ type: "act" }]);
    expect(questions(table, { kind: "choose", offered: end })).toMatchObject([{ type: "act" }]);
    expect(after(table, { kind: "choose", offered: dig }).note).toEqual({ kind: "confirm", offered: dig, odds: null });
    expect(questions(table, { kind: "choose", offered: dig })).toEqual([]);
  });

  it("fetches the odds of an attack", () => {
    expect(questions(table, { kind: "choose", offered: fight })).toEqual([
      { type: "odds", version: 7, action: fight.action },
    ]);
  });

  it("forgets what played itself before", () => {
    const helped = { ...table, forced: [march.says] };
    expect(after(helped, { kind: "choose", offered: march }).forced).toEqual([]);
  });

  it("does not ask before what only lets pass what was asked about", () => {
    const pass = offered("Pass", { undoable: false, ends: true });
    expect(
      questions(tableOf([pass], { live: scene(["venetian"], true) }), { kind: "choose", offered: pass }),
    ).toMatchObject([{ type: "act" }]);
  });

  it("sends nothing while another deed is on its way", () => {
    const busy = after(table, { kind: "act", offered: march });
    expect(busy.busy).toBe(true);
    expect(questions(busy, { kind: "act", offered: scout })).toEqual([]);
    expect(questions(busy, { kind: "walk", path: { actions: [{ to: "x" }], costs: [], stops: null } })).toEqual([]);
  });

  it("sends the first step of a way, and keeps the others for later", () => {
    const step = touch(table, { kind: "walk", path: { actions: [{ to: "x" }, { to: "y" }], costs: [], stops: null } });
    expect(asked(step)).toMatchObject([
      { purpose: { of: "act", what: null, rest: [{ to: "y" }] }, questions: [{ action: { to: "x" } }] },
    ]);
  });
});

describe("imagination", () => {
  const dreaming = { ...table, whatIf };

  it("begins with empty hands and the dice that were thrown", () => {
    const step = touch(after(table, { kind: "take", pieces: ["a"] }), { kind: "imagine", actions: [], dice: 9 });
    expect(step.table.hold).toBe(NOTHING);
    expect(asked(step)[0]?.questions).toEqual([{ type: "whatif", version: 7, actions: [], dice: 9 }]);
  });

  it("adds deeds to those before, with the same dice and without asking", () => {
    const final = offered("End", { undoable: false });
    expect(questions(dreaming, { kind: "choose", offered: final })).toEqual([
      { type: "whatif", version: 7, actions: [{ do: "First" }, { do: "End" }], dice: 5 },
    ]);
  });

  it("takes back the last deed, if there is one", () => {
    expect(questions(dreaming, { kind: "undo" })).toEqual([{ type: "whatif", version: 7, actions: [], dice: 5 }]);
    expect(questions({ ...dreaming, whatIf: { ...whatIf, actions: [] } }, { kind: "undo" })).toEqual([]);
  });

  it("ends, and the game is there again", () => {
    expect(after(dreaming, { kind: "wake" })).toMatchObject({ whatIf: null, hold: NOTHING });
  });
});

describe("taking back", () => {
  it("asks the server", () => {
    expect(questions(table, { kind: "undo" })).toEqual([{ type: "undo", version: 7, to: null }]);
  });

  it("says why not where that is known", () => {
    const refused = refusal("kernel");
    const stuck = { ...table, undoState: { allowed: false, refusal: refused } } as unknown as Table;
    const step = touch(stuck, { kind: "undo" });
    expect(step.table.note).toEqual({ kind: "why", refused, what: "undo" });
    expect(step.wishes).toEqual([]);
  });

  it("by everybody is proposed, and agreed to as it was shown", () => {
    expect(questions(table, { kind: "rewind", to: 3, amend: true })).toEqual([
      { type: "rewind", version: 7, to: 3, amend: true },
    ]);
    const proposed = { ...table, proposal: { to: 2, version: 6, agreed: [], amend: false } };
    expect(questions(proposed, { kind: "agree", agree: false })).toEqual([
      { type: "agree", agree: false, to: 2, version: 6, amend: false },
    ]);
    expect(questions(table, { kind: "agree", agree: true })).toEqual([]);
  });
});

describe("other eyes", () => {
  it("see with empty hands", () => {
    const step = touch(after(table, { kind: "take", pieces: ["a"] }), { kind: "look", seat: "austrian" });
    expect(step.table.hold).toBe(NOTHING);
    expect(step.wishes).toEqual([{ do: "tell", message: { type: "look", seat: "austrian" } }]);
  });

  it("open when the screen was handed over", () => {
    const step = touch({ ...table, covered: "austrian" }, { kind: "uncover" });
    expect(step.table.covered).toBeNull();
    expect(step.table.solo).toBe(false);
    expect(touch({ ...table, covered: "austrian" }, { kind: "uncover", solo: true }).table.solo).toBe(true);
    expect(step.wishes).toEqual([{ do: "tell", message: { type: "look", seat: "austrian" } }]);
  });
});

describe("at the side", () => {
  it("something is said, heard and written down", () => {
    expect(touch(table, { kind: "talk", text: "Ciao", to: "all" }).wishes).toEqual([
      { do: "tell", message: { type: "talk", text: "Ciao", to: "all", seat: null } },
    ]);
    expect(after({ ...table, unread: { "": 3, red: 1 } }, { kind: "hear", thread: "" }).unread).toEqual({
      "": 0,
      red: 1,
    });
    expect(after(table, { kind: "write-notes", notes: "x" }).notes).toBe("x");
  });

  it("what was missed is let be", () => {
    expect(after({ ...table, seenBefore: 2 }, { kind: "catch-up" }).seenBefore).toBe(7);
  });

  it("habits are taken up and left", () => {
    expect(after(table, { kind: "habit", habit: "passAlways", on: true }).passAlways).toBe(true);
    const left = touch({ ...table, forcedAlone: true }, { kind: "habit", habit: "forcedAlone", on: false });
    expect(left.table.forcedAlone).toBe(false);
    expect(left.wishes).toEqual([{ do: "keep-habit", habit: "forcedAlone", on: false }]);
  });
});

describe("what is shown", () => {
  it("is the game, or what is imagined", () => {
    const other = scene(["austrian"]);
    expect(sceneOf(table)).toBe(live);
    expect(sceneOf({ ...table, whatIf: { ...whatIf, scene: other } })).toBe(other);
  });

  it("offers nothing under the cover", () => {
    expect(offersOf({ ...table, covered: "austrian" })).toBeNull();
    expect(isMyTurn({ ...table, covered: "austrian" })).toBe(false);
    expect(isMyTurn(table)).toBe(true);
  });

  it("adds what the server said about what is held, each deed once", () => {
    const holding = {
      ...after(table, { kind: "take", pieces: ["b"] }),
      answer: answer({ possible: [march, activate] }),
    };
    expect(actionsOf(holding)).toEqual([march, scout, dig, activate]);
    expect(actionsOf({ ...holding, hold: NOTHING })).toEqual([march, scout, dig]);
  });

  it("takes two deeds for the same whatever the order of their parts", () => {
    expect(sameAction({ do: "March", to: "x", with: null }, { to: "x", do: "March" })).toBe(true);
    expect(sameAction({ do: "March", to: "x" }, { do: "March", to: "y" })).toBe(false);
  });
});

it("has no gesture that changes the table it is given", () => {
  const frozen = Object.freeze(table);
  const all: Touch[] = [
    { kind: "place", place: "palma" },
    { kind: "piece", piece: "a", place: "palma" },
    { kind: "lift", piece: null, place: "palma" },
    { kind: "imagine", actions: [], dice: 1 },
    { kind: "choose", offered: offered("End", { undoable: false, gesture: gesture({}) }) },
  ];
  for (const each of all) expect(touch(frozen, each).table).not.toBe(frozen);
});
