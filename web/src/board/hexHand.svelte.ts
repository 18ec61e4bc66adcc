/** The hand over a map of hexes: the move that it draws, what the server says would come of it, and doing it. */
import type { Offered, Offers, Refused, Tried } from "../lib/protocol";
import type { Trial } from "../table/asking";
import type { HexGrid } from "./hexes";
import {
  begun,
  endOf,
  isAllowed,
  isEmpty,
  meantBy,
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
  refuse: (refused: Refused) => void;
}

export class HexHand {
  plan = $state.raw<Plan | null>(null);
  private verdict = $state.raw<Verdict | null>(null);
  /** the rest of a way that is being gone, step by step */
  private going: Plan | null = null;

  constructor(private readonly board: Held) {}

  /** What was last said of the plan; it stays while the next answer is on its way. */
  readonly tried = $derived(this.plan ? (this.verdict?.tried ?? null) : null);
  readonly isSure = $derived(!!this.plan && this.verdict?.plan === this.plan);
  readonly allowed = $derived(this.plan ? isAllowed(this.verdict, this.plan) : null);
  readonly meant = $derived(this.plan ? meantBy(this.verdict) : null);

  begin(pieces: readonly string[], from: string): void {
    this.going = null;
    this.set(begun(pieces, from));
  }

  drop(): void {
    this.going = null;
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

  /** Does what was drawn, or says why not. Further hexes of the way follow when the table has seen the first. */
  async commit(): Promise<void> {
    const { plan } = this;
    if (!plan || isEmpty(plan)) return this.drop();
    const tried = this.isSure ? this.tried : await this.board.ask(trialOf(plan));
    if (this.plan !== plan) return;
    const [first] = tried?.possible ?? [];
    this.drop();
    if (first) {
      this.going = restOf(plan, first);
      this.board.choose(first);
    } else if (tried?.refusal) this.board.refuse(tried.refusal);
  }

  /** The table has seen a step: on with the way, as long as nothing but a step is asked. */
  async goOn(offers: Offers | null, standing: (piece: string) => string | null): Promise<void> {
    const { going } = this;
    if (!going || !offers) return;
    this.going = null;
    const [piece] = going.pieces;
    if (!piece || standing(piece) !== going.from) return;
    const tried = await this.board.ask(trialOf(going));
    const [first] = tried?.possible ?? [];
    if (!first || first.stake || this.plan) return;
    this.going = restOf(going, first);
    this.board.choose(first);
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

/** What is left of a way after a step; null where the step was all of it. */
function restOf(plan: Plan, { gesture }: Offered): Plan | null {
  const [next, ...rest] = plan.path;
  const goesThere = next !== undefined && gesture.places.includes(next);
  const isWhole = gesture.places.includes(endOf(plan)) && (plan.facing === null || gesture.facing === plan.facing);
  if (!goesThere || isWhole) return null;
  return { ...plan, from: next, path: rest };
}
