/**
 * What is being made, as plain data of the shape of its file:
 * `title`, for each side `{ name, elements: [{ type, count, ...flags }] }`, `terrain: { pieces }`, and what the fields
 * of the set-up say. A file that was opened may hold anything; whatever is asked here gets an answer that can be shown.
 */
import type { MakerFlag, MakerGround, MakerTroop, Workshop } from "../lib/protocol";
import type { Localized } from "../lib/texts";
import { freePlace, nextStretch, onTable, type Point } from "./shapes";

export type Draft = Readonly<Record<string, unknown>>;
export type Row = Readonly<Record<string, unknown>>;

export interface Piece {
  kind: string;
  level?: number;
  blocks_sight?: boolean;
  vertices: Point[];
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const tableOf = (value: unknown): Record<string, unknown> => (isTable(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const without = (table: Row, key: string): Row =>
  Object.fromEntries(Object.entries(table).filter(([each]) => each !== key));

// --- by path ---------------------------------------------------------------------------------------------------------

/** `formations.red` of a draft. */
export const valueAt = (draft: Draft, path: string): unknown =>
  path.split(".").reduce<unknown>((found, step) => tableOf(found)[step], draft);

/** The draft with another value there; undefined takes it away. */
export function withValue(draft: Draft, path: string, value: unknown): Draft {
  const [step = "", ...rest] = path.split(".");
  const inner = rest.length ? withValue(tableOf(draft[step]), rest.join("."), value) : value;
  const isKept = inner !== undefined && !(rest.length && !Object.keys(tableOf(inner)).length);
  return isKept ? { ...draft, [step]: inner } : without(draft, step);
}

/** The place of a fault and whatever it lies in, the closest first: `a.b[2].c`, `a.b[2]`, `a.b`, `a`. */
export function placesAround(path: string): string[] {
  const places: string[] = [];
  for (let rest = path; rest; rest = rest.replace(/(\.[^.[\]]*|\[\d+\]|^[^.[\]]+)$/, "")) {
    if (places.at(-1) === rest) break;
    places.push(rest);
  }
  return places;
}

export type Tab = "armies" | "terrain" | "setup";

/** The tab that has something to do with a place. */
export function tabFor(workshop: Workshop, path: string): Tab {
  const step = /^[^.[]*/.exec(path)?.[0] ?? "";
  if (workshop.sides.some((side) => side.id === step)) return "armies";
  return step === "terrain" ? "terrain" : "setup";
}

/** The piece that a place belongs to; -1 for none. */
export const pieceAt = (path: string): number => Number(/^terrain\.pieces\[(\d+)\]/.exec(path)?.[1] ?? -1);

// --- words -----------------------------------------------------------------------------------------------------------

/** A text that is written once and stands for all languages, until somebody has written them apart; what was `printed`
 * before nobody has written. */
export function rewritten(
  before: unknown,
  text: string,
  language: string,
  languages: readonly string[],
  printed: readonly unknown[] = [],
): Localized {
  const old = tableOf(before) as Localized;
  const said = (each: unknown): string => languages.map((spoken) => tableOf(each)[spoken]).join("\n");
  const isOne = new Set(languages.map((each) => old[each] ?? "")).size === 1;
  const isPrinted = printed.some((each) => said(each) === said(old));
  return isOne || isPrinted ? Object.fromEntries(languages.map((each) => [each, text])) : { ...old, [language]: text };
}

/** A text as it stands in the draft, even where it is empty. */
export const wordsOf = (value: unknown, language: string): string => {
  const text = tableOf(value);
  return typeof text[language] === "string" ? text[language] : typeof text["en"] === "string" ? text["en"] : "";
};

/** The name of a file for a title. */
export const fileName = (title: string): string =>
  `${
    title
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 40) || "battle"
  }.toml`;

/** The id that a file of that name has. */
export const idFor = (title: string): string => {
  const name = fileName(title).replace(".toml", "");
  return /^[a-z]/.test(name) ? name : `b-${name}`.slice(0, 40);
};

// --- armies ----------------------------------------------------------------------------------------------------------

export const rowsOf = (draft: Draft, side: string): Row[] => listOf(tableOf(draft[side])["elements"]).map(tableOf);
export const typeOf = (row: Row): string => String(row["type"] ?? "");
export const countOf = (row: Row): number => (typeof row["count"] === "number" ? row["count"] : 1);

/** Other troops; where they stood before means nothing any more. */
export const withRows = (draft: Draft, side: string, rows: readonly Row[]): Draft =>
  withValue({ ...draft, [side]: { ...tableOf(draft[side]), elements: rows } }, `${side}.places`, undefined);

export const rowChanged = (rows: readonly Row[], at: number, change: Row): Row[] =>
  rows.map((row, n) => (n === at ? { ...row, ...change } : row));

/** Another kind of troops in a row; flags that they may not have are gone. */
export function rowOfType(rows: readonly Row[], at: number, troop: MakerTroop, flags: readonly MakerFlag[]): Row[] {
  return rows.map((row, n) => {
    if (n !== at) return row;
    const kept = flags
      .filter((flag) => !troop.flags.includes(flag.id))
      .reduce((each, flag) => without(each, flag.id), row);
    return { ...kept, type: troop.id };
  });
}

/** A flag of a row, on or off. One that stands alone leaves every other row, and takes one element for itself. */
export function rowFlagged(rows: readonly Row[], at: number, flag: MakerFlag, on: boolean): Row[] {
  if (!on) return rows.map((row, n) => (n === at ? without(row, flag.id) : row));
  if (!flag.alone) return rowChanged(rows, at, { [flag.id]: true });
  return rows.flatMap((row, n) => {
    const plain = without(row, flag.id);
    if (n !== at) return [plain];
    const chosen = { ...plain, count: 1, [flag.id]: true };
    return countOf(row) > 1 ? [chosen, { ...plain, count: countOf(row) - 1 }] : [chosen];
  });
}

export const costOf = (workshop: Workshop, row: Row): number =>
  (workshop.troops.find((troop) => troop.id === typeOf(row))?.cost ?? 0) * countOf(row);

export const total = (rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

// --- terrain ---------------------------------------------------------------------------------------------------------

const pointOf = (value: unknown): Point => {
  const [x, y] = listOf(value);
  return [Number(x) || 0, Number(y) || 0];
};

export const piecesOf = (draft: Draft): Piece[] =>
  listOf(tableOf(draft["terrain"])["pieces"]).map((value) => {
    const row = tableOf(value);
    return {
      kind: String(row["kind"] ?? ""),
      ...(typeof row["level"] === "number" ? { level: row["level"] } : {}),
      ...(row["blocks_sight"] === true ? { blocks_sight: true } : {}),
      vertices: listOf(row["vertices"]).map(pointOf),
    };
  });

export const withPieces = (draft: Draft, pieces: readonly Piece[]): Draft => ({
  ...draft,
  terrain: { ...tableOf(draft["terrain"]), pieces },
});

const groundOf = (workshop: Workshop, piece: Piece | undefined): MakerGround | undefined =>
  workshop.grounds.find((ground) => ground.id === piece?.kind);

/** Those that move together: a piece alone, or all of a chain. */
export function together(workshop: Workshop, pieces: readonly Piece[], at: number): number[] {
  if (!groundOf(workshop, pieces[at])?.chain) return pieces[at] ? [at] : [];
  return pieces.flatMap((piece, n) => (groundOf(workshop, piece)?.chain ? [n] : []));
}

/** What moves with a piece has other outlines, all of them made by one function of all. */
export function reshaped(
  workshop: Workshop,
  pieces: readonly Piece[],
  at: number,
  shape: (outline: readonly Point[], all: readonly Point[]) => Point[],
): Piece[] {
  const group = together(workshop, pieces, at);
  const all = group.flatMap((n) => pieces[n]?.vertices ?? []);
  if (!all.length) return [...pieces];
  const made = onTable(
    group.map((n) => shape(pieces[n]?.vertices ?? [], all)),
    workshop.table,
  );
  return pieces.map((piece, n) => (group.includes(n) ? { ...piece, vertices: made[group.indexOf(n)] ?? [] } : piece));
}

/** One corner elsewhere; where the stretches of a chain meet, it is the corner of both. */
export function cornerMoved(
  workshop: Workshop,
  pieces: readonly Piece[],
  at: number,
  corner: number,
  to: Point,
): Piece[] {
  const from = pieces[at]?.vertices[corner];
  if (!from) return [...pieces];
  const group = together(workshop, pieces, at);
  const move = (point: Point): Point => (point[0] === from[0] && point[1] === from[1] ? to : point);
  return pieces.map((piece, n) => (group.includes(n) ? { ...piece, vertices: piece.vertices.map(move) } : piece));
}

/** One piece more: where there is room, as near the middle as can be, or at the end of its chain. */
export function withPiece(workshop: Workshop, pieces: readonly Piece[], kind: string): Piece[] {
  const ground = workshop.grounds.find((each) => each.id === kind);
  if (!ground) return [...pieces];
  const last = ground.chain ? pieces.findLast((piece) => groundOf(workshop, piece)?.chain) : undefined;
  const begun = last ? nextStretch(last.vertices, workshop.table) : null;
  const taken = pieces.map((piece) => piece.vertices);
  const vertices = begun ?? freePlace(ground.shape, taken, workshop.table, workshop.grid);
  return [...pieces, { kind, ...(ground.levels ? { level: 1 } : {}), vertices }];
}

// --- what was opened -------------------------------------------------------------------------------------------------

/** A draft in which lists and terrain that were only named are written out, so that they can be changed. */
export function expanded(workshop: Workshop, draft: Draft): Draft {
  let found = draft;
  for (const side of workshop.sides) {
    const list = workshop.lists.find((each) => each.id === draft[side.id]);
    if (list) found = { ...found, [side.id]: { name: list.name, elements: list.rows } };
  }
  const table = workshop.tables.find((each) => each.id === draft["terrain"]);
  return table ? { ...found, terrain: { pieces: table.pieces } } : found;
}
