/** What the hand may take besides what it holds, and what it aims at. Whether pieces move together the server says. */
import type { Offered } from "../lib/protocol";
import type { Standing } from "./poses";

/** Pieces that can be pushed to some pose. */
export const moversOf = (actions: readonly Offered[]): ReadonlySet<string> =>
  new Set(actions.filter(({ gesture }) => gesture.pose !== undefined).flatMap(({ gesture }) => gesture.pieces));

/** What is meant by touching a piece while these are held, where that is the only thing and no push: a shot at it. */
export function aimedAt(actions: readonly Offered[], held: readonly string[], piece: string): Offered | null {
  const wanted = [...held, piece].sort().join(" ");
  const meant = actions.filter(
    ({ gesture }) => gesture.pose === undefined && [...gesture.pieces].sort().join(" ") === wanted,
  );
  return held.length && !held.includes(piece) && meant.length === 1 ? (meant[0] ?? null) : null;
}

/** Those of the same side that could be moved by themselves; none while the hand is empty. */
export function companionsOf(
  standing: readonly Standing[],
  actions: readonly Offered[],
  held: readonly string[],
): ReadonlySet<string> {
  const movers = moversOf(actions);
  const inHand = standing.filter(({ piece }) => held.includes(piece.id) && movers.has(piece.id));
  const sides = new Set(inHand.map(({ piece }) => piece.side));
  const isCompanion = ({ piece }: Standing): boolean =>
    movers.has(piece.id) && sides.has(piece.side) && !held.includes(piece.id);
  return new Set(standing.filter(isCompanion).map(({ piece }) => piece.id));
}
