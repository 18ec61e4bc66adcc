/**
 * What the hand does and which offers it means. Pure functions over what the server offered; not a rule among them.
 */
import type { Cost, Offered, Piece } from "./protocol";

export interface Hold {
  pieces: readonly string[];
  cards: readonly string[];
}

export const NOTHING: Hold = { pieces: [], cards: [] };

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && new Set([...a, ...b]).size === a.length;

const within = (part: readonly string[], whole: readonly string[]): boolean =>
  part.every((each) => whole.includes(each));

export const isHolding = (hold: Hold): boolean => hold.pieces.length + hold.cards.length > 0;

/** Offers for exactly what is held. */
export function forHold(actions: readonly Offered[], hold: Hold): Offered[] {
  return actions.filter(({ gesture }) => same(gesture.pieces, hold.pieces) && same(gesture.cards, hold.cards));
}

/** Offers that what is held may still grow into. */
export function reachable(actions: readonly Offered[], hold: Hold): Offered[] {
  return actions.filter(({ gesture }) => within(hold.pieces, gesture.pieces) && within(hold.cards, gesture.cards));
}

/** Places to light: where what is held can go; with empty hands, every place that an offer without pieces names. */
export function litPlaces(actions: readonly Offered[], hold: Hold): Set<string> {
  return new Set(forHold(actions, hold).flatMap(({ gesture }) => gesture.places));
}

/** Pieces to light: those that some offer would pick up besides what is held. */
export function litPieces(actions: readonly Offered[], hold: Hold): Set<string> {
  return new Set(reachable(actions, hold).flatMap(({ gesture }) => gesture.pieces));
}

export const litCards = (actions: readonly Offered[]): Set<string> =>
  new Set(actions.flatMap(({ gesture }) => gesture.cards));

export const litChits = (actions: readonly Offered[]): Set<string> =>
  new Set(actions.flatMap(({ gesture }) => gesture.chits));

/** What a click on a chit means: what it is named first for, else whatever it has a part in. */
export function atChit(actions: readonly Offered[], chit: string): Offered[] {
  const about = actions.filter(({ gesture }) => gesture.chits.includes(chit));
  const leading = about.filter(({ gesture }) => gesture.chits[0] === chit);
  return leading.length ? leading : about;
}

/** What a click on a place means while these are held. */
export function atPlace(actions: readonly Offered[], hold: Hold, place: string): Offered[] {
  return forHold(actions, hold).filter(({ gesture }) => gesture.places.includes(place));
}

/**
 * What it costs what is held to go to each place, the cheapest first: a place may be reached in several manners, and
 * each has its own price.
 */
export function costsTo(actions: readonly Offered[], hold: Hold): Map<string, Cost[]> {
  const found = new Map<string, Cost[]>();
  for (const { cost } of forHold(actions, hold)) {
    if (!cost) continue;
    const known = found.get(cost.place) ?? [];
    if (known.some((each) => each.points === cost.points && each.all === cost.all)) continue;
    found.set(
      cost.place,
      [...known, cost].sort((a, b) => a.points - b.points),
    );
  }
  return found;
}

/**
 * The pieces of a stack that a click on the stack picks up: the largest group that some offer moves together. Where
 * several groups are as large as each other it is for the player to say which, and nothing is picked up.
 */
export function wholeStack(actions: readonly Offered[], pieces: readonly Piece[], place: string): string[] {
  const here = pieces.filter((piece) => piece.place === place).map((piece) => piece.id);
  const groups = actions.map(({ gesture }) => gesture.pieces).filter((group) => group.length && within(group, here));
  const most = Math.max(0, ...groups.map((group) => group.length));
  const largest = groups.filter((group) => group.length === most);
  const [first] = largest;
  return first && largest.every((group) => same(group, first)) ? [...first] : [];
}

/** What is held after a piece was touched: put down, taken up besides the others, or instead of them. */
export function afterTouch(actions: readonly Offered[], hold: Hold, piece: string): Hold {
  const besides = { ...hold, pieces: toggled(hold.pieces, piece) };
  if (hold.pieces.includes(piece) || reachable(actions, besides).length) return besides;
  return { ...hold, pieces: [piece] };
}

export const toggled = (list: readonly string[], id: string): string[] =>
  list.includes(id) ? list.filter((each) => each !== id) : [...list, id];

/** Offers by heading, those that end something last. */
export function byHeading(actions: readonly Offered[]): [string | null, Offered[]][] {
  const groups = new Map<string | null, Offered[]>();
  for (const offered of [...actions].sort((a, b) => Number(a.ends) - Number(b.ends))) {
    const heading = offered.ends ? null : offered.heading;
    groups.set(heading, [...(groups.get(heading) ?? []), offered]);
  }
  return [...groups.entries()];
}
