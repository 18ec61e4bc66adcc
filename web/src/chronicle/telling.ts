/** The chronicle of a game: year by year, who held what, what happened, and which battles can be seen again. */
import { filmOf } from "../film/films";
import type { Board, Fight } from "../lib/protocol";
import { inLanguage } from "../lib/texts";

/** Whose each place is; null: nobody's. */
export type Owners = Readonly<Record<string, string | null>>;

/** A city on the small map of a year, and whose it was then. */
export interface Held {
  place: string;
  name: string;
  x: number;
  y: number;
  owner: string;
}

/** What a player held, in words. */
export interface Realm {
  seat: string;
  name: string;
  cities: readonly string[];
}

export const seatName = (board: Board, seat: string, language: string): string =>
  inLanguage(board.seats[seat], language) || seat;

/** Every place that somebody held, where it lies. */
export function holdings(board: Board, owners: Owners, language: string): readonly Held[] {
  return board.places.flatMap(({ id, at, name }) => {
    const owner = owners[id];
    return owner == null ? [] : [{ place: id, name: inLanguage(name, language), x: at[0], y: at[1], owner }];
  });
}

/** The same by player, in the order of the seats; who held nothing is left out. */
export function realms(board: Board, held: readonly Held[], language: string): readonly Realm[] {
  return Object.keys(board.seats)
    .map((seat) => ({
      seat,
      name: seatName(board, seat, language),
      cities: held.filter(({ owner }) => owner === seat).map(({ name }) => name),
    }))
    .filter(({ cities }) => cities.length);
}

/** Places that changed hands since the year before. */
export const changedHands = (before: Owners | undefined, owners: Owners): ReadonlySet<string> =>
  new Set(before === undefined ? [] : Object.keys(owners).filter((place) => before[place] !== owners[place]));

/** A film of the game that begins where the battle does; one that was fought within an entry has a film of its own. */
export const replayOf = (
  game: string,
  { from_, to, film }: Pick<Fight, "from_" | "to" | "film">,
  token: string | null,
): string => (film ? filmOf(game, to, token) : `/replay/${game}?from=${from_}${token ? `#${token}` : ""}`);
