/** Paints a map of hexes: the ground and what is lit on it, counters, lenses, and a move that is thought of. */
import { paintStroke, type Brush } from "./brush";
import type { Box, Point } from "./camera";
import { paintCounters, paintGhost } from "./hexCounters";
import { flashOf, outlined, paintGround, paintLines, paintTags } from "./hexGround";
import { boxOfBlock, formationNames, SPOT, spotNames } from "./hexNames";
import type { HexAim, HexSight } from "./hexSight";
import { detailOf, foundAt, lying, type Lying } from "./hexStacks";
import type { Moves } from "./moves";
import { sketch } from "./overlays";
import type { Found, Painter } from "./painter";

export class HexPainter implements Painter {
  private laidAt: { k: number; lying: Lying } | null = null;
  private readonly standing: ReadonlyMap<string, string>;

  constructor(
    private readonly sight: HexSight,
    private readonly aim: HexAim,
    private readonly moves: Moves,
  ) {
    this.standing = new Map([...sight.here].flatMap(([place, stack]) => stack.map((piece) => [piece.id, place])));
  }

  at(point: Point, k: number): Found {
    const nothing = { pieces: [], blocks: [], fan: null };
    return foundAt(this.sight.grid, this.sight.isBare ? nothing : this.lies(k), point);
  }

  boxOf(ids: readonly string[]): Box | null {
    const places = ids.map((id) => this.standing.get(id) ?? id);
    return this.sight.grid.boxOf(places, this.sight.counter * 2.2);
  }

  middleOf(id: string): Point | null {
    const { grid } = this.sight;
    return grid.middleOf(id) ?? grid.middleOf(this.standing.get(id) ?? "");
  }

  paint(brush: Brush): boolean {
    const { sight } = this;
    const locate = (id: string): Point | null => this.middleOf(id);
    paintGround(brush, sight, this.aim);
    if (detailOf(sight.counter, brush.k) === "blocks") this.letterPlaces(brush);
    if (!sight.isBare) paintCounters(brush, sight, this.lies(brush.k), this.moves);
    if (sight.layers) paintLines(brush, sight.layers, locate);
    for (const overlay of sight.overlays) for (const stroke of sketch(overlay, locate)) paintStroke(brush, stroke);
    paintGhost(brush, sight, sight.ghost?.inPlace ? this.lies(brush.k).fan : null);
    paintTags(brush, sight);
    return flashOf(sight, brush.now) > 0 || this.moves.isBusy(brush.now);
  }

  /** From afar the larger places are named, beside the blocks and the names of formations. */
  private letterPlaces(brush: Brush): void {
    const { grid, groups, spots, sheet, isBare } = this.sight;
    const blocks = isBare ? [] : this.lies(brush.k).blocks;
    const names = formationNames(blocks, groups, grid, brush.k).map(({ box }) => box);
    const taken = [...names, ...blocks.map((block) => boxOfBlock(block, grid.radius))];
    for (const { text, at } of spotNames(spots, grid, brush.k, taken, sheet))
      outlined(brush, text, at, SPOT / brush.k, "italic 500");
  }

  private lies(k: number): Lying {
    const { grid, here, counter } = this.sight;
    if (this.laidAt?.k !== k) this.laidAt = { k, lying: lying(grid, here, counter, k, this.aim.fanned) };
    return this.laidAt.lying;
  }
}
