/** How an offer is written on its button. */
import type { Chit, Offered, Piece, Scene } from "./protocol";
import type { Texts } from "./texts";

/** So many counters have room on a button. */
export const SHOWN = 5;

export interface Order {
  /** a word or two; the counters say the rest */
  label: string;
  /** the whole sentence */
  full: string;
  /** where the one piece stands, or which it is, and in which state */
  about: string;
  counters: readonly Pick<Piece, "id" | "symbol">[];
  more: number;
}

export function orderOf(
  offered: Offered,
  scene: Scene,
  texts: Texts,
  placeName: (id: string) => string,
  chits: readonly Chit[] = [],
): Order {
  const pieces = scene.pieces.filter((piece) => offered.gesture.pieces.includes(piece.id));
  const pictures = [...pieces, ...offered.gesture.chits.flatMap((id) => chits.find((chit) => chit.id === id) ?? [])];
  const full = texts.say(offered.says);
  const label = offered.short ? texts.say(offered.short) : full;
  const [only] = pieces;
  const alone = pieces.length === 1 && !offered.gesture.places.length ? only : undefined;
  /** Where a piece stands. On an open table that has no name, so it is said who is meant: many a counter looks alike. */
  const stands = ({ id, place, pose }: Piece): string[] => {
    if (!pose) return [placeName(place)];
    const name = texts.told([id]);
    return label.includes(name) ? [] : [name];
  };
  return {
    label: alone && label === texts.told([alone.id]) ? texts.say(alone.says) : label,
    full,
    about: alone ? [...stands(alone), ...alone.badges.map(({ says }) => texts.say(says))].join(" · ") : "",
    counters: pictures.slice(0, pictures.length > SHOWN ? SHOWN - 1 : SHOWN),
    more: pictures.length > SHOWN ? pictures.length - SHOWN + 1 : 0,
  };
}

/** Orders that lead to one place; those that lead nowhere stand by themselves. */
export interface Destination {
  place: string | null;
  offers: readonly Offered[];
}

/** By where they lead, in the order in which they are offered: a place is named once, however many may go there. */
export function byDestination(offers: readonly Offered[]): Destination[] {
  const places = new Map<string, Offered[]>();
  const found: Destination[] = [];
  for (const offered of offers) {
    const place = offered.gesture.pieces.length ? offered.gesture.places.at(-1) : undefined;
    const known = place === undefined ? undefined : places.get(place);
    if (known) known.push(offered);
    else {
      const fresh = [offered];
      if (place !== undefined) places.set(place, fresh);
      found.push({ place: place ?? null, offers: fresh });
    }
  }
  return found;
}
