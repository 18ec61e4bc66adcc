/** Blocks: pieces that may be taken into the hand besides what it holds. Whether they move together the server says. */
import type { Offered } from "../lib/protocol";
import type { Standing } from "./poses";

/** Those of the same side that could be moved by themselves; none while the hand is empty. */
export function companionsOf(
  standing: readonly Standing[],
  actions: readonly Offered[],
  held: readonly string[],
): ReadonlySet<string> {
  const isPushed = ({ gesture }: Offered): boolean => gesture.pose !== undefined;
  const movers = new Set(actions.filter(isPushed).flatMap(({ gesture }) => gesture.pieces));
  const inHand = standing.filter(({ piece }) => held.includes(piece.id) && movers.has(piece.id));
  const sides = new Set(inHand.map(({ piece }) => piece.side));
  const isCompanion = ({ piece }: Standing): boolean =>
    movers.has(piece.id) && sides.has(piece.side) && !held.includes(piece.id);
  return new Set(standing.filter(isCompanion).map(({ piece }) => piece.id));
}
