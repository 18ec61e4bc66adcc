/** What a hand carries over a board, and the gesture that comes of it when it is put down. */
import type { Gesture } from "../lib/protocol";
import type { Point } from "./camera";

/** A board that moves itself what a hand carries over it: it is told so in units of the sheet, and in degrees clockwise. */
export interface Carrier {
  /** the hand takes hold of this at a point */
  lift(piece: string | null, place: string, at: Point): void;
  /** it goes so far, and is at a point now */
  carry(by: Point, at: Point): void;
  /** `wheels`: about a corner */
  turn(by: number, wheels: boolean): void;
  drop(at: Point): void;
  /** a touch where nothing stands */
  tap(at: Point): void;
  /** nothing comes of it */
  cancel(): void;
  /** it carries something that did not come from the board */
  readonly isPulling?: boolean;
  /** two fingers look nearer, as on any board, and turn nothing */
  pinches?: true;
}

export interface Carried {
  pieces: readonly string[];
  /** where it is on the sheet */
  at: Point;
  /** which way it looks, in degrees clockwise from the right; null where that does not matter */
  angle: number | null;
}

/** How exactly a board wants to know where something is put: the place; the place and one of so many facings; the pose. */
export type Precision = { kind: "place" } | { kind: "facing"; facings: number } | { kind: "pose" };

export const lifted = (pieces: readonly string[], at: Point, angle: number | null = null): Carried => ({
  pieces,
  at,
  angle,
});

export const carriedTo = (carried: Carried, at: Point): Carried => ({ ...carried, at });

/** Turned while it is carried, clockwise. */
export const turned = (carried: Carried, by: number): Carried => ({
  ...carried,
  angle: ((((carried.angle ?? 0) + by) % 360) + 360) % 360,
});

/** Put down on this place (null on open ground). */
export function gestureOf(carried: Carried, place: string | null, precision: Precision): Gesture {
  const gesture: Gesture = {
    pieces: [...carried.pieces],
    places: place ? [place] : [],
    cards: [],
    chits: [],
    button: null,
  };
  const angle = carried.angle ?? 0;
  switch (precision.kind) {
    case "place":
      return gesture;
    case "facing":
      return { ...gesture, facing: Math.round((angle * precision.facings) / 360) % precision.facings };
    case "pose":
      return { ...gesture, pose: { ...carried.at, angle } };
  }
}
