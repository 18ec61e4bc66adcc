/** Moving on a map of hexes by pointer and keys: a way that is dragged, a goal that is rested on, a turn. */
import type { Offered, Piece } from "../lib/protocol";
import type { Point } from "./camera";
import type { Carrier } from "./carry";
import { HexHand, type Held } from "./hexHand.svelte";
import { bentOn, gripInFan, gripOnEnd, raised, type Grip } from "./hexGrip";
import { endOf } from "./hexPlan";
import type { Ghost } from "./hexSight";
import type { Fan } from "./hexStacks";

/** What a mover needs to know of its board besides what the hand does, and whom it tells. */
export interface Moved extends Held {
  held: () => readonly string[];
  piece: (id: string) => Piece | undefined;
  /** the ways that what is held can be turned where it stands */
  turns: () => ReadonlyMap<number, Offered>;
  /** takes up this piece, or what a stack has to offer */
  take: (piece: string | null, place: string) => readonly string[];
  tap: (place: string) => void;
  over: (place: string | null) => void;
  /** units of the sheet that a counter is wide */
  counter: () => number;
  stack: (place: string) => readonly Piece[];
  /** the stack that lay fanned out when the hand came down on it */
  fan: () => Fan | null;
  /** it stays so while the hand is in it */
  keepFan: (fan: Fan | null) => void;
}

export class HexMover {
  readonly hand: HexHand;
  /** the plan comes of a pointer that rests, and goes with it */
  private isThought = false;
  /** the hand has hold of something that it may change where it stands */
  private grip: Grip | null = null;

  constructor(private readonly board: Moved) {
    this.hand = new HexHand(board);
  }

  get lead(): Piece | null {
    return this.board.piece(this.board.held()[0] ?? "") ?? null;
  }

  /** A plan for what is held, if there is none; false where nothing is. */
  begin(): boolean {
    const { lead } = this;
    if (!lead || !this.board.grid().has(lead.place)) return false;
    if (!this.hand.plan) this.hand.begin(this.board.held(), lead.place);
    return true;
  }

  readonly carrier: Carrier = {
    pinches: true,
    lift: (piece, place, at) => {
      this.isThought = false;
      const taken = this.board.take(piece, place);
      if (!taken.length) return;
      this.hand.begin(taken, this.board.piece(taken[0] ?? "")?.place ?? place);
      this.grip = piece !== null && taken.length === 1 ? this.gripOn(piece, at) : null;
    },
    carry: (_, at) => {
      const meant = this.grip?.(at) ?? null;
      if (meant !== null) return this.hand.stay(meant === "nothing" ? null : meant);
      this.letGo();
      const place = this.board.grid().at(at);
      this.board.over(place);
      if (place) this.hand.draw(place);
    },
    turn: (by) => this.hand.turn(Math.sign(by), this.lead?.facing ?? 0),
    drop: () => {
      this.letGo();
      this.board.over(null);
      void this.hand.commit();
    },
    cancel: () => {
      this.letGo();
      this.board.over(null);
      this.hand.drop();
    },
    tap: (at) => this.tap(at),
  };

  /** So many corners clockwise; to be looked at before it is done. */
  turn(by: number): void {
    this.isThought = false;
    if (this.begin()) this.hand.turn(by, this.lead?.facing ?? 0);
  }

  /** An end of what is held is bent or pulled straight. */
  bend(end: "left" | "right"): void {
    this.isThought = false;
    if (this.begin()) this.hand.stay(bentOn(end, this.hand.plan?.inPlace));
  }

  /** So many places up in its stack. */
  raise(by: number): void {
    const { lead } = this;
    this.isThought = false;
    if (lead && this.begin())
      this.hand.stay(raised(this.board.stack(lead.place), lead.id, this.hand.plan?.inPlace, by));
  }

  /** On to the next hex by an arrow key; false if the arrow is only looking about. */
  step(from: string | null, to: string): boolean {
    const isAtHand = this.hand.plan ? endOf(this.hand.plan) === from : this.lead?.place === from;
    if (!isAtHand || !this.begin()) return false;
    this.isThought = false;
    this.hand.draw(to);
    return true;
  }

  /** A hex that is rested on with something in the hand: what going there would be. */
  think(place: string | null): void {
    const { lead, hand } = this;
    const isGoal = lead !== null && place !== null && place !== lead.place;
    if (isGoal && (this.isThought || !hand.plan) && this.begin()) {
      this.isThought = true;
      hand.aim(place);
    } else if (this.isThought) {
      this.isThought = false;
      hand.drop();
    }
  }

  /** Was this hex thought of before it was touched? Then that is done. */
  confirms(place: string): boolean {
    const { plan, isSure } = this.hand;
    if (!plan || !isSure || endOf(plan) !== place) return false;
    void this.hand.commit();
    return true;
  }

  /** As it would stand. */
  readonly ghost = $derived.by((): Ghost | null => {
    const { plan, isSure, tried, allowed, meant } = this.hand;
    if (!plan) return null;
    return {
      pieces: plan.pieces.map((id) => this.board.piece(id)).filter((each) => each !== undefined),
      from: plan.from,
      path: isSure && tried?.costs.length ? tried.costs.map(({ place }) => place) : plan.path,
      facing: plan.facing,
      isAllowed: allowed,
      isAttack: meant?.attack ?? false,
      ...(plan.inPlace ? { inPlace: plan.inPlace } : {}),
    };
  });

  private gripOn(id: string, at: Point): Grip | null {
    const [fan, piece] = [this.board.fan(), this.board.piece(id)];
    if (!piece) return null;
    if (fan?.place !== piece.place) return gripOnEnd(this.board.grid(), this.board.counter(), piece, at);
    this.board.keepFan(fan);
    return gripInFan(fan, id);
  }

  private letGo(): void {
    if (!this.grip) return;
    this.grip = null;
    this.board.keepFan(null);
  }

  /** A corner of its own hex turns what is held: at once, where that is offered as it stands. */
  private tap(at: Point): void {
    const [grid, turns] = [this.board.grid(), this.board.turns()];
    const place = grid.at(at);
    const corner = place && place === this.lead?.place && turns.size ? grid.cornerAt(place, at) : null;
    if (corner === null) return place ? this.board.tap(place) : undefined;
    const offered = turns.get(corner);
    if (offered) return this.board.choose(offered);
    if (!this.begin()) return;
    this.hand.face(corner);
    void this.hand.commit();
  }
}
