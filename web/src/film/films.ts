/** The film of a battle that was fought within one entry of the game: where it is shown. */
export const filmOf = (game: string, entry: number, token: string | null): string =>
  `/replay/${game}?within=${entry}${token ? `#${token}` : ""}`;
