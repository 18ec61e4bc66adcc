/** Finding on a map by name: a counter, a named place, or a hex by its number; and who can act next. */
import { placeName } from "../lib/places";
import type { Board, Scene } from "../lib/protocol";
import type { Texts } from "../lib/texts";
import type { HexGrid } from "./hexes";

export interface Match {
  name: string;
  place: string;
  piece: string | null;
}

const MOST = 8;
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** What has these letters in its name; what begins with them first. */
export function matches(wanted: string, grid: HexGrid, board: Board, scene: Scene, texts: Texts): Match[] {
  const letters = plain(wanted.trim());
  if (!letters) return [];
  const names = new Map(board.kinds.map(({ id, name }) => [id, name]));
  const pieces = scene.pieces
    .filter(({ movable, place }) => movable && grid.has(place))
    .map(({ id, place, says }): Match => ({ name: names.get(id) ?? texts.say(says), place, piece: id }));
  const hexes = [...grid.ids].map((id): Match => ({
    name: placeName(board, id, texts.language),
    place: id,
    piece: null,
  }));
  const begins = ({ name }: Match): number => (plain(name).startsWith(letters) ? 0 : 1);
  return [...pieces, ...hexes]
    .filter(({ name }) => plain(name).includes(letters))
    .sort((a, b) => begins(a) - begins(b) || Number(!a.piece) - Number(!b.piece) || a.name.localeCompare(b.name))
    .slice(0, MOST);
}

/** The next of those that can act, in the order of the map, after the one looked at last. */
export function nextActor(
  scene: Scene,
  lit: ReadonlySet<string>,
  grid: HexGrid,
  after: string | null,
): { piece: string; place: string } | null {
  const order = new Map([...grid.ids].map((id, n) => [id, n]));
  const able = scene.pieces
    .filter(({ id, place }) => lit.has(id) && order.has(place))
    .sort((a, b) => (order.get(a.place) ?? 0) - (order.get(b.place) ?? 0));
  const at = able.findIndex(({ id }) => id === after);
  const next = able[(at + 1) % Math.max(1, able.length)];
  return next ? { piece: next.id, place: next.place } : null;
}
