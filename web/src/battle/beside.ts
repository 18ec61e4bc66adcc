/** Where the sheet of a fight lies so that it hides nothing that can be chosen. */
import type { Point } from "../board/camera";

export type Beside = "right" | "left";

/** Pixels around what can be chosen that a finger needs, and a counter fills. */
const ROOM = 40;

/** At the right edge of the board, else at the left; null where it would hide something on both sides. Points and the
 * board are told in pixels of the page. */
export function besideOf(
  points: readonly Point[],
  board: Pick<DOMRect, "left" | "right">,
  width: number,
): Beside | null {
  const inside = points.map(({ x }) => x).filter((x) => x > board.left - ROOM && x < board.right + ROOM);
  if (inside.every((x) => x + ROOM < board.right - width)) return "right";
  return inside.every((x) => x - ROOM > board.left + width) ? "left" : null;
}
