/** Where things are: what a board says of a place, whether it lists it by itself or is a map of hexes. */
import { gridOf } from "../board/hexes";
import type { Board, Place, Says } from "./protocol";
import { inLanguage, type Localized } from "./texts";

export interface Whereabouts {
  id: string;
  name: Localized;
  facts: readonly Says[];
  neighbours: readonly string[];
  isOnMap: boolean;
}

const LISTED = new WeakMap<readonly Place[], ReadonlyMap<string, Place>>();

function listed({ places }: Pick<Board, "places">): ReadonlyMap<string, Place> {
  const found = LISTED.get(places) ?? new Map(places.map((place) => [place.id, place]));
  LISTED.set(places, found);
  return found;
}

/** What there is to say of a place; null if the board does not know it. */
export function whereabouts(board: Board | null | undefined, id: string | null | undefined): Whereabouts | null {
  if (!board || !id) return null;
  const place = listed(board).get(id);
  if (place) {
    const { name, facts, neighbours, path } = place;
    return { id, name, facts, neighbours, isOnMap: path !== "" };
  }
  const grid = gridOf(board);
  if (!grid?.has(id)) return null;
  const neighbours = grid.around(id).filter((each) => each !== null);
  return { id, name: hexName(id, grid.nameOf(id)), facts: grid.facts(id), neighbours, isOnMap: true };
}

/** A hex by its number, and by its name if it has one. */
function hexName(id: string, name: Localized): Localized {
  const named = Object.entries(name).map(([language, text]) => [language, `${text} (${id})`]);
  return named.length ? (Object.fromEntries(named) as Localized) : { en: id };
}

export const placeName = (board: Board | null | undefined, id: string, language: string): string =>
  inLanguage(whereabouts(board, id)?.name, language) || id;

/** All that can be on a list of places: those that the board lists, and these others of the map. */
export function placesOf(board: Board, others: Iterable<string>): Whereabouts[] {
  const ids = new Set([...board.places.map((place) => place.id), ...others]);
  return [...ids].map((id) => whereabouts(board, id)).filter((each) => each !== null);
}
