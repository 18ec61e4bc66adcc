/** Which squares of the still map a window needs: plain arithmetic, in device pixels of the sheet at one scale. */
import type { Box, Size } from "./camera";

export const TILE = 512;

export interface Tile {
  column: number;
  row: number;
}

/** The tiles that a window touches, nearest to its middle first; none outside of the sheet. */
export function tilesIn(window: Box, sheet: Size): Tile[] {
  const found: Tile[] = [];
  const last = (edge: number, whole: number): number => Math.min(Math.ceil(edge / TILE), Math.ceil(whole / TILE)) - 1;
  for (let row = Math.max(0, Math.floor(window.y / TILE)); row <= last(window.y + window.height, sheet.height); row++)
    for (
      let column = Math.max(0, Math.floor(window.x / TILE));
      column <= last(window.x + window.width, sheet.width);
      column++
    )
      found.push({ column, row });
  const far = ({ column, row }: Tile): number =>
    Math.hypot((column + 0.5) * TILE - window.x - window.width / 2, (row + 0.5) * TILE - window.y - window.height / 2);
  return found.sort((a, b) => far(a) - far(b));
}

/** A box grown by a margin on all sides. */
export const grown = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/** The scale of the coarse picture of the whole sheet: small enough to be drawn at once. */
export const coarseScale = (sheet: Size): number => Math.min(1, 1500 / Math.max(sheet.width, sheet.height));
