import { expect, it } from "vitest";
import type { ChatLine } from "../src/lib/protocol";
import { reduce } from "../src/table/reduce";
import { FRESH, type Table } from "../src/table/state";
import { linesIn, threadOf, threadsOf, unreadIn, unreadOf, withLine } from "../src/table/talking";

const said = (seat: string, text: string, receiver: string | null = null): ChatLine => ({
  id: `${seat} ${text}`,
  seat,
  name: "",
  text,
  to: receiver ? "seat" : "all",
  at: "",
  receiver,
});

const table: Table = {
  ...FRESH,
  seats: ["red"],
  looking: "red",
  talkTerms: { to: ["all", "seat"], unheard_by: [], seats: ["blue", "green"] },
};
const after = (...lines: ChatLine[]): Table => lines.reduce(withLine, table);
const texts = (lines: readonly ChatLine[]): string[] => lines.map(({ text }) => text);

it("keeps what two say to each other in one thread, whoever said it", () => {
  const talked = after(said("blue", "Peace?", "red"), said("red", "Gladly.", "blue"), said("green", "Hello all"));
  expect(texts(linesIn(talked, "blue"))).toEqual(["Peace?", "Gladly."]);
  expect(texts(linesIn(talked, ""))).toEqual(["Hello all"]);
  expect(threadOf(said("red", "x", "green"), "red")).toBe("green");
});

it("counts what is unread in each thread, and not one's own words", () => {
  const { unread } = after(said("blue", "Peace?", "red"), said("red", "Gladly.", "blue"), said("green", "Hello all"));
  expect([unreadIn(unread, "blue"), unreadIn(unread, "green"), unreadIn(unread, ""), unreadOf(unread)]).toEqual([
    1, 0, 1, 2,
  ]);
});

it("offers a thread with everybody to whom one may talk, or has talked", () => {
  expect(threadsOf(after(said("black", "Farewell", "red")))).toEqual(["blue", "green", "black"]);
});

it("hears a line once, though it came twice", () => {
  const line = said("blue", "Peace?", "red");
  expect(after(line, line).chat).toEqual([line]);
});

it("forgets what was for one seat when another at the same screen looks, and reads what is for that one", () => {
  const shared = { ...after(said("blue", "for Red", "red"), said("blue", "for all")), seats: ["red", "green"] };
  const covered = reduce(shared, {
    type: "update",
    version: 1,
    line: 0,
    seat: null,
    log: [],
    scene: shared.live,
    change: null,
    offers: null,
    undo: null,
    fallen: [],
    proposal: null,
    clocks: [],
    talk: { to: [], unheard_by: [], seats: [] },
    curtain: true,
  }).table;
  expect(texts(covered.chat)).toEqual(["for all"]);
  const forGreen = said("blue", "for Green", "green");
  const heard = reduce({ ...covered, looking: "green" }, { type: "heard", chat: [...covered.chat, forGreen] }).table;
  expect(texts(linesIn(heard, "blue"))).toEqual(["for Green"]);
});
