/** The hand: what is taken up, and what a click on a place, a piece or a card means. */
import {
  NOTHING,
  afterTouch,
  atChit,
  atPlace,
  forHold,
  isHolding,
  litCards,
  litPieces,
  wholeStack,
  type Hold,
} from "../lib/gestures";
import type { Offered } from "../lib/protocol";
import { choose } from "./deeds";
import { actionsOf, offersOf, sceneOf, type Table } from "./state";
import { andThen, ask, only, type Question, type Step } from "./step";

/** What could this mean, and why not? */
export const wondering = (table: Table, hold: Hold, place: string | null): Question => ({
  type: "ask",
  version: table.version,
  pieces: [...hold.pieces],
  place,
  card: hold.cards[0] ?? null,
});

/** Takes these up instead of what was held. Where the offers are only suggestions, the server is asked about them. */
export function take(table: Table, hold: Hold): Step {
  const holding: Table = { ...table, hold, answer: null, note: null };
  const offers = offersOf(table);
  if (!isHolding(hold) || !offers || offers.complete || table.whatIf) return only(holding);
  return only(holding, ask({ of: "hold", hold }, wondering(table, hold, null)));
}

export const takePieces = (table: Table, pieces: readonly string[]): Step =>
  take(table, { ...table.hold, pieces: [...pieces] });

/** Whoever is asked comes into the hand: why the last gesture was refused is still to be read. */
export const handOut = (table: Table, pieces: readonly string[]): Step =>
  andThen(takePieces(table, pieces), (now) => only(table.note?.kind === "why" ? { ...now, note: table.note } : now));

export function takeStack(table: Table, place: string): Step {
  return take(table, { pieces: wholeStack(offersOf(table)?.actions ?? [], sceneOf(table).pieces, place), cards: [] });
}

/** A stack or one of its pieces is lifted from the map to be carried. */
export function lift(table: Table, piece: string | null, place: string): Step {
  const there = { ...table, place };
  if (piece === null) return takeStack(there, place);
  return table.hold.pieces.includes(piece) ? only(there) : takePieces(there, [piece]);
}

/** A click on a place, or pieces dropped there. */
export function touchPlace(table: Table, place: string): Step {
  const { hold } = table;
  const meant = atPlace(actionsOf(table), hold, place);
  if (meant.length) return mean(table, meant, place);
  const offers = offersOf(table);
  if (isHolding(hold) && !table.whatIf && offers) {
    const isHeldHere = sceneOf(table).pieces.some((piece) => piece.place === place && hold.pieces.includes(piece.id));
    if (!isHeldHere) return only(table, ask({ of: "place", hold, place }, wondering(table, hold, place)));
  }
  const put = take({ ...table, place }, NOTHING);
  return offers ? andThen(put, (now) => takeStack(now, place)) : put;
}

/** A click on a piece: what can be done with it alone, else it is taken up or put down, else why it cannot act. */
export function touchPiece(table: Table, piece: string, place: string): Step {
  const there = { ...table, place };
  const actions = actionsOf(there);
  const about = actions.filter(({ gesture }) => gesture.pieces.includes(piece));
  const alone = about.filter(
    ({ gesture }) =>
      gesture.pieces.length === 1 && !gesture.places.length && !gesture.cards.length && gesture.pose === undefined,
  );
  if (alone.length && alone.length === about.length && !isHolding(there.hold)) return mean(there, alone, null);
  if (litPieces(actions, there.hold).has(piece) || there.hold.pieces.includes(piece)) {
    return take(there, afterTouch(actions, there.hold, piece));
  }
  return wonder(there, { pieces: [piece], cards: [] });
}

/** A card is to be used: at once, with something else, or why not. */
export function touchCard(table: Table, card: string): Step {
  const actions = actionsOf(table);
  const hold: Hold = { pieces: [], cards: [card] };
  const alone = forHold(actions, hold).filter(({ gesture }) => !gesture.places.length);
  if (alone.length) return mean(table, alone, null);
  if (litCards(actions).has(card)) return take(table, table.hold.cards.includes(card) ? NOTHING : hold);
  return wonder(table, hold);
}

/** A chit is chosen; of several things that it could mean the player says which. */
export function touchChit(table: Table, chit: string): Step {
  const meant = atChit(actionsOf(table), chit);
  return meant.length ? mean(table, meant, null) : only(table);
}

/** One meaning is chosen; of several the player says which. */
export function mean(table: Table, meant: readonly Offered[], place: string | null): Step {
  const [first] = meant;
  if (first && meant.length === 1) return choose(table, first);
  return only({ ...table, note: { kind: "choose", offered: [...meant], place } });
}

/** Why can this do nothing? */
function wonder(table: Table, hold: Hold): Step {
  if (!offersOf(table) || table.whatIf) return only(table);
  return only(table, ask({ of: "thing" }, wondering(table, hold, null)));
}
