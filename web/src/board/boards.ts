/** The boards that the client can draw, by the `kind` that a game's board says it is. Another one is one more entry. */
import type { Component } from "svelte";
import type { Board, Cost, Gesture, Layers, Offered, Offers, Path, Pose, Refused, Scene, Tried } from "../lib/protocol";
import type { Texts } from "../lib/texts";
import type { Look, Trial } from "../table/asking";
import type { Point } from "./camera";
import type { ArrowKind, Overlay } from "./overlays";

/** An arrow from place to place, over the map. */
export interface Arrow {
  from: string;
  to: string;
  kind: ArrowKind;
  pieces?: readonly string[];
  /** on a board without a grid: the poses of each piece, from the first to the last */
  ways?: Readonly<Record<string, readonly Pose[]>>;
}

/** What the pointer rests on, or what is pressed for long. */
export interface Hovered {
  piece?: string;
  place?: string;
}

/** What every board is given. Without the callbacks it can only be looked at. */
export interface BoardProps {
  board: Board;
  scene: Scene;
  texts: Texts;
  map: string;
  /** can be touched now */
  litPlaces?: ReadonlySet<string>;
  litPieces?: ReadonlySet<string>;
  held?: readonly string[];
  chosen?: string | null;
  /** outlined because something elsewhere is pointed at: an order, a line of the log, a lesson */
  pointed?: readonly string[];
  pointedPieces?: readonly string[];
  arrows?: readonly Arrow[];
  /** anything else that is shown over the map */
  overlays?: readonly Overlay[];
  attacked?: ReadonlySet<string>;
  costs?: ReadonlyMap<string, readonly Cost[]>;
  /** places on the way of a march that is being thought of */
  route?: readonly string[];
  /** counters hidden */
  bare?: boolean;
  /** under this name the tab remembers where one looked */
  memory?: string;
  onplace?: (place: string) => void;
  onpiece?: (piece: string, place: string) => void;
  onlift?: (piece: string | null, place: string) => readonly string[];
  ondrop?: (place: string) => void;
  /** something was carried and turned: for boards where more counts than the place */
  ongesture?: (gesture: Gesture) => void;
  /** what would come of a gesture that is still being made */
  ontry?: (trial: Trial) => Promise<Tried | null>;
  /** one of the things that a trial found is to be done */
  onchoose?: (offered: Offered) => void;
  /** several actions one after the other, as a trial found them */
  onwalk?: (path: Path) => void;
  /** the hand lets go of what it holds */
  onrelease?: () => void;
  /** what can be done, before anything is taken up */
  offers?: Offers | null;
  /** these are taken up */
  ontake?: (pieces: readonly string[]) => void;
  /** what a lens shows over the map */
  onshow?: (look: Look) => Promise<Layers | null>;
  /** what is held would begin this fight: its chances are wanted; null: no more */
  onweigh?: (offered: Offered | null) => void;
  /** something was tried that is not allowed */
  onrefused?: (refused: Refused) => void;
  /** the pointer rests on something, or a finger presses it for long; null: no more */
  onhover?: (what: Hovered | null) => void;
}

/**
 * How something is brought into the window: `always` also if it is there, `near` also if it is there and too small to be
 * read; `covered`: pixels that lie under a panel below, `above` under one at the upper edge.
 */
export interface Bringing {
  ease?: boolean;
  always?: boolean;
  near?: boolean;
  above?: number;
  covered?: number;
}

/** What every board can be told. */
export interface BoardView {
  /** Moves the window to these places if they are not in it; `always`: even if they are. */
  bring(places: readonly string[], options?: Bringing): void;
  /** The middle of a place on the page, for cards and coaches. */
  screenOf(place: string): Point | null;
  /** A still picture of the position. */
  picture(): Promise<Blob>;
}

export type BoardComponent = Component<BoardProps, BoardView>;

/** Each is fetched with the game that needs it, so that nobody waits for the board of another. */
const BOARDS: ReadonlyMap<string, () => Promise<{ default: BoardComponent }>> = new Map([
  ["areas", () => import("./AreaBoard.svelte")],
  ["hexes", () => import("./HexBoard.svelte")],
  ["table", () => import("./TableBoard.svelte")],
]);

/** The board of that kind; null if the client has none. */
export const fetchBoard = async (kind: string): Promise<BoardComponent | null> =>
  (await BOARDS.get(kind)?.())?.default ?? null;
