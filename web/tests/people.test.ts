/** What the people at a table want of each other. */
import { describe, expect, it } from "vitest";
import type { GameInfo } from "../src/lib/protocol";
import { isShort, leftOf, termsOf } from "../src/people/clocks";
import { bytesOf } from "../src/people/push";
import { hasOpponent, newsFor } from "../src/people/news";
import { touch } from "../src/table/touch";
import { FRESH } from "../src/table/state";
import { person } from "./support/table";

const game = (more: Partial<GameInfo>): GameInfo =>
  ({
    over: false,
    waiting_for: ["austrian"],
    claim_from: null,
    seats: [person("venetian"), person("austrian")],
    ...more,
  }) as GameInfo;

describe("a draw", () => {
  const offers = (...by: string[]): GameInfo =>
    game({ seats: ["venetian", "austrian"].map((seat) => ({ ...person(seat), offers_draw: by.includes(seat) })) });

  it("is offered to me by the other side", () => {
    expect(newsFor(offers("austrian"), ["venetian"], 0)).toMatchObject({ offeredBy: ["austrian"], offering: false });
  });

  it("is offered by me, and then I wait", () => {
    expect(newsFor(offers("venetian"), ["venetian"], 0)).toMatchObject({ offeredBy: [], offering: true });
  });

  it("is no one's business who only looks on", () => {
    expect(newsFor(offers("venetian"), [], 0)).toMatchObject({ offeredBy: [], offering: false });
  });

  it("needs a person to agree with", () => {
    expect(hasOpponent(game({}), ["venetian"])).toBe(true);
    const computer = game({ seats: [person("venetian"), person("austrian", "computer")] });
    expect(hasOpponent(computer, ["venetian"])).toBe(false);
  });
});

describe("a claim", () => {
  const gone = game({ claim_from: "2026-01-15T00:00:00Z" });

  it("can be made when the time has come, by who waits", () => {
    expect(newsFor(gone, ["venetian"], Date.parse("2026-01-14T23:59:59Z")).claimable).toBe(false);
    expect(newsFor(gone, ["venetian"], Date.parse("2026-01-15T00:00:00Z")).claimable).toBe(true);
    expect(newsFor(gone, ["austrian"], Date.parse("2026-02-01T00:00:00Z")).claimable).toBe(false);
  });
});

it("a farewell is asked for, and a refusal of it is shown", () => {
  const { wishes } = touch(FRESH, { kind: "farewell", how: { type: "resign" } });
  expect(wishes).toEqual([{ do: "ask", questions: [{ type: "resign" }], purpose: { of: "consent", what: null } }]);
});

describe("clocks", () => {
  const wish = { minutes: 30, seconds: 20, days: 7, hours: 12, flag: "loss" } as const;

  it("are of minutes, of days, or not there", () => {
    expect(termsOf({ ...wish, kind: "none" })).toBeNull();
    expect(termsOf({ ...wish, kind: "live" })).toMatchObject({ bank: 1800, bonus: 20, live: true, flag: "loss" });
    expect(termsOf({ ...wish, kind: "days" })).toMatchObject({ bank: 604800, bonus: 43200, live: false });
  });

  it("run down only where someone has to decide, and never below nothing", () => {
    const clock = { seat: "venetian", left: 10, running: true, vacation: false, vacation_left: 0 };
    expect(leftOf(clock, 4000)).toBe(6);
    expect(leftOf({ ...clock, running: false }, 4000)).toBe(10);
    expect(leftOf(clock, 40000)).toBe(0);
  });

  it("hurry a player in the last minute, or in the last hour of days", () => {
    expect(isShort(59, termsOf({ ...wish, kind: "live" }))).toBe(true);
    expect(isShort(61, termsOf({ ...wish, kind: "live" }))).toBe(false);
    expect(isShort(3599, termsOf({ ...wish, kind: "days" }))).toBe(true);
  });
});

it("the server's key is read as a browser wants it", () => {
  expect([...bytesOf("AQID_-8")]).toEqual([1, 2, 3, 255, 239]);
});
