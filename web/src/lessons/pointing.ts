/** The teacher's finger on a part of the screen: a ring around it, for as long as it is pointed at. */

/** Where the parts are. The first that is there is meant. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  orders: [".what-now", ".orders"],
  log: ["#tab-log"],
  track: ["#tab-tracks", ".strip"],
  cup: ["#tab-tracks", ".strip"],
  hand: ["#tab-hand"],
  forces: ["#tab-forces"],
  strip: [".strip", "#tab-tracks"],
};

/** Panels that are behind a tab: what is pointed at is also opened. */
const TABS: Readonly<Record<string, string>> = {
  log: "log",
  track: "tracks",
  cup: "tracks",
  hand: "hand",
  forces: "forces",
};

export const tabOf = (panel: string | null | undefined): string | undefined => TABS[panel ?? ""];

/** Puts the ring there; what is returned takes it away. */
export function ringAround(panel: string | null, page: ParentNode = document): () => void {
  const found = (panel === null ? [] : (PARTS[panel] ?? []))
    .map((selector) => page.querySelector<HTMLElement>(selector))
    .find((each) => each !== null);
  if (!found) return () => {};
  found.classList.add("coach-ring");
  return () => found.classList.remove("coach-ring");
}
