/** What a lens shows, as overlays on a table: figures, and lines from one thing to another. */
import type { Layers } from "../lib/protocol";
import type { Overlay } from "./overlays";

export function layerOverlays(layers: Layers | null): Overlay[] {
  if (!layers) return [];
  const zones = layers.areas.map(({ corners, tone }): Overlay => ({
    kind: "zone",
    corners: corners.map(([x, y]) => ({ x, y })),
    tone,
  }));
  const tags = layers.tags.map(({ place, text, tone }): Overlay => ({ kind: "label", at: place, text, tone }));
  return [...zones, ...layers.lines.flatMap(lineOverlays), ...tags];
}

function lineOverlays({ through, style, tone }: Layers["lines"][number]): Overlay[] {
  return through.slice(1).map((to, n): Overlay => {
    const from = through[n] ?? to;
    if (style === "arrow") return { kind: "arrow", from, to, style: tone === "attack" ? "fire" : "hint" };
    return { kind: "sight", from, to };
  });
}
