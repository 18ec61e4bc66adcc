/** What a counter or a place is, sign by sign. */
import type { Hovered } from "../board/boards";
import { gridOf } from "../board/hexes";
import { whereabouts } from "./places";
import type { Board, Piece, Scene } from "./protocol";
import { inLanguage, type Texts } from "./texts";

export interface Row {
  /** as it is printed, or the picture of it */
  print: string;
  symbol: string;
  text: string;
  rule: string;
}

export interface Anatomy {
  title: string;
  symbols: readonly string[];
  rows: readonly Row[];
}

/** What there is to say about what the pointer rests on; null if it is nothing. */
export function anatomyOf(what: Hovered | null, board: Board, scene: Scene, texts: Texts): Anatomy | null {
  const piece = scene.pieces.find((each) => each.id === what?.piece);
  if (piece) return ofPiece(piece, board, texts);
  const place = whereabouts(board, what?.place);
  if (!place) return null;
  const lying = [
    ...scene.marks
      .filter((mark) => mark.place === place.id)
      .map((mark) => row(texts.say(mark.says), mark.rule, mark.symbol)),
    ...scene.pieces
      .filter((each) => each.place === place.id && !each.movable)
      .map((each) => row(texts.say(each.says), each.rule, each.symbol)),
  ];
  // The line below the map tells the ground of a hex, as there is one under every pointer.
  const facts = gridOf(board)?.has(place.id) && !lying.length ? [] : place.facts;
  const rows = [...facts.map((fact) => row(texts.say(fact))), ...lying];
  return rows.length ? { title: inLanguage(place.name, texts.language), symbols: [], rows } : null;
}

function ofPiece(piece: Piece, board: Board, texts: Texts): Anatomy {
  const face = board.kinds.find((kind) => kind.id === piece.id)?.faces[piece.face];
  const printed = (face?.signs ?? []).map((sign) => ({ ...row(texts.say(sign.says), sign.rule), print: sign.print }));
  const lying = piece.badges.map((badge) => row(texts.say(badge.says), badge.rule, badge.symbol));
  return {
    title: texts.say(piece.says),
    symbols: [piece.symbol, ...piece.badges.map((badge) => badge.symbol).filter(Boolean)],
    rows: piece.movable ? [...lying, ...printed] : [row(texts.say(piece.says), piece.rule)],
  };
}

const row = (text: string, rule = "", symbol = ""): Row => ({ print: "", symbol, text, rule });
