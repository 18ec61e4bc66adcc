/**
 * A session at a table: owns the socket and what the browser keeps, and carries out what the table wishes. What
 * follows from what, `reduce` (for messages), `touch` (for the player) and `answered` (for replies) know.
 */
import type { Arrow } from "../board/boards";
import { litCards, litPieces, litPlaces } from "../lib/gestures";
import { words } from "../lib/i18n.svelte";
import type { Board, GameInfo } from "../lib/protocol";
import { Connection } from "../lib/socket";
import { inLanguage, Texts } from "../lib/texts";
import { keep } from "../lib/tickets";
import { habits, keepHabit } from "../lib/habits";
import { answered } from "./answers";
import { fetchFurniture } from "./furniture";
import { reduce, type Message } from "./reduce";
import { FRESH, actionsOf, isMyTurn, isOver, offersOf, sceneOf, type Action, type Table } from "./state";
import type { Purpose, Question, Step, Wish } from "./step";
import { touch, type Touch } from "./touch";
import { watched } from "./watched.svelte";

const WORDLESS = new Texts("en", []);

const seenKey = (game: string, seat: string | null): string => `caracole.seen.${game}.${seat ?? "-"}`;

const socketAddress = (game: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/games/${game}`;

export class TableSession {
  /** The table, for whoever shows it. */
  readonly state: Readonly<Table> = watched({ ...FRESH, ...habits() });

  readonly scene = $derived(sceneOf(this.state));
  readonly offers = $derived(offersOf(this.state));
  readonly actions = $derived(actionsOf(this.state));
  readonly litPlaces = $derived(litPlaces(this.actions, this.state.hold));
  readonly litPieces = $derived(litPieces(this.actions, this.state.hold));
  readonly litCards = $derived(litCards(this.actions));
  readonly myTurn = $derived(isMyTurn(this.state));
  readonly isOver = $derived(isOver(this.state));

  readonly pointed = $derived(this.state.shownPlaces);
  readonly arrows = $derived(this.state.shownArrows);

  private table: Table = { ...FRESH, ...habits() };
  private connection: Connection;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    this.connection = new Connection(
      socketAddress(id),
      () => ({
        type: "hello",
        token: this.token,
        seat: this.table.looking,
        language: words.language,
        since: -1,
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
    return inLanguage(this.board?.places.find((place) => place.id === id)?.name, words.language) || id;
  }

  /** Lights these on the map as long as something elsewhere points at them. */
  pointAt(what: { places?: readonly string[]; pieces?: readonly string[]; arrows?: readonly Arrow[] } | null): void {
    this.touch({ kind: "point", ...what });
  }

  touch(gesture: Touch): void {
    this.take(touch(this.table, gesture));
  }

  /** Plays these on a board of imagination; with the dice of the one before, if no others are given. */
  imagine(actions: readonly Action[], dice = this.table.whatIf?.dice ?? this.throwDice()): void {
    this.touch({ kind: "imagine", actions, dice });
  }

  throwDice(): number {
    return Math.floor(Math.random() * 2 ** 30);
  }

  private hear(message: Message): void {
    this.take(reduce(this.table, message, performance.now()));
  }

  private take({ table, wishes }: Step): void {
    this.table = table;
    Object.assign(this.state, table);
    for (const wish of wishes) this.carryOut(wish);
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
        this.change({ seenBefore: Number(localStorage.getItem(seenKey(this.id, wish.seat)) ?? -1) });
        break;
      case "keep-habit":
        keepHabit(wish.habit, wish.on);
        break;
      case "remember-seen":
        if (!document.hidden) localStorage.setItem(seenKey(this.id, wish.seat), String(wish.version));
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
