/** The teacher's finger: on pieces and where they are to go, or on a part of the screen with a ring around it. */
import type { Arrow } from "../board/boards";
import { along } from "../board/poses";
import type { Board, Gesture, Piece } from "../lib/protocol";

/** Where pieces are: their place, or on a board without a grid they themselves. */
export const whereabouts = (ids: readonly string[], pieces: readonly Piece[]): string[] =>
  pieces.filter(({ id }) => ids.includes(id)).map(({ id, place, pose }) => (pose ? id : place));

/** On a board without a grid pieces are told apart by their names, which have to be large enough to read. */
export const isNearedTo = (board: Board | null): boolean => board?.measure !== undefined;

/** On a board without a grid: from where each piece stands to where a gesture puts it. */
export function arrowsOf({ pieces: ids, pose, way = [] }: Gesture, pieces: readonly Piece[]): Arrow[] {
  const lead = pieces.find(({ id }) => id === ids[0])?.pose;
  if (!lead || !pose) return [];
  const ways = pieces.flatMap(({ id, pose: at }) =>
    at && ids.includes(id) ? [[id, [at, ...way, along(at, lead, pose)]] as const] : [],
  );
  const [from = ""] = ids;
  return [{ from, to: from, kind: "hint", ways: Object.fromEntries(ways) }];
}

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
