/** Boards of several sheets: a campaign's map and its battles. Each sheet is shown as if it were the only board. */
import type { Board, BoardSheet, Scene } from "../lib/protocol";

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

/** The scene as far as it lies on one sheet; ground that was laid is on a sheet without a grid. */
export function sceneOn(board: Board, scene: Scene, id: string | null): Scene {
  const sheet = sheetsOf(board).find((each) => each.id === id);
  if (!sheet) return scene;
  const here = new Set(board.places.filter((place) => sheetOf(board, place.id) === id).map((place) => place.id));
  const isFirst = sheetsOf(board)[0]?.id === id;
  return {
    ...scene,
    pieces: scene.pieces.filter(({ place }) => here.has(place)),
    marks: scene.marks.filter(({ place }) => (place === null ? isFirst : here.has(place))),
    ...(sheet.kind === "table" ? {} : { ground: [] }),
  };
}

/** The sheets to turn to: the first always, another while something stands on it or can be done there. */
export function sheetsInUse(board: Board, scene: Scene, lit: Iterable<string> = []): readonly BoardSheet[] {
  const used = sheetsWith(board, new Set([...scene.pieces.map(({ place }) => place), ...lit]));
  return sheetsOf(board).filter(({ id }, n) => n === 0 || used.has(id));
}

/** What becomes of the sheet that is shown. */
export interface Turn {
  /** turn to this one */
  to: string | null;
  /** something begins on this one that may be watched */
  watch: string | null;
}

/**
 * When pieces come onto a sheet, whoever has some among them is taken there, and so is who follows the whole game; the
 * others may watch. When it is cleared, everybody goes back to the first.
 */
export function turnFor(
  board: Board,
  before: readonly string[],
  scene: Scene,
  side: string | null,
  follow: boolean,
): Turn {
  const [first, ...others] = sheetsInUse(board, scene);
  const begun = others.find(({ id }) => !before.includes(id));
  if (!begun) return { to: others.length || !first ? null : first.id, watch: null };
  return follow || hasPiecesBeyond(board, scene, side) ? { to: begun.id, watch: null } : { to: null, watch: begun.id };
}

/** Has a side pieces on another sheet than the first, as in a battle of a campaign? */
export function hasPiecesBeyond(board: Board, scene: Scene, side: string | null): boolean {
  const others = new Set(
    sheetsOf(board)
      .slice(1)
      .map(({ id }) => id),
  );
  return (
    side !== null && scene.pieces.some((piece) => piece.side === side && others.has(sheetOf(board, piece.place) ?? ""))
  );
}
