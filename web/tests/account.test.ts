/** Links from mails, and why something about an account did not work. */
import { expect, it } from "vitest";
import { called, linkFromMail, moment, whyNot } from "../src/lib/account";
import { ApiError } from "../src/lib/api";

it.each([
  ["#verify=AAAA-BBBB-CCCC-DDDD", { kind: "verify", code: "AAAA-BBBB-CCCC-DDDD" }],
  ["#reset=abcd", { kind: "reset", code: "abcd" }],
  ["#verify=", null],
  ["#verify=<b>", null],
  ["#other=AAAA", null],
  ["#verify=AAAA&reset=BBBB", null],
  ["", null],
])("what the link %s wants", (hash, wanted) => {
  expect(linkFromMail(hash)).toEqual(wanted);
});

it("troubles are told by their code, others as the server says them, none without a server", () => {
  const say = (id: string): string => `<${id}>`;
  const has = (id: string): boolean => id === "account-trouble-BadCode";
  expect(whyNot(new ApiError(400, "BadCode", "wrong"), say, has)).toBe("<account-trouble-BadCode>");
  expect(whyNot(new ApiError(400, "Other", "as it is"), say, has)).toBe("as it is");
  expect(whyNot(new TypeError("fetch"), say, has)).toBe("<no-server>");
});

it("a session is called by its browser and its place", () => {
  const row = { id: "1", begun: null, seen: null, place: "198.51.x.x", agent: "Firefox, Linux", current: false };
  expect(called(row, (id) => id)).toBe("Firefox, Linux · 198.51.x.x");
  expect(called({ ...row, agent: "", place: "" }, (id) => id)).toBe("session-unknown");
});

it("a moment is written in the language of the reader, without seconds", () => {
  expect(moment("2026-03-04T05:06:07Z", "en")).toMatch(/^4 Mar 2026, \d\d:06/);
  expect(moment("2026-03-04T05:06:07Z", "it")).toMatch(/4 mar 2026/);
  expect(moment("2026-03-04T12:06:07Z", "en", false)).toBe("4 Mar 2026");
  expect(moment(null, "en")).toBe("–");
});
