/** Paints a table without a grid: what lies on the ground, pieces from above as they stand, and the hand's ghosts. */
import type { Mark, Patch, Pose } from "../lib/protocol";
import { placeAt, type Areas } from "./areas";
import { paintMark, paintStroke, rimmed, words, type Brush } from "./brush";
import type { Box, Point, Size } from "./camera";
import { facing, frameAround, inPose, knob, type Framed } from "./frames";
import type { Marches } from "./marches";
import { bow, sketch, type Overlay } from "./overlays";
import type { Found, Painter } from "./painter";
import { paintPatches } from "./patches";
import { contains } from "./shapes";
import type { Ghost, Verdict } from "./tableGhost";
import { beside, boxAroundPoints, cornersOf, standingAt, type Base, type Standing } from "./poses";

const SIGNS: Readonly<Record<Verdict, string>> = { possible: "✓", refused: "✕", asking: "…" };

/** All that there is to see, at one moment. */
export interface TableSight {
  standing: readonly Standing[];
  sheet: Size;
  /** the place that is the table itself */
  table: string;
  /** where other places are, and those of them that can be chosen now */
  spots: ReadonlyMap<string, Point>;
  lit: Areas;
  chosen: string | null;
  ground: readonly Patch[];
  marks: readonly Mark[];
  inkOf: (side: string | null) => { base: string; deep: string };
  litPieces: ReadonlySet<string>;
  held: ReadonlySet<string>;
  pointedPieces: ReadonlySet<string>;
  focused: string | null;
  overlays: readonly Overlay[];
  /** poses on the way of a piece that has just been moved */
  ways: Readonly<Record<string, readonly Pose[]>>;
  ghost: Ghost | null;
  isMeasuring: boolean;
  isBare: boolean;
  isStill: boolean;
  litSince: number;
}

/** What can be pulled beside pieces: the handle that turns what is held, and the end of the measuring stick. */
export const HANDLE = "#turn";
export const STICK = "#measure";

const FLASH = 700;
/** Pixels from the front to the handle, and around its middle where a finger means it. */
const REACH = 30;
const GRIP = 22;
/** Pixels of a front below which pictures only blur, and above which there is room for letters. */
const SMALL = 26;
const LABELLED = 30;
const NONE: ReadonlySet<string> = new Set();

/** The position alone, without what is lit, held or pointed at. */
export const atRest = (sight: TableSight): TableSight => ({
  ...sight,
  ...{
    lit: new Map(),
    chosen: null,
    litPieces: NONE,
    held: NONE,
    pointedPieces: NONE,
    focused: null,
    ghost: null,
    isMeasuring: false,
  },
});

export class TablePainter implements Painter {
  constructor(
    private readonly sight: TableSight,
    private readonly marches: Marches,
  ) {}

  at(point: Point, k: number): Found {
    const { standing, table, ghost, isMeasuring, isBare } = this.sight;
    const found = (piece: string, place = table): Found => ({ piece, place, isStack: false });
    if (isMeasuring) return found(STICK);
    const handle = this.handle(k);
    if (handle && Math.hypot(handle.x - point.x, handle.y - point.y) <= GRIP / k) return found(HANDLE);
    const carried = ghost && standingAt(this.ghosts(ghost), point, k);
    if (carried) return found(carried.piece.id, carried.piece.place);
    const piece = isBare ? undefined : standingAt(standing, point, k)?.piece;
    if (piece) return found(piece.id, piece.place);
    return { piece: null, place: placeAt(this.sight.lit, point) ?? this.patchAt(point), isStack: false };
  }

  /** The ground under a point, the last laid first. */
  private patchAt(point: Point): string | null {
    return this.sight.ground.findLast(({ corners }) => contains([corners.flat()], point))?.id ?? null;
  }

  /** The box around pieces and places; the table itself is everywhere, and is not looked for. */
  boxOf(ids: readonly string[]): Box | null {
    const points = ids.flatMap((id) => this.pointsOf(id));
    return boxAroundPoints(points, this.sight.standing[0]?.base[0] ?? 0);
  }

  middleOf(id: string): Point | null {
    const found = this.find(id);
    return found ? { x: found.pose.x, y: found.pose.y } : (this.sight.spots.get(id) ?? null);
  }

  paint(brush: Brush): boolean {
    const { ground, marks, isBare, overlays } = this.sight;
    paintPatches(brush, ground);
    for (const { place } of this.sight.lit.values()) this.light(brush, new Path2D(place.path), place.id);
    for (const mark of marks) paintMark(brush, mark);
    const zones = overlays.filter(({ kind }) => kind === "zone" || kind === "arc");
    for (const overlay of zones) this.overlay(brush, overlay);
    if (!isBare) this.paintPieces(brush);
    for (const overlay of overlays) if (!zones.includes(overlay)) this.overlay(brush, overlay);
    if (this.sight.ghost) this.paintGhost(brush, this.sight.ghost);
    return this.flash(brush) > 0 || this.marches.isBusy(brush.now);
  }

  private find(id: string): Standing | undefined {
    return this.sight.standing.find(({ piece }) => piece.id === id);
  }

  private pointsOf(id: string): Point[] {
    const found = this.find(id);
    if (found) return cornersOf(found.pose, found.base);
    const spot = id === this.sight.table ? undefined : this.sight.spots.get(id);
    return spot ? [spot] : [];
  }

  private overlay(brush: Brush, overlay: Overlay): void {
    for (const stroke of sketch(overlay, (id) => this.middleOf(id))) paintStroke(brush, stroke);
  }

  /** From 1 to 0 after something new is lit. */
  private flash({ now }: Brush): number {
    const { isStill, litSince, litPieces } = this.sight;
    return isStill || !litPieces.size ? 0 : Math.max(0, 1 - (now - litSince) / FLASH);
  }

  /** A broad golden border with a tint inside. */
  private light(brush: Brush, path: Path2D, id: string): void {
    const { ctx, inks } = brush;
    ctx.globalAlpha = this.sight.chosen === id ? 0.4 : 0.2;
    ctx.fillStyle = inks.glow;
    ctx.fill(path);
    ctx.globalAlpha = 1;
    rimmed(brush, path, inks.glow, 4, inks.ink);
  }

  // --- pieces --------------------------------------------------------------------------------------------------------

  private paintPieces(brush: Brush): void {
    const { standing, ghost } = this.sight;
    const carried = new Set(ghost?.isMoved && !ghost.aim ? ghost.held.map(({ piece }) => piece.id) : []);
    const here = standing.filter(({ piece }) => !carried.has(piece.id)).map((each) => this.now(brush, each));
    for (const each of here) this.frames(brush, each);
    for (const each of here) this.piece(brush, each);
    for (const each of here) this.label(brush, each);
    if (standing.length) this.marches.forget(new Set(standing.map(({ piece }) => piece.id)));
  }

  /** As it stands now: on its way, or there. */
  private now(brush: Brush, each: Standing): Standing {
    const { isStill, ways } = this.sight;
    const way = ways[each.piece.id] ?? [];
    return { ...each, pose: this.marches.at(each.piece.id, each.pose, brush.now, isStill, way.slice(1, -1)) };
  }

  /** Frames lie under all pieces, so that none hides a neighbour. */
  private frames(brush: Brush, { piece, pose, base }: Standing): void {
    const framed = this.framed(piece.id, piece.side);
    if (framed) frameAround(brush, framed, pose, base, framed === "lit" ? this.flash(brush) : 0);
    if (this.sight.focused === piece.id) frameAround(brush, "focused", pose, base);
  }

  private framed(id: string, side: string | null): Framed | null {
    const { held, pointedPieces, litPieces } = this.sight;
    if (held.has(id)) return "held";
    if (pointedPieces.has(id)) return "pointed";
    if (!litPieces.has(id)) return null;
    const sides = new Set([...held].map((each) => this.find(each)?.piece.side ?? side));
    return sides.size && !sides.has(side) ? "target" : "lit";
  }

  private piece(brush: Brush, { piece, pose, base }: Standing, alpha = 1): void {
    const { ctx, k, pixels, atlas } = brush;
    const [front, depth] = base;
    const { base: fill, deep } = this.sight.inkOf(piece.side);
    const isSmall = front * k < SMALL;
    ctx.globalAlpha = alpha;
    inPose(brush, pose, () => {
      if (isSmall || !atlas?.has(piece.symbol)) this.plain(brush, base, fill, deep);
      const symbols = [piece.symbol, ...piece.badges.map(({ symbol }) => symbol)].filter(Boolean);
      const shown = isSmall ? [] : symbols;
      for (const symbol of shown) atlas?.draw(ctx, symbol, -front / 2, -front / 2, front, front * k * pixels);
    });
    if (isSmall || depth * k < SMALL / 2) facing(brush, pose, base, deep);
    ctx.globalAlpha = 1;
  }

  private plain({ ctx, k }: Brush, [front, depth]: Base, fill: string, deep: string): void {
    ctx.fillStyle = fill;
    ctx.strokeStyle = deep;
    ctx.lineWidth = 1.5 / k;
    ctx.fillRect(-front / 2, -depth / 2, front, depth);
    ctx.strokeRect(-front / 2, -depth / 2, front, depth);
  }

  /** Letters stay upright, over the rear of the base. */
  private label(brush: Brush, { piece, pose, base: [front, depth] }: Standing): void {
    const { ctx, k, inks } = brush;
    if (!piece.label || front * k < LABELLED) return;
    const size = Math.max(10 / k, front * 0.19);
    const at = beside(pose, 0, -depth * 0.25);
    ctx.lineJoin = "round";
    ctx.lineWidth = size * 0.28;
    ctx.strokeStyle = inks.paper;
    ctx.font = `700 ${size}px ${inks.text}`;
    ctx.textAlign = "center";
    ctx.textBaseline = "middle";
    ctx.strokeText(piece.label, at.x, at.y + size * 0.06);
    words(brush, piece.label, at, size, inks.ink);
  }

  // --- the hand ------------------------------------------------------------------------------------------------------

  private ghosts({ held, poses }: Ghost): Standing[] {
    return held.map((each) => ({ ...each, pose: poses[each.piece.id] ?? each.pose }));
  }

  /** Ahead of what leads. */
  private handle(k: number): Point | null {
    const { ghost } = this.sight;
    const [first] = ghost && !ghost.aim ? this.ghosts(ghost) : [];
    return first ? beside(first.pose, 0, first.base[1] / 2 + REACH / k) : null;
  }

  private paintGhost(brush: Brush, ghost: Ghost): void {
    if (ghost.aim) return this.paintAim(brush, ghost, ghost.aim);
    const { inks, k } = brush;
    const standing = this.ghosts(ghost);
    if (ghost.isMoved) this.trace(brush, ghost, standing);
    const handle = this.handle(k);
    if (handle) knob(brush, handle, "↻", inks.chosen, 13);
    const [first] = standing;
    if (!first || !ghost.isMoved) return;
    const sign = beside(first.pose, 0, -first.base[1] / 2 - 16 / k);
    knob(brush, sign, SIGNS[ghost.verdict], ghost.verdict === "refused" ? inks.bad : inks.ink);
    const tone = ghost.verdict === "refused" ? "attack" : "quiet";
    const below = beside(first.pose, 0, -first.base[1] / 2 - 44 / k);
    if (ghost.text) paintStroke(brush, { draw: "tag", at: below, text: ghost.text, tone });
  }

  /** A line from each that aims to what it would hit, and whether it may. */
  private paintAim(brush: Brush, { held, verdict, text }: Ghost, to: Point): void {
    const { inks, k } = brush;
    const tone = verdict === "possible" ? "attack" : "quiet";
    for (const { pose, base } of held) {
      const points = bow(beside(pose, 0, base[1] / 2), to, 0);
      paintStroke(brush, { draw: "line", points, tone, width: 4, dashed: verdict !== "possible", headed: true });
    }
    knob(brush, { x: to.x, y: to.y - 24 / k }, SIGNS[verdict], verdict === "refused" ? inks.bad : inks.ink);
    if (text) paintStroke(brush, { draw: "tag", at: { x: to.x, y: to.y - 52 / k }, text, tone });
  }

  /** Where it stood, the way, where it would stand, and where the hand is. */
  private trace(brush: Brush, ghost: Ghost, standing: readonly Standing[]): void {
    for (const { pose, base, ...each } of ghost.isNew ? [] : ghost.held) {
      this.piece(brush, { ...each, pose, base }, 0.35);
      frameAround(brush, "left", pose, base);
    }
    const [before, after] = [ghost.held[0], standing[0]];
    if (before && after && !ghost.isNew) {
      const points = [before.pose, ...ghost.way, after.pose].map(({ x, y }) => ({ x, y }));
      paintStroke(brush, { draw: "line", points, tone: "good", width: 3, dashed: true });
    }
    if (ghost.hand && before) frameAround(brush, "asking", ghost.hand, before.base);
    for (const each of standing) frameAround(brush, ghost.verdict, each.pose, each.base);
    for (const each of standing) this.piece(brush, each, ghost.verdict === "refused" ? 0.6 : 1);
    for (const each of standing) this.label(brush, each);
  }
}
