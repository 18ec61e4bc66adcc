/** Where somebody looked at a board, kept by the tab: over a reload and while the screen changes hands. */
import type { View } from "./camera";

/** The middle of the window on the sheet, and the scale: good for a window of any size. */
interface Kept {
  k: number;
  x: number;
  y: number;
}

const name = (key: string): string => `caracole.view.${key}`;

export function remember(key: string, view: View, frame: { width: number; height: number }): void {
  const kept: Kept = { k: view.k, x: (frame.width / 2 - view.x) / view.k, y: (frame.height / 2 - view.y) / view.k };
  try {
    sessionStorage.setItem(name(key), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still shows the board.
  }
}

export function recall(key: string, frame: { width: number; height: number }): View | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name(key)) ?? "null") as Kept | null;
    if (!kept || !(kept.k > 0) || !Number.isFinite(kept.x) || !Number.isFinite(kept.y)) return null;
    return { k: kept.k, x: frame.width / 2 - kept.x * kept.k, y: frame.height / 2 - kept.y * kept.k };
  } catch {
    return null;
  }
}
