/** What comes after something happened at the table: the table as it is then, and what is to be done outside it. */
import type { Hold } from "../lib/gestures";
import type { Habits } from "../lib/habits";
import type { Answer, FromClient, GameInfo, Offered } from "../lib/protocol";
import type { Connection } from "../lib/socket";
import type { Action, Table, Wanted } from "./state";

export type Question = Parameters<Connection["ask"]>[0];

/** What the server says to a question; null if the connection was lost before. */
export type Reply = Awaited<ReturnType<Connection["ask"]>>;

/** Why a question was asked, so that `answered` knows what its reply is about. */
export type Purpose =
  | { of: "act"; what: Wanted | null; rest: readonly Action[] }
  | { of: "consent"; what: Wanted | null }
  | { of: "odds"; offered: Offered }
  | { of: "weigh"; offered: Offered }
  | { of: "imagine"; actions: readonly Action[]; dice: number }
  | { of: "hold"; hold: Hold }
  | { of: "around"; hold: Hold; before: Answer }
  | { of: "place"; hold: Hold; place: string }
  | { of: "thing" };

/** Something to be done outside the table, by whoever owns the socket and the storage. */
export type Wish =
  | { do: "tell"; message: FromClient }
  | { do: "ask"; questions: readonly Question[]; purpose: Purpose }
  | { do: "furnish"; game: GameInfo }
  | { do: "keep-ticket" }
  | { do: "recall-seen"; seat: string | null }
  | { do: "remember-seen"; seat: string | null; version: number }
  | { do: "keep-habit"; habit: keyof Habits; on: boolean };

export interface Step {
  table: Table;
  wishes: readonly Wish[];
}

export const only = (table: Table, ...wishes: Wish[]): Step => ({ table, wishes });

/** One thing after the other. */
export function andThen(step: Step, next: (table: Table) => Step): Step {
  const after = next(step.table);
  return { table: after.table, wishes: [...step.wishes, ...after.wishes] };
}

export const keepHabit = (habit: keyof Habits, on: boolean): Wish => ({ do: "keep-habit", habit, on });

export const tell = (message: FromClient): Wish => ({ do: "tell", message });

export const ask = (purpose: Purpose, ...questions: Question[]): Wish => ({ do: "ask", questions, purpose });
