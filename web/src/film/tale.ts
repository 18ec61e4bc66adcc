/** What a film told, in short: its headlines, what each side lost, and the dice. */
import type { LogLine, Piece, Scene } from "../lib/protocol";
import type { Shot } from "./player";

export interface Losses {
  side: string;
  /** pieces that have left the map */
  lost: readonly string[];
  /** pieces that were turned to another face */
  turned: readonly string[];
}

export interface Tale {
  lines: readonly LogLine[];
  losses: readonly Losses[];
  dice: readonly LogLine[];
}

const MOST_LINES = 6;
const MOST_DICE = 4;

/**
 * `isOnMap` tells places of the map from boxes beside it. Where pieces may leave the scene without being lost (`hides`),
 * because they march on in secret or another sheet is put away, those are lost of whom a line says so.
 */
export function taleOf(shots: readonly Shot[], isOnMap: (place: string) => boolean, hides = false): Tale {
  const lines = shots.flatMap((shot) => shot.lines);
  const [first, last] = [shots[0], shots.at(-1)];
  const told = new Set(lines.flatMap((line) => Object.keys(line.lost ?? {})));
  const isLost = (piece: Piece, is: Piece | undefined): boolean =>
    is ? !isOnMap(is.place) : !hides || told.has(piece.id);
  return {
    lines: chosen(lines),
    losses: first && last ? lossesBetween(first.before, last.scene, isOnMap, isLost) : [],
    dice: lines.filter((line) => line.dice).slice(-MOST_DICE),
  };
}

/** The headlines; with room left, the weightiest of the others, all in the order in which they happened. */
function chosen(lines: readonly LogLine[]): LogLine[] {
  const of = (weight: LogLine["weight"]): LogLine[] => lines.filter((line) => line.weight === weight);
  const kept = new Set([...of("headline").slice(-MOST_LINES), ...of("event").slice(-MOST_LINES)].slice(0, MOST_LINES));
  return lines.filter((line) => kept.has(line));
}

function lossesBetween(
  before: Scene,
  after: Scene,
  isOnMap: (place: string) => boolean,
  isLost: (was: Piece, is: Piece | undefined) => boolean,
): Losses[] {
  const now = new Map(after.pieces.map((piece) => [piece.id, piece]));
  const found = new Map<string, { side: string; lost: string[]; turned: string[] }>();
  for (const piece of before.pieces) {
    if (!piece.movable || piece.side === null || !isOnMap(piece.place)) continue;
    const is = now.get(piece.id);
    const change = isLost(piece, is) ? "lost" : isTurned(piece, is) ? "turned" : null;
    if (!change) continue;
    const row = found.get(piece.side) ?? { side: piece.side, lost: [], turned: [] };
    row[change].push(piece.id);
    found.set(piece.side, row);
  }
  return [...found.values()];
}

const isTurned = (was: Piece, is: Piece | undefined): boolean =>
  was.face === "front" && is !== undefined && is.face !== "front";
