import { expect, it } from "vitest";
import type { SeatInfo } from "../src/lib/protocol";
import { hasManySides, sittings } from "../src/table/waiting";
import { board, scene } from "./support/table";

const sicily = { ...board([]), sides: { rome: "rome", carthage: "carthage", syracuse: "syracuse" } };
const sits = (seat: string, kind: SeatInfo["kind"], online: boolean) =>
  ({ ...({} as SeatInfo), seat, kind, online }) as SeatInfo;

it("tells who is still to decide, who is there, and nothing of what they decide", () => {
  const seats = [sits("rome", "person", true), sits("carthage", "computer", false), sits("syracuse", "person", false)];
  const asked = scene(["rome", "syracuse"]);
  const tally = [{ side: "rome", score: 7, about: [] }];
  const standing = { turn: 1, of: 6, name: {}, time: [], goal: [], tally };
  const shown = sittings(sicily, { ...asked, standing }, seats, ["rome"]);
  expect(shown.map(({ seat, isAsked, isHere, isMine, score }) => [seat, isAsked, isHere, isMine, score])).toEqual([
    ["rome", true, true, true, 7],
    ["carthage", false, null, false, null],
    ["syracuse", true, false, false, null],
  ]);
});

it("is for games of more than two sides: partners of one side are no third", () => {
  expect(hasManySides(sicily)).toBe(true);
  expect(hasManySides({ ...sicily, sides: { a: "red", b: "red", c: "blue", d: "blue" } })).toBe(false);
});
