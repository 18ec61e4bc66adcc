/** What a kind of board has to bring: how it is painted, and what is under a point. The canvas does the rest. */
import type { Found } from "./areas";
import type { Brush } from "./brush";
import type { Box, Point } from "./camera";

export type { Found };

export interface Painter {
  /** Paints what lies on the still map; true while something is moving. */
  paint(brush: Brush): boolean;
  /** What is under a point of the sheet at a scale, the top first. */
  at(point: Point, k: number): Found;
  /** The box around these places. */
  boxOf(places: readonly string[]): Box | null;
  /** The middle of a place. */
  middleOf(place: string): Point | null;
}

/** A place in the list for keyboard and screen reader. */
export interface Listed {
  id: string;
  label: string;
  x: number;
  y: number;
  isLit: boolean;
  isAttack: boolean;
  isChosen: boolean;
  /** what the tag on its border says */
  tag: string;
  pieces: readonly ListedPiece[];
}

export interface ListedPiece {
  id: string;
  label: string;
  x: number;
  y: number;
  size: number;
  isLit: boolean;
  isHeld: boolean;
}
