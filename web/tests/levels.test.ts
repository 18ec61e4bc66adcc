/** Which level is recommended to whom, and what is said of it. */
import { describe, expect, it } from "vitest";
import type { MyGame, Scene, SeatInfo } from "../src/lib/protocol";
import { recommended, resultsIn, usualLevel, type Result } from "../src/lobby/levels";
import { isAlone } from "../src/lobby/options";
import { thinking } from "../src/table/waiting";

const system = { players: ["general", "colonel", "captain", "recruit", "random"] };
const played = (...told: string[]): Result[] =>
  told.map((each) => ({ level: each.slice(1), won: each.startsWith("+") }));
const next = (...told: string[]): string => recommended(system, played(...told), false, null);

describe("who is recommended", () => {
  it("is the recruit to a newcomer, and whoever a system has where there is none", () => {
    expect(next()).toBe("recruit");
    expect(recommended({ players: ["captain", "random"] }, [], false, null)).toBe("captain");
    expect(recommended({ players: ["random"] }, [], false, null)).toBe("random");
  });

  it("is the next level after two wins in a row", () => {
    expect(next("+recruit")).toBe("recruit");
    expect(next("+recruit", "-recruit", "+recruit")).toBe("recruit");
    expect(next("+recruit", "+recruit")).toBe("captain");
    expect(next("+recruit", "-captain", "+recruit")).toBe("captain");
    expect(next("+recruit", "+recruit", "+captain", "+captain", "+colonel", "+colonel")).toBe("general");
  });

  it("may be reached by a leap, is never left for somebody weaker, and ends with the strongest", () => {
    expect(next("+colonel", "+colonel")).toBe("general");
    expect(next("+captain", "+captain", "+recruit", "+recruit")).toBe("colonel");
    expect(next("+general", "+general", "+general")).toBe("general");
    expect(next("+random", "+random")).toBe("recruit");
  });

  it("depends on lessons: one that was finished is as good as a first win", () => {
    expect(recommended(system, [], true, "nothing")).toBe("recruit");
    expect(recommended(system, played("+recruit"), true, "nothing")).toBe("captain");
    expect(recommended(system, [], false, "enough")).toBe("captain");
  });

  it("is somebody who answers at once where nobody is known", () => {
    expect(usualLevel(system)).toBe("captain");
    expect(usualLevel({ players: ["random"] })).toBe("random");
  });
});

const seat = (name: string, player: string | null, standIn: string | null = null): SeatInfo =>
  ({ seat: name, kind: player ? "computer" : "person", name, player, stand_in: standIn }) as SeatInfo;
const game = (last: string, others: SeatInfo[], winners: string[], more: object = {}): MyGame =>
  ({
    game: {
      system: "toy",
      over: true,
      imported: false,
      ended: null,
      winners,
      seats: [seat("red", null), ...others],
      ...more,
    },
    seats: ["red"],
    last,
  }) as unknown as MyGame;

describe("results", () => {
  it("are those against computers of one level, the oldest first", () => {
    const games = [
      game("2026-03-02T00:00:00Z", [seat("blue", "captain")], ["blue"]),
      game("2026-03-01T00:00:00Z", [seat("blue", "captain"), seat("green", "captain")], ["red"]),
      game("2026-03-03T00:00:00Z", [seat("blue", null)], ["red"]),
      game("2026-03-03T00:00:00Z", [seat("blue", "captain"), seat("green", "recruit")], ["red"]),
      game("2026-03-03T00:00:00Z", [seat("blue", "captain")], ["red"], { over: false }),
      game("2026-03-03T00:00:00Z", [seat("blue", "captain")], ["red"], { system: "other" }),
      game("2026-03-03T00:00:00Z", [seat("blue", "captain")], ["red"], { imported: true }),
      game("2026-03-04T00:00:00Z", [], ["red"]),
    ];
    expect(resultsIn(games, "toy")).toEqual(played("+captain", "-captain"));
  });
});

describe("reasons", () => {
  it("can be asked for by whoever is alone against the computer", () => {
    expect(isAlone({ red: { kind: "me" }, blue: { kind: "computer", player: "general" } })).toBe(true);
    expect(isAlone({ red: { kind: "me" }, blue: { kind: "open" } })).toBe(false);
    expect(isAlone({ red: { kind: "me" }, blue: { kind: "me" } })).toBe(false);
  });
});

describe("who is thinking", () => {
  const asks = (...seats: string[]): Pick<Scene, "question" | "result"> =>
    ({ question: { seats }, result: null }) as unknown as Scene;
  const table = [seat("red", null), seat("blue", "general"), seat("green", null, "captain")];

  it("is the computer player that has to decide, for itself or for somebody else", () => {
    expect(thinking(asks("blue"), table)).toBe("general");
    expect(thinking(asks("green"), table)).toBe("captain");
    expect(thinking(asks("red", "blue"), table)).toBe("general");
  });

  it("is nobody when a person is asked, and when all is over", () => {
    expect(thinking(asks("red"), table)).toBeNull();
    expect(thinking({ question: null, result: null }, table)).toBeNull();
    expect(thinking({ ...asks("blue"), result: {} as Scene["result"] }, table)).toBeNull();
  });
});
