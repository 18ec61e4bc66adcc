/** What is shown of the last turn of the others. */
import { expect, it } from "vitest";
import { lastTurn, traceOf } from "../src/film/lastTurn";
import type { LogLine, Pose } from "../src/lib/protocol";
import { logged, piece } from "./support/table";

const pose = (y: number): Pose => ({ x: 0, y, angle: 270 });
const turn = (serial: number, side: string | null): LogLine => logged(serial, { begins: "turn", side });
const went = (serial: number, side: string, id: string, from: number, to: number, kind: "march" | "fire" = "march") =>
  logged(serial, {
    side,
    moved: { kind, origin: "table", to: "table", pieces: [id], ways: { [id]: [pose(from), pose(to)] } },
  });
const serials = (lines: readonly LogLine[]): number[] => lines.map(({ serial }) => serial);

it("is the whole turn of the other side, with those of mine that it drove back, and not what came after", () => {
  const log = [
    ...[turn(1, "blue"), went(2, "blue", "b1", 0, 9)],
    ...[
      turn(3, "blue"),
      went(4, "blue", "b1", 9, 20),
      went(5, "red", "r1", 30, 40),
      went(6, "blue", "b2", 0, 1, "fire"),
    ],
    ...[turn(7, "red"), went(8, "red", "r1", 40, 30), went(9, "blue", "b1", 20, 10)],
  ];
  expect(serials(lastTurn(log, "red"))).toEqual([4, 5]);
  expect(serials(lastTurn(log, "blue"))).toEqual([8, 9]);
  expect(lastTurn(log.slice(0, 1), "red")).toEqual([]);
});

it("leaves my own deeds out where a turn is everyone's", () => {
  const log = [turn(1, null), went(2, "red", "r1", 0, 9), went(3, "blue", "b1", 0, 9)];
  expect(serials(lastTurn(log, "red"))).toEqual([3]);
});

it("outlines where each stood at first, and draws every leg of its way", () => {
  const log = [turn(1, "blue"), went(2, "blue", "b1", 0, 9), went(3, "blue", "b1", 9, 20)];
  const b1 = { ...piece("b1", "table"), base: [8, 4] as [number, number], label: "B1" };
  const trace = traceOf(lastTurn(log, "red"), [b1], 8);
  expect(trace.map(({ kind }) => kind)).toEqual(["zone", "arrow", "arrow", "label"]);
  expect(trace[3]).toMatchObject({ at: pose(0), text: "B1" });
  expect(trace[2]).toMatchObject({ from: pose(9), to: pose(20) });
});

it("draws an arrow from place to place where pieces have no poses", () => {
  const march = logged(2, { side: "blue", moved: { kind: "march", origin: "farra", to: "romans", pieces: ["a"] } });
  expect(traceOf(lastTurn([turn(1, null), march], "red"), [], 8)).toEqual([
    { kind: "arrow", from: "farra", to: "romans", style: "trace" },
  ]);
});
