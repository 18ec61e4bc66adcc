/** The hand over a map of hexes: the move that it draws, what the server says would come of it, and doing it. */
import type { Offered, Path, Refused, Tried } from "../lib/protocol";
import type { Trial } from "../table/asking";
import type { HexGrid } from "./hexes";
import type { InPlace } from "./hexGrip";
import {
  begun,
  isAllowed,
  isEmpty,
  meantBy,
  stayed,
  through,
  towardsGoal,
  trialOf,
  turnedBy,
  type Plan,
  type Verdict,
} from "./hexPlan";

/** What the hand needs to know of the board, and whom it tells. */
export interface Held {
  grid: () => HexGrid;
  ask: (trial: Trial) => Promise<Tried | null>;
  choose: (offered: Offered) => void;
  /** several actions one after the other */
  walk: (path: Path) => void;
  refuse: (refused: Refused) => void;
}

export class HexHand {
  plan = $state.raw<Plan | null>(null);
  private verdict = $state.raw<Verdict | null>(null);

  constructor(private readonly board: Held) {}

  /** What was last said of the plan; it stays while the next answer is on its way. */
  readonly tried = $derived(this.plan ? (this.verdict?.tried ?? null) : null);
  readonly isSure = $derived(!!this.plan && this.verdict?.plan === this.plan);
  readonly allowed = $derived(this.plan ? isAllowed(this.verdict, this.plan) : null);
  readonly meant = $derived(this.plan ? meantBy(this.verdict) : null);

  begin(pieces: readonly string[], from: string): void {
    this.set(begun(pieces, from));
  }

  drop(): void {
    this.plan = this.verdict = null;
  }

  /** On to a hex, as a hand draws it. */
  draw(place: string): void {
    if (this.plan) this.set(through(this.board.grid(), this.plan, place));
  }

  /** Straight to a goal; the way is the server's. */
  aim(place: string): void {
    if (this.plan) this.set(towardsGoal(this.plan, place));
  }

  turn(by: number, now: number): void {
    if (this.plan) this.set(turnedBy(this.plan, by, now));
  }

  face(corner: number): void {
    if (this.plan) this.set({ ...this.plan, facing: corner });
  }

  /** Done where it stands: an end is bent, another place in the stack is taken; null: nothing. */
  stay(inPlace: InPlace | null): void {
    if (this.plan) this.set(stayed(this.plan, inPlace));
  }

  /** Does what was drawn, or says why not. */
  async commit(): Promise<void> {
    const { plan } = this;
    if (!plan || isEmpty(plan)) return this.drop();
    const tried = this.isSure ? this.tried : await this.board.ask(trialOf(plan));
    if (this.plan !== plan) return;
    this.drop();
    const [first] = tried?.possible ?? [];
    if (tried?.path && !first?.stake) this.board.walk(tried.path);
    else if (first) this.board.choose(first);
    else if (tried?.refusal) this.board.refuse(tried.refusal);
  }

  private set(plan: Plan): void {
    if (plan === this.plan) return;
    this.plan = plan;
    if (isEmpty(plan)) this.verdict = null;
    else void this.try(plan);
  }

  private async try(plan: Plan): Promise<void> {
    const tried = await this.board.ask(trialOf(plan));
    if (tried && this.plan === plan) this.verdict = { plan, tried };
  }
}
