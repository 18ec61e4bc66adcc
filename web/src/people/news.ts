/** What the people at a table want of each other: draws, claims, another game. Plain data, for whoever shows it. */
import type { GameInfo } from "../lib/protocol";

export interface TableNews {
  /** seats of others that offer a draw to this side */
  offeredBy: readonly string[];
  /** this side has offered a draw itself */
  offering: boolean;
  /** the game can be claimed now, because the other side is gone */
  claimable: boolean;
}

const NOTHING: TableNews = { offeredBy: [], offering: false, claimable: false };

/** For whoever holds these seats; `now` is the time of day in milliseconds. */
export function newsFor(info: GameInfo | null, mine: readonly string[], now: number): TableNews {
  if (!info || info.over || !mine.length) return NOTHING;
  const offers = info.seats.filter((seat) => seat.offers_draw).map((seat) => seat.seat);
  const waitsForMe = info.waiting_for.some((seat) => mine.includes(seat));
  return {
    offeredBy: offers.filter((seat) => !mine.includes(seat)),
    offering: mine.every((seat) => offers.includes(seat)),
    claimable: info.claim_from !== null && !waitsForMe && now >= Date.parse(info.claim_from),
  };
}

/** Is there anyone but the computer whom a draw could be agreed with? */
export function hasOpponent(info: GameInfo, mine: readonly string[]): boolean {
  return info.seats.some((seat) => seat.kind === "person" && !mine.includes(seat.seat));
}
