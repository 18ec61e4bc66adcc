/** A battle on the bench: the draft, what came of checking it, and the way back. */
import { api } from "../lib/api";
import type { Made, MadeShape, MakerGround, Workshop } from "../lib/protocol";
import { expanded, piecesOf, withPieces, withValue, type Draft, type Piece } from "./draft";
import { placesOf } from "./standing";

const RESTED = 350;
const MOST_STEPS = 100;

export class Bench {
  draft = $state.raw<Draft>({});
  made = $state.raw<Made | null>(null);
  /** Where armies would stand, as it was said last. */
  shapes = $state.raw<MadeShape[]>([]);
  /** The piece of terrain in hand; -1 for none. */
  chosen = $state(-1);
  /** Was the draft changed since it was checked? */
  stale = $state(true);
  trouble = $state("");
  private past = $state.raw<Draft[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private hand = "";

  constructor(
    readonly workshop: Workshop,
    private readonly say: (error: unknown) => string,
  ) {
    this.draft = this.kept() ?? workshop.start;
    void this.check();
  }

  get pieces(): Piece[] {
    return piecesOf(this.draft);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  ground(piece: Piece | undefined): MakerGround | undefined {
    return this.workshop.grounds.find((each) => each.id === piece?.kind);
  }

  /** What is done in one go is undone in one go: as long as the same `hand` is at it. */
  change(draft: Draft, hand = ""): void {
    if (!hand || hand !== this.hand) this.past = [...this.past.slice(-MOST_STEPS), this.draft];
    this.hand = hand;
    this.put(draft);
  }

  lay(pieces: readonly Piece[], hand = ""): void {
    this.change(withPieces(this.draft, pieces), hand);
  }

  /** Puts an element there; with it all of its army keep the places they have. */
  stand(put: MadeShape, hand = ""): void {
    this.shapes = this.shapes.map((shape) => (shape.name === put.name && shape.kind === put.kind ? put : shape));
    this.change(withValue(this.draft, `${put.side}.places`, placesOf(this.shapes, put.side)), hand);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.hand = "";
    this.put(before);
  }

  restart(): void {
    this.chosen = -1;
    this.change(this.workshop.start);
  }

  private put(draft: Draft): void {
    this.draft = draft;
    this.stale = true;
    if (this.chosen >= this.pieces.length) this.chosen = -1;
    localStorage.setItem(this.place, JSON.stringify(draft));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), RESTED);
  }

  /** Asks what is wrong; true if nothing is. */
  async check(): Promise<boolean> {
    clearTimeout(this.timer);
    const [asked, draft] = [++this.asked, this.draft];
    try {
      const made = await api.make(this.workshop.system, { draft });
      if (asked !== this.asked) return false;
      this.made = made;
      this.stale = draft !== this.draft;
      if (!made.faults.length && !this.stale) this.shapes = made.shapes;
      this.trouble = "";
      return !made.faults.length;
    } catch (error) {
      if (asked === this.asked) this.trouble = this.say(error);
      return false;
    }
  }

  /** Takes a file onto the bench, if there is anything in it; its faults are shown like all others. */
  async open(text: string): Promise<boolean> {
    try {
      const made = await api.make(this.workshop.system, { text });
      if (!Object.keys(made.draft).length) {
        this.trouble = "";
        return false;
      }
      this.chosen = -1;
      this.change(expanded(this.workshop, made.draft));
      await this.check();
      return true;
    } catch (error) {
      this.trouble = this.say(error);
      return false;
    }
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private get place(): string {
    return `caracole.make.${this.workshop.system}`;
  }

  private kept(): Draft | null {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.place) ?? "null");
      return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Draft) : null;
    } catch {
      return null;
    }
  }
}
