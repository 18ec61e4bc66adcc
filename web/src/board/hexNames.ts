/** Names on a map of hexes that is seen from afar, where the letters of its drawing cannot be read. */
import type { Hexes } from "../lib/protocol";
import { inLanguage } from "../lib/texts";
import type { Box, Point, Size } from "./camera";
import type { HexGrid } from "./hexes";
import type { Block } from "./hexStacks";
import { meet } from "./shapes";

/** A stretch of ground with a name of its own. */
export interface Spot {
  name: string;
  hexes: readonly string[];
}

export interface Lettered {
  text: string;
  /** its middle */
  at: Point;
  box: Box;
}

/** Hexes of a place that is told from afar: a farm is not, a wood is. */
const LARGE = 4;
/** Pixels of the letters, and how wide one of them is for its height. */
export const FORMATION = 12.5;
export const SPOT = 12;
const WIDE = 0.48;

/** The large places of a map, the largest first. */
export function spotsOf({ names }: Pick<Hexes, "names">, language: string): Spot[] {
  const found = new Map<string, string[]>();
  for (const [id, name] of Object.entries(names)) {
    const text = inLanguage(name, language);
    found.set(text, [...(found.get(text) ?? []), id]);
  }
  return [...found]
    .map(([name, hexes]) => ({ name, hexes }))
    .filter(({ name, hexes }) => name && hexes.length >= LARGE)
    .sort((a, b) => b.hexes.length - a.hexes.length);
}

/** The name of each formation over the middle of its blocks, where it hides no other name. */
export function formationNames(
  blocks: readonly Block[],
  groups: ReadonlyMap<string, string>,
  { radius }: Pick<HexGrid, "radius">,
  k: number,
): Lettered[] {
  const members = new Map<string, Point[]>();
  for (const { ids, at, isPart } of blocks) {
    const group = isPart ? undefined : groups.get(ids[0] ?? "");
    if (group) members.set(group, [...(members.get(group) ?? []), at]);
  }
  const found: Lettered[] = [];
  for (const [text, points] of members) {
    const at = { x: middle(points.map(({ x }) => x)), y: Math.min(...points.map(({ y }) => y)) - radius * 0.75 };
    add(found, [letter(text, at, FORMATION / k)], []);
  }
  return found;
}

/** The names of places where they hide neither blocks nor other names: over their middle, else a little above or
 * below, and never beyond the edge. */
export function spotNames(
  spots: readonly Spot[],
  grid: Pick<HexGrid, "middleOf" | "radius">,
  k: number,
  taken: readonly Box[],
  { width }: Pick<Size, "width">,
): Lettered[] {
  const found: Lettered[] = [];
  for (const { name, hexes } of spots) {
    const points = hexes.map((id) => grid.middleOf(id)).filter((at) => at !== null);
    if (!points.length) continue;
    const at = { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) };
    const half = letter(name, at, SPOT / k).box.width / 2;
    const x = Math.min(Math.max(at.x, half), width - half);
    const tries = [0, 1.2, -1.2].map((by) => letter(name, { x, y: at.y + by * grid.radius }, SPOT / k));
    add(found, tries, taken);
  }
  return found;
}

/** The ground that a block hides. */
export const boxOfBlock = ({ at }: Pick<Block, "at">, radius: number): Box => ({
  x: at.x - radius * 0.75,
  y: at.y - radius * 0.75,
  width: radius * 1.5,
  height: radius * 1.5,
});

function add(found: Lettered[], tries: readonly Lettered[], taken: readonly Box[]): void {
  const free = tries.find(({ box }) => ![...taken, ...found.map((other) => other.box)].some((each) => meet(box, each)));
  if (free) found.push(free);
}

function letter(text: string, at: Point, size: number): Lettered {
  const [width, height] = [text.length * size * WIDE, size * 1.2];
  return { text, at, box: { x: at.x - width / 2, y: at.y - height / 2, width, height } };
}

const middle = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
