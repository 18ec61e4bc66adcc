/**
 * The hand on a table without a grid: what it holds, where it has pushed and turned it, and what the server says would
 * come of that. It asks while it moves: an answer on its way is awaited and shown, and then the newest pose is asked about.
 */
import type { Offered, Pose, Refused, Tried } from "../lib/protocol";
import type { Trial } from "../table/asking";
import type { Point } from "./camera";
import { Pace } from "./pace";
import { along, beside, cornerOf, normal, seenFrom, turnBetween, turnedAbout, type Standing } from "./poses";

/** About its middle, or about the front corner on the side that it turns to. */
export type Pivot = "middle" | "corner";

export type Ask = (trial: Trial) => Promise<Tried | null>;

/** What the server said, and about which pose. */
interface Answer {
  to: Pose;
  tried: Tried;
}

const exact = ({ x, y, angle }: Pose): Pose => ({
  x: Math.round(x * 1000) / 1000,
  y: Math.round(y * 1000) / 1000,
  angle: Math.round(normal(angle) * 1000) / 1000,
});

const isSame = (a: Pose, b: Pose): boolean => a.x === b.x && a.y === b.y && a.angle === b.angle;

export class TableHand {
  /** what is held, as it stood when it was taken up; the first leads */
  held = $state.raw<readonly Standing[]>([]);
  /** where the hand has brought the first */
  lead = $state.raw<Pose | null>(null);
  /** poses on the way there */
  way = $state.raw<readonly Pose[]>([]);
  /** what is held stood nowhere before: it may be put down where it is held at first */
  isNew = $state(false);
  private answer = $state.raw<Answer | null>(null);
  private asking: Promise<void> | null = null;
  private number = 0;

  constructor(
    private readonly ask: Ask,
    private readonly pace = new Pace(),
  ) {}

  readonly isMoved = $derived.by(() => {
    const [first] = this.held;
    if (!first || !this.lead) return false;
    return this.isNew || this.way.length > 0 || !isSame(exact(first.pose), exact(this.lead));
  });

  /** What was last said; it stays while the next answer is on its way. */
  readonly tried = $derived(this.isMoved ? (this.answer?.tried ?? null) : null);
  /** Is that about where the hand is now? */
  readonly isSure = $derived(!!this.lead && !!this.answer && isSame(this.answer.to, exact(this.lead)));
  readonly meant = $derived<Offered | null>(this.tried?.possible[0] ?? null);
  /** What is done when it is put down: what it means, or in a lesson what is to be tried and refused. */
  readonly puts = $derived<Offered | null>(this.meant ?? this.tried?.attempt ?? null);
  readonly refusal = $derived<Refused | null>(this.meant ? null : (this.tried?.refusal ?? null));

  /** Where everything held would stand: exactly, where the server has said so. */
  readonly poses = $derived.by((): Readonly<Record<string, Pose>> => {
    const [first] = this.held;
    const { lead, tried, isSure } = this;
    if (!first || !lead) return {};
    const said = isSure ? (tried?.poses ?? {}) : {};
    const found = this.held.map(({ piece, pose }) => [piece.id, said[piece.id] ?? along(pose, first.pose, lead)]);
    return Object.fromEntries(found) as Record<string, Pose>;
  });

  take(held: readonly Standing[], isNew = false): void {
    this.number++;
    this.held = held;
    this.isNew = isNew;
    this.lead = held[0]?.pose ?? null;
    this.way = [];
    this.answer = null;
    if (isNew) void this.wonder();
  }

  letGo(): void {
    this.take([]);
  }

  /** Back to where it stood. */
  putBack(): void {
    this.take(this.held, this.isNew);
  }

  slide(dx: number, dy: number): void {
    if (this.lead) this.set({ ...this.lead, x: this.lead.x + dx, y: this.lead.y + dy });
  }

  /** With its middle there. */
  goTo({ x, y }: Point): void {
    if (this.lead) this.set({ ...this.lead, x, y });
  }

  /** Clockwise. */
  turn(by: number, pivot: Pivot = "middle"): void {
    const [first] = this.held;
    if (!this.lead || !first || !by) return;
    const corner = by > 0 ? "front-right" : "front-left";
    this.set(turnedAbout(this.lead, pivot === "middle" ? this.lead : cornerOf(this.lead, first.base, corner), by));
  }

  /** Looks at that point. */
  face(point: Point, step: number): void {
    if (!this.lead) return;
    const angle = (Math.atan2(point.y - this.lead.y, point.x - this.lead.x) * 180) / Math.PI;
    this.set({ ...this.lead, angle: normal(Math.round(angle / step) * step) });
  }

  /** So far ahead, so far to the right, so much turned from where it stood. */
  place(ahead: number, right: number, turn: number): void {
    const [first] = this.held;
    if (first) this.set({ ...beside(first.pose, right, ahead), angle: normal(first.pose.angle + turn) });
  }

  /** The same three of where it is now. */
  get gone(): { ahead: number; right: number; turn: number } {
    const [first] = this.held;
    if (!first || !this.lead) return { ahead: 0, right: 0, turn: 0 };
    return { ...seenFrom(first.pose, this.lead), turn: turnBetween(first.pose.angle, this.lead.angle) };
  }

  /** From here the way goes on in another direction. */
  bend(): void {
    if (!this.lead || !this.isMoved) return;
    const at = this.poses[this.held[0]?.piece.id ?? ""] ?? this.lead;
    this.way = [...this.way, exact(at)];
    this.answer = null;
    this.set(at);
  }

  set(pose: Pose): void {
    this.lead = pose;
    void this.wonder();
  }

  /** What would come of where the hand is now: waits for the answer about exactly that. */
  async settled(): Promise<Offered | null> {
    const { number } = this;
    await this.wonder();
    return number === this.number && this.isSure ? this.puts : null;
  }

  private wonder(): Promise<void> {
    return (this.asking ??= this.run());
  }

  private async run(): Promise<void> {
    await Promise.resolve();
    while (this.isMoved && !this.isSure) if (!(await this.once())) break;
    this.asking = null;
  }

  /** One question; false if nobody answers. */
  private async once(): Promise<boolean> {
    for (let wait = this.pace.wait(); wait > 0; wait = this.pace.wait())
      await new Promise((go) => setTimeout(go, wait));
    const { lead, number } = this;
    if (!lead) return false;
    const to = exact(lead);
    const tried = await this.ask({ pieces: this.held.map(({ piece }) => piece.id), pose: to, way: [...this.way] });
    if (number !== this.number) return true;
    if (tried) this.answer = { to, tried };
    return tried !== null;
  }
}
