/** Fights, found in the log: from the line that opens one to the line that closes or leaves it. The client knows no rule; which
 * lines belong together, the server says. */
import type { LogLine, Shooter } from "../lib/protocol";

/** Those of a side who fired in a round, with their dice and hits. */
export interface Fire {
  line: LogLine;
  side: string | null;
  rows: readonly { shooter: Shooter; die: number | null; hit: boolean }[];
  /** null where a die is looked up in a chart: then nothing hits or misses, and the line itself says what came of it */
  hits: number | null;
  /** what each die came to, where the higher one wins and nobody counts hits */
  totals: readonly number[] | null;
}

export interface Fight {
  /** tells one fight from another: where in the log it began */
  id: string;
  opening: LogLine;
  places: readonly string[];
  /** fire and what came of it, in order */
  steps: readonly (Fire | { line: LogLine })[];
  isOver: boolean;
}

export const isFire = (step: Fire | { line: LogLine }): step is Fire => "rows" in step;

interface Open {
  id: string;
  lines: LogLine[];
  /** it began with fire alone, and ends with the first line that is not about it */
  isLoose: boolean;
}

/** Every fight of the log, the last one last. */
export function fightsIn(log: readonly LogLine[]): Fight[] {
  const found: Fight[] = [];
  let open: Open | null = null;
  const close = (isOver: boolean): void => {
    if (open) found.push(fight(open, isOver));
    open = null;
  };
  log.forEach((line, n) => {
    if (line.fight === "opens") {
      close(true);
      open = { id: `${line.serial}/${n}`, lines: [line], isLoose: false };
    } else if (line.fight) {
      if (!open && line.dice?.by.length) open = { id: `${line.serial}/${n}`, lines: [], isLoose: true };
      open?.lines.push(line);
      if (line.fight === "closes") close(true);
    } else if (open?.isLoose || line.leaves || line.begins) close(true);
  });
  close(false);
  return found;
}

/** The fight that a line of the log belongs to. */
export const fightOf = (fights: readonly Fight[], line: LogLine): Fight | null =>
  fights.find(({ opening, steps }) => opening === line || steps.some((step) => step.line === line)) ?? null;

function fight({ id, lines, isLoose }: Open, isOver: boolean): Fight {
  const [opening] = lines as [LogLine];
  const steps = (isLoose ? lines : lines.slice(1)).map((line) => (line.dice?.by.length ? fire(line) : { line }));
  return { id, opening, places: [...new Set(lines.flatMap((line) => line.places))], steps, isOver };
}

function fire(line: LogLine): Fire {
  const dice = line.dice;
  const totals = dice?.totals ?? null;
  const isCounted = !totals && !!dice?.each.length;
  const rows = (dice?.by ?? []).map((shooter, n) => {
    const die = dice?.values[n] ?? null;
    const isBest = totals?.every((total, other) => other === n || total < (totals[n] ?? 0));
    return { shooter, die, hit: isBest ?? (isCounted && die !== null && die <= shooter.value) };
  });
  return { line, side: line.side, rows, hits: isCounted ? rows.filter((row) => row.hit).length : null, totals };
}
