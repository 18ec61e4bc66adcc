/** What a side is called: by its own name, or by that of the seat that plays it. */
import type { Board } from "./protocol";
import { inLanguage, type Texts } from "./texts";

export function nameOfSide(board: Pick<Board, "sides" | "seats"> | null, texts: Texts, side: string): string {
  const seat = Object.entries(board?.sides ?? {}).find(([, each]) => each === side)?.[0] ?? side;
  return texts.find(`side-${side}`) || inLanguage(board?.seats[seat], texts.language) || side;
}
