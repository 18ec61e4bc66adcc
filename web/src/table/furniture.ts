/** What stays on a table while a game is played: its board, its pictures and its words in the reader's language. */
import { fetchBoard, type BoardComponent } from "../board/boards";
import { api } from "../lib/api";
import type { Board } from "../lib/protocol";
import { Texts } from "../lib/texts";

export interface Furniture {
  language: string;
  board: Board;
  /** what draws the board; null if the client cannot draw that kind */
  Drawn: BoardComponent | null;
  map: string;
  sprites: string;
  texts: Texts;
}

type Parts = [Drawn: BoardComponent | null, map: string, sprites: string, own: string, english: string];

/** What a board needs besides itself, asked for all at once. */
const fetchParts = (board: Board, language: string): Promise<Parts> =>
  Promise.all([
    fetchBoard(board.kind),
    api.svg(board.map[language] ?? board.map["en"] ?? ""),
    api.svg(board.sprites),
    api.texts(language, board.system),
    language === "en" ? Promise.resolve("") : api.texts("en", board.system),
  ]);

/** Asks for everything behind the address of a board, so that it is there when the table opens. */
export const fetchAhead = async (address: string, language: string): Promise<void> =>
  void (await fetchParts(await api.board(address), language));

/** Everything behind the address of a board; English words stand in for those that a language lacks. */
export async function fetchFurniture(address: string, language: string): Promise<Furniture> {
  const board = await api.board(address);
  const [Drawn, map, sprites, own, english] = await fetchParts(board, language);
  const catalogues = [{ language, text: own }, ...(english ? [{ language: "en", text: english }] : [])];
  return { language, board, Drawn, map, sprites, texts: new Texts(language, catalogues, board.lexicon) };
}
