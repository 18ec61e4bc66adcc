/** What can be read beside the map: a chart, a paper that the server writes, or what happened in a turn. */
import type { Board, Lens } from "../lib/protocol";
import type { Look } from "./asking";

export type Page = { kind: "charts" } | { kind: "turn" } | { kind: "paper"; look: Look };

/** Papers that are about nothing in particular. */
export const papersOf = (board: Pick<Board, "lenses"> | null): Lens[] =>
  (board?.lenses ?? []).filter((lens) => lens.paper && lens.of === "all");

/** The paper about a piece, if the board has one. */
export const paperOnPiece = (board: Pick<Board, "lenses"> | null): Lens | null =>
  (board?.lenses ?? []).find((lens) => lens.paper && lens.of === "piece") ?? null;

/** What lies over the map when it is looked at. */
export const overMap = (lenses: readonly Lens[]): Lens[] => lenses.filter((lens) => !lens.paper);

export const hasPages = (board: Pick<Board, "lenses" | "charts"> | null): boolean =>
  !!board?.charts?.length || papersOf(board).length > 0;

export const samePage = (a: Page | null, b: Page | null): boolean => JSON.stringify(a) === JSON.stringify(b);
