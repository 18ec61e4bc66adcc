/**
 * Where somebody looked at a board, kept by the tab: over a reload and while the screen changes hands. With it goes which
 * stack lay fanned out then: the map was moved out of its way once, and is not moved from where it was put afterwards.
 */
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

/** A stack that lay fanned out over the map: where, before whose eyes, and at which moment of the game. */
export interface Fan {
  place: string;
  seat: string | null;
  version: number;
}

const fanName = (key: string): string => `caracole.fan.${key}`;

export function rememberFan(key: string, fan: Fan): void {
  try {
    sessionStorage.setItem(fanName(key), JSON.stringify(fan));
  } catch {
    // A browser that keeps nothing moves the map once more.
  }
}

/** Did this very stack lie fanned out when the map was left where it is? */
export function wasFanned(key: string, fan: Fan): boolean {
  try {
    const kept = JSON.parse(sessionStorage.getItem(fanName(key)) ?? "null") as Fan | null;
    return kept?.place === fan.place && kept.seat === fan.seat && kept.version === fan.version;
  } catch {
    return false;
  }
}
