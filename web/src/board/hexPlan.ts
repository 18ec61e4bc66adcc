/** A move that is being drawn over hexes: the way so far and the way it looks in the end. Plain; who asks is elsewhere. */
import type { Offered, Tried } from "../lib/protocol";
import type { Trial } from "../table/asking";
import { turned, type HexGrid } from "./hexes";
import type { InPlace } from "./hexGrip";

export interface Plan {
  pieces: readonly string[];
  from: string;
  path: readonly string[];
  facing: number | null;
  /** what is done where it stands, without turning */
  inPlace?: InPlace;
}

export const begun = (pieces: readonly string[], from: string): Plan => ({ pieces, from, path: [], facing: null });

export const isEmpty = ({ path, facing, inPlace }: Plan): boolean => path.length === 0 && facing === null && !inPlace;

/** Something is done where it stands, and nothing else; null: nothing at all. */
export function stayed(plan: Plan, inPlace: InPlace | null): Plan {
  const { level, bend } = plan.inPlace ?? {};
  if (plan.inPlace && inPlace && level === inPlace.level && bend === inPlace.bend) return plan;
  if (!inPlace && isEmpty(plan)) return plan;
  return { ...begun(plan.pieces, plan.from), ...(inPlace ? { inPlace } : {}) };
}

/** Whoever goes or turns does not stay. */
function left({ pieces, from, path, facing }: Plan): Plan {
  return { pieces, from, path, facing };
}

export const endOf = ({ from, path }: Plan): string => path.at(-1) ?? from;

/**
 * The hand goes on to a hex. Back to one that it came through, it goes back; a hex that is not next to the last is reached
 * by the straightest way.
 */
export function through(grid: HexGrid, plan: Plan, place: string): Plan {
  if (!grid.has(place) || place === endOf(plan)) return plan;
  const back = place === plan.from ? 0 : plan.path.indexOf(place) + 1;
  if (place === plan.from || back > 0) return { ...left(plan), path: plan.path.slice(0, back) };
  return { ...left(plan), path: [...plan.path, ...straight(grid, endOf(plan), place)] };
}

/** The goal alone: the way there is for the server to say. */
export const towardsGoal = (plan: Plan, place: string): Plan => ({
  ...left(plan),
  path: place === plan.from ? [] : [place],
});

/** Hexes from one to another, each the nearest to the goal. */
export function straight(grid: HexGrid, from: string, to: string): string[] {
  const found: string[] = [];
  for (let at = from; at !== to;) {
    const far = grid.distance(at, to);
    const next = grid.around(at).find((each) => each !== null && grid.distance(each, to) < far);
    if (!next) break;
    found.push((at = next));
  }
  return found;
}

/** Turned by so many corners clockwise, from the way it looks now. */
export const turnedBy = (plan: Plan, by: number, now: number): Plan => ({
  ...left(plan),
  facing: turned(plan.facing ?? now, by),
});

export const trialOf = ({ pieces, path, facing, inPlace }: Plan): Trial => ({
  pieces: [...pieces],
  places: [...path],
  ...(facing === null ? {} : { facing }),
  ...inPlace,
});

/** Offers to look another way where it stands. */
export function turnsOf(actions: readonly Offered[], pieces: readonly string[], from: string): Map<number, Offered> {
  const found = new Map<number, Offered>();
  for (const offered of actions) {
    const { facing, places, pieces: of } = offered.gesture;
    const isHere = places.length === 0 || (places.length === 1 && places[0] === from);
    const isOurs = of.length === pieces.length && of.every((each) => pieces.includes(each));
    if (facing !== undefined && isHere && isOurs && !found.has(facing)) found.set(facing, offered);
  }
  return found;
}

/** What a trial found, to be shown before it is done. */
export interface Verdict {
  plan: Plan;
  tried: Tried;
}

export const meantBy = (verdict: Verdict | null): Offered | null => verdict?.tried.possible[0] ?? null;

/** May it be done? Null as long as that is not known. */
export function isAllowed(verdict: Verdict | null, plan: Plan): boolean | null {
  if (!verdict || verdict.plan !== plan) return null;
  return verdict.tried.possible.length > 0;
}
