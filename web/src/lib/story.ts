/** The log as a story: turns, activations and battles, each under its heading. */
import type { LogLine } from "./protocol";

export type Level = Exclude<LogLine["begins"], "">;

/** A line of the log, or a part of the story under the line that begins it. */
export type Told = { line: LogLine; key: string } | Chapter;

export interface Chapter {
  level: Level;
  heading: LogLine;
  key: string;
  told: Told[];
}

export const isChapter = (told: Told): told is Chapter => "told" in told;

const DEPTH: Record<Level, number> = { turn: 0, activation: 1, battle: 2 };

/** The lines in their parts; without noise, unless everything is wanted. Keys stay the same when lines are added. */
export function story(log: readonly LogLine[], everything = false, from = 0): Told[] {
  const whole: Told[] = [];
  let open: Chapter[] = [];
  log.forEach((line, n) => {
    const key = `${line.serial}/${from + n}`;
    if (line.leaves) open = above(open, line.leaves);
    if (line.begins) {
      open = above(open, line.begins);
      const chapter: Chapter = { level: line.begins, heading: line, key, told: [] };
      (open.at(-1)?.told ?? whole).push(chapter);
      open = [...open, chapter];
    } else if (everything || line.weight !== "noise") {
      (open.at(-1)?.told ?? whole).push({ line, key });
    }
  });
  return whole;
}

/** The parts that are still open when one of this level begins or ends. */
const above = (open: readonly Chapter[], level: Level): Chapter[] =>
  open.filter((chapter) => DEPTH[chapter.level] < DEPTH[level]);

/** How many lines are left out. */
export const hushed = (log: readonly LogLine[]): number =>
  log.filter((line) => line.weight === "noise" && !line.begins).length;
