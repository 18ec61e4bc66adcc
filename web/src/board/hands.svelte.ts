/** Mouse, finger and pen on the canvas of a board: what the pointer machine says is done here. */
import type { Hovered } from "./boards";
import { pan, pinch, twist, wheel, type Point } from "./camera";
import type { Carrier } from "./carry";
import type { Eye } from "./eye.svelte";
import type { Found, Painter } from "./painter";
import { IDLE, cancel, hold, move, press, release, type Deed, type Pointer } from "./pointer";

/** Milliseconds: a pointer rests, a press is long. */
const RESTS = 200;
const LONG = 550;
/** Degrees that a notch of the wheel turns what is carried. */
const NOTCH = 5;

/** What the hands need to know of the board, and whom they tell. */
export interface Handled {
  frame: () => HTMLElement | undefined;
  painter: () => Painter;
  isLiftable: (found: Found) => boolean;
  /** moves what is carried itself */
  carrier: () => Carrier | undefined;
  ontap: (piece: string | null, place: string) => void;
  onlift: (piece: string | null, place: string) => readonly string[];
  ondrop: (place: string) => void;
  onhover: (what: Hovered | null) => void;
  /** the place under the pointer, and the one that something is carried over */
  onaim: (aim: { hovered?: string | null; over?: string | null }) => void;
}

const isOnTool = (event: Event): boolean => (event.target as Element).closest("button, a, [data-tool]") !== null;

export class Hands {
  /** where the pointer is in the window */
  at = $state.raw<Point | null>(null);
  /** what is carried, and where */
  ghost = $state.raw<(Point & { pieces: readonly string[] }) | null>(null);
  private pointer: Pointer = IDLE;
  private hovered: string | null = null;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private pressing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly eye: Eye,
    private readonly board: Handled,
  ) {}

  down = (event: PointerEvent): void => {
    if (event.button > 0 || isOnTool(event)) return;
    const what = this.found(event);
    const target = { ...what, isLiftable: this.board.isLiftable(what), turns: this.turns };
    this.pointer = press(this.pointer, event.pointerId, this.local(event), target);
    this.rests(null, 0);
    clearTimeout(this.pressing);
    this.pressing = setTimeout(() => this.linger(what), LONG);
  };

  moved = (event: PointerEvent): void => {
    this.at = this.local(event);
    const turn = move(this.pointer, event.pointerId, this.at);
    this.pointer = turn.pointer;
    for (const deed of turn.deeds) this.act(deed, event);
  };

  up = (event: PointerEvent): void => {
    clearTimeout(this.pressing);
    const turn = release(this.pointer, event.pointerId);
    this.pointer = turn.pointer;
    for (const deed of turn.deeds) this.act(deed, event);
  };

  cancelled = (event: PointerEvent): void => {
    if (this.pointer.carrying) this.board.carrier()?.cancel();
    this.pointer = cancel(this.pointer, event.pointerId);
    this.putDown();
  };

  left = (): void => {
    this.at = null;
    this.aim(null);
    this.rests(null, 0);
  };

  turned = (event: WheelEvent): void => {
    event.preventDefault();
    const turn = Math.sign(event.deltaY || event.deltaX) * NOTCH;
    const carrier = this.board.carrier();
    if (carrier && (this.pointer.carrying || carrier.isPulling)) return carrier.turn(turn, event.shiftKey);
    this.eye.set(wheel(this.eye.view, event, this.local(event), this.eye.sheet, this.eye.frame));
  };

  close(): void {
    clearTimeout(this.resting);
    clearTimeout(this.pressing);
  }

  /** Do two fingers turn what they carry? */
  private get turns(): boolean {
    const carrier = this.board.carrier();
    return carrier !== undefined && !carrier.pinches;
  }

  private local(event: { clientX: number; clientY: number }): Point {
    const box = this.board.frame()?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  private found(event: MouseEvent): Found {
    return this.board.painter().at(this.eye.toSheet(this.local(event)), this.eye.view.k);
  }

  private act(deed: Deed, event: PointerEvent): void {
    const { eye, board } = this;
    const carrier = board.carrier();
    if (carrier && this.carried(deed, carrier, event)) return;
    switch (deed.kind) {
      case "hover":
        return this.hover(isOnTool(event) ? null : this.found(event));
      case "grab":
        return board.frame()?.setPointerCapture(event.pointerId);
      case "pan":
        return eye.set(pan(eye.view, deed.dx, deed.dy, eye.sheet, eye.frame));
      case "pinch":
        return eye.set(pinch(eye.view, deed.before, deed.after, eye.sheet, eye.frame));
      case "lift":
        this.ghost = { ...deed.at, pieces: board.onlift(deed.piece, deed.place) };
        return;
      case "carry":
        if (this.ghost) this.ghost = { ...this.ghost, ...deed.at };
        return board.onaim({ over: this.found(event).place });
      case "drop":
        return this.drop(this.found(event).place, deed.from);
      case "tap":
        return deed.place === null ? undefined : board.ontap(deed.piece, deed.place);
    }
  }

  /** What a board that carries by itself is told; false: it is none of its business. */
  private carried(deed: Deed, carrier: Carrier, event: PointerEvent): boolean {
    const { k } = this.eye.view;
    const at = this.eye.toSheet(this.local(event));
    if (deed.kind === "lift") carrier.lift(deed.piece, deed.place, this.eye.toSheet(deed.at));
    else if (deed.kind === "carry") carrier.carry({ x: deed.dx / k, y: deed.dy / k }, at);
    else if (deed.kind === "pinch" && this.pointer.carrying && this.turns) {
      const { turn, by } = twist(deed.before, deed.after);
      carrier.carry({ x: by.x / k, y: by.y / k }, at);
      carrier.turn(turn, false);
    } else if (deed.kind === "drop") carrier.drop(at);
    else if (deed.kind === "tap" && deed.piece === null) carrier.tap(at);
    else return false;
    return true;
  }

  private hover(what: Found | null): void {
    this.aim(what?.place ?? null);
    this.rests(what, RESTS);
  }

  private aim(place: string | null): void {
    if (place !== this.hovered) this.board.onaim({ hovered: (this.hovered = place) });
  }

  private drop(place: string | null, from: string | null): void {
    this.putDown();
    if (place && place !== from) this.board.ondrop(place);
  }

  private putDown(): void {
    this.ghost = null;
    this.board.onaim({ over: null });
  }

  private linger(what: Found): void {
    const held = hold(this.pointer);
    if (!held) return;
    this.pointer = held.pointer;
    this.rests(what, 0);
  }

  /** Says what the pointer rests on after a moment; at once that it has left. */
  private rests(what: Found | null, after: number): void {
    clearTimeout(this.resting);
    const { place, piece } = what ?? { place: null, piece: null };
    if (place === null) return this.board.onhover(null);
    this.resting = setTimeout(() => this.board.onhover(piece ? { piece, place } : { place }), after);
  }
}
