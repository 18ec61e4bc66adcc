/** What the hand holds on a table, as it is to be seen. */
import type { Pose, Offered, Refused, Tried } from "../lib/protocol";
import type { Point } from "./camera";
import type { Standing } from "./poses";

/** What the hand would make of it: it may, it may not, or the answer is not there yet. */
export type Verdict = "possible" | "refused" | "asking";

/** What the hand holds: where it would stand, what would come of it, and the way from where it stood. */
export interface Ghost {
  held: readonly Standing[];
  poses: Readonly<Record<string, Pose>>;
  /** where the hand itself is, if that is not where it would stand */
  hand: Pose | null;
  way: readonly Pose[];
  isMoved: boolean;
  /** it stood nowhere before */
  isNew: boolean;
  /** it stays where it is, and a line is drawn to here */
  aim: Point | null;
  verdict: Verdict;
  /** a few words for the table; the rest is told beside it */
  text: string;
}

/** The last answer stands until the next one comes. */
export function verdictOf({
  tried,
  meant,
  refusal,
}: {
  tried: Tried | null;
  meant: Offered | null;
  refusal: Refused | null;
}): Verdict {
  if (!tried || (!meant && !refusal)) return "asking";
  return meant ? "possible" : "refused";
}
