/** The film at the table: what others did is shown step by step, and only then may be answered. */
import type { LogLine, Scene, Update } from "../lib/protocol";
import {
  add,
  again,
  back,
  isShowing,
  NO_FILM,
  next,
  pause,
  skip,
  type Reel,
  type Shot,
  type Speed,
} from "../film/player";
import { shotsOf } from "../film/shots";
import type { Table } from "./state";
import { only, type Step } from "./step";

/** Shots that a film keeps when it has caught up, for whoever only looks on and never begins another. */
const MOST_SHOTS = 120;

export type FilmCommand = "next" | "back" | "skip" | "pause" | "play" | "again" | "forget";

const DONE: Readonly<Record<FilmCommand, (reel: Reel) => Reel>> = {
  next,
  back,
  skip,
  again,
  pause: (reel) => pause(reel, true),
  play: (reel) => pause(reel, false),
  forget: () => NO_FILM,
};

/** Another reel; what it has told by now is in the log. */
export function withReel(table: Table, film: Reel): Table {
  const told = film.shots.slice(table.film.told, film.told).flatMap((shot) => shot.lines);
  return { ...table, film, log: told.length ? [...table.log, ...told] : table.log };
}

/** The film has ended, or is no longer of interest: everything has been told. */
export const caughtUp = (table: Table): Table => withReel(table, skip(table.film));

export const conduct = (table: Table, command: FilmCommand): Step =>
  only(withReel(command === "forget" ? caughtUp(table) : table, DONE[command](table.film)));

/** At another speed; at once, if there is to be no film. */
export function atSpeed(table: Table, speed: Speed): Step {
  const changed = { ...table, speed };
  return only(speed === "instant" ? caughtUp(changed) : changed);
}

/** Something that was missed, to be shown now. */
export function missed(table: Table, shots: readonly Shot[]): Step {
  if (!shots.length) return only({ ...table, seenBefore: table.version });
  const film: Reel = { ...NO_FILM, shots, told: shots.length };
  return only({ ...caughtUp(table), seenBefore: table.version, film });
}

/**
 * What an update adds to the film. What I did myself is not shown again, but for dice, which are worth seeing fall;
 * with it a new film begins. `isSeen` is false while nobody looks at the screen.
 */
export function filmed(table: Table, after: Scene, update: Update, isSeen: boolean): Table {
  const fresh: Table = { ...table, live: after };
  if (update.scene !== null || update.fallen.length) {
    return withLines({ ...caughtUp(fresh), film: NO_FILM }, table, update);
  }
  const isMine = table.busy && table.passedAt !== table.version && !isShowing(table.film);
  const shots = shotsOf(table.live, after, update.log);
  const isLong = table.film.shots.length > MOST_SHOTS && !isShowing(table.film);
  const begun = isMine || isLong ? { ...fresh, film: NO_FILM } : fresh;
  const showing = isMine ? withMine(begun, shots) : withReel(begun, add(begun.film, shots));
  return table.speed === "instant" || !isSeen ? caughtUp(showing) : showing;
}

/** What I did is told at once up to where dice fall, and shown from there. */
function withMine(table: Table, shots: readonly Shot[]): Table {
  const first = shots.findIndex((shot) => shot.lines.some((line) => line.dice));
  const plain = first < 0 ? shots : shots.slice(0, first);
  const told = { ...table, log: [...table.log, ...plain.flatMap((shot) => shot.lines)] };
  return first < 0 ? told : withReel(told, add(NO_FILM, shots.slice(first)));
}

/** The log with an update at once. Lines that were taken back are gone; another pair of eyes begins with its own. */
function withLines(table: Table, before: Table, update: Update): Table {
  const isAnother = update.scene !== null && update.seat !== before.looking;
  const fallen = new Set(update.fallen);
  const kept: readonly LogLine[] = isAnother ? [] : table.log.filter((line) => !fallen.has(line.serial));
  return { ...table, log: [...kept, ...update.log] };
}
