/** A map of hexes in plain numbers: where each is, what is under a point, which corner is nearest, where an arrow leads. */
import type { Board, Hexes, Piece, Says } from "../lib/protocol";
import type { Localized } from "../lib/texts";
import { around, type Box, type Point } from "./camera";
import type { Direction } from "./keys";

/** Steps to the six neighbours in doubled coordinates, clockwise from the one above. */
const STEPS: readonly (readonly [number, number])[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];
const HALF = Math.sqrt(3) / 2;

/** Doubled coordinates: the column, and twice the row plus one in a column that stands lower. */
interface Cell {
  x: number;
  y: number;
}

export class HexGrid {
  private readonly numbers = new Map<string, number>();

  constructor(readonly hexes: Hexes) {
    hexes.ids.forEach((id, number) => id && this.numbers.set(id, number));
  }

  has(id: string): boolean {
    return this.numbers.has(id);
  }

  /** Every hex, column by column. */
  get ids(): Iterable<string> {
    return this.numbers.keys();
  }

  get radius(): number {
    return this.hexes.radius;
  }

  middleOf(id: string): Point | null {
    const cell = this.cell(id);
    return cell && this.middle(cell);
  }

  /** The hex under a point of the sheet. */
  at(point: Point): string | null {
    const { origin, radius } = this.hexes;
    const near = Math.round((point.x - origin[0]) / (radius * 1.5));
    let best: string | null = null;
    let least = Infinity;
    for (const x of [near - 1, near, near + 1]) {
      const y = this.nearestRow(x, point);
      const middle = this.middle({ x, y });
      const far = (middle.x - point.x) ** 2 + (middle.y - point.y) ** 2;
      if (far < least) [best, least] = [this.idAt({ x, y }), far];
    }
    return best;
  }

  /** The corner of a hex that a point is nearest to, counted as facings are; null in its middle, where it means none. */
  cornerAt(id: string, point: Point): number | null {
    const middle = this.middleOf(id);
    if (!middle) return null;
    const [dx, dy] = [point.x - middle.x, point.y - middle.y];
    if (Math.hypot(dx, dy) < this.radius * 0.62) return null;
    const turn = Math.round(((Math.atan2(dy, dx) * 180) / Math.PI + 60) / 60);
    return ((turn % 6) + 6) % 6;
  }

  /** The six corners, drawn in by so much. */
  outline(id: string, inset = 0): Point[] {
    const middle = this.middleOf(id);
    return middle ? [0, 1, 2, 3, 4, 5].map((corner) => towards(middle, angleOf(corner), this.radius - inset)) : [];
  }

  /** The hexes around one, clockwise from the one above; null beyond the edge. */
  around(id: string): (string | null)[] {
    const cell = this.cell(id);
    return cell ? STEPS.map(([x, y]) => this.idAt({ x: cell.x + x, y: cell.y + y })) : [];
  }

  distance(from: string, to: string): number {
    const [a, b] = [this.cell(from), this.cell(to)];
    if (!a || !b) return Infinity;
    const [across, along] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
    return across + Math.max(0, (along - across) / 2);
  }

  /** The neighbour that an arrow key leads to; to the side the higher one first, and back down again. */
  next(id: string, [dx, dy]: Direction): string | null {
    const sides = this.around(id);
    if (!dx) return sides[dy < 0 ? 0 : 3] ?? null;
    const [upper, lower] = dx > 0 ? [sides[1], sides[2]] : [sides[5], sides[4]];
    const isLow = ((this.cell(id)?.y ?? 0) & 1) === 1;
    return (isLow ? (upper ?? lower) : (lower ?? upper)) ?? null;
  }

  /** The box around these hexes, with so much room. */
  boxOf(ids: readonly string[], room: number): Box | null {
    const middles = ids.map((id) => this.middleOf(id)).filter((at) => at !== null);
    return around(
      middles.map(({ x, y }): [number, number] => [x, y]),
      room,
    );
  }

  facts(id: string): readonly Says[] {
    const number = this.numbers.get(id);
    return number === undefined ? [] : (this.hexes.grounds[this.hexes.ground[number] ?? -1] ?? []);
  }

  level(id: string): number {
    return this.hexes.levels[this.numbers.get(id) ?? -1] ?? 0;
  }

  nameOf(id: string): Localized {
    return this.hexes.names?.[id] ?? {};
  }

  private cell(id: string): Cell | null {
    const number = this.numbers.get(id);
    if (number === undefined) return null;
    const x = Math.floor(number / this.hexes.rows);
    return { x, y: 2 * (number % this.hexes.rows) + this.lowered(x) };
  }

  private lowered(column: number): number {
    return (column & 1) === (this.hexes.lowered === "odd" ? 1 : 0) ? 1 : 0;
  }

  private idAt({ x, y }: Cell): string | null {
    const { columns, rows, ids } = this.hexes;
    const row = (y - this.lowered(x)) / 2;
    if (x < 0 || x >= columns || row < 0 || row >= rows) return null;
    return ids[x * rows + row] || null;
  }

  private middle({ x, y }: Cell): Point {
    const { origin, radius } = this.hexes;
    const first = this.lowered(0);
    return { x: origin[0] + x * radius * 1.5, y: origin[1] + (y - first) * radius * HALF };
  }

  /** The row of a column, in doubled coordinates, that is nearest to a point. */
  private nearestRow(x: number, point: Point): number {
    const { origin, radius } = this.hexes;
    const y = (point.y - origin[1]) / (radius * HALF) + this.lowered(0);
    return 2 * Math.round((y - this.lowered(x)) / 2) + this.lowered(x);
  }
}

/** Where a facing looks, in degrees clockwise from the right: at a corner (0 to 5) or at a side (6 to 11). */
export const angleOf = (facing: number): number => (facing < 6 ? 60 * facing - 60 : 60 * (facing - 6) - 90);

/** A facing turned by so many corners or sides, clockwise. */
export const turned = (facing: number, by: number): number =>
  facing < 6 ? (((facing + by) % 6) + 6) % 6 : 6 + ((((facing - 6 + by) % 6) + 6) % 6);

export function towards({ x, y }: Point, angle: number, far: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: x + far * Math.cos(turn), y: y + far * Math.sin(turn) };
}

/** A map without a hex. */
export const NO_GRID = new HexGrid({
  columns: 0,
  rows: 0,
  radius: 1,
  origin: [0, 0],
  lowered: "odd",
  ids: [],
  ground: [],
  grounds: [],
  levels: [],
  names: {},
});

const GRIDS = new WeakMap<Hexes, HexGrid>();

/** The grid of a board of hexes, made once; null for other boards. */
export function gridOf({ hexes }: Pick<Board, "hexes">): HexGrid | null {
  if (!hexes) return null;
  const grid = GRIDS.get(hexes) ?? new HexGrid(hexes);
  GRIDS.set(hexes, grid);
  return grid;
}

/** More places than these are not a spot to look at. */
const FEW = 12;
/** Enemies so many hexes apart face each other. */
const NEAR = 4;

/**
 * What a board opens on: what is asked if it lies close together, else where enemies are nearest to each other, else where
 * most pieces stand. `asked` are lists of hexes, the most telling first.
 */
export function opensOn(grid: HexGrid, pieces: readonly Piece[], asked: readonly (readonly string[])[]): string[] {
  const known = asked.map((ids) => ids.filter((id) => grid.has(id)));
  const few = known.find((ids) => ids.length > 0 && ids.length <= FEW);
  if (few) return few;
  const standing = pieces.filter(({ place, movable }) => movable && grid.has(place));
  const front = standing.filter(({ place, side }) =>
    standing.some((other) => other.side !== side && grid.distance(place, other.place) <= NEAR),
  );
  return thickest(grid, [...new Set((front.length ? front : standing).map(({ place }) => place))]);
}

/** Of these hexes those around the one that has most of them near. */
function thickest(grid: HexGrid, ids: readonly string[]): string[] {
  const near = (id: string): string[] => ids.filter((other) => grid.distance(id, other) <= NEAR);
  return ids.map(near).reduce((best, each) => (each.length > best.length ? each : best), []);
}
