/** How far somebody came: kept in this browser, and nowhere else. */

import { tickets } from "../lib/tickets";

const KEPT = "caracole.lessons";

interface Progress {
  /** lessons that were taken to their end, as `system/lesson` */
  done: string[];
  /** the step where a lesson was left */
  at: Record<string, number>;
  /** what a newcomer answered when asked what they know; null: not asked yet */
  knows: Knows | null;
  /** is the coach silent? */
  alone: boolean;
}

export type Knows = "nothing" | "a-little" | "enough";

const NOTHING_YET: Progress = { done: [], at: {}, knows: null, alone: false };

export function progress(): Progress {
  try {
    return { ...NOTHING_YET, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Progress>) };
  } catch {
    return NOTHING_YET;
  }
}

function keep(part: Partial<Progress>): void {
  localStorage.setItem(KEPT, JSON.stringify({ ...progress(), ...part }));
}

/** Somebody who was never asked what they know, and has played nothing here. */
export const isNewcomer = (): boolean => progress().knows === null && tickets().length === 0;

export const isDone = (lesson: string): boolean => progress().done.includes(lesson);

/** Has any lesson of this game been taken to its end? */
export const hasLearned = (system: string): boolean =>
  progress().done.some((lesson) => lesson.startsWith(`${system}/`));

/** Where to take it up again; a lesson that was finished begins from its beginning. */
export const stepOf = (lesson: string): number => progress().at[lesson] ?? 0;

export function reached(lesson: string, step: number): void {
  keep({ at: { ...progress().at, [lesson]: step } });
}

export function finished(lesson: string): void {
  const { done, at } = progress();
  const rest = Object.fromEntries(Object.entries(at).filter(([each]) => each !== lesson));
  keep({ done: [...done.filter((each) => each !== lesson), lesson], at: rest });
}

export const answer = (knows: Knows): void => keep({ knows });

export const beAlone = (alone: boolean): void => keep({ alone });
