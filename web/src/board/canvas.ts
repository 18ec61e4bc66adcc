/** What the canvas of a board is given by the board of some kind. */
import type { Snippet } from "svelte";
import type { Hovered } from "./boards";
import type { Box, Size } from "./camera";
import type { Carrier } from "./carry";
import type { Command } from "./keys";
import type { Found, Listed, Painter } from "./painter";

export interface CanvasProps {
  sheet: Size;
  /** the width of a counter in units of the sheet */
  counter: number;
  map: string;
  /** pixels for a unit of the sheet below which the letters of the map cannot be read */
  farBelow?: number | undefined;
  /** the address of the sprites */
  sprites: string;
  painter: Painter;
  listed: readonly Listed[];
  roving: string | null;
  /** the place whose pieces lie fanned out */
  fanned?: string | null;
  /** where something is going on when the board is first seen */
  first: () => Box | null;
  /** what is asked for now */
  asked: readonly string[];
  /** under this name the tab remembers where one looked */
  memory?: string | undefined;
  /** the place that the pointer is over; the one that something is carried over; the one that has the focus, or a piece */
  hovered?: string | null;
  over?: string | null;
  focused?: string | null;
  focusedPiece?: string | null;
  isBare?: boolean;
  /** a line about what is pointed at */
  info?: string;
  isLiftable?: (found: Found) => boolean;
  ontap: (piece: string | null, place: string) => void;
  onlift?: ((piece: string | null, place: string) => readonly string[]) | undefined;
  ondrop?: ((place: string) => void) | undefined;
  /** moves itself what is carried */
  carrier?: Carrier | undefined;
  onhover?: ((what: Hovered | null) => void) | undefined;
  /** any key first; true if the board knows what it means, and nothing else comes of it */
  onkey?: ((event: KeyboardEvent) => boolean) | undefined;
  /** a key that is not about looking; true if it meant something */
  oncommand: (command: Command) => boolean;
  carried?: Snippet<[readonly string[]]>;
  /** something of the board's own over the map */
  children?: Snippet;
}
