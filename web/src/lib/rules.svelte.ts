/** The clause that is being read, wherever its number was clicked. */
export const reading = $state<{ system: string; clause: string | null }>({ system: "", clause: null });

export function readRule(system: string, clause: string): void {
  reading.system = system;
  reading.clause = clause;
}

/** Rules of the table itself (whose turn it is, what can be undone) have no number in a book. */
export const isPrinted = (clause: string): boolean => clause !== "" && clause !== "kernel";
