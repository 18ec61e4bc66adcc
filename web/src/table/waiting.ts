/** Where more than two sides play: who they are, and who of them is still to decide; what they decide is theirs. */
import type { Board, Scene, SeatInfo } from "../lib/protocol";

export interface Sitting {
  seat: string;
  side: string;
  /** has still to answer the question that stands */
  isAsked: boolean;
  isMine: boolean;
  /** a person who is at the table now, or is not; null for the computer */
  isHere: boolean | null;
  score: number | null;
}

export const hasManySides = (board: Board): boolean => new Set(Object.values(board.sides)).size > 2;

/** The computer player that has to decide now, for itself or for somebody who is away; null: a person has to. */
export function thinking(
  { question, result }: Pick<Scene, "question" | "result">,
  seats: readonly SeatInfo[],
): string | null {
  if (!question || result) return null;
  const asked = seats.filter(({ seat }) => question.seats.includes(seat));
  const players = asked.map(({ kind, player, stand_in }) => (kind === "computer" ? player : stand_in) ?? null);
  return players.find((player) => player !== null) ?? null;
}

/** Everybody at the table, in its order. */
export function sittings(
  board: Board,
  scene: Pick<Scene, "question" | "standing">,
  seats: readonly SeatInfo[],
  mine: readonly string[],
): readonly Sitting[] {
  const asked = scene.question?.seats ?? [];
  return Object.entries(board.sides).map(([seat, side]) => {
    const sits = seats.find((each) => each.seat === seat);
    return {
      seat,
      side,
      isAsked: asked.includes(seat),
      isMine: mine.includes(seat),
      isHere: sits?.kind === "person" ? sits.online : null,
      score: scene.standing?.tally.find((row) => row.side === side)?.score ?? null,
    };
  });
}
