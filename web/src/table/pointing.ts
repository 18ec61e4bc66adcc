/** What is pointed at elsewhere (an order, a line of the log, a lesson) and therefore shows on the map. */
import type { Arrow } from "../board/boards";
import type { LogLine, Offered, Piece } from "../lib/protocol";

export interface Pointing {
  places: readonly string[];
  pieces: readonly string[];
  arrows: readonly Arrow[];
}

export const NOWHERE: Pointing = { places: [], pieces: [], arrows: [] };

/** The pieces of an order, where it leads, and the ways there. */
export function pointingOf({ gesture, attack }: Offered, pieces: readonly Piece[]): Pointing {
  const moved = pieces.filter((piece) => gesture.pieces.includes(piece.id));
  const [to] = gesture.places;
  const origins = [...new Set(moved.map((piece) => piece.place))];
  const arrows = to === undefined ? [] : origins.filter((from) => from !== to).map((from) => arrow(from, to, attack));
  return { places: gesture.places.length ? gesture.places : origins, pieces: gesture.pieces, arrows };
}

const arrow = (from: string, to: string, attack: boolean): Arrow => ({ from, to, kind: attack ? "attack" : "march" });

/** The places and pieces that a line of the log names. */
export const pointingAt = ({ places, pieces }: Pick<LogLine, "places" | "pieces">): Pointing => ({
  places,
  pieces,
  arrows: [],
});
