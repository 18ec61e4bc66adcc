/** The pointer machine: what comes of fingers that come down, move and leave. */
import { describe, expect, it } from "vitest";
import { IDLE, cancel, hold, move, press, release, type Deed, type Pointer, type Target } from "../src/board/pointer";

const at = (x: number, y: number) => ({ x, y });
const EMPTY: Target = { piece: null, place: null, isLiftable: false };
const PLACE: Target = { piece: null, place: "palma", isLiftable: false };
const PIECE: Target = { piece: "a", place: "palma", isLiftable: true };
const TURNS: Target = { ...PIECE, turns: true };
const STACK: Target = { piece: null, place: "palma", isLiftable: true };

type Event =
  | ["down", id: number, x: number, y: number, target: Target]
  | ["move", id: number, x: number, y: number]
  | ["up", id: number]
  | ["cancel", id: number];

function play(...events: Event[]): { pointer: Pointer; deeds: Deed[] } {
  let pointer = IDLE;
  const deeds: Deed[] = [];
  for (const event of events) {
    if (event[0] === "down") pointer = press(pointer, event[1], at(event[2], event[3]), event[4]);
    else if (event[0] === "cancel") pointer = cancel(pointer, event[1]);
    else {
      const turn = event[0] === "move" ? move(pointer, event[1], at(event[2], event[3])) : release(pointer, event[1]);
      pointer = turn.pointer;
      deeds.push(...turn.deeds);
    }
  }
  return { pointer, deeds };
}

const kinds = (deeds: readonly Deed[]): string[] => deeds.map((deed) => deed.kind);

describe("a tap", () => {
  it("names the place, or the piece and its place", () => {
    expect(play(["down", 1, 0, 0, PLACE], ["up", 1]).deeds).toEqual([{ kind: "tap", piece: null, place: "palma" }]);
    expect(play(["down", 1, 0, 0, PIECE], ["up", 1]).deeds).toEqual([{ kind: "tap", piece: "a", place: "palma" }]);
  });

  it("may fall beside every place", () => {
    expect(play(["down", 1, 0, 0, EMPTY], ["up", 1]).deeds).toEqual([{ kind: "tap", piece: null, place: null }]);
  });

  it("may tremble a little", () => {
    expect(kinds(play(["down", 1, 0, 0, PLACE], ["move", 1, 3, 4], ["up", 1]).deeds)).toEqual(["tap"]);
    expect(kinds(play(["down", 1, 0, 0, PLACE], ["move", 1, 5, 4], ["up", 1]).deeds)).toEqual(["grab", "pan"]);
  });

  it("leaves the machine as it was", () => {
    expect(play(["down", 1, 0, 0, PLACE], ["up", 1]).pointer).toEqual(IDLE);
  });
});

describe("a pull", () => {
  it("on what cannot be lifted moves the sheet, from where the finger came down", () => {
    const { deeds } = play(
      ["down", 1, 10, 10, PLACE],
      ["move", 1, 13, 10],
      ["move", 1, 30, 15],
      ["move", 1, 35, 15],
      ["up", 1],
    );
    expect(deeds).toEqual([{ kind: "grab" }, { kind: "pan", dx: 20, dy: 5 }, { kind: "pan", dx: 5, dy: 0 }]);
  });

  it("on a piece lifts it once, and carries it", () => {
    const { deeds } = play(["down", 1, 0, 0, PIECE], ["move", 1, 20, 0], ["move", 1, 40, 0]);
    expect(deeds).toEqual([
      { kind: "grab" },
      { kind: "lift", piece: "a", place: "palma", at: at(20, 0) },
      { kind: "carry", at: at(20, 0), dx: 20, dy: 0 },
      { kind: "carry", at: at(40, 0), dx: 20, dy: 0 },
    ]);
  });

  it("on a stack lifts the stack", () => {
    expect(play(["down", 1, 0, 0, STACK], ["move", 1, 20, 0]).deeds).toContainEqual({
      kind: "lift",
      piece: null,
      place: "palma",
      at: at(20, 0),
    });
  });

  it("ends with a drop that knows where it came from, and with no tap", () => {
    const { deeds, pointer } = play(["down", 1, 0, 0, PIECE], ["move", 1, 20, 0], ["up", 1]);
    expect(deeds.at(-1)).toEqual({ kind: "drop", from: "palma" });
    expect(kinds(deeds)).not.toContain("tap");
    expect(pointer).toEqual(IDLE);
  });

  it("that comes back to where it began is still no tap", () => {
    expect(kinds(play(["down", 1, 0, 0, PLACE], ["move", 1, 20, 0], ["move", 1, 0, 0], ["up", 1]).deeds)).not.toContain(
      "tap",
    );
  });
});

describe("two fingers", () => {
  it("pinch, the other one staying where it is", () => {
    const { deeds } = play(["down", 1, 0, 0, PLACE], ["down", 2, 100, 0, PLACE], ["move", 2, 150, 0]);
    expect(deeds).toEqual([{ kind: "pinch", before: [at(100, 0), at(0, 0)], after: [at(150, 0), at(0, 0)] }]);
  });

  it("make no tap when they leave", () => {
    expect(play(["down", 1, 0, 0, PLACE], ["down", 2, 100, 0, PLACE], ["up", 2], ["up", 1]).deeds).toEqual([]);
  });

  it("go on as one that pulls when one of them leaves", () => {
    const { deeds } = play(["down", 1, 0, 0, PIECE], ["down", 2, 100, 0, PLACE], ["up", 2], ["move", 1, 1, 2]);
    expect(deeds).toEqual([{ kind: "pan", dx: 1, dy: 2 }]);
  });

  it("do not let go of what is carried before one of them leaves", () => {
    const { deeds } = play(["down", 1, 0, 0, PIECE], ["move", 1, 20, 0], ["down", 2, 90, 0, PLACE], ["up", 2]);
    expect(deeds.at(-1)).toEqual({ kind: "drop", from: "palma" });
  });

  it("on something that turns lift it and turn it, and it is carried until the last of them leaves", () => {
    const { deeds } = play(
      ["down", 1, 0, 0, TURNS],
      ["down", 2, 50, 0, PLACE],
      ["move", 2, 0, 50],
      ["up", 2],
      ["move", 1, 5, 0],
      ["up", 1],
    );
    expect(kinds(deeds)).toEqual(["grab", "lift", "pinch", "carry", "drop"]);
    expect(deeds[3]).toMatchObject({ dx: 5, dy: 0 });
  });

  it("are joined by a third without a jump", () => {
    const { deeds } = play(
      ["down", 1, 0, 0, PLACE],
      ["down", 2, 50, 0, PLACE],
      ["down", 3, 90, 0, PLACE],
      ["move", 3, 95, 0],
    );
    expect(deeds).toEqual([{ kind: "pan", dx: 5, dy: 0 }]);
  });
});

describe("a pointer that is not down", () => {
  it("hovers", () => {
    expect(play(["move", 1, 5, 5]).deeds).toEqual([{ kind: "hover" }]);
  });

  it("does nothing when it leaves", () => {
    expect(play(["up", 1])).toEqual({ pointer: IDLE, deeds: [] });
  });
});

describe("a cancelled pointer", () => {
  it("neither taps nor drops", () => {
    expect(play(["down", 1, 0, 0, PIECE], ["cancel", 1], ["up", 1]).deeds).toEqual([]);
    expect(kinds(play(["down", 1, 0, 0, PIECE], ["move", 1, 20, 0], ["cancel", 1], ["up", 1]).deeds)).not.toContain(
      "drop",
    );
  });

  it("makes the other finger hover until it comes down again", () => {
    expect(play(["down", 1, 0, 0, PLACE], ["down", 2, 9, 0, PLACE], ["cancel", 2], ["move", 1, 50, 0]).deeds).toEqual([
      { kind: "hover" },
    ]);
  });
});

it("does not change the machine that it is given", () => {
  const pressed = press(IDLE, 1, at(0, 0), PLACE);
  move(pressed, 1, at(50, 50));
  release(pressed, 1);
  expect(IDLE.fingers.size).toBe(0);
  expect(pressed.fingers.get(1)).toEqual(at(0, 0));
});

describe("a long press", () => {
  it("asks what is there, and is no tap any more", () => {
    const { pointer } = play(["down", 1, 0, 0, PIECE]);
    const held = hold(pointer);
    expect(held?.target).toEqual(PIECE);
    expect(release(held?.pointer ?? IDLE, 1).deeds).toEqual([]);
  });

  it("is none while the sheet is pulled, or with two fingers", () => {
    expect(hold(IDLE)).toBeNull();
    expect(hold(play(["down", 1, 0, 0, PLACE], ["move", 1, 30, 0]).pointer)).toBeNull();
    expect(hold(play(["down", 1, 0, 0, PLACE], ["down", 2, 9, 0, PLACE]).pointer)).toBeNull();
  });
});
