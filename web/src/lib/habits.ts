/** What a player is used to at every table of this browser. */
const KEPT = "caracole.habits";

export interface Habits {
  /** the only answer there is plays itself */
  forcedAlone: boolean;
}

const USUAL: Habits = { forcedAlone: true };

export function habits(): Habits {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Habits>) };
  } catch {
    return USUAL;
  }
}

export const keepHabit = (habit: keyof Habits, on: boolean): void =>
  localStorage.setItem(KEPT, JSON.stringify({ ...habits(), [habit]: on }));
