/** What the hand may take besides what it holds, and what it aims at. Whether pieces move together the server says. */
import type { Offered } from "../lib/protocol";
import type { Point } from "./camera";
import type { Standing } from "./poses";

/** Pieces that can be pushed to some pose. */
export const moversOf = (actions: readonly Offered[]): ReadonlySet<string> =>
  new Set(actions.filter(({ gesture }) => gesture.pose !== undefined).flatMap(({ gesture }) => gesture.pieces));

/** Pieces that aim at one of another side, without going there. */
export function aimersOf(
  actions: readonly Offered[],
  standing: readonly Standing[],
  side: string,
): ReadonlySet<string> {
  const sides = new Map(standing.map(({ piece }) => [piece.id, piece.side]));
  const pairs = actions.filter(({ gesture }) => gesture.pose === undefined && gesture.pieces.length === 2);
  const aimed = pairs.filter(({ gesture }) => new Set(gesture.pieces.map((id) => sides.get(id))).size === 2);
  return new Set(aimed.flatMap(({ gesture }) => gesture.pieces).filter((id) => sides.get(id) === side));
}

/** What is meant by touching a piece while these are held, where that is the only thing and no push: a shot at it. */
export function aimedAt(actions: readonly Offered[], held: readonly string[], piece: string): Offered | null {
  const wanted = [...held, piece].sort().join(" ");
  const meant = actions.filter(
    ({ gesture }) => gesture.pose === undefined && [...gesture.pieces].sort().join(" ") === wanted,
  );
  return held.length && !held.includes(piece) && meant.length === 1 ? (meant[0] ?? null) : null;
}

/** Those of the same side that could be moved, or aim, by themselves; none while the hand is empty. */
export function companionsOf(
  standing: readonly Standing[],
  movers: ReadonlySet<string>,
  held: readonly string[],
): ReadonlySet<string> {
  const inHand = standing.filter(({ piece }) => held.includes(piece.id) && movers.has(piece.id));
  const sides = new Set(inHand.map(({ piece }) => piece.side));
  const isCompanion = ({ piece }: Standing): boolean =>
    movers.has(piece.id) && sides.has(piece.side) && !held.includes(piece.id);
  return new Set(standing.filter(isCompanion).map(({ piece }) => piece.id));
}

/** The largest block with all that is held in it that some offer moves together; null where there is none larger. */
export function blockWith(actions: readonly Offered[], held: readonly string[]): readonly string[] | null {
  const groups = actions.filter(({ gesture }) => gesture.pose !== undefined).map(({ gesture }) => gesture.pieces);
  const around = groups.filter((group) => group.length > held.length && held.every((id) => group.includes(id)));
  return held.length ? (around.sort((a, b) => b.length - a.length)[0] ?? null) : null;
}

/** Where a line ends that is drawn from what is held: at whom the deed that is meant is about. */
export function aimOf(meant: Offered | null, standing: readonly Standing[], held: readonly string[]): Point | null {
  const target = meant?.gesture.pieces.find((id) => !held.includes(id));
  return standing.find(({ piece }) => piece.id === target)?.pose ?? null;
}
