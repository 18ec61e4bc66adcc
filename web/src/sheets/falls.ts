/** Where rolls fall on the charts: the one that is about to be made, else the last one. */
import type { ChartCell, LogLine, Odds } from "../lib/protocol";

export interface Fallen {
  /** the roll that was made; null: it is only thought of */
  line: LogLine | null;
  cells: readonly ChartCell[];
}

export function fallen(log: readonly LogLine[], odds: Odds | null): Fallen | null {
  if (odds?.falls?.length) return { line: null, cells: odds.falls };
  const line = log.findLast((each) => each.falls?.length);
  return line?.falls ? { line, cells: line.falls } : null;
}

/** Does it fall here? A cell without a column is the whole row. */
export const fallsOn = (cells: readonly ChartCell[], chart: string, row: number, column: number): boolean =>
  cells.some((cell) => cell.chart === chart && cell.row === row && (cell.column === null || cell.column === column));

/** The charts that a roll touches, the one that decides it first. */
export const chartsOf = (cells: readonly ChartCell[]): string[] => [...new Set(cells.map((cell) => cell.chart))];
