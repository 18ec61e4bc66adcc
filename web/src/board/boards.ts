/** The boards that the client can draw, by the `kind` that a game's board says it is. Another one is one more entry. */
import type { Component } from "svelte";
import type { Board, Cost, Scene } from "../lib/protocol";
import type { Texts } from "../lib/texts";

/** Drawn over the map from one place to another. */
export interface Arrow {
  from: string;
  to: string;
  kind: "march" | "attack" | "retreat" | "fire" | "hint";
  pieces?: readonly string[];
}

/** What every board is given. Without the callbacks it can only be looked at. */
export interface BoardProps {
  board: Board;
  scene: Scene;
  texts: Texts;
  map: string;
  litPlaces?: ReadonlySet<string>;
  litPieces?: ReadonlySet<string>;
  held?: readonly string[];
  chosen?: string | null;
  /** places and pieces that something elsewhere points at */
  pointed?: readonly string[];
  pointedPieces?: readonly string[];
  arrows?: readonly Arrow[];
  attacked?: ReadonlySet<string>;
  costs?: ReadonlyMap<string, readonly Cost[]>;
  /** places on the way of a march that is being thought of */
  route?: readonly string[];
  onplace?: (place: string) => void;
  onpiece?: (piece: string, place: string) => void;
  onlift?: (piece: string | null, place: string) => readonly string[];
  ondrop?: (place: string) => void;
  /** the pointer rests on something; null when it no longer does */
  onhover?: (what: { piece?: string; place?: string } | null) => void;
}

/** What every board can be told. */
export interface BoardView {
  /** Moves the window to these places if they are not in it. */
  bring(places: readonly string[], options?: { ease?: boolean; always?: boolean }): void;
  /** The middle of a place on the screen. */
  screenOf(place: string): { x: number; y: number } | null;
}

export type BoardComponent = Component<BoardProps, BoardView>;

/** Each is fetched with the game that needs it, so that nobody waits for the board of another. */
const BOARDS: ReadonlyMap<string, () => Promise<{ default: BoardComponent }>> = new Map([
  ["areas", () => import("./AreaBoard.svelte")],
]);

/** The board of that kind; null if the client has none. */
export const fetchBoard = async (kind: string): Promise<BoardComponent | null> =>
  (await BOARDS.get(kind)?.())?.default ?? null;
