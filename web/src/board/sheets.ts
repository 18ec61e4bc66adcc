/** Boards of several sheets: a campaign's map and its battles. Each sheet is shown as if it were the only board. */
import type { Board, BoardSheet } from "../lib/protocol";

/** The sheets to choose from; none where there is only one. */
export const sheetsOf = (board: Board): readonly BoardSheet[] =>
  (board.sheets?.length ?? 0) > 1 ? (board.sheets ?? []) : [];

/** The sheet that a place is on. */
export function sheetOf(board: Board, place: string): string | null {
  const found = board.places.find((each) => each.id === place);
  return found ? (found.sheet ?? board.sheets?.[0]?.id ?? null) : null;
}

/** The board as it is on one of its sheets. */
export function onSheet(board: Board, id: string | null): Board {
  const sheet = sheetsOf(board).find((each) => each.id === id);
  if (!sheet) return board;
  const { kind, width, height, map, counter } = sheet;
  const places = board.places.filter((place) => sheetOf(board, place.id) === sheet.id);
  return { ...board, kind, width, height, map, counter, places };
}

/** The sheets where these places are. */
export const sheetsWith = (board: Board, places: Iterable<string>): ReadonlySet<string> =>
  new Set([...places].map((place) => sheetOf(board, place)).filter((sheet) => sheet !== null));
