/** Tells in the list where things are on the page (`data-x`, `data-y`), for coaches and for tests that point. */
import type { Point } from "./camera";
import type { Listed } from "./painter";

export function tellWhere(list: HTMLElement, places: readonly Listed[], onPage: (at: Point) => Point): void {
  const at = new Map<string, Point>();
  for (const place of places) {
    at.set(nameOf(place.id), onPage(place));
    for (const { id, x, y, size } of place.pieces)
      at.set(nameOf(undefined, id), onPage({ x: x + size / 2, y: y + size / 2 }));
  }
  // Where things are is asked before anything is written: the browser measures the page again after each writing.
  for (const button of list.querySelectorAll<HTMLElement>("[data-place], [data-piece]")) {
    const found = at.get(nameOf(button.dataset["place"], button.dataset["piece"]));
    if (found) [button.dataset["x"], button.dataset["y"]] = [found.x.toFixed(1), found.y.toFixed(1)];
  }
}

const nameOf = (place: string | undefined, piece?: string): string =>
  place === undefined ? `piece ${piece ?? ""}` : `place ${place}`;
