/**
 * A session at a table: owns the socket and what the browser keeps, and carries out what the table wishes. What
 * follows from what, `reduce` (for messages), `touch` (for the player) and `answered` (for replies) know.
 */
import { keepSpeed, keptSpeed } from "../film/habits";
import { pace, shotOf, type Speed } from "../film/player";
import { litCards, litChits, litPieces, litPlaces } from "../lib/gestures";
import { words } from "../lib/i18n.svelte";
import type { AdviceAnswer, Board, GameInfo, Layers, Offered, Paper, Refused, Tried } from "../lib/protocol";
import { Connection } from "../lib/socket";
import { placeName } from "../lib/places";
import { Texts } from "../lib/texts";
import { isSolo, keep } from "../lib/tickets";
import { habits, keepHabit } from "../lib/habits";
import { answered } from "./answers";
import { Latest, looking, shownBy, triedBy, trying, type Look, type Trial } from "./asking";
import { fetchFurniture } from "./furniture";
import { NOWHERE, type Pointing } from "./pointing";
import type { Page } from "./reading";
import { reduce, type Message } from "./reduce";
import { FRESH, actionsOf, isFilming, isMyTurn, isOver, offersOf, sceneOf, type Action, type Table } from "./state";
import type { Purpose, Question, Step, Wish } from "./step";
import { touch, type Touch } from "./touch";
import { watched } from "./watched.svelte";

const WORDLESS = new Texts("en", []);

/** Milliseconds that a pointer rests before something is asked about what lies under it. */
const MOMENT = 150;

const seenKey = (game: string, seat: string | null): string => `caracole.seen.${game}.${seat ?? "-"}`;

/** A lesson is a table as well; its name is its address. */
const isLesson = (id: string): boolean => id.startsWith("learn/");

const socketAddress = (id: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${isLesson(id) ? id : `games/${id}`}`;

/** What became of a form. Stale: something happened meanwhile. */
export interface Submitted {
  done: boolean;
  refused: Refused | null;
  stale: boolean;
}

export class TableSession {
  /** The table, for whoever shows it. */
  readonly state: Readonly<Table> = watched({ ...FRESH, ...habits() });

  readonly scene = $derived(sceneOf(this.state));
  readonly offers = $derived(offersOf(this.state));
  readonly actions = $derived(actionsOf(this.state));
  readonly litPlaces = $derived(litPlaces(this.actions, this.state.hold));
  readonly litPieces = $derived(litPieces(this.actions, this.state.hold));
  readonly litCards = $derived(litCards(this.actions));
  readonly litChits = $derived(litChits(this.actions));
  readonly myTurn = $derived(isMyTurn(this.state));
  readonly isOver = $derived(isOver(this.state));
  /** What is pointed at beside the map, and what a teacher points at. */
  pointing = $state.raw<Pointing>(NOWHERE);
  taught = $state.raw<Pointing>(NOWHERE);
  /** A film is on the board, and nothing can be answered. */
  readonly filming = $derived(isFilming(this.state));
  readonly shot = $derived(this.filming ? shotOf(this.state.film) : null);
  readonly pointed = $derived(this.shot ? this.shot.places : [...this.taught.places, ...this.pointing.places]);
  readonly pointedPieces = $derived(this.shot ? [] : [...this.taught.pieces, ...this.pointing.pieces]);
  readonly arrows = $derived(this.shot ? this.shot.arrows : [...this.taught.arrows, ...this.pointing.arrows]);

  /** What is read beside the map; null: nothing in particular. */
  reading = $state.raw<Page | null>(null);

  private table: Table = { ...FRESH, ...habits(), speed: keptSpeed() };
  private showing: ReturnType<typeof setTimeout> | undefined;
  private shown: readonly unknown[] = [];
  private weighing: ReturnType<typeof setTimeout> | undefined;
  private connection: Connection;
  private readonly trials = new Latest(async (trial: Trial) =>
    triedBy(await this.connection.ask(trying(this.table.version, trial))),
  );
  private readonly looks = new Latest(async (look: Look) =>
    shownBy(await this.connection.ask(looking(this.table.version, look))),
  );
  private readonly papers = new Latest(async (look: Look) =>
    shownBy(await this.connection.ask(looking(this.table.version, look))),
  );

  /** `step` is where a lesson is taken up again; in a lesson nothing is answered for the pupil. */
  constructor(
    readonly id: string,
    readonly token: string | null,
    private step = -1,
  ) {
    Object.assign(this.state, this.table);
    this.change({ solo: isSolo(id, token) });
    if (step >= 0) this.change({ forcedAlone: false });
    this.connection = new Connection(
      socketAddress(id),
      () => ({
        type: "hello",
        token: this.token,
        seat: this.table.looking,
        language: words.language,
        since: this.table.lesson?.number ?? this.step,
        lean: false,
      }),
      { message: (message) => this.hear(message), status: (status) => this.hear({ type: "status", status }) },
    );
  }

  open(): () => void {
    const wake = (): void => {
      if (!document.hidden) this.connection.wake();
    };
    this.connection.open();
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", wake);
      this.connection.close();
      clearTimeout(this.showing);
      clearTimeout(this.weighing);
    };
  }

  get info(): GameInfo | null {
    return this.state.info;
  }

  get board(): Board | null {
    return this.state.furniture?.board ?? null;
  }

  get texts(): Texts {
    return this.state.furniture?.texts ?? WORDLESS;
  }

  placeName(id: string): string {
    return placeName(this.board, id, words.language);
  }

  /** Lights things on the map while something else is pointed at; null lets go. */
  pointAt(what: Partial<Pointing> | null): void {
    this.pointing = what ? { ...NOWHERE, ...what } : NOWHERE;
  }

  /** The same for a teacher, whose finger stays where it is while the pupil looks about. */
  teach(what: Partial<Pointing> | null): void {
    this.taught = what ? { ...NOWHERE, ...what } : NOWHERE;
  }

  touch(gesture: Touch): void {
    this.take(touch(this.table, gesture));
  }

  /** The odds of this attack are wanted if the pointer rests there for a moment. */
  weigh(offered: Offered | null): void {
    clearTimeout(this.weighing);
    if (!offered?.attack) this.touch({ kind: "weigh", offered: null });
    else this.weighing = setTimeout(() => this.touch({ kind: "weigh", offered }), MOMENT);
  }

  /** The speed of films, here and from now on. */
  setSpeed(speed: Speed): void {
    keepSpeed(speed);
    this.touch({ kind: "speed", speed });
  }

  /** Plays these on a board of imagination; with the dice of the one before, if no others are given. */
  imagine(actions: readonly Action[], dice = this.table.whatIf?.dice ?? this.throwDice()): void {
    this.touch({ kind: "imagine", actions, dice });
  }

  /** In a lesson: on to a step, or back to it. */
  goToStep(to: number): void {
    this.connection.tell({ type: "go_to_step", to });
  }

  /** In a lesson: let the script do this step. */
  showMe(): void {
    this.connection.tell({ type: "show_me" });
  }

  /** Sends what was written in a form; whoever wrote it hears what became of it, and the table only shows the rest. */
  async submit(action: Action): Promise<Submitted> {
    const reply = await this.connection.ask({ type: "act", version: this.table.version, action });
    if (reply?.type === "denied") return { done: false, refused: reply.refusal, stale: false };
    return { done: reply?.type === "accepted", refused: null, stale: reply?.type === "stale" };
  }

  /** What the coach of a guided game says about the present decision; null if there is nothing to say. */
  async advice(): Promise<AdviceAnswer | null> {
    const reply = await this.connection.ask({ type: "advise", version: this.table.version });
    return reply?.type === "advice" ? reply : null;
  }

  /** What would come of a gesture that is still being made; null once another was made, and in imagination. */
  async try(trial: Trial): Promise<Tried | null> {
    return this.table.whatIf ? null : this.trials.wonder(trial);
  }

  /** What a lens of the board shows; null once something else is looked at. */
  show(look: Look): Promise<Layers | null> {
    return this.looks.wonder(look);
  }

  /** Opens something to be read beside the map. */
  read(page: Page | null): void {
    this.reading = page;
  }

  /** What is written on a paper; null where there is none, and once another is asked for. */
  async paper(look: Look): Promise<Paper | null> {
    return (await this.papers.wonder(look))?.paper ?? null;
  }

  /** Nothing is tried or looked at any more. */
  forget(what: "trial" | "look"): void {
    (what === "trial" ? this.trials : this.looks).forget();
  }

  throwDice(): number {
    return Math.floor(Math.random() * 2 ** 30);
  }

  private hear(message: Message): void {
    this.take(reduce(this.table, message, performance.now(), !document.hidden));
  }

  private take({ table, wishes }: Step): void {
    this.table = table;
    Object.assign(this.state, table);
    this.wind();
    for (const wish of wishes) this.carryOut(wish);
  }

  /** Lets the film go on when its shot has been seen. */
  private wind(): void {
    const { film, speed, whatIf } = this.table;
    const now = [shotOf(film), film.paused, speed, whatIf === null, isFilming(this.table)];
    if (now.every((part, n) => part === this.shown[n])) return;
    this.shown = now;
    clearTimeout(this.showing);
    const lasts = whatIf ? null : pace(film, speed);
    if (lasts !== null) this.showing = setTimeout(() => this.touch({ kind: "film", command: "next" }), lasts);
  }

  private carryOut(wish: Wish): void {
    switch (wish.do) {
      case "tell":
        this.connection.tell(wish.message);
        break;
      case "ask":
        void this.ask(wish.questions, wish.purpose);
        break;
      case "furnish":
        void this.furnish(wish.game.board);
        break;
      case "keep-ticket":
        if (this.token) keep({ game: this.id, token: this.token });
        break;
      case "recall-seen":
        if (!isLesson(this.id))
          this.change({ seenBefore: Number(localStorage.getItem(seenKey(this.id, wish.seat)) ?? -1) });
        break;
      case "keep-habit":
        keepHabit(wish.habit, wish.on);
        break;
      case "remember-seen":
        if (!document.hidden && !isLesson(this.id))
          localStorage.setItem(seenKey(this.id, wish.seat), String(wish.version));
        break;
    }
  }

  private async ask(questions: readonly Question[], purpose: Purpose): Promise<void> {
    const replies = await Promise.all(questions.map((question) => this.connection.ask(question)));
    this.take(answered(this.table, purpose, replies));
  }

  /** The board, its pictures and its words, when they are not there yet or the language changed. */
  private async furnish(address: string): Promise<void> {
    const { language } = words;
    if (this.table.furniture?.language === language) return;
    this.change({ furniture: await fetchFurniture(address, language) });
  }

  private change(part: Partial<Table>): void {
    this.take({ table: { ...this.table, ...part }, wishes: [] });
  }
}
