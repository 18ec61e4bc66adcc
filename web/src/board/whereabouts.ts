/** Tells in the list where things are on the page (`data-x`, `data-y`), for coaches and for tests that point. */
import type { Point } from "./camera";
import type { Listed } from "./painter";

export function tellWhere(list: HTMLElement, places: readonly Listed[], onPage: (at: Point) => Point): void {
  const tell = (selector: string, at: Point): void => {
    const element = list.querySelector<HTMLElement>(selector);
    const { x, y } = onPage(at);
    if (element) [element.dataset["x"], element.dataset["y"]] = [x.toFixed(1), y.toFixed(1)];
  };
  for (const place of places) {
    tell(`[data-place="${CSS.escape(place.id)}"]`, place);
    for (const { id, x, y, size } of place.pieces)
      tell(`[data-piece="${CSS.escape(id)}"]`, { x: x + size / 2, y: y + size / 2 });
  }
}
