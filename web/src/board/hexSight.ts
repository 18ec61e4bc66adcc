/** All that there is to see on a map of hexes, at one moment. */
import type { Layers, Mark, Piece } from "../lib/protocol";
import type { Point, Size } from "./camera";
import type { HexGrid } from "./hexes";
import type { InPlace } from "./hexGrip";
import type { Spot } from "./hexNames";
import type { Overlay } from "./overlays";

/** A move that is being thought of: the hexes in order, the way they look in the end, and what would come of it. */
export interface Ghost {
  pieces: readonly Piece[];
  from: string;
  path: readonly string[];
  facing: number | null;
  /** null while the answer is on its way */
  isAllowed: boolean | null;
  isAttack: boolean;
  inPlace?: InPlace;
}

export interface SideLook {
  face: string;
  ink: string;
  edge: string;
  /** how many sides come before it: no two are told apart by colour alone */
  number: number;
}

/** A few letters in a hex. */
export interface HexTag {
  place: string;
  text: string;
  tone: "quiet" | "good" | "attack" | "hint";
}

export interface HexSight {
  grid: HexGrid;
  sheet: Size;
  counter: number;
  here: ReadonlyMap<string, readonly Piece[]>;
  marks: readonly Mark[];
  sides: ReadonlyMap<string, SideLook>;
  /** piece -> the formation whose name stands over its blocks */
  groups: ReadonlyMap<string, string>;
  /** what has a name from afar */
  spots: readonly Spot[];
  litPlaces: ReadonlySet<string>;
  litPieces: ReadonlySet<string>;
  held: ReadonlySet<string>;
  attacked: ReadonlySet<string>;
  pointed: ReadonlySet<string>;
  pointedPieces: ReadonlySet<string>;
  chosen: string | null;
  tags: readonly HexTag[];
  overlays: readonly Overlay[];
  layers: Layers | null;
  ghost: Ghost | null;
  /** ends of a line that can be pulled */
  knobs: readonly Point[];
  isBare: boolean;
  isStill: boolean;
  /** when what is lit last changed */
  litSince: number;
}

/** What the pointer and the keys are at; it changes without the sight changing. */
export interface HexAim {
  hovered: string | null;
  over: string | null;
  focused: string | null;
  fanned: string | null;
}

export const NO_AIM: HexAim = { hovered: null, over: null, focused: null, fanned: null };
const NONE: ReadonlySet<string> = new Set();

/** The position alone, without what is lit, held or pointed at. */
export const atRest = (sight: HexSight): HexSight => ({
  ...sight,
  ...{ litPlaces: NONE, litPieces: NONE, held: NONE, attacked: NONE, pointed: NONE, pointedPieces: NONE },
  ...{ chosen: null, tags: [], layers: null, ghost: null, knobs: [] },
});

/** The colours of the sides as the theme of a game has them. */
export function sideLooks(sides: Readonly<Record<string, Readonly<Record<string, string>>>>): Map<string, SideLook> {
  return new Map(
    Object.entries(sides).map(([side, look], number) => [
      side,
      {
        face: look["face"] ?? look["fill"] ?? "#5b5140",
        ink: look["text"] ?? look["ink"] ?? "#fffaf0",
        edge: look["edge"] ?? look["line"] ?? "#2a2219",
        number,
      },
    ]),
  );
}
