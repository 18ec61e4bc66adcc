/** Answers that are given by themselves, because there is no other. */
import type { Offered } from "../lib/protocol";
import { act } from "./deeds";
import { isFilming, type Table } from "./state";
import { andThen, only, type Step } from "./step";

/**
 * The only answer there is, if it may be given without asking: nothing is at stake in it, no card is laid open by it
 * (a quick answer would betray the hand), and it puts no wall before something that could still be taken back. After an
 * undo the question stands, so that one can go back further.
 */
function forcedAnswer(table: Table): Offered | null {
  const { liveOffers, live, undoState } = table;
  const [first, second] = liveOffers?.actions ?? [];
  if (!first || second || liveOffers?.forms?.length) return null;
  if (!liveOffers?.complete || live.question?.window || first.stake) return null;
  if (first.gesture.cards.length) return null;
  return first.undoable || !undoState?.allowed ? first : null;
}

/** When a film has caught up with the present, an answer that waited for it plays itself. */
export const afterFilm = (before: Table, step: Step): Step =>
  isFilming(before) ? andThen(step, (table) => playForced(table, false)) : step;

export function playForced(table: Table, wasUndone: boolean): Step {
  const forced = forcedAnswer(table);
  if (!forced || !table.forcedAlone || table.lesson || isFilming(table) || wasUndone || table.covered || table.busy)
    return only(table);
  if (table.passedAt === table.version) return only(table);
  return act({ ...table, passedAt: table.version, forced: [...table.forced, forced.says] }, forced);
}
