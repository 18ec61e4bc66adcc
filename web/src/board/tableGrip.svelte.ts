/**
 * What a hand may do on a table: which pieces it can push, which can aim at others, what lies ready beside the table, and
 * what becomes of all that when it is put down. Whether something is allowed the server says.
 */
import { untrack } from "svelte";
import type { Offered, Path } from "../lib/protocol";
import type { BoardProps } from "./boards";
import type { Point } from "./camera";
import type { Marches } from "./marches";
import type { Standing } from "./poses";
import { aimedAt, aimersOf, aimOf, blockWith, companionsOf, moversOf } from "./tableBlocks";
import { TableHand } from "./tableHand.svelte";
import { TableHold } from "./tableHold.svelte";
import type { HandCommand } from "./tableKeys";
import { verdictOf, type Ghost } from "./tableGhost";
import type { Puller } from "./tableTray";

/** The board that the hand is on, as it is now. */
export interface Gripped {
  props: () => BoardProps;
  standing: () => readonly Standing[];
  tray: () => readonly Standing[];
  /** the place that is the table itself */
  table: () => string;
  /** the smallest step, and the smallest turn in degrees */
  measure: () => { step: number; turn: number };
  marches: Marches;
  /** open ground is touched, with empty hands */
  touch: (at: Point) => void;
  /** the point of the sheet under a point of the page */
  sheetAt: (page: Point) => Point;
}

/** Degrees of a turn by key, and parts of a front of a long step. */
const TURN = 5;
const STRIDE = 0.25;

const told = (list: readonly Standing[]): string =>
  JSON.stringify(list.map(({ piece, pose }) => [piece.id, pose]).sort());

export class TableGrip {
  /** a line is drawn from what is held, which stays where it is */
  isAiming = $state(false);
  readonly hand: TableHand;
  readonly hold: TableHold;

  constructor(private readonly board: Gripped) {
    this.hand = new TableHand((trial) => board.props().ontry?.(trial) ?? Promise.resolve(null));
    this.hold = new TableHold(this.hand, {
      standing: () => this.within,
      take: (piece, place) => this.take(piece, place),
      put: () => void this.putDown(),
      leave: () => (this.isAiming = false),
      isNew: (piece) => this.isNew(piece),
      isAiming: () => this.isAiming,
      touch: (at) => board.touch(at),
      step: () => board.measure().turn,
    });
  }

  private readonly held = $derived.by(() => this.board.props().held ?? []);
  private readonly actions = $derived.by(() => this.board.props().offers?.actions ?? []);
  private readonly within = $derived.by(() => [...this.board.standing(), ...this.board.tray()]);
  private readonly movers = $derived.by(() => moversOf(this.actions));
  private readonly aimers = $derived.by(() => {
    const { board, offers } = this.board.props();
    return aimersOf(this.actions, this.board.standing(), board.sides[offers?.seat ?? ""] ?? "");
  });
  private readonly aims = $derived(this.held.length > 0 && this.held.every((id) => this.isAimer(id)));
  readonly companions = $derived.by(() =>
    companionsOf(this.board.standing(), this.aims ? this.aimers : this.movers, this.held),
  );
  /** a block that what is held could move with */
  readonly block = $derived.by(() => (this.hand.isMoved ? null : blockWith(this.actions, this.held)));

  /** What is held, if all of it can be pushed, or a line is drawn from it. */
  private readonly pushed = $derived.by(() => {
    const found = this.within.filter(({ piece: { id } }) => this.held.includes(id));
    const able = this.isAiming ? this.aimers : this.movers;
    const isAble = found.every(({ piece: { id } }) => able.has(id) || this.isNew(id));
    return this.board.props().ontry && isAble && found.length === this.held.length ? found : [];
  });

  /** What a fight promises is told while the hand still holds whoever begins it. */
  private readonly weighed = $derived.by(() => (this.hand.meant?.attack ? this.hand.meant : null));
  private readonly weighing = $derived(JSON.stringify(this.weighed?.action ?? null));

  private isAimer(id: string): boolean {
    return this.aimers.has(id) && !this.movers.has(id);
  }

  private isNew(id: string | undefined): boolean {
    return this.board.tray().some(({ piece }) => piece.id === id);
  }

  isLiftable(piece: string): boolean {
    const isHeld = this.hand.held.some((each) => each.piece.id === piece);
    return !!this.board.props().ontry && (isHeld || this.movers.has(piece) || this.aimers.has(piece));
  }

  // --- what the board tells it ---------------------------------------------------------------------------------------

  /** The hand holds what the player holds; to be called where effects are. */
  follow(): void {
    $effect(() => {
      const next = this.pushed;
      untrack(() => told(this.hand.held) !== told(next) && this.hand.take(next, this.isNew(next[0]?.piece.id)));
    });
    $effect(() => {
      void this.weighing;
      untrack(() => this.board.props().onweigh?.(this.weighed));
    });
  }

  manage(command: HandCommand): void {
    const { hand } = this;
    const { step, turn } = this.board.measure();
    if (command.kind === "nudge") {
      const [dx, dy] = command.towards;
      const far = command.isFar ? (hand.held[0]?.base[0] ?? step) * STRIDE : step;
      hand.slide(dx * far, dy * far);
    } else if (command.kind === "turn")
      hand.turn(command.way * (command.fine ? turn : TURN), command.wheels ? "corner" : "middle");
    else if (command.kind === "bend") hand.bend();
    else if (command.kind === "put-down") void this.putDown();
    else hand.putBack();
  }

  /** A piece is touched: true if that was meant for the hand. */
  touched(piece: string): boolean {
    const { onchoose, ontake } = this.board.props();
    const aimed = aimedAt(this.actions, this.held, piece);
    const target = this.board.standing().find((each) => each.piece.id === piece);
    if (aimed) onchoose?.(aimed);
    else if (this.companions.has(piece)) ontake?.([...this.held, piece]);
    else if (this.aims && this.held.length > 1 && target && !this.held.includes(piece)) void this.shootAt(target);
    else return false;
    return true;
  }

  /** What lies ready is pulled onto the table. */
  readonly puller: Puller = {
    begin: (id, at) => {
      this.hold.lift(id, this.board.table(), this.board.sheetAt(at));
      this.hand.goTo(this.board.sheetAt(at));
    },
    move: (at) => this.hand.goTo(this.board.sheetAt(at)),
    drop: () => this.hold.drop(),
    cancel: () => {
      this.hold.cancel();
      this.board.props().onrelease?.();
    },
  };

  private take(piece: string, place: string): readonly string[] {
    const taken = this.board.props().onlift?.(piece, place) ?? [];
    this.isAiming = this.isAimer(piece);
    return taken;
  }

  // --- putting down --------------------------------------------------------------------------------------------------

  async putDown(): Promise<void> {
    const offered = await this.hand.settled();
    const { refusal, tried } = this.hand;
    const { onrelease, onrefused } = this.board.props();
    if (offered) this.carryOut(offered, tried?.path);
    else if (this.isAiming) {
      onrelease?.();
      if (refusal) onrefused?.(refusal);
    }
    this.isAiming = false;
  }

  private carryOut(offered: Offered, path?: Path): void {
    const { onwalk, onchoose } = this.board.props();
    for (const [id, pose] of Object.entries(this.isAiming || !this.hand.meant ? {} : this.hand.poses))
      this.board.marches.settle(id, pose);
    if (path && !offered.stake) onwalk?.(path);
    else onchoose?.(offered);
  }

  /** Several shoot at one. */
  private async shootAt({ pose }: Standing): Promise<void> {
    const { ontry, onrefused } = this.board.props();
    const tried = await ontry?.({ pieces: [...this.held], pose });
    const [first] = tried?.possible ?? [];
    if (first) this.carryOut(first, tried?.path);
    else if (tried?.refusal) onrefused?.(tried.refusal);
  }

  // --- what is seen of it --------------------------------------------------------------------------------------------

  /** The ghost of what is held, with a few words. */
  ghost(brief: () => string): Ghost | null {
    const { hand } = this;
    const [first] = hand.held;
    if (!first) return null;
    const { lead, poses, isMoved, isNew, way } = hand;
    const exact = poses[first.piece.id];
    const isApart = lead && exact && (lead.x !== exact.x || lead.y !== exact.y || lead.angle !== exact.angle);
    const aim = this.isAiming ? (aimOf(hand.meant, this.board.standing(), this.held) ?? lead) : null;
    const text = isMoved ? brief() : "";
    return {
      held: hand.held,
      poses,
      hand: isApart ? lead : null,
      way,
      isMoved,
      isNew,
      aim,
      verdict: verdictOf(hand),
      text,
    };
  }
}
