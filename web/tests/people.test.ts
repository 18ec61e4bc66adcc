/** What the people at a table want of each other. */
import { describe, expect, it } from "vitest";
import type { GameInfo } from "../src/lib/protocol";
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
