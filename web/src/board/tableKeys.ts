/** The hand on a table by keyboard: what a key does to what is held. */
import type { Direction } from "./keys";

export type HandCommand =
  | { kind: "nudge"; towards: Direction; isFar: boolean }
  /** clockwise; `fine`: by the smallest turn there is */
  | { kind: "turn"; way: 1 | -1; fine: boolean; wheels: boolean }
  | { kind: "bend" }
  | { kind: "put-down" }
  | { kind: "put-back" };

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const TURNS: Readonly<Record<string, { way: 1 | -1; fine: boolean }>> = {
  q: { way: -1, fine: false },
  e: { way: 1, fine: false },
  ",": { way: -1, fine: true },
  ".": { way: 1, fine: true },
  "<": { way: -1, fine: true },
  ">": { way: 1, fine: true },
};

/** With Shift an arrow goes further, and a turn is about the front corner. */
export function handCommand({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): HandCommand | null {
  const towards = ARROWS[key];
  if (towards) return { kind: "nudge", towards, isFar: shiftKey };
  const turn = TURNS[key.toLowerCase()];
  if (turn) return { kind: "turn", ...turn, wheels: shiftKey };
  if (key.toLowerCase() === "b") return { kind: "bend" };
  if (key === "Enter" || key === " ") return { kind: "put-down" };
  return key === "Backspace" ? { kind: "put-back" } : null;
}
