/**
 * The list of a map of hexes, for keyboard and screen reader: only hexes where something stands or can be done, and the
 * one that the arrows have reached. A map has a thousand hexes; nobody wants a thousand buttons.
 */
import { t } from "../lib/i18n.svelte";
import { placeName } from "../lib/places";
import type { Board, Piece } from "../lib/protocol";
import type { Texts } from "../lib/texts";
import type { HexSight } from "./hexSight";
import { stacked } from "./hexStacks";
import type { Listed, ListedPiece } from "./painter";

/** The hexes to be listed, in the order in which they stand on the map. */
export function listedHexes({ grid, here, litPlaces }: HexSight, others: readonly (string | null)[]): string[] {
  const wanted = new Set([...here.keys(), ...litPlaces, ...others]);
  return [...grid.ids].filter((id) => wanted.has(id));
}

export const hexList = (
  sight: HexSight,
  board: Board,
  texts: Texts,
  others: readonly (string | null)[] = [],
): Listed[] => listedHexes(sight, others).map((id) => listed(id, sight, board, texts));

function listed(id: string, sight: HexSight, board: Board, texts: Texts): Listed {
  const { grid, here, litPlaces, attacked } = sight;
  const at = grid.middleOf(id) ?? { x: 0, y: 0 };
  const stack = here.get(id) ?? [];
  const isLit = litPlaces.has(id);
  const isAttack = attacked.has(id);
  const tag = sight.tags.find((each) => each.place === id)?.text ?? "";
  const state = [
    isLit ? t("place-lit") : "",
    isAttack ? t("place-attack") : "",
    tag ? t("hex-cost", { cost: tag }) : "",
  ];
  const ground = [...grid.facts(id).map((fact) => texts.say(fact)), t("hex-level", { level: grid.level(id) })];
  const there = stack.length ? stack.map((piece) => pieceWords(piece, texts)).join("; ") : t("place-empty");
  return {
    id,
    label: [placeName(board, id, texts.language), ...state.filter(Boolean), ground.join(", "), there].join(". "),
    x: at.x,
    y: at.y,
    isLit,
    isAttack,
    isChosen: sight.chosen === id,
    tag,
    pieces: piecesOf(id, stack, at, sight, texts),
  };
}

/** A piece with what lies on it and the way it looks. */
export function pieceWords(piece: Piece, texts: Texts): string {
  const badges = piece.badges.map((badge) => texts.say(badge.says));
  const facing = piece.facing === undefined ? "" : t(`facing-${piece.facing}`);
  return [texts.say(piece.says), ...badges, facing].filter(Boolean).join(", ");
}

function piecesOf(
  place: string,
  stack: readonly Piece[],
  middle: { x: number; y: number },
  { counter, litPieces, held }: HexSight,
  texts: Texts,
): ListedPiece[] {
  return stacked(place, stack, middle, counter, 0.11)
    .filter(({ piece }) => piece.movable)
    .map(({ piece, x, y, size }) => ({
      id: piece.id,
      label: pieceWords(piece, texts),
      x,
      y,
      size,
      isLit: litPieces.has(piece.id),
      isHeld: held.has(piece.id),
    }));
}
