/** What happened in a turn, from the log: who acted, what was told large, and what each piece lost. */
import type { LogLine, Mark, Scene, Says, Standing } from "../lib/protocol";

export interface Turn {
  heading: LogLine;
  lines: readonly LogLine[];
  /** the entry that began it, and the one that began the next; null: it is still going on */
  from: number;
  to: number | null;
}

export interface Activation {
  heading: LogLine;
  told: readonly LogLine[];
}

export interface Loss {
  piece: string;
  /** in all */
  points: number;
  isGone: boolean;
}

/** The turns of the log; what came before the first line of the first one is none. */
export function turnsIn(log: readonly LogLine[]): Turn[] {
  const starts = log.flatMap((line, n) => (line.begins === "turn" ? [n] : []));
  return starts
    .map((start, n): Turn => {
      const next = starts[n + 1];
      const heading = log[start] as LogLine;
      const lines = log.slice(start + 1, next);
      return { heading, lines, from: heading.serial, to: next === undefined ? null : (log[next]?.serial ?? null) };
    })
    .filter((turn) => turn.to === null || turn.lines.some((line) => line.weight !== "noise"));
}

/** Each activation with its headlines; what was told large outside of any comes first, without a heading. */
export function activationsIn({ lines }: Pick<Turn, "lines">): { before: LogLine[]; activations: Activation[] } {
  const before: LogLine[] = [];
  const activations: { heading: LogLine; told: LogLine[] }[] = [];
  for (const line of lines) {
    if (line.begins === "activation") activations.push({ heading: line, told: [] });
    else if (line.weight === "headline") (activations.at(-1)?.told ?? before).push(line);
  }
  return { before, activations };
}

/** What each piece lost, the worst first. */
export function lossesIn({ lines }: Pick<Turn, "lines">): Loss[] {
  const found = new Map<string, Loss>();
  for (const line of lines) {
    for (const [piece, points] of Object.entries(line.lost ?? {})) {
      const known = found.get(piece) ?? { piece, points: 0, isGone: false };
      found.set(piece, { piece, points: known.points + points, isGone: known.isGone || points === 0 });
    }
  }
  return [...found.values()].sort((a, b) => Number(b.isGone) - Number(a.isGone) || b.points - a.points);
}

export interface Scored {
  side: string;
  before: number;
  after: number;
  /** what the difference comes from */
  why: readonly Says[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** How the score of each side changed, and which of its lines say why. */
export function scoredBetween(before: Standing | null, after: Standing | null): Scored[] {
  return (after?.tally ?? []).map(({ side, score, about }) => {
    const was = before?.tally.find((row) => row.side === side);
    const why = about.filter(({ says }) => !was?.about.some((line) => same(line.says, says))).map(({ says }) => says);
    return { side, before: was?.score ?? 0, after: score, why };
  });
}

/** Signs on the map that are not what they were. */
export function changedMarks(before: Pick<Scene, "marks">, after: Pick<Scene, "marks">): Mark[] {
  const was = new Map(before.marks.map((mark) => [mark.id, mark]));
  return after.marks.filter((mark) => !same(was.get(mark.id)?.says, mark.says));
}
