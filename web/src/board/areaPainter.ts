/** Paints a map of areas: what is lit, chosen and pointed at, marks, counters or heaps, and overlays. */
import type { Mark, Piece } from "../lib/protocol";
import { boxAround, foundAt, lying, takenBy, type Area, type Areas, type Lying } from "./areas";
import { paintMark, paintNumber, paintStroke, picture, rimmed, tagSize, words, type Brush } from "./brush";
import type { Box, Point, Size } from "./camera";
import { boxOf, ends } from "./ends";
import type { Moves } from "./moves";
import { isUnreadable, LETTER, namesBeside } from "./names";
import { sketch, type Overlay } from "./overlays";
import type { Found, Painter } from "./painter";
import { ringAround, type Ringed } from "./rings";
import { isFar, tagAt, type Heap, type Laid } from "./stacks";

/** A tag to hang on a border: what it says, and where the way comes from. */
export interface Tag {
  place: string;
  text: string;
  attack: boolean;
  from: string | null;
}

/** All that there is to see, at one moment. */
export interface AreaSight {
  areas: Areas;
  sheet: Size;
  counter: number;
  here: ReadonlyMap<string, readonly Piece[]>;
  /** what places are called */
  names: ReadonlyMap<string, string>;
  marks: readonly Mark[];
  litPlaces: ReadonlySet<string>;
  litPieces: ReadonlySet<string>;
  held: ReadonlySet<string>;
  attacked: ReadonlySet<string>;
  pointed: ReadonlySet<string>;
  pointedPieces: ReadonlySet<string>;
  chosen: string | null;
  tags: readonly Tag[];
  overlays: readonly Overlay[];
  isBare: boolean;
  isStill: boolean;
  /** when what is lit last changed */
  litSince: number;
}

/** What the pointer and the keys are at; it changes without the sight changing. */
export interface Aim {
  hovered: string | null;
  over: string | null;
  focused: string | null;
}

const FLASH = 700;
const NONE: ReadonlySet<string> = new Set();
export const NOWHERE: Aim = { hovered: null, over: null, focused: null };

/** The position alone, without what is lit, held or pointed at. */
export const atRest = (sight: AreaSight): AreaSight => ({
  ...sight,
  ...{ litPlaces: NONE, litPieces: NONE, held: NONE, attacked: NONE, pointed: NONE, pointedPieces: NONE },
  chosen: null,
  tags: [],
  overlays: sight.overlays.filter(({ kind }) => kind !== "route"),
});

export class AreaPainter implements Painter {
  private readonly paths = new Map<string, Path2D>();
  private laidAt: { k: number; lying: Lying } | null = null;

  constructor(
    private readonly sight: AreaSight,
    private readonly aim: Aim,
    private readonly moves: Moves,
  ) {}

  at(point: Point, k: number): Found {
    const lies = this.sight.isBare ? { pieces: [], heaps: [] } : this.lies(k);
    return foundAt(this.sight.areas, lies, point);
  }

  boxOf(places: readonly string[]): Box | null {
    return boxAround(this.sight.areas, places, this.sight.counter);
  }

  middleOf(place: string): Point | null {
    const at = this.sight.areas.get(place)?.place.at;
    return at ? { x: at[0], y: at[1] } : null;
  }

  paint(brush: Brush): boolean {
    this.paintGround(brush);
    if (!this.sight.isBare) this.paintPieces(brush);
    for (const overlay of [...this.sight.overlays, ...this.hung(brush.k)])
      for (const stroke of sketch(this.beside(overlay, brush.k), (id) => this.middleOf(id))) paintStroke(brush, stroke);
    const isFlashing = this.flash(brush) > 0;
    return isFlashing || this.moves.isBusy(brush.now);
  }

  private lies(k: number): Lying {
    const { areas, here, counter } = this.sight;
    if (this.laidAt?.k !== k) this.laidAt = { k, lying: lying(areas, here, counter, k) };
    return this.laidAt.lying;
  }

  /** An arrow from place to place goes from what lies in one to what lies in the other. */
  private beside(overlay: Overlay, k: number): Overlay {
    if (overlay.kind !== "arrow" || typeof overlay.from !== "string" || typeof overlay.to !== "string") return overlay;
    const [from, to] = [this.lyingIn(overlay.from, k), this.lyingIn(overlay.to, k)];
    if (!from || !to) return overlay;
    const [start, end] = ends(from, to);
    return { ...overlay, from: start, to: end };
  }

  private lyingIn(place: string, k: number): Box | null {
    const at = this.middleOf(place);
    const { pieces, heaps } = this.sight.isBare ? { pieces: [], heaps: [] } : this.lies(k);
    const here = {
      pieces: pieces.filter(({ piece }) => piece.place === place),
      heaps: heaps.filter((heap) => heap.place === place),
    };
    return at && (boxOf(takenBy(here)) ?? { ...at, width: 0, height: 0 });
  }

  /** From 1 to 0 after something new is lit. */
  private flash({ now }: Brush): number {
    const { isStill, litSince, litPieces, litPlaces } = this.sight;
    if (isStill || !(litPieces.size + litPlaces.size)) return 0;
    return Math.max(0, 1 - (now - litSince) / FLASH);
  }

  // --- the ground ----------------------------------------------------------------------------------------------------

  private paintGround(brush: Brush): void {
    const { areas, litPlaces, pointed, chosen, marks } = this.sight;
    const lit = [...litPlaces].map((id) => areas.get(id)).filter((area) => area !== undefined);
    const own = chosen && !litPlaces.has(chosen) ? areas.get(chosen) : undefined;
    if (lit.length) this.dim(brush, own ? [...lit, own] : lit);
    for (const area of lit) this.light(brush, area);
    this.tint(brush, this.aim.hovered, "rgb(255 255 255 / 0.18)");
    this.tint(brush, this.aim.over, "rgb(255 206 90 / 0.6)");
    this.outline(brush, chosen, brush.inks.chosen, 4);
    for (const id of pointed) this.outline(brush, id, brush.inks.accent, 5);
    this.outline(brush, this.aim.focused, brush.inks.focus, 5);
    for (const mark of marks) paintMark(brush, mark);
  }

  private path({ place }: Area): Path2D {
    const found = this.paths.get(place.id) ?? new Path2D(place.path);
    this.paths.set(place.id, found);
    return found;
  }

  /** Everything else steps back. */
  private dim({ ctx, inks }: Brush, shown: readonly Area[]): void {
    const { width, height } = this.sight.sheet;
    const rest = new Path2D();
    rest.rect(0, 0, width, height);
    for (const area of shown) rest.addPath(this.path(area));
    ctx.fillStyle = inks.dim;
    ctx.fill(rest, "evenodd");
  }

  /** A broad golden border; where there is a fight it is red, and broken. */
  private light(brush: Brush, area: Area): void {
    const { ctx, inks, k } = brush;
    const path = this.path(area);
    const isAttack = this.sight.attacked.has(area.place.id);
    ctx.globalAlpha = 0.14 + 0.3 * this.flash(brush);
    ctx.fillStyle = isAttack ? inks.bad : inks.glow;
    ctx.fill(path, "evenodd");
    ctx.globalAlpha = 1;
    rimmed(brush, path, isAttack ? inks.bad : inks.glow, isFar(this.sight.counter, k) ? 3 : 4, inks.ink);
    if (!isAttack) return;
    ctx.setLineDash([5 / k, 6 / k]);
    ctx.strokeStyle = inks.paper;
    ctx.lineWidth = 2 / k;
    ctx.stroke(path);
    ctx.setLineDash([]);
  }

  private tint({ ctx }: Brush, id: string | null, ink: string): void {
    const area = id ? this.sight.areas.get(id) : undefined;
    if (!area) return;
    ctx.fillStyle = ink;
    ctx.fill(this.path(area), "evenodd");
  }

  private outline(brush: Brush, id: string | null, ink: string, width: number): void {
    const area = id ? this.sight.areas.get(id) : undefined;
    if (area) rimmed(brush, this.path(area), ink, width, brush.inks.paper);
  }

  // --- pieces --------------------------------------------------------------------------------------------------------

  private paintPieces(brush: Brush): void {
    const { pieces, heaps } = this.lies(brush.k);
    const { held } = this.sight;
    const lying = pieces.filter(({ piece }) => !held.has(piece.id));
    for (const each of lying) this.ring(brush, each);
    for (const each of lying) this.piece(brush, each);
    for (const each of pieces.filter(({ piece }) => held.has(piece.id))) {
      this.ring(brush, each);
      this.piece(brush, each);
    }
    for (const each of heaps) this.heap(brush, each);
    if (isUnreadable(this.sight.counter, brush.k)) this.names(brush, heaps);
    if (pieces.length) this.moves.forget(new Set(pieces.map(({ piece }) => piece.id)));
  }

  private ringed(ids: readonly string[]): Ringed | null {
    const { held, litPieces, pointedPieces } = this.sight;
    if (ids.some((id) => held.has(id))) return "held";
    if (ids.some((id) => pointedPieces.has(id))) return "pointed";
    return ids.some((id) => litPieces.has(id)) ? "lit" : null;
  }

  /** Where a piece is now: on its way, or lifted if it is held. */
  private spot(brush: Brush, { piece, size, x, y }: Laid): Point {
    const at = this.moves.at(piece.id, { x, y }, brush.now, this.sight.isStill);
    return this.sight.held.has(piece.id) ? { x: at.x, y: at.y - size * 0.08 } : at;
  }

  /** Rings lie under all counters, so that none hides a neighbour's numbers. */
  private ring(brush: Brush, each: Laid): void {
    const ringed = this.ringed([each.piece.id]);
    const { x, y } = this.spot(brush, each);
    if (ringed) ringAround(brush, ringed, x, y, each.size, this.flash(brush));
  }

  private piece(brush: Brush, each: Laid): void {
    const { piece, size } = each;
    const { x, y } = this.spot(brush, each);
    picture(brush, piece.symbol, x, y, size);
    for (const badge of piece.badges) if (badge.symbol) picture(brush, badge.symbol, x, y, size);
    if (piece.count > 1) paintNumber(brush, piece.count, { x: x + size * 0.86, y: y + size * 0.86 }, size * 0.2);
  }

  private heap(brush: Brush, { ids, symbol, x, y, size }: Heap): void {
    const { ctx, inks, k } = brush;
    const ringed = this.ringed(ids);
    if (ringed) ringAround(brush, ringed, x, y, size, this.flash(brush));
    if (ids.length > 1) {
      ctx.fillStyle = inks.paper;
      ctx.strokeStyle = inks.ink;
      ctx.lineWidth = 1 / k;
      ctx.beginPath();
      ctx.roundRect(x + size * 0.09, y + size * 0.09, size, size, size * 0.12);
      ctx.fill();
      ctx.stroke();
    }
    picture(brush, symbol, x, y, size);
    if (ids.length > 1) paintNumber(brush, ids.length, { x: x + size * 1.17, y: y + size * 0.6 }, size * 0.28);
  }

  private names(brush: Brush, heaps: readonly Heap[]): void {
    const { ctx, inks, k } = brush;
    ctx.lineJoin = "round";
    for (const { text, at } of namesBeside(heaps, (place) => this.sight.names.get(place) ?? "", k)) {
      ctx.strokeStyle = inks.paper;
      ctx.lineWidth = 3 / k;
      words(brush, text, at, LETTER / k, inks.ink, true);
    }
  }

  /** Tags on the borders of what can be reached, beside all that lies there. */
  private hung(k: number): Overlay[] {
    const { areas, tags, marks, isBare } = this.sight;
    const signs = marks.map(({ x, y, size }) => ({ x: x - size / 2, y: y - size / 2, width: size, height: size }));
    const taken = [...signs, ...(isBare ? [] : takenBy(this.lies(k)))];
    return tags.flatMap(({ place, text, attack, from }) => {
      const area = areas.get(place);
      const origin = (from && this.middleOf(from)) || this.middleOf(place);
      if (!area || !origin) return [];
      const half = tagSize(text);
      const size = { x: half.x / k, y: half.y / k };
      const at = tagAt(area.outline, origin, size, taken);
      if (!at) return [];
      taken.push({ x: at.x - size.x, y: at.y - size.y, width: 2 * size.x, height: 2 * size.y });
      return [{ kind: "reach" as const, at, text, attack }];
    });
  }
}
