/** What the page says about the rules that a game is played under. */
import { expect, it } from "vitest";
import { isOlder, proposalWords, wayOn } from "../src/lib/amendments";
import type { GameInfo } from "../src/lib/protocol";

const info = (more: Partial<GameInfo>): GameInfo =>
  ({ over: false, revision: 1, newest_revision: 2, notice: null, ...more }) as GameInfo;

it("a game under older rules says so, until it is over", () => {
  expect(isOlder(info({}))).toBe(true);
  expect(isOlder(info({ revision: 2 }))).toBe(false);
  expect(isOlder(info({ over: true }))).toBe(false);
});

it("it can go on under the newest from here, unless the server has found otherwise", () => {
  expect(wayOn(info({}), 80)).toEqual({ kind: "here" });
  expect(wayOn(info({ notice: { revision: 2, to: 74 } }), 80)).toEqual({ kind: "back", to: 74, count: 6 });
  expect(wayOn(info({ notice: { revision: 2, to: null } }), 80)).toEqual({ kind: "never" });
});

it("a proposal says how much is taken back and whether the rules change", () => {
  const proposal = { to: 74, version: 80, agreed: ["venetian"], amend: true };
  expect(proposalWords(proposal, 80)).toEqual({ id: "amend-proposed-back", count: 6 });
  expect(proposalWords(proposal, 74)).toEqual({ id: "amend-proposed", count: 0 });
  expect(proposalWords({ ...proposal, amend: false }, 80)).toEqual({ id: "rewind-proposed", count: 6 });
  expect(proposalWords({ ...proposal, amend: false, to: 0 }, 80)).toEqual({ id: "rewind-proposed-all", count: 80 });
});
