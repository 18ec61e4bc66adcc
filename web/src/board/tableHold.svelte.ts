/** A pointer on a table: it carries what the hand holds, turns it by its handle, or lays the measuring stick. */
import type { Point } from "./camera";
import type { Carrier } from "./carry";
import { cornersOf, type Standing } from "./poses";
import type { TableHand } from "./tableHand.svelte";
import { HANDLE, STICK } from "./tablePainter";

export interface Stick {
  from: Point;
  to: Point;
}

interface Held {
  standing: () => readonly Standing[];
  /** takes this up, with whatever else is held; what is held then */
  take: (piece: string, place: string) => readonly string[];
  put: () => void;
  /** nothing came of a pull */
  leave: () => void;
  /** it stood nowhere before */
  isNew: (piece: string) => boolean;
  /** a line is drawn from what is held, which stays where it is */
  isAiming: () => boolean;
  /** open ground is touched, with empty hands */
  touch: (at: Point) => void;
  /** degrees of the smallest turn */
  step: () => number;
}

/** Part of a base within which the stick catches at its corners. */
const CATCH = 0.12;

export class TableHold implements Carrier {
  stick = $state.raw<Stick | null>(null);
  isMeasuring = $state(false);
  private holds = $state<"piece" | "handle" | "stick" | null>(null);

  constructor(
    private readonly hand: TableHand,
    private readonly board: Held,
  ) {}

  /** Is something being pulled over the table now? */
  get isPulling(): boolean {
    return this.holds === "piece" || this.holds === "handle";
  }

  lift(piece: string | null, place: string, at: Point): void {
    this.holds = piece === STICK ? "stick" : piece === HANDLE ? "handle" : "piece";
    if (piece === STICK) this.stick = { from: this.caught(at), to: at };
    else if (piece !== null && piece !== HANDLE) this.takes(piece, place);
  }

  /** What is pulled leads; what the hand has moved already stays where it is. */
  private takes(piece: string, place: string): void {
    if (this.hand.isMoved && this.hand.held.some((each) => each.piece.id === piece)) return;
    const ids = this.board.take(piece, place);
    const found = this.board.standing().filter((each) => ids.includes(each.piece.id));
    const led = [...found].sort((a, b) => Number(b.piece.id === piece) - Number(a.piece.id === piece));
    this.hand.take(led, this.board.isNew(piece));
  }

  carry(by: Point, at: Point): void {
    if (this.holds === "piece" && this.board.isAiming()) this.hand.goTo(at);
    else if (this.holds === "piece") this.hand.slide(by.x, by.y);
    else if (this.holds === "handle") this.hand.face(at, this.board.step());
    else if (this.stick) this.stick = { ...this.stick, to: this.caught(at) };
  }

  turn(by: number, wheels: boolean): void {
    if (this.holds === "piece" && !this.board.isAiming()) this.hand.turn(by, wheels ? "corner" : "middle");
  }

  drop(): void {
    if (this.holds !== "stick") this.board.put();
    this.holds = null;
  }

  /** With something held a touch says where to. */
  tap(at: Point): void {
    if (this.isMeasuring) this.stick = null;
    else if (this.hand.held.length) this.hand.goTo(at);
    else this.board.touch(at);
  }

  cancel(): void {
    if (this.holds !== "stick") this.hand.putBack();
    this.holds = null;
    this.board.leave();
  }

  measure(on: boolean): void {
    this.isMeasuring = on;
    this.stick = null;
  }

  private caught(at: Point): Point {
    const far = (point: Point): number => Math.hypot(point.x - at.x, point.y - at.y);
    const corners = this.board.standing().flatMap(({ pose, base }) => {
      return cornersOf(pose, base).filter((corner) => far(corner) <= base[0] * CATCH);
    });
    return corners.sort((a, b) => far(a) - far(b))[0] ?? at;
  }
}
